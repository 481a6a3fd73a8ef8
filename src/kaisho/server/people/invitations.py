"""Who may make an account: everybody, people with an invitation, or nobody. An invitation is a code that works once."""

from __future__ import annotations

from enum import Enum

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kaisho.server.clock import DAY
from kaisho.server.people.person import PeopleRefusal
from kaisho.server.people.tokens import invitation_text, key_of, new_token, read_invitation
from kaisho.server.store.schema import invitations

DAYS = 14


class Registration(Enum):
    OPEN = "open"
    INVITATION = "invitation"
    CLOSED = "closed"


def invite(connection: Connection, now: int, days: int = DAYS) -> str:
    """Return the code of a new invitation. It cannot be shown again."""
    token = new_token()
    connection.execute(invitations.insert(), {"key": key_of(token), "created": now, "expires": now + days * DAY})
    return invitation_text(token)


def use_invitation(connection: Connection, code: str, now: int) -> None:
    """Use up an invitation; raise if the code is unknown or expired."""
    token = read_invitation(code)
    used = token is not None and connection.execute(
        invitations.delete().where(invitations.c.key == key_of(token), invitations.c.expires > now)
    )
    if not used or not used.rowcount:
        raise PeopleRefusal("people-invitation-unknown")


def check_admission(connection: Connection, registration: Registration, code: str | None, now: int) -> None:
    """Raise what ``admit`` would raise, without using up the invitation."""
    if registration is Registration.CLOSED:
        raise PeopleRefusal("people-registration-closed")
    if registration is Registration.INVITATION:
        if not code:
            raise PeopleRefusal("people-invitation-needed")
        token = read_invitation(code)
        if token is None or not connection.scalar(
            sa.select(sa.exists().where(invitations.c.key == key_of(token), invitations.c.expires > now))
        ):
            raise PeopleRefusal("people-invitation-unknown")


def admit(connection: Connection, registration: Registration, code: str | None, now: int) -> None:
    """Raise unless somebody may make an account now; use up the invitation if one is needed."""
    check_admission(connection, registration, code, now)
    if registration is Registration.INVITATION and code:
        use_invitation(connection, code, now)


def expire_invitations(connection: Connection, now: int) -> int:
    return connection.execute(invitations.delete().where(invitations.c.expires <= now)).rowcount
