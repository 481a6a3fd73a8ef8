"""The players of the other seats of a single-player environment: bots by name, or random acts."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from kaisho.bots import bot, opinion
from kaisho.game import Game
from kaisho.kernel import random_from
from kaisho.search.limits import Thinking
from kaisho.state import State


class Chooser(Protocol):
    """Chooses an act for the seat to act. It can be copied and pickled."""

    def __call__(self, state: State) -> int: ...


def chooser(name: str, game: Game, seed: int, seconds: float | None, nodes: int | None) -> Chooser:
    """Return an opponent by the name of a bot; it sees only what its seat may know."""
    return RandomChooser(game, seed) if name == "random" else BotChooser(name, game, seed, seconds, nodes)


class BotChooser:
    """A bot by its name. A copy does not remember earlier searches: it starts from the seed again."""

    def __init__(self, name: str, game: Game, seed: int, seconds: float | None, nodes: int | None) -> None:
        self.settings = name, game, seed, seconds, nodes
        self._bot = bot(name, game, seed)

    def __call__(self, state: State) -> int:
        _, game, _, seconds, nodes = self.settings
        with Thinking(seconds, nodes) as thinking:
            return opinion(self._bot, game, state, thinking).act

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.settings


class RandomChooser:
    """Plays like the bot ``random`` with less overhead: an environment needs a hundred thousand acts a second.

    The seat knows its legal acts, so the state need not be concealed.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self._pick, self._random, self._scratch = game.rules["pick"], random_from(seed), np.zeros(game.max_legal_acts, np.int64)

    def __call__(self, state: State) -> int:
        return int(self._pick(state, self._random, self._scratch))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.game, int(self._random[0]))
