"""Played games for score sheets: every game with many options, played to the end at random, with names in all scripts."""

from __future__ import annotations

import functools
import random

from kaisho.games import load
from kaisho.record import Record

GAMES: dict[str, tuple[str, dict[str, str | int]]] = {
    "kamisado-single": ("kamisado", {}),
    "kamisado-standard": ("kamisado", {"match": "standard"}),
    "kamisado-long": ("kamisado", {"match": "long"}),
    "kamisado-marathon-tournament": ("kamisado", {"match": "marathon", "setup": "tournament"}),
    "kamisado-series": ("kamisado", {"match": "series", "rounds": 4}),
    "kamisado-orange-left": ("kamisado", {"match": "standard", "orientation": "orange-left"}),
    "kamisado-series-tournament": ("kamisado", {"match": "series", "rounds": 3, "setup": "tournament"}),
    "kaito-red": ("kaito", {"start": "red"}),
    "kaito-black": ("kaito", {"start": "black"}),
    "caminos-square-scored": ("caminos", {"scoring": "yes"}),
    "caminos-rhombus-neutral": ("caminos", {"board": "rhombus", "neutral": "yes"}),
    "caminos-octagon-four": ("caminos", {"board": "octagon", "players": "4"}),
    "caminos-ring": ("caminos", {"board": "ring"}),
    "samurai-2": ("samurai", {"players": 2}),
    "samurai-3-random": ("samurai", {"players": 3, "hands": "random", "capture": "immediate"}),
    "samurai-4": ("samurai", {"players": 4, "open_captures": "yes"}),
}
NAMES = ("Ağahan İnce-Şık", "Иван & <Пётр>", "本因坊秀策", "Ελένη “Ö” ’t Hooft")


@functools.cache
def played(name: str, seed: int = 3) -> Record:
    game_name, options = GAMES[name]
    game = load(game_name, **options)
    record, chance = Record(game, game.shuffle(seed)), random.Random(5)
    while not record.state.over:
        record.play(chance.choice(game.legal(record.state)))
    for seat in range(game.seats):
        record.tags[game.seat_name(seat)] = NAMES[seat]
    record.tags |= {"date": "2026-11-17", "event": "Herbstturnier", "place": "İzmir"}
    return record


def part(record: Record, acts: int) -> Record:
    """Return the first acts of the same game."""
    cut = Record(record.game, record.layout)
    for act in record.acts[:acts]:
        cut.play(act)
    cut.tags |= record.tags
    return cut
