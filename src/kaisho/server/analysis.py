"""Looking back at a game: positions ply by ply, records, what a bot thinks of a position and what can be proved of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import msgspec

from kaisho import bots
from kaisho.errors import BadNotation, KaishoError, Word
from kaisho.game import WATCHER, Game
from kaisho.server.asker import Asker
from kaisho.server.limits import Crowd, Limiter, TooOften
from kaisho.server.messages import News
from kaisho.server.people.person import Person
from kaisho.server.rated_positions import RatedPositions
from kaisho.server.records import record_of
from kaisho.server.screen import Faults, Screen
from kaisho.server.security import limit_key
from kaisho.server.settings import Settings
from kaisho.server.table import Ending, Status, Table, TableRefusal
from kaisho.server.thinkers import Thinkers
from kaisho.state import State

if TYPE_CHECKING:
    from kaisho.search.solve import Solution

HOUR = 3600.0
SHARE = 4
"""One address has at most one part in so many of the analyses that wait: names cost nothing."""


class Ply(msgspec.Struct, frozen=True):
    """A position of a game that is looked back at: after ``at`` acts."""

    at: int
    of: int
    seat: int
    act: int | None
    text: str | None
    to_act: int | None
    points: tuple[int, ...]
    view: msgspec.Raw
    news: list[News]
    """What the last act brought about besides itself."""
    result: Ending | None = None
    """How the game ended at the table; null before its last position."""


class Analysis(msgspec.Struct, frozen=True):
    """What a bot thinks of a position: the act it would choose, what it expects for who is to act, and how it goes on."""

    at: int
    bot: str
    seconds: float
    act: int
    text: str
    value: float | None
    proved: bool
    nodes: int
    line: tuple[int, ...]
    texts: list[str]


class AnalysisRefused(KaishoError):
    """Too many analyses, or of a game that is still being played."""


def own_sitting(table: Table, person: Person | None) -> bool:
    """Whether somebody is the only person at a table: alone with bots, or sharing the screen with others."""
    sitting = {seat.person for seat in table.seats if seat.kind in ("person", "open")}
    return person is not None and sitting == {person.id} and not table.rated


async def record_text(table: Table, screen: Screen, viewer: int, notation: str | None, language: str) -> str:
    """A record as text: of a running game only what a seat (or a watcher) may know.

    It is written in a thread, because the longest games have thousands of acts; the table may go on meanwhile.
    """
    _check_notation(table, notation)
    record, seat = record_of(table), None if table.status is Status.OVER else viewer
    return await asyncio.to_thread(record.write, notation, language, seat=seat, shown_by=screen)


async def log_text(table: Table, screen: Screen, viewer: int, notation: str, language: str) -> list[str | None]:
    """How every entry of the log is written, as a seat (or a watcher) may know it; None for a take-back and what is hidden."""
    _check_notation(table, notation)
    known = [(it.before, None if it.before is None else table.seen(it, viewer)) for it in table.replayed(0)]

    def write() -> list[str | None]:
        return [
            None if before is None or act is None else screen.write(before, act, notation, language) for before, act in known
        ]

    return await asyncio.to_thread(write)


def _check_notation(table: Table, notation: str | None) -> None:
    if notation is not None and notation not in table.game.styles:
        raise BadNotation("unknown-style", style=notation, known=table.game.styles)


def states_looked_back(table: Table, person: Person | None, at: int, seat: int) -> tuple[list[State], int]:
    """All states of a game, for somebody who may look back to ``at``, and the seat from which that may be done."""
    game = table.game
    over = table.status is Status.OVER
    table.must_be_dealt()
    if game.hidden and not over and not own_sitting(table, person):
        raise AnalysisRefused("table-not-over")
    if not 0 <= at <= len(table.acts):
        raise AnalysisRefused("table-no-such-ply", most=len(table.acts))
    if not WATCHER <= seat < game.seats:
        raise AnalysisRefused("table-no-such-seat", most=game.seats - 1)
    return table.states(), WATCHER if game.hidden and not over else seat


def ply(table: Table, screen: Screen, person: Person | None, at: int, seat: int) -> Ply:
    """The position after ``at`` acts, as a seat saw it."""
    states, seat = states_looked_back(table, person, at, seat)
    game, over = table.game, table.status is Status.OVER
    last = table.acts[at - 1] if at else None
    state = states[at]
    ended = table.ending if at == len(table.acts) else None
    return Ply(
        at=at,
        of=len(table.acts),
        seat=seat,
        act=last.act if last is not None and (over or not game.hidden) else None,
        text=screen.write(states[at - 1], last.act) if last is not None and (over or not game.hidden) else None,
        to_act=None if state.over or ended is not None else int(state.seat),
        points=screen.points(state),
        view=screen.view(state, seat),
        news=screen.news(states[at - 1], last.act, state) if last is not None else [],
        result=ended,
    )


class Analyst:
    """Lets bots analyse, within limits: a number an hour for each person, and so many at once in all."""

    def __init__(self, thinkers: Thinkers, settings: Settings, faults: Faults, rated: RatedPositions) -> None:
        self.faults = faults
        self.rated = rated
        self.thinkers = thinkers
        self.settings = settings
        per_hour = settings.analyses_per_hour
        self._limiter = Limiter(per_hour / HOUR, float(per_hour), name="analyses")
        self._waiting = 0
        self._by_address = Crowd()

    async def analyse(self, table: Table, asker: Asker, at: int, bot: str, seconds: float) -> Analysis:
        """What a bot thinks of a position of a table's game."""
        person = asker.named()
        table.must_be_dealt()
        if table.status is not Status.OVER and not own_sitting(table, person):
            raise AnalysisRefused("table-not-over")
        if not 0 <= at <= len(table.acts):
            raise AnalysisRefused("table-no-such-ply", most=len(table.acts))
        state = table.states()[at]
        if table.game.hidden and table.status is not Status.OVER and int(state.seat) not in table.seats_of(person.id):
            raise AnalysisRefused("table-not-over")  # what a bot would do tells what it holds
        return await self.opinion(Screen(table.game, table.id, self.faults), state, asker, at, bot, seconds)

    async def opinion(
        self,
        screen: Screen,
        state: State,
        asker: Asker,
        at: int,
        bot: str,
        seconds: float,
        style: str | None = None,
        language: str = "en",
    ) -> Analysis:
        """What a bot thinks of any position, from what the seat to act may know of it; written in a notation and language."""
        game = screen.game
        if bot not in bots.names():
            raise AnalysisRefused("unknown-bot", name=bot, known=bots.names())
        self._must_go_on(game, state)
        known = game.concealed(state, int(state.seat))
        async with self._admitted(asker, seconds, game, state):
            found = await self.thinkers.opinion(asker.named().id, bot, game, known, seconds)
        texts = []
        shown = game.copy(known)
        for act in found.line or (found.act,):
            if act not in game.legal(shown):
                break  # beyond what the seat can know, a line is a guess
            texts.append(screen.write(shown, act, style, language))
            game.rules["play"](shown, act)
        return Analysis(
            at=at,
            bot=bot,
            seconds=seconds,
            act=found.act,
            text=screen.write(known, found.act, style, language),
            value=found.value,
            proved=found.proved,
            nodes=found.nodes,
            line=tuple(found.line[: len(texts)]),
            texts=texts,
        )

    async def solution(self, game: Game, state: State, asker: Asker, seconds: float, *, distances: bool) -> Solution:
        """What can be proved of a position of a game of two in which nothing is hidden."""
        if game.hidden or game.seats != 2:
            raise AnalysisRefused("study-no-solver", game=Word(game.name))
        self._must_go_on(game, state)
        async with self._admitted(asker, seconds, game, state):
            return await self.thinkers.solution(asker.named().id, game, state, seconds, distances=distances)

    def _must_go_on(self, game: Game, state: State) -> None:
        if state.over:
            raise TableRefusal("table-over")
        if not game.legal(state):  # somebody's tiles, of which nothing is known
            raise AnalysisRefused("study-nothing-known")

    @asynccontextmanager
    async def _admitted(self, asker: Asker, seconds: float, game: Game, state: State) -> AsyncIterator[None]:
        """One more analysis of a person is under way, if the limits allow it: an address has some of them, never all.

        No rated game may stand at the position, nor have come to it when the answer is there.
        """
        person, address = asker.named(), limit_key(asker.address)
        if not 0 < seconds <= self.settings.analysis_seconds:
            raise AnalysisRefused("table-analysis-seconds", most=f"{self.settings.analysis_seconds:g}")
        if self._waiting >= self.settings.analyses_waiting:
            raise TooOften("analyses-waiting", seconds, "table-analysis-busy")
        if not self._by_address.came(address, max(1, self.settings.analyses_waiting // SHARE)):
            raise TooOften("analyses-waiting", seconds, "table-analysis-busy")
        self._waiting += 1
        try:
            most = self.settings.analyses_per_hour
            self._limiter.check(str(person.id), time.monotonic(), code="table-analysis-limit", most=most)
            await self.rated.check(game, state)
            yield
            await self.rated.check(game, state)
        finally:
            self._waiting -= 1
            self._by_address.left(address)
