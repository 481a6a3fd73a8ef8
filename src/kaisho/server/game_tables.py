"""What no act changes: boards, pictures, words, and the meanings of acts. Made when first needed, cached ready to send."""

from __future__ import annotations

import functools
import gzip
import hashlib
from typing import NamedTuple

import msgspec

from kaisho.game import WATCHER, Game
from kaisho.games import game_class
from kaisho.language import outside_text
from kaisho.learn.localized import step_picture
from kaisho.picture import initial_picture

MAX_BOARDS = 64


def board_of(game: Game) -> msgspec.Raw:
    """Return the board of a game with its options, as JSON."""
    return _board(type(game), tuple(game.option_texts()))


@functools.lru_cache(MAX_BOARDS)
def _board(kind: type[Game], options: tuple[str, ...]) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(kind.from_option_texts(options).board()))


class GameDocument(NamedTuple):
    """A document that does not change while the server runs, compressed."""

    gzipped: bytes
    etag: str


@functools.cache
def act_table(name: str) -> GameDocument:
    """Return the meanings of all acts of a game. It takes a moment: call it in a thread."""
    kind = game_class(name)
    return _document([kind.describe(act) for act in range(kind.num_acts)])


@functools.cache
def picture(name: str) -> GameDocument:
    """Return the game's showcase as a watcher sees it, from which a screen draws what the game looks like."""
    game, state = game_class(name).exhibit()
    matter = {text.partition("=")[0] for text in game.option_texts()}
    chosen = {option: value for option, value in game.options.items() if option in matter}
    return _document({"game": name, "options": chosen, "board": game.board(), "view": game.view(state, WATCHER)})


@functools.cache
def emblem(name: str) -> GameDocument:
    """Return a drawing of the game's showcase, as a watcher sees it, or its initial if the game has no drawings."""
    game, state = game_class(name).exhibit()
    drawn = game.draw(game.view(state, WATCHER))
    return _text_document((initial_picture(name) if drawn is None else drawn).encode())


@functools.cache
def step_drawing(game: str, step: str) -> GameDocument:
    """Return a drawing of the position of a step of the game's course."""
    return _text_document(step_picture(game, step).encode())


@functools.cache
def outside_words(name: str, language: str) -> GameDocument:
    """Return the words of a game of another package that the browser may need, as one Fluent file."""
    game_class(name)
    return _text_document(outside_text(name, language, browser=True).encode())


def _document(value: object) -> GameDocument:
    return _text_document(msgspec.json.encode(value))


def _text_document(text: bytes) -> GameDocument:
    return GameDocument(gzip.compress(text, mtime=0), f'"{hashlib.sha256(text).hexdigest()[:20]}"')
