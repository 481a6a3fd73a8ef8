"""The club over HTTP: its name and games, its health and metrics, and what only its admins may do."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get, post, put
from litestar.params import Parameter
from litestar.response import Response

from kaisho import __version__, bots, games
from kaisho.customs import Lead
from kaisho.game import Choice, Game
from kaisho.games import game_class
from kaisho.language import LANGUAGES
from kaisho.server import club_admin
from kaisho.server.admin import PairRow, PersonRow, TableRow
from kaisho.server.audit import AuditEntry
from kaisho.server.club_admin import ChangedPerson, ClubOrder, Invitation, InvitationRequest, PersonOrder
from kaisho.server.http.errors import DOCUMENTED
from kaisho.server.identity import NotAllowed
from kaisho.server.messages import PROTOCOL
from kaisho.server.metrics import CONTENT_TYPE, may_read
from kaisho.server.parameters import PersonName
from kaisho.server.request_context import identity_of
from kaisho.server.services import InjectedServices, Services

HttpRequest = Request[Any, Any, Any]


class OptionDescription(msgspec.Struct, frozen=True):
    """An option of a game: its possible values, or the range of a number."""

    name: str
    values: tuple[str, ...]
    least: int | None
    most: int | None
    default: str | int
    only: tuple[str, str] | None = None
    """Another option, and the value it must have for this one to have an effect."""


class DurationDescription(msgspec.Struct, frozen=True):
    """Usual minutes of a game: always, or with one value of an option; multiplied by the numeric option ``times``."""

    least: int
    most: int
    option: str | None
    value: str | None
    times: str | None


class CustomsDescription(msgspec.Struct, frozen=True):
    """What a rulebook says around the rules."""

    players: tuple[int, ...]
    age: int | None
    durations: list[DurationDescription]
    lead: Lead
    """Who takes ``lead_seat``: the more experienced player, the youngest, or a random one."""
    lead_seat: int
    lead_word: str
    """The name of that seat with the default options."""
    first: dict[str, str]
    """Options that are recommended for a first game."""


class GameDescription(msgspec.Struct, frozen=True):
    name: str
    version: int
    options: list[OptionDescription]
    hidden: bool
    notations: tuple[str, ...]
    customs: CustomsDescription
    players_option: str | None
    """The option that sets the number of players, where there is more than one."""
    spoken: str | None
    """The notation in words."""


class ClubDescription(msgspec.Struct, frozen=True):
    """What everybody may know about the club."""

    name: str
    version: str
    protocol: int
    registration: str
    guests: bool
    """Whether people can play with a name only."""
    chat: bool
    imprint: str
    privacy: str
    languages: tuple[str, ...]
    games: list[GameDescription]
    bots: tuple[str, ...]
    claim_after: int
    """Minutes after which a game without a clock can be claimed from an absent player."""
    address: str | None = None
    """The club's public address (``--public-url``). Pages opened under another address get no socket."""
    preparing: bool = False
    """Whether rules are being compiled, once per machine. A game can be played as soon as its rules are ready."""
    rated_unlisted: bool = False
    """Whether games at unlisted tables can be rated."""


class PersonRows(msgspec.Struct, frozen=True):
    people: list[PersonRow]


class TableRows(msgspec.Struct, frozen=True):
    tables: list[TableRow]


class PairRows(msgspec.Struct, frozen=True):
    pairs: list[PairRow]


class AuditEntries(msgspec.Struct, frozen=True):
    entries: list[AuditEntry]


def describe_game(name: str) -> GameDescription:
    kind = game_class(name)
    return GameDescription(
        kind.name,
        kind.version,
        [
            OptionDescription(option.name, option.values, None, None, option.default)
            if isinstance(option, Choice)
            else OptionDescription(option.name, (), option.least, option.most, option.default, option.only)
            for option in kind.option_list
        ],
        kind.hidden,
        kind.styles,
        describe_customs(kind),
        kind.players_option,
        kind.spoken_style,
    )


def describe_customs(kind: type[Game]) -> CustomsDescription:
    customs = kind.customs
    return CustomsDescription(
        kind.player_counts,
        customs.age,
        [
            DurationDescription(each.least, each.most, each.option or None, each.value or None, each.times or None)
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
    summary="Whether the server and its store are healthy",
)
async def healthz(services: InjectedServices) -> Response[str]:
    if problem := await services.health.problem():
        return Response(f"{problem}\n", status_code=503, media_type="text/plain")
    return Response("ok\n", media_type="text/plain")


@get(
    "/metrics",
    media_type="text/plain",
    tags=["club"],
    responses=DOCUMENTED,
    summary="Metrics for Prometheus, with the token of the settings",
)
async def metrics(request: HttpRequest, services: InjectedServices) -> Response[bytes]:
    # Proxies block exactly this path: no other spelling of it may lead here.
    is_allowed = may_read(request.headers.get("authorization"), services.settings.metrics_token)
    if request.scope["raw_path"] != b"/metrics" or not is_allowed:
        raise NotAllowed("http-not-found")
    return Response(services.metrics.exposition(), media_type=CONTENT_TYPE)


@get("/api/club", tags=["club"], responses=DOCUMENTED, summary="The club: name, games, bots, rules of the house")
async def club_shown(services: InjectedServices) -> ClubDescription:
    return describe_club(services)


def describe_club(services: Services) -> ClubDescription:
    settings = services.settings
    return ClubDescription(
        settings.club_name,
        __version__,
        PROTOCOL,
        settings.registration,
        settings.guests,
        settings.chat,
        settings.imprint,
        settings.privacy,
        LANGUAGES,
        [describe_game(name) for name in games.names()],
        bots.LEVELS,
        settings.claim_after,
        settings.public_url,
        services.hub.preparation.compiling,
        settings.rated_unlisted,
    )


class Admin(Controller):
    path = "/api/admin"
    tags = ["admin"]  # noqa: RUF012

    @get("/people", responses=DOCUMENTED, summary="People of the club whose names contain a text")
    async def people(
        self,
        request: HttpRequest,
        services: InjectedServices,
        part: PersonName = "",
        limit: Annotated[int, Parameter(ge=1, le=200)] = 50,
    ) -> PersonRows:
        return PersonRows(await club_admin.find_people(services, identity_of(request.scope), part, limit))

    @get("/tables", responses=DOCUMENTED, summary="All tables that are open or being played at, without their games")
    async def tables(self, request: HttpRequest, services: InjectedServices) -> TableRows:
        return TableRows(await club_admin.running_tables(services, identity_of(request.scope)))

    @get("/pairs", responses=DOCUMENTED, summary="Who has played whom, how often, rated or not, and who won")
    async def pairs(
        self,
        request: HttpRequest,
        services: InjectedServices,
        name: PersonName = "",
        days: Annotated[int, Parameter(ge=1, le=10_000)] = 30,
        limit: Annotated[int, Parameter(ge=1, le=500)] = 200,
    ) -> PairRows:
        """Pairs of the last days, those with the most rated games first; of one person if a name is given."""
        return PairRows(await club_admin.frequent_pairs(services, identity_of(request.scope), name, days, limit))

    @get("/audit", responses=DOCUMENTED, summary="Who signed in or failed to, and what admins have done")
    async def audit(
        self,
        request: HttpRequest,
        services: InjectedServices,
        name: PersonName = "",
        before: Annotated[int, Parameter(ge=0, le=2**53)] | None = None,
        limit: Annotated[int, Parameter(ge=1, le=500)] = 100,
    ) -> AuditEntries:
        """The latest entries first; those before a time, or those about one person or by one admin."""
        return AuditEntries(await club_admin.audit_entries(services, identity_of(request.scope), name, before, limit))

    @post(
        "/people/{name:str}", status_code=200, responses=DOCUMENTED, summary="Ban, rename, make an admin, give a new password"
    )
    async def person(
        self, request: HttpRequest, services: InjectedServices, name: PersonName, data: PersonOrder
    ) -> ChangedPerson:
        return await club_admin.change_person(services, identity_of(request.scope), name, data)

    @post("/invitations", responses=DOCUMENTED, summary="An invitation to make an account")
    async def invitation(self, request: HttpRequest, services: InjectedServices, data: InvitationRequest) -> Invitation:
        return await club_admin.make_invitation(services, identity_of(request.scope), data.days)

    @put("/club", responses=DOCUMENTED, summary="Change the club's name, registration, chat, imprint or privacy text")
    async def club(self, request: HttpRequest, services: InjectedServices, data: ClubOrder) -> ClubDescription:
        await club_admin.change_club(services, identity_of(request.scope), data)
        return describe_club(services)

    @post("/tables/{id:str}/close", status_code=200, responses=DOCUMENTED, summary="Close a table without a winner")
    async def close(
        self,
        request: HttpRequest,
        services: InjectedServices,
        id: Annotated[str, Parameter(max_length=24, pattern="^[a-z0-9]+$")],
    ) -> None:
        await club_admin.close_table(services, identity_of(request.scope), id)


ROUTES: list[Any] = [healthz, metrics, club_shown, Admin]
