"""A bot that looks a number of acts ahead, for open games of two sides; weak ones look less far and overlook acts."""

from __future__ import annotations

from kaisho.bots import Opinion
from kaisho.game import Game
from kaisho.kernel import State
from kaisho.search.alphabeta import MAX_DEPTH, AlphaBeta
from kaisho.search.limits import Thinking

POSITIONS = 1 << 20
FEW_POSITIONS = 1 << 14
"""The table of a bot that looks only a few acts ahead."""
FEW_ACTS = 6


class AlphaBetaBot:
    """Looks ``depth`` acts ahead, or as far as its time allows.

    ``blindness`` is the chance in 256 that it overlooks an act other than its next one: always the same acts in a
    position for the same seed, like the blind spots of a person.
    """

    def __init__(self, game: Game, seed: int, depth: int = MAX_DEPTH, blindness: int = 0) -> None:
        self._game = game
        self._seed = seed
        self._depth = depth
        self._blindness = blindness
        self._search = AlphaBeta(game, FEW_POSITIONS if depth <= FEW_ACTS else POSITIONS)

    def choose(self, known: State, thinking: Thinking) -> Opinion:
        legal = self._game.legal(known)
        if len(legal) == 1:
            return Opinion.forced(legal[0])
        return Opinion.from_search(self._search.run(known, thinking, self._depth, self._blindness, self._seed))
