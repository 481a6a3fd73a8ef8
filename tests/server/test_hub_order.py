"""Changes are announced only after they are stored, whatever else happens at the table meanwhile."""

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
from tests.server.in_process import InProcessClub
from tests.server.test_security import NO_LIMITS, TABLE, run_scenario


class RecordingWire:
    """A wire that records what is written to it."""

    def __init__(self) -> None:
        self.received: list[dict[str, Any]] = []

    def write(self, frame: bytes) -> int:
        self.received.append(msgspec.json.decode(frame[frame.index(b"{") :]))
        return 0

    def close(self, code: int, reason: str, *, patient: bool = True) -> None:
        pass

    def abort(self) -> None:
        pass

    def longest_log(self) -> int:
        """Return the length of the longest log that was announced."""
        return max(message.get("state", message).get("log", 0) for message in self.received)


async def table_with_two(club: InProcessClub, *names: str) -> tuple[str, list[Person], list[Connection], list[RecordingWire]]:
    names = names or ("Ann", "Ben")
    ann, ben = [await club.guest(name) for name in names]
    id = (await ann.post("/api/tables", json=TABLE | {"listed": True})).json()["table"]
    assert (await ben.post(f"/api/tables/{id}/requests", json={"do": "join"})).status_code == 200
    stored = [await club.services.store.read(lambda database, name=name: person_named(database, name)) for name in names]
    people = [person for person in stored if person is not None]
    wires = [RecordingWire(), RecordingWire()]
    connections = [Connection(wire, person, "here", "en") for wire, person in zip(wires, people, strict=True)]
    for connection in connections:
        club.services.hub.connect(connection)
        await club.services.hub.watching.watch(connection, Watch(table=id))
    return id, people, connections, wires


def act(club: InProcessClub, id: str, people: list[Person]) -> None:
    live = club.services.hub.tables[id]
    seat = live.table.to_act()[0]
    request = Act(table=id, after=live.table.count(seat), act=live.table.legal(seat)[0])
    carry_out(club.services.hub, people[seat], request, lambda error: None)


def test_a_disconnect_does_not_reveal_an_unstored_change(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        id, people, connections, wires = await table_with_two(club)
        before = wires[0].longest_log()
        release = threading.Event()
        club.services.store.write_then(lambda database: release.wait(10) and None, lambda value, error: None)
        act(club, id, people)
        club.services.hub.disconnect(connections[1])
        await asyncio.sleep(0.1)
        assert wires[0].longest_log() == before, "announced before it is stored"
        release.set()
        await club.services.hub.tables.settled(club.services.hub.tables[id])
        await asyncio.sleep(0.05)
        assert wires[0].longest_log() > before
        seats = [message for message in wires[0].received if message["type"] == "table"][-1]["seats"]
        assert [seat["here"] for seat in seats] == [True, False]

    run_scenario(tmp_path, scenario, **NO_LIMITS)


def test_simultaneous_changes_are_stored_and_announced_together_and_all_are_answered(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        id, people, _, wires = await table_with_two(club)
        hub, live = club.services.hub, club.services.hub.tables[id]
        counts = [len(wire.received) for wire in wires]
        answers: list[Any] = []
        for _ in range(3):
            (seat,) = live.table.to_act()
            request = Act(table=id, after=live.table.count(seat), act=live.table.legal(seat)[0])
            carry_out(hub, people[seat], request, answers.append)
        carry_out(hub, people[0], Resign(table=id), answers.append)
        assert live.pending == 1 and answers == []
        await hub.tables.settled(live)
        assert answers == [None] * 4
        for wire, before in zip(wires, counts, strict=True):
            (update,) = [message for message in wire.received[before:] if message["type"] == "update"]
            assert [entry["n"] for entry in update["acts"]] == list(range(len(live.table.log)))
            assert [entry["act"] for entry in update["acts"]] == [entry.act for entry in live.table.log]
            assert update["result"]["reason"] == "resigned"
        hub.tables.forget(id)
        loaded = (await hub.table(id)).table
        assert loaded.log == live.table.log and loaded.ending == live.table.ending

    run_scenario(tmp_path, scenario, **NO_LIMITS)


def test_a_bug_at_one_table_is_reported_there_and_does_not_affect_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(club: InProcessClub) -> None:
        (id, people, _, _), (other, others, _, _) = await table_with_two(club), await table_with_two(club, "Cid", "Dora")
        hub = club.services.hub
        failed = hub.tables[id]

        def write(table: Table, change: TableChange) -> TableWrite:
            if table.id == id:
                raise RuntimeError("a bug")
            return TableWrite(table, change)

        monkeypatch.setattr("kaisho.server.hub.commit.TableWrite", write)
        answers: list[Any] = []
        for table, players in ((id, people), (other, others)):
            live = hub.tables[table]
            (seat,) = live.table.to_act()
            request = Act(table=table, after=0, act=live.table.legal(seat)[0])
            carry_out(hub, players[seat], request, answers.append)
        await hub.tables.settled(hub.tables[other])
        assert [getattr(answer, "code", None) for answer in answers] == ["store-trouble", None]
        assert hub.tables.get(id) is not failed, "it is read again from the store"
        assert len((await hub.table(id)).table.log) == 0 and len(hub.tables[other].table.log) == 1

    run_scenario(tmp_path, scenario, **NO_LIMITS)


def test_a_failed_announcement_does_not_prevent_storing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(club: InProcessClub) -> None:
        id, people, _, _ = await table_with_two(club)
        live = club.services.hub.tables[id]

        def fail(*arguments: Any) -> None:
            raise RuntimeError("a bug")

        with monkeypatch.context() as broken:
            broken.setattr("kaisho.server.hub.commit.UpdateFrames", fail)
            for _ in range(2):
                act(club, id, people)
                await club.services.hub.tables.settled(live)
        assert club.services.hub.tables[id] is live and live.pending == 0
        club.services.hub.tables.forget(id)
        assert len((await club.services.hub.table(id)).table.log) == len(live.table.log) == 2

    run_scenario(tmp_path, scenario, **NO_LIMITS)
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == ["a game could not be displayed"]


def test_a_new_name_does_not_reveal_an_unstored_change(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        id, people, _, wires = await table_with_two(club)
        before = wires[0].longest_log()
        release = threading.Event()
        club.services.store.write_then(lambda database: release.wait(10) and None, lambda value, error: None)
        act(club, id, people)
        club.services.hub.person_changed(people[1].id, gone=False)
        await asyncio.sleep(0.2)
        assert wires[0].longest_log() == before, "announced before it is stored"
        release.set()
        await club.services.hub.tables.settled(club.services.hub.tables[id])
        await asyncio.sleep(0.05)
        assert wires[0].longest_log() > before

    run_scenario(tmp_path, scenario, **NO_LIMITS)


def test_a_broken_table_does_not_prevent_other_flags_from_falling(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        ann = await club.guest("Ann")
        seats = [{"kind": "me"}, {"kind": "here"}]
        request = {"game": "kamisado", "seats": seats, "control": {"kind": "turn", "base": 1000}}
        ids = [(await ann.post("/api/tables", json=request)).json()["table"] for _ in range(2)]
        for id in ids:
            club.services.hub.tables.forget(id)
        await club.services.store.write(
            lambda database: database.exec_driver_sql("update tables set version = 99 where id = ?", (ids[0],)) and None
        )
        await asyncio.sleep(3.5)
        assert (await ann.get(f"/api/tables/{ids[1]}")).json()["state"]["result"]["reason"] == "flag"

    run_scenario(tmp_path, scenario, **NO_LIMITS)


def test_concurrent_requests_do_not_exceed_the_limit_on_tables(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        ann = await club.guest("Ann")
        answers = await asyncio.gather(*(ann.post("/api/tables", json=TABLE) for _ in range(10)))
        assert sorted(answer.status_code for answer in answers) == [201] * 3 + [409] * 7

    run_scenario(tmp_path, scenario, most_tables=3, **NO_LIMITS)
