"""Studying over HTTP: where acts lead from any start, as views and as a record; a bot's opinion and the solver's verdict."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from litestar import Controller, Request, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Response
from msgspec import Meta

from kaisho.game import Game
from kaisho.server.analysis import Analysis, Analyst
from kaisho.server.asker import asker_of
from kaisho.server.http.errors import DOCUMENTED
from kaisho.server.http.zipped import accepts_gzip, ready_json
from kaisho.server.screen import Faults, Screen
from kaisho.server.security import limit_key
from kaisho.server.study import Studied, Study, weight
from kaisho.server.study_process import StudyProcess
from kaisho.server.study_worker import STUDY, Answer, Drawn, Kind, Question, Reached, Reply, Shown, work_out
from kaisho.server.verdicts import Verdict, verdict_of

AT_ONCE = 30
"""A study with fewer acts is answered at once, within a few milliseconds; a longer one in another process."""

ACTS_A_REQUEST = 50
"""So many acts of a study count as another request of its address."""

T = TypeVar("T")

Seconds = Annotated[float, Meta(gt=0, le=3600)]


class OpinionWanted(Study, frozen=True, kw_only=True):
    bot: Annotated[str, Meta(max_length=20)] = "strong"
    seconds: Seconds = 1.0


class VerdictWanted(Study, frozen=True, kw_only=True):
    seconds: Seconds = 5.0
    distances: bool = False
    """Whether it is also wanted in how many plies."""


class Desk:
    """Where studies are worked out: short ones at once, others in a process of their own, which can be ended."""

    def __init__(self, club: Any) -> None:
        self._club = club
        self.process = StudyProcess()
        self._one_at_a_time = asyncio.Lock()

    async def shown(self, request: Request[Any, Any, Any], wanted: Study) -> Shown:
        answer = await self._answer(request, wanted, "shown")
        assert isinstance(answer, Shown)
        return answer

    async def written(self, request: Request[Any, Any, Any], wanted: Study) -> str:
        answer = await self._answer(request, wanted, "record")
        assert isinstance(answer, Shown)
        return answer.body.decode()

    async def reached(self, request: Request[Any, Any, Any], wanted: Study) -> Reached:
        """The last position, if every act could be played."""
        answer = await self._answer(request, wanted, "place")
        assert isinstance(answer, Reached)
        return answer

    async def sheet(self, request: Request[Any, Any, Any], wanted: Study, paper: str) -> Drawn:
        """The pages of a score sheet."""
        answer = await self._answer(request, wanted, "sheet", paper)
        assert isinstance(answer, Drawn)
        return answer

    async def beside(self, work: Callable[[], T]) -> T:
        """Something of our own that takes a while, in a thread, one at a time."""
        async with self._one_at_a_time:
            return await asyncio.to_thread(work)

    async def _answer(self, request: Request[Any, Any, Any], wanted: Study, kind: Kind, paper: str = "") -> Answer:
        """The answer to a study, if its address has not asked for too much."""
        asker = asker_of(request.scope)
        work, address = weight(wanted), limit_key(asker.address)
        self._club.per_address.check(address, time.monotonic(), work / ACTS_A_REQUEST)
        plain = Study(**{name: getattr(wanted, name) for name in Study.__struct_fields__})
        packed = accepts_gzip(request.headers)
        question = Question(wanted=plain, kind=kind, language=asker.language, paper=paper, packed=packed)
        if work <= AT_ONCE and kind != "sheet":
            return work_out(question, self._faults)
        return await self.process.ask(question, address, self._note)

    def _note(self, reply: Reply) -> None:
        for fault in reply.faults:
            self._faults.tell(fault)

    @property
    def _faults(self) -> Faults:
        faults: Faults = self._club.hub.faults
        return faults

    def screen(self, game: Game) -> Screen:
        """How the game of a study is shown."""
        return Screen(game, STUDY, self._faults)


class Studies(Controller):
    path = "/api/study"
    tags = ["study"]  # noqa: RUF012

    @post(
        status_code=200,
        responses=DOCUMENTED | {200: ResponseSpec(Studied, description="where the acts lead", generate_examples=False)},
        summary="Where acts lead from a record, a position, a deal, or any deal",
    )
    async def study(self, request: Request[Any, Any, Any], desk: Desk, data: Study) -> Response[Any]:
        """Nothing is stored. An act that a rule forbids is told in ``refused``, with everything before it."""
        shown = await desk.shown(request, data)
        return ready_json(shown.body, packed=shown.packed)

    @post("/record", status_code=200, media_type="text/plain", responses=DOCUMENTED, summary="A study as a record")
    async def record(self, request: Request[Any, Any, Any], desk: Desk, data: Study) -> Response[str]:
        return Response(await desk.written(request, data), media_type="text/plain")

    @post("/opinion", status_code=200, responses=DOCUMENTED, summary="What a bot thinks of the last position of a study")
    async def opinion(self, request: Request[Any, Any, Any], desk: Desk, analyst: Analyst, data: OpinionWanted) -> Analysis:
        """From what the seat to act may know."""
        asker = asker_of(request.scope)
        asker.named()
        reached = await desk.reached(request, data)
        game, state = reached.restored()
        return await analyst.opinion(
            desk.screen(game), state, asker, reached.acts, data.bot, data.seconds, reached.style, asker.language
        )

    @post("/verdict", status_code=200, responses=DOCUMENTED, summary="What can be proved of the last position of a study")
    async def verdict(self, request: Request[Any, Any, Any], desk: Desk, analyst: Analyst, data: VerdictWanted) -> Verdict:
        """Who wins, and what every act is worth; ``unknown`` where the time was not enough. Only of open games of two."""
        asker = asker_of(request.scope)
        asker.named()
        reached = await desk.reached(request, data)
        game, state = reached.restored()
        found = await analyst.solution(game, state, asker, data.seconds, distances=data.distances)
        return verdict_of(desk.screen(game), state, found, reached.style, asker.language)
