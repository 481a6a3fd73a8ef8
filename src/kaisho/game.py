"""What a game is: options, seats, states, acts and results. Each game of ``kaisho.games`` is one subclass of ``Game``.

A state is one NumPy record that begins with ``kernel.HEADER``. The compiled rules trust what they are given; the methods of
``Game`` check it, and are what people and other modules use.
"""

from __future__ import annotations

import struct
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import SystemRandom
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self

import numpy as np

from kaisho.errors import NO_RULE, BadDeal, BadOption, BadPosition, IllegalAct, Refusal, Values
from kaisho.picture import Picture, plain_picture
from kaisho.state import DRAWN_BY, Flags, Ints, State, States

if TYPE_CHECKING:
    from kaisho.kernel import RuleKernels

WATCHER = -1
"""The seat of somebody who only watches: sees what everybody may know."""

HIDDEN = -1
"""What ``seen`` gives for an act that a seat may not know."""

OptionValue = str | int


@dataclass(frozen=True)
class Choice:
    """An option with named values."""

    name: str
    values: tuple[str, ...]
    default: str

    def read(self, value: OptionValue) -> OptionValue | None:
        return str(value) if str(value) in self.values else None

    def allowed(self) -> str:
        return "|".join(self.values)

    def code(self, value: OptionValue) -> int:
        return self.values.index(str(value))


@dataclass(frozen=True)
class Number:
    """An option that is a whole number."""

    name: str
    least: int
    most: int
    default: int

    def read(self, value: OptionValue) -> OptionValue | None:
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 10:
            value = int(value)
        return value if type(value) is int and self.least <= value <= self.most else None

    def allowed(self) -> str:
        return f"{self.least}…{self.most}"

    def code(self, value: OptionValue) -> int:
        return int(value)


Option = Choice | Number


@dataclass(frozen=True)
class Result:
    """How a game ended: a value for each seat (1 won, -1 lost, 0 drawn), the points, and the reason."""

    values: tuple[float, ...]
    points: tuple[int, ...]
    reason: str

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, value in enumerate(self.values) if value > 0)


class Header(NamedTuple):
    """How every state begins, as plain numbers."""

    acts: int
    turn: int
    seat: int
    over: bool


_HEADER = struct.Struct("=iiB?")


def header_of(state: State) -> Header:
    """A state's header, read at once: many times as fast as its fields one by one."""
    return Header._make(_HEADER.unpack_from(state))


def fields_of(state: State) -> SimpleNamespace:
    """A state's fields as plain numbers and lists, read at once: one by one takes many times as long."""
    fields = SimpleNamespace()
    values = fields.__dict__
    values.update(zip(state.dtype.names or (), state.item(), strict=True))
    for name, value in values.items():
        if type(value) is np.ndarray:
            values[name] = value.tolist()
    return fields


class Game(ABC):
    """One game with one set of options."""

    name: ClassVar[str]
    version: ClassVar[int]
    """Changes only when the rules' behaviour changes; records carry it."""
    option_list: ClassVar[tuple[Option, ...]]
    rules: ClassVar[RuleKernels]
    actions: ClassVar[int]
    """Every act is an integer from 0 up to but not including this."""
    most_actions: ClassVar[int]
    """No position has more legal acts than this."""
    layout_size: ClassVar[int]
    """How many integers a deal consists of."""
    reasons: ClassVar[tuple[str, ...]]
    """The reasons for an end, by the number that ``result`` gives; the first means that the game goes on."""
    styles: ClassVar[tuple[str, ...]]
    """The ways an act can be written, the usual one first."""
    rule_ids: ClassVar[tuple[str, ...]]
    """Every rule that tests and refusals cite."""
    hidden: ClassVar[bool] = False
    """Whether there is anything that not every seat may know."""
    drawable: ClassVar[bool] = True
    """Whether what ``alone`` gives can end without a winner."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "rules" in cls.__dict__:
            DRAWN_BY.setdefault(cls.rules.dtype, lambda state: cls().picture(state))

    def __init__(self, /, **options: OptionValue) -> None:
        self.options = self._checked(options)
        self.coded_options = np.array([option.code(self.options[option.name]) for option in self.option_list], np.int64)
        self._advance: Callable[[States, States, int, Ints], int] | None = None

    # --- options ------------------------------------------------------------------------------------------------------

    @classmethod
    def _checked(cls, given: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        known = {option.name: option for option in cls.option_list}
        for name in given:
            if name not in known:
                raise BadOption("unknown-option", name=name, game=cls.name, known=tuple(known))
        chosen: dict[str, OptionValue] = {}
        for name, option in known.items():
            value = option.read(given.get(name, option.default))
            if value is None:
                raise BadOption("bad-option-value", name=name, value=str(given[name]), allowed=option.allowed())
            chosen[name] = value
        cls.check_options(chosen, set(given))
        return chosen

    @classmethod
    def check_options(cls, chosen: Mapping[str, OptionValue], given: set[str]) -> None:
        """Raise ``BadOption`` where options do not go together; ``given`` are the names that were set explicitly."""
        return

    @classmethod
    def from_option_texts(cls, texts: Sequence[str]) -> Self:
        """A game from texts like ``match=long``."""
        given: dict[str, OptionValue] = {}
        for text in texts:
            name, equals, value = text.partition("=")
            if not equals:
                raise BadOption("option-without-value", text=text)
            if name in given:
                raise BadOption("option-twice", name=name)
            given[name] = value
        return cls(**given)

    def option_texts(self) -> list[str]:
        """The options that matter here, as texts that ``from_option_texts`` reads."""
        return [f"{name}={value}" for name, value in self.options.items()]

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many players there are."""

    @property
    @abstractmethod
    def most_acts(self) -> int:
        """No game has more acts than this: proved, and often far more than are ever played."""

    @property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        """The seats that win and lose together; usually everybody is alone."""
        return tuple((seat,) for seat in range(self.seats))

    @property
    def can_draw(self) -> bool:
        """Whether the game can end without a winner, so that a draw may be agreed."""
        return self.drawable

    @property
    def fair(self) -> bool:
        """Whether neither side is known to win from the start: only such games are rated."""
        return True

    @property
    def keeps_points(self) -> bool:
        """Whether the points of several games in a row are added up."""
        return False

    @abstractmethod
    def seat_word(self, seat: int) -> str:
        """The id of the message that names a seat."""

    def seat_name(self, seat: int) -> str:
        """A seat's name in records and protocols: the same in every language."""
        return self.seat_word(seat).rpartition("-")[2]

    # --- states -------------------------------------------------------------------------------------------------------

    def states(self, number: int) -> States:
        """Empty states for generic kernels to fill."""
        return np.zeros(number, self.rules.dtype)

    def shuffle(self, seed: int) -> Ints:
        """A deal made from a seed."""
        from kaisho.kernel import random_from

        layout = np.zeros(self.layout_size, np.int64)
        self.rules["shuffle"](layout, self.coded_options, random_from(seed))
        return layout

    def deal_parts(self) -> tuple[slice, ...]:
        """The parts of a deal that are put in random order, each for itself: all the chance there is."""
        return (slice(0, self.layout_size),)

    def shuffle_by_system(self) -> Ints:
        """A deal from the operating system's randomness: there is no seed that somebody could try out."""
        layout = self.shuffle(0)
        for part in self.deal_parts():
            shuffled = layout[part].tolist()
            SystemRandom().shuffle(shuffled)
            layout[part] = shuffled
        return layout

    def deal(self, layout: Ints | None = None, *, seed: int = 0) -> State:
        """The first state of a game: from a deal, or from a deal that a seed makes."""
        state: State = self.dealt(self.shuffle(seed) if layout is None else layout)[0]
        return state

    def dealt(self, layout: Ints) -> States:
        """The first state as an array of one, which ``advanced`` takes."""
        chosen = np.ascontiguousarray(layout, np.int64)
        self.check_layout(chosen)
        states = self.states(1)
        self.rules["deal"](states[0], self.coded_options, chosen)
        return states

    def check_layout(self, layout: Ints) -> None:
        """Raise ``BadDeal`` for a deal that cannot be."""
        if layout.shape != (self.layout_size,):
            raise BadDeal("bad-deal-size", found=str(layout.size), wanted=str(self.layout_size))

    def write_layout(self, layout: Ints) -> str:
        """A deal as text; a game that leaves nothing to chance has none."""
        return ""

    def read_layout(self, text: str) -> Ints:
        if text:
            raise BadDeal("bad-deal-size", found=str(len(text)), wanted="0")
        return np.zeros(0, np.int64)

    def copy(self, state: State) -> State:
        copies = np.empty(1, self.rules.dtype)
        copies[0] = self._own(state)
        copied: State = copies[0]
        return copied

    def to_bytes(self, state: State) -> bytes:
        """A state's bytes, for another process of the same version."""
        return self._own(state).tobytes()

    def from_bytes(self, data: bytes) -> State:
        if len(data) != self.rules.dtype.itemsize:
            raise BadPosition("bad-state-size", found=str(len(data)), wanted=str(self.rules.dtype.itemsize))
        state = self.copy(np.frombuffer(data, self.rules.dtype)[0])
        self.check(state)
        return state

    def _own(self, state: State) -> State:
        if not isinstance(state, State) or state.dtype != self.rules.dtype:
            raise TypeError(f"not a state of {self.name}")
        return state

    @abstractmethod
    def check(self, state: State) -> None:
        """Raise ``BadPosition`` for a state that no game can reach, as far as one position shows it."""

    def concealed(self, state: State, seat: int) -> State:
        """What a seat (or ``WATCHER``) may know of a state."""
        known = self.copy(state)
        self.rules["conceal"](known, seat)
        return known

    def known(self, state: State, seat: int) -> State:
        """The same for reading only: where nothing is hidden, the state itself instead of a copy."""
        return self.concealed(state, seat) if self.rules.has("conceal") else self._own(state)

    def key(self, state: State) -> int:
        return int(self.rules["key"](self._own(state)))

    # --- acts ---------------------------------------------------------------------------------------------------------

    def legal(self, state: State) -> list[int]:
        """Every legal act; none when the game is over."""
        found: list[int] = self._legal(state).tolist()
        return found

    def _legal(self, state: State) -> Ints:
        """Every legal act as an array: a list of more than a thousand takes much longer."""
        acts = np.empty(self.most_actions, np.int64)
        return acts[: self.rules["legal"](self._own(state), acts)]

    def advanced(self, states: States, act: int) -> tuple[States, list[int]]:
        """What a legal act makes of a state, and every legal act after it. The states are arrays of one: so the compiled
        rules take them several times as fast, and all is done by one call."""
        after = np.empty(1, self.rules.dtype)
        acts = np.empty(self.most_actions, np.int64)
        if self._advance is None:
            from kaisho.kernel import advance

            self._advance = self.rules.enter(advance)
        count = self._advance(states, after, act, acts)
        return after, acts[:count].tolist()

    def play(self, state: State, act: int | str, language: str = "en") -> int:
        """Play an act, given as a number or in any notation, and give its number; raise ``IllegalAct`` with the rule."""
        number = self.parse(state, act, language) if isinstance(act, str) else int(act)
        if refusal := self.explain(state, number):
            raise IllegalAct(refusal)
        self.rules["play"](state, number)
        return number

    def explain(self, state: State, act: int) -> Refusal | None:
        """Why an act is refused, or None where it is legal."""
        legal = self._legal(state)
        if not 0 <= act < self.actions:
            return Refusal(NO_RULE, "no-such-act", {"act": str(act)})
        return None if np.count_nonzero(legal == act) else self.refusal(state, act)

    @abstractmethod
    def refusal(self, state: State, act: int) -> Refusal:
        """The rule that forbids an act which is not legal."""

    def _ended(self, state: State) -> tuple[list[float], list[int], int]:
        """What ``result`` gives: a value and the points for each seat, and the number of the reason."""
        values, points = np.zeros(self.seats, np.float64), np.zeros(self.seats, np.int64)
        reason = self.rules["result"](self._own(state), values, points)
        return values.tolist(), points.tolist(), reason

    def result(self, state: State) -> Result | None:
        """How the game ended, or None while it goes on."""
        if not state["over"]:
            return None
        values, points, reason = self._ended(state)
        return Result(tuple(values), tuple(points), self.reasons[reason])

    def points(self, state: State) -> tuple[int, ...]:
        """The points so far."""
        return tuple(self._ended(state)[1])

    def secret(self, state: State) -> bool:
        """Whether this is a secret phase: every seat's acts are its own until all seats have acted."""
        return False

    def keep_secret(self, state: State) -> None:
        """Put a state that has just left a secret phase back into it, for a seat that waits for the others' choices."""
        return

    def section(self, state: State) -> int | None:
        """The number of the part of the game that a state belongs to, in games that have rounds."""
        return None

    def alone(self, state: State) -> State:
        """A copy that ends with the running part of the game: of a match only the round that is being played."""
        return self.copy(state)

    def news(self, before: State, after: State) -> tuple[str, Values] | None:
        """What an act has brought about besides the move itself, as a message with its values."""
        return None

    # --- for programs that learn --------------------------------------------------------------------------------------

    @property
    @abstractmethod
    def observation_planes(self) -> tuple[str, ...]:
        """What each plane of an observation shows, in English."""

    @property
    @abstractmethod
    def observation_shape(self) -> tuple[int, int, int]:
        """Planes, rows and columns; one row of all cells where they lie in no rectangle."""

    def observe(self, state: State, seat: int) -> Flags:
        """What a seat may know of a state, as planes of small numbers; ``WATCHER`` sees it from the side of seat 0."""
        if not WATCHER <= seat < self.seats:
            raise ValueError(f"{self.name} has {self.seats} seats here, and none with the number {seat}")
        planes = np.empty(self.observation_shape, np.uint8)
        self.rules["observe"](self._own(state), seat, planes.reshape(-1))
        return planes

    def own_acts(self, seat: int) -> Ints:
        """For each act its number as seen from a seat's side of the board, where planes are turned to that side.

        Played by itself twice it gives every act its own number again. Where planes are not turned, acts are not either.
        """
        return np.arange(self.actions)

    # --- words --------------------------------------------------------------------------------------------------------

    @abstractmethod
    def write(self, state: State, act: int, style: str | None = None, language: str = "en") -> str:
        """A legal act in notation."""

    @abstractmethod
    def parse(self, state: State, text: str, language: str = "en") -> int:
        """The act that a text means, legal or not; raise ``BadNotation`` where it means none."""

    @abstractmethod
    def position(self, state: State) -> str:
        """A state as one line of text."""

    @classmethod
    @abstractmethod
    def from_position(cls, text: str) -> tuple[Self, State]:
        """The game with its options, and the state, that a line of text describes."""

    def board(self) -> dict[str, Any]:
        """What a screen shows and no act changes, such as the colours of squares; the caller's own, like a view."""
        return {}

    @classmethod
    @abstractmethod
    def describe(cls, act: int) -> dict[str, Any] | None:
        """What an act does, as plain data for a screen and in the names of ``view`` and ``board``; ``do`` says which kind of
        act it is. The same in every position and with all options; None for a number that is never an act."""

    @abstractmethod
    def view(self, state: State, seat: int) -> dict[str, Any]:
        """What a seat sees, as plain data for a screen: made from the concealed state only."""

    def view_text(self, state: State, seat: int) -> bytes:
        """The same as JSON, as it is sent to a screen."""
        from msgspec.json import encode

        return encode(self.view(state, seat))

    def preview(self, state: State, seat: int, act: int) -> dict[str, Any]:
        """What the seat that is to act would see after an act, as far as it can know that beforehand; nothing is changed."""
        after = self.concealed(state, seat)
        secret = self.secret(after)
        self.play(after, act)
        if secret and not self.secret(after):  # it will wait for the others' choices
            self.keep_secret(after)
        return self.view(after, seat)

    @abstractmethod
    def show(self, state: State, language: str = "en", *, colour: bool = False, tall: bool = True, seat: int = WATCHER) -> str:
        """The board for a terminal, as a seat sees it; not ``tall`` for one with few lines."""

    def draw(self, view: dict[str, Any]) -> Picture | None:
        """A drawing of a view; None where a game has none of its own."""
        return None

    def picture(self, state: State, seat: int = WATCHER) -> Picture:
        """The board as a drawing (SVG), with nothing on it that the seat may not know. A notebook shows it."""
        drawn = self.draw(self.view(state, seat))
        return plain_picture(self.name, self.show(state, seat=seat)) if drawn is None else drawn
