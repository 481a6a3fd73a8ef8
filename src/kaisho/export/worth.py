"""Exact values for an export: what the solver can prove of a position within a number of nodes, and honestly nothing more."""

from __future__ import annotations

import math
from typing import Any

from kaisho.errors import KaishoError
from kaisho.game import Game
from kaisho.search.solve import Outcome, Solver
from kaisho.state import Flags, State

VALUES = {Outcome.WIN: 1.0, Outcome.DRAW: 0.0, Outcome.LOSS: -1.0, Outcome.UNKNOWN: math.nan}
"""What an outcome is worth to the seat that is to act."""


class Judge:
    """Judges positions of one game; later ones profit from earlier ones. Of a match the running round is judged."""

    def __init__(self, game: Game, nodes: int, *, every_act: bool = False, stop: Flags | None = None) -> None:
        if game.hidden:
            raise KaishoError("export-solve-hidden", game=game.name)
        self.game = game
        self.nodes = nodes
        self.every_act = every_act
        self.stop = stop
        self.judged = self.decided = 0
        self._solver = Solver(game)

    def of(self, state: State, legal: list[int]) -> dict[str, Any]:
        """The columns of a position: its exact value, the nodes spent on it and, where asked for, each legal act's value."""
        if self.every_act:
            solution = self._solver.solve(state, self.nodes, line=False, stop=self.stop)
            outcome, nodes = solution.outcome, solution.nodes
            worth = {answer.act: VALUES[answer.outcome] for answer in solution.answers}
            acts = {"exact_legal": [worth[act] for act in legal]}
        else:
            outcome, nodes = self._solver.outcome(self.game.alone(state), self.nodes, self.stop)
            acts = {}
        self.judged += 1
        self.decided += outcome is not Outcome.UNKNOWN
        return {"exact": VALUES[outcome], "exact_nodes": nodes, **acts}
