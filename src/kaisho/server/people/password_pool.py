"""Separate threads for hashing passwords, with a bounded queue, so that a flood of sign-ins delays only sign-ins.

Argon2 takes a tenth of a second and 64 MiB by design. In the default executor it would delay everything else that needs a
thread: opening tables, long studies, plain pages.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVar

from kaisho.server.limits import TooOften
from kaisho.server.people.person import PeopleRefusal

T = TypeVar("T")

THREADS = 2
"""Passwords that are hashed at the same time; each takes 64 MiB and up to four cores."""
MAX_WAITING = 64
"""Passwords that may wait for a thread. 40 people behind one address can sign in at the same moment and wait some seconds; a
flood is refused before the wait becomes minutes."""
SECONDS_EACH = 0.5
"""Estimated time of one hash on a slow machine, to tell refused clients when to retry."""
NICENESS = 5
"""On Linux threads have their own priority: players' acts come before sign-ins."""


class ClientGone(PeopleRefusal):
    """The client has hung up while it waited. Nobody receives this error."""


class _Turn(NamedTuple):
    future: asyncio.Future[None]
    gone: Callable[[], bool]


class PasswordPool:
    """A few threads and one queue per address, served in turn, so that a busy address does not delay others."""

    def __init__(self, threads: int = THREADS, max_waiting: int = MAX_WAITING) -> None:
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix="password", initializer=_lower_priority)
        self._free = threads
        self._max_waiting = max_waiting
        self._queues: OrderedDict[str, deque[_Turn]] = OrderedDict()

    @property
    def waiting(self) -> int:
        return sum(map(len, self._queues.values()))

    async def run(self, address: str, gone: Callable[[], bool], work: Callable[..., T], *arguments: str | None) -> T:
        """Call ``work`` in a thread. If ``gone`` returns that the client has hung up, its turn passes to the next."""
        await self._turn(address, gone)
        loop = asyncio.get_running_loop()
        future = loop.run_in_executor(self._executor, work, *arguments)
        future.add_done_callback(self._release)
        return await asyncio.shield(future)

    def close(self) -> None:
        self._executor.shutdown(wait=True, cancel_futures=True)

    async def _turn(self, address: str, gone: Callable[[], bool]) -> None:
        """Wait for a free thread."""
        if self._free and not self._queues:
            self._free -= 1
            return
        if self.waiting >= self._max_waiting:
            self._drop_gone()
        if self.waiting >= self._max_waiting:
            raise TooOften("passwords", self.waiting * SECONDS_EACH / THREADS, "people-passwords-busy")
        turn = _Turn(asyncio.get_running_loop().create_future(), gone)
        self._queues.setdefault(address, deque()).append(turn)
        try:
            await turn.future
        except asyncio.CancelledError:
            if turn.future.done() and not turn.future.cancelled() and turn.future.exception() is None:
                self._release(None)  # its turn came at the same moment
            raise

    def _release(self, _: object) -> None:
        """Give the free thread to the next address."""
        while self._queues:
            address, queue = self._queues.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._queues[address] = queue  # behind the others
            if self._is_waiting(turn):
                turn.future.set_result(None)
                return
        self._free += 1

    def _drop_gone(self) -> None:
        for address, queue in list(self._queues.items()):
            waiting = deque(turn for turn in queue if self._is_waiting(turn))
            if waiting:
                self._queues[address] = waiting
            else:
                del self._queues[address]

    def _is_waiting(self, turn: _Turn) -> bool:
        if turn.future.done():
            return False
        if turn.gone():
            turn.future.set_exception(ClientGone("people-passwords-busy"))
            return False
        return True


def _lower_priority() -> None:
    if hasattr(os, "setpriority"):
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
