"""The rules of Pebbles: two or three players take one, two or three pebbles in turn; whoever takes the last one wins."""

from __future__ import annotations

import numpy as np

from kaisho.kernel import HEADER, ZERO, Flags, Floats, Ints, RuleKernels, State, hashed, int64, uint64

MOST = 3
SHORT, LONG = 12, 21

STATE = np.dtype((State, [*HEADER, ("players", np.uint8), ("pebbles", np.uint8)]))

ONGOING, LAST_PEBBLE = 0, 1

rules = RuleKernels(STATE)


@rules.deal
def deal(state: State, options: Ints, layout: Ints) -> None:
    state.acts = 0
    state.turn = 0
    state.seat = 0
    state.over = 0
    state.players = options[0]
    state.pebbles = LONG if options[1] == 1 else SHORT


@rules.legal
def legal(state: State, acts: Ints) -> int:
    count = min(MOST, int64(state.pebbles))
    for number in range(count):
        acts[number] = number
    return count


@rules.play
def play(state: State, act: int) -> None:
    state.pebbles -= act + 1
    state.acts += 1
    state.turn += 1
    if state.pebbles == 0:
        state.over = 1
    else:
        state.seat = (int64(state.seat) + 1) % int64(state.players)


@rules.result
def result(state: State, values: Floats, points: Ints) -> int:
    for seat in range(int64(state.players)):
        values[seat] = 0.0
        points[seat] = 0
    if not state.over:
        return ONGOING
    for seat in range(int64(state.players)):
        values[seat] = 1.0 if seat == state.seat else -1.0
    return LAST_PEBBLE


@rules.key
def key(state: State) -> np.uint64:
    word = uint64(int64(state.seat)) | uint64(int64(state.players)) << uint64(8) | uint64(int64(state.pebbles)) << uint64(16)
    return hashed(ZERO, word)


@rules.observe
def observe(state: State, seat: int, planes: Flags) -> None:
    planes[0] = state.pebbles
    planes[1] = 0 if state.over else 1 + (int64(state.seat) - max(seat, 0)) % int64(state.players)
