"""Reviewing a game: positions ply by ply, records, a bot's opinion of a position, and what can be proved about it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated

import msgspec

from kaisho import bots
from kaisho.errors import BadNotation, KaishoError, Word
from kaisho.game import WATCHER, Game
from kaisho.search.solution import Solution, write_variation
from kaisho.server.club_clock import now_ms
from kaisho.server.endings import Ending
from kaisho.server.identity import Identity
from kaisho.server.limits import ConcurrencyLimit, Limiter, TooOften
from kaisho.server.messages import EventView
from kaisho.server.people.person import Person
from kaisho.server.rated_positions import RatedPositions
from kaisho.server.records import record_of
from kaisho.server.screen import Faults, Screen
from kaisho.server.security import limit_key
from kaisho.server.settings import Settings
from kaisho.server.table import Table
from kaisho.server.table_log import standing_numbers
from kaisho.server.table_status import Status, TableRefusal
from kaisho.server.thinkers import Thinkers
from kaisho.state import State

HOUR = 3600.0
SHARE = 4
"""An address may have a quarter of all waiting analyses: one client can have many names."""

HINT_BOT, HINT_SECONDS = "strong", 1.0
"""The bot that gives hints, and the time that it may think."""

WHOLE_SECONDS, LEAST_COST = 10.0, 0.2
"""Shorter analyses than this count for a part of one, but at least for this part: a hint, a search for mistakes."""


class AnalysisRequest(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    at: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    bot: Annotated[str, msgspec.Meta(max_length=20)] = "strong"
    seconds: Annotated[float, msgspec.Meta(gt=0, le=3600)] = 1.0


class Ply(msgspec.Struct, frozen=True):
    """The position of a game after ``at`` acts."""

    at: int
    of: int
    seat: int
    act: int | None
    text: str | None
    to_act: int | None
    points: tuple[int, ...]
    view: msgspec.Raw
    news: list[EventView]
    """Events that the last act caused."""
    result: Ending | None = None
    """How the game ended at the table; null before its last position."""


class Analysis(msgspec.Struct, frozen=True):
    """A bot's opinion of a position: the act it would choose, the value for the seat to act, and the expected variation."""

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
    """There are too many analyses, or the game is still being played."""


def is_sole_player(table: Table, person: Person | None) -> bool:
    """Whether somebody is the only person at an unrated table: against bots, or with others at the same screen."""
    sitting = {seat.person for seat in table.seats if seat.kind in ("person", "open")}
    return person is not None and sitting == {person.id} and not table.rated


async def record_text(table: Table, screen: Screen, viewer: int, notation: str | None, language: str) -> str:
    """Write the record of a table's game; of a running game, only what a seat (or a watcher) may know.

    It is written in a thread, because long games have thousands of acts. The game may continue meanwhile.
    """
    _check_notation(table, notation)
    record, seat = record_of(table), None if table.status is Status.OVER else viewer
    return await asyncio.to_thread(record.write, notation, language, seat=seat, shown_by=screen)


async def log_text(table: Table, screen: Screen, viewer: int, notation: str, language: str, first: int = 0) -> list[str | None]:
    """Write the entries of the log from number ``first`` on as a seat (or a watcher) may know them.

    None stands for take-backs and what is hidden.
    """
    _check_notation(table, notation)
    entries = table.replayed(min(first, len(table.log)))
    known = [(it.before, None if it.before is None else table.seen(it, viewer)) for it in entries]

    def write() -> list[str | None]:
        return [
            None if before is None or act is None else screen.write(before, act, notation, language) for before, act in known
        ]

    return await asyncio.to_thread(write)


def _check_notation(table: Table, notation: str | None) -> None:
    if notation is not None and notation not in table.game.styles:
        raise BadNotation("unknown-style", style=notation, known=table.game.styles)


def reviewed_states(table: Table, person: Person | None, at: int, seat: int) -> tuple[list[State], int]:
    """Return all states of a game and the seat from which they may be seen; raise if the person may not see them."""
    game = table.game
    over = table.status is Status.OVER
    table.must_be_dealt()
    if game.hidden and not over and not is_sole_player(table, person):
        raise AnalysisRefused("table-not-over")
    if not 0 <= at <= len(table.acts):
        raise AnalysisRefused("table-no-such-ply", most=len(table.acts))
    if not WATCHER <= seat < game.seats:
        raise AnalysisRefused("table-no-such-seat", most=game.seats - 1)
    return table.states(), WATCHER if game.hidden and not over else seat


def ply(table: Table, screen: Screen, person: Person | None, at: int, seat: int) -> Ply:
    """Return the position after ``at`` acts, as a seat saw it."""
    states, seat = reviewed_states(table, person, at, seat)
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
        news=screen.news(states[at - 1], last.act, state, standing_numbers(table.log)[at - 1]) if last is not None else [],
        result=ended,
    )


class Analyst:
    """Lets bots and the solver analyse, within limits: per hour for each person, and at the same time for all of them."""

    def __init__(self, thinkers: Thinkers, settings: Settings, faults: Faults, rated: RatedPositions) -> None:
        self.faults = faults
        self.rated = rated
        self.thinkers = thinkers
        self.settings = settings
        per_hour = settings.analyses_per_hour
        self._limiter = Limiter(per_hour / HOUR, float(per_hour), name="analyses")
        self._waiting = 0
        self._by_address = ConcurrencyLimit()

    async def analyse(self, table: Table, identity: Identity, at: int, bot: str, seconds: float) -> Analysis:
        """Return a bot's opinion of a position of a table's game."""
        person = identity.require_person()
        table.must_be_dealt()
        if table.status is not Status.OVER and not is_sole_player(table, person):
            raise AnalysisRefused("table-not-over")
        if not 0 <= at <= len(table.acts):
            raise AnalysisRefused("table-no-such-ply", most=len(table.acts))
        state = table.states()[at]
        if table.game.hidden and table.status is not Status.OVER and int(state.seat) not in table.seats_of(person.id):
            raise AnalysisRefused("table-not-over")  # what a bot would play reveals what it holds
        return await self.opinion(Screen(table.game, table.id, self.faults), state, identity, at, bot, seconds)

    async def hint(self, table: Table, screen: Screen, identity: Identity, seat: int | None) -> tuple[int, str]:
        """Return the act that the strong bot would play for a person who plays only against bots, also in notation."""
        person = identity.require_person()
        own = table.seats_of(person.id)
        if not own:
            raise TableRefusal("table-not-seated")
        if table.rated or any(player.kind != "bot" for number, player in enumerate(table.seats) if number not in own):
            raise AnalysisRefused("table-no-hints")
        acting = next((number for number in table.to_act() if number in own), own[0]) if seat is None else seat
        if acting not in own:
            raise TableRefusal("table-not-seated")
        table.check_may_act(acting, now_ms())
        state = table.state_for(acting)
        seconds = min(HINT_SECONDS, self.settings.analysis_seconds)
        found = await self.opinion(screen, state, identity, len(table.acts), HINT_BOT, seconds)
        return found.act, found.text

    async def opinion(
        self,
        screen: Screen,
        state: State,
        identity: Identity,
        at: int,
        bot: str,
        seconds: float,
        style: str | None = None,
        language: str = "en",
    ) -> Analysis:
        """Return a bot's opinion of any position, from what the seat to act may know; acts in a notation and language."""
        game = screen.game
        if bot not in bots.names():
            raise AnalysisRefused("unknown-bot", name=bot, known=bots.names())
        self._check_playable(game, state)
        known = game.concealed(state, int(state.seat))
        async with self._admitted(identity, seconds, game, state):
            found = await self.thinkers.opinion(identity.require_person().id, bot, game, known, seconds)
        variation = found.variation or (found.act,)
        texts = write_variation(game, known, variation, lambda at, act: screen.write(at, act, style, language))
        return Analysis(
            at=at,
            bot=bot,
            seconds=seconds,
            act=found.act,
            text=screen.write(known, found.act, style, language),
            value=found.value,
            proved=found.proved,
            nodes=found.nodes,
            line=found.variation[: len(texts)],
            texts=texts,
        )

    async def solution(self, game: Game, state: State, identity: Identity, seconds: float, *, distances: bool) -> Solution:
        """Return what can be proved about a position of an open game for two."""
        if game.hidden or game.seats != 2:
            raise AnalysisRefused("study-no-solver", game=Word(game.name))
        self._check_playable(game, state)
        async with self._admitted(identity, seconds, game, state):
            return await self.thinkers.solution(identity.require_person().id, game, state, seconds, distances=distances)

    def _check_playable(self, game: Game, state: State) -> None:
        if state.over:
            raise TableRefusal("table-over")
        if not game.legal(state):  # somebody's tiles are unknown
            raise AnalysisRefused("study-nothing-known")

    @asynccontextmanager
    async def _admitted(self, identity: Identity, seconds: float, game: Game, state: State) -> AsyncIterator[None]:
        """Count an analysis of a person while it runs; raise if the limits do not allow it.

        No running rated game may have the position, neither before the analysis nor after it.
        """
        person, address = identity.require_person(), limit_key(identity.address)
        if not 0 < seconds <= self.settings.analysis_seconds:
            raise AnalysisRefused("table-analysis-seconds", most=f"{self.settings.analysis_seconds:g}")
        if self._waiting >= self.settings.analyses_waiting:
            raise TooOften("analyses-waiting", seconds, "table-analysis-busy")
        if not self._by_address.acquire(address, max(1, self.settings.analyses_waiting // SHARE)):
            raise TooOften("analyses-waiting", seconds, "table-analysis-busy")
        self._waiting += 1
        try:
            most = self.settings.analyses_per_hour
            cost = max(LEAST_COST, min(seconds / WHOLE_SECONDS, 1.0))
            self._limiter.check(str(person.id), time.monotonic(), cost, code="table-analysis-limit", most=most)
            await self.rated.check(game, state)
            yield
            await self.rated.check(game, state)
        finally:
            self._waiting -= 1
            self._by_address.release(address)
