"""What people do about themselves: arrive as a guest or with an account, sign in and out, change, have bots, leave.

Functions over ``Services``; the JSON API and the plain pages both call them.
"""

from __future__ import annotations

import asyncio
import time

import msgspec
from sqlalchemy.engine import Connection as Database

from kaisho.errors import KaishoError
from kaisho.language import LANGUAGES
from kaisho.server import audit
from kaisho.server.club_clock import now_ms
from kaisho.server.cookies import NewLogin
from kaisho.server.identity import Identity
from kaisho.server.people import accounts, bots, devices, leaving, logins, mutes, passwords, second_factor
from kaisho.server.people.export import export
from kaisho.server.people.forms import NewAccount
from kaisho.server.people.invitations import Registration, check_admission
from kaisho.server.people.names import name_key
from kaisho.server.people.person import PeopleRefusal, Person, get_person
from kaisho.server.people.tokens import key_of, new_token
from kaisho.server.people.tries import UNCOUNTED
from kaisho.server.people.user_agents import device_name
from kaisho.server.security import limit_key
from kaisho.server.services import Services
from kaisho.server.store import upkeep


class NewToken(msgspec.Struct, frozen=True):
    """A new token of a bot. It is not shown again."""

    bot: int
    token: str


# --- passwords --------------------------------------------------------------------------------------------------------


def check_sign_in_limit(services: Services, identity: Identity) -> None:
    """Count an attempt at a password or a new name; raise ``TooOften`` if there were too many."""
    services.limits.sign_ins.check(limit_key(identity.address), time.monotonic())


async def hash_password(services: Services, identity: Identity, password: str) -> str:
    client = limit_key(identity.address)
    return await services.passwords.run(client, identity.disconnected, passwords.hash_password, password)


async def _is_password(services: Services, identity: Identity, credentials: logins.Credentials, password: str) -> bool:
    client = limit_key(identity.address)
    return await services.passwords.run(client, identity.disconnected, passwords.check_password, credentials.stored, password)


async def confirm_password(services: Services, identity: Identity, password: str) -> logins.Credentials:
    """Ask somebody who is signed in for their password again. These attempts are counted apart from sign-ins."""
    person = identity.require_account()
    credentials = await services.store.read(lambda database: logins.credentials_of(database, person.id))
    with services.tries.attempt(f"# {person.id}", time.monotonic()):
        if not await _is_password(services, identity, credentials, password):
            raise PeopleRefusal("people-wrong-password")
    return credentials


def require_human(identity: Identity) -> Person:
    """Return the person; raise if it is a bot, which has no login."""
    person = identity.require_person()
    if person.kind == "bot":
        raise PeopleRefusal("people-not-account")
    return person


# --- arriving ---------------------------------------------------------------------------------------------------------


def _start_login(database: Database, person: int, identity: Identity, now: int) -> NewLogin:
    """Start a login on the client's device."""
    token = logins.start_login(database, person, now, device_name(identity.user_agent))
    device = identity.device or new_token()
    devices.note_device(database, key_of(device), person, now)
    return NewLogin(get_person(database, person), token, device)


async def make_guest(services: Services, identity: Identity, name: str, language: str | None) -> NewLogin:
    check_sign_in_limit(services, identity)
    now = now_ms()

    def write(database: Database) -> NewLogin:
        if not services.settings.guests:
            raise PeopleRefusal("people-no-guests")
        devices.check_not_banned(database, identity.device_key)
        person = accounts.add_guest(database, name, _language(language, identity), now)
        return _start_login(database, person.id, identity, now)

    try:
        login = await services.store.write(write)
    except PeopleRefusal as refusal:
        if refusal.code in ("people-no-guests", "people-device-banned"):
            services.audit.note(audit.GUEST_REFUSED, identity, detail=refusal.code)
        raise
    services.audit.note(audit.GUEST_CAME, identity, login.person.id)
    return login


async def make_account(services: Services, identity: Identity, wanted: NewAccount) -> NewLogin:
    """Make an account. A guest becomes the account and keeps their games."""
    check_sign_in_limit(services, identity)
    passwords.check_new_password(wanted.password, wanted.name)
    registration = Registration(services.settings.registration)
    now = now_ms()

    def check(database: Database) -> None:
        if registration is Registration.OPEN:  # an invitation outweighs the ban of a device
            devices.check_not_banned(database, identity.device_key)
        check_admission(database, registration, wanted.invitation, now)

    def write(database: Database) -> NewLogin:
        check(database)
        guest = identity.person if identity.person is not None and identity.person.kind == "guest" else None
        if guest is not None:
            person = accounts.guest_to_account(
                database, guest.id, wanted.name, hashed, now, registration, wanted.invitation, keep=None
            )
        else:
            language = _language(wanted.language, identity)
            person = accounts.add_account(database, wanted.name, hashed, language, now, registration, wanted.invitation)
        return _start_login(database, person.id, identity, now)

    try:
        await services.store.read(check)  # no password is hashed for somebody who is not admitted
        hashed = await hash_password(services, identity, wanted.password)
        login = await services.store.write(write)
    except PeopleRefusal as refusal:
        if refusal.code in ("people-device-banned", "people-invitation-unknown"):
            services.audit.note(audit.ACCOUNT_REFUSED, identity, detail=refusal.code)
        raise
    services.audit.note(audit.ACCOUNT_MADE, identity, login.person.id)
    services.authenticator.forget(login.person.id)
    services.hub.person_changed(login.person.id, gone=False)
    return login


async def sign_in(services: Services, identity: Identity, name: str, password: str, code: str | None = None) -> NewLogin:
    """Sign in with a password, and with a code if the account has a second factor."""
    check_sign_in_limit(services, identity)
    device = identity.device_key

    def read(database: Database) -> tuple[logins.Credentials, bool]:
        credentials = logins.credentials(database, name)
        return credentials, devices.is_known(database, device, credentials.person)

    credentials, known = await services.store.read(read)
    account = f"{name_key(name)} {device.hex()}" if known and device is not None else name_key(name)
    try:
        with services.tries.attempt(account, time.monotonic()):
            login = await _sign_in(services, identity, credentials, password, code)
    except KaishoError as refusal:
        if refusal.code not in UNCOUNTED:
            services.audit.note(audit.SIGN_IN_FAILED, identity, credentials.person, refusal.code)
        raise
    services.audit.note(audit.SIGNED_IN, identity, login.person.id)
    return login


async def _sign_in(
    services: Services, identity: Identity, credentials: logins.Credentials, password: str, code: str | None
) -> NewLogin:
    is_right = await _is_password(services, identity, credentials, password)
    if not is_right or credentials.person is None or credentials.stored is None:
        raise PeopleRefusal("people-wrong-password")
    person = credentials.person
    if passwords.is_outdated(credentials.stored):
        hashed, outdated = await hash_password(services, identity, password), credentials
        await services.store.write(lambda database: accounts.rehash_password(database, outdated, hashed))
        credentials = await services.store.read(lambda database: logins.credentials_of(database, person))
    now = now_ms()

    def write(database: Database) -> NewLogin:
        logins.check_unchanged(database, credentials)
        second_factor.check_code(database, person, services.secret, code, second_factor.wall_ms())
        return _start_login(database, person, identity, now)

    return await services.store.write(write)


def _language(wanted: str | None, identity: Identity) -> str:
    return wanted if wanted in LANGUAGES else identity.language


# --- changing ---------------------------------------------------------------------------------------------------------


async def change_me(services: Services, identity: Identity, name: str | None, language: str | None) -> Person:
    """Change one's name or language."""
    person = require_human(identity)
    now = now_ms()

    def write(database: Database) -> Person:
        changed = person
        if name is not None:
            changed = accounts.change_name(database, person.id, name, now)
        if language is not None:
            changed = accounts.change_language(database, person.id, language)
        return changed

    changed = await services.store.write(write)
    services.authenticator.forget(person.id)
    if changed.name != person.name:
        await asyncio.gather(*services.hub.person_changed(person.id, gone=False), return_exceptions=True)
    return changed


async def change_password(services: Services, identity: Identity, old: str, new: str) -> None:
    """Change one's password. All other logins end."""
    person = identity.require_account()
    check_sign_in_limit(services, identity)
    passwords.check_new_password(new, person.name)
    credentials = await confirm_password(services, identity, old)
    hashed = await hash_password(services, identity, new)
    await services.store.write(lambda database: accounts.change_password(database, credentials, hashed, identity.login))
    services.audit.note(audit.PASSWORD_CHANGED, identity, person.id)
    services.authenticator.forget(person.id)
    services.hub.signed_out(person.id)


async def export_me(services: Services, identity: Identity) -> dict[str, object]:
    """Return everything that the store has about a person."""
    person = identity.require_person()
    services.limits.exports.check(str(person.id), time.monotonic())
    return await services.store.read(lambda database: export(database, person.id, now_ms(), services.hub.faults))


# --- muting -----------------------------------------------------------------------------------------------------------


async def list_muted(services: Services, identity: Identity) -> list[mutes.MutedPerson]:
    person = identity.require_person()
    return await services.store.read(lambda database: mutes.muted_by(database, person.id))


async def mute(services: Services, identity: Identity, other: int) -> None:
    """Hide what somebody says, at every table."""
    person = identity.require_person()
    await services.store.write(lambda database: mutes.mute(database, person.id, other, now_ms()))


async def unmute(services: Services, identity: Identity, other: int) -> None:
    person = identity.require_person()
    await services.store.write(lambda database: mutes.unmute(database, person.id, other))


# --- bots -------------------------------------------------------------------------------------------------------------


async def list_bots(services: Services, identity: Identity) -> list[bots.OwnBot]:
    person = identity.require_account()
    return await services.store.read(lambda database: bots.own_bots(database, person.id))


async def make_bot(services: Services, identity: Identity, name: str) -> NewToken:
    """Add a bot to an account, with its first token."""
    person = identity.require_account()

    def write(database: Database) -> NewToken:
        bot = bots.add_bot(database, person.id, name, now_ms())
        return NewToken(bot.id, bots.issue_token(database, person.id, bot.id, now_ms()))

    return await services.store.write(write)


async def delete_bot(services: Services, identity: Identity, bot: int) -> None:
    """Delete a bot; it resigns its games."""
    person = identity.require_account()
    await services.store.read(lambda database: bots.get_own_bot(database, person.id, bot))
    services.hub.send_away({bot})
    try:
        await services.hub.leave_everything(bot)
        await services.store.write(lambda database: leaving.delete_bot(database, person.id, bot))
    except BaseException:
        services.hub.readmit({bot})
        raise
    await asyncio.gather(*services.hub.person_changed(bot, gone=True), return_exceptions=True)


async def make_token(services: Services, identity: Identity, bot: int) -> NewToken:
    person = identity.require_account()
    return NewToken(bot, await services.store.write(lambda database: bots.issue_token(database, person.id, bot, now_ms())))


async def revoke_token(services: Services, identity: Identity, bot: int, token: int) -> None:
    person = identity.require_account()
    await services.store.write(lambda database: bots.revoke_token(database, person.id, bot, token))
    services.hub.person_changed(bot, gone=True)


# --- leaving ----------------------------------------------------------------------------------------------------------


async def delete_me(services: Services, identity: Identity, password: str | None) -> None:
    """Delete a person with their data and bots. Games that others have played in stay, without the name."""
    person = require_human(identity)
    if person.kind == "account":
        check_sign_in_limit(services, identity)
        await confirm_password(services, identity, password or "")
    own_bots = await services.store.read(lambda database: upkeep.bots_of(database, person.id))
    going = {person.id, *own_bots}
    services.hub.send_away(going)
    try:
        await services.hub.leave_everything(person.id)
        await services.store.write(lambda database: leaving.delete_person(database, person.id))
    except BaseException:
        services.hub.readmit(going)
        raise
    await services.store.wipe()
    for deleted in (person.id, *own_bots):
        services.authenticator.forget(deleted)
        await asyncio.gather(*services.hub.person_changed(deleted, gone=True), return_exceptions=True)
