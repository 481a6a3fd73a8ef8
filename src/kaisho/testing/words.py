"""Checks of a game's words: every message that generic code asks for is there."""

from __future__ import annotations

from collections.abc import Iterator

from kaisho.game import Choice, Game
from kaisho.language import LANGUAGES, words


def check_words(game: Game) -> None:
    """Every message that screens, pages and commands need is there, in every language."""
    for language in LANGUAGES:
        say = words(language)
        missing = [message for message in needed_messages(game) if not say.has(message)]
        assert not missing, f"{game.name}: no words in {language} for {', '.join(missing)}"


def needed_messages(game: Game) -> Iterator[str]:
    """The ids of all messages that a game must have."""
    name = game.name
    yield from (name, f"{name}-about", f"{name}-how-to-move", f"{name}-write")
    yield from (game.seat_word(seat) for seat in range(game.seats))
    yield from (f"{name}-end-{reason}" for reason in game.reasons[1:])
    yield from (f"{name}-rule-{rule}" for rule in game.rule_ids)
    for option in game.option_list:
        yield from (game.option_word(option.name), f"{game.option_word(option.name)}-about")
        if isinstance(option, Choice):
            yield from (f"{game.option_word(option.name)}-{value}" for value in option.values)
