"""Caminos' bots: tree search guided by the costs of connections. The weaker ones search briefly and overlook placements."""

from __future__ import annotations

from functools import partial

from kaisho.bots.tree import TreeBot
from kaisho.game import Game
from kaisho.search.tree import TreeSettings

STRONG = TreeSettings(prior=True, rollout=0, expand_after=2, breadth=64, variety=0.1)
MEDIUM = TreeSettings(prior=True, rollout=0, breadth=12, overlooks=40)
EASY = TreeSettings(prior=True, rollout=0, breadth=8, overlooks=97)


def _level(settings: TreeSettings, simulations: int | None, positions: int, game: Game, seed: int) -> TreeBot:
    return TreeBot(game, seed, settings, simulations, positions)


MAKERS = {
    "easy": partial(_level, EASY, 12, 1 << 12),
    "medium": partial(_level, MEDIUM, 40, 1 << 12),
    "strong": partial(_level, STRONG, None, 1 << 21),
}
