"""Server processes that start quickly: each is forked from a process that has already loaded the server.

A fresh interpreter needs two seconds of CPU time to load the compiler, the store and the pages, and the tests start a
hundred servers. Tests of starting itself use fresh interpreters.
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
    """``python -m COMMAND`` in its own process and session, with the part of the interface of ``subprocess.Popen`` that tests
    need. ``stdout`` includes standard error unless ``errors`` names a file for it."""

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
    """Run the command in the forked process."""
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
