"""A server that hangs exits; one that was paused does not. Systemd is notified."""

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


class Timed:
    """A watchdog whose time the test moves."""

    def __init__(self) -> None:
        self.now, self.ended = 1000.0, 0
        self.dog = Watchdog(lambda: self.now, self._end)

    def _end(self) -> None:
        self.ended += 1

    def looks(self, seconds: float, *, beating: bool) -> None:
        for _ in range(round(seconds / CHECK_EVERY)):
            self.now += CHECK_EVERY
            if beating:
                self.dog.beat()
            self.dog.check()


def test_a_loop_that_is_silent_for_a_minute_ends_the_process_and_one_that_works_does_not() -> None:
    it = Timed()
    it.looks(10 * HANG_AFTER, beating=True)
    assert it.ended == 0
    it.looks(HANG_AFTER - 2, beating=False)
    assert it.ended == 0
    it.looks(4, beating=False)
    assert it.ended > 0


def test_a_pause_of_everything_is_no_hang_but_a_hang_after_it_is() -> None:
    it = Timed()
    it.now += 10 * HANG_AFTER
    it.dog.check()
    assert it.ended == 0
    it.looks(HANG_AFTER + 2, beating=False)
    assert it.ended > 0


@pytest.fixture
def systemd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> socket.socket:
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    listening.bind(str(tmp_path / "notify"))
    listening.settimeout(60)
    monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
    return listening


def test_systemd_is_told_only_where_it_asks(systemd: socket.socket, monkeypatch: pytest.MonkeyPatch) -> None:
    with systemd:
        notify("READY=1")
        assert systemd.recv(100) == b"READY=1"
        monkeypatch.setenv("WATCHDOG_USEC", "1000000")
        it = Timed()
        it.looks(2, beating=True)
        assert systemd.recv(100) == b"WATCHDOG=1"
    monkeypatch.setenv("NOTIFY_SOCKET", "nonsense")
    notify("READY=1")
    for microseconds, pid in (("", ""), ("x", str(os.getpid())), ("1000000", "1")):
        monkeypatch.setenv("WATCHDOG_USEC", microseconds)
        monkeypatch.setenv("WATCHDOG_PID", pid)
        assert watchdog._notify_every() == 0


# A server whose event loop hangs after some seconds, for longer than it may; if nothing ends it, it says so.
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
        os.write(2, b"nobody has ended it")
        os._exit(1)
    check(self, now)
housekeeping.Housekeeper.check_flags = hanging
sys.exit(main())
"""


def started(folder: Path, hang_at: float) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", HANGING, str(hang_at), "serve", "--port", "0", "--data", str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None and re.search(r"http://\S+", process.stdout.readline())
    return process


def test_a_server_that_hangs_says_where_and_ends(tmp_path: Path) -> None:
    with started(tmp_path / "club", 5.0) as process:
        _, said = process.communicate(timeout=120)
    assert process.returncode == watchdog.EXIT_CODE, said[-500:]
    assert "has been blocked" in said and "in hanging" in said and "Thread" in said


def test_a_paused_server_goes_on_and_tells_systemd_what_it_does(
    tmp_path: Path, systemd: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WATCHDOG_USEC", "1000000")
    with systemd, started(tmp_path / "club", 0.0) as process:
        assert systemd.recv(100) == b"READY=1"
        assert systemd.recv(100) == b"WATCHDOG=1"
        process.send_signal(signal.SIGSTOP)
        time.sleep(6)
        process.send_signal(signal.SIGCONT)
        time.sleep(2)
        assert process.poll() is None
        process.send_signal(signal.SIGTERM)
        heard = [b""]
        while heard[-1] != b"STOPPING=1":
            heard.append(systemd.recv(100))
        process.communicate(timeout=120)
    assert process.returncode == 0
