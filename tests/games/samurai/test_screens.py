"""With three or four players captured figures stand behind screens (M21): their kinds reach nobody else in any way."""

from __future__ import annotations

import io
import json
from typing import Any

import numpy as np
import pytest

from kaisho.bots import bot
from kaisho.engine import Engine
from kaisho.errors import BadPosition
from kaisho.game import WATCHER
from kaisho.games.samurai import Samurai
from kaisho.games.samurai.rules import END, OVER, PLAYING
from kaisho.kernel import State, random_from
from kaisho.language import LANGUAGES
from kaisho.record import Record
from kaisho.search.limits import Thinking
from kaisho.testing import random_line
from tests.games.samurai.worlds import pairs_of_worlds
from tests.rules.samurai.table import table

CLOSED: list[dict[str, Any]] = [
    {"players": 3},
    {"players": 3, "capture": "immediate", "hands": "random"},
    {"players": 4},
    {"players": 4, "capture": "immediate"},
]


def everything_shown(game: Samurai, state: State, seat: int) -> dict[str, object]:
    """Every way in which a seat is shown a state."""
    known = game.concealed(state, seat)
    shown: dict[str, object] = {
        "bytes": game.to_bytes(known),
        "key": game.key(known),
        "position": game.position(known),
        "view": json.dumps(game.view(state, seat)),
        "view as text": game.view_text(state, seat),
        "view of what is known": json.dumps(game.view(known, seat)),
        "picture": game.picture(state, seat),
        "planes": game.observe(state, seat).tobytes(),
        "points": game.points(state),
        "legal acts": game.legal(known) if seat == state.seat else None,
        "record": Record(game, start=state).write(seat=seat),
    }
    for language in LANGUAGES:
        for colour in (False, True):
            shown[f"terminal {language} {colour}"] = game.show(state, language, colour=colour, seat=seat)
    if seat == state.seat:
        for act in {*game.legal(state)[:3], *game.legal(state)[-1:]}:
            shown[f"preview {act}"] = json.dumps(game.preview(state, seat, act))
            shown[f"preview of what is known {act}"] = json.dumps(game.preview(known, seat, act))
    values = np.zeros(game.seats)
    game.rules["evaluate"](known, values)
    shown["evaluation"] = values.tobytes()
    return shown


@pytest.mark.rule("M21")
@pytest.mark.parametrize("options", CLOSED, ids=str)
def test_nobody_is_shown_the_kinds_that_others_have_taken(options: dict[str, Any]) -> None:
    game = Samurai(**options)
    pairs = pairs_of_worlds(game, range(3))
    assert len(pairs) > 10
    for (one, other), viewers in pairs:
        for seat in viewers:
            first, second = everything_shown(game, one, seat), everything_shown(game, other, seat)
            for way, shown in first.items():
                assert shown == second[way], f"{way} for seat {seat}"


@pytest.mark.rule("M21")
@pytest.mark.parametrize("options", CLOSED[::2], ids=str)
def test_who_has_taken_them_sees_them(options: dict[str, Any]) -> None:
    game = Samurai(**options)
    for (one, other), viewers in pairs_of_worlds(game, range(1)):
        for seat in set(range(game.seats)) - {*viewers}:
            assert game.position(game.concealed(one, seat)) != game.position(game.concealed(other, seat))
            assert game.view(one, seat) != game.view(other, seat)


@pytest.mark.rule("M21")
@pytest.mark.parametrize("options", [{"players": 3, "open_captures": "yes"}, {"players": 2}], ids=str)
def test_open_captures_are_shown_to_everybody(options: dict[str, Any]) -> None:
    game = Samurai(**options)
    states = [state for state, act in random_line(game, 1) if act >= 0 and state.captured.any()]
    assert states
    for state in states[::9]:
        for seat in range(WATCHER, game.seats):
            known = game.concealed(state, seat)
            assert np.array_equal(known.captured, state.captured) and not known.screened.any()


@pytest.mark.parametrize("options", CLOSED[::2], ids=str)
def test_after_the_end_the_screens_are_lifted(options: dict[str, Any]) -> None:
    game = Samurai(**options)
    state = [state for state, _ in random_line(game, 4)][-1]
    for seat in range(WATCHER, game.seats):
        view = game.view(state, seat)
        assert [[*player["captured"].values()] for player in view["players"]] == state.captured[: game.seats].tolist()
        assert [standing["place"] for standing in view["standings"]] == [*game.result(state).places]  # type: ignore[union-attr]


def answers(*requests: dict[str, Any]) -> list[str]:
    """What the engine answers, line by line."""
    given = io.BytesIO(
        b"".join(json.dumps({"id": number, **request}).encode() + b"\n" for number, request in enumerate(requests))
    )
    told = io.BytesIO()
    Engine(given, told).run()
    return told.getvalue().decode().splitlines()


@pytest.mark.parametrize("options", CLOSED[::2], ids=str)
def test_the_engine_tells_a_seat_no_kinds(options: dict[str, Any]) -> None:
    game = Samurai(**options)
    for (one, other), viewers in pairs_of_worlds(game, range(1))[::4]:
        for seat in viewers:
            told = [
                answers(
                    {"do": "position", "game": "samurai", "position": game.position(state)},
                    {"do": "view", "seat": seat},
                    {"do": "record", "seat": seat},
                )[1:]
                for state in (one, other)
            ]
            assert told[0] == told[1]
        if one.seat in viewers:
            told = [
                answers(
                    {"do": "position", "game": "samurai", "position": game.position(state)},
                    {"do": "go", "bot": "medium", "nodes": 30, "seed": 1},
                )[-1:]
                for state in (one, other)
            ]
            assert told[0] == told[1]


def test_a_concealed_position_is_written_read_and_played_on() -> None:
    game = Samurai(players=3)
    played = 0
    for state, act in random_line(game, 2):
        if act < 0 or state.phase != PLAYING or not state.captured.any():
            continue
        seat = int(state.seat)
        known = game.concealed(state, seat)
        own_game, read = Samurai.from_position(game.position(known))
        assert game.to_bytes(read) == game.to_bytes(known)
        before = read.screened.sum() + read.captured.sum() + read.aside.sum()
        own_game.play(read, act)
        own_game.check(read)
        assert Samurai.from_position(game.position(read))[1].tobytes() == read.tobytes()
        assert read.screened.sum() + read.captured.sum() + read.aside.sum() >= before
        assert game.points(read) is not None
        played += 1
    assert played > 10


@pytest.mark.rule("M16", "M21")
def test_a_game_that_ends_in_a_concealed_position_has_no_winner_that_could_be_named() -> None:
    """Whoever plays on in what one seat knows comes to an end at which the other screens are still closed."""
    game = Samurai(players=3)
    for seed in range(5):
        *_, (state, act), (after, _) = random_line(game, seed)
        assert act == END
        seat = int(state.seat)
        known = game.concealed(state, seat)
        if not known.screened.any():
            continue
        game.play(known, act)
        assert known.phase == OVER and known.screened.any()
        result = game.result(known)
        assert result is not None
        assert (result.values, result.reason, result.places) == ((0, 0, 0), "unknown-captures", (1, 1, 1))
        assert result.points == game.result(after).points  # type: ignore[union-attr]
        view = game.view(known, seat)
        assert view["standings"] is None
        assert [player["captured_in_all"] for player in view["players"]] == [*result.points]
        own_game, read = Samurai.from_position(game.position(known))
        assert own_game.result(read) == result
        return
    raise AssertionError("no game ended with figures behind a screen")


def test_redealing_puts_every_kind_behind_every_screen_and_keeps_what_is_in_sight() -> None:
    game = Samurai(players=4)
    state = max(
        (state for state, act in random_line(game, 3) if act >= 0),
        key=lambda state: int((state.captured.sum(axis=1) > 0).sum()),
    )
    assert (state.captured.sum(axis=1) > 0).all(), "everybody has taken something"
    random = random_from(5)
    seen = np.zeros((4, 3), bool)
    for seat in range(WATCHER, 4):
        known = game.concealed(state, seat)
        for _ in range(200):
            other = game.copy(known)
            game.rules["redeal"](other, seat, random)
            game.check(other)
            assert not other.screened.any()
            assert np.array_equal(other.captured.sum(axis=1), state.captured.sum(axis=1))
            assert np.array_equal(other.captured.sum(axis=0), state.captured.sum(axis=0))
            if seat >= 0:
                assert np.array_equal(other.captured[seat], state.captured[seat])
            else:
                seen |= other.captured > 0
    gone = state.captured.sum(axis=0) > 0
    assert (seen == gone).all()


def test_figures_behind_screens_are_dealt_as_often_as_chance_says() -> None:
    """Red has one figure of two that have left the map, a helmet and a buddha: each is its own half of the time."""
    game, state = table(players=3)
    helmet, buddha = (int(state.figures[kind]) & -int(state.figures[kind]) for kind in (0, 1))
    state.figures[0] ^= np.uint64(helmet)
    state.figures[1] ^= np.uint64(buddha)
    state.captured[0], state.captured[1] = (1, 0, 0), (0, 1, 0)
    random, helmets = random_from(9), 0
    for _ in range(2000):
        other = game.copy(state)
        game.rules["redeal"](other, 2, random)
        helmets += int(other.captured[0, 0])
    assert 900 < helmets < 1100


@pytest.mark.parametrize("level", ["easy", "medium", "strong"])
def test_bots_play_legally_with_closed_screens_and_know_no_more_than_their_seat(level: str) -> None:
    game = Samurai(players=3)
    for (one, other), viewers in pairs_of_worlds(game, range(1))[:6]:
        if one.seat not in viewers:
            continue
        chosen = []
        for state in (one, other):
            player = bot(level, game, 4)
            with Thinking(nodes=40) as thinking:
                chosen.append(player.choose(game.concealed(state, int(state.seat)), thinking).act)
        assert chosen[0] == chosen[1]
        assert chosen[0] in game.legal(one)


def fields_of_concealed() -> list[str]:
    """The fields of a position in which a figure stands behind a screen."""
    game = Samurai(players=3)
    state = next(state for state, act in random_line(game, 2) if act >= 0 and state.captured[0].sum() > 1)
    return game.position(game.concealed(state, 1)).split()


@pytest.mark.parametrize(
    ("captured", "code"),
    [
        ("0.0.0.?{n}", "bad-number"),
        ("?0{n}", "bad-number"),
        ("?", "parts"),
        ("?-1", "parts"),
        ("?40", "bad-number"),
        ("?100", "parts"),
        ("{n}?", "parts"),
        ("1.?{n}", "parts"),
        ("?{n}.1.0.0", "parts"),
        ("?{more}", "figures-in-all"),
        ("13.0.0.?{n}", "figure-count"),
    ],
)
def test_wrong_counts_of_screened_figures_are_refused(captured: str, code: str) -> None:
    fields = fields_of_concealed()
    number = int(fields[6].split("/")[0].removeprefix("?"))
    first = captured.format(n=number, more=number + 1)
    fields[6] = "/".join([first, *fields[6].split("/")[1:]])
    with pytest.raises(BadPosition) as refused:
        Samurai.from_position(" ".join(fields))
    assert refused.value.code == f"samurai-position-{code}"
    assert all(refused.value.say(language) for language in LANGUAGES)


@pytest.mark.rule("M21")
def test_where_captures_are_open_none_can_be_behind_a_screen() -> None:
    fields = fields_of_concealed()
    fields[0] = fields[0].replace("/no", "/yes")
    with pytest.raises(BadPosition) as refused:
        Samurai.from_position(" ".join(fields))
    assert refused.value.code == "samurai-position-no-screens"


def test_bytes_with_impossible_screens_are_refused() -> None:
    game = Samurai(players=3)
    state = next(state for state, act in random_line(game, 2) if act >= 0 and state.captured[0].any())
    known = game.concealed(state, 1)
    game.check(known)
    for seat, number in ((3, 1), (0, 40), (0, 255)):
        broken = game.copy(known)
        broken.screened[seat] = number
        with pytest.raises(BadPosition):
            game.check(broken)
    early = game.deal()
    early.screened[0] = 1
    with pytest.raises(BadPosition):
        game.check(early)
