"""What a game is: options, seats, states, acts and results. Each game of ``kaisho.games`` is one subclass of ``Game``.

A state is one NumPy record that begins with ``kernel.HEADER``. The compiled rules trust what they are given; the methods of
``Game`` check it, and are what people and other modules use.
"""

from __future__ import annotations

import functools
import operator
import struct
from abc import ABC
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import SystemRandom
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self, TypeVar, final

import numpy as np
from numpy.random import Generator

from kaisho.customs import Customs
from kaisho.errors import (
    NO_RULE,
    BadDeal,
    BadNotation,
    BadOption,
    BadPosition,
    IllegalAct,
    Refusal,
    Values,
    quoted,
    with_rule,
)
from kaisho.picture import Picture, plain_picture
from kaisho.plain_text import check_fields, plain_fields, read_fields, write_fields
from kaisho.state import DRAWN_BY, Flags, Ints, State, States, aligned_zeros
from kaisho.texts import LONGEST_ACT, LONGEST_DEAL, LONGEST_OPTION, LONGEST_POSITION, MOST_OPTIONS, bounded
from kaisho.word_folders import add_words

if TYPE_CHECKING:
    from kaisho.extremes import Extremes
    from kaisho.kernel import RuleKernels
    from kaisho.kernel.stepping import Steps
    from kaisho.position import Position

WATCHER = -1
"""The seat of somebody who only watches: sees what everybody may know."""

HIDDEN = -1
"""What ``seen`` gives for an act that a seat may not know."""

NO_LAYOUT = np.zeros(0, np.int64)
"""The deal of a game without chance."""

GOLDEN = 2654435769
"""2 to the power of 32, divided by the golden ratio."""

NOT_LEGAL = "legal"
"""The rule that the default of ``refusal`` cites: an act must be legal."""

UNPROVED_LENGTH = 20_000
"""The number of acts after which programs end a game without a proved bound, as a draw."""

OptionValue = str | int
T = TypeVar("T")


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
    only: tuple[str, str] | None = None
    """Another option and the value it must have: else the number means nothing, and is not to be given."""

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
    """How a game ended: a value for each seat (1 won, -1 lost, 0 drawn), the points, the reason, and the places.

    Place 1 is the first. Seats with the same place share it, and the places that they take up together are not given again.
    """

    values: tuple[float, ...]
    points: tuple[int, ...]
    reason: str
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, value in enumerate(self.values) if value > 0)


@dataclass(frozen=True)
class Showcase:
    """A position of a game that always comes out the same: the options, and how many acts are played."""

    acts: int = 6
    options: Mapping[str, OptionValue] = field(default_factory=dict)


@dataclass(frozen=True)
class GameEvent:
    """One thing that an act brought about besides the move itself: a message, and the rule that it follows from."""

    id: str
    values: Values = field(default_factory=dict)
    rule: str | None = None
    drawn: dict[str, Any] | None = None
    """What a board shows of it, as plain data in the names of ``view`` and ``board``."""

    def say(self, language: str = "en") -> str:
        from kaisho.language import words

        said = words(language)(self.id, **self.values)
        return said if self.rule is None else with_rule(said, self.rule, language)


def rotate_seats(by_seat: Sequence[T]) -> list[T]:
    """What players have, by the seats of the next game of a series: everybody moves on by one."""
    return [*by_seat[-1:], *by_seat[:-1]]


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


def _as_line(value: Any) -> str:
    """A value of a view on one line: lists without punctuation, nothing as a dash."""
    if isinstance(value, list):
        return " ".join(map(_as_line, value))
    return "-" if value is None else str(value)


@functools.cache
def _acts_by_text(kind: type[Game]) -> dict[str, int]:
    """All acts of a game by their texts, without regard to capitals."""
    return {kind.act_text(act).casefold(): act for act in range(kind.num_acts)}


class Game(ABC):
    """One game with one set of options."""

    name: ClassVar[str]
    version: ClassVar[int] = 1
    """Changes only when the rules' behaviour changes; records carry it."""
    older_versions: ClassVar[Mapping[int, str]] = {}
    """The classes with the rules of earlier versions, by number, as ``module:Class``. Stored games are finished and replayed
    by the version that they name, so an entry is never removed."""
    option_list: ClassVar[tuple[Option, ...]] = ()
    rules: ClassVar[RuleKernels]
    num_acts: ClassVar[int]
    """Every act is an integer from 0 up to but not including this."""
    max_legal_acts: ClassVar[int]
    """No position has more legal acts than this; ``num_acts`` where a game does not say."""
    layout_size: ClassVar[int] = 0
    """Number of integers in a deal; 0 for a game without chance."""
    bounds: ClassVar[Mapping[str, tuple[int, int]]] = {}
    """The least and the greatest value of every field of a state besides the header, for the default of ``check``."""
    reasons: ClassVar[tuple[str, ...]]
    """The reasons for an end, by the number that ``result`` gives; the first means that the game goes on."""
    styles: ClassVar[tuple[str, ...]] = ("plain",)
    """The ways an act can be written, the usual one first."""
    spoken_style: ClassVar[str | None] = None
    """The style in words, which is used where acts are read or heard: plain pages, courses, examples."""
    worded_styles: ClassVar[tuple[str, ...]] = ()
    """The styles that differ from language to language; a record in one of them names its language."""
    rule_ids: ClassVar[tuple[str, ...]] = (NOT_LEGAL,)
    """Every rule that tests and refusals cite."""
    player_counts: ClassVar[tuple[int, ...]] = (2,)
    """The numbers of players that it can have, the usual one first."""
    players_option: ClassVar[str | None] = None
    """The option that sets the number of players, where there is more than one."""
    customs: ClassVar[Customs] = Customs()
    """For whom it is, how long it takes, and who begins."""
    hidden: ClassVar[bool] = False
    """Whether there is anything that not every seat may know."""
    comments: ClassVar[tuple[str, ...]] = ()
    """The names of a record's comments that are checked when it is read."""
    drawable: ClassVar[bool] = True
    """Whether what ``current_round`` gives can end without a winner."""
    sheets: ClassVar[str] = "kaisho.paper.sheet"
    """The module that draws score sheets: its ``SHEET`` is a ``kaisho.paper.sheet.Sheet``."""
    bots: ClassVar[str] = "kaisho.bots.general"
    """The module with the bots: its ``MAKERS`` has a function for each level."""
    course: ClassVar[str | None] = None
    """The module with the course: its ``COURSE`` is a ``kaisho.learn.Course``; None where there is no course."""
    showcase: ClassVar[Showcase] = Showcase()
    """The position that shows on small pictures what the game looks like."""
    own_board: ClassVar[bool] = False
    """Whether the browser has a board for it (``web/src/boards/NAME/Board.svelte``). If not, views are sent with a picture."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "num_acts" in cls.__dict__ and "max_legal_acts" not in cls.__dict__:
            cls.max_legal_acts = cls.num_acts
        if "name" in cls.__dict__:
            add_words(cls.name, cls.__module__)
        if "rules" in cls.__dict__:
            DRAWN_BY.setdefault(cls.rules.dtype, lambda state: cls().picture(state))

    def __init__(self, /, **options: OptionValue) -> None:
        self.options = self._checked(options)
        self.option_codes = np.array([option.code(self.options[option.name]) for option in self.option_list], np.int64)
        self._advance: Callable[[States, States, int, Ints], int] | None = None

    def __getstate__(self) -> dict[str, Any]:
        """For copies and other processes: compiled code is found again there."""
        return {name: value for name, value in self.__dict__.items() if name != "steps"} | {"_advance": None}

    @functools.cached_property
    def steps(self) -> Steps:
        """The compiled steps of ``Position``."""
        from kaisho.kernel.stepping import Steps

        return Steps(self.rules)

    # --- options ------------------------------------------------------------------------------------------------------

    @classmethod
    def _checked(cls, given: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        known = {option.name: option for option in cls.option_list}
        for name, value in given.items():
            bounded(name, LONGEST_OPTION, BadOption)
            if isinstance(value, str):
                bounded(value, LONGEST_OPTION, BadOption)
            if name not in known:
                raise BadOption("unknown-option", name=name, game=cls.name, known=tuple(known))
        chosen: dict[str, OptionValue] = {}
        for name, option in known.items():
            read = option.read(given.get(name, option.default))
            if read is None:
                raise BadOption("bad-option-value", name=name, value=str(given[name]), allowed=option.allowed())
            chosen[name] = read
        cls.check_options(chosen, set(given))
        return chosen

    @classmethod
    def check_options(cls, chosen: Mapping[str, OptionValue], given: set[str]) -> None:
        """Raise ``BadOption`` where options do not go together; ``given`` are the names that were set explicitly."""
        return

    @classmethod
    def from_option_texts(cls, texts: Sequence[str]) -> Self:
        """A game from texts like ``match=long``."""
        if len(texts) > MOST_OPTIONS:
            raise BadOption("too-many-options", found=str(len(texts)), most=str(MOST_OPTIONS))
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

    @classmethod
    def option_word(cls, option: str) -> str:
        """The id of the message that names an option; ``-about`` and ``-VALUE`` follow it for what is said of it."""
        return f"{cls.name}-option-{option.replace('_', '-')}"

    @property
    def seats(self) -> int:
        """The number of players."""
        return int(self.options[self.players_option]) if self.players_option else self.player_counts[0]

    @classmethod
    def for_players(cls, players: int) -> Self:
        """The game with a number of players, and the default of every other option."""
        return cls(**({} if cls.players_option is None else {cls.players_option: players}))

    @property
    def max_game_length(self) -> int | None:
        """The number of acts that no game exceeds, proved, and often far more than are ever played.

        None if there is no proof: then the game may return to a position, and searches take that into account.
        """
        return None

    @property
    def length_limit(self) -> int:
        """``max_game_length``, or without a proof the number of acts after which programs end a game, as a draw."""
        return UNPROVED_LENGTH if self.max_game_length is None else self.max_game_length

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

    def seat_word(self, seat: int) -> str:
        """The id of the message that names a seat."""
        return f"{self.name}-seat-{seat + 1}"

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
        self.rules["shuffle"](layout, self.option_codes, random_from(seed))
        return layout

    def deal_parts(self) -> tuple[slice, ...]:
        """The parts of a deal that are put in random order, each for itself: all the chance there is."""
        return (slice(0, self.layout_size),)

    def secure_shuffle(self) -> Ints:
        """A deal from the operating system's randomness: there is no seed that somebody could try out."""
        layout = self.shuffle(0)
        for part in self.deal_parts():
            shuffled = layout[part].tolist()
            SystemRandom().shuffle(shuffled)
            layout[part] = shuffled
        return layout

    def deal(self, layout: Ints | None = None, *, seed: int = 0) -> State:
        """The first state of a game: from a deal, or from a deal that a seed makes."""
        state: State = self.deal_array(self.shuffle(seed) if layout is None else layout)[0]
        return state

    def start(self, layout: Ints | None = None, *, seed: int = 0) -> Position:
        """The first position of a game, to play with: from a deal, or from a deal that a seed makes."""
        from kaisho.position import Position

        if layout is None:
            chosen = self.shuffle(seed) if self.layout_size else NO_LAYOUT
        else:
            chosen = np.array(layout, np.int64)
            self.check_layout(chosen)
        return Position.dealt(self, chosen)

    @classmethod
    def at(cls, text: str) -> Position:
        """The position that a line of text describes, in its game."""
        from kaisho.position import Position

        return Position(*cls.from_position(text))

    def deal_array(self, layout: Ints) -> States:
        """The first state as an array of one, which ``play_and_list`` takes."""
        chosen = np.ascontiguousarray(layout, np.int64)
        self.check_layout(chosen)
        states = self.states(1)
        self.rules["deal"](states[0], self.option_codes, chosen)
        return states

    def check_layout(self, layout: Ints) -> None:
        """Raise ``BadDeal`` for a deal that cannot be."""
        if layout.shape != (self.layout_size,):
            raise BadDeal("bad-deal-size", found=str(layout.size), wanted=str(self.layout_size))

    def same_for(self, seat: int, layout: Ints, acts: Sequence[int], random: Generator) -> tuple[Ints, list[int]]:
        """A random deal and acts that look to a seat as the given ones do, from all it has seen of a running game.

        Where ``redeal`` makes a state that agrees with what a seat may know now, this makes a whole course of the game.
        """
        if self.hidden:
            raise NotImplementedError(f"{self.name} hides something and has no same_for")
        return layout.copy(), list(acts)

    def write_layout(self, layout: Ints) -> str:
        """A deal as text; a game that leaves nothing to chance has none."""
        return ""

    @final
    def read_layout(self, text: str) -> Ints:
        """The deal that a text describes; raise ``BadDeal`` with what is wrong."""
        return self._read_layout(bounded(text, LONGEST_DEAL, BadDeal))

    def _read_layout(self, text: str) -> Ints:
        """What ``read_layout`` asks of a game, with a text that is not too long."""
        if text:
            raise BadDeal("bad-deal-size", found=str(len(text)), wanted="0")
        return np.zeros(0, np.int64)

    def copy(self, state: State) -> State:
        copies = np.empty(1, self.rules.dtype)
        copies[0] = self._checked_state(state)
        copied: State = copies[0]
        return copied

    def to_bytes(self, state: State) -> bytes:
        """A state's bytes, for another process of the same version."""
        return self._checked_state(state).tobytes()

    def from_bytes(self, data: bytes) -> State:
        if len(data) != self.rules.dtype.itemsize:
            raise BadPosition("bad-state-size", found=str(len(data)), wanted=str(self.rules.dtype.itemsize))
        state = self.copy(np.frombuffer(data, self.rules.dtype)[0])
        self.check(state)
        return state

    def _checked_state(self, state: State) -> State:
        if not isinstance(state, State) or state.dtype != self.rules.dtype:
            raise TypeError(f"not a state of {self.name}")
        return state

    def check(self, state: State) -> None:
        """Raise ``BadPosition`` for a state that no game can reach, as far as one position shows it.

        States come from outside, and compiled rules trust them: whatever they use as an index must have been checked. The
        default demands that every field lies within ``bounds``, and that a game is over exactly if nothing is legal.
        """
        check_fields(self._checked_state(state), self.seats, self.bounds)
        if bool(state.over) == bool(self.legal(state)):
            raise BadPosition("position-over-or-not")

    def concealed(self, state: State, seat: int) -> State:
        """What a seat (or ``WATCHER``) may know of a state."""
        known = self.copy(state)
        self.rules["conceal"](known, seat)
        return known

    def known(self, state: State, seat: int) -> State:
        """The same for reading only: where nothing is hidden, the state itself instead of a copy."""
        return self.concealed(state, seat) if self.rules.has("conceal") else self._checked_state(state)

    def key(self, state: State) -> int:
        return int(self.rules["key"](self._checked_state(state)))

    # --- acts ---------------------------------------------------------------------------------------------------------

    def legal(self, state: State) -> list[int]:
        """Every legal act; none when the game is over."""
        found: list[int] = self._legal(state).tolist()
        return found

    def _legal(self, state: State) -> Ints:
        """Every legal act as an array: a list of more than a thousand takes much longer."""
        acts = np.empty(self.max_legal_acts, np.int64)
        return acts[: self.rules["legal"](self._checked_state(state), acts)]

    def play_and_list(self, states: States, act: int) -> tuple[States, list[int]]:
        """What a legal act makes of a state, and every legal act after it. The states are arrays of one: so the compiled
        rules take them several times as fast, and all is done by one call."""
        after = np.empty(1, self.rules.dtype)
        acts = np.empty(self.max_legal_acts, np.int64)
        if self._advance is None:
            from kaisho.kernel import advance

            self._advance = self.rules.bind_unchecked(advance)
        count = self._advance(states, after, act, acts)
        return after, acts[:count].tolist()

    def after(self, state: State, act: int) -> State:
        """Return the state after a legal act, which is not checked; the given state does not change."""
        later = self.copy(state)
        self.rules["play"](later, act)
        return later

    def replay(self, state: State, acts: Sequence[int]) -> States:
        """A state and what each of some acts makes of it, one after the other. Nothing is checked: they were legal once."""
        from kaisho.kernel import play_all

        states = self.states(len(acts) + 1)
        states[0] = self._checked_state(state)
        self.rules.bind(play_all)(states, np.array(acts, np.int64))
        return states

    def play(self, state: State, act: int | str, language: str = "en") -> int:
        """Play an act, given as a number or in any notation, and give its number; raise ``IllegalAct`` with the rule."""
        number = self.parse(state, act, language) if isinstance(act, str) else operator.index(act)
        if refusal := self.explain(state, number):
            raise IllegalAct(refusal)
        self.rules["play"](state, number)
        return number

    def explain(self, state: State, act: int) -> Refusal | None:
        """Why an act is refused, or None where it is legal."""
        number, legal = operator.index(act), self._legal(state)
        if not 0 <= number < self.num_acts:
            return Refusal(NO_RULE, "no-such-act", {"act": quoted(number)})
        return None if np.count_nonzero(legal == number) else self.refusal(state, number)

    def is_legal(self, state: State, act: int) -> bool:
        """Whether an act is legal, as fast as the game can tell."""
        if not 0 <= act < self.num_acts:
            return False
        if self.rules.has("is_legal"):
            return bool(self.rules["is_legal"](self._checked_state(state), act))
        return bool(np.count_nonzero(self._legal(state) == act))

    def absent_act(self, state: State) -> int:
        """The act that a table plays for the seat to act when its player has left the game.

        It depends on nothing but the seat's legal acts and the number of acts so far, so anybody can check it. Multiples of the
        golden ratio spread the choices evenly: nobody is helped or harmed on purpose.
        """
        legal = self.legal(state)
        return legal[(int(state.acts) * GOLDEN % 2**32) * len(legal) >> 32]

    def refusal(self, state: State, act: int) -> Refusal:
        """The rule that forbids an act which is not legal."""
        return Refusal(NOT_LEGAL, "act-not-legal", {"act": self.act_text(act)})

    def _ended(self, state: State) -> tuple[list[float], list[int], int]:
        """What ``result`` gives: a value and the points for each seat, and the number of the reason."""
        values, points = np.zeros(self.seats, np.float64), np.zeros(self.seats, np.int64)
        reason = self.rules["result"](self._checked_state(state), values, points)
        return values.tolist(), points.tolist(), reason

    def result(self, state: State) -> Result | None:
        """How the game ended, or None while it goes on."""
        if not state["over"]:
            return None
        values, points, reason = self._ended(state)
        return Result(tuple(values), tuple(points), self.reasons[reason], self._places(state, values))

    def _places(self, state: State, values: Sequence[float]) -> tuple[int, ...]:
        """Every seat's place: as the game's own rule says, or else by the values."""
        if not self.rules.has("places"):
            return self.places_by_value(values)
        found = np.zeros(self.seats, np.int64)
        self.rules["places"](self._checked_state(state), found)
        return tuple(found.tolist())

    def places_by_value(self, values: Sequence[float]) -> tuple[int, ...]:
        """Places by nothing but values: one more than the number of sides that have done better."""
        best = [max(values[seat] for seat in team) for team in self.teams]
        return tuple(1 + sum(value > values[seat] for value in best) for seat in range(self.seats))

    def ending(self, result: Result, language: str = "en") -> str:
        """A result in words; where three or four play for themselves, with everybody's place."""
        from kaisho.language import words

        say = words(language)
        winner = " + ".join(say(self.seat_word(seat)) for seat in result.winners)
        points, total = ":".join(map(str, result.points)), sum(result.points)
        ended = say(f"{self.name}-end-{result.reason}", winner=winner, points=points, total=total)
        return " ".join(filter(None, [ended, self.ranking(result.places, language)]))

    def ranking(self, places: Sequence[int], language: str = "en") -> str:
        """All seats by their places, in words; nothing where the winner is all there is to say."""
        from kaisho.language import words

        if len(self.teams) < 3 or len(set(places)) < 2:
            return ""
        say = words(language)
        order = sorted(range(self.seats), key=lambda seat: places[seat])
        ranked = [say("plain-ranked", place=places[seat], side=say(self.seat_word(seat))) for seat in order]
        return say("plain-ranking", places=", ".join(ranked))

    def points(self, state: State) -> tuple[int, ...]:
        """The points so far."""
        return tuple(self._ended(state)[1])

    def is_secret(self, state: State) -> bool:
        """Whether this is a secret phase: every seat's acts are its own until all seats have acted."""
        return False

    def restore_secret_phase(self, state: State) -> None:
        """Put a state that has just left a secret phase back into it, for a seat that waits for the others' choices."""
        return

    def round_number(self, state: State) -> int | None:
        """The number of the part of the game that a state belongs to, in games that have rounds."""
        return None

    def current_round(self, state: State) -> State:
        """A copy that ends with the running part of the game: of a match only the round that is being played."""
        return self.copy(state)

    def strip(self, states: States) -> None:
        """Take out of states, in place, all that only counts (options, scores, rounds) or that not everybody may know.

        What is left is what lies on the table and who is to act: where that is equal, the same choice is to be made.
        """
        return

    def open_to_all(self, state: State) -> State:
        """A copy whose legal acts are all that the seat to act might have, as far as everybody knows.

        There may be more than ``max_legal_acts``: ask ``rules["legal"]`` with room for ``num_acts`` of them.
        """
        return self.concealed(state, WATCHER)

    def events(self, before: State, act: int, after: State) -> tuple[GameEvent, ...]:
        """What an act brought about besides the move itself, such as the end of a round."""
        return ()

    def comments_before(self, state: State) -> dict[str, str]:
        """The checked comments that a record has before the next act, by name; the same in every language."""
        return {}

    def comments_after(self, before: State, act: int, after: State) -> dict[str, str]:
        """The checked comments that a record has after an act, by name; the same in every language."""
        return {}

    def extremes(self) -> Extremes | None:
        """What states reach in play at the most, for the conformance kit; None where a game says nothing about that."""
        return None

    # --- for programs that learn --------------------------------------------------------------------------------------

    @property
    def observation_planes(self) -> tuple[str, ...]:
        """What each plane of an observation shows, in English; nothing for a game without the rule ``observe``."""
        return ()

    @property
    def observation_shape(self) -> tuple[int, int, int]:
        """Planes, rows and columns; one row of all cells where they lie in no rectangle."""
        return len(self.observation_planes), 1, 1

    @property
    def observation_max(self) -> tuple[int, ...]:
        """A number for each plane that no cell of it exceeds."""
        return (255,) * len(self.observation_planes)

    def observe(self, state: State, seat: int) -> Flags:
        """What a seat may know of a state, as planes of small numbers; ``WATCHER`` sees it from the side of seat 0."""
        if not WATCHER <= seat < self.seats:
            raise ValueError(f"{self.name} has {self.seats} seats here, and none with the number {seat}")
        planes: Flags = aligned_zeros(self.observation_shape, np.uint8)
        self.rules["observe"](self._checked_state(state), seat, planes.reshape(-1))
        return planes

    def turned_acts(self, seat: int) -> Ints:
        """For each act its number as seen from a seat's side of the board, where planes are turned to that side.

        Played by itself twice it gives every act its own number again. Where planes are not turned, acts are not either.
        """
        return np.arange(self.num_acts)

    # --- words --------------------------------------------------------------------------------------------------------

    def write(self, state: State, act: int, style: str | None = None, language: str = "en") -> str:
        """A legal act in notation; raise ``IllegalAct`` with the rule for another one."""
        number = operator.index(act)
        if style is not None and style not in self.styles:
            raise BadNotation("unknown-style", style=style, known=self.styles)
        if not self.is_legal(state, number) and (refusal := self.explain(state, number)):
            raise IllegalAct(refusal)
        return self._write(state, number, style or self.styles[0], language)

    @classmethod
    def act_text(cls, act: int) -> str:
        """An act as text, the same in every position: what ``_write``, ``_parse`` and ``describe`` use by default."""
        return str(act)

    def _write(self, state: State, act: int, style: str, language: str) -> str:
        """A legal act in one of the game's styles."""
        return self.act_text(act)

    @final
    def parse(self, state: State, text: str, language: str = "en") -> int:
        """The act that a text means, legal or not; raise ``BadNotation`` where it means none."""
        return self._parse(state, bounded(text, LONGEST_ACT, BadNotation), language)

    def _parse(self, state: State, text: str, language: str) -> int:
        """What ``parse`` asks of a game, with a text that is not too long."""
        wanted = " ".join(text.split()).casefold()
        if not wanted:
            raise BadNotation("empty-act")
        found = _acts_by_text(type(self)).get(wanted)
        if found is None:
            raise BadNotation("act-unreadable", text=text)
        return found

    def position(self, state: State) -> str:
        """A state as one line of text. By default the options and all fields, by name."""
        return f"{' '.join(self.option_texts())} / {write_fields(self._checked_state(state))}".strip()

    @final
    @classmethod
    def from_position(cls, text: str) -> tuple[Self, State]:
        """The game with its options, and the state, that a line of text describes."""
        return cls._from_position(bounded(text, LONGEST_POSITION, BadPosition))

    @classmethod
    def _from_position(cls, text: str) -> tuple[Self, State]:
        """What ``from_position`` asks of a game, with a text that is not too long."""
        options, slash, fields = text.partition("/")
        if not slash:
            raise BadPosition("position-bad-field", text=text)
        game, state = cls.from_option_texts(options.split()), read_fields(cls.rules.dtype, fields)
        game.check(state)
        return game, state

    @classmethod
    def exhibit(cls) -> tuple[Self, State]:
        """The position that ``showcase`` describes, and the game with its options."""
        game = cls(**cls.showcase.options)
        state = game.deal(seed=3)
        for number in range(cls.showcase.acts):
            legal = game.legal(state)
            if not legal:
                break
            game.play(state, legal[(7 * number + 5) * 11 % len(legal)])
        return game, state

    def board(self) -> dict[str, Any]:
        """What a screen shows and no act changes, such as the colours of squares; the caller's own, like a view."""
        return {}

    @classmethod
    def describe(cls, act: int) -> dict[str, Any] | None:
        """What an act does, as plain data for a screen and in the names of ``view`` and ``board``; ``do`` says which kind of
        act it is. The same in every position and with all options; None for a number that is never an act."""
        return {"do": "act", "text": cls.act_text(act)}

    def view(self, state: State, seat: int) -> dict[str, Any]:
        """What a seat sees, as plain data for a screen: made from the concealed state only.

        By default all fields by name, and who is to act.
        """
        known = self.known(state, seat)
        return {"to_act": None if known.over else self.seat_name(int(known.seat)), **plain_fields(known)}

    def view_text(self, state: State, seat: int) -> bytes:
        """The same as JSON, as it is sent to a screen."""
        from msgspec.json import encode

        return encode(self.view(state, seat))

    def preview(self, state: State, seat: int, act: int) -> dict[str, Any]:
        """What the seat that is to act would see after an act, as far as it can know that beforehand; nothing is changed."""
        after = self.concealed(state, seat)
        secret = self.is_secret(after)
        self.play(after, act)
        if secret and not self.is_secret(after):  # it will wait for the others' choices
            self.restore_secret_phase(after)
        return self.view(after, seat)

    def show(
        self,
        state: State,
        language: str = "en",
        *,
        colour: bool = False,
        tall: bool = True,
        seat: int = WATCHER,
        ended: Result | None = None,
    ) -> str:
        """The board for a terminal, as a seat sees it; not ``tall`` for one with few lines.

        ``ended``: how the game has ended, where the rules alone do not say it. Nobody is to act then, and the places are these.
        By default the fields of the view, a line each.
        """
        view = self.view(state, seat)
        if ended is not None:
            view["to_act"] = None
        before, after = ("\x1b[1m", "\x1b[22m") if colour else ("", "")
        return "\n".join(f"{before}{name}{after}: {_as_line(value)}" for name, value in view.items())

    def draw(self, view: dict[str, Any]) -> Picture | None:
        """A drawing of a view; None where a game has none of its own."""
        return None

    def picture(self, state: State, seat: int = WATCHER) -> Picture:
        """The board as a drawing (SVG), with nothing on it that the seat may not know. A notebook shows it."""
        drawn = self.draw(self.view(state, seat))
        return plain_picture(self.name, self.show(state, seat=seat)) if drawn is None else drawn
