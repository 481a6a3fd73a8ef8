"""The ASGI application: composes services, middlewares and routes, and has their life cycle.

WebSockets bypass ASGI (see ``wire``).
"""

from __future__ import annotations

import asyncio
import functools
import gc
import logging
from typing import Any
from wsgiref.simple_server import WSGIServer

import msgspec
import sqlalchemy as sa
from litestar import Litestar
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import HTTPRoute

from kaisho import __version__, games
from kaisho.errors import KaishoError
from kaisho.language import LANGUAGES, words
from kaisho.server.asgi import ASGIApp, Receive, Scope, Send
from kaisho.server.club_clock import CLOCK
from kaisho.server.folder import DataFolder
from kaisho.server.housekeeping import Housekeeper
from kaisho.server.http import club, examples, learn, logins, mutes, people, study, tables
from kaisho.server.http import games as game_documents
from kaisho.server.http.errors import EXCEPTION_HANDLERS
from kaisho.server.maintenance import Maintenance
from kaisho.server.metrics import serve as serve_metrics
from kaisho.server.middleware.authentication import Authentication
from kaisho.server.middleware.base import compose
from kaisho.server.middleware.checks import HostCheck, OriginCheck
from kaisho.server.middleware.context import CountRequests, OpenContext
from kaisho.server.middleware.errors import ErrorResponses
from kaisho.server.middleware.rate_limits import AddressRateLimit, ConcurrentRequests, PersonRateLimit
from kaisho.server.middleware.readiness import WaitForRules, WaitUntilLoaded
from kaisho.server.middleware.response_headers import ResponseHeaders
from kaisho.server.middleware.static_pages import StaticPages
from kaisho.server.pages import ROUTES as PAGE_ROUTES
from kaisho.server.pages.page import error_page, templates
from kaisho.server.people.common_passwords import common_words
from kaisho.server.services import Base, Services
from kaisho.server.settings import Settings
from kaisho.server.start_up import refusal
from kaisho.server.store import StoreFailed
from kaisho.server.store.upkeep import begin
from kaisho.server.warm_up import is_compiled

log = logging.getLogger("kaisho.app")

COLLECT_AFTER = (10_000, 20, 100)
"""Thresholds of the garbage collector. With Python's own, freeing the garbage of 50,000 objects took up to 70 ms."""

MIDDLEWARE = (
    OpenContext,
    CountRequests,
    ResponseHeaders,
    functools.partial(ErrorResponses, error_page=error_page),
    HostCheck,
    StaticPages,
    AddressRateLimit,
    ConcurrentRequests,
    WaitUntilLoaded,
    Authentication,
    PersonRateLimit,
    OriginCheck,
    WaitForRules,
)
"""What a request passes on its way to a route, from the outside in."""

ROUTES = (
    *tables.ROUTES,
    *study.ROUTES,
    *mutes.ROUTES,
    *game_documents.ROUTES,
    *people.ROUTES,
    *logins.ROUTES,
    *club.ROUTES,
    *learn.ROUTES,
    *examples.ROUTES,
    *PAGE_ROUTES,
)


class App:
    """A server for one data folder."""

    services: Services
    """Set by ``start``."""

    def __init__(self, settings: Settings, folder: DataFolder) -> None:
        self._base = Base.open(settings, folder)
        self.failure: KaishoError | None = None
        """Why the server could not start."""
        self.litestar = self._litestar()
        learn_request_types(self.litestar)
        self._handle: ASGIApp
        self._tasks: list[asyncio.Task[Any]] = []
        self._metrics_server: WSGIServer | None = None

    def _litestar(self) -> Litestar:
        return Litestar(
            route_handlers=ROUTES,
            dependencies={"services": Provide(lambda: self.services, sync_to_thread=False)},
            exception_handlers=EXCEPTION_HANDLERS,
            openapi_config=OpenAPIConfig(
                title="Kaisho",
                version=__version__,
                path="/api/openapi.json",  # below this path Litestar answers unknown addresses itself, as HTML
                render_plugins=[JsonRenderPlugin(path="/")],
                use_handler_docstrings=True,
            ),
            request_max_body_size=4 * self._base.settings.message_bytes,
            logging_config=None,
            debug=False,
        )

    # --- life cycle ---------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Start all services. The event loop must be running."""
        await self._base.store.write(lambda database: begin(database, CLOCK))
        self.services = services = Services.start(self._base)
        self._handle = compose(MIDDLEWARE, self._route, services)
        await services.reload_settings()
        services.hub.start()
        self.housekeeper = Housekeeper(services.hub, services.authenticator.forget, services.reload_settings)
        self.housekeeper.start()
        self.maintenance = Maintenance(services, self.housekeeper)
        settings = services.settings
        if settings.metrics_port:
            self._metrics_server, _ = serve_metrics(services.metrics, settings.metrics_port, settings.metrics_host)
        for work in (*self.maintenance.tasks(), services.sockets.ping_all(), self._warm_up()):
            task = asyncio.create_task(work)
            task.add_done_callback(log_failure)
            self._tasks.append(task)
        gc.set_threshold(*COLLECT_AFTER)

    async def _warm_up(self) -> None:
        """Load in threads what the first requests need: words and templates first, then the rules, compiled if necessary.

        Only requests that need something not yet loaded wait for it.
        """
        documents = self.litestar.plugins.get(OpenAPIPlugin)
        await asyncio.gather(
            self.services.hub.preparation.prepare(compiled=is_compiled(), after=self._load),
            asyncio.to_thread(documents.provide_openapi_schema),
        )
        gc.freeze()  # what is loaded now stays: scanning it for garbage again and again took a tenth of the time

    async def _load(self) -> None:
        try:
            await asyncio.to_thread(load_games_and_words)
        finally:
            self.services.loaded.set()

    async def say_goodbye(self) -> None:
        """Finish what is in progress, and tell all clients that the server stops."""
        for task in self._tasks:
            task.cancel()
        await self.services.hub.stop()

    async def stop(self) -> None:
        """Release everything, once all connections are closed."""
        if not self.services.hub.stopping:
            await self.say_goodbye()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._metrics_server is not None:
            self._metrics_server.shutdown()
        await self.services.close()

    # --- ASGI ---------------------------------------------------------------------------------------------------------

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._lifespan(receive, send)
        else:
            await self._handle(scope, receive, send)

    async def _route(self, scope: Any, receive: Any, send: Any) -> None:
        await self.litestar(scope, receive, send)

    async def _lifespan(self, receive: Receive, send: Send) -> None:
        while True:
            message = await receive()
            if message["type"] == "lifespan.startup":
                try:
                    await self.start()
                except (StoreFailed, sa.exc.DatabaseError) as error:
                    self.failure = refusal(self._base.folder.database, error)
                    await send({"type": "lifespan.startup.failed", "message": self.failure.code})
                    return
                await send({"type": "lifespan.startup.complete"})
            elif message["type"] == "lifespan.shutdown":
                await self.stop()
                await send({"type": "lifespan.shutdown.complete"})
                return


def learn_request_types(litestar: Litestar) -> None:
    """Let msgspec learn every type that a request is converted to, before there are threads.

    It does so when a type is first used. The process crashes if one thread is at that (the documentation of the HTTP interface
    is generated in a thread) while another already converts a request to the same type.
    """
    for route in litestar.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                msgspec.json.Decoder(handler.signature_model)


def log_failure(task: asyncio.Task[Any]) -> None:
    """Log the error of a background task, which nobody awaits before the server stops."""
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("a background task failed", exc_info=error)


def load_games_and_words() -> None:
    """Load what most responses need: games without their rules, words and templates."""
    for problem in games.problems():
        log.error(str(problem))
    for language in LANGUAGES:
        words(language).read_all()
    for name in (found := templates()).list_templates():
        found.get_template(name)
    common_words()
