"""What starting the club must not wait for."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from kaisho.games import load, names
from kaisho.kernel import advance
from kaisho.server.warm_up import act_once
from tests.conftest import heed_ctrl_c


def test_the_club_opens_without_waiting_for_the_compiler_or_for_what_only_some_pages_need() -> None:
    loaded = "import sys, kaisho.commands.serve; print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    found = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True, timeout=120)
    assert {"litestar", "sqlalchemy", "uvicorn"} <= set(found.stdout.split())
    assert not {"numba", "llvmlite", "jinja2", "alembic", "openskill"} & set(found.stdout.split())


def test_ctrl_c_even_twice_ends_a_club_that_still_compiles_without_a_traceback(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "kaisho.cli", "serve", "--port", "0", "--data", str(tmp_path / "club"), "--lang", "en"]
    environment = os.environ | {"KAISHO_CACHE_DIR": str(tmp_path / "cache"), "KAISHO_OPEN_BROWSER": "off"}
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment,
        start_new_session=True,
        preexec_fn=heed_ctrl_c,
    ) as process:
        assert process.stdout is not None
        while "compiling" not in process.stdout.readline():
            pass
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: whatever runs in it hears of it
        time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        told = process.stdout.read()
    assert process.returncode == 0
    assert "Kaisho is closed" in told
    assert "Traceback" not in told and "error" not in told


def test_what_an_act_at_a_table_needs_is_there_before_the_first_one() -> None:
    for name in names():
        game = load(name)
        act_once(game)
        assert advance in game.rules._entered, "else the first act of a game would be held up by the compiler"
