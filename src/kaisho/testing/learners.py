"""Checks of batches and observations, which learning programs use."""

from __future__ import annotations

import numpy as np

from kaisho.envs import Batch
from kaisho.envs.rewards import PLACES, rewards_by
from kaisho.game import WATCHER, Game
from kaisho.kernel import random_from
from kaisho.state import Flags, State
from kaisho.testing import play
from kaisho.testing.play import random_states, same, where


def check_batch(game: Game) -> None:
    """Check that a batch behaves like its games one by one: states, legal acts, observations, ends and restarts."""
    batch = Batch(game, play.GAMES, seed=3)
    singles = [game.deal(seed=int(seed)) for seed in batch.seeds]
    ended: set[int] = set()
    step = 0
    while len(ended) < play.GAMES:
        if step % 7 == 0:
            _check_observations_of_batch(game, batch)
        chosen = batch.random_acts().tolist()
        rewards, over = batch.step(chosen)
        for index, single in enumerate(singles):
            game.play(single, chosen[index])
            assert bool(over[index]) == bool(single.over), where(game, single)
            if not single.over:
                assert not rewards[index].any(), f"{where(game, single)}: a reward before the end"
                assert same(game, batch.states[index], single), where(game, single)
                continue
            ended.add(index)
            assert same(game, batch.finals[index], single), f"{where(game, single)}: the last state"
            result = game.result(single)
            assert result is not None and batch.result(index) == result, where(game, single)
            assert tuple(rewards[index]) == result.values, where(game, single)
            assert tuple(batch.points[index]) == result.points, where(game, single)
            by_places = rewards_by(PLACES, game)(result)
            assert abs(sum(by_places)) < 1e-9, f"{where(game, single)}: rewards by places add up to {sum(by_places)}"
            assert game.reasons[batch.reasons[index]] == result.reason, where(game, single)
            singles[index] = game.copy(batch.states[index])
            assert singles[index].acts == 0 and not singles[index].over, f"{where(game, singles[index])}: no new game"
        step += 1


def _check_observations_of_batch(game: Game, batch: Batch) -> None:
    masks, planes = batch.legal_masks(), batch.observations() if game.rules.has("observe") else None
    acts, starts = batch.legal_lists()
    for index, state in enumerate(batch.states):
        legal = game.legal(state)
        assert acts[starts[index] : starts[index + 1]].tolist() == legal, f"{where(game, state)}: the list of legal acts"
        assert np.flatnonzero(masks[index]).tolist() == sorted(legal), f"{where(game, state)}: the mask of legal acts"
        if planes is None:
            continue
        assert np.array_equal(planes[index], game.observe(state, int(state.seat))), f"{where(game, state)}: the observation"


def check_observations(game: Game) -> None:
    """Check that every plane has a name, and that planes show no more than a seat may know and what decides its legal acts."""
    names, shape = game.observation_planes, game.observation_shape
    if not game.rules.has("observe"):
        assert not names, "planes are named, but the rule observe is not written"
        return
    assert len(set(names)) == len(names) == shape[0], "two planes have the same name"
    known: dict[bytes, list[int]] = {}
    random = random_from(11)
    for number, state in enumerate(random_states(game)):
        before = game.to_bytes(state)
        for seat in range(WATCHER, game.seats) if number % 3 == 0 else (int(state.seat),):
            planes = game.observe(state, seat)
            assert planes.shape == shape and planes.dtype == np.uint8, where(game, state)
            check_bounds(game, state, planes)
            assert game.to_bytes(state) == before, f"{where(game, state)}: observing changed the state"
            assert np.array_equal(game.observe(game.concealed(state, seat), seat), planes), (
                f"{where(game, state)}: seat {seat} observes something else in what it may know"
            )
            other = game.copy(state)
            game.rules["redeal"](other, seat, random)
            assert np.array_equal(game.observe(other, seat), planes), f"{where(game, state)}: seat {seat} observes too much"
            if seat == state.seat:
                legal = sorted(game.legal(state))
                assert known.setdefault(planes.tobytes(), legal) == legal, f"{where(game, state)}: other acts, same planes"
    for seat in range(game.seats):
        turned = game.turned_acts(seat)
        assert np.array_equal(turned[turned], np.arange(game.num_acts)), f"acts from the side of seat {seat}"


def check_bounds(game: Game, state: State, planes: Flags) -> None:
    """Check that no plane exceeds what the game declares."""
    for name, most, plane in zip(game.observation_planes, game.observation_max, planes, strict=True):
        assert plane.max() <= most, f"{where(game, state)}: {plane.max()} in the plane “{name}” with at most {most}"
