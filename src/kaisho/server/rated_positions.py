"""Positions of rated games in progress: the server's bots and solver give no opinion on them.

A game guards every position since its opening, the current one, and all that are one act further. Nothing is computed while
people play, only when somebody asks for an opinion; it is cached until the game continues.
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
from kaisho.server.table import Table
from kaisho.server.table_status import Status
from kaisho.state import Ints, State, Words

OPENING = 4
"""Number of visible acts that are not guarded in games without a deal: too many games share them."""

NONE: Words = np.empty(0, np.uint64)


class PositionOfRatedGame(KaishoError):
    """A request for help with a position of a rated game in progress."""


class GuardedPositions(NamedTuple):
    """The situations that a table guards while its log has this number of entries."""

    entries: int
    situations: Words


class TableSnapshot(NamedTuple):
    """A copy of what a table's positions are computed from, because the game may continue meanwhile."""

    game: Game
    layout: Ints
    acts: list[int]


class RatedPositions:
    """The positions that rated games guard."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._guarded: dict[str, dict[str, GuardedPositions]] = {}
        """By game and table."""

    async def check(self, game: Game, state: State) -> None:
        """Raise for a position that a rated game guards, whatever the options and the score."""
        from kaisho.search.situations import situation  # loads the compiler

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

    async def _of(self, id: str, entries: int, known: GuardedPositions | None) -> GuardedPositions:
        """Return what one table guards: from the cache if its log has not grown, else computed."""
        live = self._hub.tables.get(id)
        table = None if live is None else live.table
        if known is not None and known.entries == (entries if table is None else len(table.log)):
            return known
        if table is None:
            table = await self._read(id)
        if table is None or table.status is not Status.PLAYING or table.layout is None:
            return GuardedPositions(entries, NONE)
        snapshot = TableSnapshot(table.game, table.layout, [entry.act for entry in table.acts])
        entries = len(table.log)
        return GuardedPositions(entries, await asyncio.to_thread(guarded_by, snapshot))

    async def _read(self, id: str) -> Table | None:
        try:
            return await self._hub.store.read(lambda database: load_table(database, id))
        except StoredTableBroken:
            return None


def guarded_by(snapshot: TableSnapshot) -> Words:
    """Return the situations that a game guards now."""
    from kaisho.search.situations import situations, situations_after

    passed = _passed(snapshot)
    if not passed:
        return NONE
    states = snapshot.game.states(len(passed))
    for index, state in enumerate(passed):
        states[index] = state
    ahead = NONE if passed[-1].over else situations_after(snapshot.game, passed[-1])
    return np.concatenate([situations(snapshot.game, states), ahead])


def _passed(snapshot: TableSnapshot) -> Sequence[State]:
    """Return the positions since the opening, the current one last. Games with an open deal differ from the first act on."""
    game = snapshot.game
    opening = 0 if game.layout_size and not game.hidden else OPENING
    state, found = game.deal(snapshot.layout), []
    for act in (*snapshot.acts, None):
        if opening <= 0:
            found.append(game.copy(state))
        if act is not None:
            opening -= not game.is_secret(state)
            game.rules["play"](state, act)
    return found
