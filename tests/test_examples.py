"""Every example runs as somebody would run it, at small size. (Bots that join a server: ``server/test_client.py``.)"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parent.parent / "examples"
PNG = b"\x89PNG\r\n\x1a\n"


def run(folder: Path, example: str, *arguments: str) -> list[str]:
    """What an example prints, run in a folder of its own."""
    command = [sys.executable, "-W", "error", str(EXAMPLES / example), *arguments]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_every_example_is_run_by_a_test() -> None:
    tests = Path(__file__).parent.rglob("test_*.py")
    sources = "".join(file.read_text(encoding="utf-8") for file in tests)
    assert [file.name for file in EXAMPLES.iterdir() if file.is_file() and file.name not in sources] == []


def test_random_agents_play_whole_games(tmp_path: Path) -> None:
    printed = run(tmp_path, "random_games.py", "samurai", "6")
    assert re.fullmatch(r"6 games of samurai, [\d.]+ acts each", printed[0])
    assert sum(int(line.split()[-1]) for line in printed[1:]) >= 6


def test_the_learner_beats_random_agents_clearly_and_draws_its_curve(tmp_path: Path) -> None:
    printed = run(tmp_path, "learn_by_self_play.py", "kaito", "--rounds=3", "--games=60", "--trials=60", "--plot=curve.png")
    scores = [float(found) for found in re.findall(r"([\d.]+)% against random", "\n".join(printed))]
    assert len(scores) == 4 and scores[-1] > 85
    assert (tmp_path / "curve.png").read_bytes().startswith(PNG)


def test_the_arena_rates_its_bots_and_draws_the_ratings(tmp_path: Path) -> None:
    bots = ["random", "greedy", "medium"]
    printed = run(tmp_path, "arena.py", "kaito", "--rounds=2", "--nodes=300", "--plot=arena.png", "--bots", *bots)
    rows = [line.split() for line in printed[1:-1]]
    ratings = {row[0]: float(row[1]) for row in rows}
    assert set(ratings) == set(bots) and list(ratings.values()) == sorted(ratings.values(), reverse=True)
    assert ratings["random"] == min(ratings.values())
    assert (tmp_path / "arena.png").read_bytes().startswith(PNG)


def test_the_arena_takes_options_of_the_game(tmp_path: Path) -> None:
    bots = ["random", "greedy", "easy"]
    options = ["-o", "players=3", "--option", "hands=random"]
    printed = run(tmp_path, "arena.py", "samurai", *options, "--rounds=1", "--nodes=20", "--plot=three.png", "--bots", *bots)
    rows = [line.split() for line in printed[1:-1]]
    assert {row[0] for row in rows} == set(bots) and {row[4] for row in rows} == {"3"}
    assert (tmp_path / "three.png").read_bytes().startswith(PNG)
