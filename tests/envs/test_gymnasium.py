"""One seat of every game passes Gymnasium's checker, against bots of every kind."""

from __future__ import annotations

import copy
import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from kaisho.envs.gymnasium import SeatEnv, register
from kaisho.errors import UnknownBot
from tests.envs.games import EVERY, WORDS, Options

NAMES = ("Kamisado", "Kaito", "Caminos", "Samurai")


def play(env: SeatEnv, seed: int) -> tuple[float, int]:
    """Play a game with random acts; return its reward and the number of acts."""
    random, steps = np.random.default_rng(seed), 0
    _, info = env.reset(seed=seed)
    while True:
        _, reward, over, _, info = env.step(random.choice(np.flatnonzero(info["action_mask"])))
        steps += 1
        if over:
            return reward, steps
        assert reward == 0.0 and env.match.seat == env.seat


@pytest.mark.parametrize(("name", "options"), EVERY, ids=WORDS)
def test_every_game_passes_the_checker_without_a_warning(name: str, options: Options) -> None:
    made = gymnasium.make(f"Kaisho/{name.capitalize()}-v0", render_mode="ansi", **options)
    check_env(made.unwrapped, skip_render_check=False)


@pytest.mark.parametrize("name", NAMES)
def test_the_checker_passes_with_a_bot_and_a_random_seat(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(f"Kaisho/{name}-v0", opponent="easy", seat=None).unwrapped)


@pytest.mark.parametrize(("name", "options"), EVERY, ids=WORDS)
def test_every_seat_plays_a_game_to_its_end(name: str, options: Options) -> None:
    first = SeatEnv(name, **options)
    for seat in range(first.game.seats):
        env = SeatEnv(name, seat=seat, **options)
        reward, _ = play(env, 3)
        result = env.game.result(env.match.state)
        assert result is not None and reward == result.values[seat]


@pytest.mark.parametrize("name", ["kamisado", "kaito", "caminos", "samurai"])
def test_bots_play_the_other_seats(name: str) -> None:
    lost = sum(play(SeatEnv(name, opponent="easy", seat=seed % 2, nodes=200), seed)[0] < 0 for seed in range(4))
    assert lost >= 2


def test_all_other_seats_are_played_for_the_one() -> None:
    env = SeatEnv("caminos", players=4, seat=2)
    env.reset(seed=1)
    assert env.match.state.acts == 2


def test_the_same_seed_gives_the_same_game_and_later_ones_differ() -> None:
    env = SeatEnv("kaito", seat=None)
    played = [(play(env, 5), env.game.position(env.match.state)) for _ in range(2)]
    assert played[0] == played[1]
    env.reset(seed=5)
    others = []
    for _ in range(20):
        env.reset()
        others.append((env.seat, env.game.position(env.match.state)))
    assert {seat for seat, _ in others} == {0, 1}
    assert len({position for _, position in others}) == 20


def test_an_illegal_act_loses_and_says_why() -> None:
    env = SeatEnv("kamisado")
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(63)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "(rule Z" in info["illegal"]
    assert info["action_mask"].sum() == 0
    with pytest.raises(RuntimeError, match="reset"):
        env.step(1)
    env.reset()
    _, reward, terminated, _, _ = env.step(10**6)
    assert (reward, terminated) == (-1.0, True)


def test_a_game_can_begin_with_a_position() -> None:
    env = SeatEnv("kamisado", seat=1)
    state = env.game.deal()
    env.game.play(state, "red left 2 blue")
    env.reset(options={"position": env.game.position(state)})
    assert env.game.position(env.match.state) == env.game.position(state)


def test_returned_arrays_belong_to_the_caller() -> None:
    env = SeatEnv("kaito")
    seen, info = env.reset(seed=2)
    copies = seen.copy(), info["action_mask"].copy()
    env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert np.array_equal(seen, copies[0]) and np.array_equal(info["action_mask"], copies[1])


def test_an_unknown_opponent_or_seat_is_refused() -> None:
    with pytest.raises(UnknownBot):
        SeatEnv("kaito", opponent="nobody")
    with pytest.raises(ValueError, match="2 seats"):
        SeatEnv("kaito", seat=2)


def test_registering_twice_does_no_harm() -> None:
    before = dict(gymnasium.registry)
    register()
    assert gymnasium.registry == before
    assert all(f"Kaisho/{name}-v0" in before for name in NAMES)
    made = gymnasium.make("kaisho.envs.gymnasium:Kaisho/Samurai-v0", players=3)
    assert made.unwrapped.game.options["players"] == 3  # type: ignore[attr-defined]


def test_the_board_is_printed_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    env = SeatEnv("kamisado", render_mode="human")
    _, info = env.reset(seed=1)
    env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert env.game.show(env.match.state, seat=0) in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "options", "opponent"),
    [(*each, "random") for each in EVERY] + [(name.lower(), {}, bot) for name in NAMES for bot in ("greedy", "easy")],
)
def test_an_environment_can_be_copied_and_pickled_in_the_middle_of_a_game(name: str, options: Options, opponent: str) -> None:
    env = SeatEnv(name, seat=None, opponent=opponent, seconds=None, nodes=20, rewards="places", **options)
    _, info = env.reset(seed=3)
    for act in range(1):
        seen, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[act]))
        assert not over
    position = env.game.position(env.match.state)
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert twin.seat == env.seat and twin.game.position(twin.match.state) == position
        assert (twin._observation() == seen).all() and (twin._info()["action_mask"] == info["action_mask"]).all()
        if opponent == "random":
            again = copy.deepcopy(env)
            for _ in range(3):
                act = int(np.flatnonzero(again._info()["action_mask"])[-1])
                (first, *rest, _), (second, *other, _) = again.step(act), twin.step(act)
                assert (first == second).all() and rest == other
                if rest[1]:
                    break
        else:
            twin.step(int(np.flatnonzero(info["action_mask"])[0]))
        assert (twin.reset(seed=9)[0] == copy.deepcopy(env).reset(seed=9)[0]).all()
        assert env.game.position(env.match.state) == position


def test_an_environment_before_and_after_its_game_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(SeatEnv("kamisado")))
    env.reset(seed=1)
    env.step(63)
    lost = pickle.loads(pickle.dumps(env))
    assert lost._info()["action_mask"].sum() == 0
    with pytest.raises(RuntimeError, match="reset"):
        lost.step(1)


def test_a_made_environment_can_be_pickled() -> None:
    made = pickle.loads(pickle.dumps(gymnasium.make("Kaisho/Kaito-v0", start="black")))
    _, info = made.reset(seed=4)
    made.step(int(np.flatnonzero(info["action_mask"])[0]))
