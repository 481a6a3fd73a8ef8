"""Having compiled rules and searches ready before somebody needs them, without making anybody wait.

What has never been compiled on this machine is compiled by a process of its own: a compiler at work in this one would hold
up everybody's moves for seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import hashlib
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from kaisho import bots, games
from kaisho.cache import cache_base
from kaisho.errors import KaishoError
from kaisho.game import Game
from kaisho.search.limits import Thinking

PACKAGE = Path(__file__).parent.parent

DEAF = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN); from kaisho.server.warm_up import main; main()"
"""A terminal's Ctrl-C reaches everything that runs in it: what compiles leaves it to the server to be ended."""


class Preparing(KaishoError):
    """Rules are being compiled, and whoever asked does not wait for them."""


class Preparation:
    """Which games can be played already. Before a game's rules are compiled and loaded no table of it opens: a compiler at work
    in this process would hold up everybody, and so would rules that several threads load at once.
    """

    def __init__(self) -> None:
        self._ready = {name: asyncio.Event() for name in games.names()}
        for event in self._ready.values():
            event.set()
        self.compiling = False
        """Whether rules are being compiled, which takes a minute. Loading them takes a second."""

    async def of(self, game: str | None = None) -> None:
        """Wait until a game can be played; all of them, where it is not known which."""
        for name, event in self._ready.items():
            if game in (name, None):
                await event.wait()

    def check(self, game: str | None = None) -> None:
        """Raise ``Preparing`` while the rules of a game, or of any, are being compiled. Whether they are only being loaded does
        not matter: that is worth waiting for."""
        if self.compiling and any(not event.is_set() for name, event in self._ready.items() if game in (name, None)):
            raise Preparing("http-preparing")

    async def prepare(self, *, compiled: bool, after: Callable[[], Awaitable[None]] | None = None) -> None:
        """Have the rules compiled, unless they are, and load them, game by game; after something else, where that comes first.
        However it ends, whoever waits goes on."""
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
        await asyncio.to_thread(load_rules, name)
        self._ready[name].set()

    async def _compile(self) -> None:
        """Have the rules compiled by another process, which says which game is ready; it ends with us."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", DEAF, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE
        )
        try:
            assert process.stdout is not None
            async for line in process.stdout:
                if (name := line.decode().strip()) in self._ready:
                    await self._load(name)
            await process.wait()
        finally:
            if process.returncode is None:  # we are to end, or rules could not be loaded
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()


def is_compiled() -> bool:
    """Whether everything has been compiled for these sources."""
    return _mark().exists()


def _mark() -> Path:
    """The file that says that everything has been compiled."""
    return cache_base() / f"warm-{_fingerprint()}"


def load_rules(name: str) -> None:
    """Read the rules of a game from the cache, and what the first act at a table and the first opinion need."""
    game = games.load(name)
    act_once(game)
    look_ahead_once(game)


def act_once(game: Game) -> None:
    """Do everything that an act at a table needs."""
    states = game.dealt(game.shuffle(0))
    act = game.legal(states[0])[0]
    assert game.explain(states[0], act) is None
    after, _ = game.advanced(states, act)
    game.replay(states[0], [act])
    game.view_text(after[0], 0)
    game.points(after[0])
    game.rules.compile_beside()


def look_ahead_once(game: Game) -> None:
    """Do what is done before the club's bots give an opinion on a position."""
    from kaisho.search.situations import situations_after

    situations_after(game, game.deal())


def _fingerprint() -> str:
    """Changes with every change of the sources."""
    found = hashlib.sha256(sys.version.encode())
    for path in sorted(PACKAGE.rglob("*.py")):
        told = path.stat()
        found.update(f"{path} {told.st_mtime_ns} {told.st_size}\n".encode())
    return found.hexdigest()[:16]


def compile_everything() -> None:
    """Use every game, every level of its bots, and the solver once; print the name of each game that is ready."""
    from kaisho.search.solve import Solver

    for name in games.names():
        game = games.load(name)
        act_once(game)
        look_ahead_once(game)
        for level in bots.LEVELS:
            with Thinking(seconds=0.2) as thinking:
                bots.opinion(bots.bot(level, game), game, game.deal(), thinking)
        if game.seats == 2 and not game.hidden:
            Solver(game, 1 << 10).solve(game.deal(), 1000)
        print(name, flush=True)


def main() -> None:
    """Compile, unless another process has done so; only one does it at a time."""
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
    except OSError:  # no cache can be kept here: then nothing is to be prepared
        return


if __name__ == "__main__":
    main()
