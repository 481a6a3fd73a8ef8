"""Strength of Kamisado's levels, and whether the strongest ever loses a won round.

``python bench/bench_bots_kamisado.py [games] [seconds] [won]``: games for each pair of levels (40), the time for an act (0.2),
and how many random won positions the strongest has to win (1 000) in its usual time, against one that looks four acts ahead.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import numpy as np
from matches import Clock, played

from kaisho.bots import SECONDS, Bot, Opinion, bot
from kaisho.bots.alphabeta import AlphaBetaBot
from kaisho.game import Game
from kaisho.games import load
from kaisho.games.kamisado.rules import PLAYING
from kaisho.kernel import State, draw, random_from
from kaisho.search.limits import Thinking
from kaisho.search.proof import PROVED, Prover
from kaisho.search.strategy import winning_act

PAIRS = (
    ("easy", "random", "single"),
    ("medium", "easy", "single"),
    ("strong", "medium", "single"),
    ("medium", "easy", "standard"),
    ("strong", "medium", "standard"),
)


def score(game: Game, better: str, weaker: str, games: int, clock: Clock) -> float:
    """The share of games that the stronger bot wins, alternating first and second player."""
    total = 0.0
    for number in range(games):
        seat = number % 2
        players = [bot(better if each == seat else weaker, game, number) for each in (0, 1)]
        total += (played(game, game.deal(), players, clock).values[seat] + 1) / 2
    return total / games


def won_positions(game: Game, number: int, *, alone: bool = True) -> Iterator[State]:
    """Positions of random matches in which the seat to act can win the round; half of them with sumos."""
    random = random_from(11)
    scratch = np.zeros(game.max_legal_acts, np.int64)
    provers = [Prover(game, seat, 1 << 16) for seat in range(2)]
    plain = load("kamisado")
    while number:
        state = (plain if alone and number % 2 else game).deal()
        found = []
        while not state.over:
            game.rules["play"](state, game.rules["pick"](state, random, scratch))
            if state.phase == PLAYING and not state.over:
                found.append(game.copy(state))
        position = found[draw(random, len(found))]
        single = game.current_round(position)
        if len(game.legal(single)) > 1 and provers[int(single.seat)].prove(single, 300_000).outcome == PROVED:
            number -= 1
            yield single if alone else position


def lost_of_won(number: int, clock: Clock) -> int:
    """The number of won rounds that the strongest bot loses."""
    game = load("kamisado", match="marathon")
    single = load("kamisado")
    strong = bot("strong", single)
    lost = 0
    for seed, position in enumerate(won_positions(game, number)):
        seat = int(position.seat)
        other = AlphaBetaBot(single, seed, depth=4)
        players = [strong if each == seat else other for each in (0, 1)]
        lost += seat not in played(single, single.copy(position), players, clock).winners
    return lost


class FirstWin:
    """Plays the first act that is proved to win the round: the baseline for matches."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._provers = [Prover(game, seat) for seat in range(2)]

    def choose(self, known: State, thinking: Thinking) -> Opinion:
        return Opinion(winning_act(self._provers[int(known.seat)], self._game.current_round(known)))


def points_of_won_rounds(number: int, clock: Clock) -> tuple[int, int]:
    """Points from won rounds of long matches: the strongest bot's and the baseline's."""
    game = load("kamisado", match="long")
    players: tuple[Bot, Bot] = (bot("strong", game), FirstWin(game))
    points = [0, 0]
    for seed, position in enumerate(won_positions(game, number, alone=False)):
        seat = int(position.seat)
        for index, player in enumerate(players):
            state = game.copy(position)
            other = AlphaBetaBot(game, seed, depth=3)
            sides = [player if side == seat else other for side in (0, 1)]
            while state.phase == PLAYING and state.this_round == position.this_round:
                game.play(state, clock.act(sides[int(state.seat)], game, state))
            points[index] += int(state.score[seat] - position.score[seat])
    return points[0], points[1]


def main(games: int = 40, seconds: float = 0.2, won: int = 1000) -> None:
    clock, usual = Clock(seconds), Clock(SECONDS)
    for better, weaker, match in PAIRS:
        share = score(load("kamisado", match=match), better, weaker, games, clock)
        print(
            f"kamisado, {match} match, {better} against {weaker}: {100 * share:.0f} % of {games} games, {clock}",
            flush=True,
        )
    lost = lost_of_won(won, usual)
    print(f"kamisado, won rounds lost by the strongest: {lost} of {won} (limit 0), {usual}", flush=True)
    strongest, first = points_of_won_rounds(won // 10, clock)
    print(
        f"kamisado, points from {won // 10} won rounds of long matches: {strongest} for the strongest; "
        f"{first} for the first winning move; ratio {strongest / max(first, 1):.2f}"
    )
    print(f"kamisado, longest overrun of a think time: {1000 * max(clock.overrun, usual.overrun):.0f} ms")


if __name__ == "__main__":
    given = sys.argv[1:]
    main(
        int(given[0]) if given else 40,
        float(given[1]) if len(given) > 1 else 0.2,
        int(given[2]) if len(given) > 2 else 1000,
    )
