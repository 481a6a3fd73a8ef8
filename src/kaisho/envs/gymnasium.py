"""Gymnasium: one seat of a game as an environment; bots play the others.

    import gymnasium
    import kaisho.envs.gymnasium

    env = gymnasium.make("Kaisho/Kamisado-v0", opponent="easy", seat=None)
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

It needs ``pip install 'kaisho[research]'``. Importing this module registers the environments.
"""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np

from kaisho import games
from kaisho.envs.match import Match, game_for
from kaisho.envs.opponents import chooser
from kaisho.envs.planes import Planes, plane_bounds
from kaisho.envs.rewards import RESULT, rewards_by
from kaisho.errors import IllegalAct, MissingExtra
from kaisho.game import Game, OptionValue

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as error:
    raise MissingExtra("Gymnasium", "research") from error

SEEDS = 1 << 63


class SeatEnv(gymnasium.Env[Planes, np.int64]):
    """A seat of a game against bots.

    ``opponent`` is the name of a bot (``kaisho.bots.names()``) with a limit of ``seconds`` and ``nodes`` for each act. With
    ``seat=None`` the seat is random in every game. The reward comes at the end: from 1 (won) to -1 (lost), by the result
    or, with ``rewards="places"``, evenly by places (``kaisho.envs.rewards``). An illegal act loses the game;
    ``info["illegal"]`` names the rule that forbids it. ``info["action_mask"]`` marks the legal acts. A game without a
    proved length is truncated after ``Game.length_limit`` acts.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["human", "ansi"], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str | Game,
        *,
        seat: int | None = 0,
        opponent: str = "random",
        seconds: float | None = 0.1,
        nodes: int | None = None,
        render_mode: str | None = None,
        rewards: str = RESULT,
        **options: OptionValue,
    ) -> None:
        self.game = game_for(game, options)
        self._rewards = rewards_by(rewards, self.game)
        if seat is not None and not 0 <= seat < self.game.seats:
            raise ValueError(f"{self.game.name} has {self.game.seats} seats here, and none with the number {seat}")
        self.match = Match(self.game)
        self.seat = seat or 0
        self.render_mode = render_mode
        most = plane_bounds(self.game)
        self.observation_space = spaces.Box(np.zeros_like(most), most, dtype=np.uint8)
        self.action_space = spaces.Discrete(self.game.num_acts)
        self._random_seat = seat is None
        self._opponent = opponent, seconds, nodes
        self._choose = chooser(opponent, self.game, 0, seconds, nodes)

    def reset(self, *, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[Planes, dict[str, Any]]:
        """Deal, and let the others act until it is this seat's turn. ``options`` may contain a ``deal`` or a ``position``.

        After a seed the same acts lead to the same game, unless the bot is limited by time; the opponents start afresh.
        """
        super().reset(seed=seed)
        if seed is not None:
            name, seconds, nodes = self._opponent
            self._choose = chooser(name, self.game, int(self.np_random.integers(SEEDS)), seconds, nodes)
        if self._random_seat:
            self.seat = int(self.np_random.integers(self.game.seats))
        self.match.begin(int(self.np_random.integers(SEEDS)), options)
        self._others_act()
        return self._observation(), self._info()

    def _others_act(self) -> None:
        match = self.match
        while match.seat != self.seat and not match.over:
            match.play(self._choose(match.state))

    def step(self, action: np.int64 | int) -> tuple[Planes, float, bool, bool, dict[str, Any]]:
        act = operator.index(action)
        if not self.match.is_legal(act):
            return self._lost_by(act)
        self.match.play(act)
        self._others_act()
        reward, truncated = 0.0, False
        if self.match.over:
            truncated = self.match.cut_off
            reward = 0.0 if truncated else self._rewards(self.match.result())[self.seat]
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, self.match.over and not truncated, truncated, self._info()

    def _lost_by(self, act: int) -> tuple[Planes, float, bool, bool, dict[str, Any]]:
        if self.match.over:
            raise RuntimeError("the game is over: reset() begins a new one")
        refusal = self.game.explain(self.match.state, act)
        assert refusal is not None
        self.match.stop()
        return self._observation(), -1.0, True, False, {**self._info(), "illegal": str(IllegalAct(refusal))}

    def _observation(self) -> Planes:
        return self.match.observe(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.match.mask(), "seat": self.seat}

    def render(self) -> str | None:
        """Return the board as text, as this seat sees it; ``human`` prints it."""
        if self.render_mode is None:
            return None
        board = self.game.show(self.match.state, seat=self.seat)
        if self.render_mode == "ansi":
            return board
        print(board)
        return None


def register() -> None:
    """Register every game, for example as ``Kaisho/Kamisado-v0``; calling it again does nothing."""
    for name in games.names():
        id = f"Kaisho/{name.capitalize()}-v0"
        if id not in gymnasium.registry:
            gymnasium.register(id, entry_point=f"{__name__}:SeatEnv", kwargs={"game": name})


register()
