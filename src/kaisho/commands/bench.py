"""``kaisho bench rules``: how fast the rules are on this machine."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec

from kaisho.commandline import BadUsage
from kaisho.games import load, names
from kaisho.language import words
from kaisho.search.perft import perft
from kaisho.search.playout import random_games

SUBJECTS = ("rules",)
SECONDS = 0.5
"""Every figure is the best of three runs of about this length, if nothing else is asked for."""


def measured_perft(name: str, seconds: float) -> dict[str, Any]:
    """Sequences a second, at the first depth that takes long enough."""
    game = load(name)
    state = game.deal()
    depth = 2
    while _seconds(perft, game, state, depth) < seconds / 4:
        depth += 1
    best = min(_seconds(perft, game, state, depth) for _ in range(3))
    count = perft(game, state, depth)
    return {"game": name, "what": "perft", "depth": depth, "count": count, "per_second": count / best}


def measured_games(name: str, seconds: float) -> dict[str, Any]:
    """Random games a second."""
    game = load(name)
    number = 1000
    while _seconds(random_games, game, number) < seconds:
        number *= 2
    best = min(_seconds(random_games, game, number) for _ in range(3))
    return {"game": name, "what": "games", "count": number, "per_second": number / best}


def _seconds(call: Callable[..., Any], *arguments: Any) -> float:
    began = time.perf_counter()
    call(*arguments)
    return time.perf_counter() - began


def run(found: dict[str, Any]) -> int:
    if found["what"] not in SUBJECTS:
        raise BadUsage("cli-bad-choice", flag="WHAT", value=found["what"], known=SUBJECTS)
    say = words(found["lang"])
    rows = []
    for name in names():
        for measure in (measured_perft, measured_games):
            row = measure(name, found["seconds"] or SECONDS)
            rows.append(row)
            if not found["json"]:
                speed = f"{row['per_second'] / 1e6:.2f}"
                print(say(f"cli-bench-{row['what']}", game=name, speed=speed, depth=str(row.get("depth", ""))), flush=True)
    if found["json"]:
        print(msgspec.json.encode(rows).decode())
    return 0
