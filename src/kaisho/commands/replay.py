"""``kaisho replay``: check and show a recorded game."""

from __future__ import annotations

import dataclasses
import sys
from typing import Any

import msgspec

from kaisho.commandline import BadUsage
from kaisho.commands.prompt import print_note
from kaisho.commands.shared import style_of, wants_colour
from kaisho.game import Result
from kaisho.language import visible, words
from kaisho.record import Record, describe_result


def run(arguments: dict[str, Any]) -> int:
    record = Record.load(arguments["file"])
    game = record.game
    language = arguments["lang"]
    style = style_of(game, arguments["notation"])
    at = len(record.acts) if arguments["at"] is None else arguments["at"]
    if at > len(record.acts):
        raise BadUsage("cli-replay-too-far", at=str(at), acts=str(len(record.acts)))
    moves = [game.write(state, act, style, language) for state, act in zip(record.states, record.acts, strict=False)]
    if arguments["json"]:
        print(msgspec.json.encode(_as_data(record, moves, at)).decode())
        return 0
    say = words(language)
    colour = wants_colour(arguments["colour"])
    seats = [say(game.seat_word(seat)) for seat in range(game.seats)]
    for tag, value in record.tags.items():
        print(f"{tag}: {visible(value)}")
    section = None
    for number, (state, move) in enumerate(zip(record.states[:at], moves[:at], strict=True), 1):
        _print_leavings(record, number - 1, number, seats, language)
        if game.round_number(state) != section:
            section = game.round_number(state)
            print(say("cli-round", round=str(section)))
        print(f"{number:>5}. {seats[state.seat]:<{max(map(len, seats))}}  {move}")
        for event in game.events(state, record.acts[number - 1], record.states[number]):
            print_note(event.say(language), indent=" " * 7)
        if arguments["boards"]:
            print(game.show(record.states[number], language, colour=colour) + "\n")
    if at == len(record.acts):
        _print_leavings(record, at, sys.maxsize, seats, language)
    print()
    ended = _ended(record) if at == len(record.acts) else None
    print(game.show(record.states[at], language, colour=colour, ended=ended))
    if at == len(record.acts):
        print(say("cli-replay-good", acts=str(len(record.acts)), result=result_line(record, language)))
    return 0


def _print_leavings(record: Record, first: int, end: int, seats: list[str], language: str) -> None:
    """Print which players left the game after at least ``first`` and fewer than ``end`` acts."""
    say = words(language)
    for leaving in record.departures:
        if first <= leaving.acts < end:
            print_note(f"{seats[leaving.seat]}: {say(f'plain-left-{leaving.reason}')}", indent=" " * 7)


def _ended(record: Record) -> Result | None:
    """Return the result with the places that a table gave, if somebody had left the game."""
    result, places = record.game.result(record.state), record.table_places()
    return None if result is None or places is None else dataclasses.replace(result, places=places)


def result_line(record: Record, language: str) -> str:
    """Write how a game ended, or the places if somebody had left the game."""
    result = record.game.result(record.state)
    if result is None:
        return words(language)("cli-unfinished")
    places = record.game.ranking(record.table_places() or (), language)
    return places or record.game.ending(result, language)


def _as_data(record: Record, moves: list[str], at: int) -> dict[str, Any]:
    game = record.game
    result = game.result(record.state)
    return {
        "game": game.name,
        "options": game.options,
        "tags": record.tags,
        "acts": record.acts,
        "moves": moves,
        "positions": [game.position(state) for state in record.states],
        "at": at,
        "left": [leaving._asdict() for leaving in record.departures],
        "result": None if result is None else describe_result(game, result),
        "places": None if result is None else record.table_places() or result.places,
    }
