"""What all tests share: the command as a real process, and a cache of compiled rules that they keep."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., subprocess.CompletedProcess[str]]


def heed_ctrl_c() -> None:
    """For a process that is to be interrupted: a test run in the background would hand down that Ctrl-C is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture
def kaisho(tmp_path: Path) -> Run:
    """Runs the command in a folder of its own: ``kaisho("games", input="…", LANG="de_DE.UTF-8")``."""

    def run(*arguments: str, input: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        clean = {
            name: value for name, value in os.environ.items() if name not in ("LANG", "LC_ALL", "LC_MESSAGES", "KAISHO_LANG")
        }
        command = [sys.executable, "-m", "kaisho.cli", *arguments]
        return subprocess.run(
            command,
            input=input,
            env=clean | environment,
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )

    return run
