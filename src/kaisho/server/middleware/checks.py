"""Checks of where a request comes from: the host it names, and the page that sends it."""

from __future__ import annotations

from kaisho.server.asgi import Receive, Scope, Send
from kaisho.server.middleware.base import Middleware
from kaisho.server.request_context import context_of, identity_of
from kaisho.server.security import SAFE_METHODS, check_host, check_origin


class HostCheck(Middleware):
    """Refuses requests for other hosts (DNS rebinding)."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        check_host(context_of(scope).headers, self.services.settings)
        await self.app(scope, receive, send)


class OriginCheck(Middleware):
    """Refuses changes sent by a page of another origin (CSRF). Bots' tokens are exempt: no browser adds one by itself."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        identity = identity_of(scope)
        if scope["method"] not in SAFE_METHODS and not identity.token:
            context = context_of(scope)
            check_origin(context.headers, context.scheme, self.services.settings, needed=identity.person is not None)
        await self.app(scope, receive, send)
