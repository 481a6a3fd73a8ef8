"""Bots that think by tree search, for any open game."""

from __future__ import annotations

from kaisho.bots import Opinion
from kaisho.game import Game
from kaisho.kernel import State, random_from
from kaisho.search.limits import Thinking
from kaisho.search.tree import TreeSearch, TreeSettings

POSITIONS = 1 << 21


class TreeBot:
    """Plays the act that a tree search has visited most; with ``simulations``, after at most so many.

    Every choice gets the next number of the bot's own generator as its seed, so that the same bot does not make the same mistake
    in the same position again and again, but the same seed gives the same game.
    """

    def __init__(
        self,
        game: Game,
        seed: int,
        settings: TreeSettings | None = None,
        simulations: int | None = None,
        positions: int = POSITIONS,
    ) -> None:
        self._simulations = simulations
        self._random = random_from(seed)
        self._search = TreeSearch(game, settings, positions)

    def choose(self, known: State, thinking: Thinking) -> Opinion:
        return self._opinion(known, thinking)

    def _opinion(self, known: State, thinking: Thinking, only: list[int] | None = None) -> Opinion:
        nodes = thinking.nodes if self._simulations is None else min(self._simulations, thinking.nodes)
        self._random[0] += self._random.dtype.type(1)
        found = self._search.run(known, Thinking(nodes=nodes, stop=thinking.stop), int(self._random[0]), only)
        return Opinion(found.act, found.value, found.certain, found.simulations, found.line)


def uct(game: Game, seed: int) -> TreeBot:
    """Plain UCT with random games, as many as the time allows: what other bots are measured against."""
    return TreeBot(game, seed, TreeSettings())
