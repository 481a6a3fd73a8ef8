"""A played game: options, the deal and the acts; written as a text file, read with every check, and replayed.

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
      1. black  赤↖2青
      2. white  青↖6赤
      3. black  赤↗4青

The words of the format are the same in every language; the moves may be in any notation that the game reads. What
follows a ``;`` is a comment. ``docs/records.md`` describes every tag.
"""

from __future__ import annotations

import errno
import os
import re
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kaisho.errors import BadRecord, KaishoError
from kaisho.game import HIDDEN, Game, Result
from kaisho.games import game_class
from kaisho.language import words
from kaisho.state import Ints, State

FORMAT = 1
FIRST_LINE = re.compile(r"kaisho record (\d{1,9})")
MOVE = re.compile(r"(\d{1,9})\.\s+(\S+)\s+(.+)")
SECTION = re.compile(r"Round (\d{1,9})")
LINE_BREAK = re.compile(r"\r\n|\n|\r")
TAG = re.compile(r"([a-z][a-z0-9-]*):\s*(.*)")
FREE_TAGS = ("date", "event", "place", "comment")
MOST_BYTES = 4_000_000
UNKNOWN_ACT = "?"
"""How an act is written that the reader of a running game may not know."""


class Record:
    """A game that is being played or has been played: its acts, and the state after each of them."""

    def __init__(self, game: Game, layout: Ints | None = None, *, start: State | None = None) -> None:
        self.game = game
        self.layout = game.shuffle(0) if layout is None else layout
        self.from_position = start is not None
        self.states = [game.copy(start) if start is not None else game.deal(self.layout)]
        self.acts: list[int] = []
        self.tags: dict[str, str] = {}

    @property
    def state(self) -> State:
        """The state after the last act. To change it, play."""
        return self.states[-1]

    def play(self, act: int | str, language: str = "en") -> int:
        """Play an act, given as a number or in notation."""
        state = self.game.copy(self.state)
        number = self.game.play(state, act, language)
        self.states.append(state)
        self.acts.append(number)
        return number

    def undo(self) -> bool:
        """Take the last act back; False where there is none."""
        if not self.acts:
            return False
        self.acts.pop()
        self.states.pop()
        return True

    def undoable(self) -> int:
        """How many acts may be taken back: where something is hidden, only those of the turn that is being played.

        What a turn brings to light, and another seat's acts, cannot be taken back without somebody knowing too much.
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

    def write(self, style: str | None = None, language: str = "en", *, seat: int | None = None) -> str:
        """The record as text; for a seat (or ``WATCHER``) only what it may know of a game that is still running.

        Such a record has no deal, a hidden act is ``?``, and a start position is concealed; it is for reading, not for
        replaying. A finished game is no longer hidden from anybody.
        """
        game = self.game
        style = style or game.styles[0]
        whole = seat is None or not game.hidden or bool(self.state.over)
        tags = {"game": game.name, "version": str(game.version), "options": " ".join(game.option_texts())}
        if self.from_position:
            start = self.states[0]
            tags["start"] = game.position(start if whole or seat is None else game.concealed(start, seat))
        elif whole and (text := game.write_layout(self.layout)):
            tags["deal"] = text
        tags |= self.tags
        tags |= {"notation": style, "acts": str(len(self.acts)), "result": self.result_text()}
        if style in ("spoken", "short"):
            tags["language"] = language
        lines = [f"kaisho record {FORMAT}", *(f"{name}: {one_line(value)}" for name, value in tags.items() if value)]
        section = None
        width = len(str(len(self.acts))) + 2
        seat_width = max(len(game.seat_name(seat)) for seat in range(game.seats))
        for number, (state, act) in enumerate(zip(self.states, self.acts, strict=False), 1):
            if game.section(state) != section or number == 1:
                section = game.section(state)
                lines += ["", f"Round {section}"] if section is not None else [""]
            shown = act if whole or seat is None else int(game.rules["seen"](state, act, seat))
            move = UNKNOWN_ACT if shown == HIDDEN else game.write(state, shown, style, language)
            lines.append(f"{number:>{width}}. {game.seat_name(int(state.seat)):<{seat_width}}  {move}")
        return "\n".join(lines) + "\n"

    def result_text(self) -> str:
        result = self.game.result(self.state)
        return "unfinished" if result is None else describe_result(self.game, result)

    def save(self, file: str | Path, style: str | None = None, language: str = "en") -> None:
        """Write the record to a file: whole, or not at all."""
        write_whole(Path(file), self.write(style, language))

    # --- reading ------------------------------------------------------------------------------------------------------

    @classmethod
    def read(cls, text: str) -> Record:
        """The game that a text describes, replayed with every check; raise ``BadRecord`` with the wrong line."""
        return _Reader(text).record()

    @classmethod
    def load(cls, file: str | Path) -> Record:
        """The game in a file."""
        try:
            if not str(file):
                raise FileNotFoundError
            with open(file, "rb") as opened:
                data = opened.read(MOST_BYTES + 1)
        except FileNotFoundError:
            raise KaishoError("file-missing", file=str(file)) from None
        except ValueError as error:  # a name that no file can have
            raise KaishoError("file-unreadable", file=str(file), why=str(error)) from None
        except OSError as error:
            raise KaishoError("file-unreadable", file=str(file), why=error.strerror or str(error)) from None
        if len(data) > MOST_BYTES:
            raise KaishoError("file-unreadable", file=str(file), why=f"> {MOST_BYTES} bytes")
        try:
            return cls.read(data.decode("utf-8-sig"))
        except UnicodeDecodeError as error:
            raise BadRecord("record-not-text", data.count(b"\n", 0, error.start) + 1) from None


def describe_result(game: Game, result: Result) -> str:
    """A result in the words of the format: winners, points, reason."""
    winners = "+".join(game.seat_name(seat) for seat in result.winners) or "draw"
    return f"{winners} {':'.join(map(str, result.points))} {result.reason}"


def one_line(text: str) -> str:
    """Text for a tag: a line break would end it, and a semicolon begins a comment."""
    return " ".join(text.split()).replace(";", ",")


def write_whole(path: Path, text: str) -> None:
    """Replace a file's content at once: after a crash there is the old file or the new one, never a part."""
    try:
        path = path.resolve()
        if path.exists() and not path.is_file():
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", newline="\n", dir=path.parent, prefix=f".{path.name}.", delete=False
        ) as new:
            try:
                new.write(text)
                new.flush()
                os.fsync(new.fileno())
                if path.exists():
                    os.chmod(new.name, path.stat().st_mode & 0o777)
                else:
                    mask = os.umask(0)
                    os.umask(mask)
                    os.chmod(new.name, 0o666 & ~mask)
                os.replace(new.name, path)
            except BaseException:
                Path(new.name).unlink(missing_ok=True)
                raise
    except (OSError, ValueError, RuntimeError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise KaishoError("file-unwritable", file=str(path), why=why) from None


@dataclass
class _Reader:
    """Reads one record line by line, so that every error names its line."""

    text: str
    tags: dict[str, tuple[int, str]] = field(default_factory=dict)

    def record(self) -> Record:
        lines = [(number, line.partition(";")[0].strip()) for number, line in enumerate(LINE_BREAK.split(self.text), 1)]
        lines = [(number, line) for number, line in lines if line]
        self._first_line(lines)
        moves = 1
        while moves < len(lines) and not (MOVE.fullmatch(lines[moves][1]) or SECTION.fullmatch(lines[moves][1])):
            self._tag(*lines[moves])
            moves += 1
        record = self._empty_record()
        language = self.tags.get("language", (0, "en"))[1]
        for number, line in lines[moves:]:
            self._move(record, number, line, language)
        self._closing_checks(record, lines[-1][0])
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

    def _needed(self, name: str) -> tuple[int, str]:
        if name not in self.tags:
            raise BadRecord("record-tag-missing", 1, name=name)
        return self.tags[name]

    def _empty_record(self) -> Record:
        line, name = self._needed("game")
        kind = _at(line, game_class, name)
        line, version = self._needed("version")
        if not (version.isascii() and version.isdigit()) or len(version) > 9:
            raise BadRecord("record-bad-version", line, text=version)
        if int(version) != kind.version:
            code = "record-newer-rules" if int(version) > kind.version else "record-older-rules"
            raise BadRecord(code, line, found=version, game=name, known=str(kind.version))
        line, options = self.tags.get("options", (1, ""))
        game = _at(line, kind.from_option_texts, options.split())
        if "start" in self.tags:
            line, start = self.tags["start"]
            own_game, state = _at(line, kind.from_position, start)
            if "options" in self.tags and own_game.options != game.options:
                raise BadRecord("record-options-and-start", line)
            record = Record(own_game, start=state)
        else:
            line, text = self.tags.get("deal", (1, ""))
            record = _at(line, lambda: Record(game, game.read_layout(text)))
        known = {"game", "version", "options", "start", "deal", "notation", "acts", "result", "language", *FREE_TAGS}
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

    def _move(self, record: Record, number: int, line: str, language: str) -> None:
        game, state = record.game, record.state
        if section := SECTION.fullmatch(line):
            if game.section(state) != int(section[1]):
                raise BadRecord("record-bad-section", number, found=line, wanted=str(game.section(state)))
            return
        move = MOVE.fullmatch(line)
        if move is None:
            raise BadRecord("record-bad-line", number, text=line)
        if state.over:
            raise BadRecord("record-after-end", number)
        if int(move[1]) != len(record.acts) + 1:
            raise BadRecord("record-bad-number", number, found=move[1], wanted=str(len(record.acts) + 1))
        wanted = game.seat_name(int(state.seat))
        if move[2] != wanted:
            raise BadRecord("record-bad-seat", number, found=move[2], wanted=wanted)
        _at(number, record.play, move[3], language)

    def _closing_checks(self, record: Record, last_line: int) -> None:
        found = str(len(record.acts))
        if "acts" in self.tags and self.tags["acts"][1] != found:
            raise BadRecord("record-truncated", last_line, wanted=self.tags["acts"][1], found=found)
        if "result" in self.tags and self.tags["result"][1] != record.result_text():
            line, text = self.tags["result"]
            raise BadRecord("record-bad-result", line, found=text, wanted=record.result_text())


def _at(line: int, call: Any, *arguments: Any) -> Any:
    """Call something, and turn what it finds wrong into a wrong line."""
    try:
        return call(*arguments)
    except KaishoError as error:
        raise BadRecord(error.code, line, error) from None
