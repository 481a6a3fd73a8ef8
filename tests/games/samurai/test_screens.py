"""With three or four players captured figures are behind screens (M21): their kinds are hidden from everybody else."""

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
from kaisho.testing import random_playthrough
from tests.games.samurai.worlds import pairs_of_worlds
from tests.rules.samurai.positions import set_up

WITH_SCREENS: list[dict[str, Any]] = [
    {"players": 3},
    {"players": 3, "capture": "immediate", "hands": "random"},
    {"players": 4},
    {"players": 4, "capture": "immediate"},
]


def everything_shown(game: Samurai, state: State, seat: int) -> dict[str, object]:
    """Return all that a seat is shown of a state, by the way it is shown."""
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
@pytest.mark.parametrize("options", WITH_SCREENS, ids=str)
def test_the_kinds_that_others_captured_are_never_shown(options: dict[str, Any]) -> None:
    game = Samurai(**options)
    pairs = pairs_of_worlds(game, range(3))
    assert len(pairs) > 10
    for (one, other), viewers in pairs:
        for seat in viewers:
            first, second = everything_shown(game, one, seat), everything_shown(game, other, seat)
            for way, shown in first.items():
                assert shown == second[way], f"{way} for seat {seat}"


@pytest.mark.rule("M21")
@pytest.mark.parametrize("options", WITH_SCREENS[::2], ids=str)
def test_players_see_the_kinds_of_their_own_captures(options: dict[str, Any]) -> None:
    game = Samurai(**options)
    for (one, other), viewers in pairs_of_worlds(game, range(1)):
        for seat in set(range(game.seats)) - {*viewers}:
            assert game.position(game.concealed(one, seat)) != game.position(game.concealed(other, seat))
            assert game.view(one, seat) != game.view(other, seat)


@pytest.mark.rule("M21")
@pytest.mark.parametrize("options", [{"players": 3, "open_captures": "yes"}, {"players": 2}], ids=str)
def test_open_captures_are_shown_to_everybody(options: dict[str, Any]) -> None:
    game = Samurai(**options)
    states = [state for state, act in random_playthrough(game, 1) if act >= 0 and state.captured.any()]
    assert states
    for state in states[::9]:
        for seat in range(WATCHER, game.seats):
            known = game.concealed(state, seat)
            assert np.array_equal(known.captured, state.captured) and not known.screened.any()


@pytest.mark.parametrize("options", WITH_SCREENS[::2], ids=str)
def test_captures_are_shown_after_the_end(options: dict[str, Any]) -> None:
    game = Samurai(**options)
    state = [state for state, _ in random_playthrough(game, 4)][-1]
    for seat in range(WATCHER, game.seats):
        view = game.view(state, seat)
        assert [[*player["captured"].values()] for player in view["players"]] == state.captured[: game.seats].tolist()
        assert [standing["place"] for standing in view["standings"]] == [*game.result(state).places]  # type: ignore[union-attr]


def answers(*requests: dict[str, Any]) -> list[str]:
    """Return the lines that the engine answers."""
    source = io.BytesIO(
        b"".join(json.dumps({"id": number, **request}).encode() + b"\n" for number, request in enumerate(requests))
    )
    output = io.BytesIO()
    Engine(source, output).run()
    return output.getvalue().decode().splitlines()


@pytest.mark.parametrize("options", WITH_SCREENS[::2], ids=str)
def test_the_engine_protocol_hides_the_kinds_of_other_captures(options: dict[str, Any]) -> None:
    game = Samurai(**options)
    for (one, other), viewers in pairs_of_worlds(game, range(1))[::4]:
        for seat in viewers:
            shown = [
                answers(
                    {"do": "position", "game": "samurai", "position": game.position(state)},
                    {"do": "view", "seat": seat},
                    {"do": "record", "seat": seat},
                )[1:]
                for state in (one, other)
            ]
            assert shown[0] == shown[1]
        if one.seat in viewers:
            chosen = [
                answers(
                    {"do": "position", "game": "samurai", "position": game.position(state)},
                    {"do": "go", "bot": "medium", "nodes": 30, "seed": 1},
                )[-1:]
                for state in (one, other)
            ]
            assert chosen[0] == chosen[1]


def test_a_concealed_position_can_be_written_read_and_played() -> None:
    game = Samurai(players=3)
    played = 0
    for state, act in random_playthrough(game, 2):
        if act < 0 or state.phase != PLAYING or not state.captured.any():
            continue
        seat = int(state.seat)
        known = game.concealed(state, seat)
        other_game, read = Samurai.from_position(game.position(known))
        assert game.to_bytes(read) == game.to_bytes(known)
        before = read.screened.sum() + read.captured.sum() + read.aside.sum()
        other_game.play(read, act)
        other_game.check(read)
        assert Samurai.from_position(game.position(read))[1].tobytes() == read.tobytes()
        assert read.screened.sum() + read.captured.sum() + read.aside.sum() >= before
        assert game.points(read) is not None
        played += 1
    assert played > 10


@pytest.mark.rule("M16", "M21")
def test_a_concealed_game_that_ends_has_no_known_winner() -> None:
    """A game that is played on from a concealed state ends with figures still behind screens."""
    game = Samurai(players=3)
    for seed in range(5):
        *_, (state, act), (after, _) = random_playthrough(game, seed)
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
        other_game, read = Samurai.from_position(game.position(known))
        assert other_game.result(read) == result
        return
    raise AssertionError("no game ended with figures behind a screen")


def test_redealing_can_put_every_kind_behind_every_screen_and_keeps_what_is_visible() -> None:
    game = Samurai(players=4)
    state = max(
        (state for state, act in random_playthrough(game, 3) if act >= 0),
        key=lambda state: int((state.captured.sum(axis=1) > 0).sum()),
    )
    assert (state.captured.sum(axis=1) > 0).all(), "a player has captured nothing"
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
    captured_kinds = state.captured.sum(axis=0) > 0
    assert (seen == captured_kinds).all()


def test_figures_behind_screens_are_redealt_uniformly() -> None:
    """A helmet and a buddha have left the map, and red has one of them: each of the two half of the time."""
    game, state = set_up(players=3)
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
def test_bots_play_legally_and_use_only_what_their_seat_knows(level: str) -> None:
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
    """Return the fields of a position with a figure behind a screen."""
    game = Samurai(players=3)
    state = next(state for state, act in random_playthrough(game, 2) if act >= 0 and state.captured[0].sum() > 1)
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
def test_invalid_counts_of_screened_figures_are_refused(captured: str, code: str) -> None:
    fields = fields_of_concealed()
    number = int(fields[6].split("/")[0].removeprefix("?"))
    first = captured.format(n=number, more=number + 1)
    fields[6] = "/".join([first, *fields[6].split("/")[1:]])
    with pytest.raises(BadPosition) as refused:
        Samurai.from_position(" ".join(fields))
    assert refused.value.code == f"samurai-position-{code}"
    assert all(refused.value.say(language) for language in LANGUAGES)


@pytest.mark.rule("M21")
def test_screened_figures_are_refused_with_open_captures() -> None:
    fields = fields_of_concealed()
    fields[0] = fields[0].replace("/no", "/yes")
    with pytest.raises(BadPosition) as refused:
        Samurai.from_position(" ".join(fields))
    assert refused.value.code == "samurai-position-no-screens"


def test_bytes_with_impossible_screens_are_refused() -> None:
    game = Samurai(players=3)
    state = next(state for state, act in random_playthrough(game, 2) if act >= 0 and state.captured[0].any())
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
