"""Who makes a request."""

from __future__ import annotations

from kaisho.server.asgi import Receive, Scope, Send
from kaisho.server.identity import never_disconnects
from kaisho.server.middleware.base import Middleware
from kaisho.server.request_context import DISCONNECTED, context_of


class Authentication(Middleware):
    """Finds the identity behind a request; responses are in its language from here on."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        context = context_of(scope)
        identity = await self.services.authenticator.identify(
            context.headers, context.address, self.services.settings, scope.get(DISCONNECTED, never_disconnects)
        )
        context.identity, context.language = identity, identity.language
        await self.app(scope, receive, send)
