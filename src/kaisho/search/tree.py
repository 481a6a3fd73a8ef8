"""Tree search (UCT and PUCT) over any open game: the tree grows where simulated games went well for whoever is to act.

Every node keeps what its act has brought to the seat that chose it, so that any number of seats and teams can be searched. The
nodes stand in one array of fixed size, the children of a node beside each other. When it is full, the search goes on without
new nodes. An end inside the tree is a proof, and proofs rise: a node with an act that wins for certain is won, and one whose
acts are all settled is worth the best of them. Where a node was given only its most promising acts and they are all settled
without a win, it is given the next ones: the answer to a threat is often an act that promises nothing else.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from kaisho.game import Game
from kaisho.kernel import (
    FLAGS,
    FLOATS,
    INT,
    INTS,
    RANDOM,
    Floats,
    Ints,
    Random,
    Signatures,
    State,
    States,
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
            ("first", np.int32),  # number of the first child, 0 before there are any
            ("children", np.uint16),
            ("tried", np.uint16),  # so many of the children, the first ones, have been visited
            ("proved", np.uint8),
            ("cut", np.uint8),  # whether legal acts have been left out, FOR_GOOD or FOR_LATER
            ("spare", np.uint8, (2,)),
        ],
    )
)
NODES = Signatures(NODE).states

MOST_CHILDREN = 65_535
DEEPEST = 1024
"""Below this many acts the tree grows no further."""

ROLLOUT, BY_GUESS, BY_PRIOR, EXPAND_AFTER, BREADTH, OVERLOOKS = range(6)
"""The places of the settings in the array that the kernel gets."""
EXPLORATION, FIRST_PLAY, VARIETY = range(3)

SIMULATIONS, USED, DEPTH = range(3)
"""The places of what the kernel counts."""

FOR_GOOD, FOR_LATER = 1, 2
"""How acts are left out: overlooked, or until all that were looked at are settled."""

WIN = 1.0
LOSS = -1.0


# --- children ---------------------------------------------------------------------------------------------------------


@subroutine
def heaviest_first(acts: Ints, weights: Floats, count: int, wanted: int) -> None:
    """Bring the acts with the most weight to the front, in no order (quickselect)."""
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
    """Leave out so many of a hundred acts by lot, but never all; how many remain."""
    seen = 0
    lucky = draw(random, count)
    for i in range(count):
        if i == lucky or draw(random, 100) >= percent:
            acts[seen] = acts[i]
            seen += 1
    return seen


@subroutine
def without_lost(acts: Ints, weights: Floats, count: int) -> int:
    """Take out the acts without weight, which lose for certain; where all do, all but one. How many remain."""
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
    """Make every weight greater by a random share of it, up to ``variety``."""
    if variety > 0.0:
        for i in range(count):
            weights[i] *= 1.0 + variety * draw(random, 1 << 20) / (1 << 20)


@subroutine
def without_children(nodes: States, node: int, acts: Ints, count: int) -> int:
    """Take the acts that a node has as children out of a list; how many remain."""
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
def move_children(nodes: States, exact: Floats, node: int, first: int) -> None:
    """Let the children of a node stand elsewhere, where there is room for more beside them."""
    seats = len(exact) // len(nodes)
    old = int64(nodes[node].first)
    for i in range(int64(nodes[node].children)):
        nodes[first + i] = nodes[old + i]
        for seat in range(seats):
            exact[(first + i) * seats + seat] = exact[(old + i) * seats + seat]
    nodes[node].first = first


@subroutine
def add_children(nodes: States, node: int, acts: Ints, weights: Floats, count: int) -> None:
    """Put the acts under a node beside those that are there, their weights as priors that add up to 1."""
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
def swap_untried(nodes: States, one: int, other: int) -> None:
    """Let two acts that nobody has visited change places."""
    act, prior = nodes[one].act, nodes[one].prior
    nodes[one].act, nodes[one].prior = nodes[other].act, nodes[other].prior
    nodes[other].act, nodes[other].prior = act, prior


@subroutine
def bring_heaviest(nodes: States, node: int) -> None:
    """The untried child with the greatest prior becomes the next to be tried."""
    first, place = int64(nodes[node].first), int64(nodes[node].tried)
    best = place
    for i in range(place + 1, int64(nodes[node].children)):
        if nodes[first + i].prior > nodes[first + best].prior:
            best = i
    if best != place:
        swap_untried(nodes, first + place, first + best)


# --- choosing ---------------------------------------------------------------------------------------------------------


@helper
def settled_score(value: float) -> float:
    """What a settled act counts when acts are compared: no more can be learned about it."""
    return value if value > LOSS else -9.0


@subroutine
def by_confidence(nodes: States, exact: Floats, node: int, mover: int, exploration: float, random: Random) -> int:
    """The child that UCT visits: first every one once, in random order, then the greatest upper bound."""
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
            score = settled_score(exact[child * seats + mover])
        else:
            score = nodes[child].total / visits + math.sqrt(logarithm / visits)
        if score > best:
            best, found = score, child
    return found


@subroutine
def by_prior(nodes: States, exact: Floats, node: int, mover: int, exploration: float, first_play: float) -> int:
    """The child that PUCT visits. The children are tried in the order of their priors, so one untried child stands for all."""
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
            score = settled_score(exact[child * seats + mover])
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


# --- what a simulation teaches ----------------------------------------------------------------------------------------


@subroutine
def learn(nodes: States, path: Ints, chose: Ints, depth: int, values: Floats) -> None:
    """Add the value of a simulation to every node on its way, for the seat that chose it."""
    nodes[0].visits += 1
    for level in range(1, depth + 1):
        node = path[level]
        nodes[node].visits += 1
        nodes[node].total += values[chose[level]]


@subroutine
def settle(nodes: States, exact: Floats, path: Ints, chose: Ints, depth: int, values: Floats) -> None:
    """The last node of a path is an end: prove it, and every node above it that this settles."""
    seats = len(values)
    node = path[depth]
    nodes[node].proved = 1
    for seat in range(seats):
        exact[node * seats + seat] = values[seat]
    for level in range(depth - 1, -1, -1):
        node, mover = path[level], chose[level + 1]
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
def all_settled(nodes: States, node: int) -> bool:
    """Whether every child of a node is proved."""
    child = int64(nodes[node].first)
    end = child + int64(nodes[node].children)
    while child < end and nodes[child].proved:
        child += 1
    return child == end


@subroutine
def expand(
    legal: Callable[[State, Ints], int],
    weigh: Callable[[State, Ints, int, Floats], None],
    state: State,
    nodes: States,
    exact: Floats,
    node: int,
    settings: Ints,
    numbers: Floats,
    only: Ints,
    acts: Ints,
    weights: Floats,
    random: Random,
    counted: Ints,
) -> bool:
    """Give a node children, or more of them; the root perhaps ``only`` some. Whether there was room for them."""
    count = len(only) if node == 0 else 0
    for i in range(count):
        acts[i] = only[i]
    if count == 0:
        count = legal(state, acts)
    before = int64(nodes[node].children)
    if before > 0:
        count = without_children(nodes, node, acts, count)
    seen = count
    if settings[OVERLOOKS] > 0:
        seen = overlook(acts, count, settings[OVERLOOKS], random)
    kept = seen
    if settings[BY_PRIOR]:
        weigh(state, acts, seen, weights)
        kept = without_lost(acts, weights, seen)
        if node == 0:
            vary(weights, kept, numbers[VARIETY], random)
    else:
        for i in range(kept):
            weights[i] = 1.0
    left_out = seen < count or kept > settings[BREADTH]
    if kept > settings[BREADTH]:
        heaviest_first(acts, weights, kept, settings[BREADTH])
        kept = settings[BREADTH]
    if counted[USED] + before + kept > len(nodes):
        return False
    move_children(nodes, exact, node, counted[USED])
    add_children(nodes, node, acts, weights, kept)
    counted[USED] += before + kept
    nodes[node].cut = 0
    if left_out:
        nodes[node].cut = FOR_GOOD if settings[OVERLOOKS] > 0 else FOR_LATER
    if settings[BY_PRIOR]:
        bring_heaviest(nodes, node)
    return True


@generic(
    "legal",
    "pick",
    "guess",
    "play",
    "result",
    "evaluate",
    "weigh",
    rest=lambda types: INT(
        types.states, NODES, FLOATS, INTS, FLOATS, INTS, INT, INTS, FLOATS, INTS, INTS, FLOATS, INTS, RANDOM, INTS, FLAGS
    ),
)
def _search(  # type: ignore[no-untyped-def]
    legal,
    pick,
    guess,
    play,
    result,
    evaluate,
    weigh,
    states,  # the position, and room for one that is played on
    nodes,
    exact,  # the values of proved nodes, seat by seat
    settings,
    numbers,
    only,  # the acts at the root; none means all
    simulations,
    acts,
    weights,
    path,
    chose,  # by level of the path: the seat whose choice led there
    values,
    points,
    random,
    counted,
    stop,
):
    """Simulate games until there have been enough, the flag is set or the root is proved."""
    state = states[1]
    full = False
    counted[USED] = 1
    while not nodes[0].proved:
        states[1] = states[0]
        node, depth = 0, 0
        while not nodes[node].proved and not state.over:
            new = nodes[node].first == 0
            if new and (full or depth == DEEPEST or (depth > 0 and int64(nodes[node].visits) < settings[EXPAND_AFTER])):
                break
            if new or (nodes[node].cut == FOR_LATER and not full and all_settled(nodes, node)):
                full = not expand(
                    legal, weigh, state, nodes, exact, node, settings, numbers, only, acts, weights, random, counted
                )
                if new and full:
                    break
            if stop[0] or counted[SIMULATIONS] >= simulations:
                return 0
            mover = int64(state.seat)
            if settings[BY_PRIOR]:
                node = by_prior(nodes, exact, node, mover, numbers[EXPLORATION], numbers[FIRST_PLAY])
            else:
                node = by_confidence(nodes, exact, node, mover, numbers[EXPLORATION], random)
            play(state, int64(nodes[node].act))
            depth += 1
            path[depth] = node
            chose[depth] = mover
        new_end = state.over and not nodes[node].proved
        if nodes[node].proved:
            for seat in range(len(values)):
                values[seat] = exact[node * len(values) + seat]
        else:
            left = settings[ROLLOUT]
            while left > 0 and not state.over:
                if stop[0]:
                    return 0
                play(state, guess(state, random, acts) if settings[BY_GUESS] else pick(state, random, acts))
                left -= 1
            if state.over:
                result(state, values, points)
            else:
                evaluate(state, values)
        counted[SIMULATIONS] += 1
        counted[DEPTH] = max(counted[DEPTH], depth)
        learn(nodes, path, chose, depth, values)
        if new_end:
            settle(nodes, exact, path, chose, depth, values)
    return 1


# --- for everybody else -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TreeSettings:
    """How a tree is searched. The plain settings are UCT with random games to their end."""

    exploration: float = 1.0
    """How much weight lies on acts that have been tried little."""
    prior: bool = False
    """Let ``weigh`` say which acts to try first and most (PUCT); otherwise each is tried once before any is tried again."""
    rollout: int = 1 << 30
    """A new position is judged by playing so many acts on and asking ``evaluate`` where the game is not over then."""
    guess: bool = False
    """Play on by ``guess``, not at random."""
    expand_after: int = 1
    """A node gets children when it has been visited so often."""
    breadth: int = MOST_CHILDREN
    """A node gets at most so many children, those with the most weight, and as many again when all of them are settled."""
    first_play: float = 0.0
    """With ``prior``: how much worse than its siblings an act is taken to be that has not been tried."""
    variety: float = 0.0
    """With ``prior``: the weights of the first acts are raised by random shares up to this, so that games differ."""
    overlooks: int = 0
    """So many of a hundred acts are overlooked for good, in each position by lot: for bots that err as people do. They are not
    given more acts than ``breadth`` either."""

    def __post_init__(self) -> None:
        if not (self.rollout >= 0 and self.expand_after >= 0 and 1 <= self.breadth <= MOST_CHILDREN):
            raise ValueError("rollout and expand_after cannot be negative, and a node needs from 1 to 65535 children")
        if not (0 <= self.overlooks < 100 and self.exploration >= 0 and self.variety >= 0):
            raise ValueError("exploration and variety cannot be negative, and of 100 acts fewer can be overlooked")


@dataclass(frozen=True)
class TreeResult:
    """What a tree search found at the root; acts, visits, means and proved belong together.

    Acts that win for certain come first and those that lose for certain last, the others by their visits.
    """

    act: int
    acts: tuple[int, ...]
    visits: tuple[int, ...]
    means: tuple[float, ...]
    """The mean value of each act for the seat that is to act: exact where it is proved, 0 where it was never tried."""
    proved: tuple[bool, ...]
    line: tuple[int, ...]
    """The acts that were looked at most, one after the other, beginning with the chosen one."""
    simulations: int
    positions: int
    """How many nodes the tree has."""
    depth: int
    """How deep the tree was gone into."""

    @property
    def value(self) -> float:
        """What the chosen act promises to the seat that is to act."""
        return self.means[self.acts.index(self.act)]

    @property
    def certain(self) -> bool:
        """Whether the chosen act's value is proved and no better one is possible."""
        place = self.acts.index(self.act)
        return self.proved[place] and (self.means[place] >= WIN or all(self.proved))


class TreeSearch:
    """A tree search for one game. It keeps its room between searches, and is for one thread at a time."""

    def __init__(self, game: Game, settings: TreeSettings | None = None, positions: int = 1 << 20) -> None:
        if positions < 2:
            raise ValueError("a tree needs room for two positions at least")
        self.game = game
        self.settings = settings or TreeSettings()
        self._kernel = game.rules.bind(_search)
        self._states = game.states(2)
        self._nodes = np.zeros(positions, NODE)
        self._exact = np.zeros(positions * game.seats)
        self._acts = np.zeros(game.most_actions, np.int64)
        self._weights = np.zeros(game.most_actions)
        self._path, self._chose = np.zeros(DEEPEST + 1, np.int64), np.zeros(DEEPEST + 1, np.int64)
        self._values, self._points = np.zeros(game.seats), np.zeros(game.seats, np.int64)

    def run(self, state: State, thinking: Thinking, seed: int = 0, only: Sequence[int] | None = None) -> TreeResult:
        """Search a position that is not over, as long as ``thinking`` allows; of its acts ``only`` some, where they are given.

        The same seed and number of nodes (each is one simulation) give the same result.
        """
        legal = self.game.legal(state)
        asked = list(dict.fromkeys(only or ()))
        if not legal or not set(asked) <= set(legal) or (only is not None and not asked):
            raise ValueError("a search needs a legal act, and can be told to look only at legal acts")
        most = min(len(asked or legal), self.settings.breadth)
        if most >= len(self._nodes):
            raise ValueError(f"{len(self._nodes)} positions are not enough for {most} acts")
        self._states[0] = state
        self._nodes[0] = np.zeros((), NODE)
        chosen = self.settings
        counted = np.zeros(3, np.int64)
        self._kernel(
            self._states,
            self._nodes,
            self._exact,
            np.array(
                [chosen.rollout, chosen.guess, chosen.prior, chosen.expand_after, chosen.breadth, chosen.overlooks], np.int64
            ),
            np.array([chosen.exploration, chosen.first_play, chosen.variety]),
            np.array(asked, np.int64),
            thinking.nodes,
            self._acts,
            self._weights,
            self._path,
            self._chose,
            self._values,
            self._points,
            random_from(seed),
            counted,
            thinking.stop,
        )
        return self._result(int(state.seat), counted)

    def _children(self, node: int, seat: int) -> list[tuple[bool, int, float, int]]:
        """A node's children from the best to the worst: whether it is not lost for certain, its visits, its mean and number."""
        first, count, seats = int(self._nodes[node].first), int(self._nodes[node].children), self.game.seats
        found = []
        for number in range(first, first + count):
            child = self._nodes[number]
            mean = float(child.total) / max(1, int(child.visits))
            if child.proved:
                mean = float(self._exact[number * seats + seat])
            found.append((mean > LOSS or not child.proved, int(child.visits), mean, number))
        return sorted(found, key=lambda it: (it[2] >= WIN and bool(self._nodes[it[3]].proved), *it[:3], -it[3]), reverse=True)

    def _result(self, seat: int, counted: Ints) -> TreeResult:
        children = self._children(0, seat)
        numbers = [number for *_, number in children]
        return TreeResult(
            act=int(self._nodes[numbers[0]].act),
            acts=tuple(int(self._nodes[number].act) for number in numbers),
            visits=tuple(visits for _, visits, _, _ in children),
            means=tuple(mean for _, _, mean, _ in children),
            proved=tuple(bool(self._nodes[number].proved) for number in numbers),
            line=tuple(self._line(numbers[0])),
            simulations=int(counted[SIMULATIONS]),
            positions=int(counted[USED]),
            depth=int(counted[DEPTH]),
        )

    def _line(self, node: int) -> list[int]:
        state = self.game.copy(self._states[0])
        line = [int(self._nodes[node].act)]
        self.game.rules["play"](state, line[-1])
        while self._nodes[node].first and not state.over:
            _, visits, _, node = self._children(node, int(state.seat))[0]
            if not visits:
                break
            line.append(int(self._nodes[node].act))
            self.game.rules["play"](state, line[-1])
        return line
