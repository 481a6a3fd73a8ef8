"""How long other clients wait while one client floods the server with frames: over a socket and over HTTP.

Twelve people, each at an address of their own, ask all the time, first undisturbed and then beside a client that sends
nothing but pings, pongs, empty fragments or refused messages, on one socket and on eight, and connects again whenever it
is cut off.
"""

from __future__ import annotations

import argparse
import re
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.clubs import Client, Listener
from tests.server.flooding import Flooder
from tests.server.fuzzing import HandshakeRefused

KINDS = ("pings", "pongs", "empty fragments", "refused messages")
SOCKETS = (1, 8)
PEOPLE = 12
PAUSE = 0.01
"""Seconds between two requests of each person."""
WANTED = 0.1
"""Required 99th percentile of response times during a flood, in seconds."""


@contextmanager
def serving() -> Iterator[str]:
    """A server with default settings, behind a trusted proxy so that each client has its own address."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "kaisho", "serve", "--port", "0", "--data", data, "--trusted-proxy", "127.0.0.1"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert process.stdout is not None
        try:
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found, "the server did not start"
            yield found[0]
        finally:
            process.terminate()
            process.wait(30)
            process.stdout.close()


class Flood(threading.Thread):
    """One of the flooding client's sockets; it reconnects when it is cut off."""

    def __init__(self, address: str, kind: str) -> None:
        super().__init__(daemon=True)
        self._address, self._kind = address, kind
        self._over = threading.Event()
        self.cut = self.refused = self.sent = 0

    def run(self) -> None:
        while not self._over.is_set():
            try:
                flooder = Flooder(self._address, self._kind)
            except (OSError, HandshakeRefused):
                self.refused += 1
                self._over.wait(0.05)
                continue
            flooder.start()
            while flooder.is_alive() and not self._over.is_set():
                flooder.join(0.05)
            flooder.stop()
            self.cut += flooder.was_cut
            self.sent += flooder.sent

    def stop(self) -> None:
        self._over.set()
        self.join()


class Person:
    """A person with a page open: a socket, and requests over HTTP."""

    def __init__(self, address: str, number: int) -> None:
        place = {"X-Forwarded-For": f"192.0.2.{number}"}
        self._visitor = Client(address, headers=place).guest(f"Guest {number}")
        self._listener: Listener = self._visitor.socket(headers=place)

    def waits(self) -> Iterator[float]:
        """Seconds for one request over the socket and one over HTTP."""
        for ask in (self._over_the_socket, self._over_http):
            began = time.perf_counter()
            ask()
            yield time.perf_counter() - began
            time.sleep(PAUSE)

    def _over_the_socket(self) -> None:
        assert self._listener.ask(do="unwatch", table="nosuchtable")["type"] == "done"

    def _over_http(self) -> None:
        self._visitor.ask("GET", "/api/club", expect=200)

    def close(self) -> None:
        self._listener.close()
        self._visitor.close()


def waits(people: list[Person], seconds: float) -> list[float]:
    """The time of each request, sorted."""
    found: list[float] = []
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        for person in people:
            found += person.waits()
    return sorted(found)


def summary(what: str, found: list[float], alone: list[float] | None) -> str:
    p50, p99, most = statistics.median(found), found[int(len(found) * 0.99)], found[-1]
    line = f"floods, {what}: p50 {p50 * 1e3:.1f} ms, p99 {p99 * 1e3:.1f}, most {most * 1e3:.1f}"
    if alone is not None:
        line += f"; ratio of p99 {p99 / alone[int(len(alone) * 0.99)]:.1f}"
        line += "" if p99 < WANTED else f"  (more than {WANTED * 1e3:.0f} ms)"
    return line


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each flood lasts")
    seconds = parser.parse_args().seconds
    with serving() as address:
        people = [Person(address, number) for number in range(1, PEOPLE + 1)]
        waits(people, 1.0)
        alone = waits(people, seconds)
        print(summary("nobody floods", alone, None))
        for kind in KINDS:
            for number in SOCKETS:
                floods = [Flood(address, kind) for _ in range(number)]
                for flood in floods:
                    flood.start()
                found = waits(people, seconds)
                for flood in floods:
                    flood.stop()
                print(summary(f"{kind} on {number} {'socket' if number == 1 else 'sockets'}", found, alone))
                sent, cut = sum(flood.sent for flood in floods), sum(flood.cut for flood in floods)
                refused = sum(flood.refused for flood in floods)
                print(f"  {sent / seconds / 1e6:.1f} MB/s sent; cut off {cut} times, {refused} handshakes refused")
                time.sleep(1.0)
        for person in people:
            person.close()


if __name__ == "__main__":
    main()
