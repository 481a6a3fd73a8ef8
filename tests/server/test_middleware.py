"""The middlewares one by one: each around a small application, with a context and only the services it needs."""

from __future__ import annotations

import asyncio
import functools
import json
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import pytest

from kaisho.errors import KaishoError
from kaisho.server.app import MIDDLEWARE
from kaisho.server.asgi import ASGIApp, Message, Receive, Scope, Send, respond
from kaisho.server.hub import Hub
from kaisho.server.identity import Identity
from kaisho.server.limits import Limits, TooOften
from kaisho.server.metrics import Metrics
from kaisho.server.middleware.authentication import Authentication
from kaisho.server.middleware.base import MiddlewareFactory, compose
from kaisho.server.middleware.checks import HostCheck, OriginCheck
from kaisho.server.middleware.context import CountRequests, OpenContext
from kaisho.server.middleware.errors import ErrorResponses
from kaisho.server.middleware.rate_limits import PAGE_COST, AddressRateLimit, ConcurrentRequests, PersonRateLimit
from kaisho.server.middleware.readiness import WaitForRules, WaitUntilLoaded
from kaisho.server.middleware.response_headers import ResponseHeaders
from kaisho.server.middleware.static_pages import ROUTE, StaticPages
from kaisho.server.pages.page import error_page
from kaisho.server.people.person import Person
from kaisho.server.request_context import DISCONNECTED, context_of, open_context
from kaisho.server.security import HEADERS, ForeignPage
from kaisho.server.services import Services
from kaisho.server.settings import Settings
from kaisho.server.warm_up import Preparing

ANN = Person(7, "Ann", "account", False, False, "de", 0, 0, None)


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


def services(settings: Settings | None = None, **parts: Any) -> Services:
    """Services that have only the parts that a test gives them, with limits and metrics."""
    settings, metrics = settings or Settings(), Metrics()
    limits = Limits.of(settings, metrics.limited)
    return cast(Services, SimpleNamespace(**{"settings": settings, "metrics": metrics, "limits": limits} | parts))


def scope_of(
    path: str = "/api/club",
    method: str = "GET",
    *,
    settings: Settings | None = None,
    identity: Identity | None = None,
    **headers: str,
) -> Scope:
    """A request with a context, as the outermost middleware leaves it."""
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in ({"host": "localhost"} | headers).items()]
    scope: Scope = {
        "type": "http",
        "method": method,
        "path": path,
        "scheme": "http",
        "client": ("192.0.2.1", 1),
        "headers": raw,
    }
    open_context(scope, settings or Settings()).identity = identity
    return scope


def somebody(person: Person | None = ANN, *, token: bool = False) -> Identity:
    return Identity(person, "192.0.2.1", "de" if person else "en", token=token)


async def hello(scope: Scope, receive: Receive, send: Send) -> None:
    """The innermost application of most tests."""
    await respond(send, 200, [(b"content-type", b"text/plain")], b"hello")


async def receive() -> Message:
    return {"type": "http.request", "body": b"", "more_body": False}


async def ask(app: ASGIApp, scope: Scope) -> Answer:
    messages: list[Message] = []

    async def send(message: Message) -> None:
        messages.append(message)

    await app(scope, receive, send)
    head, *parts = messages
    headers = {name.decode().lower(): value.decode() for name, value in head["headers"]}
    return Answer(head["status"], headers, b"".join(part["body"] for part in parts))


def asked(factory: MiddlewareFactory, scope: Scope, given: Services, app: ASGIApp = hello) -> Answer:
    return asyncio.run(ask(factory(app, given), scope))


def raising(error: Exception) -> ASGIApp:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        raise error

    return app


def counted(given: Services) -> dict[tuple[str, str], float]:
    samples = given.metrics._requests.collect()[0].samples
    return {(it.labels["route"], it.labels["status"]): it.value for it in samples if it.name.endswith("_total")}


def limited(given: Services) -> dict[str, float]:
    samples = given.metrics.limited.collect()[0].samples
    return {it.labels["limit"]: it.value for it in samples if it.name.endswith("_total")}


# --- the order --------------------------------------------------------------------------------------------------------


def test_the_first_middleware_is_the_outermost() -> None:
    passed: list[str] = []

    def noting(name: str) -> MiddlewareFactory:
        def factory(app: ASGIApp, given: Services) -> ASGIApp:
            async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
                passed.append(name)
                await app(scope, receive, send)

            return wrapped

        return factory

    app = compose((noting("outer"), noting("inner")), hello, services())
    assert asyncio.run(ask(app, scope_of())).body == b"hello"
    assert passed == ["outer", "inner"]


def test_a_request_is_counted_before_it_can_be_refused_and_limited_before_it_is_authenticated() -> None:
    order: list[Callable[..., ASGIApp]] = [
        factory.func if isinstance(factory, functools.partial) else factory for factory in MIDDLEWARE
    ]
    assert order[:4] == [OpenContext, CountRequests, ResponseHeaders, ErrorResponses]
    for first, second in (
        (HostCheck, StaticPages),
        (StaticPages, AddressRateLimit),
        (AddressRateLimit, ConcurrentRequests),
        (ConcurrentRequests, Authentication),
        (WaitUntilLoaded, Authentication),
        (Authentication, PersonRateLimit),
        (PersonRateLimit, OriginCheck),
        (OriginCheck, WaitForRules),
    ):
        assert order.index(first) < order.index(second)


# --- context and metrics ----------------------------------------------------------------------------------------------


def test_the_context_has_headers_client_scheme_and_language() -> None:
    scope = scope_of()
    scope["headers"] += [(b"Accept-Language", b"tr"), (b"X-Forwarded-For", b"198.51.100.7"), (b"X-Forwarded-Proto", b"https")]
    given = services(
        Settings(trusted_proxy=Settings.__dataclass_fields__["trusted_proxy"].metadata["parse"]("192.0.2.0/24", ""))
    )
    asked(OpenContext, scope, given)
    context = context_of(scope)
    assert (context.address, context.client, context.scheme) == ("198.51.100.7", "198.51.100.7", "https")
    assert context.secure and context.language == "tr" and context.headers["host"] == "localhost"


def test_clients_with_ipv6_are_counted_by_their_network() -> None:
    scope = scope_of()
    scope["client"] = ("2001:db8::1:2:3:4", 1)
    asked(OpenContext, scope, services())
    assert context_of(scope).client == "2001:db8::/64"


def test_requests_are_counted_by_route_and_status() -> None:
    given = services()
    asked(CountRequests, scope_of() | {"path_template": "/api/club"}, given)
    asked(CountRequests, scope_of(), given)
    with pytest.raises(ZeroDivisionError):
        asked(CountRequests, scope_of(), given, raising(ZeroDivisionError()))
    assert counted(given) == {("/api/club", "200"): 1, ("-", "200"): 1, ("-", "500"): 1}


# --- headers ----------------------------------------------------------------------------------------------------------


def test_every_response_has_the_security_headers() -> None:
    answer = asked(ResponseHeaders, scope_of(), services())
    for name, value in HEADERS:
        assert answer.headers[name.decode()] == value.decode()
    assert answer.headers["cache-control"] == "no-store" and "strict-transport-security" not in answer.headers


def test_https_is_required_from_then_on_where_it_was_used() -> None:
    settings = Settings(public_url="https://club.example")
    answer = asked(ResponseHeaders, scope_of(settings=settings), services(settings))
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


def test_a_response_may_say_itself_how_long_it_is_cached() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await respond(send, 200, [(b"Cache-Control", b"public")], b"")

    assert asked(ResponseHeaders, scope_of(), services(), app).headers["cache-control"] == "public"


def test_a_refusal_by_a_limit_says_when_to_retry_and_is_counted() -> None:
    scope, given = scope_of(), services()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        assert context_of(scope).status_of(TooOften("sign-ins", 12.3)) == 429
        await hello(scope, receive, send)

    assert asked(ResponseHeaders, scope, given, app).headers["retry-after"] == "13"
    assert limited(given) == {"sign-ins": 1}


# --- errors -----------------------------------------------------------------------------------------------------------


def errors(settings: Settings | None = None) -> tuple[MiddlewareFactory, Services]:
    given = services(settings, loaded=asyncio.Event())
    given.loaded.set()
    return functools.partial(ErrorResponses, error_page=error_page), given


def test_a_refusal_is_json_in_the_language_of_the_client() -> None:
    factory, given = errors()
    answer = asked(factory, scope_of(accept_language="de"), given, raising(KaishoError("people-needs-name")))
    assert answer.status == 401 and answer.headers["content-type"] == "application/json"
    assert json.loads(answer.body)["code"] == "people-needs-name" and b"Name" in answer.body


def test_a_refusal_is_a_page_for_a_browser_that_opens_an_address() -> None:
    factory, given = errors()
    answer = asked(factory, scope_of("/tables/x", accept="text/html"), given, raising(KaishoError("http-too-often")))
    assert answer.status == 429 and answer.headers["content-type"].startswith("text/html")
    assert b"<html" in answer.body and b'http-equiv="refresh"' in answer.body


def test_a_page_for_a_foreign_host_names_the_right_address() -> None:
    settings = Settings(public_url="https://club.example")
    factory, given = errors(settings)
    refusal = ForeignPage("http-foreign-host", host="evil.example")
    answer = asked(factory, scope_of("/", accept="text/html", settings=settings), given, raising(refusal))
    assert answer.status == 403 and b"https://club.example" in answer.body


def test_a_failure_is_answered_with_500_and_says_nothing_about_itself() -> None:
    factory, given = errors()
    answer = asked(factory, scope_of(), given, raising(ZeroDivisionError("secret")))
    assert answer.status == 500 and json.loads(answer.body)["code"] == "socket-internal" and b"secret" not in answer.body


def test_a_failure_after_the_response_has_started_is_not_answered_again() -> None:
    factory, given = errors()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await hello(scope, receive, send)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        asked(factory, scope_of(), given, app)


# --- host and origin --------------------------------------------------------------------------------------------------


def test_a_server_on_loopback_answers_only_to_names_of_this_machine() -> None:
    assert asked(HostCheck, scope_of(), services()).status == 200
    with pytest.raises(ForeignPage, match=r"evil\.example"):
        asked(HostCheck, scope_of(host="evil.example"), services())


@pytest.mark.parametrize(
    ("method", "origin", "identity", "refused"),
    [
        ("GET", "http://evil.example", somebody(), False),
        ("POST", "http://evil.example", somebody(), True),
        ("POST", "http://evil.example", somebody(None), True),
        ("POST", "http://localhost", somebody(), False),
        ("POST", "", somebody(), True),
        ("POST", "", somebody(None), False),
        ("POST", "", somebody(token=True), False),
        ("POST", "http://evil.example", somebody(token=True), False),
    ],
)
def test_changes_come_from_our_own_pages_or_with_a_token(method: str, origin: str, identity: Identity, refused: bool) -> None:
    scope = scope_of(method=method, identity=identity, **({"origin": origin} if origin else {}))
    if refused:
        with pytest.raises(ForeignPage):
            asked(OriginCheck, scope, services())
    else:
        assert asked(OriginCheck, scope, services()).status == 200


# --- limits -----------------------------------------------------------------------------------------------------------


def test_an_address_has_a_rate_and_a_page_costs_more() -> None:
    given = services(Settings(rate_per_address=1e-6, burst_per_address=int(PAGE_COST) + 1))
    assert asked(AddressRateLimit, scope_of("/plain/"), given).status == 200
    assert asked(AddressRateLimit, scope_of(), given).status == 200
    with pytest.raises(TooOften) as refusal:
        asked(AddressRateLimit, scope_of(), given)
    assert refusal.value.limit == "address"


def test_one_page_is_allowed_however_small_the_burst_is() -> None:
    given = services(Settings(rate_per_address=1e-6, burst_per_address=1))
    assert asked(AddressRateLimit, scope_of("/plain/"), given).status == 200


def test_requests_in_progress_are_limited_and_finished_ones_are_not_counted() -> None:
    given = services(Settings(most_connections=1))

    async def story() -> None:
        started, go_on = asyncio.Event(), asyncio.Event()

        async def slow(scope: Scope, receive: Receive, send: Send) -> None:
            started.set()
            await go_on.wait()
            await hello(scope, receive, send)

        app = ConcurrentRequests(slow, given)
        first = asyncio.create_task(ask(app, scope_of()))
        await started.wait()
        with pytest.raises(TooOften) as refusal:
            await ask(app, scope_of())
        assert refusal.value.limit == "under-way"
        go_on.set()
        assert (await first).status == 200
        assert (await ask(app, scope_of())).status == 200
        with pytest.raises(ZeroDivisionError):
            await ask(ConcurrentRequests(raising(ZeroDivisionError()), given), scope_of())
        assert (await ask(app, scope_of())).status == 200

    asyncio.run(story())


def test_a_person_has_a_rate_and_nobody_has_none() -> None:
    given = services(Settings(rate_per_session=1e-6, burst_per_session=1))
    assert asked(PersonRateLimit, scope_of(identity=somebody()), given).status == 200
    with pytest.raises(TooOften) as refusal:
        asked(PersonRateLimit, scope_of(identity=somebody()), given)
    assert refusal.value.limit == "person"
    for _ in range(3):
        assert asked(PersonRateLimit, scope_of(identity=somebody(None)), given).status == 200


# --- authentication ---------------------------------------------------------------------------------------------------


def test_the_identity_and_its_language_are_in_the_context() -> None:
    calls: list[tuple[Any, ...]] = []

    async def identify(*given: Any) -> Identity:
        calls.append(given)
        return somebody()

    def gone() -> bool:
        return True

    given = services(authenticator=SimpleNamespace(identify=identify))
    scope = scope_of(accept_language="fr")
    assert context_of(scope).language == "fr"
    asked(Authentication, scope | {DISCONNECTED: gone}, given)
    context = context_of(scope)
    assert context.identity is not None and context.identity.person is ANN and context.language == "de"
    assert calls == [(context.headers, "192.0.2.1", given.settings, gone)]


# --- readiness --------------------------------------------------------------------------------------------------------


def test_requests_wait_until_words_are_loaded_but_not_those_of_monitors() -> None:
    async def story() -> None:
        given = services(loaded=asyncio.Event())
        app = WaitUntilLoaded(hello, given)
        assert (await ask(app, scope_of("/healthz"))).status == 200
        waiting = asyncio.create_task(ask(app, scope_of()))
        await asyncio.sleep(0)
        assert not waiting.done()
        given.loaded.set()
        assert (await waiting).status == 200

    asyncio.run(story())


def test_requests_that_need_rules_wait_for_their_game_and_pages_say_so() -> None:
    waited: list[str | None] = []

    async def of(game: str | None) -> None:
        waited.append(game)

    def check(game: str | None) -> None:
        raise Preparing("http-preparing")

    given = services(hub=cast(Hub, SimpleNamespace(preparation=SimpleNamespace(of=of, check=check))))
    for path in ("/api/club", "/api/games/kaito/acts", "/api/study", "/plain/"):
        assert asked(WaitForRules, scope_of(path), given).status == 200
    assert waited == ["kaito", None]
    with pytest.raises(Preparing):
        asked(WaitForRules, scope_of("/plain/sheet/blank/kaito"), given)


# --- the web client ---------------------------------------------------------------------------------------------------


def static(*, tables: tuple[str, ...] = (), people: tuple[str, ...] = ()) -> Services:
    async def has_table(id: str) -> bool:
        return id in tables

    async def read(query: object) -> object:
        return people or None

    return services(hub=SimpleNamespace(has_table=has_table), store=SimpleNamespace(read=read))


def test_files_of_the_web_client_are_answered_without_a_route() -> None:
    scope = scope_of("/manifest.webmanifest")
    answer = asked(StaticPages, scope, static())
    assert answer.status == 200 and answer.headers["content-type"] == "application/manifest+json"
    assert scope["path_template"] == ROUTE
    head = asked(StaticPages, scope_of("/manifest.webmanifest", "HEAD"), static())
    assert head.body == b"" and head.headers["content-length"] == str(len(answer.body))


@pytest.mark.parametrize(("path", "method"), [("/api/club", "GET"), ("/plain/", "GET"), ("/manifest.webmanifest", "POST")])
def test_everything_else_goes_to_the_routes(path: str, method: str) -> None:
    assert asked(StaticPages, scope_of(path, method, accept="text/html"), static()).body == b"hello"


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/rules/kaito", 200),
        ("/rules/chess", 404),
        ("/tables/known", 200),
        ("/tables/unknown", 404),
        ("/people/Ann", 404),
        ("/no/such/address", 404),
    ],
)
def test_the_page_has_status_404_where_there_is_nothing(path: str, status: int) -> None:
    answer = asked(StaticPages, scope_of(path, accept="text/html"), static(tables=("known",)))
    assert answer.status == status and b"<html" in answer.body


def test_whoever_asks_too_often_does_not_learn_which_tables_there_are() -> None:
    given = static()
    given.limits.per_address.rate, given.limits.per_address.burst = 1e-6, 0
    assert asked(StaticPages, scope_of("/tables/unknown", accept="text/html"), given).status == 200
