"""The club's bots and its solver give no opinion on positions of running rated games."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import httpx
import numpy as np
import pytest

import kaisho
from kaisho.game import WATCHER, Game, OptionValue
from kaisho.language import LANGUAGES, words
from kaisho.search.situations import situation, situations_after
from kaisho.server.rated_positions import OPENING, TableSnapshot, guarded_by
from kaisho.state import State
from tests.server.in_process import InProcessClub, in_process_club
from tests.server.tables import GAMES

Options = dict[str, OptionValue]
RATED: list[tuple[str, Options]] = [
    ("kamisado", {"match": "standard"}),
    ("kamisado", {"match": "series", "rounds": 2, "setup": "tournament", "orientation": "orange-left"}),
    ("kaito", {}),
    ("caminos", {}),
    ("caminos", {"players": "4", "board": "octagon", "scoring": "yes"}),
    ("samurai", {"hands": "random"}),
    ("samurai", {"players": 3}),
]
"""Games that can be rated, with options."""

FAST = {"kind": "fischer", "base": 600_000, "increment": 5_000}
DAYS = {"kind": "days", "base": 3 * 86_400_000}
NO_LIMITS: dict[str, Any] = {"rate_per_address": 0, "analyses_per_hour": 10_000, "bot_seconds": 0.05}


def course_of(game: Game, acts: int, seed: int = 1) -> tuple[TableSnapshot, list[State]]:
    """Return a random course of a number of acts, and all its states."""
    layout, chance = game.shuffle(seed), Random(seed)
    states = [game.deal(layout)]
    sequence = []
    while len(sequence) < acts and not states[-1].over:
        sequence.append(chance.choice(game.legal(states[-1])))
        states.append(game.copy(states[-1]))
        game.rules["play"](states[-1], sequence[-1])
    return TableSnapshot(game, layout, sequence), states


def with_other_options(game: Game, state: State) -> State:
    """The same position with other options; in Kaito none, because the options show in the stones taken."""
    other = game.copy(state)
    if game.name == "kamisado":
        other.match = 3 if other.match != 3 else 2
        other.this_round, other.rounds = 1, 0
    elif game.name == "caminos":
        other.scoring ^= 1
    elif game.name == "samurai":
        other.capture ^= 1
    return other


# --- guarded positions --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_game_guards_its_positions_since_the_opening_and_those_one_act_ahead(name: str, options: Options) -> None:
    game = kaisho.load(name, **options)
    for acts in (0, 3, OPENING, 9, 25, 40):
        course, states = course_of(game, acts)
        guarded = set(guarded_by(course).tolist())
        free = 0 if name == "kaito" else OPENING
        seen = 0
        for state in states:
            assert (situation(game, state) in guarded) == (seen >= free), (acts, int(state.acts))
            assert (situation(game, with_other_options(game, state)) in guarded) == (seen >= free)
            seen += not game.is_secret(state)
        if seen > free and not states[-1].over:
            for act in game.legal(states[-1]):
                after = game.copy(states[-1])
                game.rules["play"](after, act)
                assert situation(game, after) in guarded


@pytest.mark.parametrize("options", [options for name, options in GAMES if name == "samurai"])
def test_guarded_positions_reveal_nothing_hidden(options: Options) -> None:
    """Asking for opinions on made-up hands must not reveal by a refusal which of them is real."""
    game = kaisho.load("samurai", **options)
    for acts in (18, 30, 45, 60):
        course, states = course_of(game, acts)
        guarded = guarded_by(course)
        for seed in range(4):
            layout, acts_seen = game.same_for(WATCHER, course.layout, course.acts, np.random.default_rng(seed))
            assert list(guarded_by(TableSnapshot(game, layout, list(acts_seen)))) == list(guarded), (acts, seed)
        assert list(situations_after(game, game.concealed(states[-1], 0))) == list(situations_after(game, states[-1]))


def test_the_score_does_not_matter() -> None:
    game = kaisho.load("kamisado", match="long")
    _, states = course_of(game, 7)
    other = game.copy(states[-1])
    other.score[:], other.this_round = (3, 1), 4
    assert situation(game, other) == situation(game, states[-1])


def test_another_board_seat_or_colour_to_move_is_another_situation() -> None:
    game = kaisho.load("kamisado", match="standard")
    _, states = course_of(game, 7)
    here = states[-1]
    for change in ({"orientation": 1}, {"seat": 1 - int(here.seat)}, {"must": (int(here.must) + 1) % 8}):
        other = game.copy(here)
        for name, value in change.items():
            other[name] = value
        assert situation(game, other) != situation(game, here)


# --- over HTTP -----------------------------------------------------------------------------------------------------------


class RatedGame:
    """A running rated game and its players."""

    def __init__(self, table: str, players: list[httpx.AsyncClient], game: Game) -> None:
        self.table = table
        self.players = players
        self.game = game


async def rated_game(club: InProcessClub, name: str, options: Options, control: Any, prefix: str = "Player") -> RatedGame:
    game = kaisho.load(name, **options)
    players = [await club.account(f"{prefix} {letter}") for letter in "ABCD"[: game.seats]]
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (game.seats - 1)
    request = {"game": name, "options": options, "seats": seats, "rated": True, "listed": True, "takebacks": False}
    answer = await players[0].post("/api/tables", json=request | {"control": control})
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    for player in players[1:]:
        assert (await player.post(f"/api/tables/{table}/requests", json={"do": "join"})).status_code == 200
    return RatedGame(table, players, game)


async def play_on(club: InProcessClub, rated: RatedGame, acts: int) -> list[State]:
    """Play random acts at the table, and return every state of the game so far."""
    live = await club.services.hub.table(rated.table)
    chance = Random(acts)
    for _ in range(acts):
        seat = live.table.to_act()[0]
        act = chance.choice(live.table.legal(seat))
        person = live.table.seats[seat].person
        for player in rated.players:
            me = (await player.get("/api/me")).json()
            if me["id"] == person:
                request = {"do": "act", "after": live.table.count(seat), "act": act}
                answer = await player.post(f"/api/tables/{rated.table}/requests", json=request)
                assert answer.status_code == 200, answer.text
    return live.table.states()


async def opinion(person: httpx.AsyncClient, game: Game, state: State, way: str = "opinion", **more: Any) -> httpx.Response:
    request = {"game": game.name, "position": game.position(state), "seconds": 0.05} | more
    return await person.post(f"/api/study/{way}", json=request)


def is_refused(answer: httpx.Response) -> bool:
    return (answer.status_code, answer.json().get("code")) == (409, "study-rated-game")


@pytest.mark.parametrize(("name", "options"), RATED, ids=lambda value: value if isinstance(value, str) else None)
def test_nobody_gets_an_opinion_on_a_running_rated_game(name: str, options: Options, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with in_process_club(tmp_path, **NO_LIMITS) as club:
            rated = await rated_game(club, name, options, FAST)
            game, stranger = rated.game, await club.guest("Stranger")
            secret = 5 * game.seats if game.hidden and options.get("hands") != "random" else 0
            states = await play_on(club, rated, secret + 7)
            here = states[-1]
            visible = game.concealed(here, int(here.seat))
            ways = ["opinion"] if game.hidden or game.seats != 2 else ["opinion", "verdict"]
            for person in (*rated.players, stranger):
                for way in ways:
                    assert is_refused(await opinion(person, game, visible, way)), way
            assert is_refused(await opinion(stranger, game, with_other_options(game, here)))
            assert is_refused(await opinion(stranger, game, states[-2]))  # an earlier position
            for act in game.legal(here)[:3]:
                after = game.copy(here)
                game.play(after, act)
                if not after.over:
                    assert is_refused(await opinion(stranger, game, after))
            if name != "kaito":  # games that all begin alike can be studied from the beginning
                assert (await opinion(stranger, game, states[0])).status_code == 200
            resign = {"do": "resign"}
            for player in rated.players[1:]:
                await player.post(f"/api/tables/{rated.table}/requests", json=resign)
            assert (await opinion(rated.players[0], game, visible)).status_code == 200

    asyncio.run(scenario())


def test_games_with_days_are_guarded_when_not_in_memory_and_after_a_restart(tmp_path: Path) -> None:
    position: list[Any] = []

    async def before_restart() -> None:
        async with in_process_club(tmp_path, **NO_LIMITS) as club:
            rated = await rated_game(club, "caminos", {}, DAYS)
            position.extend([rated.game, (await play_on(club, rated, 6))[-1]])
            await club.services.hub.tables.settled(club.services.hub.tables[rated.table])
            club.services.hub.tables.forget(rated.table)
            assert is_refused(await opinion(rated.players[0], *position))
            assert rated.table not in club.services.hub.tables  # the check does not load it
            assert is_refused(await opinion(rated.players[0], *position))
            states = await play_on(club, rated, 1)
            assert is_refused(await opinion(rated.players[1], rated.game, states[-1]))

    async def after_restart() -> None:
        async with in_process_club(tmp_path, **NO_LIMITS) as club:
            assert is_refused(await opinion(await club.guest("Stranger"), *position, way="verdict"))

    asyncio.run(before_restart())
    asyncio.run(after_restart())


def test_the_same_game_at_another_table_is_not_analysed_either(tmp_path: Path) -> None:
    """Somebody who plays alone may analyse a running game, but not the position of a rated game, nor after the end."""

    async def scenario() -> None:
        async with in_process_club(tmp_path, **NO_LIMITS) as club:
            rated = await rated_game(club, "kamisado", {"match": "standard"}, FAST)
            await play_on(club, rated, 6)
            acts = [entry.act for entry in club.services.hub.tables[rated.table].table.acts]
            ann = rated.players[0]
            request = {"game": "kamisado", "options": {"match": "long"}, "seats": [{"kind": "me"}, {"kind": "here"}]}
            table = (await ann.post("/api/tables", json=request)).json()["table"]
            for number, act in enumerate(acts):
                request = {"do": "act", "after": number, "act": act}
                assert (await ann.post(f"/api/tables/{table}/requests", json=request)).status_code == 200
            analysis = f"/api/tables/{table}/analysis"
            for at, refused in ((len(acts), True), (len(acts) - 1, True), (OPENING, True), (OPENING - 1, False)):
                answer = await ann.post(analysis, json={"at": at, "bot": "easy", "seconds": 0.05})
                assert is_refused(answer) == refused and (refused or answer.status_code == 200), (at, answer.text)
            await ann.post(f"/api/tables/{table}/requests", json={"do": "resign"})
            assert is_refused(await ann.post(analysis, json={"at": len(acts), "bot": "easy", "seconds": 0.05}))
            page = await ann.get(f"/plain/tables/{table}")
            assert page.status_code == 200

    asyncio.run(scenario())


def test_an_opinion_is_withheld_if_a_rated_game_has_reached_the_position_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with in_process_club(tmp_path, **NO_LIMITS) as club:
            rated = await rated_game(club, "kaito", {}, FAST)
            live = await club.services.hub.table(rated.table)
            ahead = live.table.states()[-1]
            for _ in range(2):  # two acts ahead, so not guarded yet
                rated.game.play(ahead, rated.game.legal(ahead)[0])
            thinking = club.services.analysis_thinkers.opinion

            async def slowly(*arguments: Any) -> Any:
                answer = await thinking(*arguments)
                for _ in range(2):
                    seat = live.table.to_act()[0]
                    live.table.act(seat, live.table.count(seat), live.table.legal(seat)[0], live.table.changed + 1)
                return answer

            stranger = await club.guest("Stranger")
            assert (await opinion(stranger, rated.game, ahead)).status_code == 200
            monkeypatch.setattr(club.services.analysis_thinkers, "opinion", slowly)
            assert is_refused(await opinion(stranger, rated.game, ahead))

    asyncio.run(scenario())


def test_unrated_games_guard_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with in_process_club(tmp_path, **NO_LIMITS) as club:
            ann, bob = await club.guest("Ann"), await club.guest("Bob")
            request = {"game": "kaito", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
            table = (await ann.post("/api/tables", json=request)).json()["table"]
            await bob.post(f"/api/tables/{table}/requests", json={"do": "join"})
            live = await club.services.hub.table(table)
            assert (await opinion(ann, live.table.game, live.table.state)).status_code == 200

    asyncio.run(scenario())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_is_worded_in_every_language(language: str) -> None:
    text = words(language)("study-rated-game")
    assert len(text) > 80 and text.endswith(".")
