"""Clocks as clients see them, fallen flags, claims against absent players, and rated games."""

from __future__ import annotations

import asyncio
import html
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from kaisho.errors import KaishoError
from kaisho.language import words
from kaisho.server.clock import DAY
from kaisho.server.club_clock import CLOCK
from kaisho.server.hub import Hub
from kaisho.server.live_table import LiveTable
from kaisho.server.messages import Claim, Join, OpenTable, SeatRequest
from kaisho.server.metrics import Metrics
from kaisho.server.opening import open_table
from kaisho.server.people.accounts import add_guest
from kaisho.server.people.person import Person
from kaisho.server.requests import carry_out_and_wait
from kaisho.server.settings import Settings
from kaisho.server.store import Store, database_url
from kaisho.server.store.migrate import upgrade
from kaisho.server.table_status import Status
from tests.server.conftest import Club
from tests.server.in_process import in_process_club
from tests.server.running import Client, act_in_turn

MINUTE = 60_000


# --- clocks -----------------------------------------------------------------------------------------------------------


def test_a_fallen_flag_ends_the_game_with_or_without_connections(club: Club) -> None:
    short = {"kind": "turn", "base": 1000}
    table, ann, bob = club.two_players("kamisado", control=short)
    unwatched, other, another = club.two_players("kaito", control=short)
    other.close()
    another.close()
    over = bob.watch(table)["state"]
    if over["status"] != "over":  # on a busy machine the flag has already fallen
        over = bob.wait_for("update", lambda message: message["status"] == "over")
    assert over["result"]["reason"] == "flag" and over["result"]["values"] == [-1.0, 1.0]
    assert over["clock"]["left"][0] == 0 and over["clock"]["running"] == []
    assert ann.expect_refusal("act", table=table, after=0, act="c1-a3")["code"] == "table-over"
    message = ann.client.get(f"/api/tables/{unwatched}?have=0&wait=20")
    assert message["state"]["result"]["reason"] == "flag"


def test_an_increment_is_added_when_the_turn_ends_and_the_other_clock_runs(club: Club) -> None:
    table, ann, bob = club.two_players("kamisado", control={"kind": "fischer", "base": 300_000, "increment": 60_000})
    first = ann.watch(table)["state"]
    assert first["clock"]["running"] == [0] and first["clock"]["left"][1] == 300_000
    clock = ann.act(table, first, "c1-a3")["clock"]
    assert clock["running"] == [1] and 300_000 < clock["left"][0] <= 360_000 and clock["now"] >= first["clock"]["now"]
    clock = bob.act(table, bob.last_update(table), "b8-h2")["clock"]
    assert clock["running"] == [0] and clock["left"][1] > 300_000


def test_days_per_turn_are_reset_after_the_turn(club: Club) -> None:
    table, ann, _ = club.two_players("kamisado", control={"kind": "days", "base": 2 * DAY})
    state = ann.watch(table)["state"]
    assert 2 * DAY - MINUTE < state["clock"]["left"][0] <= 2 * DAY
    clock = ann.act(table, state, "c1-a3")["clock"]
    assert clock["left"][0] == 2 * DAY and clock["running"] == [1]


def test_in_a_secret_phase_the_clocks_of_all_who_choose_run(club: Club) -> None:
    table, ann, _ = club.two_players("samurai", control={"kind": "turn", "base": 60_000})
    state = ann.watch(table)["state"]
    assert state["clock"]["running"] == [0, 1]
    while state["legal"]:
        state = ann.act(table, state, state["legal"][0])
    assert state["clock"]["running"] == [1], "the clock of a seat that has chosen is stopped"


# --- claims -----------------------------------------------------------------------------------------------------------


def test_a_game_with_a_clock_cannot_be_claimed(club: Club) -> None:
    table, _, bob = club.two_players("kamisado", control={"kind": "turn", "base": 60_000})
    assert bob.expect_refusal("claim", table=table, what="win")["code"] == "table-claim-has-clock"


def test_the_time_of_a_claim_is_announced_when_the_player_to_act_disconnects(club: Club) -> None:
    table, ann, bob = club.two_players("kamisado")
    assert bob.watch(table)["state"]["claim_at"] is None
    assert bob.expect_refusal("claim", table=table, what="win")["code"] == "table-claim-too-early"
    assert ann.expect_refusal("claim", table=table, what="win")["code"] == "table-claim-own-turn"
    ann.close()
    state = bob.wait_for("table", lambda message: not message["seats"][0]["here"])["state"]
    assert 9 * MINUTE < state["claim_at"] - bob.welcome["now"] < 15 * MINUTE
    assert bob.expect_refusal("claim", table=table, what="win")["code"] == "table-claim-too-early"
    club.socket(ann.client).watch(table)
    assert bob.wait_for("table", lambda message: message["seats"][0]["here"])["state"]["claim_at"] is None


class HubScenario:
    """A hub with a real store and a clock that the test sets."""

    def __init__(self, hub: Hub, people: list[Person], now: list[int]) -> None:
        self.hub = hub
        self.people = people
        self.now = now

    async def begin(self, game: str, **options: Any) -> LiveTable:
        seats = [SeatRequest("me"), *(SeatRequest("open") for _ in self.people[1:])]
        request = OpenTable(game=game, options=options, seats=seats, listed=True)
        live = await open_table(self.hub, self.people[0], request)
        for person in self.people[1:]:
            await carry_out_and_wait(self.hub, person, Join(table=live.table.id))
        assert live.table.status is Status.PLAYING
        return live

    async def claim(self, live: LiveTable, seat: int, what: Any) -> None:
        await carry_out_and_wait(self.hub, self.people[seat], Claim(table=live.table.id, what=what))


@pytest.fixture
def run_at_hub(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[int, Callable[[HubScenario], Awaitable[None]]], None]:
    """A function that runs a scenario with a number of people at a hub."""
    now = [1_000_000_000_000]
    monkeypatch.setattr(CLOCK, "now_ms", lambda: now[0])

    def run(number: int, scenario: Callable[[HubScenario], Awaitable[None]]) -> None:
        store = Store(database_url(tmp_path), sync="normal")
        upgrade(store.engine)

        async def run_scenario() -> None:
            def add(database: Any) -> list[Person]:
                return [add_guest(database, f"Player {seat}", "en", now[0]) for seat in range(number)]

            people = await store.write(add)
            hub = Hub(store, Settings(data=tmp_path, claim_after=10), Metrics())
            await scenario(HubScenario(hub, people, now))
            await hub.stop()

        try:
            asyncio.run(run_scenario())
        finally:
            store.close()

    return run


def test_a_game_is_claimed_when_the_player_to_act_has_been_away_long_enough(run_at_hub: Any) -> None:
    async def scenario(scene: HubScenario) -> None:
        live = await scene.begin("kamisado")
        scene.now[0] += 10 * MINUTE - 1
        with pytest.raises(KaishoError) as refusal:
            await scene.claim(live, 1, "win")
        assert refusal.value.code == "table-claim-too-early" and "10" in refusal.value.say("en")
        scene.now[0] += 1
        await scene.claim(live, 1, "win")
        assert live.table.ending is not None
        assert (live.table.ending.reason, live.table.ending.values) == ("claimed", (-1.0, 1.0))

    run_at_hub(2, scenario)


def test_a_game_can_be_called_off_instead_and_nobody_has_lost(run_at_hub: Any) -> None:
    async def scenario(scene: HubScenario) -> None:
        live = await scene.begin("samurai", players=3, hands="random")
        waiting = next(seat for seat in range(3) if seat not in live.table.to_act())
        scene.now[0] += 10 * MINUTE
        await scene.claim(live, waiting, "off")
        assert live.table.ending is not None
        assert (live.table.ending.reason, live.table.ending.values) == ("called-off", (0.0, 0.0, 0.0))

    run_at_hub(3, scenario)


def test_a_game_cannot_be_claimed_against_ones_own_team(run_at_hub: Any) -> None:
    async def scenario(scene: HubScenario) -> None:
        live = await scene.begin("caminos", players="4")
        scene.now[0] += 10 * MINUTE
        with pytest.raises(KaishoError) as refusal:
            await scene.claim(live, 2, "win")
        assert refusal.value.code == "table-claim-own-side"
        await scene.claim(live, 1, "win")
        assert live.table.ending is not None and live.table.ending.values == (-1.0, 1.0, -1.0, 1.0)

    run_at_hub(4, scenario)


# --- rated games ------------------------------------------------------------------------------------------------------

RATED: dict[str, Any] = {
    "options": {"match": "standard"},
    "control": {"kind": "fischer", "base": 300_000, "increment": 5_000},
    "rated": True,
    "takebacks": False,
    "listed": True,
}


def rating(client: Client) -> dict[str, Any]:
    [entry] = client.get(f"/api/people/{client.me['name'].replace(' ', '%20')}")["ratings"]
    return dict(entry)


def test_ratings_change_when_a_rated_game_is_resigned(club: Club) -> None:
    ann, bob = club.account("Ann"), club.account("Bob")
    table = ann.open("kamisado", "me", "open", **RATED)["table"]
    assert club.guest().at(table, "join").body["code"] == "table-rated-needs-account"
    message = bob.at(table, "join").body
    assert message["rated"] and not message["takebacks"]
    assert {seat["name"] for seat in message["seats"]} == {ann.me["name"], bob.me["name"]}, "seats are assigned at random"
    act_in_turn(table, ann, bob)
    bob.at(table, "resign")
    won, lost = rating(ann), rating(bob)
    assert won["pool"] == lost["pool"] == "kamisado-2" and won["games"] == lost["games"] == 1
    assert won["rating"] > 1500 > lost["rating"]
    names = [place["name"] for place in ann.get("/api/leaderboards/kamisado/2")["places"]]
    assert ann.me["name"] in names or won["provisional"]
    [point] = bob.get(f"/api/people/{ann.me['name'].replace(' ', '%20')}/ratings")["points"]
    assert point["pool"] == "kamisado-2" and point["table"] == table
    assert (point["before"], point["after"]) == (1500.0, won["rating"])


def test_a_rated_game_resigned_before_two_turns_is_aborted_and_changes_no_rating(club: Club) -> None:
    ann, bob = club.account("Ann"), club.account("Bob")
    for acts in range(4):
        table = ann.open("kamisado", "me", "open", **RATED)["table"]
        assert bob.at(table, "join").status == 200
        act_in_turn(table, ann, bob, acts=acts)
        result = bob.at(table, "resign").body["state"]["result"]
        assert (result["reason"], result["values"], result["places"]) == ("aborted", [0.0, 0.0], [1, 1])
    for client in (ann, bob):
        assert client.get(f"/api/people/{client.me['name'].replace(' ', '%20')}")["ratings"] == []


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"control": {"kind": "none"}}, "table-rated-needs-clock"),
        ({"takebacks": True}, "table-rated-no-take-backs"),
        ({"options": {"match": "single"}}, "table-rated-unfair"),
        ({"listed": False}, "table-rated-unlisted"),
    ],
)
def test_an_unfair_rated_table_is_refused(club: Club, changed: dict[str, Any], code: str) -> None:
    ann = club.account()
    seats = [{"kind": "me"}, {"kind": "open"}]
    reply = ann.call("POST", "/api/tables", {"game": "kamisado", "seats": seats} | RATED | changed)
    assert (reply.status, reply.body["code"]) == (409, code)


def test_a_rated_table_may_have_neither_house_bots_nor_the_same_person_twice(club: Club) -> None:
    ann = club.account()
    for other in ({"kind": "bot", "bot": "easy"}, {"kind": "here"}, {"kind": "me"}):
        reply = ann.call("POST", "/api/tables", {"game": "kamisado", "seats": [{"kind": "me"}, other]} | RATED)
        assert reply.body["code"] == "table-rated-needs-people"


def test_a_club_may_rate_unlisted_tables_and_limits_the_rated_games_of_two_people(tmp_path: Path) -> None:
    asyncio.run(play_four_rated_games(tmp_path))


async def play_four_rated_games(tmp_path: Path) -> None:
    async with in_process_club(tmp_path, rated_unlisted=True, rated_per_pair=2) as club:
        ann, bob = await club.account("Ann"), await club.account("Bob")
        table_request = RATED | {"game": "kamisado", "listed": False, "seats": [{"kind": "me"}, {"kind": "open"}]}
        for number in range(4):
            opened = (await ann.post("/api/tables", json=table_request)).json()
            table = opened["table"]
            joined = await bob.post(f"/api/tables/{table}/requests", json={"do": "join", "invite": opened["invite"]})
            assert joined.status_code == 200, joined.text
            for _ in range(4):
                for person in (ann, bob):
                    state = (await person.get(f"/api/tables/{table}")).json()["state"]
                    if state["legal"]:
                        request = {"do": "act", "after": state["count"], "act": state["legal"][0]}
                        assert (await person.post(f"/api/tables/{table}/requests", json=request)).status_code == 200
            result = (await bob.post(f"/api/tables/{table}/requests", json={"do": "resign"})).json()["state"]["result"]
            stored = (await ann.get(f"/api/tables/{table}")).json()["state"]["result"]
            assert result["reason"] == stored["reason"] == "resigned"
            assert stored["unrated"] == (None if number < 2 else "pair-limit")
        assert (await ann.get("/api/people/Ann")).json()["ratings"][0]["games"] == 2
        page = (await ann.get(f"/plain/tables/{table}")).text
        assert words("en")("plain-unrated-pair-limit") in html.unescape(page)
        club.services.hub.tables.forget(table)  # the reason is stored
        assert (await ann.get(f"/api/tables/{table}")).json()["state"]["result"]["unrated"] == "pair-limit"
