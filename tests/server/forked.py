"""Servers as real processes that begin with everything loaded: a process that has loaded the server forks for each of them.

A fresh interpreter takes two seconds of a core until it has loaded the compiler, the store and the pages, and the tests start
a hundred servers. What a fresh start itself does is tested with fresh starts.
"""

from __future__ import annotations

import multiprocessing
import os
import runpy
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection

_FORKING = multiprocessing.get_context("forkserver")
_FORKING.set_forkserver_preload(["tests.server.forked_load"])


class ForkedCommand:
    """``python -m`` and a command, in a process and a session of its own. It can be used as ``subprocess.Popen`` can, as far as
    tests need it; ``stdout`` has what it prints, with its errors unless these go to a file."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str], errors: str | None = None) -> None:
        reading, writing = _FORKING.Pipe(duplex=False)
        self._process = _FORKING.Process(target=_become, args=(list(command), dict(environment), writing, errors))
        self._process.start()
        writing.close()
        self.stdout = os.fdopen(os.dup(reading.fileno()), encoding="utf-8", errors="replace")
        reading.close()
        assert self._process.pid is not None
        self.pid = self._process.pid

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("kaisho", timeout)
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)


def _become(command: list[str], environment: dict[str, str], writing: Connection, errors: str | None) -> None:
    """In the forked process: be the command."""
    os.setsid()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(writing.fileno(), 1)
    os.dup2(writing.fileno() if errors is None else os.open(errors, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600), 2)
    writing.close()
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", errors="backslashreplace", closefd=False, buffering=1)
    sys.argv = list(command)
    runpy.run_module(command[0], run_name="__main__", alter_sys=True)
