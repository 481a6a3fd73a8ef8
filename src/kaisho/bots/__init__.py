"""Named opponents. A bot is given the concealed state only: what its seat may know."""

from __future__ import annotations

from typing import Protocol

import numpy as np

from kaisho.errors import UnknownBot
from kaisho.game import Game
from kaisho.kernel import State, random_from


class Bot(Protocol):
    """Somebody who chooses acts."""

    name: str

    def choose(self, game: Game, known: State) -> int:
        """A legal act, from what the seat that is to act may know."""


class RandomBot:
    """Plays any legal act, each equally likely; the same ones for the same seed."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._random = random_from(seed)

    def choose(self, game: Game, known: State) -> int:
        return int(game.rules["pick"](known, self._random, np.zeros(game.most_actions, np.int64)))


_BOTS = {"random": RandomBot}


def names() -> tuple[str, ...]:
    return tuple(_BOTS)


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by name, with the seed of its own random numbers."""
    if name not in _BOTS:
        raise UnknownBot("unknown-bot", name=name, known=names())
    return _BOTS[name](seed)


def chosen_act(player: Bot, game: Game, state: State) -> int:
    """What a bot does in a state, of which it sees only what its seat may know."""
    return player.choose(game, game.concealed(state, int(state.seat)))
