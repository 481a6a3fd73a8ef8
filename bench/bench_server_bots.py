"""Latency of the server while its bots think: round trips on one socket, without and with busy bots."""

from __future__ import annotations

import argparse
import json
import statistics
import threading
import time
import urllib.request
from typing import Any

from bench_server import OURS, Serving, serving
from websockets.sync.client import ClientConnection, connect

GAMES = ("kamisado", "kaito", "caminos", "samurai")
TABLES = 4
"""Tables of each game, all against the strongest level."""


def person(server: Serving, name: str) -> str:
    """A guest's cookie."""
    body = json.dumps({"name": name}).encode()
    headers = {"Content-Type": "application/json", "Origin": server.address}
    with urllib.request.urlopen(urllib.request.Request(f"{server.address}/api/guests", body, headers)) as response:
        return str(response.headers["Set-Cookie"]).partition(";")[0]


def open_table(server: Serving, cookie: str, game: str) -> str:
    wanted = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "strong"}]}
    headers = {"Content-Type": "application/json", "Origin": server.address, "Cookie": cookie}
    request = urllib.request.Request(f"{server.address}/api/tables", json.dumps(wanted).encode(), headers)
    with urllib.request.urlopen(request) as response:
        return str(json.loads(response.read())["table"])


def greeted(server: Serving, cookie: str | None) -> ClientConnection:
    headers = {"Cookie": cookie, "Origin": server.address} if cookie else {}
    socket = connect(server.address.replace("http", "ws") + "/socket", additional_headers=headers, max_size=1 << 24)
    socket.send('{"do":"hello","protocol":1}')
    assert json.loads(socket.recv())["type"] == "welcome"
    return socket


def play(socket: ClientConnection, tables: list[str], stop: threading.Event) -> None:
    """Answer every bot at once with the first legal act, so that all bots are always busy."""
    for table in tables:
        socket.send(json.dumps({"do": "watch", "table": table}))
    while not stop.is_set():
        try:
            message: dict[str, Any] = json.loads(socket.recv(timeout=0.5))
        except TimeoutError:
            continue
        state = message.get("state", message)
        if message["type"] == "ping":
            socket.send(json.dumps({"do": "pong", "n": message["n"]}))
        elif message["type"] in ("table", "update") and state["legal"]:
            socket.send(json.dumps({"do": "act", "table": message["table"], "after": state["count"], "act": state["legal"][0]}))


def round_trips(socket: ClientConnection, seconds: float) -> list[float]:
    """Milliseconds for a trivial round trip, fifty times a second."""
    found = []
    ends = time.perf_counter() + seconds
    while time.perf_counter() < ends:
        began = time.perf_counter()
        socket.send('{"do":"lobby","on":false,"id":1}')
        socket.recv()
        found.append((time.perf_counter() - began) * 1000)
        time.sleep(0.02)
    return found


def line(what: str, found: list[float]) -> str:
    parts = statistics.quantiles(found, n=100)
    return f"{what:<28} p50 {parts[49]:6.2f} ms   p99 {parts[98]:6.2f} ms   max {max(found):6.2f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=20)
    seconds = parser.parse_args().seconds
    with serving(OURS) as server:
        cookie = person(server, "Bench")
        asking, playing = greeted(server, None), greeted(server, cookie)
        time.sleep(5)  # do not measure compiling and loading
        print(line("no bot thinks", round_trips(asking, seconds / 2)), flush=True)
        stop = threading.Event()
        tables = [open_table(server, cookie, game) for game in GAMES for _ in range(TABLES)]
        thread = threading.Thread(target=play, args=(playing, tables, stop))
        thread.start()
        print(line("bots begin (first use)", round_trips(asking, seconds / 2)), flush=True)
        print(line(f"{len(tables)} strong bots at work", round_trips(asking, seconds)), flush=True)
        stop.set()
        thread.join()


if __name__ == "__main__":
    main()
