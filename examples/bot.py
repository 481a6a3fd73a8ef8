"""A complete bot: python examples/bot.py http://localhost:8470 TOKEN [NUMBER OF GAMES]"""

import contextlib
import random
import sys
import time
from typing import Any

from kaisho.client import Club, ClubRefusal, Disconnected, Turn


def choose(turn: Turn) -> int:
    """Win if that is possible at once; otherwise play any act."""
    game, state = turn.game, turn.state()
    for act in turn.legal:
        after = game.copy(state)
        game.play(after, act)
        result = game.result(after)
        if result is not None and result.values[turn.seat] > 0:
            return act
    return random.choice(turn.legal)


finished: set[str] = set()


def enough(message: dict[str, Any] | None = None) -> bool:
    """Count the finished games; whether that is as many as asked for."""
    if message is not None and message["type"] in ("table", "update"):
        state = message["state"] if message["type"] == "table" else message
        if state["result"] is not None:
            finished.add(message["table"])
    return len(sys.argv) > 3 and len(finished) >= int(sys.argv[3])


def play() -> None:
    with Club(sys.argv[1], token=sys.argv[2]) as club:
        for turn in club.turns(accept=lambda table: table["game"] == "kamisado", until=enough):
            with contextlib.suppress(ClubRefusal):  # the opponent has resigned or taken an act back
                turn.act(choose(turn))


while not enough():
    try:
        play()
    except Disconnected as error:  # the server or the network restarts; the games are still there
        print(f"{error}; trying again in 5 s", file=sys.stderr)
        time.sleep(5)
