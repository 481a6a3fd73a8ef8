"""``kaisho play``: a game in the terminal, between people at one keyboard or against a bot."""

from __future__ import annotations

import contextlib
import importlib
import secrets
import sys
import time
import unicodedata
from pathlib import Path
from typing import Any

from kaisho.bots import Bot, bot, chosen_act
from kaisho.commandline import BadUsage
from kaisho.commands.replay import result_line
from kaisho.commands.shared import started_record, style_of, wants_colour
from kaisho.errors import KaishoError
from kaisho.game import HIDDEN, WATCHER
from kaisho.kernel import State
from kaisho.language import words
from kaisho.record import Record

with contextlib.suppress(ImportError):  # being loaded, it gives the prompt a history
    importlib.import_module("readline")

ORDERS = ("undo", "save", "moves", "notation", "position", "help", "quit")


class Leave(Exception):
    """The player has had enough."""


class Sitting:
    """One game at one terminal: who sits where, how moves are written, and what has not been saved yet."""

    def __init__(self, record: Record, bots: dict[int, Bot], style: str, language: str, *, colour: bool) -> None:
        self.record = record
        self.bots = bots
        self.style = style
        self.language = language
        self.say = words(language)
        self.colour = colour
        self.saved_acts = record.acts.copy()
        self.notes: list[str] = []
        self.people = [seat for seat in range(record.game.seats) if seat not in bots]
        self.holder = WATCHER
        """Whose eyes the screen was last meant for, where something is hidden and several people share it."""
        self.orders = {self.say.folded(text): order for order in ORDERS for text in (order, self.say(f"cli-order-{order}"))}

    # --- the course of the game ---------------------------------------------------------------------------------------

    def run(self) -> int:
        try:
            while not self.record.state.over:
                self._pass_device()
                self._show()
                self._next_act()
            self._show()
            print(result_line(self.record, self.language))
            self._offer_to_save()
        except Leave:
            self._offer_to_save()
        except (EOFError, KeyboardInterrupt):
            print()
            self._keep_unsaved()
        return 0

    def _next_act(self) -> None:
        game, state = self.record.game, self.record.state
        legal = game.legal(state)
        seat = int(state.seat)
        if len(legal) == 1:  # nothing to choose: the table plays it
            self._play(legal[0], "cli-forced")
        elif seat in self.bots:
            self._play(chosen_act(self.bots[seat], game, state), "cli-bot-plays")
        else:
            self._ask(seat)

    def _play(self, act: int, message: str) -> None:
        state = self.record.state
        self.record.play(act)
        self._note_act(state, act, message)

    def _note_act(self, before: State, act: int, message: str) -> None:
        """Say what was played, to whoever sees the screen next: perhaps only that something was."""
        game = self.record.game
        side = self.say(game.seat_word(int(before.seat)))
        if game.rules["seen"](before, act, self._viewer()) == HIDDEN:
            self.notes.append(self.say("cli-played-secretly", side=side))
        else:
            self.notes.append(self.say(message, side=side, move=game.write(before, act, self.style, self.language)))

    def _viewer(self) -> int:
        """The seat from which the screen is seen: the only person's, or that of the person who is to act."""
        if len(self.people) == 1:
            return self.people[0]
        seat = int(self.record.state.seat)
        return seat if self.record.game.hidden and seat in self.people else WATCHER

    def _pass_device(self) -> None:
        """Between people who hide something from each other: an empty screen until the next one has taken over."""
        seat = self._viewer()
        if not self.record.game.hidden or len(self.people) < 2 or seat == self.holder:
            return
        self._clear()
        input(self.say("cli-pass-device", side=self.say(self.record.game.seat_word(seat))))
        self.holder = seat

    def _ask(self, seat: int) -> None:
        game = self.record.game
        line = unicodedata.normalize("NFC", input(self.say("cli-prompt", side=self.say(game.seat_word(seat))))).strip()
        order, _, rest = line.partition(" ")
        chosen = self.orders.get(self.say.folded(order))
        try:
            if chosen is not None:
                self._obey(chosen, rest.strip())
            elif line:
                state = self.record.state
                self._note_act(state, self.record.play(line, self.language), "cli-played")
        except KaishoError as error:
            self.notes.append(error.say(self.language))

    # --- orders -------------------------------------------------------------------------------------------------------

    def _obey(self, order: str, rest: str) -> None:
        game, state = self.record.game, self.record.state
        if order == "quit":
            raise Leave
        if order == "undo":
            self._undo()
        elif order == "save":
            self._save(rest)
        elif order == "moves":
            self.notes.append("   ".join(game.write(state, act, self.style, self.language) for act in game.legal(state)))
        elif order == "notation":
            self.style = style_of(game, rest or None)
            self.notes.append(self.say("cli-notation-now", style=self.style, known=game.styles))
        elif order == "position":
            self.notes.append(game.position(game.concealed(state, self._viewer())))
        else:
            self.notes.append(self._help())

    def _help(self) -> str:
        lines = [self.say("cli-how-to-move")]
        lines += [f"  {self.say(f'cli-order-{order}'):<12} {self.say(f'cli-order-{order}-about')}" for order in ORDERS]
        return "\n".join(lines)

    def _undo(self) -> None:
        """Back to the last position in which a person at this terminal had a choice."""
        game = self.record.game
        most = self.record.undoable()
        if most == 0:
            self.notes.append(self.say("cli-undo-only-this-turn" if self.record.acts else "cli-nothing-to-undo"))
            return
        for _ in range(most):
            self.record.undo()
            state = self.record.state
            if int(state.seat) not in self.bots and len(game.legal(state)) > 1:
                break
        self.notes.append(self.say("cli-undone"))

    def _save(self, file: str) -> None:
        if not file:
            raise BadUsage("cli-save-needs-file")
        self.record.save(Path(file).expanduser(), self.style, self.language)
        self.saved_acts = self.record.acts.copy()
        self.notes.append(self.say("cli-saved", file=file))

    def _offer_to_save(self) -> None:
        while self.record.acts != self.saved_acts:
            file = input(self.say("cli-save-as")).strip()
            if not file:
                return
            try:
                self._save(file)
                print(self.notes.pop())
            except KaishoError as error:
                print(error.say(self.language))

    def _keep_unsaved(self) -> None:
        """The input has ended without a word: nothing may be lost."""
        if self.record.acts != self.saved_acts:
            file = f"kaisho-{self.record.game.name}-{time.strftime('%Y%m%d-%H%M%S')}.txt"
            self._save(file)
            print(self.notes.pop())

    # --- the screen ---------------------------------------------------------------------------------------------------

    def _clear(self) -> None:
        if sys.stdout.isatty():
            print("\x1b[2J\x1b[3J\x1b[H", end="")

    def _show(self) -> None:
        self._clear()
        print(self.record.game.show(self.record.state, self.language, colour=self.colour, seat=self._viewer()))
        for note in self.notes:
            print(note)
        self.notes.clear()


def run(found: dict[str, Any]) -> int:
    record = _record(found)
    game = record.game
    style = style_of(game, found["notation"])
    names = [game.seat_name(seat) for seat in range(game.seats)]
    if found["as"] is not None and found["as"] not in names:
        raise BadUsage("cli-bad-choice", flag="--as", value=found["as"], known=tuple(names))
    bots: dict[int, Bot] = {}
    if found["against"] is not None:
        person = names.index(found["as"] or names[0])
        seed = secrets.randbits(63) if found["seed"] is None else found["seed"]
        bots = {seat: bot(found["against"], seed + seat) for seat in range(game.seats) if seat != person}
    sitting = Sitting(record, bots, style, found["lang"], colour=wants_colour(found["colour"]))
    sitting.notes.append(sitting.say("cli-welcome"))
    return sitting.run()


def _record(found: dict[str, Any]) -> Record:
    """A new game, one from a position, or one from a file."""
    if found["load"] is None:
        found["game"] = found["game"] or "kamisado"
        return started_record(found, seed=secrets.randbits(64))
    if found["option"] or found["position"] or found["deal"]:
        raise BadUsage("cli-load-and-options")
    record = Record.load(found["load"])
    if found["game"] not in (None, record.game.name):
        raise BadUsage("cli-other-game", file=found["load"], game=record.game.name)
    return record
