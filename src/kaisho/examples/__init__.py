"""Example games: complete recorded games, each with notes on its acts in five languages.

An example is a record beside this module, and its id is the name of the file. Its texts are messages:
``example-ID-title``, ``example-ID-about``, ``example-ID-end``, and the note ``example-ID-N`` after act N, counted from 1. A
note is about all acts since the previous note: a turn, or several placements.
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
    """A note on a game after a number of acts."""

    at: int
    text: str


class LocalizedExample(ExampleListing, frozen=True, kw_only=True):
    """An example in one language: the record, the notes in the order of its acts, and a closing text."""

    language: str
    record: str
    notes: list[Note]
    end: str


@functools.cache
def _texts() -> dict[str, str]:
    """Return the text of every record by id, ordered by game and then by id."""
    texts = {
        file.name.removesuffix(SUFFIX): file.read_text(encoding="utf-8")
        for file in files(__name__).iterdir()
        if file.name.endswith(SUFFIX)
    }
    order = games.names()
    return dict(sorted(texts.items(), key=lambda item: (order.index(tags_in(item[1])["game"]), item[0])))


def names() -> tuple[str, ...]:
    """Return the ids of all examples."""
    return tuple(_texts())


def record_text(example: str) -> str:
    """Return the record of an example as text."""
    if example not in _texts():
        raise UnknownExample("unknown-example", name=example, known=names())
    return _texts()[example]


@functools.cache
def record(example: str) -> Record:
    """Return an example, read with every check. It is shared: do not modify it."""
    return Record.read(record_text(example))


def listed(example: str, language: str) -> ExampleListing:
    """Return the entry of an example in the list of all, without loading a game."""
    tags = tags_in(record_text(example))
    title, about = (words(language)(f"example-{example}-{word}") for word in ("title", "about"))
    return ExampleListing(id=example, game=tags["game"], title=title, about=about, acts=int(tags["acts"]))


@functools.cache
def localized(example: str, language: str) -> LocalizedExample:
    """Return an example with its notes, without loading a game."""
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
    """Return the note about the last of ``at`` acts: its own, or that of the turn to which it belongs."""
    return next((note for note in notes if note.at >= at), None) if at else None
