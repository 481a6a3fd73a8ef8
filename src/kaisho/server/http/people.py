"""People over HTTP: guests, accounts, signing in and out, one's own games, bots and data, profiles, leaderboards."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import Parameter
from litestar.response import Response
from msgspec import Meta

from kaisho.errors import KaishoError
from kaisho.games import game_class
from kaisho.language import LANGUAGES
from kaisho.server import audit
from kaisho.server.asker import Asker, asker_of
from kaisho.server.http.errors import DOCUMENTED
from kaisho.server.people import accounts, bots, devices, leaving, logins, passwords, second_factor
from kaisho.server.people.export import export as everything_of
from kaisho.server.people.invitations import Registration, check_admission
from kaisho.server.people.names import name_key
from kaisho.server.people.person import PeopleRefusal, Person, get_person, person_named
from kaisho.server.people.second_factor import LONGEST_CODE
from kaisho.server.people.tokens import DEVICE, key_of, new_token, sign
from kaisho.server.people.tries import UNCOUNTED
from kaisho.server.people.user_agents import device_name
from kaisho.server.security import limit_key
from kaisho.server.store import now_ms, upkeep
from kaisho.server.store.lobby import OwnGame, finished_games, my_games
from kaisho.server.store.ratings import (
    Place,
    PoolRating,
    RatingPoint,
    leaderboard,
    most_experienced,
    profile_ratings,
    rating_history,
)

if TYPE_CHECKING:
    from kaisho.server.app import App

COOKIE = "kaisho"
DEVICE_COOKIE = "kaisho-device"
YEAR = 400 * 24 * 3600

Name = Annotated[str, Meta(min_length=1, max_length=80)]
Password = Annotated[str, Meta(min_length=1, max_length=400)]
Code = Annotated[str, Meta(max_length=LONGEST_CODE)]
Language = Annotated[str, Meta(max_length=8)]
Id = Annotated[int, Parameter(ge=1, le=2**62)]


class GuestWanted(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    name: Name
    language: Language | None = None


class AccountWanted(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    name: Name
    password: Password
    invitation: Annotated[str, Meta(max_length=100)] | None = None
    language: Language | None = None


class SignIn(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    name: Name
    password: Password
    code: Code | None = None
    """Of the second factor, or a recovery code; without it, whoever has one is asked for it (``people-code-needed``)."""


class Changes(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    name: Name | None = None
    language: Language | None = None


class NewPassword(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    old: Password
    new: Password


class Goodbye(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A guest needs no password to go; an account does."""

    password: Password | None = None


class BotWanted(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    name: Name


class NewToken(msgspec.Struct, frozen=True):
    """A token, shown this once."""

    bot: int
    token: str


class PersonShown(msgspec.Struct, frozen=True):
    """Somebody, as everybody may know."""

    id: int
    name: str
    kind: str
    created: int


class Me(msgspec.Struct, frozen=True):
    """Who you are."""

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
    """The games of which one was played to its end."""


class Declined(msgspec.Struct, frozen=True):
    declined: int
    """At how many tables a seat was kept."""


class Experienced(msgspec.Struct, frozen=True):
    name: str | None
    """Whoever has the highest rating; null where the ratings do not say."""


class Profile(msgspec.Struct, frozen=True):
    person: PersonShown
    ratings: list[PoolRating]
    games: list[OwnGame]


class RatingHistory(msgspec.Struct, frozen=True):
    points: list[RatingPoint]


class Leaderboard(msgspec.Struct, frozen=True):
    pool: str
    places: list[Place]


def me(person: Person) -> Me:
    return Me(person.id, person.name, person.kind, person.admin, person.language, person.created, person.second_factor)


class Arrival(msgspec.Struct, frozen=True):
    """Somebody has come in: who, and what the cookies of the login and of the device hold."""

    person: Person
    token: bytes
    device: bytes


def login_cookies(club: App, arrival: Arrival | None, *, secure: bool) -> list[Cookie]:
    """The cookies of a login; without one, what takes it away. The device's stays."""
    values = {COOKIE: ""}
    if arrival is not None:
        values = {
            COOKIE: sign(club.secret, arrival.token),
            DEVICE_COOKIE: sign(club.secret, arrival.device, DEVICE),
        }
    age = 0 if arrival is None else YEAR
    return [
        Cookie(key=name, value=value, max_age=age, httponly=True, secure=secure, samesite="lax", path="/")
        for name, value in values.items()
    ]


def with_cookies(request: Request[Any, Any, Any], club: App, body: Any, arrival: Arrival | None, status: int) -> Response[Any]:
    secure = bool(request.scope["kaisho.secure"])  # type: ignore[typeddict-item]
    return Response(body, status_code=status, cookies=login_cookies(club, arrival, secure=secure))


def start_login(database: Any, person: int, asker: Asker, now: int) -> Arrival:
    """A login on the asker's device, for somebody who may have it."""
    token = logins.start_login(database, person, now, device_name(asker.user_agent))
    device = asker.device or new_token()
    devices.note_device(database, key_of(device), person, now)
    return Arrival(get_person(database, person), token, device)


def check_sign_ins(club: App, asker: Asker) -> None:
    """Passwords are not to be tried out, nor names to be taken by the hundred."""
    club.sign_ins.check(limit_key(asker.address), time.monotonic())


async def hashed_password(club: App, asker: Asker, password: str) -> str:
    return await club.passwords.run(limit_key(asker.address), asker.gone, passwords.hash_password, password)


async def is_password(club: App, asker: Asker, checked: logins.Credentials, password: str) -> bool:
    return await club.passwords.run(limit_key(asker.address), asker.gone, passwords.check_password, checked.stored, password)


async def make_guest(club: App, asker: Asker, name: str, language: str | None) -> Arrival:
    check_sign_ins(club, asker)
    now = now_ms()

    def write(database: Any) -> Arrival:
        if not club.settings.guests:
            raise PeopleRefusal("people-no-guests")
        devices.check_not_banned(database, asker.device_key)
        person = accounts.add_guest(database, name, _language(language, asker), now)
        return start_login(database, person.id, asker, now)

    try:
        arrival = await club.store.write(write)
    except PeopleRefusal as refusal:
        if refusal.code in ("people-no-guests", "people-device-banned"):
            club.note(audit.GUEST_REFUSED, asker, detail=refusal.code)
        raise
    club.note(audit.GUEST_CAME, asker, arrival.person.id)
    return arrival


async def make_account(club: App, asker: Asker, wanted: AccountWanted) -> Arrival:
    """A new account; a guest's own games stay the guest's."""
    check_sign_ins(club, asker)
    passwords.check_new_password(wanted.password, wanted.name)
    registration = Registration(club.settings.registration)
    now = now_ms()

    def check(database: Any) -> None:
        if registration is Registration.OPEN:  # an invitation is the club's own word
            devices.check_not_banned(database, asker.device_key)
        check_admission(database, registration, wanted.invitation, now)

    def write(database: Any) -> Arrival:
        check(database)
        guest = asker.person if asker.person is not None and asker.person.kind == "guest" else None
        if guest is not None:
            person = accounts.guest_to_account(
                database, guest.id, wanted.name, hashed, now, registration, wanted.invitation, keep=None
            )
        else:
            language = _language(wanted.language, asker)
            person = accounts.add_account(database, wanted.name, hashed, language, now, registration, wanted.invitation)
        return start_login(database, person.id, asker, now)

    try:
        await club.store.read(check)  # who is not let in costs no work on a password
        hashed = await hashed_password(club, asker, wanted.password)
        arrival = await club.store.write(write)
    except PeopleRefusal as refusal:
        if refusal.code in ("people-device-banned", "people-invitation-unknown"):
            club.note(audit.ACCOUNT_REFUSED, asker, detail=refusal.code)
        raise
    club.note(audit.ACCOUNT_MADE, asker, arrival.person.id)
    club.forget(person=arrival.person.id)
    club.hub.person_changed(arrival.person.id, gone=False)
    return arrival


async def sign_in(club: App, asker: Asker, name: str, password: str, code: str | None = None) -> Arrival:
    """Sign in with a password, and a code where the account asks for one."""
    check_sign_ins(club, asker)
    checked, known = await club.store.read(lambda database: _credentials(database, name, asker.device_key))
    account = f"{name_key(name)} {asker.device_key.hex()}" if known and asker.device_key is not None else name_key(name)
    try:
        with club.tries.attempt(account, time.monotonic()):
            arrival = await _sign_in(club, asker, checked, password, code)
    except KaishoError as refusal:
        if refusal.code not in UNCOUNTED:
            club.note(audit.SIGN_IN_FAILED, asker, checked.person, refusal.code)
        raise
    club.note(audit.SIGNED_IN, asker, arrival.person.id)
    return arrival


def _credentials(database: Any, name: str, device: bytes | None) -> tuple[logins.Credentials, bool]:
    checked = logins.credentials(database, name)
    return checked, devices.is_known(database, device, checked.person)


async def _sign_in(club: App, asker: Asker, checked: logins.Credentials, password: str, code: str | None) -> Arrival:
    right = await is_password(club, asker, checked, password)
    if not right or checked.person is None or checked.stored is None:
        raise PeopleRefusal("people-wrong-password")
    person = checked.person
    if passwords.is_outdated(checked.stored):
        hashed, before = await hashed_password(club, asker, password), checked
        await club.store.write(lambda database: accounts.rehash_password(database, before, hashed))
        checked = await club.store.read(lambda database: logins.credentials_of(database, person))
    now = now_ms()

    def write(database: Any) -> Arrival:
        logins.check_unchanged(database, checked)
        second_factor.check_code(database, person, club.secret, code, second_factor.wall_ms())
        return start_login(database, person, asker, now)

    return await club.store.write(write)


async def say_password_again(club: App, asker: Asker, password: str) -> logins.Credentials:
    """Whoever is signed in proves to be the account's owner; tries are counted apart from those at the door."""
    person = asker.with_account()
    checked = await club.store.read(lambda database: logins.credentials_of(database, person.id))
    with club.tries.attempt(f"# {person.id}", time.monotonic()):
        if not await is_password(club, asker, checked, password):
            raise PeopleRefusal("people-wrong-password")
    return checked


async def sign_out(club: App, asker: Asker) -> None:
    if asker.login is not None:
        key = asker.login
        await club.store.write(lambda database: logins.log_out(database, key))
    if asker.person is not None:
        club.forget(person=asker.person.id)
        club.hub.signed_out(asker.person.id)


async def sign_out_everywhere(club: App, asker: Asker) -> None:
    """All logins of a person end, on every device; those of the own bots stay."""
    person = asker.named()
    if person.kind == "bot":
        raise PeopleRefusal("people-not-account")
    await club.store.write(lambda database: logins.log_out_everywhere(database, person.id))
    club.note(audit.LOGINS_ENDED, asker, person.id)
    club.forget(person=person.id)
    club.hub.signed_out(person.id)


async def change_password(club: App, asker: Asker, old: str, new: str) -> None:
    person = asker.with_account()
    check_sign_ins(club, asker)
    passwords.check_new_password(new, person.name)
    checked = await say_password_again(club, asker, old)
    hashed = await hashed_password(club, asker, new)
    await club.store.write(lambda database: accounts.change_password(database, checked, hashed, asker.login))
    club.note(audit.PASSWORD_CHANGED, asker, person.id)
    club.forget(person=person.id)
    club.hub.signed_out(person.id)


async def go_for_good(club: App, asker: Asker, password: str | None) -> None:
    """Delete somebody with all data; games that others have played in stay, without the name."""
    person = asker.named()
    if person.kind == "bot":
        raise PeopleRefusal("people-not-account")
    if person.kind == "account":
        check_sign_ins(club, asker)
        await say_password_again(club, asker, password or "")
    own = await club.store.read(lambda database: upkeep.bots_of(database, person.id))
    going = {person.id, *own}
    club.hub.send_away(going)
    try:
        await club.hub.leave_everything(person.id)
        await club.store.write(lambda database: leaving.delete_person(database, person.id))
    except BaseException:
        club.hub.leaving -= going
        raise
    await club.store.wipe()
    for gone in (person.id, *own):
        club.forget(person=gone)
        await asyncio.gather(*club.hub.person_changed(gone, gone=True), return_exceptions=True)


async def change_me(club: App, asker: Asker, name: str | None, language: str | None) -> Person:
    person = asker.named()
    if person.kind == "bot":
        raise PeopleRefusal("people-not-account")
    now = now_ms()

    def write(database: Any) -> Person:
        changed = person
        if name is not None:
            changed = accounts.change_name(database, person.id, name, now)
        if language is not None:
            changed = accounts.change_language(database, person.id, language)
        return changed

    changed = await club.store.write(write)
    club.forget(person=person.id)
    if changed.name != person.name:
        await asyncio.gather(*club.hub.person_changed(person.id, gone=False), return_exceptions=True)
    return changed


async def bots_of(club: App, asker: Asker) -> list[bots.OwnBot]:
    person = asker.with_account()
    return await club.store.read(lambda database: bots.own_bots(database, person.id))


async def make_bot(club: App, asker: Asker, name: str) -> NewToken:
    """A new bot of an account, with its first token."""
    person = asker.with_account()

    def write(database: Any) -> NewToken:
        bot = bots.add_bot(database, person.id, name, now_ms())
        return NewToken(bot.id, bots.issue_token(database, person.id, bot.id, now_ms()))

    return await club.store.write(write)


async def drop_bot(club: App, asker: Asker, bot: int) -> None:
    """A bot goes for good, and its games are given up."""
    person = asker.with_account()
    await club.store.read(lambda database: bots.get_own_bot(database, person.id, bot))
    club.hub.send_away({bot})
    try:
        await club.hub.leave_everything(bot)
        await club.store.write(lambda database: leaving.delete_bot(database, person.id, bot))
    except BaseException:
        club.hub.leaving.discard(bot)
        raise
    await asyncio.gather(*club.hub.person_changed(bot, gone=True), return_exceptions=True)


async def make_token(club: App, asker: Asker, bot: int) -> NewToken:
    person = asker.with_account()
    return NewToken(bot, await club.store.write(lambda database: bots.issue_token(database, person.id, bot, now_ms())))


async def drop_token(club: App, asker: Asker, bot: int, token: int) -> None:
    person = asker.with_account()
    await club.store.write(lambda database: bots.revoke_token(database, person.id, bot, token))
    club.hub.person_changed(bot, gone=True)


async def profile_of(club: App, name: str) -> Profile:
    """What everybody may know of somebody: ratings, and finished games that were listed or rated."""

    def read(database: Any) -> Profile:
        person = person_named(database, name)
        if person is None:
            raise PeopleRefusal("people-unknown")
        shown = PersonShown(person.id, person.name, person.kind, person.created)
        listed = [line for line in my_games(database, person.id, "over", 0, 50) if line.table.listed or line.table.rated]
        return Profile(shown, profile_ratings(database, person.id, now_ms()), listed)

    return await club.store.read(read)


async def history_of(club: App, name: str) -> RatingHistory:
    """How somebody's ratings have come about: everybody may know it, as rated games are listed in the profile."""

    def read(database: Any) -> RatingHistory:
        person = person_named(database, name)
        if person is None:
            raise PeopleRefusal("people-unknown")
        return RatingHistory(rating_history(database, person.id))

    return await club.store.read(read)


async def best_of(club: App, game: str, players: int) -> Leaderboard:
    pool = f"{game_class(game).name}-{players}"
    return Leaderboard(pool, await club.store.read(lambda database: leaderboard(database, pool, now_ms())))


async def experienced_of(club: App, game: str, players: int, names: list[str]) -> Experienced:
    """Who of several people has the most experience with a game, as far as ratings say it."""
    pool = f"{game_class(game).name}-{players}"

    def read(database: Any) -> Experienced:
        persons = [person_named(database, name) for name in names]
        if None in persons:
            raise PeopleRefusal("people-unknown")
        known = {person.id: person.name for person in persons if person is not None}
        best = most_experienced(database, pool, list(known))
        return Experienced(None if best is None else known[best])

    return await club.store.read(read)


def _language(wanted: str | None, asker: Asker) -> str:
    return wanted if wanted in LANGUAGES else asker.language


class People(Controller):
    path = "/api"
    tags = ["people"]  # noqa: RUF012

    @post("/guests", responses=DOCUMENTED, summary="Play at once, with a name only")
    async def guest(self, request: Request[Any, Any, Any], club: Any, data: GuestWanted) -> Response[Me]:
        arrival = await make_guest(club, asker_of(request.scope), data.name, data.language)
        return with_cookies(request, club, me(arrival.person), arrival, 201)

    @post("/accounts", responses=DOCUMENTED, summary="Make an account; as a guest you keep your games")
    async def account(self, request: Request[Any, Any, Any], club: Any, data: AccountWanted) -> Response[Me]:
        arrival = await make_account(club, asker_of(request.scope), data)
        return with_cookies(request, club, me(arrival.person), arrival, 201)

    @post("/logins", responses=DOCUMENTED, summary="Sign in")
    async def log_in(self, request: Request[Any, Any, Any], club: Any, data: SignIn) -> Response[Me]:
        arrival = await sign_in(club, asker_of(request.scope), data.name, data.password, data.code)
        return with_cookies(request, club, me(arrival.person), arrival, 201)

    @delete("/logins", status_code=200, responses=DOCUMENTED, summary="Sign out")
    async def log_out(self, request: Request[Any, Any, Any], club: Any) -> Response[None]:
        await sign_out(club, asker_of(request.scope))
        return with_cookies(request, club, None, None, 200)

    @get("/me", responses=DOCUMENTED, summary="Who you are")
    async def me(self, request: Request[Any, Any, Any]) -> Me:
        return me(asker_of(request.scope).named())

    @patch("/me", responses=DOCUMENTED, summary="Change your name or language")
    async def change(self, request: Request[Any, Any, Any], club: Any, data: Changes) -> Me:
        return me(await change_me(club, asker_of(request.scope), data.name, data.language))

    @post("/me/password", status_code=200, responses=DOCUMENTED, summary="Change your password; all other logins end")
    async def password(self, request: Request[Any, Any, Any], club: Any, data: NewPassword) -> None:
        await change_password(club, asker_of(request.scope), data.old, data.new)

    @post("/me/deletion", status_code=200, responses=DOCUMENTED, summary="Delete yourself and all your data")
    async def deletion(self, request: Request[Any, Any, Any], club: Any, data: Goodbye) -> Response[None]:
        """Running games are given up. Games that others have played in stay, without your name."""
        await go_for_good(club, asker_of(request.scope), data.password)
        return with_cookies(request, club, None, None, 200)

    @get("/me/export", responses=DOCUMENTED, summary="Everything the club holds of you")
    async def export(self, request: Request[Any, Any, Any], club: Any) -> Response[dict[str, Any]]:
        person = asker_of(request.scope).named()
        club.exports.check(str(person.id), time.monotonic())
        document = await club.store.read(lambda database: everything_of(database, person.id, now_ms(), club.hub.faults))
        return Response(document, headers={"Content-Disposition": 'attachment; filename="kaisho-export.json"'})

    @get("/me/games", responses=DOCUMENTED, summary="Your games: whose turn it is, and what you have not seen yet")
    async def games(
        self,
        request: Request[Any, Any, Any],
        club: Any,
        status: Literal["open", "playing", "over"] | None = None,
        offset: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
        limit: Annotated[int, Parameter(ge=1, le=200)] = 50,
    ) -> MyGames:
        person = asker_of(request.scope).named()
        return MyGames(await club.store.read(lambda database: my_games(database, person.id, status, offset, limit)))

    @post(
        "/me/challenges/decline",
        status_code=200,
        responses=DOCUMENTED,
        summary="Decline all seats that others keep for you",
    )
    async def decline(self, request: Request[Any, Any, Any], club: Any) -> Declined:
        return Declined(await club.hub.decline_all(asker_of(request.scope).named().id))

    @get("/me/finished", responses=DOCUMENTED, summary="The games of which you have played one to its end")
    async def finished(self, request: Request[Any, Any, Any], club: Any) -> FinishedGames:
        person = asker_of(request.scope).named()
        return FinishedGames(await club.store.read(lambda database: finished_games(database, person.id)))

    @get("/me/bots", responses=DOCUMENTED, summary="Your bots")
    async def bots(self, request: Request[Any, Any, Any], club: Any) -> list[bots.OwnBot]:
        return await bots_of(club, asker_of(request.scope))

    @post("/me/bots", responses=DOCUMENTED, summary="Make a bot, with its first token")
    async def bot(self, request: Request[Any, Any, Any], club: Any, data: BotWanted) -> NewToken:
        """The bot plays under a name of its own and belongs to your account."""
        return await make_bot(club, asker_of(request.scope), data.name)

    @delete("/me/bots/{bot:int}", status_code=200, responses=DOCUMENTED, summary="Delete a bot")
    async def delete_bot(self, request: Request[Any, Any, Any], club: Any, bot: Id) -> None:
        await drop_bot(club, asker_of(request.scope), bot)

    @post("/me/bots/{bot:int}/tokens", responses=DOCUMENTED, summary="Another token for a bot")
    async def token(self, request: Request[Any, Any, Any], club: Any, bot: Id) -> NewToken:
        return await make_token(club, asker_of(request.scope), bot)

    @delete("/me/bots/{bot:int}/tokens/{token:int}", status_code=200, responses=DOCUMENTED, summary="Revoke a token")
    async def revoke(self, request: Request[Any, Any, Any], club: Any, bot: Id, token: Id) -> None:
        await drop_token(club, asker_of(request.scope), bot, token)

    @get("/people/{name:str}", responses=DOCUMENTED, summary="Somebody's ratings and finished games")
    async def profile(self, club: Any, name: Annotated[str, Parameter(max_length=80)]) -> Profile:
        return await profile_of(club, name)

    @get("/people/{name:str}/ratings", responses=DOCUMENTED, summary="How somebody's ratings have come about, game by game")
    async def history(self, club: Any, name: Annotated[str, Parameter(max_length=80)]) -> RatingHistory:
        """The latest 500 rated games, the oldest of them first."""
        return await history_of(club, name)

    @get("/leaderboards/{game:str}/{players:int}", responses=DOCUMENTED, summary="The best of a game with a number of players")
    async def leaderboard(
        self, club: Any, game: Annotated[str, Parameter(max_length=40)], players: Annotated[int, Parameter(ge=2, le=8)]
    ) -> Leaderboard:
        return await best_of(club, game, players)

    @get(
        "/leaderboards/{game:str}/{players:int}/experienced",
        responses=DOCUMENTED,
        summary="Who of some people has the highest rating of a game",
    )
    async def experienced(
        self,
        club: Any,
        game: Annotated[str, Parameter(max_length=40)],
        players: Annotated[int, Parameter(ge=2, le=8)],
        name: Annotated[list[Name], Parameter(min_items=2, max_items=8)],
    ) -> Experienced:
        """By custom some games give a side to the more experienced player."""
        return await experienced_of(club, game, players, name)


ROUTES: list[Any] = [People]
