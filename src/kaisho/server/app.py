"""The server as one ASGI application: who asks is found out first, then a route answers. Sockets come in by ``wire``."""

from __future__ import annotations

import asyncio
import functools
import gc
import itertools
import logging
import re
import time
from collections.abc import Callable, Mapping
from typing import Any, TypeVar
from wsgiref.simple_server import WSGIServer

import msgspec
import sqlalchemy as sa
from litestar import Litestar
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.engine import Connection as Database

from kaisho import __version__, games
from kaisho.errors import KaishoError
from kaisho.language import LANGUAGES, words
from kaisho.server import people
from kaisho.server.analysis import Analyst
from kaisho.server.asker import Asker, stays, wanted_language
from kaisho.server.audit import REFUSALS, expire_entries, note
from kaisho.server.browser import Headers, built_pages
from kaisho.server.club import club_settings
from kaisho.server.club_clock import CLOCK
from kaisho.server.folder import DataFolder, FolderRefusal
from kaisho.server.housekeeping import Housekeeper
from kaisho.server.http.club import ROUTES as CLUB_ROUTES
from kaisho.server.http.errors import failed, failure, not_http, not_text, refused, status_in, too_deep, trouble
from kaisho.server.http.examples import ROUTES as EXAMPLE_ROUTES
from kaisho.server.http.games import ROUTES as GAME_ROUTES
from kaisho.server.http.learn import ROUTES as LEARN_ROUTES
from kaisho.server.http.mutes import Mutes
from kaisho.server.http.own_logins import ROUTES as LOGIN_ROUTES
from kaisho.server.http.people import COOKIE, DEVICE_COOKIE
from kaisho.server.http.people import ROUTES as PEOPLE_ROUTES
from kaisho.server.http.study import Desk, Studies
from kaisho.server.http.tables import Tables
from kaisho.server.hub import Hub
from kaisho.server.limits import Crowd, Limiter, Refusals, TooOften
from kaisho.server.logs import event
from kaisho.server.metrics import Metrics, may_read
from kaisho.server.metrics import serve as serve_metrics
from kaisho.server.opening import open_rematch
from kaisho.server.pages import ROUTES as PAGE_ROUTES
from kaisho.server.pages.page import LANGUAGE_COOKIE, is_page, templates, trouble_page, wants_page
from kaisho.server.people.common_passwords import common_words
from kaisho.server.people.password_pool import PasswordPool
from kaisho.server.people.person import Person
from kaisho.server.people.tries import Tries
from kaisho.server.quotas import Quotas
from kaisho.server.rated_positions import RatedPositions
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
    token_of_subprotocols,
)
from kaisho.server.settings import Settings
from kaisho.server.sockets import Sockets
from kaisho.server.start_up import check_pages, open_store, refusal
from kaisho.server.store import StoreFailed, now_ms
from kaisho.server.store.upkeep import beat, begin
from kaisho.server.thinkers import Thinkers
from kaisho.server.warm_up import is_compiled

T = TypeVar("T")

COLLECT_AFTER = (10_000, 20, 100)
"""When Python looks for garbage. To free what 50,000 objects of requests have left took up to 70 ms, with everybody waiting."""

log = logging.getLogger("kaisho.app")
audit_log = logging.getLogger("kaisho.audit")

REMEMBERED = 5.0
"""For so many seconds a login that was found is not looked up again."""
MOST_REMEMBERED = 20_000
EXPIRY_EVERY = 3600.0
CHECKPOINT_EVERY = 3600.0
HOURS_BETWEEN_CHECKS = 7 * 24
NEED_RULES = ("/api/games/", "/api/learn", "/api/rules/", "/api/study", "/plain/sheet/")
"""What is answered by rules; at tables, the hub itself waits for them."""
NEED_NOTHING = ("/healthz", "/metrics")
"""What is answered even in the first second, while games, words and templates are still being loaded."""
REFUSALS_NOTED = 1.0
"""Refused sign-ins a second that the audit log keeps, once the first hundred of a flood are noted."""
A_TABLE = re.compile(r"/(?:tables|join|study/table)/([^/]+)")
A_PERSON = re.compile(r"/people/([^/]{1,80})")
A_GAME = re.compile(r"/(?:learn|rules|leaderboards|study(?!/(?:table|example)/))/([^/]+)")
PAGE_COST = 5.0
"""So many requests a plain page counts as: drawing it takes longer than any other answer."""

FILES_A_SECOND, FILES_AT_ONCE = 1000.0, 10_000.0
"""Files of the browser's side that an address gets without waiting: a cold page is about fifty of them."""
LONGEST_FILE_WAIT = 10.0
A_MOMENT = 1.0
"""Seconds after which to ask again where nobody knows when there will be room."""


class App:
    """A club: its store, its tables, and the way in."""

    def __init__(self, settings: Settings, folder: DataFolder) -> None:
        self.started_with = settings
        self.settings = settings
        self.folder = folder
        self.metrics = Metrics()
        self.metrics.free_bytes.set_function(folder.free_bytes)
        self.store = open_store(settings, folder, self.metrics)
        self.secret = folder.secret()  # after the database: where there is a key, there was a club
        self.failure: KaishoError | None = None
        """Why the club could not open."""
        self.thinkers = Thinkers(settings.bots_at_once)
        self.analysts = Thinkers(max(1, settings.bots_at_once // 2))
        """Apart from the bots at tables: nobody waits for a move because somebody else looks back at a game."""
        self.refusals = Refusals(self.metrics.limited)
        self.per_address = Limiter(settings.rate_per_address, settings.burst_per_address, name="address")
        self.per_person = Limiter(settings.rate_per_session, settings.burst_per_session, name="person")
        """Requests and messages of one person, over HTTP and all sockets together."""
        self.files = Limiter(FILES_A_SECOND if settings.rate_per_address else 0, FILES_AT_ONCE, name="files")
        """The browser's files, by address: they are never refused, but a flood of requests for them waits."""
        sign_ins = settings.sign_ins_per_minute / 60 if settings.rate_per_address else 0
        self.sign_ins = Limiter(sign_ins, settings.sign_ins_at_once, name="sign-ins")
        """Passwords tried and names made, by address."""
        self.passwords = PasswordPool()
        self.tries = Tries()
        self.noted_refusals = Limiter(REFUSALS_NOTED, 100, name="audit")
        """Refusals that are written into the audit log: all but a flood's."""
        self.exports = Limiter(1 / 60 if settings.rate_per_address else 0, 5, name="exports")
        """Whole accounts read out, by person: that takes a while."""
        self.lines = Crowd()
        """Lines of HTTP, by address."""
        self.under_way = Crowd()
        """Requests that are not answered yet, by client: behind a proxy its lines are those of many."""
        self.browser_pages = built_pages()
        self._remembered: dict[bytes, tuple[Person, float]] = {}
        self._found_well = (0.0, 0)
        """When a write has last shown that the store is well, and how many had failed before it."""
        self._damaged = False
        self._changes = 0
        """How often somebody has changed, or a login has ended."""
        self._loaded = asyncio.Event()
        """Set when games, words and templates are loaded."""
        self._tasks: list[asyncio.Task[Any]] = []
        self._metrics_server: WSGIServer | None = None
        self.desk = Desk(self)
        self.litestar = self._litestar()

    def _litestar(self) -> Litestar:
        def provided(value: Any) -> Provide:
            return Provide(lambda: value, sync_to_thread=False, use_cache=True)

        return Litestar(
            route_handlers=[
                Tables,
                Studies,
                Mutes,
                *GAME_ROUTES,
                *PEOPLE_ROUTES,
                *LOGIN_ROUTES,
                *CLUB_ROUTES,
                *LEARN_ROUTES,
                *EXAMPLE_ROUTES,
                *PAGE_ROUTES,
            ],
            dependencies={
                "hub": Provide(lambda: self.hub, sync_to_thread=False),
                "analyst": Provide(lambda: self.analyst, sync_to_thread=False),
                "club": provided(self),
                "desk": provided(self.desk),
            },
            exception_handlers={
                KaishoError: refused,
                HTTPException: not_http,
                RecursionError: too_deep,
                UnicodeDecodeError: not_text,
                Exception: failed,
            },
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
        await self.store.write(lambda database: begin(database, CLOCK))
        self.hub = Hub(self.store, self.settings, self.thinkers, self.metrics)
        self.hub.open_next = functools.partial(open_rematch, self.hub)
        self.quotas = Quotas(self.settings)
        self.analyst = Analyst(self.analysts, self.settings, self.hub.faults, RatedPositions(self.hub))
        self.sockets = Sockets(self.hub, self.per_address, self.per_person, self.quotas, self.refusals)
        await self.read_club()
        self.hub.start()
        self.housekeeper = Housekeeper(self.hub, lambda person: self.forget(person=person))
        self.housekeeper.start()
        if self.settings.metrics_port:
            self._metrics_server, _ = serve_metrics(self.metrics, self.settings.metrics_port, self.settings.metrics_host)
        for work in (self._expire(), self._keep_store(), self._watch_loop(), self.sockets.ping_all(), self._warm_up()):
            self._tasks.append(asyncio.create_task(work))
        gc.set_threshold(*COLLECT_AFTER)

    async def _warm_up(self) -> None:
        """Load in threads what first requests would load while everybody waits: first what most answers need, then the rules,
        which are compiled if they never were on this machine. Who needs them waits, everybody else does not."""
        documents = self.litestar.plugins.get(OpenAPIPlugin)
        await asyncio.gather(
            self.hub.preparation.prepare(compiled=is_compiled(), after=self._load_what_answers_need),
            asyncio.to_thread(documents.provide_openapi_schema),
        )
        gc.freeze()  # what is loaded now stays: looking through it again and again for garbage took a tenth of the time

    async def _load_what_answers_need(self) -> None:
        try:
            await asyncio.to_thread(_load_games_and_words)
        finally:
            self._loaded.set()

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
        await self.desk.process.close()
        self.thinkers.close()
        self.analysts.close()
        self.passwords.close()
        self.store.close()

    async def read_club(self) -> None:
        """What the admin has changed since the start."""
        self.settings = await self.store.read(lambda database: club_settings(database, self.started_with))
        self.hub.settings = self.settings

    async def _expire(self) -> None:
        """Now and then: what has been abandoned goes. Not in the first hour, nor while the time is in doubt."""
        while True:
            await asyncio.sleep(EXPIRY_EVERY)
            if not CLOCK.waiting:
                await self.expire_now()

    async def _keep_store(self) -> None:
        """Every hour the write-ahead log is merged, every week all pages are looked at."""
        for hour in itertools.count(1):
            await asyncio.sleep(CHECKPOINT_EVERY)
            await self.housekeeper.attempt("checkpoint", self.store.wipe)
            if hour % HOURS_BETWEEN_CHECKS == 0:
                await self.housekeeper.attempt("integrity", self.check_integrity)

    async def check_integrity(self) -> None:
        """Look at all pages of the database; damage is logged, counted and told by ``healthy``."""
        try:
            await asyncio.to_thread(check_pages, self.folder.database)
            self._damaged = False
        except FolderRefusal as error:
            self._damaged = error.code == "host-database-damaged"
            raise
        finally:
            self.metrics.damaged.set(self._damaged)

    async def healthy(self) -> str:
        """What is wrong with the store, in a word, or nothing; a real write tells, at most once a second while none fails."""
        (when, failures), failed = self._found_well, self.store.failures
        if when + 1 > time.monotonic() and failures == failed:
            return ""
        if self._damaged:
            return "the database is damaged"
        try:
            await asyncio.wait_for(self.store.write(lambda database: beat(database, CLOCK.sign_of_life())), 5)
        except Exception:
            return "the store does not answer"
        self._found_well = (time.monotonic(), failed)
        return ""

    async def expire_now(self) -> None:
        if self.settings.expire_tables:
            await self.housekeeper.attempt("abandoned tables", lambda: self.housekeeper.expire(now_ms()))
        await self.housekeeper.attempt("expiry", lambda: self.store.write(self._expire_people))

    def _expire_people(self, database: Database) -> None:
        now = now_ms()
        people.expire_logins(database, now)
        people.expire_invitations(database, now)
        people.expire_devices(database, now)
        expire_entries(database, now, self.settings.audit_days)
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
                try:
                    await self.start()
                except (StoreFailed, sa.exc.DatabaseError) as error:
                    self.failure = refusal(self.folder.database, error)
                    await send({"type": "lifespan.startup.failed", "message": self.failure.code})
                    return
                await send({"type": "lifespan.startup.complete"})
            elif event["type"] == "lifespan.shutdown":
                await self.stop()
                await send({"type": "lifespan.shutdown.complete"})
                return

    async def _asker(self, headers: dict[str, str], address: str, gone: Callable[[], bool] = stays) -> Asker:
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
        return Asker(
            person,
            address,
            wanted_language(headers.get("accept-language", ""), person, chosen_language(person, cookies)),
            login,
            token,
            people.unsign(self.secret, cookies.get(DEVICE_COOKIE, ""), people.DEVICE),
            headers.get("user-agent", ""),
            self.settings.admin_second_factor,
            gone,
        )

    async def _by_login(self, key: bytes) -> Person | None:
        now = time.monotonic()
        known = self._remembered.get(key)
        if known is not None and known[1] > now:
            return known[0]
        found = await self._looked_up(lambda database: people.visit_of(database, key, now_ms()))
        if found is None:
            self._remembered.pop(key, None)
            return None
        person, seen = found
        if people.visit_is_due(seen, now_ms()):
            self.store.write_then(lambda database: people.note_visit(database, key, now_ms()), lambda value, error: None)
        if len(self._remembered) > MOST_REMEMBERED:
            self._remembered.clear()
        self._remembered[key] = (person, now + REMEMBERED)
        return person

    async def _by_token(self, token: str) -> Person:
        person = await self._looked_up(lambda database: people.person_of_token(database, token))
        if person is None:
            raise people.PeopleRefusal("people-wrong-token")
        if people.visit_is_due(person.seen, now_ms()):
            self.store.write_then(lambda database: people.note_token_use(database, token, now_ms()), lambda value, error: None)
        return person

    async def _looked_up(self, query: Callable[[Database], T | None]) -> T | None:
        """Read who somebody is; once more if a login has ended meanwhile, which might be this one."""
        while True:
            changes = self._changes
            found = await self.store.read(query)
            if changes == self._changes:
                return found

    def forget(self, *, person: int | None = None) -> None:
        """Somebody has changed: logins are looked up again."""
        self._changes += 1
        self._remembered = {key: found for key, found in self._remembered.items() if found[0].id != person}

    def note(self, what: str, asker: Asker, person: int | None = None, detail: str = "") -> None:
        """Write what somebody has done, or was refused, into the audit log and the server's log."""
        refused = what in REFUSALS
        address = {"address": asker.address} if refused else {}
        event(audit_log, logging.INFO, what.replace("-", " "), person=person, reason=detail or None, **address)
        if refused and not self.noted_refusals.allows("", time.monotonic()):
            return
        self.store.write_then(lambda database: note(database, what, now_ms(), person=person, detail=detail), _log_trouble)

    def log_order(self, what: str, by: int, person: int | None = None, detail: str = "") -> None:
        """Write what an admin has ordered into the server's log; the order itself stands in the audit log."""
        event(audit_log, logging.INFO, what.replace("-", " "), person=person, by=by, reason=detail or None)

    async def admit_socket(self, scope: Any) -> tuple[Asker, str]:
        """Who wants a socket, and from which address; raise where it is not to be."""
        headers = headers_of(scope)
        client, scheme = client_of(scope, headers, self.settings)
        address = limit_key(client)
        if scope["path"] != "/socket":
            raise KaishoError("http-not-found")
        check_host(headers, self.settings)
        self.per_address.check(address, time.monotonic())
        self.sockets.check_room(address)
        if (token := token_of_subprotocols(headers.get("sec-websocket-protocol", ""))) is not None:
            headers["authorization"] = f"Bearer {token}"
        await self._loaded.wait()
        asker = await self._asker(headers, client)
        if token is None:  # a page of another host cannot know a token, and needs one to be somebody
            check_origin(headers, scheme, self.settings, needed=asker.person is not None and not asker.token)
        if asker.person is not None:
            self.per_person.check(str(asker.person.id), time.monotonic())
        return asker, address

    async def _browser_page(self, scope: Any, headers: dict[str, str], asking: str) -> tuple[int, Headers, bytes] | None:
        """A file of the browser's side; its page for whatever somebody opens that is not there. None: a route answers."""
        path = scope["path"]
        page = self.browser_pages.answer(path, headers)
        if page is not None:
            return page if await self._leads_somewhere(path, asking) else self.browser_pages.nowhere(headers)
        if path == "/" or is_page(path) or not wants_page(scope["method"], path, headers):
            return None
        page = self.browser_pages.nowhere(headers)
        if page is None:
            raise KaishoError("http-not-found")
        return page

    async def _leads_somewhere(self, path: str, asking: str) -> bool:
        """Whether there is such a game, table or person; whoever asks too often is not told."""
        if (game := A_GAME.match(path)) is not None:
            return game[1] in games.names()
        table, person = A_TABLE.match(path), A_PERSON.match(path)
        if (table is None and person is None) or not self.per_address.allows(asking, time.monotonic()):
            return True
        if table is not None:
            return await self.hub.has_table(table[1])
        name = person[1] if person is not None else ""
        return await self.store.read(lambda database: people.person_named(database, name)) is not None

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
                if (limited := scope.get("kaisho.limited")) is not None:
                    event["headers"].append((b"retry-after", str(limited.retry_after).encode()))
                    self.refusals.note(limited.limit, limit_key(address), time.monotonic())
            await send(event)

        language = wanted_language(headers.get("accept-language", ""), None)
        try:
            check_host(headers, self.settings)
            if scope["method"] in ("GET", "HEAD") and (page := await self._browser_page(scope, headers, limit_key(address))):
                scope["path_template"] = "browser"
                if (wait := self.files.delay(limit_key(address), time.monotonic(), LONGEST_FILE_WAIT)) > 0:
                    await asyncio.sleep(wait)
                await _answer_page(send_safely, scope["method"], *page)
                return
            cost = min(PAGE_COST, self.per_address.burst) if is_page(scope["path"]) else 1.0
            self.per_address.check(limit_key(address), time.monotonic(), cost)
            counted = self.under_way.came(limit_key(address), self.settings.most_connections)
            if not counted:
                raise TooOften("under-way", A_MOMENT)
            if scope["path"] not in NEED_NOTHING:
                await self._loaded.wait()
            asker = await self._asker(headers, address, scope.get("kaisho.gone", stays))
            language = asker.language
            if asker.person is not None:
                self.per_person.check(str(asker.person.id), time.monotonic())
            if scope["method"] not in SAFE_METHODS and not asker.token:
                check_origin(headers, scheme, self.settings, needed=asker.person is not None)
            if scope["path"].startswith(NEED_RULES):
                game = next((part for part in scope["path"].split("/") if part in games.names()), None)
                if is_page(scope["path"]):
                    self.hub.preparation.check(game)
                await self.hub.preparation.of(game)
            scope["kaisho.asker"] = asker
            scope["kaisho.secure"] = secure
            await self.litestar(scope, receive, send_safely)
        except KaishoError as error:
            await self._loaded.wait()
            refusal = status_in(scope, error)
            if wants_page(scope["method"], scope["path"], headers):
                own = self.settings.public_url if error.code == "http-foreign-host" else None
                body = trouble_page(self, refusal, error.say(language), language, address=own).encode()
                await _answer(send_safely, refusal, body, b"text/html; charset=utf-8")
            else:
                await _answer(send_safely, refusal, msgspec.json.encode(trouble(error, language)))
        except Exception as error:
            if answered:
                raise
            status, found = failure(error, language)  # before a route was reached: the store does not say who asks
            await _answer(send_safely, status, msgspec.json.encode(found))
        finally:
            if counted:
                self.under_way.left(limit_key(address))
            self.metrics.count_request(scope.get("path_template") or "-", status)


def _load_games_and_words() -> None:
    """Games without their rules, words and templates: what most answers need."""
    for name in games.names():
        games.game_class(name)
    for language in LANGUAGES:
        words(language).read_all()
    for name in (found := templates()).list_templates():
        found.get_template(name)
    common_words()


def _log_trouble(value: Any, error: BaseException | None) -> None:
    if error is not None:
        log.error("an entry of the audit log could not be stored", exc_info=error)


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
