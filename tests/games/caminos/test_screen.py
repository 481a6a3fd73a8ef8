"""Views of Caminos as plain data, and the board in a terminal."""

from __future__ import annotations

import json
import re
from itertools import pairwise

import pytest

from kaisho.games.caminos import Caminos
from kaisho.games.caminos.board import BOARDS, POINTS
from kaisho.language import LANGUAGES
from kaisho.testing import random_playthrough
from tests.games.test_conformance import OPTIONS
from tests.rules.caminos.stacks import built

ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


def test_the_view_is_plain_data_with_every_cube_and_its_owner() -> None:
    game, state = built({"c3": "ygn"}, players=4, neutral="yes", seat=2)
    state.out = 0b1000
    view = game.view(state, 0)
    assert json.loads(json.dumps(view)) == view
    assert [cell for cell in view["cells"] if cell["cubes"]] == [
        {"cell": "c3", "at": [2, 2], "cubes": ["yellow", "green", "neutral"]}
    ]
    assert (view["to_act"], view["out"], view["phase"]) == ("yellow2", ["green2"], "play")
    assert view["left"]["green1"] == {"T": 2, "Z": 2, "L": 2, "O": 1}
    assert view["sides"]["E"][0] == "h1"


def test_turned_boards_are_drawn_with_their_sides_upright() -> None:
    game = Caminos(board="rhombus")
    cells = {cell["cell"]: tuple(cell["at"]) for cell in game.view(game.deal(), 0)["cells"]}
    north = game.view(game.deal(), 0)["sides"]["N"]
    assert len({cells[name][1] for name in north}) == 1
    assert [cells[name][0] for name in north] == [-5, -3, -1, 1, 3, 5]


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_all_cells_heights_levels_and_stones_left(board: str, language: str) -> None:
    game = Caminos(board=board, players=4, neutral="yes", scoring="yes")
    for state, _ in random_playthrough(game, 3):
        plain = game.show(state, language)
        coloured = game.show(state, language, colour=True)
        assert "\x1b" not in plain
        bare = ESCAPE.sub("", coloured)
        assert "\x1b" not in bare
        for cell in game.view(state, 0)["cells"]:
            top = f"{cell['cubes'][-1][0].upper()}{len(cell['cubes'])}" if cell["cubes"] else "."
            assert re.search(rf"\b{cell['cell']}\s+{re.escape(top)}", plain), (cell, plain)
            assert re.search(rf"\b{cell['cell']}\b", bare)
        levels = plain.split("\n\n")[1].split("\n")[1:]
        cubes = sum(len(cell["cubes"]) for cell in game.view(state, 0)["cells"])
        characters = "".join(levels)
        assert sum(characters.count(letter) for letter in "YGN") == cubes
        assert len(characters.replace(" ", "")) == 3 * len(POINTS[state.board])
        assert all(len(line) <= 130 for line in plain.splitlines() + bare.splitlines())


def test_an_eliminated_player_is_shown() -> None:
    game, state = built({}, players=4)
    state.out = 0b10
    assert "Green 1 still has: T 2  Z 2  L 2  O 1 (out, rule C8)" in game.show(state)


@pytest.mark.parametrize("options", OPTIONS["caminos"])
def test_the_winning_way_is_a_chain_of_own_tops_between_sides_that_win_together(options: list[str]) -> None:
    game = Caminos.from_option_texts(options)
    board = game.board()
    points = {cell["cell"]: cell["point"] for cell in board["cells"]}
    won = 0
    for seed in range(8):
        *running, (last, _) = random_playthrough(game, seed)
        assert game.view(running[-1][0], 0)["way"] == []
        result, view = game.result(last), game.view(last, 0)
        assert result is not None and (result.reason == "connection") == bool(view["way"])
        if not view["way"]:
            continue
        won += 1
        colour = ("yellow", "green")[result.winners[0] % 2]
        cubes = {cell["cell"]: cell["cubes"] for cell in view["cells"]}
        assert all(cubes[cell][-1] == colour for cell in view["way"])
        for one, other in pairwise(view["way"]):
            assert sum(abs(a - b) for a, b in zip(points[one], points[other], strict=True)) == 1, "each is beside the next"
            low, high = sorted((cubes[one], cubes[other]), key=len)
            assert set(high[len(low) :]) <= {colour}, "no step over a foreign cube"
        way = set(view["way"])
        touched = {side for side, cells in board["sides"].items() if way & set(cells)}
        assert any(other in touched for side in touched for other in board["facing"][side])
        if game.keeps_points:
            assert max(result.points) >= len(view["way"]), "every cell has a face, and climbing costs more"
    assert won > 0
