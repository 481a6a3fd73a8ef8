"""What a game displays: views, acts in notation, events and points. A game that fails at this stops nothing else.

Everything that a game produces for people to look at is requested here. If that raises, something plainer is used instead, so
that acts are still stored, announced and answered. The failure is counted, and logged once per table.
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
from kaisho.language import languages_of
from kaisho.server.game_tables import board_of
from kaisho.server.messages import EventView, encode, plain_values
from kaisho.server.metrics import Metrics
from kaisho.state import State

T = TypeVar("T")
log = logging.getLogger("kaisho.screen")

MAX_KNOWN = 10_000
"""Number of failures that are remembered, so that they are not logged again."""

MAX_WRITTEN = 500
"""Number of legal acts that are sent in notation; a screen shows the others by what they do. It also limits the number of
texts in words, over all languages: if there would be more, none are sent."""


class PlainView(msgspec.Struct, frozen=True):
    """The view of a state that its game failed to display: the position as text, as the seat may know it, or nothing."""

    position: str | None = None
    plain: Literal[True] = True


class PlainDrawing(msgspec.Struct, frozen=True):
    """What the plain board shows: a picture as SVG, and acts in the usual notation and, by language, in words."""

    svg: str
    acts: dict[int, str]
    spoken: dict[str, dict[int, str]]


class Fault(msgspec.Struct, frozen=True):
    """A failure to display something."""

    game: str
    table: str
    """The id of the table, or of whatever else shows the game."""
    what: str
    """What failed: ``view``, ``write`` …"""
    error: str
    """The class of the error."""
    origin: tuple[str, str]
    """The file and the line that raised it."""


class Faults:
    """Failures to display something. All are counted; each kind is logged once per table."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._known: OrderedDict[Fault, None] = OrderedDict()
        self._lock = threading.Lock()  # pages are rendered in threads

    def note(self, game: str, table: str, what: str, error: Exception) -> None:
        self.report(Fault(game, table, what, type(error).__name__, _origin(error)), error)

    def report(self, fault: Fault, error: BaseException | None = None) -> None:
        """Count and log a failure; the error itself is missing if it happened in another process."""
        self._metrics.not_shown.labels(fault.game, fault.what).inc()
        if self._is_new(fault):
            fields = {"table": fault.table, "game": fault.game, "what": fault.what, "reason": fault.error}
            log.error("a game could not be displayed", exc_info=error, extra={"fields": fields})

    def _is_new(self, fault: Fault) -> bool:
        with self._lock:
            new = fault not in self._known
            self._known[fault] = None
            self._known.move_to_end(fault)
            if len(self._known) > MAX_KNOWN:
                self._known.popitem(last=False)
        return new


def _origin(error: Exception) -> tuple[str, str]:
    """The file and line that raised an error."""
    frames = traceback.extract_tb(error.__traceback__)
    return (frames[-1].filename, str(frames[-1].lineno)) if frames else ("", "")


class Screen:
    """Displays one game at one table, or wherever else it is shown. Safe to use in any thread."""

    def __init__(self, game: Game, table: str, faults: Faults) -> None:
        self.game = game
        self.table = table
        self._faults = faults
        self._written: dict[int, str] = {}

    def attempt(self, what: str, make: Callable[[], T], instead: Callable[[], T]) -> T:
        """Return ``make()``. If it raises, note the failure and return ``instead()``."""
        try:
            return make()
        except Exception as error:
            self._faults.note(self.game.name, self.table, what, error)
            return instead()

    # --- positions ----------------------------------------------------------------------------------------------------

    def view(self, state: State, seat: int) -> msgspec.Raw:
        """A seat's view as JSON; a ``PlainView`` if the game fails."""
        return self.attempt("view", lambda: msgspec.Raw(self._view_text(state, seat)), lambda: self._plain_view(state, seat))

    def _view_text(self, state: State, seat: int) -> bytes:
        """The view as JSON, with what the plain board shows if the browser has no other board for the game."""
        if self.game.own_board:
            return self.game.view_text(state, seat)
        return encode(self.game.view(state, seat) | {"drawn": self._drawn(state, seat)})

    def _drawn(self, state: State, seat: int) -> PlainDrawing:
        """A picture of what the seat may know, and the legal acts as text, for the seat to act or if nothing is hidden."""
        game = self.game
        legal = game.legal(state) if not game.hidden or state.seat == seat else []
        written = {act: game.write(state, act) for act in legal[:MAX_WRITTEN]}
        return PlainDrawing(str(game.picture(state, seat)), written, self._spoken(state, legal))

    def _spoken(self, state: State, legal: list[int]) -> dict[str, dict[int, str]]:
        """Legal acts in words, in the languages that the game has words in. A view does not depend on its reader's language."""
        game, style = self.game, self.game.spoken_style
        languages = languages_of(game.name) if style in game.worded_styles else ("en",)
        if style is None or len(legal) * len(languages) > MAX_WRITTEN:
            return {}
        return {language: {act: game.write(state, act, style, language) for act in legal} for language in languages}

    def preview(self, state: State, seat: int, act: int) -> msgspec.Raw:
        """A seat's view after an act, as JSON; an empty ``PlainView`` if the game fails."""
        return self.attempt(
            "preview",
            lambda: msgspec.Raw(encode(self.game.preview(state, seat, act))),
            lambda: msgspec.Raw(encode(PlainView())),
        )

    def _plain_view(self, state: State, seat: int) -> msgspec.Raw:
        return msgspec.Raw(encode(PlainView(self.position(state, seat))))

    def position(self, state: State, seat: int) -> str | None:
        """The position as a line of text, as a seat may know it; None if the game fails."""
        return self.attempt("position", lambda: self.game.position(self.game.known(state, seat)), lambda: None)

    def board(self) -> msgspec.Raw:
        """The board: what a screen shows and no act changes."""
        return self.attempt("board", lambda: board_of(self.game), lambda: msgspec.Raw(b"{}"))

    # --- acts and their effects ---------------------------------------------------------------------------------------

    def write(self, state: State, act: int, style: str | None = None, language: str = "en") -> str:
        """A legal act in notation; its number if the game fails."""
        return self.attempt("write", lambda: self.game.write(state, act, style, language), lambda: f"#{act}")

    def write_entry(self, number: int, state: State, act: int) -> str:
        """An act of the log in notation. In an open game it is written only once, for all viewers."""
        if self.game.hidden:
            return self.write(state, act)
        if (text := self._written.get(number)) is None:
            text = self._written[number] = self.write(state, act)
        return text

    def news(self, before: State, act: int, after: State, number: int = 0) -> list[EventView]:
        """The events of an act with a number in the log. None in games with hidden information, which they might reveal."""
        return [] if self.game.hidden else self.attempt("news", lambda: self._news(before, act, after, number), list)

    def _news(self, before: State, act: int, after: State, number: int) -> list[EventView]:
        news = [
            EventView(event.id, plain_values(event.values), event.rule, event.drawn, number, event.banner)
            for event in self.game.events(before, act, after)
        ]
        if news:
            encode(news)  # raises for values that cannot be sent
        return news

    def comments_before(self, state: State) -> dict[str, str]:
        """The comments of a record before the next act."""
        return self.attempt("comments", lambda: self.game.comments_before(state), dict)

    def comments_after(self, before: State, act: int, after: State) -> dict[str, str]:
        """The comments of a record after an act."""
        return self.attempt("comments", lambda: self.game.comments_after(before, act, after), dict)

    def points(self, state: State) -> tuple[int, ...]:
        """The points so far; those of the rules if the game fails to display them."""
        return self.attempt("points", lambda: tuple(map(int, self.game.points(state))), lambda: Game.points(self.game, state))
