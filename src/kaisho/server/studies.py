"""The service for studies: short ones are computed at once, long ones in a process that can be killed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

from kaisho.game import Game
from kaisho.server.identity import Identity
from kaisho.server.limits import Limiter
from kaisho.server.screen import Faults, Screen
from kaisho.server.security import limit_key
from kaisho.server.study import StudyRequest, study_cost
from kaisho.server.study_process import StudyProcess
from kaisho.server.study_worker import (
    STUDY,
    ReachedPosition,
    Reply,
    StudyAnswer,
    StudyBody,
    StudyJob,
    StudyKind,
    StudySheet,
    compute,
)

AT_ONCE = 30
"""Cost of a study that is computed in the event loop, within a few milliseconds."""

ACTS_PER_REQUEST = 50
"""Acts of a study that count as one more request of its address."""

T = TypeVar("T")


class StudyService:
    """Computes studies within the limits of their addresses."""

    def __init__(self, per_address: Limiter, faults: Faults) -> None:
        self._per_address = per_address
        self._faults = faults
        self._process = StudyProcess()
        self._one_at_a_time = asyncio.Lock()

    async def result(self, identity: Identity, request: StudyRequest, *, gzip: bool) -> StudyBody:
        """Return a ``StudyResult`` as JSON."""
        answer = await self._compute(identity, request, "result", gzip=gzip)
        assert isinstance(answer, StudyBody)
        return answer

    async def record(self, identity: Identity, request: StudyRequest) -> str:
        answer = await self._compute(identity, request, "record")
        assert isinstance(answer, StudyBody)
        return answer.content.decode()

    async def position(self, identity: Identity, request: StudyRequest) -> ReachedPosition:
        """Return the last position; raise if an act was refused."""
        answer = await self._compute(identity, request, "position")
        assert isinstance(answer, ReachedPosition)
        return answer

    async def sheet(self, identity: Identity, request: StudyRequest, paper: str) -> StudySheet:
        """Draw a score sheet."""
        answer = await self._compute(identity, request, "sheet", paper=paper)
        assert isinstance(answer, StudySheet)
        return answer

    async def in_thread(self, work: Callable[[], T]) -> T:
        """Run slow work of the server itself in a thread, one piece at a time."""
        async with self._one_at_a_time:
            return await asyncio.to_thread(work)

    def screen(self, game: Game) -> Screen:
        """Return a screen for the game of a study."""
        return Screen(game, STUDY, self._faults)

    async def close(self) -> None:
        await self._process.close()

    async def _compute(
        self, identity: Identity, request: StudyRequest, kind: StudyKind, *, paper: str = "", gzip: bool = False
    ) -> StudyAnswer:
        cost, address = study_cost(request), limit_key(identity.address)
        self._per_address.check(address, time.monotonic(), cost / ACTS_PER_REQUEST)
        # Requests for opinions and verdicts have more fields, which a job must not have.
        plain = StudyRequest(**{name: getattr(request, name) for name in StudyRequest.__struct_fields__})
        job = StudyJob(request=plain, kind=kind, language=identity.language, paper=paper, gzip=gzip)
        if cost <= AT_ONCE and kind != "sheet":
            return compute(job, self._faults)
        return await self._process.run(job, address, self._note_faults)

    def _note_faults(self, reply: Reply) -> None:
        for fault in reply.faults:
            self._faults.report(fault)
