"""One game in play, as environments need it: fast answers to what they ask at every step.

Acts are trusted by the compiled rules, so ``allows`` has to be asked first for an act that comes from outside.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kaisho.errors import BadPosition
from kaisho.game import Game, OptionValue, Result, header_of
from kaisho.games import load
from kaisho.state import State, aligned_zeros

Mask = NDArray[np.int8]
Planes = NDArray[np.uint8]


def game_for(game: str | Game, options: Mapping[str, OptionValue]) -> Game:
    """A game by its name and options, or as it is given."""
    if isinstance(game, str):
        return load(game, **options)
    if options:
        raise TypeError("a game that is given as such has its options already")
    return game


def most_in_planes(game: Game) -> Planes:
    """The upper bound of every cell of an observation. Planes are no pictures, and their bounds say so: some libraries take
    three axes of bytes from 0 to 255 for a picture, and turn its axes.

    Planes that are always 0 with these options have the bound 1: spaces without room are warned of."""
    bounds: Planes = np.empty(game.observation_shape, np.uint8)
    bounds[...] = np.maximum(game.observation_most, 1)[:, None, None]
    return bounds


class Match:
    """A game that is played from a deal to its end, once and again."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.state = game.states(1)[0]
        self.seat = 0
        self.over = True
        self._marked = True
        self._prepare()

    def _prepare(self) -> None:
        """The compiled rules, and room for what they list."""
        game = self.game
        self._legal, self._play, self._observe = game.rules["legal"], game.rules["play"], game.rules["observe"]
        self._shape = game.observation_shape
        self._planes = math.prod(self._shape)
        self._acts = np.zeros(game.most_actions, np.int64)
        self._listed = self._acts[:0]
        self._mask = np.zeros(game.actions, np.int8)

    def __getstate__(self) -> dict[str, Any]:
        stopped = self._marked and not len(self._listed)
        return {"game": self.game, "state": self.game.copy(self.state), "over": self.over, "stopped": stopped}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """A copy, or a match from another process: compiled rules are found again, and lists made again."""
        self.game, self.state = state["game"], state["state"]
        self._prepare()
        self._changed()
        self.over, self._marked = state["over"], state["stopped"]

    def begin(self, seed: int, options: Mapping[str, Any] | None = None) -> None:
        """Deal from a seed, or begin with the ``deal`` or the ``position`` that ``options`` name; other names are not ours."""
        asked = options or {}
        if "position" in asked:
            self.state = self._placed(str(asked["position"]))
        elif "deal" in asked:
            given = asked["deal"]
            self.state = self.game.deal(self.game.read_layout(given) if isinstance(given, str) else given)
        else:
            self.state = self.game.deal(seed=seed)
        self._changed()

    def _placed(self, text: str) -> State:
        game, state = self.game.from_position(text)
        if game.option_texts() != self.game.option_texts():
            raise BadPosition(
                "env-other-options", found=" ".join(game.option_texts()), wanted=" ".join(self.game.option_texts())
            )
        return state

    def play(self, act: int) -> None:
        self._play(self.state, act)
        self._changed()

    def _changed(self) -> None:
        header = header_of(self.state)
        self.seat, self.over = header.seat, header.over
        self._marked = False

    def _mark_legal(self) -> None:
        """Bring the mask up to date; only when somebody asks, because nobody does before an opponent's act."""
        self._mask[self._listed] = 0
        self._listed = self._acts[: self._legal(self.state, self._acts)]
        self._mask[self._listed] = 1
        self._marked = True

    def stop(self) -> None:
        """Let no more acts be legal: somebody has lost by one that was not."""
        self.over = self._marked = True
        self._mask[self._listed] = 0
        self._listed = self._acts[:0]

    def allows(self, act: int) -> bool:
        if not self._marked:
            self._mark_legal()
        return 0 <= act < len(self._mask) and bool(self._mask[act])

    def mask(self) -> Mask:
        """For every act 1 where it is legal for the seat that is to act: the caller's own."""
        if not self._marked:
            self._mark_legal()
        return self._mask.copy()

    def observe(self, seat: int) -> Planes:
        """What ``Game.observe`` gives, without its checks."""
        planes = aligned_zeros(self._planes, np.uint8)
        self._observe(self.state, seat, planes)
        return planes.reshape(self._shape)

    def result(self) -> Result:
        """How the game has ended, when it is over."""
        result = self.game.result(self.state)
        assert result is not None
        return result
