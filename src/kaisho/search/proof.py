"""Proof-number search: whether a seat can force a win, exactly.

Depth-first proof-number search (df-pn). A position is *proved* when the attacker can force the win, *disproved* when the
others can prevent it. Its proof number is the least number of positions that still have to be proved for a proof, its
disproof number the same for a disproof. The search stores the numbers of positions in a table of fixed size. A table that
never discards solved positions fills up with them, and then the search never ends; here every entry that is replaced ages
the others of its bucket, so that all of them are discarded in the end.

A game without a proved length may return to a position. A side that can win need not repeat one, so the search counts a
repetition as a failure of the attacker. Such a disproof may hold only on the path by which the position was reached: it is
stored in the table only if all the repetitions that it relies on are below the position itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kaisho.game import Game
from kaisho.kernel import (
    ONE,
    WINS_AT_ONCE,
    ZERO,
    ArrayOf,
    Flags,
    Floats,
    Ints,
    IntTable,
    KeyRule,
    LegalRule,
    PlayRule,
    RepliesRule,
    ResultRule,
    State,
    States,
    WordTable,
    generic,
    hashed,
    helper,
    int64,
    uint64,
)
from kaisho.search.hash_table import BUCKET, DATA, KEY, bucket_of, new_table, recall, recall_in_python
from kaisho.search.limits import UNLIMITED, Share

SOLVED = 1 << 30
"""Proof number 0 and disproof number SOLVED mean proved, the other way round disproved."""

PROVED, DISPROVED, UNKNOWN = 1, -1, 0

MAX_DEPTH = 1000
"""How many acts ahead the search can look; it gives up where it would have to look further."""

ANY_LENGTH = 1 << 20
"""A limit on plies that is never reached."""

POSITIONS = 1 << 20
"""The usual size of a table, 24 bytes each."""

SLICE = 4_000
"""Nodes after which a search for a bot looks at the clock: a few milliseconds."""

EFFORT = 2
"""The third column of the table: how many nodes it took to find the numbers, halved with age."""

_LOW = uint64(0xFFFFFFFF)
_HALF = uint64(32)

FRAME = np.dtype(
    (
        State,
        [
            ("count", np.int64),  # acts
            ("chosen", np.int64),  # index of the act that is being searched
            ("proof_limit", np.int64),
            ("disproof_limit", np.int64),
            ("began", np.int64),  # nodes before this one
            ("relies_on", np.int64),  # the least depth of a position whose repetition a disproof here relies on
        ],
    )
)
"""One level of the search."""

Frames = Annotated[NDArray[Any], ArrayOf(FRAME)]

NO_REPETITION = MAX_DEPTH
"""A depth that no position on the path has."""


class Work(NamedTuple):
    """The arrays of a search: a row for each level, then scratch space."""

    states: States
    frames: Frames
    acts: IntTable
    proofs: IntTable
    disproofs: IntTable
    keys: WordTable
    values: Floats
    scratch: Ints
    nodes: Ints
    """The number of nodes of the last search."""


class Goal(NamedTuple):
    """What is to be proved: that the attacker wins in at most ``within`` plies. The search may use ``budget`` nodes."""

    attacker: int
    within: int
    budget: int
    can_repeat: bool
    """Whether the game may return to a position."""


@helper
def store(table: WordTable, key: np.uint64, proof: int, disproof: int, effort: int) -> None:
    """Store a position's numbers; it replaces itself or the entry of its bucket that took the least effort."""
    first = bucket_of(table, key)
    least = first
    for row in range(first, first + BUCKET):
        if table[row, KEY] == key:
            least = row
            break
        if table[row, EFFORT] < table[least, EFFORT]:
            least = row
    if table[least, KEY] != key:
        for row in range(first, first + BUCKET):
            table[row, EFFORT] >>= ONE
    table[least, KEY] = key
    table[least, DATA] = uint64(proof) << _HALF | uint64(disproof)
    table[least, EFFORT] = uint64(effort)


@helper
def limited_key(key: np.uint64, remaining: int) -> np.uint64:
    """Return a position's key in the table: with a limit on plies, the number of remaining plies is part of it."""
    return key if remaining > ANY_LENGTH // 2 else hashed(key, uint64(remaining))


@helper
def certain(won: bool) -> tuple[int, int]:
    """Return the proof and disproof numbers of a position that the attacker has won or not."""
    return (0, SOLVED) if won else (SOLVED, 0)


@helper
def first_numbers(
    replies: RepliesRule,
    result: ResultRule,
    key: KeyRule,
    state: State,
    goal: Goal,
    remaining: int,
    table: WordTable,
    work: Work,
    depth: int,
    index: int,
) -> tuple[int, int]:
    """Return the numbers of a position that an act leads to, before it is searched, and note its key."""
    attacks = int64(state.seat) == goal.attacker
    if state.over:
        result(state, work.values, work.scratch)
        return certain(work.values[goal.attacker] > 0.0)
    if remaining <= 0:
        return certain(False)
    answers = replies(state, work.scratch)
    if answers == WINS_AT_ONCE:
        return certain(attacks)
    if answers == 0:  # whatever the answer, the other side wins with the ply after it
        return certain(not attacks and remaining >= 2)
    position = limited_key(key(state), remaining)
    work.keys[depth, index] = position
    numbers = recall(table, position)
    if numbers == ZERO:  # unknown: a side with more answers is harder to beat
        return (1, answers) if attacks else (answers, 1)
    return int64(numbers >> _HALF), int64(numbers & _LOW)


@helper
def enter(
    legal: LegalRule,
    replies: RepliesRule,
    play: PlayRule,
    result: ResultRule,
    key: KeyRule,
    goal: Goal,
    table: WordTable,
    work: Work,
    depth: int,
    attacks: bool,
) -> int:
    """List the acts of a position with their numbers; return how many matter."""
    count = legal(work.states[depth], work.acts[depth])
    remaining = goal.within - depth - 1  # plies after the next one
    for i in range(count):
        work.states[depth + 1] = work.states[depth]
        play(work.states[depth + 1], work.acts[depth, i])
        proof, disproof = first_numbers(replies, result, key, work.states[depth + 1], goal, remaining, table, work, depth, i)
        work.proofs[depth, i] = proof
        work.disproofs[depth, i] = disproof
        if (proof if attacks else disproof) == 0:  # the mover has reached its aim: the other acts do not matter
            return i + 1
    return count


@helper
def best_act(wanted: Ints, other: Ints, count: int) -> tuple[int, int, int, int]:
    """Return the index of the best act for the mover, its number, the second best number, and the sum of the others.

    The mover wants the least of one number; the other number is a sum.
    """
    least, second, best, total = 2 * SOLVED, 2 * SOLVED, 0, 0
    for i in range(count):
        number = wanted[i]
        total += other[i]
        if number < least:
            second = least
            least = number
            best = i
        elif number < second:
            second = number
    if least == 0:
        total = SOLVED
    elif least >= SOLVED:
        least = SOLVED
        total = 0
    else:
        total = min(total, SOLVED - 1)
    return best, least, second, total


@helper
def set_limits(work: Work, depth: int, proof: int, disproof: int, second: int, attacks: bool) -> None:
    """Set the numbers at which the search of the chosen act returns to this level."""
    frame, child = work.frames[depth], work.frames[depth + 1]
    room = second + (second >> 1) + 1
    if attacks:
        child.proof_limit = min(int64(frame.proof_limit), room)
        child.disproof_limit = frame.disproof_limit - disproof + work.disproofs[depth, frame.chosen]
    else:
        child.proof_limit = frame.proof_limit - proof + work.proofs[depth, frame.chosen]
        child.disproof_limit = min(int64(frame.disproof_limit), room)


@helper
def key_at(work: Work, root_key: np.uint64, depth: int) -> np.uint64:
    """Return the key of a position on the path."""
    return root_key if depth == 0 else uint64(work.keys[depth - 1, work.frames[depth - 1].chosen])


@helper
def repeated_depth(work: Work, root_key: np.uint64, depth: int) -> int:
    """Return the depth at which the last position of the path occurs before, or ``NO_REPETITION``."""
    last = key_at(work, root_key, depth)
    for earlier in range(depth):
        if key_at(work, root_key, earlier) == last:
            return earlier
    return NO_REPETITION


@generic
def _prove(
    legal: LegalRule,
    replies: RepliesRule,
    play: PlayRule,
    result: ResultRule,
    key: KeyRule,
    goal: Goal,
    table: WordTable,
    work: Work,
    stop: Flags,
) -> int:
    """Solve ``work.states[0]``; return PROVED, DISPROVED or UNKNOWN."""
    states, frames, proofs, disproofs = work.states, work.frames, work.proofs, work.disproofs
    nodes, depth = 0, 0
    entering, given_up = True, False
    root_key = limited_key(key(states[0]), goal.within)
    frames[0].proof_limit = SOLVED
    frames[0].disproof_limit = SOLVED
    while True:
        frame = frames[depth]
        attacks = int64(states[depth].seat) == goal.attacker
        if entering:
            nodes += 1
            entering = False
            frame.began = nodes
            frame.relies_on = NO_REPETITION
            if goal.can_repeat:
                frame.relies_on = repeated_depth(work, root_key, depth)
                if frame.relies_on < depth:
                    depth -= 1
                    proofs[depth, frames[depth].chosen] = SOLVED
                    disproofs[depth, frames[depth].chosen] = 0
                    frames[depth].relies_on = min(int64(frames[depth].relies_on), int64(frame.relies_on))
                    continue
            frame.count = enter(legal, replies, play, result, key, goal, table, work, depth, attacks)
        if attacks:
            best, proof, second, disproof = best_act(proofs[depth], disproofs[depth], int64(frame.count))
        else:
            best, disproof, second, proof = best_act(disproofs[depth], proofs[depth], int64(frame.count))
        given_up |= nodes >= goal.budget or (nodes & 255 == 0 and stop[0] != 0) or depth + 2 >= len(states)
        solved = proof == 0 or disproof == 0
        if given_up or solved or proof >= frame.proof_limit or disproof >= frame.disproof_limit:
            is_final = disproof != 0 or frame.relies_on >= depth
            if is_final:
                store(table, key_at(work, root_key, depth), proof, disproof, nodes - int64(frame.began) + 1)
            if depth == 0:
                work.nodes[0] = nodes
                if proof == 0:
                    return PROVED
                return DISPROVED if disproof == 0 else UNKNOWN
            depth -= 1
            proofs[depth, frames[depth].chosen] = proof
            disproofs[depth, frames[depth].chosen] = disproof
            if not is_final:
                frames[depth].relies_on = min(int64(frames[depth].relies_on), int64(frame.relies_on))
            continue
        frame.chosen = best
        set_limits(work, depth, proof, disproof, second, attacks)
        states[depth + 1] = states[depth]
        play(states[depth + 1], work.acts[depth, best])
        depth += 1
        entering = True


@dataclass(frozen=True)
class ProofResult:
    """The outcome of a search, PROVED, DISPROVED or UNKNOWN, and the number of positions it looked at."""

    outcome: int
    nodes: int


class Prover:
    """Proof searches of one game for one attacker, with a shared table. One search at a time."""

    def __init__(self, game: Game, attacker: int, positions: int = POSITIONS) -> None:
        self.game = game
        self.attacker = attacker
        self.table = new_table(positions, words=3)
        self._search = game.rules.bind(_prove)
        size = (MAX_DEPTH, game.max_legal_acts)
        self._work = Work(
            states=game.states(MAX_DEPTH),
            frames=np.zeros(MAX_DEPTH, FRAME),
            acts=np.zeros(size, np.int64),
            proofs=np.zeros(size, np.int64),
            disproofs=np.zeros(size, np.int64),
            keys=np.zeros(size, np.uint64),
            values=np.zeros(game.seats),
            scratch=np.zeros(max(game.max_legal_acts, game.seats), np.int64),
            nodes=np.zeros(1, np.int64),
        )

    def prove(self, state: State, nodes: int = UNLIMITED, stop: Flags | None = None, within: int = ANY_LENGTH) -> ProofResult:
        """Find out whether the attacker can force a win from here, or a win in at most ``within`` plies."""
        if state.over or within < 1:
            won = within >= 0 and is_won(self.game, state, self.attacker)
            return ProofResult(PROVED if won else DISPROVED, 0)
        self._work.states[0] = state
        flag = np.zeros(1, np.uint8) if stop is None else stop
        goal = Goal(self.attacker, within, nodes, can_repeat=self.game.max_game_length is None)
        outcome = self._search(goal, self.table, self._work, flag)
        return ProofResult(int(outcome), int(self._work.nodes[0]))

    def outcome(self, state: State, share: Share, nodes: int) -> int:
        """Return what is known or can be proved of a position with these nodes and a share of a bot's thinking."""
        found = self.known(state)
        while found == UNKNOWN and nodes > 0 and (piece := share.next_slice(min(nodes, SLICE))):
            result = self.prove(state, piece, share.thinking.stop)
            share.nodes -= result.nodes
            nodes -= max(result.nodes, 1)
            found = result.outcome
        return found

    def known(self, state: State) -> int:
        """Return what is known of a position without a search: it is over, nearly over, or in the table."""
        if state.over:
            return PROVED if is_won(self.game, state, self.attacker) else DISPROVED
        answers = self.game.rules["replies"](state, self._work.scratch)
        if answers in (0, WINS_AT_ONCE):
            return PROVED if (state.seat == self.attacker) == (answers == WINS_AT_ONCE) else DISPROVED
        numbers = recall_in_python(self.table, self.game.key(state))
        if numbers == 0:
            return UNKNOWN
        proof, disproof = divmod(numbers, 1 << 32)
        return PROVED if proof == 0 else DISPROVED if disproof == 0 else UNKNOWN


def is_won(game: Game, state: State, seat: int) -> bool:
    """Whether the game is over and a seat has won it."""
    result = game.result(state)
    return result is not None and seat in result.winners
