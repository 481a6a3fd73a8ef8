"""A toy game that can go on for ever: two players move one token around a ring of squares.

A layout says what is on each square. Whoever's goal the token reaches wins, no matter who moved it there. From a plain
square the token goes one square back, one forward or three forward, and then the other player moves. From a slide it can
only go one square forward, and the same player moves again.
"""

from __future__ import annotations

from typing import ClassVar

import numpy as np

from kaisho.game import HIDDEN, Game
from kaisho.kernel import HEADER, ZERO, Flags, Floats, Ints, Random, RuleKernels, State, draw, hashed, int64, uint64

SIZE = 12
PLAIN, SLIDE, GOAL_0, GOAL_1 = range(4)
BACK, FORWARD, LEAP = range(3)
STEPS = np.array([SIZE - 1, 1, 3])

DTYPE = np.dtype((State, [*HEADER, ("token", np.uint8), ("squares", np.uint8, (SIZE,))]))


def deal(state: State, options: Ints, layout: Ints) -> None:
    state.acts = 0
    state.turn = 0
    state.seat = 0
    state.over = 0
    state.token = 0
    for square in range(SIZE):
        state.squares[square] = layout[square]


def shuffle(layout: Ints, options: Ints, random: Random) -> None:
    """The token begins on a plain square; any other square may be anything."""
    layout[0] = PLAIN
    for square in range(1, SIZE):
        kind = draw(random, 7)
        layout[square] = kind if kind <= GOAL_1 else PLAIN


def legal(state: State, acts: Ints) -> int:
    if state.over:
        return 0
    if state.squares[state.token] == SLIDE:
        acts[0] = FORWARD
        return 1
    for act in range(3):
        acts[act] = act
    return 3


def play(state: State, act: int) -> None:
    slides = state.squares[state.token] == SLIDE
    state.token = (int64(state.token) + STEPS[act]) % SIZE
    state.acts += 1
    if state.squares[state.token] >= GOAL_0:
        state.over = 1
    elif not slides:
        state.turn += 1
        state.seat = 1 - int64(state.seat)


def result(state: State, values: Floats, points: Ints) -> int:
    for seat in range(2):
        values[seat] = 0.0
        points[seat] = 0
    if not state.over:
        return 0
    winner = int64(state.squares[state.token]) - GOAL_0
    values[winner] = 1.0
    values[1 - winner] = -1.0
    return 1


def key(state: State) -> np.uint64:
    word = uint64(int64(state.token)) | uint64(int64(state.seat)) << uint64(8)
    for square in range(SIZE):
        word = hashed(word, uint64(int64(state.squares[square])))
    return hashed(ZERO, word)


def observe(state: State, seat: int, planes: Flags) -> None:
    planes[0] = state.token


def see_own_acts(state: State, act: int, seat: int) -> int:
    return act if state.seat == seat else HIDDEN


def new_rules() -> RuleKernels:
    rules = RuleKernels(DTYPE)
    for function in (deal, shuffle, legal, play, result, key, observe):
        getattr(rules, function.__name__)(function)
    return rules


class Ring(Game):
    name = "ring"
    rules = new_rules()
    num_acts = 3
    layout_size = SIZE
    reasons = ("ongoing", "goal")
    drawable = False
    bounds: ClassVar[dict[str, tuple[int, int]]] = {"token": (0, SIZE - 1), "squares": (PLAIN, GOAL_1)}
    observation_planes = ("token",)
    observation_max = (SIZE - 1,)

    def write_layout(self, layout: Ints) -> str:
        return "".join(map(str, layout.tolist()))


class BlindRing(Ring):
    """The same game in which nobody sees the acts of the other player."""

    name = "blindring"
    rules = new_rules()
    rules.seen(see_own_acts)


def layout(text: str) -> Ints:
    """A layout from one character for each square: ``.`` plain, ``>`` slide, ``0`` and ``1`` goals."""
    return np.array([".>01".index(character) for character in text], np.int64)
