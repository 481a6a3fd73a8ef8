"""Every game passes PettingZoo's own tests, hides what is hidden, and rewards by the result."""

from __future__ import annotations

import copy
import io
import pickle
import warnings
from contextlib import redirect_stdout
from functools import partial

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.test.state_test import test_state as check_states
from pettingzoo.test.state_test import test_state_space as check_state_space

from kaisho.envs.pettingzoo import env, raw_env
from kaisho.errors import BadPosition, IllegalAct
from kaisho.games import load
from kaisho.kernel import random_from
from tests.envs.games import EVERY, WORDS, Options

NOT_OF_ITS_OWN = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Action mask numpy array is all zeros (no legal actions).",
}
"""What ``api_test`` says of each environment with masks that is not on PettingZoo's own list; after the end no act is legal."""

every_game = pytest.mark.parametrize(("name", "options"), EVERY, ids=WORDS)


def any_act(table: raw_env, random: np.random.Generator) -> int:
    return int(random.choice(np.flatnonzero(table.infos[table.agent_selection]["action_mask"])))


@every_game
@pytest.mark.parametrize("make", [env, raw_env])
def test_every_game_passes_the_api_test(make: type[raw_env], name: str, options: Options) -> None:
    with warnings.catch_warnings(record=True) as said, redirect_stdout(io.StringIO()) as printed:
        warnings.simplefilter("always")
        api_test(make(name, **options), num_cycles=60)
    assert "Passed API test" in printed.getvalue()
    assert {str(warning.message) for warning in said} <= NOT_OF_ITS_OWN


@every_game
def test_every_game_passes_the_seed_test(name: str, options: Options) -> None:
    seed_test(partial(env, name, **options), num_cycles=40)


@pytest.mark.parametrize("name", ["kamisado", "kaito", "caminos", "samurai"])
def test_every_board_passes_the_render_test(name: str) -> None:
    with redirect_stdout(io.StringIO()) as printed:
        render_test(partial(env, name), {"ansi": lambda board: board.count("\n") > 5})
    assert printed.getvalue().count("\n") > 30


@every_game
def test_the_state_is_what_all_agents_see_and_passes_the_state_test(name: str, options: Options) -> None:
    table = env(name, **options)
    check_state_space(table)
    check_states(table, 10)
    table.reset(seed=3)
    seen = [table.observe(agent)["observation"] for agent in table.possible_agents]
    assert np.array_equal(table.state(), np.concatenate(seen))


@every_game
def test_a_game_is_played_to_its_end_and_rewarded_by_its_result(name: str, options: Options) -> None:
    table, random = env(name, **options), np.random.default_rng(5)
    table.reset(seed=5)
    returns = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, info = table.last()
        returns[agent] += reward
        assert observation is not None and not truncated
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        table.step(None if terminated else any_act(table, random))
        if terminated:
            assert set(info) == {"action_mask", "reason", "points", "place"}
    result = table.game.result(table.match.state)
    assert result is not None
    assert tuple(returns.values()) == result.values


def test_an_agent_has_several_acts_in_a_turn() -> None:
    table, random = raw_env("samurai", players=3), np.random.default_rng(2)
    table.reset(seed=2)
    longest, before, acts = 0, "", 0
    while not any(table.terminations.values()):
        acts = acts + 1 if table.agent_selection == before else 1
        before, longest = table.agent_selection, max(longest, acts)
        table.step(any_act(table, random))
    assert longest >= 3


def test_only_the_agent_that_is_to_act_has_a_mask_of_acts() -> None:
    table = raw_env("kaito")
    table.reset(seed=1)
    assert table.agent_selection == "player_1"
    assert table.observe("player_1")["action_mask"].sum() == 2
    assert table.observe("player_0")["action_mask"].sum() == 0
    assert table.infos["player_0"] == {}


def test_an_observation_shows_nothing_that_is_hidden_from_its_seat() -> None:
    table, chance, random = raw_env("samurai", players=3), random_from(1), np.random.default_rng(1)
    table.reset(seed=1)
    told_apart = 0
    for _ in range(80):
        state = table.match.state
        for seat, agent in enumerate(table.agents):
            seen = table.observe(agent)["observation"]
            table.match.state = table.game.copy(state)
            table.game.rules["redeal"](table.match.state, seat, chance)
            assert np.array_equal(table.observe(agent)["observation"], seen)
            others = [table.observe(other)["observation"] for other in table.agents if other != agent]
            table.match.state = state
            told_apart += any(
                not np.array_equal(one, table.observe(other)["observation"])
                for one, other in zip(others, [other for other in table.agents if other != agent], strict=True)
            )
        table.step(any_act(table, random))
    assert told_apart > 40


def test_modifying_a_mask_does_not_change_the_rules() -> None:
    table = raw_env("kamisado")
    table.reset()
    table.observe("player_0")["action_mask"][:] = 1
    table.infos["player_0"]["action_mask"][:] = 1
    with pytest.raises(IllegalAct):
        table.step(0)


def test_the_raw_environment_refuses_an_illegal_act_with_the_rule_and_goes_on() -> None:
    table = raw_env("kamisado")
    table.reset()
    position = table.game.position(table.match.state)
    with pytest.raises(IllegalAct, match=r"\(rule Z"):
        table.step(64 * 0 + 63)
    with pytest.raises(IllegalAct):
        table.step(-1)
    with pytest.raises(IllegalAct):
        table.step(10**6)
    assert table.game.position(table.match.state) == position
    table.step(any_act(table, np.random.default_rng(0)))


def test_in_the_guarded_environment_an_illegal_act_loses() -> None:
    table = env("kamisado")
    table.reset()
    table.step(63)
    ends = {}
    for agent in table.agent_iter():
        _, reward, terminated, _, _ = table.last()
        ends[agent] = reward, terminated
        table.step(None)
    assert ends == {"player_0": (-1.0, True), "player_1": (0.0, True)}


def test_the_guarded_environment_knows_its_order() -> None:
    table = env("kamisado")
    with pytest.raises(AttributeError):
        table.step(0)
    table.reset()
    with pytest.raises(AssertionError, match="action space"):
        table.step(522)


def test_a_seed_gives_its_deals_again_and_other_deals_follow() -> None:
    table = raw_env("kaito")
    deals = []
    for seed in (7, None, None, 7, None, None):
        table.reset(seed=seed)
        deals.append(table.game.position(table.match.state))
    assert deals[:3] == deals[3:]
    assert len(set(deals)) == 3


def test_a_game_can_begin_with_a_deal_or_a_position() -> None:
    table = raw_env("kaito")
    layout = table.game.shuffle(11)
    for deal in (layout, layout.tolist(), table.game.write_layout(layout)):
        table.reset(options={"deal": deal})
        assert table.game.position(table.match.state) == table.game.position(table.game.deal(layout))
    state = table.game.deal(layout)
    table.game.play(state, table.game.legal(state)[0])
    table.reset(options={"position": table.game.position(state)})
    assert table.game.position(table.match.state) == table.game.position(state)
    assert table.agent_selection == f"player_{int(state.seat)}"


def test_a_position_of_a_game_with_other_options_is_refused() -> None:
    table = raw_env("kamisado", match="long")
    single = load("kamisado")
    with pytest.raises(BadPosition, match="match=single"):
        table.reset(options={"position": single.position(single.deal())})


def test_a_game_object_can_be_passed_instead_of_a_name() -> None:
    assert raw_env(load("samurai", players=4)).possible_agents == ["player_0", "player_1", "player_2", "player_3"]
    with pytest.raises(TypeError):
        raw_env(load("samurai"), players=4)


def test_the_board_is_drawn_as_the_agent_sees_it() -> None:
    table = env("samurai", render_mode="ansi")
    table.reset(seed=4)
    assert table.render() == table.game.show(table.match.state, seat=0)
    table.render_mode = None
    assert table.render() is None


@every_game
@pytest.mark.parametrize("make", [env, raw_env])
def test_an_environment_can_be_copied_and_pickled_in_the_middle_of_a_game(
    make: type[raw_env], name: str, options: Options
) -> None:
    table = make(name, rewards="places", **options)
    table.reset(seed=2)
    chance = np.random.default_rng(2)
    for _ in range(5):
        table.step(any_act(table, chance))
    before = table.game.position(table.match.state)
    twins = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    for _ in range(5):
        act = any_act(twins[0], chance)
        for twin in twins:
            twin.step(act)
        one, other = ({agent: twin.observe(agent) for agent in twin.possible_agents} for twin in twins)
        for agent in one:
            assert (one[agent]["observation"] == other[agent]["observation"]).all()
            assert (one[agent]["action_mask"] == other[agent]["action_mask"]).all()
        assert twins[0].rewards == twins[1].rewards and twins[0].agent_selection == twins[1].agent_selection
    for twin in twins:
        twin.reset()
    assert twins[0].game.position(twins[0].match.state) == twins[1].game.position(twins[1].match.state)
    assert table.game.position(table.match.state) == before
