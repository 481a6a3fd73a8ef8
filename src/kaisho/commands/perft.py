"""``kaisho perft``: how many sequences of acts there are."""

from __future__ import annotations

import time
from functools import partial
from typing import Any

import msgspec

from kaisho.commands.shared import interruptible, started_record
from kaisho.language import words
from kaisho.search.perft import perft


def run(found: dict[str, Any]) -> int:
    record = started_record(found, seed=0)
    game, state = record.game, record.state
    say = words(found["lang"])
    counts: list[int] = []
    for depth in range(1, found["depth"] + 1):
        began = time.perf_counter()
        counts.append(interruptible(partial(perft, game, state, depth)))
        seconds = time.perf_counter() - began
        if not found["json"]:
            speed = f"{counts[-1] / seconds / 1e6:.0f}" if seconds > 0 else "-"
            print(
                say("cli-perft-line", depth=str(depth), count=str(counts[-1]), seconds=f"{seconds:.3f}", speed=speed),
                flush=True,
            )
    divided = {}
    if found["divide"]:
        for act in game.legal(state):
            count = interruptible(partial(perft, game, game.after(state, act), found["depth"] - 1))
            divided[game.write(state, act, game.styles[-1])] = count
            if not found["json"]:
                print(f"  {game.write(state, act, game.styles[-1])}  {count}", flush=True)
    if found["json"]:
        answer: dict[str, Any] = {"position": game.position(state), "counts": counts}
        if found["divide"]:
            answer["divide"] = divided
        print(msgspec.json.encode(answer).decode())
    return 0
