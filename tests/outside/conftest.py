"""The toy game, installed for one test or for a whole process."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kaisho import games
from kaisho.word_folders import FOLDERS
from tests.outside.installing import PEBBLES, install
from tests.server.running import NO_LIMITS, RunningServer
from tests.server.running import no_server_outlives_its_test as no_server_outlives_its_test


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the toy game, as installed; nothing finds it yet."""
    return install(PEBBLES, tmp_path_factory.mktemp("site"))


@pytest.fixture
def pebbles(installed: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make the toy game one of the games of this process."""
    monkeypatch.syspath_prepend(str(installed))
    games.forget()
    yield
    monkeypatch.undo()
    for module in [name for name in sys.modules if name.partition(".")[0] == "kaisho_pebbles"]:
        del sys.modules[module]
    FOLDERS.pop("pebbles", None)
    games.forget()


@pytest.fixture(scope="session")
def environment(installed: Path) -> dict[str, str]:
    """The environment of a process that finds the toy game."""
    return {**os.environ, "PYTHONPATH": str(installed), "KAISHO_LANG": "en"}


@pytest.fixture(scope="module")
def server(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A club on a machine where the toy game is installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(installed))
        running = RunningServer(tmp_path_factory.mktemp("club"), fresh=True, analyses_per_hour="0", **NO_LIMITS)
    yield running
    running.stop()
