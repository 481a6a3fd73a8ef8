"""What starting the club must not wait for."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from litestar._openapi.plugin import OpenAPIPlugin

from kaisho import language
from kaisho.games import load, names
from kaisho.kernel import advance
from kaisho.search.situations import _list_keys, _play_each
from kaisho.server import warm_up
from kaisho.server.pages import page
from kaisho.server.people import common_passwords
from kaisho.server.warm_up import act_once
from tests.conftest import heed_ctrl_c
from tests.server.inside import inside
from tests.server.running import NO_LIMITS, PATIENCE, RunningServer


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


def test_while_games_and_words_are_loaded_nobody_is_held_up(tmp_path: Path) -> None:
    """Answers that need them wait; everything else is answered at once."""
    go_on = tmp_path / "go on"
    server = RunningServer(tmp_path / "club", program=("tests.server.loading", str(go_on)), fresh=True, **NO_LIMITS)
    paths = ("/api/club", "/plain/", "/plain/people/nobody", "/api/nowhere")
    with ThreadPoolExecutor(len(paths)) as pool:
        waiting = [pool.submit(server.nobody().call, "GET", path) for path in paths]
        for path in ("/healthz", "/", "/manifest.webmanifest"):
            assert server.nobody().call("GET", path).status == 200
        assert not any(answer.done() for answer in waiting)
        go_on.touch()
        assert [answer.result(PATIENCE).status for answer in waiting] == [200, 200, 404, 404]
    server.stop()


def test_a_game_can_be_played_as_soon_as_it_is_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = tmp_path / "go on"
    child = f"import os, time\nprint('kaito', flush=True)\nwhile not os.path.exists({str(go_on)!r}): time.sleep(0.02)"
    monkeypatch.setattr(warm_up, "IGNORE_SIGINT", child)

    async def scenario() -> None:
        preparation = warm_up.Preparation()
        assert not preparation.compiling
        await preparation.of()
        working = asyncio.create_task(preparation.prepare(compiled=False))
        await asyncio.sleep(0)
        assert preparation.compiling
        everything = asyncio.create_task(preparation.of())
        for game in ("kaito", "samurai", None):
            with pytest.raises(warm_up.Preparing):
                preparation.check(game)
        await preparation.of("kaito")
        preparation.check("kaito")
        preparation.check("no game at all")
        await preparation.of("no game at all")
        assert preparation.compiling and not everything.done()
        go_on.touch()
        await working  # the others are tried then, however it has ended
        await everything
        assert not preparation.compiling
        preparation.check()

    asyncio.run(scenario())


def test_nobody_uses_rules_before_they_are_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    loading, go_on = threading.Event(), threading.Event()

    def load_slowly(name: str) -> None:
        if name == "kaito":
            loading.set()
            go_on.wait(PATIENCE)

    monkeypatch.setattr(warm_up, "load_rules", load_slowly)

    async def scenario() -> None:
        preparation = warm_up.Preparation()
        working = asyncio.create_task(preparation.prepare(compiled=True))
        await asyncio.to_thread(loading.wait, PATIENCE)
        waiting = asyncio.create_task(preparation.of("kaito"))
        await asyncio.sleep(0.05)
        assert not waiting.done() and not preparation.compiling, "nobody is told of something that takes a second"
        preparation.check("kaito")
        go_on.set()
        await asyncio.gather(waiting, working)

    asyncio.run(scenario())


def test_rules_that_cannot_be_loaded_keep_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str) -> None:
        raise OSError("no room")

    monkeypatch.setattr(warm_up, "load_rules", fail)

    async def scenario() -> None:
        preparation = warm_up.Preparation()
        with pytest.raises(OSError, match="no room"):
            await preparation.prepare(compiled=True)
        await preparation.of()

    asyncio.run(scenario())


def test_what_an_act_at_a_table_needs_is_there_before_the_first_one() -> None:
    for name in names():
        game = load(name)
        act_once(game)
        assert advance in game.rules._bound_unchecked, "else the first act of a game would be held up by the compiler"


@pytest.mark.parametrize("cancelled", [False, True])
def test_what_compiles_ends_with_whoever_waits_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cancelled: bool) -> None:
    """Rules that were compiled but cannot be loaded, or a server that stops meanwhile, leave no process behind."""
    told = tmp_path / "its number"
    child = (
        f"import os, time\nopen({str(told)!r}, 'w').write(str(os.getpid()))\nprint('kaito', flush=True)\ntime.sleep({PATIENCE})"
    )
    monkeypatch.setattr(warm_up, "IGNORE_SIGINT", child)
    loading, go_on = threading.Event(), threading.Event()

    def fail(name: str) -> None:
        loading.set()
        go_on.wait(PATIENCE)
        raise OSError("no room")

    monkeypatch.setattr(warm_up, "load_rules", fail)

    async def scenario() -> None:
        working = asyncio.create_task(warm_up.Preparation().prepare(compiled=False))
        await asyncio.to_thread(loading.wait, PATIENCE)
        if cancelled:
            working.cancel()
        go_on.set()
        with pytest.raises(asyncio.CancelledError if cancelled else OSError):
            await working

    asyncio.run(scenario())
    with pytest.raises(ProcessLookupError):
        os.kill(int(told.read_text()), 0)


def test_what_an_opinion_needs_is_there_before_the_first_one() -> None:
    for name in names():
        warm_up.load_rules(name)
        assert {_play_each, _list_keys} <= load(name).rules._bound.keys()


def test_what_the_first_request_would_load_is_loaded_beside_the_club(tmp_path: Path) -> None:
    """Words, templates, common passwords and the OpenAPI document: each held everybody up for 0.1 to 0.3 s."""
    language._words.cache_clear()
    page.templates.cache_clear()
    common_passwords.common_words.cache_clear()

    async def story() -> None:
        async with inside(tmp_path) as club:
            async with asyncio.timeout(PATIENCE):
                while not gc.get_freeze_count():
                    await asyncio.sleep(0.05)
            for name in language.LANGUAGES:
                assert not language.words(name)._unread
                assert language.words(name).has("kamisado-black") and language.words(name).has("host-folder-busy")
            environment = page.templates()
            assert environment.cache is not None
            assert len(environment.cache) == len(environment.list_templates()) > 10
            assert common_passwords.common_words.cache_info().currsize == 1
            assert club.app.litestar.plugins.get(OpenAPIPlugin)._openapi_schema

    gc.unfreeze()
    asyncio.run(story())
