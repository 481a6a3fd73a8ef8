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
from tests.server.in_process import InProcessClub
from tests.server.running import NO_LIMITS as SERVER_NO_LIMITS
from tests.server.running import PATIENCE, Client, Message, RunningServer
from tests.server.test_security import NO_LIMITS, run_scenario

ROUNDS = 25


def fetch(client: Client, table: str) -> Message:
    """Fetch a table, which must exist."""
    reply = client.call("GET", f"/api/tables/{table}")
    assert reply.status == 200, reply
    return reply.body  # type: ignore[no-any-return]


def test_the_response_that_agrees_to_a_rematch_names_an_existing_table(club: Club) -> None:
    ann = club.guest("Ann")
    table = ann.open("kamisado", "me", "bot:easy")["table"]
    for _ in range(ROUNDS):
        assert ann.at(table, "resign").status == 200
        reply = ann.at(table, "offer", what="rematch")
        assert reply.status == 200 and reply.body["next"] is not None
        following = fetch(ann, reply.body["next"])
        assert following["before"] == table
        table = following["table"]


def test_a_polling_client_never_sees_a_next_table_that_does_not_exist_yet(club: Club) -> None:
    ann, eve = club.guest("Ann"), club.guest("Eve")
    tables = [ann.open("kamisado", "me", "bot:easy")["table"] for _ in range(ROUNDS)]
    for table in tables:
        ann.at(table, "resign")
    failed: list[Any] = []
    following_of: dict[str, str] = {}

    def poll() -> None:
        while len(following_of) < len(tables) and not failed:
            for table in tables:
                following = eve.get(f"/api/tables/{table}")["next"]
                if following is not None:
                    reply = eve.call("GET", f"/api/tables/{following}")
                    following_of[table] = following
                    if reply.status != 200:
                        failed.append(reply)

    polling = threading.Thread(target=poll)
    polling.start()
    for table in tables:
        ann.at(table, "offer", what="rematch")
    polling.join(120)
    assert not failed and len(set(following_of.values())) == len(tables)


def test_the_next_table_is_announced_when_it_can_be_watched(club: Club) -> None:
    table, ann, bob = club.two_players("kamisado")
    for _ in range(10):
        ann.ask("resign", table=table)
        ann.ask("offer", table=table, what="rematch")
        bob.ask("answer", table=table, what="rematch", yes=True)
        following = ann.wait_for("table", lambda message: message["next"] is not None)["next"]
        assert fetch(ann.client, following)["before"] == table
        for socket in (ann, bob):
            socket.watch(following)
        table = following


def test_a_rematch_that_could_not_be_opened_can_be_offered_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(club: InProcessClub) -> None:
        ann = await club.guest("Ann")
        request = {"game": "kamisado", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]}
        id = (await ann.post("/api/tables", json=request)).json()["table"]
        hub = club.services.hub
        person = await club.services.store.read(lambda database: person_named(database, "Ann"))
        assert person is not None
        carry_out(hub, person, Resign(table=id), lambda error: None)

        async def fail(*arguments: Any, **named: Any) -> None:
            raise RuntimeError("a bug")

        with monkeypatch.context() as broken:
            broken.setattr("kaisho.server.opening.set_up", fail)
            carry_out(hub, person, Offer(table=id, what="rematch"), lambda error: None)
            await hub.tables.settled(hub.tables[id])
            await asyncio.sleep(0.05)
        message = (await ann.get(f"/api/tables/{id}")).json()
        assert message["next"] is None and message["state"]["offers"] == {}
        again = await ann.post(f"/api/tables/{id}/requests", json={"do": "offer", "what": "rematch"})
        assert again.status_code == 200 and again.json()["next"] is not None
        assert (await ann.get(f"/api/tables/{again.json()['next']}")).status_code == 200

    run_scenario(tmp_path, scenario, **NO_LIMITS)


def test_an_agreed_rematch_that_was_not_opened_is_opened_when_its_table_is_loaded(tmp_path: Path) -> None:
    """This is the situation after a kill: the stored table has an agreed rematch but no next table."""

    async def scenario(club: InProcessClub) -> None:
        ann = await club.guest("Ann")
        request = {"game": "kamisado", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]}
        id = (await ann.post("/api/tables", json=request)).json()["table"]
        await ann.post(f"/api/tables/{id}/requests", json={"do": "resign"})
        hub = club.services.hub
        agreed = tables.update().where(tables.c.id == id).values(offers='{"rematch":[0,1]}')
        await club.services.store.write(lambda database: database.execute(agreed) and None)
        hub.tables.forget(id)
        for _ in range(100):
            message = (await ann.get(f"/api/tables/{id}")).json()
            if message["next"]:
                break
            await asyncio.sleep(0.05)
        assert (await ann.get(f"/api/tables/{message['next']}")).json()["before"] == id

    run_scenario(tmp_path, scenario, **NO_LIMITS)


def test_the_rematch_of_an_unlisted_table_is_rated_only_if_the_club_allows_it(tmp_path: Path) -> None:
    """The club may have changed the setting since the first table was opened."""

    async def next_is_rated(club: InProcessClub, *, listed: bool) -> bool:
        hub = club.services.hub
        guest = await club.guest(f"Guest {listed}")
        request = {"game": "kamisado", "listed": listed, "seats": [{"kind": "me"}, {"kind": "here"}]}
        id = (await guest.post("/api/tables", json=request)).json()["table"]
        await guest.post(f"/api/tables/{id}/requests", json={"do": "resign"})
        hub.tables[id].table.rated = True
        await open_rematch(hub, hub.tables[id])
        following = hub.tables[id].following
        assert following is not None
        return hub.tables[following].table.rated

    async def scenario(club: InProcessClub) -> None:
        rates = club.services.settings.rated_unlisted
        assert await next_is_rated(club, listed=True)
        assert await next_is_rated(club, listed=False) == rates

    for number, rates in enumerate((False, True)):
        run_scenario(tmp_path / str(number), scenario, rated_unlisted=rates, **NO_LIMITS)


def test_the_limit_on_tables_also_counts_joined_tables_and_rematches(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
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
        assert (refused.status_code, refused.json()["code"]) == (409, "table-too-many"), (
            "the last player to agree receives the reason"
        )
        message = (await ann.get(f"/api/tables/{tables[0]}")).json()
        assert message["next"] is None and message["state"]["offers"] == {}, "one of them plays at too many tables"

    run_scenario(tmp_path, scenario, **(NO_LIMITS | {"most_tables": 2}))


def test_requests_over_http_count_as_presence_and_are_refused_during_a_deletion(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        ann, bob = await club.guest("Ann"), await club.guest("Bob")
        request = {"game": "kamisado", "listed": True, "seats": [{"kind": "me"}, {"kind": "open"}]}
        id = (await ann.post("/api/tables", json=request)).json()["table"]
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
        await club.client().get(f"/api/tables/{id}")
        assert live.last_here == {}, "watchers do not count"
        hub.send_away({person})
        refused = await ann.post(f"/api/tables/{id}/requests", json={"do": "resign"})
        assert refused.json()["code"] == "socket-sent-away" and live.table.ending is None
        hub.connections.leaving.clear()
        assert (await ann.post(f"/api/tables/{id}/requests", json={"do": "resign"})).status_code == 200

    run_scenario(tmp_path, scenario, **NO_LIMITS)


def test_long_polling_and_plain_pages_count_as_presence(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        ann, bob = await club.guest("Ann"), await club.guest("Bob")
        request = {"game": "kamisado", "listed": True, "seats": [{"kind": "me"}, {"kind": "open"}]}
        id = (await ann.post("/api/tables", json=request)).json()["table"]
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
        assert second in live.last_here, "present until the response was sent"
        live.last_here.clear()
        assert (await ann.get(f"/plain/tables/{id}")).status_code == 200
        assert set(live.last_here) == {first}

    run_scenario(tmp_path, scenario, **NO_LIMITS)


# --- points -------------------------------------------------------------------------------------------------------------


def play_to_the_end(club: Club, client: Client, table: str, chance: Random) -> Message:
    """Play a table's game to its end; one person holds all seats."""
    with client.socket() as socket:
        state = socket.watch(table)["state"]
        while state["result"] is None:
            if state["legal"]:
                act = chance.choice(state["legal"])
                socket.ask("act", table=table, after=state["count"], act=act)
            state = socket.wait_for("update")
    return state  # type: ignore[no-any-return]


@pytest.mark.parametrize("seats", [("me", "bot:easy"), ("bot:easy", "me"), ("me", "bot:easy", "bot:easy", "bot:medium")])
def test_against_the_computer_the_points_of_a_series_stay_with_the_players(club: Club, seats: tuple[str, ...]) -> None:
    ann, chance = club.guest("Ann"), Random(11)
    options = {"scoring": "yes", "players": str(len(seats))}
    game = games.load("caminos", **options)
    table = ann.open("caminos", *seats, options=options)["table"]
    totals = [0] * len(seats)
    for _ in range(len(seats) + 1):
        message = ann.get(f"/api/tables/{table}")
        assert message["carried"] == totals
        points = play_to_the_end(club, ann, table, chance)["result"]["points"]
        assert all(points[seat] == points[side[0]] for side in game.teams for seat in side)
        totals = [before + now for before, now in zip(totals, points, strict=True)]
        page = ann.call("GET", f"/plain/tables/{table}")
        assert page.status == 200 and all(f'<td class="number">{total}</td>' in page.body for total in totals)
        totals = totals[-1:] + totals[:-1]
        seated = [seat["kind"] for seat in message["seats"]]
        table = ann.at(table, "offer", what="rematch").body["next"]
        rotated = [seat["kind"] for seat in ann.get(f"/api/tables/{table}")["seats"]]
        assert rotated == seated[-1:] + seated[:-1]
    assert any(totals)


def test_in_a_rated_series_the_points_stay_with_their_people(club: Club) -> None:
    ann, bob = club.account("Ann"), club.account("Bob")
    settings = {"options": {"scoring": "yes"}, "rated": True, "takebacks": False, "listed": True}
    clock = {"kind": "fischer", "base": 600_000, "increment": 5_000}
    table = ann.open("caminos", "me", "open", control=clock, **settings)["table"]
    assert bob.at(table, "join").status == 200
    chance, totals = Random(5), {ann.me["id"]: 0, bob.me["id"]: 0}
    people = {ann.me["id"]: ann, bob.me["id"]: bob}
    for _ in range(6):
        message = ann.get(f"/api/tables/{table}")
        seated = [seat["person"] for seat in message["seats"]]
        assert [totals[person] for person in seated] == message["carried"]
        state = message["state"]
        while state["result"] is None:
            acting = people[seated[state["to_act"][0]]]
            state = acting.get(f"/api/tables/{table}")["state"]
            state = acting.at(table, "act", after=state["count"], act=chance.choice(state["legal"])).body["state"]
        for person, points in zip(seated, state["result"]["points"], strict=True):
            totals[person] += points
        ann.at(table, "offer", what="rematch")
        table = bob.at(table, "answer", what="rematch", yes=True).body["next"]
        assert [seat["person"] for seat in ann.get(f"/api/tables/{table}")["seats"]] == seated[::-1]
    assert any(totals.values())


# --- a kill in the middle -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["kaito", "samurai"])
def test_a_server_killed_before_it_opened_an_agreed_rematch_opens_it_after_its_restart(tmp_path: Path, game: str) -> None:
    """The agreement is stored, the next table is not; it is opened when the old table is fetched."""
    reached = tmp_path / "reached"
    server = RunningServer(tmp_path / "data", program=("tests.server.hanging_rematch", str(reached)), **SERVER_NO_LIMITS)
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.open(game, "me", "open", listed=True)["table"]
    assert bob.at(table, "join").status == 200
    assert ann.at(table, "resign").status == 200
    with ann.socket() as socket:
        socket.watch(table)
        socket.ask("offer", table=table, what="rematch")
        with bob.socket() as other:
            other.send(do="answer", table=table, what="rematch", yes=True)
            deadline = time.monotonic() + PATIENCE
            while not reached.exists():
                assert time.monotonic() < deadline
                time.sleep(0.02)
            server.kill()
    assert stored_agreement(tmp_path / "data", table) == ('{"rematch":[0,1]}', 0)
    server.program = ("kaisho",)
    server.restart(same_port=True)
    responses = [client.get(f"/api/tables/{table}") for client in (ann, bob)]
    deadline = time.monotonic() + PATIENCE
    while not all(response["next"] for response in responses):
        assert time.monotonic() < deadline, "the rematch was not opened"
        time.sleep(0.05)
        responses = [client.get(f"/api/tables/{table}") for client in (ann, bob)]
    assert responses[0]["next"] == responses[1]["next"]
    following = ann.get(f"/api/tables/{responses[0]['next']}")
    assert following["before"] == table and following["state"]["status"] == "playing"
    assert [seat["name"] for seat in following["seats"]] == ["Bob", "Ann"], "the seats have rotated"
    seat = following["you"][0]
    mover = ann if seat in following["state"]["to_act"] else bob
    state = mover.get(f"/api/tables/{responses[0]['next']}")["state"]
    assert mover.at(responses[0]["next"], "act", after=state["count"], act=state["legal"][0]).status == 200
    assert stored_agreement(tmp_path / "data", table)[1] == 1, "it is opened once, however many clients ask"
    server.stop()


def stored_agreement(folder: Path, table: str) -> tuple[str, int]:
    """Return the stored offers of a table, and the number of its rematches."""
    with closing(sqlite3.connect(folder / "kaisho.sqlite")) as database:
        [offers] = database.execute("SELECT offers FROM tables WHERE id = ?", (table,)).fetchone()
        [following] = database.execute('SELECT count(*) FROM tables WHERE "before" = ?', (table,)).fetchone()
    return offers, following
