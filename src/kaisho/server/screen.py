"""What is shown of a state: its view, written acts, news and points. A game that fails at it stops nothing else.

Whatever a game makes for somebody to look at is asked for here. Where that raises, something plainer takes its place, so
that acts are stored, told and answered all the same; the failure is counted, and logged once for each table.
"""

from __future__ import annotations

import logging
import threading
import traceback
from collections import OrderedDict
from collections.abc import Callable
from typing import Literal, TypeVar

import msgspec

from kaisho.game import Game
from kaisho.server.game_tables import board_of
from kaisho.server.messages import News, encode, plain_values
from kaisho.server.metrics import Metrics
from kaisho.state import State

T = TypeVar("T")
log = logging.getLogger("kaisho.screen")

MOST_KNOWN = 10_000
"""Number of failures that are remembered, so that they are not logged again."""


class PlainView(msgspec.Struct, frozen=True):
    """The view of a state that its game failed to show: a line of text, made from what the seat may know, or nothing."""

    position: str | None = None
    plain: Literal[True] = True


class Fault(msgspec.Struct, frozen=True):
    """A failure to show something: which game, where, at what, and the error with the place that raised it."""

    game: str
    place: str
    what: str
    error: str
    origin: tuple[str, str]


class Faults:
    """Failures to show something. Each is counted; one of the same kind at the same place is logged only once."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._known: OrderedDict[Fault, None] = OrderedDict()
        self._lock = threading.Lock()  # pages are drawn in threads

    def note(self, game: str, place: str, what: str, error: Exception) -> None:
        self.tell(Fault(game, place, what, type(error).__name__, _origin(error)), error)

    def tell(self, fault: Fault, error: BaseException | None = None) -> None:
        """Count and log a failure; without the error itself where it happened in another process."""
        self._metrics.not_shown.labels(fault.game, fault.what).inc()
        if self._is_new(fault):
            fields = {"table": fault.place, "game": fault.game, "what": fault.what, "reason": fault.error}
            log.error("a game could not be shown", exc_info=error, extra={"fields": fields})

    def _is_new(self, fault: Fault) -> bool:
        with self._lock:
            new = fault not in self._known
            self._known[fault] = None
            self._known.move_to_end(fault)
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        return new


def _origin(error: Exception) -> tuple[str, str]:
    """The file and line that raised an error."""
    frames = traceback.extract_tb(error.__traceback__)
    return (frames[-1].filename, str(frames[-1].lineno)) if frames else ("", "")


class Screen:
    """How one game is shown at one place, such as a table. Safe to use in any thread."""

    def __init__(self, game: Game, place: str, faults: Faults) -> None:
        self.game = game
        self.place = place
        self._faults = faults
        self._written: dict[int, str] = {}

    def attempt(self, what: str, make: Callable[[], T], instead: Callable[[], T]) -> T:
        """What ``make`` gives; where it raises, the failure is noted and ``instead`` is shown."""
        try:
            return make()
        except Exception as error:
            self._faults.note(self.game.name, self.place, what, error)
            return instead()

    # --- positions ----------------------------------------------------------------------------------------------------

    def view(self, state: State, seat: int) -> msgspec.Raw:
        """What a seat sees, as JSON; a ``PlainView`` where the game fails."""
        return self.attempt(
            "view", lambda: msgspec.Raw(self.game.view_text(state, seat)), lambda: self._plain_view(state, seat)
        )

    def preview(self, state: State, seat: int, act: int) -> msgspec.Raw:
        """What a seat would see after an act, as JSON; a ``PlainView`` of nothing where the game fails."""
        return self.attempt(
            "preview",
            lambda: msgspec.Raw(encode(self.game.preview(state, seat, act))),
            lambda: msgspec.Raw(encode(PlainView())),
        )

    def _plain_view(self, state: State, seat: int) -> msgspec.Raw:
        return msgspec.Raw(encode(PlainView(self.position(state, seat))))

    def position(self, state: State, seat: int) -> str | None:
        """The position as a line of text, as far as a seat may know it; None where the game fails."""
        return self.attempt("position", lambda: self.game.position(self.game.known(state, seat)), lambda: None)

    def board(self) -> msgspec.Raw:
        """What no act changes."""
        return self.attempt("board", lambda: board_of(self.game), lambda: msgspec.Raw(b"{}"))

    # --- acts and what they bring -------------------------------------------------------------------------------------

    def write(self, state: State, act: int, style: str | None = None, language: str = "en") -> str:
        """A legal act in notation, or its number."""
        return self.attempt("write", lambda: self.game.write(state, act, style, language), lambda: f"#{act}")

    def write_entry(self, number: int, state: State, act: int) -> str:
        """The same for an entry of a log that only grows; in an open game it is written once, for everybody who comes."""
        if self.game.hidden:
            return self.write(state, act)
        if (text := self._written.get(number)) is None:
            text = self._written[number] = self.write(state, act)
        return text

    def news(self, before: State, act: int, after: State) -> list[News]:
        """What an act brought about. Nothing where something is hidden: it could tell more than a seat may know."""
        return [] if self.game.hidden else self.attempt("news", lambda: self._news(before, act, after), list)

    def _news(self, before: State, act: int, after: State) -> list[News]:
        told = [News(it.id, plain_values(it.values), it.rule, it.drawn) for it in self.game.news(before, act, after)]
        if told:
            encode(told)  # raises for values that cannot be sent
        return told

    def comments_before(self, state: State) -> dict[str, str]:
        """The checked comments that a record has before the next act."""
        return self.attempt("comments", lambda: self.game.comments_before(state), dict)

    def comments_after(self, before: State, act: int, after: State) -> dict[str, str]:
        """The checked comments that a record has after an act."""
        return self.attempt("comments", lambda: self.game.comments_after(before, act, after), dict)

    def points(self, state: State) -> tuple[int, ...]:
        """The points so far; those that the rules count where the game fails."""
        return self.attempt("points", lambda: tuple(map(int, self.game.points(state))), lambda: Game.points(self.game, state))
