"""The type of every rule: what a game's functions and the rule parameters of generic kernels must look like."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from kaisho.state import Flags, Floats, Ints, Random, State

DealRule = Callable[[State, Ints, Ints], None]
"""Fill a state from the options and the layout."""
ShuffleRule = Callable[[Ints, Ints, Random], None]
"""Fill a layout at random, for the given options."""
LegalRule = Callable[[State, Ints], int]
"""List the legal acts; return how many there are, 0 when the game is over."""
IsLegalRule = Callable[[State, int], int]
"""Whether an act is legal."""
CountRule = Callable[[State, Ints], int]
"""Return the number of legal acts; the array is scratch space."""
PickRule = Callable[[State, Random, Ints], int]
"""Return a uniformly random legal act; the array is scratch space."""
PlayRule = Callable[[State, int], None]
"""Play a legal act."""
ResultRule = Callable[[State, Floats, Ints], int]
"""Write every seat's value (1 won, -1 lost) and points; return the number of the reason, 0 while the game goes on."""
PlacesRule = Callable[[State, Ints], None]
"""Write every seat's place in a game that is over."""
KeyRule = Callable[[State], np.uint64]
"""Hash everything that decides how the game goes on."""
ConcealRule = Callable[[State, int], None]
"""Remove what a seat may not know."""
SeenRule = Callable[[State, int, int], int]
"""Return an act as a seat sees it (state, act, seat)."""
RedealRule = Callable[[State, int, Random], None]
"""Replace what a seat does not know by a random possibility."""
EvaluateRule = Callable[[State, Floats], None]
"""Estimate every seat's value, from -1 to 1."""
WeighRule = Callable[[State, Ints, int, Floats], None]
"""Write a weight for each of the first acts of a list (state, acts, count, weights)."""
GuessRule = Callable[[State, Random, Ints], int]
"""Return a quick but sensible act; the array is scratch space."""
RepliesRule = Callable[[State, Ints], int]
"""Count the acts that do not let the other side win at once; the array is scratch space."""
ObserveRule = Callable[[State, int, Flags], None]
"""Write the observation planes of a seat."""

RULES: dict[str, Any] = {
    "deal": DealRule,
    "shuffle": ShuffleRule,
    "legal": LegalRule,
    "is_legal": IsLegalRule,
    "count": CountRule,
    "pick": PickRule,
    "play": PlayRule,
    "result": ResultRule,
    "places": PlacesRule,
    "key": KeyRule,
    "conceal": ConcealRule,
    "seen": SeenRule,
    "redeal": RedealRule,
    "evaluate": EvaluateRule,
    "weigh": WeighRule,
    "guess": GuessRule,
    "replies": RepliesRule,
    "observe": ObserveRule,
}
"""Every rule's type by its name, which is also the name of the parameter in a generic kernel."""
