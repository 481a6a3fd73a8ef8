"""The audit log: sign-ins, failed sign-ins, and what admins have done. The store retains it for a limited time.

An entry has the event, the person concerned, the admin, and a detail that is never a secret: the code of a refusal, the
name of a setting, the id of a table. Addresses are not stored; the server's log has them with refusals. A name that nobody
has is not stored either, because people type passwords into the wrong field.
"""

from __future__ import annotations

import logging
import time

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kaisho.language import Words, visible
from kaisho.server.clock import DAY
from kaisho.server.club_clock import now_ms
from kaisho.server.identity import Identity
from kaisho.server.limits import Limiter
from kaisho.server.logs import event
from kaisho.server.store import Store
from kaisho.server.store.schema import audit, people

log = logging.getLogger("kaisho.audit")

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
"""Events that any client can cause as often as the limits allow."""

REASONS = frozenset(
    f"people-{code}"
    for code in (
        *("wrong-password", "wrong-code", "banned", "too-many-tries", "unknown"),
        *("no-guests", "device-banned", "invitation-unknown"),
    )
)
"""Codes of refusals that have a message of their own."""
SETTINGS = ("club-name", "registration", "guests", "chat", "imprint", "privacy")

MAX_ENTRIES = 100_000
"""Older entries are deleted, so that failed sign-ins cannot fill the disk."""
MAX_DETAIL_LENGTH = 80


class AuditEntry(msgspec.Struct, frozen=True):
    """One entry of the log."""

    at: int
    what: str
    person: str | None
    by: str | None
    """The admin; null for what people do themselves, and for the command line."""
    detail: str


def what_in_words(entry: AuditEntry, say: Words) -> str:
    return say(f"audit-{entry.what}" if entry.what in KINDS else "audit-other")


def detail_in_words(entry: AuditEntry, say: Words) -> str:
    """Return the detail of an entry in words: why something was refused, which setting, which table."""
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
    """Store an entry, in the same transaction as the event."""
    row = {"at": now, "what": what, "person": person, "by": by, "detail": detail[:MAX_DETAIL_LENGTH]}
    connection.execute(audit.insert(), row)


def entries(connection: Connection, limit: int = 200, before: int | None = None, name_key: str = "") -> list[AuditEntry]:
    """Return the latest entries first: all of them, or those before a time, or those about one person."""
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
    return [AuditEntry(*row) for row in connection.execute(query)]


def expire_entries(connection: Connection, now: int, days: int) -> int:
    """Delete entries older than ``days`` (0: none is too old), and the oldest if there are too many; return their number."""
    deleted = 0
    if days:
        deleted = connection.execute(audit.delete().where(audit.c.at < now - days * DAY)).rowcount
    newest = connection.execute(sa.select(sa.func.max(audit.c.id))).scalar()
    if newest is not None:
        deleted += connection.execute(audit.delete().where(audit.c.id <= newest - MAX_ENTRIES)).rowcount
    return deleted


class AuditLog:
    """Writes entries in the background, and the same events to the server's log."""

    def __init__(self, store: Store, refusals: Limiter) -> None:
        self._store = store
        self._refusals = refusals

    def note(self, what: str, identity: Identity, person: int | None = None, detail: str = "") -> None:
        """Record what somebody has done, or was refused. Refusals beyond their limit are logged but not stored."""
        refused = what in REFUSALS
        address = {"address": identity.address} if refused else {}
        event(log, logging.INFO, what.replace("-", " "), person=person, reason=detail or None, **address)
        if refused and not self._refusals.allows("", time.monotonic()):
            return
        self._store.write_then(lambda database: note(database, what, now_ms(), person=person, detail=detail), _log_failure)

    def log_order(self, what: str, by: int, person: int | None = None, detail: str = "") -> None:
        """Log what an admin has done; its entry was stored together with the change."""
        event(log, logging.INFO, what.replace("-", " "), person=person, by=by, reason=detail or None)


def _log_failure(value: object, error: BaseException | None) -> None:
    if error is not None:
        log.error("an entry of the audit log could not be stored", exc_info=error)
