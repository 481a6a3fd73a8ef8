"""Speed of Kamisado's rules: perft, compared with a dedicated C++ program, and random games.

Prints every figure with its baseline and their ratio, measured in turns in this one run.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from measure import speed

from kaisho.games import load
from kaisho.search.perft import perft
from kaisho.search.playout import random_games

SOURCE = Path(__file__).parent / "baseline" / "kamisado_perft.cpp"
DEPTH = 7
ROUNDS = 5


def compiled_baseline(folder: str) -> Path | None:
    """The compiled baseline, or None where no C++ compiler can be had."""
    if shutil.which("g++") is None and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run("apt-get update -qq && apt-get install -y -qq g++", shell=True, check=True, stdout=subprocess.DEVNULL)
    if shutil.which("g++") is None:
        print("no baseline: install g++ to compare with it", file=sys.stderr)
        return None
    program = Path(folder) / "kamisado_perft"
    subprocess.run(["g++", "-O3", "-march=native", "-o", program, SOURCE], check=True)
    return program


def baseline_speed(program: Path) -> tuple[int, float]:
    """The count at the deepest level, and leaves per second."""
    output = subprocess.run([program, str(DEPTH)], check=True, capture_output=True, text=True).stdout
    _, count, seconds = output.splitlines()[-1].split()
    return int(count), int(count) / float(seconds)


def main() -> None:
    game = load("kamisado")
    state = game.deal()
    counts = [perft(game, state, depth) for depth in range(1, 6)]
    print(f"kamisado, counts of depths 1 to 5: {', '.join(map(str, counts))}")
    with tempfile.TemporaryDirectory() as folder:
        program = compiled_baseline(folder)
        ours: list[float] = []
        theirs: list[float] = []
        for _ in range(ROUNDS):
            ours.append(speed(lambda: perft(game, state, DEPTH)))
            if program:
                count, its_speed = baseline_speed(program)
                assert count == perft(game, state, DEPTH), "the baseline counts differently"
                theirs.append(its_speed)
    line = f"kamisado, sequences of {DEPTH} acts: {max(ours) / 1e6:.0f} million a second"
    if theirs:
        line += f"; C++ baseline {max(theirs) / 1e6:.0f}; ratio {max(ours) / max(theirs):.2f}"
    print(line)
    for name, options, number in (
        ("single rounds", {}, 1_000_000),
        ("standard matches", {"match": "standard"}, 200_000),
        ("marathon matches", {"match": "marathon"}, 50_000),
    ):
        some = load("kamisado", **options)
        random_games(some, 10)
        best = max(speed(lambda some=some, number=number: random_games(some, number).games) for _ in range(ROUNDS))
        floor = " (floor 1.00)" if not options else ""
        print(f"kamisado, random {name}: {best / 1e6:.2f} million a second{floor}")


if __name__ == "__main__":
    main()
