"""Courses: a game's rules in short steps, each a real position in which the learner acts.

A course is plain data: first the rules, then tactics. The texts of a step are messages: ``learn-GAME-STEP-title``;
``learn-GAME-STEP`` for its first task, ``learn-GAME-STEP-2`` for the second and so on; ``learn-GAME-STEP-done`` for the end.
``learn-GAME-aim`` is the aim of the game. ``localized`` adds words, act numbers and rules.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

import msgspec

from kaisho import games
from kaisho.errors import KaishoError, UnknownGame
from kaisho.state import State


class NoCourse(UnknownGame):
    """A game that has no course."""


class NoStep(KaishoError):
    """A step that a course does not have."""


class Task(msgspec.Struct, frozen=True):
    """What the learner has to do: play any of these acts, given in notation.

    Without acts any legal act will do or, with ``wins``, any act that wins at once; or any one that ``accepts``.
    """

    acts: tuple[str, ...] = ()
    accepts: Callable[[Any, State, int], bool] | None = None
    """Whether a legal act solves the task, where the acts are too many to be listed."""
    refused: str | None = None
    """The rule that forbids these acts: the learner tries one that this rule forbids, and sees why."""
    replies: tuple[str, ...] = ()
    """The acts that follow automatically: those of the other side, and forced ones."""
    wins: int = 0
    """The number of plies in which these acts, and no others, win against every defence; 0 if nothing is claimed."""
    hint: bool = False
    """Whether there is a message ``…-hint`` for the task."""
    wrong: bool = False
    """Whether there is a message ``…-wrong`` that explains what is wrong with all other acts."""
    refuted: tuple[tuple[str, str], ...] = ()
    """Wrong acts, each with the other side's act that proves it wrong."""
    winning_replies: tuple[int, ...] = ()
    """Acts of the other side, by number: the first one that wins is the answer to any wrong act that is not in ``refuted``."""


class Step(msgspec.Struct, frozen=True):
    """A position, the rules that it teaches, and its tasks."""

    id: str
    rules: tuple[str, ...]
    position: str
    tasks: tuple[Task, ...]
    signs: tuple[str, ...] = ()
    """What to look at on the board, by the names of squares: ``c1`` is ringed, ``c1>c5`` is an arrow."""


class Chapter(msgspec.Struct, frozen=True):
    """Steps that belong together; the title is the message ``learn-GAME-chapter-ID``."""

    id: str
    steps: tuple[Step, ...]
    tactics: bool = False
    """Whether it is about playing well, after the rules."""


class RuleGroup(msgspec.Struct, frozen=True):
    """Rules that stand under one heading, the message ``learn-GAME-rules-ID``, with the steps whose positions show them."""

    id: str
    rules: tuple[str, ...]
    steps: tuple[str, ...]


class Course(msgspec.Struct, frozen=True):
    """All chapters about a game, and its rules in an order for reading."""

    game: str
    chapters: tuple[Chapter, ...]
    rule_groups: tuple[RuleGroup, ...]

    @property
    def steps(self) -> tuple[Step, ...]:
        return tuple(step for chapter in self.chapters for step in chapter.steps)

    def step(self, id: str) -> Step:
        for step in self.steps:
            if step.id == id:
                return step
        raise NoStep("no-step", game=self.game, step=id)


def names() -> tuple[str, ...]:
    """Return the names of all games that have a course."""
    return tuple(name for name in games.names() if games.game_class(name).course is not None)


def course(game: str) -> Course:
    """Return the course of a game, whose module is loaded only now."""
    module = games.game_class(game).course
    if module is None:
        raise NoCourse("no-course", game=game, known=names())
    found: Course = importlib.import_module(module).COURSE
    return found
