"""Samurai's opponents. The weaker ones err as people do: they overlook settlements, misjudge, and do not look far ahead."""

from __future__ import annotations

import numpy as np

from kaisho.bots import Maker, Opinion
from kaisho.game import Game
from kaisho.games.samurai.board import HEXES, LAND_AROUND, LAND_HEXES
from kaisho.games.samurai.evaluate import NEAR
from kaisho.games.samurai.rules import DISCARD, LAY, MOVE, PAIR, PLAYING, SWAP
from kaisho.kernel import State
from kaisho.search.hidden import Findings, HiddenSearch, HiddenSettings
from kaisho.search.limits import Thinking

FAR_AHEAD = HiddenSettings(exploration=0.7, horizon=16)
"""About four turns beyond the tree; then the position is judged."""
ONE_REPLY = HiddenSettings(horizon=3)
"""As far as the next player's answer."""

ROOM = 1 << 19
"""Positions in the tree of the strong one: more than it can simulate in ten seconds."""

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


class Searching:
    """Chooses by simulations."""

    def __init__(self, game: Game, seed: int, settings: HiddenSettings, room: int) -> None:
        self._game = game
        self._seed = seed
        self._search = HiddenSearch(game, settings, room)
        first = game.deal()
        self._simulate(first, Thinking(nodes=1), None)  # whatever is made ready at the first call is ready now

    def _simulate(self, known: State, thinking: Thinking, only: list[int] | None) -> Findings:
        return self._search.run(known, int(known.seat), thinking, self._seed * 1_000_003 + int(known.acts), only)

    def _opinion(self, known: State, thinking: Thinking, only: list[int]) -> Opinion:
        if len(only) == 1:
            return Opinion(only[0], line=(only[0],))
        found = self._simulate(known, thinking, only)
        return Opinion(found.act, found.value(int(known.seat)), nodes=found.simulations, line=found.line)


class Medium(Searching):
    """Tries a hundred continuations as far as the next answer; overlooks a settlement now and then."""

    SIMULATIONS = 100

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed, ONE_REPLY, self.SIMULATIONS + 1)

    def choose(self, known: State, thinking: Thinking) -> Opinion:
        legal = self._game.legal(known)
        if known.phase == PLAYING:
            legal = considered(known, legal, overlooked(known, LOOK, turn_random(self._seed, known)))
        few = Thinking(nodes=min(self.SIMULATIONS, thinking.nodes), stop=thinking.stop)
        return self._opinion(known, few, legal)


class Strong(Searching):
    """Simulates as long as it may."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed, FAR_AHEAD, ROOM)

    def choose(self, known: State, thinking: Thinking) -> Opinion:
        return self._opinion(known, thinking, self._game.legal(known))


MAKERS: dict[str, Maker] = {"easy": Easy, "medium": Medium, "strong": Strong}
