"""Tree search (UCT and PUCT) over any open game: the tree grows where simulated games went well for the seat to act.

Every node records what its act has brought to the seat that chose it, so that any number of seats and teams can be
searched. The nodes are in one array of fixed size, the children of a node next to each other. When it is full, the search
continues without new nodes. An end inside the tree is a proof, and proofs move up: a node with an act that certainly wins
is won, and one whose acts are all proved is worth the best of them. Where a node has only its most promising acts as
children and all of them are proved without a win, it gets more: the answer to a threat is often an act that promises
nothing else.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kaisho.game import Game
from kaisho.kernel import (
    ArrayOf,
    EvaluateRule,
    Flags,
    Floats,
    GuessRule,
    Ints,
    LegalRule,
    PickRule,
    PlayRule,
    Random,
    ResultRule,
    State,
    States,
    WeighRule,
    draw,
    generic,
    helper,
    int64,
    random_from,
    subroutine,
)
from kaisho.search.limits import Thinking

NODE = np.dtype(
    (
        State,
        [
            ("total", np.float64),  # sum of the values of the seat that chose the act
            ("prior", np.float32),
            ("visits", np.int32),
            ("act", np.int32),
            ("first", np.int32),  # index of the first child, 0 before there are any
            ("children", np.uint16),
            ("tried", np.uint16),  # children that have been visited: the first ones
            ("proved", np.uint8),
            ("cut", np.uint8),  # whether legal acts have been left out, FOR_GOOD or FOR_LATER
            ("spare", np.uint8, (2,)),
        ],
    )
)
Nodes = Annotated[NDArray[Any], ArrayOf(NODE)]

MAX_CHILDREN = 65_535
MAX_DEPTH = 1024
"""The tree does not grow deeper than this."""

SIMULATIONS, USED, DEPTH = range(3)
"""The counters of the kernel: simulations, nodes of the tree, and how deep it was searched."""

FOR_GOOD, FOR_LATER = 1, 2
"""How acts are left out: overlooked, or until all that were looked at are proved."""

WIN = 1.0
LOSS = -1.0


class Work(NamedTuple):
    """The arrays of a search."""

    states: States
    """The position, and room for one that is played on."""
    nodes: Nodes
    exact: Floats
    """The values of proved nodes, seat by seat."""
    acts: Ints
    weights: Floats
    path: Ints
    """The nodes of the current simulation, by level."""
    movers: Ints
    """By level of the path: the seat that chose the act."""
    values: Floats
    points: Ints
    counters: Ints


class KernelSettings(NamedTuple):
    """``TreeSettings`` for the kernel."""

    rollout: int
    by_guess: bool
    by_prior: bool
    expand_after: int
    breadth: int
    overlooks: int
    exploration: float
    first_play: float
    variety: float


# --- children ---------------------------------------------------------------------------------------------------------


@subroutine
def heaviest_first(acts: Ints, weights: Floats, count: int, wanted: int) -> None:
    """Move the heaviest acts to the front, in any order (quickselect)."""
    left, right = 0, count - 1
    while left < right:
        middle = weights[(left + right) // 2]
        low, high = left, right
        while low <= high:
            while weights[low] > middle:
                low += 1
            while weights[high] < middle:
                high -= 1
            if low <= high:
                weights[low], weights[high] = weights[high], weights[low]
                acts[low], acts[high] = acts[high], acts[low]
                low += 1
                high -= 1
        if wanted - 1 <= high:
            right = high
        elif wanted - 1 >= low:
            left = low
        else:
            return


@subroutine
def overlook(acts: Ints, count: int, percent: int, random: Random) -> int:
    """Remove each act with a chance of ``percent``, but never all; return how many remain."""
    seen = 0
    lucky = draw(random, count)
    for i in range(count):
        if i == lucky or draw(random, 100) >= percent:
            acts[seen] = acts[i]
            seen += 1
    return seen


@subroutine
def without_lost(acts: Ints, weights: Floats, count: int) -> int:
    """Remove acts without weight, which certainly lose, but never all; return how many remain."""
    found = 0
    for i in range(count):
        if weights[i] > 0.0:
            acts[found], weights[found] = acts[i], weights[i]
            found += 1
    if found == 0:
        weights[0] = 1.0
        found = 1
    return found


@subroutine
def vary(weights: Floats, count: int, variety: float, random: Random) -> None:
    """Increase every weight by a random share of it, up to ``variety``."""
    if variety > 0.0:
        for i in range(count):
            weights[i] *= 1.0 + variety * draw(random, 1 << 20) / (1 << 20)


@subroutine
def without_children(nodes: Nodes, node: int, acts: Ints, count: int) -> int:
    """Remove the acts that a node already has as children from a list; return how many remain."""
    first, children = int64(nodes[node].first), int64(nodes[node].children)
    others = 0
    for i in range(count):
        known = False
        for child in range(first, first + children):
            if nodes[child].act == acts[i]:
                known = True
                break
        if not known:
            acts[others] = acts[i]
            others += 1
    return others


@subroutine
def move_children(nodes: Nodes, exact: Floats, node: int, first: int) -> None:
    """Move the children of a node to where there is room for more."""
    seats = len(exact) // len(nodes)
    old = int64(nodes[node].first)
    for i in range(int64(nodes[node].children)):
        nodes[first + i] = nodes[old + i]
        for seat in range(seats):
            exact[(first + i) * seats + seat] = exact[(old + i) * seats + seat]
    nodes[node].first = first


@subroutine
def add_children(nodes: Nodes, node: int, acts: Ints, weights: Floats, count: int) -> None:
    """Add acts to the children of a node, with their weights as priors that add up to 1."""
    total = 0.0
    first = int64(nodes[node].first) + int64(nodes[node].children)
    for i in range(count):
        total += weights[i]
    for i in range(count):
        child = nodes[first + i]
        child.total = 0.0
        child.prior = weights[i] / total
        child.visits = 0
        child.act = acts[i]
        child.first = 0
        child.children = 0
        child.tried = 0
        child.proved = 0
        child.cut = 0
    nodes[node].children += count


@helper
def swap_untried(nodes: Nodes, one: int, other: int) -> None:
    """Swap two children that have not been visited."""
    act, prior = nodes[one].act, nodes[one].prior
    nodes[one].act, nodes[one].prior = nodes[other].act, nodes[other].prior
    nodes[other].act, nodes[other].prior = act, prior


@subroutine
def bring_heaviest(nodes: Nodes, node: int) -> None:
    """Make the untried child with the greatest prior the next to be tried."""
    first, tried = int64(nodes[node].first), int64(nodes[node].tried)
    best = tried
    for i in range(tried + 1, int64(nodes[node].children)):
        if nodes[first + i].prior > nodes[first + best].prior:
            best = i
    if best != tried:
        swap_untried(nodes, first + tried, first + best)


# --- choosing ---------------------------------------------------------------------------------------------------------


@helper
def proved_score(value: float) -> float:
    """Return the score of a proved act when acts are compared: nothing more can be learned about it."""
    return value if value > LOSS else -9.0


@subroutine
def by_confidence(nodes: Nodes, exact: Floats, node: int, mover: int, exploration: float, random: Random) -> int:
    """Return the child that UCT visits: first each of them once, in random order, then the greatest upper bound."""
    parent = nodes[node]
    first, count, tried = int64(parent.first), int64(parent.children), int64(parent.tried)
    if tried < count:
        swap_untried(nodes, first + tried, first + tried + draw(random, count - tried))
        parent.tried = tried + 1
        return first + tried
    seats = len(exact) // len(nodes)
    logarithm = exploration * exploration * math.log(float(max(1, int64(parent.visits))))
    best, found = -99.0, first
    for child in range(first, first + count):
        visits = float(nodes[child].visits)
        if nodes[child].proved:
            score = proved_score(exact[child * seats + mover])
        else:
            score = nodes[child].total / visits + math.sqrt(logarithm / visits)
        if score > best:
            best, found = score, child
    return found


@subroutine
def by_prior(nodes: Nodes, exact: Floats, node: int, mover: int, exploration: float, first_play: float) -> int:
    """Return the child that PUCT visits. Children are tried in the order of their priors, so the next stands for all."""
    parent = nodes[node]
    first, count, tried = int64(parent.first), int64(parent.children), int64(parent.tried)
    seats = len(exact) // len(nodes)
    width = exploration * math.sqrt(float(max(1, int64(parent.visits))))
    best, found = -99.0, first
    total, visits = 0.0, 0.0
    for child in range(first, first + tried):
        times = float(nodes[child].visits)
        total += nodes[child].total
        visits += times
        if nodes[child].proved:
            score = proved_score(exact[child * seats + mover])
        else:
            score = nodes[child].total / max(times, 1.0) + width * nodes[child].prior / (1.0 + times)
        if score > best:
            best, found = score, child
    if tried < count:
        mean = total / visits if visits > 0.0 else 0.0
        if max(LOSS, mean - first_play) + width * nodes[first + tried].prior > best:
            found = first + tried
            parent.tried = tried + 1
            bring_heaviest(nodes, node)
    return found


# --- the result of a simulation ---------------------------------------------------------------------------------------


@subroutine
def learn(nodes: Nodes, path: Ints, movers: Ints, depth: int, values: Floats) -> None:
    """Add the value of a simulation to every node of its path, for the seat that chose it."""
    nodes[0].visits += 1
    for level in range(1, depth + 1):
        node = path[level]
        nodes[node].visits += 1
        nodes[node].total += values[movers[level]]


@subroutine
def prove(nodes: Nodes, exact: Floats, path: Ints, movers: Ints, depth: int, values: Floats) -> None:
    """Mark the last node of a path, an end, as proved, and every node above it that this decides."""
    seats = len(values)
    node = path[depth]
    nodes[node].proved = 1
    for seat in range(seats):
        exact[node * seats + seat] = values[seat]
    for level in range(depth - 1, -1, -1):
        node, mover = path[level], movers[level + 1]
        best = path[level + 1]
        if exact[best * seats + mover] < WIN:
            if nodes[node].cut or nodes[node].tried < nodes[node].children:
                return
            first = int64(nodes[node].first)
            for child in range(first, first + int64(nodes[node].children)):
                if not nodes[child].proved:
                    return
                if exact[child * seats + mover] > exact[best * seats + mover]:
                    best = child
        nodes[node].proved = 1
        for seat in range(seats):
            exact[node * seats + seat] = exact[best * seats + seat]


@subroutine
def all_proved(nodes: Nodes, node: int) -> bool:
    """Whether every child of a node is proved."""
    child = int64(nodes[node].first)
    end = child + int64(nodes[node].children)
    while child < end and nodes[child].proved:
        child += 1
    return child == end


@subroutine
def expand(
    legal: LegalRule, weigh: WeighRule, work: Work, node: int, only: Ints, settings: KernelSettings, random: Random
) -> bool:
    """Give a node children, or more of them, the root only those asked for; return whether there was room."""
    nodes, acts, weights = work.nodes, work.acts, work.weights
    state = work.states[1]
    count = len(only) if node == 0 else 0
    for i in range(count):
        acts[i] = only[i]
    if count == 0:
        count = legal(state, acts)
    before = int64(nodes[node].children)
    if before > 0:
        count = without_children(nodes, node, acts, count)
    seen = count
    if settings.overlooks > 0:
        seen = overlook(acts, count, settings.overlooks, random)
    wanted = weigh_children(weigh, work, node, seen, settings, random)
    left_out = seen < count or wanted > settings.breadth
    if wanted > settings.breadth:
        heaviest_first(acts, weights, wanted, settings.breadth)
        wanted = settings.breadth
    used = work.counters[USED]
    if used + before + wanted > len(nodes):
        return False
    move_children(nodes, work.exact, node, used)
    add_children(nodes, node, acts, weights, wanted)
    work.counters[USED] = used + before + wanted
    nodes[node].cut = 0
    if left_out:
        nodes[node].cut = FOR_GOOD if settings.overlooks > 0 else FOR_LATER
    if settings.by_prior:
        bring_heaviest(nodes, node)
    return True


@helper
def weigh_children(weigh: WeighRule, work: Work, node: int, count: int, settings: KernelSettings, random: Random) -> int:
    """Weigh the acts that are to become children of a node; return how many of them do not certainly lose."""
    if not settings.by_prior:
        for i in range(count):
            work.weights[i] = 1.0
        return count
    weigh(work.states[1], work.acts, count, work.weights)
    wanted = without_lost(work.acts, work.weights, count)
    if node == 0:
        vary(work.weights, wanted, settings.variety, random)
    return wanted


@helper
def is_leaf(node: State, depth: int, full: bool, expand_after: int) -> bool:
    """Whether a simulation leaves the tree at a node without children."""
    return full or depth == MAX_DEPTH or (depth > 0 and int64(node.visits) < expand_after)


@helper
def choose_child(work: Work, node: int, mover: int, settings: KernelSettings, random: Random) -> int:
    """Return the child that a simulation goes to."""
    if settings.by_prior:
        return by_prior(work.nodes, work.exact, node, mover, settings.exploration, settings.first_play)
    return by_confidence(work.nodes, work.exact, node, mover, settings.exploration, random)


@generic
def _search(
    legal: LegalRule,
    pick: PickRule,
    guess: GuessRule,
    play: PlayRule,
    result: ResultRule,
    evaluate: EvaluateRule,
    weigh: WeighRule,
    work: Work,
    only: Ints,
    simulations: int,
    settings: KernelSettings,
    random: Random,
    stop: Flags,
) -> bool:
    """Simulate games up to a number, until the flag is set or the root is proved; return whether it is.

    ``only`` are the acts to look at in the root; an empty array means all.
    """
    states, nodes, values, path, movers = work.states, work.nodes, work.values, work.path, work.movers
    counters = work.counters
    state = states[1]
    full = False
    counters[USED] = 1
    while not nodes[0].proved:
        states[1] = states[0]
        node, depth = 0, 0
        while not nodes[node].proved and not state.over:
            new = nodes[node].first == 0
            if new and is_leaf(nodes[node], depth, full, settings.expand_after):
                break
            if new or (nodes[node].cut == FOR_LATER and not full and all_proved(nodes, node)):
                full = not expand(legal, weigh, work, node, only, settings, random)
                if new and full:
                    break
            if stop[0] or counters[SIMULATIONS] >= simulations:
                return False
            mover = int64(state.seat)
            node = choose_child(work, node, mover, settings, random)
            play(state, int64(nodes[node].act))
            depth += 1
            path[depth] = node
            movers[depth] = mover
        new_end = state.over and not nodes[node].proved
        if nodes[node].proved:
            for seat in range(len(values)):
                values[seat] = work.exact[node * len(values) + seat]
        else:
            remaining = settings.rollout
            while remaining > 0 and not state.over:
                if stop[0]:
                    return False
                play(state, guess(state, random, work.acts) if settings.by_guess else pick(state, random, work.acts))
                remaining -= 1
            if state.over:
                result(state, values, work.points)
            else:
                evaluate(state, values)
        counters[SIMULATIONS] += 1
        counters[DEPTH] = max(counters[DEPTH], depth)
        learn(nodes, path, movers, depth, values)
        if new_end:
            prove(nodes, work.exact, path, movers, depth, values)
    return True


# --- the interface ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TreeSettings:
    """How a tree is searched. The defaults are plain UCT with random games to their end."""

    exploration: float = 1.0
    """The weight of acts that have been tried little."""
    prior: bool = False
    """Let ``weigh`` decide which acts to try first and most (PUCT); otherwise each is tried once before any is repeated."""
    rollout: int = 1 << 30
    """A new position is judged by playing this many acts, and by ``evaluate`` if the game is not over then.

    There are never more acts than ``Game.length_limit``. A game without an ``evaluate`` counts as drawn there.
    """
    guess: bool = False
    """Play these acts by ``guess``, not at random."""
    expand_after: int = 1
    """The number of visits after which a node gets children."""
    breadth: int = MAX_CHILDREN
    """The most children a node gets at a time: the heaviest acts, and as many again when all of them are proved."""
    first_play: float = 0.0
    """With ``prior``: how much worse than its siblings an untried act is assumed to be."""
    variety: float = 0.0
    """With ``prior``: the weights of the first acts are increased by random shares up to this, so that games differ."""
    overlooks: int = 0
    """The percentage of acts that are overlooked for good, at random in each position: for bots that err as people do.
    Such a node never gets more than ``breadth`` acts."""

    def __post_init__(self) -> None:
        if not (self.rollout >= 0 and self.expand_after >= 0 and 1 <= self.breadth <= MAX_CHILDREN):
            raise ValueError("rollout and expand_after cannot be negative, and a node needs from 1 to 65535 children")
        if not (0 <= self.overlooks < 100 and self.exploration >= 0 and self.variety >= 0):
            raise ValueError("exploration and variety cannot be negative, and overlooks is a percentage below 100")

    def for_kernel(self, length_limit: int) -> KernelSettings:
        return KernelSettings(
            rollout=min(self.rollout, length_limit),
            by_guess=self.guess,
            by_prior=self.prior,
            expand_after=self.expand_after,
            breadth=self.breadth,
            overlooks=self.overlooks,
            exploration=float(self.exploration),
            first_play=float(self.first_play),
            variety=float(self.variety),
        )


@dataclass(frozen=True)
class TreeResult:
    """What a tree search found at the root; the entries of acts, visits, means and proved belong together.

    Acts that certainly win come first and those that certainly lose last, the others by their visits.
    """

    act: int
    acts: tuple[int, ...]
    visits: tuple[int, ...]
    means: tuple[float, ...]
    """The mean value of each act for the seat to act: exact where it is proved, 0 where it was never tried."""
    proved: tuple[bool, ...]
    variation: tuple[int, ...]
    """The most visited acts, one after another, beginning with the chosen one."""
    simulations: int
    positions: int
    """The number of nodes of the tree."""
    depth: int
    """How deep the tree was searched."""

    @property
    def nodes(self) -> int:
        return self.simulations

    @property
    def value(self) -> float:
        """The value of the chosen act for the seat to act."""
        return self.means[self.acts.index(self.act)]

    @property
    def certain(self) -> bool:
        """Whether the value of the chosen act is proved and no better one is possible."""
        index = self.acts.index(self.act)
        return self.proved[index] and (self.means[index] >= WIN or all(self.proved))


class Child(NamedTuple):
    """A child of a node for the seat that chooses; the greater of two children is the better one."""

    wins: bool
    may_not_lose: bool
    visits: int
    mean: float
    order: int
    """The earlier of two equal children is the better one."""

    @property
    def node(self) -> int:
        return -self.order


class TreeSearch:
    """A tree search for one game. It reuses its arrays for every search, and is for one thread at a time."""

    def __init__(self, game: Game, settings: TreeSettings | None = None, positions: int = 1 << 20) -> None:
        if positions < 2:
            raise ValueError("a tree needs room for two positions at least")
        self.game = game
        self.settings = settings or TreeSettings()
        self._kernel = game.rules.bind(_search)
        self._work = Work(
            states=game.states(2),
            nodes=np.zeros(positions, NODE),
            exact=np.zeros(positions * game.seats),
            acts=np.zeros(game.max_legal_acts, np.int64),
            weights=np.zeros(game.max_legal_acts),
            path=np.zeros(MAX_DEPTH + 1, np.int64),
            movers=np.zeros(MAX_DEPTH + 1, np.int64),
            values=np.zeros(game.seats),
            points=np.zeros(game.seats, np.int64),
            counters=np.zeros(3, np.int64),
        )

    def run(self, state: State, thinking: Thinking, seed: int = 0, only: Sequence[int] | None = None) -> TreeResult:
        """Search a position that is not over, as long as ``thinking`` allows; ``only`` restricts the first act.

        The same seed and number of nodes (each is one simulation) give the same result.
        """
        legal = self.game.legal(state)
        asked = list(dict.fromkeys(only or ()))
        if not legal or not set(asked) <= set(legal) or (only is not None and not asked):
            raise ValueError("a search needs a legal act, and can only be restricted to legal acts")
        most = min(len(asked or legal), self.settings.breadth)
        work = self._work
        if most >= len(work.nodes):
            raise ValueError(f"{len(work.nodes)} positions are not enough for {most} acts")
        work.states[0] = state
        work.nodes[0] = np.zeros((), NODE)
        work.counters[:] = 0
        settings = self.settings.for_kernel(self.game.length_limit)
        self._kernel(work, np.array(asked, np.int64), thinking.nodes, settings, random_from(seed), thinking.stop)
        return self._result(int(state.seat))

    def _children(self, node: int, seat: int) -> list[Child]:
        """Return a node's children from the best to the worst."""
        nodes, seats = self._work.nodes, self.game.seats
        first, count = int(nodes[node].first), int(nodes[node].children)
        found = []
        for number in range(first, first + count):
            child = nodes[number]
            proved, visits = bool(child.proved), int(child.visits)
            mean = float(self._work.exact[number * seats + seat]) if proved else float(child.total) / max(1, visits)
            found.append(Child(proved and mean >= WIN, mean > LOSS or not proved, visits, mean, -number))
        return sorted(found, reverse=True)

    def _result(self, seat: int) -> TreeResult:
        children = self._children(0, seat)
        nodes = self._work.nodes[[child.node for child in children]]
        return TreeResult(
            act=int(nodes[0].act),
            acts=tuple(nodes["act"].tolist()),
            visits=tuple(child.visits for child in children),
            means=tuple(child.mean for child in children),
            proved=tuple(map(bool, nodes["proved"].tolist())),
            variation=tuple(self._variation(children[0].node)),
            simulations=int(self._work.counters[SIMULATIONS]),
            positions=int(self._work.counters[USED]),
            depth=int(self._work.counters[DEPTH]),
        )

    def _variation(self, node: int) -> list[int]:
        nodes = self._work.nodes
        state = self.game.copy(self._work.states[0])
        acts = [int(nodes[node].act)]
        self.game.rules["play"](state, acts[-1])
        while nodes[node].first and not state.over:
            best = self._children(node, int(state.seat))[0]
            if not best.visits:
                break
            node = best.node
            acts.append(int(nodes[node].act))
            self.game.rules["play"](state, acts[-1])
        return acts
