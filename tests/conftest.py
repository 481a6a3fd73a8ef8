"""What all tests share: the command as a real process, and a cache of compiled rules that they keep."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kaisho.language import Words
from tests.prepared import Prepared

Words.strict = True
"""A missing message fails the test that asks for it."""

Run = Callable[..., subprocess.CompletedProcess[str]]


def heed_ctrl_c() -> None:
    """For a process that is to be interrupted: a test run in the background would hand down that Ctrl-C is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture(scope="session")
def prepared() -> Iterator[Prepared]:
    found = Prepared()
    yield found
    found.close()


@pytest.fixture
def kaisho(tmp_path: Path, prepared: Prepared) -> Run:
    """Runs the command in a folder of its own: ``kaisho("games", input="…", LANG="de_DE.UTF-8")``."""

    def run(*arguments: str, input: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        clean = {
            name: value for name, value in os.environ.items() if name not in ("LANG", "LC_ALL", "LC_MESSAGES", "KAISHO_LANG")
        }
        return prepared.run(arguments, input, clean | environment, tmp_path)

    return run
