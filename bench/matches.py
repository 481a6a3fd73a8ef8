"""Games between bots, for the benchmarks of their strength."""

from __future__ import annotations

import time
from collections.abc import Sequence

from kaisho.bots import Bot, opinion
from kaisho.game import Game, Result
from kaisho.kernel import State
from kaisho.search.limits import Thinking


class Clock:
    """How long bots may think about an act: seconds, or a node budget, which does not depend on the machine's load."""

    def __init__(self, seconds: float, nodes: int | None = None) -> None:
        self.seconds = seconds
        self.nodes = nodes
        self.overrun = 0.0
        """The longest overrun of any act."""

    def __str__(self) -> str:
        return f"{self.nodes} nodes an act" if self.nodes else f"{self.seconds} s an act"

    def act(self, player: Bot, game: Game, state: State) -> int:
        began = time.monotonic()
        with Thinking(None if self.nodes else self.seconds, self.nodes) as thinking:
            act = opinion(player, game, state, thinking).act
        self.overrun = max(self.overrun, time.monotonic() - began - self.seconds)
        return act


def played(game: Game, state: State, players: Sequence[Bot], clock: Clock) -> Result:
    """Let bots, one for each seat, play from a state to the end; return the result."""
    while not state.over:
        game.play(state, clock.act(players[int(state.seat)], game, state))
    result = game.result(state)
    assert result is not None
    return result
