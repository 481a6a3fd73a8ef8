"""Loading and compiling at the start: what the club does not wait for, and what is ready before the first request."""

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
from tests.server.in_process import in_process_club
from tests.server.running import NO_LIMITS, PATIENCE, RunningServer


def test_the_club_opens_without_loading_the_compiler_or_modules_that_few_pages_need() -> None:
    code = "import sys, kaisho.commands.serve; print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    process = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120)
    assert {"litestar", "sqlalchemy", "uvicorn"} <= set(process.stdout.split())
    assert not {"numba", "llvmlite", "jinja2", "alembic", "openskill"} & set(process.stdout.split())


def test_ctrl_c_even_twice_ends_a_club_that_is_still_compiling_without_a_traceback(tmp_path: Path) -> None:
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
        printed = ""
        while "compiling" not in printed:
            printed += process.stdout.readline()
        address = next(word for word in printed.split() if word.startswith("http"))
        with urllib.request.urlopen(f"{address}/api/club") as answer:  # does not need the rules
            club = json.load(answer)
        assert club["preparing"] and len(club["games"]) == len(names())
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does, for the whole process group
        time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        printed = process.stdout.read()
    assert process.returncode == 0
    assert "Kaisho is closed" in printed
    assert "Traceback" not in printed and "error" not in printed


def test_requests_that_do_not_need_games_or_words_are_answered_while_these_are_loaded(tmp_path: Path) -> None:
    """Requests that need them wait; everything else is answered at once."""
    go_on = tmp_path / "go on"
    server = RunningServer(tmp_path / "club", program=("tests.server.slow_loading", str(go_on)), fresh=True, **NO_LIMITS)
    paths = ("/api/club", "/plain/", "/plain/people/nobody", "/api/nowhere")
    with ThreadPoolExecutor(len(paths)) as pool:
        waiting = [pool.submit(server.anonymous().call, "GET", path) for path in paths]
        for path in ("/healthz", "/", "/manifest.webmanifest"):
            assert server.anonymous().call("GET", path).status == 200
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
        await working  # the process has ended; the remaining games count as ready
        await everything
        assert not preparation.compiling
        preparation.check()

    asyncio.run(scenario())


def test_requests_wait_until_the_rules_are_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
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
        assert not waiting.done() and not preparation.compiling, "loading takes a second and is not reported as compiling"
        preparation.check("kaito")
        go_on.set()
        await asyncio.gather(waiting, working)

    asyncio.run(scenario())


def test_rules_that_cannot_be_loaded_block_neither_requests_nor_other_games(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    loaded: list[str] = []

    def fail_for_kaito(name: str) -> None:
        if name == "kaito":
            raise OSError("no room")
        loaded.append(name)

    monkeypatch.setattr(warm_up, "load_rules", fail_for_kaito)

    async def scenario() -> None:
        preparation = warm_up.Preparation()
        await preparation.prepare(compiled=True)
        await preparation.of()

    asyncio.run(scenario())
    assert sorted([*loaded, "kaito"]) == sorted(names())
    assert [record.message for record in caplog.records] == ["a game could not be prepared"]


def test_everything_that_an_act_needs_is_compiled_before_the_first_one() -> None:
    for name in names():
        game = load(name)
        act_once(game)
        assert advance in game.rules._bound_unchecked, "otherwise the first act of a game would wait for the compiler"


def test_the_compiling_process_ends_with_its_caller(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that stops while rules are compiled leaves no process behind."""
    pid_file = tmp_path / "pid"
    write_pid = f"import os, time\nopen({str(pid_file)!r}, 'w').write(str(os.getpid()))"
    child = f"{write_pid}\nprint('kaito', flush=True)\ntime.sleep({PATIENCE})"
    monkeypatch.setattr(warm_up, "IGNORE_SIGINT", child)
    loading, go_on = threading.Event(), threading.Event()

    def wait_for_the_test(name: str) -> None:
        loading.set()
        go_on.wait(PATIENCE)

    monkeypatch.setattr(warm_up, "load_rules", wait_for_the_test)

    async def scenario() -> None:
        working = asyncio.create_task(warm_up.Preparation().prepare(compiled=False))
        await asyncio.to_thread(loading.wait, PATIENCE)
        working.cancel()
        go_on.set()
        with pytest.raises(asyncio.CancelledError):
            await working

    asyncio.run(scenario())
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid_file.read_text()), 0)


def test_everything_that_an_opinion_needs_is_compiled_before_the_first_one() -> None:
    for name in names():
        warm_up.load_rules(name)
        assert {_play_each, _list_keys} <= load(name).rules._bound.keys()


def test_everything_that_first_requests_need_is_loaded_in_the_background(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Loading words, templates, common passwords or the OpenAPI document would block everybody for 0.1 to 0.3 s."""
    language._words.cache_clear()
    page.templates.cache_clear()
    common_passwords.common_words.cache_clear()

    async def scenario() -> None:
        async with in_process_club(tmp_path) as club:
            async with asyncio.timeout(PATIENCE):
                while not gc.get_freeze_count():
                    assert not caplog.records, caplog.text
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
    asyncio.run(scenario())
