"""The head of a score sheet: the game and its options, who plays, when and where, and the result."""

from __future__ import annotations

from kaisho.game import Choice, Game
from kaisho.language import Words, visible, words
from kaisho.paper.block import Block, box
from kaisho.paper.size import WIDTH
from kaisho.paper.text import INK, QUIET, fitted, paragraph, text
from kaisho.picture import path
from kaisho.record import FREE_TAGS, Record

BOX = 11.0
GAP = 2.0
FIELDS = ("date", "event", "place")


def record_head(record: Record, language: str, result: str | None = None, *, partly: bool = False) -> Block:
    """Return the head of a filled-in sheet; ``partly`` says that some acts are hidden from the reader."""
    game, say = record.game, words(language)
    written = {name: visible(value) for name, value in record.tags.items()}
    drawn, y = _fields(game, say, written)
    sentences = [result or result_in_words(record, language)]
    if partly:
        sentences.append(say("sheet-hidden"))
    if comment := written.get(FREE_TAGS[-1]) if result is None else None:
        sentences.append(say("sheet-comment", comment=comment))
    for sentence in sentences:
        lines, height = paragraph(0, y, sentence, 3.8, WIDTH, most=4)
        drawn, y = drawn + lines, y + height + 0.8
    return Block(y + 3, drawn)


def form_head(game: Game, language: str) -> Block:
    """Return the head of an empty form."""
    drawn, y = _fields(game, words(language), {})
    return Block(y + 1, drawn)


def running_head(record: Record, language: str) -> str:
    """Return the line at the top of all pages but the first: the game, the date, the players."""
    say = words(language)
    players = " – ".join(_player(record, say, seat) for seat in range(record.game.seats))
    return " · ".join(filter(None, (say(record.game.name), visible(record.tags.get("date", "")), players)))


def _player(record: Record, say: Words, seat: int) -> str:
    side = say(record.game.seat_word(seat))
    name = record.tags.get(record.game.seat_name(seat))
    return say("sheet-named", name=side, value=visible(name)) if name else side


def result_in_words(record: Record, language: str) -> str:
    """Return how a game ended by its rules, or the places that the table gave if somebody had left the game."""
    result = record.game.result(record.state)
    if result is None:
        return words(language)("sheet-unfinished")
    return record.game.ranking(record.table_places() or (), language) or record.game.ending(result, language)


def _fields(game: Game, say: Words, written: dict[str, str]) -> tuple[str, float]:
    """Draw the name of the game, its options, and boxes for players, date, event and place; return that and its height."""
    name = say(game.name)
    parts = [
        text(0, 8, name, 9, INK, font_weight="700"),
        text(WIDTH, 8, say("sheet-title"), 5, QUIET, text_anchor="end"),
        path(f"M0 10.6H{WIDTH:g}", stroke=INK, stroke_width=0.6),
        text(0, 15.2, fitted(options_in_words(game, say), 3.3, WIDTH), 3.3, QUIET),
    ]
    y = 17.4
    seats = [(say(game.seat_word(seat)), written.get(game.seat_name(seat), "")) for seat in range(game.seats)]
    fields = [(say(f"sheet-{field}"), written.get(field, "")) for field in FIELDS]
    for row in (seats, fields):
        width = (WIDTH - GAP * (len(row) - 1)) / len(row)
        parts += [box((width + GAP) * column, y, width, BOX, *labelled) for column, labelled in enumerate(row)]
        y += BOX + GAP
    return "".join(parts), y


def options_in_words(game: Game, say: Words) -> str:
    """Write the options of a game that matter."""
    known = {option.name: option for option in game.option_list}
    named = []
    for name, _, value in (option.partition("=") for option in game.option_texts()):
        id = game.option_word(name)
        text = say(f"{id}-{value}") if isinstance(known[name], Choice) else value
        named.append(say("sheet-named", name=say(id), value=text))
    return " · ".join(named)
