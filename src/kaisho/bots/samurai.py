"""Samurai's opponents. The weaker ones err as people do: they overlook settlements, misjudge, and do not look far ahead."""

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
"""About four turns beyond the tree; then the position is judged."""
TO_THE_END = HiddenSettings(exploration=0.7)
"""For the set-up, where judging a position would tell nothing: it does not look at hands."""
ONE_REPLY = HiddenSettings(horizon=3)
"""As far as the next player's answer."""

ROOM, SET_UP_ROOM = 1 << 19, 1 << 17
"""Positions in the trees of the strong one: enough for about ten seconds; then it simulates on in the tree it has."""

GLANCE = 0.5
LOOK = 0.6
"""How likely one of the weaker ones thinks of a settlement in a turn while no tile lies there; each tile on the land around it
halves the likelihood that it is overlooked."""


def touches(act: int) -> int:
    """The settlements that an act has to do with, as bits; 0 where it has nothing to do with any in particular."""
    if LAY <= act < MOVE:
        return int(NEAR[(act - LAY) % HEXES])
    if MOVE <= act < SWAP:
        return int(NEAR[(act - MOVE) % LAND_HEXES])
    if SWAP <= act < DISCARD:
        return 1 << int(PAIR[act - SWAP, 0]) // 3 | 1 << int(PAIR[act - SWAP, 1]) // 3
    return 0


def overlooked(known: State, chance: float, random: np.random.Generator) -> int:
    """The settlements with figures that somebody does not think of in this turn, as bits."""
    missed = 0
    figured = int(known.figures[0] | known.figures[1] | known.figures[2])
    for settlement, draw in enumerate(random.random(len(LAND_AROUND)).tolist()):
        occupied = (int(LAND_AROUND[settlement]) & int(known.land_taken)).bit_count()
        if figured >> settlement & 1 and draw < (1 - chance) * 0.5**occupied:
            missed |= 1 << settlement
    return missed


def considered(known: State, legal: list[int], missed: int) -> list[int]:
    """The acts that somebody thinks of who has overlooked some settlements."""
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
    """Random numbers that are the same throughout a turn: what was overlooked stays so."""
    return np.random.default_rng((seed & 0xFFFFFFFFFFFFFFFF, int(known.turn), int(known.seat)))


class Easy:
    """Looks at about half of the map, judges roughly, and does not think of what comes next."""

    ROUGHNESS = 1.0
    """How far judgements are off: an act e times as good as another is taken to be the worse one now and then."""

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
        self.opinion(game.deal(), Thinking(nodes=1), game.legal(game.deal()))  # what the first call makes ready is ready now

    def opinion(self, known: State, thinking: Thinking, acts: list[int]) -> Opinion:
        """The best of some acts."""
        if len(acts) == 1:
            return Opinion(acts[0], line=(acts[0],))
        seat = int(known.seat)
        found = self._search.run(known, seat, thinking, self._seed * 1_000_003 + int(known.acts), acts)
        return Opinion(found.act, found.value(seat), nodes=found.simulations, line=found.line)


class Medium:
    """Tries a hundred continuations as far as the next answer; overlooks some settlements. Sets up without thinking."""

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
    """Simulates as long as it may: whole games in the set-up, then as far as it pays."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._set_up = Simulations(game, seed, TO_THE_END, SET_UP_ROOM)
        self._play = Simulations(game, seed, FAR_AHEAD, ROOM)

    def choose(self, known: State, thinking: Thinking) -> Opinion:
        simulations = self._play if known.phase == PLAYING else self._set_up
        return simulations.opinion(known, thinking, self._game.legal(known))


MAKERS: dict[str, Maker] = {"easy": Easy, "medium": Medium, "strong": Strong}
