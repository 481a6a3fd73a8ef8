"""Headers that every response has: security, caching, and when to retry after a refusal by a limit."""

from __future__ import annotations

import time

from kaisho.server.asgi import Message, Receive, Scope, Send
from kaisho.server.middleware.base import Middleware
from kaisho.server.request_context import context_of
from kaisho.server.security import HEADERS, TRANSPORT

NO_STORE = (b"cache-control", b"no-store")


class ResponseHeaders(Middleware):
    """Adds the headers when a response starts, and counts refusals by limits."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        context = context_of(scope)

        async def add_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", ()), *HEADERS]
                if context.secure:
                    headers.append(TRANSPORT)
                if not any(name.lower() == b"cache-control" for name, _ in headers):
                    headers.append(NO_STORE)
                if (limited := context.limited_by) is not None:
                    headers.append((b"retry-after", str(limited.retry_after).encode()))
                    self.services.limits.refusals.note(limited.limit, context.client, time.monotonic())
                message["headers"] = headers
            await send(message)

        await self.app(scope, receive, add_headers)
