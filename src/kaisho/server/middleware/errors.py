"""Errors raised by the middlewares further inside, as responses: a page for browsers, JSON for everybody else."""

from __future__ import annotations

from typing import Protocol

import msgspec

from kaisho.errors import KaishoError
from kaisho.server.asgi import HTML, JSON, ASGIApp, Message, Receive, Scope, Send, body_headers, respond
from kaisho.server.error_response import error_body, failure
from kaisho.server.middleware.base import Middleware
from kaisho.server.paths import wants_page
from kaisho.server.request_context import context_of
from kaisho.server.services import Services
from kaisho.server.settings import Settings


class ErrorPage(Protocol):
    """Renders a page that says what went wrong. ``address``: the club's address, for whoever used another one."""

    def __call__(self, settings: Settings, status: int, message: str, language: str, *, address: str | None = None) -> str: ...


class ErrorResponses(Middleware):
    """Answers refusals with their status, and everything else with 500 or 503. Routes handle their own errors."""

    def __init__(self, app: ASGIApp, services: Services, error_page: ErrorPage) -> None:
        super().__init__(app, services)
        self._error_page = error_page

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False

        async def note_start(message: Message) -> None:
            nonlocal started
            started = started or message["type"] == "http.response.start"
            await send(message)

        try:
            await self.app(scope, receive, note_start)
        except KaishoError as error:
            await self.services.loaded.wait()
            status, body, content_type = self._refusal(scope, error)
            await respond(send, status, body_headers(body, content_type), body)
        except Exception as error:
            if started:
                raise
            status, found = failure(error, context_of(scope).language)
            body = msgspec.json.encode(found)
            await respond(send, status, body_headers(body, JSON), body)

    def _refusal(self, scope: Scope, error: KaishoError) -> tuple[int, bytes, bytes]:
        context, settings = context_of(scope), self.services.settings
        status, language = context.status_of(error), context.language
        if not wants_page(scope["method"], scope["path"], context.headers):
            return status, msgspec.json.encode(error_body(error, language)), JSON
        address = settings.public_url if error.code == "http-foreign-host" else None
        return status, self._error_page(settings, status, error.say(language), language, address=address).encode(), HTML
