"""The audit log: who signed in or failed to, and what admins have ordered. It is kept in the store for a bounded time.

An entry names what happened, about whom, by which admin, and a detail that is never a secret: the code of a refusal, a
setting's name, a table's id. Addresses are not kept here; the server's log has them with refusals. A name that nobody has is
not kept either: people type passwords into the wrong field.
"""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kaisho.language import Words, visible
from kaisho.server.clock import DAY
from kaisho.server.store.schema import audit, people

SIGNED_IN, SIGN_IN_FAILED = "signed-in", "sign-in-failed"
GUEST_CAME, GUEST_REFUSED = "guest-came", "guest-refused"
ACCOUNT_MADE, ACCOUNT_REFUSED = "account-made", "account-refused"
PASSWORD_CHANGED, LOGINS_ENDED = "password-changed", "logins-ended"
SECOND_FACTOR_ON, SECOND_FACTOR_OFF = "second-factor-on", "second-factor-off"
BANNED, UNBANNED, MADE_ADMIN, UNMADE_ADMIN = "banned", "unbanned", "made-admin", "unmade-admin"
RENAMED, PASSWORD_RESET, SECOND_FACTOR_RESET = "renamed", "password-reset", "second-factor-reset"
INVITED, CLUB_CHANGED, TABLE_CLOSED = "invited", "club-changed", "table-closed"
KINDS = (
    *(SIGNED_IN, SIGN_IN_FAILED, GUEST_CAME, GUEST_REFUSED, ACCOUNT_MADE, ACCOUNT_REFUSED, PASSWORD_CHANGED, LOGINS_ENDED),
    *(SECOND_FACTOR_ON, SECOND_FACTOR_OFF, BANNED, UNBANNED, MADE_ADMIN, UNMADE_ADMIN, RENAMED, PASSWORD_RESET),
    *(SECOND_FACTOR_RESET, INVITED, CLUB_CHANGED, TABLE_CLOSED),
)
REFUSALS = frozenset({SIGN_IN_FAILED, GUEST_REFUSED, ACCOUNT_REFUSED})
"""What anybody can bring about as often as the limits allow."""

REASONS = frozenset(
    f"people-{code}"
    for code in (
        *("wrong-password", "wrong-code", "banned", "too-many-tries", "unknown"),
        *("no-guests", "device-banned", "invitation-unknown"),
    )
)
"""Codes of refusals that there are words for."""
SETTINGS = ("club-name", "registration", "guests", "chat", "imprint", "privacy")

MOST_ENTRIES = 100_000
"""The oldest go when there are more: nobody fills the disk with failed sign-ins."""
LONGEST_DETAIL = 80


class Entry(msgspec.Struct, frozen=True):
    """One line of the log."""

    at: int
    what: str
    person: str | None
    by: str | None
    """The admin; null for what people do themselves and for the command line."""
    detail: str


def what_in_words(entry: Entry, say: Words) -> str:
    return say(f"audit-{entry.what}" if entry.what in KINDS else "audit-other")


def detail_in_words(entry: Entry, say: Words) -> str:
    """The detail of an entry for a person: why something was refused, which setting, which table."""
    if entry.what in REFUSALS and entry.detail:
        code = entry.detail.removeprefix("people-")
        return say(f"audit-why-{code}" if entry.detail in REASONS else "audit-why-other")
    if entry.what == CLUB_CHANGED:
        return say(f"audit-setting-{entry.detail}" if entry.detail in SETTINGS else "audit-setting-other")
    if entry.what == TABLE_CLOSED:
        return say("audit-table", table=visible(entry.detail))
    return ""


def note(
    connection: Connection, what: str, now: int, *, person: int | None = None, by: int | None = None, detail: str = ""
) -> None:
    """Write an entry, in the transaction of what it tells."""
    row = {"at": now, "what": what, "person": person, "by": by, "detail": detail[:LONGEST_DETAIL]}
    connection.execute(audit.insert(), row)


def entries(connection: Connection, limit: int = 200, before: int | None = None, name_key: str = "") -> list[Entry]:
    """The latest entries, or those before a moment, or those about somebody, the latest first."""
    about, admins = people.alias("about"), people.alias("admins")
    query = (
        sa.select(audit.c.at, audit.c.what, about.c.name, admins.c.name, audit.c.detail)
        .select_from(audit.outerjoin(about, audit.c.person == about.c.id).outerjoin(admins, audit.c.by == admins.c.id))
        .order_by(audit.c.id.desc())
        .limit(limit)
    )
    if before is not None:
        query = query.where(audit.c.at < before)
    if name_key:
        query = query.where(sa.or_(about.c.name_key == name_key, admins.c.name_key == name_key))
    return [Entry(*row) for row in connection.execute(query)]


def expire_entries(connection: Connection, now: int, days: int) -> int:
    """Forget what is older than so many days (0: nothing is too old), and the oldest where there are too many."""
    gone = 0
    if days:
        gone = connection.execute(audit.delete().where(audit.c.at < now - days * DAY)).rowcount
    newest = connection.execute(sa.select(sa.func.max(audit.c.id))).scalar()
    if newest is not None:
        gone += connection.execute(audit.delete().where(audit.c.id <= newest - MOST_ENTRIES)).rowcount
    return gone
