"""In every extreme state, the terminal and the drawings show the numbers of the state in full."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from kaisho.game import WATCHER, Game
from kaisho.games import game_class
from kaisho.games.caminos.position import NOBODY, stacks_of
from kaisho.games.caminos.terminal import OWNER_LETTERS
from kaisho.games.kaito.board import COLOURS, KINDS
from kaisho.games.kamisado import Kamisado
from kaisho.games.kamisado.extremes import MAX_MARKERS_IN, max_points, max_rounds, spread, turned, worth
from kaisho.games.kamisado.rules import LONG, MARATHON, STANDARD, UNPLACED
from kaisho.games.samurai import Samurai
from kaisho.kernel import State
from kaisho.testing import extremes_of


def extreme_states(game: Game) -> list[State]:
    return [extreme.state for extreme in extremes_of(game).states]


# --- Kamisado ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def marathon() -> Kamisado:
    return Kamisado(match="marathon", setup="tournament")


def test_every_marker_of_a_tower_is_drawn(marathon: Kamisado) -> None:
    seen: Counter[int] = Counter()
    for state in extreme_states(marathon):
        markers = state.markers[state.tower != UNPLACED].tolist()
        seen.update(markers)
        assert marathon.show(state).count("+") == sum(markers)
        assert marathon.show(state, colour=True).count("▾") == sum(markers)
        low = marathon.show(state, colour=True, tall=False)
        assert sorted(map(int, re.findall(r"▾(\d)", low))) == sorted(number for number in markers if number)
        assert marathon.picture(state).count('fill="#fff7dc"') == sum(markers)
        drawn = [tower["markers"] for tower in marathon.view(state, WATCHER)["towers"] if tower["square"] is not None]
        assert sorted(drawn) == sorted(markers)
    assert set(seen) == {0, 1, 2, 3, 4}


def test_scores_of_two_digits_are_shown_in_full(marathon: Kamisado) -> None:
    highest = 0
    for state in extreme_states(marathon):
        black, white = state.score.tolist()
        highest = max(highest, black, white)
        assert f"Black {black} : {white} White" in marathon.show(state)
        assert {f">{black}<", f">{white}<"} <= set(re.findall(r">\d+<", marathon.picture(state)))
    assert highest == 22


def test_the_rulebooks_longest_match_is_among_the_extremes(marathon: Kamisado) -> None:
    playthroughs = extremes_of(Kamisado(match="marathon")).playthroughs
    assert {(9, 22), (22, 9)} <= {tuple(playthrough.states[-1].score.tolist()) for playthrough in playthroughs}
    assert {"Black's marker 4 by a deadlock", "White's marker 4 by a deadlock"} <= set(extremes_of(marathon).moments)


def test_the_maximum_points_and_rounds_follow_from_the_markers() -> None:
    assert [max_points(match) for match in MAX_MARKERS_IN] == [4, 10, 22]
    assert [max_rounds(match) for match in (STANDARD, LONG, MARATHON)] == [5, 13, 23]
    for points in range(15):
        many, few = spread(points, 8, many=True), spread(points, 8, many=False)
        assert sum(map(worth, many)) == sum(map(worth, few)) == points and sum(many) >= sum(few)


def test_a_turned_position_is_the_same_with_the_sides_swapped() -> None:
    text = "GR2P1O+1/6b1/7B++/6K++y+/5N2/1r+ko+Y+++3/3n++p3/3g++4 w Y play 9:14 marathon 16 6 6"
    assert turned(turned(text)) == text
    game, state = Kamisado.from_position(text)
    other, swapped = Kamisado.from_position(turned(text))
    assert sorted(act if act >= 512 else act ^ 63 for act in game.legal(state)) == sorted(other.legal(swapped))


# --- the other games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4, "capture": "immediate", "open_captures": "yes"}])
def test_what_players_of_samurai_have_is_shown(options: dict[str, int | str]) -> None:
    game = Samurai(**options)
    for state in extreme_states(game):
        lines = game.show(state).splitlines()
        aside = " ".join(f"{letter}{number}" for letter, number in zip("hbr", state.aside, strict=True))
        assert any(line.strip().startswith(f"Set aside: {aside} ") for line in lines)
        players = [line for line in lines if " · figures: " in line]
        picture = game.picture(state)
        assert len(players) == game.seats
        for seat, line in enumerate(players):
            figures = " ".join(f"{letter}{number}" for letter, number in zip("hbr", state.captured[seat], strict=True))
            assert f" · figures: {figures} · supply: {state.left[seat]}" in line
            assert f">+{state.left[seat]}<" in picture
            assert all(f">{number}×<" in picture for number in state.captured[seat])


def test_every_cube_of_caminos_is_shown() -> None:
    game = game_class("caminos").from_option_texts(["board=ring", "neutral=yes", "scoring=yes"])
    for state in extreme_states(game):
        cubes = Counter(owner for stack in stacks_of(state).values() for owner in stack)
        levels = "".join(game.show(state).split("\n\n")[1].splitlines()[1:])
        assert [levels.count(OWNER_LETTERS[owner]) for owner in range(NOBODY + 1)] == [
            cubes[owner] for owner in range(NOBODY + 1)
        ]
        yellow, green = state.edge_stones.tolist()
        assert game.view(state, WATCHER)["edge_stones"] == {"yellow": yellow, "green": green}


@pytest.mark.parametrize("start", COLOURS)
def test_what_players_of_kaito_hold_is_shown(start: str) -> None:
    game = game_class("kaito").from_option_texts([f"start={start}"])
    for state in extreme_states(game):
        lines, picture = game.show(state).splitlines(), game.picture(state)
        for colour, kanji in enumerate("赤黒"):
            (line,) = [line for line in lines if line.strip().startswith(kanji)]
            assert f"刀 {state.left[colour, 0]}, 兜 {state.left[colour, 1]}, 紋 {state.left[colour, 2:].sum()}" in line
            assert len(KINDS) == len(state.left[colour])
        held = sorted(int(number) for number in re.findall(r">×(\d)<", picture))
        assert held == sorted(number for number in state.taken.ravel().tolist() if number)
