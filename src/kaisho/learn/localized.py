"""Courses and rules as a learner sees them: in one language, with the numbers of all acts."""

from __future__ import annotations

import functools

import msgspec

from kaisho.game import Game, OptionValue
from kaisho.games import game_class
from kaisho.language import words
from kaisho.learn import Course, Step, Task, course
from kaisho.learn.customs import customs_in_words, leaving_in_words
from kaisho.picture import Picture
from kaisho.state import State


class LocalizedRule(msgspec.Struct, frozen=True):
    """A rule in words."""

    id: str
    text: str


class LocalizedTask(msgspec.Struct, frozen=True):
    """A task in words."""

    text: str
    goal: str
    """``acts``: one of ``acts``. ``any``: any legal act. ``refused``: an act that ``rule`` refuses; ``acts`` are examples."""
    acts: list[int]
    rule: str | None
    replies: list[int]
    """The acts that follow automatically."""
    wins: int
    """The number of plies in which these acts win; 0 if nothing is claimed."""
    hint: str | None
    example: str
    """An act that solves the task, in notation."""
    wrong: str | None
    """What is wrong with all other acts."""
    refuted: dict[int, int]
    """Wrong acts, each with the other side's act that proves it wrong."""


class LocalizedStep(msgspec.Struct, frozen=True):
    id: str
    title: str
    position: str
    options: dict[str, OptionValue]
    seat: int
    """The learner's seat."""
    rules: list[LocalizedRule]
    tasks: list[LocalizedTask]
    done: str
    signs: list[str]
    """What to look at on the board: ``c1`` is ringed, ``c1>c5`` is an arrow."""


class LocalizedStepName(msgspec.Struct, frozen=True):
    """A step by its id and title."""

    id: str
    title: str


class LocalizedChapter(msgspec.Struct, frozen=True):
    id: str
    title: str
    tactics: bool
    """Whether it is about playing well, after the rules."""
    steps: list[LocalizedStep]


class LocalizedCourse(msgspec.Struct, frozen=True):
    """A course in one language."""

    game: str
    language: str
    title: str
    about: str
    aim: str
    chapters: list[LocalizedChapter]

    @property
    def steps(self) -> list[LocalizedStep]:
        return [step for chapter in self.chapters for step in chapter.steps]


class LocalizedRuleGroup(msgspec.Struct, frozen=True):
    """The ids of the rules under one heading, and steps of the course whose positions show them."""

    id: str
    title: str
    rules: list[str]
    steps: list[LocalizedStepName]


class RulesPage(msgspec.Struct, frozen=True):
    """Every rule of a game in one language."""

    game: str
    language: str
    title: str
    aim: str | None
    """What the game is about; None if it has no course."""
    customs: list[str]
    """The players, the duration, who begins: one sentence each."""
    rules: list[LocalizedRule]
    groups: list[LocalizedRuleGroup]
    """The rules by subject, in an order for reading; empty if the game has no course."""
    leaving: list[str]
    """What happens when somebody leaves a game before its end: one sentence each."""
    course: bool
    """Whether the game has a course."""


def localized_rule(game: str, rule: str, language: str) -> LocalizedRule:
    return LocalizedRule(rule, words(language)(f"{game}-rule-{rule}"))


@functools.cache
def rules_page(game: str, language: str) -> RulesPage:
    """Return every rule of a game with its id, in the rulebook's order."""
    kind, say = game_class(game), words(language)
    rules = [localized_rule(game, rule, language) for rule in kind.rule_ids]
    customs, leaving = customs_in_words(kind, say), leaving_in_words(kind, say)
    has_course = kind.course is not None
    aim = say(f"learn-{game}-aim") if has_course else None
    groups = _rule_groups(game, language) if has_course else []
    return RulesPage(game, language, say(game), aim, customs, rules, groups, leaving, has_course)


def _rule_groups(game: str, language: str) -> list[LocalizedRuleGroup]:
    say = words(language)
    return [
        LocalizedRuleGroup(
            group.id,
            say(f"learn-{game}-rules-{group.id}"),
            list(group.rules),
            [LocalizedStepName(step, say(f"learn-{game}-{step}-title")) for step in group.steps],
        )
        for group in course(game).rule_groups
    ]


@functools.cache
def step_picture(game: str, step: str) -> Picture:
    """Return a drawing of the position of a step, seen by the learner."""
    played, state = game_class(game).from_position(course(game).step(step).position)
    return played.picture(state, int(state.seat))


@functools.cache
def localized_course(game: str, language: str) -> LocalizedCourse:
    """Return the course of a game in a language."""
    say = words(language)
    found = course(game)
    chapters = [
        LocalizedChapter(
            chapter.id,
            say(f"learn-{game}-chapter-{chapter.id}"),
            chapter.tactics,
            [localized_step(found, step, language) for step in chapter.steps],
        )
        for chapter in found.chapters
    ]
    return LocalizedCourse(game, language, say(game), say(f"{game}-about"), say(f"learn-{game}-aim"), chapters)


def task_message(game: str, step: str, number: int) -> str:
    """Return the id of the message for a task; tasks are counted from 0."""
    return f"learn-{game}-{step}" + (f"-{number + 1}" if number else "")


def localized_step(found: Course, step: Step, language: str) -> LocalizedStep:
    game, state = game_class(found.game).from_position(step.position)
    say, message = words(language), f"learn-{found.game}-{step.id}"
    seat = int(state.seat)
    tasks = [_localized_task(game, state, step, number, task, language) for number, task in enumerate(step.tasks)]
    return LocalizedStep(
        step.id,
        say(f"{message}-title"),
        step.position,
        dict(game.options),
        seat,
        [localized_rule(found.game, rule, language) for rule in step.rules],
        tasks,
        say(f"{message}-done"),
        list(step.signs),
    )


def _localized_task(game: Game, state: State, step: Step, number: int, task: Task, language: str) -> LocalizedTask:
    """Return a task in words, and play its first solution in the state."""
    say = words(language)
    message = task_message(game.name, step.id, number)
    acts = goal_acts(game, state, task)
    example = _example(game, state, task, acts, language)
    refuted = refutations(game, state, task)
    replies = []
    if task.refused is None:
        game.play(state, acts[0] if acts else game.legal(state)[0])
        replies = [game.play(state, reply) for reply in task.replies]
    return LocalizedTask(
        say(message),
        "refused" if task.refused else "acts" if acts else "any",
        acts,
        task.refused,
        replies,
        task.wins,
        say(f"{message}-hint") if task.hint else None,
        example,
        say(f"{message}-wrong") if task.wrong else None,
        refuted,
    )


def goal_acts(game: Game, state: State, task: Task) -> list[int]:
    """Return the acts that solve a task; none if any legal act will do."""
    if task.accepts:
        return [act for act in game.legal(state) if task.accepts(game, state, act)]
    if task.wins and not task.acts:
        return [act for act in game.legal(state) if wins_at_once(game, state, act)]
    return [game.parse(state, act) for act in task.acts]


def refutations(game: Game, state: State, task: Task) -> dict[int, int]:
    """Return wrong acts, each with the act of the other side that proves it wrong."""
    found = {}
    for wrong, reply in task.refuted:
        act = game.parse(state, wrong)
        found[act] = game.parse(game.after(state, act), reply)
    if task.winning_replies:
        for act in set(game.legal(state)).difference(goal_acts(game, state, task), found):
            after = game.after(state, act)
            for answer in task.winning_replies:
                if game.is_legal(after, answer) and wins_at_once(game, after, answer):
                    found[act] = answer
                    break
    return found


def wins_at_once(game: Game, state: State, act: int) -> bool:
    """Whether an act wins the game, or in a match the current round."""
    after = game.current_round(state)
    game.play(after, act)
    result = game.result(after)
    return result is not None and int(state.seat) in result.winners


def _example(game: Game, state: State, task: Task, acts: list[int], language: str) -> str:
    if task.refused:
        return task.acts[0]
    return game.write(state, acts[0] if acts else game.legal(state)[0], game.spoken_style, language)
