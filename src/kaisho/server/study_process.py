"""The server's side of the process that computes long studies: start it, send it jobs, kill it when it is too slow.

There is one such process. It starts with the first long study and ends when it has been idle for a while. Addresses are
served in turn, however many jobs each of them has waiting.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import subprocess
import sys
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec

from kaisho.errors import KaishoError
from kaisho.server.limits import TooOften
from kaisho.server.logs import event
from kaisho.server.study_worker import (
    CPU_SECONDS,
    LENGTH,
    READY,
    FailedStudy,
    RefusedStudy,
    Reply,
    StudyAnswer,
    StudyJob,
    framed,
)

log = logging.getLogger("kaisho.study")

COMMAND: tuple[str, ...] = (sys.executable, "-m", "kaisho.server.study_worker")
WALL_SECONDS = 5 * CPU_SECONDS
"""After this time the process is killed, even if a busy machine gave it too little processor time."""
START_SECONDS = 120.0
IDLE_SECONDS = 600.0
"""After this time without a job the process ends and frees its memory."""
MAX_WAITING = 60
"""Waiting jobs of all addresses."""
MAX_EACH = 12
"""Waiting jobs of one address."""
ENDING_SECONDS = 1.0
"""Time that a process has to end after it closed its output."""
READ_AHEAD = 1 << 20


class RelayedRefusal(KaishoError):
    """A refusal by the process, which has already written its message."""

    def __init__(self, refused: RefusedStudy) -> None:
        super().__init__(refused.code)
        self.refused = refused
        self.rule = refused.rule

    def say(self, language: str = "en") -> str:
        return self.refused.message

    def __reduce__(self) -> tuple[type[RelayedRefusal], tuple[RefusedStudy]]:
        return type(self), (self.refused,)


class StudyStopped(KaishoError):
    """A study took too long."""


class StudyFailed(Exception):
    """An internal error in the process; the log has it."""


class FairJobQueue:
    """One job at a time; addresses take turns, and each of them is served first come, first served."""

    def __init__(self) -> None:
        self._busy = False
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for a turn; raise ``TooOften`` if too many are waiting already."""
        if self._busy:
            await self._wait(address)
        self._busy = True
        try:
            yield
        finally:
            self._next()

    async def _wait(self, address: str) -> None:
        if len(self._waiting.get(address, ())) >= MAX_EACH:
            raise TooOften("studies", CPU_SECONDS)
        if self.waiting >= MAX_WAITING:
            raise TooOften("studies", CPU_SECONDS, "study-busy")
        mine = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._next()  # its turn has just come: pass it on
            else:
                self._forget(address, mine)
            raise

    def _forget(self, address: str, mine: asyncio.Future[None]) -> None:
        with contextlib.suppress(KeyError, ValueError):
            self._waiting[address].remove(mine)
            if not self._waiting[address]:
                del self._waiting[address]

    def _next(self) -> None:
        """Pass the turn to the address that has waited for one the longest."""
        while self._waiting:
            address, queue = self._waiting.popitem(last=False)
            following = queue.popleft()
            if queue:
                self._waiting[address] = queue
            if not following.done():
                following.set_result(None)
                return
        self._busy = False


class StudyProcess:
    """Computes long studies in a process that can be killed."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._turns = FairJobQueue()
        self._idle_timer: asyncio.TimerHandle | None = None
        self._replies = msgspec.msgpack.Decoder(Reply)
        self._jobs = msgspec.msgpack.Encoder()

    async def run(self, job: StudyJob, address: str, note: Callable[[Reply], None]) -> StudyAnswer:
        """Do a job for an address; ``note`` receives the whole reply."""
        async with self._turns.turn(address):
            reply = await self._exchange(job)
        note(reply)
        answer = reply.answer
        if isinstance(answer, RefusedStudy):
            raise RelayedRefusal(answer)
        if isinstance(answer, FailedStudy):
            event(log, logging.ERROR, "a study failed", reason=answer.error, what=", ".join(answer.where))
            raise StudyFailed(answer.error)
        return answer

    async def _exchange(self, job: StudyJob) -> Reply:
        if self._idle_timer is not None:
            self._idle_timer.cancel()
        process = await self._started()
        assert process.stdin is not None and process.stdout is not None
        try:
            async with asyncio.timeout(WALL_SECONDS):
                process.stdin.write(framed(self._jobs.encode(job)))
                await process.stdin.drain()
                length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
                reply = self._replies.decode(await process.stdout.readexactly(length))
        except (TimeoutError, EOFError, OSError) as error:
            slow = isinstance(error, TimeoutError)
            status = await (self._kill() if slow else self._ended(process))
            if slow or status == -signal.SIGPROF:
                event(log, logging.WARNING, "a study took too long and was stopped", seconds=CPU_SECONDS)
                raise StudyStopped("study-too-slow", seconds=f"{CPU_SECONDS:g}") from None
            event(log, logging.ERROR, "the process for studies ended", status=status)
            raise StudyFailed("ended") from None
        except BaseException:  # the caller is gone, and its reply would be taken for the next one's
            await self._kill()
            raise
        self._idle_timer = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._end)
        return reply

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is not None and self._process.returncode is None:
            return self._process
        self._process = process = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, limit=READ_AHEAD, start_new_session=True
        )
        assert process.stdout is not None
        try:
            async with asyncio.timeout(START_SECONDS):
                await process.stdout.readexactly(len(READY))
        except (TimeoutError, EOFError):
            event(log, logging.ERROR, "the process for studies did not start", status=await self._kill())
            raise StudyFailed("not started") from None
        except BaseException:
            await self._kill()
            raise
        return process

    async def _ended(self, process: asyncio.subprocess.Process) -> int | None:
        """Return the exit status of a process that ends by itself; killing it at once would lose the status."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(ENDING_SECONDS):
                await process.wait()
        return await self._kill()

    async def _kill(self) -> int | None:
        """Kill the process and return its exit status."""
        process, self._process = self._process, None
        if process is None:
            return None
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        return await process.wait()

    def _end(self) -> None:
        """End an idle process."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            self._process = None

    async def close(self) -> None:
        if self._idle_timer is not None:
            self._idle_timer.cancel()
        await self._kill()
