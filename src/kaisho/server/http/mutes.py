"""The people that a person has muted, over HTTP."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Request, delete, get, put

from kaisho.server.http.errors import DOCUMENTED
from kaisho.server.parameters import RowId
from kaisho.server.people import service
from kaisho.server.people.mutes import MutedPerson
from kaisho.server.request_context import identity_of
from kaisho.server.services import InjectedServices, Services


class MutedPeople(msgspec.Struct, frozen=True):
    people: list[MutedPerson]


async def _muted_people(request: Request[Any, Any, Any], services: Services) -> MutedPeople:
    return MutedPeople(await service.list_muted(services, identity_of(request.scope)))


class Mutes(Controller):
    path = "/api/me/mutes"
    tags = ["people"]  # noqa: RUF012

    @get("/", responses=DOCUMENTED, summary="Whom you have muted")
    async def muted(self, request: Request[Any, Any, Any], services: InjectedServices) -> MutedPeople:
        return await _muted_people(request, services)

    @put("/{other:int}", responses=DOCUMENTED, summary="Hide what somebody says from you, at every table")
    async def mute(self, request: Request[Any, Any, Any], services: InjectedServices, other: RowId) -> MutedPeople:
        await service.mute(services, identity_of(request.scope), other)
        return await _muted_people(request, services)

    @delete("/{other:int}", status_code=200, responses=DOCUMENTED, summary="Hear somebody again")
    async def unmute(self, request: Request[Any, Any, Any], services: InjectedServices, other: RowId) -> MutedPeople:
        await service.unmute(services, identity_of(request.scope), other)
        return await _muted_people(request, services)


ROUTES: list[Any] = [Mutes]
