"""Exact values for an export: what the solver can prove of a position within a number of nodes."""

from __future__ import annotations

import math
from typing import Any

from kaisho.errors import KaishoError
from kaisho.game import Game
from kaisho.search.solution import Outcome
from kaisho.search.solve import Solver
from kaisho.state import Flags, State

VALUES = {Outcome.WIN: 1.0, Outcome.DRAW: 0.0, Outcome.LOSS: -1.0, Outcome.UNKNOWN: math.nan}
"""The value of an outcome for the seat to act."""


class Judge:
    """Solves positions of one game, of a match the current round; its tables make later positions faster."""

    def __init__(self, game: Game, nodes: int, *, every_act: bool = False, stop: Flags | None = None) -> None:
        if game.hidden:
            raise KaishoError("solve-hidden", game=game.name)
        self.game = game
        self.nodes = nodes
        self.every_act = every_act
        self.stop = stop
        self.judged = self.decided = 0
        self._solver = Solver(game)

    def of(self, state: State, legal: list[int]) -> dict[str, Any]:
        """Return the columns of a position: its exact value, the nodes spent and, if wanted, each legal act's value."""
        if self.every_act:
            solution = self._solver.solve(state, self.nodes, variation=False, stop=self.stop)
            outcome, nodes = solution.outcome, solution.nodes
            worth = {answer.act: VALUES[answer.outcome] for answer in solution.answers}
            acts = {"exact_legal": [worth[act] for act in legal]}
        else:
            outcome, nodes = self._solver.outcome(self.game.current_round(state), self.nodes, self.stop)
            acts = {}
        self.judged += 1
        self.decided += outcome is not Outcome.UNKNOWN
        return {"exact": VALUES[outcome], "exact_nodes": nodes, **acts}
