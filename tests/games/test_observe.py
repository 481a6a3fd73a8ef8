"""The observation planes of each game."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from kaisho.game import WATCHER, Game
from kaisho.games import load
from kaisho.games.samurai.board import FIGURES, FIRST_SETTLEMENT, HEX_NAMES, HEX_OF, HEXES, NEEDED, TILES
from kaisho.kernel import State
from kaisho.testing import random_states

Plane = np.ndarray[Any, np.dtype[np.uint8]]


def plane(game: Game, state: State, seat: int, name: str) -> Plane:
    observed: Plane = game.observe(state, seat)[game.observation_planes.index(name)]
    return observed


def middle(game: Game, seed: int = 0) -> State:
    """A state from the middle of a random game."""
    states = [game.copy(state) for state in random_states(game, games=seed + 1)]
    return states[-len(states) // (2 * (seed + 1))]


# --- Kamisado ---------------------------------------------------------------------------------------------------------


def test_kamisado_looks_the_same_from_both_sides_at_the_beginning() -> None:
    game = load("kamisado")
    state = game.deal()
    black, white = game.observe(state, 0), game.observe(state, 1)
    differing = [name for name, one, other in zip(game.observation_planes, black, white, strict=True) if (one != other).any()]
    assert differing == ["towers that may move now, of the side to act", "own turn", "own side is White"]
    assert plane(game, state, 0, "own brown tower")[0, 0] == 1  # the near left corner is brown for both
    assert plane(game, state, 1, "own brown tower")[0, 0] == 1
    assert plane(game, state, 0, "towers that may move now, of the side to act")[0].tolist() == [1] * 8
    assert plane(game, state, 1, "towers that may move now, of the side to act")[7].tolist() == [1] * 8


def test_kamisado_shows_where_a_tower_moved_and_which_must_move_next() -> None:
    game = load("kamisado")
    state = game.deal()
    game.play(state, "f1-a6")  # purple, to green
    assert np.argwhere(plane(game, state, 0, "own purple tower")).tolist() == [[5, 0]]
    assert np.argwhere(plane(game, state, 1, "other's purple tower")).tolist() == [[2, 7]]
    must = np.argwhere(plane(game, state, 1, "towers that may move now, of the side to act"))
    assert must.tolist() == np.argwhere(plane(game, state, 1, "own green tower")).tolist()
    assert plane(game, state, 1, "own turn").all() and not plane(game, state, 0, "own turn").any()


def test_kamisado_counts_markers_points_and_rounds() -> None:
    game, state = type(load("kamisado")).from_position("O+BPKYRGN/8/8/8/8/8/8/n++g+rykpbo w - play 4:1 long 5 40 40")
    assert plane(game, state, 0, "markers of own towers")[0].tolist() == [2, 1, 0, 0, 0, 0, 0, 0]
    assert plane(game, state, 1, "markers of other's towers")[7].tolist() == [0, 0, 0, 0, 0, 0, 1, 2]
    assert {name: int(plane(game, state, 1, name).max()) for name in ("own score", "other's score")} == {
        "own score": 1,
        "other's score": 4,
    }
    assert (plane(game, state, 0, "points that win the match, 0 in a series") == 7).all()
    series = load("kamisado", match="series", rounds=5)
    assert (plane(series, series.deal(), 0, "unfinished rounds of a series") == 5).all()


def test_acts_of_white_can_be_seen_from_its_own_side() -> None:
    game = load("kamisado", match="standard", setup="tournament")
    assert np.array_equal(game.turned_acts(0), np.arange(game.num_acts))
    turned = game.turned_acts(1)
    single = load("kamisado")
    first, second = single.deal(), single.deal()
    second.seat = 1
    assert sorted(turned[single.legal(first)]) == single.legal(second)
    assert turned[512:].tolist() == list(range(512, game.num_acts))


# --- Kaito ------------------------------------------------------------------------------------------------------------


def test_kaito_shows_own_stones_first_whatever_their_colour() -> None:
    red_begins, black_begins = load("kaito"), load("kaito", start="black")
    layout = red_begins.shuffle(3)
    one, other = red_begins.deal(layout), black_begins.deal(layout)
    assert np.array_equal(red_begins.observe(one, 0), black_begins.observe(other, 1)) is False  # not the same seat's turn
    for name in red_begins.observation_planes[:11]:
        assert np.array_equal(plane(red_begins, one, 0, name), plane(black_begins, other, 1, name))
    assert plane(red_begins, one, 0, "own sword").sum() == 7
    assert plane(red_begins, one, 1, "phase: choice of the gap").all() and plane(red_begins, one, 1, "own turn").all()


def test_kaito_shows_the_kaito_and_what_was_taken() -> None:
    game = load("kaito")
    state = middle(game, 2)
    where = np.argwhere(plane(game, state, 0, "kaito"))
    assert where.tolist() == [list(divmod(int(state.kaito), 6))]
    for kind, name in enumerate(("sword", "helmet", "mon-3", "mon-2", "mon-1")):
        assert (plane(game, state, 0, f"own {name}, taken by the other") == state.taken[0, kind]).all()
        assert (plane(game, state, 1, f"own {name}, taken by the other") == state.taken[1, kind]).all()
        assert (plane(game, state, 1, f"other's {name}, taken by oneself") == state.taken[0, kind]).all()


# --- Caminos ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "span", "cells"), [("square", 8, 64), ("rhombus", 11, 61), ("octagon", 10, 76), ("ring", 9, 64)]
)
def test_the_planes_of_caminos_are_the_smallest_square_around_its_board(board: str, span: int, cells: int) -> None:
    game = load("caminos", board=board)
    assert game.observation_shape[1:] == (span, span)
    on_board = plane(game, game.deal(), 0, "cells of the board")
    assert len(game.board()["cells"]) == on_board.sum() == cells


@pytest.mark.parametrize("players", ["2", "4"])
def test_caminos_shows_cubes_by_colour_and_level_and_the_stones_left(players: str) -> None:
    game = load("caminos", players=players, neutral="yes")
    state = middle(game)
    view = game.view(state, 0)
    height = plane(game, state, 0, "height of the stack")
    cubes = np.sum([plane(game, state, 0, f"{side} colour, level {level}") for side in ("own", "other") for level in (1, 2, 3)])
    assert int(height.sum()) - int(cubes) == 3 * (2 - int(state.bars))  # neutral bars belong to nobody
    assert height.max() <= 3 and view["game"] == "caminos"
    names = ("own", "next opponent's", "partner's", "last opponent's") if players == "4" else ("own", "other's")
    for seat in range(game.seats):
        for step, name in enumerate(names):
            other = (seat + step) % game.seats
            for kind, letter in enumerate("TZLO"):
                assert (plane(game, state, seat, f"{name} {letter} stones left") == state.left[other, kind]).all()
            assert bool(plane(game, state, seat, f"{name} turn").all()) == (other == state.seat)


def test_partners_see_the_same_colour_as_their_own() -> None:
    game = load("caminos", players="4")
    state = middle(game)
    assert np.array_equal(game.observe(state, 0)[:8], game.observe(state, 2)[:8])
    assert np.array_equal(game.observe(state, 0)[:3], game.observe(state, 1)[3:6])


# --- Samurai ----------------------------------------------------------------------------------------------------------


def samurai_list(game: Game, state: State, seat: int, beginning: str) -> list[int]:
    (name,) = (name for name in game.observation_planes if name.startswith(f"list: {beginning}"))
    values: list[int] = plane(game, state, seat, name)[0].tolist()
    return values


@pytest.mark.parametrize("players", [2, 3, 4])
def test_samurai_shows_the_map(players: int) -> None:
    game = load("samurai", players=players)
    state = middle(game)
    view = game.view(state, 0)
    in_play = plane(game, state, 0, "hexes in play")[0]
    assert in_play.tolist() == [int(NEEDED[place] <= players) for place in range(HEXES)]
    for kind, figure in enumerate(FIGURES):
        observed = {HEX_NAMES[place] for place in np.flatnonzero(plane(game, state, 0, figure)[0])}
        assert observed == {name for name, part in view["hexes"].items() if figure in part.get("figures", ())}
        assert plane(game, state, 0, figure)[0, :FIRST_SETTLEMENT].sum() == 0, kind
    seats = ("own", "second seat's", "third seat's", "fourth seat's")[:players]
    for seat in range(players):
        for step, name in enumerate(seats):
            owner = game.seat_name((seat + step) % players)
            laid = {
                key: it["tile"]["tile"] for key, it in view["hexes"].items() if it.get("tile") and it["tile"]["seat"] == owner
            }
            tiles = plane(game, state, seat, f"{name} tile")[0]
            assert {HEX_NAMES[place] for place in np.flatnonzero(tiles)} == set(laid)
            for key, tile in laid.items():
                strength = int(tile[1:] or 0)
                for figure in FIGURES:
                    influence = int(plane(game, state, seat, f"{name} influence on {figure}")[0, HEX_OF[key]])
                    assert influence == (strength if tile[0] in "SWK" or tile[0].lower() == figure[0] else 0)


def test_samurai_shows_own_tiles_but_only_the_number_of_others() -> None:
    game = load("samurai", players=3, hands="random")
    state = middle(game)
    for seat in range(3):
        mine = game.view(state, seat)["players"][seat]
        hand, supply = samurai_list(game, state, seat, "own hand"), samurai_list(game, state, seat, "own supply")
        assert [tile for tile, number in zip(TILES, hand, strict=False) for _ in range(number)] == mine["hand"]
        assert [tile for tile, number in zip(TILES, supply, strict=False) for _ in range(number)] == mine["supply"]
    assert not any(samurai_list(game, state, WATCHER, "own hand"))
    for beginning, owner in (("second seat's", 1), ("third seat's", 2)):
        shown = samurai_list(game, state, 0, beginning)
        theirs = game.view(state, 0)["players"][owner]
        assert shown[1:5] == [
            theirs["hand_size"],
            theirs["supply_size"],
            theirs["figure_exchange_used"],
            theirs["captured_in_all"],
        ]


def test_samurai_shows_the_captures_of_others_only_if_these_are_open() -> None:  # M21
    for options, is_open in (({"players": 2}, True), ({"players": 3}, False), ({"players": 3, "open_captures": "yes"}, True)):
        game = load("samurai", **options)
        states = [state for state in random_states(game, games=3) if state.captured[1].any()]
        assert states
        for state in states[:: max(1, len(states) // 20)]:
            taken = state.captured[1].tolist()
            assert samurai_list(game, state, 1, "own to act")[5:8] == taken
            shown = samurai_list(game, state, 0, "second seat's")
            assert shown[4] == sum(taken)
            assert shown[5:8] == (taken if is_open or state.over else [0, 0, 0])


@pytest.mark.parametrize("seat", [-2, 2])
def test_an_unknown_seat_cannot_observe(seat: int) -> None:
    game = load("kamisado")
    with pytest.raises(ValueError, match=f"none with the number {seat}"):
        game.observe(game.deal(), seat)
