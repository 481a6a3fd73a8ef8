"""PettingZoo: every game as an AEC environment, with action masks, turns of several acts, and hidden information.

    from kaisho.envs.pettingzoo import env

    table = env("samurai", players=3, render_mode="ansi")
    table.reset(seed=1)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, info = table.last()
        done = terminated or truncated
        table.step(None if done else table.action_space(agent).sample(observation["action_mask"]))

It needs ``pip install 'kaisho[research]'``.
"""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any, ClassVar, TypedDict

import numpy as np

from kaisho.envs.match import Mask, Match, game_for
from kaisho.envs.planes import Planes, plane_bounds
from kaisho.envs.rewards import RESULT, rewards_by
from kaisho.errors import IllegalAct, MissingExtra
from kaisho.game import Game, OptionValue

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.env_logger import EnvLogger
except ImportError as error:
    raise MissingExtra("PettingZoo", "research") from error

ILLEGAL_REWARD = -1.0


class Observation(TypedDict):
    """What an agent observes: what its seat may know, and its legal acts."""

    observation: Planes
    action_mask: Mask


class raw_env(AECEnv[str, Observation, Any]):  # noqa: N801 (PettingZoo's own name for it)
    """The environment itself: an illegal act raises an error and changes nothing.

    Rewards come at the end: the values of ``Game.result``, from 1 (won) to -1 (lost), or with ``rewards="places"`` evenly
    by places (``kaisho.envs.rewards``). ``player_0`` is seat 0. A game without a proved length is truncated after
    ``Game.length_limit`` acts.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["human", "ansi"], "name": "kaisho", "is_parallelizable": False}  # type: ignore[misc]

    def __init__(
        self, game: str | Game, /, *, render_mode: str | None = None, rewards: str = RESULT, **options: OptionValue
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.game = game_for(game, options)
        self._rewards_of = rewards_by(rewards, self.game)
        self.metadata = {**self.metadata, "name": f"kaisho_{self.game.name}_v{self.game.version}"}  # type: ignore[misc]
        self.render_mode = render_mode
        self.match = Match(self.game)
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._space_of_observations() for agent in self.possible_agents}  # type: ignore[misc]
        self.action_spaces = {agent: spaces.Discrete(self.game.num_acts) for agent in self.possible_agents}
        most = np.concatenate([plane_bounds(self.game)] * self.game.seats)
        self.state_space = spaces.Box(np.zeros_like(most), most, dtype=np.uint8)
        self._no_acts = np.zeros(self.game.num_acts, np.int8)
        self._chance = np.random.default_rng()

    def _space_of_observations(self) -> spaces.Dict:
        most = plane_bounds(self.game)
        seen = spaces.Box(np.zeros_like(most), most, dtype=np.uint8)
        return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (self.game.num_acts,), np.int8)})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal from a seed, or from the next random number. ``options`` may contain a ``deal`` or a ``position``."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.match.begin(int(self._chance.integers(1 << 63)), options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        truncated = self.match.cut_off
        self.terminations = dict.fromkeys(self.agents, self.match.over and not truncated)
        self.truncations = dict.fromkeys(self.agents, truncated)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None  # type: ignore[assignment]
        self._next_agent()

    def _next_agent(self) -> None:
        self.agent_selection = self.possible_agents[self.match.seat]
        self.infos[self.agent_selection] = {"action_mask": self.match.mask()}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        act = -1 if action is None else operator.index(action)
        if not self.match.is_legal(act):
            self._refuse(act)
            return
        self.match.play(act)
        self.infos[agent] = {}
        self._next_agent()
        if self.match.over:
            self._end()
        if self.render_mode == "human":
            self.render()

    def _refuse(self, act: int) -> None:
        refusal = self.game.explain(self.match.state, act)
        assert refusal is not None
        raise IllegalAct(refusal)

    def _end(self) -> None:
        """Give every agent its reward; each may then observe the end."""
        if self.match.cut_off:
            self.truncations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {"action_mask": self._no_acts.copy()} for agent in self.agents}
            return
        result = self.match.result()
        for seat, (agent, reward) in enumerate(zip(self.agents, self._rewards_of(result), strict=True)):
            self.rewards[agent] = self._cumulative_rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = {
                "action_mask": self._no_acts.copy(),
                "reason": result.reason,
                "points": result.points[seat],
                "place": result.places[seat],
            }

    def observe(self, agent: str) -> Observation:
        seat = self._seat_of[agent]
        if seat == self.match.seat:
            mask = self.match.mask()
        else:
            mask = self._no_acts.copy()
        return {"observation": self.match.observe(seat), "action_mask": mask}

    def state(self) -> Planes:
        """Return the observations of all seats, one after another."""
        return np.concatenate([self.match.observe(seat) for seat in range(self.game.seats)])

    def render(self) -> str | None:
        """Return the board as text, as the agent to act sees it; ``human`` prints it."""
        if self.render_mode is None:
            return None
        board = self.game.show(self.match.state, seat=self.match.seat)
        if self.render_mode == "ansi":
            return board
        print(board)
        return None

    def close(self) -> None:
        """Do nothing: no resources are held."""


class env(raw_env):  # noqa: N801 (as above)
    """The environment with PettingZoo's usual guards: an illegal act ends the game, and its agent gets -1.

    They are written here because PettingZoo's wrappers take several times as long as a step. An act outside the action
    space is an error, and a step after the end is a warning.
    """

    def step(self, action: int | None) -> None:
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        super().step(action)

    def _refuse(self, act: int) -> None:
        assert 0 <= act < self.game.num_acts, "action is not in action space"
        EnvLogger.warn_on_illegal_move()
        self.match.stop()
        self.rewards[self.agent_selection] = self._cumulative_rewards[self.agent_selection] = ILLEGAL_REWARD
        for agent in self.agents:
            self.terminations[agent] = True
            self.infos[agent] = {"action_mask": self._no_acts.copy()}
