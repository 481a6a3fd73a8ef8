"""Samurai's score sheet: the map after the set-up and at the end, and every turn in the column of its player."""

from __future__ import annotations

from kaisho.game import Game
from kaisho.games.samurai.rules import PICKING, PLACING
from kaisho.language import Words, words
from kaisho.paper.block import Block, Flow
from kaisho.paper.sheet import Played, Sheet
from kaisho.paper.size import WIDTH
from kaisho.paper.text import QUIET, paragraph

KEY = {
    "H": "helmet",
    "B": "buddha",
    "R": "rice",
    "S": "samurai-tile",
    "W": "ship",
    "K": "horseman",
    "T0": "tile-exchange",
    "F": "figure-exchange",
}
"""The tile codes of the notation, and the message ids of their names."""


class SamuraiSheet(Sheet):
    picture_height = 116.0
    form_pages = 2
    counted = "sheet-figures-of"

    def start(self, played: Played) -> int:
        """Return the number of the state after the set-up, or 0 if the game has not come that far."""
        after_set_up = (number for number, state in enumerate(played.states) if state.phase not in (PICKING, PLACING))
        return next(after_set_up, 0)

    def body(self, played: Played) -> list[Flow]:
        return [_key(played.say), *super().body(played)]

    def form_start(self, game: Game, language: str) -> list[Flow]:
        return [_key(words(language)), *super().form_start(game, language)]


def _key(say: Words) -> Block:
    """Return the key to the tile codes."""
    text = " · ".join(f"{code} {say(f'samurai-{word}')}" for code, word in KEY.items())
    drawn, height = paragraph(0, 1, text, 3.2, WIDTH, QUIET)
    return Block(height + 3, drawn)


SHEET = SamuraiSheet()
