"""The process in which long studies are worked out: a question on standard input, its answer on standard output.

A study that uses more than ``CPU_SECONDS`` of the processor ends the process. The kernel sees to that (``ITIMER_PROF``), so
that nothing which holds the interpreter can prevent it. When the server ends, in whatever way, standard input is closed,
and this process ends too.
"""

from __future__ import annotations

import contextlib
import gzip
import os
import signal
import sys
import traceback
from typing import BinaryIO, Literal

import msgspec
from msgspec import Struct

from kaisho import games
from kaisho.errors import BadRecord, KaishoError
from kaisho.game import Game
from kaisho.games import game_class
from kaisho.server.messages import encode
from kaisho.server.screen import Fault, Faults, Screen
from kaisho.server.study import Study, open_study, studied, study_record
from kaisho.server.warm_up import act_once
from kaisho.sheet import record_pages
from kaisho.state import State

CPU_SECONDS = 3.0
"""The longest allowed studies take a tenth of this."""
STUDY = "study"
"""In the log, the place of a game that is stored nowhere."""
LEAST_TO_PACK = 2_000
"""Shorter answers are not worth compressing."""
READY = b"ready"
LENGTH = 4
"""Bytes before every question and answer that say how long it is."""


Kind = Literal["shown", "record", "place", "sheet"]


class Question(Struct, frozen=True, kw_only=True):
    """A study, and what is wanted of it: what a screen shows, a record, the last position, or a score sheet."""

    wanted: Study
    kind: Kind
    language: str
    paper: str = ""
    """The paper of a score sheet."""
    packed: bool = False
    """Whether who asks can read compressed answers."""


class Shown(Struct, frozen=True, tag=True):
    """An answer that can be sent as it is: JSON or a record."""

    body: bytes
    packed: bool = False


class Reached(Struct, frozen=True, tag=True):
    """The last position of a study, as far as another process needs it."""

    game: str
    version: int
    options: list[str]
    state: bytes
    acts: int
    style: str

    def restored(self) -> tuple[Game, State]:
        game = game_class(self.game, self.version).from_option_texts(self.options)
        return game, game.from_bytes(self.state)


class Drawn(Struct, frozen=True, tag=True):
    """A score sheet: its pages as SVG."""

    game: str
    version: int
    options: list[str]
    pages: list[str]

    def drawn_game(self) -> Game:
        return game_class(self.game, self.version).from_option_texts(self.options)


class Refused(Struct, frozen=True, tag=True):
    """What was wrong with a study, in the language of who asks."""

    code: str
    message: str
    rule: str | None


class Failed(Struct, frozen=True, tag=True):
    """An error of ours: its name, and where in the code it was raised."""

    error: str
    where: list[str]


Answer = Shown | Reached | Drawn


class Reply(Struct, frozen=True):
    """What the process writes: an answer, and what games failed to show on the way."""

    answer: Shown | Reached | Drawn | Refused | Failed
    faults: list[Fault]


def work_out(question: Question, faults: Faults) -> Answer:
    """The answer to a question; raise ``KaishoError`` for a study that is wrong."""
    opened = open_study(question.wanted, question.language)
    game = opened.record.game
    if question.kind == "place":
        record = opened.whole()
        return Reached(
            game.name, game.version, game.option_texts(), game.to_bytes(record.state), len(record.acts), opened.style
        )
    if question.kind == "sheet":
        pages = record_pages(opened.whole(), question.language, question.paper)
        return Drawn(game.name, game.version, game.option_texts(), [page.svg for page in pages])
    screen = Screen(game, STUDY, faults)
    if question.kind == "record":
        return Shown(study_record(opened, screen).encode())
    body = encode(studied(opened, screen))
    packed = question.packed and len(body) >= LEAST_TO_PACK
    return Shown(gzip.compress(body, 1, mtime=0) if packed else body, packed)


class FaultList(Faults):
    """Failures to show something, kept until they are told to the server."""

    def __init__(self) -> None:
        self.found: list[Fault] = []

    def tell(self, fault: Fault, error: BaseException | None = None) -> None:
        self.found.append(fault)


def reply_to(question: Question) -> Reply:
    faults = FaultList()
    try:
        return Reply(work_out(question, faults), faults.found)
    except KaishoError as error:
        rule = error.rule if isinstance(error, BadRecord) else None
        return Reply(Refused(error.code, error.say(question.language), rule), faults.found)
    except Exception as error:
        frames = traceback.extract_tb(error.__traceback__)[-6:]
        where = [f"{os.path.basename(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames]
        return Reply(Failed(type(error).__name__, where), faults.found)


def framed(data: bytes) -> bytes:
    return len(data).to_bytes(LENGTH, "big") + data


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer questions until there are no more."""
    questions, replies = msgspec.msgpack.Decoder(Question), msgspec.msgpack.Encoder()
    while len(head := source.read(LENGTH)) == LENGTH:
        question = questions.decode(source.read(int.from_bytes(head, "big")))
        signal.setitimer(signal.ITIMER_PROF, CPU_SECONDS)
        reply = replies.encode(reply_to(question))
        signal.setitimer(signal.ITIMER_PROF, 0)
        sink.write(framed(reply))
        sink.flush()


def main() -> None:
    """Load all rules, say so, and answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        os.nice(5)
    sink = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever is printed is no answer
    for name in games.names():
        act_once(games.load(name))
    sink.write(READY)
    sink.flush()
    with contextlib.suppress(BrokenPipeError):
        serve(sys.stdin.buffer, sink)


if __name__ == "__main__":
    main()
