"""Bots think in fair queues: many waiting requests of one person do not delay those of another."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Hashable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from kaisho.server.turns import MAX_EACH, FairSlots
from tests.server.in_process import InProcessClub, in_process_club
from tests.server.running import PATIENCE, Message, RunningServer

TOKEN = "a-token-for-the-metrics"


class Work:
    """Long work, recorded in the order in which it was started."""

    def __init__(self, slots: int) -> None:
        self.turns = FairSlots(slots)
        self.started: list[str] = []
        self.max_running: Counter[str] = Counter()
        self._running: Counter[str] = Counter()
        self._ends: dict[str, asyncio.Event] = {}

    async def do(self, person: str, name: str) -> None:
        async with self.turns.turn(person):
            self.started.append(name)
            self._running[person] += 1
            self.max_running[person] = max(self.max_running[person], self._running[person])
            await self._end(name).wait()
            self._running[person] -= 1

    def _end(self, name: str) -> asyncio.Event:
        return self._ends.setdefault(name, asyncio.Event())

    async def end(self, name: str) -> None:
        self._end(name).set()
        for _ in range(4):
            await asyncio.sleep(0)

    async def start(self, person: str, *names: str) -> list[asyncio.Task[None]]:
        tasks = [asyncio.create_task(self.do(person, name)) for name in names]
        await asyncio.sleep(0)
        return tasks


def run(scenario: Callable[[], Awaitable[None]]) -> None:
    async def run_scenario() -> None:
        await scenario()

    asyncio.run(run_scenario())


def test_people_are_served_in_turn() -> None:
    async def scenario() -> None:
        work = Work(1)
        tasks = await work.start("ann", "a1", "a2", "a3")
        tasks += await work.start("bob", "b1", "b2")
        tasks += await work.start("cem", "c1")
        assert work.started == ["a1", "b1"], "the spare slot is for people who have none"
        for name in ("a1", "b1", "c1", "a2", "b2", "a3"):
            await work.end(name)
        await asyncio.gather(*tasks)
        assert work.started.index("c1") < work.started.index("a2"), (
            "the last person waits for one turn of each other person, not for all their work"
        )
        assert sorted(work.started) == ["a1", "a2", "a3", "b1", "b2", "c1"]

    run(scenario)


@pytest.mark.parametrize("slots", [1, 2, 8])
def test_one_person_never_has_all_slots(slots: int) -> None:
    async def scenario() -> None:
        work = Work(slots)
        names = [f"a{number}" for number in range(20)]
        tasks = await work.start("ann", *names)
        assert len(work.started) == min(slots, MAX_EACH)
        tasks += await work.start("bob", "b1")
        assert "b1" in work.started, "somebody else begins at once"
        for name in ["b1", *names]:
            await work.end(name)
        await asyncio.gather(*tasks)
        assert work.max_running["ann"] <= MAX_EACH

    run(scenario)


def test_a_cancelled_request_gives_its_turn_to_the_next() -> None:
    async def scenario() -> None:
        work = Work(1)
        first, waiting = await work.start("ann", "a1", "a2")
        (third,) = await work.start("ann", "a3")
        waiting.cancel()
        await asyncio.sleep(0)
        assert work.started == ["a1"]
        first.cancel()
        for _ in range(4):
            await asyncio.sleep(0)
        assert work.started == ["a1", "a3"]
        third.cancel()
        await asyncio.gather(first, waiting, third, return_exceptions=True)
        (last,) = await work.start("ann", "a4")
        assert work.started[-1] == "a4", "all slots have been given back"
        await work.end("a4")
        await last
        assert not work.turns._queues and not work.turns._taken and not work.turns._in_use

    run(scenario)


def test_a_request_cancelled_at_the_moment_of_its_turn_gives_it_back() -> None:
    async def scenario() -> None:
        work = Work(1)
        first, second = await work.start("ann", "a1", "a2")
        work._end("a1").set()
        await asyncio.sleep(0)  # a1 has ended, a2 has its turn but has not begun
        second.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        assert not work.turns._in_use and not work.turns._queues

    run(scenario)


class RecordingTurns(FairSlots):
    """FairSlots that record who has requested one."""

    def __init__(self) -> None:
        super().__init__(2)
        self.requested: list[Hashable] = []

    def turn(self, person: Hashable) -> AbstractAsyncContextManager[None]:
        self.requested.append(person)
        return super().turn(person)


def test_a_bot_thinks_in_the_queue_of_the_tables_owner(tmp_path: Path) -> None:
    async def queues_used_by(club: InProcessClub, name: str, turns: RecordingTurns) -> tuple[int, set[Hashable]]:
        """Return a person's id, and the people in whose queues the bots of that person's tables have thought."""
        guest = await club.guest(name)
        turns.requested.clear()
        for _ in range(2):
            seats = [{"kind": "bot", "bot": "easy"}, {"kind": "me"}]
            table = (await guest.post("/api/tables", json={"game": "kamisado", "seats": seats})).json()["table"]
            async with asyncio.timeout(PATIENCE):
                while club.services.hub.tables[table].table.to_act() == [0] or club.services.hub.tables[table].thinking:
                    await asyncio.sleep(0.01)
        return (await guest.get("/api/me")).json()["id"], set(turns.requested)

    async def scenario() -> None:
        async with in_process_club(tmp_path, bot_seconds=0.05) as club:
            club.services.thinkers._turns = turns = RecordingTurns()
            for name in ("Ann", "Bob"):
                person, requested = await queues_used_by(club, name, turns)
                assert requested == {person}

    run(scenario)


def test_an_easy_bot_answers_quickly_beside_thirty_tables_of_strong_bots(tmp_path: Path) -> None:
    """One guest has thirty tables with three strong bots each. Another guest's easy bot always answers long before the strong
    ones have had their turns."""
    server = RunningServer(tmp_path, rate_per_session="0", bot_threads="1", sync="normal", metrics_token=TOKEN)
    ann, bob = server.guest("Ann"), server.guest("Bob")
    for _ in range(30):
        ann.open("samurai", "bot:strong", "bot:strong", "bot:strong", "me", options={"players": 4})
    deadline = time.monotonic() + PATIENCE
    for _ in range(10):
        table: str = bob.open("kamisado", "me", "bot:easy")["table"]
        state: Message = bob.get(f"/api/tables/{table}")["state"]
        bob.at(table, "act", after=state["count"], act=state["legal"][0])
        while bob.get(f"/api/tables/{table}")["state"]["count"] < 2:
            assert time.monotonic() < deadline
            time.sleep(0.02)
    metrics = bob.call("GET", "/metrics", Authorization=f"Bearer {TOKEN}").body
    waiting = next(line.split()[1] for line in metrics.splitlines() if line.startswith("kaisho_bots_waiting "))
    server.stop()
    assert float(waiting) > 20, "the strong bots are still waiting"
