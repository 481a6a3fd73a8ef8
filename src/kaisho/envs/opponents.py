"""Who plays the other seats of an environment for one player: bots by name, or acts by lot."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from kaisho.bots import bot, opinion
from kaisho.game import Game
from kaisho.kernel import random_from
from kaisho.search.limits import Thinking
from kaisho.state import State


class Chooser(Protocol):
    """Chooses an act for the seat that is to act. It can be copied and pickled."""

    def __call__(self, state: State) -> int: ...


def chooser(name: str, game: Game, seed: int, seconds: float | None, nodes: int | None) -> Chooser:
    """An opponent by the name of a bot; it sees only what its seat may know."""
    return ByLot(game, seed) if name == "random" else ByBot(name, game, seed, seconds, nodes)


class ByBot:
    """A bot by name. What it remembers of its searches stays behind when it is copied: a copy starts from the seed again."""

    def __init__(self, name: str, game: Game, seed: int, seconds: float | None, nodes: int | None) -> None:
        self.settings = name, game, seed, seconds, nodes
        self._bot = bot(name, game, seed)

    def __call__(self, state: State) -> int:
        _, game, _, seconds, nodes = self.settings
        with Thinking(seconds, nodes) as thinking:
            return opinion(self._bot, game, state, thinking).act

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.settings


class ByLot:
    """As the bot ``random``, without what a bot has around it: an environment asks for a hundred thousand acts a second.

    Which acts are legal is known to the seat, so the state need not be concealed.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self._pick, self._random, self._scratch = game.rules["pick"], random_from(seed), np.zeros(game.most_actions, np.int64)

    def __call__(self, state: State) -> int:
        return int(self._pick(state, self._random, self._scratch))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.game, int(self._random[0]))
