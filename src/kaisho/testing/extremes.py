"""Extreme states of any game: the rarest and largest values, every end, every kind of act, and what the game declares.

    from kaisho.testing import extremes_of

    for extreme in extremes_of(game).states:
        print(game.position(extreme.state))

Games are played in several ways: at random, as long as possible, as short as possible, towards values that have rarely
been seen, towards the goals that the game declares (``kaisho.extremes``), and along its scripts. The selected states
together show everything that was seen. The same game always gives the same states.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kaisho.extremes import Bits, Extremes, Goal, Script, Values
from kaisho.game import Game
from kaisho.kernel import Ints, Random, State, random_from
from kaisho.record import Record

ACTS = 1200
"""The number of acts that are played in each way."""

STATES = 24
"""The number of states besides those that show a largest or smallest value, an end, or a declared moment."""

TRIES = 6
"""The number of random acts that are compared before one of them is played."""

BRANCHED_ACTS = 192
"""The number of random acts for each step towards a goal, in branches of 2, 4 or 8 acts by the seed."""

COUNTERS = ("acts", "turn")
"""Fields of which only the number of digits matters."""

MAX_LEADS = 4
"""A first axis up to this length is one of seats or kinds: its indices are distinguished."""

Group = tuple[str, int]
"""A field, and the index of its first axis (0 if they are not distinguished)."""
Feature = tuple[Any, ...]
"""Something that a state shows: a value in a group, the number of legal acts, an end, a kind of act."""


@dataclass
class Playthrough:
    """A game that was played: its states, and the act that followed each of them but the last."""

    name: str
    states: list[State]
    acts: list[int] = field(default_factory=list)
    layout: Ints | None = None
    """The deal, unless the game began from a position."""

    def record(self, game: Game, acts: int | None = None) -> Record:
        """Return the record of the game, or of its first acts."""
        record = Record(game, self.layout) if self.layout is not None else Record(game, start=self.states[0])
        for act in self.acts[:acts]:
            record.play(act)
        return record


@dataclass(frozen=True)
class Extreme:
    """A state of a playthrough, and the numbers of the features that it shows."""

    playthrough: Playthrough
    index: int
    shows: Ints

    @property
    def state(self) -> State:
        return self.playthrough.states[self.index]

    @property
    def before(self) -> State | None:
        """The state before the last act; None at the beginning of a game."""
        return self.playthrough.states[self.index - 1] if self.index else None


class Fields:
    """Reads the features of a state's fields: numbers by group, and 64-bit words bit by bit."""

    def __init__(self, dtype: np.dtype[Any]) -> None:
        self.dtype = dtype
        self.wide: list[tuple[Group, int, np.dtype[Any]]] = []
        self._groups: list[tuple[int, Group]] = []
        """The first number of each group of bytes or bits."""
        self.size = 0
        offsets: list[int] = []
        bases: list[int] = []
        bit_offsets: list[int] = []
        bit_bases: list[int] = []
        for name in dtype.names or ():
            kind, offset = dtype.fields[name][:2]  # type: ignore[index]
            base, shape = kind.base, kind.shape
            inner = int(np.prod(shape[1:], dtype=np.int64))
            leads = shape[0] if shape and shape[0] <= MAX_LEADS else 1
            elements = int(np.prod(shape, dtype=np.int64)) // leads
            for lead in range(leads):
                starts = [offset + base.itemsize * (lead * (inner if leads > 1 else 0) + each) for each in range(elements)]
                if name in COUNTERS or base.itemsize in (2, 4) or base == np.int64:
                    self.wide += [((name, lead), start, base) for start in starts]
                    continue
                self._groups.append((self.size, (name, lead)))
                if base.itemsize == 1:
                    offsets += starts
                    bases += [self.size] * elements
                    self.size += 256
                else:
                    bit_offsets += [start + byte for start in starts for byte in range(8)]
                    bit_bases += [self.size + 2 * bit for bit in range(64 * elements)]
                    self.size += 128 * elements
        self._offsets, self._bases = np.array(offsets, np.int64), np.array(bases, np.int64)
        self._bit_offsets, self._bit_bases = np.array(bit_offsets, np.int64), np.array(bit_bases, np.int64)

    def numbers(self, state: State) -> Ints:
        """Return the features of a state's bytes and bits, as numbers that ``feature`` decodes."""
        raw = np.frombuffer(state.tobytes(), np.uint8)
        bits = np.unpackbits(raw[self._bit_offsets], bitorder="little")
        return np.concatenate([self._bases + raw[self._offsets], self._bit_bases + bits])

    def feature(self, number: int) -> Feature:
        """Decode the number of a feature."""
        first, (name, lead) = self._groups[bisect_right(self._groups, number, key=lambda group: group[0]) - 1]
        value = number - first
        if self.dtype[name].base.itemsize == 8:
            return (name, lead, "bit", value // 2, value % 2)
        signed = self.dtype[name].base.kind == "i" and value > 127
        return (name, lead, value - 256 if signed else value)

    def wide_features(self, state: State) -> Iterator[Feature]:
        """Yield the features of fields that are wider than a byte."""
        raw = state.tobytes()
        for (name, lead), offset, base in self.wide:
            value = int(np.frombuffer(raw, base, 1, offset)[0])
            yield (name, lead, 10 ** len(str(value)) if name in COUNTERS else value)  # only the digits of counters


class Collection:
    """All playthroughs of a game, and the features of their states."""

    def __init__(self, game: Game, acts: int) -> None:
        self.game = game
        self.acts = acts
        self.declared: Extremes | None = game.extremes()
        self.fields = Fields(game.rules.dtype)
        self.counts = np.zeros(self.fields.size, np.int64)
        self.playthroughs: list[Playthrough] = []
        self.numbers: dict[Feature, int] = {}
        """Features besides the bytes and bits of fields; their numbers follow those of the fields."""
        self.found: list[Extreme] = []
        self.moments: dict[str, Extreme] = {}
        self._scratch = np.zeros(game.max_legal_acts, np.int64)

    # --- playing ------------------------------------------------------------------------------------------------------

    def play_all(self) -> None:
        declared = self.declared or Extremes({})
        for script in declared.scripts:
            self._add(self._played_on(self._scripted(script), random_from(len(self.playthroughs)), self._any))
        for way in (self._any, self._long, self._short, self._rare):
            for seed in self._seeds(self.acts):
                self._add(self._played_on(self._dealt(way.__name__.strip("_"), seed), random_from(seed), way))
        for name, goal in declared.goals.items():
            for seed in self._seeds(self.acts // 4):
                self._add(self._steered(self._dealt(name, seed), random_from(seed), goal, 2 << seed % 3))

    def _seeds(self, acts: int) -> Iterator[int]:
        """Yield seeds for one way of playing until that number of acts has been played."""
        before, seed = self._played(), 0
        while self._played() - before < acts:
            yield seed
            seed += 1

    def _played(self) -> int:
        return sum(len(each.acts) for each in self.playthroughs)

    def _dealt(self, name: str, seed: int) -> Playthrough:
        layout = self.game.shuffle(seed)
        return Playthrough(f"{name}, seed {seed}", [self.game.deal(layout)], layout=layout)

    def _scripted(self, script: Script) -> Playthrough:
        game = self.game
        if script.position is not None:
            own, state = type(game).from_position(script.position)
            assert own.options == game.options, f"the script “{script.name}” is for other options: {own.option_texts()}"
            played = Playthrough(script.name, [state])
        else:
            layout = game.shuffle(0) if script.deal is None else game.read_layout(script.deal)
            played = Playthrough(script.name, [game.deal(layout)], layout=layout)
        for act in script.acts:
            state = game.copy(played.states[-1])
            played.acts.append(game.play(state, act))
            played.states.append(state)
        return played

    def _pick(self, state: State, random: Random) -> int:
        return int(self.game.rules["pick"](state, random, self._scratch))

    def _played_on(self, begun: Playthrough, random: Random, way: Callable[[State, Random], int]) -> Playthrough:
        """Play a game to its end."""
        while not begun.states[-1].over:
            act = way(begun.states[-1], random)
            begun.acts.append(act)
            begun.states.append(self.game.after(begun.states[-1], act))
            self._check_length(begun)
        return begun

    def _check_length(self, begun: Playthrough) -> None:
        assert len(begun.acts) <= self.game.length_limit, f"{self.game.name}, {begun.name}: a game without an end"

    def _steered(self, begun: Playthrough, random: Random, goal: Goal, depth: int) -> Playthrough:
        """Play towards a goal: repeatedly follow the best of some random branches."""
        while not begun.states[-1].over:
            best: tuple[float, list[int], list[State]] | None = None
            for _ in range(BRANCHED_ACTS // depth):
                acts: list[int] = []
                states = [begun.states[-1]]
                while len(acts) < depth and not states[-1].over:
                    acts.append(self._pick(states[-1], random))
                    states.append(self.game.after(states[-1], acts[-1]))
                worth = goal(states[-1])
                if best is None or worth > best[0]:
                    best = worth, acts, states[1:]
            assert best is not None
            begun.acts += best[1]
            begun.states += best[2]
            self._check_length(begun)
        return begun

    def _any(self, state: State, random: Random) -> int:
        return self._pick(state, random)

    def _long(self, state: State, random: Random) -> int:
        """Return an act after which there are many choices."""
        tried = [self._pick(state, random) for _ in range(TRIES)]
        return max(tried, key=lambda act: len(self.game.legal(self.game.after(state, act))))

    def _short(self, state: State, random: Random) -> int:
        """Return an act that ends the game or the round, or leaves few choices."""
        current = self.game.round_number(state)

        def worth(act: int) -> tuple[bool, bool, int]:
            after = self.game.after(state, act)
            return bool(after.over), self.game.round_number(after) != current, -len(self.game.legal(after))

        return max((self._pick(state, random) for _ in range(4 * TRIES)), key=worth)

    def _rare(self, state: State, random: Random) -> int:
        """Return an act that leads to features that have rarely been seen."""

        def worth(act: int) -> float:
            return float((1.0 / (1 + self.counts[self.fields.numbers(self.game.after(state, act))])).max())

        return max((self._pick(state, random) for _ in range(TRIES)), key=worth)

    # --- features -----------------------------------------------------------------------------------------------------

    def _add(self, played: Playthrough) -> None:
        self.playthroughs.append(played)
        for index, state in enumerate(played.states):
            numbers, known = self.fields.numbers(state), len(self.numbers)
            features = *self.fields.wide_features(state), *self._features_of_act(played, index)
            other = [self._number(feature) for feature in features]
            if len(self.numbers) > known or not self.counts[numbers].all():
                self.found.append(Extreme(played, index, np.concatenate([numbers, other])))
            self.counts[numbers] += 1
            self._note_moments(played, index)

    def _number(self, feature: Feature) -> int:
        return self.numbers.setdefault(feature, self.fields.size + len(self.numbers))

    def features(self) -> dict[Feature, int]:
        """Return all features that were seen, with their numbers."""
        return {self.fields.feature(number): number for number in np.flatnonzero(self.counts).tolist()} | self.numbers

    def _features_of_act(self, played: Playthrough, index: int) -> Iterator[Feature]:
        game, state = self.game, played.states[index]
        yield ("legal acts", len(game.legal(state)).bit_length())
        if result := game.result(state):
            yield ("end", result.reason, result.values)
        if index == 0:
            return
        before, act = played.states[index - 1], played.acts[index - 1]
        described = game.describe(act) or {}
        yield ("act", described.get("do"), int(before.seat))
        for event in game.events(before, act, state):
            yield ("event", event.id, bool(state.over))

    def _note_moments(self, played: Playthrough, index: int) -> None:
        if index == 0 or self.declared is None:
            return
        before, act, after = played.states[index - 1], played.acts[index - 1], played.states[index]
        for name, happened in self.declared.moments.items():
            if name not in self.moments and happened(before, act, after):
                self.moments[name] = Extreme(played, index, self.fields.numbers(after))

    # --- selection ----------------------------------------------------------------------------------------------------

    def selected(self, states: int) -> list[Extreme]:
        """Return the moments, ends, and smallest and largest values, then the states that show most of the rest."""
        missing = np.zeros(self.fields.size + len(self.numbers), np.bool_)
        missing[self._ends_of_ranges()] = True
        chosen = {(id(each.playthrough), each.index): each for each in self.moments.values()}
        for each in chosen.values():
            missing[each.shows] = False
        chosen |= {(id(each.playthrough), each.index): each for each in _cover(self.found, missing, len(self.found))}
        missing[list(self.features().values())] = True
        for each in chosen.values():
            missing[each.shows] = False
        chosen |= {(id(each.playthrough), each.index): each for each in _cover(self.found, missing, states)}
        return list(chosen.values())

    def _ends_of_ranges(self) -> list[int]:
        """Return the numbers of every end and kind of act, and of the smallest and largest value of each group."""
        features, values = self.features(), dict[Group, list[int]]()
        for feature in features:
            if feature[0] in (self.fields.dtype.names or ()) and len(feature) == 3:
                values.setdefault((feature[0], feature[1]), []).append(feature[2])
        ends = [features[*group, value] for group, found in values.items() for value in (min(found), max(found))]
        return ends + [number for feature, number in features.items() if feature[0] in ("end", "act", "event", "legal acts")]


def _cover(found: list[Extreme], missing: NDArray[np.bool_], most: int) -> Iterator[Extreme]:
    """Yield at most ``most`` states that together show as many of the missing features as possible, the best first."""
    shows: NDArray[np.bool_] = np.zeros((len(found), len(missing)), np.bool_)
    for row, each in enumerate(found):
        shows[row, each.shows] = True
    shows = shows[:, missing]
    for _ in range(most):
        counts = shows.sum(axis=1)
        if not counts.size or not counts.max():
            return
        row = int(counts.argmax())
        shows &= ~shows[row]
        yield found[row]


@dataclass(frozen=True)
class Collected:
    """The extreme states of a game, all features that were seen, and the playthroughs that lead there."""

    states: list[Extreme]
    seen: frozenset[Feature]
    moments: dict[str, Extreme]
    playthroughs: list[Playthrough]
    declared: Extremes | None

    def values(self, name: str, lead: int) -> set[int]:
        """Return the numbers that were seen in a field."""
        return {each[2] for each in self.seen if len(each) == 3 and each[:2] == (name, lead)}

    def bits(self, name: str, lead: int, value: int) -> set[int]:
        """Return the bits of a field that were seen set (1) or not set (0)."""
        return {each[3] for each in self.seen if len(each) == 5 and each[:2] == (name, lead) and each[4] == value}


_CACHE: dict[tuple[Any, ...], Collected] = {}


def extremes_of(game: Game, acts: int | None = None, states: int | None = None) -> Collected:
    """Return the extreme states of a game; they are cached for each set of options."""
    acts, states = ACTS if acts is None else acts, STATES if states is None else states
    key = (type(game), *game.option_texts(), acts, states)
    if key not in _CACHE:
        collection = Collection(game, acts)
        collection.play_all()
        _CACHE[key] = Collected(
            states=collection.selected(states),
            seen=frozenset(collection.features()),
            moments=collection.moments,
            playthroughs=collection.playthroughs,
            declared=collection.declared,
        )
    return _CACHE[key]


# --- declared extremes ------------------------------------------------------------------------------------------------


def check_extremes_reached(game: Game, found: Collected | None = None) -> None:
    """Check that every value and moment that a game declares is reached in play, and no other value is."""
    found = found or extremes_of(game)
    if found.declared is None:
        return
    names = [name for name in game.rules.dtype.names or () if name not in COUNTERS]
    missing = set(names) ^ set(found.declared.values)
    assert not missing, f"{game.name}: fields without declared values, or declared fields that are none: {sorted(missing)}"
    for name in names:
        for lead, values in _by_lead(game, name, found.declared.values[name]):
            _check_values(game, found, name, lead, values)
    absent = set(found.declared.moments) - set(found.moments)
    assert not absent, f"{game.name} {' '.join(game.option_texts())}: moments that were not reached: {sorted(absent)}"


def _by_lead(game: Game, name: str, values: Values | tuple[Values, ...]) -> Iterable[tuple[int, Values]]:
    shape = game.rules.dtype[name].shape
    leads = shape[0] if shape and shape[0] <= MAX_LEADS else 1
    each = values if isinstance(values, tuple) else (values,) * leads
    assert len(each) == leads, f"{game.name}: {name} is declared for {len(each)} indices, but has {leads}"
    return enumerate(each)


def _check_values(game: Game, found: Collected, name: str, lead: int, values: Values) -> None:
    what = f"{game.name} {' '.join(game.option_texts())}: {name}[{lead}]"
    if isinstance(values, Bits):
        reached = {bit for bit in range(values.reached.bit_length()) if values.reached >> bit & 1}
        beyond = {bit for bit in found.bits(name, lead, 1) if not values.allows(bit)}
        absent = reached - (found.bits(name, lead, 1) & found.bits(name, lead, 0))
    else:
        beyond = {value for value in found.values(name, lead) if not values.allows(value)}
        absent = set(values.reached) - found.values(name, lead)
    assert not beyond, f"{what} has values beyond what is declared: {sorted(beyond)}"
    assert not absent, f"{what} has not reached {sorted(absent)}"
