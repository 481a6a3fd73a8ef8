"""Rate limits by address and by person, and the limit on requests in progress."""

from __future__ import annotations

import time

from kaisho.server.asgi import Receive, Scope, Send
from kaisho.server.limits import TooOften
from kaisho.server.middleware.base import Middleware
from kaisho.server.paths import is_page
from kaisho.server.request_context import context_of, identity_of

PAGE_COST = 5.0
"""Requests that a plain page counts as: drawing one takes longer than any other response."""
RETRY_SECONDS = 1.0
"""When to retry if it is not known when a request will be finished."""


class AddressRateLimit(Middleware):
    """Limits requests by address, before anything is looked up for them."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        limiter = self.services.limits.per_address
        cost = min(PAGE_COST, limiter.burst) if is_page(scope["path"]) else 1.0
        limiter.check(context_of(scope).client, time.monotonic(), cost)
        await self.app(scope, receive, send)


class ConcurrentRequests(Middleware):
    """Limits the requests of an address that are in progress at the same time."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        requests, client = self.services.limits.requests, context_of(scope).client
        if not requests.acquire(client, self.services.settings.most_connections):
            raise TooOften("under-way", RETRY_SECONDS)
        try:
            await self.app(scope, receive, send)
        finally:
            requests.release(client)


class PersonRateLimit(Middleware):
    """Limits requests by person, together with the messages of their sockets."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        person = identity_of(scope).person
        if person is not None:
            self.services.limits.per_person.check(str(person.id), time.monotonic())
        await self.app(scope, receive, send)
