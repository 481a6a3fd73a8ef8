"""Studies over HTTP: where acts lead from any start, as views or as a record; a bot's opinion and the solver's verdict."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Response
from msgspec import Meta

from kaisho.server.analysis import Analysis
from kaisho.server.http.compression import accepts_gzip, encoded_json
from kaisho.server.http.errors import DOCUMENTED
from kaisho.server.request_context import identity_of
from kaisho.server.services import InjectedServices
from kaisho.server.study import StudyRequest, StudyResult
from kaisho.server.verdicts import SolverVerdict, solver_verdict

HttpRequest = Request[Any, Any, Any]
Seconds = Annotated[float, Meta(gt=0, le=3600)]


class OpinionRequest(StudyRequest, frozen=True, kw_only=True):
    bot: Annotated[str, Meta(max_length=20)] = "strong"
    seconds: Seconds = 1.0


class VerdictRequest(StudyRequest, frozen=True, kw_only=True):
    seconds: Seconds = 5.0
    distances: bool = False
    """Whether the number of plies is wanted as well."""


class Studies(Controller):
    path = "/api/study"
    tags = ["study"]  # noqa: RUF012

    @post(
        status_code=200,
        responses=DOCUMENTED | {200: ResponseSpec(StudyResult, description="where the acts lead", generate_examples=False)},
        summary="Where acts lead from a record, a position, a deal, or any deal",
    )
    async def study(self, request: HttpRequest, services: InjectedServices, data: StudyRequest) -> Response[Any]:
        """Nothing is stored. An act that a rule forbids is reported in ``refused``, with everything before it."""
        body = await services.studies.result(identity_of(request.scope), data, gzip=accepts_gzip(request.headers))
        return encoded_json(body.content, gzipped=body.gzipped)

    @post("/record", status_code=200, media_type="text/plain", responses=DOCUMENTED, summary="A study as a record")
    async def record(self, request: HttpRequest, services: InjectedServices, data: StudyRequest) -> Response[str]:
        return Response(await services.studies.record(identity_of(request.scope), data), media_type="text/plain")

    @post("/opinion", status_code=200, responses=DOCUMENTED, summary="What a bot thinks of the last position of a study")
    async def opinion(self, request: HttpRequest, services: InjectedServices, data: OpinionRequest) -> Analysis:
        """From what the seat to act may know."""
        identity = identity_of(request.scope)
        identity.require_person()
        reached = await services.studies.position(identity, data)
        game, state = reached.restored()
        screen = services.studies.screen(game)
        return await services.analyst.opinion(
            screen, state, identity, reached.acts, data.bot, data.seconds, reached.style, identity.language
        )

    @post("/verdict", status_code=200, responses=DOCUMENTED, summary="What can be proved of the last position of a study")
    async def verdict(self, request: HttpRequest, services: InjectedServices, data: VerdictRequest) -> SolverVerdict:
        """Who wins, and what every act is worth; ``unknown`` if the time was too short. Only for open games of two."""
        identity = identity_of(request.scope)
        identity.require_person()
        reached = await services.studies.position(identity, data)
        game, state = reached.restored()
        found = await services.analyst.solution(game, state, identity, data.seconds, distances=data.distances)
        return solver_verdict(services.studies.screen(game), state, found, reached.style, identity.language)


ROUTES: list[Any] = [Studies]
