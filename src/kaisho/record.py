"""A played game: options, deal and acts. It is written as a text file, and read and replayed with every check.

    kaisho record 1
    game: kamisado
    version: 1
    options: match=standard setup=colours
    black: Johan
    white: Alain
    notation: symbols
    acts: 3
    result: unfinished

    Round 1
    ; line-up: black brown green red yellow pink purple blue orange, white orange blue purple pink yellow red green brown
      1. black  赤↖2青
      2. white  青↖6赤
      3. black  赤↗4青

The words of the format are the same in every language; the moves may be in any notation that the game reads. A ``;``
begins a comment; some comments are written by the game and checked when the record is read. ``docs/records.md`` describes
every tag.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from kaisho.errors import BadRecord, KaishoError, UnknownRules
from kaisho.files import write_whole
from kaisho.game import HIDDEN, Game, Result
from kaisho.games import game_class
from kaisho.language import words
from kaisho.position import Position
from kaisho.state import Ints, State
from kaisho.texts import MAX_ACT_LENGTH, MAX_LINE_LENGTH, MAX_RECORD_LENGTH, bounded

FORMAT = 1
FIRST_LINE = re.compile(r"kaisho record (\d{1,9})")
CARRIED = re.compile(r"[0-9]{1,9}(:[0-9]{1,9})*")
NUMBERED = re.compile(r"#(\d{1,9})")
"""An act by its number, for when its notation cannot be written."""
MOVE = re.compile(r"(\d{1,9})\.\s+(\S+)\s+(.+)")
SECTION = re.compile(r"Round (\d{1,9})")
LINE_BREAK = re.compile(r"\r\n|\n|\r")
TAG = re.compile(r"([a-z0-9][a-z0-9-]*):\s*(.*)")
COMMENT = re.compile(r";\s*([A-Za-z][A-Za-z0-9-]*)\s*:\s*(.*)")
"""A comment on a line of its own that begins with a name: checked if the game knows the name, in any letter case."""
FREE_TAGS = ("date", "event", "place", "comment")
UNKNOWN_ACT = "?"
"""What stands for an act that the reader of a running game may not know."""

LEFT = "left"
"""The checked comment about a player who leaves a game of three or more sides while the others play on."""
_TABLE_PLACES = re.compile(r", places ([1-9](?: [1-9]){1,8})$")
"""The end of the comment in a table's record if somebody has left the game."""
LEAVING_REASONS = ("resigned", "flag", "claimed")
"""Why players leave: they resign, run out of time, or stay away. The log of a table stores indices of this tuple."""


class Leaving(NamedTuple):
    """A player who has left a game that goes on. From then on the table plays for the seat."""

    acts: int
    """The number of acts before that."""
    seat: int
    reason: str


class Shows(Protocol):
    """Writes the acts and checked comments of a record, as a game does."""

    def write(self, state: State, act: int, style: str | None = None, language: str = "en") -> str: ...

    def comments_before(self, state: State) -> dict[str, str]: ...

    def comments_after(self, before: State, act: int, after: State) -> dict[str, str]: ...


class Record:
    """A game that is being played or has been played: its acts, and the state after each of them."""

    def __init__(self, game: Game, layout: Ints | None = None, *, start: State | None = None) -> None:
        self.game = game
        self.layout = game.shuffle(0) if layout is None else layout
        self.from_position = start is not None
        self.states = [game.copy(start) if start is not None else game.deal(self.layout)]
        self.acts: list[int] = []
        self.tags: dict[str, str] = {}
        self.carried: tuple[int, ...] | None = None
        """The points from earlier games of the series, by the seats of this one."""
        self.departures: list[Leaving] = []
        """Players who have left the game, in order."""

    @property
    def state(self) -> State:
        """The state after the last act. Do not modify it: use ``play``."""
        return self.states[-1]

    def __repr__(self) -> str:
        return f"<Record of {self.game!r}, {len(self.acts)} acts{', over' if self.state.over else ''}>"

    def __iter__(self) -> Iterator[tuple[Position, int]]:
        """Yield the position before each act, without its history, and the act."""
        for state, act in zip(self.states, self.acts, strict=False):
            yield Position(self.game, state), act

    def position(self, acts: int | None = None) -> Position:
        """Return the position after a number of acts, or after the last one, with its history."""
        count = len(self.acts) if acts is None else acts
        if not 0 <= count <= len(self.acts):
            raise IndexError(f"the record has {len(self.acts)} acts")
        position = Position(self.game, self.states[0]) if self.from_position else self.game.start(self.layout)
        for act in self.acts[:count]:
            position.play(act)
        return position

    def play(self, act: int | str, language: str = "en") -> int:
        """Play an act, given as a number or in notation, and return its number."""
        state = self.game.copy(self.state)
        number = self.game.play(state, act, language)
        self.states.append(state)
        self.acts.append(number)
        return number

    def undo(self) -> bool:
        """Take the last act back; return whether there was one."""
        if not self.acts:
            return False
        self.acts.pop()
        self.states.pop()
        return True

    def undoable(self) -> int:
        """Return how many acts may be taken back: in a game that hides something, only those of the current turn.

        If a finished turn or an act of another seat were taken back, somebody would know too much.
        """
        if not self.game.hidden:
            return len(self.acts)
        now = self.state
        acts = 0
        while acts < len(self.acts) and self._same_turn(self.states[-acts - 2], now):
            acts += 1
        return acts

    @staticmethod
    def _same_turn(before: State, now: State) -> bool:
        return bool(before.turn == now.turn and before.seat == now.seat)

    # --- writing ------------------------------------------------------------------------------------------------------

    def write(
        self, style: str | None = None, language: str = "en", *, seat: int | None = None, shown_by: Shows | None = None
    ) -> str:
        """Return the record as text; for a seat (or ``WATCHER``) only what it may know of a game that is still running.

        Such a record has no deal, a hidden act is ``?``, and a start position is concealed; it is for reading, not for
        replaying. Nothing of a finished game is hidden. ``shown_by`` writes acts and comments instead of the game.
        """
        style = style or self.game.styles[0]
        shows_all = seat is None or not self.game.hidden or bool(self.state.over)
        seen_by = None if shows_all else seat
        moves = self._moves(style, language, seen_by, shown_by or self.game)
        return "\n".join([*self._header(style, language, seen_by), *moves]) + "\n"

    def _header(self, style: str, language: str, seat: int | None) -> list[str]:
        game = self.game
        tags = {"game": game.name, "version": str(game.version), "options": " ".join(game.option_texts())}
        if self.from_position:
            start = self.states[0]
            tags["start"] = game.position(start if seat is None else game.concealed(start, seat))
        elif seat is None and (text := game.write_layout(self.layout)):
            tags["deal"] = text
        tags |= self.tags
        if self.carried is not None and any(self.carried):
            tags["carried"] = ":".join(map(str, self.carried))
        tags |= {"notation": style, "acts": str(len(self.acts)), "result": self.result_text(), "places": self.places_text()}
        if style in game.worded_styles:
            tags["language"] = language
        return [f"kaisho record {FORMAT}", *(f"{name}: {one_line(value)}" for name, value in tags.items() if value)]

    def _moves(self, style: str, language: str, seat: int | None, shown_by: Shows) -> Iterator[str]:
        """Yield a line for each act, with rounds and checked comments; only what a seat may know, unless it is None."""
        game = self.game
        section = None
        width = len(str(len(self.acts))) + 2
        seat_width = max(len(game.seat_name(number)) for number in range(game.seats))
        for number, (state, act) in enumerate(zip(self.states, self.acts, strict=False), 1):
            if game.round_number(state) != section or number == 1:
                section = game.round_number(state)
                yield from ("", f"Round {section}") if section is not None else ("",)
            yield from self._departure_comments(number - 1, number)
            if seat is None:
                yield from _comment_lines(shown_by.comments_before(state))
            shown = act if seat is None else int(game.rules["seen"](state, act, seat))
            move = UNKNOWN_ACT if shown == HIDDEN else shown_by.write(state, shown, style, language)
            yield f"{number:>{width}}. {game.seat_name(int(state.seat)):<{seat_width}}  {move}"
            if seat is None:
                yield from _comment_lines(shown_by.comments_after(state, act, self.states[number]))
        yield from self._departure_comments(len(self.acts), sys.maxsize)

    def _departure_comments(self, first: int, end: int) -> list[str]:
        """Return the comments about players who left after at least ``first`` and fewer than ``end`` acts."""
        departures = [leaving for leaving in self.departures if first <= leaving.acts < end]
        return [f"; {LEFT}: {self.game.seat_name(leaving.seat)} {leaving.reason}" for leaving in departures]

    def comments_here(self) -> dict[str, str]:
        """Return the checked comments that may follow the last act and precede the next one, by name."""
        game, state = self.game, self.state
        after = game.comments_after(self.states[-2], self.acts[-1], state) if self.acts else {}
        return after | game.comments_before(state)

    def result_text(self) -> str:
        """Return the value of the tag ``result``."""
        result = self.game.result(self.state)
        return "unfinished" if result is None else describe_result(self.game, result)

    def places_text(self) -> str:
        """Return the value of the tag ``places``: every seat's place, or nothing if it follows from the result."""
        result = self.game.result(self.state)
        if result is None or result.places == self.game.places_by_value(result.values):
            return ""
        return " ".join(map(str, result.places))

    def table_places(self) -> tuple[int, ...] | None:
        """Return the places that a table gave at the end of a game that somebody had left, from the record's comment."""
        found = _TABLE_PLACES.search(self.tags.get("comment", "")) if self.departures and self.state.over else None
        places = tuple(map(int, found[1].split())) if found else ()
        return places if len(places) == self.game.seats and max(places) <= self.game.seats else None

    def save(self, file: str | Path, style: str | None = None, language: str = "en") -> None:
        """Write the record to a file, completely or not at all."""
        write_whole(Path(file), self.write(style, language))

    # --- reading ------------------------------------------------------------------------------------------------------

    @classmethod
    def read(cls, text: str) -> Record:
        """Return the game that a text describes, replayed with every check; raise ``BadRecord`` with the wrong line."""
        return _Reader(_at(1, bounded, text, MAX_RECORD_LENGTH)).record()

    @classmethod
    def load(cls, file: str | Path) -> Record:
        """Read the game in a file."""
        try:
            if not str(file):
                raise FileNotFoundError
            with open(file, "rb") as opened:
                data = opened.read(MAX_RECORD_LENGTH + 1)
        except FileNotFoundError:
            raise KaishoError("file-missing", file=str(file)) from None
        except ValueError as error:  # an impossible file name
            raise KaishoError("file-unreadable", file=str(file), why=str(error)) from None
        except OSError as error:
            raise KaishoError("file-unreadable", file=str(file), why=error.strerror or str(error)) from None
        if len(data) > MAX_RECORD_LENGTH:
            raise KaishoError("file-unreadable", file=str(file), why=f"> {MAX_RECORD_LENGTH} bytes")
        try:
            return cls.read(data.decode("utf-8-sig"))
        except UnicodeDecodeError as error:
            raise BadRecord("record-not-text", data.count(b"\n", 0, error.start) + 1) from None


def tags_in(text: str) -> dict[str, str]:
    """Return the tags of a record, for lists. Nothing is checked, unlike in ``Record.read``."""
    lines = LINE_BREAK.split(text.partition("\n\n")[0])
    return {found[1]: found[2] for line in lines if (found := TAG.fullmatch(line.partition(";")[0].strip()))}


def describe_result(game: Game, result: Result) -> str:
    """Write a result in the words of the format: winners, points, reason."""
    winners = "+".join(game.seat_name(seat) for seat in result.winners) or "draw"
    return f"{winners} {':'.join(map(str, result.points))} {result.reason}"


def _comment_lines(comments: dict[str, str]) -> list[str]:
    return [f"; {name}: {text}" for name, text in comments.items()]


def one_line(text: str) -> str:
    """Make a text fit for a tag, which a line break would end and in which a semicolon begins a comment."""
    return " ".join(text.split()).replace(";", ",")


@dataclass
class _Reader:
    """Reads one record line by line, so that every error names its line."""

    text: str
    tags: dict[str, tuple[int, str]] = field(default_factory=dict)
    commented: set[str] = field(default_factory=set)
    """The names of checked comments since the last move."""

    def record(self) -> Record:
        lines = [(number, line.strip()) for number, line in enumerate(LINE_BREAK.split(self.text), 1)]
        for number, line in lines:
            _at(number, bounded, line, MAX_LINE_LENGTH)
        lines = [(number, line if COMMENT.fullmatch(line) else line.partition(";")[0].strip()) for number, line in lines]
        lines = [(number, line) for number, line in lines if line]
        first = next((index for index, (_, line) in enumerate(lines) if MOVE.fullmatch(line) or SECTION.fullmatch(line)), None)
        header, body = lines[:first], lines[first:] if first is not None else []
        tags = [(number, line) for number, line in header if not COMMENT.fullmatch(line)]
        self._first_line(tags or body)
        for number, line in tags[1:]:
            self._tag(number, line)
        record = self._empty_record()
        language = self.tags.get("language", (0, "en"))[1]
        comments = [(number, line) for number, line in header if COMMENT.fullmatch(line)]
        for number, line in comments + body:
            self._line(record, number, line, language)
        self._closing_checks(record, (tags + body)[-1][0])
        return record

    def _first_line(self, lines: list[tuple[int, str]]) -> None:
        found = FIRST_LINE.fullmatch(lines[0][1]) if lines else None
        if found is None:
            raise BadRecord("record-first-line", lines[0][0] if lines else 1)
        if int(found[1]) > FORMAT:
            raise BadRecord("record-newer", lines[0][0], found=found[1], known=str(FORMAT))
        if int(found[1]) < 1:
            raise BadRecord("record-first-line", lines[0][0])

    def _tag(self, number: int, line: str) -> None:
        found = TAG.fullmatch(line)
        if found is None:
            raise BadRecord("record-bad-tag", number, text=line)
        if found[1] in self.tags:
            raise BadRecord("record-tag-twice", number, name=found[1])
        self.tags[found[1]] = (number, found[2])

    def _required(self, name: str) -> tuple[int, str]:
        if name not in self.tags:
            raise BadRecord("record-tag-missing", 1, name=name)
        return self.tags[name]

    def _empty_record(self) -> Record:
        line, name = self._required("game")
        kind = _at(line, game_class, name)
        line, version = self._required("version")
        if not (version.isascii() and version.isdigit()) or len(version) > 9:
            raise BadRecord("record-bad-version", line, text=version)
        try:
            kind = game_class(name, int(version))
        except UnknownRules as error:
            raise BadRecord(error.code, line, **error.values) from None
        line, options = self.tags.get("options", (1, ""))
        game = _at(line, kind.from_option_texts, options.split())
        if "start" in self.tags:
            line, start = self.tags["start"]
            start_game, state = _at(line, kind.from_position, start)
            if "options" in self.tags and start_game.options != game.options:
                raise BadRecord("record-options-and-start", line)
            record = Record(start_game, start=state)
        else:
            if "deal" not in self.tags and game.hidden:
                raise BadRecord("record-no-deal", 1)
            line, text = self.tags.get("deal", (1, ""))
            record = _at(line, lambda: Record(game, game.read_layout(text)))
        record.carried = self._carried(record.game)
        known = {"game", "version", "options", "start", "deal", "carried", "notation", "acts", "result", "places", "language"}
        known |= {*FREE_TAGS}
        seats = {game.seat_name(seat) for seat in range(game.seats)}
        line, language = self.tags.get("language", (1, "en"))
        _at(line, words, language)
        line, style = self.tags.get("notation", (1, game.styles[0]))
        if style not in game.styles:
            raise BadRecord("unknown-style", line, style=style, known=game.styles)
        for tag, (line, value) in self.tags.items():
            if tag not in known and tag not in seats:
                raise BadRecord("record-unknown-tag", line, name=tag)
            if tag in seats or tag in FREE_TAGS:
                record.tags[tag] = value
        return record

    def _line(self, record: Record, number: int, line: str, language: str) -> None:
        if comment := COMMENT.fullmatch(line):
            self._comment(record, number, comment[1], " ".join(comment[2].split()))
        elif section := SECTION.fullmatch(line):
            wanted = record.game.round_number(record.state)
            if wanted != int(section[1]):
                raise BadRecord("record-bad-section", number, found=line, wanted=str(wanted))
        else:
            self._move(record, number, line, language)

    def _comment(self, record: Record, number: int, name: str, text: str) -> None:
        """Check a comment that the game writes, or one about a player who left; every other comment is free text."""
        checked = (*record.game.comments, *((LEFT,) if len(record.game.teams) > 2 else ()))
        if name.lower() not in checked:
            return
        if name not in checked:
            raise BadRecord("record-comment-case", number, name=name, wanted=name.lower())
        if name == LEFT:  # several may leave before the same move
            self._leaving(record, number, text)
            return
        if name in self.commented:
            raise BadRecord("record-comment-twice", number, name=name)
        self.commented.add(name)
        wanted = record.comments_here().get(name)
        if wanted is None:
            raise BadRecord("record-comment-misplaced", number, name=name)
        if text != wanted:
            raise BadRecord("record-bad-comment", number, name=name, found=text, wanted=wanted)

    def _leaving(self, record: Record, number: int, text: str) -> None:
        game = record.game
        names = [game.seat_name(seat) for seat in range(game.seats)]
        side, _, reason = text.partition(" ")
        if (
            side not in names
            or reason not in LEAVING_REASONS
            or any(leaving.seat == names.index(side) for leaving in record.departures)
        ):
            raise BadRecord("record-bad-left", number, text=text)
        record.departures.append(Leaving(len(record.acts), names.index(side), reason))

    def _carried(self, game: Game) -> tuple[int, ...] | None:
        if "carried" not in self.tags:
            return None
        line, text = self.tags["carried"]
        found = CARRIED.fullmatch(text)
        points = text.split(":")
        if found is None or len(points) != game.seats or not game.keeps_points:
            raise BadRecord("record-bad-carried", line, text=text)
        return tuple(map(int, points))

    def _move(self, record: Record, number: int, line: str, language: str) -> None:
        game, state = record.game, record.state
        move = MOVE.fullmatch(line)
        if move is None:
            raise BadRecord("record-bad-line", number, text=line)
        _at(number, bounded, move[3], MAX_ACT_LENGTH)
        if state.over:
            raise BadRecord("record-after-end", number)
        if int(move[1]) != len(record.acts) + 1:
            raise BadRecord("record-bad-number", number, found=move[1], wanted=str(len(record.acts) + 1))
        wanted = game.seat_name(int(state.seat))
        if move[2] != wanted:
            raise BadRecord("record-bad-seat", number, found=move[2], wanted=wanted)
        self.commented.clear()
        numbered = NUMBERED.fullmatch(move[3])
        has_left = any(leaving.seat == state.seat for leaving in record.departures) and not game.is_secret(state)
        act = _at(number, record.play, int(numbered[1]) if numbered else move[3], language)
        if has_left and act != game.absent_act(state):
            wanted = game.write(state, game.absent_act(state))
            raise BadRecord("record-left-act", number, found=move[3], wanted=wanted)

    def _closing_checks(self, record: Record, last_line: int) -> None:
        found = str(len(record.acts))
        if "acts" in self.tags and self.tags["acts"][1] != found:
            raise BadRecord("record-truncated", last_line, wanted=self.tags["acts"][1], found=found)
        if "result" in self.tags and self.tags["result"][1] != record.result_text():
            line, text = self.tags["result"]
            raise BadRecord("record-bad-result", line, found=text, wanted=record.result_text())
        if "places" in self.tags and self.tags["places"][1] != record.places_text():
            line, text = self.tags["places"]
            raise BadRecord("record-bad-result", line, found=f"places: {text}", wanted=f"places: {record.places_text() or '-'}")


def _at(line: int, call: Any, *arguments: Any) -> Any:
    """Call a function, and convert its error to one about a line."""
    try:
        return call(*arguments)
    except KaishoError as error:
        raise BadRecord(error.code, line, error) from None
