"""Random steps per second of Kaisho, OpenSpiel, PettingZoo and pgx, in one run on one core.

The games differ, so the table says what kind of speed each library gives, not which game is better written; only Kamisado
itself is measured in two ways. The others are installed into ``build/rivals``, an environment of their own. The table goes into
docs/benchmarks.md; ``--no-write`` only prints it.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import venv
from datetime import date
from pathlib import Path
from typing import Any

import numpy as np
from measure import speed

from kaisho.envs import Batch
from kaisho.game import Game
from kaisho.games import load
from kaisho.search.playout import random_games

ROOT = Path(__file__).parent.parent
PLACE = ROOT / "build" / "rivals"
REQUIREMENTS = Path(__file__).parent / "rivals" / "requirements.txt"
PAGE = ROOT / "docs" / "benchmarks.md"
BEGIN, END = "<!-- written by bench/bench_rivals.py -->", "<!-- end -->"
ROUNDS = 5
BATCH = 1024


# --- ours -------------------------------------------------------------------------------------------------------------


def by_positions(game: Game, games: int = 3000) -> int:
    """Random games, every step of one ``Position`` asked for from Python, with all checks."""
    chance, steps = random.Random(1), 0
    for seed in range(games):
        position = game.start(seed=seed)
        while acts := position.legal_acts:
            position.play(chance.choice(acts))
            steps += 1
    return steps


def through_python(game: Game, games: int = 300) -> int:
    """The same with a plain state and the methods of ``Game``."""
    chance, steps = random.Random(1), 0
    for seed in range(games):
        state = game.deal(seed=seed)
        while not state.over:
            game.play(state, chance.choice(game.legal(state)))
            steps += 1
    return steps


def by_compiled_rules(game: Game, games: int = 1000) -> int:
    """The same with the compiled rules themselves, which trust what they are given."""
    chance, steps = random.Random(1), 0
    legal, play = game.rules["legal"], game.rules["play"]
    acts = np.zeros(game.max_legal_acts, np.int64)
    for seed in range(games):
        state = game.deal(seed=seed)
        while count := legal(state, acts):
            play(state, acts[chance.randrange(count)])
            steps += 1
    return steps


def batch_steps(batch: Batch, steps: int, *, seen: bool) -> int:
    """Random acts in all games of a batch, and with ``seen`` masks and observations of every step."""
    for _ in range(steps):
        if seen:
            batch.legal_masks()
            batch.observations()
        batch.step(batch.random_acts())
    return steps * batch.number


def ours(game: Game) -> dict[str, float]:
    batch = Batch(game, BATCH)
    calls = {
        "loop": lambda: random_games(game, 100_000).acts,
        "batch": lambda: batch_steps(batch, 1000, seen=False),
        "seen": lambda: batch_steps(batch, 200, seen=True),
        "rules": lambda: by_compiled_rules(game),
        "python": lambda: through_python(game),
        "position": lambda: by_positions(game),
    }
    for call in calls.values():
        call()
    return {f"{game.name}-{what}": max(speed(call) for _ in range(ROUNDS)) for what, call in calls.items()}


def sample(game: Game, number: int = 200) -> list[Any]:
    """Random games with the legal acts of every step, to compare the other Kamisado with."""
    chance, games = random.Random(2), []
    for _ in range(number):
        state, steps = game.deal(), []
        while legal := sorted(game.legal(state)):
            steps.append((chance.choice(legal), legal))
            game.play(state, steps[-1][0])
        result = game.result(state)
        assert result is not None
        games.append((steps, result.values))
    return games


# --- theirs -----------------------------------------------------------------------------------------------------------


def installed() -> Path | None:
    """The Python that has the other libraries, or None where they cannot be installed."""
    python = PLACE / "bin" / "python"
    ready = PLACE / "requirements.txt"
    if ready.exists() and ready.read_text() == REQUIREMENTS.read_text():
        return python
    shutil.rmtree(PLACE, ignore_errors=True)
    print("installing OpenSpiel, PettingZoo and pgx into build/rivals", file=sys.stderr)
    venv.create(PLACE, with_pip=True)
    quiet = ["--quiet", "--disable-pip-version-check"]
    done = subprocess.run(
        [python, "-m", "pip", "install", *quiet, "-r", REQUIREMENTS], capture_output=True, text=True, check=False
    )
    if done.returncode:
        reason = (done.stderr.strip().splitlines() or ["pip failed"])[-1]
        print(f"no comparison: the other libraries cannot be installed here ({reason})", file=sys.stderr)
        return None
    shutil.copy(REQUIREMENTS, ready)
    return python


def on_one_core() -> str:
    """Pin the process to one core and return its number; empty where the system cannot."""
    if not hasattr(os, "sched_setaffinity"):
        return ""
    core = min(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return str(core)


def theirs(python: Path, games: list[Any], core: str) -> dict[str, Any]:
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(games, file)
        file.flush()
        command = [python, Path(__file__).parent / "rivals" / "rivals.py", file.name]
        done = subprocess.run(command, env=os.environ | {"BENCH_CORE": core}, stdout=subprocess.PIPE, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


# --- the table --------------------------------------------------------------------------------------------------------

ROWS = (
    ("Kaisho, Kamisado", "random games in one compiled loop", "kamisado-loop"),
    ("Kaisho, Kamisado", f"`Batch` of {BATCH}, every step from Python", "kamisado-batch"),
    ("Kaisho, Kamisado", "the same with all masks and observations", "kamisado-seen"),
    ("Kaisho, Kamisado", "one `Position` from Python, acts checked", "kamisado-position"),
    ("Kaisho, Kamisado", 'one state, `rules["legal"]` and `rules["play"]` from Python, acts trusted', "kamisado-rules"),
    ("Kaisho, Kamisado", "one state, `legal` and `play` from Python, acts checked", "kamisado-python"),
    ("**Kamisado written for OpenSpiel in Python**", "one state from Python", "openspiel-kamisado-python"),
    ("Kaisho, Kaito", "random games in one compiled loop", "kaito-loop"),
    ("Kaisho, Kaito", f"`Batch` of {BATCH}, all masks and observations", "kaito-seen"),
    ("Kaisho, Kaito", "one `Position` from Python, acts checked", "kaito-position"),
    ("Kaisho, Kaito", "one state, `legal` and `play` from Python, acts checked", "kaito-python"),
    ("OpenSpiel, breakthrough", "random rollouts inside C++", "openspiel-breakthrough-cpp"),
    ("OpenSpiel, breakthrough", "one state from Python", "openspiel-breakthrough-python"),
    ("OpenSpiel, hex", "random rollouts inside C++", "openspiel-hex-cpp"),
    ("OpenSpiel, hex", "one state from Python", "openspiel-hex-python"),
    ("PettingZoo classic, connect four", "agents' loop with observations and masks", "pettingzoo-connect-four"),
    ("PettingZoo classic, tic-tac-toe", "agents' loop with observations and masks", "pettingzoo-tic-tac-toe"),
    ("pgx on the CPU, hex", f"batch of {BATCH} in one compiled loop, masks and observations", "pgx-hex"),
    ("pgx on the CPU, connect four", f"batch of {BATCH} in one compiled loop, masks and observations", "pgx-connect-four"),
)


def rounded(number: float) -> str:
    """Round to three significant digits."""
    digits = max(0, len(str(int(number))) - 3)
    return f"{round(number, -digits):,.0f}".replace(",", " ")


def table(speeds: dict[str, float]) -> list[str]:
    lines = ["| library and game | how | steps a second |", "|---|---|---|"]
    return lines + [f"| {who} | {how} | {rounded(speeds[key])} |" for who, how, key in ROWS if key in speeds]


def write(lines: list[str]) -> None:
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text("\n".join([before + BEGIN, *lines, END + after]), encoding="utf-8")


def main() -> None:
    python = installed()
    core = on_one_core()
    kamisado = load("kamisado")
    speeds = ours(kamisado) | ours(load("kaito"))
    found = theirs(python, sample(kamisado), core) if python else {"speeds": {}, "versions": {}}
    speeds |= found["speeds"]
    lines = table(speeds)
    if python:
        ratio = speeds["kamisado-loop"] / speeds["openspiel-kamisado-python"]
        checked = speeds["kamisado-position"] / speeds["openspiel-kamisado-python"]
        compiled = speeds["kamisado-position"] / speeds["openspiel-breakthrough-python"]
        versions = ", ".join(f"{name} {number}" for name, number in found["versions"].items())
        lines = [
            f"Measured {date.today()} in one run, on one core, best of several: {versions}.",
            "",
            *lines,
            "",
            f"On the same game, Kamisado, that is {rounded(ratio)} times as many steps in a compiled loop, and "
            f"{checked:.0f} times as many with one checked position at a time from Python. OpenSpiel's compiled breakthrough "
            f"makes one step where a `Position` makes {compiled:.1f}.",
        ]
    print("\n".join(lines))
    if python and "--no-write" not in sys.argv:
        write(lines)


if __name__ == "__main__":
    main()
