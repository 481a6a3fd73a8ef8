"""Faults of the machine: pauses, jumping clocks, full disks, truncated write-ahead logs. Nothing is lost after any of them."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from tests.server.clubs import UNLIMITED, Client, ClubProcess, play_some, serving

HOUR = 60 * 60_000
DAY = 24 * HOUR
TURN = {"kind": "turn", "base": 120_000}
DAYS = {"kind": "days", "base": DAY}
SLACK = 1_500
"""Milliseconds that a request may take on a busy machine."""


class Pair:
    """Two people at tables of a club, who reconnect after every restart."""

    def __init__(self, club: ClubProcess) -> None:
        self.club = club
        self.people = [Client(club.address).guest(name) for name in ("Ann", "Bob")]

    def table(self, control: dict[str, Any]) -> str:
        ann, bob = self.people
        opened = ann.open_table("kamisado", {"kind": "open"}, control=control, options={"match": "marathon"})
        bob.join(opened)
        return str(opened["table"])

    def reconnect(self) -> None:
        cookies = [person.cookie for person in self.people]
        self.close()
        self.people = [Client(self.club.address, cookie=cookie) for cookie in cookies]

    def state(self, table: str) -> dict[str, Any]:
        return dict(self.people[0].get(f"/api/tables/{table}")["state"])

    def close(self) -> None:
        for person in self.people:
            person.close()


def pauses_and_jumps(folder: Path, rounds: int, chance: Random) -> Counter[str]:
    """Pause the process, make the clock jump, reboot with a wrong clock: no flag falls and nobody is forgotten."""
    counts: Counter[str] = Counter()
    folder.mkdir(parents=True, exist_ok=True)
    shift = folder / "shift"
    shift.write_text("0", encoding="ascii")
    variables = {"SHIFT_FILE": str(shift), "BOOT": "0"}
    with serving(folder / "club", *UNLIMITED, variables=variables, module="tests.server.shifted_clock") as club:
        pair = Pair(club)
        fast, days = pair.table(TURN), pair.table(DAYS)
        for _ in range(rounds):
            play_some(pair.people, fast, 1)
            before, began = pair.state(fast)["clock"], time.monotonic()
            fault = chance.choice(("pause", "jump", "start"))
            lost = _cause(fault, club, shift, chance)
            if fault == "start":
                pair.reconnect()
            after = pair.state(fast)
            passed = (time.monotonic() - began) * 1000
            assert after["status"] == pair.state(days)["status"] == "playing", fault
            used = max(a - b for a, b in zip(before["left"], after["clock"]["left"], strict=True))
            assert used <= passed - lost + SLACK, (fault, used, passed, lost)
            assert pair.state(days)["clock"]["left"][0] > DAY - HOUR, fault
            counts[{"pause": "pauses", "jump": "jumps of the clock", "start": "starts with a wrong clock"}[fault]] += 1
        pair.close()
        assert club.logged_errors() == []
    return counts


def _cause(fault: str, club: ClubProcess, shift: Path, chance: Random) -> float:
    """Cause a fault; return the milliseconds that must be given back to the clocks."""
    assert club.process is not None
    if fault == "pause":
        seconds = chance.uniform(2.5, 5)
        club.process.send_signal(signal.SIGSTOP)
        time.sleep(seconds)
        club.process.send_signal(signal.SIGCONT)
        return seconds * 1000
    jump = chance.choice((-1, 1)) * chance.choice((3_000, HOUR, 5 * HOUR, 100 * DAY))
    if fault == "jump":
        shift.write_text(str(jump), encoding="ascii")
        time.sleep(1.5)
        return 0
    began = time.monotonic()
    club.kill()
    club.variables["BOOT"] = str(int(club.variables["BOOT"]) + chance.randrange(2))
    shift.write_text(str(100 * DAY * chance.choice((-1, 1))), encoding="ascii")
    club.start()
    return (time.monotonic() - began) * 1000 - 1_500


def full_disk(folder: Path, rounds: int) -> Counter[str]:
    """Keep files from growing for a while: nothing is acknowledged, /healthz reports it, and the server recovers."""
    counts: Counter[str] = Counter()
    with serving(folder, *UNLIMITED) as club:
        assert club.process is not None
        pair = Pair(club)
        table = pair.table({"kind": "none"})
        for _ in range(rounds):
            play_some(pair.people, table, 4)
            known = pair.state(table)["log"]
            size = max(path.stat().st_size for path in (club.folder / "data").iterdir())
            resource.prlimit(club.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
            refused = 0
            request = {"game": "kamisado", "seats": [{"kind": "me"}, {"kind": "here"}]}
            for _ in range(400):
                refused += pair.people[0].ask("POST", "/api/tables", request).status_code == 503
                if refused > 3:
                    break
            assert refused, "the disk was never full"
            counts["tables refused on a full disk"] += refused
            assert pair.people[1].ask("GET", "/healthz").status_code == 503
            resource.prlimit(club.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            time.sleep(1.1)
            assert pair.people[1].ask("GET", "/healthz").status_code == 200
            counts["full disks"] += 1
            assert pair.state(table)["log"] >= known
        pair.close()
        club.kill()
        club.start()
    return counts


def cut_logs(folder: Path, rounds: int, chance: Random) -> Counter[str]:
    """Kill the server and truncate or remove its write-ahead log: it starts only when the log is back, with everything."""
    counts: Counter[str] = Counter()
    with serving(folder, *UNLIMITED) as club:
        pair = Pair(club)
        table = pair.table({"kind": "none"})
        for _ in range(rounds):
            play_some(pair.people, table, 8)
            known = pair.state(table)["log"]
            club.kill()
            log, copy = club.database.with_name("kaisho.sqlite-wal"), folder / "log"
            shutil.copy2(log, copy)
            if chance.random() < 0.3:
                log.unlink()
            else:
                os.truncate(log, chance.randrange(copy.stat().st_size * 3 // 4))
            command = [
                sys.executable,
                "-m",
                "kaisho",
                "serve",
                "--port",
                "0",
                "--data",
                str(club.database.parent),
                "--lang",
                "en",
            ]
            done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
            assert done.returncode == 1 and "missing from the database" in done.stderr and "Traceback" not in done.stderr, (
                done.stderr
            )
            counts["cut logs that were noticed"] += 1
            for suffix in ("-wal", "-shm"):
                club.database.with_name(f"kaisho.sqlite{suffix}").unlink(missing_ok=True)
            shutil.copy2(copy, log)
            club.start()
            pair.reconnect()
            assert pair.state(table)["log"] == known
        pair.close()
    return counts
