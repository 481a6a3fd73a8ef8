"""A whole bot: it connects to a Kaisho server, accepts every game of Kamisado it is asked to, and plays it.

    python examples/bot.py http://localhost:8470 TOKEN

The token is made on the account page of the server, or with ``POST /api/me/bots``. The bot wins where it can win at once,
never runs into a loss in one if it sees another way, and else plays by lot.
"""

from __future__ import annotations

import random
import sys
from typing import Any

from kaisho.client import Club, Turn
from kaisho.game import Game
from kaisho.kernel import State


def wins(game: Game, state: State, act: int) -> bool:
    """Whether an act ends the game in favour of who plays it."""
    after = game.copy(state)
    game.play(after, act)
    result = game.result(after)
    return result is not None and result.values[int(state.seat)] > 0


def loses(game: Game, state: State, act: int) -> bool:
    """Whether the answer to an act can end the game in favour of the other side."""
    after = game.copy(state)
    game.play(after, act)
    return any(wins(game, after, answer) for answer in game.legal(after))


def choose(turn: Turn) -> int:
    game, state = turn.game, turn.state()
    acts = turn.legal
    winning = [act for act in acts if wins(game, state, act)]
    safe = [act for act in acts if not loses(game, state, act)]
    return random.choice(winning or safe or acts)


def main(address: str, token: str, games_to_play: int = 0) -> None:
    finished: set[str] = set()

    def enough(told: dict[str, Any]) -> bool:
        if told["type"] == "update" and told["result"] is not None:
            finished.add(told["table"])
        return 0 < games_to_play <= len(finished)

    with Club(address, token=token) as club:
        for turn in club.turns(accept=lambda table: table["game"] == "kamisado", until=enough):
            turn.act(choose(turn))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 0)
