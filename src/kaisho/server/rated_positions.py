"""Positions of rated games that are being played: the club's bots and its solver say nothing about them.

A game guards every position that it has passed since its opening, the one at which it stands, and all that are one act on.
Nothing of this is done while people play: it is worked out when somebody asks for an opinion, and kept until the game goes on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from kaisho.errors import KaishoError
from kaisho.game import Game
from kaisho.server.hub import Hub
from kaisho.server.store.tables import StoredTableBroken, load_table
from kaisho.server.store.upkeep import rated_games
from kaisho.server.table import Status, Table
from kaisho.state import Ints, State, Words

OPENING = 4
"""So many acts that everybody sees belong to all who play or study a game that begins with an empty table."""

NONE: Words = np.empty(0, np.uint64)


class PositionOfRatedGame(KaishoError):
    """Somebody asks for help with a position of a rated game that is being played."""


class Guarded(NamedTuple):
    """The situations that a table guards, as long as its log has so many entries."""

    entries: int
    situations: Words


class Course(NamedTuple):
    """What a table's positions are worked out from, apart from the table: it may go on meanwhile."""

    game: Game
    layout: Ints
    acts: list[int]


class RatedPositions:
    """What the rated games of a club guard."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._guarded: dict[str, dict[str, Guarded]] = {}
        """By the name of a game and the table."""

    async def check(self, game: Game, state: State) -> None:
        """Raise for a position that a rated game guards, whatever the options and the score it is asked with."""
        from kaisho.search.situations import situation  # it loads the compiler

        wanted = np.uint64(situation(game, state))
        running = await self._hub.store.read(lambda database: rated_games(database, game.name))
        known = self._guarded.setdefault(game.name, {})
        for id in known.keys() - running.keys():
            del known[id]
        for id, entries in running.items():
            guarded = await self._of(id, entries, known.get(id))
            known[id] = guarded
            if np.count_nonzero(guarded.situations == wanted):
                raise PositionOfRatedGame("study-rated-game")

    async def _of(self, id: str, entries: int, known: Guarded | None) -> Guarded:
        """What one table guards; tables that are not in memory are read, and all are worked out only once for each entry."""
        place = self._hub.places.get(id)
        table = None if place is None else place.table
        if known is not None and known.entries == (entries if table is None else len(table.log)):
            return known
        if table is None:
            table = await self._read(id)
        if table is None or table.status is not Status.PLAYING or table.layout is None:
            return Guarded(entries, NONE)
        course = Course(table.game, table.layout, [entry.act for entry in table.acts])
        entries = len(table.log)
        return Guarded(entries, await asyncio.to_thread(guarded_by, course))

    async def _read(self, id: str) -> Table | None:
        try:
            return await self._hub.store.read(lambda database: load_table(database, id))
        except StoredTableBroken:
            return None


def guarded_by(course: Course) -> Words:
    """The situations that a game guards by now."""
    from kaisho.search.situations import situations, situations_after

    passed = _passed(course)
    if not passed:
        return NONE
    states = course.game.states(len(passed))
    for place, state in enumerate(passed):
        states[place] = state
    ahead = NONE if passed[-1].over else situations_after(course.game, passed[-1])
    return np.concatenate([situations(course.game, states), ahead])


def _passed(course: Course) -> Sequence[State]:
    """The positions since the opening, the present one last. A deal that lies open makes every game another one at once."""
    game = course.game
    opening = 0 if game.layout_size and not game.hidden else OPENING
    state, found = game.deal(course.layout), []
    for act in (*course.acts, None):
        if opening <= 0:
            found.append(game.copy(state))
        if act is not None:
            opening -= not game.secret(state)
            game.rules["play"](state, act)
    return found
