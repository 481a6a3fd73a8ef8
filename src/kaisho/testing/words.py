"""Checks of a game's words: every message that generic code asks for is there."""

from __future__ import annotations

from collections.abc import Iterator

from kaisho.game import Choice, Game
from kaisho.language import LANGUAGES, outside_text, words
from kaisho.word_folders import FOLDERS


def check_words(game: Game) -> None:
    """Every message that screens, pages and commands need is there, in every language."""
    for language in LANGUAGES:
        say = words(language)
        missing = [message for message in needed_messages(game) if not say.has(message)]
        assert not missing, f"{game.name}: no words in {language} for {', '.join(missing)}"
        if game.name in FOLDERS:
            loaded = set(_message_ids(outside_text(game.name, language, browser=True)))
            hidden = [message for message in browser_messages(game) if message not in loaded and message.startswith(game.name)]
            assert not hidden, f"{game.name}: marked for the server in {language}: {', '.join(hidden)}"


def _message_ids(text: str) -> Iterator[str]:
    """Yield the ids of the messages of a Fluent file."""
    for line in text.splitlines():
        if line[:1].isalpha():
            yield line.partition("=")[0].strip()


def needed_messages(game: Game) -> Iterator[str]:
    """The ids of all messages that a game must have."""
    yield from browser_messages(game)
    yield f"{game.name}-how-to-move"
    yield from (f"{game.name}-rule-{rule}" for rule in game.rule_ids)
    yield from (f"{game.option_word(option.name)}-about" for option in game.option_list)


def browser_messages(game: Game) -> Iterator[str]:
    """The ids of the messages that the browser needs for any game."""
    name = game.name
    yield from (name, f"{name}-about", f"{name}-write")
    yield from (game.seat_word(seat) for seat in range(game.seats))
    yield from (f"{name}-end-{reason}" for reason in game.reasons[1:])
    for option in game.option_list:
        yield game.option_word(option.name)
        if isinstance(option, Choice):
            yield from (f"{game.option_word(option.name)}-{value}" for value in option.values)
