"""Who asks: the person behind a request, from where, and in which language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from kaisho.errors import KaishoError
from kaisho.language import LANGUAGES
from kaisho.server.people.person import Person
from kaisho.server.people.tokens import key_of


class NotAllowed(KaishoError):
    """Somebody asks for what is not theirs, or without a name."""


def stays() -> bool:
    """Whether the client has hung up, where nothing tells."""
    return False


class Asker(msgspec.Struct, frozen=True):
    """Somebody at the other end of a request."""

    person: Person | None
    address: str
    language: str
    login: bytes | None = None
    """The key of the login in the store, for somebody with a cookie."""
    token: bool = False
    """Whether it is a bot with a token."""
    device: bytes | None = None
    """What the device's cookie holds."""
    user_agent: str = ""
    strict: bool = False
    """Whether an admin needs a second factor here."""
    gone: Callable[[], bool] = stays
    """Tells whether the client has hung up meanwhile: work that nobody waits for is not begun."""

    def named(self) -> Person:
        """The person; raise where nobody has given a name."""
        if self.person is None:
            raise NotAllowed("people-needs-name")
        return self.person

    def with_account(self) -> Person:
        person = self.named()
        if person.kind != "account":
            raise NotAllowed("people-needs-account")
        return person

    def admin(self) -> Person:
        person = self.named()
        if not person.admin:
            raise NotAllowed("people-needs-admin")
        if self.strict and not person.second_factor:
            raise NotAllowed("people-needs-second-factor")
        return person

    @property
    def device_key(self) -> bytes | None:
        """What the store knows the device by."""
        return None if self.device is None else key_of(self.device)


def wanted_language(accepted: str, person: Person | None, chosen: str | None = None) -> str:
    """The language to answer in: the one chosen, the person's, else the first that the browser accepts and we speak."""
    if chosen in LANGUAGES:
        return chosen
    if person is not None and person.kind != "guest":
        return person.language
    for part in accepted.split(","):
        language = part.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


def asker_of(scope: Any) -> Asker:
    """Put there by the app before anything else sees the request."""
    found: Asker = scope["kaisho.asker"]
    return found
