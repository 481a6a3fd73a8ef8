"""Strength of Caminos' bots: the strongest level against plain UCT with equal time, and every level against the next weaker.

    python bench/bench_bots_caminos.py [--games 100] [--seconds 0.2] [--options board=ring players=4 …]

Every pairing plays both sides equally often; a draw is half a point. With four players a bot plays both seats of a team.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass

from matches import Clock, played

from kaisho.bots import bot
from kaisho.game import Game
from kaisho.games import load

GOAL = 90
"""Percentage of the points against plain UCT."""
PAIRINGS = (("strong", "uct"), ("strong", "medium"), ("medium", "easy"), ("easy", "random"))


@dataclass
class Score:
    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def percent(self) -> float:
        return 100 * (self.won + self.drawn / 2) / (self.won + self.drawn + self.lost)


def match(game: Game, one: str, other: str, games: int, seconds: float) -> Score:
    score = Score()
    sides = bot(one, game, 1), bot(other, game, 2)
    clock = Clock(seconds)
    for number in range(games):
        players = [sides[(seat + number) % 2] for seat in range(game.seats)]
        value = played(game, game.deal(), players, clock).values[number % 2]
        score.won += value > 0
        score.drawn += value == 0
        score.lost += value < 0
    return score


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--seconds", type=float, default=0.2)
    asked.add_argument("--options", nargs="*", default=[])
    found = asked.parse_args()
    game = type(load("caminos")).from_option_texts(found.options)
    for one, other in PAIRINGS:
        score = match(game, one, other, found.games, found.seconds)
        goal = f" (floor {GOAL})" if other == "uct" else ""
        print(
            f"{' '.join(['caminos', *found.options])}, {one} against {other}, {found.seconds} s an act, {found.games} games: "
            f"{score.percent:.0f} %{goal}; won {score.won}, drawn {score.drawn}, lost {score.lost}",
            flush=True,
        )


if __name__ == "__main__":
    main()
