"""What admins do: change people, invite, change the club's settings, close tables, and look at lists.

Functions over ``Services``; the JSON API and the plain pages both call them. ``admin`` has the queries, and what the command
line does.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from sqlalchemy.engine import Connection as Database

from kaisho.server import audit
from kaisho.server.admin import PairRow, PersonRow, TableRow, list_pairs, list_people, list_tables
from kaisho.server.clock import DAY
from kaisho.server.club_clock import now_ms
from kaisho.server.club_settings import change_setting
from kaisho.server.identity import Identity
from kaisho.server.people import accounts, invitations, passwords, second_factor
from kaisho.server.people.names import name_key
from kaisho.server.people.person import Person
from kaisho.server.people.profiles import require_named
from kaisho.server.people.service import hash_password
from kaisho.server.services import Services


class PersonOrder(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What an admin changes about a person."""

    banned: bool | None = None
    admin: bool | None = None
    name: Annotated[str, Meta(max_length=80)] | None = None
    new_password: bool = False
    no_second_factor: bool = False
    """Removes the second factor of somebody who has lost it."""


class ChangedPerson(msgspec.Struct, frozen=True):
    id: int
    name: str
    kind: str
    admin: bool
    banned: bool
    password: str | None = None
    """The new password, if one was asked for. It is not shown again."""


class ClubOrder(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Settings that an admin changes while the server runs."""

    club_name: Annotated[str, Meta(min_length=1, max_length=60)] | None = None
    registration: Literal["open", "invitation", "closed"] | None = None
    guests: Literal["on", "off"] | None = None
    chat: Literal["on", "off"] | None = None
    imprint: Annotated[str, Meta(max_length=60_000)] | None = None
    privacy: Annotated[str, Meta(max_length=60_000)] | None = None


class InvitationRequest(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    days: Annotated[int, Meta(ge=1, le=365)] = invitations.DAYS


class Invitation(msgspec.Struct, frozen=True):
    code: str
    days: int


# --- changes ----------------------------------------------------------------------------------------------------------


async def change_person(services: Services, identity: Identity, name: str, order: PersonOrder) -> ChangedPerson:
    """Change a person as an admin orders, completely or not at all."""
    by = identity.require_admin().id
    password = passwords.random_password() if order.new_password else None
    hashed = await hash_password(services, identity, password) if password else None

    def write(database: Database) -> tuple[Person, list[str]]:
        return _carry_out(database, require_named(database, name), order, hashed, by)

    changed, events = await services.store.write(write)
    for event in events:
        services.audit.log_order(event, by, changed.id)
    services.authenticator.forget(changed.id)
    await asyncio.gather(*services.hub.person_changed(changed.id, gone=changed.banned), return_exceptions=True)
    if order.banned is not None:
        await services.hub.heed_ban(changed.id, banned=order.banned)
    if hashed is not None:
        services.hub.signed_out(changed.id)
    return ChangedPerson(changed.id, changed.name, changed.kind, changed.admin, changed.banned, password)


def _carry_out(database: Database, person: Person, order: PersonOrder, hashed: str | None, by: int) -> tuple[Person, list[str]]:
    """Store the changes and their audit entries; return the changed person and the events."""
    events = []
    if order.name is not None:
        person = accounts.rename_by_admin(database, person.id, order.name)
        events.append(audit.RENAMED)
    if order.admin is not None:
        person = accounts.set_admin(database, person.id, order.admin)
        events.append(audit.MADE_ADMIN if order.admin else audit.UNMADE_ADMIN)
    if hashed is not None:
        person = accounts.reset_password(database, person.id, hashed)
        events.append(audit.PASSWORD_RESET)
    if order.no_second_factor and second_factor.remove(database, person.id):
        events.append(audit.SECOND_FACTOR_RESET)
    if order.banned is not None:
        person = accounts.set_banned(database, person.id, order.banned)
        events.append(audit.BANNED if order.banned else audit.UNBANNED)
    for event in events:
        audit.note(database, event, now_ms(), person=person.id, by=by)
    return person, events


async def make_invitation(services: Services, identity: Identity, days: int) -> Invitation:
    by = identity.require_admin().id

    def write(database: Database) -> str:
        audit.note(database, audit.INVITED, now_ms(), by=by)
        return invitations.invite(database, now_ms(), days)

    code = await services.store.write(write)
    services.audit.log_order(audit.INVITED, by)
    return Invitation(code, days)


async def change_club(services: Services, identity: Identity, order: ClubOrder) -> None:
    """Change settings of the club; they hold from now on and after a restart."""
    by = identity.require_admin().id
    changes = {name: value for name, value in msgspec.structs.asdict(order).items() if value is not None}

    def write(database: Database) -> None:
        for name, value in changes.items():
            change_setting(database, name, value)
            audit.note(database, audit.CLUB_CHANGED, now_ms(), by=by, detail=name.replace("_", "-"))

    await services.store.write(write)
    for name in changes:
        services.audit.log_order(audit.CLUB_CHANGED, by, detail=name.replace("_", "-"))
    await services.reload_settings()


async def close_table(services: Services, identity: Identity, id: str) -> None:
    """Close a table without a winner."""
    by = identity.require_admin().id
    await services.hub.close_table(id)
    await services.store.write(lambda database: audit.note(database, audit.TABLE_CLOSED, now_ms(), by=by, detail=id))
    services.audit.log_order(audit.TABLE_CLOSED, by, detail=id)


# --- lists ------------------------------------------------------------------------------------------------------------


async def find_people(services: Services, identity: Identity, part: str, limit: int) -> list[PersonRow]:
    """Return the people whose names contain ``part``."""
    identity.require_admin()
    return await services.store.read(lambda database: list_people(database, part, limit))


async def running_tables(services: Services, identity: Identity) -> list[TableRow]:
    """Return all tables that are open or being played at."""
    identity.require_admin()
    return await services.store.read(list_tables)


async def audit_entries(
    services: Services, identity: Identity, name: str = "", before: int | None = None, limit: int = 100
) -> list[audit.AuditEntry]:
    """Return the latest entries of the audit log."""
    identity.require_admin()
    return await services.store.read(lambda database: audit.entries(database, limit, before, name_key(name)))


async def frequent_pairs(
    services: Services, identity: Identity, name: str = "", days: int = 30, limit: int = 200
) -> list[PairRow]:
    """Return who has played whom in the last days, those with the most rated games first."""
    identity.require_admin()
    since = now_ms() - days * DAY
    return await services.store.read(lambda database: list_pairs(database, name, since, limit))
