"""What no act changes of a game, made when it is first needed and kept ready to be sent: boards, and what acts mean."""

from __future__ import annotations

import functools
import gzip
import hashlib
from typing import NamedTuple

import msgspec

from kaisho.game import Game
from kaisho.games import game_class

MOST_BOARDS = 64


def board_of(game: Game) -> msgspec.Raw:
    """What a screen shows of a game with its options and no act changes."""
    return _board(type(game), tuple(game.option_texts()))


@functools.lru_cache(MOST_BOARDS)
def _board(kind: type[Game], options: tuple[str, ...]) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(kind.from_option_texts(options).board()))


class ActTable(NamedTuple):
    """What every act number of a game means, as compressed JSON, and a tag that changes with it."""

    zipped: bytes
    tag: str


@functools.cache
def act_table(name: str) -> ActTable:
    """The meanings of all acts of a game. Making them takes a moment: do it beside the event loop."""
    kind = game_class(name)
    text = msgspec.json.encode([kind.describe(act) for act in range(kind.actions)])
    return ActTable(gzip.compress(text, mtime=0), f'"{hashlib.sha256(text).hexdigest()[:20]}"')
