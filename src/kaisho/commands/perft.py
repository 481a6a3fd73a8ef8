"""``kaisho perft``: count the sequences of acts from a position."""

from __future__ import annotations

import time
from functools import partial
from typing import Any

import msgspec

from kaisho.commands.shared import interruptible, started_record
from kaisho.language import words
from kaisho.search.perft import perft


def run(arguments: dict[str, Any]) -> int:
    record = started_record(arguments, seed=0)
    game, state = record.game, record.state
    say = words(arguments["lang"])
    counts: list[int] = []
    for depth in range(1, arguments["depth"] + 1):
        began = time.perf_counter()
        counts.append(interruptible(partial(perft, game, state, depth)))
        seconds = time.perf_counter() - began
        if not arguments["json"]:
            speed = f"{counts[-1] / seconds / 1e6:.0f}" if seconds > 0 else "-"
            print(
                say("cli-perft-line", depth=str(depth), count=str(counts[-1]), seconds=f"{seconds:.3f}", speed=speed),
                flush=True,
            )
    divided = {}
    if arguments["divide"]:
        for act in game.legal(state):
            count = interruptible(partial(perft, game, game.after(state, act), arguments["depth"] - 1))
            divided[game.write(state, act, game.styles[-1])] = count
            if not arguments["json"]:
                print(f"  {game.write(state, act, game.styles[-1])}  {count}", flush=True)
    if arguments["json"]:
        answer: dict[str, Any] = {"position": game.position(state), "counts": counts}
        if arguments["divide"]:
            answer["divide"] = divided
        print(msgspec.json.encode(answer).decode())
    return 0
