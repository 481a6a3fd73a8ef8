"""Proof-number search: whether a seat can force a win, exactly, for any game that cannot go on for ever.

Depth-first proof-number search (df-pn). A position is *proved* when the attacker can force the win, *disproved* when the
others can prevent it. Its proof number is the least number of positions that still have to be proved for a proof, its
disproof number the same for a disproof. The search keeps the numbers of positions in a table of fixed size. A table that
never lets go of solved positions fills up with them, and the search then never ends; here whatever has to make room for
a position ages the others of its bucket, so that everything goes in the end.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from kaisho.game import Game
from kaisho.kernel import (
    FLAGS,
    FLOATS,
    INT,
    INT_TABLE,
    INTS,
    ONE,
    WINS_AT_ONCE,
    WORD_TABLE,
    ZERO,
    Flags,
    State,
    Words,
    generic,
    hashed,
    helper,
    int64,
    uint64,
)
from kaisho.search.limits import UNLIMITED, Share

SOLVED = 1 << 30
"""Proof number 0 and disproof number SOLVED mean proved, the other way round disproved."""

PROVED, DISPROVED, UNKNOWN = 1, -1, 0

DEEPEST = 1000
"""How many acts below the first position the search can look; one that would have to look deeper gives up."""

ANY_LENGTH = 1 << 20
"""A limit on plies that is none."""

POSITIONS = 1 << 20
"""The usual size of a table, 24 bytes each."""

SLICE = 4_000
"""Nodes after which a search for a bot looks at the clock: a few milliseconds."""

BUCKET = 4
KEY, NUMBERS, WORK = 0, 1, 2
NUMBER, CHOSEN, PROOF_LIMIT, DISPROOF_LIMIT, BEGAN = 0, 1, 2, 3, 4
"""The columns of a frame: how many acts there are, which one is looked at, both thresholds, and the nodes before it."""

_LOW = uint64(0xFFFFFFFF)
_HALF = uint64(32)


@helper
def look_up(table: Words, key: np.uint64) -> np.uint64:
    """Both numbers of a position in one word, or 0 where it is not known."""
    first = int64(key % uint64(len(table) // BUCKET)) * BUCKET
    for place in range(first, first + BUCKET):
        if table[place, KEY] == key:
            return uint64(table[place, NUMBERS])
    return ZERO


@helper
def keep(table: Words, key: np.uint64, proof: int, disproof: int, work: int) -> None:
    """Remember a position in place of itself or of the one in its bucket that took the least work."""
    first = int64(key % uint64(len(table) // BUCKET)) * BUCKET
    least = first
    for place in range(first, first + BUCKET):
        if table[place, KEY] == key:
            least = place
            break
        if table[place, WORK] < table[least, WORK]:
            least = place
    if table[least, KEY] != key:
        for place in range(first, first + BUCKET):
            table[place, WORK] >>= ONE
    table[least, KEY] = key
    table[least, NUMBERS] = uint64(proof) << _HALF | uint64(disproof)
    table[least, WORK] = uint64(work)


@helper
def named(key: np.uint64, left: int) -> np.uint64:
    """The name of a position in the table: with a limit on plies, how many are left belongs to it."""
    return key if left > ANY_LENGTH // 2 else hashed(key, uint64(left))


@generic(
    "legal",
    "replies",
    "play",
    "result",
    "key",
    rest=lambda types: INT(
        types.states,
        INT,
        INT,
        INT,
        WORD_TABLE,
        INT_TABLE,
        INT_TABLE,
        INT_TABLE,
        WORD_TABLE,
        INT_TABLE,
        FLOATS,
        INTS,
        INTS,
        FLAGS,
    ),
)
def _prove(  # type: ignore[no-untyped-def]
    legal, replies, play, result, key,
    states, attacker, within, budget, table, acts, proofs, disproofs, keys, frames, values, counts, scratch, stop,
):  # fmt: skip
    """Solve ``states[0]``: whether the attacker wins in at most ``within`` plies. ``counts[0]`` becomes the nodes."""
    nodes = 0
    depth = 0
    entering = True
    given_up = False
    own_key = named(key(states[0]), within)
    frames[0, PROOF_LIMIT] = SOLVED
    frames[0, DISPROOF_LIMIT] = SOLVED
    while True:
        mine = states[depth].seat == attacker
        if entering:
            nodes += 1
            frames[depth, BEGAN] = nodes
            number = legal(states[depth], acts[depth])
            left = within - depth - 1  # plies that are left after the next one
            for i in range(number):
                later = states[depth + 1]
                states[depth + 1] = states[depth]
                play(later, acts[depth, i])
                theirs = later.seat == attacker
                if later.over:
                    result(later, values, scratch)
                    proof, disproof = (0, SOLVED) if values[attacker] > 0.0 else (SOLVED, 0)
                elif left <= 0:
                    proof, disproof = SOLVED, 0
                else:
                    answers = replies(later, scratch)
                    if answers == WINS_AT_ONCE:
                        proof, disproof = (0, SOLVED) if theirs else (SOLVED, 0)
                    elif answers == 0:  # whatever is answered, the other side wins with the ply after it
                        proof, disproof = (SOLVED, 0) if theirs or left < 2 else (0, SOLVED)
                    else:
                        keys[depth, i] = named(key(later), left)
                        numbers = look_up(table, keys[depth, i])
                        if numbers == ZERO:  # not known: whoever has more answers is harder to beat
                            proof, disproof = (1, answers) if theirs else (answers, 1)
                        else:
                            proof, disproof = int64(numbers >> _HALF), int64(numbers & _LOW)
                proofs[depth, i] = proof
                disproofs[depth, i] = disproof
                if (proof if mine else disproof) == 0:  # the mover has what it wants: the other acts do not matter
                    number = i + 1
                    break
            frames[depth, NUMBER] = number
            entering = False
        # What the mover wants is the least of one number; the other number is a sum.
        least, second, best, total = 2 * SOLVED, 2 * SOLVED, 0, 0
        for i in range(frames[depth, NUMBER]):
            wanted = proofs[depth, i] if mine else disproofs[depth, i]
            total += disproofs[depth, i] if mine else proofs[depth, i]
            if wanted < least:
                second = least
                least = wanted
                best = i
            elif wanted < second:
                second = wanted
        if least == 0:
            total = SOLVED
        elif least >= SOLVED:
            least = SOLVED
            total = 0
        else:
            total = min(total, SOLVED - 1)
        proof, disproof = (least, total) if mine else (total, least)
        given_up |= nodes >= budget or (nodes & 255 == 0 and stop[0] != 0) or depth + 2 >= len(states)
        solved = proof == 0 or disproof == 0
        if given_up or solved or proof >= frames[depth, PROOF_LIMIT] or disproof >= frames[depth, DISPROOF_LIMIT]:
            at = own_key if depth == 0 else keys[depth - 1, frames[depth - 1, CHOSEN]]
            keep(table, at, proof, disproof, nodes - frames[depth, BEGAN] + 1)
            if depth == 0:
                counts[0] = nodes
                if proof == 0:
                    return PROVED
                return DISPROVED if disproof == 0 else UNKNOWN
            depth -= 1
            proofs[depth, frames[depth, CHOSEN]] = proof
            disproofs[depth, frames[depth, CHOSEN]] = disproof
            continue
        frames[depth, CHOSEN] = best
        room = second + (second >> 1) + 1
        if mine:
            frames[depth + 1, PROOF_LIMIT] = min(frames[depth, PROOF_LIMIT], room)
            frames[depth + 1, DISPROOF_LIMIT] = frames[depth, DISPROOF_LIMIT] - disproof + disproofs[depth, best]
        else:
            frames[depth + 1, PROOF_LIMIT] = frames[depth, PROOF_LIMIT] - proof + proofs[depth, best]
            frames[depth + 1, DISPROOF_LIMIT] = min(frames[depth, DISPROOF_LIMIT], room)
        states[depth + 1] = states[depth]
        play(states[depth + 1], acts[depth, best])
        depth += 1
        entering = True


@dataclass(frozen=True)
class Verdict:
    """What a search found: PROVED, DISPROVED or UNKNOWN, and how many positions it looked at."""

    outcome: int
    nodes: int


class Prover:
    """Proof searches of one game for one attacker, sharing a table. One search at a time."""

    def __init__(self, game: Game, attacker: int, positions: int = POSITIONS) -> None:
        self.game = game
        self.attacker = attacker
        self.table = np.zeros((max(positions // BUCKET, 1) * BUCKET, 3), np.uint64)
        self._search = game.rules.bind(_prove)
        size = (DEEPEST, game.most_actions)
        self._states = game.states(DEEPEST)
        self._counts = np.zeros(1, np.int64)
        self._scratch = np.zeros(max(game.most_actions, game.seats), np.int64)
        self._room = (
            *(np.zeros(size, np.int64) for _ in range(3)),
            np.zeros(size, np.uint64),
            np.zeros((DEEPEST, 5), np.int64),
            np.zeros(game.seats),
            self._counts,
            self._scratch,
        )

    def prove(self, state: State, nodes: int = UNLIMITED, stop: Flags | None = None, within: int = ANY_LENGTH) -> Verdict:
        """Whether the attacker can force a win from here, or one in at most so many plies."""
        if state.over or within < 1:
            won = within >= 0 and is_won(self.game, state, self.attacker)
            return Verdict(PROVED if won else DISPROVED, 0)
        self._states[0] = state
        flag = np.zeros(1, np.uint8) if stop is None else stop
        outcome = self._search(self._states, self.attacker, within, nodes, self.table, *self._room, flag)
        return Verdict(int(outcome), int(self._counts[0]))

    def outcome(self, state: State, share: Share, nodes: int) -> int:
        """What is known or can be proved of a position within these nodes and a share of a bot's thinking."""
        found = self.known(state)
        while found == UNKNOWN and nodes > 0 and (piece := share.next_slice(min(nodes, SLICE))):
            verdict = self.prove(state, piece, share.thinking.stop)
            share.nodes -= verdict.nodes
            nodes -= max(verdict.nodes, 1)
            found = verdict.outcome
        return found

    def known(self, state: State) -> int:
        """What can be seen of a position without a search, because it is over, nearly over, or still in the table."""
        if state.over:
            return PROVED if is_won(self.game, state, self.attacker) else DISPROVED
        answers = self.game.rules["replies"](state, self._scratch)
        if answers in (0, WINS_AT_ONCE):
            return PROVED if (state.seat == self.attacker) == (answers == WINS_AT_ONCE) else DISPROVED
        key = self.game.key(state)
        first = key % (len(self.table) // BUCKET) * BUCKET
        for place in range(first, first + BUCKET):
            if int(self.table[place, KEY]) == key:
                proof, disproof = divmod(int(self.table[place, NUMBERS]), 1 << 32)
                return PROVED if proof == 0 else DISPROVED if disproof == 0 else UNKNOWN
        return UNKNOWN


def is_won(game: Game, state: State, seat: int) -> bool:
    """Whether the game is over and a seat has won it."""
    result = game.result(state)
    return result is not None and seat in result.winners
