"""Studying over HTTP: where acts lead from any start, as views and as a record; a bot's opinion and the solver's verdict."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any

from litestar import Controller, Request, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Response
from msgspec import Meta

from kaisho.errors import KaishoError
from kaisho.server.analysis import Analysis, Analyst
from kaisho.server.asker import asker_of
from kaisho.server.http.errors import DOCUMENTED
from kaisho.server.http.zipped import packed_json
from kaisho.server.messages import encode
from kaisho.server.security import limit_key
from kaisho.server.study import Opened, Studied, Study, open_study, studied, study_record, weight
from kaisho.server.verdicts import Verdict, verdict_of

AT_ONCE = 60
"""A study with fewer acts is answered at once; a longer one beside the event loop, one at a time."""

ACTS_A_REQUEST = 50
"""So many acts of a study count as another request of its address."""

Seconds = Annotated[float, Meta(gt=0, le=3600)]


class OpinionWanted(Study, frozen=True, kw_only=True):
    bot: Annotated[str, Meta(max_length=20)] = "strong"
    seconds: Seconds = 1.0


class VerdictWanted(Study, frozen=True, kw_only=True):
    seconds: Seconds = 5.0
    distances: bool = False
    """Whether it is also wanted in how many plies."""


class Desk:
    """Where studies are worked out."""

    def __init__(self, club: Any) -> None:
        self._club = club
        self._one_at_a_time = asyncio.Lock()

    async def opened(self, request: Request[Any, Any, Any], wanted: Study) -> Opened:
        """A study, read and played through, if its address has not asked for too much."""
        asker = asker_of(request.scope)
        work = weight(wanted)
        if not self._club.per_address.allows(limit_key(asker.address), time.monotonic(), work / ACTS_A_REQUEST):
            raise KaishoError("http-too-often")
        if work <= AT_ONCE:
            return open_study(wanted, asker.language)
        async with self._one_at_a_time:
            return await asyncio.to_thread(open_study, wanted, asker.language)

    async def shown(self, opened: Opened) -> bytes:
        if weight(opened.wanted) <= AT_ONCE:
            return encode(studied(opened))
        async with self._one_at_a_time:
            return await asyncio.to_thread(lambda: encode(studied(opened)))


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
        return packed_json(request.headers, await desk.shown(await desk.opened(request, data)))

    @post("/record", status_code=200, media_type="text/plain", responses=DOCUMENTED, summary="A study as a record")
    async def record(self, request: Request[Any, Any, Any], desk: Desk, data: Study) -> Response[str]:
        return Response(study_record(await desk.opened(request, data)), media_type="text/plain")

    @post("/opinion", status_code=200, responses=DOCUMENTED, summary="What a bot thinks of the last position of a study")
    async def opinion(self, request: Request[Any, Any, Any], desk: Desk, analyst: Analyst, data: OpinionWanted) -> Analysis:
        """From what the seat to act may know."""
        asker = asker_of(request.scope)
        asker.named()
        opened = await desk.opened(request, data)
        record = opened.whole()
        return await analyst.opinion(
            record.game, record.state, asker, len(record.acts), data.bot, data.seconds, opened.style, opened.language
        )

    @post("/verdict", status_code=200, responses=DOCUMENTED, summary="What can be proved of the last position of a study")
    async def verdict(self, request: Request[Any, Any, Any], desk: Desk, analyst: Analyst, data: VerdictWanted) -> Verdict:
        """Who wins, and what every act is worth; ``unknown`` where the time was not enough. Only of open games of two."""
        asker = asker_of(request.scope)
        asker.named()
        opened = await desk.opened(request, data)
        game, state = opened.whole().game, opened.record.state
        found = await analyst.solution(game, state, asker, data.seconds, distances=data.distances)
        return verdict_of(game, state, found, opened.style, opened.language)
