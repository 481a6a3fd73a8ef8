"""The outermost middleware: attach a ``RequestContext`` to the request, and count the request when it is answered."""

from __future__ import annotations

from kaisho.server.asgi import Message, Receive, Scope, Send
from kaisho.server.middleware.base import Middleware
from kaisho.server.request_context import open_context


class OpenContext(Middleware):
    """Reads headers, client and scheme once, for all others."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        open_context(scope, self.services.settings)
        await self.app(scope, receive, send)


class CountRequests(Middleware):
    """Counts requests by route and status. A request that dies without a response counts as 500."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        status = 500

        async def note_status(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, note_status)
        finally:
            self.services.metrics.count_request(scope.get("path_template") or "-", status)
