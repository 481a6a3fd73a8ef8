"""A factory for the refusals of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from kaisho.errors import Refusal

Square = TypeVar("Square")


class Refusals(Generic[Square]):
    """Create the refusals of a game: message ids begin with its name, and squares are given as its rules know them."""

    def __init__(self, game: str, square_name: Callable[[Square], str]) -> None:
        self._game = game
        self._square_name = square_name

    def __call__(self, rule: str, code: str | None = None, squares: Iterable[Square] = (), **values: Any) -> Refusal:
        """Return the refusal by a rule; its message is ``GAME-CODE``, or ``GAME-RULE`` for a rule with one message."""
        return Refusal(rule, f"{self._game}-{code or rule}", values, tuple(map(self._square_name, squares)))
