"""Invalid requests are refused with a message: no route answers with status 500, whatever is sent."""

from __future__ import annotations

import asyncio
import random
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.in_process import ORIGIN, InProcessClub, in_process_club
from tests.server.running import NO_LIMITS, RunningServer

BODIES = (
    b"",
    b"\xff\xfe",
    b'{"name":"\xc3\x28"}',
    b'{"record":"\xed\xa0\x80"}',
    b'{"game":"kamisado","acts":["\xff"]}',
    b"\x00",
    b"null",
    b"[]",
    b"{}",
    b'"text"',
    b"1e999",
    b'{"name":' + b"9" * 5000 + b"}",
    b'{"game":"kaito","options":{"start":' + b"9" * 400 + b"}}",
    b'{"name":"\\ud800","game":"\\ud800"}',
    b'{"name":"a","name":"b"}',
    b"[" * 30_000,
    b'{"a":' * 5_000,
    b"key=%ff&name=%00&record=%ed%a0%80",
)
QUERIES = (
    "",
    "?",
    "?at=%ff",
    "?at=999999999999999999999",
    "?at=1&at=2",
    "?language=%00&notation=%ff",
    "?%ff=%ff",
    "?seat=-99&limit=-1",
    "?" + "a=b&" * 3000,
)
TYPES = (
    "application/json",
    "application/x-www-form-urlencoded",
    "text/plain",
    "multipart/form-data",
    "\xff",
    "application/json; charset=\xff",
)
VALUES = ("kamisado", "a", "%ff", "%00", "..%2f", "9" * 30, "Ann", "ﷺ", "-1", "%ed%a0%80")


def addresses(club: InProcessClub, chance: random.Random) -> list[tuple[str, str]]:
    """Every route with every method, its parameters filled with odd values."""
    requests = []
    for route in club.app.litestar.routes:
        for method in sorted(route.methods | {"GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"}):  # type: ignore[attr-defined]
            path = "/".join(chance.choice(VALUES) if "{" in part else part for part in route.path_format.split("/"))
            requests.append((method, path))
    return requests


def test_no_route_answers_500_whatever_is_sent(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    chance = random.Random(5)

    async def ask() -> list[tuple[Any, ...]]:
        failed: list[tuple[Any, ...]] = []
        async with in_process_club(tmp_path, rate_per_address=0, rate_per_session=0, most_tables=0) as club:
            clients = [club.client(), await club.guest("Ann")]
            for method, path in addresses(club, chance):
                for _ in range(3):
                    client, body, query, kind = (chance.choice(each) for each in (clients, BODIES, QUERIES, TYPES))
                    headers = {
                        "content-type": kind.encode("latin-1"),
                        "accept-language": chance.choice(["de", "\xff", ",;q"]).encode("latin-1"),
                    }
                    request = httpx.Request(method, ORIGIN + path + query, content=body, headers={**headers, "origin": ORIGIN})  # type: ignore[dict-item]
                    answer = await client.send(request)
                    if answer.status_code >= 500:
                        failed.append((method, path, query, body[:40], kind, answer.status_code))
        return failed

    assert asyncio.run(ask()) == []
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.parametrize("body", [b'{"name":"\xff"}', b'{"name":"\xc3\x28"}', b'{"game":"kaito","acts":["\xed\xa0\x80"]}'])
def test_texts_that_are_not_utf_8_are_refused(tmp_path: Path, body: bytes) -> None:
    async def ask() -> list[httpx.Response]:
        async with in_process_club(tmp_path) as club:
            headers = {"content-type": "application/json"}
            return [
                await club.client().post(path, content=body, headers=headers)
                for path in ("/api/guests", "/api/study", "/api/logins")
            ]

    for answer in asyncio.run(ask()):
        assert (answer.status_code, answer.json()["code"]) == (400, "http-bad-request"), answer.text


def test_an_address_that_is_not_a_path_is_not_found(tmp_path: Path) -> None:
    server = RunningServer(tmp_path, **NO_LIMITS)
    try:
        host, _, port = server.address.removeprefix("http://").rstrip("/").partition(":")
        for target in (b"*", b"http://localhost/x", b"//", b"/%ff", b"/\xff", b"localhost:80"):
            for method in (b"GET", b"OPTIONS", b"HEAD", b"CONNECT"):
                with socket.create_connection((host, int(port)), 60) as connection:
                    connection.sendall(method + b" " + target + b" HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                    answer = connection.recv(65_536)
                    assert answer[9:10] in (b"2", b"3", b"4"), (method, target, answer[:80])
    finally:
        server.stop()
    assert not [line for line in server.lines if " error " in line]
