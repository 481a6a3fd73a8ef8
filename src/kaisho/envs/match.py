"""One game in play, with fast answers to what environments ask at every step.

The compiled rules trust acts, so call ``is_legal`` first for an act that comes from outside.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kaisho.envs.planes import Planes, require_planes
from kaisho.errors import BadPosition
from kaisho.game import Game, OptionValue, Result, header_of
from kaisho.games import load
from kaisho.state import State, aligned_zeros

Mask = NDArray[np.int8]


def game_for(game: str | Game, options: Mapping[str, OptionValue]) -> Game:
    """Return a game by its name and options, or the given one."""
    if isinstance(game, str):
        return load(game, **options)
    if options:
        raise TypeError("options are only for a game that is given by its name")
    return game


class Match:
    """A game that is played from the deal to the end, repeatedly."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.state = game.states(1)[0]
        self.seat = 0
        self.over = True
        self._marked = True
        self._prepare()

    def _prepare(self) -> None:
        """Load the compiled rules and allocate their arrays."""
        game = self.game
        require_planes(game)
        self._legal, self._play, self._observe = game.rules["legal"], game.rules["play"], game.rules["observe"]
        self._shape = game.observation_shape
        self._planes = math.prod(self._shape)
        self._limit = game.length_limit if game.max_game_length is None else sys.maxsize
        self._acts = np.zeros(game.max_legal_acts, np.int64)
        self._listed = self._acts[:0]
        self._mask = np.zeros(game.num_acts, np.int8)

    def __getstate__(self) -> dict[str, Any]:
        stopped = self._marked and not len(self._listed)
        return {"game": self.game, "state": self.game.copy(self.state), "stopped": stopped}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Restore a copy, or a match from another process: compiled rules are loaded and arrays allocated again."""
        self.game, self.state = state["game"], state["state"]
        self._prepare()
        self._changed()
        if state["stopped"]:
            self.stop()

    def begin(self, seed: int, options: Mapping[str, Any] | None = None) -> None:
        """Deal from a seed, or begin with the ``deal`` or the ``position`` in ``options``, whose other entries are ignored."""
        asked = options or {}
        if "position" in asked:
            self.state = self._from_position(str(asked["position"]))
        elif "deal" in asked:
            given = asked["deal"]
            self.state = self.game.deal(self.game.read_layout(given) if isinstance(given, str) else given)
        else:
            self.state = self.game.deal(seed=seed)
        self._changed()

    def _from_position(self, text: str) -> State:
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
        if header.acts >= self._limit and not header.over:
            self.stop()

    def _mark_legal(self) -> None:
        """Update the mask; only on demand, because it is not needed before an opponent's act."""
        self._mask[self._listed] = 0
        self._listed = self._acts[: self._legal(self.state, self._acts)]
        self._mask[self._listed] = 1
        self._marked = True

    @property
    def cut_off(self) -> bool:
        """Whether the match was ended because it may go on for ever: a draw after ``Game.length_limit`` acts."""
        header = header_of(self.state)
        return header.acts >= self._limit and not header.over

    def stop(self) -> None:
        """End the match without a result, after an illegal act or at the limit of its length."""
        self.over = self._marked = True
        self._mask[self._listed] = 0
        self._listed = self._acts[:0]

    def is_legal(self, act: int) -> bool:
        if not self._marked:
            self._mark_legal()
        return 0 <= act < len(self._mask) and bool(self._mask[act])

    def mask(self) -> Mask:
        """Return a new array with 1 for every act that is legal for the seat to act."""
        if not self._marked:
            self._mark_legal()
        return self._mask.copy()

    def observe(self, seat: int) -> Planes:
        """Return the same as ``Game.observe``, without its checks."""
        planes = aligned_zeros(self._planes, np.uint8)
        self._observe(self.state, seat, planes)
        return planes.reshape(self._shape)

    def result(self) -> Result:
        """Return the result of a game that is over."""
        result = self.game.result(self.state)
        assert result is not None
        return result
