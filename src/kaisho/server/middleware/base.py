"""What all middlewares share: the application they wrap and the services of the server."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kaisho.server.asgi import ASGIApp, Receive, Scope, Send
from kaisho.server.services import Services


class Middleware:
    """An ASGI application that wraps another one. Requests only: ``App`` handles the life cycle."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        raise NotImplementedError


MiddlewareFactory = Callable[[ASGIApp, Services], ASGIApp]


def compose(factories: Sequence[MiddlewareFactory], app: ASGIApp, services: Services) -> ASGIApp:
    """Wrap an application in middlewares; the first of them is the outermost."""
    for factory in reversed(factories):
        app = factory(app, services)
    return app
