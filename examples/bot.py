"""A whole bot: python examples/bot.py http://localhost:8470 TOKEN [NUMBER OF GAMES]"""

import contextlib
import random
import sys
import time
from typing import Any

from kaisho.client import Club, ClubRefusal, Disconnected, Turn


def choose(turn: Turn) -> int:
    """Win where that is possible at once; else any act."""
    game, state = turn.game, turn.state()
    for act in turn.legal:
        after = game.copy(state)
        game.play(after, act)
        result = game.result(after)
        if result is not None and result.values[turn.seat] > 0:
            return act
    return random.choice(turn.legal)


finished: set[str] = set()


def enough(told: dict[str, Any] | None = None) -> bool:
    if told is not None and told["type"] in ("table", "update"):
        state = told["state"] if told["type"] == "table" else told
        if state["result"] is not None:
            finished.add(told["table"])
    return len(sys.argv) > 3 and len(finished) >= int(sys.argv[3])


def play() -> None:
    with Club(sys.argv[1], token=sys.argv[2]) as club:
        for turn in club.turns(accept=lambda table: table["game"] == "kamisado", until=enough):
            with contextlib.suppress(ClubRefusal):  # the other one has resigned, or has taken an act back
                turn.act(choose(turn))


while not enough():
    try:
        play()
    except Disconnected as gone:  # the server is started again, or the network is: its games are still there
        print(f"{gone}; trying again in 5 s", file=sys.stderr)
        time.sleep(5)
