"""Whom one does not want to hear, over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, delete, get, put
from litestar.params import Parameter

from kaisho.server.asker import asker_of
from kaisho.server.http.errors import DOCUMENTED
from kaisho.server.people import mutes
from kaisho.server.store import now_ms

Id = Annotated[int, Parameter(ge=1, le=2**62)]


class MutedPeople(msgspec.Struct, frozen=True):
    people: list[mutes.Muted]


class Mutes(Controller):
    path = "/api/me/mutes"
    tags = ["people"]  # noqa: RUF012

    @get("/", responses=DOCUMENTED, summary="Whom you have muted")
    async def muted(self, request: Request[Any, Any, Any], club: Any) -> MutedPeople:
        person = asker_of(request.scope).named()
        return MutedPeople(await club.store.read(lambda database: mutes.muted_by(database, person.id)))

    @put("/{other:int}", responses=DOCUMENTED, summary="Hide what somebody says from you, at every table")
    async def mute(self, request: Request[Any, Any, Any], club: Any, other: Id) -> MutedPeople:
        person = asker_of(request.scope).named()
        await club.store.write(lambda database: mutes.mute(database, person.id, other, now_ms()))
        return MutedPeople(await club.store.read(lambda database: mutes.muted_by(database, person.id)))

    @delete("/{other:int}", status_code=200, responses=DOCUMENTED, summary="Hear somebody again")
    async def unmute(self, request: Request[Any, Any, Any], club: Any, other: Id) -> MutedPeople:
        person = asker_of(request.scope).named()
        await club.store.write(lambda database: mutes.unmute(database, person.id, other))
        return MutedPeople(await club.store.read(lambda database: mutes.muted_by(database, person.id)))
