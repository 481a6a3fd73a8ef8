"""The club over HTTP: its name and games, whether it is well, its metrics, and what only its admins may do."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, get, post, put
from litestar.params import Parameter
from litestar.response import Response
from msgspec import Meta

from kaisho import __version__, bots, games
from kaisho.game import Choice
from kaisho.games import game_class
from kaisho.language import LANGUAGES
from kaisho.server.admin import PersonLine, TableLine, list_people, list_tables
from kaisho.server.asker import Asker, NotAllowed, asker_of
from kaisho.server.club import set_club
from kaisho.server.http.errors import DOCUMENTED
from kaisho.server.messages import PROTOCOL
from kaisho.server.metrics import CONTENT_TYPE, may_read
from kaisho.server.people import accounts, invitations, passwords
from kaisho.server.people.person import PeopleRefusal, Person, person_named
from kaisho.server.store import now_ms

if TYPE_CHECKING:
    from kaisho.server.app import App


class OptionShown(msgspec.Struct, frozen=True):
    """An option of a game: the values it can have, or the least and most of a number."""

    name: str
    values: tuple[str, ...]
    least: int | None
    most: int | None
    default: str | int


class GameShown(msgspec.Struct, frozen=True):
    name: str
    version: int
    options: list[OptionShown]
    hidden: bool
    notations: tuple[str, ...]


class ClubShown(msgspec.Struct, frozen=True):
    """What everybody may know of the club."""

    name: str
    version: str
    protocol: int
    registration: str
    chat: bool
    imprint: str
    privacy: str
    languages: tuple[str, ...]
    games: list[GameShown]
    bots: tuple[str, ...]
    claim_after: int
    """Minutes after which a game without a clock can be claimed from somebody who stays away."""
    preparing: bool = False
    """Whether rules are being compiled, once for every machine: a game's tables open as soon as its own are."""


class PersonOrder(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What an admin changes about somebody."""

    banned: bool | None = None
    admin: bool | None = None
    name: Annotated[str, Meta(max_length=80)] | None = None
    new_password: bool = False


class PersonChanged(msgspec.Struct, frozen=True):
    id: int
    name: str
    kind: str
    admin: bool
    banned: bool
    password: str | None = None
    """The new password, where one was asked for: shown this once."""


class ClubOrder(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What an admin changes about the club while it runs."""

    club_name: Annotated[str, Meta(min_length=1, max_length=60)] | None = None
    registration: Literal["open", "invitation", "closed"] | None = None
    chat: Literal["on", "off"] | None = None
    imprint: Annotated[str, Meta(max_length=60_000)] | None = None
    privacy: Annotated[str, Meta(max_length=60_000)] | None = None


class PeopleFound(msgspec.Struct, frozen=True):
    people: list[PersonLine]


class TablesFound(msgspec.Struct, frozen=True):
    tables: list[TableLine]


class InvitationWanted(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    days: Annotated[int, Meta(ge=1, le=365)] = invitations.DAYS


class Invitation(msgspec.Struct, frozen=True):
    code: str
    days: int


def game_shown(name: str) -> GameShown:
    kind = game_class(name)
    return GameShown(
        kind.name,
        kind.version,
        [
            OptionShown(option.name, option.values, None, None, option.default)
            if isinstance(option, Choice)
            else OptionShown(option.name, (), option.least, option.most, option.default)
            for option in kind.option_list
        ],
        kind.hidden,
        kind.styles,
    )


@get(
    "/healthz",
    media_type="text/plain",
    tags=["club"],
    responses=DOCUMENTED,
    summary="Whether the server and its store are well",
)
async def healthz(club: Any) -> Response[str]:
    try:
        await asyncio.wait_for(club.store.write(lambda database: None), 5)
    except Exception:
        return Response("the store does not answer\n", status_code=503, media_type="text/plain")
    return Response("ok\n", media_type="text/plain")


@get(
    "/metrics",
    media_type="text/plain",
    tags=["club"],
    responses=DOCUMENTED,
    summary="Metrics for Prometheus, with the token of the settings",
)
async def metrics(request: Request[Any, Any, Any], club: Any) -> Response[bytes]:
    if not may_read(request.headers.get("authorization"), club.settings.metrics_token):
        raise NotAllowed("http-not-found")
    return Response(club.metrics.exposition(), media_type=CONTENT_TYPE)


@get("/api/club", tags=["club"], responses=DOCUMENTED, summary="The club: name, games, bots, rules of the house")
async def club_shown(club: Any) -> ClubShown:
    settings = club.settings
    return ClubShown(
        settings.club_name,
        __version__,
        PROTOCOL,
        settings.registration,
        settings.chat,
        settings.imprint,
        settings.privacy,
        LANGUAGES,
        [game_shown(name) for name in games.names()],
        bots.LEVELS,
        settings.claim_after,
        club.hub.preparation.under_way,
    )


async def change_person(club: App, asker: Asker, name: str, order: PersonOrder) -> PersonChanged:
    """What an admin wants of somebody, all of it or nothing."""
    asker.admin()
    password = passwords.random_password() if order.new_password else None
    hashed = await asyncio.to_thread(passwords.hash_password, password) if password else None

    def write(database: Any) -> Person:
        person = person_named(database, name)
        if person is None:
            raise PeopleRefusal("people-unknown")
        if order.name is not None:
            person = accounts.rename_by_admin(database, person.id, order.name)
        if order.admin is not None:
            person = accounts.set_admin(database, person.id, order.admin)
        if hashed is not None:
            person = accounts.reset_password(database, person.id, hashed)
        if order.banned is not None:
            person = accounts.set_banned(database, person.id, order.banned)
        return person

    changed = await club.store.write(write)
    club.forget(person=changed.id)
    club.hub.person_changed(changed.id, gone=changed.banned)
    if hashed is not None:
        club.hub.signed_out(changed.id)
    return PersonChanged(changed.id, changed.name, changed.kind, changed.admin, changed.banned, password)


async def make_invitation(club: App, asker: Asker, days: int) -> Invitation:
    asker.admin()
    return Invitation(await club.store.write(lambda database: invitations.invite(database, now_ms(), days)), days)


async def change_club(club: App, asker: Asker, order: ClubOrder) -> None:
    asker.admin()
    changes = {name: value for name, value in msgspec.structs.asdict(order).items() if value is not None}

    def write(database: Any) -> None:
        for name, value in changes.items():
            set_club(database, name, value)

    await club.store.write(write)
    await club.read_club()


async def close_table(club: App, asker: Asker, id: str) -> None:
    asker.admin()
    await club.hub.close_table(id)


class Admin(Controller):
    path = "/api/admin"
    tags = ["admin"]  # noqa: RUF012

    @get("/people", responses=DOCUMENTED, summary="People of the club whose names hold a part")
    async def people(
        self,
        request: Request[Any, Any, Any],
        club: Any,
        part: Annotated[str, Parameter(max_length=80)] = "",
        limit: Annotated[int, Parameter(ge=1, le=200)] = 50,
    ) -> PeopleFound:
        asker_of(request.scope).admin()
        return PeopleFound(await club.store.read(lambda database: list_people(database, part, limit)))

    @get("/tables", responses=DOCUMENTED, summary="All tables that are open or played at, without what happens there")
    async def tables(self, request: Request[Any, Any, Any], club: Any) -> TablesFound:
        asker_of(request.scope).admin()
        return TablesFound(await club.store.read(list_tables))

    @post(
        "/people/{name:str}", status_code=200, responses=DOCUMENTED, summary="Ban, rename, make an admin, give a new password"
    )
    async def person(
        self, request: Request[Any, Any, Any], club: Any, name: Annotated[str, Parameter(max_length=80)], data: PersonOrder
    ) -> PersonChanged:
        return await change_person(club, asker_of(request.scope), name, data)

    @post("/invitations", responses=DOCUMENTED, summary="An invitation to make an account")
    async def invitation(self, request: Request[Any, Any, Any], club: Any, data: InvitationWanted) -> Invitation:
        return await make_invitation(club, asker_of(request.scope), data.days)

    @put("/club", responses=DOCUMENTED, summary="Change the club's name, registration, chat, imprint or privacy text")
    async def club(self, request: Request[Any, Any, Any], club: Any, data: ClubOrder) -> ClubShown:
        await change_club(club, asker_of(request.scope), data)
        return await club_shown.fn(club)  # type: ignore[no-any-return]

    @post("/tables/{id:str}/close", status_code=200, responses=DOCUMENTED, summary="Clear a table: nobody has won or lost")
    async def close(
        self, request: Request[Any, Any, Any], club: Any, id: Annotated[str, Parameter(max_length=24, pattern="^[a-z0-9]+$")]
    ) -> None:
        await close_table(club, asker_of(request.scope), id)


ROUTES: list[Any] = [healthz, metrics, club_shown, Admin]
