"""Extreme states of any game: the rarest and largest values, every end, every kind of act, and what the game declares.

    from kaisho.testing import extremes_of

    for extreme in extremes_of(game).states:
        print(game.position(extreme.state))

Games are played in several ways: at random, as long as possible, as short as possible, towards values that have rarely been
seen, towards the goals that the game declares (``kaisho.extremes``), and along its scripts. Of all states those are kept that
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
"""In each way games are played until there have been so many acts."""

STATES = 24
"""How many states are kept besides those that show a largest or smallest value, an end, or a declared moment."""

TRIES = 6
"""How many random acts are compared before one of them is played."""

BRANCHED_ACTS = 192
"""A game that is steered to a goal tries so many random acts for each step, in branches of 2, 4 or 8 acts by the seed."""

COUNTERS = ("acts", "turn")
"""Fields of which only the number of digits is looked at."""

MOST_SEATS = 4
"""A first axis up to this length is one of seats or kinds: its places are told apart."""

Group = tuple[str, int]
"""A field, and the index of its first axis (0 where they are not told apart)."""
Sign = tuple[Any, ...]
"""Something that a state shows: a value in a group, the number of legal acts, an end, a kind of act."""


@dataclass
class Line:
    """A game that was played: its states, and the act that followed each of them but the last."""

    name: str
    states: list[State]
    acts: list[int] = field(default_factory=list)
    layout: Ints | None = None
    """The deal, unless the line begins with a position."""

    def record(self, game: Game, acts: int | None = None) -> Record:
        """The line as a record, up to so many acts."""
        record = Record(game, self.layout) if self.layout is not None else Record(game, start=self.states[0])
        for act in self.acts[:acts]:
            record.play(act)
        return record


@dataclass(frozen=True)
class Extreme:
    """A state of a line, and the numbers of all that it shows."""

    line: Line
    place: int
    shows: Ints

    @property
    def state(self) -> State:
        return self.line.states[self.place]

    @property
    def before(self) -> State | None:
        """The state before the last act; None at the beginning of a line."""
        return self.line.states[self.place - 1] if self.place else None


class Fields:
    """Reads what the fields of a state show: numbers by group, and words of 64 bits bit by bit."""

    def __init__(self, dtype: np.dtype[Any]) -> None:
        self.dtype = dtype
        self.wide: list[tuple[Group, int, np.dtype[Any]]] = []
        self._groups: list[tuple[int, Group]] = []
        """The first number of each group of bytes or bits."""
        self.size = 0
        places: list[int] = []
        bases: list[int] = []
        bit_places: list[int] = []
        bit_bases: list[int] = []
        for name in dtype.names or ():
            kind, offset = dtype.fields[name][:2]  # type: ignore[index]
            base, shape = kind.base, kind.shape
            inner = int(np.prod(shape[1:], dtype=np.int64))
            leads = shape[0] if shape and shape[0] <= MOST_SEATS else 1
            elements = int(np.prod(shape, dtype=np.int64)) // leads
            for lead in range(leads):
                starts = [offset + base.itemsize * (lead * (inner if leads > 1 else 0) + each) for each in range(elements)]
                if name in COUNTERS or base.itemsize in (2, 4) or base == np.int64:
                    self.wide += [((name, lead), start, base) for start in starts]
                    continue
                self._groups.append((self.size, (name, lead)))
                if base.itemsize == 1:
                    places += starts
                    bases += [self.size] * elements
                    self.size += 256
                else:
                    bit_places += [start + byte for start in starts for byte in range(8)]
                    bit_bases += [self.size + 2 * bit for bit in range(64 * elements)]
                    self.size += 128 * elements
        self._places, self._bases = np.array(places, np.int64), np.array(bases, np.int64)
        self._bit_places, self._bit_bases = np.array(bit_places, np.int64), np.array(bit_bases, np.int64)

    def numbers(self, state: State) -> Ints:
        """What the bytes and bits of a state show, as numbers that ``sign`` explains."""
        raw = np.frombuffer(state.tobytes(), np.uint8)
        bits = np.unpackbits(raw[self._bit_places], bitorder="little")
        return np.concatenate([self._bases + raw[self._places], self._bit_bases + bits])

    def sign(self, number: int) -> Sign:
        first, (name, lead) = self._groups[bisect_right(self._groups, number, key=lambda group: group[0]) - 1]
        value = number - first
        if self.dtype[name].base.itemsize == 8:
            return (name, lead, "bit", value // 2, value % 2)
        signed = self.dtype[name].base.kind == "i" and value > 127
        return (name, lead, value - 256 if signed else value)

    def wide_signs(self, state: State) -> Iterator[Sign]:
        raw = state.tobytes()
        for (name, lead), place, base in self.wide:
            value = int(np.frombuffer(raw, base, 1, place)[0])
            yield (name, lead, 10 ** len(str(value)) if name in COUNTERS else value)  # of counters only how long


class Collection:
    """Every line that has been played of a game, and what its states show."""

    def __init__(self, game: Game, acts: int) -> None:
        self.game = game
        self.acts = acts
        self.declared: Extremes | None = game.extremes()
        self.fields = Fields(game.rules.dtype)
        self.counts = np.zeros(self.fields.size, np.int64)
        self.lines: list[Line] = []
        self.numbers: dict[Sign, int] = {}
        """What is seen besides the bytes and bits of fields; their numbers follow those of the fields."""
        self.found: list[Extreme] = []
        self.moments: dict[str, Extreme] = {}
        self._scratch = np.zeros(game.most_actions, np.int64)

    # --- playing ------------------------------------------------------------------------------------------------------

    def play_all(self) -> None:
        declared = self.declared or Extremes({})
        for script in declared.scripts:
            self._add(self._played_on(self._scripted(script), random_from(len(self.lines)), self._any))
        for way in (self._any, self._long, self._short, self._rare):
            for seed in self._seeds(self.acts):
                self._add(self._played_on(self._dealt(way.__name__.strip("_"), seed), random_from(seed), way))
        for name, goal in declared.goals.items():
            for seed in self._seeds(self.acts // 4):
                self._add(self._steered(self._dealt(name, seed), random_from(seed), goal, 2 << seed % 3))

    def _seeds(self, acts: int) -> Iterator[int]:
        """Seeds for one way of playing, until that has led to so many acts."""
        before, seed = self._played(), 0
        while self._played() - before < acts:
            yield seed
            seed += 1

    def _played(self) -> int:
        return sum(len(line.acts) for line in self.lines)

    def _dealt(self, name: str, seed: int) -> Line:
        layout = self.game.shuffle(seed)
        return Line(f"{name}, seed {seed}", [self.game.deal(layout)], layout=layout)

    def _scripted(self, script: Script) -> Line:
        game = self.game
        if script.position is not None:
            own, state = type(game).from_position(script.position)
            assert own.options == game.options, f"the script “{script.name}” is for other options: {own.option_texts()}"
            line = Line(script.name, [state])
        else:
            layout = game.shuffle(0) if script.deal is None else game.read_layout(script.deal)
            line = Line(script.name, [game.deal(layout)], layout=layout)
        for act in script.acts:
            state = game.copy(line.states[-1])
            line.acts.append(game.play(state, act))
            line.states.append(state)
        return line

    def _after(self, state: State, act: int) -> State:
        after = self.game.copy(state)
        self.game.rules["play"](after, act)
        return after

    def _pick(self, state: State, random: Random) -> int:
        return int(self.game.rules["pick"](state, random, self._scratch))

    def _played_on(self, line: Line, random: Random, way: Callable[[State, Random], int]) -> Line:
        """Play a line to the end of the game."""
        while not line.states[-1].over:
            act = way(line.states[-1], random)
            line.acts.append(act)
            line.states.append(self._after(line.states[-1], act))
            assert len(line.acts) <= self.game.most_acts, f"{self.game.name}, {line.name}: a game without an end"
        return line

    def _steered(self, line: Line, random: Random, goal: Goal, depth: int) -> Line:
        """Play towards a goal: of some random branches the best is gone on with, again and again."""
        while not line.states[-1].over:
            best: tuple[float, list[int], list[State]] | None = None
            for _ in range(BRANCHED_ACTS // depth):
                acts: list[int] = []
                states = [line.states[-1]]
                while len(acts) < depth and not states[-1].over:
                    acts.append(self._pick(states[-1], random))
                    states.append(self._after(states[-1], acts[-1]))
                worth = goal(states[-1])
                if best is None or worth > best[0]:
                    best = worth, acts, states[1:]
            assert best is not None
            line.acts += best[1]
            line.states += best[2]
        return line

    def _any(self, state: State, random: Random) -> int:
        return self._pick(state, random)

    def _long(self, state: State, random: Random) -> int:
        """An act after which the game goes on, and with many choices."""
        tried = [self._pick(state, random) for _ in range(TRIES)]
        return max(tried, key=lambda act: len(self.game.legal(self._after(state, act))))

    def _short(self, state: State, random: Random) -> int:
        """An act that ends the game or the part of it that is played, or leaves few choices."""
        section = self.game.section(state)

        def worth(act: int) -> tuple[bool, bool, int]:
            after = self._after(state, act)
            return bool(after.over), self.game.section(after) != section, -len(self.game.legal(after))

        return max((self._pick(state, random) for _ in range(4 * TRIES)), key=worth)

    def _rare(self, state: State, random: Random) -> int:
        """An act that leads to what has rarely been seen."""

        def worth(act: int) -> float:
            return float((1.0 / (1 + self.counts[self.fields.numbers(self._after(state, act))])).max())

        return max((self._pick(state, random) for _ in range(TRIES)), key=worth)

    # --- what is seen -------------------------------------------------------------------------------------------------

    def _add(self, line: Line) -> None:
        self.lines.append(line)
        for place, state in enumerate(line.states):
            numbers, known = self.fields.numbers(state), len(self.numbers)
            other = [self._number(sign) for sign in (*self.fields.wide_signs(state), *self._signs_of_step(line, place))]
            if len(self.numbers) > known or not self.counts[numbers].all():
                self.found.append(Extreme(line, place, np.concatenate([numbers, other])))
            self.counts[numbers] += 1
            self._note_moments(line, place)

    def _number(self, sign: Sign) -> int:
        return self.numbers.setdefault(sign, self.fields.size + len(self.numbers))

    def signs(self) -> dict[Sign, int]:
        """Everything that was seen, with its number."""
        return {self.fields.sign(number): number for number in np.flatnonzero(self.counts).tolist()} | self.numbers

    def _signs_of_step(self, line: Line, place: int) -> Iterator[Sign]:
        game, state = self.game, line.states[place]
        yield ("legal acts", len(game.legal(state)).bit_length())
        if result := game.result(state):
            yield ("end", result.reason, result.values)
        if place == 0:
            return
        before = line.states[place - 1]
        described = game.describe(line.acts[place - 1]) or {}
        yield ("act", described.get("do"), int(before.seat))
        for news in game.news(before, line.acts[place - 1], state):
            yield ("news", news.id, bool(state.over))

    def _note_moments(self, line: Line, place: int) -> None:
        if place == 0 or self.declared is None:
            return
        before, act, after = line.states[place - 1], line.acts[place - 1], line.states[place]
        for name, happened in self.declared.moments.items():
            if name not in self.moments and happened(before, act, after):
                self.moments[name] = Extreme(line, place, self.fields.numbers(after))

    # --- what is kept -------------------------------------------------------------------------------------------------

    def kept(self, states: int) -> list[Extreme]:
        """The moments, ends, and smallest and largest values; then the states that show most of the rest."""
        missing = np.zeros(self.fields.size + len(self.numbers), np.bool_)
        missing[self._ends_of_ranges()] = True
        chosen = {(id(each.line), each.place): each for each in self.moments.values()}
        for each in chosen.values():
            missing[each.shows] = False
        chosen |= {(id(each.line), each.place): each for each in _cover(self.found, missing, len(self.found))}
        missing[list(self.signs().values())] = True
        for each in chosen.values():
            missing[each.shows] = False
        chosen |= {(id(each.line), each.place): each for each in _cover(self.found, missing, states)}
        return list(chosen.values())

    def _ends_of_ranges(self) -> list[int]:
        """The numbers of every end and kind of act, and of the smallest and largest value of each group."""
        signs, values = self.signs(), dict[Group, list[int]]()
        for sign in signs:
            if sign[0] in (self.fields.dtype.names or ()) and len(sign) == 3:
                values.setdefault((sign[0], sign[1]), []).append(sign[2])
        ends = [signs[*group, value] for group, found in values.items() for value in (min(found), max(found))]
        return ends + [number for sign, number in signs.items() if sign[0] in ("end", "act", "news", "legal acts")]


def _cover(found: list[Extreme], missing: NDArray[np.bool_], most: int) -> Iterator[Extreme]:
    """At most so many states that together show as much as possible of what is missing, the most telling first."""
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
    """The extreme states of a game, everything that was seen on the way to them, and the lines that lead there."""

    states: list[Extreme]
    seen: frozenset[Sign]
    moments: dict[str, Extreme]
    lines: list[Line]
    declared: Extremes | None

    def values(self, name: str, lead: int) -> set[int]:
        """The numbers that were seen in a field."""
        return {sign[2] for sign in self.seen if len(sign) == 3 and sign[:2] == (name, lead)}

    def bits(self, name: str, lead: int, value: int) -> set[int]:
        """The bits of a field that were seen set (1) or not set (0)."""
        return {sign[3] for sign in self.seen if len(sign) == 5 and sign[:2] == (name, lead) and sign[4] == value}


_CACHE: dict[tuple[Any, ...], Collected] = {}


def extremes_of(game: Game, acts: int | None = None, states: int | None = None) -> Collected:
    """The extreme states of a game; found once for each set of options."""
    acts, states = ACTS if acts is None else acts, STATES if states is None else states
    key = (type(game), *game.option_texts(), acts, states)
    if key not in _CACHE:
        collection = Collection(game, acts)
        collection.play_all()
        _CACHE[key] = Collected(
            collection.kept(states), frozenset(collection.signs()), collection.moments, collection.lines, collection.declared
        )
    return _CACHE[key]


# --- what is declared is reached --------------------------------------------------------------------------------------


def check_extremes_reached(game: Game, found: Collected | None = None) -> None:
    """Every value and moment that a game declares is reached in play, and no other value is."""
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
    leads = shape[0] if shape and shape[0] <= MOST_SEATS else 1
    each = values if isinstance(values, tuple) else (values,) * leads
    assert len(each) == leads, f"{game.name}: {name} is declared for {len(each)} places, but has {leads}"
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
