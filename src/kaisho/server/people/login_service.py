"""What people do about their logins and their second factor. Functions over ``Services``."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy.engine import Connection as Database

from kaisho.server import audit
from kaisho.server.club_clock import now_ms
from kaisho.server.identity import Identity
from kaisho.server.people import logins, second_factor
from kaisho.server.people.forms import Reauthentication
from kaisho.server.people.person import PeopleRefusal, Person
from kaisho.server.people.second_factor import SecondFactor, SecondFactorSetup
from kaisho.server.people.service import check_sign_in_limit, confirm_password, require_human
from kaisho.server.services import Services


class RecoveryCodes(msgspec.Struct, frozen=True):
    """Codes that replace one from the app, each of them once. They are not shown again."""

    codes: list[str]


# --- logins -----------------------------------------------------------------------------------------------------------


async def list_logins(services: Services, identity: Identity) -> list[logins.OwnLogin]:
    person = require_human(identity)
    return await services.store.read(lambda database: logins.own_logins(database, person.id, identity.login, now_ms()))


async def sign_out(services: Services, identity: Identity) -> None:
    """End the login that makes the request."""
    if identity.login is not None:
        key = identity.login
        await services.store.write(lambda database: logins.log_out(database, key))
    if identity.person is not None:
        services.authenticator.forget(identity.person.id)
        services.hub.signed_out(identity.person.id)


async def sign_out_everywhere(services: Services, identity: Identity) -> None:
    """End all logins of a person on every device. Their bots stay signed in."""
    person = require_human(identity)
    await services.store.write(lambda database: logins.log_out_everywhere(database, person.id))
    _note_ended(services, identity, person.id)


async def end_login(services: Services, identity: Identity, id: str) -> None:
    """End one login. All sockets of the person are closed; those of other logins reconnect at once."""
    person = require_human(identity)
    await services.store.write(lambda database: logins.end_login(database, person.id, id))
    _note_ended(services, identity, person.id)


async def end_other_logins(services: Services, identity: Identity) -> None:
    """End all logins of a person except the one that makes the request."""
    person = require_human(identity)
    await services.store.write(lambda database: logins.log_out_everywhere(database, person.id, identity.login))
    _note_ended(services, identity, person.id)


def _note_ended(services: Services, identity: Identity, person: int) -> None:
    services.audit.note(audit.LOGINS_ENDED, identity, person)
    services.authenticator.forget(person)
    services.hub.signed_out(person)


# --- the second factor ------------------------------------------------------------------------------------------------


async def second_factor_of(services: Services, identity: Identity) -> SecondFactor:
    person = identity.require_account()
    return await services.store.read(lambda database: second_factor.second_factor_of(database, person.id))


async def begin_second_factor(services: Services, identity: Identity, password: str) -> SecondFactorSetup:
    """Return a key for an authenticator app. It is required from the first correct code on."""
    person = identity.require_account()
    check_sign_in_limit(services, identity)
    await confirm_password(services, identity, password)
    name = services.settings.club_name
    return await services.store.write(lambda database: second_factor.begin_setup(database, person.id, services.secret, name))


async def confirm_second_factor(services: Services, identity: Identity, code: str) -> RecoveryCodes:
    """Require codes from now on. Other logins, which were made without one, end."""
    person = identity.require_account()
    check_sign_in_limit(services, identity)

    def write(database: Database) -> list[str]:
        codes = second_factor.confirm(database, person.id, services.secret, code, second_factor.wall_ms())
        logins.log_out_everywhere(database, person.id, identity.login)
        return codes

    codes = await services.store.write(write)
    services.audit.note(audit.SECOND_FACTOR_ON, identity, person.id)
    services.authenticator.forget(person.id)
    services.hub.signed_out(person.id)
    return RecoveryCodes(codes)


async def new_recovery_codes(services: Services, identity: Identity, proof: Reauthentication) -> RecoveryCodes:
    person = await _check_proof(services, identity, proof)
    return RecoveryCodes(await services.store.write(lambda database: second_factor.new_recovery_codes(database, person.id)))


async def end_second_factor(services: Services, identity: Identity, proof: Reauthentication) -> None:
    person = await _check_proof(services, identity, proof)
    await services.store.write(lambda database: second_factor.remove(database, person.id))
    services.audit.note(audit.SECOND_FACTOR_OFF, identity, person.id)
    services.authenticator.forget(person.id)


async def _check_proof(services: Services, identity: Identity, proof: Reauthentication) -> Person:
    """Return the person if password and code are right. A wrong code counts like a wrong password."""
    person = identity.require_account()
    check_sign_in_limit(services, identity)
    if not person.second_factor:
        raise PeopleRefusal("people-second-factor-off")
    await confirm_password(services, identity, proof.password)
    now = second_factor.wall_ms
    with services.tries.attempt(f"# {person.id} code", time.monotonic()):
        await services.store.write(
            lambda database: second_factor.check_code(database, person.id, services.secret, proof.code, now())
        )
    return person
