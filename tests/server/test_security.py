"""Security: hosts and origins, cookies, headers, limits, revoked logins, and deleted people."""

from __future__ import annotations

import asyncio
import ipaddress
import re
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from kaisho.server import analysis
from kaisho.server.analysis import SHARE
from kaisho.server.middleware.rate_limits import PAGE_COST
from kaisho.server.people import accounts, person_named, unsign
from tests.server.in_process import ORIGIN, PASSWORD, InProcessClub, in_process_club

NO_LIMITS: dict[str, Any] = {"rate_per_address": 0.0, "rate_per_session": 0.0}
OPEN_SEAT = {"kind": "open"}
TABLE = {"game": "kamisado", "seats": [{"kind": "me"}, OPEN_SEAT]}

Scenario = Callable[[InProcessClub], Coroutine[Any, Any, None]]


def run_scenario(folder: Path, scenario: Scenario, **settings: Any) -> None:
    """Run a scenario in a new club."""

    async def run() -> None:
        async with in_process_club(folder, **settings) as club:
            await scenario(club)

    asyncio.run(run())


def code(answer: httpx.Response) -> tuple[int, str | None]:
    """Return the status of a response, and the code if it is a refusal."""
    return answer.status_code, answer.json().get("code")


# --- headers ----------------------------------------------------------------------------------------------------------

EXPECTED = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}


def assert_headers(answer: httpx.Response) -> None:
    for name, value in EXPECTED.items():
        assert answer.headers.get(name) == value, (answer.request.url, answer.status_code, name)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy and "*" not in policy
    assert "server" not in answer.headers


def test_every_kind_of_response_has_the_security_headers(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        client = club.client()
        guest = await club.guest("Ann")
        elsewhere = club.client(origin="http://elsewhere.example")
        answers = [
            (200, await client.get("/api/club")),
            (200, await client.get("/healthz")),
            (200, await client.get("/api/openapi.json")),
            (201, await guest.post("/api/tables", json=TABLE)),
            (400, await client.post("/api/guests", json={"nome": "x"})),
            (400, await client.post("/api/guests", content=b"{")),
            (400, await client.post("/api/guests", content=b"[" * 5000)),
            (401, await client.get("/api/me")),
            (401, await client.get("/api/me", headers={"Authorization": "Bearer kb_nonsense"})),
            (403, await elsewhere.post("/api/guests", json={"name": "Eve"})),
            (403, await client.get("/api/club", headers={"Host": "elsewhere.example"})),
            (403, await client.get("/api/club", headers={"Host": "[::1"})),
            (404, await client.get("/nowhere")),
            (404, await client.get("/api/tables/nothere")),
            (404, await client.get("/metrics")),
            (405, await client.put("/api/me")),
            (413, await client.post("/api/guests", content=b"x" * 200_000)),
        ]
        for status, answer in answers:
            assert answer.status_code == status, (answer.request.url, answer.text)
            assert_headers(answer)
            assert "strict-transport-security" not in answer.headers

    run_scenario(tmp_path, scenario, **NO_LIMITS)


def test_a_rate_limit_refusal_has_the_security_headers_too(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        client = club.client()
        answers = [await client.get("/api/club") for _ in range(8)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
        assert_headers(answers[-1])
        assert code(answers[-1]) == (429, "http-too-often")

    run_scenario(tmp_path, scenario, rate_per_address=0.01, burst_per_address=5)


def test_a_plain_page_counts_as_several_requests(tmp_path: Path) -> None:
    """Rendering one takes so long that a hundred a second would slow down everybody else."""

    async def scenario(club: InProcessClub) -> None:
        client = club.client()
        assert [(await client.get("/plain/")).status_code for _ in range(3)] == [200, 200, 429]
        assert [(await client.get("/api/club")).status_code for _ in range(3)] == [200, 200, 429]

    run_scenario(tmp_path / "one", scenario, rate_per_address=0.01, burst_per_address=2 * PAGE_COST + 2)

    async def once(club: InProcessClub) -> None:
        assert (await club.client().get("/plain/")).status_code == 200

    run_scenario(tmp_path / "two", once, rate_per_address=0.01, burst_per_address=2)


def test_a_broken_store_is_answered_with_503_and_the_security_headers(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        guest = await club.guest("Ann")
        club.services.authenticator.forget_all()
        club.services.store.engine.dispose()
        original = club.services.store.read

        async def fails(query: Any) -> Any:
            raise sa.exc.OperationalError("select", {}, Exception("disk I/O error"))

        club.services.store.read = fails  # type: ignore[method-assign]
        for answer in (await guest.get("/api/me"), await guest.get("/api/tables"), await guest.post("/api/tables", json=TABLE)):
            assert code(answer) == (503, "store-trouble")
            assert_headers(answer)
        club.services.store.read = original  # type: ignore[method-assign]
        assert (await guest.get("/api/me")).status_code == 200

    run_scenario(tmp_path, scenario, **NO_LIMITS)


# --- foreign pages ----------------------------------------------------------------------------------------------------


def test_a_request_with_a_cookie_from_another_origin_changes_nothing(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        guest = await club.guest("Ann")
        for origin in (
            None,
            "null",
            "http://elsewhere.example",
            "https://localhost",
            "http://localhost:81",
            "http://localhost.evil.example",
        ):
            for method, path in (
                ("POST", "/api/tables"),
                ("PATCH", "/api/me"),
                ("DELETE", "/api/logins"),
                ("POST", "/api/me/deletion"),
            ):
                request = club.client(origin=origin)
                request.cookies = guest.cookies
                answer = await request.request(method, path, json={} if method != "POST" else TABLE)
                assert code(answer) == (403, "http-no-origin" if origin is None else "http-foreign-origin")
        assert (await guest.get("/api/me")).json()["name"] == "Ann"
        assert (await guest.get("/api/me/games")).json()["games"] == []

    run_scenario(tmp_path, scenario, **NO_LIMITS)


def test_a_foreign_page_can_neither_sign_in_nor_register(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        await club.account("Ann")
        elsewhere = club.client(origin="http://elsewhere.example")
        for path, body in (
            ("/api/logins", {"name": "Ann", "password": PASSWORD}),
            ("/api/guests", {"name": "Eve"}),
            ("/api/accounts", {"name": "Eve", "password": PASSWORD}),
        ):
            answer = await elsewhere.post(path, json=body)
            assert code(answer) == (403, "http-foreign-origin")
            assert "set-cookie" not in answer.headers

    run_scenario(tmp_path, scenario, **NO_LIMITS)


def test_a_bot_with_a_token_needs_no_origin(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        owner = await club.account("Ann")
        token = (await owner.post("/api/me/bots", json={"name": "Ann-X"})).json()["token"]
        bot = club.client(origin=None)
        bot.headers["Authorization"] = f"Bearer {token}"
        assert (await bot.get("/api/me")).json()["name"] == "Ann-X"
        assert (await bot.post("/api/tables", json=TABLE)).status_code == 201

    run_scenario(tmp_path, scenario, **NO_LIMITS)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:8470", "[::1]:99", "club.localhost", "LOCALHOST"])
def test_on_loopback_host_names_of_this_machine_are_accepted(tmp_path: Path, host: str) -> None:
    async def scenario(club: InProcessClub) -> None:
        assert (await club.client().get("/api/club", headers={"Host": host})).status_code == 200

    run_scenario(tmp_path, scenario, **NO_LIMITS)


@pytest.mark.parametrize("host", ["rebound.example", "", "localhost.example", "10.0.0.1", "127.0.0.1.example", "[", "a]b"])
def test_on_loopback_foreign_host_names_are_refused(tmp_path: Path, host: str) -> None:
    async def scenario(club: InProcessClub) -> None:
        answer = await club.client().get("/api/club", headers={"Host": host})
        assert code(answer) == (403, "http-foreign-host")

    run_scenario(tmp_path, scenario, **NO_LIMITS)


# --- cookies ----------------------------------------------------------------------------------------------------------


def cookie_parts(answer: httpx.Response) -> set[str]:
    parts = answer.headers["set-cookie"].split(";")
    return {part.strip().lower() for part in parts[1:]}


def test_scripts_and_other_sites_cannot_read_the_cookie(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        answer = await club.client().post("/api/guests", json={"name": "Ann"})
        assert {"httponly", "samesite=lax", "path=/"} <= cookie_parts(answer)
        assert not any(part.startswith("domain") for part in cookie_parts(answer))
        assert "secure" not in cookie_parts(answer)

    run_scenario(tmp_path, scenario, **NO_LIMITS)


def test_over_https_the_cookie_is_secure_and_hsts_is_sent(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        client = club.client(origin="https://club.example", base="https://club.example")
        answer = await client.post("/api/guests", json={"name": "Ann"})
        assert answer.status_code == 201, answer.text
        assert "secure" in cookie_parts(answer)
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        assert (await club.client(origin=ORIGIN).post("/api/guests", json={"name": "Eve"})).status_code == 403

    run_scenario(tmp_path, scenario, public_url="https://club.example", **NO_LIMITS)


def test_a_login_gets_a_new_cookie_and_forged_or_ended_ones_are_refused(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        await club.account("Ann")
        planted = await club.guest("Eve")
        before = planted.cookies["kaisho"]
        answer = await planted.post("/api/logins", json={"name": "Ann", "password": PASSWORD})
        after = answer.cookies["kaisho"]
        assert before != after
        old = club.client()
        old.cookies.set("kaisho", before)
        assert (await old.get("/api/me")).json()["name"] == "Eve", "not Ann"
        for forged in (after[:-2] + "AA", after.split(".")[0] + ".", "A" * 43 + "." + after.split(".")[1], "", "a.b.c", "é"):
            other = club.client()
            assert (await other.get("/api/me", headers={"Cookie": f"kaisho={forged}".encode()})).status_code == 401
        signed_in = club.client()
        signed_in.cookies.set("kaisho", after)
        assert (await signed_in.delete("/api/logins")).status_code == 200
        late = club.client()
        late.cookies.set("kaisho", after)
        assert (await late.get("/api/me")).status_code == 401
        assert unsign(club.services.secret, after) is not None, "the signature is right, but the login has ended"

    run_scenario(tmp_path, scenario, **NO_LIMITS)


def test_a_new_password_ends_all_other_logins_at_once(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        here = await club.account("Ann")
        there = await club.sign_in("Ann")
        assert (await there.get("/api/me")).status_code == 200
        wrong = await here.post("/api/me/password", json={"old": "something else", "new": "a new horse battery"})
        assert code(wrong) == (401, "people-wrong-password")
        assert (await there.get("/api/me")).status_code == 200
        assert (await here.post("/api/me/password", json={"old": PASSWORD, "new": "a new horse battery"})).status_code == 200
        assert (await there.get("/api/me")).status_code == 401
        assert (await here.get("/api/me")).status_code == 200
        await club.sign_in("Ann", "a new horse battery")

    run_scenario(tmp_path, scenario, **NO_LIMITS)


def test_a_ban_takes_effect_at_once_and_lasts(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        admin, ann = await club.account("Boss"), await club.account("Ann")
        await club.services.store.write(lambda database: accounts.set_admin(database, person_named(database, "Boss").id, True))  # type: ignore[union-attr]
        club.services.authenticator.forget_all()
        assert (await ann.get("/api/me")).status_code == 200
        assert (await ann.post("/api/admin/people/Boss", json={"banned": True})).status_code == 403
        assert (await admin.post("/api/admin/people/Ann", json={"banned": True})).status_code == 200
        assert (await ann.get("/api/me")).status_code == 401
        again = await club.client().post("/api/logins", json={"name": "Ann", "password": PASSWORD})
        assert code(again) == (403, "people-banned")

    run_scenario(tmp_path, scenario, **NO_LIMITS)


def test_a_login_that_is_revoked_during_its_lookup_is_not_accepted(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        ann, phone = await club.account("Ann"), await club.sign_in("Ann")
        club.services.authenticator.forget_all()
        store, reading, signed_out = club.services.store, asyncio.Event(), asyncio.Event()
        read = store.read

        async def slow(query: Any) -> Any:
            result = await read(query)
            reading.set()
            await signed_out.wait()
            return result

        store.read = slow  # type: ignore[method-assign]
        late = asyncio.create_task(phone.get("/api/me"))
        await reading.wait()
        store.read = read  # type: ignore[method-assign]
        assert (await ann.delete("/api/me/logins")).status_code == 200
        signed_out.set()
        assert (await late).status_code == 401
        assert (await phone.get("/api/me")).status_code == 401, "nor was it cached"

    run_scenario(tmp_path, scenario, **NO_LIMITS)


def test_signing_out_everywhere_ends_all_logins_of_one_person(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        ann, bob = await club.account("Ann"), await club.account("Bob")
        phone = await club.sign_in("Ann")
        assert (await ann.delete("/api/me/logins")).status_code == 200
        assert [(await client.get("/api/me")).status_code for client in (ann, phone, bob)] == [401, 401, 200]
        assert code(await ann.delete("/api/me/logins")) == (401, "people-needs-name")
        await club.sign_in("Ann")

    run_scenario(tmp_path, scenario, **NO_LIMITS)


def test_only_an_admin_can_search_people_and_list_all_tables(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        admin, ann = await club.account("Boss"), await club.account("Jürgen_P")
        await club.services.store.write(lambda database: accounts.set_admin(database, person_named(database, "Boss").id, True))  # type: ignore[union-attr]
        club.services.authenticator.forget_all()
        opened = await ann.post("/api/tables", json={"game": "kaito", "seats": [{"kind": "me"}, {"kind": "open"}]})
        for address in ("/api/admin/people", "/api/admin/tables"):
            assert code(await ann.get(address)) == (403, "people-needs-admin")
        for part, names in {"": ["Boss", "Jürgen_P"], "GEN": ["Jürgen_P"], "%": ["Boss", "Jürgen_P"], "zed": []}.items():
            matches = (await admin.get("/api/admin/people", params={"part": part})).json()["people"]
            assert [person["name"] for person in matches] == names
        assert len((await admin.get("/api/admin/people", params={"limit": 1})).json()["people"]) == 1
        [table] = (await admin.get("/api/admin/tables")).json()["tables"]
        assert table["id"] == opened.json()["table"] and table["seats"] == ["Jürgen_P", ""] and table["status"] == "open"

    run_scenario(tmp_path, scenario, **NO_LIMITS)


# --- proxies and limits -----------------------------------------------------------------------------------------------


def test_forwarded_headers_of_an_untrusted_client_are_ignored(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        statuses = []
        for number in range(8):
            client = club.client("203.0.113.9")
            client.headers.update({"X-Forwarded-For": f"10.0.0.{number}", "X-Forwarded-Proto": "https"})
            answer = await client.get("/api/club")
            statuses.append(answer.status_code)
            assert "strict-transport-security" not in answer.headers
        assert statuses == [200] * 5 + [429] * 3

    run_scenario(tmp_path, scenario, rate_per_address=0.01, burst_per_address=5)


def test_only_the_part_of_forwarded_headers_by_trusted_proxies_is_used(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        async def through_proxy(forwarded: str) -> int:
            client = club.client("10.1.1.1")
            client.headers.update({"X-Forwarded-For": forwarded, "X-Forwarded-Proto": "https"})
            answer = await client.get("/api/club")
            assert "strict-transport-security" in answer.headers
            return answer.status_code

        assert [await through_proxy(f"6.6.6.{number}, 203.0.113.9") for number in range(4)] == [200, 200, 200, 429]
        assert await through_proxy("203.0.113.10") == 200, "somebody else"
        assert await through_proxy("203.0.113.9, 10.1.1.2") == 429, "through two proxies"
        assert await through_proxy("nonsense, 203.0.113.9") == 429

    run_scenario(
        tmp_path, scenario, rate_per_address=0.01, burst_per_address=3, trusted_proxy=(ipaddress.ip_network("10.1.1.0/24"),)
    )


def test_the_addresses_of_one_ipv6_network_are_limited_together(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        statuses = [(await club.client(f"2001:db8::{number}").get("/api/club")).status_code for number in range(1, 6)]
        assert statuses == [200, 200, 200, 429, 429]
        assert (await club.client("2001:db8:0:1::1").get("/api/club")).status_code == 200

    run_scenario(tmp_path, scenario, rate_per_address=0.01, burst_per_address=3)


def test_an_ipv4_address_mapped_to_ipv6_counts_as_the_same_address(tmp_path: Path) -> None:
    """A server that listens on ``::`` sees ``::ffff:203.0.113.1``: all of IPv4 would count as one network."""

    async def scenario(club: InProcessClub) -> None:
        addresses = ["::ffff:203.0.113.1"] * 4 + ["203.0.113.1", "::ffff:203.0.113.2"]
        statuses = [(await club.client(address).get("/api/club")).status_code for address in addresses]
        assert statuses == [200, 200, 200, 429, 429, 200]
        proxied = club.client("::ffff:10.1.1.1")
        proxied.headers.update({"X-Forwarded-For": "203.0.113.3", "X-Forwarded-Proto": "https"})
        assert [(await proxied.get("/api/club")).status_code for _ in range(4)] == [200, 200, 200, 429]
        proxied.headers.update({"X-Forwarded-For": "::FFFF:203.0.113.4"})
        answer = await proxied.get("/api/club")
        assert answer.status_code == 200 and "strict-transport-security" in answer.headers

    run_scenario(
        tmp_path, scenario, rate_per_address=0.01, burst_per_address=3, trusted_proxy=(ipaddress.ip_network("10.1.1.0/24"),)
    )


def test_guessing_passwords_is_rate_limited(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        await club.account("Ann", address="203.0.113.1")
        club.services.limits.sign_ins.rate = 1e-9  # as if everything after it happened in one moment
        client = club.client()
        statuses: list[int] = []
        while 429 not in statuses:
            answer = await client.post("/api/logins", json={"name": f"Ann {len(statuses)}", "password": "a guess"})
            statuses.append(answer.status_code)
            assert len(statuses) < 40, "after a burst of twenty, attempts are limited"
        assert statuses[:20] == [401] * 20
        right = await client.post("/api/logins", json={"name": "Ann", "password": PASSWORD})
        assert code(right) == (429, "http-too-often")

    run_scenario(tmp_path, scenario, sign_ins_at_once=20)


def test_an_unknown_name_and_a_wrong_password_get_the_same_response(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        await club.account("Ann")
        await club.guest("Gus")
        answers = [
            await club.client().post("/api/logins", json={"name": name, "password": "guess guess"})
            for name in ("Ann", "Nobody here", "Gus")
        ]
        assert len({answer.content for answer in answers}) == 1
        assert code(answers[0]) == (401, "people-wrong-password")

    run_scenario(tmp_path, scenario, **NO_LIMITS)


def test_one_address_cannot_use_all_analyses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "WHOLE_SECONDS", 0.05)

    async def scenario(club: InProcessClub) -> None:
        many = [await club.guest(f"Guest {number}x", address="203.0.113.1") for number in range(3)]
        other = await club.guest("Other", address="203.0.113.2")
        request = {"game": "caminos", "bot": "strong", "seconds": 1.5}
        first = [asyncio.create_task(guest.post("/api/study/opinion", json=request)) for guest in many[:2]]
        while club.services.analyst._waiting < 2:
            await asyncio.sleep(0.01)
        assert code(await many[2].post("/api/study/opinion", json=request)) == (429, "table-analysis-busy")
        assert (await other.post("/api/study/opinion", json=request | {"seconds": 0.05})).status_code == 200
        assert [(await answer).status_code for answer in first] == [200, 200]
        assert (await many[2].post("/api/study/opinion", json=request | {"seconds": 0.05})).status_code == 200, "no quota used"

    run_scenario(tmp_path, scenario, analyses_waiting=2 * SHARE, analyses_per_hour=1, rate_per_address=0)


def test_the_number_of_concurrent_analyses_of_all_addresses_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(club: InProcessClub) -> None:
        guests = [await club.guest(f"Guest {number}x", address=f"203.0.113.{number}") for number in range(3)]
        request = {"game": "caminos", "bot": "easy", "seconds": 0.01}
        analyst, go_on = club.services.analyst, asyncio.Event()
        think = analyst.thinkers.opinion

        async def think_later(*arguments: Any, **named: Any) -> Any:
            await go_on.wait()
            return await think(*arguments, **named)

        monkeypatch.setattr(analyst.thinkers, "opinion", think_later)
        first = [asyncio.create_task(guest.post("/api/study/opinion", json=request)) for guest in guests[:2]]
        while analyst._waiting < 2:
            await asyncio.sleep(0.01)
        late = asyncio.create_task(guests[2].post("/api/study/opinion", json=request))
        while not late.done() and analyst._waiting < 3:
            await asyncio.sleep(0.01)
        go_on.set()
        assert code(await late) == (429, "table-analysis-busy")
        assert [(await answer).status_code for answer in first] == [200, 200]
        assert (await guests[2].post("/api/study/opinion", json=request)).status_code == 200, "there is capacity again"

    run_scenario(tmp_path, scenario, analyses_waiting=2, rate_per_address=0)


def test_the_number_of_open_tables_of_a_person_is_limited(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        ann = await club.guest("Ann")
        statuses = [(await ann.post("/api/tables", json=TABLE)).status_code for _ in range(5)]
        assert statuses == [201, 201, 201, 409, 409]

    run_scenario(tmp_path, scenario, most_tables=3, **NO_LIMITS)


def test_metrics_need_the_token_and_contain_no_names(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        ann = await club.guest("Annabella")
        await ann.post("/api/tables", json=TABLE)
        await ann.get("/api/people/Annabella")
        for wrong in ({}, {"Authorization": "Bearer wrong"}, {"Authorization": "Basic the-token-of-the-metrics"}):
            assert (await club.client().get("/metrics", headers=wrong)).status_code in (401, 404)
        metrics = await club.client().get("/metrics", headers={"Authorization": "Bearer the-token-of-the-metrics"})
        assert metrics.status_code == 200
        assert "kaisho_http_requests" in metrics.text and "Annabella" not in metrics.text

    run_scenario(tmp_path, scenario, metrics_token="the-token-of-the-metrics", **NO_LIMITS)


# --- other people's tables --------------------------------------------------------------------------------------------


def test_only_players_of_a_table_see_its_invitation(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        ann, eve = await club.guest("Ann"), await club.guest("Eve")
        table = (await ann.post("/api/tables", json=TABLE)).json()
        key, path = table["invite"], f"/api/tables/{table['table']}"
        assert re.fullmatch("[a-z2-9]{20}", key)
        for person in (eve, club.client()):
            for address in (path, f"{path}/record", f"{path}/position", "/api/tables", "/api/people/Ann"):
                assert key not in (await person.get(address)).text
        for wrong in (None, "", "x", key[:-1], key.upper()):
            answer = await eve.post(f"{path}/requests", json={"do": "join", "invite": wrong})
            assert code(answer) == (403, "table-needs-invitation")
        assert (await eve.post(f"{path}/requests", json={"do": "join", "invite": key})).status_code == 200
        assert (await ann.get(path)).json()["invite"] is None, "nobody else can join"

    run_scenario(tmp_path, scenario, **NO_LIMITS)


def test_nobody_acts_for_another_seat_or_takes_a_reserved_seat_or_two_seats(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        ann, ben, eve = await club.guest("Ann"), await club.guest("Ben"), await club.guest("Eve")
        request = {"game": "caminos", "options": {"players": "4", "board": "octagon"}, "listed": True}
        seats = [{"kind": "me"}, {"kind": "invited", "name": "Ben"}, OPEN_SEAT, OPEN_SEAT]
        path = f"/api/tables/{(await ann.post('/api/tables', json=request | {'seats': seats})).json()['table']}/requests"

        async def do(person: httpx.AsyncClient, **fields: Any) -> tuple[int, str]:
            answer = await person.post(path, json=fields)
            return answer.status_code, answer.json().get("code", "")

        assert await do(eve, do="join", seat=1) == (409, "table-seat-taken")
        assert await do(eve, do="join", seat=0) == (409, "table-seat-taken")
        assert await do(eve, do="join", seat=2) == (200, "")
        assert await do(eve, do="join", seat=3) == (409, "table-sits-already")
        assert await do(ann, do="join") == (409, "table-sits-already")
        assert await do(ann, do="act", after=0, act=0) == (409, "table-not-begun")
        assert await do(ben, do="join") == (200, "")
        assert await do(await club.guest("Dan"), do="join") == (200, "")
        outsider = await club.guest("Zed")
        for person, seat in ((eve, 0), (ben, 0), (outsider, 0), (outsider, None), (ann, 1)):
            assert await do(person, do="act", after=0, act=0, seat=seat) == (403, "table-not-seated")
            assert await do(person, do="back", after=0, seat=seat) == (403, "table-not-seated")
        for request in ({"do": "resign"}, {"do": "claim", "what": "win"}, {"do": "offer", "what": "draw"}, {"do": "leave"}):
            assert await do(outsider, **request) in ((403, "table-not-seated"), (409, "table-has-begun"))

    run_scenario(tmp_path, scenario, **NO_LIMITS)


def test_neither_the_running_games_of_others_nor_the_hands_of_bots_are_analysed(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        ann, eve = await club.guest("Ann"), await club.guest("Eve")
        mine = (await ann.post("/api/tables", json={"game": "kamisado", "seats": [{"kind": "me"}, {"kind": "here"}]})).json()
        request = {"at": 0, "bot": "random", "seconds": 0.1}
        answer = await eve.post(f"/api/tables/{mine['table']}/analysis", json=request)
        assert code(answer) == (409, "table-not-over")
        assert (await ann.post(f"/api/tables/{mine['table']}/analysis", json=request)).status_code == 200
        seats = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
        hidden = (await ann.post("/api/tables", json={"game": "samurai", "seats": seats})).json()
        answer = await ann.post(f"/api/tables/{hidden['table']}/analysis", json=request)
        assert code(answer) == (409, "table-not-over"), "the bot is to act"

    run_scenario(tmp_path, scenario, **NO_LIMITS)


# --- the store fails --------------------------------------------------------------------------------------------------


def test_an_act_that_cannot_be_stored_is_refused_and_not_announced(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        ann = await club.guest("Ann")
        table = (await ann.post("/api/tables", json={"game": "kamisado", "seats": [{"kind": "me"}, {"kind": "here"}]})).json()
        path = f"/api/tables/{table['table']}"
        before = (await ann.get(path)).json()["state"]
        with read_only_store(club):
            answer = await ann.post(f"{path}/requests", json={"do": "act", "after": before["count"], "act": before["legal"][0]})
            assert code(answer) == (503, "store-trouble")
            assert (await ann.get(path)).json()["state"]["log"] == before["log"]
            assert (await ann.get("/healthz")).status_code == 503
            assert code(await ann.post("/api/tables", json=TABLE)) == (503, "store-trouble")
            assert code(await club.client().post("/api/guests", json={"name": "Ben"})) == (503, "store-trouble")
        answer = await ann.post(f"{path}/requests", json={"do": "act", "after": before["count"], "act": before["legal"][0]})
        assert answer.status_code == 200, "the game continues where it was"
        assert answer.json()["state"]["log"] > before["log"]

    run_scenario(tmp_path, scenario, **NO_LIMITS)


class read_only_store:  # noqa: N801
    """Make the database read-only until the end of the block, as if the disk were full or missing."""

    def __init__(self, club: InProcessClub) -> None:
        self.engine = club.services.store.engine

    def _fail(self, connection: Any) -> None:
        connection.exec_driver_sql("PRAGMA query_only=ON")

    def __enter__(self) -> None:
        sa.event.listen(self.engine, "begin", self._fail)

    def __exit__(self, *error: object) -> None:
        sa.event.remove(self.engine, "begin", self._fail)
        self.engine.dispose()


# --- deleted people ---------------------------------------------------------------------------------------------------


def test_no_file_contains_anything_of_a_deleted_account(tmp_path: Path) -> None:
    name, chat = "Quetzalcoatlus", "my telephone number is secret"

    async def scenario(club: InProcessClub) -> None:
        deleted, other = await club.account(name), await club.guest("Ann")
        await deleted.post("/api/me/bots", json={"name": "Quetzal-Bot"})
        for number in range(30):
            seats = [{"kind": "me"}, OPEN_SEAT if number % 2 else {"kind": "here"}]
            table = (await deleted.post("/api/tables", json={"game": "kamisado", "seats": seats, "listed": True})).json()
            path = f"/api/tables/{table['table']}/requests"
            if number % 2:
                await other.post(path, json={"do": "join"})
            assert (await deleted.post(path, json={"do": "say", "text": f"{chat} {number}"})).status_code == 200
        assert any(chat.encode() in file.read_bytes() for file in club.folder.iterdir())
        wrong = await deleted.post("/api/me/deletion", json={"password": "something else"})
        assert code(wrong) == (401, "people-wrong-password")
        assert (await deleted.post("/api/me/deletion", json={"password": PASSWORD})).status_code == 200
        for answer in (
            await other.get("/api/me/games"),
            await other.get(path.removesuffix("/requests")),
            await other.get("/api/tables"),
        ):
            assert answer.status_code == 200
            assert name not in answer.text
        assert (await deleted.get("/api/me")).status_code == 401
        for file in club.folder.iterdir():
            for secret in (name, name.lower(), chat, "Quetzal"):
                assert secret.encode() not in file.read_bytes(), (file.name, secret)

    run_scenario(tmp_path, scenario, most_tables=0, **NO_LIMITS)
