"""How strong Kaito's levels are: each plays the next weaker one, both colours of every deal.

``python bench/bench_bots_kaito.py [deals] [seconds] [nodes]``: two games a deal (10), the time for an act (0.2), and where
given the nodes for an act instead, which does not depend on how busy the machine is.
"""

from __future__ import annotations

import sys

from kaisho.bots import Bot, bot, opinion
from kaisho.game import Game
from kaisho.games import load
from kaisho.search.limits import Thinking

PAIRS = (("easy", "random"), ("greedy", "random"), ("medium", "easy"), ("strong", "medium"))


def played(game: Game, deal: int, players: list[Bot], seconds: float, nodes: int | None) -> int:
    """The seat that won a game."""
    state = game.deal(seed=deal)
    while not state.over:
        with Thinking(None if nodes else seconds, nodes) as thinking:
            act = opinion(players[int(state.seat)], game, state, thinking).act
        game.rules["play"](state, act)
    result = game.result(state)
    assert result is not None
    return result.winners[0]


def main(deals: int = 10, seconds: float = 0.2, nodes: int | None = None) -> None:
    game = load("kaito")
    limit = f"{nodes} nodes an act" if nodes else f"{seconds} s an act"
    for better, weaker in PAIRS:
        wins = 0
        for deal in range(deals):
            for seat in (0, 1):
                players = [bot(better if place == seat else weaker, game, deal) for place in (0, 1)]
                wins += played(game, deal, players, seconds, nodes) == seat
        print(f"kaito, {better} against {weaker}: {wins} of {2 * deals} games won, {limit}", flush=True)


if __name__ == "__main__":
    given = sys.argv[1:]
    main(
        int(given[0]) if given else 10,
        float(given[1]) if len(given) > 1 else 0.2,
        int(given[2]) if len(given) > 2 else None,
    )
