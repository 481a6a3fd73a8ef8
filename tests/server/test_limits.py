"""Rate limits and quotas: every refusal says when to retry, is counted and is logged."""

from __future__ import annotations

import asyncio
import logging
import pickle
import socket
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from prometheus_client import CollectorRegistry
from prometheus_client import Counter as PrometheusCounter
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import InvalidStatus

import kaisho.server
from kaisho.server import analysis, limits, people
from kaisho.server.club_clock import now_ms
from kaisho.server.connection import CLOSE_POLICY, Connection
from kaisho.server.limits import Limiter, RefusalCounter, TooOften
from kaisho.server.messages import Act, AnswerOffer, Back, Offer, Resign, Say
from kaisho.server.people.passwords import hash_password
from kaisho.server.quotas import Quotas
from kaisho.server.settings import Settings
from kaisho.server.sockets import WARNINGS, Sockets
from kaisho.server.store import database_url, open_engine
from kaisho.server.store.migrate import upgrade
from tests.server.clubs import Listener
from tests.server.in_process import PASSWORD, InProcessClub
from tests.server.running import PATIENCE, Client, RunningServer
from tests.server.test_hub_order import RecordingWire
from tests.server.test_security import code, run_scenario

TOKEN = "a-token-for-the-metrics"


# --- buckets ----------------------------------------------------------------------------------------------------------


def test_a_refusal_says_when_to_retry() -> None:
    limiter = Limiter(2.0, 3, name="visits")
    for _ in range(3):
        limiter.check("ann", 100.0)
    with pytest.raises(TooOften) as refusal:
        limiter.check("ann", 100.0)
    assert refusal.value.limit == "visits"
    assert refusal.value.seconds == 0.5
    assert refusal.value.retry_after == 1
    limiter.check("bob", 100.0)
    assert not limiter.allows("ann", 100.49)
    assert limiter.allows("ann", 100.51)


def test_retry_after_considers_the_cost_of_the_request() -> None:
    limiter = Limiter(1.0, 10)
    limiter.check("ann", 0.0, 9)
    with pytest.raises(TooOften) as refusal:
        limiter.check("ann", 0.0, 8.5)
    wait = refusal.value.retry_after
    assert wait == 8
    assert not limiter.allows("ann", wait - 1, 8.5)
    assert limiter.allows("ann", wait, 8.5)


def test_a_rate_of_zero_means_unlimited() -> None:
    limiter = Limiter(0, 1)
    for _ in range(100):
        limiter.check("ann", 0.0)
    assert limiter.delay("ann", 0.0, 10) == 0


def test_a_daily_quota_is_refilled_over_the_day() -> None:
    limiter = Limiter.per_day(24, name="tables")
    for _ in range(24):
        limiter.check("ann", 0.0)
    with pytest.raises(TooOften) as refusal:
        limiter.check("ann", 0.0)
    assert refusal.value.retry_after == 3600
    limiter.check("ann", 3600.0)


def test_delayed_requests_wait_up_to_a_limit() -> None:
    limiter = Limiter(10.0, 2)
    waits = [limiter.delay("ann", 0.0, 1.0) for _ in range(100)]
    assert waits[:4] == [0, 0, pytest.approx(0.1), pytest.approx(0.2)]
    assert waits == sorted(waits)
    assert waits[-1] == pytest.approx(1.0)
    assert limiter.delay("ann", 2.0, 1.0) == 0, "after a pause there is no debt"


def test_a_refusal_can_be_sent_to_another_process() -> None:
    refusal = pickle.loads(pickle.dumps(TooOften("address", 2.5, "table-analysis-limit", most=20)))
    assert (refusal.limit, refusal.seconds, refusal.code, refusal.values) == (
        "address",
        2.5,
        "table-analysis-limit",
        {"most": 20},
    )


# --- counting and logging ---------------------------------------------------------------------------------------------


def refusals() -> tuple[RefusalCounter, CollectorRegistry]:
    registry = CollectorRegistry()
    return RefusalCounter(PrometheusCounter("kaisho_rate_limited", "refusals", ["limit"], registry=registry)), registry


def test_a_flood_of_refusals_writes_few_log_lines(caplog: pytest.LogCaptureFixture) -> None:
    recorded, registry = refusals()
    with caplog.at_level(logging.WARNING):
        for number in range(5000):
            recorded.note("address", "192.0.2.1", number * 0.01)
        assert len(caplog.records) == 1
        recorded.note("address", "192.0.2.1", 70.0)
    fields = [vars(record)["fields"] for record in caplog.records]
    assert fields == [
        {"limit": "address", "address": "192.0.2.1", "count": 1},
        {"limit": "address", "address": "192.0.2.1", "count": 5000},
    ]
    assert registry.get_sample_value("kaisho_rate_limited_total", {"limit": "address"}) == 5001


def test_a_flood_from_many_addresses_writes_few_log_lines_and_uses_little_memory(caplog: pytest.LogCaptureFixture) -> None:
    recorded, registry = refusals()
    with caplog.at_level(logging.WARNING):
        for number in range(5000):
            recorded.note("address", f"198.51.100.{number}", 1000.0)
    assert len(caplog.records) == limits.LOG_LINES
    assert len(recorded._unlogged) == limits.MAX_LOGGED
    assert registry.get_sample_value("kaisho_rate_limited_total", {"limit": "address"}) == 5000


# --- clients that ignore a limit ----------------------------------------------------------------------------------------


class ClosableWire:
    """A wire that records how it was closed."""

    def __init__(self) -> None:
        self.close_arguments: dict[str, object] | None = None

    def write(self, frame: bytes) -> int:
        return 0

    def close(self, code: int, reason: str, *, patient: bool = True) -> None:
        self.close_arguments = {"code": code, "reason": reason, "patient": patient}

    def abort(self) -> None:
        raise AssertionError("a close frame comes first")


def somebody(number: int) -> people.Person:
    return people.Person(number, f"Guest {number}", "guest", False, False, "en", 0, 0, None)


def run_with_sockets(scenario: Callable[[Sockets], None]) -> None:
    """Run a scenario in which each person may send three messages, and time stands still."""

    async def run() -> None:
        nobody: Any = None
        sockets = Sockets(nobody, nobody, Limiter(0), Limiter(0.001, 3.0), nobody, refusals()[0])
        sockets._now = lambda: 1000.0
        scenario(sockets)

    asyncio.run(run())


def messages_until_closed(sockets: Sockets, connection: Connection) -> int:
    """Return how many messages are handled before the connection is closed."""
    for number in range(10 * WARNINGS):
        if connection.closed:
            return number
        sockets.allows(connection)
    return 10 * WARNINGS


@pytest.mark.parametrize("person", [somebody(1), None], ids=["somebody", "without a name"])
def test_a_client_that_ignores_all_warnings_is_disconnected_at_once(person: people.Person | None) -> None:
    def scenario(sockets: Sockets) -> None:
        wire = ClosableWire()
        connection = Connection(wire, person, "192.0.2.1", "en")
        assert messages_until_closed(sockets, connection) == 3 + WARNINGS + 1
        assert wire.close_arguments == {"code": CLOSE_POLICY, "reason": "socket-too-often", "patient": False}

    run_with_sockets(scenario)


def test_warnings_are_counted_per_person_over_all_connections() -> None:
    def scenario(sockets: Sockets) -> None:
        def connection(person: people.Person | None) -> Connection:
            return Connection(ClosableWire(), person, "192.0.2.1", "en")

        first = connection(somebody(1))
        for _ in range(3 + WARNINGS // 2):
            sockets.allows(first)
        assert messages_until_closed(sockets, connection(somebody(1))) == WARNINGS // 2 + 1, "half of them are used up"
        assert messages_until_closed(sockets, connection(somebody(1))) == 1, "reconnecting brings no new warnings"
        assert messages_until_closed(sockets, connection(somebody(2))) == 3 + WARNINGS + 1
        assert messages_until_closed(sockets, connection(None)) == 3 + WARNINGS + 1

    run_with_sockets(scenario)


# --- daily quotas ---------------------------------------------------------------------------------------------------------

COUNTED: dict[str, list[Any]] = {
    "acts": [Act(after=0, act=0), Back(after=1)],
    "chat": [Say(text="hello")],
    "tables": [Offer(what="rematch"), AnswerOffer(what="rematch", yes=True)],
}
"""Requests that count against each daily quota."""
UNCOUNTED = (Offer(what="draw"), AnswerOffer(what="draw", yes=True), AnswerOffer(what="rematch", yes=False), Resign())


def quotas(**numbers: Any) -> Quotas:
    return Quotas(Settings(**({"tables_per_day": 4, "acts_per_day": 4, "chat_per_day": 4, "chat_per_second": 0} | numbers)))


def times_allowed(quotas: Quotas, request: Any, person: int, address: str, limit: int = 100) -> int:
    """Return how often a request is allowed in a row."""
    for number in range(limit):
        try:
            quotas.check_request(request, person, address)
        except TooOften as refusal:
            assert refusal.code == "table-enough-for-today"
            return number
    return limit


@pytest.mark.parametrize("what", COUNTED)
def test_everything_that_is_stored_has_a_quota_per_person(what: str) -> None:
    for request in COUNTED[what]:
        daily = quotas()
        assert times_allowed(daily, request, 1, "a") == 4, request
        for same in COUNTED[what]:
            assert times_allowed(daily, same, 1, "a") == 0, (request, same)
        assert times_allowed(daily, request, 2, "a") == 4, "another person has another quota"
        for other in COUNTED.keys() - {what}:
            assert times_allowed(daily, COUNTED[other][0], 1, "a") == 4, (request, other)
    assert all(times_allowed(daily, request, 1, "a") == 100 for request in UNCOUNTED), "these add nothing"


def test_new_tables_and_rematches_share_a_quota() -> None:
    daily = quotas()
    assert times_allowed(daily, Offer(what="rematch"), 1, "a") == 4
    with pytest.raises(TooOften) as refused:
        daily.check_table(1, "a")
    assert refused.value.code == "table-enough-for-today"


@pytest.mark.parametrize("what", COUNTED)
def test_the_quota_of_an_address_is_that_of_ten_people(what: str) -> None:
    daily = quotas()
    request = COUNTED[what][0]
    assert sum(times_allowed(daily, request, person, "a") for person in range(20)) == 40
    assert times_allowed(daily, request, 30, "b") == 4, "another address has another quota"


def test_after_a_few_chat_messages_the_next_one_has_to_wait() -> None:
    daily = quotas(chat_per_second=0.0001, chat_per_day=100)
    for _ in range(5):
        daily.check_request(Say(text="hello"), 1, "a")
    with pytest.raises(TooOften) as refused:
        daily.check_request(Say(text="hello"), 1, "a")
    assert refused.value.code == "table-chat-too-often"
    daily.check_request(Say(text="hello"), 2, "a")


# --- refusals of every limit ------------------------------------------------------------------------------------------


def counted_refusals(client: Client, headers: dict[str, str] | None = None) -> dict[str, float]:
    """Return the refusals by limit, according to the metrics."""
    text = client.call("GET", "/metrics", Authorization=f"Bearer {TOKEN}", **headers or {}).body
    return {
        sample.labels["limit"]: sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if sample.name == "kaisho_rate_limited_total"
    }


def logged_refusals(server: RunningServer, limit: str) -> list[str]:
    return [line for line in server.lines if "refused by a limit" in line and f"limit={limit} " in line]


def test_too_many_requests_of_an_address_are_refused(tmp_path: Path) -> None:
    few = {"rate_per_address": "0.05", "burst_per_address": "12"}
    server = RunningServer(tmp_path, trusted_proxy="127.0.0.1", metrics_token=TOKEN, **few)
    client, hers, other = server.anonymous(), {"X-Forwarded-For": "192.0.2.7"}, {"X-Forwarded-For": "192.0.2.8"}
    replies = [client.call("GET", "/api/club", **hers) for _ in range(20)]
    refused = [reply for reply in replies if reply.status == 429]
    assert len(refused) >= 6 and {reply.body["code"] for reply in refused} == {"http-too-often"}
    assert all(1 <= int(reply.headers["retry-after"]) <= 20 for reply in refused)
    page = client.call("GET", "/plain/", **hers)
    assert page.status == 429
    assert 20 < int(page.headers["retry-after"]) <= 100, "a plain page counts as five"
    with pytest.raises(InvalidStatus) as denied:
        client.socket(hello=False, headers=hers)
    assert denied.value.response.status_code == 429
    assert 1 <= int(denied.value.response.headers["Retry-After"]) <= 20
    assert counted_refusals(client, other)["address"] == len(refused) + 2
    server.stop()
    lines = logged_refusals(server, "address")
    assert lines and "address=192.0.2.7" in lines[0]
    assert len(lines) <= 2


def test_requests_of_a_person_over_http_and_sockets_are_limited_together(tmp_path: Path) -> None:
    server = RunningServer(tmp_path, rate_per_session="0.05", burst_per_session="20", metrics_token=TOKEN)
    ann, bob = server.guest("Ann"), server.guest("Bob")
    socket = ann.socket()
    for _ in range(5):
        socket.ask("lobby", on=False)
        socket.connection.ping()
    replies = [ann.call("GET", "/api/me") for _ in range(15)]
    refused = [reply for reply in replies if reply.status == 429]
    assert len(refused) >= 3, "messages over the socket count over HTTP"
    assert all(1 <= int(reply.headers["retry-after"]) <= 20 for reply in refused)
    socket.send(do="lobby", on=False)
    assert socket.wait_for("refused")["code"] == "socket-too-often", "requests over HTTP count on the socket"
    assert bob.call("GET", "/api/me").status == 200, "another person at the same address is not affected"
    assert counted_refusals(server.anonymous())["person"] >= len(refused) + 1
    socket.close()
    server.stop()
    assert logged_refusals(server, "person")


def test_opening_a_socket_counts_as_a_request_of_the_person(tmp_path: Path) -> None:
    server = RunningServer(tmp_path, rate_per_session="0.001", burst_per_session="3")
    ann, bob = server.guest("Ann"), server.guest("Bob")
    assert [ann.call("GET", "/api/me").status for _ in range(4)] == [200, 200, 200, 429]
    with pytest.raises(InvalidStatus) as denied:
        ann.socket(hello=False)
    assert denied.value.response.status_code == 429
    for _ in range(3):
        bob.socket(hello=False).close()
    assert bob.call("GET", "/api/me").status == 429
    server.stop()


def test_too_many_connections_and_too_many_sockets_are_refused(tmp_path: Path) -> None:
    server = RunningServer(tmp_path, most_connections="2", metrics_token=TOKEN)
    host, _, port = server.address.removeprefix("http://").partition(":")
    sockets = [server.anonymous().socket() for _ in range(2)]
    with pytest.raises(InvalidStatus) as denied:
        server.anonymous().socket()
    assert denied.value.response.status_code == 429
    assert int(denied.value.response.headers["Retry-After"]) >= 1
    connections = [socket.create_connection((host, int(port))) for _ in range(8)]
    with socket.create_connection((host, int(port))) as one_more:
        head = one_more.makefile("rb").read()
    assert head.startswith(b"HTTP/1.1 429") and b"\r\nretry-after: 5\r\n" in head
    for connection in connections:
        connection.close()
    for opened in sockets:
        opened.close()
    refusals = counted_refusals(server.anonymous())
    assert refusals["connections"] == 1 and refusals["lines"] == 1
    server.stop()
    assert logged_refusals(server, "connections") and logged_refusals(server, "lines")


def test_sign_ins_exports_and_analyses_say_when_to_retry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "WHOLE_SECONDS", 0.05)

    async def scenario(club: InProcessClub) -> None:
        ann = await club.account("Ann")
        for answer in (
            *[await club.client().post("/api/guests", json={"name": f"Guest {number}"}) for number in range(3)][2:],
            await club.client().post("/api/logins", json={"name": "Ann", "password": PASSWORD}),
        ):
            assert answer.status_code == 429 and answer.json()["code"] == "http-too-often"
            assert 8 <= int(answer.headers["retry-after"]) <= 10
        exports = [await ann.get("/api/me/export") for _ in range(6)]
        assert [answer.status_code for answer in exports] == [200] * 5 + [429]
        assert 55 <= int(exports[-1].headers["retry-after"]) <= 60
        request = {"game": "kamisado", "bot": "easy", "seconds": 0.05}
        assert (await ann.post("/api/study/opinion", json=request)).status_code == 200
        answer = await ann.post("/api/study/opinion", json=request)
        assert (answer.status_code, answer.json().get("code")) == (429, "table-analysis-limit")
        assert 3500 <= int(answer.headers["retry-after"]) <= 3600
        assert by_limit(club) == {"sign-ins": 2, "exports": 1, "analyses": 1}

    run_scenario(tmp_path, scenario, sign_ins_per_minute=6, sign_ins_at_once=3, analyses_per_hour=1)


def test_a_rate_limited_form_is_shown_again_and_says_when_to_retry(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        client = club.client()
        key = key_in(await client.get("/plain/"))
        forms = [
            await client.post("/plain/", data={"key": key, "do": "sign-in", "name": "Ann", "password": "no"}) for _ in range(2)
        ]
        assert [answer.status_code for answer in forms] == [401, 429]
        assert 55 <= int(forms[1].headers["retry-after"]) <= 60
        assert "<form" in forms[1].text
        assert by_limit(club) == {"sign-ins": 1}

    run_scenario(tmp_path, scenario, sign_ins_per_minute=1, sign_ins_at_once=1)


def test_the_number_of_concurrent_requests_of_an_address_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(club: InProcessClub) -> None:
        busy, other = club.client("192.0.2.1"), club.client("192.0.2.2")
        assert (await other.get("/api/club")).status_code == 200  # everything is loaded
        answer, go_on, waiting = club.app.litestar, asyncio.Event(), 0

        async def answer_later(scope: Any, receive: Any, send: Any) -> None:
            nonlocal waiting
            waiting += 1
            await go_on.wait()
            await answer(scope, receive, send)

        monkeypatch.setattr(club.app, "litestar", answer_later)
        requests = [asyncio.create_task(client.get("/api/club")) for client in (busy, busy, busy, other)]
        while waiting + sum(task.done() for task in requests) < 4:
            await asyncio.sleep(0.01)
        go_on.set()
        answers = [await task for task in requests]
        assert [reply.status_code for reply in answers] == [200, 200, 429, 200]
        assert int(answers[2].headers["retry-after"]) >= 1
        assert by_limit(club) == {"under-way": 1}
        for _ in range(3):
            assert (await busy.get("/api/club")).status_code == 200, "answered requests are no longer counted"

    run_scenario(tmp_path, scenario, most_connections=2)


def by_limit(club: InProcessClub) -> dict[str, float]:
    return {
        sample.labels["limit"]: sample.value
        for family in club.services.metrics.limited.collect()
        for sample in family.samples
        if sample.name.endswith("_total")
    }


# --- many people at once ----------------------------------------------------------------------------------------------


def test_files_of_the_web_client_are_not_limited(tmp_path: Path) -> None:
    server = RunningServer(tmp_path, rate_per_address="1", burst_per_address="1", most_connections="1")
    client = server.anonymous()
    for _ in range(60):
        assert client.call("GET", "/index.html").status == 200
    assert client.call("GET", "/api/club").status == 200, "files do not count against the limit of requests"
    server.stop()


PEOPLE = 40
PASSWORD_OF_ALL = "a good long one"


def cold_page() -> list[str]:
    """Return the paths that a browser requests when it opens the club for the first time."""
    built = Path(kaisho.server.__file__).parent / "web"
    assets = sorted(f"/assets/{path.name}" for path in (built / "assets").iterdir())
    return [
        "/",
        *assets[:39],
        "/manifest.webmanifest",
        "/seal.svg",
        "/api/club",
        "/api/tables",
        "/api/me",
        "/healthz",
    ]


class BrowserThread(threading.Thread):
    """A browser that opens the web client and the lobby, signs in, and opens the lobby again."""

    def __init__(self, address: str, name: str, together: threading.Barrier) -> None:
        super().__init__(daemon=True)
        self._address, self._name, self._together = address, name, together
        self.statuses: Counter[int] = Counter()
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            with httpx.Client(
                base_url=self._address, headers={"Origin": self._address}, timeout=PATIENCE, verify=False
            ) as http:
                self._visit(http)
        except BaseException as failure:
            self.failure = failure

    def _visit(self, http: httpx.Client) -> None:
        self._together.wait()
        for path in cold_page():
            self.statuses[http.get(path).status_code] += 1
        Listener(self._address).close()
        self._together.wait()
        answer = http.post("/api/logins", json={"name": self._name, "password": PASSWORD_OF_ALL})
        self.statuses[answer.status_code] += 1
        self.statuses[http.get("/api/me/games").status_code] += 1
        listener = Listener(self._address, http.cookies["kaisho"])
        assert listener.ask(do="lobby", on=True)["type"] == "done"
        listener.close()


def test_forty_people_at_one_address_open_the_club_and_sign_in_at_the_same_time(tmp_path: Path) -> None:
    """With the default limits, nothing is refused."""
    names = [f"Member {number} of forty" for number in range(PEOPLE)]
    engine = open_engine(database_url(tmp_path), sync="normal")
    upgrade(engine)
    hashed = hash_password(PASSWORD_OF_ALL)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        for name in names:
            people.add_account(connection, name, hashed, "en", now_ms(), people.Registration.OPEN, None)
    engine.dispose()
    server = RunningServer(tmp_path, metrics_token=TOKEN)
    together = threading.Barrier(PEOPLE)
    browsers = [BrowserThread(server.address, name, together) for name in names]
    for browser in browsers:
        browser.start()
    for browser in browsers:
        browser.join(PATIENCE)
    assert [browser.failure for browser in browsers if browser.failure is not None] == []
    statuses = sum((browser.statuses for browser in browsers), Counter[int]())
    assert statuses == {200: PEOPLE * (len(cold_page()) - 1 + 1), 201: PEOPLE, 401: PEOPLE}, (
        "/api/me is refused before the sign-in"
    )
    assert counted_refusals(server.anonymous()) == {}
    server.stop()


# --- daily quotas of running servers ----------------------------------------------------------------------------------


def test_daily_quotas_apply_over_http_on_plain_pages_and_on_sockets(tmp_path: Path) -> None:
    """The quota is one table and one chat message a day."""

    async def scenario(club: InProcessClub) -> None:
        ann = await club.guest("Ann")
        request = {"game": "kamisado", "seats": [{"kind": "me"}, {"kind": "here"}]}
        opened = [await ann.post("/api/tables", json=request) for _ in range(2)]
        assert [answer.status_code for answer in opened] == [201, 429], "over HTTP"
        table = opened[0].json()["table"]
        say = {"do": "say", "text": "hello"}
        chat = [await ann.post(f"/api/tables/{table}/requests", json=say) for _ in range(2)]
        assert [answer.status_code for answer in chat] == [200, 429], "over HTTP"

        bob = await club.guest("Bob")
        form = {"do": "open", "game": "kamisado", "with-1": "here", "key": key_in(await bob.get("/plain/"))}
        opened = [await bob.post("/plain/", data=form) for _ in range(2)]
        assert [answer.status_code for answer in opened] == [303, 429], "on plain pages"
        page = opened[0].headers["location"]
        form = {"do": "say", "said": "hello", "key": key_in(await bob.get(page))}
        chat = [await bob.post(page, data=form) for _ in range(2)]
        assert [answer.status_code for answer in chat] == [303, 429], "on plain pages"

        cid = await club.guest("Cid")
        person = await club.services.store.read(lambda database: people.person_named(database, "Cid"))
        wire = RecordingWire()
        connection = Connection(wire, person, "192.0.2.9", "en")
        connection.greeted = True
        for number in (1, 2):
            club.services.sockets.receive(connection, msgspec.json.encode(say | {"table": table, "id": number}))
            while not any(message.get("id") == number for message in wire.received):
                await asyncio.sleep(0.01)
        assert [message["type"] for message in wire.received] == ["done", "refused"], "on a socket"
        again = await cid.post(f"/api/tables/{table}/requests", json=say)
        assert code(again) == (429, "table-enough-for-today"), "HTTP and sockets count together"

    run_scenario(tmp_path, scenario, tables_per_day=1, chat_per_day=1, chat_per_second=0)


def key_in(page: httpx.Response) -> str:
    """Return the form key of a plain page."""
    return page.text.partition('name="key" value="')[2].partition('"')[0]


def test_the_rate_of_chat_messages_is_limited_over_http_and_sockets_together(tmp_path: Path) -> None:
    server = RunningServer(tmp_path, chat_per_second="0.05", chat_per_day="7", metrics_token=TOKEN)
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table: str = ann.open("kamisado", "me", "open", listed=True)["table"]
    socket = ann.socket()
    for number in range(3):
        socket.ask("say", table=table, text=f"line {number}")
    replies = [ann.at(table, "say", text=f"over HTTP {number}") for number in range(4)]
    assert [reply.status for reply in replies] == [200, 200, 429, 429]
    assert replies[-1].body["code"] == "table-chat-too-often"
    assert 1 <= int(replies[-1].headers["retry-after"]) <= 20
    assert socket.expect_refusal("say", table=table, text="again")["code"] == "table-chat-too-often"
    assert bob.at(table, "say", text="hello").status == 200
    assert counted_refusals(bob)["chat"] == 3
    socket.close()
    server.stop()


def test_a_person_and_an_address_have_daily_quotas(tmp_path: Path) -> None:
    quotas = {"tables_per_day": "3", "acts_per_day": "4", "chat_per_day": "2", "chat_per_second": "0"}
    server = RunningServer(tmp_path, metrics_token=TOKEN, **quotas)
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table: str = ann.open("kamisado", "me", "here")["table"]
    for number in range(4):
        state = ann.get(f"/api/tables/{table}")["state"]
        assert ann.at(table, "act", after=number, act=state["legal"][0]).status == 200
    reply = ann.at(table, "act", after=4, act=0)
    assert (reply.status, reply.body["code"]) == (429, "table-enough-for-today")
    assert 3600 < int(reply.headers["retry-after"]) <= 6 * 3600
    assert [ann.at(table, "say", text="x").status for _ in range(3)] == [200, 200, 429]
    ann.at(table, "resign")
    assert ann.at(table, "offer", what="rematch").status == 200, "a rematch counts as a table"
    ann.open("kaito", "me", "open")
    request = {"game": "kaito", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert ann.call("POST", "/api/tables", request).status == 429
    bob.open("kaito", "me", "open")
    more = [server.guest(f"Guest {number}") for number in range(12)]
    opened = Counter(guest.call("POST", "/api/tables", request).status for guest in more for _ in range(3))
    assert opened == {201: 30 - 4, 429: 36 - 26}, "an address may open as many tables as ten people"
    assert set(counted_refusals(bob)) == {"tables-a-day", "acts-a-day", "chat-a-day"}
    server.stop()
