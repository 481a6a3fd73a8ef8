"""Bots and solvers in threads: a limited number at once, with people served in turn."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeVar

import numpy as np

from kaisho.bots import Bot, Opinion, bot
from kaisho.game import Game
from kaisho.search.limits import UNLIMITED, Thinking
from kaisho.search.solution import Solution
from kaisho.server.turns import FairSlots
from kaisho.state import Flags, State

if TYPE_CHECKING:
    from kaisho.search.solve import Solver

T = TypeVar("T")
log = logging.getLogger("kaisho.bots")

FALLBACK = "random"
"""The bot that plays if another one fails."""

POSITIONS = 1 << 20
"""Size of each of the two hash tables of a solver: 24 megabytes."""


class Thinkers:
    """A few threads that think for bots and solve positions. Idle bots are reused for games with the same options.

    Every request is made for a person: the one who opened the table or wants the analysis. Each person has a queue, and the
    queues are served in turn (``turns``).
    """

    def __init__(self, threads: int) -> None:
        self._turns = FairSlots(threads)
        self._pool = ThreadPoolExecutor(self._turns.at_once, thread_name_prefix="bot")
        self._idle: OrderedDict[tuple[str, str, str], Bot] = OrderedDict()
        self._max_idle = 2 * threads
        self._idle_solvers: dict[tuple[str, str], Solver] = {}
        self._flags: dict[int, Flags] = {}
        self.waiting = 0
        """Number of requests that have not been answered."""
        self.thinking = 0

    async def opinion(
        self, person: Hashable, level: str, game: Game, known: State, seconds: float | Callable[[], float]
    ) -> Opinion:
        """A bot's opinion on a position. ``known`` must already be concealed for the seat to act.

        ``seconds`` may be a function, which is called when the bot's turn has come.
        """

        def think(stop: Flags) -> Opinion:
            return self._think(level, game, known, seconds() if callable(seconds) else seconds, stop)

        return await self._in_thread(person, think)

    async def solution(self, person: Hashable, game: Game, state: State, seconds: float, *, distances: bool) -> Solution:
        """What can be proved about a position within a time."""
        return await self._in_thread(person, lambda stop: self._solve(game, state, seconds, stop, distances))

    async def _in_thread(self, person: Hashable, think: Callable[[Flags], T]) -> T:
        self.waiting += 1
        try:
            async with self._turns.turn(person):
                stop = np.zeros(1, np.uint8)
                self._flags[id(stop)] = stop
                try:
                    return await asyncio.get_running_loop().run_in_executor(self._pool, think, stop)
                finally:
                    stop[0] = 1  # if cancelled: nobody waits for the answer any more
                    del self._flags[id(stop)]
        finally:
            self.waiting -= 1

    def _think(self, level: str, game: Game, known: State, seconds: float, stop: Flags) -> Opinion:
        self.thinking += 1
        try:
            return self._opinion(level, game, known, seconds, stop)
        except Exception:
            if level == FALLBACK:
                raise
            log.exception("bot failed", extra={"fields": {"what": level, "game": game.name}})
            return self._opinion(FALLBACK, game, known, seconds, stop)
        finally:
            self.thinking -= 1

    def _opinion(self, level: str, game: Game, known: State, seconds: float, stop: Flags) -> Opinion:
        key = (level, game.name, " ".join(game.option_texts()))
        player = self._idle.pop(key, None) or bot(level, game, secrets.randbits(63))
        with Thinking(seconds, None, stop) as thinking:
            opinion = player.choose(known, thinking)
        self._idle[key] = player
        while len(self._idle) > self._max_idle:
            self._idle.popitem(last=False)
        return opinion

    def _solve(self, game: Game, state: State, seconds: float, stop: Flags, distances: bool) -> Solution:
        from kaisho.search import solve  # loads the compiler

        key = (game.name, " ".join(game.option_texts()))
        solver = self._idle_solvers.pop(key, None) or solve.Solver(game, POSITIONS)
        self.thinking += 1
        try:
            with Thinking(seconds, None, stop):
                solution = solver.solve(state, UNLIMITED, distances=distances, stop=stop)
        finally:
            self.thinking -= 1
        self._idle_solvers = {key: solver}  # only one: its tables are large
        return solution

    def close(self) -> None:
        """Stop all thinking."""
        for flag in list(self._flags.values()):
            flag[0] = 1
        self._pool.shutdown(wait=True, cancel_futures=True)
