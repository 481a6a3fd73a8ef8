"""Random games from the deal to the end, many of them, by compiled loops."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from kaisho.game import Game
from kaisho.kernel import FLOATS, INT, INTS, RANDOM, generic, random_from


@generic(
    "shuffle",
    "deal",
    "pick",
    "play",
    "result",
    rest=lambda types: INT(INT, types.states, INTS, INTS, RANDOM, INTS, FLOATS, INTS, FLOATS, INTS),
)
def _random_games(  # type: ignore[no-untyped-def]
    shuffle, deal, pick, play, result, number, states, options, layout, random, scratch, values, points, totals, ends
):
    """Play ``number`` games; add every seat's value to ``totals``, count the reasons in ``ends``, and give the acts."""
    acts = 0
    state = states[0]
    for _ in range(number):
        shuffle(layout, options, random)
        deal(state, options, layout)
        while not state.over:
            play(state, pick(state, random, scratch))
        ends[result(state, values, points)] += 1
        acts += state.acts
        for seat in range(len(values)):
            totals[seat] += values[seat]
    return acts


@dataclass(frozen=True)
class Playouts:
    """What many random games came to."""

    games: int
    acts: int
    values: tuple[float, ...]
    """The mean value of each seat."""
    reasons: dict[str, int]


def random_games(game: Game, number: int, seed: int = 0) -> Playouts:
    """Play games in which every act is drawn at random."""
    values, totals = np.zeros(game.seats), np.zeros(game.seats)
    points = np.zeros(game.seats, np.int64)
    ends = np.zeros(len(game.reasons), np.int64)
    acts = game.rules.bind(_random_games)(
        number,
        game.states(1),
        game.coded_options,
        np.zeros(game.layout_size, np.int64),
        random_from(seed),
        np.zeros(game.most_actions, np.int64),
        values,
        points,
        totals,
        ends,
    )
    means = tuple((totals / max(number, 1)).tolist())
    reasons = {reason: count for reason, count in zip(game.reasons, ends.tolist(), strict=True) if count}
    return Playouts(number, int(acts), means, reasons)
