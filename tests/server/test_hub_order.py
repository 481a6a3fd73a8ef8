"""Nothing is announced before it is stored, whatever else happens at a table meanwhile."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kaisho.server.connection import Connection
from kaisho.server.messages import Act, Resign, Watch
from kaisho.server.people import Person, person_named
from kaisho.server.requests import carry_out
from kaisho.server.store.tables import TableWrite
from kaisho.server.table import Table
from kaisho.server.table_log import TableChange
from tests.server.inside import Inside
from tests.server.test_safety import NO_LIMITS, TABLE, attack


class Ear:
    """A wire that records what is written to it."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []

    def write(self, frame: bytes) -> int:
        self.heard.append(msgspec.json.decode(frame[frame.index(b"{") :]))
        return 0

    def close(self, code: int, reason: str, *, patient: bool = True) -> None:
        pass

    def abort(self) -> None:
        pass

    def most_entries(self) -> int:
        """The longest log that was announced."""
        return max(message.get("state", message).get("log", 0) for message in self.heard)


async def table_with_two(club: Inside, *names: str) -> tuple[str, list[Person], list[Connection], list[Ear]]:
    names = names or ("Ann", "Ben")
    ann, ben = [await club.guest(name) for name in names]
    id = (await ann.post("/api/tables", json=TABLE | {"listed": True})).json()["table"]
    assert (await ben.post(f"/api/tables/{id}/requests", json={"do": "join"})).status_code == 200
    found = [await club.services.store.read(lambda database, name=name: person_named(database, name)) for name in names]
    people = [person for person in found if person is not None]
    ears = [Ear(), Ear()]
    connections = [Connection(ear, person, "here", "en") for ear, person in zip(ears, people, strict=True)]
    for connection in connections:
        club.services.hub.connect(connection)
        await club.services.hub.watching.watch(connection, Watch(table=id))
    return id, people, connections, ears


def act(club: Inside, id: str, people: list[Person]) -> None:
    live = club.services.hub.tables[id]
    seat = live.table.to_act()[0]
    request = Act(table=id, after=live.table.count(seat), act=live.table.legal(seat)[0])
    carry_out(club.services.hub, people[seat], request, lambda error: None)


def test_a_disconnect_does_not_reveal_an_unstored_change(tmp_path: Path) -> None:
    async def ask(club: Inside) -> None:
        id, people, connections, ears = await table_with_two(club)
        before = ears[0].most_entries()
        let_go = threading.Event()
        club.services.store.write_then(lambda database: let_go.wait(10) and None, lambda value, error: None)
        act(club, id, people)
        club.services.hub.disconnect(connections[1])
        await asyncio.sleep(0.1)
        assert ears[0].most_entries() == before, "announced before it is stored"
        let_go.set()
        await club.services.hub.tables.settled(club.services.hub.tables[id])
        await asyncio.sleep(0.05)
        assert ears[0].most_entries() > before
        seats = [message for message in ears[0].heard if message["type"] == "table"][-1]["seats"]
        assert [seat["here"] for seat in seats] == [True, False]

    attack(tmp_path, ask, **NO_LIMITS)


def test_simultaneous_changes_are_stored_and_announced_together_and_all_are_answered(tmp_path: Path) -> None:
    async def ask(club: Inside) -> None:
        id, people, _, ears = await table_with_two(club)
        hub, live = club.services.hub, club.services.hub.tables[id]
        told = [len(ear.heard) for ear in ears]
        answers: list[Any] = []
        for _ in range(3):
            (seat,) = live.table.to_act()
            request = Act(table=id, after=live.table.count(seat), act=live.table.legal(seat)[0])
            carry_out(hub, people[seat], request, answers.append)
        carry_out(hub, people[0], Resign(table=id), answers.append)
        assert live.pending == 1 and answers == []
        await hub.tables.settled(live)
        assert answers == [None] * 4
        for ear, before in zip(ears, told, strict=True):
            (update,) = [message for message in ear.heard[before:] if message["type"] == "update"]
            assert [entry["n"] for entry in update["acts"]] == list(range(len(live.table.log)))
            assert [entry["act"] for entry in update["acts"]] == [entry.act for entry in live.table.log]
            assert update["result"]["reason"] == "resigned"
        hub.tables.forget(id)
        again = (await hub.table(id)).table
        assert again.log == live.table.log and again.ending == live.table.ending

    attack(tmp_path, ask, **NO_LIMITS)


def test_a_bug_at_one_table_is_reported_there_and_harms_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask(club: Inside) -> None:
        (id, people, _, _), (other, others, _, _) = await table_with_two(club), await table_with_two(club, "Cid", "Dora")
        hub = club.services.hub
        failed = hub.tables[id]

        def write(table: Table, change: TableChange) -> TableWrite:
            if table.id == id:
                raise RuntimeError("a bug")
            return TableWrite(table, change)

        monkeypatch.setattr("kaisho.server.hub.commit.TableWrite", write)
        answers: list[Any] = []
        for name, mates in ((id, people), (other, others)):
            live = hub.tables[name]
            (seat,) = live.table.to_act()
            request = Act(table=name, after=0, act=live.table.legal(seat)[0])
            carry_out(hub, mates[seat], request, answers.append)
        await hub.tables.settled(hub.tables[other])
        assert [getattr(answer, "code", None) for answer in answers] == ["store-trouble", None]
        assert hub.tables.get(id) is not failed, "it is read again from the store"
        assert len((await hub.table(id)).table.log) == 0 and len(hub.tables[other].table.log) == 1

    attack(tmp_path, ask, **NO_LIMITS)


def test_a_failed_announcement_does_not_prevent_storing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def ask(club: Inside) -> None:
        id, people, _, _ = await table_with_two(club)
        live = club.services.hub.tables[id]

        def fail(*told: Any) -> None:
            raise RuntimeError("a bug")

        with monkeypatch.context() as broken:
            broken.setattr("kaisho.server.hub.commit.UpdateFrames", fail)
            for _ in range(2):
                act(club, id, people)
                await club.services.hub.tables.settled(live)
        assert club.services.hub.tables[id] is live and live.pending == 0
        club.services.hub.tables.forget(id)
        assert len((await club.services.hub.table(id)).table.log) == len(live.table.log) == 2

    attack(tmp_path, ask, **NO_LIMITS)
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == ["a game could not be displayed"]


def test_a_new_name_does_not_reveal_an_unstored_change(tmp_path: Path) -> None:
    async def ask(club: Inside) -> None:
        id, people, _, ears = await table_with_two(club)
        before = ears[0].most_entries()
        let_go = threading.Event()
        club.services.store.write_then(lambda database: let_go.wait(10) and None, lambda value, error: None)
        act(club, id, people)
        club.services.hub.person_changed(people[1].id, gone=False)
        await asyncio.sleep(0.2)
        assert ears[0].most_entries() == before, "announced before it is stored"
        let_go.set()
        await club.services.hub.tables.settled(club.services.hub.tables[id])
        await asyncio.sleep(0.05)
        assert ears[0].most_entries() > before

    attack(tmp_path, ask, **NO_LIMITS)


def test_a_broken_table_does_not_prevent_other_flags_from_falling(tmp_path: Path) -> None:
    async def ask(club: Inside) -> None:
        ann = await club.guest("Ann")
        seats = [{"kind": "me"}, {"kind": "here"}]
        wanted = {"game": "kamisado", "seats": seats, "control": {"kind": "turn", "base": 1000}}
        ids = [(await ann.post("/api/tables", json=wanted)).json()["table"] for _ in range(2)]
        for id in ids:
            club.services.hub.tables.forget(id)
        await club.services.store.write(
            lambda database: database.exec_driver_sql("update tables set version = 99 where id = ?", (ids[0],)) and None
        )
        await asyncio.sleep(3.5)
        assert (await ann.get(f"/api/tables/{ids[1]}")).json()["state"]["result"]["reason"] == "flag"

    attack(tmp_path, ask, **NO_LIMITS)


def test_concurrent_requests_do_not_exceed_the_limit_on_tables(tmp_path: Path) -> None:
    async def ask(club: Inside) -> None:
        ann = await club.guest("Ann")
        answers = await asyncio.gather(*(ann.post("/api/tables", json=TABLE) for _ in range(10)))
        assert sorted(answer.status_code for answer in answers) == [201] * 3 + [409] * 7

    attack(tmp_path, ask, most_tables=3, **NO_LIMITS)
