"""Courses of a game of Samurai that a seat cannot tell apart: other deals and other secret picks, the same open acts.

After the picks every act is open, so all that is hidden is which tile came to a hand at which time. A tile must have come
before it is laid; every order of tiles with that property is equally likely here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.random import Generator

from kaisho.games.samurai.board import FIGURE_EXCHANGE, HAND, HEXES, KINDS, OWN_TILES, TILE_COUNT, TILE_EXCHANGE
from kaisho.games.samurai.rules import AT_RANDOM, END, LAY, MOVE, PICK, PLACE, SWAP
from kaisho.kernel import Ints


@dataclass
class Hand:
    """What happened to the hand of one seat: groups of tiles that came together, and tiles that left it."""

    came: list[list[int]] = field(default_factory=list)
    left: list[tuple[int, int]] = field(default_factory=list)
    """Each tile with the number of tiles that had come before."""
    supply: list[int] = field(default_factory=list)
    """What has not come yet, the next tile first."""

    @property
    def arrived(self) -> int:
        return sum(map(len, self.came))

    @property
    def size(self) -> int:
        return self.arrived - len(self.left)

    def draw(self, number: int) -> None:
        self.came.append(self.supply[:number])
        del self.supply[:number]

    def pick(self, kind: int) -> None:
        self.supply.remove(kind)
        self.came.append([kind])

    def lay(self, kind: int) -> None:
        self.left.append((kind, self.arrived))


def same_for(
    layout: Ints, acts: Sequence[int], players: int, hands: int, seat: int, random: Generator
) -> tuple[Ints, list[int]]:
    """A deal and acts that look to a seat (or a watcher) as the given ones do."""
    found = _hands(layout, acts, players, hands)
    other_layout, tiles_of = layout.copy(), []
    for number, hand in enumerate(found):
        came, supply = _known(hand, random) if number == seat else _imagined(hand, random)
        tiles_of.append(came)
        other_layout[OWN_TILES * number : OWN_TILES * (number + 1)] = came + supply
    picked = [iter(tiles) for tiles in tiles_of]
    picks = sum(act < PLACE for act in acts)
    other_picks = [PICK + next(picked[place // HAND]) for place in range(picks)]
    return other_layout, [*other_picks, *acts[picks:]]


def _hands(layout: Ints, acts: Sequence[int], players: int, hands: int) -> list[Hand]:
    """What happened to every hand, by the deal and the acts."""
    found = [Hand(supply=layout[OWN_TILES * seat : OWN_TILES * (seat + 1)].tolist()) for seat in range(players)]
    if hands == AT_RANDOM:
        for hand in found:
            hand.draw(HAND)
    picks, turn = 0, 0
    for act in acts:
        hand = found[turn % players]
        if act < PLACE:
            found[picks // HAND].pick(act - PICK)
            picks += 1
        elif act < LAY:
            continue  # figures are placed
        elif act < MOVE:
            hand.lay((act - LAY) // HEXES)
        elif act < SWAP:
            hand.lay(TILE_EXCHANGE)
        elif act < END:
            hand.lay(FIGURE_EXCHANGE)
        else:
            hand.draw(min(HAND - hand.size, len(hand.supply)))
            turn += 1
    return found


def _known(hand: Hand, random: Generator) -> tuple[list[int], list[int]]:
    """The own tiles came as they did; in which order those came that came together, and what comes next, nobody knows."""
    return [tile for group in hand.came for tile in sorted(group)], _shuffled(sorted(hand.supply), random)


def _imagined(hand: Hand, random: Generator) -> tuple[list[int], list[int]]:
    """Tiles of another seat, of which only those are known that have left its hand."""
    every = Counter({kind: int(TILE_COUNT[kind]) for kind in range(KINDS)})
    hidden = _shuffled(sorted((every - Counter(kind for kind, _ in hand.left)).elements()), random)
    came: list[int | None] = [None] * hand.arrived
    for kind, before in hand.left:
        free = [place for place in range(before) if came[place] is None]
        came[free[int(random.integers(len(free)))]] = kind
    return [hidden.pop() if tile is None else tile for tile in came], hidden


def _shuffled(tiles: list[int], random: Generator) -> list[int]:
    shuffled: list[int] = np.array(tiles, np.int64)[random.permutation(len(tiles))].tolist()
    return shuffled
