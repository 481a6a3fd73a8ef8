"""Checks of what programs that learn are given: batches and observations."""

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
    """A batch of games behaves like its games one by one: states, legal acts, observations, ends and new beginnings."""
    batch = Batch(game, play.GAMES, seed=3)
    singles = [game.deal(seed=int(seed)) for seed in batch.seeds]
    ended: set[int] = set()
    step = 0
    while len(ended) < play.GAMES:
        if step % 7 == 0:
            _check_what_learners_see(game, batch)
        chosen = batch.random_acts().tolist()
        rewards, over = batch.step(chosen)
        for place, single in enumerate(singles):
            game.play(single, chosen[place])
            assert bool(over[place]) == bool(single.over), where(game, single)
            if not single.over:
                assert not rewards[place].any(), f"{where(game, single)}: a reward before the end"
                assert same(game, batch.states[place], single), where(game, single)
                continue
            ended.add(place)
            assert same(game, batch.finals[place], single), f"{where(game, single)}: the last state"
            result = game.result(single)
            assert result is not None and batch.result(place) == result, where(game, single)
            assert tuple(rewards[place]) == result.values, where(game, single)
            assert tuple(batch.points[place]) == result.points, where(game, single)
            by_places = rewards_by(PLACES, game)(result)
            assert abs(sum(by_places)) < 1e-9, f"{where(game, single)}: rewards by places add up to {sum(by_places)}"
            assert game.reasons[batch.reasons[place]] == result.reason, where(game, single)
            singles[place] = game.copy(batch.states[place])
            assert singles[place].acts == 0 and not singles[place].over, f"{where(game, singles[place])}: no new game"
        step += 1


def _check_what_learners_see(game: Game, batch: Batch) -> None:
    masks, planes = batch.legal_masks(), batch.observations()
    acts, starts = batch.legal_lists()
    for place, state in enumerate(batch.states):
        legal = game.legal(state)
        assert acts[starts[place] : starts[place + 1]].tolist() == legal, f"{where(game, state)}: the list of legal acts"
        assert np.flatnonzero(masks[place]).tolist() == sorted(legal), f"{where(game, state)}: the mask of legal acts"
        assert np.array_equal(planes[place], game.observe(state, int(state.seat))), f"{where(game, state)}: the observation"


def check_observations(game: Game) -> None:
    """Observations have a name for each plane, show no more than a seat may know, and what decides its legal acts."""
    names, shape = game.observation_planes, game.observation_shape
    assert len(set(names)) == len(names) == shape[0], "every plane has a name of its own"
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
        turned = game.own_acts(seat)
        assert np.array_equal(turned[turned], np.arange(game.actions)), f"acts from the side of seat {seat}"


def check_bounds(game: Game, state: State, planes: Flags) -> None:
    """No plane exceeds what the game declares."""
    for name, most, plane in zip(game.observation_planes, game.observation_most, planes, strict=True):
        assert plane.max() <= most, f"{where(game, state)}: {plane.max()} in the plane “{name}” with at most {most}"
