"""Strength of Samurai's bots: matches for every number of players, and the strong bot's simulations per second.

    python bench/bench_bots_samurai.py [SECONDS] [GAMES] [ONE OTHER]

SECONDS (1.0) is how long a bot may think about an act, GAMES (20) how many are played in a match, rounded up so that every
deal is played once from each seat. ONE and OTHER are two bots, where only their match is wanted. A shared
victory counts for a part.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass

from matches import Clock, played
from measure import speed

from kaisho.bots import bot, opinion
from kaisho.game import Game, Result
from kaisho.games import load
from kaisho.search.limits import Thinking

MATCHES = (("easy", "random"), ("medium", "easy"), ("strong", "medium"), ("strong", "greedy"), ("medium", "greedy"))
AIMS = {2: 0.9, 3: 2 / 3, 4: 1 / 2}
"""The required share of victories of the strong bot against greedy ones, by number of players."""


@dataclass
class Tally:
    """One bot's results in a match against bots of another kind."""

    games: int = 0
    wins: float = 0.0


def share(result: Result, seat: int) -> float:
    """A seat's share of a victory; a shared victory counts equally for everybody."""
    if not result.winners:
        return 1 / len(result.values)
    return 1 / len(result.winners) if seat in result.winners else 0.0


def match(game: Game, one: str, other: str, games: int, seconds: float) -> Tally:
    """One bot against bots of another kind, from each seat of every deal."""
    tally, clock = Tally(), Clock(seconds)
    for deal in range(-(-games // game.seats)):
        for seat in range(game.seats):
            players = [bot(one if place == seat else other, game, 100 * deal + place) for place in range(game.seats)]
            tally.games += 1
            tally.wins += share(played(game, game.deal(seed=deal), players, clock), seat)
    return tally


def simulations(game: Game, seconds: float) -> float:
    """Simulations per second of the strong bot just after the first capture."""
    greedy, strong = bot("greedy", game), bot("strong", game)
    state = game.deal(seed=1)
    while game.points(state) == (0,) * game.seats:
        game.play(state, opinion(greedy, game, state, Thinking(nodes=1)).act)

    def think() -> int:
        with Thinking(seconds) as thinking:
            return opinion(strong, game, state, thinking).nodes

    return max(speed(think) for _ in range(3))


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    matches = ((sys.argv[3], sys.argv[4]),) if len(sys.argv) > 4 else MATCHES
    for number in (2, 3, 4):
        game = load("samurai", players=number)
        print(f"samurai, {number} players, strong: {simulations(game, seconds):.0f} simulations a second", flush=True)
        for one, other in matches:
            tally = match(game, one, other, games, seconds)
            aim = f" (aim {AIMS[number]:.0%})" if (one, other) == ("strong", "greedy") else ""
            line = f"samurai, {number} players, {seconds} s: one {one} against {other}: "
            line += f"{tally.wins:.1f} of {tally.games} = {tally.wins / tally.games:.0%}{aim}"
            print(line, flush=True)


if __name__ == "__main__":
    main()
