"""Bots: programs that play under their own name, belong to an account, and authenticate with tokens."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kaisho.server.people.accounts import add_person
from kaisho.server.people.person import COLUMNS, PeopleRefusal, Person, get_person, person_from
from kaisho.server.people.tokens import bot_token_text, key_of, new_token, read_bot_token
from kaisho.server.store.schema import people, tokens

MAX_BOTS = 10
"""Bots of one account."""
MAX_TOKENS = 5
"""Tokens of one bot."""


class Token(msgspec.Struct, frozen=True):
    """A token, without its secret."""

    id: int
    created: int
    used: int | None


class OwnBot(msgspec.Struct, frozen=True):
    bot: Person
    tokens: list[Token]


def add_bot(connection: Connection, owner: int, name: str, now: int) -> Person:
    """Add a bot to an account."""
    account = get_person(connection, owner)
    if account.kind != "account":
        raise PeopleRefusal("people-not-account")
    if len(_bots(connection, owner)) >= MAX_BOTS:
        raise PeopleRefusal("people-too-many-bots", most=MAX_BOTS)
    return add_person(connection, name, "bot", account.language, now, owner=owner)


def own_bots(connection: Connection, owner: int) -> list[OwnBot]:
    found = []
    for bot in _bots(connection, owner):
        query = sa.select(tokens.c.id, tokens.c.created, tokens.c.used).where(tokens.c.bot == bot.id).order_by(tokens.c.id)
        found.append(OwnBot(bot, [Token(*row) for row in connection.execute(query)]))
    return found


def get_own_bot(connection: Connection, owner: int, bot: int) -> Person:
    """Return a bot; raise unless it belongs to the owner."""
    found = next((each for each in _bots(connection, owner) if each.id == bot), None)
    if found is None:
        raise PeopleRefusal("people-not-your-bot")
    return found


def _bots(connection: Connection, owner: int) -> list[Person]:
    query = sa.select(*COLUMNS).where(people.c.owner == owner, people.c.kind == "bot").order_by(people.c.id)
    return [person_from(row) for row in connection.execute(query)]


def issue_token(connection: Connection, owner: int, bot: int, now: int) -> str:
    """Return a new token for a bot. It cannot be shown again: the database stores only its hash."""
    get_own_bot(connection, owner, bot)
    count = connection.execute(sa.select(sa.func.count()).select_from(tokens).where(tokens.c.bot == bot)).scalar_one()
    if count >= MAX_TOKENS:
        raise PeopleRefusal("people-too-many-tokens", most=MAX_TOKENS)
    token = new_token()
    connection.execute(tokens.insert(), {"key": key_of(token), "bot": bot, "created": now, "used": None})
    return bot_token_text(token)


def revoke_token(connection: Connection, owner: int, bot: int, token: int) -> None:
    get_own_bot(connection, owner, bot)
    if not connection.execute(tokens.delete().where(tokens.c.id == token, tokens.c.bot == bot)).rowcount:
        raise PeopleRefusal("people-token-unknown")


def person_of_token(connection: Connection, text: str) -> Person | None:
    """Return the bot of a token, unless the bot or its owner is banned."""
    token = read_bot_token(text)
    if token is None:
        return None
    owners = people.alias("owners")
    query = (
        sa.select(*COLUMNS)
        .join(tokens, tokens.c.bot == people.c.id)
        .join(owners, owners.c.id == people.c.owner)
        .where(tokens.c.key == key_of(token), ~people.c.banned, ~owners.c.banned)
    )
    row = connection.execute(query).one_or_none()
    return None if row is None else person_from(row)


def note_token_use(connection: Connection, text: str, now: int) -> None:
    """Store when a token was last used; like ``note_visit``, not at every request."""
    token = read_bot_token(text)
    if token is not None:
        bot = sa.select(tokens.c.bot).where(tokens.c.key == key_of(token)).scalar_subquery()
        connection.execute(tokens.update().where(tokens.c.key == key_of(token)).values(used=now))
        connection.execute(people.update().where(people.c.id == bot, people.c.seen < now).values(seen=now))
