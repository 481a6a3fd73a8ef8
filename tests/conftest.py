"""Fixtures for all tests: the ``kaisho`` command as a real process, with a shared cache of compiled rules."""

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
"""A missing message raises an error, so the test that needs it fails."""

Run = Callable[..., subprocess.CompletedProcess[str]]


def heed_ctrl_c() -> None:
    """Restore the default handling of Ctrl-C: a process started from a background job inherits that SIGINT is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture(scope="session")
def prepared() -> Iterator[Prepared]:
    prepared = Prepared()
    yield prepared
    prepared.close()


@pytest.fixture
def kaisho(tmp_path: Path, prepared: Prepared) -> Run:
    """A function that runs the command in a temporary folder: ``kaisho("games", input="…", LANG="de_DE.UTF-8")``."""

    def run(*arguments: str, input: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        clean = {
            name: value for name, value in os.environ.items() if name not in ("LANG", "LC_ALL", "LC_MESSAGES", "KAISHO_LANG")
        }
        return prepared.run(arguments, input, clean | environment, tmp_path)

    return run
