"""Nothing is told before it is stored, whatever else happens at a table meanwhile."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import msgspec

from kaisho.server.connection import Connection
from kaisho.server.messages import Act, Watch
from kaisho.server.people import Person, person_named
from kaisho.server.requests import carry_out
from tests.server.inside import Inside
from tests.server.test_safety import NO_LIMITS, TABLE, attack


class Ear:
    """A wire that keeps what was written to it."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []

    def write(self, frame: bytes) -> int:
        self.heard.append(msgspec.json.decode(frame[frame.index(b"{") :]))
        return 0

    def close(self, code: int, reason: str) -> None:
        pass

    def abort(self) -> None:
        pass

    def most_entries(self) -> int:
        """The longest log that was told of."""
        return max(message.get("state", message).get("log", 0) for message in self.heard)


async def table_with_two(club: Inside) -> tuple[str, list[Person], list[Connection], list[Ear]]:
    ann, ben = await club.guest("Ann"), await club.guest("Ben")
    id = (await ann.post("/api/tables", json=TABLE | {"listed": True})).json()["table"]
    assert (await ben.post(f"/api/tables/{id}/requests", json={"do": "join"})).status_code == 200
    found = [await club.app.store.read(lambda database, name=name: person_named(database, name)) for name in ("Ann", "Ben")]
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
