"""Compile and load rules and searches before they are needed, without delaying anybody.

What was never compiled on this machine is compiled in a separate process, because a compiler in this one would block
everybody's moves for seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import hashlib
import logging
import os
import subprocess
import sys
import traceback
from collections.abc import Awaitable, Callable
from pathlib import Path

from kaisho import bots, games
from kaisho.cache import cache_base
from kaisho.errors import KaishoError
from kaisho.game import Game
from kaisho.search.limits import Thinking

PACKAGE = Path(__file__).parent.parent

log = logging.getLogger("kaisho.warm_up")

IGNORE_SIGINT = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN); from kaisho.server.warm_up import main; main()"
"""Ctrl-C is sent to the whole process group. The compiler ignores it and is stopped by the server."""


class Preparing(KaishoError):
    """The rules are still being compiled, and the request does not wait for them."""


class Preparation:
    """Knows which games can be played already. No table opens before the rules of its game are compiled and loaded: compiling
    in this process, or loading in several threads at once, would block everybody.
    """

    def __init__(self) -> None:
        self._ready = {kind.name: asyncio.Event() for kind in games.classes()}
        for event in self._ready.values():
            event.set()
        self.compiling = False
        """Whether rules are being compiled, which takes a minute; loading takes a second."""

    async def of(self, game: str | None = None) -> None:
        """Wait until a game can be played; without a name, until all can."""
        for name, event in self._ready.items():
            if game in (name, None):
                await event.wait()

    def check(self, game: str | None = None) -> None:
        """Raise ``Preparing`` while the rules of a game, or of any, are being compiled. Loading is too short to count."""
        if self.compiling and any(not event.is_set() for name, event in self._ready.items() if game in (name, None)):
            raise Preparing("http-preparing")

    async def prepare(self, *, compiled: bool, after: Callable[[], Awaitable[None]] | None = None) -> None:
        """Compile the rules if necessary, and load them game by game, after ``after``. Even if it fails, nobody waits on."""
        for event in self._ready.values():
            event.clear()
        self.compiling = not compiled
        try:
            if after is not None:
                await after()
            if not compiled:
                await self._compile()
            for name, event in self._ready.items():
                if not event.is_set():
                    await self._load(name)
        finally:
            self.compiling = False
            for event in self._ready.values():
                event.set()

    async def _load(self, name: str) -> None:
        """Load the rules of a game. One that fails does not hold up the others: its tables report the error."""
        try:
            await asyncio.to_thread(load_rules, name)
        except Exception as error:
            log.error("a game could not be prepared", exc_info=error, extra={"fields": {"game": name}})
        self._ready[name].set()

    async def _compile(self) -> None:
        """Compile the rules in another process, which prints each game that is ready and ends with this one."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", IGNORE_SIGINT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE
        )
        try:
            assert process.stdout is not None
            async for line in process.stdout:
                if (name := line.decode().strip()) in self._ready:
                    await self._load(name)
            await process.wait()
        finally:
            if process.returncode is None:  # cancelled
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()


def is_compiled() -> bool:
    """Whether everything was compiled for these sources."""
    return _mark().exists()


def _mark() -> Path:
    """Return the file that marks everything as compiled."""
    return cache_base() / f"warm-{_fingerprint()}"


def load_rules(name: str) -> None:
    """Load from the cache what the first act at a table and the first opinion need."""
    game = games.load(name)
    act_once(game)
    look_ahead_once(game)


def act_once(game: Game) -> None:
    """Call everything that an act at a table needs."""
    states = game.deal_array(game.shuffle(0))
    act = game.legal(states[0])[0]
    assert game.explain(states[0], act) is None
    after, _ = game.play_and_list(states, act)
    game.replay(states[0], [act])
    game.view_text(after[0], 0)
    game.points(after[0])
    game.rules.compile_extra_kernels()


def look_ahead_once(game: Game) -> None:
    """Call what is needed before a bot gives an opinion on a position."""
    from kaisho.search.situations import situations_after

    situations_after(game, game.deal())


def _fingerprint() -> str:
    """Return a hash that changes with every change of the sources."""
    digest = hashlib.sha256(sys.version.encode())
    for path in sorted(path for folder in (PACKAGE, *games.outside_folders()) for path in folder.rglob("*.py")):
        stat = path.stat()
        digest.update(f"{path} {stat.st_mtime_ns} {stat.st_size}\n".encode())
    return digest.hexdigest()[:16]


def compile_everything() -> None:
    """Use every game, every level of bots, and the solver once; print the name of each game that is ready."""
    for kind in games.classes():
        try:
            _compile_game(kind())
        except Exception:  # a game of another package may raise anything, and must not stop the others
            traceback.print_exc()
        print(kind.name, flush=True)


def _compile_game(game: Game) -> None:
    from kaisho.search.solve import Solver

    act_once(game)
    look_ahead_once(game)
    for level in bots.LEVELS:
        with Thinking(seconds=0.2) as thinking:
            bots.opinion(bots.bot(level, game), game, game.deal(), thinking)
    if game.seats == 2 and not game.hidden:
        Solver(game, 1 << 10).solve(game.deal(), 1000)


def main() -> None:
    """Compile unless another process has done so. Only one process compiles at a time."""
    with contextlib.suppress(OSError):
        os.nice(10)
    mark = _mark()
    try:
        mark.parent.mkdir(parents=True, exist_ok=True)
        with open(mark.with_suffix(".lock"), "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not mark.exists():
                compile_everything()
                mark.touch()
    except OSError:  # without a writable cache there is nothing to prepare
        return


if __name__ == "__main__":
    main()
