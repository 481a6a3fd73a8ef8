"""A toy game with as few rules as a game can have: two players take one to three stones from a heap in turn.

Whoever takes the last stone wins. It writes neither ``count``, ``pick`` nor ``shuffle``, and has no observation planes.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kaisho.errors import BadNotation, BadPosition, Refusal
from kaisho.game import WATCHER, Choice, Game, Result
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
    version = 1
    option_list = (Choice("size", ("small", "large"), "small"),)
    rules = rules
    num_acts = 3
    max_legal_acts = 3
    layout_size = 0
    reasons = ("running", "last-stone")
    styles = ("plain",)
    rule_ids = ("H1",)
    drawable = False
    observation_planes = ()
    observation_shape = (0, 0, 0)

    @property
    def seats(self) -> int:
        return 2

    @property
    def max_game_length(self) -> int:
        return 21

    def seat_word(self, seat: int) -> str:
        return ("kamisado-black", "kamisado-gold")[seat]

    def check(self, state: State) -> None:
        if not 0 <= state.stones <= 21:
            raise BadPosition("bad-state-size", found=str(state.stones), wanted="21")

    def refusal(self, state: State, act: int) -> Refusal:
        return Refusal("H1", "no-such-act", {"act": str(act)})

    def _write(self, state: State, act: int, style: str, language: str) -> str:
        return str(act + 1)

    def _parse(self, state: State, text: str, language: str) -> int:
        if text not in ("1", "2", "3"):
            raise BadNotation("no-such-act", act=text)
        return int(text) - 1

    def position(self, state: State) -> str:
        return " ".join(str(int(state[name])) for name in DTYPE.names or ()) + f" {self.options['size']}"

    @classmethod
    def _from_position(cls, text: str) -> tuple[Heap, State]:
        *numbers, size = text.split()
        game = cls(size=size)
        states = game.states(1)
        for name, number in zip(DTYPE.names or (), numbers, strict=True):
            states[0][name] = int(number)
        return game, states[0]

    @classmethod
    def describe(cls, act: int) -> dict[str, Any]:
        return {"do": "take", "stones": act + 1}

    def view(self, state: State, seat: int) -> dict[str, Any]:
        return {"stones": int(state.stones), "seat": int(state.seat), "over": bool(state.over)}

    def show(
        self,
        state: State,
        language: str = "en",
        *,
        colour: bool = False,
        tall: bool = True,
        seat: int = WATCHER,
        ended: Result | None = None,
    ) -> str:
        return "o" * int(state.stones)
