"""Plain minimax, without any pruning: the reference for tests of the real search."""

from __future__ import annotations

import numpy as np

from kaisho.game import Game
from kaisho.kernel import State
from kaisho.search.alphabeta import ONE_WIN, WIN


def minimax(game: Game, state: State, depth: int, distance: int = 0) -> int:
    """The score of a position for the side of seat 0, as ``AlphaBeta`` counts it."""
    values = np.zeros(game.seats)
    if state.over:
        game.rules["result"](state, values, np.zeros(game.seats, np.int64))
        won = int(values[0])
        return won * (WIN - distance) if abs(values[0]) == 1 else round(values[0] * ONE_WIN)
    legal = game.legal(state)
    if depth == 0 and len(legal) > 1:
        game.rules["evaluate"](state, values)
        return int(np.rint(values[0] * ONE_WIN))
    scores = [score_after(game, state, act, depth - (len(legal) > 1), distance) for act in legal]
    return min(scores) if state.seat % 2 else max(scores)


def score_after(game: Game, state: State, act: int, depth: int, distance: int) -> int:
    later = game.copy(state)
    game.rules["play"](later, act)
    return minimax(game, later, depth, distance + 1)


def solved(game: Game, state: State, known: dict[int, int]) -> int:
    """The score of a position that is played out in full, in a game that cannot be drawn."""
    if state.over:
        return minimax(game, state, 0)
    key = game.key(state)
    if key not in known:
        scores = []
        for act in game.legal(state):
            later = game.copy(state)
            game.rules["play"](later, act)
            score = solved(game, later, known)
            scores.append(score - 1 if score > 0 else score + 1)
        known[key] = min(scores) if state.seat % 2 else max(scores)
    return known[key]
