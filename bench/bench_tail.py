"""Tail latency of acts: the 99th percentile, alone and while another program keeps one core busy.

200 tables with a second to think, on this server, on this server without waiting for the disk (`--sync normal`), and on
boardgame.io's, which keeps everything in memory; in turns in this one run, always as fresh processes. What the disk alone
takes for such a commit is measured beside the peer, which does not use it.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from bench_server import OURS, PEER, TABLES, Measured, checked, load_command, node_is_ready, serving, shares

WANTED = 10.0
"""Required 99th percentile in milliseconds, on top of the disk's own latency."""
ENTRY = 4096 * 4
"""Bytes that the database appends to its log for one act, roughly."""


@contextmanager
def neighbour(busy: bool) -> Iterator[None]:
    """A program that only burns CPU."""
    if not busy:
        yield
        return
    process = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    try:
        yield
    finally:
        process.kill()
        process.wait()


class Disk(threading.Thread):
    """Write as the database does, ten times a second, and measure the disk's latency."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self._over = threading.Event()
        self.took: list[float] = []

    def run(self) -> None:
        with tempfile.NamedTemporaryFile(buffering=0) as file:
            while not self._over.wait(0.1):
                file.write(b"x" * ENTRY)
                began = time.perf_counter()
                os.fdatasync(file.fileno())
                self.took.append((time.perf_counter() - began) * 1e3)

    def stop(self) -> tuple[float, float]:
        """The median and the 99th percentile, in milliseconds."""
        self._over.set()
        self.join()
        self.took.sort()
        return self.took[len(self.took) // 2], self.took[int(len(self.took) * 0.99)]


def measured(name: str, seconds: int, **settings: str) -> Measured:
    with serving(name, **settings) as server:
        command = load_command(server, "think", tables=TABLES, seconds=seconds, warm_up=3)
        output = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    return checked(json.loads(output))


def summary(run: Measured) -> str:
    own, other = run["own"], run["other"]
    return f"p50 {own['p50']:.1f} ms, p99 {own['p99']:.1f}, at the opponent p99 {other['p99']:.1f}, most {other['max']:.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=int, default=20, help="how long each measurement is")
    parser.add_argument("--rounds", type=int, default=2, help="how often each is repeated")
    asked = parser.parse_args()
    if not node_is_ready():
        return
    for busy in (False, True):
        for _ in range(asked.rounds):
            with neighbour(busy):
                ours = measured(OURS, asked.seconds)
                without = measured(OURS, asked.seconds, SYNC="normal")
                disk = Disk()
                disk.start()
                peer = measured(PEER, asked.seconds)
                p50, p99 = disk.stop()
            what = "one of the cores busy" if busy else "a quiet machine"
            ratio = peer["own"]["p99"] / ours["own"]["p99"]
            print(f"tail, {what}: kaisho {summary(ours)}; ratio of p99 to boardgame.io {ratio:.2f}")
            print(f"  without waiting for the disk: {summary(without)}")
            print(f"  boardgame.io: {summary(peer)}")
            print(f"  the disk alone: p50 {p50:.1f} ms, p99 {p99:.1f}; {shares(ours)}")
            if ours["own"]["p99"] - p99 > WANTED:
                print(f"  more than {WANTED:.0f} ms besides the disk")


if __name__ == "__main__":
    main()
