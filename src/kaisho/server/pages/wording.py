"""Things of the club in words: who sits where, clocks, options, how a game ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from kaisho.errors import Word
from kaisho.game import Choice, Game, Option
from kaisho.games import game_class
from kaisho.language import Words
from kaisho.server.clock import DAY, Control, Kind
from kaisho.server.store.lobby import Listed
from kaisho.server.table import TABLE_REASONS, Ending, Seat


def moment(milliseconds: int) -> str:
    """A point in time, the same for everybody."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


def sitter(say: Words, seat: Any) -> str:
    """Who sits somewhere (a seat of a table, or of what is told about one)."""
    if seat.kind == "person":
        return seat.name or say("plain-somebody")
    if seat.kind == "bot":
        return say("plain-computer", level=say(f"plain-level-{seat.bot}"))
    if seat.kind == "gone":
        return say("plain-somebody")
    return say("plain-kept-for", name=seat.name) if seat.name else say("plain-open-seat")


def sitters(say: Words, seats: Sequence[Seat]) -> str:
    """Everybody at a table, each once."""
    return " – ".join(dict.fromkeys(sitter(say, seat) for seat in seats))


def side_name(say: Words, game: Game, seat: int) -> str:
    return say(game.seat_word(seat))


def value_word(say: Words, game: str, option: Option, value: object) -> str:
    return say(f"plain-{game}-{option.name.replace('_', '-')}-{value}") if isinstance(option, Choice) else str(value)


def options_in_words(say: Words, game: str, texts: Sequence[str]) -> str:
    """The options of a table that are not the usual ones."""
    known = {option.name: option for option in game_class(game).option_list}
    found = []
    for text in texts:
        name, _, value = text.partition("=")
        if name in known and value != str(known[name].default):
            label = say(f"plain-{game}-{name.replace('_', '-')}")
            found.append(f"{label}: {value_word(say, game, known[name], value)}")
    return ", ".join(found)


def control_in_words(say: Words, control: Control) -> str:
    if control.kind is Kind.NONE:
        return say("plain-clock-none")
    if control.kind is Kind.DAYS:
        return say("plain-clock-days-each", days=control.base // DAY)
    time = span(control.base)
    if control.kind is Kind.TURN:
        return say("plain-clock-turn-each", time=time)
    return say("plain-clock-fischer-each", time=time, increment=control.increment // 1000)


def span(milliseconds: int) -> str:
    """A time on a clock: 2:05, 1:00:00, or with days 3 d 04:00."""
    seconds = max(0, milliseconds) // 1000
    days, seconds = divmod(seconds, 86_400)
    hours, minutes = divmod(seconds // 60, 60)
    if days:
        return f"{days} d {hours:02}:{minutes:02}"
    return f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"


def ending_in_words(say: Words, game: Game, ending: Ending) -> str:
    """How a game ended: by its rules, or by what happened at the table."""
    winners = [seat for seat, value in enumerate(ending.values) if value > 0]
    winner = " + ".join(side_name(say, game, seat) for seat in winners)
    if ending.reason not in TABLE_REASONS:
        return say(f"{game.name}-end-{ending.reason}", winner=winner, points=":".join(map(str, ending.points)))
    if not winners:
        return say(f"plain-end-{ending.reason}" if ending.reason not in ("resigned", "flag", "claimed") else "plain-end-nobody")
    losers = [side_name(say, game, seat) for seat, value in enumerate(ending.values) if value < 0]
    return say(f"plain-end-{ending.reason}", winner=winner, loser=" + ".join(losers))


def listed_ending(say: Words, line: Listed) -> str:
    """How a table of a list ended."""
    if line.result is None:
        return ""
    return ending_in_words(say, game_class(line.game).from_option_texts(line.options), line.result)


def news_in_words(say: Words, id: str, values: Mapping[str, Any]) -> str:
    """What an act has brought about; a value can be a word of the language files itself."""
    return say(id, **{name: Word(value["word"]) if isinstance(value, dict) else value for name, value in values.items()})
