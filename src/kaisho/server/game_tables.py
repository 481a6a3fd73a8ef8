"""What no act changes of a game, made when it is first needed and kept ready to be sent: boards, pictures, what acts mean."""

from __future__ import annotations

import functools
import gzip
import hashlib
from typing import NamedTuple

import msgspec

from kaisho.game import WATCHER, Game, OptionValue
from kaisho.games import game_class

MOST_BOARDS = 64


def board_of(game: Game) -> msgspec.Raw:
    """What a screen shows of a game with its options and no act changes."""
    return _board(type(game), tuple(game.option_texts()))


@functools.lru_cache(MOST_BOARDS)
def _board(kind: type[Game], options: tuple[str, ...]) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(kind.from_option_texts(options).board()))


class Kept(NamedTuple):
    """Something that never changes while the server runs, as compressed JSON, and a tag that changes with it."""

    zipped: bytes
    tag: str


@functools.cache
def act_table(name: str) -> Kept:
    """The meanings of all acts of a game. Making them takes a moment: do it beside the event loop."""
    kind = game_class(name)
    return _kept([kind.describe(act) for act in range(kind.actions)])


PICTURED: dict[str, tuple[int, dict[str, OptionValue]]] = {
    "kamisado": (11, {}),
    "kaito": (9, {}),
    "caminos": (9, {}),
    "samurai": (26, {"hands": "random"}),
}
"""After how many acts, and with which options, a game's picture is taken: late enough to see what it is about."""


@functools.cache
def picture(name: str) -> Kept:
    """A position as anybody may see it, the same every time, from which a screen draws what the game looks like."""
    kind = game_class(name)
    acts, options = PICTURED.get(name, (0, {}))
    game = kind(**options)
    state = game.deal(seed=3)
    for number in range(acts):
        legal = game.legal(state)
        if not legal:
            break
        game.play(state, legal[(7 * number + 5) * 11 % len(legal)])
    matter = {text.partition("=")[0] for text in game.option_texts()}
    chosen = {option: value for option, value in game.options.items() if option in matter}
    return _kept({"game": name, "options": chosen, "board": game.board(), "view": game.view(state, WATCHER)})


def _kept(value: object) -> Kept:
    text = msgspec.json.encode(value)
    return Kept(gzip.compress(text, mtime=0), f'"{hashlib.sha256(text).hexdigest()[:20]}"')
