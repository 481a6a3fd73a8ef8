"""The engine compared with the independent implementation in ``naive.py``: boards, placements, ways, endings, points, perft."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import numpy as np
import pytest

from kaisho.games.caminos import Caminos
from kaisho.games.caminos.board import BOARDS, CELLS, POINTS, SIDES
from kaisho.games.caminos.explain import columns_of
from kaisho.games.caminos.position import OWNERS, stacks_of
from kaisho.games.caminos.rules import CONNECTED
from kaisho.games.caminos.stones import LETTERS, ORIENTATIONS
from kaisho.kernel import State
from kaisho.search.perft import perft
from tests.games.caminos.naive import Act, NaiveGame, cells_of, sides_of
from tests.games.caminos.naive import perft as naive_perft

KINDS_OF_GAME = list(product(BOARDS, (2, 4), (False, True), (False, True)))


def act_of(act: int) -> Act:
    """An act of the engine in the form of the naive implementation."""
    kind = LETTERS[ORIENTATIONS[act // CELLS].kind]
    columns = columns_of(act)
    return kind, frozenset(
        (placed.u, placed.v, z) for placed in columns for z in range(placed.column.bottom, placed.column.top)
    )


def engine_of(board: str, players: int, neutral: bool, scoring: bool) -> Caminos:
    yes = ("no", "yes")
    return Caminos(board=board, players=players, neutral=yes[neutral], scoring=yes[scoring])


def compare(game: Caminos, state: State, naive: NaiveGame) -> dict[Act, int]:
    """Compare both implementations, and return the legal acts with the engine's numbers."""
    acts = {act_of(act): act for act in game.legal(state)}
    assert set(acts) == naive.legal()
    assert bool(state.over) == naive.over
    assert int(state.seat) == naive.seat
    assert {seat for seat in range(naive.players) if int(state.out) >> seat & 1} == naive.out
    assert [int(edges) for edges in state.edge_stones] == [naive.edge_stones(colour) for colour in "yg"]
    stacks = stacks_of(state)
    for u, v in POINTS[state.board]:
        stack = "".join(OWNERS[owner] for owner in stacks[11 * v + u])
        assert stack == "".join(naive.cubes[u, v, z] for z in range(naive.height((u, v))))
    result = game.result(state)
    if naive.over:
        assert result is not None
        assert (list(result.values), list(result.points), result.reason) == naive.result()
    else:
        assert result is None
    return acts


@pytest.mark.parametrize("board", BOARDS)
def test_the_boards_agree(board: str) -> None:
    number = BOARDS.index(board)
    assert set(POINTS[number]) == cells_of(board)
    assert [frozenset(side) for side in SIDES[number]] == list(sides_of(board))


@pytest.mark.parametrize(("board", "players", "neutral", "scoring"), KINDS_OF_GAME)
def test_random_games_agree(board: str, players: int, neutral: bool, scoring: bool) -> None:
    for seed in range(2):
        rng = random.Random(f"{board} {players} {neutral} {scoring} {seed}")
        game = engine_of(board, players, neutral, scoring)
        state, naive = game.deal(), NaiveGame(board, players, neutral, scoring)
        while acts := compare(game, state, naive):
            act = rng.choice(sorted(acts, key=lambda act: acts[act]))
            game.play(state, acts[act])
            naive.play(act)


@pytest.mark.parametrize("board", BOARDS)
def test_connections_in_random_positions_agree(board: str) -> None:
    """Random stacks, denser than in games, so that there are many ways; points are compared as well."""
    rng = random.Random(board)
    game = engine_of(board, 2, True, True)
    number = BOARDS.index(board)
    seen: Counter[str] = Counter()
    values, points = np.zeros(2), np.zeros(2, np.int64)
    for _ in range(800):
        naive = NaiveGame(board, 2, True, True)
        state = game.deal()
        state.height[:], state.over = 0, 1
        share = rng.choice((0.5, 0.6, 0.7, 0.8))
        for u, v in POINTS[number]:
            cell = 11 * v + u
            height = rng.choice((0, 1, 1, 2, 3, 3))
            if height < 3:
                state.height[height, cell >> 6] |= np.uint64(1 << (cell & 63))
            for z in range(height):
                owner = "y" if rng.random() < share else rng.choice("ygn")
                naive.cubes[u, v, z] = owner
                if owner != "n":
                    state.owned["yg".index(owner), z, cell >> 6] |= np.uint64(1 << (cell & 63))
        if naive.ways("y") and naive.ways("g"):
            continue  # impossible in a game
        reason = game.rules["result"](state, values, points)
        wanted_values, wanted_points, wanted_reason = naive.result()
        assert (values.tolist(), points.tolist(), game.reasons[reason]) == (wanted_values, wanted_points, wanted_reason)
        seen["connected" if reason == CONNECTED else "not connected"] += 1
    assert min(seen["connected"], seen["not connected"]) > 100


@pytest.mark.parametrize("board", BOARDS)
def test_perft_from_a_late_position_agrees(board: str) -> None:
    compared = 0
    for seed in range(30):
        rng = random.Random(seed)
        game = engine_of(board, 2, False, False)
        state, naive = game.deal(), NaiveGame(board)
        while not state.over and not 0 < len(acts := game.legal(state)) < 40:
            act = rng.choice(acts)
            game.play(state, act)
            naive.play(act_of(act))
        if not state.over:
            compared += 1
            assert perft(game, state, 2) == naive_perft(naive, 2)
        if compared == 3:
            return
    raise AssertionError("no late position was found")


def test_perft_with_two_bars_agrees() -> None:
    game = engine_of("ring", 2, True, False)
    assert perft(game, game.deal(), 2) == naive_perft(NaiveGame("ring", 2, True), 2)
