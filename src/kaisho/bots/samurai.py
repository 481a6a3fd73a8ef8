"""Samurai's bots. The weaker ones err as people do: they overlook settlements, misjudge, and do not look far ahead."""

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
"""Simulates about four turns beyond the tree and then evaluates."""
TO_THE_END = HiddenSettings(exploration=0.7)
"""Simulates whole games. For the set-up, where the evaluation is useless because it ignores hands."""
ONE_REPLY = HiddenSettings(horizon=3)
"""Simulates up to the next player's reply."""

TREE_SIZE, SET_UP_TREE_SIZE = 1 << 19, 1 << 17
"""Positions in the trees of the strong bot, enough for about ten seconds. A full tree does not grow any more."""

EASY_ATTENTION = 0.5
MEDIUM_ATTENTION = 0.6
"""The chance that a weaker bot considers a settlement in a turn while there is no tile next to it. Each tile on the land
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


def overlooked(known: State, attention: float, random: np.random.Generator) -> int:
    """Return the settlements with figures that a bot overlooks in this turn, as bits."""
    missed = 0
    with_figures = int(known.figures[0] | known.figures[1] | known.figures[2])
    for settlement, draw in enumerate(random.random(len(LAND_AROUND)).tolist()):
        occupied = (int(LAND_AROUND[settlement]) & int(known.land_taken)).bit_count()
        if with_figures >> settlement & 1 and draw < (1 - attention) * 0.5**occupied:
            missed |= 1 << settlement
    return missed


def considered(known: State, legal: list[int], missed: int) -> list[int]:
    """Return the acts that a bot considers if it overlooks some settlements; all if none would be left."""
    with_figures = int(known.figures[0] | known.figures[1] | known.figures[2])
    acts = []
    for act in legal:
        touched = touches(act) & with_figures
        if LAY <= act < SWAP:
            is_considered = touched & ~missed != 0
        else:
            is_considered = touched & missed == 0 and act != DISCARD
        if is_considered:
            acts.append(act)
    return acts or legal


def turn_random(seed: int, known: State) -> np.random.Generator:
    """Return a generator that is the same throughout a turn: what was overlooked stays overlooked."""
    return np.random.default_rng((seed & 0xFFFFFFFFFFFFFFFF, int(known.turn), int(known.seat)))


class Easy:
    """Considers about half of the map, judges roughly, and does not look ahead."""

    NOISE = 1.0
    """The scale of the random error in the logarithm of a weight."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._seed = seed
        self._weigh = game.rules["weigh"]

    def choose(self, known: State, thinking: Thinking) -> Opinion:
        random = turn_random(self._seed, known)
        legal = self._game.legal(known)
        if known.phase == PLAYING:
            legal = considered(known, legal, overlooked(known, EASY_ATTENTION, random))
        acts, weights = np.array(legal, np.int64), np.zeros(len(legal))
        self._weigh(known, acts, len(legal), weights)
        scores = np.log(weights) + self.NOISE * random.gumbel(size=len(legal))
        return Opinion(int(acts[scores.argmax()]))


class Simulations:
    """Opinions from a search with one kind of simulation."""

    def __init__(self, game: Game, seed: int, settings: HiddenSettings, tree_size: int) -> None:
        self._seed = seed
        self._search = HiddenSearch(game, settings, tree_size)
        self.opinion(game.deal(), Thinking(nodes=1), game.legal(game.deal()))  # compile now what the first search needs

    def opinion(self, known: State, thinking: Thinking, acts: list[int]) -> Opinion:
        """Return an opinion on the best of some acts."""
        if len(acts) == 1:
            return Opinion.forced(acts[0])
        seat = int(known.seat)
        seed = self._seed * 1_000_003 + int(known.acts)
        return Opinion.from_search(self._search.run(known, seat, thinking, seed, acts))


class Medium:
    """Simulates a hundred continuations up to the next reply and overlooks some settlements. Sets up without a search."""

    SIMULATIONS = 100

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._seed = seed
        self._set_up = GreedyBot(game, seed)
        self._play = Simulations(game, seed, ONE_REPLY, self.SIMULATIONS + 1)

    def choose(self, known: State, thinking: Thinking) -> Opinion:
        if known.phase != PLAYING:
            return self._set_up.choose(known, thinking)
        missed = overlooked(known, MEDIUM_ATTENTION, turn_random(self._seed, known))
        limited = Thinking(nodes=min(self.SIMULATIONS, thinking.nodes), stop=thinking.stop)
        return self._play.opinion(known, limited, considered(known, self._game.legal(known), missed))


class Strong:
    """Simulates as long as its time allows: whole games in the set-up, later a few turns."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._set_up = Simulations(game, seed, TO_THE_END, SET_UP_TREE_SIZE)
        self._play = Simulations(game, seed, FAR_AHEAD, TREE_SIZE)

    def choose(self, known: State, thinking: Thinking) -> Opinion:
        simulations = self._play if known.phase == PLAYING else self._set_up
        return simulations.opinion(known, thinking, self._game.legal(known))


MAKERS: dict[str, Maker] = {"easy": Easy, "medium": Medium, "strong": Strong}
