"""Nothing is told before it is stored, whatever else happens at a table meanwhile."""

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
from kaisho.server.store.tables import Change
from kaisho.server.table import Table
from tests.server.inside import Inside
from tests.server.test_safety import NO_LIMITS, TABLE, attack


class Ear:
    """A wire that keeps what was written to it."""

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
        """The longest log that was told of."""
        return max(message.get("state", message).get("log", 0) for message in self.heard)


async def table_with_two(club: Inside, *names: str) -> tuple[str, list[Person], list[Connection], list[Ear]]:
    names = names or ("Ann", "Ben")
    ann, ben = [await club.guest(name) for name in names]
    id = (await ann.post("/api/tables", json=TABLE | {"listed": True})).json()["table"]
    assert (await ben.post(f"/api/tables/{id}/requests", json={"do": "join"})).status_code == 200
    found = [await club.app.store.read(lambda database, name=name: person_named(database, name)) for name in names]
    people = [person for person in found if person is not None]
    ears = [Ear(), Ear()]
    connections = [Connection(ear, person, "here", "en") for ear, person in zip(ears, people, strict=True)]
    for connection in connections:
        club.app.hub.connect(connection)
        await club.app.hub.watch(connection, Watch(table=id))
    return id, people, connections, ears


def act(club: Inside, id: str, people: list[Person]) -> None:
    place = club.app.hub.places[id]
    seat = place.table.to_act()[0]
    request = Act(table=id, after=place.table.count(seat), act=place.table.legal(seat)[0])
    carry_out(club.app.hub, place, people[seat], request, then=lambda error: None)


def test_somebody_who_goes_does_not_make_known_what_is_not_stored_yet(tmp_path: Path) -> None:
    async def ask(club: Inside) -> None:
        id, people, connections, ears = await table_with_two(club)
        before = ears[0].most_entries()
        let_go = threading.Event()
        club.app.store.write_then(lambda database: let_go.wait(10) and None, lambda value, error: None)
        act(club, id, people)
        club.app.hub.disconnect(connections[1])
        await asyncio.sleep(0.1)
        assert ears[0].most_entries() == before, "told before it is stored"
        let_go.set()
        await club.app.hub.settled(club.app.hub.places[id])
        await asyncio.sleep(0.05)
        assert ears[0].most_entries() > before
        seats = [message for message in ears[0].heard if message["type"] == "table"][-1]["seats"]
        assert [seat["here"] for seat in seats] == [True, False]

    attack(tmp_path, ask, **NO_LIMITS)


def test_what_happens_at_once_is_stored_and_told_together_and_everybody_is_answered(tmp_path: Path) -> None:
    async def ask(club: Inside) -> None:
        id, people, _, ears = await table_with_two(club)
        hub, place = club.app.hub, club.app.hub.places[id]
        told = [len(ear.heard) for ear in ears]
        answers: list[Any] = []
        for _ in range(3):
            (seat,) = place.table.to_act()
            request = Act(table=id, after=place.table.count(seat), act=place.table.legal(seat)[0])
            carry_out(hub, place, people[seat], request, then=answers.append)
        carry_out(hub, place, people[0], Resign(table=id), then=answers.append)
        assert place.pending == 1 and answers == []
        await hub.settled(place)
        assert answers == [None] * 4
        for ear, before in zip(ears, told, strict=True):
            (update,) = [message for message in ear.heard[before:] if message["type"] == "update"]
            assert [entry["n"] for entry in update["acts"]] == list(range(len(place.table.log)))
            assert [entry["act"] for entry in update["acts"]] == [entry.act for entry in place.table.log]
            assert update["result"]["reason"] == "resigned"
        hub.forget(id)
        again = (await hub.place(id)).table
        assert again.log == place.table.log and again.ending == place.table.ending

    attack(tmp_path, ask, **NO_LIMITS)


def test_a_mistake_of_ours_at_one_table_is_told_there_and_harms_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask(club: Inside) -> None:
        (id, people, _, _), (other, others, _, _) = await table_with_two(club), await table_with_two(club, "Cid", "Dora")
        hub = club.app.hub
        failed = hub.places[id]

        def change(table: Table, *told: Any, **more: Any) -> Change:
            if table.id == id:
                raise RuntimeError("a mistake")
            return Change(table, *told, **more)

        monkeypatch.setattr("kaisho.server.hub.Change", change)
        answers: list[Any] = []
        for name, mates in ((id, people), (other, others)):
            place = hub.places[name]
            (seat,) = place.table.to_act()
            request = Act(table=name, after=0, act=place.table.legal(seat)[0])
            carry_out(hub, place, mates[seat], request, then=answers.append)
        await hub.settled(hub.places[other])
        assert [getattr(answer, "code", None) for answer in answers] == ["store-trouble", None]
        assert hub.places.get(id) is not failed, "it is read again from the store"
        assert len((await hub.place(id)).table.log) == 0 and len(hub.places[other].table.log) == 1

    attack(tmp_path, ask, **NO_LIMITS)


def test_an_announcement_that_cannot_be_made_keeps_nothing_from_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def ask(club: Inside) -> None:
        id, people, _, _ = await table_with_two(club)
        place = club.app.hub.places[id]

        def fail(*told: Any) -> None:
            raise RuntimeError("a mistake")

        with monkeypatch.context() as broken:
            broken.setattr("kaisho.server.hub.Announcement", fail)
            for _ in range(2):
                act(club, id, people)
                await club.app.hub.settled(place)
        assert club.app.hub.places[id] is place and place.pending == 0
        club.app.hub.forget(id)
        assert len((await club.app.hub.place(id)).table.log) == len(place.table.log) == 2

    attack(tmp_path, ask, **NO_LIMITS)
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == ["a game could not be shown"]


def test_a_new_name_does_not_make_known_what_is_not_stored_yet_nor_undo_who_sits_down(tmp_path: Path) -> None:
    async def ask(club: Inside) -> None:
        id, people, _, ears = await table_with_two(club)
        before = ears[0].most_entries()
        let_go = threading.Event()
        club.app.store.write_then(lambda database: let_go.wait(10) and None, lambda value, error: None)
        act(club, id, people)
        club.app.hub.person_changed(people[1].id, gone=False)
        await asyncio.sleep(0.2)
        assert ears[0].most_entries() == before, "told before it is stored"
        let_go.set()
        await club.app.hub.settled(club.app.hub.places[id])
        await asyncio.sleep(0.05)
        assert ears[0].most_entries() > before

    attack(tmp_path, ask, **NO_LIMITS)


def test_a_table_that_cannot_be_read_does_not_keep_other_flags_from_falling(tmp_path: Path) -> None:
    async def ask(club: Inside) -> None:
        ann = await club.guest("Ann")
        seats = [{"kind": "me"}, {"kind": "here"}]
        wanted = {"game": "kamisado", "seats": seats, "control": {"kind": "turn", "base": 1000}}
        ids = [(await ann.post("/api/tables", json=wanted)).json()["table"] for _ in range(2)]
        for id in ids:
            club.app.hub.forget(id)
        await club.app.store.write(
            lambda database: database.exec_driver_sql("update tables set version = 99 where id = ?", (ids[0],)) and None
        )
        await asyncio.sleep(3.5)
        assert (await ann.get(f"/api/tables/{ids[1]}")).json()["state"]["result"]["reason"] == "flag"

    attack(tmp_path, ask, **NO_LIMITS)


def test_nobody_opens_more_tables_than_allowed_by_asking_all_at_once(tmp_path: Path) -> None:
    async def ask(club: Inside) -> None:
        ann = await club.guest("Ann")
        answers = await asyncio.gather(*(ann.post("/api/tables", json=TABLE) for _ in range(10)))
        assert sorted(answer.status_code for answer in answers) == [201] * 3 + [409] * 7

    attack(tmp_path, ask, most_tables=3, **NO_LIMITS)
