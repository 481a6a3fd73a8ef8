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
from pathlib import Path

from kaisho import bots, games
from kaisho.game import Game
from kaisho.search.limits import Thinking

PACKAGE = Path(__file__).parent.parent

DEAF = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN); from kaisho.server.warm_up import main; main()"
"""A terminal's Ctrl-C reaches everything that runs in it: what compiles leaves it to the server to be ended."""


async def warm_up() -> None:
    """Fill the cache if it has never been filled for these sources, then load what the first act at a table needs."""
    if not _mark().exists():
        await _compile_elsewhere()
    await asyncio.to_thread(_load_rules)


def _mark() -> Path:
    """The file that says that everything has been compiled."""
    from kaisho.kernel import cache_base

    return cache_base() / f"warm-{_fingerprint()}"


async def _compile_elsewhere() -> None:
    """Let another process compile; it ends with us."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", DEAF, stdin=subprocess.DEVNULL)
    try:
        await process.wait()
    except asyncio.CancelledError:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        raise


def _load_rules() -> None:
    for name in games.names():
        act_once(games.load(name))


def act_once(game: Game) -> None:
    """Do everything that an act at a table needs."""
    states = game.dealt(game.shuffle(0))
    act = game.legal(states[0])[0]
    assert game.explain(states[0], act) is None
    after, _ = game.advanced(states, act)
    game.view_text(after[0], 0)
    game.points(after[0])


def _fingerprint() -> str:
    """Changes with every change of the sources."""
    found = hashlib.sha256(sys.version.encode())
    for path in sorted(PACKAGE.rglob("*.py")):
        told = path.stat()
        found.update(f"{path} {told.st_mtime_ns} {told.st_size}\n".encode())
    return found.hexdigest()[:16]


def compile_everything() -> None:
    """Use every game, every level of its bots, and the solver once."""
    from kaisho.search.solve import Solver

    for name in games.names():
        game = games.load(name)
        act_once(game)
        for level in bots.LEVELS:
            with Thinking(seconds=0.2) as thinking:
                bots.opinion(bots.bot(level, game), game, game.deal(), thinking)
        if game.seats == 2 and not game.hidden:
            Solver(game, 1 << 10).solve(game.deal(), 1000)


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
