"""Devices: a random number in a cookie that outlives logins, by which a browser is recognised.

It has two purposes only: whoever has signed in from a device before need not wait when others try the account's password,
and a banned person cannot return as a guest in the same browser. The database stores the SHA-256 of the number with the
people who used it; no page shows it.
"""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kaisho.server.clock import DAY
from kaisho.server.people.person import PeopleRefusal
from kaisho.server.store.schema import devices, people

MAX_DEVICES = 20
"""Devices of one person; the least recently used one is dropped."""
DAYS = 180
"""Days without a sign-in after which a device is forgotten."""
DAYS_BANNED = 365
"""The same for devices of banned people."""


def note_device(connection: Connection, device: bytes, person: int, now: int) -> None:
    """Note that somebody has signed in from a device."""
    own = sa.and_(devices.c.device == device, devices.c.person == person)
    if not connection.execute(devices.update().where(own).values(seen=now)).rowcount:
        connection.execute(devices.insert(), {"device": device, "person": person, "seen": now})
    mine = devices.c.person == person
    latest = sa.select(devices.c.device).where(mine).order_by(devices.c.seen.desc()).limit(MAX_DEVICES)
    connection.execute(devices.delete().where(mine, devices.c.device.not_in(latest.scalar_subquery())))


def is_known(connection: Connection, device: bytes | None, person: int | None) -> bool:
    """Whether somebody has signed in from this device before."""
    if device is None or person is None:
        return False
    own = sa.select(devices.c.seen).where(devices.c.device == device, devices.c.person == person)
    return connection.execute(own).scalar() is not None


def check_not_banned(connection: Connection, device: bytes | None) -> None:
    """Raise if a banned person has used this device."""
    if device is None:
        return
    query = (
        sa.select(people.c.id)
        .join(devices, devices.c.person == people.c.id)
        .where(devices.c.device == device, people.c.banned)
        .limit(1)
    )
    if connection.execute(query).scalar() is not None:
        raise PeopleRefusal("people-device-banned")


def expire_devices(connection: Connection, now: int) -> int:
    banned = sa.select(people.c.id).where(people.c.banned)
    old = sa.or_(
        sa.and_(devices.c.seen < now - DAYS * DAY, devices.c.person.not_in(banned)), devices.c.seen < now - DAYS_BANNED * DAY
    )
    return connection.execute(devices.delete().where(old)).rowcount
