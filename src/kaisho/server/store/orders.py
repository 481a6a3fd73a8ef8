"""Orders of the admin to the running server, queued in the database. An order that finds no server waits for the next start."""

from __future__ import annotations

import msgspec
from sqlalchemy.engine import Connection

from kaisho.server.store.schema import orders

CLOSE_TABLE = "close-table"
"""Close the table with this id."""
PERSON_CHANGED = "person-changed"
"""Read the person with this number again: renamed, banned, made an admin."""
LOGINS_ENDED = "logins-ended"
"""End the connections of the person with this number: their logins are no longer valid."""
CLUB_CHANGED = "club-changed"
"""Read the club's settings again; the subject is the name of the setting that changed."""


class Order(msgspec.Struct, frozen=True):
    """What the server is to do (one of the constants above), and the table, person or setting that it concerns."""

    id: int
    what: str
    subject: str


def queue_order(connection: Connection, what: str, subject: str, now: int) -> None:
    connection.execute(orders.insert(), {"what": what, "subject": subject, "at": now})


def waiting_orders(connection: Connection) -> list[Order]:
    """All queued orders, oldest first."""
    return [Order(row.id, row.what, row.subject) for row in connection.execute(orders.select().order_by(orders.c.id))]


def order_done(connection: Connection, order: Order) -> None:
    connection.execute(orders.delete().where(orders.c.id == order.id))
