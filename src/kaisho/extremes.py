"""Declarations about extreme states: the values that states take in play, and how to reach those that random play misses.

A game may return an ``Extremes`` from ``Game.extremes``. The conformance kit (``kaisho.testing.extremes``) plays towards
what is declared here, demands that all of it has been reached and nothing beyond it, and runs every public method of the
game on the states that it found.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from kaisho.state import State


@dataclass(frozen=True)
class Numbers:
    """The values of a numeric field: each of ``reached`` occurs in play, and no others except those in ``also``."""

    reached: Collection[int]
    also: Collection[int] = ()
    """Values that are allowed but need not occur, because they are too rare."""

    def allows(self, value: int) -> bool:
        return value in self.reached or value in self.also


@dataclass(frozen=True)
class Bits:
    """The bits of a field that is a set: each of ``reached`` occurs both set and unset in play, and no other is ever set.

    Bit 64 is the first of the second word. ``also`` are bits that may be set but need not.
    """

    reached: int
    also: int = 0

    def allows(self, bit: int) -> bool:
        return bool((self.reached | self.also) >> bit & 1)


Values = Numbers | Bits
ONLY_ZERO = Numbers((0,))
"""A field that means nothing with these options."""


@dataclass(frozen=True)
class Script:
    """A way to an extreme: acts, in any notation, from a position or from a deal."""

    name: str
    acts: tuple[str | int, ...] = ()
    position: str | None = None
    deal: str | None = None


Moment = Callable[[State, int, State], bool]
"""Whether an act that led from one state to another was a moment of this kind."""

Goal = Callable[[State], float]
"""How near a state is to an extreme that a game is steered to."""


def reaching(holds: Callable[..., object], *given: Any) -> Moment:
    """The moment of an act after which something holds of the state: ``holds(state, *given)``."""
    return lambda before, act, after: bool(holds(after, *given))


def acting(holds: Callable[..., object], *given: Any) -> Moment:
    """The moment of an act of some kind: ``holds(state before it, act, *given)``."""
    return lambda before, act, after: bool(holds(before, act, *given))


def towards(worth: Callable[..., float], *given: Any) -> Goal:
    """The goal of making ``worth(state, *given)`` as large as possible."""
    return lambda state: worth(state, *given)


@dataclass(frozen=True)
class Extremes:
    """A game's extremes with one set of options."""

    values: Mapping[str, Values | tuple[Values, ...]]
    """The values of every field of a state; one entry for each index of the first axis if these differ."""
    moments: Mapping[str, Moment] = field(default_factory=dict)
    """What must have happened at least once, by name."""
    scripts: tuple[Script, ...] = ()
    goals: Mapping[str, Goal] = field(default_factory=dict)
    """What games are steered to, by name; a higher number is nearer."""
    fields_of_view: Callable[[dict[str, Any]], dict[str, Any]] | None = None
    """The fields of a concealed state, read back from a view: what a screen shows must be what the state says."""
