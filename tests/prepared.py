"""Commands as real processes that begin with everything loaded: a process that has loaded the rules forks for each of them.

A fresh interpreter takes a second until it has loaded the compiler and the rules, and the tests start the command hundreds of
times. What a fresh start itself does is tested with fresh starts.
"""

from __future__ import annotations

import importlib
import json
import os
import select
import subprocess
import sys
import traceback
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TextIO

PATIENCE = 120.0
"""Seconds that a command may take on a busy machine."""


class Prepared:
    """The process that forks."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.prepared"]
        root = Path(__file__).parent.parent
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=root)

    def run(
        self, arguments: Sequence[str], input: str, environment: Mapping[str, str], folder: Path
    ) -> subprocess.CompletedProcess[str]:
        """Run the command in its own process, to its end."""
        streams = [folder / f".{name}" for name in ("stdin", "stdout", "stderr")]
        streams[0].write_text(input, encoding="utf-8", newline="")
        asked = {"arguments": arguments, "environment": dict(environment), "folder": str(folder)}
        asked["streams"] = [str(stream) for stream in streams]
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps(asked) + "\n")
        self._process.stdin.flush()
        if not select.select([self._process.stdout], [], [], PATIENCE)[0]:
            self.close()
            raise subprocess.TimeoutExpired(list(arguments), PATIENCE)
        status = int(self._process.stdout.readline())
        output = [stream.read_text(encoding="utf-8") for stream in streams[1:]]
        for stream in streams:
            stream.unlink()
        return subprocess.CompletedProcess(list(arguments), status, *output)

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()


def _load() -> None:
    for module in ("kaisho.cli", "kaisho.commands.play"):
        importlib.import_module(module)
    from kaisho.games import game_class, names

    for name in names():
        game = game_class(name)()
        game.legal(game.deal())


def _become(asked: Mapping[str, object]) -> int:
    """Run as the command, in the forked process."""
    os.environ.clear()
    os.environ.update(asked["environment"])  # type: ignore[call-overload]
    os.chdir(str(asked["folder"]))
    modes = (os.O_RDONLY, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    for number, (path, mode) in enumerate(zip(asked["streams"], modes, strict=True)):  # type: ignore[call-overload]
        os.dup2(os.open(path, mode, 0o600), number)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", encoding="utf-8", errors="backslashreplace", closefd=False)  # noqa: SIM115
    arguments = list(asked["arguments"])  # type: ignore[call-overload]
    sys.argv = ["kaisho", *arguments]
    from kaisho.cli import main

    try:
        return main(arguments)
    except SystemExit as stop:
        return int(stop.code or 0)
    except BaseException:
        traceback.print_exc()
        return 1
    finally:
        _flush(sys.stdout)
        _flush(sys.stderr)


def _flush(stream: TextIO) -> None:
    if not stream.closed:
        stream.flush()


def _serve() -> None:
    _load()
    for line in sys.stdin:
        asked = json.loads(line)
        child = os.fork()
        if child == 0:
            status = 1
            try:
                status = _become(asked)
            finally:
                os._exit(status)
        _, ended = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(ended), flush=True)


if __name__ == "__main__":
    _serve()
