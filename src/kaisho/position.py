"""A position to play with in a shell or a script: legal acts, ``play``, ``undo``, the result, and how it looks.

>>> import kaisho
>>> position = kaisho.load("kamisado").start()
>>> len(position.legal_acts)
102
>>> position.play("purple left 5 green")
168
>>> position.undo()
168

A ``Position`` keeps every state since its first one, so that acts can be taken back. It knows the whole game; ``concealed``
returns what one seat may know. If the legal acts depend on what such a position hides, asking for them raises
``ConcealedPosition``. For many games at once ``kaisho.envs.Batch`` is faster.
"""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np

from kaisho.errors import ConcealedPosition, IllegalAct, Refusal
from kaisho.picture import Picture
from kaisho.state import Ints, State, States

if TYPE_CHECKING:
    from kaisho.game import Game, Header, Result
    from kaisho.record import Record

FIRST_CAPACITY = 64
"""States that a new position has room for; the room is doubled when it is full."""


class Position:
    """A game in progress. Two positions are equal when their games, options and states are; history does not count.

    A position can be a key of a dictionary, but must not be played on while it is one.
    """

    __slots__ = ("_acts", "_count", "_index", "_layout", "_legal", "_states", "_step", "game")

    def __init__(self, game: Game, state: State) -> None:
        self._prepare(game, None)
        self._states[0] = state
        self._count: int = game.steps.list_acts(self._states, 0, self._legal)

    def _prepare(self, game: Game, layout: Ints | None) -> None:
        self.game = game
        self._layout = layout
        self._states: States = np.zeros(FIRST_CAPACITY, game.rules.dtype)
        self._legal: Ints = np.empty(game.max_legal_acts, np.int64)
        self._acts: list[int] = []
        self._index = 0
        self._step = game.steps.step

    @classmethod
    def dealt(cls, game: Game, layout: Ints) -> Position:
        """The first position of a game; the layout has been checked."""
        position = cls.__new__(cls)
        position._prepare(game, layout)
        position._count = game.steps.begin(position._states, game.option_codes, layout, position._legal)
        return position

    # --- playing ------------------------------------------------------------------------------------------------------

    @property
    def legal_acts(self) -> list[int]:
        """Every legal act; none when the game is over."""
        if not self._count:
            self._check_known()
        acts: list[int] = self._legal[: self._count].tolist()
        return acts

    def _check_known(self) -> None:
        """Raise ``ConcealedPosition`` if the legal acts depend on what the position hides."""
        if not self._count and not self.over:
            raise ConcealedPosition("position-concealed")

    def play(self, act: int | str, language: str = "en") -> int:
        """Play an act, given as a number or in any notation, and return its number; raise ``IllegalAct`` with the rule."""
        if type(act) is not int:
            act = self.game.parse(self._here, act, language) if isinstance(act, str) else operator.index(act)
        if self._index + 1 == len(self._states):
            self._states = np.concatenate((self._states, np.empty_like(self._states)))
        try:
            count = self._step(self._states, self._index, self._legal, self._count, act)
        except OverflowError:  # more than 64 bits
            self._refuse(act)
        if count < 0:
            self._refuse(act)
        self._count = count
        self._index += 1
        self._acts.append(act)
        return act

    def _refuse(self, act: int) -> NoReturn:
        self._check_known()
        refusal = self.game.explain(self._here, act)
        assert refusal is not None, f"{self.game.name}: act {act} is refused without a rule"
        raise IllegalAct(refusal)

    def undo(self) -> int:
        """Take the last act back and return it; raise ``IndexError`` where none has been played."""
        if not self._acts:
            raise IndexError("no act to take back")
        self._index -= 1
        self._count = self.game.steps.list_acts(self._states, self._index, self._legal)
        return self._acts.pop()

    def is_legal(self, act: int | str, language: str = "en") -> bool:
        """Whether an act is legal here."""
        return self.explain(act, language) is None

    def explain(self, act: int | str, language: str = "en") -> Refusal | None:
        """Why an act is refused, or None where it is legal."""
        self._check_known()
        number = self.parse(act, language) if isinstance(act, str) else act
        return self.game.explain(self._here, number)

    # --- facts --------------------------------------------------------------------------------------------------------

    @property
    def _here(self) -> State:
        """The current state, not copied: for reading only."""
        state: State = self._states[self._index]
        return state

    @property
    def _header(self) -> Header:
        from kaisho.game import header_of

        return header_of(self._here)

    @property
    def state(self) -> State:
        """A copy of the current state, for the methods of ``Game`` and for compiled rules."""
        return self.game.copy(self._here)

    @property
    def acts(self) -> tuple[int, ...]:
        """The acts played since the first position."""
        return tuple(self._acts)

    @property
    def seat(self) -> int:
        """The seat to act."""
        return self._header.seat

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return self._header.turn

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._header.over

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        return self.game.result(self._here)

    @property
    def points(self) -> tuple[int, ...]:
        """The points so far."""
        return self.game.points(self._here)

    @property
    def key(self) -> int:
        """64 bits of what decides the rest of the game: positions with the same future have the same key."""
        return self.game.key(self._here)

    @property
    def text(self) -> str:
        """The position as one line of text, which ``Game.at`` reads."""
        return self.game.position(self._here)

    def concealed(self, seat: int) -> Position:
        """What a seat (or ``WATCHER``) may know of this position, without its history."""
        return Position(self.game, self.game.concealed(self._here, seat))

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat sees, as plain data for a screen; the seat to act unless another one is named."""
        return self.game.view(self._here, self.seat if seat is None else seat)

    def record(self) -> Record:
        """The game from the first position to this one as a record, to be written to a file."""
        from kaisho.record import Record

        start = self._states[0] if self._layout is None else None
        record = Record(self.game, self._layout, start=start)
        for act in self._acts:
            record.play(act)
        return record

    # --- words --------------------------------------------------------------------------------------------------------

    def parse(self, text: str, language: str = "en") -> int:
        """The act that a text means here, legal or not; raise ``BadNotation`` where it means none."""
        return self.game.parse(self._here, text, language)

    def write(self, act: int, style: str | None = None, language: str = "en") -> str:
        """A legal act in notation."""
        self._check_known()
        return self.game.write(self._here, act, style, language)

    def show(self, language: str = "en", *, seat: int | None = None, colour: bool = False) -> str:
        """The board for a terminal, as a seat sees it; the seat to act unless another one is named."""
        return self.game.show(self._here, language, colour=colour, seat=self.seat if seat is None else seat)

    def picture(self, seat: int | None = None) -> Picture:
        """The board as a drawing (SVG), as a seat sees it; the seat to act unless another one is named."""
        return self.game.picture(self._here, self.seat if seat is None else seat)

    def __str__(self) -> str:
        return self.show()

    def __repr__(self) -> str:
        return f"{type(self.game).__name__}.at({self.text!r})"

    def _repr_html_(self) -> str:
        return self.picture()

    # --- as a value ---------------------------------------------------------------------------------------------------

    def _value(self) -> tuple[type[Game], tuple[str, ...], bytes]:
        return type(self.game), tuple(self.game.option_texts()), self._here.tobytes()

    def __eq__(self, other: object) -> bool:
        return self._value() == other._value() if isinstance(other, Position) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._value())

    def copy(self) -> Position:
        """An independent position with the same history."""
        twin = Position.__new__(Position)
        twin._prepare(self.game, self._layout)
        twin._states = self._states.copy()
        twin._legal = self._legal.copy()
        twin._acts = self._acts.copy()
        twin._index, twin._count = self._index, self._count
        return twin

    def __copy__(self) -> Position:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        start = self.game.to_bytes(self._states[0]) if self._layout is None else self._layout
        return _replayed, (self.game, start, self._acts)


def _replayed(game: Game, start: bytes | Ints, acts: list[int]) -> Position:
    """Rebuild a pickled position, with every check."""
    position = Position(game, game.from_bytes(start)) if isinstance(start, bytes) else game.start(start)
    for act in acts:
        position.play(act)
    return position
