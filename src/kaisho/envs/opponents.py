"""Who plays the other seats of an environment for one player: bots by name, or acts by lot."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from kaisho.bots import bot, opinion
from kaisho.game import Game
from kaisho.kernel import random_from
from kaisho.search.limits import Thinking
from kaisho.state import State

Chooser = Callable[[State], int]
"""Chooses an act for the seat that is to act."""


def chooser(name: str, game: Game, seed: int, seconds: float | None, nodes: int | None) -> Chooser:
    """An opponent by the name of a bot; it sees only what its seat may know."""
    if name == "random":
        return _by_lot(game, seed)
    player = bot(name, game, seed)

    def choose(state: State) -> int:
        with Thinking(seconds, nodes) as thinking:
            return opinion(player, game, state, thinking).act

    return choose


def _by_lot(game: Game, seed: int) -> Chooser:
    """As the bot of that name, without what a bot has around it: an environment asks for a hundred thousand acts a second.

    Which acts are legal is known to the seat, so the state need not be concealed.
    """
    pick, random, scratch = game.rules["pick"], random_from(seed), np.zeros(game.most_actions, np.int64)
    return lambda state: int(pick(state, random, scratch))
