"""Alpha-beta search for open games of two sides: how good is a position if both look a number of acts ahead?

Iterative deepening with aspiration windows, principal-variation search, a transposition table, and killer and history
ordering. Scores are integers from the point of view of seat 0, whose side maximises: they are never negated, whoever is
to act and however often in a row. An act that is the only legal one costs no depth. A won game scores more than any
evaluation, and the nearer the win the more, so a proved win comes with the number of acts until it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kaisho.game import Game
from kaisho.kernel import (
    ZERO,
    ArrayOf,
    CountRule,
    EvaluateRule,
    Flags,
    Floats,
    Ints,
    IntTable,
    KeyRule,
    LegalRule,
    PlayRule,
    ResultRule,
    State,
    States,
    WeighRule,
    Words,
    WordTable,
    generic,
    hashed,
    helper,
    int64,
    uint64,
)
from kaisho.search.hash_table import new_table, recall
from kaisho.search.limits import Thinking
from kaisho.search.transposition import (
    AGES,
    AT_LEAST,
    AT_MOST,
    EXACT,
    MAX_ACTS,
    act_of,
    bound_of,
    depth_of,
    remember,
    score_of,
)

ONE_WIN = 10_000
"""The score of an estimated value of 1."""

WIN = 1_000_000
"""The score of a won game, reduced by 1 for every act until then."""

SURE = WIN - 100_000
"""A score beyond this is a proved win or loss."""

INFINITE = WIN + 1
MAX_DEPTH = 100
ASPIRATION = 60
"""How far the score of a deeper search is initially expected to differ from the previous one."""

MAX_FORCED = 500
"""The number of forced acts in a row that cost no depth. Forced acts can go round in circles, so they have to end, and a
proved win must stay within ``SURE``: ``MAX_DEPTH * MAX_FORCED`` acts are fewer than ``WIN - SURE``."""

POLL = 256
"""Nodes between two looks at the stop flag."""

# The steps of the search.
NEXT, ENTER, BACK = range(3)

# The order of acts: first the act that the table names; then by the game's own weight, of which the most promising act has
# all; then what refuted something at this level or, worth less, anywhere. Measured with Kamisado and Kaito: weighing at
# every node, and more than killers, saves 40 to 80 % of the nodes, and time.
FROM_TABLE = 1 << 60
WEIGHT = 1 << 40
KILLER = WEIGHT // 10
MAX_HISTORY = WEIGHT // 20

WELL_ORDERED = 24
"""After this many acts without a cutoff the others are tried in any order: sorting many acts takes time."""

FRAME = np.dtype(
    (
        State,
        [
            ("alpha", np.int64),
            ("beta", np.int64),
            ("lowest", np.int64),  # alpha at the beginning
            ("highest", np.int64),  # beta at the beginning
            ("depth", np.int64),
            ("best", np.int64),  # the best score so far
            ("best_act", np.int64),
            ("count", np.int64),  # acts
            ("tried", np.int64),  # acts that have been tried
            ("act", np.int64),  # the act that is being searched
            ("length", np.int64),  # of the expected variation from here
            ("maximises", np.uint8),
            ("scouts", np.uint8),  # whether the act is searched with a window of width 1
            ("ordered", np.uint8),  # whether the remaining acts are tried in the order of their list
            ("spare", np.uint8, (5,)),
        ],
    )
)
"""One level of the search."""

Frames = Annotated[NDArray[Any], ArrayOf(FRAME)]


class Work(NamedTuple):
    """The arrays of a search: a row for each level, then what all levels share."""

    states: States
    frames: Frames
    keys: Words
    acts: IntTable
    ranks: IntTable
    """The order of the acts: higher ranks are tried first."""
    variations: IntTable
    killers: IntTable
    history: IntTable
    """By side and act: how often it has caused a cutoff, and how deep the search was."""
    table: WordTable
    weights: Floats
    values: Floats
    points: Ints
    nodes: Ints
    """The number of nodes of the last run of the kernel."""


class KernelSettings(NamedTuple):
    """The settings of one run of the kernel."""

    nodes: int
    blindness: int
    use_deeper: bool
    """Whether to use what the table knows from deeper searches."""
    use_table: bool
    store_root: bool
    age: int
    weigh_from: int
    salt: np.uint64
    """Separates entries of different kinds of searches in the table."""
    blind_salt: np.uint64
    """Decides which acts are overlooked."""


@helper
def seen_from(score: int, distance: int) -> int:
    """Return a proved score as counted from a position ``distance`` acts later; other scores do not change."""
    if score > SURE:
        return score + distance
    if score < -SURE:
        return score - distance
    return score


@helper
def overlook(acts: Ints, count: int, key: np.uint64, seed: np.uint64, blindness: int) -> int:
    """Remove the acts that are overlooked, always the same ones in a position; at least one remains."""
    seen = 0
    best, clearest = acts[0], -1
    for i in range(count):
        clearness = int64(hashed(hashed(key, seed), uint64(acts[i])) >> uint64(40))
        if clearness > clearest:
            best, clearest = acts[i], clearness
        if clearness & 255 >= blindness:
            acts[seen] = acts[i]
            seen += 1
    if seen == 0:
        acts[0] = best
        seen = 1
    return seen


@helper
def next_act(frame: State, acts: Ints, ranks: Ints) -> int:
    """Return the act to try next, the one with the highest rank of those that remain."""
    tried, count = int64(frame.tried), int64(frame.count)
    if not frame.ordered:
        best = tried
        for i in range(tried + 1, count):
            if ranks[i] > ranks[best]:
                best = i
        if ranks[best] == 0 or tried == WELL_ORDERED:  # nothing is known of the others, or none of them will help
            frame.ordered = 1
        elif best != tried:
            acts[tried], acts[best] = acts[best], acts[tried]
            ranks[tried], ranks[best] = ranks[best], ranks[tried]
    act = acts[tried]
    frame.act = act
    frame.tried = tried + 1
    return int64(act)


@helper
def play_forced(legal: LegalRule, count: CountRule, play: PlayRule, state: State, acts: Ints, depth: int) -> int:
    """Play acts as long as only one is legal; return the number of legal acts, which are listed unless the depth is 0.

    After ``MAX_FORCED`` acts the position is searched or evaluated like any other.
    """
    following = legal(state, acts) if depth > 0 else count(state, acts)
    forced = 0
    while following == 1 and forced < MAX_FORCED:
        forced += 1
        if depth == 0:
            legal(state, acts)
        play(state, acts[0])
        following = legal(state, acts) if depth > 0 else count(state, acts)
    return following


@helper
def score_of_end(value: float, distance: int) -> int:
    """Return the score of a finished game from the value of seat 0."""
    if value >= 1.0:
        return WIN - distance
    if value <= -1.0:
        return distance - WIN
    return int64(np.rint(value * ONE_WIN))


@helper
def is_cutoff(entry: np.uint64, score: int, depth: int, alpha: int, beta: int, use_deeper: bool) -> bool:
    """Whether a table entry decides a window of width 1."""
    bound = bound_of(entry)
    known = depth_of(entry) == depth or (use_deeper and depth_of(entry) > depth)
    is_high = bound & AT_LEAST != 0 and score >= beta and (known or (use_deeper and score > SURE))
    is_low = bound & AT_MOST != 0 and score <= alpha and (known or (use_deeper and score < -SURE))
    return is_high or is_low


@helper
def open_frame(frame: State, side: int, alpha: int, beta: int) -> None:
    """Begin a level with a window."""
    frame.maximises = 1 - side
    frame.alpha = alpha
    frame.lowest = alpha
    frame.beta = beta
    frame.highest = beta
    frame.best = -INFINITE if side == 0 else INFINITE
    frame.best_act = -1
    frame.tried = 0
    frame.ordered = 0
    frame.length = 0


@helper
def rank_acts(weigh: WeighRule, work: Work, level: int, side: int, table_act: int, weigh_from: int) -> None:
    """Rank the acts of a level."""
    acts, ranks, history, weights = work.acts[level], work.ranks[level], work.history[side], work.weights
    killers = work.killers[level]
    count = int64(work.frames[level].count)
    heaviest = 0.0
    if work.frames[level].depth >= weigh_from:
        weigh(work.states[level], acts, count, weights)
        for i in range(count):
            heaviest = max(heaviest, weights[i])
    for i in range(count):
        act = acts[i]
        rank = history[act]
        if heaviest > 0.0:
            rank += int64(weights[i] / heaviest * WEIGHT)
        if act == table_act:
            rank = FROM_TABLE
        elif act == killers[0] or act == killers[1]:
            rank += KILLER
        ranks[i] = rank


@helper
def improve(frame: State, score: int) -> bool:
    """Take over the score of an act; return whether it is within the window."""
    if frame.maximises:
        if score <= frame.best:
            return False
        frame.best = score
        if score <= frame.alpha:
            return False
        frame.alpha = score
    else:
        if score >= frame.best:
            return False
        frame.best = score
        if score >= frame.beta:
            return False
        frame.beta = score
    frame.best_act = frame.act
    return True


@helper
def extend_variation(work: Work, level: int) -> None:
    """Put the act of a level in front of the variation that is expected after it."""
    frame, variations = work.frames[level], work.variations
    length = int64(work.frames[level + 1].length)
    variations[level, 0] = frame.act
    for i in range(length):
        variations[level, i + 1] = variations[level + 1, i]
    frame.length = length + 1


@helper
def note_cutoff(work: Work, level: int) -> None:
    """Try the act of a level earlier from now on: it has refuted the position before."""
    frame, killers = work.frames[level], work.killers
    act, side = int64(frame.act), 1 - int64(frame.maximises)
    if killers[level, 0] != act:
        killers[level, 1] = killers[level, 0]
        killers[level, 0] = act
    work.history[side, act] = min(MAX_HISTORY, work.history[side, act] + int64(frame.depth) * int64(frame.depth))


@helper
def store_frame(work: Work, level: int, distance: int, age: int) -> None:
    """Store the score of a level in the table."""
    frame = work.frames[level]
    score = int64(frame.best)
    bound = EXACT
    if score <= frame.lowest:
        bound = AT_MOST
    elif score >= frame.highest:
        bound = AT_LEAST
    remember(work.table, work.keys[level], int64(frame.best_act), seen_from(score, distance), int64(frame.depth), bound, age)


@generic
def _search(
    legal: LegalRule,
    count: CountRule,
    play: PlayRule,
    result: ResultRule,
    key: KeyRule,
    evaluate: EvaluateRule,
    weigh: WeighRule,
    work: Work,
    settings: KernelSettings,
    stop: Flags,
) -> bool:
    """Search the first state, whose frame and acts have been filled in; return whether the search was completed."""
    states, frames, acts, values = work.states, work.frames, work.acts, work.values
    first_act = int64(states[0].acts)
    nodes, next_poll = 0, POLL
    level, step, score = 0, NEXT, 0
    alpha, beta = 0, 0
    completed = True
    while True:
        frame = frames[level]
        child = level + 1
        if step == NEXT:
            if frame.tried == frame.count or frame.alpha >= frame.beta:
                score = int64(frame.best)
                if settings.use_table and (level > 0 or settings.store_root):
                    store_frame(work, level, int64(states[level].acts) - first_act, settings.age)
                if level == 0:
                    break
                level -= 1
                step = BACK
                continue
            if nodes >= settings.nodes or (nodes >= next_poll and stop[0]):
                completed = False
                break
            if nodes >= next_poll:
                next_poll = nodes + POLL
            is_first = frame.tried == 0
            act = next_act(frame, acts[level], work.ranks[level])
            states[child] = states[level]
            play(states[child], act)
            nodes += 1
            depth = int64(frame.depth) - 1
            following = play_forced(legal, count, play, states[child], acts[child], depth)
            frame.scouts = 0
            frames[child].length = 0
            step = BACK
            if following == 0:
                result(states[child], values, work.points)
                score = score_of_end(values[0], int64(states[child].acts) - first_act)
                continue
            if depth == 0:
                evaluate(states[child], values)
                score = int64(np.rint(min(1.0, max(-1.0, values[0])) * ONE_WIN))
                continue
            work.keys[child] = key(states[child]) ^ settings.salt
            if settings.blindness:
                following = overlook(acts[child], following, work.keys[child], settings.blind_salt, settings.blindness)
            frames[child].count = following
            frames[child].depth = depth
            alpha, beta = int64(frame.alpha), int64(frame.beta)
            if not is_first and beta - alpha > 1:
                frame.scouts = 1
                if frame.maximises:
                    beta = alpha + 1
                else:
                    alpha = beta - 1
            step = ENTER
        elif step == ENTER:
            table_act = -1
            if settings.use_table:
                entry = recall(work.table, work.keys[child])
                if entry != ZERO:
                    table_act = act_of(entry)
                    if beta - alpha == 1:
                        score = seen_from(score_of(entry), first_act - int64(states[child].acts))
                        if is_cutoff(entry, score, int64(frames[child].depth), alpha, beta, settings.use_deeper):
                            step = BACK
                            continue
            level = child
            side = int64(states[level].seat) & 1
            open_frame(frames[level], side, alpha, beta)
            rank_acts(weigh, work, level, side, table_act, settings.weigh_from)
            step = NEXT
        else:
            alpha, beta = int64(frame.alpha), int64(frame.beta)
            if frame.scouts and alpha < score < beta:
                frame.scouts = 0
                step = ENTER
                continue
            step = NEXT
            if improve(frame, score):
                if beta - alpha > 1:
                    extend_variation(work, level)
                if frame.alpha >= frame.beta:
                    note_cutoff(work, level)
    work.nodes[0] = nodes
    return completed


@dataclass(frozen=True)
class AlphaBetaResult:
    """The result of a search."""

    act: int
    value: float
    """For the side to act, from -1 to 1."""
    proved: bool
    """Whether the value is a forced win or loss that was found to its end."""
    ends_in: int | None
    """Of a proved value: the number of acts until the end, if the winner hurries and the loser resists."""
    depth: int
    """How many acts it has looked ahead completely, not counting acts that were the only legal ones."""
    nodes: int
    """Positions entered, not counting those in which only one act is legal."""
    variation: tuple[int, ...]
    """The expected acts, the chosen one first."""

    @property
    def certain(self) -> bool:
        return self.proved


class AlphaBeta:
    """A search with its table, for one open game of two sides: even seats play against odd ones.

    It remembers what it learns about positions from one run to the next, until ``forget`` is called.
    """

    def __init__(self, game: Game, positions: int = 1 << 20, weigh_from: int = 1) -> None:
        """``positions`` is the size of the table, 16 bytes each; 0 for a search without one.

        ``weigh_from`` is the least remaining depth at which a game's ``weigh`` orders the acts.
        """
        if game.hidden or game.seats % 2 or game.num_acts > MAX_ACTS:
            raise ValueError(f"{game.name} with {game.seats} seats is not an open game of two sides")
        self._game = game
        self._kernel = game.rules.bind(_search)
        self._use_table = positions > 0
        self._age = 0
        self._weigh_from = weigh_from if game.rules.has("weigh") else MAX_DEPTH + 2
        levels = MAX_DEPTH + 3
        self._work = Work(
            states=game.states(levels),
            frames=np.zeros(levels, FRAME),
            keys=np.zeros(levels, np.uint64),
            acts=np.zeros((levels, game.max_legal_acts), np.int64),
            ranks=np.zeros((levels, game.max_legal_acts), np.int64),
            variations=np.zeros((levels, levels), np.int64),
            killers=np.zeros((levels, 2), np.int64),
            history=np.zeros((2, game.num_acts), np.int64),
            table=new_table(positions),
            weights=np.zeros(game.max_legal_acts),
            values=np.zeros(game.seats),
            points=np.zeros(game.seats, np.int64),
            nodes=np.zeros(1, np.int64),
        )

    def forget(self) -> None:
        """Empty the table: the next run is like the first."""
        self._work.table[:] = 0
        self._work.history[:] = 0
        self._age = 0

    def run(
        self,
        state: State,
        thinking: Thinking,
        depth: int = MAX_DEPTH,
        blindness: int = 0,
        seed: int = 0,
        only: Sequence[int] | None = None,
        exactly: bool = False,
    ) -> AlphaBetaResult:
        """Search a position until the limits are reached.

        ``blindness`` is the chance in 256 that an act after the first is overlooked; the seed decides which ones are.
        ``only`` names the acts to choose from. Searching ``exactly`` uses nothing that the table knows from deeper
        searches, so that the value is that of a plain look ahead by the depth.
        """
        acts = self._begin(state)
        forced = len(acts) == 1
        if only is not None:
            if not only or not set(only) <= set(acts):
                raise ValueError("the acts to choose from are not legal")
            acts = [act for act in acts if act in set(only)]
        settings = self._settings(blindness, seed, exactly, store_root=only is None and blindness == 0)
        self._work.keys[0] = np.uint64(self._game.key(state)) ^ settings.salt
        act, score, complete, nodes, variation = acts[0], 0, 0, 0, [acts[0]]
        for ahead in range(1, min(depth, MAX_DEPTH) + 1):
            margin = ASPIRATION if ahead > 2 and abs(score) < SURE else 2 * INFINITE
            low, high = max(-INFINITE, score - margin), min(INFINITE, score + margin)
            while True:
                budget = settings._replace(nodes=thinking.nodes - nodes)
                completed, found = self._look(acts, ahead + forced, low, high, budget, thinking.stop)
                nodes += int(self._work.nodes[0])
                root = self._work.frames[0]
                if root.best_act >= 0:
                    act, score = int(root.best_act), found
                    variation = self._work.variations[0, : root.length].tolist()
                    acts.remove(act)
                    acts.insert(0, act)
                if not completed or low < found < high:
                    break
                margin *= 4
                low, high = (max(-INFINITE, found - margin), high) if found <= low else (low, min(INFINITE, found + margin))
            if not completed:
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
            variation=self._with_forced_acts(state, variation),
        )

    def _begin(self, state: State) -> list[int]:
        """Prepare a run; return the legal acts, the most promising first."""
        if state.over:
            raise ValueError("the game is over")
        self._work.states[0] = state
        self._work.killers[:] = -1
        self._work.history[:] //= 8
        self._age = (self._age + 1) % AGES
        acts = np.array(self._game.legal(state), np.int64)
        weights = np.zeros(len(acts))
        self._game.rules["weigh"](state, acts, len(acts), weights)
        found: list[int] = acts[np.argsort(-weights, kind="stable")].tolist()
        return found

    def _settings(self, blindness: int, seed: int, exactly: bool, store_root: bool) -> KernelSettings:
        return KernelSettings(
            nodes=0,
            blindness=blindness,
            use_deeper=not exactly,
            use_table=self._use_table,
            store_root=store_root,
            age=self._age,
            weigh_from=self._weigh_from,
            salt=np.uint64(_salt(blindness, seed, exactly)),
            blind_salt=np.uint64(seed & 0xFFFFFFFFFFFFFFFF),
        )

    def _look(
        self, acts: list[int], depth: int, low: int, high: int, settings: KernelSettings, stop: Flags
    ) -> tuple[bool, int]:
        """Search the prepared position within a window; return whether that was completed, and the best score."""
        side = int(self._work.states[0].seat) & 1
        root = self._work.frames[0]
        root.alpha = root.lowest = low
        root.beta = root.highest = high
        root.depth = depth
        root.best = INFINITE if side else -INFINITE
        root.best_act = -1
        root.count = len(acts)
        root.tried = 0
        root.length = 0
        root.maximises = 1 - side
        root.ordered = 1
        self._work.acts[0, : len(acts)] = acts
        completed = self._kernel(self._work, settings, stop)
        return bool(completed), int(root.best)

    def _with_forced_acts(self, state: State, variation: list[int]) -> tuple[int, ...]:
        """Return a variation together with the acts in it that were the only legal ones."""
        later = self._game.copy(state)
        complete: list[int] = []
        chosen = list(variation)
        forced = 0
        while not later.over:
            legal = self._game.legal(later)
            if complete and len(legal) == 1 and forced < MAX_FORCED:
                act = legal[0]
                forced += 1
            elif chosen:
                act = chosen.pop(0)
                forced = 0
            else:
                break
            self._game.rules["play"](later, act)
            complete.append(act)
        return tuple(complete)


def _value(score: int, seat: int) -> float:
    """Convert a score, which is that of seat 0's side, to the value for a seat."""
    value = max(-1.0, min(1.0, score / ONE_WIN))
    return 0.0 - value if seat & 1 else value


def _salt(blindness: int, seed: int, exactly: bool) -> int:
    """Return a number that separates what different kinds of searches know of positions."""
    if not blindness and not exactly:
        return 0
    return int.from_bytes(hashlib.sha256(f"{blindness} {seed} {exactly}".encode()).digest()[:8])
