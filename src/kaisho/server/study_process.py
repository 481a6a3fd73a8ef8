"""The server's side of the process in which long studies are worked out: starting it, asking it, killing it when it is slow.

There is one such process, started by the first long study and ended when nobody has asked for a while. Addresses are served in
turn, however many questions each of them has waiting.
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
from kaisho.server.study_worker import CPU_SECONDS, LENGTH, READY, Answer, Failed, Question, Refused, Reply, framed

log = logging.getLogger("kaisho.study")

COMMAND: tuple[str, ...] = (sys.executable, "-m", "kaisho.server.study_worker")
WALL_SECONDS = 5 * CPU_SECONDS
"""After this time the process is killed, even where a busy machine gave it too little of the processor."""
START_SECONDS = 120.0
IDLE_SECONDS = 600.0
"""After this time without a question the process ends, and its memory is free."""
MOST_WAITING = 60
"""Questions that wait, of all addresses."""
MOST_EACH = 12
"""Questions of one address that wait."""
ENDING_SECONDS = 1.0
"""Time for a process that has closed its output to end."""
READ_AHEAD = 1 << 20


class Relayed(KaishoError):
    """A refusal that the process has put into words already."""

    def __init__(self, told: Refused) -> None:
        super().__init__(told.code)
        self.told = told
        self.rule = told.rule

    def say(self, language: str = "en") -> str:
        return self.told.message

    def __reduce__(self) -> tuple[type[Relayed], tuple[Refused]]:
        return type(self), (self.told,)


class StudyStopped(KaishoError):
    """A study took too long."""


class StudyFailed(Exception):
    """An error of ours in the process; it is in the log."""


class Turns:
    """One question at a time; addresses in turn, in each of them first come, first served."""

    def __init__(self) -> None:
        self._busy = False
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for a turn; raise ``TooOften`` where too many wait already."""
        if self._busy:
            await self._wait(address)
        self._busy = True
        try:
            yield
        finally:
            self._next()

    async def _wait(self, address: str) -> None:
        if len(self._waiting.get(address, ())) >= MOST_EACH:
            raise TooOften("studies", CPU_SECONDS)
        if self.waiting >= MOST_WAITING:
            raise TooOften("studies", CPU_SECONDS, "study-busy")
        mine = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._next()  # the turn had come: it is somebody else's now
            else:
                self._forget(address, mine)
            raise

    def _forget(self, address: str, mine: asyncio.Future[None]) -> None:
        with contextlib.suppress(KeyError, ValueError):
            self._waiting[address].remove(mine)
            if not self._waiting[address]:
                del self._waiting[address]

    def _next(self) -> None:
        """Give the turn to the address that has waited longest for one."""
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
    """Long studies, worked out where they can be ended."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._turns = Turns()
        self._ends: asyncio.TimerHandle | None = None
        self._replies = msgspec.msgpack.Decoder(Reply)
        self._questions = msgspec.msgpack.Encoder()

    async def ask(self, question: Question, address: str, note: Callable[[Reply], None]) -> Answer:
        """The answer to a question of an address; ``note`` is told the reply that it came with."""
        async with self._turns.turn(address):
            reply = await self._exchange(question)
        note(reply)
        answer = reply.answer
        if isinstance(answer, Refused):
            raise Relayed(answer)
        if isinstance(answer, Failed):
            event(log, logging.ERROR, "a study failed", reason=answer.error, what=", ".join(answer.where))
            raise StudyFailed(answer.error)
        return answer

    async def _exchange(self, question: Question) -> Reply:
        if self._ends is not None:
            self._ends.cancel()
        process = await self._started()
        assert process.stdin is not None and process.stdout is not None
        try:
            async with asyncio.timeout(WALL_SECONDS):
                process.stdin.write(framed(self._questions.encode(question)))
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
        except BaseException:  # whoever asked is gone, and the answer would be taken for the next one's
            await self._kill()
            raise
        self._ends = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._end)
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
        """With which status the process has ended by itself, or was killed. To kill one that has ended loses its status."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(ENDING_SECONDS):
                await process.wait()
        return await self._kill()

    async def _kill(self) -> int | None:
        """End the process at once; with which status it ended."""
        process, self._process = self._process, None
        if process is None:
            return None
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        return await process.wait()

    def _end(self) -> None:
        """Nobody has asked for a while."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            self._process = None

    async def close(self) -> None:
        if self._ends is not None:
            self._ends.cancel()
        await self._kill()
