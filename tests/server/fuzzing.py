"""Fuzzing of a running server: its documented API, studies, WebSocket messages, and raw bytes."""

from __future__ import annotations

import json
import os
import re
import socket
import struct
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

import hypothesis
import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)
from websockets.exceptions import ConnectionClosed

from kaisho.games import load, names
from kaisho.record import Record
from tests.server.clubs import Client, Listener
from tests.server.running import PATIENCE

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
    negative_data_rejection,
    unsupported_method,
]
LAST = ("/api/me/deletion", "/api/logins", "/api/me/password")
"""Routes that are fuzzed last, because they may change who is signed in."""

# --- the documented interface -----------------------------------------------------------------------------------------


def fuzz_api(client: Client, table: str, examples: int, seed: int) -> int:
    """Call every documented operation with valid and invalid data; return the number of requests."""
    schema = schemathesis.openapi.from_url(f"{client.address}/api/openapi.json")
    operations = sorted(
        (operation.ok() for operation in schema.get_all_operations()), key=lambda operation: operation.path in LAST
    )
    requests_sent = 0
    for operation in operations:

        @hypothesis.seed(seed)
        @hypothesis.settings(
            max_examples=examples,
            deadline=None,
            database=None,
            phases=[hypothesis.Phase.generate],
            suppress_health_check=list(hypothesis.HealthCheck),
        )
        @hypothesis.given(case=operation.as_strategy(), real=hypothesis.strategies.booleans())
        def ask(case: Any, real: bool) -> None:
            nonlocal requests_sent
            requests_sent += 1
            if real and "id" in (case.path_parameters or {}):
                case.path_parameters["id"] = table
            if case.query:
                case.query.pop("wait", None)  # long polling would really wait
            headers = {"Origin": client.address}
            case.call_and_validate(headers=headers, cookies=dict(client.http.cookies), checks=CHECKS, timeout=PATIENCE)

        ask()
    return requests_sent


# --- studies ----------------------------------------------------------------------------------------------------------


def random_study(chance: Random) -> dict[str, Any]:
    """Return a request for a study of a random game: its start, some of its acts, perhaps views."""
    game = load(chance.choice(names()))
    record = Record(game, game.shuffle(chance.randrange(1000)))
    for _ in range(chance.choice((0, 1, 5, 40, 120))):
        if legal := game.legal(record.state):
            record.play(chance.choice(legal))
    acts = [act if chance.random() < 0.5 else game.write(*step) for act, step in zip(record.acts, _steps(record), strict=True)]
    start: dict[str, Any] = chance.choice(
        [
            {"game": game.name, "deal": game.write_layout(record.layout), "acts": acts},
            {"game": game.name, "position": game.position(record.states[0]), "acts": acts},
            {"game": game.name, "position": game.position(game.concealed(record.state, chance.randrange(-1, game.seats)))},
            {"record": record.write(chance.choice(game.styles))},
            {"record": record.write(seat=-1)},
        ]
    )
    more = {"seat": chance.randrange(-1, game.seats), "notation": chance.choice(game.styles), "views": chance.random() < 0.3}
    return start | {name: value for name, value in more.items() if chance.random() < 0.4}


def _steps(record: Record) -> list[tuple[Any, int]]:
    return list(zip(record.states, record.acts, strict=False))


def corrupted(value: Any, chance: Random) -> Any:
    """Return a text or a list of acts with one random error."""
    if isinstance(value, list):
        wrong = chance.choice([-1, 0, 5, 511, 10**6, 2**31, "", "end", "0", "😀", "a1-a1", "+H2"])
        return [*value[: chance.randint(0, len(value))], wrong, *value[chance.randint(0, len(value)) :]][:2000]
    if not isinstance(value, str):
        return chance.choice(VALUES)
    index = chance.randrange(len(value) + 1)
    inserted = chance.choice(["", " ", "/", ":", "-", "9", "0", "x", "Z", "\n", "é", "255", "-1", value[:7], "\x00"])
    return value[:index] + inserted + value[index + chance.randint(0, 3) :]


def fuzz_studies(client: Client, number: int, chance: Random) -> Counter[int]:
    """Send studies with at most one error, some of them valid; count the statuses of the responses."""
    counts: Counter[int] = Counter()
    for _ in range(number):
        request = random_study(chance)
        if chance.random() < 0.7:
            key = chance.choice([*request, *5 * [name for name in ("record", "position", "deal", "acts") if name in request]])
            request[key] = corrupted(request[key], chance)
        path = chance.choice(["", "", "/record", "/opinion", "/verdict"])
        more = {"/opinion": {"seconds": 0.01, "bot": "easy"}, "/verdict": {"seconds": 0.01}}.get(path, {})
        response = client.ask("POST", f"/api/study{path}", request | more, timeout=PATIENCE)
        assert response.status_code in (200, 400, 404, 409, 413), (path, request, response.text)
        counts[response.status_code] += 1
    return counts


# --- messages ---------------------------------------------------------------------------------------------------------

VALUES: list[Any] = [
    *(None, True, False, 0, -1, 1, 2**31, 2**53, 2**63, 2**64, 10**400, -(10**30), 0.5, 1e308, -0.0),
    *("", "x", "0", "\x00", "\ud7ff", "😀" * 50, "a" * 300, "{}", "<b>", "' or 1=1 --", "../../etc/passwd", "e\u0301" * 100),
    *([], {}, [[]], [None], {"": ""}, {"do": "hello"}, [1, 2, 3], "kamisado", "draw", "back", "rematch", "win", "off"),
]


def valid_messages(table: str) -> list[dict[str, Any]]:
    """Return one valid message of each kind."""
    return [
        {"do": "hello", "protocol": 1, "language": "de", "id": 1},
        {"do": "watch", "table": table, "have": 0},
        {"do": "unwatch", "table": table},
        {"do": "look", "table": table, "seat": 0},
        {"do": "join", "table": table, "seat": 1, "invite": "abc"},
        {"do": "leave", "table": table},
        {"do": "act", "table": table, "after": 0, "act": 5, "seat": 0},
        {"do": "act", "table": table, "after": 0, "act": "purple ↖5"},
        {"do": "preview", "table": table, "act": 5, "seat": 0},
        {"do": "back", "table": table, "after": 1, "seat": 0},
        {"do": "offer", "table": table, "what": "back"},
        {"do": "answer", "table": table, "what": "draw", "yes": False},
        {"do": "claim", "table": table, "what": "off"},
        {"do": "say", "table": table, "text": "hello"},
        {"do": "lobby", "on": True},
        {"do": "pong", "n": 1},
    ]


def mutated(message: dict[str, Any], chance: Random) -> str | bytes:
    """Return a message with random errors; it may still be valid."""
    changed = dict(message)
    for _ in range(chance.randint(0, 2)):
        key = chance.choice([*changed, "do", "id", "table", "seat", "extra"])
        if chance.random() < 0.2:
            changed.pop(key, None)
        else:
            changed[key] = chance.choice(VALUES)
    text = json.dumps(changed, ensure_ascii=chance.random() < 0.5)
    match chance.randint(0, 11):
        case 0:
            cut = chance.randrange(len(text))
            return text[:cut]
        case 1:
            index = chance.randrange(len(text))
            return text[:index] + chance.choice(['"', "{", "\\", "\x00", "\\ud800", "1e999", "NaN", "[" * 2000]) + text[index:]
        case 2:
            return text.encode()  # as a binary frame
        case 3:
            return bytes(chance.randrange(256) for _ in range(chance.randint(0, 200)))
        case 4:
            return "[" * 5000 + "]" * 5000
    return text


def fuzz_messages(client: Client, table: str, number: int, chance: Random) -> Counter[str]:
    """Send invalid messages over one socket after the other; each is answered or closes the connection."""
    counts: Counter[str] = Counter()
    listener = client.socket()
    valid = valid_messages(table)
    for _ in range(number):
        counts["messages"] += 1
        try:
            listener.socket.send(mutated(chance.choice(valid), chance))
            if chance.random() < 0.1:
                listener.ask(do="lobby", on=False)  # its answer comes after everything before it was handled
        except ConnectionClosed:
            counts["closed"] += 1
            listener.close()
            listener = client.socket()
    with suppress(ConnectionClosed):
        listener.ask(do="lobby", on=False)
    listener.close()
    return counts


# --- frames and bytes -------------------------------------------------------------------------------------------------


def frame(
    opcode: int, body: bytes, *, fin: bool = True, masked: bool = True, reserved: int = 0, length: int | None = None
) -> bytes:
    """Return a WebSocket frame, valid or not."""
    size = len(body) if length is None else length
    first = (0x80 if fin else 0) | reserved << 4 | opcode
    mask_bit = 0x80 if masked else 0
    if size < 126:
        head = struct.pack("!BB", first, mask_bit | size)
    elif size < 1 << 16:
        head = struct.pack("!BBH", first, mask_bit | 126, size)
    else:
        head = struct.pack("!BBQ", first, mask_bit | 127, size)
    if not masked:
        return head + body
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[index % 4] for index, byte in enumerate(body))


HELLO = b'{"do":"hello","protocol":1}'


def frames(chance: Random) -> list[bytes]:
    """Return frames that a client must not send or rarely sends."""
    return [
        frame(1, b"\xff\xfe\x80"),  # not UTF-8
        frame(1, HELLO[:9], fin=False) + frame(0, HELLO[9:], fin=False) + frame(0, b""),
        frame(1, HELLO[:5], fin=False) + frame(9, b"ping") + frame(0, HELLO[5:]),
        frame(1, b"a", fin=False) + frame(1, b"b"),  # a message within a message
        frame(0, b"continues nothing"),
        frame(1, HELLO, masked=False),
        frame(3, b"no such kind"),
        frame(11, b"no such control"),
        frame(9, b"x" * 126),  # a control frame that is too long
        frame(9, b"ping", fin=False),
        frame(10, b"an unsolicited pong"),
        frame(8, b"\x03"),  # a close with half a code
        frame(8, struct.pack("!H", 1005)),
        frame(8, struct.pack("!H", 1000) + b"\xff"),
        frame(1, HELLO, reserved=chance.randint(1, 7)),
        frame(1, b"", length=2**63 - 1),
        frame(1, b"", length=2**63),
        frame(2, b"x" * 20_000),
        frame(1, b"{" * 16_000),
        frame(1, b"", length=100)[:3],
        bytes(chance.randrange(256) for _ in range(chance.randint(1, 300))),
        b"".join(frame(1, b"", fin=False) if not number else frame(0, b"") for number in range(1))
        + frame(0, b"x", fin=False) * 500,
        frame(9, b"") * 300,
        frame(1, HELLO) * 50,
    ]


def requests(host: str, chance: Random) -> list[bytes]:
    """Return HTTP requests and handshakes, valid and invalid."""
    key = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    upgrade = b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
    host_header = f"Host: {host}\r\n".encode()
    version = b"Sec-WebSocket-Version: 13\r\n"
    get = b"GET /socket HTTP/1.1\r\n"
    return [
        get + host_header + upgrade + key,  # never finished
        get + host_header + upgrade + version + b"\r\n",
        get + host_header + upgrade + key + b"Sec-WebSocket-Version: 99\r\n\r\n",
        get + host_header + upgrade + b"Sec-WebSocket-Key: short\r\n" + version + b"\r\n",
        get + host_header + upgrade + key + version + b"Origin: http://elsewhere.example\r\n\r\n",
        get + host_header + upgrade + key + version + b"Cookie: kaisho=" + b"x" * 3000 + b"\r\n\r\n",
        get + host_header + upgrade + key + version + b"Authorization: Bearer \xff\xfe\r\n\r\n",
        get + host_header + upgrade + key + version + b"Sec-WebSocket-Extensions: permessage-deflate; =;;\r\n\r\n",
        get + b"Host: elsewhere.example\r\n" + upgrade + key + version + b"\r\n",
        get + b"Host: [::1\r\n" + upgrade + key + version + b"\r\n",
        b"POST /socket HTTP/1.1\r\n" + host_header + upgrade + key + version + b"\r\n",
        b"GET /nowhere HTTP/1.1\r\n" + host_header + upgrade + key + version + b"\r\n",
        b"GET /api/club HTTP/1.1\r\nHost: [::1\r\n\r\n",
        b"GET /api/club HTTP/1.1\r\nHost: a]b\r\n\r\n",
        b"GET /api/club HTTP/1.1\r\n\r\n",
        b"GET /api/club HTTP/1.0\r\n\r\n",
        b"GET /api/people/%ff%fe%00 HTTP/1.1\r\n" + host_header + b"\r\n",
        b"GET /api/me/bots/" + b"9" * 5000 + b" HTTP/1.1\r\n" + host_header + b"\r\n",
        b"DELETE /api/me/bots/" + b"9" * 5000 + b" HTTP/1.1\r\n" + host_header + b"\r\n",
        b"GET /api/tables/abc/replay?at=" + b"9" * 5000 + b" HTTP/1.1\r\n" + host_header + b"\r\n",
        b"GET /api/tables/abc/record?notation=%ff&notation=%00 HTTP/1.1\r\n" + host_header + b"\r\n",
        b"GET /api/leaderboards/%2e%2e/2 HTTP/1.1\r\n" + host_header + b"\r\n",
        b"GET /" + b"a" * 60_000 + b" HTTP/1.1\r\n" + host_header + b"\r\n",
        b"GET /api/me HTTP/1.1\r\n" + host_header + b"Cookie: kaisho=\xff.\xff; kaisho\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\n" + host_header + b"Accept-Language: \xff,,;q=\r\nAuthorization: Bearer\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\n" + host_header + b"X: " + b"y" * 70_000 + b"\r\n\r\n",
        b"POST /api/guests HTTP/1.1\r\n" + host_header + b"Content-Length: 50\r\n\r\n{",
        b"POST /api/guests HTTP/1.1\r\n" + host_header + b"Content-Length: -1\r\n\r\n{}",
        b"POST /api/guests HTTP/1.1\r\n" + host_header + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"POST /api/guests HTTP/1.1\r\n" + host_header + b"Transfer-Encoding: chunked\r\n\r\nffffffffff\r\n{",
        b"POST /api/guests HTTP/1.1\r\n" + host_header + b'Content-Length: 7\r\n\r\n{"a":\xff}',
        b"POST /api/guests HTTP/1.1\r\n" + host_header + b"Content-Length: 20000\r\n\r\n" + b"[" * 20_000,
        b"POST /api/guests HTTP/1.1\r\n" + host_header + b"Content-Length: 900000\r\n\r\n" + b"[" * 900_000,
        b"OPTIONS * HTTP/1.1\r\n" + host_header + b"\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",  # a TLS client hello
        bytes(chance.randrange(256) for _ in range(300)),
    ]


def fuzz_bytes(client: Client, rounds: int, chance: Random) -> Counter[str]:
    """Send all of these requests and frames; some connections stay open, others are closed at once."""
    counts: Counter[str] = Counter()
    host, port = client.address.removeprefix("http://").split(":")
    for _ in range(rounds):
        connections = []
        for sent in requests(f"{host}:{port}", chance):
            raw = socket.create_connection((host, int(port)), timeout=5)
            connections.append(raw)
            counts["requests"] += 1
            with suppress(OSError):
                raw.sendall(sent)
                raw.settimeout(0.05)
                response = raw.recv(65536)
                assert not re.match(rb"HTTP/1.1 5", response), (sent[:200], response)
        for sent in frames(chance):
            raw = connected(host, port)
            connections.append(raw)
            counts["frames"] += 1
            with suppress(OSError):
                raw.sendall(frame(1, HELLO) + sent)
                raw.settimeout(0.05)
                raw.recv(65536)
            if chance.random() < 0.3:
                raw.close()
        for raw in connections:
            raw.close()
    return counts


class HandshakeRefused(Exception):
    """The server refused a WebSocket handshake."""


def connected(host: str, port: str, headers: dict[str, str] | None = None) -> socket.socket:
    """Open a WebSocket as a raw socket, because a library would follow the protocol."""
    raw = socket.create_connection((host, int(port)), timeout=PATIENCE)
    host_header = f"Host: {host}:{port}\r\n".encode()
    host_header += b"".join(f"{name}: {value}\r\n".encode() for name, value in (headers or {}).items())
    key = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    raw.sendall(b"GET /socket HTTP/1.1\r\n" + host_header + b"Connection: Upgrade\r\nUpgrade: websocket\r\n" + key + b"\r\n")
    response = raw.recv(4096)
    if not response.startswith(b"HTTP/1.1 101"):
        raw.close()
        raise HandshakeRefused(response)
    return raw


def is_responsive(listener: Listener) -> bool:
    return listener.ask(do="lobby", on=False)["type"] == "done"
