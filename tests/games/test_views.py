"""Views of all games: plain data, the same content as the position text, and fields that are read correctly."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kaisho.game import WATCHER, fields_of
from kaisho.games import load
from kaisho.games.kamisado import Kamisado
from kaisho.games.samurai import Samurai
from kaisho.games.samurai.board import HEX_OF, TILES
from kaisho.games.samurai.position import figures_at, hand_of, supply_of, tile_at
from kaisho.kernel import State
from kaisho.testing import random_playthrough
from tests.games.test_conformance import OPTIONS

ALL = [(name, " ".join(options)) for name, combinations in OPTIONS.items() for options in combinations]


def spoil(part: Any) -> None:
    """Change everything in a view that can be changed."""
    if isinstance(part, dict | list):
        for inner in list(part.values() if isinstance(part, dict) else part):
            spoil(inner)
        part.clear()


@pytest.mark.parametrize(("name", "options"), ALL)
def test_a_view_is_plain_data_that_its_receiver_may_change(name: str, options: str) -> None:
    game = type(load(name)).from_option_texts(options.split())
    for state, _ in list(random_playthrough(game, 1))[::7]:
        for seat in range(WATCHER, game.seats):
            view = game.view(state, seat)
            text = json.dumps(view)
            assert json.loads(text) == view
            spoil(view)
            assert json.dumps(game.view(state, seat)) == text


@pytest.mark.parametrize(("name", "options"), ALL)
def test_fields_of_reads_every_field(name: str, options: str) -> None:
    game = type(load(name)).from_option_texts(options.split())
    for state, _ in list(random_playthrough(game, 2))[::20]:
        fields = fields_of(state)
        assert list(vars(fields)) == list(game.rules.dtype.names or ())
        assert all(value == state[field].tolist() for field, value in vars(fields).items())


def kamisado_ranks(view: dict[str, Any]) -> str:
    """The first field of a position, from a view."""
    letters = dict(zip(("orange", "blue", "purple", "pink", "yellow", "red", "green", "brown"), "OBPKYRGN", strict=True))
    board = {
        tower["square"]: (letters[tower["colour"]] if tower["side"] == "white" else letters[tower["colour"]].lower())
        + "+" * tower["markers"]
        for tower in view["towers"]
    }
    ranks = ["".join(board.get(f"{file}{rank}", ".") for file in "abcdefgh") for rank in range(8, 0, -1)]
    text = "/".join(ranks)
    for empty in range(8, 0, -1):
        text = text.replace("." * empty, str(empty))
    return text


@pytest.mark.parametrize("options", OPTIONS["kamisado"])
def test_a_view_of_kamisado_shows_what_the_position_says(options: list[str]) -> None:
    game = Kamisado.from_option_texts(options)
    for state, _ in random_playthrough(game, 3):
        view = game.view(state, 0)
        board, side, must, phase, score, match, this_round, _, _ = game.position(state).split()
        assert kamisado_ranks(view) == board
        assert view["to_act"] == (None if phase == "over" else {"b": "black", "w": "white"}[side])
        assert (view["phase"], str(view["round"])) == (phase, this_round)
        assert f"{view['score']['black']}:{view['score']['white']}" == score
        assert match.partition("/")[0] == view["match"] + (f":{view['rounds']}" if view["rounds"] else "")
        if must == "-":
            assert view["must"] is view["must_square"] is None
        else:
            tower = next(tower for tower in view["towers"] if tower["square"] == view["must_square"])
            assert (tower["side"][0], tower["colour"]) == (side, view["must"])
    ends = [game.board()["squares"][square] for square in ("a1", "h1")]
    assert ends == (["orange", "brown"] if "orientation=orange-left" in options else ["brown", "orange"])


def shown_tile(state: State, name: str) -> dict[str, str] | None:
    tile = tile_at(state, HEX_OF[name])
    return tile and {"seat": ("red", "blue", "green", "yellow")[tile[0]], "tile": TILES[tile[1]]}


@pytest.mark.parametrize("options", OPTIONS["samurai"])
def test_a_view_of_samurai_shows_every_tile_and_figure(options: list[str]) -> None:
    game = Samurai.from_option_texts(options)
    for state, _ in list(random_playthrough(game, 4))[::5]:
        view = game.view(state, 1)
        tiles = {name: shown["tile"] for name, shown in view["hexes"].items() if "tile" in shown}
        assert tiles == {name: shown_tile(state, name) for name in tiles}
        figures = [shown["figures"] for shown in view["hexes"].values() if "figures" in shown]
        letters = ["".join(figure[0] for figure in settlement) for settlement in figures]
        assert letters == [figures_at(state, settlement) for settlement in range(len(figures))]
        own = view["players"][1]
        assert own["hand"] == [TILES[kind] for kind in hand_of(state, 1)]
        assert own["supply_size"] == len(supply_of(state, 1))
