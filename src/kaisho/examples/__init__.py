"""Example games: complete recorded games, each with notes on its acts in five languages.

An example is a record beside this module; its id is the name of the file, and its game is the one the record names. What is
said of it are messages: ``example-ID-title``, ``example-ID-about``, ``example-ID-end``, and ``example-ID-N`` after the act
with the number N, counted from 1. A note is about all acts since the note before it: a whole turn, or some placings.
"""

from __future__ import annotations

import functools
from importlib.resources import files

import msgspec

from kaisho import games
from kaisho.errors import KaishoError
from kaisho.language import words
from kaisho.record import Record, tags_in

SUFFIX = ".kaisho"


class UnknownExample(KaishoError):
    """There is no example of that name."""


class ExampleListing(msgspec.Struct, frozen=True, kw_only=True):
    """An example in the list of all."""

    id: str
    game: str
    title: str
    about: str
    acts: int


class Note(msgspec.Struct, frozen=True):
    """What is said of a game after so many acts."""

    at: int
    text: str


class LocalizedExample(ExampleListing, frozen=True, kw_only=True):
    """An example in one language: the record, the notes in the order of its acts, and a last word."""

    language: str
    record: str
    notes: list[Note]
    end: str


@functools.cache
def _texts() -> dict[str, str]:
    """The text of every record by id: the games in their usual order, and of each game the ids in alphabetical order."""
    found = {
        file.name.removesuffix(SUFFIX): file.read_text(encoding="utf-8")
        for file in files(__name__).iterdir()
        if file.name.endswith(SUFFIX)
    }
    order = games.names()
    return dict(sorted(found.items(), key=lambda item: (order.index(tags_in(item[1])["game"]), item[0])))


def names() -> tuple[str, ...]:
    """The ids of all examples."""
    return tuple(_texts())


def record_text(example: str) -> str:
    """The record of an example, as it is in the file."""
    if example not in _texts():
        raise UnknownExample("unknown-example", name=example, known=names())
    return _texts()[example]


@functools.cache
def record(example: str) -> Record:
    """An example, read with every check. It is shared: play on in a copy."""
    return Record.read(record_text(example))


def listed(example: str, language: str) -> ExampleListing:
    """An example in the list of all. No game is loaded for it."""
    tags = tags_in(record_text(example))
    title, about = (words(language)(f"example-{example}-{word}") for word in ("title", "about"))
    return ExampleListing(id=example, game=tags["game"], title=title, about=about, acts=int(tags["acts"]))


@functools.cache
def told(example: str, language: str) -> LocalizedExample:
    """An example with all that is said of it. No game is loaded for it."""
    say = words(language)
    named = listed(example, language)
    return LocalizedExample(
        **msgspec.structs.asdict(named),
        language=language,
        record=record_text(example),
        notes=[Note(at, say(message)) for at in range(1, named.acts + 1) if say.has(message := f"example-{example}-{at}")],
        end=say(f"example-{example}-end"),
    )


def note_about(notes: list[Note], at: int) -> Note | None:
    """The note that is about the act after which one stands: its own, or that of the turn to which the act belongs."""
    return next((note for note in notes if note.at >= at), None) if at else None
