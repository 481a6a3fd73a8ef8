"""Things of the club in words: who sits where, clocks, options, how a game ended."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from kaisho.errors import Word, with_rule
from kaisho.game import Choice, Game, Option, Result
from kaisho.games import game_class
from kaisho.language import Words
from kaisho.server.clock import DAY, Control, Kind
from kaisho.server.messages import News
from kaisho.server.table import CLAIMED, FIRST_LEFT, FLAG, RESIGNED, TABLE_REASONS, Ending, Seat
from kaisho.texts import isolated

GIVEN_UP = (RESIGNED, FLAG, CLAIMED)
"""Endings in which somebody has lost by going."""
NEED_WINNERS = (*GIVEN_UP, FIRST_LEFT)


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
    if seat.declined is not None:
        return say("plain-declined-by", name=seat.declined.name)
    return say("plain-kept-for", name=seat.name) if seat.name else say("plain-open-seat")


def sitters(say: Words, seats: Sequence[Seat]) -> str:
    """Everybody at a table, each once."""
    return " – ".join(dict.fromkeys(isolated(sitter(say, seat)) for seat in seats))


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
    """How a game ended, and why it is not rated where it might have been."""
    told = _ended(say, game, ending)
    return f"{told} {say(f'plain-unrated-{ending.unrated}')}" if ending.unrated else told


def _ended(say: Words, game: Game, ending: Ending) -> str:
    """By its rules, or by what happened at the table."""
    if ending.reason not in TABLE_REASONS:
        return game.ending(Result(ending.values, ending.points, ending.reason, ending.places), say.language)
    winners = [seat for seat, value in enumerate(ending.values) if value > 0]
    if not winners:
        return say(f"plain-end-{ending.reason}" if ending.reason not in NEED_WINNERS else "plain-end-nobody")
    winner = " + ".join(side_name(say, game, seat) for seat in winners)
    placed = list(zip(ending.places, ending.values, strict=True))
    losers = [side_name(say, game, seat) for seat, value in enumerate(ending.values) if value < 0]
    # Who has left one after the other may have had different reasons, and the ending has only the last of them.
    one_by_one = ending.reason in GIVEN_UP and len({place for place, value in placed if value < 0}) > 1
    told = say("plain-end-others-left" if one_by_one else f"plain-end-{ending.reason}", winner=winner, loser=" + ".join(losers))
    return f"{told} {game.ranking(ending.places, say.language)}" if len(set(ending.places)) > 2 else told


def news_in_words(say: Words, news: News) -> str:
    """What an act brought about, with the rule it follows from."""
    told = say(news.id, **{name: _said_value(value) for name, value in news.values.items()})
    return told if news.rule is None else with_rule(told, news.rule, say.language)


def _said_value(value: Any) -> Any:
    """A value of a message as it was before it was sent: it can be a word of the language files itself, or a list."""
    if isinstance(value, dict):
        return Word(value["word"], {name: _said_value(inner) for name, inner in value.get("values", {}).items()})
    return tuple(_said_value(item) for item in value) if isinstance(value, list) else value
