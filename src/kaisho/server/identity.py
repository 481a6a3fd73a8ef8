"""The identity behind a request: the person, the address, and the language to answer in."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from kaisho.errors import KaishoError
from kaisho.language import LANGUAGES
from kaisho.server.people.person import Person
from kaisho.server.people.tokens import key_of


class NotAllowed(KaishoError):
    """A request without a name, or for something that belongs to somebody else."""


def never_disconnects() -> bool:
    """Stand-in for ``Identity.disconnected`` where nothing reports that a client has hung up."""
    return False


class Identity(msgspec.Struct, frozen=True):
    """Who makes a request, and from where."""

    person: Person | None
    address: str
    language: str
    login: bytes | None = None
    """Key of the login in the store, for a person with a session cookie."""
    token: bool = False
    """Whether the request was authenticated by a bot's token."""
    device: bytes | None = None
    """Contents of the device cookie."""
    user_agent: str = ""
    second_factor_required: bool = False
    """Whether admins need a second factor on this server."""
    disconnected: Callable[[], bool] = never_disconnects
    """Returns whether the client has hung up, so that no work is started for nobody."""

    def require_person(self) -> Person:
        """Return the person; raise if the client has not given a name."""
        if self.person is None:
            raise NotAllowed("people-needs-name")
        return self.person

    def require_account(self) -> Person:
        person = self.require_person()
        if person.kind != "account":
            raise NotAllowed("people-needs-account")
        return person

    def require_admin(self) -> Person:
        person = self.require_person()
        if not person.admin:
            raise NotAllowed("people-needs-admin")
        if self.second_factor_required and not person.second_factor:
            raise NotAllowed("people-needs-second-factor")
        return person

    @property
    def device_key(self) -> bytes | None:
        """The key under which the store knows the device."""
        return None if self.device is None else key_of(self.device)


def wanted_language(accepted: str, person: Person | None, chosen: str | None = None) -> str:
    """Return the language to answer in: the chosen one, else the account's, else the first accepted one that Kaisho has."""
    if chosen in LANGUAGES:
        return chosen
    if person is not None and person.kind != "guest":
        return person.language
    for part in accepted.split(","):
        language = part.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"
