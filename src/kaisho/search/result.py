"""What every search answers, so that bots use their results in one way."""

from __future__ import annotations

from typing import Protocol


class SearchResult(Protocol):
    """The act a search would choose, and what it thinks of it."""

    @property
    def act(self) -> int: ...

    @property
    def value(self) -> float:
        """The value for the seat to act, from -1 to 1."""

    @property
    def certain(self) -> bool:
        """Whether the value is proved."""

    @property
    def nodes(self) -> int:
        """The number of positions or simulated games."""

    @property
    def variation(self) -> tuple[int, ...]:
        """The expected acts, the chosen one first."""
