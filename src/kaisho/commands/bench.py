"""``kaisho bench rules``: measure the speed of the rules on this machine."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from kaisho.commandline import BadUsage
from kaisho.games import load, names
from kaisho.language import words
from kaisho.search.perft import perft
from kaisho.search.playout import random_games

T = TypeVar("T")

SUBJECTS = ("rules",)
SECONDS = 1.0
"""The default time for each figure, which is the best of at least three runs."""
RUNS = 3


def measured_perft(name: str, seconds: float) -> dict[str, Any]:
    """Measure perft sequences per second, at the greatest depth that takes about this long."""
    game = load(name)
    state = game.deal()
    perft(game, state, 2)  # compile or load before the measurement
    depth, last = 2, perft(game, state, 1)
    took, count = _timed(perft, game, state, depth)
    while took * count / max(last, 1) <= seconds:  # the next level should take more time by the same factor
        depth, last = depth + 1, count
        took, count = _timed(perft, game, state, depth)
    best = _best(seconds, perft, game, state, depth)
    return {"game": name, "what": "perft", "depth": depth, "count": count, "per_second": count / best}


def measured_games(name: str, seconds: float) -> dict[str, Any]:
    """Measure random games per second."""
    game = load(name)
    random_games(game, 1)
    number = 1000
    while _timed(random_games, game, number)[0] < seconds / RUNS:
        number *= 2
    best = _best(seconds, random_games, game, number)
    return {"game": name, "what": "games", "count": number, "per_second": number / best}


def _best(seconds: float, call: Callable[..., Any], *arguments: Any) -> float:
    """Return the shortest time of several runs."""
    runs: list[float] = []
    while len(runs) < RUNS or sum(runs) < seconds:
        runs.append(_timed(call, *arguments)[0])
    return min(runs)


def _timed(call: Callable[..., T], *arguments: Any) -> tuple[float, T]:
    """Return the duration of a call, and its result."""
    began = time.perf_counter()
    result = call(*arguments)
    return time.perf_counter() - began, result


def run(arguments: dict[str, Any]) -> int:
    if arguments["what"] not in SUBJECTS:
        raise BadUsage("cli-bad-choice", flag="WHAT", value=arguments["what"], known=SUBJECTS)
    say = words(arguments["lang"])
    rows = []
    for name in names():
        for measure in (measured_perft, measured_games):
            row = measure(name, arguments["seconds"] or SECONDS)
            rows.append(row)
            if not arguments["json"]:
                speed = f"{row['per_second'] / 1e6:.2f}"
                print(say(f"cli-bench-{row['what']}", game=name, speed=speed, depth=str(row.get("depth", ""))), flush=True)
    if arguments["json"]:
        print(msgspec.json.encode(rows).decode())
    return 0
