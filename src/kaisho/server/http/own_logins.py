"""One's own logins and second factor over HTTP: where I am signed in, and what I need to sign in."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from litestar import Controller, Request, delete, get, post
from litestar.params import Parameter
from litestar.response import Response

from kaisho.server import audit
from kaisho.server.asker import Asker, asker_of
from kaisho.server.http.errors import DOCUMENTED
from kaisho.server.http.people import Code, Password, check_sign_ins, say_password_again, sign_out_everywhere, with_cookies
from kaisho.server.people import logins, second_factor
from kaisho.server.people.person import PeopleRefusal, Person
from kaisho.server.people.second_factor import SecondFactor, Setup
from kaisho.server.store import now_ms

if TYPE_CHECKING:
    from kaisho.server.app import App


class SetupWanted(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    password: Password


class Confirmation(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    code: Code


class Proof(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The password and a code, once more."""

    password: Password
    code: Code


class RecoveryCodes(msgspec.Struct, frozen=True):
    """Codes that work once each instead of one from the app; shown this once."""

    codes: list[str]


class OwnLogins(msgspec.Struct, frozen=True):
    logins: list[logins.OwnLogin]


# --- logins -----------------------------------------------------------------------------------------------------------


def _somebody(asker: Asker) -> Person:
    person = asker.named()
    if person.kind == "bot":
        raise PeopleRefusal("people-not-account")
    return person


async def logins_of(club: App, asker: Asker) -> list[logins.OwnLogin]:
    person = _somebody(asker)
    return await club.store.read(lambda database: logins.own_logins(database, person.id, asker.login, now_ms()))


async def end_login(club: App, asker: Asker, id: str) -> None:
    """One of the own logins ends, and its sockets with it; the others connect again at once."""
    person = _somebody(asker)
    await club.store.write(lambda database: logins.end_login(database, person.id, id))
    _ended(club, asker, person.id)


async def end_other_logins(club: App, asker: Asker) -> None:
    """All of the own logins end but the one that asks."""
    person = _somebody(asker)
    await club.store.write(lambda database: logins.log_out_everywhere(database, person.id, asker.login))
    _ended(club, asker, person.id)


def _ended(club: App, asker: Asker, person: int) -> None:
    club.note(audit.LOGINS_ENDED, asker, person)
    club.forget(person=person)
    club.hub.signed_out(person)


# --- the second factor ------------------------------------------------------------------------------------------------


async def second_factor_of(club: App, asker: Asker) -> SecondFactor:
    person = asker.with_account()
    return await club.store.read(lambda database: second_factor.second_factor_of(database, person.id))


async def begin_second_factor(club: App, asker: Asker, password: str) -> Setup:
    """A key for an app; it counts from the first right code on."""
    person = asker.with_account()
    check_sign_ins(club, asker)
    await say_password_again(club, asker, password)
    name = club.settings.club_name
    return await club.store.write(lambda database: second_factor.begin_setup(database, person.id, club.secret, name))


async def confirm_second_factor(club: App, asker: Asker, code: str) -> RecoveryCodes:
    """From now on codes are asked for. Logins elsewhere, which were made without one, end."""
    person = asker.with_account()
    check_sign_ins(club, asker)

    def write(database: Any) -> list[str]:
        codes = second_factor.confirm(database, person.id, club.secret, code, second_factor.wall_ms())
        logins.log_out_everywhere(database, person.id, asker.login)
        return codes

    codes = await club.store.write(write)
    club.note(audit.SECOND_FACTOR_ON, asker, person.id)
    club.forget(person=person.id)
    club.hub.signed_out(person.id)
    return RecoveryCodes(codes)


async def new_recovery_codes(club: App, asker: Asker, proof: Proof) -> RecoveryCodes:
    person = await _proved(club, asker, proof)
    return RecoveryCodes(await club.store.write(lambda database: second_factor.new_recovery_codes(database, person.id)))


async def end_second_factor(club: App, asker: Asker, proof: Proof) -> None:
    person = await _proved(club, asker, proof)
    await club.store.write(lambda database: second_factor.remove(database, person.id))
    club.note(audit.SECOND_FACTOR_OFF, asker, person.id)
    club.forget(person=person.id)


async def _proved(club: App, asker: Asker, proof: Proof) -> Person:
    """The asker, whose password and code are right; a wrong code counts like a wrong password."""
    person = asker.with_account()
    check_sign_ins(club, asker)
    if not person.second_factor:
        raise PeopleRefusal("people-second-factor-off")
    await say_password_again(club, asker, proof.password)
    with club.tries.attempt(f"# {person.id} code", time.monotonic()):
        await club.store.write(
            lambda database: second_factor.check_code(database, person.id, club.secret, proof.code, second_factor.wall_ms())
        )
    return person


Asked = Request[Any, Any, Any]
LoginId = Annotated[str, Parameter(pattern="^[0-9a-f]{16}$")]


class OwnLoginRoutes(Controller):
    path = "/api/me"
    tags = ["people"]  # noqa: RUF012

    @get("/logins", responses=DOCUMENTED, summary="Where you are signed in")
    async def list_logins(self, request: Asked, club: Any) -> OwnLogins:
        return OwnLogins(await logins_of(club, asker_of(request.scope)))

    @delete("/logins", status_code=200, responses=DOCUMENTED, summary="Sign out everywhere")
    async def log_out_everywhere(self, request: Asked, club: Any) -> Response[None]:
        await sign_out_everywhere(club, asker_of(request.scope))
        return with_cookies(request, club, None, None, 200)

    @delete("/logins/others", status_code=200, responses=DOCUMENTED, summary="Sign out everywhere but here")
    async def end_others(self, request: Asked, club: Any) -> None:
        await end_other_logins(club, asker_of(request.scope))

    @delete("/logins/{id:str}", status_code=200, responses=DOCUMENTED, summary="Sign out in one place")
    async def end_one(self, request: Asked, club: Any, id: LoginId) -> None:
        await end_login(club, asker_of(request.scope), id)

    @get("/second-factor", responses=DOCUMENTED, summary="Whether you have a second factor")
    async def state(self, request: Asked, club: Any) -> SecondFactor:
        return await second_factor_of(club, asker_of(request.scope))

    @post("/second-factor", status_code=200, responses=DOCUMENTED, summary="Begin to set up a second factor")
    async def begin(self, request: Asked, club: Any, data: SetupWanted) -> Setup:
        """Gives the key for an app, as text and as an address for a QR code. It counts when a code has confirmed it."""
        return await begin_second_factor(club, asker_of(request.scope), data.password)

    @post(
        "/second-factor/confirmation",
        status_code=200,
        responses=DOCUMENTED,
        summary="Confirm the second factor with a first code; other logins end",
    )
    async def confirm(self, request: Asked, club: Any, data: Confirmation) -> RecoveryCodes:
        return await confirm_second_factor(club, asker_of(request.scope), data.code)

    @post("/second-factor/recovery", status_code=200, responses=DOCUMENTED, summary="New recovery codes")
    async def recovery(self, request: Asked, club: Any, data: Proof) -> RecoveryCodes:
        return await new_recovery_codes(club, asker_of(request.scope), data)

    @post("/second-factor/removal", status_code=200, responses=DOCUMENTED, summary="Remove the second factor")
    async def removal(self, request: Asked, club: Any, data: Proof) -> None:
        await end_second_factor(club, asker_of(request.scope), data)


ROUTES: list[Any] = [OwnLoginRoutes]
