"""Samurai's levels. The weaker ones err as people do: they overlook settlements, misjudge, and do not look far ahead."""

from __future__ import annotations

import numpy as np

from kaisho.bots import GreedyBot, Maker, Opinion
from kaisho.game import Game
from kaisho.games.samurai.board import HEXES, LAND_AROUND, LAND_HEXES
from kaisho.games.samurai.evaluate import NEAR
from kaisho.games.samurai.rules import DISCARD, LAY, MOVE, PAIR, PLAYING, SWAP
from kaisho.kernel import State
from kaisho.search.hidden import HiddenSearch, HiddenSettings
from kaisho.search.limits import Thinking

FAR_AHEAD = HiddenSettings(exploration=0.7, horizon=16)
"""About four turns beyond the tree; then the position is evaluated."""
TO_THE_END = HiddenSettings(exploration=0.7)
"""For the set-up, where an evaluation is useless: it does not consider hands."""
ONE_REPLY = HiddenSettings(horizon=3)
"""Up to the next player's answer."""

ROOM, SET_UP_ROOM = 1 << 19, 1 << 17
"""Positions in the trees of the strong one: enough for about ten seconds; then the trees do not grow any more."""

GLANCE = 0.5
LOOK = 0.6
"""The chance that a weaker bot considers a settlement in a turn while there is no tile next to it; each tile on the land
around it halves the chance that it is overlooked."""


def touches(act: int) -> int:
    """Return the settlements that an act concerns, as bits; 0 if it concerns none in particular."""
    if LAY <= act < MOVE:
        return int(NEAR[(act - LAY) % HEXES])
    if MOVE <= act < SWAP:
        return int(NEAR[(act - MOVE) % LAND_HEXES])
    if SWAP <= act < DISCARD:
        return 1 << int(PAIR[act - SWAP, 0]) // 3 | 1 << int(PAIR[act - SWAP, 1]) // 3
    return 0


def overlooked(known: State, chance: float, random: np.random.Generator) -> int:
    """Return the settlements with figures that a bot overlooks in this turn, as bits."""
    missed = 0
    figured = int(known.figures[0] | known.figures[1] | known.figures[2])
    for settlement, draw in enumerate(random.random(len(LAND_AROUND)).tolist()):
        occupied = (int(LAND_AROUND[settlement]) & int(known.land_taken)).bit_count()
        if figured >> settlement & 1 and draw < (1 - chance) * 0.5**occupied:
            missed |= 1 << settlement
    return missed


def considered(known: State, legal: list[int], missed: int) -> list[int]:
    """Return the acts that remain if some settlements are overlooked."""
    figured = int(known.figures[0] | known.figures[1] | known.figures[2])
    found = []
    for act in legal:
        touched = touches(act) & figured
        if LAY <= act < SWAP:
            thought_of = touched & ~missed != 0
        else:
            thought_of = touched & missed == 0 and act != DISCARD
        if thought_of:
            found.append(act)
    return found or legal


def turn_random(seed: int, known: State) -> np.random.Generator:
    """Return a generator that is the same throughout a turn: what was overlooked stays overlooked."""
    return np.random.default_rng((seed & 0xFFFFFFFFFFFFFFFF, int(known.turn), int(known.seat)))


class Easy:
    """Looks at about half of the map, judges roughly, and does not look ahead."""

    ROUGHNESS = 1.0
    """The error of its judgement: an act e times as good as another is sometimes taken for the worse one."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._seed = seed
        self._weigh = game.rules["weigh"]

    def choose(self, known: State, thinking: Thinking) -> Opinion:
        random = turn_random(self._seed, known)
        legal = self._game.legal(known)
        if known.phase == PLAYING:
            legal = considered(known, legal, overlooked(known, GLANCE, random))
        acts, weights = np.array(legal, np.int64), np.zeros(len(legal))
        self._weigh(known, acts, len(legal), weights)
        judged = np.log(weights) + self.ROUGHNESS * random.gumbel(size=len(legal))
        return Opinion(int(acts[judged.argmax()]))


class Simulations:
    """Opinions from one kind of simulation."""

    def __init__(self, game: Game, seed: int, settings: HiddenSettings, room: int) -> None:
        self._seed = seed
        self._search = HiddenSearch(game, settings, room)
        self.opinion(game.deal(), Thinking(nodes=1), game.legal(game.deal()))  # load now whatever the first search needs

    def opinion(self, known: State, thinking: Thinking, acts: list[int]) -> Opinion:
        """Return the best of some acts."""
        if len(acts) == 1:
            return Opinion.forced(acts[0])
        seat = int(known.seat)
        seed = self._seed * 1_000_003 + int(known.acts)
        return Opinion.from_search(self._search.run(known, seat, thinking, seed, acts))


class Medium:
    """Simulates a hundred continuations up to the next answer; overlooks some settlements. Sets up without thinking."""

    SIMULATIONS = 100

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._seed = seed
        self._set_up = GreedyBot(game, seed)
        self._play = Simulations(game, seed, ONE_REPLY, self.SIMULATIONS + 1)

    def choose(self, known: State, thinking: Thinking) -> Opinion:
        if known.phase != PLAYING:
            return self._set_up.choose(known, thinking)
        missed = overlooked(known, LOOK, turn_random(self._seed, known))
        few = Thinking(nodes=min(self.SIMULATIONS, thinking.nodes), stop=thinking.stop)
        return self._play.opinion(known, few, considered(known, self._game.legal(known), missed))


class Strong:
    """Simulates as long as its time allows: whole games in the set-up, later as far as it pays."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._set_up = Simulations(game, seed, TO_THE_END, SET_UP_ROOM)
        self._play = Simulations(game, seed, FAR_AHEAD, ROOM)

    def choose(self, known: State, thinking: Thinking) -> Opinion:
        simulations = self._play if known.phase == PLAYING else self._set_up
        return simulations.opinion(known, thinking, self._game.legal(known))


MAKERS: dict[str, Maker] = {"easy": Easy, "medium": Medium, "strong": Strong}
