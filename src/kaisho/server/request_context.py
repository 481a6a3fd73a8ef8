"""What the middlewares learn about one HTTP request, for those after them and for handlers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kaisho.errors import KaishoError
from kaisho.server.asgi import Scope
from kaisho.server.error_response import status_of
from kaisho.server.identity import Identity, wanted_language
from kaisho.server.limits import TooOften
from kaisho.server.security import client_of, headers_of, limit_key
from kaisho.server.settings import Settings

KEY = "kaisho.context"
DISCONNECTED = "kaisho.disconnected"
"""Key of the scope under which ``BoundedHttpProtocol`` puts a function that returns whether the client has hung up."""


class RequestContext:
    """One request: its headers, where it comes from, who makes it, and how it was limited."""

    __slots__ = ("address", "client", "headers", "identity", "language", "limited_by", "scheme", "secure", "settings")

    def __init__(self, headers: dict[str, str], address: str, scheme: str, settings: Settings) -> None:
        self.settings = settings
        self.headers = headers
        self.address = address
        self.scheme = scheme
        self.client = limit_key(address)
        """The key by which limits count the client."""
        self.secure = (settings.public_url or scheme).startswith("https")
        self.language = wanted_language(headers.get("accept-language", ""), None)
        self.identity: Identity | None = None
        """Set by ``Authentication``."""
        self.limited_by: TooOften | None = None
        """The limit that has refused the request."""

    def status_of(self, error: KaishoError) -> int:
        """The status that answers an error. A refusal by a limit is remembered for the headers and the metrics."""
        if isinstance(error, TooOften):
            self.limited_by = error
        return status_of(error)


def open_context(scope: Scope, settings: Settings) -> RequestContext:
    """Read the request's headers and client, and attach the context to its scope."""
    headers = headers_of(scope)
    address, scheme = client_of(scope, headers, settings)
    context = scope[KEY] = RequestContext(headers, address, scheme, settings)
    return context


def context_of(scope: Mapping[str, Any]) -> RequestContext:
    context: RequestContext = scope[KEY]
    return context


def identity_of(scope: Mapping[str, Any]) -> Identity:
    """The identity that makes a request, as the middleware ``Authentication`` found it."""
    identity = context_of(scope).identity
    assert identity is not None
    return identity
