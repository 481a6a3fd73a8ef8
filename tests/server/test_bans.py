"""Bans and deletions of people who play, join or make a request, and the effect on others at their tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from kaisho.server.completion import WriteCallback
from kaisho.server.connection import Connection
from kaisho.server.hub.commit import StoreTrouble
from kaisho.server.live_table import LiveTable
from kaisho.server.messages import Join, OpenTable, SeatRequest, Watch
from kaisho.server.opening import open_table
from kaisho.server.people import Person, person_named, set_admin, set_banned
from kaisho.server.requests import carry_out, carry_out_and_wait
from kaisho.server.seats import Seat
from kaisho.server.store import Store
from kaisho.server.store.orders import PERSON_CHANGED, queue_order
from kaisho.server.store.rows import RowBatch
from kaisho.server.table_log import DEPARTURE
from kaisho.server.table_status import Status, TableRefusal
from tests.server.conftest import Club
from tests.server.in_process import InProcessClub
from tests.server.test_hub_order import RecordingWire
from tests.server.test_security import NO_LIMITS, run_scenario


class ClosingWire(RecordingWire):
    """A wire that also records why it was closed."""

    def __init__(self) -> None:
        super().__init__()
        self.closed_with: str | None = None

    def close(self, code: int, reason: str, *, patient: bool = True) -> None:
        self.closed_with = reason

    def of_type(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.received if message["type"] == kind]


async def person_by_name(club: InProcessClub, name: str) -> Person:
    person = await club.services.store.read(lambda database: person_named(database, name))
    assert person is not None
    return person


async def watch(club: InProcessClub, id: str, person: Person | None) -> ClosingWire:
    wire = ClosingWire()
    connection = Connection(wire, person, "here", "en")
    club.services.hub.connect(connection)
    await club.services.hub.watching.watch(connection, Watch(table=id))
    return wire


async def admin(club: InProcessClub) -> httpx.AsyncClient:
    boss = await club.account("Head")
    person = await person_by_name(club, "Head")
    await club.services.store.write(lambda database: set_admin(database, person.id, True) and None)
    club.services.authenticator.forget(person.id)
    return boss


async def game_of(club: InProcessClub, name: str, people: list[httpx.AsyncClient], **options: Any) -> str:
    """Start a game with people in the order of the seats, and return its id."""
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (len(people) - 1)
    answer = await people[0].post("/api/tables", json={"game": name, "options": options, "seats": seats, "listed": True})
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["table"]
    for person in people[1:]:
        assert (await person.post(f"/api/tables/{id}/requests", json={"do": "join"})).status_code == 200
    return id


def play_on(live: LiveTable, chance: Random, acts: int = 400) -> None:
    for _ in range(acts):
        if live.table.status is not Status.PLAYING:
            return
        seat = live.table.to_act()[0]
        act = chance.choice(live.table.legal(seat))
        live.table.act(seat, live.table.count(seat), act, live.table.changed + 1)


async def ban(club: InProcessClub, boss: httpx.AsyncClient, name: str, way: str) -> None:
    if way == "page":
        answer = await boss.post(f"/api/admin/people/{name}", json={"banned": True})
        assert answer.status_code == 200, answer.text
        return
    person = await person_by_name(club, name)

    def write(database: Any) -> None:
        set_banned(database, person.id, True)
        queue_order(database, PERSON_CHANGED, str(person.id), 0)

    await club.services.store.write(write)
    await club.app.housekeeper._carry_out_orders()


# --- bans -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["page", "command"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_ban_ends_a_game_of_two_but_in_larger_games_the_others_play_on(tmp_path: Path, seats: int, way: str) -> None:
    async def scenario(club: InProcessClub) -> None:
        boss = await admin(club)
        names = ["Ann", "Bob", "Cid", "Dora"][:seats]
        people = [await club.account(name) for name in names]
        id = await game_of(club, "samurai", people, players=seats, hands="random")
        wires = [await watch(club, id, await person_by_name(club, name)) for name in names]
        watcher = await watch(club, id, None)
        live = club.services.hub.tables[id]
        play_on(live, Random(seats), acts=9)
        club.services.hub.commits.changed(live)
        await club.services.hub.tables.settled(live)
        await ban(club, boss, "Bob", way)
        assert wires[1].closed_with == "socket-sent-away"
        assert [wire.closed_with for wire in (*wires[:1], *wires[2:], watcher)] == [None] * seats
        assert (await people[1].get("/api/me")).status_code == 401
        table = club.services.hub.tables[id].table
        if seats == 2:
            assert table.ending is not None and (table.ending.reason, table.ending.places) == ("resigned", (1, 2))
        else:
            assert table.status is Status.PLAYING and table.has_departed(1) and 1 not in table.to_act()
            assert [entry.seat for entry in table.log if entry.kind == DEPARTURE] == [1]
            play_on(club.services.hub.tables[id], Random(9))
            assert table.ending is not None and table.ending.places[1] == seats and table.ending.values[1] == -1.0
        for wire in (wires[0], watcher):
            states = [message.get("state", message) for message in wire.received if message["type"] in ("table", "update")]
            assert states[-1]["status"] == ("over" if seats == 2 else "playing")
        club.services.hub.tables.forget(id)
        assert (await club.services.hub.table(id)).table.seats[1].name == "Bob", "the name stays with the game"

    run_scenario(tmp_path, scenario, **NO_LIMITS)


def test_a_ban_removes_the_accounts_bots_from_their_games_and_no_others(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        boss = await admin(club)
        ann, bob, cid = [await club.account(name) for name in ("Ann", "Bob", "Cid")]
        token = (await bob.post("/api/me/bots", json={"name": "Bobbot"})).json()["token"]
        bot = club.client(origin=None)
        bot.headers["Authorization"] = f"Bearer {token}"
        assert (await bot.get("/api/me")).json()["name"] == "Bobbot"
        two = await game_of(club, "kamisado", [ann, bot])
        three = await game_of(club, "samurai", [ann, bot, cid], players=3, hands="random")
        waiting = (await bot.post("/api/tables", json={"game": "kaito", "seats": [{"kind": "me"}, {"kind": "open"}]})).json()
        unrelated = await game_of(club, "kamisado", [ann, cid])
        wire = await watch(club, two, await person_by_name(club, "Bobbot"))
        await ban(club, boss, "Bob", "page")
        assert wire.closed_with == "socket-sent-away" and (await bot.get("/api/me")).status_code == 401
        states = {id: (await ann.get(f"/api/tables/{id}")).json()["state"] for id in (two, three, unrelated)}
        assert [states[id]["status"] for id in (two, three, unrelated)] == ["over", "playing", "playing"]
        assert states[two]["result"]["reason"] == "resigned" and states[two]["result"]["values"] == [1.0, -1.0]
        assert (await ann.get(f"/api/tables/{waiting['table']}")).json()["state"]["status"] == "over"
        assert club.services.hub.tables[three].table.has_departed(1)

    run_scenario(tmp_path, scenario, **NO_LIMITS)


def test_requests_of_a_banned_person_are_refused_until_the_ban_ends(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        boss = await admin(club)
        ann, bob = await club.account("Ann"), await club.account("Bob")
        answer = await ann.post(
            "/api/tables", json={"game": "kaito", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
        )
        live = club.services.hub.tables[answer.json()["table"]]
        person = await person_by_name(club, "Bob")
        await ban(club, boss, "Bob", "page")
        request = OpenTable(game="kaito", seats=[SeatRequest("me"), SeatRequest("open")])
        for _ in range(2):
            with pytest.raises(TableRefusal):
                await carry_out_and_wait(club.services.hub, person, Join(table=live.table.id))
            with pytest.raises(TableRefusal):
                await open_table(club.services.hub, person, request)
        assert (await boss.post("/api/admin/people/Bob", json={"banned": False})).status_code == 200
        await carry_out_and_wait(club.services.hub, person, Join(table=live.table.id))
        await club.services.hub.tables.settled(live)
        assert live.table.status is Status.PLAYING and bob is not None

    run_scenario(tmp_path, scenario, **NO_LIMITS)


def test_a_broken_table_does_not_prevent_a_ban_or_a_deletion(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        boss = await admin(club)
        ann, bob = await club.account("Ann"), await club.account("Bob")
        ids = [await game_of(club, "kamisado", [bob, ann]) for _ in range(3)]
        for id in ids[:2]:
            club.services.hub.tables.forget(id)
            broken = sa.text("update tables set options = 'nonsense' where id = :id").bindparams(id=id)
            await club.services.store.write(lambda database, broken=broken: database.execute(broken) and None)
        await ban(club, boss, "Bob", "page")
        rows = await club.services.store.read(lambda database: database.execute(sa.text("select id, status from tables")).all())
        assert {row.id: row.status for row in rows} == dict.fromkeys(ids, "over")
        assert (await ann.get(f"/api/tables/{ids[2]}")).json()["state"]["result"]["reason"] == "resigned"

    run_scenario(tmp_path, scenario, **NO_LIMITS)


# --- one joiner's failure ---------------------------------------------------------------------------------------------------


def test_a_join_that_cannot_be_stored_disconnects_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """This happens if the person has just been deleted: the store refuses the seat, and only the request fails."""
    failures: list[BaseException] = []

    def record_failures(store: Store) -> None:
        write_rows_then = store.write_rows_then

        def recorded(write: Callable[[RowBatch], Any], callback: WriteCallback) -> None:
            def written(value: Any, error: BaseException | None) -> None:
                if error is not None:
                    failures.append(error)
                callback(value, error)

            write_rows_then(write, written)

        monkeypatch.setattr(store, "write_rows_then", recorded)

    async def scenario(club: InProcessClub) -> None:
        ann, ben = await club.guest("Ann"), await club.guest("Ben")
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        request = {"game": "samurai", "options": {"players": 3}, "seats": seats, "listed": True}
        id = (await ann.post("/api/tables", json=request)).json()["table"]
        wires = [await watch(club, id, await person_by_name(club, "Ann")), await watch(club, id, None)]
        polling = asyncio.create_task(ben.get(f"/api/tables/{id}", params={"have": 0, "wait": 20}))
        await asyncio.sleep(0.1)
        failed = club.services.hub.tables[id]
        record_failures(club.services.store)
        answers: list[Any] = []
        ghosts = [Person(10**6 + n, f"Ghost {n}", "guest", False, False, "en", 0, 0, None) for n in (1, 2)]
        joining = [carry_out(club.services.hub, ghost, Join(table=id), answers.append) for ghost in ghosts]
        await asyncio.gather(*filter(None, joining))
        await club.services.hub.tables.settled(failed)
        for _ in range(100):
            if len(answers) == len(ghosts):
                break
            await asyncio.sleep(0.05)
        assert [type(answer) for answer in answers] == [StoreTrouble, StoreTrouble]
        polled = (await polling).json()
        assert [seat["kind"] for seat in polled["seats"]] == ["person", "open", "open"]
        await asyncio.sleep(1.0)
        assert [wire.closed_with for wire in wires] == [None, None]
        for wire in wires:
            assert [seat["kind"] for seat in wire.of_type("table")[-1]["seats"]] == ["person", "open", "open"]
            assert not any("Ghost" in str(message) for message in wire.received)
        assert (await ben.post(f"/api/tables/{id}/requests", json={"do": "join"})).status_code == 200
        for wire in wires:
            assert [seat["name"] for seat in wire.of_type("table")[-1]["seats"]][:2] == ["Ann", "Ben"]

    run_scenario(tmp_path, scenario, **NO_LIMITS)
    errors = [record.message for record in caplog.records if record.levelname == "ERROR"]
    assert errors == ["a change could not be stored"] * len(failures), "each change that fails is logged once"


def test_a_join_that_fails_while_others_wait_for_the_table_is_shown_to_nobody(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        ann, ben = await club.guest("Ann"), await club.guest("Ben")
        request = {"game": "kamisado", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
        id = (await ann.post("/api/tables", json=request)).json()["table"]
        hub = club.services.hub
        ghost = Person(10**6, "Ghost", "guest", False, False, "en", 0, 0, None)
        for _ in range(2):
            joining = carry_out(hub, ghost, Join(table=id), lambda error: None)
            assert joining is not None
            await joining
            assert hub.tables[id].pending, "the join is not stored yet"
            polling, watching = asyncio.create_task(hub.settled_table(id)), asyncio.create_task(watch(club, id, None))
            live, wire = await polling, await watching
            assert hub.tables[id] is live and live.table.seats[1] == Seat()
            assert [seat["kind"] for seat in wire.of_type("table")[-1]["seats"]] == ["person", "open"]
        assert (await ben.post(f"/api/tables/{id}/requests", json={"do": "join"})).status_code == 200
        await hub.settled_table(id)
        assert [seat["name"] for seat in wire.of_type("table")[-1]["seats"]] == ["Ann", "Ben"], "it follows the table"

    run_scenario(tmp_path, scenario, **NO_LIMITS)


def test_viewers_of_a_table_that_cannot_be_loaded_again_are_disconnected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(club: InProcessClub) -> None:
        ann = await club.guest("Ann")
        id = (await ann.post("/api/tables", json={"game": "kaito", "seats": [{"kind": "me"}, {"kind": "open"}]})).json()[
            "table"
        ]
        wire = await watch(club, id, await person_by_name(club, "Ann"))

        async def fails(*arguments: Any) -> Any:
            raise RuntimeError("no disk")

        monkeypatch.setattr(club.services.hub.tables, "_read", fails)
        club.services.hub.read_again(id)
        await asyncio.sleep(1.0)
        assert wire.closed_with == "socket-internal" and id not in club.services.hub.tables

    run_scenario(tmp_path, scenario, **NO_LIMITS)


def test_deleting_an_account_while_it_joins_disconnects_nobody_else(club: Club) -> None:
    """Provoke the race many times over real connections."""
    ann = club.socket(club.guest("Ann"))
    for _ in range(25):
        table = ann.client.open("samurai", "me", "open", "open", options={"players": 3}, listed=True)["table"]
        ann.watch(table)
        leaver = club.guest("Leaver")
        socket = club.socket(leaver)
        deleting = Thread(target=leaver.call, args=("POST", "/api/me/deletion", {}))
        deleting.start()
        for number in range(40):  # until the connection is closed
            try:
                socket.send(do="join" if number % 2 == 0 else "leave", table=table)
            except ConnectionClosed:
                break
        deleting.join()
        ann.ask("lobby", on=False)
        assert not [message for message in ann.received if message["type"] == "bye"]
        seats = ann.client.get(f"/api/tables/{table}")["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "open", "open"]
        ann.client.at(table, "leave")
        ann.drain()
