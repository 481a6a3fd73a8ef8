"""The watchdog: a server that hangs exits, one that was paused does not, and systemd is notified."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kaisho.server import watchdog
from kaisho.server.watchdog import CHECK_EVERY, HANG_AFTER, Watchdog, notify


class WatchdogScenario:
    """A watchdog whose time the test advances."""

    def __init__(self) -> None:
        self.now, self.ended = 1000.0, 0
        self.dog = Watchdog(lambda: self.now, self._end)

    def _end(self) -> None:
        self.ended += 1

    def run(self, seconds: float, *, beating: bool) -> None:
        for _ in range(round(seconds / CHECK_EVERY)):
            self.now += CHECK_EVERY
            if beating:
                self.dog.beat()
            self.dog.check()


def test_an_event_loop_that_hangs_for_a_minute_ends_the_process() -> None:
    scenario = WatchdogScenario()
    scenario.run(10 * HANG_AFTER, beating=True)
    assert scenario.ended == 0
    scenario.run(HANG_AFTER - 2, beating=False)
    assert scenario.ended == 0
    scenario.run(4, beating=False)
    assert scenario.ended > 0


def test_a_pause_of_the_process_is_not_a_hang_but_a_hang_after_it_is() -> None:
    scenario = WatchdogScenario()
    scenario.now += 10 * HANG_AFTER
    scenario.dog.check()
    assert scenario.ended == 0
    scenario.run(HANG_AFTER + 2, beating=False)
    assert scenario.ended > 0


@pytest.fixture
def systemd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> socket.socket:
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    listening.bind(str(tmp_path / "notify"))
    listening.settimeout(60)
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
    return listening


def test_systemd_is_notified_only_if_it_asks_for_it(systemd: socket.socket, monkeypatch: pytest.MonkeyPatch) -> None:
    with systemd:
        notify("READY=1")
        assert systemd.recv(100) == b"READY=1"
        monkeypatch.setenv("WATCHDOG_USEC", "1000000")
        scenario = WatchdogScenario()
        scenario.run(2, beating=True)
        assert systemd.recv(100) == b"WATCHDOG=1"
    monkeypatch.setenv("NOTIFY_SOCKET", "nonsense")
    notify("READY=1")
    for microseconds, pid in (("", ""), ("x", str(os.getpid())), ("1000000", "1")):
        monkeypatch.setenv("WATCHDOG_USEC", microseconds)
        monkeypatch.setenv("WATCHDOG_PID", pid)
        assert watchdog._notify_every() == 0


# A server whose event loop hangs after some seconds for longer than allowed, and reports if nothing ends it.
HANGING = """
import os, sys, time
from kaisho.server import housekeeping, watchdog
from kaisho.cli import main
watchdog.HANG_AFTER = 3.0
began, hang_at = time.monotonic(), float(sys.argv.pop(1))
check = housekeeping.Housekeeper.check_flags
def hanging(self, now):
    if hang_at and time.monotonic() > began + hang_at:
        time.sleep(60)
        os.write(2, b"the watchdog did not end it")
        os._exit(1)
    check(self, now)
housekeeping.Housekeeper.check_flags = hanging
sys.exit(main())
"""


def start_server(folder: Path, hang_at: float) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", HANGING, str(hang_at), "serve", "--port", "0", "--data", str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None and re.search(r"http://\S+", process.stdout.readline())
    return process


def test_a_server_that_hangs_logs_where_and_exits(tmp_path: Path) -> None:
    with start_server(tmp_path / "club", 5.0) as process:
        _, errors = process.communicate(timeout=120)
    assert process.returncode == watchdog.EXIT_CODE, errors[-500:]
    assert "has been blocked" in errors and "in hanging" in errors and "Thread" in errors


def test_a_paused_server_continues_and_notifies_systemd(
    tmp_path: Path, systemd: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WATCHDOG_USEC", "1000000")
    with systemd, start_server(tmp_path / "club", 0.0) as process:
        assert systemd.recv(100) == b"READY=1"
        assert systemd.recv(100) == b"WATCHDOG=1"
        process.send_signal(signal.SIGSTOP)
        time.sleep(6)
        process.send_signal(signal.SIGCONT)
        time.sleep(2)
        assert process.poll() is None
        process.send_signal(signal.SIGTERM)
        received = [b""]
        while received[-1] != b"STOPPING=1":
            received.append(systemd.recv(100))
        process.communicate(timeout=120)
    assert process.returncode == 0
