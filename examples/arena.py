"""Bots against bots, rated: python examples/arena.py [GAME] [-o players=3] [--bots easy medium strong] [--rounds N]

Every group of bots that fits at one board plays the same deals in all orders of seats, so that neither luck nor the first
move favours anybody. Ratings are counted as a club counts them (docs/ratings.md): Glicko-2 between two, Weng and Lin's with
more. Bots think by the number of positions, not by time, so that a seed repeats everything. The plot shows how the ratings
settled, with two deviations around them.
"""

import argparse
from collections.abc import Iterator
from itertools import combinations

import matplotlib
import numpy as np

from kaisho.bots import bot, opinion
from kaisho.errors import KaishoError
from kaisho.game import Game, Result
from kaisho.games import game_class
from kaisho.ratings import Rating, first_rating, rated
from kaisho.search.limits import Thinking

RANDOM_ACTS = 2
"""Where the deal leaves nothing to chance, games differ by their first acts."""


def pairings(game: Game, names: list[str], rounds: int) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Who sits where in each game, with the seed of its deal."""
    for seed in range(rounds):
        for group in combinations(names, game.seats):
            for first in range(game.seats):
                yield seed, (*group[first:], *group[:first])


def played(game: Game, names: tuple[str, ...], seed: int, nodes: int) -> Result:
    """How a game ended; one that goes on for too long is drawn."""
    players = [bot(name, game, seed) for name in names]
    beginner = bot("random", game, seed)
    state = game.deal(seed=seed)
    while not state.over and state.acts < game.length_limit:
        player = beginner if int(state.acts) < RANDOM_ACTS else players[int(state.seat)]
        with Thinking(nodes=nodes) as thinking:
            game.play(state, opinion(player, game, state, thinking).act)
    drawn = Result((0.0,) * game.seats, game.points(state), "unfinished", (1,) * game.seats)
    return game.result(state) or drawn


def draw(file: str, game: str, history: dict[str, list[Rating]]) -> None:
    matplotlib.use("agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(8, 4.5))
    for name, steps in sorted(history.items(), key=lambda item: -item[1][-1].rating):
        ratings = np.array([step.rating for step in steps])
        unsure = 2 * np.array([step.deviation for step in steps])
        axes.plot(ratings, label=f"{name} {ratings[-1]:.0f}")
        axes.fill_between(range(len(steps)), ratings - unsure, ratings + unsure, alpha=0.12)
    axes.set(xlabel="own games", ylabel="rating", title=f"{game}: bots against bots")
    axes.legend(loc="center left", bbox_to_anchor=(1, 0.5))
    figure.tight_layout()
    figure.savefig(file)


def main() -> None:
    arguments = argparse.ArgumentParser(description="Bots against bots.")
    arguments.add_argument("game", nargs="?", default="kaito")
    arguments.add_argument("-o", "--option", action="append", default=[], help="an option of the game: players=3")
    arguments.add_argument("--bots", nargs="+", default=["random", "greedy", "easy", "medium", "strong"])
    arguments.add_argument("--rounds", type=int, default=10, help="how many deals every group plays")
    arguments.add_argument("--nodes", type=int, default=2000, help="positions that a bot may look at for an act")
    arguments.add_argument("--plot", default="arena.png", help="where the ratings are drawn")
    settings = arguments.parse_args()

    try:
        game = game_class(settings.game).from_option_texts(settings.option)
    except KaishoError as error:
        arguments.error(str(error))
    if len(settings.bots) < game.seats:
        arguments.error(f"{settings.game} needs {game.seats} bots")
    history = {name: [first_rating(game)] for name in settings.bots}
    points = dict.fromkeys(settings.bots, 0.0)
    for seed, names in pairings(game, settings.bots, settings.rounds):
        result = played(game, names, seed, settings.nodes)
        after = rated(game, [history[name][-1] for name in names], result.places, now=0)
        for name, rating, value in zip(names, after, result.values, strict=True):
            history[name].append(rating)
            points[name] += (value + 1) / 2
    print(f"{'bot':<10} {'rating':>6}        {'games':>5} {'points':>7}")
    for name in sorted(history, key=lambda name: -history[name][-1].rating):
        last = history[name][-1]
        print(f"{name:<10} {last.rating:6.0f} ± {2 * last.deviation:3.0f}  {last.games:5} {points[name] / last.games:7.1%}")
    draw(settings.plot, " ".join([settings.game, *settings.option]), history)
    print(f"the plot is in {settings.plot}")


if __name__ == "__main__":
    main()
