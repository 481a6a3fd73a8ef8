"""Kaito's levels: the same search with more or less sight."""

from __future__ import annotations

from kaisho.bots import Bot, Maker
from kaisho.bots.alphabeta import AlphaBetaBot
from kaisho.game import Game


def easy(game: Game, seed: int) -> Bot:
    """Sees its own captures and some of the answers."""
    return AlphaBetaBot(game, seed, depth=2, blindness=112)


def medium(game: Game, seed: int) -> Bot:
    """Looks two captures of each side ahead and overlooks something now and then."""
    return AlphaBetaBot(game, seed, depth=4, blindness=16)


def strong(game: Game, seed: int) -> Bot:
    """Looks as far as it can in its time; the last dozen stones it plays without a mistake."""
    return AlphaBetaBot(game, seed)


MAKERS: dict[str, Maker] = {"easy": easy, "medium": medium, "strong": strong}
