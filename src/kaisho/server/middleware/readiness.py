"""Requests that come while the server is still loading wait for what they need."""

from __future__ import annotations

from kaisho import games
from kaisho.server.asgi import Receive, Scope, Send
from kaisho.server.middleware.base import Middleware
from kaisho.server.paths import is_page

NEED_NOTHING = ("/healthz", "/metrics")
"""Paths that are answered at once, even in the first second."""
NEED_RULES = ("/api/games/", "/api/learn", "/api/rules/", "/api/study", "/plain/sheet/")
"""Paths that need compiled rules. For tables, the hub itself waits for them."""


class WaitUntilLoaded(Middleware):
    """Holds requests back until games, words and templates are loaded."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] not in NEED_NOTHING:
            await self.services.loaded.wait()
        await self.app(scope, receive, send)


class WaitForRules(Middleware):
    """Holds requests back until the rules of their game are compiled. Pages say so instead of waiting."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope["path"]
        if path.startswith(NEED_RULES):
            game = next((part for part in path.split("/") if part in games.names()), None)
            preparation = self.services.hub.preparation
            if is_page(path):
                preparation.check(game)
            await preparation.of(game)
        await self.app(scope, receive, send)
