"""The club's bots and its solver say nothing about positions of rated games that are being played."""

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
from tests.server.inside import Inside, inside
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
    """A random course of so many acts, and all its states."""
    layout, chance = game.shuffle(seed), Random(seed)
    states = [game.deal(layout)]
    played = []
    while len(played) < acts and not states[-1].over:
        played.append(chance.choice(game.legal(states[-1])))
        states.append(game.copy(states[-1]))
        game.rules["play"](states[-1], played[-1])
    return TableSnapshot(game, layout, played), states


def with_other_options(game: Game, state: State) -> State:
    """The same position in a game that counts otherwise. In Kaito who began shows in the stones taken."""
    other = game.copy(state)
    if game.name == "kamisado":
        other.match = 3 if other.match != 3 else 2
        other.this_round, other.rounds = 1, 0
    elif game.name == "caminos":
        other.scoring ^= 1
    elif game.name == "samurai":
        other.capture ^= 1
    return other


# --- what a game guards -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_game_guards_what_it_has_passed_since_its_opening_and_what_is_one_act_on(name: str, options: Options) -> None:
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
def test_what_is_guarded_tells_nothing_hidden(options: Options) -> None:
    """Whoever asks for opinions on made-up hands must not learn by a refusal which of them is the right one."""
    game = kaisho.load("samurai", **options)
    for acts in (18, 30, 45, 60):
        course, states = course_of(game, acts)
        guarded = guarded_by(course)
        for seed in range(4):
            layout, played = game.same_for(WATCHER, course.layout, course.acts, np.random.default_rng(seed))
            assert list(guarded_by(TableSnapshot(game, layout, list(played)))) == list(guarded), (acts, seed)
        assert list(situations_after(game, game.concealed(states[-1], 0))) == list(situations_after(game, states[-1]))


def test_the_score_does_not_matter() -> None:
    game = kaisho.load("kamisado", match="long")
    _, states = course_of(game, 7)
    other = game.copy(states[-1])
    other.score[:], other.this_round = (3, 1), 4
    assert situation(game, other) == situation(game, states[-1])


def test_another_board_another_seat_or_another_colour_to_move_is_another_situation() -> None:
    game = kaisho.load("kamisado", match="standard")
    _, states = course_of(game, 7)
    here = states[-1]
    for change in ({"orientation": 1}, {"seat": 1 - int(here.seat)}, {"must": (int(here.must) + 1) % 8}):
        other = game.copy(here)
        for name, value in change.items():
            other[name] = value
        assert situation(game, other) != situation(game, here)


# --- what is asked over HTTP ----------------------------------------------------------------------------------------------


class Played:
    """A rated game that is being played, with who plays it."""

    def __init__(self, table: str, players: list[httpx.AsyncClient], game: Game) -> None:
        self.table = table
        self.players = players
        self.game = game


async def rated_game(club: Inside, name: str, options: Options, control: Any, prefix: str = "Player") -> Played:
    game = kaisho.load(name, **options)
    players = [await club.account(f"{prefix} {letter}") for letter in "ABCD"[: game.seats]]
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (game.seats - 1)
    wanted = {"game": name, "options": options, "seats": seats, "rated": True, "listed": True, "takebacks": False}
    answer = await players[0].post("/api/tables", json=wanted | {"control": control})
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    for player in players[1:]:
        assert (await player.post(f"/api/tables/{table}/requests", json={"do": "join"})).status_code == 200
    return Played(table, players, game)


async def play_on(club: Inside, played: Played, acts: int) -> list[State]:
    """Random acts at the table; every state of the game so far."""
    live = await club.services.hub.table(played.table)
    chance = Random(acts)
    for _ in range(acts):
        seat = live.table.to_act()[0]
        act = chance.choice(live.table.legal(seat))
        person = live.table.seats[seat].person
        for player in played.players:
            me = (await player.get("/api/me")).json()
            if me["id"] == person:
                asked = {"do": "act", "after": live.table.count(seat), "act": act}
                answer = await player.post(f"/api/tables/{played.table}/requests", json=asked)
                assert answer.status_code == 200, answer.text
    return live.table.states()


async def opinion(who: httpx.AsyncClient, game: Game, state: State, way: str = "opinion", **more: Any) -> httpx.Response:
    wanted = {"game": game.name, "position": game.position(state), "seconds": 0.05} | more
    return await who.post(f"/api/study/{way}", json=wanted)


def is_refused(answer: httpx.Response) -> bool:
    return (answer.status_code, answer.json().get("code")) == (409, "study-rated-game")


@pytest.mark.parametrize(("name", "options"), RATED, ids=lambda value: value if isinstance(value, str) else None)
def test_nobody_is_helped_with_a_rated_game_while_it_is_played(name: str, options: Options, tmp_path: Path) -> None:
    async def club_evening() -> None:
        async with inside(tmp_path, **NO_LIMITS) as club:
            played = await rated_game(club, name, options, FAST)
            game, stranger = played.game, await club.guest("Stranger")
            secret = 5 * game.seats if game.hidden and options.get("hands") != "random" else 0
            states = await play_on(club, played, secret + 7)
            here = states[-1]
            asked = game.concealed(here, int(here.seat))
            ways = ["opinion"] if game.hidden or game.seats != 2 else ["opinion", "verdict"]
            for who in (*played.players, stranger):
                for way in ways:
                    assert is_refused(await opinion(who, game, asked, way)), way
            assert is_refused(await opinion(stranger, game, with_other_options(game, here)))
            assert is_refused(await opinion(stranger, game, states[-2]))  # passed
            for act in game.legal(here)[:3]:
                after = game.copy(here)
                game.play(after, act)
                if not after.over:
                    assert is_refused(await opinion(stranger, game, after))
            if name != "kaito":  # where every game begins alike, everybody may study the beginning
                assert (await opinion(stranger, game, states[0])).status_code == 200
            resigned = {"do": "resign"}
            for player in played.players[1:]:
                await player.post(f"/api/tables/{played.table}/requests", json=resigned)
            assert (await opinion(played.players[0], game, asked)).status_code == 200

    asyncio.run(club_evening())


def test_games_of_days_that_are_not_in_memory_are_guarded_too_also_after_a_start(tmp_path: Path) -> None:
    found: list[Any] = []

    async def first_evening() -> None:
        async with inside(tmp_path, **NO_LIMITS) as club:
            played = await rated_game(club, "caminos", {}, DAYS)
            found.extend([played.game, (await play_on(club, played, 6))[-1]])
            await club.services.hub.tables.settled(club.services.hub.tables[played.table])
            club.services.hub.tables.forget(played.table)
            assert is_refused(await opinion(played.players[0], *found))
            assert played.table not in club.services.hub.tables  # it was only looked at
            assert is_refused(await opinion(played.players[0], *found))
            states = await play_on(club, played, 1)
            assert is_refused(await opinion(played.players[1], played.game, states[-1]))

    async def second_evening() -> None:
        async with inside(tmp_path, **NO_LIMITS) as club:
            assert is_refused(await opinion(await club.guest("Stranger"), *found, way="verdict"))

    asyncio.run(first_evening())
    asyncio.run(second_evening())


def test_the_same_game_at_another_table_does_not_help_either(tmp_path: Path) -> None:
    """Alone at a table one may have it analysed while it runs; not where a rated game stands, nor at a finished one."""

    async def club_evening() -> None:
        async with inside(tmp_path, **NO_LIMITS) as club:
            played = await rated_game(club, "kamisado", {"match": "standard"}, FAST)
            await play_on(club, played, 6)
            acts = [entry.act for entry in club.services.hub.tables[played.table].table.acts]
            ann = played.players[0]
            wanted = {"game": "kamisado", "options": {"match": "long"}, "seats": [{"kind": "me"}, {"kind": "here"}]}
            own = (await ann.post("/api/tables", json=wanted)).json()["table"]
            for number, act in enumerate(acts):
                asked = {"do": "act", "after": number, "act": act}
                assert (await ann.post(f"/api/tables/{own}/requests", json=asked)).status_code == 200
            analysis = f"/api/tables/{own}/analysis"
            for at, refused in ((len(acts), True), (len(acts) - 1, True), (OPENING, True), (OPENING - 1, False)):
                answer = await ann.post(analysis, json={"at": at, "bot": "easy", "seconds": 0.05})
                assert is_refused(answer) == refused and (refused or answer.status_code == 200), (at, answer.text)
            await ann.post(f"/api/tables/{own}/requests", json={"do": "resign"})
            assert is_refused(await ann.post(analysis, json={"at": len(acts), "bot": "easy", "seconds": 0.05}))
            page = await ann.get(f"/plain/tables/{own}")
            assert page.status_code == 200

    asyncio.run(club_evening())


def test_an_opinion_is_withheld_if_a_rated_game_has_reached_the_position_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def club_evening() -> None:
        async with inside(tmp_path, **NO_LIMITS) as club:
            played = await rated_game(club, "kaito", {}, FAST)
            live = await club.services.hub.table(played.table)
            ahead = live.table.states()[-1]
            for _ in range(2):  # two acts on: not guarded yet
                played.game.play(ahead, played.game.legal(ahead)[0])
            thinking = club.services.analysis_thinkers.opinion

            async def slowly(*arguments: Any) -> Any:
                found = await thinking(*arguments)
                for _ in range(2):
                    seat = live.table.to_act()[0]
                    live.table.act(seat, live.table.count(seat), live.table.legal(seat)[0], live.table.changed + 1)
                return found

            stranger = await club.guest("Stranger")
            assert (await opinion(stranger, played.game, ahead)).status_code == 200
            monkeypatch.setattr(club.services.analysis_thinkers, "opinion", slowly)
            assert is_refused(await opinion(stranger, played.game, ahead))

    asyncio.run(club_evening())


def test_unrated_games_guard_nothing(tmp_path: Path) -> None:
    async def club_evening() -> None:
        async with inside(tmp_path, **NO_LIMITS) as club:
            ann, bob = await club.guest("Ann"), await club.guest("Bob")
            wanted = {"game": "kaito", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
            table = (await ann.post("/api/tables", json=wanted)).json()["table"]
            await bob.post(f"/api/tables/{table}/requests", json={"do": "join"})
            live = await club.services.hub.table(table)
            assert (await opinion(ann, live.table.game, live.table.state)).status_code == 200

    asyncio.run(club_evening())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_is_in_words(language: str) -> None:
    said = words(language)("study-rated-game")
    assert len(said) > 80 and said.endswith(".")
