"""``kaisho play``: play a game in the terminal, between people at one keyboard or against a bot."""

from __future__ import annotations

import contextlib
import os
import secrets
import signal
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

from kaisho.bots import SECONDS, Bot, bot, chosen_act
from kaisho.commandline import BadUsage
from kaisho.commands.prompt import ALSO, Quit, clear_screen, is_tall, print_note, read_line, readline
from kaisho.commands.replay import result_line
from kaisho.commands.seating import first_game_hint, seat_people
from kaisho.commands.series import Series, begun_series, free_seat
from kaisho.commands.shared import interruptible, started_record, style_of, wants_colour
from kaisho.errors import KaishoError
from kaisho.game import HIDDEN, WATCHER, Game
from kaisho.games import game_class
from kaisho.language import visible, words
from kaisho.record import Record
from kaisho.state import State

DEFAULT_GAME = "kamisado"
"""The game to play if none is named."""
ORDERS = ("hint", "undo", "save", "moves", "notation", "position", "help", "quit")


class Sitting:
    """One game at one terminal: the players, the notation, and what has not been saved yet."""

    def __init__(self, record: Record, series: Series, seconds: float, style: str, language: str, *, colour: bool) -> None:
        self.record = record
        self.series = series
        self.bots = series.bots
        self.seconds = seconds
        self.adviser: Bot | None = None
        self.style = style
        self.language = language
        self.say = words(language)
        self.colour = colour
        self.saved_acts = record.acts.copy()
        self.own_files: set[Path] = set()
        self.notes: list[str] = []
        named = {text: order for order in ORDERS for text in (order, self.say(f"cli-order-{order}"))}
        self.orders = {self.say.plain(text): order for text, order in (named | ALSO).items()}
        self.people = [seat for seat in range(record.game.seats) if seat not in self.bots]
        self.holder = WATCHER
        """The seat that last had the screen, if several people share it and something is hidden."""
        self.noted_for = WATCHER
        """The seat that the notes are for."""

    # --- the course of the game ---------------------------------------------------------------------------------------

    def run(self) -> bool:
        """Play the game; return whether it is over and somebody is still at the terminal."""
        try:
            with contextlib.suppress(Quit):
                while not self.record.state.over:
                    self._pass_device()
                    self._show()
                    self._next_act()
                self._show()
                print(result_line(self.record, self.language))
                self._print_points()
            self._offer_to_save()
        except (EOFError, KeyboardInterrupt):
            print()
            return False
        finally:
            self._rescue_unsaved()
        return bool(self.record.state.over)

    def _print_points(self) -> None:
        """Print the points of the series, if the game counts them."""
        game = self.record.game
        if game.keeps_points:
            print_note(self.series.in_words(self.say, game, game.result(self.record.state)))

    def _next_act(self) -> None:
        game, state = self.record.game, self.record.state
        legal = game.legal(state)
        seat = int(state.seat)
        takes_back = game.hidden and seat not in self.bots and self.record.undoable() > 0
        wins = len(legal) == 1 and seat not in self.bots and game.wins_something(state, legal[0])
        if len(legal) == 1 and not takes_back and not wins:  # there is nothing to choose, and nobody's win to take away
            self._play(legal[0], "cli-forced")
        elif seat in self.bots:
            self._play(self._chosen_by(self.bots[seat], "cli-bot-thinks"), "cli-bot-plays")
        else:
            self._ask(seat)

    def _chosen_by(self, player: Bot, message: str) -> int:
        """Return a bot's act. Ctrl-C ends its thinking and the game."""
        game, state = self.record.game, self.record.state
        if sys.stdout.isatty() and self.seconds >= 0.5:
            print(self.say(message, side=self._side(int(state.seat))), flush=True)
        return interruptible(partial(chosen_act, player, game, state, self.seconds))

    def _play(self, act: int | str, message: str) -> None:
        before = self.record.state
        number = self.record.play(act, self.language)
        self._note_act(before, number, message)
        self.notes += [event.say(self.language) for event in self.record.game.events(before, number, self.record.state)]

    def _note_act(self, before: State, act: int, message: str) -> None:
        """Note what was played, as far as the next viewer of the screen may know it."""
        game, viewer = self.record.game, self._viewer()
        if viewer != self.noted_for:  # these notes were for another seat
            self.notes.clear()
            self.noted_for = viewer
        side = self._side(int(before.seat))
        if game.rules["seen"](before, act, viewer) == HIDDEN:
            self.notes.append(self.say("cli-played-secretly", side=side))
        else:
            self.notes.append(self.say(message, side=side, move=game.write(before, act, self.style, self.language)))

    def _side(self, seat: int) -> str:
        """Return the name of a side, with its player's name if that is known."""
        game = self.record.game
        name = self.record.tags.get(game.seat_name(seat))
        return self.say(game.seat_word(seat)) + (f" ({visible(name)})" if name else "")

    def _viewer(self) -> int:
        """Return the seat that sees the screen: that of the only person, or of the person to act."""
        if len(self.people) == 1:
            return self.people[0]
        seat = int(self.record.state.seat)
        return seat if self.record.game.hidden and seat in self.people else WATCHER

    def _pass_device(self) -> None:
        """Show an empty screen until the next player has taken over, if players hide something from each other."""
        seat = self._viewer()
        if not self.record.game.hidden or len(self.people) < 2 or seat == self.holder:
            return
        clear_screen()
        if readline is not None:
            readline.clear_history()  # it would show the acts of the previous player
        read_line(self.say("cli-pass-device", side=self._side(seat)))
        self.holder = seat

    def _ask(self, seat: int) -> None:
        line = read_line(self.say("cli-prompt", side=self._side(seat)))
        self.notes.clear()
        order, _, rest = line.partition(" ")
        chosen = self.orders.get(self.say.plain(order))
        try:
            if chosen is not None:
                self._obey(chosen, rest.strip())
            elif line:
                self._play(line, "cli-played")
        except KaishoError as error:
            self.notes.append(error.say(self.language))

    # --- orders -------------------------------------------------------------------------------------------------------

    def _obey(self, order: str, rest: str) -> None:
        game, state = self.record.game, self.record.state
        if order == "quit":
            raise Quit
        if order == "hint":
            self._hint()
        elif order == "undo":
            self._undo()
        elif order == "save":
            self._save(rest)
        elif order == "moves":
            self.notes.append("   ".join(game.write(state, act, self.style, self.language) for act in game.legal(state)))
        elif order == "notation":
            self.style = style_of(game, rest or self.style)
            self.notes.append(self.say("cli-notation-now", style=self.style, known=game.styles))
        elif order == "position":
            self.notes.append(game.position(game.concealed(state, self._viewer())))
        else:
            self._help()

    def _help(self) -> None:
        """Say how to move and list the orders; ``notation`` only where there is another one to choose."""
        game = self.record.game
        others = [style for style in game.styles if style != self.style]
        self.notes.append(self.say(f"{game.name}-how-to-move"))
        for order in ORDERS:
            if order != "notation" or others:
                about = self.say(f"cli-order-{order}-about", style="|".join(others))
                self.notes.append(f"  {self.say(f'cli-order-{order}'):<12} {about}")

    def _hint(self) -> None:
        """Show what the strongest bot would play, knowing what the player knows."""
        if self.adviser is None:
            self.adviser = bot("strong", self.record.game, secrets.randbits(63))
        act = self._chosen_by(self.adviser, "cli-hint-thinks")
        move = self.record.game.write(self.record.state, act, self.style, self.language)
        self.notes.append(self.say("cli-hint", move=move))

    def _undo(self) -> None:
        """Go back to the last position in which a person at this terminal had a choice."""
        game = self.record.game
        played = len(self.record.acts)
        for number in range(played - 1, played - 1 - self.record.undoable(), -1):
            state = self.record.states[number]
            if int(state.seat) not in self.bots and len(game.legal(state)) > 1:
                while len(self.record.acts) > number:
                    self.record.undo()
                self.notes.append(self.say("cli-undone"))
                return
        self.notes.append(self.say("cli-undo-only-this-turn" if game.hidden and played else "cli-nothing-to-undo"))

    def _save(self, name: str) -> None:
        if not name:
            raise BadUsage("cli-save-needs-file")
        file = Path(os.path.expanduser(name))
        if file not in self.own_files and os.path.lexists(file):
            raise KaishoError("cli-file-exists", file=name)
        self._write(file)
        self.notes.append(self.say("cli-saved", file=name))

    def _write(self, file: Path) -> None:
        self.record.save(file, self.style, self.language)
        self.own_files.add(file)
        self.saved_acts = self.record.acts.copy()

    def _offer_to_save(self) -> None:
        while self.record.acts != self.saved_acts:
            name = read_line(self.say("cli-save-as"))
            if not name:
                self.saved_acts = self.record.acts.copy()
                return
            try:
                self._save(name)
                print(self.notes.pop())
            except KaishoError as error:
                print(error.say(self.language))

    def _rescue_unsaved(self) -> None:
        """Save a game that ended unexpectedly to the first folder that can be written to; otherwise print it."""
        if self.record.acts == self.saved_acts:
            return
        name = f"kaisho-{self.record.game.name}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.txt"
        for folder in (Path(), Path(os.path.expanduser("~")), Path(tempfile.gettempdir())):
            with contextlib.suppress(KaishoError):
                self._write(folder / name)
                print(self.say("cli-saved", file=str(folder / name)))
                return
        print(self.record.write(self.style, self.language))

    # --- the screen ---------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        """Show the board, and below it what has happened since the last prompt."""
        clear_screen()
        game, state = self.record.game, self.record.state
        print(game.show(state, self.language, colour=self.colour, tall=is_tall(), seat=self._viewer()))
        if self.series.goes_on and not state.over:
            self._print_points()
        for note in self.notes:
            print_note(note)


def run(arguments: dict[str, Any]) -> int:
    record = _record(arguments)
    game = record.game
    style = style_of(game, arguments["notation"])
    names = [game.seat_name(seat) for seat in range(game.seats)]
    _check_usage(arguments, game, names)
    seed = secrets.randbits(63) if arguments["seed"] is None else arguments["seed"]
    say = words(arguments["lang"])
    person = names.index(arguments["as"]) if arguments["as"] else free_seat(record) if arguments["against"] else 0
    people = [seat for seat in range(game.seats) if arguments["against"] is None or seat == person]
    try:
        seat_people(record, people, arguments["name"], say)
    except (EOFError, KeyboardInterrupt):  # nothing has been played yet
        print()
        return 0
    series = begun_series(record, arguments["against"], person, seed, say)
    seconds = SECONDS if arguments["think"] is None else arguments["think"]
    sitting = Sitting(record, series, seconds, style, arguments["lang"], colour=wants_colour(arguments["colour"]))
    if len(game.legal(record.state)) > 1:  # a forced act is played at once
        sitting.notes.append(sitting.say("cli-welcome"))
    if arguments["load"] is None and arguments["position"] is None and (hint := first_game_hint(game, sitting.say)):
        sitting.notes.append(hint)
    if arguments["load"] is not None:
        sitting.own_files.add(Path(arguments["load"]))
    for name in ("SIGTERM", "SIGHUP"):  # a closed window ends the game like the end of input
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), _leave_at_once)
    if game.keeps_points:
        series.note(record)
        _play_on(sitting, arguments["games"], seed)
    else:
        sitting.run()
    return 0


def _check_usage(arguments: dict[str, Any], game: Game, names: list[str]) -> None:
    """Raise ``BadUsage`` for flags that do not fit each other or the game."""
    if arguments["as"] is not None and arguments["against"] is None:
        raise BadUsage("cli-as-without-bot")
    if arguments["as"] is not None and arguments["as"] not in names:
        raise BadUsage("cli-bad-choice", flag="--as", value=arguments["as"], known=tuple(names))
    if arguments["games"] is not None and not game.keeps_points:
        raise BadUsage("cli-games-need-points")


def _play_on(sitting: Sitting, games: int | None, seed: int) -> None:
    """Play a series: a number of games, or as many as the players want."""
    while sitting.run():
        if sitting.series.number == games:
            print(sitting.say("cli-series-over"))
            return
        if games is None and not _wants_next(sitting):
            return
        sitting = _next_sitting(sitting, seed)


def _wants_next(sitting: Sitting) -> bool:
    """Ask whether to play the next game of the series."""
    say = sitting.say
    try:
        answer = read_line(say("cli-next-game", quit=say("cli-order-quit")))
    except (EOFError, KeyboardInterrupt):
        print()
        return False
    return not answer


def _next_sitting(sitting: Sitting, seed: int) -> Sitting:
    """Begin the next game of a series, with a new deal."""
    game = sitting.record.game
    result = game.result(sitting.record.state)
    assert result is not None
    series = sitting.series.after(result)
    record = Record(game, game.shuffle(seed + series.number))
    series.note(record)
    return Sitting(record, series, sitting.seconds, sitting.style, sitting.language, colour=sitting.colour)


def _leave_at_once(number: int, frame: object) -> None:
    raise SystemExit(128 + number)


def _record(arguments: dict[str, Any]) -> Record:
    """Return the game to play: a new one, one from a position, or one from a file."""
    if arguments["load"] is None:
        arguments["game"] = DEFAULT_GAME if arguments["game"] is None else arguments["game"]
        return started_record(arguments | {"option": _casual(arguments)}, seed=secrets.randbits(64))
    if arguments["option"] or arguments["position"] or arguments["deal"]:
        raise BadUsage("cli-load-and-options")
    record = Record.load(arguments["load"])
    if arguments["game"] not in (None, record.game.name):
        raise BadUsage("cli-other-game", file=arguments["load"], game=record.game.name)
    return record


def _casual(arguments: dict[str, Any]) -> list[str]:
    """Return the options that were given, and those of a casual game for all others, unless a position or a deal has them."""
    given: list[str] = arguments["option"]
    if arguments["position"] is not None or arguments["deal"] is not None:
        return given
    named = {text.partition("=")[0] for text in given}
    casual = game_class(arguments["game"]).casual_options()
    return [*given, *(f"{name}={value}" for name, value in casual.items() if name not in named)]
