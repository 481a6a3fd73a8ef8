"""Alpha-beta search for open games of two sides: how good is a position if both look a number of acts ahead?

Deepening step by step, with aspiration windows, principal-variation search, a table of positions, and killer and history
ordering. Scores are integers seen from seat 0, whose side maximises: whoever is to act, and however often in a row, no sign is
turned. An act that is the only legal one costs no depth. A won game is worth more than any evaluation, and the more the
nearer it is, so a proved win comes with the number of acts until it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from kaisho.game import Game
from kaisho.kernel import (
    FLAGS,
    FLOATS,
    INT,
    INT_TABLE,
    INTS,
    RANDOM,
    WORD_TABLE,
    ZERO,
    Ints,
    State,
    generic,
    hashed,
    helper,
    int64,
    uint64,
)
from kaisho.search.limits import Thinking
from kaisho.search.transposition import (
    AGES,
    AT_LEAST,
    AT_MOST,
    EXACT,
    MOST_ACTS,
    act_of,
    bound_of,
    depth_of,
    new_table,
    recall,
    remember,
    score_of,
)

ONE_WIN = 10_000
"""The score of a value of 1 that is only an estimate."""

WIN = 1_000_000
"""The score of a won game; every act until then takes one off."""

SURE = WIN - 100_000
"""A score beyond this is a proved win or loss."""

INFINITE = WIN + 1
MOST_DEPTH = 100
ASPIRATION = 60
"""How far a deeper search is at first expected to differ from the one before."""

POLL = 256
"""The stop flag is looked at after so many nodes."""

# What a level of the search keeps.
ALPHA, BETA, DEPTH, BEST, BEST_ACT, COUNT, AT, MAXIMISES, ACT, SCOUTS, ORDERED, LOWEST, HIGHEST, LINE = range(14)
FRAME = 14

# What one run of the kernel is told.
S_NODES, S_BLINDNESS, S_DEEPER, S_AGE, S_TABLE, S_KEEP_ROOT, S_WEIGH = range(7)
SETTINGS = 7

# What it tells.
T_NODES, T_STOPPED = range(2)
TALLIES = 2

# The steps of the search.
NEXT, ENTER, BACK = range(3)

# What puts an act before others: that the table names it; then the game's own weight, of which the most promising act has the
# whole; then that it refuted something at this level or, less, anywhere. Measured with Kamisado and Kaito: weighing at every
# node, and more than killers, saves two fifths to four fifths of the nodes, and time.
FROM_TABLE = 1 << 60
WEIGHT = 1 << 40
KILLER = WEIGHT // 10
MOST_HISTORY = WEIGHT // 20

WELL_ORDERED = 24
"""After so many acts that did not help, the others are tried in any order: looking for the best of many takes time."""


@helper
def seen_from(score: int, distance: int) -> int:
    """A proved score as it is counted from a position so many acts further on; other scores stay."""
    if score > SURE:
        return score + distance
    if score < -SURE:
        return score - distance
    return score


@helper
def overlook(acts: Ints, count: int, key: np.uint64, seed: np.uint64, blindness: int) -> int:
    """Leave out the acts that are overlooked, always the same ones in a position; at least one is seen."""
    kept = 0
    best, clearest = acts[0], -1
    for i in range(count):
        clearness = int64(hashed(hashed(key, seed), uint64(acts[i])) >> uint64(40))
        if clearness > clearest:
            best, clearest = acts[i], clearness
        if clearness & 255 >= blindness:
            acts[kept] = acts[i]
            kept += 1
    if kept == 0:
        acts[0] = best
        kept = 1
    return kept


@generic(
    "legal",
    "count",
    "play",
    "result",
    "key",
    "evaluate",
    "weigh",
    rest=lambda types: INT(
        types.states, INT_TABLE, RANDOM, INT_TABLE, INT_TABLE, INT_TABLE, INT_TABLE, INT_TABLE,
        WORD_TABLE, FLOATS, FLOATS, INTS, INTS, RANDOM, INTS, FLAGS,
    ),
)  # fmt: skip
def _search(  # type: ignore[no-untyped-def]
    legal, count, play, result, key, evaluate, weigh,
    states, frames, keys, acts, order, lines, killers, history,
    table, weights, values, points, settings, salts, tallies, stop,
):  # fmt: skip
    """Value ``states[0]``, whose frame and acts have been filled in, within the window and depth of that frame."""
    limit, blindness = settings[S_NODES], settings[S_BLINDNESS]
    deeper, age, use_table = settings[S_DEEPER], settings[S_AGE], settings[S_TABLE]
    weigh_from = settings[S_WEIGH]
    first_act = int64(states[0].acts)
    nodes, next_poll = 0, POLL
    level, step, value = 0, NEXT, 0
    alpha, beta = 0, 0
    while True:
        frame = frames[level]
        child = level + 1
        if step == NEXT:
            at = frame[AT]
            if at == frame[COUNT] or frame[ALPHA] >= frame[BETA]:
                value = frame[BEST]
                if use_table and (level > 0 or settings[S_KEEP_ROOT]):
                    bound = EXACT
                    if value <= frame[LOWEST]:
                        bound = AT_MOST
                    elif value >= frame[HIGHEST]:
                        bound = AT_LEAST
                    apart = int64(states[level].acts) - first_act
                    remember(table, keys[level], frame[BEST_ACT], seen_from(value, apart), frame[DEPTH], bound, age)
                if level == 0:
                    break
                level -= 1
                step = BACK
                continue
            if nodes >= limit or (nodes >= next_poll and stop[0]):
                tallies[T_STOPPED] = 1
                break
            if nodes >= next_poll:
                next_poll = nodes + POLL
            if not frame[ORDERED]:
                best = at
                for i in range(at + 1, frame[COUNT]):
                    if order[level, i] > order[level, best]:
                        best = i
                if order[level, best] == 0 or at == WELL_ORDERED:  # nothing is known of the others, or none of them will help
                    frame[ORDERED] = 1
                elif best != at:
                    acts[level, at], acts[level, best] = acts[level, best], acts[level, at]
                    order[level, at], order[level, best] = order[level, best], order[level, at]
            act = acts[level, at]
            frame[ACT] = act
            frame[AT] = at + 1
            states[child] = states[level]
            play(states[child], act)
            nodes += 1
            depth = frame[DEPTH] - 1
            following = legal(states[child], acts[child]) if depth > 0 else count(states[child], acts[child])
            while following == 1:
                if depth == 0:
                    legal(states[child], acts[child])
                play(states[child], acts[child, 0])
                following = legal(states[child], acts[child]) if depth > 0 else count(states[child], acts[child])
            frame[SCOUTS] = 0
            frames[child, LINE] = 0
            if following == 0:
                result(states[child], values, points)
                if values[0] >= 1.0:
                    value = WIN - (int64(states[child].acts) - first_act)
                elif values[0] <= -1.0:
                    value = (int64(states[child].acts) - first_act) - WIN
                else:
                    value = int64(np.rint(values[0] * ONE_WIN))
                step = BACK
                continue
            if depth == 0:
                evaluate(states[child], values)
                value = int64(np.rint(min(1.0, max(-1.0, values[0])) * ONE_WIN))
                step = BACK
                continue
            keys[child] = key(states[child]) ^ salts[0]
            if blindness:
                following = overlook(acts[child], following, keys[child], salts[1], blindness)
            frames[child, COUNT] = following
            frames[child, DEPTH] = depth
            alpha, beta = frame[ALPHA], frame[BETA]
            if at > 0 and beta - alpha > 1:
                frame[SCOUTS] = 1
                if frame[MAXIMISES]:
                    beta = alpha + 1
                else:
                    alpha = beta - 1
            step = ENTER
        elif step == ENTER:
            hash_act = -1
            depth = frames[child, DEPTH]
            if use_table:
                entry = recall(table, keys[child])
                if entry != ZERO:
                    hash_act = act_of(entry)
                    if beta - alpha == 1:
                        bound = bound_of(entry)
                        value = seen_from(score_of(entry), first_act - int64(states[child].acts))
                        known = depth_of(entry) == depth or (deeper and depth_of(entry) > depth)
                        is_high = bound & AT_LEAST and value >= beta and (known or (deeper and value > SURE))
                        is_low = bound & AT_MOST and value <= alpha and (known or (deeper and value < -SURE))
                        if is_high or is_low:
                            step = BACK
                            continue
            level = child
            frame = frames[level]
            side = int64(states[level].seat) & 1
            frame[MAXIMISES] = 1 - side
            frame[ALPHA] = frame[LOWEST] = alpha
            frame[BETA] = frame[HIGHEST] = beta
            frame[BEST] = -INFINITE if side == 0 else INFINITE
            frame[BEST_ACT] = -1
            frame[AT] = 0
            frame[ORDERED] = 0
            frame[LINE] = 0
            number = frame[COUNT]
            most = 0.0
            if depth >= weigh_from:
                weigh(states[level], acts[level], number, weights)
                for i in range(number):
                    most = max(most, weights[i])
            for i in range(number):
                act = acts[level, i]
                rank = history[side, act]
                if most > 0.0:
                    rank += int64(weights[i] / most * WEIGHT)
                if act == hash_act:
                    rank = FROM_TABLE
                elif act == killers[level, 0] or act == killers[level, 1]:
                    rank += KILLER
                order[level, i] = rank
            step = NEXT
        else:
            alpha, beta = frame[ALPHA], frame[BETA]
            if frame[SCOUTS] and alpha < value < beta:
                frame[SCOUTS] = 0
                step = ENTER
                continue
            step = NEXT
            if frame[MAXIMISES]:
                if value <= frame[BEST]:
                    continue
                frame[BEST] = value
                if value <= alpha:
                    continue
                frame[ALPHA] = value
            else:
                if value >= frame[BEST]:
                    continue
                frame[BEST] = value
                if value >= beta:
                    continue
                frame[BETA] = value
            act = frame[ACT]
            frame[BEST_ACT] = act
            if beta - alpha > 1:
                length = frames[child, LINE]
                lines[level, 0] = act
                for i in range(length):
                    lines[level, i + 1] = lines[child, i]
                frame[LINE] = length + 1
            if frame[ALPHA] >= frame[BETA]:
                if killers[level, 0] != act:
                    killers[level, 1] = killers[level, 0]
                    killers[level, 0] = act
                side = 1 - frame[MAXIMISES]
                history[side, act] = min(MOST_HISTORY, history[side, act] + frame[DEPTH] * frame[DEPTH])
    tallies[T_NODES] = nodes
    return value


@dataclass(frozen=True)
class AlphaBetaResult:
    """What a search has found."""

    act: int
    value: float
    """For the side that is to act: from -1 to 1."""
    proved: bool
    """Whether the value is a forced win or loss that was found to its end."""
    ends_in: int | None
    """Of a proved value: the number of acts until the end, if the winner hurries and the loser resists."""
    depth: int
    """How many acts, the only legal ones not counted, it has looked ahead in full."""
    nodes: int
    """Positions entered, without those in which only one act is legal."""
    line: tuple[int, ...]
    """The acts it expects, the chosen one first."""


class AlphaBeta:
    """A search with its table, for one open game of two sides: even seats play against odd ones.

    What it learns about positions it keeps from one run to the next until ``forget`` is called.
    """

    def __init__(self, game: Game, positions: int = 1 << 20, weigh_from: int = 1) -> None:
        """``positions`` is the size of the table, 16 bytes each; 0 for a search without one.

        ``weigh_from`` says how far above the last position a game's ``weigh`` orders the acts.
        """
        if game.hidden or game.seats % 2 or game.actions > MOST_ACTS:
            raise ValueError(f"{game.name} with {game.seats} seats is not an open game of two sides")
        self._game = game
        self._kernel = game.rules.bind(_search)
        self._use_table = positions > 0
        self._table = new_table(positions)
        self._age = 0
        levels = MOST_DEPTH + 3
        self._states = game.states(levels)
        self._frames = np.zeros((levels, FRAME), np.int64)
        self._keys = np.zeros(levels, np.uint64)
        self._acts = np.zeros((levels, game.most_actions), np.int64)
        self._order = np.zeros((levels, game.most_actions), np.int64)
        self._lines = np.zeros((levels, levels), np.int64)
        self._killers = np.zeros((levels, 2), np.int64)
        self._history = np.zeros((2, game.actions), np.int64)
        self._weights = np.zeros(game.most_actions)
        self._values = np.zeros(game.seats)
        self._points = np.zeros(game.seats, np.int64)
        self._weigh_from = weigh_from if game.rules.has("weigh") else MOST_DEPTH + 2
        self._settings = np.zeros(SETTINGS, np.int64)
        self._salts = np.zeros(2, np.uint64)
        self._tallies = np.zeros(TALLIES, np.int64)

    def forget(self) -> None:
        """Empty the table: the next run is like the first."""
        self._table[:] = 0
        self._history[:] = 0
        self._age = 0

    def run(
        self,
        state: State,
        thinking: Thinking,
        depth: int = MOST_DEPTH,
        blindness: int = 0,
        seed: int = 0,
        only: Sequence[int] | None = None,
        exactly: bool = False,
    ) -> AlphaBetaResult:
        """Search a position until the limits are reached.

        ``blindness`` is the chance in 256 that an act after the first is overlooked; which ones are, the seed decides. ``only``
        names the acts to choose from. Searching ``exactly`` uses nothing that the table knows from deeper searches, so that the
        value is that of a plain look ahead by the depth.
        """
        acts = self._begin(state, blindness, seed, exactly)
        forced = len(acts) == 1
        if only is not None:
            if not only or not set(only) <= set(acts):
                raise ValueError("the acts to choose from are not legal")
            acts = [act for act in acts if act in set(only)]
        self._settings[S_KEEP_ROOT] = only is None and blindness == 0
        act, score, complete, nodes, line = acts[0], 0, 0, 0, [acts[0]]
        for ahead in range(1, min(depth, MOST_DEPTH) + 1):
            margin = ASPIRATION if ahead > 2 and abs(score) < SURE else 2 * INFINITE
            low, high = max(-INFINITE, score - margin), min(INFINITE, score + margin)
            while True:
                value = self._look(acts, ahead + forced, low, high, thinking, nodes)
                nodes += int(self._tallies[T_NODES])
                root = self._frames[0]
                if root[BEST_ACT] >= 0:
                    act, score = int(root[BEST_ACT]), value
                    line = self._lines[0, : root[LINE]].tolist()
                    acts.remove(act)
                    acts.insert(0, act)
                if self._tallies[T_STOPPED] or low < value < high:
                    break
                margin *= 4
                low, high = (max(-INFINITE, value - margin), high) if value <= low else (low, min(INFINITE, value + margin))
            if self._tallies[T_STOPPED]:
                break
            complete = ahead
            if abs(score) > SURE and WIN - abs(score) <= ahead:  # no shorter way to the end can be found any more
                break
        proved = abs(score) > SURE and blindness == 0
        return AlphaBetaResult(
            act=act,
            value=_value(score, int(state.seat)),
            proved=proved,
            ends_in=WIN - abs(score) if proved else None,
            depth=complete,
            nodes=nodes,
            line=self._with_only_acts(state, line),
        )

    def values_of_all(self, state: State, thinking: Thinking, depth: int) -> dict[int, AlphaBetaResult]:
        """Every legal act with what a plain look ahead by the depth says about it, or by less where limits end it."""
        found: dict[int, AlphaBetaResult] = {}
        spent = 0
        for act in self._game.legal(state):
            rest = Thinking(nodes=max(1, thinking.nodes - spent), stop=thinking.stop)
            found[act] = self.run(state, rest, depth, only=[act], exactly=True)
            spent += found[act].nodes
        return found

    def _begin(self, state: State, blindness: int, seed: int, exactly: bool) -> list[int]:
        """Prepare a run; give the legal acts, the most promising first."""
        if state.over:
            raise ValueError("the game is over")
        self._states[0] = state
        self._age = (self._age + 1) % AGES
        self._killers[:] = -1
        self._history //= 8
        self._settings[S_BLINDNESS] = blindness
        self._settings[S_DEEPER] = not exactly
        self._settings[S_AGE] = self._age
        self._settings[S_TABLE] = self._use_table
        self._settings[S_WEIGH] = self._weigh_from
        self._salts[0] = _salt(blindness, seed, exactly)
        self._salts[1] = seed & 0xFFFFFFFFFFFFFFFF
        self._keys[0] = self._game.key(state)
        self._keys[0] ^= self._salts[0]
        acts = np.array(self._game.legal(state), np.int64)
        weights = np.zeros(len(acts))
        self._game.rules["weigh"](state, acts, len(acts), weights)
        found: list[int] = acts[np.argsort(-weights, kind="stable")].tolist()
        return found

    def _look(self, acts: list[int], depth: int, low: int, high: int, thinking: Thinking, spent: int) -> int:
        """One search of the prepared position within a window; the score, or the best so far where it was stopped."""
        side = int(self._states[0].seat) & 1
        root = self._frames[0]
        root[:] = 0
        root[ALPHA] = root[LOWEST] = low
        root[BETA] = root[HIGHEST] = high
        root[DEPTH] = depth
        root[BEST] = INFINITE if side else -INFINITE
        root[BEST_ACT] = -1
        root[COUNT] = len(acts)
        root[MAXIMISES] = 1 - side
        root[ORDERED] = 1
        self._acts[0, : len(acts)] = acts
        self._settings[S_NODES] = thinking.nodes - spent
        self._tallies[:] = 0
        self._kernel(
            self._states,
            self._frames,
            self._keys,
            self._acts,
            self._order,
            self._lines,
            self._killers,
            self._history,
            self._table,
            self._weights,
            self._values,
            self._points,
            self._settings,
            self._salts,
            self._tallies,
            thinking.stop,
        )
        return int(root[BEST])

    def _with_only_acts(self, state: State, line: list[int]) -> tuple[int, ...]:
        """A line with the acts put in that were the only legal ones."""
        later = self._game.copy(state)
        whole: list[int] = []
        rest = list(line)
        while not later.over:
            legal = self._game.legal(later)
            if whole and len(legal) == 1:
                act = legal[0]
            elif rest:
                act = rest.pop(0)
            else:
                break
            self._game.rules["play"](later, act)
            whole.append(act)
        return tuple(whole)


def _value(score: int, seat: int) -> float:
    """A score of seat 0's side as the value for a seat's."""
    value = max(-1.0, min(1.0, score / ONE_WIN))
    return 0.0 - value if seat & 1 else value


def _salt(blindness: int, seed: int, exactly: bool) -> int:
    """Keeps what one way of searching knows of positions apart from what others know."""
    if not blindness and not exactly:
        return 0
    return int.from_bytes(hashlib.sha256(f"{blindness} {seed} {exactly}".encode()).digest()[:8])
