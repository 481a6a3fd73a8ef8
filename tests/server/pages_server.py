"""A real server process for tests: on a free port, with its data in a folder of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import IO

START_SECONDS = 120.0
"""With a cold cache all rules are compiled first."""


class RunningServer:
    """``kaisho serve`` in a process of its own; ``address`` is where it answers."""

    def __init__(self, data: Path, **settings: str) -> None:
        environment = (
            os.environ | {"PYTHONUNBUFFERED": "1"} | {f"KAISHO_{name.upper()}": text for name, text in settings.items()}
        )
        command = [sys.executable, "-m", "kaisho", "serve", "--port", "0", "--data", str(data), "--lang", "en"]
        self.data = data
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment)
        self.said: list[str] = []
        self._found = threading.Event()
        self.address = ""
        assert self.process.stdout is not None
        self._reader = threading.Thread(target=self._listen, args=(self.process.stdout,), daemon=True)
        self._reader.start()
        if not self._found.wait(START_SECONDS) or not self.address:
            self.kill()
            raise RuntimeError("the server has not started:\n" + "".join(self.said))

    def _listen(self, output: IO[str]) -> None:
        for line in output:
            self.said.append(line)
            if not self.address and (found := re.search(r"http://[^\s]+", line)):
                self.address = found[0].rstrip(".")
                self._found.set()
        self._found.set()

    def stop(self) -> int:
        """Ask it to stop, as Ctrl-C does, and give its exit code."""
        self.process.send_signal(signal.SIGINT)
        return self._end()

    def kill(self) -> None:
        self.process.kill()
        self._end()

    def _end(self) -> int:
        code = self.process.wait(30)
        self._reader.join(10)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code
