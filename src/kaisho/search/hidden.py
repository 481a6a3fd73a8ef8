"""Tree search for games with hidden parts and two to four seats: many possible deals share one tree of what a seat sees.

Single-observer information-set search: every simulation deals the hidden parts anew, so that they agree with what the
observer knows, and walks down one tree whose branches are acts. Which acts are possible differs from deal to deal, so each
branch counts how often it could have been taken, and exploration goes by that. Every seat chooses what is best for itself;
acts that the observer would not see are guessed and make no branch.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import numpy as np

from kaisho.game import HIDDEN, Game
from kaisho.kernel import (
    FLAGS,
    FLOAT_TABLE,
    FLOATS,
    INT,
    INT_TABLE,
    INTS,
    RANDOM,
    State,
    draw,
    generic,
    helper,
    int64,
    random_from,
)
from kaisho.search.limits import Thinking

ACT, FIRST, NEXT, VISITS, POSSIBLE = 0, 1, 2, 3, 4
"""The columns of a node: the act that leads to it, its first child, its next sibling (0 is none), how often it was visited,
and how often it could have been."""
COLUMNS = 5

DEEPEST = 512
"""Below so many acts a simulation goes on without the tree."""

POLL = 64
"""The flag that stops the search is looked at before every simulation, and after so many acts within one."""

USED = 0
EXPLORATION, FIRST_PLAY, EVENNESS = 0, 1, 2


@helper
def _choose(node, seat, count, acts, weights, tree, values, place_of, rates, random):  # type: ignore[no-untyped-def]
    """The place in ``acts`` of the most promising act: its mean value, and a bonus for weight and for few visits.

    An act that was never tried is taken to be a little worse than the node as a whole. The children of this deal's acts are
    found by walking the node's list; their numbers are left in ``place_of``, by place.
    """
    total = 0.0
    for i in range(count):
        total += weights[i]
    even = rates[EVENNESS] / count
    scale = (1.0 - rates[EVENNESS]) / total if total > 0.0 else 0.0
    visits = tree[node, VISITS]
    mean = values[node, seat] / visits if visits > 0 else 0.0
    untried = mean - rates[FIRST_PLAY]
    bonus = rates[EXPLORATION] * np.sqrt(visits + 1.0)
    best, chosen = -1e300, 0
    start = draw(random, count)  # among equals, any
    for step in range(count):
        i = start + step if start + step < count else start + step - count
        prior = even + scale * weights[i]
        child = place_of[acts[i]]
        if child == 0:
            score = untried + bonus * prior
        else:
            times = tree[child, VISITS]
            score = values[child, seat] / times + rates[EXPLORATION] * prior * np.sqrt(tree[child, POSSIBLE]) / (1.0 + times)
        if score > best:
            best, chosen = score, i
    return chosen


@generic(
    "legal",
    "play",
    "result",
    "seen",
    "redeal",
    "evaluate",
    "weigh",
    "guess",
    rest=lambda types: INT(
        types.states,
        INT,
        INT,
        INT,
        RANDOM,
        INT_TABLE,
        FLOAT_TABLE,
        INTS,
        FLOATS,
        INTS,
        FLOATS,
        INTS,
        INTS,
        INTS,
        FLOATS,
        INTS,
        FLAGS,
        FLAGS,
    ),
)
def _simulate(  # type: ignore[no-untyped-def]
    legal,
    play,
    result,
    seen,
    redeal,
    evaluate,
    weigh,
    guess,
    states,
    observer,
    number,
    horizon,
    random,
    tree,
    values,
    used,
    rates,
    acts,
    weights,
    place_of,
    path,
    scratch,
    outcome,
    points,
    shut,
    stop,
):
    """Run up to ``number`` simulations from ``states[0]`` and give how many; node 0 is the root."""
    state = states[1]
    seats = len(outcome)
    for done in range(number):
        if stop[0] and done > 0:
            return done
        states[1] = states[0]
        redeal(state, observer, random)
        node, depth, inside = 0, 1, True
        path[0] = 0
        while inside and not state.over:
            seat = int64(state.seat)
            count = legal(state, acts)
            if seat != observer and seen(state, acts[0], observer) == HIDDEN:
                play(state, guess(state, random, scratch))
                continue
            if node == 0:
                kept = 0
                for i in range(count):
                    if not shut[acts[i]]:
                        acts[kept] = acts[i]
                        kept += 1
                count = kept
            weigh(state, acts, count, weights)
            # Children are found by act: first every act of this deal is marked, then the list is walked.
            for i in range(count):
                place_of[acts[i]] = -1
            child = tree[node, FIRST]
            while child > 0:
                if place_of[tree[child, ACT]] == -1:
                    place_of[tree[child, ACT]] = child
                    tree[child, POSSIBLE] += 1
                child = tree[child, NEXT]
            for i in range(count):
                if place_of[acts[i]] == -1:
                    place_of[acts[i]] = 0
            chosen = _choose(node, seat, count, acts, weights, tree, values, place_of, rates, random)  # type: ignore[no-untyped-call]
            act = acts[chosen]
            child = place_of[act]
            for i in range(count):
                place_of[acts[i]] = 0
            play(state, act)
            if child == 0:
                inside = False
                if used[USED] < len(tree):
                    child = used[USED]
                    used[USED] += 1
                    tree[child, ACT] = act
                    tree[child, FIRST] = 0
                    tree[child, NEXT] = tree[node, FIRST]
                    tree[child, VISITS] = 0
                    tree[child, POSSIBLE] = 1
                    values[child, :] = 0.0
                    tree[node, FIRST] = child
            if child > 0:
                node = child
                path[depth] = node
                depth += 1
                if depth == len(path):
                    inside = False
        played = 0
        while not state.over and played < horizon:
            play(state, guess(state, random, scratch))
            played += 1
            if played % POLL == 0 and stop[0] and done > 0:
                return done
        if state.over:
            result(state, outcome, points)
        else:
            evaluate(state, outcome)
        for step in range(depth):
            tree[path[step], VISITS] += 1
            for seat in range(seats):
                values[path[step], seat] += outcome[seat]
    return number


@dataclass(frozen=True)
class HiddenSettings:
    """How a search divides its simulations."""

    exploration: float = 1.0
    """How much an act's weight and its few visits count against its mean value."""
    first_play: float = 0.1
    """How much worse than the node as a whole an act is taken to be before it has been tried."""
    evenness: float = 0.05
    """The part of the prior that all acts share equally, whatever their weights."""
    horizon: int = 1 << 30
    """After so many guessed acts a simulation ends with the game's ``evaluate``."""


@dataclass(frozen=True)
class Findings:
    """What a search found out about the acts of a position."""

    act: int
    """The one to choose: tried most often."""
    acts: tuple[int, ...]
    """Those that were tried, most often first."""
    visits: tuple[int, ...]
    values: tuple[tuple[float, ...], ...]
    """For each of the acts the mean value of every seat."""
    line: tuple[int, ...]
    """The chosen act and what is expected after it, as far as it follows from what the observer knows."""
    simulations: int

    def value(self, seat: int) -> float:
        """What a seat may expect after the chosen act."""
        return self.values[0][seat]


class HiddenSearch:
    """A search over one game; its arrays are made once and used for every run. Not for two threads at a time."""

    def __init__(self, game: Game, settings: HiddenSettings | None = None, positions: int = 1 << 17) -> None:
        if positions < 1:
            raise ValueError("a tree needs a root")
        self._game = game
        self._settings = HiddenSettings() if settings is None else settings
        self._simulate = game.rules.bind(_simulate)
        self._states = game.states(2)
        self._tree = np.zeros((positions, COLUMNS), np.int64)
        self._values = np.zeros((positions, game.seats))
        self._used = np.zeros(1, np.int64)
        self._acts, self._scratch = (np.zeros(game.most_actions, np.int64) for _ in range(2))
        self._weights = np.zeros(game.most_actions)
        self._place_of = np.zeros(game.actions, np.int64)
        self._path = np.zeros(DEEPEST, np.int64)
        self._outcome, self._points = np.zeros(game.seats), np.zeros(game.seats, np.int64)
        self._shut = np.zeros(game.actions, np.uint8)

    @property
    def positions(self) -> int:
        """How many positions the tree of the last run has."""
        return int(self._used[0])

    def run(self, known: State, observer: int, thinking: Thinking, seed: int, only: Collection[int] | None = None) -> Findings:
        """Search what a seat knows of a state in which it is to act; where given, ``only`` some of its acts."""
        legal = self._game.legal(known)
        chosen = set(legal if only is None else only)
        allowed = [act for act in legal if act in chosen]
        if not allowed:
            raise ValueError("there is no act to choose from")
        self._shut[:] = 1
        self._shut[allowed] = 0
        self._states[0] = known
        self._tree[0] = 0
        self._values[0] = 0.0
        self._used[0] = 1
        settings = self._settings
        rates = np.array([settings.exploration, settings.first_play, settings.evenness])
        simulations = self._simulate(
            self._states,
            observer,
            thinking.nodes,
            settings.horizon,
            random_from(seed),
            self._tree,
            self._values,
            self._used,
            rates,
            self._acts,
            self._weights,
            self._place_of,
            self._path,
            self._scratch,
            self._outcome,
            self._points,
            self._shut,
            thinking.stop,
        )
        return self._findings(known, int(simulations), allowed)

    def _children(self, node: int) -> list[int]:
        """The children of a node, most visited first, then best for nobody in particular: the order of their acts."""
        found = []
        child = int(self._tree[node, FIRST])
        while child:
            found.append(child)
            child = int(self._tree[child, NEXT])
        return sorted(found, key=lambda child: (-self._tree[child, VISITS], self._tree[child, ACT]))

    def _findings(self, known: State, simulations: int, allowed: list[int]) -> Findings:
        children = self._children(0)
        if not children:  # no room at all
            values = tuple((self._values[0] / max(1, simulations)).tolist())
            return Findings(allowed[0], (allowed[0],), (0,), (values,), (allowed[0],), simulations)
        visits = self._tree[children, VISITS]
        means = self._values[children] / np.maximum(visits, 1)[:, None]  # the last simulation may have been ended midway
        acts = tuple(self._tree[children, ACT].tolist())
        line = self._line(known, children[0])
        return Findings(acts[0], acts, tuple(visits.tolist()), tuple(map(tuple, means.tolist())), line, simulations)

    def _line(self, known: State, node: int) -> tuple[int, ...]:
        """The most visited acts from a node on, as long as they are possible in what the observer knows."""
        state = self._game.copy(known)
        line: list[int] = []
        while True:
            act = int(self._tree[node, ACT])
            if act not in self._game.legal(state):
                break
            line.append(act)
            self._game.rules["play"](state, act)
            children = self._children(node)
            if not children:
                break
            node = children[0]
        return tuple(line)
