"""Each middleware alone, around a small application, with a context and only the services it needs."""

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


class Response(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


def make_services(settings: Settings | None = None, **parts: Any) -> Services:
    """Services with limits, metrics and only the parts that a test passes."""
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
    """A request with a context, as after the outermost middleware."""
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


def identity_of(person: Person | None = ANN, *, token: bool = False) -> Identity:
    return Identity(person, "192.0.2.1", "de" if person else "en", token=token)


async def hello(scope: Scope, receive: Receive, send: Send) -> None:
    """The innermost application of most tests."""
    await respond(send, 200, [(b"content-type", b"text/plain")], b"hello")


async def receive() -> Message:
    return {"type": "http.request", "body": b"", "more_body": False}


async def ask(app: ASGIApp, scope: Scope) -> Response:
    messages: list[Message] = []

    async def send(message: Message) -> None:
        messages.append(message)

    await app(scope, receive, send)
    head, *parts = messages
    headers = {name.decode().lower(): value.decode() for name, value in head["headers"]}
    return Response(head["status"], headers, b"".join(part["body"] for part in parts))


def run_middleware(factory: MiddlewareFactory, scope: Scope, services: Services, app: ASGIApp = hello) -> Response:
    return asyncio.run(ask(factory(app, services), scope))


def failing_app(error: Exception) -> ASGIApp:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        raise error

    return app


def request_counts(services: Services) -> dict[tuple[str, str], float]:
    samples = services.metrics._requests.collect()[0].samples
    return {
        (sample.labels["route"], sample.labels["status"]): sample.value for sample in samples if sample.name.endswith("_total")
    }


def limit_counts(services: Services) -> dict[str, float]:
    samples = services.metrics.limited.collect()[0].samples
    return {sample.labels["limit"]: sample.value for sample in samples if sample.name.endswith("_total")}


# --- the order --------------------------------------------------------------------------------------------------------


def test_the_first_middleware_is_the_outermost() -> None:
    passed: list[str] = []

    def noting(name: str) -> MiddlewareFactory:
        def factory(app: ASGIApp, services: Services) -> ASGIApp:
            async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
                passed.append(name)
                await app(scope, receive, send)

            return wrapped

        return factory

    app = compose((noting("outer"), noting("inner")), hello, make_services())
    assert asyncio.run(ask(app, scope_of())).body == b"hello"
    assert passed == ["outer", "inner"]


def test_requests_are_counted_before_they_can_be_refused_and_limited_before_authentication() -> None:
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
    services = make_services(
        Settings(trusted_proxy=Settings.__dataclass_fields__["trusted_proxy"].metadata["parse"]("192.0.2.0/24", ""))
    )
    run_middleware(OpenContext, scope, services)
    context = context_of(scope)
    assert (context.address, context.client, context.scheme) == ("198.51.100.7", "198.51.100.7", "https")
    assert context.secure and context.language == "tr" and context.headers["host"] == "localhost"


def test_ipv6_clients_are_identified_by_their_network() -> None:
    scope = scope_of()
    scope["client"] = ("2001:db8::1:2:3:4", 1)
    run_middleware(OpenContext, scope, make_services())
    assert context_of(scope).client == "2001:db8::/64"


def test_requests_are_counted_by_route_and_status() -> None:
    services = make_services()
    run_middleware(CountRequests, scope_of() | {"path_template": "/api/club"}, services)
    run_middleware(CountRequests, scope_of(), services)
    with pytest.raises(ZeroDivisionError):
        run_middleware(CountRequests, scope_of(), services, failing_app(ZeroDivisionError()))
    assert request_counts(services) == {("/api/club", "200"): 1, ("-", "200"): 1, ("-", "500"): 1}


# --- headers ----------------------------------------------------------------------------------------------------------


def test_every_response_has_the_security_headers() -> None:
    answer = run_middleware(ResponseHeaders, scope_of(), make_services())
    for name, value in HEADERS:
        assert answer.headers[name.decode()] == value.decode()
    assert answer.headers["cache-control"] == "no-store" and "strict-transport-security" not in answer.headers


def test_responses_over_https_have_strict_transport_security() -> None:
    settings = Settings(public_url="https://club.example")
    answer = run_middleware(ResponseHeaders, scope_of(settings=settings), make_services(settings))
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


def test_a_response_may_set_its_own_cache_control() -> None:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await respond(send, 200, [(b"Cache-Control", b"public")], b"")

    assert run_middleware(ResponseHeaders, scope_of(), make_services(), app).headers["cache-control"] == "public"


def test_a_refusal_by_a_limit_says_when_to_retry_and_is_counted() -> None:
    scope, services = scope_of(), make_services()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        assert context_of(scope).status_of(TooOften("sign-ins", 12.3)) == 429
        await hello(scope, receive, send)

    assert run_middleware(ResponseHeaders, scope, services, app).headers["retry-after"] == "13"
    assert limit_counts(services) == {"sign-ins": 1}


# --- errors -----------------------------------------------------------------------------------------------------------


def errors(settings: Settings | None = None) -> tuple[MiddlewareFactory, Services]:
    services = make_services(settings, loaded=asyncio.Event())
    services.loaded.set()
    return functools.partial(ErrorResponses, error_page=error_page), services


def test_a_refusal_is_json_in_the_language_of_the_client() -> None:
    factory, services = errors()
    answer = run_middleware(factory, scope_of(accept_language="de"), services, failing_app(KaishoError("people-needs-name")))
    assert answer.status == 401 and answer.headers["content-type"] == "application/json"
    assert json.loads(answer.body)["code"] == "people-needs-name" and b"Name" in answer.body


def test_a_refusal_is_a_page_for_a_browser() -> None:
    factory, services = errors()
    answer = run_middleware(
        factory, scope_of("/tables/x", accept="text/html"), services, failing_app(KaishoError("http-too-often"))
    )
    assert answer.status == 429 and answer.headers["content-type"].startswith("text/html")
    assert b"<html" in answer.body and b'http-equiv="refresh"' in answer.body


def test_a_page_for_a_foreign_host_names_the_right_address() -> None:
    settings = Settings(public_url="https://club.example")
    factory, services = errors(settings)
    refusal = ForeignPage("http-foreign-host", host="evil.example")
    answer = run_middleware(factory, scope_of("/", accept="text/html", settings=settings), services, failing_app(refusal))
    assert answer.status == 403 and b"https://club.example" in answer.body


def test_an_unexpected_error_is_answered_with_500_and_without_details() -> None:
    factory, services = errors()
    answer = run_middleware(factory, scope_of(), services, failing_app(ZeroDivisionError("secret")))
    assert answer.status == 500 and json.loads(answer.body)["code"] == "socket-internal" and b"secret" not in answer.body


def test_an_error_after_the_response_has_started_is_not_answered() -> None:
    factory, services = errors()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await hello(scope, receive, send)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        run_middleware(factory, scope_of(), services, app)


# --- host and origin --------------------------------------------------------------------------------------------------


def test_a_server_on_loopback_answers_only_to_names_of_this_machine() -> None:
    assert run_middleware(HostCheck, scope_of(), make_services()).status == 200
    with pytest.raises(ForeignPage, match=r"evil\.example"):
        run_middleware(HostCheck, scope_of(host="evil.example"), make_services())


@pytest.mark.parametrize(
    ("method", "origin", "identity", "refused"),
    [
        ("GET", "http://evil.example", identity_of(), False),
        ("POST", "http://evil.example", identity_of(), True),
        ("POST", "http://evil.example", identity_of(None), True),
        ("POST", "http://localhost", identity_of(), False),
        ("POST", "", identity_of(), True),
        ("POST", "", identity_of(None), False),
        ("POST", "", identity_of(token=True), False),
        ("POST", "http://evil.example", identity_of(token=True), False),
    ],
)
def test_changes_are_accepted_only_from_our_own_pages_or_with_a_token(
    method: str, origin: str, identity: Identity, refused: bool
) -> None:
    scope = scope_of(method=method, identity=identity, **({"origin": origin} if origin else {}))
    if refused:
        with pytest.raises(ForeignPage):
            run_middleware(OriginCheck, scope, make_services())
    else:
        assert run_middleware(OriginCheck, scope, make_services()).status == 200


# --- limits -----------------------------------------------------------------------------------------------------------


def test_an_address_has_a_rate_limit_and_a_page_costs_more() -> None:
    services = make_services(Settings(rate_per_address=1e-6, burst_per_address=int(PAGE_COST) + 1))
    assert run_middleware(AddressRateLimit, scope_of("/plain/"), services).status == 200
    assert run_middleware(AddressRateLimit, scope_of(), services).status == 200
    with pytest.raises(TooOften) as refusal:
        run_middleware(AddressRateLimit, scope_of(), services)
    assert refusal.value.limit == "address"


def test_one_page_is_allowed_however_small_the_burst_is() -> None:
    services = make_services(Settings(rate_per_address=1e-6, burst_per_address=1))
    assert run_middleware(AddressRateLimit, scope_of("/plain/"), services).status == 200


def test_requests_in_progress_are_limited_and_finished_ones_are_not_counted() -> None:
    services = make_services(Settings(most_connections=1))

    async def scenario() -> None:
        started, go_on = asyncio.Event(), asyncio.Event()

        async def slow(scope: Scope, receive: Receive, send: Send) -> None:
            started.set()
            await go_on.wait()
            await hello(scope, receive, send)

        app = ConcurrentRequests(slow, services)
        first = asyncio.create_task(ask(app, scope_of()))
        await started.wait()
        with pytest.raises(TooOften) as refusal:
            await ask(app, scope_of())
        assert refusal.value.limit == "under-way"
        go_on.set()
        assert (await first).status == 200
        assert (await ask(app, scope_of())).status == 200
        with pytest.raises(ZeroDivisionError):
            await ask(ConcurrentRequests(failing_app(ZeroDivisionError()), services), scope_of())
        assert (await ask(app, scope_of())).status == 200

    asyncio.run(scenario())


def test_a_person_has_a_rate_limit_and_anonymous_clients_have_none() -> None:
    services = make_services(Settings(rate_per_session=1e-6, burst_per_session=1))
    assert run_middleware(PersonRateLimit, scope_of(identity=identity_of()), services).status == 200
    with pytest.raises(TooOften) as refusal:
        run_middleware(PersonRateLimit, scope_of(identity=identity_of()), services)
    assert refusal.value.limit == "person"
    for _ in range(3):
        assert run_middleware(PersonRateLimit, scope_of(identity=identity_of(None)), services).status == 200


# --- authentication ---------------------------------------------------------------------------------------------------


def test_the_identity_and_its_language_are_in_the_context() -> None:
    calls: list[tuple[Any, ...]] = []

    async def identify(*services: Any) -> Identity:
        calls.append(services)
        return identity_of()

    def gone() -> bool:
        return True

    services = make_services(authenticator=SimpleNamespace(identify=identify))
    scope = scope_of(accept_language="fr")
    assert context_of(scope).language == "fr"
    run_middleware(Authentication, scope | {DISCONNECTED: gone}, services)
    context = context_of(scope)
    assert context.identity is not None and context.identity.person is ANN and context.language == "de"
    assert calls == [(context.headers, "192.0.2.1", services.settings, gone)]


# --- readiness --------------------------------------------------------------------------------------------------------


def test_requests_wait_until_words_are_loaded_except_those_of_monitors() -> None:
    async def scenario() -> None:
        services = make_services(loaded=asyncio.Event())
        app = WaitUntilLoaded(hello, services)
        assert (await ask(app, scope_of("/healthz"))).status == 200
        waiting = asyncio.create_task(ask(app, scope_of()))
        await asyncio.sleep(0)
        assert not waiting.done()
        services.loaded.set()
        assert (await waiting).status == 200

    asyncio.run(scenario())


def test_requests_that_need_rules_wait_for_them_and_pages_are_refused_meanwhile() -> None:
    waited: list[str | None] = []

    async def of(game: str | None) -> None:
        waited.append(game)

    def check(game: str | None) -> None:
        raise Preparing("http-preparing")

    services = make_services(hub=cast(Hub, SimpleNamespace(preparation=SimpleNamespace(of=of, check=check))))
    for path in ("/api/club", "/api/games/kaito/acts", "/api/study", "/plain/"):
        assert run_middleware(WaitForRules, scope_of(path), services).status == 200
    assert waited == ["kaito", None]
    with pytest.raises(Preparing):
        run_middleware(WaitForRules, scope_of("/plain/sheet/blank/kaito"), services)


# --- the web client ---------------------------------------------------------------------------------------------------


def static(*, tables: tuple[str, ...] = (), people: tuple[str, ...] = ()) -> Services:
    async def has_table(id: str) -> bool:
        return id in tables

    async def read(query: object) -> object:
        return people or None

    return make_services(hub=SimpleNamespace(has_table=has_table), store=SimpleNamespace(read=read))


def test_files_of_the_web_client_are_served_without_a_route() -> None:
    scope = scope_of("/manifest.webmanifest")
    answer = run_middleware(StaticPages, scope, static())
    assert answer.status == 200 and answer.headers["content-type"] == "application/manifest+json"
    assert scope["path_template"] == ROUTE
    head = run_middleware(StaticPages, scope_of("/manifest.webmanifest", "HEAD"), static())
    assert head.body == b"" and head.headers["content-length"] == str(len(answer.body))


@pytest.mark.parametrize(("path", "method"), [("/api/club", "GET"), ("/plain/", "GET"), ("/manifest.webmanifest", "POST")])
def test_everything_else_goes_to_the_routes(path: str, method: str) -> None:
    assert run_middleware(StaticPages, scope_of(path, method, accept="text/html"), static()).body == b"hello"


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
def test_unknown_addresses_have_status_404(path: str, status: int) -> None:
    answer = run_middleware(StaticPages, scope_of(path, accept="text/html"), static(tables=("known",)))
    assert answer.status == status and b"<html" in answer.body


def test_a_rate_limited_client_does_not_learn_which_tables_exist() -> None:
    services = static()
    services.limits.per_address.rate, services.limits.per_address.burst = 1e-6, 0
    assert run_middleware(StaticPages, scope_of("/tables/unknown", accept="text/html"), services).status == 200
