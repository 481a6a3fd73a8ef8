"""Tree search for games with hidden parts and two to four seats: many possible deals share one tree of what a seat sees.

Single-observer information-set search: every simulation deals the hidden parts again, consistent with what the observer
knows, and descends one tree whose branches are acts. Which acts are possible differs from deal to deal, so each branch
counts how often it could have been taken, and exploration goes by that. Every seat chooses what is best for itself; acts
that the observer would not see are guessed and make no branch.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kaisho.game import HIDDEN, Game
from kaisho.kernel import (
    ArrayOf,
    EvaluateRule,
    Flags,
    Floats,
    FloatTable,
    GuessRule,
    Ints,
    LegalRule,
    PlayRule,
    Random,
    RedealRule,
    ResultRule,
    SeenRule,
    State,
    States,
    WeighRule,
    draw,
    generic,
    helper,
    int64,
    random_from,
)
from kaisho.search.limits import Thinking

NODE = np.dtype(
    (
        State,
        [
            ("act", np.int64),  # the act that leads to the node
            ("first", np.int64),  # index of the first child, 0 if there is none
            ("next", np.int64),  # index of the next sibling, 0 if there is none
            ("visits", np.int64),
            ("possible", np.int64),  # how often it could have been visited
        ],
    )
)
Nodes = Annotated[NDArray[Any], ArrayOf(NODE)]

MAX_DEPTH = 512
"""Below this many acts a simulation continues without the tree."""

POLL = 64
"""The stop flag is read before every simulation, and after this many acts within one."""

MARKED = -1
"""In ``child_of``: an act that is legal in this deal and whose child has not been found yet."""


class Work(NamedTuple):
    """The arrays of a search."""

    states: States
    """What the observer knows, and room for a deal that is played on."""
    nodes: Nodes
    values: FloatTable
    """By node: the sum of every seat's values."""
    used: Ints
    """The number of nodes of the tree."""
    excluded: Flags
    """By act: whether it is not to be considered at the root."""
    acts: Ints
    weights: Floats
    child_of: Ints
    """By act: the child of the current node that it leads to, 0 if there is none; 0 everywhere between choices."""
    path: Ints
    scratch: Ints
    outcome: Floats
    points: Ints


class KernelSettings(NamedTuple):
    """``HiddenSettings`` for the kernel."""

    exploration: float
    first_play: float
    evenness: float
    horizon: int
    length_limit: int


@helper
def allowed_at_root(acts: Ints, count: int, excluded: Flags) -> int:
    """Remove the excluded acts; return how many remain."""
    allowed = 0
    for i in range(count):
        if not excluded[acts[i]]:
            acts[allowed] = acts[i]
            allowed += 1
    return allowed


@helper
def find_children(work: Work, node: int, count: int) -> None:
    """Write the children of this deal's acts to ``child_of``, and count that they could be visited."""
    nodes, acts, child_of = work.nodes, work.acts, work.child_of
    for i in range(count):
        child_of[acts[i]] = MARKED
    child = int64(nodes[node].first)
    while child > 0:
        if child_of[nodes[child].act] == MARKED:
            child_of[nodes[child].act] = child
            nodes[child].possible += 1
        child = int64(nodes[child].next)
    for i in range(count):
        if child_of[acts[i]] == MARKED:
            child_of[acts[i]] = 0


@helper
def choose(work: Work, node: int, seat: int, count: int, settings: KernelSettings, random: Random) -> int:
    """Return the index of the most promising act: its mean value, and a bonus for its weight and for few visits.

    An act that was never tried is assumed to be a little worse than the node as a whole.
    """
    nodes, values, acts, weights, child_of = work.nodes, work.values, work.acts, work.weights, work.child_of
    total = 0.0
    for i in range(count):
        total += weights[i]
    even = settings.evenness / count
    scale = (1.0 - settings.evenness) / total if total > 0.0 else 0.0
    visits = int64(nodes[node].visits)
    mean = values[node, seat] / visits if visits > 0 else 0.0
    untried = mean - settings.first_play
    bonus = settings.exploration * np.sqrt(visits + 1.0)
    best, chosen = -1e300, 0
    start = draw(random, count)  # equally good acts are chosen at random
    for step in range(count):
        i = start + step if start + step < count else start + step - count
        prior = even + scale * weights[i]
        child = child_of[acts[i]]
        if child == 0:
            score = untried + bonus * prior
        else:
            times = int64(nodes[child].visits)
            possible = int64(nodes[child].possible)
            score = values[child, seat] / times + settings.exploration * prior * np.sqrt(possible) / (1.0 + times)
        if score > best:
            best, chosen = score, i
    return chosen


@helper
def add_child(work: Work, node: int, act: int) -> int:
    """Add a child to a node and return it, or 0 if there is no room."""
    nodes = work.nodes
    child = int64(work.used[0])
    if child >= len(nodes):
        return 0
    work.used[0] = child + 1
    nodes[child].act = act
    nodes[child].first = 0
    nodes[child].next = nodes[node].first
    nodes[child].visits = 0
    nodes[child].possible = 1
    work.values[child, :] = 0.0
    nodes[node].first = child
    return child


@helper
def descend(
    legal: LegalRule,
    play: PlayRule,
    seen: SeenRule,
    weigh: WeighRule,
    guess: GuessRule,
    work: Work,
    observer: int,
    settings: KernelSettings,
    random: Random,
) -> int:
    """Play from the root to a node that is new, or to the end of the game; return the length of the path.

    In a game that can go on for ever it also stops after ``length_limit`` acts that the observer does not see.
    """
    state, acts, path, child_of = work.states[1], work.acts, work.path, work.child_of
    node, depth, guessed = 0, 1, 0
    path[0] = 0
    while not state.over:
        seat = int64(state.seat)
        count = legal(state, acts)
        if seat != observer and seen(state, acts[0], observer) == HIDDEN:
            if guessed == settings.length_limit:  # the other seats may go round in circles
                break
            guessed += 1
            play(state, guess(state, random, work.scratch))
            continue
        if node == 0:
            count = allowed_at_root(acts, count, work.excluded)
        weigh(state, acts, count, work.weights)
        find_children(work, node, count)
        act = acts[choose(work, node, seat, count, settings, random)]
        child = child_of[act]
        for i in range(count):
            child_of[acts[i]] = 0
        play(state, act)
        new = child == 0
        if new:
            child = add_child(work, node, act)
        if child > 0:
            node = child
            path[depth] = node
            depth += 1
        if new or depth == len(path):
            break
    return depth


@generic
def _simulate(
    legal: LegalRule,
    play: PlayRule,
    result: ResultRule,
    seen: SeenRule,
    redeal: RedealRule,
    evaluate: EvaluateRule,
    weigh: WeighRule,
    guess: GuessRule,
    work: Work,
    observer: int,
    number: int,
    settings: KernelSettings,
    random: Random,
    stop: Flags,
) -> int:
    """Run up to ``number`` simulations and return how many; node 0 is the root."""
    states, nodes, values, outcome, path = work.states, work.nodes, work.values, work.outcome, work.path
    state = states[1]
    for done in range(number):
        if stop[0] and done > 0:
            return done
        states[1] = states[0]
        redeal(state, observer, random)
        depth = descend(legal, play, seen, weigh, guess, work, observer, settings, random)
        played = 0
        while not state.over and played < settings.horizon:
            play(state, guess(state, random, work.scratch))
            played += 1
            if played % POLL == 0 and stop[0] and done > 0:
                return done
        if state.over:
            result(state, outcome, work.points)
        else:
            evaluate(state, outcome)
        for step in range(depth):
            nodes[path[step]].visits += 1
            for seat in range(len(outcome)):
                values[path[step], seat] += outcome[seat]
    return number


@dataclass(frozen=True)
class HiddenSettings:
    """How a search divides its simulations."""

    exploration: float = 1.0
    """How much an act's weight and its few visits count against its mean value."""
    first_play: float = 0.1
    """How much worse than the node as a whole an untried act is assumed to be."""
    evenness: float = 0.05
    """The part of the prior that all acts share equally, whatever their weights."""
    horizon: int = 1 << 30
    """After this many guessed acts a simulation ends with the game's ``evaluate``; at the latest after
    ``Game.length_limit``. A game without an ``evaluate`` counts as drawn there."""

    def for_kernel(self, length_limit: int) -> KernelSettings:
        return KernelSettings(
            exploration=float(self.exploration),
            first_play=float(self.first_play),
            evenness=float(self.evenness),
            horizon=min(self.horizon, length_limit),
            length_limit=length_limit,
        )


@dataclass(frozen=True)
class HiddenResult:
    """What a search found out about the acts of a position."""

    act: int
    """The act to choose: the most visited one."""
    acts: tuple[int, ...]
    """The acts that were tried, the most visited first."""
    visits: tuple[int, ...]
    values: tuple[tuple[float, ...], ...]
    """For each of the acts the mean value of every seat."""
    variation: tuple[int, ...]
    """The chosen act and what is expected after it, as far as it follows from what the observer knows."""
    simulations: int
    observer: int
    """The seat for which it was searched."""

    @property
    def value(self) -> float:
        """The value of the chosen act for the observer."""
        return self.values[0][self.observer]

    @property
    def certain(self) -> bool:
        return False

    @property
    def nodes(self) -> int:
        return self.simulations


class HiddenSearch:
    """A search over one game. It reuses its arrays for every run, and is for one thread at a time."""

    def __init__(self, game: Game, settings: HiddenSettings | None = None, positions: int = 1 << 17) -> None:
        if positions < 1:
            raise ValueError("a tree needs a root")
        self._game = game
        self._settings = HiddenSettings() if settings is None else settings
        self._simulate = game.rules.bind(_simulate)
        self._work = Work(
            states=game.states(2),
            nodes=np.zeros(positions, NODE),
            values=np.zeros((positions, game.seats)),
            used=np.zeros(1, np.int64),
            excluded=np.zeros(game.num_acts, np.uint8),
            acts=np.zeros(game.max_legal_acts, np.int64),
            weights=np.zeros(game.max_legal_acts),
            child_of=np.zeros(game.num_acts, np.int64),
            path=np.zeros(MAX_DEPTH, np.int64),
            scratch=np.zeros(game.max_legal_acts, np.int64),
            outcome=np.zeros(game.seats),
            points=np.zeros(game.seats, np.int64),
        )

    @property
    def positions(self) -> int:
        """The number of positions in the tree of the last run."""
        return int(self._work.used[0])

    def run(
        self, known: State, observer: int, thinking: Thinking, seed: int, only: Collection[int] | None = None
    ) -> HiddenResult:
        """Search what a seat knows of a state in which it is to act; ``only`` restricts the first act."""
        legal = self._game.legal(known)
        chosen = set(legal if only is None else only)
        allowed = [act for act in legal if act in chosen]
        if not allowed:
            raise ValueError("there is no act to choose from")
        work = self._work
        work.excluded[:] = 1
        work.excluded[allowed] = 0
        work.states[0] = known
        work.nodes[0] = np.zeros((), NODE)
        work.values[0] = 0.0
        work.used[0] = 1
        settings = self._settings.for_kernel(self._game.length_limit)
        simulations = self._simulate(work, observer, thinking.nodes, settings, random_from(seed), thinking.stop)
        return self._result(known, observer, int(simulations), allowed)

    def _children(self, node: int) -> list[int]:
        """Return the children of a node, the most visited first, equal ones in the order of their acts."""
        nodes = self._work.nodes
        found: list[tuple[int, int, int]] = []
        child = int(nodes[node].first)
        while child:
            found.append((-int(nodes[child].visits), int(nodes[child].act), child))
            child = int(nodes[child].next)
        return [child for _, _, child in sorted(found)]

    def _result(self, known: State, observer: int, simulations: int, allowed: list[int]) -> HiddenResult:
        children = self._children(0)
        if not children:  # the table has room for the root only
            values = tuple((self._work.values[0] / max(1, simulations)).tolist())
            return HiddenResult(allowed[0], (allowed[0],), (0,), (values,), (allowed[0],), simulations, observer)
        nodes = self._work.nodes[children]
        visits = nodes["visits"]
        means = self._work.values[children] / np.maximum(visits, 1)[:, None]  # the last simulation may be incomplete
        acts = tuple(nodes["act"].tolist())
        return HiddenResult(
            act=acts[0],
            acts=acts,
            visits=tuple(visits.tolist()),
            values=tuple(map(tuple, means.tolist())),
            variation=self._variation(known, children[0]),
            simulations=simulations,
            observer=observer,
        )

    def _variation(self, known: State, node: int) -> tuple[int, ...]:
        """Return the most visited acts from a node on, as long as they are possible in what the observer knows."""
        state = self._game.copy(known)
        acts: list[int] = []
        while True:
            act = int(self._work.nodes[node].act)
            if act not in self._game.legal(state):
                break
            acts.append(act)
            self._game.rules["play"](state, act)
            children = self._children(node)
            if not children:
                break
            node = children[0]
        return tuple(acts)
