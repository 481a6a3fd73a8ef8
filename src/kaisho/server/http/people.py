"""People over HTTP: guests, accounts, signing in and out, a person's games, bots and data, profiles, leaderboards."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, delete, get, patch, post
from litestar.params import Parameter
from litestar.response import Response

from kaisho.server.http.cookies import signed_in, signed_out
from kaisho.server.http.errors import DOCUMENTED
from kaisho.server.parameters import GameName, PersonName, Players, RowId
from kaisho.server.people import login_service, profiles, service
from kaisho.server.people.bots import OwnBot
from kaisho.server.people.forms import DeletionRequest, Name, NewAccount, NewBot, NewGuest, NewPassword, ProfileChanges, SignIn
from kaisho.server.people.person import Person
from kaisho.server.people.profiles import ExperiencedPlayer, Leaderboard, Profile, RatingHistory
from kaisho.server.people.service import NewToken
from kaisho.server.request_context import identity_of
from kaisho.server.services import InjectedServices
from kaisho.server.store.lobby import OwnGame, finished_games, my_games, won_games

HttpRequest = Request[Any, Any, Any]


class Me(msgspec.Struct, frozen=True):
    """The person who makes the request."""

    id: int
    name: str
    kind: str
    admin: bool
    language: str
    created: int
    second_factor: bool


class MyGames(msgspec.Struct, frozen=True):
    games: list[OwnGame]


class FinishedGames(msgspec.Struct, frozen=True):
    games: list[str]
    """The games that you have played to the end at least once."""
    won: list[str]
    """The games that you have won at least once, also on one of several seats at one screen."""


class DeclinedChallenges(msgspec.Struct, frozen=True):
    declined: int
    """At how many tables a seat was reserved for you."""


def me(person: Person) -> Me:
    return Me(person.id, person.name, person.kind, person.admin, person.language, person.created, person.second_factor)


class People(Controller):
    path = "/api"
    tags = ["people"]  # noqa: RUF012

    @post("/guests", responses=DOCUMENTED, summary="Play at once, with a name only")
    async def guest(self, request: HttpRequest, services: InjectedServices, data: NewGuest) -> Response[Me]:
        login = await service.make_guest(services, identity_of(request.scope), data.name, data.language)
        return signed_in(request, services, me(login.person), login)

    @post("/accounts", responses=DOCUMENTED, summary="Make an account; as a guest you keep your games")
    async def account(self, request: HttpRequest, services: InjectedServices, data: NewAccount) -> Response[Me]:
        login = await service.make_account(services, identity_of(request.scope), data)
        return signed_in(request, services, me(login.person), login)

    @post("/logins", responses=DOCUMENTED, summary="Sign in")
    async def log_in(self, request: HttpRequest, services: InjectedServices, data: SignIn) -> Response[Me]:
        login = await service.sign_in(services, identity_of(request.scope), data.name, data.password, data.code)
        return signed_in(request, services, me(login.person), login)

    @delete("/logins", status_code=200, responses=DOCUMENTED, summary="Sign out")
    async def log_out(self, request: HttpRequest, services: InjectedServices) -> Response[None]:
        await login_service.sign_out(services, identity_of(request.scope))
        return signed_out(request)

    @get("/me", responses=DOCUMENTED, summary="Who you are")
    async def me(self, request: HttpRequest) -> Me:
        return me(identity_of(request.scope).require_person())

    @patch("/me", responses=DOCUMENTED, summary="Change your name or language")
    async def change(self, request: HttpRequest, services: InjectedServices, data: ProfileChanges) -> Me:
        return me(await service.change_me(services, identity_of(request.scope), data.name, data.language))

    @post("/me/password", status_code=200, responses=DOCUMENTED, summary="Change your password; all other logins end")
    async def password(self, request: HttpRequest, services: InjectedServices, data: NewPassword) -> None:
        await service.change_password(services, identity_of(request.scope), data.old, data.new)

    @post("/me/deletion", status_code=200, responses=DOCUMENTED, summary="Delete yourself and all your data")
    async def deletion(self, request: HttpRequest, services: InjectedServices, data: DeletionRequest) -> Response[None]:
        """You resign running games. Games that others have played in stay, without your name."""
        await service.delete_me(services, identity_of(request.scope), data.password)
        return signed_out(request)

    @get("/me/export", responses=DOCUMENTED, summary="Everything the club holds about you")
    async def export(self, request: HttpRequest, services: InjectedServices) -> Response[dict[str, Any]]:
        document = await service.export_me(services, identity_of(request.scope))
        return Response(document, headers={"Content-Disposition": 'attachment; filename="kaisho-export.json"'})

    @get("/me/games", responses=DOCUMENTED, summary="Your games: whose turn it is, and what you have not seen yet")
    async def games(
        self,
        request: HttpRequest,
        services: InjectedServices,
        status: Literal["open", "playing", "over"] | None = None,
        offset: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
        limit: Annotated[int, Parameter(ge=1, le=200)] = 50,
    ) -> MyGames:
        person = identity_of(request.scope).require_person()
        return MyGames(await services.store.read(lambda database: my_games(database, person.id, status, offset, limit)))

    @post(
        "/me/challenges/decline",
        status_code=200,
        responses=DOCUMENTED,
        summary="Decline all seats that others reserve for you",
    )
    async def decline(self, request: HttpRequest, services: InjectedServices) -> DeclinedChallenges:
        return DeclinedChallenges(await services.hub.decline_all(identity_of(request.scope).require_person().id))

    @get("/me/finished", responses=DOCUMENTED, summary="The games that you have played to the end at least once")
    async def finished(self, request: HttpRequest, services: InjectedServices) -> FinishedGames:
        person = identity_of(request.scope).require_person()
        games, won = await services.store.read(
            lambda database: (finished_games(database, person.id), won_games(database, person.id))
        )
        return FinishedGames(games, won)

    @get("/me/bots", responses=DOCUMENTED, summary="Your bots")
    async def bots(self, request: HttpRequest, services: InjectedServices) -> list[OwnBot]:
        return await service.list_bots(services, identity_of(request.scope))

    @post("/me/bots", responses=DOCUMENTED, summary="Make a bot, with its first token")
    async def bot(self, request: HttpRequest, services: InjectedServices, data: NewBot) -> NewToken:
        """The bot plays under a name of its own and belongs to your account."""
        return await service.make_bot(services, identity_of(request.scope), data.name)

    @delete("/me/bots/{bot:int}", status_code=200, responses=DOCUMENTED, summary="Delete a bot")
    async def delete_bot(self, request: HttpRequest, services: InjectedServices, bot: RowId) -> None:
        await service.delete_bot(services, identity_of(request.scope), bot)

    @post("/me/bots/{bot:int}/tokens", responses=DOCUMENTED, summary="Another token for a bot")
    async def token(self, request: HttpRequest, services: InjectedServices, bot: RowId) -> NewToken:
        return await service.make_token(services, identity_of(request.scope), bot)

    @delete("/me/bots/{bot:int}/tokens/{token:int}", status_code=200, responses=DOCUMENTED, summary="Revoke a token")
    async def revoke(self, request: HttpRequest, services: InjectedServices, bot: RowId, token: RowId) -> None:
        await service.revoke_token(services, identity_of(request.scope), bot, token)

    @get("/people/{name:str}", responses=DOCUMENTED, summary="Somebody's ratings and finished games")
    async def profile(self, services: InjectedServices, name: PersonName) -> Profile:
        return await profiles.profile_of(services, name)

    @get("/people/{name:str}/ratings", responses=DOCUMENTED, summary="How somebody's ratings have changed, game by game")
    async def history(self, services: InjectedServices, name: PersonName) -> RatingHistory:
        """The latest 500 rated games, the oldest of them first."""
        return await profiles.rating_history_of(services, name)

    @get("/leaderboards/{game:str}/{players:int}", responses=DOCUMENTED, summary="The best of a game with a number of players")
    async def leaderboard(self, services: InjectedServices, game: GameName, players: Players) -> Leaderboard:
        return await profiles.leaderboard_of(services, game, players)

    @get(
        "/leaderboards/{game:str}/{players:int}/experienced",
        responses=DOCUMENTED,
        summary="Who of some people has the highest rating of a game",
    )
    async def experienced(
        self,
        services: InjectedServices,
        game: GameName,
        players: Players,
        name: Annotated[list[Name], Parameter(min_items=2, max_items=8)],
    ) -> ExperiencedPlayer:
        """By custom, some games give a side to the more experienced player."""
        return await profiles.most_experienced_of(services, game, players, name)


ROUTES: list[Any] = [People]
