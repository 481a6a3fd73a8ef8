"""Authentication: which person a login cookie or a bot's token belongs to."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import TypeVar

from sqlalchemy.engine import Connection as Database

from kaisho.server import people
from kaisho.server.club_clock import now_ms
from kaisho.server.cookies import DEVICE_COOKIE, LANGUAGE_COOKIE, LOGIN_COOKIE
from kaisho.server.identity import Identity, never_disconnects, wanted_language
from kaisho.server.metrics import may_read
from kaisho.server.people.person import Person
from kaisho.server.security import cookies_of
from kaisho.server.settings import Settings
from kaisho.server.store import Store

T = TypeVar("T")

CACHED_SECONDS = 5.0
"""How long a login is trusted before it is looked up again."""
MAX_CACHED = 20_000


class Authenticator:
    """Finds the identity behind a request's headers. Logins are cached for a few seconds, tokens are not."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self._store = store
        self._secret = secret
        self._cached: dict[bytes, tuple[Person, float]] = {}
        """By the key of the login: the person, and until when the entry is valid."""
        self._changes = 0
        """Number of times that somebody has changed or a login has ended."""

    async def identify(
        self,
        headers: Mapping[str, str],
        address: str,
        settings: Settings,
        disconnected: Callable[[], bool] = never_disconnects,
    ) -> Identity:
        """Return the identity that the headers prove; raise ``PeopleRefusal`` for a wrong token."""
        person: Person | None = None
        login: bytes | None = None
        token = False
        scheme, _, credentials = headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and not may_read(headers["authorization"], settings.metrics_token):
            person, token = await self._by_token(credentials.strip()), True
        cookies = cookies_of(headers.get("cookie", ""))
        if not token and LOGIN_COOKIE in cookies:
            opened = people.unsign(self._secret, cookies[LOGIN_COOKIE])
            if opened is not None:
                login = people.key_of(opened)
                person = await self._by_login(login)
                login = login if person is not None else None
        return Identity(
            person,
            address,
            wanted_language(headers.get("accept-language", ""), person, _chosen_language(person, cookies)),
            login,
            token,
            people.unsign(self._secret, cookies.get(DEVICE_COOKIE, ""), people.DEVICE),
            headers.get("user-agent", ""),
            settings.admin_second_factor,
            disconnected,
        )

    def forget(self, person: int) -> None:
        """Look the person's logins up again: they or their logins have changed."""
        self._changes += 1
        self._cached = {key: cached for key, cached in self._cached.items() if cached[0].id != person}

    def forget_all(self) -> None:
        """Look all logins up again."""
        self._changes += 1
        self._cached.clear()

    async def _by_login(self, key: bytes) -> Person | None:
        now = time.monotonic()
        cached = self._cached.get(key)
        if cached is not None and cached[1] > now:
            return cached[0]
        found = await self._look_up(lambda database: people.visit_of(database, key, now_ms()))
        if found is None:
            self._cached.pop(key, None)
            return None
        person, seen = found
        if people.visit_is_due(seen, now_ms()):
            self._store.write_then(lambda database: people.note_visit(database, key, now_ms()), lambda value, error: None)
        if len(self._cached) > MAX_CACHED:
            self._cached.clear()
        self._cached[key] = (person, now + CACHED_SECONDS)
        return person

    async def _by_token(self, token: str) -> Person:
        person = await self._look_up(lambda database: people.person_of_token(database, token))
        if person is None:
            raise people.PeopleRefusal("people-wrong-token")
        if people.visit_is_due(person.seen, now_ms()):
            self._store.write_then(lambda database: people.note_token_use(database, token, now_ms()), lambda value, error: None)
        return person

    async def _look_up(self, query: Callable[[Database], T | None]) -> T | None:
        """Run a query; run it again if a login was revoked meanwhile, because it might be this one."""
        while True:
            changes = self._changes
            found = await self._store.read(query)
            if changes == self._changes:
                return found


def _chosen_language(person: Person | None, cookies: Mapping[str, str]) -> str | None:
    """Return the language from the cookie. Accounts store their language, so that theirs is ignored."""
    return None if person is not None and person.kind == "account" else cookies.get(LANGUAGE_COOKIE)
