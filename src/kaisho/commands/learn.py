"""``kaisho learn``: take the course of a game in the terminal, step by step."""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec

from kaisho import learn
from kaisho.commandline import BadUsage
from kaisho.commands.prompt import ALSO, Quit, clear_screen, is_tall, print_note, read_line
from kaisho.commands.shared import style_of, wants_colour
from kaisho.errors import IllegalAct, KaishoError, Refusal
from kaisho.game import Game
from kaisho.games import game_class
from kaisho.language import words
from kaisho.learn.localized import LocalizedCourse, LocalizedStep, LocalizedTask, localized_course
from kaisho.state import State

ORDERS = ("hint", "rules", "moves", "back", "next", "help", "quit")
OWN_ABOUT = ("hint", "quit")
"""Orders that do something else here than in ``kaisho play``."""


class GoToStep(Exception):
    """The learner goes to another step."""

    def __init__(self, steps: int) -> None:
        super().__init__(steps)
        self.steps = steps


class Lesson:
    """A course at a terminal: the current step, and what happened since the last prompt."""

    def __init__(self, course: LocalizedCourse, first: int, style: str, language: str, *, colour: bool) -> None:
        self.course = course
        self.index = first
        self.style = style
        self.language = language
        self.say = words(language)
        self.colour = colour
        self.notes: list[str] = [self.say("cli-welcome")]
        self.hinted: LocalizedTask | None = None
        """The task whose hint was shown: the next hint for it is an example."""
        named = {text: order for order in ORDERS for text in (order, self.say(f"cli-order-{order}"))}
        self.orders = {self.say.plain(text): order for text, order in (named | ALSO).items()}

    # --- the course ---------------------------------------------------------------------------------------------------

    def run(self) -> int:
        try:
            with contextlib.suppress(Quit):
                while self.index < len(self.course.steps):
                    try:
                        self._step(self.course.steps[self.index])
                        self.index += 1
                    except GoToStep as going:
                        self.index = max(0, self.index + going.steps)
                        self.notes.clear()
                print_note(self.say("cli-learn-end", game=self.course.game))
        except (EOFError, KeyboardInterrupt):
            print()
        return 0

    def _step(self, step: LocalizedStep) -> None:
        game, state = game_class(self.course.game).from_position(step.position)
        for task in step.tasks:
            while not self._ask(game, state, step, task):
                pass
        self._show(game, state, step)
        print()
        print_note(step.done)
        for rule in step.rules:
            print_note(f"  {rule.id}: {rule.text}")
        self.notes.clear()
        line = self.say.plain(read_line(self.say("cli-learn-continue")))
        if (order := self.orders.get(line)) in ("back", "quit"):
            self._obey(order, game, state, step, step.tasks[-1])

    # --- one task -----------------------------------------------------------------------------------------------------

    def _ask(self, game: Game, state: State, step: LocalizedStep, task: LocalizedTask) -> bool:
        """Show the task and read an answer; return whether the task is done."""
        self._show(game, state, step)
        print()
        print_note(task.text)
        line = read_line(self.say("cli-prompt", side=self.say(game.seat_word(int(state.seat)))))
        self.notes.clear()
        order = self.orders.get(self.say.plain(line))
        try:
            if order is not None:
                self._obey(order, game, state, step, task)
            elif line:
                return self._try(game, state, task, game.parse(state, line, self.language))
        except KaishoError as error:
            self.notes.append(error.say(self.language))
        return False

    def _try(self, game: Game, state: State, task: LocalizedTask, act: int) -> bool:
        refusal = game.explain(state, act)
        if task.goal == "refused":
            return self._refused_as_asked(task, refusal)
        if refusal is not None:
            raise IllegalAct(refusal)
        if task.goal == "acts" and act not in task.acts:
            self._correct(game, state, task, act)
            return False
        for number in (act, *task.replies):
            self._play(game, state, number)
        return True

    def _correct(self, game: Game, state: State, task: LocalizedTask, act: int) -> None:
        """Say what is wrong with an act, and what the other side would answer."""
        self.notes.append(task.wrong or self.say("cli-learn-not-asked"))
        if act in task.refuted:
            after = game.after(state, act)
            side = self.say(game.seat_word(int(after.seat)))
            move = game.write(after, task.refuted[act], self.style, self.language)
            self.notes.append(self.say("cli-learn-refuted", side=side, move=move))

    def _refused_as_asked(self, task: LocalizedTask, refusal: Refusal | None) -> bool:
        self.notes.append(self.say("cli-learn-allowed") if refusal is None else IllegalAct(refusal).say(self.language))
        return refusal is not None and refusal.rule == task.rule

    def _play(self, game: Game, state: State, act: int) -> None:
        before = game.copy(state)
        side = self.say(game.seat_word(int(state.seat)))
        self.notes.append(self.say("cli-played", side=side, move=game.write(state, act, self.style, self.language)))
        game.play(state, act)
        self.notes += [event.say(self.language) for event in game.events(before, act, state)]

    def _obey(self, order: str, game: Game, state: State, step: LocalizedStep, task: LocalizedTask) -> None:
        if order == "quit":
            raise Quit
        if order in ("back", "next"):
            raise GoToStep(-1 if order == "back" else 1)
        if order == "hint":
            first = task.hint is not None and self.hinted is not task
            self.hinted = task
            self.notes.append(str(task.hint) if first else self.say("cli-learn-example", move=task.example))
        elif order == "rules":
            self.notes += [f"{rule.id}: {rule.text}" for rule in step.rules]
        elif order == "moves":
            self.notes.append("   ".join(game.write(state, act, self.style, self.language) for act in game.legal(state)))
        else:
            self.notes.append(self.say(f"{game.name}-how-to-move"))
            self.notes += [f"  {self.say(f'cli-order-{name}'):<12} {self.say(_about(name))}" for name in ORDERS]

    # --- the screen ---------------------------------------------------------------------------------------------------

    def _show(self, game: Game, state: State, step: LocalizedStep) -> None:
        clear_screen()
        chapter = next(each.title for each in self.course.chapters if step in each.steps)
        number, all_steps = str(self.index + 1), str(len(self.course.steps))
        print(f"\n{self.say('cli-learn-step', chapter=chapter, number=number, all=all_steps, title=step.title)}\n")
        print(game.show(state, self.language, colour=self.colour, tall=is_tall(), seat=step.seat))
        for note in self.notes:
            print_note(note)


def _about(order: str) -> str:
    """Return the id of the message that describes an order."""
    return f"cli-learn-{order}-about" if order in OWN_ABOUT else f"cli-order-{order}-about"


def run(arguments: dict[str, Any]) -> int:
    language = arguments["lang"]
    if arguments["game"] is None:
        return _list(language, as_json=arguments["json"])
    course = localized_course(arguments["game"], language)
    if arguments["json"]:
        print(msgspec.json.encode(course).decode())
        return 0
    kind = game_class(arguments["game"])
    style = style_of(kind(), arguments["notation"] or kind.spoken_style)
    return Lesson(
        course, first_step(course, arguments["from"]), style, language, colour=wants_colour(arguments["colour"])
    ).run()


def first_step(course: LocalizedCourse, step: str | None) -> int:
    """Return the index of the step to begin with."""
    known = [each.id for each in course.steps]
    if step is None:
        return 0
    if step in known:
        return known.index(step)
    if step.isascii() and step.isdigit() and len(step) < 4 and 1 <= int(step) <= len(known):
        return int(step) - 1
    raise BadUsage("cli-learn-no-step", step=step, all=str(len(known)), known=tuple(known))


def _list(language: str, *, as_json: bool) -> int:
    """List all courses."""
    say = words(language)
    courses = [learn.course(game) for game in learn.names()]
    if as_json:
        listed = [{"game": each.game, "chapters": len(each.chapters), "steps": len(each.steps)} for each in courses]
        print(msgspec.json.encode(listed).decode())
        return 0
    for each in courses:
        print(say("cli-learn-course", game=each.game, steps=str(len(each.steps)), chapters=str(len(each.chapters))))
        print_note(f"  {say(f'{each.game}-about')}")
    print(say("cli-learn-how"))
    return 0
