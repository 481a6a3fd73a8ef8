"""The documentation and the web client: files, and the client's page for the addresses that its router knows."""

from __future__ import annotations

import asyncio
import re
import time

from kaisho import games
from kaisho.errors import KaishoError
from kaisho.server.asgi import Receive, Scope, Send, respond
from kaisho.server.browser import StaticResponse, built_pages
from kaisho.server.documentation import built_documentation
from kaisho.server.middleware.base import Middleware
from kaisho.server.paths import is_page, wants_page
from kaisho.server.people.person import person_named
from kaisho.server.request_context import context_of

MAX_DELAY = 10.0
"""Seconds that a file is delayed at most."""
ROUTE = "browser"
"""The label of these requests in the metrics."""
TABLE_PATH = re.compile(r"/(?:tables|join|study/table)/([^/]+)")
PERSON_PATH = re.compile(r"/people/([^/]{1,80})")
GAME_PATH = re.compile(r"/(?:learn|rules|leaderboards|study(?!/(?:table|example)/))/([^/]+)")


class StaticPages(Middleware):
    """Answers for the web client. A browser that opens an unknown address gets the client's page with status 404."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] in ("GET", "HEAD") and (found := await self._response(scope)) is not None:
            scope["path_template"] = ROUTE
            delay = self.services.limits.files.delay(context_of(scope).client, time.monotonic(), MAX_DELAY)
            if delay > 0:
                await asyncio.sleep(delay)
            status, headers, body = found
            await respond(send, status, headers, b"" if scope["method"] == "HEAD" else body)
        else:
            await self.app(scope, receive, send)

    async def _response(self, scope: Scope) -> StaticResponse | None:
        """Return the file or page at an address, or None where a route answers."""
        path, context, pages = scope["path"], context_of(scope), built_pages()
        if (found := built_documentation().response(path, context.headers)) is not None:
            return found
        found = pages.response(path, context.headers)
        if found is not None:
            return found if await self._exists(path, context.client) else pages.not_found(context.headers)
        if path == "/" or is_page(path) or not wants_page(scope["method"], path, context.headers):
            return None
        found = pages.not_found(context.headers)
        if found is None:
            raise KaishoError("http-not-found")
        return found

    async def _exists(self, path: str, client: str) -> bool:
        """Whether there is such a game, table or person. Clients that ask too often are not told."""
        if (game := GAME_PATH.match(path)) is not None:
            return game[1] in games.names()
        table, person = TABLE_PATH.match(path), PERSON_PATH.match(path)
        if (table is None and person is None) or not self.services.limits.per_address.allows(client, time.monotonic()):
            return True
        if table is not None:
            return await self.services.hub.has_table(table[1])
        name = person[1] if person is not None else ""
        return await self.services.store.read(lambda database: person_named(database, name)) is not None
