"""Courses: a game's rules in short steps, each a real position in which the learner acts.

A course is plain data. What a step says is a message: ``learn-GAME-STEP`` for its first task, ``learn-GAME-STEP-2`` for the
second and so on, and ``learn-GAME-STEP-done`` when all is done. ``telling`` puts words, act numbers and rules together.
"""

from __future__ import annotations

import importlib

import msgspec

from kaisho import games
from kaisho.errors import UnknownGame


class NoCourse(UnknownGame):
    """A game that has no course."""


class Task(msgspec.Struct, frozen=True):
    """One thing that the learner does: any of these acts, written in notation.

    Where none are given any legal act will do, or, with ``wins``, any that wins at once.
    """

    acts: tuple[str, ...] = ()
    refused: str | None = None
    """The rule that refuses these acts: the learner tries one, or another one that the same rule forbids, and sees why."""
    replies: tuple[str, ...] = ()
    """What happens next by itself: the other side's acts, and turns in which nothing can be chosen."""
    wins: int = 0
    """In how many plies these acts, and no others, win whatever the other side does; 0 where nothing is said."""
    hint: bool = False
    """Whether there is a message ``…-hint`` for it."""


class Step(msgspec.Struct, frozen=True):
    """A position, what it teaches, and what is to do in it."""

    id: str
    rules: tuple[str, ...]
    position: str
    tasks: tuple[Task, ...]


class Chapter(msgspec.Struct, frozen=True):
    """Steps that belong together; its title is the message ``learn-GAME-chapter-ID``."""

    id: str
    steps: tuple[Step, ...]


class Course(msgspec.Struct, frozen=True):
    """Everything there is to learn about a game."""

    game: str
    chapters: tuple[Chapter, ...]

    @property
    def steps(self) -> tuple[Step, ...]:
        return tuple(step for chapter in self.chapters for step in chapter.steps)


def names() -> tuple[str, ...]:
    """The games that have a course."""
    return tuple(name for name in games.names() if games.game_class(name).course is not None)


def course(game: str) -> Course:
    """The course of a game; its module is loaded when it is asked for."""
    module = games.game_class(game).course
    if module is None:
        raise NoCourse("no-course", game=game, known=names())
    found: Course = importlib.import_module(module).COURSE
    return found
