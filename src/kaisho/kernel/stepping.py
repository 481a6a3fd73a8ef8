"""Generic kernels that play acts.

States are handed over as arrays: Numba needs 3 µs to look at a single record, and 0.1 µs for an array.
"""

from __future__ import annotations

from kaisho.kernel.generic import generic
from kaisho.kernel.rule_types import DealRule, LegalRule, PlayRule
from kaisho.kernel.rules import RuleKernels
from kaisho.state import Ints, States

ILLEGAL = -1
"""What ``step`` returns for an act that is not listed; nothing has changed then."""


@generic(long=False)
def advance(play: PlayRule, legal: LegalRule, before: States, after: States, act: int, acts: Ints) -> int:
    """Copy a state, play an act in the copy and list the legal acts there; return how many there are."""
    after[0] = before[0]
    play(after[0], act)
    return legal(after[0], acts)


@generic
def play_all(play: PlayRule, states: States, acts: Ints) -> None:
    """Play acts one after another from the first state; each following state is the one after an act."""
    for number in range(len(acts)):
        states[number + 1] = states[number]
        play(states[number + 1], acts[number])


@generic(long=False)
def begin(deal: DealRule, legal: LegalRule, states: States, options: Ints, layout: Ints, acts: Ints) -> int:
    """Deal the first state and list its legal acts; return how many there are."""
    deal(states[0], options, layout)
    return legal(states[0], acts)


@generic(long=False)
def step(play: PlayRule, legal: LegalRule, states: States, index: int, acts: Ints, count: int, act: int) -> int:
    """Play one of the listed acts in a copy of a state, list the legal acts after it, and return how many there are."""
    for number in range(count):
        if acts[number] == act:
            states[index + 1] = states[index]
            play(states[index + 1], act)
            return legal(states[index + 1], acts)
    return ILLEGAL


@generic(long=False)
def list_acts(legal: LegalRule, states: States, index: int, acts: Ints) -> int:
    """List the legal acts of one of the states; return how many there are."""
    return legal(states[index], acts)


class Steps:
    """The steps of a ``Position``, compiled for one game. Arguments are not checked: ``Position`` passes arrays of its own."""

    def __init__(self, rules: RuleKernels) -> None:
        self.begin = rules.bind_unchecked(begin)
        self.step = rules.bind_unchecked(step)
        self.list_acts = rules.bind_unchecked(list_acts)
