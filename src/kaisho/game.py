"""What a game is: seats, states, acts, notation and views. Each game of ``kaisho.games`` is one subclass of ``Game``.

A state is one NumPy record that begins with ``kernel.HEADER``. The compiled rules trust what they are given; the methods of
``Game`` check it, and are what people and other modules use. Options, results and events have modules of their own, and
can be imported from here too.
"""

from __future__ import annotations

import functools
import operator
from abc import ABC
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import SystemRandom
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar, final

import numpy as np
from numpy.random import Generator

from kaisho.customs import Customs
from kaisho.errors import NO_RULE, BadDeal, BadNotation, BadPosition, IllegalAct, Refusal, quoted
from kaisho.event import GameEvent as GameEvent
from kaisho.fields import Header as Header
from kaisho.fields import fields_of as fields_of
from kaisho.fields import header_of as header_of
from kaisho.options import Choice as Choice
from kaisho.options import Number as Number
from kaisho.options import Option as Option
from kaisho.options import OptionValue as OptionValue
from kaisho.options import checked_options, split_option_texts
from kaisho.picture import Picture, plain_picture
from kaisho.plain_text import check_fields, plain_fields, read_fields, write_fields
from kaisho.result import Result as Result
from kaisho.state import DRAWN_BY, Flags, Ints, State, States, aligned_zeros
from kaisho.texts import MAX_ACT_LENGTH, MAX_DEAL_LENGTH, MAX_POSITION_LENGTH, bounded
from kaisho.word_folders import add_words

if TYPE_CHECKING:
    from kaisho.extremes import Extremes
    from kaisho.kernel import RuleKernels
    from kaisho.kernel.stepping import Steps
    from kaisho.position import Position

BY_CHANCE = "random"
"""The value of an option with which chance does what players would choose."""
WATCHER = -1
"""The seat of somebody who only watches, and sees what everybody may know."""

HIDDEN = -1
"""What ``seen`` returns for an act that a seat may not know."""

NO_LAYOUT = np.zeros(0, np.int64)
"""The deal of a game without chance."""

GOLDEN = 2654435769
"""2 to the power of 32, divided by the golden ratio."""

NOT_LEGAL = "legal"
"""The rule that the default of ``refusal`` cites: an act must be legal."""

UNPROVED_LENGTH = 20_000
"""The number of acts after which programs end a game without a proved bound, as a draw."""

T = TypeVar("T")


@dataclass(frozen=True)
class Showcase:
    """How to get a typical position of a game, always the same: the options, and the number of acts to play."""

    acts: int = 6
    options: Mapping[str, OptionValue] = field(default_factory=dict)


def rotate_seats(by_seat: Sequence[T]) -> list[T]:
    """Reorder a list by seat for the next game of a series, in which everybody moves on by one seat."""
    return [*by_seat[-1:], *by_seat[:-1]]


def _as_line(value: Any) -> str:
    """Write a value of a view on one line: lists without punctuation, None as a dash."""
    if isinstance(value, list):
        return " ".join(map(_as_line, value))
    return "-" if value is None else str(value)


@functools.cache
def _acts_by_text(kind: type[Game]) -> dict[str, int]:
    """Return all acts of a game by their texts in lower case."""
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
    """No position has more legal acts than this; ``num_acts`` unless a game sets it."""
    layout_size: ClassVar[int] = 0
    """Number of integers in a deal; 0 for a game without chance."""
    bounds: ClassVar[Mapping[str, tuple[int, int]]] = {}
    """The least and the greatest value of every field of a state besides the header, for the default of ``check``."""
    option_fields: ClassVar[tuple[str, ...]] = ()
    """The fields of a state that a deal sets from the options and no act changes."""
    reasons: ClassVar[tuple[str, ...]]
    """The reasons for an end, by the number that ``result`` returns; the first means that the game goes on."""
    styles: ClassVar[tuple[str, ...]] = ("plain",)
    """The notations for acts, the usual one first."""
    spoken_style: ClassVar[str | None] = None
    """The style in words, which is used where acts are read aloud or in a sentence: plain pages, courses, examples."""
    worded_styles: ClassVar[tuple[str, ...]] = ()
    """The styles that differ from language to language; a record in one of them names its language."""
    rule_ids: ClassVar[tuple[str, ...]] = (NOT_LEGAL,)
    """Every rule that tests and refusals cite."""
    player_counts: ClassVar[tuple[int, ...]] = (2,)
    """The possible numbers of players, the usual one first."""
    players_option: ClassVar[str | None] = None
    """The option that sets the number of players, if it can vary."""
    customs: ClassVar[Customs] = Customs()
    """Whom the game is for, how long it takes, and who begins."""
    hidden: ClassVar[bool] = False
    """Whether something is hidden from some seats."""
    comments: ClassVar[tuple[str, ...]] = ()
    """The names of a record's comments that are checked when it is read."""
    drawable: ClassVar[bool] = True
    """Whether a game, or in a match a round, can end without a winner."""
    sheets: ClassVar[str] = "kaisho.paper.sheet"
    """The module that draws score sheets: its ``SHEET`` is a ``kaisho.paper.sheet.Sheet``."""
    bots: ClassVar[str] = "kaisho.bots.general"
    """The module with the bots: its ``MAKERS`` has a function for each level."""
    course: ClassVar[str | None] = None
    """The module with the course: its ``COURSE`` is a ``kaisho.learn.Course``; None if there is no course."""
    showcase: ClassVar[Showcase] = Showcase()
    """The position for small pictures of the game."""
    own_board: ClassVar[bool] = False
    """Whether the browser has a board for it (``web/src/boards/NAME/Board.svelte``); otherwise views come with a picture."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "num_acts" in cls.__dict__ and "max_legal_acts" not in cls.__dict__:
            cls.max_legal_acts = cls.num_acts
        if "name" in cls.__dict__:
            add_words(cls.name, cls.__module__)
        if "rules" in cls.__dict__:
            DRAWN_BY.setdefault(cls.rules.dtype, lambda state: cls().picture(state))

    def __init__(self, /, **options: OptionValue) -> None:
        self.options = checked_options(self.name, self.option_list, options)
        self.check_options(self.options, set(options))
        self.option_codes = np.array([option.code(self.options[option.name]) for option in self.option_list], np.int64)
        self._advance: Callable[[States, States, int, Ints], int] | None = None

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self.options.items())})"

    def __getstate__(self) -> dict[str, Any]:
        """Leave out compiled code, which copies and other processes load again."""
        return {name: value for name, value in self.__dict__.items() if name not in ("steps", "_dealt")} | {"_advance": None}

    @functools.cached_property
    def steps(self) -> Steps:
        """The compiled steps of ``Position``."""
        from kaisho.kernel.stepping import Steps

        return Steps(self.rules)

    # --- options ------------------------------------------------------------------------------------------------------

    @classmethod
    def check_options(cls, chosen: Mapping[str, OptionValue], given: set[str]) -> None:
        """Raise ``BadOption`` if options do not go together; ``given`` are the names that were set explicitly."""
        return

    @classmethod
    def from_option_texts(cls, texts: Sequence[str]) -> Self:
        """Return the game with options from texts like ``match=long``."""
        return cls(**split_option_texts(texts))

    @classmethod
    def casual_options(cls) -> dict[str, str]:
        """The options of casual games that differ from the rulebook: what chance can set up is not chosen piece by piece."""
        return {each.name: BY_CHANCE for each in cls.option_list if isinstance(each, Choice) and BY_CHANCE in each.values}

    def option_texts(self) -> list[str]:
        """The options that matter here, as texts that ``from_option_texts`` reads."""
        return [f"{name}={value}" for name, value in self.options.items()]

    @classmethod
    def option_word(cls, option: str) -> str:
        """The id of the message that names an option; with ``-about`` or ``-VALUE`` appended, the ids of its descriptions."""
        return f"{cls.name}-option-{option.replace('_', '-')}"

    @property
    def seats(self) -> int:
        """The number of players."""
        return int(self.options[self.players_option]) if self.players_option else self.player_counts[0]

    @classmethod
    def for_players(cls, players: int) -> Self:
        """Return the game for a number of players, with the default of every other option."""
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
        """The seats that win and lose together; usually every seat plays for itself."""
        return tuple((seat,) for seat in range(self.seats))

    @property
    def can_draw(self) -> bool:
        """Whether the game can end without a winner, so that a draw may be agreed."""
        return self.drawable

    @property
    def fair(self) -> bool:
        """Whether neither side is known to win from the start. Only fair games are rated."""
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
        """Return a random deal, always the same for the same seed."""
        from kaisho.kernel import random_from

        layout = np.zeros(self.layout_size, np.int64)
        self.rules["shuffle"](layout, self.option_codes, random_from(seed))
        return layout

    def deal_parts(self) -> tuple[slice, ...]:
        """The parts of a deal that are shuffled independently: together they are all the chance of the game."""
        return (slice(0, self.layout_size),)

    def secure_shuffle(self) -> Ints:
        """Return a deal from the operating system's randomness: there is no seed that anybody could guess."""
        layout = self.shuffle(0)
        for part in self.deal_parts():
            shuffled = layout[part].tolist()
            SystemRandom().shuffle(shuffled)
            layout[part] = shuffled
        return layout

    def deal(self, layout: Ints | None = None, *, seed: int = 0) -> State:
        """Return the first state of a game, from a deal or from a seed."""
        state: State = self.deal_array(self.shuffle(seed) if layout is None else layout)[0]
        return state

    def start(self, layout: Ints | None = None, *, seed: int = 0) -> Position:
        """Return the first position of a game, from a deal or from a seed."""
        from kaisho.position import Position

        if layout is None:
            chosen = self.shuffle(seed) if self.layout_size else NO_LAYOUT
        else:
            chosen = np.array(layout, np.int64)
            self.check_layout(chosen)
        return Position.dealt(self, chosen)

    @classmethod
    def at(cls, text: str) -> Position:
        """Return the position that a line of text describes."""
        from kaisho.position import Position

        return Position(*cls.from_position(text))

    def deal_array(self, layout: Ints) -> States:
        """Return the first state as an array of length 1, which ``play_and_list`` takes."""
        chosen = np.ascontiguousarray(layout, np.int64)
        self.check_layout(chosen)
        states = self.states(1)
        self.rules["deal"](states[0], self.option_codes, chosen)
        return states

    def check_layout(self, layout: Ints) -> None:
        """Raise ``BadDeal`` for an impossible deal."""
        if layout.shape != (self.layout_size,):
            raise BadDeal("bad-deal-size", found=str(layout.size), wanted=str(self.layout_size))

    def same_for(self, seat: int, layout: Ints, acts: Sequence[int], random: Generator) -> tuple[Ints, list[int]]:
        """Return a random deal and acts that a seat cannot distinguish from the given ones, by all that it has seen.

        ``redeal`` replaces what a seat does not know now; this replaces what it does not know of the game so far.
        """
        if self.hidden:
            raise NotImplementedError(f"{self.name} hides something and has no same_for")
        return layout.copy(), list(acts)

    def write_layout(self, layout: Ints) -> str:
        """Write a deal as text; the text is empty in a game without chance."""
        return ""

    @final
    def read_layout(self, text: str) -> Ints:
        """Return the deal that a text describes; raise ``BadDeal`` with what is wrong."""
        return self._read_layout(bounded(text, MAX_DEAL_LENGTH, BadDeal))

    def _read_layout(self, text: str) -> Ints:
        """Read a deal for ``read_layout``, which has checked the length of the text."""
        if text:
            raise BadDeal("bad-deal-size", found=str(len(text)), wanted="0")
        return np.zeros(0, np.int64)

    def copy(self, state: State) -> State:
        """Return an independent copy of a state."""
        copies = np.empty(1, self.rules.dtype)
        copies[0] = self._checked_state(state)
        copied: State = copies[0]
        return copied

    def to_bytes(self, state: State) -> bytes:
        """Return a state as bytes, for another process of the same version."""
        return self._checked_state(state).tobytes()

    def from_bytes(self, data: bytes) -> State:
        """Return the state from ``to_bytes``, with every check."""
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
        """Raise ``BadPosition`` for a state that no game with these options reaches, as far as the state itself shows that."""
        self._checked_state(state)
        for name in self.option_fields:
            if not np.array_equal(state[name], self._dealt[name]):
                raise BadPosition("position-other-options", name=name, found=str(state[name]), wanted=str(self._dealt[name]))
        self._check(state)

    @functools.cached_property
    def _dealt(self) -> State:
        """A first state, for the fields that the options decide."""
        return self.deal()

    def _check(self, state: State) -> None:
        """Check a state for ``check``, which has compared its type and its ``option_fields``.

        States come from outside, and compiled rules trust them: whatever they use as an index must have been checked. The
        default requires every field to be within ``bounds``, and a game to be over exactly if there are no legal acts.
        """
        check_fields(state, self.seats, self.bounds)
        if bool(state.over) == bool(self.legal(state)):
            raise BadPosition("position-over-or-not")

    def concealed(self, state: State, seat: int) -> State:
        """Return a copy with only what a seat (or ``WATCHER``) may know of a state."""
        self._check_seat(seat)
        known = self.copy(state)
        self.rules["conceal"](known, seat)
        return known

    def known(self, state: State, seat: int) -> State:
        """Return the same for reading only: the state itself instead of a copy if the game hides nothing."""
        if self.rules.has("conceal"):
            return self.concealed(state, seat)
        self._check_seat(seat)
        return self._checked_state(state)

    def _check_seat(self, seat: int) -> None:
        """Raise for a seat that the game does not have: compiled rules would use it as an index."""
        if not WATCHER <= seat < self.seats:
            raise ValueError(f"{self.name} has {self.seats} seats here, and none with the number {seat}")

    def key(self, state: State) -> int:
        """Return 64 bits of what decides the rest of the game: states with the same future have the same key."""
        return int(self.rules["key"](self._checked_state(state)))

    # --- acts ---------------------------------------------------------------------------------------------------------

    def legal(self, state: State) -> list[int]:
        """Return every legal act; none when the game is over."""
        acts: list[int] = self._legal(state).tolist()
        return acts

    def _legal(self, state: State) -> Ints:
        """Return every legal act as an array, which is much faster than a list of a thousand acts."""
        acts = np.empty(self.max_legal_acts, np.int64)
        return acts[: self.rules["legal"](self._checked_state(state), acts)]

    def play_and_list(self, states: States, act: int) -> tuple[States, list[int]]:
        """Return the state after a legal act, and every legal act there.

        The states are arrays of length 1, which compiled code takes much faster than records, and one call does it all.
        """
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
        """Return a state and the states after each of the acts, played one after another. Acts are not checked."""
        from kaisho.kernel import play_all

        states = self.states(len(acts) + 1)
        states[0] = self._checked_state(state)
        self.rules.bind(play_all)(states, np.array(acts, np.int64))
        return states

    def play(self, state: State, act: int | str, language: str = "en") -> int:
        """Play an act, given as a number or in any notation, and return its number; raise ``IllegalAct`` with the rule."""
        number = self.parse(state, act, language) if isinstance(act, str) else operator.index(act)
        if refusal := self.explain(state, number):
            raise IllegalAct(refusal)
        self.rules["play"](state, number)
        return number

    def explain(self, state: State, act: int) -> Refusal | None:
        """Return why an act is refused, or None if it is legal."""
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
        """Return the act that a table plays for a seat whose player has left the game.

        It depends only on the legal acts and the number of acts so far, so anybody can check it. Multiples of the golden
        ratio spread the choices evenly: nobody is helped or harmed on purpose.
        """
        legal = self.legal(state)
        return legal[(int(state.acts) * GOLDEN % 2**32) * len(legal) >> 32]

    def refusal(self, state: State, act: int) -> Refusal:
        """Return the rule that forbids an illegal act."""
        return Refusal(NOT_LEGAL, "act-not-legal", {"act": self.act_text(act)})

    def _ended(self, state: State) -> tuple[list[float], list[int], int]:
        """Return what the rule ``result`` says: a value and the points for each seat, and the number of the reason."""
        values, points = np.zeros(self.seats, np.float64), np.zeros(self.seats, np.int64)
        reason = self.rules["result"](self._checked_state(state), values, points)
        return values.tolist(), points.tolist(), reason

    def result(self, state: State) -> Result | None:
        """Return how the game ended, or None while it goes on."""
        if not state["over"]:
            return None
        values, points, reason = self._ended(state)
        return Result(tuple(values), tuple(points), self.reasons[reason], self._places(state, values))

    def _places(self, state: State, values: Sequence[float]) -> tuple[int, ...]:
        """Return every seat's place: by the game's own rule, or otherwise by the values."""
        if not self.rules.has("places"):
            return self.places_by_value(values)
        places = np.zeros(self.seats, np.int64)
        self.rules["places"](self._checked_state(state), places)
        return tuple(places.tolist())

    def places_by_value(self, values: Sequence[float]) -> tuple[int, ...]:
        """Return every seat's place by the values alone: one more than the number of sides that did better."""
        best = [max(values[seat] for seat in team) for team in self.teams]
        return tuple(1 + sum(value > values[seat] for value in best) for seat in range(self.seats))

    def ending(self, result: Result, language: str = "en") -> str:
        """Write a result in words, with everybody's place if there are more than two sides."""
        from kaisho.language import words

        say = words(language)
        winner = " + ".join(say(self.seat_word(seat)) for seat in result.winners)
        points, total = ":".join(map(str, result.points)), sum(result.points)
        ended = say(f"{self.name}-end-{result.reason}", winner=winner, points=points, total=total)
        return " ".join(filter(None, [ended, self.ranking(result.places, language)]))

    def ranking(self, places: Sequence[int], language: str = "en") -> str:
        """Write all seats by their places; an empty text if the winner is all there is to say."""
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

    @final
    def wins_something(self, state: State, act: int) -> bool:
        """Whether a legal act wins the game, a round or points for the side that plays it: nobody is deprived of that."""
        after = self.after(state, act)
        points, more = self._ended(state)[1], self._ended(after)[1]
        values = self._ended(after)[0] if after.over else (0.0,) * self.seats
        [side] = [team for team in self.teams if int(state.seat) in team]
        return any(more[seat] > points[seat] or values[seat] > 0 for seat in side)

    def is_secret(self, state: State) -> bool:
        """Whether this is a secret phase, in which nobody sees the acts of others until all seats have acted."""
        return False

    def restore_secret_phase(self, state: State) -> None:
        """Put a state that has just left a secret phase back into it, for a seat that waits for the others."""
        return

    def round_number(self, state: State) -> int | None:
        """The number of the part of the game that a state belongs to, in games that have rounds."""
        return None

    def current_round(self, state: State) -> State:
        """Return a copy in which the game ends with the current round; in a game without rounds just a copy."""
        return self.copy(state)

    def strip(self, states: States) -> None:
        """Remove from states, in place, whatever only counts (options, scores, rounds) or is hidden from somebody.

        What remains is what is on the table and who is to act: if that is equal, the same choice has to be made.
        """
        return

    def open_to_all(self, state: State) -> State:
        """Return a copy whose legal acts are all that the seat to act might have, as far as everybody knows.

        There may be more than ``max_legal_acts``: call ``rules["legal"]`` with room for ``num_acts`` of them.
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
        """The extreme values that states reach in play, for the conformance kit; None if a game declares none."""
        return None

    # --- for programs that learn --------------------------------------------------------------------------------------

    @property
    def observation_planes(self) -> tuple[str, ...]:
        """What each plane of an observation shows, in English; empty for a game without the rule ``observe``."""
        return ()

    @property
    def observation_shape(self) -> tuple[int, int, int]:
        """Planes, rows and columns; one row of all cells if they do not form a rectangle."""
        return len(self.observation_planes), 1, 1

    @property
    def observation_max(self) -> tuple[int, ...]:
        """A number for each plane that no cell of it exceeds."""
        return (255,) * len(self.observation_planes)

    def observe(self, state: State, seat: int) -> Flags:
        """Return what a seat may know of a state, as planes of small numbers; ``WATCHER`` sees it from seat 0's side."""
        self._check_seat(seat)
        planes: Flags = aligned_zeros(self.observation_shape, np.uint8)
        self.rules["observe"](self._checked_state(state), seat, planes.reshape(-1))
        return planes

    def turned_acts(self, seat: int) -> Ints:
        """Return for each act its number as seen from a seat's side of the board, if planes are turned to that side.

        Turning twice gives every act its own number again. If planes are not turned, neither are acts.
        """
        return np.arange(self.num_acts)

    # --- words --------------------------------------------------------------------------------------------------------

    def write(self, state: State, act: int, style: str | None = None, language: str = "en") -> str:
        """Write a legal act in notation; raise ``IllegalAct`` with the rule for an illegal one."""
        number = operator.index(act)
        if style is not None and style not in self.styles:
            raise BadNotation("unknown-style", style=style, known=self.styles)
        if not self.is_legal(state, number) and (refusal := self.explain(state, number)):
            raise IllegalAct(refusal)
        return self._write(state, number, style or self.styles[0], language)

    @classmethod
    def act_text(cls, act: int) -> str:
        """Return an act as text, the same in every position: ``_write``, ``_parse`` and ``describe`` use it by default."""
        return str(act)

    def _write(self, state: State, act: int, style: str, language: str) -> str:
        """Write a legal act in one of the game's styles."""
        return self.act_text(act)

    @final
    def parse(self, state: State, text: str, language: str = "en") -> int:
        """Return the act that a text means, legal or not; raise ``BadNotation`` if it means none."""
        return self._parse(state, bounded(text, MAX_ACT_LENGTH, BadNotation), language)

    def _parse(self, state: State, text: str, language: str) -> int:
        """Read an act for ``parse``, which has checked the length of the text."""
        wanted = " ".join(text.split()).casefold()
        if not wanted:
            raise BadNotation("empty-act")
        act = _acts_by_text(type(self)).get(wanted)
        if act is None:
            raise BadNotation("act-unreadable", text=text)
        return act

    def position(self, state: State) -> str:
        """Write a state as one line of text; by default the options and all fields, by name."""
        return f"{' '.join(self.option_texts())} / {write_fields(self._checked_state(state))}".strip()

    @final
    @classmethod
    def from_position(cls, text: str) -> tuple[Self, State]:
        """Return the game with its options, and the state, that a line of text describes."""
        return cls._from_position(bounded(text, MAX_POSITION_LENGTH, BadPosition))

    @classmethod
    def _from_position(cls, text: str) -> tuple[Self, State]:
        """Read a position for ``from_position``, which has checked the length of the text."""
        options, slash, fields = text.partition("/")
        if not slash:
            raise BadPosition("position-bad-field", text=text)
        game, state = cls.from_option_texts(options.split()), read_fields(cls.rules.dtype, fields)
        game.check(state)
        return game, state

    @classmethod
    def exhibit(cls) -> tuple[Self, State]:
        """Return the game and the position that ``showcase`` describes."""
        game = cls(**cls.showcase.options)
        state = game.deal(seed=3)
        for number in range(cls.showcase.acts):
            legal = game.legal(state)
            if not legal:
                break
            game.play(state, legal[(7 * number + 5) * 11 % len(legal)])
        return game, state

    def board(self) -> dict[str, Any]:
        """Return what a screen shows and no act changes, such as the colours of squares; the caller may modify it."""
        return {}

    @classmethod
    def describe(cls, act: int) -> dict[str, Any] | None:
        """Return what an act does, as plain data for a screen and in the names of ``view`` and ``board``.

        ``do`` is the kind of act. It is the same in every position and with all options; None for a number that is never
        an act.
        """
        return {"do": "act", "text": cls.act_text(act)}

    def view(self, state: State, seat: int) -> dict[str, Any]:
        """Return what a seat sees, as plain data for a screen, made from the concealed state only.

        By default all fields by name, and who is to act.
        """
        known = self.known(state, seat)
        return {"to_act": None if known.over else self.seat_name(int(known.seat)), **plain_fields(known)}

    def view_text(self, state: State, seat: int) -> bytes:
        """Return the view as JSON, as it is sent to a screen."""
        from msgspec.json import encode

        return encode(self.view(state, seat))

    def preview(self, state: State, seat: int, act: int) -> dict[str, Any]:
        """Return what the seat to act would see after an act, as far as it can know that; nothing is changed."""
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
        """Draw the board for a terminal, as a seat sees it; without ``tall`` for a terminal with few lines.

        ``ended`` is how the game has ended if the rules alone do not say it, for example by resignation: nobody is to act
        then. By default the fields of the view, a line each.
        """
        view = self.view(state, seat)
        if ended is not None:
            view["to_act"] = None
        before, after = ("\x1b[1m", "\x1b[22m") if colour else ("", "")
        return "\n".join(f"{before}{name}{after}: {_as_line(value)}" for name, value in view.items())

    def draw(self, view: dict[str, Any]) -> Picture | None:
        """Draw a view; None if a game has no drawing of its own."""
        return None

    def picture(self, state: State, seat: int = WATCHER) -> Picture:
        """Return the board as a drawing (SVG) for a notebook, with nothing on it that the seat may not know."""
        drawn = self.draw(self.view(state, seat))
        return plain_picture(self.name, self.show(state, seat=seat)) if drawn is None else drawn
