"""OpenSpiel: every game with all its options as a game of OpenSpiel, with chance nodes and information states.

    import pyspiel
    import kaisho.envs.openspiel

    game = pyspiel.load_game("kaisho_samurai(players=3,capture=immediate,rewards=places)")
    state = game.new_initial_state()

It needs ``pip install 'kaisho[openspiel]'``. Importing this module registers the games as ``kaisho_`` and their name. All
chance is in the deal: a game begins with one chance node for each stone or tile, then the rules get the complete deal.
"""

from __future__ import annotations

import math
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, ClassVar, Self

import numpy as np

from kaisho import games
from kaisho.envs.rewards import PLACES, RESULT, rewards_by
from kaisho.errors import IllegalAct, MissingExtra
from kaisho.game import Game, OptionValue, header_of
from kaisho.state import Ints, State

try:
    import pyspiel
except ImportError as error:
    raise MissingExtra("OpenSpiel", "openspiel") from error

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
PREFIX = "kaisho_"
DRAWS = 1 << 53
"""The number of different values that OpenSpiel's samplers return."""
REWARDS = "rewards"
"""The parameter for the kind of rewards."""

Options = tuple[tuple[str, OptionValue], ...]


# --- a position -------------------------------------------------------------------------------------------------------


class SpielSetting:
    """A game with its options: what all its positions share, however often they are copied, written and read."""

    def __init__(self, name: str, options: Options, rewards: str) -> None:
        self.address = name, options, rewards
        self.game = games.load(name, **dict(options))
        self.rewards = rewards_by(rewards, self.game)
        self.legal, self.play = self.game.rules["legal"], self.game.rules["play"]
        self.is_legal = self.game.rules["is_legal"] if self.game.rules.has("is_legal") else self._lists
        self.acts = np.zeros(self.game.max_legal_acts, np.int64)
        self.limit = self.game.length_limit if self.game.max_game_length is None else sys.maxsize
        """The number of acts after which a game without a proved length ends in a draw."""
        self.whole_deal = self.game.shuffle(0)
        self.dealt_indices: list[int] = []
        self.parts: list[tuple[int, Counter[int]]] = []
        for part in self.game.deal_parts():  # for each chance node: where its part of the deal begins, and its stones
            stones = Counter(self.whole_deal[part].tolist())
            self.parts += [(len(self.dealt_indices), stones)] * (part.stop - part.start)
            self.dealt_indices += range(part.start, part.stop)
        self.first = None if self.dealt_indices else self.game.deal(self.whole_deal)

    def _lists(self, state: State, act: int) -> bool:
        return act in self.acts[: self.legal(state, self.acts)]

    def outcomes(self, dealt: list[int]) -> list[tuple[int, float]]:
        """Return what may be dealt next, with its probability: its share of what remains of this part of the deal."""
        first, stones = self.parts[len(dealt)]
        remaining = stones - Counter(dealt[first:])
        return [(stone, count / remaining.total()) for stone, count in sorted(remaining.items())]

    def layout(self, dealt: list[int]) -> Ints:
        layout = self.whole_deal.copy()
        layout[self.dealt_indices] = dealt
        return layout


@cache
def setting_of(name: str, options: Options, rewards: str) -> SpielSetting:
    return SpielSetting(name, options, rewards)


class SpielPosition:
    """What has been dealt and played so far. OpenSpiel copies it with ``deepcopy`` and writes it with ``pickle``."""

    __slots__ = ("acts", "dealt", "player", "setting", "state")

    def __init__(self, setting: SpielSetting) -> None:
        self.setting = setting
        self.dealt: list[int] = []
        self.acts: list[int] = []
        self.state: State | None = None
        self.player = CHANCE
        if setting.first is not None:
            self._take(setting.game.copy(setting.first))

    def _take(self, state: State) -> None:
        self.state = state
        header = header_of(state)
        self.player = TERMINAL if header.over or header.acts >= self.setting.limit else header.seat

    def apply(self, action: int) -> None:
        """Apply an outcome of chance or an act; an impossible deal is rejected when it is complete."""
        state, setting = self.state, self.setting
        if state is not None:
            if not 0 <= action < setting.game.num_acts or not setting.is_legal(state, action):
                self._refuse(state, action)
            self.acts.append(action)
            setting.play(state, action)
            self._take(state)
            return
        self.dealt.append(action)
        if len(self.dealt) == len(self.setting.dealt_indices):
            self._take(self.setting.game.deal(self.setting.layout(self.dealt)))

    def _refuse(self, state: State, act: int) -> None:
        refusal = self.setting.game.explain(state, act)
        assert refusal is not None
        raise IllegalAct(refusal)

    def legal(self) -> list[int]:
        """Return the legal acts in ascending order."""
        acts = self.setting.acts
        found = acts[: self.setting.legal(self.state, acts)]
        if np.any(found[1:] < found[:-1]):  # usually they are in order, and checking is faster than sorting
            found.sort()
        listed: list[int] = found.tolist()
        return listed

    def __deepcopy__(self, memo: object) -> Self:
        twin = object.__new__(type(self))
        twin.setting, twin.player = self.setting, self.player
        twin.dealt, twin.acts = self.dealt.copy(), self.acts.copy()
        twin.state = None if self.state is None else self.setting.game.copy(self.state)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return _replayed, (*self.setting.address, self.dealt, self.acts)


def _replayed(name: str, options: Options, rewards: str, dealt: list[int], acts: list[int]) -> SpielPosition:
    position = SpielPosition(setting_of(name, options, rewards))
    for outcome in dealt:
        position.apply(outcome)
    for act in acts:
        position.apply(act)
    return position


# --- what a player knows ----------------------------------------------------------------------------------------------


def observed(position: SpielPosition, seat: int) -> str:
    """Return what a seat may know now, as ``Game.position`` writes it."""
    game = position.setting.game
    if position.state is None:
        return f"{len(position.dealt)} dealt" if game.hidden else f"dealt: {_numbers(position.dealt)}"
    return game.position(game.known(position.state, seat))


def remembered(position: SpielPosition, seat: int) -> str:
    """Return all that a seat has learned (perfect recall): the acts it saw, what it knew when it acted, what it knows now.

    What it knew is given as the key of the concealed state, so that this does not grow by a position with every act.
    """
    game = position.setting.game
    if not game.hidden:
        history = f"dealt: {_numbers(position.dealt)}\nacts: {_numbers(position.acts)}"
    elif position.state is None:
        history = ""
    else:
        history = "acts: " + " ".join(_seen_acts(position, seat))
    return f"player {seat}\n{history}\n{observed(position, seat)}"


def _seen_acts(position: SpielPosition, seat: int) -> list[str]:
    game, play = position.setting.game, position.setting.play
    seen_by = game.rules["seen"]
    state = game.deal(position.setting.layout(position.dealt))
    seen: list[str] = []
    for act in position.acts:
        if state.seat == seat:
            seen.append(f"{game.key(game.concealed(state, seat)):016x}:{act}")
        else:
            known = seen_by(state, act, seat)
            seen.append("?" if known < 0 else str(known))
        play(state, act)
    return seen


def resampled(position: SpielPosition, seat: int, random: np.random.Generator) -> list[int]:
    """Return outcomes and acts that lead to a position that a seat cannot distinguish from this one."""
    setting = position.setting
    if not setting.game.hidden or position.player == TERMINAL:  # nothing is hidden (any more)
        return position.dealt + position.acts
    if position.state is None:  # nobody has seen anything of the deal yet
        return _any_deal(setting, random)[: len(position.dealt)]
    layout, acts = setting.game.same_for(seat, setting.layout(position.dealt), position.acts, random)
    dealt: list[int] = layout[setting.dealt_indices].tolist()
    return dealt + acts


def _any_deal(setting: SpielSetting, random: np.random.Generator) -> list[int]:
    layout = setting.whole_deal.copy()
    for part in setting.game.deal_parts():
        layout[part] = random.permutation(layout[part])
    dealt: list[int] = layout[setting.dealt_indices].tolist()
    return dealt


def _numbers(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))


class Observer:
    """OpenSpiel's observer: planes and a line of text, or with perfect recall only text.

    As a tensor, perfect recall would be a whole game with thousands of possible acts at every step.
    """

    def __init__(self, game: Game, *, recall: bool) -> None:
        self._observe, self._string = game.observe, remembered if recall else observed
        shape = game.observation_shape
        self.tensor = None if recall or not game.observation_planes else np.zeros(math.prod(shape), np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor.reshape(shape)}

    def set_from(self, state: KaishoState, player: int) -> None:
        if self.tensor is None:
            return
        record = state.position.state
        if record is None:
            self.tensor.fill(0)
        else:
            self.dict["observation"][...] = self._observe(record, player)

    def string_from(self, state: KaishoState, player: int) -> str:
        return self._string(state.position, player)


# --- OpenSpiel's classes ----------------------------------------------------------------------------------------------


class KaishoState(pyspiel.State):
    """A position of a game, or of its deal."""

    def __init__(self, game: KaishoGame) -> None:
        super().__init__(game)
        self.position = SpielPosition(game.setting)

    def current_player(self) -> int:
        return self.position.player

    def is_terminal(self) -> bool:
        return self.position.player == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.position.setting.outcomes(self.position.dealt)

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal()

    def _apply_action(self, action: int) -> None:
        self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        state = self.position.state
        return f"deal {action}" if state is None else self.position.setting.game.write(state, action)

    def returns(self) -> list[float]:
        game, state = self.position.setting.game, self.position.state
        result = None if state is None else game.result(state)
        return list(self.position.setting.rewards(result)) if result else [0.0] * game.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> KaishoState:
        """Return a position with its own history that a player cannot distinguish from this one.

        What the player has not seen is random: the deal, and also the secret acts of others.
        """
        sampled = self.get_game().new_initial_state()
        for action in resampled(self.position, player, np.random.default_rng([int(sampler() * DRAWS) for _ in range(2)])):
            sampled.apply_action(action)
        found: KaishoState = sampled
        return found

    def __str__(self) -> str:
        state = self.position.state
        return f"dealt: {_numbers(self.position.dealt)}" if state is None else self.position.setting.game.position(state)


class KaishoGame(pyspiel.Game):
    """A game with its options."""

    kind: ClassVar[type[Game]]

    def __init__(self, params: Mapping[str, OptionValue] | None = None) -> None:
        defaults = _defaults(self.kind)
        chosen = {name: value for name, value in (params or {}).items() if value != defaults[name]}
        options = tuple(sorted((name, value) for name, value in chosen.items() if name != REWARDS))
        rewards = str(chosen.get(REWARDS, RESULT))
        self.setting = setting_of(self.kind.name, options, rewards)
        super().__init__(type_of(self.setting.game, rewards), self._facts(self.setting.game, rewards), chosen)

    def _facts(self, game: Game, rewards: str) -> pyspiel.GameInfo:
        return pyspiel.GameInfo(
            num_distinct_actions=game.num_acts,
            max_chance_outcomes=int(self.setting.whole_deal.max()) + 1 if self.setting.dealt_indices else 0,
            num_players=game.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if _adds_up_to_zero(game, rewards) else None,
            max_game_length=game.length_limit,
        )

    def new_initial_state(self) -> KaishoState:
        return KaishoState(self)

    def max_chance_nodes_in_history(self) -> int:
        return len(self.setting.dealt_indices)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Observer | None:
        """Return an observer of private and public information together; there is none of only one of them."""
        if iig_obs_type is None:
            return Observer(self.setting.game, recall=False)
        if iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not iig_obs_type.public_info:
            return None
        return Observer(self.setting.game, recall=iig_obs_type.perfect_recall)


def _adds_up_to_zero(game: Game, rewards: str) -> bool:
    """Whether rewards add up to zero; by the result, all but one of three or four players can lose."""
    return len(game.teams) == 2 or rewards == PLACES


def type_of(game: Game, rewards: str = RESULT) -> pyspiel.GameType:
    """Describe a game to OpenSpiel."""
    types = pyspiel.GameType
    return types(
        short_name=PREFIX + game.name,
        long_name=f"Kaisho {game.name.capitalize()}",
        dynamics=types.Dynamics.SEQUENTIAL,
        chance_mode=types.ChanceMode.EXPLICIT_STOCHASTIC if game.layout_size else types.ChanceMode.DETERMINISTIC,
        information=types.Information.IMPERFECT_INFORMATION if game.hidden else types.Information.PERFECT_INFORMATION,
        utility=types.Utility.ZERO_SUM if _adds_up_to_zero(game, rewards) else types.Utility.GENERAL_SUM,
        reward_model=types.RewardModel.TERMINAL,
        max_num_players=max(game.player_counts),
        min_num_players=min(game.player_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=bool(game.observation_planes),
        parameter_specification=_defaults(type(game)),
    )


def _defaults(kind: type[Game]) -> dict[str, OptionValue]:
    """Return the kind of rewards and the options as OpenSpiel's parameters.

    Numbers are given as numbers, because OpenSpiel reads ``players=4`` as one.
    """
    texts = {option.name: str(option.default) for option in kind.option_list}
    return {REWARDS: RESULT, **{name: int(text) if text.isdigit() else text for name, text in texts.items()}}


def register() -> None:
    """Register every game, for example as ``kaisho_kamisado(match=long)``.

    Each game has its own class: OpenSpiel releases the factories of its games only after Python has shut down, which a
    class survives and a bound function does not.
    """
    for kind in games.classes():
        pyspiel.register_game(type_of(kind()), type(f"{kind.__name__}Game", (KaishoGame,), {"kind": kind}))


register()
