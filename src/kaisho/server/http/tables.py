"""Tables over HTTP: open, see, make requests, records, review, analysis."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.params import Parameter
from litestar.response import Response

from kaisho.errors import KaishoError
from kaisho.game import WATCHER
from kaisho.server import parameters
from kaisho.server.analysis import Analysis, AnalysisRequest, Ply, log_text, ply, record_text
from kaisho.server.http.errors import DOCUMENTED
from kaisho.server.messages import AtTable, LobbyTables, OpenTable, TablePicture, TableView
from kaisho.server.parameters import SeatSeen, TableId
from kaisho.server.pictures import MAX_PICTURES
from kaisho.server.request_context import identity_of
from kaisho.server.services import InjectedServices
from kaisho.server.table_service import open_table, request_at_table, table_for_person, wait_for_table
from kaisho.server.viewpoint import Viewpoint

MAX_WAIT = 25.0
HttpRequest = Request[Any, Any, Any]


class Tables(Controller):
    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012

    @get(responses=DOCUMENTED, summary="Open tables and games to watch")
    async def lobby(self, services: InjectedServices) -> LobbyTables:
        return await services.hub.lobby()

    @get("/pictures", responses=DOCUMENTED, summary="The positions of several tables, for small pictures")
    async def pictures(
        self,
        request: HttpRequest,
        services: InjectedServices,
        ids: Annotated[str, Parameter(max_length=25 * MAX_PICTURES, pattern="^[a-z0-9,]*$", description="joined by commas")],
    ) -> list[TablePicture]:
        """Only of listed tables and your own, in the order of ``ids``, and as far as you may know them."""
        return await services.pictures.of(ids.split(",")[:MAX_PICTURES], identity_of(request.scope).person)

    @post(responses=DOCUMENTED, summary="Open a table")
    async def open(self, request: HttpRequest, services: InjectedServices, data: OpenTable) -> TableView:
        identity = identity_of(request.scope)
        live = await open_table(services, identity, data)
        return table_for_person(services.hub, live, identity.person, 0)

    @get("/{id:str}", responses=DOCUMENTED, summary="A table, as far as you may know it")
    async def table(
        self,
        request: HttpRequest,
        services: InjectedServices,
        id: TableId,
        have: Annotated[int, Parameter(ge=0, le=10**9)] = 0,
        wait: Annotated[float, Parameter(ge=0, le=MAX_WAIT, description="seconds to wait for something new")] = 0.0,
    ) -> TableView:
        """With ``wait`` the response comes when the table changes, or after that time. It comes at once if the log is longer
        than ``have``, the game is over, or you are to act."""
        identity = identity_of(request.scope)
        live = await wait_for_table(services, identity, id, have, wait)
        return table_for_person(services.hub, live, identity.person, have)

    @post("/{id:str}/requests", status_code=200, responses=DOCUMENTED, summary="Join, act, take back, propose, resign, …")
    async def ask(self, request: HttpRequest, services: InjectedServices, id: TableId, data: AtTable) -> TableView:
        """The requests of the socket; ``table`` may be left out. The response is the table after the request was stored."""
        identity = identity_of(request.scope)
        wanted = msgspec.structs.replace(data, table=id)
        live = await request_at_table(services, identity, identity.require_person(), wanted)
        return table_for_person(services.hub, live, identity.person, len(live.table.log))

    @get("/{id:str}/record", media_type="text/plain", responses=DOCUMENTED, summary="The game as a record")
    async def record(
        self,
        request: HttpRequest,
        services: InjectedServices,
        id: TableId,
        notation: Annotated[str | None, Parameter(max_length=20)] = None,
    ) -> Response[str]:
        """Of a running game, only what you may know of it."""
        identity = identity_of(request.scope)
        live = await services.hub.settled_table(id)
        seat = Viewpoint.of(live.table, identity.person).only_seat()
        return Response(await record_text(live.table, live.screen, seat, notation, identity.language), media_type="text/plain")

    @get("/{id:str}/written", responses=DOCUMENTED, summary="How the acts of the log are written, in a notation")
    async def written(
        self,
        request: HttpRequest,
        services: InjectedServices,
        id: TableId,
        notation: Annotated[str, Parameter(max_length=20)],
        first: Annotated[int, Parameter(ge=0)] = 0,
    ) -> list[str | None]:
        """One text for every entry of the log from ``first`` on; null for a take-back, and for what is hidden from you."""
        identity = identity_of(request.scope)
        live = await services.hub.settled_table(id)
        seat = Viewpoint.of(live.table, identity.person).only_seat()
        return await log_text(live.table, live.screen, seat, notation, identity.language, first)

    @get(
        "/{id:str}/position",
        media_type="text/plain",
        responses=DOCUMENTED,
        summary="The position as one line of text, as far as you may know it",
    )
    async def position(
        self,
        request: HttpRequest,
        services: InjectedServices,
        id: TableId,
        seat: Annotated[int | None, Parameter(ge=0, le=7)] = None,
    ) -> Response[str]:
        """From the seat named, if it is yours; else from your only seat; else as a watcher."""
        live = await services.hub.settled_table(id)
        live.table.must_be_dealt()
        viewer = Viewpoint.of(live.table, identity_of(request.scope).person).only_seat(seat)
        text = live.screen.position(live.table.state_for(viewer), viewer)
        if text is None:
            raise KaishoError("table-no-position")
        return Response(text, media_type="text/plain")

    @get("/{id:str}/replay", responses=DOCUMENTED, summary="A position of the game, after a number of acts")
    async def replay(
        self,
        request: HttpRequest,
        services: InjectedServices,
        id: TableId,
        at: parameters.Ply,
        seat: SeatSeen = WATCHER,
    ) -> Ply:
        live = await services.hub.settled_table(id)
        return ply(live.table, live.screen, identity_of(request.scope).person, at, seat)

    @post("/{id:str}/analysis", status_code=200, responses=DOCUMENTED, summary="What a bot thinks of a position")
    async def analysis(self, request: HttpRequest, services: InjectedServices, id: TableId, data: AnalysisRequest) -> Analysis:
        """Of a finished game, or of a running one in which you are the only person."""
        identity = identity_of(request.scope)
        identity.require_person()
        live = await services.hub.settled_table(id)
        return await services.analyst.analyse(live.table, identity, data.at, data.bot, data.seconds)


ROUTES: list[Any] = [Tables]
