"""A toy game with as few rules as a game can have: two players take one to three stones from a heap in turn.

Whoever takes the last stone wins. It has the five compulsory rules and no others, so no observation planes, and uses the
defaults of ``Game`` for notation, positions and views.
"""

from __future__ import annotations

from typing import ClassVar

import numpy as np

from kaisho.game import Choice, Game
from kaisho.kernel import HEADER, ZERO, Floats, Ints, RuleKernels, State, hashed, int64, uint64

DTYPE = np.dtype((State, [*HEADER, ("stones", np.uint8)]))
rules = RuleKernels(DTYPE)


@rules.deal
def deal(state: State, options: Ints, layout: Ints) -> None:
    state.acts = 0
    state.turn = 0
    state.seat = 0
    state.over = 0
    state.stones = 12 if options[0] == 0 else 21


@rules.legal
def legal(state: State, acts: Ints) -> int:
    count = 0 if state.over else min(3, int64(state.stones))
    for i in range(count):
        acts[i] = i
    return count


@rules.play
def play(state: State, act: int) -> None:
    state.acts += 1
    state.turn += 1
    state.stones -= act + 1
    if state.stones == 0:
        state.over = 1
    else:
        state.seat = 1 - int64(state.seat)


@rules.result
def result(state: State, values: Floats, points: Ints) -> int:
    for seat in range(2):
        values[seat] = 0.0
        points[seat] = 0
    if not state.over:
        return 0
    winner = int64(state.seat)
    values[winner] = 1.0
    values[1 - winner] = -1.0
    points[winner] = 1
    return 1


@rules.key
def key(state: State) -> np.uint64:
    return hashed(hashed(ZERO, uint64(state.stones)), uint64(state.seat))


class Heap(Game):
    name = "heap"
    option_list = (Choice("size", ("small", "large"), "small"),)
    rules = rules
    num_acts = 3
    reasons = ("running", "last-stone")
    drawable = False
    bounds: ClassVar[dict[str, tuple[int, int]]] = {"stones": (0, 21)}

    @property
    def max_game_length(self) -> int:
        return 21

    def seat_word(self, seat: int) -> str:
        return ("kamisado-black", "kamisado-gold")[seat]

    @classmethod
    def act_text(cls, act: int) -> str:
        return str(act + 1)
