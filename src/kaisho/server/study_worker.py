"""The process that computes long studies: jobs on standard input, replies on standard output.

A study that uses more than ``CPU_SECONDS`` of processor time ends the process. The kernel enforces it (``ITIMER_PROF``), so
that code which holds the interpreter cannot prevent it. When the server ends, for whatever reason, standard input closes,
and this process ends as well.
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
from kaisho.server.study import StudyRequest, open_study, study_record, study_result
from kaisho.server.warm_up import act_once
from kaisho.sheet import record_pages
from kaisho.state import State

CPU_SECONDS = 3.0
"""Ten times what the longest allowed study takes."""
STUDY = "study"
"""What the log names instead of a table for a game that is stored nowhere."""
MIN_TO_COMPRESS = 2_000
"""Bytes; shorter responses are not worth compressing."""
READY = b"ready"
LENGTH = 4
"""Bytes of the length before every job and reply."""


StudyKind = Literal["result", "record", "position", "sheet"]


class StudyJob(Struct, frozen=True, kw_only=True):
    """A study, and what is wanted of it: its result, a record, the last position, or a score sheet."""

    request: StudyRequest
    kind: StudyKind
    language: str
    paper: str = ""
    """Paper size of a score sheet."""
    gzip: bool = False
    """Whether the client accepts compressed responses."""


class StudyBody(Struct, frozen=True, tag=True):
    """The body of a response: JSON or a record."""

    content: bytes
    gzipped: bool = False


class ReachedPosition(Struct, frozen=True, tag=True):
    """The last position of a study, in a form that another process can restore."""

    game: str
    version: int
    options: list[str]
    state: bytes
    acts: int
    style: str

    def restored(self) -> tuple[Game, State]:
        game = game_class(self.game, self.version).from_option_texts(self.options)
        return game, game.from_bytes(self.state)


class StudySheet(Struct, frozen=True, tag=True):
    """A score sheet: its pages as SVG."""

    game: str
    version: int
    options: list[str]
    pages: list[str]

    def restored_game(self) -> Game:
        return game_class(self.game, self.version).from_option_texts(self.options)


class RefusedStudy(Struct, frozen=True, tag=True):
    """What was wrong with a study, in the client's language."""

    code: str
    message: str
    rule: str | None


class FailedStudy(Struct, frozen=True, tag=True):
    """An internal error: its name, and where in the code it was raised."""

    error: str
    where: list[str]


StudyAnswer = StudyBody | ReachedPosition | StudySheet


class Reply(Struct, frozen=True):
    """What the process writes: an answer, and what a game failed to show on the way."""

    answer: StudyBody | ReachedPosition | StudySheet | RefusedStudy | FailedStudy
    faults: list[Fault]


def compute(job: StudyJob, faults: Faults) -> StudyAnswer:
    """Do a job; raise ``KaishoError`` for a study that is wrong."""
    opened = open_study(job.request, job.language)
    game = opened.record.game
    if job.kind == "position":
        record = opened.complete_record()
        state, acts = game.to_bytes(record.state), len(record.acts)
        return ReachedPosition(game.name, game.version, game.option_texts(), state, acts, opened.style)
    if job.kind == "sheet":
        pages = record_pages(opened.complete_record(), job.language, job.paper)
        return StudySheet(game.name, game.version, game.option_texts(), [page.svg for page in pages])
    screen = Screen(game, STUDY, faults)
    if job.kind == "record":
        return StudyBody(study_record(opened, screen).encode())
    content = encode(study_result(opened, screen))
    if job.gzip and len(content) >= MIN_TO_COMPRESS:
        return StudyBody(gzip.compress(content, 1, mtime=0), gzipped=True)
    return StudyBody(content)


class FaultList(Faults):
    """Collects failures of games to show something, for the server to count."""

    def __init__(self) -> None:
        self.found: list[Fault] = []

    def report(self, fault: Fault, error: BaseException | None = None) -> None:
        self.found.append(fault)


def reply_to(job: StudyJob) -> Reply:
    faults = FaultList()
    try:
        return Reply(compute(job, faults), faults.found)
    except KaishoError as error:
        rule = error.rule if isinstance(error, BadRecord) else None
        return Reply(RefusedStudy(error.code, error.say(job.language), rule), faults.found)
    except Exception as error:
        frames = traceback.extract_tb(error.__traceback__)[-6:]
        where = [f"{os.path.basename(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames]
        return Reply(FailedStudy(type(error).__name__, where), faults.found)


def framed(data: bytes) -> bytes:
    return len(data).to_bytes(LENGTH, "big") + data


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Do jobs until there are no more."""
    jobs, replies = msgspec.msgpack.Decoder(StudyJob), msgspec.msgpack.Encoder()
    while len(head := source.read(LENGTH)) == LENGTH:
        job = jobs.decode(source.read(int.from_bytes(head, "big")))
        signal.setitimer(signal.ITIMER_PROF, CPU_SECONDS)
        reply = replies.encode(reply_to(job))
        signal.setitimer(signal.ITIMER_PROF, 0)
        sink.write(framed(reply))
        sink.flush()


def main() -> None:
    """Load all rules, report that, and serve."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        os.nice(5)
    sink = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing that is printed must look like a reply
    for kind in games.classes():
        act_once(kind())
    sink.write(READY)
    sink.flush()
    with contextlib.suppress(BrokenPipeError):
        serve(sys.stdin.buffer, sink)


if __name__ == "__main__":
    main()
