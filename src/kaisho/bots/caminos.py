"""Caminos' opponents: tree search by the costs of ways. The weaker ones think briefly, and overlook stones as people do."""

from __future__ import annotations

from functools import partial

from kaisho.bots.tree import TreeBot
from kaisho.game import Game
from kaisho.search.tree import TreeSettings

STRONG = TreeSettings(prior=True, rollout=0, expand_after=2)
MEDIUM = TreeSettings(prior=True, rollout=0, overlooks=60)
EASY = TreeSettings(prior=True, rollout=0, overlooks=96)


def _level(settings: TreeSettings, simulations: int | None, game: Game, seed: int) -> TreeBot:
    return TreeBot(game, seed, settings, simulations)


MAKERS = {"easy": partial(_level, EASY, 20), "medium": partial(_level, MEDIUM, 200), "strong": partial(_level, STRONG, None)}
