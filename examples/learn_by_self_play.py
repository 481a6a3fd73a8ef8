"""A program learns a game by playing against itself: python examples/learn_by_self_play.py [GAME] [--rounds N …]

It learns what positions are worth (TD(λ) on a small neural network, in NumPy), knows nothing of the game but its rules and
its observation planes, and plays the act that leads to the position it likes best. Now and then it plays against random
agents; the curve of its score goes to a picture. For any open game of two: kamisado, kaito, caminos.
"""

import argparse
import time
from collections.abc import Iterator
from typing import NamedTuple

import matplotlib
import numpy as np

import kaisho
from kaisho.game import Game
from kaisho.kernel import Flags, Floats, Ints, LegalRule, ObserveRule, PlayRule, ResultRule, States, generic

OPEN = 2.0
"""Stands for the value of a position in which the game goes on: others are 1 (won), 0 (drawn) and -1 (lost)."""


class Room(NamedTuple):
    """The positions one act ahead of some games: the acts, what the mover then sees, and how the game has ended."""

    later: States
    acts: Ints
    planes: Flags
    ends: Floats
    values: Floats
    points: Ints


@generic
def _look_ahead(
    legal: LegalRule,
    play: PlayRule,
    observe: ObserveRule,
    result: ResultRule,
    states: States,
    counts: Ints,
    room: Room,
    size: int,
) -> int:
    """Play every legal act of each state in a copy; return the number of acts."""
    later, acts, planes, ends, values = room.later, room.acts, room.planes, room.ends, room.values
    row = 0
    for i in range(len(states)):
        counts[i] = 0 if states[i].over else legal(states[i], acts[row:])
        for _ in range(counts[i]):
            later[0] = states[i]
            play(later[0], acts[row])
            observe(later[0], states[i].seat, planes[row * size : (row + 1) * size])
            ends[row] = OPEN
            if later[0].over:
                result(later[0], values, room.points)
                ends[row] = values[states[i].seat]
            row += 1
    return row


class Ahead:
    """All positions one act ahead of some games, with room for them that is used again and again."""

    def __init__(self, game: Game, games: int) -> None:
        rows = games * game.max_legal_acts
        self.size = int(np.prod(game.observation_shape))
        self.counts = np.zeros(games, np.int64)
        self.acts = np.zeros(rows + game.max_legal_acts, np.int64)
        self.planes = np.zeros(rows * self.size, np.uint8)
        self.ends = np.zeros(rows)
        values, points = np.zeros(game.seats), np.zeros(game.seats, np.int64)
        self._room = Room(game.states(1), self.acts, self.planes, self.ends, values, points)
        self._look = game.rules.bind(_look_ahead)

    def look(self, states: np.ndarray) -> int:
        counts = self.counts[: len(states)]
        return self._look(states, counts, self._room, self.size)

    def seen(self, rows: int) -> np.ndarray:
        return self.planes[: rows * self.size].reshape(rows, self.size)


class Network:
    """What a position is worth to the seat that sees it, from -1 to 1: one hidden layer, trained by Adam."""

    def __init__(self, inputs: int, hidden: int, chance: np.random.Generator) -> None:
        self.weights = [
            chance.normal(0, 0.05, (inputs, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            chance.normal(0, 0.05, hidden).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self._means = [(np.zeros_like(weight), np.zeros_like(weight)) for weight in self.weights]
        self._steps = 0

    def values(self, seen: np.ndarray) -> np.ndarray:
        first, first_bias, second, second_bias = self.weights
        hidden = np.maximum(seen.astype(np.float32) @ first + first_bias, 0)
        return np.tanh(hidden @ second + second_bias)

    def learn(self, seen: np.ndarray, targets: np.ndarray, rate: float) -> None:
        """One step towards the targets."""
        first, first_bias, second, second_bias = self.weights
        inputs = seen.astype(np.float32)
        hidden = np.maximum(inputs @ first + first_bias, 0)
        values = np.tanh(hidden @ second + second_bias)
        error = (values - targets) * (1 - values**2) / len(targets)
        back = np.outer(error, second) * (hidden > 0)
        self._adam([inputs.T @ back, back.sum(0), hidden.T @ error, error.sum(keepdims=True)], rate)

    def _adam(self, slopes: list[np.ndarray], rate: float) -> None:
        self._steps += 1
        for weight, slope, (mean, square) in zip(self.weights, slopes, self._means, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            unbiased = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            weight -= rate * mean / (1 - 0.9**self._steps) / unbiased


def turns(
    game: Game, network: Network, ahead: Ahead, states: np.ndarray, luck: np.ndarray, chance: np.random.Generator
) -> Iterator:
    """Play games to their ends, one act in each at a time. The network chooses, except where luck says otherwise.

    ``luck`` gives for each game and seat how often an act is drawn at random. Yields the games that went on, who moved
    there, and what the mover saw and thought of it afterwards.
    """
    play = game.rules["play"]
    while len(going := np.flatnonzero(states["over"] == 0)):
        at = states[going]
        rows = ahead.look(at)
        ends, counts = ahead.ends[:rows], ahead.counts[: len(at)]
        worth = np.where(ends == OPEN, network.values(ahead.seen(rows)), ends)
        starts = np.cumsum(counts) - counts
        movers = at["seat"].astype(int)
        best = np.array([start + worth[start : start + count].argmax() for start, count in zip(starts, counts, strict=True)])
        drawn = starts + chance.integers(counts)
        chosen = np.where(chance.random(len(at)) < luck[going, movers], drawn, best)
        for game_number, row in zip(going, chosen, strict=True):
            play(states[game_number], ahead.acts[row])
        yield going, movers, ahead.seen(rows)[chosen], worth[chosen]


def first_states(game: Game, number: int, seed: int) -> np.ndarray:
    states = game.states(number)
    for place in range(number):
        states[place] = game.deal(seed=seed + place)
    return states


def self_play(
    game: Game, network: Network, ahead: Ahead, number: int, settings: argparse.Namespace, chance: np.random.Generator
):
    """Positions of games against itself, and what they should have been thought to be worth.

    A position is worth what the next one is worth to the same seat, and that is a mixture of what the network thinks of it
    and of what comes after (λ of it). The last position is worth what the game was.
    """
    states = first_states(game, number, int(chance.integers(2**40)))
    luck = np.full((number, game.seats), settings.explore)
    moves: list[list[tuple[int, np.ndarray, float]]] = [[] for _ in range(number)]
    for going, movers, seen, worth in turns(game, network, ahead, states, luck, chance):
        for move in zip(going.tolist(), movers.tolist(), seen, worth.tolist(), strict=True):
            moves[move[0]].append(move[1:])
    all_seen, targets = [], []
    for game_moves in moves:
        mover, _, target = game_moves[-1]
        for place in range(len(game_moves) - 1, -1, -1):
            seat, seen, _ = game_moves[place]
            if place < len(game_moves) - 1:
                following = game_moves[place + 1][2]
                mixed = settings.trust * target + (1 - settings.trust) * following
                target = mixed if seat == mover else -mixed
            mover = seat
            all_seen.append(seen)
            targets.append(target)
    return np.array(all_seen), np.array(targets, np.float32)


def score_against_random(game: Game, network: Network, ahead: Ahead, number: int, chance: np.random.Generator) -> float:
    """The share of points won against random agents, a draw being half of one, from both seats in turn."""
    states = first_states(game, number, int(chance.integers(2**40)))
    own = np.arange(number) % 2
    luck = np.ones((number, 2))
    luck[np.arange(number), own] = 0
    for _ in turns(game, network, ahead, states, luck, chance):
        pass
    values = [game.result(state).values[seat] for state, seat in zip(states, own, strict=True)]
    return float(np.mean(values)) / 2 + 0.5


def draw_curve(file: str, name: str, games: list[int], scores: list[float]) -> None:
    matplotlib.use("agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    axes.plot(games, [100 * score for score in scores], marker="o")
    axes.axhline(50, linestyle=":", color="grey")
    axes.set(
        xlabel="games against itself",
        ylabel="points won against random, %",
        ylim=(0, 101),
        title=f"{name}: learning by self-play",
    )
    figure.tight_layout()
    figure.savefig(file)


def main() -> None:
    arguments = argparse.ArgumentParser(description="Learn a game of two by self-play.")
    arguments.add_argument("game", nargs="?", default="kamisado")
    arguments.add_argument("--rounds", type=int, default=60, help="how often it plays, learns and is tried")
    arguments.add_argument("--games", type=int, default=128, help="games against itself in a round")
    arguments.add_argument("--trials", type=int, default=400, help="games against random agents after a round")
    arguments.add_argument("--hidden", type=int, default=64, help="size of the hidden layer")
    arguments.add_argument("--rate", type=float, default=0.001, help="size of the first steps when learning")
    arguments.add_argument("--explore", type=float, default=0.1, help="share of acts drawn at random against itself")
    arguments.add_argument("--trust", type=float, default=0.8, help="λ: how far what really happened counts")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--plot", default="learning.png", help="where the curve is drawn")
    settings = arguments.parse_args()

    game = kaisho.load(settings.game)
    chance = np.random.default_rng(settings.seed)
    ahead = Ahead(game, max(settings.games, settings.trials))
    network = Network(ahead.size, settings.hidden, chance)
    games, scores = [0], [score_against_random(game, network, ahead, settings.trials, chance)]
    print(f"before learning: {scores[0]:.1%} against random", flush=True)
    began = time.perf_counter()
    for number in range(1, settings.rounds + 1):
        seen, targets = self_play(game, network, ahead, settings.games, settings, chance)
        rate = settings.rate * (1 - (number - 1) / settings.rounds)  # smaller and smaller steps
        order = chance.permutation(np.tile(np.arange(len(targets)), 2))
        for start in range(0, len(order), 128):
            some = order[start : start + 128]
            network.learn(seen[some], targets[some], rate)
        games.append(number * settings.games)
        scores.append(score_against_random(game, network, ahead, settings.trials, chance))
        print(f"{games[-1]} games, {time.perf_counter() - began:.0f} s: {scores[-1]:.1%} against random", flush=True)
    draw_curve(settings.plot, settings.game, games, scores)
    print(f"the curve is in {settings.plot}")


if __name__ == "__main__":
    main()
