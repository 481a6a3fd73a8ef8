"""Histories of a game of Samurai that a seat cannot tell apart: other deals and other secret picks, the same open acts.

After the picks every act is open, so all that is hidden is when each tile came into a hand. A tile must have been drawn
before it is laid; every order of tiles with that property is equally likely here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.random import Generator

from kaisho.games.samurai.board import FIGURE_EXCHANGE, HAND_SIZE, HEXES, KINDS, TILE_COUNT, TILE_EXCHANGE, TILES_PER_PLAYER
from kaisho.games.samurai.rules import AT_RANDOM, END, LAY, MOVE, PICK, PLACE, SWAP
from kaisho.kernel import Ints


@dataclass
class HandHistory:
    """The tiles that came into the hand of one seat and left it."""

    drawn: list[list[int]] = field(default_factory=list)
    """Groups of tiles that were drawn together."""
    laid: list[tuple[int, int]] = field(default_factory=list)
    """Each tile with the number of tiles that had been drawn before."""
    supply: list[int] = field(default_factory=list)
    """The tiles that have not been drawn yet, the next one first."""

    @property
    def number_drawn(self) -> int:
        return sum(map(len, self.drawn))

    @property
    def size(self) -> int:
        return self.number_drawn - len(self.laid)

    def draw(self, number: int) -> None:
        self.drawn.append(self.supply[:number])
        del self.supply[:number]

    def pick(self, kind: int) -> None:
        self.supply.remove(kind)
        self.drawn.append([kind])

    def lay(self, kind: int) -> None:
        self.laid.append((kind, self.number_drawn))


def same_for(
    layout: Ints, acts: Sequence[int], players: int, hands: int, seat: int, random: Generator
) -> tuple[Ints, list[int]]:
    """Return another deal and other acts that look the same to a seat or a watcher."""
    other_layout, drawn_by = layout.copy(), []
    for owner, hand in enumerate(_hand_histories(layout, acts, players, hands)):
        drawn, supply = _own_tiles(hand, random) if owner == seat else _imagined_tiles(hand, random)
        drawn_by.append(iter(drawn))
        other_layout[TILES_PER_PLAYER * owner : TILES_PER_PLAYER * (owner + 1)] = drawn + supply
    picks = sum(act < PLACE for act in acts)
    other_picks = [PICK + next(drawn_by[number // HAND_SIZE]) for number in range(picks)]
    return other_layout, [*other_picks, *acts[picks:]]


def _hand_histories(layout: Ints, acts: Sequence[int], players: int, hands: int) -> list[HandHistory]:
    """Return the history of every hand, from the deal and the acts."""
    supplies = layout[: TILES_PER_PLAYER * players].reshape(players, TILES_PER_PLAYER).tolist()
    histories = [HandHistory(supply=supply) for supply in supplies]
    if hands == AT_RANDOM:
        for hand in histories:
            hand.draw(HAND_SIZE)
    picks, turn = 0, 0
    for act in acts:
        hand = histories[turn % players]
        if act < PLACE:
            histories[picks // HAND_SIZE].pick(act - PICK)
            picks += 1
        elif act < LAY:
            continue  # a figure is placed
        elif act < MOVE:
            hand.lay((act - LAY) // HEXES)
        elif act < SWAP:
            hand.lay(TILE_EXCHANGE)
        elif act < END:
            hand.lay(FIGURE_EXCHANGE)
        else:
            hand.draw(min(HAND_SIZE - hand.size, len(hand.supply)))
            turn += 1
    return histories


def _own_tiles(hand: HandHistory, random: Generator) -> tuple[list[int], list[int]]:
    """Return a seat's own tiles: those drawn, without the unknown order within a group, and a shuffled supply."""
    return [tile for group in hand.drawn for tile in sorted(group)], _shuffled(sorted(hand.supply), random)


def _imagined_tiles(hand: HandHistory, random: Generator) -> tuple[list[int], list[int]]:
    """Return possible tiles of another seat, of which only the laid ones are known: those drawn, and the supply."""
    every = Counter({kind: int(TILE_COUNT[kind]) for kind in range(KINDS)})
    hidden = _shuffled(sorted((every - Counter(kind for kind, _ in hand.laid)).elements()), random)
    drawn: list[int | None] = [None] * hand.number_drawn
    for kind, drawn_before in hand.laid:
        free = [index for index in range(drawn_before) if drawn[index] is None]
        drawn[free[int(random.integers(len(free)))]] = kind
    return [hidden.pop() if tile is None else tile for tile in drawn], hidden


def _shuffled(tiles: list[int], random: Generator) -> list[int]:
    shuffled: list[int] = np.array(tiles, np.int64)[random.permutation(len(tiles))].tolist()
    return shuffled
