"""Random games from the deal to the end, played by compiled loops."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from kaisho.game import Game
from kaisho.kernel import (
    DealRule,
    Floats,
    Ints,
    PickRule,
    PlayRule,
    Random,
    ResultRule,
    ShuffleRule,
    States,
    generic,
    random_from,
)


class Work(NamedTuple):
    """The arrays of a loop over games: those of one game, then the sums over all of them."""

    states: States
    options: Ints
    layout: Ints
    random: Random
    scratch: Ints
    values: Floats
    points: Ints
    totals: Floats
    """The sum of every seat's values."""
    ends: Ints
    """The number of games by the reason for their end."""


@generic
def _random_games(
    shuffle: ShuffleRule,
    deal: DealRule,
    pick: PickRule,
    play: PlayRule,
    result: ResultRule,
    number: int,
    limit: int,
    work: Work,
) -> int:
    """Play ``number`` games, each for at most ``limit`` acts, and return the number of acts."""
    acts = 0
    state = work.states[0]
    random, scratch, values = work.random, work.scratch, work.values
    for _ in range(number):
        shuffle(work.layout, work.options, random)
        deal(state, work.options, work.layout)
        while not state.over and state.acts < limit:
            play(state, pick(state, random, scratch))
        work.ends[result(state, values, work.points)] += 1
        acts += state.acts
        if state.over:  # otherwise a draw, which adds nothing
            for seat in range(len(values)):
                work.totals[seat] += values[seat]
    return acts


@dataclass(frozen=True)
class Playouts:
    """The outcome of many random games."""

    games: int
    acts: int
    values: tuple[float, ...]
    """The mean value of each seat."""
    reasons: dict[str, int]
    """The number of games by the reason for their end; games that were cut off have the first of ``Game.reasons``."""


def random_games(game: Game, number: int, seed: int = 0) -> Playouts:
    """Play games in which every act is random. A game that reaches ``Game.length_limit`` is cut off and counts as a draw."""
    work = Work(
        states=game.states(1),
        options=game.option_codes,
        layout=np.zeros(game.layout_size, np.int64),
        random=random_from(seed),
        scratch=np.zeros(game.max_legal_acts, np.int64),
        values=np.zeros(game.seats),
        points=np.zeros(game.seats, np.int64),
        totals=np.zeros(game.seats),
        ends=np.zeros(len(game.reasons), np.int64),
    )
    acts = game.rules.bind(_random_games)(number, game.length_limit, work)
    means = tuple((work.totals / max(number, 1)).tolist())
    reasons = {reason: count for reason, count in zip(game.reasons, work.ends.tolist(), strict=True) if count}
    return Playouts(number, int(acts), means, reasons)
