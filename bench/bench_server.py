"""Capacity of the server: acts per second, latency, watchers, memory and start-up, next to boardgame.io's server.

Both serve series of Kamisado rounds to the same load (`bench/server/`), in turns in this one run, always as fresh processes.
`--quick` makes it short. Without Node there is neither load nor peer, and only what needs none is measured.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import resource
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TextIO

from kaisho.games import load
from kaisho.search.perft import perft

FOLDER = Path(__file__).parent / "server"
KAISHO = [sys.executable, "-m", "kaisho.cli", "serve", "--port", "0", "--data"]
UNLIMITED = {f"KAISHO_{limit}": "0" for limit in ("RATE_PER_ADDRESS", "RATE_PER_SESSION", "MOST_TABLES", "MOST_CONNECTIONS")}
OURS, PEER, TUNED = "kaisho", "boardgameio", "boardgameio --tuned"
"""The peer as its documentation writes games, and as fast as we could make it (`server/peer.js`)."""
TABLES = 200
ACTS_OF_A_TABLE = 4
BUSY = 0.85
"""Above this share of a core the load generator may be the bottleneck."""

Measured = dict[str, Any]


@dataclass(frozen=True)
class Size:
    """Durations of the measurements."""

    rounds: int
    seconds: int
    warm_up: int
    watchers: int
    watched_acts: int
    open_tables: int
    starts: int


WHOLE = Size(rounds=2, seconds=15, warm_up=5, watchers=2000, watched_acts=100, open_tables=2000, starts=5)
QUICK = Size(rounds=1, seconds=4, warm_up=2, watchers=500, watched_acts=20, open_tables=500, starts=3)


@dataclass(frozen=True)
class Serving:
    """A running server."""

    name: str
    address: str
    pid: int
    seconds: float
    """Seconds from the start of the process until it listened."""

    def memory(self) -> int:
        """Resident memory of the process, in bytes."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * resource.getpagesize()


def address_in(output: TextIO) -> str:
    """Wait for the address that a server prints when it listens."""
    seen = []
    for line in output:
        seen.append(line)
        if found := re.search(r"https?://[^\s/]+:\d+", line):
            return found[0]
    raise RuntimeError("the server did not start:\n" + "".join(seen))


@contextmanager
def serving(name: str, **settings: str) -> Iterator[Serving]:
    """Start an empty server; ``settings`` apply to Kaisho only."""
    with tempfile.TemporaryDirectory() as data:
        command = [*KAISHO, data] if name == OURS else ["node", str(FOLDER / "peer.js"), *name.split()[1:]]
        environment = os.environ | UNLIMITED | {"NODE_ENV": "production"}
        environment |= {f"KAISHO_{name}": value for name, value in settings.items()}
        began = time.perf_counter()
        process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert process.stdout is not None
        try:
            address = address_in(process.stdout)
            seconds = time.perf_counter() - began
            # Read its log: a full pipe would block the server.
            threading.Thread(target=process.stdout.read, daemon=True).start()
            yield Serving(name, address, process.pid, seconds)
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def load_command(server: Serving, scenario: str, **numbers: int) -> list[str]:
    command = ["node", str(FOLDER / "load.js"), "--server", server.name.split()[0], "--address", server.address]
    command += ["--scenario", scenario, "--pid", str(server.pid)]
    for name, number in numbers.items():
        command += [f"--{name.replace('_', '-')}", str(number)]
    return command


def loaded(name: str, scenario: str, **numbers: int) -> Measured:
    """Run a load against a fresh server."""
    with serving(name) as server:
        output = subprocess.run(load_command(server, scenario, **numbers), check=True, stdout=subprocess.PIPE, text=True).stdout
    return checked(json.loads(output))


def checked(measured: Measured) -> Measured:
    """The same, reporting errors: figures mean little where there are any."""
    for what, number in measured["failures"].items():
        print(f"  {measured['server']}, {measured['scenario']}: {what}: {number} times")
    if measured.get("stalled"):
        print(f"  {measured['server']}, {measured['scenario']}: {measured['stalled']} tables stood still")
    if measured.get("cpu", {}).get("load", 0) > BUSY:
        print(f"  {measured['server']}, {measured['scenario']}: the load itself was busy, the server may carry more")
    return measured


def in_turns(names: list[str], size: Size, scenario: str) -> dict[str, list[Measured]]:
    runs: dict[str, list[Measured]] = {name: [] for name in names}
    for _ in range(size.rounds):
        for name in names:
            runs[name].append(loaded(name, scenario, tables=TABLES, seconds=size.seconds, warm_up=size.warm_up))
    return runs


def shares(run: Measured) -> str:
    """CPU used by the server, the load generator and everything else."""
    cpu = run["cpu"]
    return f"cores used: server {cpu['server']:.2f}, load {cpu['load']:.2f}, others {cpu['others']:.2f}"


def print_moves(runs: dict[str, list[Measured]]) -> None:
    """Acts per second, and CPU time per act, which a busy machine affects less."""
    best = {name: max(some, key=lambda run: run["moves_per_second"]) for name, some in runs.items()}
    ours = best[OURS]["moves_per_second"]
    line = f"server, {TABLES} tables back to back: {ours:.0f} moves a second"
    for peer in best.keys() - {OURS}:
        line += f"; {peer} {best[peer]['moves_per_second']:.0f}, ratio {ours / best[peer]['moves_per_second']:.2f}"
    print(line)
    cost = {name: min(run["cpu"]["server"] / run["moves_per_second"] for run in some) for name, some in runs.items()}
    line = f"server, CPU of a move: {cost[OURS] * 1e6:.0f} µs"
    for peer in cost.keys() - {OURS}:
        line += f"; {peer} {cost[peer] * 1e6:.0f}, ratio {cost[peer] / cost[OURS]:.2f}"
    print(line)
    for name, run in best.items():
        latency = f"own act back after {run['own']['p50']:.1f} ms (p99 {run['own']['p99']:.1f})"
        print(f"  {name}: {latency}; {run['tables_per_second']:.0f} tables opened a second; {shares(run)}")


def print_latencies(runs: dict[str, list[Measured]]) -> None:
    for whose, words in (("own", "at the mover"), ("other", "at the opponent")):
        for quantile in ("p50", "p99"):
            best = {name: min(run[whose][quantile] for run in some) for name, some in runs.items()}
            line = f"server, {TABLES} tables with 1 s to think, an act {words}, {quantile}: {best[OURS]:.1f} ms"
            if PEER in best:
                line += f"; boardgame.io {best[PEER]:.1f}; ratio {best[PEER] / best[OURS]:.2f}"
            print(line)
    for name, some in runs.items():
        print(f"  {name}: {some[0]['moves_per_second']:.0f} moves a second; {shares(some[0])}")


def print_watchers(size: Size) -> None:
    run = loaded(OURS, "watchers", watchers=size.watchers, acts=size.watched_acts)
    if run["all"]["number"]:
        p50, most = run["all"]["p50"], run["all"]["max"]
        print(f"server, an act at the last of {size.watchers} watchers: p50 {p50:.0f} ms, most {most:.0f} ms; {shares(run)}")


def memory_of_tables(name: str, size: Size) -> tuple[float, float]:
    """Bytes per table: with its players connected, and after they have gone."""
    with serving(name) as server:
        # The first tables load what is loaded once; do not count that.
        for tables, measured in ((20, False), (size.open_tables, True)):
            before = server.memory()
            command = load_command(server, "tables", tables=tables, acts=ACTS_OF_A_TABLE)
            process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            assert process.stdin is not None and process.stdout is not None
            assert process.stdout.readline() == "open\n", "the tables could not be opened"
            there = server.memory() - before
            output, _ = process.communicate("\n")
            checked(json.loads(output))
            if measured:
                time.sleep(5)
        return there / size.open_tables, (server.memory() - before) / size.open_tables


def print_memory(names: list[str], size: Size) -> None:
    grown = {name: memory_of_tables(name, size) for name in names}
    for moment, words in enumerate(("players there", "nobody connected")):
        line = f"server, memory of one of {size.open_tables} open tables, {words}: {grown[OURS][moment] / 1024:.1f} KiB"
        if PEER in grown:
            line += f"; boardgame.io {grown[PEER][moment] / 1024:.1f}"
        print(line)


def print_start(names: list[str], size: Size) -> None:
    """Kaisho's first start may compile the rules and is not counted."""
    took: dict[str, list[float]] = {name: [] for name in names}
    for number in range(size.starts + 1):
        for name in names:
            with serving(name) as server:
                memory = server.memory()
                if number > 0:
                    took[name].append(server.seconds)
                if number == size.starts and name == OURS:
                    print(f"server, memory at rest: {memory / 2**20:.0f} MiB")
    line = f"server, start until it listens, median of {size.starts}: {statistics.median(took[OURS]):.2f} s"
    if PEER in took:
        line += f"; boardgame.io {statistics.median(took[PEER]):.2f}"
    print(line)


def node_is_ready() -> bool:
    """Install the load generator and the peer into their own folder; return whether they can run."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        print("no load and no baseline: install Node and npm for them", file=sys.stderr)
        return False
    if not (FOLDER / "node_modules").exists():
        done = subprocess.run(["npm", "ci", "--silent"], cwd=FOLDER, stdout=subprocess.DEVNULL)
        if done.returncode:
            print("no load and no baseline: npm cannot install what they need", file=sys.stderr)
            return False
    count = int(subprocess.run(["node", FOLDER / "perft.js", "5"], check=True, capture_output=True, text=True).stdout)
    game = load("kamisado")
    assert count == perft(game, game.deal(), 5), "the baseline has other rules"
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="short measurements")
    size = QUICK if parser.parse_args().quick else WHOLE
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if not node_is_ready():
        print_start([OURS], size)
        return
    names = [OURS, PEER]
    print_start(names, size)
    print_moves(in_turns([*names, TUNED], size, "back-to-back"))
    print_latencies(in_turns(names, size, "think"))
    print_watchers(size)
    print_memory(names, size)


if __name__ == "__main__":
    main()
