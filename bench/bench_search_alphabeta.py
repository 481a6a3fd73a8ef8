"""Speed of the alpha-beta search: nodes per second and depth, compared with the same search in plain Python.

Prints every figure with its baseline and their ratio, measured in turns in this one run. A node is a position entered. The
baseline deepens step by step, with a table and the same evaluation, over the methods of ``Game``.
"""

from __future__ import annotations

import sys

import numpy as np
from measure import speed

from kaisho.game import Game
from kaisho.games import load
from kaisho.kernel import State
from kaisho.search.alphabeta import AlphaBeta, AlphaBetaResult
from kaisho.search.limits import Thinking

NODES = 3_000_000
DEPTH = 4
ROUNDS = 3
GAMES = (("kamisado", {}), ("kamisado", {"match": "standard"}), ("kaito", {}), ("caminos", {}))
FLOOR = {"kamisado": " (floor 1.00)"}


class SimpleSearch:
    """Alpha-beta in a few lines, from seat 0's point of view."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.nodes = 0
        self.best: dict[int, int] = {}

    def value(self, state: State, depth: int, alpha: float, beta: float) -> float:
        self.nodes += 1
        values = np.zeros(self.game.seats)
        if result := self.game.result(state):
            return 100 * result.values[0]
        if depth == 0:
            self.game.rules["evaluate"](state, values)
            return float(values[0])
        acts = np.array(self.game.legal(state), np.int64)
        weights = np.zeros(len(acts))
        self.game.rules["weigh"](state, acts, len(acts), weights)
        key = self.game.key(state)
        weights[acts == self.best.get(key)] = np.inf
        best = np.inf if state.seat % 2 else -np.inf
        for act in acts[np.argsort(-weights)].tolist():
            value = self.value(self.game.after(state, act), depth - (len(acts) > 1), alpha, beta)
            if value < best if state.seat % 2 else value > best:
                best = value
                self.best[key] = act
            if state.seat % 2:
                beta = min(beta, value)
            else:
                alpha = max(alpha, value)
            if alpha >= beta:
                break
        return best

    def run(self, state: State, depth: int) -> int:
        for ahead in range(1, depth + 1):
            self.value(state, ahead, -np.inf, np.inf)
        return self.nodes


def searched(game: Game, state: State, nodes: int) -> AlphaBetaResult:
    """One search with an empty table and a node budget, so that every round does the same work."""
    with Thinking(nodes=nodes) as thinking:
        return AlphaBeta(game).run(state, thinking)


def main(nodes: int = NODES) -> None:
    for name, options in GAMES:
        game = load(name, **options)
        state = game.deal(seed=1)
        title = " ".join([name, *(f"{option}={value}" for option, value in options.items())])
        depth = DEPTH if name != "caminos" else 2
        searched(game, state, 1000)
        SimpleSearch(game).run(state, 1)
        ours, theirs = [], []
        for _ in range(ROUNDS):
            ours.append(speed(lambda game=game, state=state: searched(game, state, nodes).nodes))
            theirs.append(speed(lambda game=game, state=state, depth=depth: SimpleSearch(game).run(state, depth)))
        found = searched(game, state, nodes)
        print(
            f"{title}, alpha-beta: {max(ours) / 1e6:.2f} million nodes a second{FLOOR.get(name, '')}, "
            f"depth {found.depth} after {found.nodes / 1e6:.1f} million; "
            f"simple Python {max(theirs) / 1e6:.4f}; ratio {max(ours) / max(theirs):.0f}",
            flush=True,
        )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
