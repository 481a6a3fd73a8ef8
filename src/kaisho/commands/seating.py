"""The players' names and seats at one terminal, by the custom of the game."""

from __future__ import annotations

import random
import sys

from kaisho.commandline import BadUsage
from kaisho.commands.prompt import read_line
from kaisho.game import Game
from kaisho.language import Words
from kaisho.record import Record

MAX_NAME_LENGTH = 40


def seat_people(record: Record, people: list[int], given: list[str], say: Words) -> None:
    """Write the players' names into a record: the given ones, or those entered at a terminal."""
    if given:
        if len(given) != len(people):
            raise BadUsage("customs-terminal-count", players=str(len(people)), found=str(len(given)))
        names = given
    elif len(people) < 2 or record.acts or record.from_position or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return
    else:
        names = _asked_names(len(people), say)
        if not names:
            return
        names = _by_custom(record.game, names, say)
    for seat, name in zip(people, names, strict=True):
        record.tags[record.game.seat_name(seat)] = name[:MAX_NAME_LENGTH]


def _asked_names(players: int, say: Words) -> list[str]:
    """Ask for the names; return none if that is skipped."""
    while line := read_line(say("customs-terminal-names")):
        names = [name.strip()[:MAX_NAME_LENGTH] for name in line.split(",") if name.strip()]
        if len(names) == players:
            return names
        print(say("customs-terminal-count", players=str(players), found=str(len(names))))
    return []


def _by_custom(game: Game, names: list[str], say: Words) -> list[str]:
    """Ask who leads, and return the names in the order of the seats; in the same order if that is skipped."""
    customs = game.customs
    draws = len(names) + 1
    choices = [f"{number} {name}" for number, name in enumerate(names, 1)]
    choices.append(say("customs-terminal-draw", number=str(draws)))
    question = say("customs-terminal-ask", question=say(f"customs-ask-{customs.lead}"), choices=choices)
    while answer := read_line(question):
        chosen = [number for number, name in enumerate(names, 1) if say.plain(answer) == say.plain(name)]
        if answer.isascii() and answer.isdigit() and len(answer) < 3 and 1 <= int(answer) <= draws:
            chosen = [int(answer)]
        if len(chosen) == 1:
            leader = random.SystemRandom().randrange(len(names)) if chosen[0] == draws else chosen[0] - 1
            return [names[player] for player in customs.seating(leader, len(names))]
        print(say("customs-terminal-wrong"))
    return names


def first_game_hint(game: Game, say: Words) -> str | None:
    """Return a hint about options that are recommended for a first game and were not chosen."""
    missing = [f"-o {option}={value}" for option, value in game.customs.first if game.options[option] != value]
    return say("customs-terminal-first", options=missing) if missing else None
