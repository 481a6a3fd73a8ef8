"""What starting the club must not wait for."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from kaisho.games import load, names
from kaisho.kernel import advance
from kaisho.server import warm_up
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
        told = ""
        while "compiling" not in told:
            told += process.stdout.readline()
        address = next(word for word in told.split() if word.startswith("http"))
        with urllib.request.urlopen(f"{address}/api/club") as answer:  # nobody waits for the compiler who only looks
            club = json.load(answer)
        assert club["preparing"] and len(club["games"]) == len(names())
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: whatever runs in it hears of it
        time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        told = process.stdout.read()
    assert process.returncode == 0
    assert "Kaisho is closed" in told
    assert "Traceback" not in told and "error" not in told


def test_a_game_can_be_played_as_soon_as_it_is_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = tmp_path / "go on"
    child = f"import os, time\nprint('kaito', flush=True)\nwhile not os.path.exists({str(go_on)!r}): time.sleep(0.02)"
    monkeypatch.setattr(warm_up, "DEAF", child)

    async def scenario() -> None:
        preparation = warm_up.Preparation()
        assert not preparation.under_way
        await preparation.of()
        working = asyncio.create_task(preparation.prepare())
        await asyncio.sleep(0)
        assert preparation.under_way
        everything = asyncio.create_task(preparation.of())
        await preparation.of("kaito")
        await preparation.of("no game at all")
        assert preparation.under_way and not everything.done()
        go_on.touch()
        await working  # the others are tried then, however it has ended
        await everything
        assert not preparation.under_way

    asyncio.run(scenario())


def test_what_an_act_at_a_table_needs_is_there_before_the_first_one() -> None:
    for name in names():
        game = load(name)
        act_once(game)
        assert advance in game.rules._entered, "else the first act of a game would be held up by the compiler"
