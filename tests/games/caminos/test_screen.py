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
from tests.server.running import Message

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


def check_way(view: Message, board: Message, colour: str) -> int:
    """Check that a way is a chain of own tops, each beside the next, between facing sides; returns its faces."""
    points = {cell["cell"]: cell["point"] for cell in board["cells"]}
    cubes = {cell["cell"]: cell["cubes"] for cell in view["cells"]}
    way = view["way"]
    assert len(set(way)) == len(way)
    assert all(cubes[cell][-1] == colour for cell in way)
    faces = len(way)
    for one, other in pairwise(way):
        assert sum(abs(a - b) for a, b in zip(points[one], points[other], strict=True)) == 1, "each is beside the next"
        low, high = sorted((cubes[one], cubes[other]), key=len)
        assert set(high[len(low) :]) <= {colour}, "no step over a foreign cube"
        faces += len(high) - len(low)
    starts, ends = ({side for side, cells in board["sides"].items() if end in cells} for end in (way[0], way[-1]))
    assert any(other in ends for side in starts for other in board["facing"][side]), "from a side to one that faces it"
    return faces


@pytest.mark.parametrize("options", OPTIONS["caminos"])
def test_the_winning_way_is_a_chain_of_own_tops_between_sides_that_win_together(options: list[str]) -> None:
    game = Caminos.from_option_texts(options)
    won = 0
    for seed in range(8):
        *running, (last, _) = random_playthrough(game, seed)
        assert game.view(running[-1][0], 0)["way"] == []
        result, view = game.result(last), game.view(last, 0)
        assert result is not None and (result.reason == "connection") == bool(view["way"])
        if view["way"]:
            won += 1
            check_way(view, game.board(), ("yellow", "green")[result.winners[0] % 2])
    assert won > 0


@pytest.mark.parametrize("board", BOARDS)
def test_the_ways_of_a_thousand_games_are_in_the_order_of_the_path_and_have_the_faces_that_score(board: str) -> None:
    game = Caminos(board=board, scoring="yes")
    drawn = game.board()
    won = 0
    for seed in range(1000):
        *_, (state, _) = random_playthrough(game, seed)
        result = game.result(state)
        assert result is not None
        if result.reason == "connection":
            won += 1
            faces = check_way(game.view(state, 0), drawn, ("yellow", "green")[result.winners[0] % 2])
            assert max(result.points) in (faces, 2 * faces)
    assert won > 500
