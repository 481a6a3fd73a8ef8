"""Strength of Kaito's levels: each plays the next weaker one, with both colours of every deal.

``python bench/bench_bots_kaito.py [deals] [seconds] [nodes]``: two games a deal (10), the time for an act (0.2), and where
given the nodes for an act instead, which does not depend on how busy the machine is.
"""

from __future__ import annotations

import sys

from matches import Clock, played

from kaisho.bots import bot
from kaisho.games import load

PAIRS = (("easy", "random"), ("greedy", "random"), ("medium", "easy"), ("strong", "medium"))


def main(deals: int = 10, seconds: float = 0.2, nodes: int | None = None) -> None:
    game = load("kaito")
    clock = Clock(seconds, nodes)
    for better, weaker in PAIRS:
        wins = 0
        for deal in range(deals):
            for seat in (0, 1):
                players = [bot(better if place == seat else weaker, game, deal) for place in (0, 1)]
                wins += played(game, game.deal(seed=deal), players, clock).winners == (seat,)
        print(f"kaito, {better} against {weaker}: {wins} of {2 * deals} games won, {clock}", flush=True)


if __name__ == "__main__":
    given = sys.argv[1:]
    main(
        int(given[0]) if given else 10,
        float(given[1]) if len(given) > 1 else 0.2,
        int(given[2]) if len(given) > 2 else None,
    )
