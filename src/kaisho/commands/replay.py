"""``kaisho replay``: a recorded game, checked and shown."""

from __future__ import annotations

from typing import Any

import msgspec

from kaisho.commandline import BadUsage
from kaisho.commands.shared import style_of, wants_colour
from kaisho.language import visible, words
from kaisho.record import Record, describe_result


def run(found: dict[str, Any]) -> int:
    record = Record.load(found["file"])
    game = record.game
    language = found["lang"]
    style = style_of(game, found["notation"])
    at = len(record.acts) if found["at"] is None else found["at"]
    if at > len(record.acts):
        raise BadUsage("cli-replay-too-far", at=str(at), acts=str(len(record.acts)))
    moves = [game.write(state, act, style, language) for state, act in zip(record.states, record.acts, strict=False)]
    if found["json"]:
        print(msgspec.json.encode(_as_data(record, moves, at)).decode())
        return 0
    say = words(language)
    colour = wants_colour(found["colour"])
    seats = [say(game.seat_word(seat)) for seat in range(game.seats)]
    for tag, value in record.tags.items():
        print(f"{tag}: {visible(value)}")
    section = None
    for number, (state, move) in enumerate(zip(record.states[:at], moves[:at], strict=True), 1):
        if game.section(state) != section:
            section = game.section(state)
            print(say("cli-round", round=str(section)))
        print(f"{number:>5}. {seats[state.seat]:<{max(map(len, seats))}}  {move}")
        if found["boards"]:
            print(game.show(record.states[number], language, colour=colour) + "\n")
    print()
    print(game.show(record.states[at], language, colour=colour))
    if at == len(record.acts):
        print(say("cli-replay-good", acts=str(len(record.acts)), result=result_line(record, language)))
    return 0


def result_line(record: Record, language: str) -> str:
    """How a game ended, in words."""
    say = words(language)
    game = record.game
    result = game.result(record.state)
    if result is None:
        return say("cli-unfinished")
    winner = " + ".join(say(game.seat_word(seat)) for seat in result.winners)
    return say(f"{game.name}-end-{result.reason}", winner=winner, points=":".join(map(str, result.points)))


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
        "result": None if result is None else describe_result(game, result),
    }
