"""Players, options, clocks, endings and events in words, as ``web/src/wording.ts`` says them (``tests/data/wording.json``)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from kaisho.errors import Word, with_rule
from kaisho.game import Choice, Game, Option, Result
from kaisho.games import game_class
from kaisho.language import Words
from kaisho.server.clock import DAY, Control, ControlKind
from kaisho.server.endings import CLAIMED, FIRST_LEFT, FLAG, RESIGNED, TABLE_REASONS, Ending
from kaisho.server.messages import EventView
from kaisho.server.seats import Seat
from kaisho.texts import isolated

GIVEN_UP = (RESIGNED, FLAG, CLAIMED)
"""Endings in which somebody has lost by leaving."""
NEED_WINNERS = (*GIVEN_UP, FIRST_LEFT)


def moment(milliseconds: int) -> str:
    """Format a time in UTC."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


def player_name(say: Words, seat: Any) -> str:
    """Return the name of whoever has a seat (of a table, or of a message about one)."""
    if seat.kind == "person":
        return seat.name or say("plain-somebody")
    if seat.kind == "bot":
        level = f"plain-level-{seat.bot}"
        return say("plain-computer", level=say(level) if say.has(level) else seat.bot)
    if seat.kind == "gone":
        return say("plain-somebody")
    if seat.declined is not None:
        return say("plain-declined-by", name=seat.declined.name)
    return say("plain-kept-for", name=seat.name) if seat.name else say("plain-open-seat")


def player_names(say: Words, seats: Sequence[Seat]) -> str:
    """Return the names of the players at a table, without repetition."""
    return " – ".join(dict.fromkeys(isolated(player_name(say, seat)) for seat in seats))


def side_name(say: Words, game: Game, seat: int) -> str:
    return say(game.seat_word(seat))


def value_word(say: Words, game: str, option: Option, value: object) -> str:
    return say(f"{game_class(game).option_word(option.name)}-{value}") if isinstance(option, Choice) else str(value)


def options_in_words(say: Words, game: str, texts: Sequence[str]) -> str:
    """Return the options that differ from the defaults."""
    known = {option.name: option for option in game_class(game).option_list}
    found = []
    for text in texts:
        name, _, value = text.partition("=")
        if name in known and value != str(known[name].default):
            label = say(game_class(game).option_word(name))
            found.append(say("plain-labelled", name=label, value=value_word(say, game, known[name], value)))
    return ", ".join(found)


def control_in_words(say: Words, control: Control) -> str:
    if control.kind is ControlKind.NONE:
        return say("plain-clock-none")
    if control.kind is ControlKind.DAYS:
        return say("plain-clock-days-each", days=control.base // DAY)
    time = span(control.base)
    if control.kind is ControlKind.TURN:
        return say("plain-clock-turn-each", time=time)
    return say("plain-clock-fischer-each", time=time, increment=control.increment // 1000)


def span(milliseconds: int) -> str:
    """Format a duration: 2:05, 1:00:00, or with days 3 d 04:00."""
    seconds = max(0, milliseconds) // 1000
    days, seconds = divmod(seconds, 86_400)
    hours, minutes = divmod(seconds // 60, 60)
    if days:
        return f"{days} d {hours:02}:{minutes:02}"
    return f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"


def ending_in_words(say: Words, game: Game, ending: Ending) -> str:
    """Return how a game ended, and why a rated game did not count."""
    text = _ended(say, game, ending)
    return f"{text} {say(f'plain-unrated-{ending.unrated}')}" if ending.unrated else text


def _ended(say: Words, game: Game, ending: Ending) -> str:
    """Return how a game ended, by its rules or at the table."""
    if ending.reason not in TABLE_REASONS:
        return game.ending(Result(ending.values, ending.points, ending.reason, ending.places), say.language)
    winners = [seat for seat, value in enumerate(ending.values) if value > 0]
    if not winners:
        return say(f"plain-end-{ending.reason}" if ending.reason not in NEED_WINNERS else "plain-end-nobody")
    winner = " + ".join(side_name(say, game, seat) for seat in winners)
    placed = list(zip(ending.places, ending.values, strict=True))
    losers = [side_name(say, game, seat) for seat, value in enumerate(ending.values) if value < 0]
    # Players who left one after the other may have had different reasons, and the ending has only the last one.
    one_by_one = ending.reason in GIVEN_UP and len({place for place, value in placed if value < 0}) > 1
    text = say("plain-end-others-left" if one_by_one else f"plain-end-{ending.reason}", winner=winner, loser=" + ".join(losers))
    return f"{text} {game.ranking(ending.places, say.language)}" if len(set(ending.places)) > 2 else text


def event_in_words(say: Words, news: EventView) -> str:
    """Return an event in words, with the rule it follows from."""
    text = say(news.id, **{name: _decoded_value(value) for name, value in news.values.items()})
    return text if news.rule is None else with_rule(text, news.rule, say.language)


def _decoded_value(value: Any) -> Any:
    """Return a value of a message as it was before it was encoded: perhaps a message itself, or a list."""
    if isinstance(value, dict):
        return Word(value["word"], {name: _decoded_value(inner) for name, inner in value.get("values", {}).items()})
    return tuple(_decoded_value(item) for item in value) if isinstance(value, list) else value
