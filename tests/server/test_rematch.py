"""Rematches: the next table is announced when it can be fetched, seats rotate, and points stay with their people."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kaisho import games
from kaisho.server.club_clock import now_ms
from kaisho.server.messages import Offer, Resign
from kaisho.server.opening import open_rematch
from kaisho.server.people.person import person_named
from kaisho.server.requests import carry_out
from kaisho.server.store.schema import tables
from tests.server.conftest import Club
from tests.server.inside import Inside
from tests.server.running import NO_LIMITS as NO_LIMITS_OUTSIDE
from tests.server.running import PATIENCE, RunningServer, Told, Visitor
from tests.server.test_safety import NO_LIMITS, attack

ROUNDS = 25


def fetched(visitor: Visitor, table: str) -> Told:
    """Fetch a table, which must exist."""
    reply = visitor.call("GET", f"/api/tables/{table}")
    assert reply.status == 200, reply
    return reply.body  # type: ignore[no-any-return]


def test_the_answer_that_agrees_to_a_rematch_names_a_table_that_can_be_fetched(club: Club) -> None:
    ann = club.guest("Ann")
    table = ann.open("kamisado", "me", "bot:easy")["table"]
    for _ in range(ROUNDS):
        assert ann.at(table, "resign").status == 200
        reply = ann.at(table, "offer", what="rematch")
        assert reply.status == 200 and reply.body["next"] is not None
        following = fetched(ann, reply.body["next"])
        assert following["before"] == table
        table = following["table"]


def test_a_polling_client_never_sees_a_next_table_that_cannot_be_fetched(club: Club) -> None:
    ann, eve = club.guest("Ann"), club.guest("Eve")
    tables = [ann.open("kamisado", "me", "bot:easy")["table"] for _ in range(ROUNDS)]
    for table in tables:
        ann.at(table, "resign")
    failed: list[Any] = []
    found: dict[str, str] = {}

    def poll() -> None:
        while len(found) < len(tables) and not failed:
            for table in tables:
                following = eve.get(f"/api/tables/{table}")["next"]
                if following is not None:
                    reply = eve.call("GET", f"/api/tables/{following}")
                    found[table] = following
                    if reply.status != 200:
                        failed.append(reply)

    polling = threading.Thread(target=poll)
    polling.start()
    for table in tables:
        ann.at(table, "offer", what="rematch")
    polling.join(120)
    assert not failed and len(set(found.values())) == len(tables)


def test_the_next_table_is_announced_when_it_can_be_watched(club: Club) -> None:
    table, ann, bob = club.pair("kamisado")
    for _ in range(10):
        ann.ask("resign", table=table)
        ann.ask("offer", table=table, what="rematch")
        bob.ask("answer", table=table, what="rematch", yes=True)
        following = ann.take("table", lambda told: told["next"] is not None)["next"]
        assert fetched(ann.visitor, following)["before"] == table
        for socket in (ann, bob):
            socket.watch(following)
        table = following


def test_a_rematch_that_could_not_be_opened_can_be_offered_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask(club: Inside) -> None:
        ann = await club.guest("Ann")
        wanted = {"game": "kamisado", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]}
        id = (await ann.post("/api/tables", json=wanted)).json()["table"]
        hub = club.services.hub
        person = await club.services.store.read(lambda database: person_named(database, "Ann"))
        assert person is not None
        carry_out(hub, person, Resign(table=id), lambda error: None)

        async def fail(*told: Any, **more: Any) -> None:
            raise RuntimeError("a bug")

        with monkeypatch.context() as broken:
            broken.setattr("kaisho.server.opening.set_up", fail)
            carry_out(hub, person, Offer(table=id, what="rematch"), lambda error: None)
            await hub.tables.settled(hub.tables[id])
            await asyncio.sleep(0.05)
        shown = (await ann.get(f"/api/tables/{id}")).json()
        assert shown["next"] is None and shown["state"]["offers"] == {}
        again = await ann.post(f"/api/tables/{id}/requests", json={"do": "offer", "what": "rematch"})
        assert again.status_code == 200 and again.json()["next"] is not None
        assert (await ann.get(f"/api/tables/{again.json()['next']}")).status_code == 200

    attack(tmp_path, ask, **NO_LIMITS)


def test_an_agreed_rematch_that_was_not_opened_is_opened_when_its_table_is_loaded(tmp_path: Path) -> None:
    """As after a kill: the stored table has an agreed rematch, and there is no next table."""

    async def ask(club: Inside) -> None:
        ann = await club.guest("Ann")
        wanted = {"game": "kamisado", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]}
        id = (await ann.post("/api/tables", json=wanted)).json()["table"]
        await ann.post(f"/api/tables/{id}/requests", json={"do": "resign"})
        hub = club.services.hub
        agreed = tables.update().where(tables.c.id == id).values(offers='{"rematch":[0,1]}')
        await club.services.store.write(lambda database: database.execute(agreed) and None)
        hub.tables.forget(id)
        for _ in range(100):
            shown = (await ann.get(f"/api/tables/{id}")).json()
            if shown["next"]:
                break
            await asyncio.sleep(0.05)
        assert (await ann.get(f"/api/tables/{shown['next']}")).json()["before"] == id

    attack(tmp_path, ask, **NO_LIMITS)


def test_the_rematch_of_an_unlisted_table_is_rated_only_if_the_club_allows_it(tmp_path: Path) -> None:
    """The club may have changed the setting since the first table was opened."""

    async def next_is_rated(club: Inside, *, listed: bool) -> bool:
        hub = club.services.hub
        guest = await club.guest(f"Guest {listed}")
        wanted = {"game": "kamisado", "listed": listed, "seats": [{"kind": "me"}, {"kind": "here"}]}
        id = (await guest.post("/api/tables", json=wanted)).json()["table"]
        await guest.post(f"/api/tables/{id}/requests", json={"do": "resign"})
        hub.tables[id].table.rated = True
        await open_rematch(hub, hub.tables[id])
        following = hub.tables[id].following
        assert following is not None
        return hub.tables[following].table.rated

    async def ask(club: Inside) -> None:
        rates = club.services.settings.rated_unlisted
        assert await next_is_rated(club, listed=True)
        assert await next_is_rated(club, listed=False) == rates

    for number, rates in enumerate((False, True)):
        attack(tmp_path / str(number), ask, rated_unlisted=rates, **NO_LIMITS)


def test_the_limit_on_tables_also_counts_joined_tables_and_rematches(tmp_path: Path) -> None:
    async def ask(club: Inside) -> None:
        ann, bob = await club.guest("Ann"), await club.guest("Bob")
        two = {"game": "kamisado", "listed": True, "seats": [{"kind": "me"}, {"kind": "open"}]}
        alone = {"game": "kamisado", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]}
        tables = [(await ann.post("/api/tables", json=two)).json()["table"] for _ in range(2)]
        assert (await ann.post("/api/tables", json=two)).json()["code"] == "table-too-many"
        for table in tables:
            assert (await bob.post(f"/api/tables/{table}/requests", json={"do": "join"})).status_code == 200
        cem = await club.guest("Cem")
        third = (await cem.post("/api/tables", json=two)).json()["table"]
        refused = await bob.post(f"/api/tables/{third}/requests", json={"do": "join"})
        assert (refused.status_code, refused.json()["code"]) == (409, "table-too-many")
        assert (await bob.post("/api/tables", json=alone)).json()["code"] == "table-too-many"
        await bob.post(f"/api/tables/{tables[0]}/requests", json={"do": "resign"})
        assert (await bob.post("/api/tables", json=alone)).status_code == 201
        await ann.post(f"/api/tables/{tables[0]}/requests", json={"do": "offer", "what": "rematch"})
        agreed = {"do": "answer", "what": "rematch", "yes": True}
        refused = await bob.post(f"/api/tables/{tables[0]}/requests", json=agreed)
        assert (refused.status_code, refused.json()["code"]) == (409, "table-too-many"), "the last to agree is told why"
        shown = (await ann.get(f"/api/tables/{tables[0]}")).json()
        assert shown["next"] is None and shown["state"]["offers"] == {}, "one of them plays at too many tables"

    attack(tmp_path, ask, **(NO_LIMITS | {"most_tables": 2}))


def test_requests_over_http_count_as_presence_and_are_refused_during_a_deletion(tmp_path: Path) -> None:
    async def ask(club: Inside) -> None:
        ann, bob = await club.guest("Ann"), await club.guest("Bob")
        wanted = {"game": "kamisado", "listed": True, "seats": [{"kind": "me"}, {"kind": "open"}]}
        id = (await ann.post("/api/tables", json=wanted)).json()["table"]
        assert (await bob.post(f"/api/tables/{id}/requests", json={"do": "join"})).status_code == 200
        hub = club.services.hub
        live = hub.tables[id]
        person = live.table.seats[0].person
        assert person is not None
        live.last_here.clear()
        before = now_ms()
        await ann.get(f"/api/tables/{id}", params={"have": 0, "wait": 0.1})
        assert before <= live.last_here[person] and (hub.presence.away_since(live) or 0) >= before
        live.last_here.clear()
        await club.visitor().get(f"/api/tables/{id}")
        assert live.last_here == {}, "watchers are not waited for"
        hub.send_away({person})
        refused = await ann.post(f"/api/tables/{id}/requests", json={"do": "resign"})
        assert refused.json()["code"] == "socket-sent-away" and live.table.ending is None
        hub.connections.leaving.clear()
        assert (await ann.post(f"/api/tables/{id}/requests", json={"do": "resign"})).status_code == 200

    attack(tmp_path, ask, **NO_LIMITS)


def test_long_polling_and_plain_pages_count_as_presence(tmp_path: Path) -> None:
    async def ask(club: Inside) -> None:
        ann, bob = await club.guest("Ann"), await club.guest("Bob")
        wanted = {"game": "kamisado", "listed": True, "seats": [{"kind": "me"}, {"kind": "open"}]}
        id = (await ann.post("/api/tables", json=wanted)).json()["table"]
        state = (await bob.post(f"/api/tables/{id}/requests", json={"do": "join"})).json()["state"]
        live = club.services.hub.tables[id]
        first, second = (seat.person for seat in live.table.seats)
        waiting = asyncio.create_task(bob.get(f"/api/tables/{id}", params={"have": state["log"], "wait": 25}))
        async with asyncio.timeout(PATIENCE):
            while not live.waiting:
                await asyncio.sleep(0.01)
        live.last_here.clear()
        await ann.post(f"/api/tables/{id}/requests", json={"do": "act", "after": 0, "act": live.table.legal(0)[0]})
        await waiting
        assert second in live.last_here, "until the response was sent"
        live.last_here.clear()
        assert (await ann.get(f"/plain/tables/{id}")).status_code == 200
        assert set(live.last_here) == {first}

    attack(tmp_path, ask, **NO_LIMITS)


# --- points -------------------------------------------------------------------------------------------------------------


def finished(club: Club, visitor: Visitor, table: str, chance: Random) -> Told:
    """Play a table's game to its end; one person holds all seats."""
    with visitor.socket() as socket:
        state = socket.watch(table)["state"]
        while state["result"] is None:
            if state["legal"]:
                act = chance.choice(state["legal"])
                socket.ask("act", table=table, after=state["count"], act=act)
            state = socket.take("update")
    return state  # type: ignore[no-any-return]


@pytest.mark.parametrize("seats", [("me", "bot:easy"), ("bot:easy", "me"), ("me", "bot:easy", "bot:easy", "bot:medium")])
def test_against_the_computer_the_points_of_a_series_go_with_the_players(club: Club, seats: tuple[str, ...]) -> None:
    ann, chance = club.guest("Ann"), Random(11)
    options = {"scoring": "yes", "players": str(len(seats))}
    game = games.load("caminos", **options)
    table = ann.open("caminos", *seats, options=options)["table"]
    totals = [0] * len(seats)
    for _ in range(len(seats) + 1):
        shown = ann.get(f"/api/tables/{table}")
        assert shown["carried"] == totals
        points = finished(club, ann, table, chance)["result"]["points"]
        assert all(points[seat] == points[side[0]] for side in game.teams for seat in side)
        totals = [before + now for before, now in zip(totals, points, strict=True)]
        page = ann.call("GET", f"/plain/tables/{table}")
        assert page.status == 200 and all(f'<td class="number">{total}</td>' in page.body for total in totals)
        totals = totals[-1:] + totals[:-1]
        sitting = [seat["kind"] for seat in shown["seats"]]
        table = ann.at(table, "offer", what="rematch").body["next"]
        turned = [seat["kind"] for seat in ann.get(f"/api/tables/{table}")["seats"]]
        assert turned == sitting[-1:] + sitting[:-1]
    assert any(totals)


def test_in_a_rated_series_the_points_stay_with_their_people(club: Club) -> None:
    ann, bob = club.account("Ann"), club.account("Bob")
    wanted = {"options": {"scoring": "yes"}, "rated": True, "takebacks": False, "listed": True}
    clock = {"kind": "fischer", "base": 600_000, "increment": 5_000}
    table = ann.open("caminos", "me", "open", control=clock, **wanted)["table"]
    assert bob.at(table, "join").status == 200
    chance, totals = Random(5), {ann.me["id"]: 0, bob.me["id"]: 0}
    people = {ann.me["id"]: ann, bob.me["id"]: bob}
    for _ in range(6):
        shown = ann.get(f"/api/tables/{table}")
        sitting = [seat["person"] for seat in shown["seats"]]
        assert [totals[person] for person in sitting] == shown["carried"]
        state = shown["state"]
        while state["result"] is None:
            acting = people[sitting[state["to_act"][0]]]
            state = acting.get(f"/api/tables/{table}")["state"]
            state = acting.at(table, "act", after=state["count"], act=chance.choice(state["legal"])).body["state"]
        for person, points in zip(sitting, state["result"]["points"], strict=True):
            totals[person] += points
        ann.at(table, "offer", what="rematch")
        table = bob.at(table, "answer", what="rematch", yes=True).body["next"]
        assert [seat["person"] for seat in ann.get(f"/api/tables/{table}")["seats"]] == sitting[::-1]
    assert any(totals.values())


# --- a kill in the middle -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["kaito", "samurai"])
def test_a_server_killed_before_it_opened_an_agreed_rematch_opens_it_after_its_restart(tmp_path: Path, game: str) -> None:
    """The agreement is stored, the next table is not; the old table leads to the new one as soon as it is fetched."""
    reached = tmp_path / "reached"
    server = RunningServer(tmp_path / "data", program=("tests.server.hanging", str(reached)), **NO_LIMITS_OUTSIDE)
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.open(game, "me", "open", listed=True)["table"]
    assert bob.at(table, "join").status == 200
    assert ann.at(table, "resign").status == 200
    with ann.socket() as socket:
        socket.watch(table)
        socket.ask("offer", table=table, what="rematch")
        with bob.socket() as other:
            other.send(do="answer", table=table, what="rematch", yes=True)
            until = time.monotonic() + PATIENCE
            while not reached.exists():
                assert time.monotonic() < until
                time.sleep(0.02)
            server.kill()
    assert stored_agreement(tmp_path / "data", table) == ('{"rematch":[0,1]}', 0)
    server.program = ("kaisho",)
    server.restart(same_port=True)
    shown = [visitor.get(f"/api/tables/{table}") for visitor in (ann, bob)]
    until = time.monotonic() + PATIENCE
    while not all(one["next"] for one in shown):
        assert time.monotonic() < until, "the rematch was not opened"
        time.sleep(0.05)
        shown = [visitor.get(f"/api/tables/{table}") for visitor in (ann, bob)]
    assert shown[0]["next"] == shown[1]["next"]
    following = ann.get(f"/api/tables/{shown[0]['next']}")
    assert following["before"] == table and following["state"]["status"] == "playing"
    assert [seat["name"] for seat in following["seats"]] == ["Bob", "Ann"], "everybody has moved on by one"
    seat = following["you"][0]
    mover = ann if seat in following["state"]["to_act"] else bob
    state = mover.get(f"/api/tables/{shown[0]['next']}")["state"]
    assert mover.at(shown[0]["next"], "act", after=state["count"], act=state["legal"][0]).status == 200
    assert stored_agreement(tmp_path / "data", table)[1] == 1, "it is opened once, however many clients ask"
    server.stop()


def stored_agreement(folder: Path, table: str) -> tuple[str, int]:
    """The stored offers of a table, and the number of rematches of it."""
    with closing(sqlite3.connect(folder / "kaisho.sqlite")) as database:
        [offers] = database.execute("SELECT offers FROM tables WHERE id = ?", (table,)).fetchone()
        [following] = database.execute('SELECT count(*) FROM tables WHERE "before" = ?', (table,)).fetchone()
    return offers, following
