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
from kaisho.customs import Lead
from kaisho.game import Choice, Game
from kaisho.games import game_class
from kaisho.language import LANGUAGES
from kaisho.server import audit
from kaisho.server.admin import PairLine, PersonLine, TableLine, list_pairs, list_people, list_tables
from kaisho.server.asker import Asker, NotAllowed, asker_of
from kaisho.server.clock import DAY
from kaisho.server.club import set_club
from kaisho.server.http.errors import DOCUMENTED
from kaisho.server.http.people import hashed_password
from kaisho.server.messages import PROTOCOL
from kaisho.server.metrics import CONTENT_TYPE, may_read
from kaisho.server.people import accounts, invitations, passwords, second_factor
from kaisho.server.people.names import name_key
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
    only: tuple[str, str] | None = None
    """Another option and the value it must have for this one to mean anything."""


class DurationShown(msgspec.Struct, frozen=True):
    """Usual minutes of a game: of every one, or with one value of an option; multiplied by a numeric option in ``times``."""

    least: int
    most: int
    option: str | None
    value: str | None
    times: str | None


class CustomsShown(msgspec.Struct, frozen=True):
    """What a rulebook says around the rules."""

    players: tuple[int, ...]
    age: int | None
    durations: list[DurationShown]
    lead: Lead
    """Who takes ``lead_seat``: the more experienced, the youngest, or whoever the lot chooses."""
    lead_seat: int
    lead_word: str
    """The name of that seat with the usual options."""
    first: dict[str, str]
    """Options that are recommended for a first game."""


class GameShown(msgspec.Struct, frozen=True):
    name: str
    version: int
    options: list[OptionShown]
    hidden: bool
    notations: tuple[str, ...]
    customs: CustomsShown


class ClubShown(msgspec.Struct, frozen=True):
    """What everybody may know of the club."""

    name: str
    version: str
    protocol: int
    registration: str
    guests: bool
    """Whether people can come in with a name only."""
    chat: bool
    imprint: str
    privacy: str
    languages: tuple[str, ...]
    games: list[GameShown]
    bots: tuple[str, ...]
    claim_after: int
    """Minutes after which a game without a clock can be claimed from somebody who stays away."""
    address: str | None = None
    """The club's own address (``--public-url``): pages opened under another one get no socket."""
    preparing: bool = False
    """Whether rules are being compiled, once for every machine: a game's tables open as soon as its own are."""
    rated_unlisted: bool = False
    """Whether games at tables that are not listed can be rated."""


class PersonOrder(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What an admin changes about somebody."""

    banned: bool | None = None
    admin: bool | None = None
    name: Annotated[str, Meta(max_length=80)] | None = None
    new_password: bool = False
    no_second_factor: bool = False
    """Takes the second factor of somebody away who has lost it."""


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
    guests: Literal["on", "off"] | None = None
    chat: Literal["on", "off"] | None = None
    imprint: Annotated[str, Meta(max_length=60_000)] | None = None
    privacy: Annotated[str, Meta(max_length=60_000)] | None = None


class PeopleFound(msgspec.Struct, frozen=True):
    people: list[PersonLine]


class TablesFound(msgspec.Struct, frozen=True):
    tables: list[TableLine]


class PairsFound(msgspec.Struct, frozen=True):
    pairs: list[PairLine]


class AuditFound(msgspec.Struct, frozen=True):
    entries: list[audit.Entry]


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
            else OptionShown(option.name, (), option.least, option.most, option.default, option.only)
            for option in kind.option_list
        ],
        kind.hidden,
        kind.styles,
        customs_shown(kind),
    )


def customs_shown(kind: type[Game]) -> CustomsShown:
    customs = kind.customs
    return CustomsShown(
        customs.players,
        customs.age,
        [
            DurationShown(each.least, each.most, each.option or None, each.value or None, each.times or None)
            for each in customs.durations
        ],
        customs.lead,
        customs.lead_seat,
        kind().seat_word(customs.lead_seat),
        dict(customs.first),
    )


@get(
    "/healthz",
    media_type="text/plain",
    tags=["club"],
    responses=DOCUMENTED,
    summary="Whether the server and its store are well",
)
async def healthz(club: Any) -> Response[str]:
    if wrong := await club.healthy():
        return Response(f"{wrong}\n", status_code=503, media_type="text/plain")
    return Response("ok\n", media_type="text/plain")


@get(
    "/metrics",
    media_type="text/plain",
    tags=["club"],
    responses=DOCUMENTED,
    summary="Metrics for Prometheus, with the token of the settings",
)
async def metrics(request: Request[Any, Any, Any], club: Any) -> Response[bytes]:
    # Proxies keep this one address inside: no other way of writing it may lead here.
    if request.scope["raw_path"] != b"/metrics" or not may_read(
        request.headers.get("authorization"), club.settings.metrics_token
    ):
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
        settings.guests,
        settings.chat,
        settings.imprint,
        settings.privacy,
        LANGUAGES,
        [game_shown(name) for name in games.names()],
        bots.LEVELS,
        settings.claim_after,
        settings.public_url,
        club.hub.preparation.compiling,
        settings.rated_unlisted,
    )


async def change_person(club: App, asker: Asker, name: str, order: PersonOrder) -> PersonChanged:
    """What an admin wants of somebody, all of it or nothing."""
    by = asker.admin().id
    password = passwords.random_password() if order.new_password else None
    hashed = await hashed_password(club, asker, password) if password else None

    def write(database: Any) -> tuple[Person, list[str]]:
        person = person_named(database, name)
        if person is None:
            raise PeopleRefusal("people-unknown")
        done = []
        if order.name is not None:
            person = accounts.rename_by_admin(database, person.id, order.name)
            done.append(audit.RENAMED)
        if order.admin is not None:
            person = accounts.set_admin(database, person.id, order.admin)
            done.append(audit.MADE_ADMIN if order.admin else audit.UNMADE_ADMIN)
        if hashed is not None:
            person = accounts.reset_password(database, person.id, hashed)
            done.append(audit.PASSWORD_RESET)
        if order.no_second_factor and second_factor.remove(database, person.id):
            done.append(audit.SECOND_FACTOR_RESET)
        if order.banned is not None:
            person = accounts.set_banned(database, person.id, order.banned)
            done.append(audit.BANNED if order.banned else audit.UNBANNED)
        for what in done:
            audit.note(database, what, now_ms(), person=person.id, by=by)
        return person, done

    changed, done = await club.store.write(write)
    for what in done:
        club.log_order(what, by, changed.id)
    club.forget(person=changed.id)
    await asyncio.gather(*club.hub.person_changed(changed.id, gone=changed.banned), return_exceptions=True)
    if order.banned is not None:
        await club.hub.heed_ban(changed.id, banned=order.banned)
    if hashed is not None:
        club.hub.signed_out(changed.id)
    return PersonChanged(changed.id, changed.name, changed.kind, changed.admin, changed.banned, password)


async def make_invitation(club: App, asker: Asker, days: int) -> Invitation:
    by = asker.admin().id

    def write(database: Any) -> str:
        audit.note(database, audit.INVITED, now_ms(), by=by)
        return invitations.invite(database, now_ms(), days)

    code = await club.store.write(write)
    club.log_order(audit.INVITED, by)
    return Invitation(code, days)


async def change_club(club: App, asker: Asker, order: ClubOrder) -> None:
    by = asker.admin().id
    changes = {name: value for name, value in msgspec.structs.asdict(order).items() if value is not None}

    def write(database: Any) -> None:
        for name, value in changes.items():
            set_club(database, name, value)
            audit.note(database, audit.CLUB_CHANGED, now_ms(), by=by, detail=name.replace("_", "-"))

    await club.store.write(write)
    for name in changes:
        club.log_order(audit.CLUB_CHANGED, by, detail=name.replace("_", "-"))
    await club.read_club()


async def audit_of(club: App, asker: Asker, name: str = "", before: int | None = None, limit: int = 100) -> AuditFound:
    """Who signed in or failed to, and what admins have ordered, the latest first."""
    asker.admin()
    return AuditFound(await club.store.read(lambda database: audit.entries(database, limit, before, name_key(name))))


async def pairs_of(club: App, asker: Asker, name: str = "", days: int = 30, limit: int = 200) -> PairsFound:
    """Who has played whom within some days, those with the most rated games first."""
    asker.admin()
    since = now_ms() - days * DAY
    return PairsFound(await club.store.read(lambda database: list_pairs(database, name, since, limit)))


async def close_table(club: App, asker: Asker, id: str) -> None:
    by = asker.admin().id
    await club.hub.close_table(id)
    await club.store.write(lambda database: audit.note(database, audit.TABLE_CLOSED, now_ms(), by=by, detail=id))
    club.log_order(audit.TABLE_CLOSED, by, detail=id)


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

    @get("/pairs", responses=DOCUMENTED, summary="Who has played whom, how often, rated or not, and who won")
    async def pairs(
        self,
        request: Request[Any, Any, Any],
        club: Any,
        name: Annotated[str, Parameter(max_length=80)] = "",
        days: Annotated[int, Parameter(ge=1, le=10_000)] = 30,
        limit: Annotated[int, Parameter(ge=1, le=500)] = 200,
    ) -> PairsFound:
        """Those with the most rated games first; of the last days, and of one person where a name is given."""
        return await pairs_of(club, asker_of(request.scope), name, days, limit)

    @get("/audit", responses=DOCUMENTED, summary="Who signed in or failed to, and what admins have ordered")
    async def audit(
        self,
        request: Request[Any, Any, Any],
        club: Any,
        name: Annotated[str, Parameter(max_length=80)] = "",
        before: Annotated[int, Parameter(ge=0, le=2**53)] | None = None,
        limit: Annotated[int, Parameter(ge=1, le=500)] = 100,
    ) -> AuditFound:
        """The latest first; those before a moment, and those about one person or by one admin."""
        return await audit_of(club, asker_of(request.scope), name, before, limit)

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
