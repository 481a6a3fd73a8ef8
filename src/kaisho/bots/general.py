"""The levels of a game without its own bots: tree search with few simulations, with more, and without a limit."""

from __future__ import annotations

from functools import partial

from kaisho.bots.tree import TreeBot
from kaisho.game import Game
from kaisho.search.tree import TreeSettings


def fitting_settings(game: Game) -> TreeSettings:
    """Return settings that use what the game has written for searches: weights, an evaluation, sensible acts."""
    prior, judged = game.rules.has("weigh"), game.rules.has("evaluate")
    plain = TreeSettings()
    return TreeSettings(prior=prior, rollout=0 if judged else plain.rollout, guess=game.rules.has("guess"))


def _level(simulations: int | None, game: Game, seed: int) -> TreeBot:
    return TreeBot(game, seed, fitting_settings(game), simulations)


MAKERS = {"easy": partial(_level, 40), "medium": partial(_level, 1000), "strong": partial(_level, None)}
