"""The server as one ASGI application: who asks is found out first, then a route answers. Sockets come in by ``wire``."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Callable, Mapping
from typing import Any
from wsgiref.simple_server import WSGIServer

import msgspec
from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.engine import Connection as Database

from kaisho import __version__, games
from kaisho.errors import KaishoError
from kaisho.server import people
from kaisho.server.analysis import Analyst
from kaisho.server.asker import Asker, wanted_language
from kaisho.server.browser import Headers, built_pages
from kaisho.server.club import club_settings
from kaisho.server.folder import DataFolder
from kaisho.server.housekeeping import Housekeeper
from kaisho.server.http.club import ROUTES as CLUB_ROUTES
from kaisho.server.http.errors import failed, failure, not_http, refused, status_of, too_deep, trouble
from kaisho.server.http.games import ROUTES as GAME_ROUTES
from kaisho.server.http.learn import ROUTES as LEARN_ROUTES
from kaisho.server.http.people import COOKIE
from kaisho.server.http.people import ROUTES as PEOPLE_ROUTES
from kaisho.server.http.study import Desk, Studies
from kaisho.server.http.tables import Tables
from kaisho.server.hub import Hub
from kaisho.server.limits import Crowd, Limiter
from kaisho.server.metrics import Metrics, may_read
from kaisho.server.metrics import serve as serve_metrics
from kaisho.server.pages import ROUTES as PAGE_ROUTES
from kaisho.server.pages.page import LANGUAGE_COOKIE, is_page, trouble_page
from kaisho.server.people.person import Person
from kaisho.server.security import (
    HEADERS,
    SAFE_METHODS,
    TRANSPORT,
    check_host,
    check_origin,
    client_of,
    cookies_of,
    headers_of,
    limit_key,
)
from kaisho.server.settings import Settings
from kaisho.server.sockets import Sockets
from kaisho.server.store import Store, now_ms
from kaisho.server.store.migrate import upgrade
from kaisho.server.store.upkeep import note_downtime
from kaisho.server.thinkers import Thinkers
from kaisho.server.warm_up import is_compiled, load_rules

log = logging.getLogger("kaisho.app")

REMEMBERED = 5.0
"""For so many seconds a login that was found is not looked up again."""
MOST_REMEMBERED = 20_000
EXPIRY_EVERY = 3600.0
NEED_RULES = ("/api/games/", "/api/learn", "/api/rules/", "/api/study")
"""What is answered by rules; at tables, the hub itself waits for them."""
PAGE_COST = 5.0
"""So many requests a plain page counts as: drawing it takes longer than any other answer."""


class App:
    """A club: its store, its tables, and the way in."""

    def __init__(self, settings: Settings, folder: DataFolder) -> None:
        self.started_with = settings
        self.settings = settings
        self.secret = folder.secret()
        self.metrics = Metrics()
        self.store = Store(folder.url, sync=settings.sync, committed=self.metrics.count_commit)
        upgrade(self.store.engine)
        self.thinkers = Thinkers(settings.bots_at_once)
        self.analysts = Thinkers(max(1, settings.bots_at_once // 2))
        """Apart from the bots at tables: nobody waits for a move because somebody else looks back at a game."""
        self.per_address = Limiter(settings.rate_per_address, settings.burst_per_address)
        self.sign_ins = Limiter(10 / 60 if settings.rate_per_address else 0, 20)
        """Passwords tried and names made, by address."""
        self.exports = Limiter(1 / 60 if settings.rate_per_address else 0, 5)
        """Whole accounts read out, by person: that takes a while."""
        self.lines = Crowd()
        """Lines of HTTP, by address."""
        self.under_way = Crowd()
        """Requests that are not answered yet, by client: behind a proxy its lines are those of many."""
        self.browser_pages = built_pages()
        self._remembered: dict[bytes, tuple[Person, float]] = {}
        self._changes = 0
        """How often somebody has changed, or a login has ended."""
        self._tasks: list[asyncio.Task[Any]] = []
        self._metrics_server: WSGIServer | None = None
        self.litestar = self._litestar()

    def _litestar(self) -> Litestar:
        def provided(value: Any) -> Provide:
            return Provide(lambda: value, sync_to_thread=False, use_cache=True)

        return Litestar(
            route_handlers=[Tables, Studies, *GAME_ROUTES, *PEOPLE_ROUTES, *CLUB_ROUTES, *LEARN_ROUTES, *PAGE_ROUTES],
            dependencies={
                "hub": Provide(lambda: self.hub, sync_to_thread=False),
                "analyst": Provide(lambda: self.analyst, sync_to_thread=False),
                "club": provided(self),
                "desk": provided(Desk(self)),
            },
            exception_handlers={KaishoError: refused, HTTPException: not_http, RecursionError: too_deep, Exception: failed},
            openapi_config=OpenAPIConfig(
                title="Kaisho",
                version=__version__,
                path="/api",
                render_plugins=[JsonRenderPlugin(path="/openapi.json")],
                use_handler_docstrings=True,
            ),
            request_max_body_size=4 * self.settings.message_bytes,
            logging_config=None,
            debug=False,
            state=State({"club": self}),
        )

    # --- life ---------------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Begin to serve: everything that must happen in the event loop before the first request."""
        await self.store.write(lambda database: note_downtime(database, now_ms()))
        self.hub = Hub(self.store, self.settings, self.thinkers, self.metrics)
        self.analyst = Analyst(self.analysts, self.settings)
        self.sockets = Sockets(self.hub, self.per_address)
        await self.read_club()
        self.hub.start()
        self.housekeeper = Housekeeper(self.hub, lambda person: self.forget(person=person))
        self.housekeeper.start()
        if self.settings.metrics_port:
            self._metrics_server, _ = serve_metrics(self.metrics, self.settings.metrics_port, self.settings.metrics_host)
        for work in (self._expire(), self._watch_loop(), self.sockets.ping_all(), self._warm_up()):
            self._tasks.append(asyncio.create_task(work))
        gc.set_threshold(50_000, 20, 100)

    async def _warm_up(self) -> None:
        """Have the rules compiled, if they never were on this machine; who needs them waits, everybody else does not."""
        if not is_compiled():
            await self.hub.preparation.prepare()
        await asyncio.to_thread(load_rules)
        gc.collect()
        gc.freeze()  # what is loaded now stays: looking through it again and again for garbage took a tenth of the time

    async def say_goodbye(self) -> None:
        """Finish what is under way, and tell everybody that the server stops."""
        for task in self._tasks:
            task.cancel()
        await self.hub.stop()

    async def stop(self) -> None:
        """Let go of everything, when all connections are closed."""
        if not self.hub.stopping:
            await self.say_goodbye()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._metrics_server is not None:
            self._metrics_server.shutdown()
        self.thinkers.close()
        self.analysts.close()
        self.store.close()

    async def read_club(self) -> None:
        """What the admin has changed since the start."""
        self.settings = await self.store.read(lambda database: club_settings(database, self.started_with))
        self.hub.settings = self.settings

    async def _expire(self) -> None:
        """Now and then: what has been abandoned goes."""
        while True:
            try:
                if self.settings.expire_tables:
                    await self.housekeeper.expire(now_ms())
                await self.store.write(self._expire_people)
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("clearing up failed")
            await asyncio.sleep(EXPIRY_EVERY)

    def _expire_people(self, database: Database) -> None:
        now = now_ms()
        people.expire_logins(database, now)
        people.expire_invitations(database, now)
        if self.settings.expire_guests:
            people.expire_guests(database, now, self.settings.expire_guests)

    async def _watch_loop(self) -> None:
        """How late the event loop is, measured all the time; and the club's settings, read again."""
        loop = asyncio.get_running_loop()
        ticks = 0
        while True:
            before = loop.time()
            await asyncio.sleep(0.05)
            self.metrics.loop_delay.observe(max(0.0, loop.time() - before - 0.05))
            self.metrics.bots_thinking.set(self.thinkers.thinking)
            self.metrics.bots_waiting.set(self.thinkers.waiting - self.thinkers.thinking)
            ticks += 1
            if ticks % 40 == 0:
                await self.read_club()

    # --- one request --------------------------------------------------------------------------------------------------

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        else:
            await self._http(scope, receive, send)

    async def _live(self, receive: Any, send: Any) -> None:
        while True:
            event = await receive()
            if event["type"] == "lifespan.startup":
                await self.start()
                await send({"type": "lifespan.startup.complete"})
            elif event["type"] == "lifespan.shutdown":
                await self.stop()
                await send({"type": "lifespan.shutdown.complete"})
                return

    async def _asker(self, headers: dict[str, str], address: str) -> Asker:
        person: Person | None = None
        login: bytes | None = None
        token = False
        scheme, _, credentials = headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and not may_read(headers["authorization"], self.settings.metrics_token):
            person, token = await self._by_token(credentials.strip()), True
        cookies = cookies_of(headers.get("cookie", ""))
        if not token and COOKIE in cookies:
            opened = people.unsign(self.secret, cookies[COOKIE])
            if opened is not None:
                login = people.key_of(opened)
                person = await self._by_login(login)
                login = login if person is not None else None
        language = wanted_language(headers.get("accept-language", ""), person, chosen_language(person, cookies))
        return Asker(person, address, language, login, token)

    async def _by_login(self, key: bytes) -> Person | None:
        now = time.monotonic()
        known = self._remembered.get(key)
        if known is not None and known[1] > now:
            return known[0]
        person = await self._looked_up(lambda database: people.person_of_login(database, key, now_ms()))
        if person is None:
            self._remembered.pop(key, None)
            return None
        if people.visit_is_due(person, now_ms()):
            self.store.write_then(lambda database: people.note_visit(database, key, now_ms()), lambda value, error: None)
        if len(self._remembered) > MOST_REMEMBERED:
            self._remembered.clear()
        self._remembered[key] = (person, now + REMEMBERED)
        return person

    async def _by_token(self, token: str) -> Person:
        person = await self._looked_up(lambda database: people.person_of_token(database, token))
        if person is None:
            raise people.PeopleRefusal("people-wrong-token")
        if people.visit_is_due(person, now_ms()):
            self.store.write_then(lambda database: people.note_token_use(database, token, now_ms()), lambda value, error: None)
        return person

    async def _looked_up(self, query: Callable[[Database], Person | None]) -> Person | None:
        """Read who somebody is; once more if a login has ended meanwhile, which might be this one."""
        while True:
            changes = self._changes
            person = await self.store.read(query)
            if changes == self._changes:
                return person

    def forget(self, *, person: int | None = None) -> None:
        """Somebody has changed: logins are looked up again."""
        self._changes += 1
        self._remembered = {key: found for key, found in self._remembered.items() if found[0].id != person}

    async def admit_socket(self, scope: Any) -> tuple[Asker, str]:
        """Who wants a socket, and from which address; raise where it is not to be."""
        headers = headers_of(scope)
        client, scheme = client_of(scope, headers, self.settings)
        address = limit_key(client)
        if scope["path"] != "/socket":
            raise KaishoError("http-not-found")
        check_host(headers, self.settings)
        if not self.per_address.allows(address, time.monotonic()):
            raise KaishoError("http-too-often")
        self.sockets.check_room(address)
        asker = await self._asker(headers, client)
        check_origin(headers, scheme, self.settings, needed=asker.person is not None and not asker.token)
        return asker, address

    async def _http(self, scope: Any, receive: Any, send: Any) -> None:
        headers = headers_of(scope)
        address, scheme = client_of(scope, headers, self.settings)
        secure = (self.settings.public_url or scheme).startswith("https")
        status, answered, counted = 500, False, False

        async def send_safely(event: Any) -> None:
            nonlocal status, answered
            if event["type"] == "http.response.start":
                status, answered = event["status"], True
                event["headers"] = [*event.get("headers", []), *HEADERS, *([TRANSPORT] if secure else [])]
                if not any(name.lower() == b"cache-control" for name, _ in event["headers"]):
                    event["headers"].append((b"cache-control", b"no-store"))
            await send(event)

        language = wanted_language(headers.get("accept-language", ""), None)
        try:
            check_host(headers, self.settings)
            cost = min(PAGE_COST, self.per_address.burst) if is_page(scope["path"]) else 1.0
            if not self.per_address.allows(limit_key(address), time.monotonic(), cost):
                self.metrics.limited.inc()
                raise KaishoError("http-too-often")
            counted = self.under_way.came(limit_key(address), self.settings.most_connections)
            if not counted:
                self.metrics.limited.inc()
                raise KaishoError("http-too-often")
            if scope["method"] in ("GET", "HEAD") and (page := self.browser_pages.answer(scope["path"], headers)):
                scope["path_template"] = "browser"
                await _answer_page(send_safely, scope["method"], *page)
                return
            asker = await self._asker(headers, address)
            language = asker.language
            if scope["method"] not in SAFE_METHODS and not asker.token:
                check_origin(headers, scheme, self.settings, needed=asker.person is not None)
            if scope["path"].startswith(NEED_RULES):
                await self.hub.preparation.of(next((part for part in scope["path"].split("/") if part in games.names()), None))
            scope["kaisho.asker"] = asker
            scope["kaisho.secure"] = secure
            await self.litestar(scope, receive, send_safely)
        except KaishoError as error:
            if is_page(scope["path"]):
                body = trouble_page(self, error.say(language), language).encode()
                await _answer(send_safely, status_of(error), body, b"text/html; charset=utf-8")
            else:
                await _answer(send_safely, status_of(error), msgspec.json.encode(trouble(error, language)))
        except Exception as error:
            if answered:
                raise
            status, found = failure(error, language)  # before a route was reached: the store does not say who asks
            await _answer(send_safely, status, msgspec.json.encode(found))
        finally:
            if counted:
                self.under_way.left(limit_key(address))
            self.metrics.count_request(scope.get("path_template") or "-", status)


async def _answer(send: Any, status: int, body: bytes, kind: bytes = b"application/json") -> None:
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def _answer_page(send: Any, method: str, status: int, headers: Headers, body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if method == "HEAD" else body})


def chosen_language(person: Person | None, cookies: Mapping[str, str]) -> str | None:
    """What somebody without an account has chosen on a page; an account keeps its language itself."""
    return None if person is not None and person.kind == "account" else cookies.get(LANGUAGE_COOKIE)
