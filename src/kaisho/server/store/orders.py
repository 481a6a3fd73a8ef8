"""Orders that the admin leaves in the database for the running server, or for its next start."""

from __future__ import annotations

import msgspec
from sqlalchemy.engine import Connection

from kaisho.server.store.schema import orders

CLOSE_TABLE, PERSON_CHANGED, LOGINS_ENDED, CLUB_CHANGED = "close-table", "person-changed", "logins-ended", "club-changed"


class Order(msgspec.Struct, frozen=True):
    """What the server is to do: close a table (by its id), or look again at a person or somebody's logins (by number)
    or a setting (by name)."""

    id: int
    what: str
    subject: str


def leave_order(connection: Connection, what: str, subject: str, now: int) -> None:
    connection.execute(orders.insert(), {"what": what, "subject": subject, "at": now})


def waiting_orders(connection: Connection) -> list[Order]:
    """All orders, oldest first."""
    return [Order(row.id, row.what, row.subject) for row in connection.execute(orders.select().order_by(orders.c.id))]


def order_done(connection: Connection, order: Order) -> None:
    connection.execute(orders.delete().where(orders.c.id == order.id))
