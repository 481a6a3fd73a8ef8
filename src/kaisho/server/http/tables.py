"""Tables over HTTP: opening, looking, asking, records, looking back, analysis."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.params import Parameter
from litestar.response import Response

from kaisho.errors import KaishoError
from kaisho.game import WATCHER
from kaisho.server.analysis import Analysis, Analyst, Ply, log_text, ply, record_text
from kaisho.server.announce import table_for
from kaisho.server.asker import asker_of
from kaisho.server.http.errors import DOCUMENTED
from kaisho.server.hub import Hub
from kaisho.server.messages import AtTable, LobbyShown, OpenTable, TableShown
from kaisho.server.opening import open_table
from kaisho.server.people.person import Person
from kaisho.server.place import Place
from kaisho.server.requests import carry_out_at
from kaisho.server.security import limit_key
from kaisho.server.store import now_ms

LONGEST_WAIT = 25.0
Id = Annotated[str, Parameter(min_length=1, max_length=24, pattern="^[a-z0-9]+$")]
At = Annotated[int, Parameter(ge=0, le=1_000_000)]


class AnalysisWanted(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    at: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    bot: Annotated[str, msgspec.Meta(max_length=20)] = "strong"
    seconds: Annotated[float, msgspec.Meta(gt=0, le=3600)] = 1.0


def shown(hub: Hub, place: Place, person: Person | None, have: int) -> TableShown:
    """A table as somebody may know it."""
    table = place.table
    own = table.seats_of(person.id) if person is not None else []
    seat = (
        own[0] if len(own) == 1 else next((seat for seat in table.to_act() if seat in own and not table.game.hidden), WATCHER)
    )
    first = have if have <= len(table.log) else 0
    return table_for(
        table,
        place.screen,
        table.replayed(first),
        now_ms(),
        hub.claim_at(place),
        seat=seat,
        own=own,
        here=place.here(),
        following=place.following,
    )


async def asked(hub: Hub, person: Person, request: AtTable, language: str) -> Place:
    """Carry out a request at a table and wait until it is stored; the table after it."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def then(error: KaishoError | None) -> None:
        if not done.done():
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

    try:
        await carry_out_at(hub, person, request, language=language, then=then)
    except KaishoError:
        raise
    except Exception:  # nobody knows what it has left behind in memory
        hub.read_again(request.table or "")
        raise
    await done
    return await settled(hub, request.table)


async def settled(hub: Hub, id: str | None) -> Place:
    """A table of which nothing is still on its way to the store."""
    place = await hub.place(id)
    await hub.settled(place)
    return place


class Tables(Controller):
    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012

    @get(responses=DOCUMENTED, summary="Open tables and games to watch")
    async def lobby(self, hub: Hub) -> LobbyShown:
        return await hub.lobby()

    @post(responses=DOCUMENTED, summary="Open a table")
    async def open(self, request: Request[Any, Any, Any], hub: Hub, club: Any, data: OpenTable) -> TableShown:
        asker = asker_of(request.scope)
        person = asker.named()
        club.quotas.check_table(person.id, limit_key(asker.address))
        place = await open_table(hub, person, data)
        return shown(hub, place, person, 0)

    @get("/{id:str}", responses=DOCUMENTED, summary="A table, as far as you may know it")
    async def table(
        self,
        request: Request[Any, Any, Any],
        hub: Hub,
        id: Id,
        have: Annotated[int, Parameter(ge=0, le=10**9)] = 0,
        wait: Annotated[float, Parameter(ge=0, le=LONGEST_WAIT, description="seconds to wait for something new")] = 0.0,
    ) -> TableShown:
        """With ``wait`` the answer comes when the table changes, else after that time; but at once if the log is longer than
        ``have``, the game is over, or you are to act."""
        person = asker_of(request.scope).person
        place = await settled(hub, id)
        own = place.table.seats_of(person.id) if person is not None else []
        if person is not None and own:
            place.visited(person.id, now_ms())
        if wait and len(place.table.log) <= have and not set(own).intersection(place.table.to_act()):
            await hub.wait_for_change(place, wait)
            place = await settled(hub, id)
            if person is not None and own:
                place.visited(person.id, now_ms())
        return shown(hub, place, person, have)

    @post("/{id:str}/requests", status_code=200, responses=DOCUMENTED, summary="Join, act, take back, propose, resign, …")
    async def ask(self, request: Request[Any, Any, Any], hub: Hub, club: Any, id: Id, data: AtTable) -> TableShown:
        """The requests of the socket; ``table`` may be left out. The answer is the table after it was stored."""
        asker = asker_of(request.scope)
        club.quotas.check_request(data, asker.named().id, limit_key(asker.address))
        place = await asked(hub, asker.named(), msgspec.structs.replace(data, table=id), asker.language)
        return shown(hub, place, asker.person, len(place.table.log))

    @get("/{id:str}/record", media_type="text/plain", responses=DOCUMENTED, summary="The game as a record")
    async def record(
        self,
        request: Request[Any, Any, Any],
        hub: Hub,
        id: Id,
        notation: Annotated[str | None, Parameter(max_length=20)] = None,
    ) -> Response[str]:
        """Of a running game only what you may know of it."""
        asker = asker_of(request.scope)
        place = await settled(hub, id)
        own = place.table.seats_of(asker.person.id) if asker.person is not None else []
        viewer = own[0] if len(own) == 1 else WATCHER
        text = await record_text(place.table, place.screen, viewer, notation, asker.language)
        return Response(text, media_type="text/plain")

    @get("/{id:str}/written", responses=DOCUMENTED, summary="How the acts of the log are written, in a notation")
    async def written(
        self, request: Request[Any, Any, Any], hub: Hub, id: Id, notation: Annotated[str, Parameter(max_length=20)]
    ) -> list[str | None]:
        """One text for every entry of the log; null for a take-back, and for what is hidden from you."""
        asker = asker_of(request.scope)
        place = await settled(hub, id)
        own = place.table.seats_of(asker.person.id) if asker.person is not None else []
        return await log_text(place.table, place.screen, own[0] if len(own) == 1 else WATCHER, notation, asker.language)

    @get(
        "/{id:str}/position",
        media_type="text/plain",
        responses=DOCUMENTED,
        summary="The position as one line of text, as far as you may know it",
    )
    async def position(
        self, request: Request[Any, Any, Any], hub: Hub, id: Id, seat: Annotated[int | None, Parameter(ge=0, le=7)] = None
    ) -> Response[str]:
        """From the seat named, if it is yours; else from your only seat; else as a watcher."""
        asker = asker_of(request.scope)
        place = await settled(hub, id)
        table = place.table
        table.must_be_dealt()
        own = table.seats_of(asker.person.id) if asker.person is not None else []
        viewer = seat if seat in own and seat is not None else own[0] if len(own) == 1 else WATCHER
        text = place.screen.position(table.state_for(viewer), viewer)
        if text is None:
            raise KaishoError("table-no-position")
        return Response(text, media_type="text/plain")

    @get("/{id:str}/replay", responses=DOCUMENTED, summary="A position of the game, after a number of acts")
    async def replay(
        self,
        request: Request[Any, Any, Any],
        hub: Hub,
        id: Id,
        at: At,
        seat: Annotated[int, Parameter(ge=-1, le=7)] = WATCHER,
    ) -> Ply:
        place = await settled(hub, id)
        return ply(place.table, place.screen, asker_of(request.scope).person, at, seat)

    @post("/{id:str}/analysis", status_code=200, responses=DOCUMENTED, summary="What a bot thinks of a position")
    async def analysis(
        self, request: Request[Any, Any, Any], hub: Hub, analyst: Analyst, id: Id, data: AnalysisWanted
    ) -> Analysis:
        """Of a finished game, or of a running one in which you are the only person."""
        asker = asker_of(request.scope)
        asker.named()
        place = await settled(hub, id)
        return await analyst.analyse(place.table, asker, data.at, data.bot, data.seconds)
