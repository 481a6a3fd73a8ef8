"""Many games at once: what goes in, what comes out, and that nothing but the time depends on threads."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kaisho.envs import Batch, loops
from kaisho.errors import IllegalStep
from kaisho.game import WATCHER, OptionValue
from kaisho.games import load
from kaisho.kernel import CountRule, Generic, generic
from kaisho.language import LANGUAGES

KINDS: list[tuple[str, dict[str, OptionValue]]] = [
    ("kamisado", {}),
    ("kamisado", {"match": "standard", "setup": "tournament"}),
    ("kaito", {"start": "black"}),
    ("caminos", {"board": "octagon", "players": "4", "neutral": "yes"}),
    ("samurai", {"players": 3}),
]

kinds = pytest.mark.parametrize(("name", "options"), KINDS, ids=lambda value: str(value))


def everything(batch: Batch) -> list[bytes]:
    """Return everything that a batch shows, as bytes."""
    acts, starts = batch.legal_lists()
    arrays: list[np.ndarray[Any, Any]] = [
        batch.states,
        batch.finals,
        batch.rewards,
        batch.points,
        batch.reasons,
        batch.over,
        batch.legal_masks(),
        batch.observations(),
        acts,
        starts,
    ]
    return [each.tobytes() for each in arrays]


@kinds
@settings(max_examples=5, deadline=None)
@given(number=st.integers(1, 9), threads=st.integers(2, 4), seed=st.integers(0, 2**70), steps=st.integers(1, 60))
def test_the_same_seed_gives_the_same_games_whatever_the_number_of_threads(
    name: str, options: dict[str, OptionValue], number: int, threads: int, seed: int, steps: int
) -> None:
    game = load(name, **options)
    one = Batch(game, number, seed=seed)
    several = Batch(game, number, seed=seed, threads=threads)
    for step in range(steps):
        for batch in (one, several):
            batch.step(batch.random_acts())
        if step % 20 == 0:
            assert everything(one) == everything(several)
    assert one.play_random(30) == several.play_random(30)
    assert everything(one) == everything(several)


@kinds
def test_play_random_is_the_same_as_picking_and_stepping(name: str, options: dict[str, OptionValue]) -> None:
    game = load(name, **options)
    inside, outside = Batch(game, 4, seed=5), Batch(game, 4, seed=5)
    for _ in range(6):
        ended = sum(int(outside.step(outside.random_acts()).over.sum()) for _ in range(25))
        assert inside.play_random(25) == ended
        assert inside.states.tobytes() == outside.states.tobytes()
        assert inside.finals.tobytes() == outside.finals.tobytes()


def test_a_game_in_a_larger_batch_is_the_same_game() -> None:
    game = load("kaito")
    small, large = Batch(game, 3, seed=8), Batch(game, 50, seed=8)
    for batch in (small, large):
        batch.play_random(200)
    assert (small.states == large.states[:3]).all()


def test_every_game_has_its_own_seed_and_can_be_dealt_from_it_alone() -> None:
    game = load("samurai")
    batch = Batch(game, 5, seed=1)
    assert len(set(batch.seeds.tolist())) == 5
    for state, seed in zip(batch.states, batch.seeds, strict=True):
        assert game.to_bytes(state) == game.to_bytes(game.deal(seed=int(seed)))
    given_seeds = Batch(game, 5, seed=np.arange(5, dtype=np.uint64))
    assert game.to_bytes(given_seeds.states[4]) == game.to_bytes(game.deal(seed=4))
    with pytest.raises(ValueError, match="5 games need one seed, or as many"):
        Batch(game, 5, seed=np.arange(4, dtype=np.uint64))


def test_acts_do_not_change_the_following_deals() -> None:
    game = load("kaito")
    by_chance, always_the_first = Batch(game, 1, seed=2), Batch(game, 1, seed=2)
    while not by_chance.over[0]:
        by_chance.step(by_chance.random_acts())
    while not always_the_first.over[0]:
        always_the_first.step(always_the_first.legal_lists()[0][:1])
    assert by_chance.finals.tobytes() != always_the_first.finals.tobytes()
    assert by_chance.states.tobytes() == always_the_first.states.tobytes()


def test_reset_with_a_seed_repeats_everything_and_without_one_goes_on() -> None:
    game = load("kaito")
    batch = Batch(game, 6, seed=4)
    first = batch.states.tobytes()
    batch.play_random(100)
    played = batch.states.tobytes()
    batch.reset()
    assert not batch.states["acts"].any() and batch.states.tobytes() != first
    batch.reset(4)
    assert batch.states.tobytes() == first and not batch.rewards.any() and not batch.over.any()
    batch.play_random(100)
    assert batch.states.tobytes() == played


def test_without_auto_reset_finished_games_stay_until_they_are_restarted() -> None:
    game = load("kamisado")
    batch = Batch(game, 20, seed=1, auto_reset=False)
    ends = np.zeros(20, np.int64)
    for _ in range(100):
        ends += batch.step(batch.random_acts()).over
    assert batch.states["over"].all() and (ends == 1).all()
    assert not batch.legal_masks().any() and len(batch.legal_lists()[0]) == 0
    assert batch.random_acts().tolist() == [-1] * 20
    assert not batch.rewards.any(), "the reward was for the step that ended a game"
    assert {game.reasons[reason] for reason in batch.reasons} <= {"home-row", "deadlock"}
    assert all(batch.result(place) == game.result(batch.states[place]) for place in range(20))
    batch.restart([3, 5])
    assert np.flatnonzero(batch.states["over"] == 0).tolist() == [3, 5]
    batch.restart(batch.states["over"] == 1)
    assert not batch.states["over"].any()


def test_an_act_below_zero_leaves_a_game_alone() -> None:
    batch = Batch(load("kamisado"), 3)
    act = batch.game.legal(batch.states[0])[0]
    rewards, over = batch.step([act, -1, act])
    assert batch.states["acts"].tolist() == [1, 0, 1]
    assert not rewards.any() and not over.any()


@pytest.mark.parametrize("name", ["kamisado", "samurai"])
@pytest.mark.parametrize("threads", [1, 2])
def test_an_illegal_act_names_the_game_the_act_and_the_rule_and_nothing_is_played(name: str, threads: int) -> None:
    game = load(name)
    batch = Batch(game, 8, threads=threads)
    before = batch.states.tobytes()
    acts = batch.random_acts().copy()
    wrong = next(act for act in range(game.num_acts) if act not in game.legal(batch.states[5]))
    acts[5] = acts[7] = wrong
    with pytest.raises(IllegalStep) as caught:
        batch.step(acts)
    assert (caught.value.place, caught.value.act) == (5, wrong)
    assert caught.value.rule in game.rule_ids
    assert str(caught.value).startswith(f"Game 5, act {wrong}: ") and caught.value.rule in str(caught.value)
    assert all(caught.value.say(language) for language in LANGUAGES)
    assert batch.states.tobytes() == before


@pytest.mark.parametrize("name", ["kamisado", "samurai"])
@pytest.mark.parametrize("act", [-2, 10**6, 2**62])
def test_an_invalid_act_number_is_refused(name: str, act: int) -> None:
    batch = Batch(load(name), 2)
    with pytest.raises(IllegalStep, match=rf"Game 1, act {act}: There is no act with the number {act}"):
        batch.step([-1, act])


def test_an_act_for_a_finished_game_is_refused_and_when_trusted_ignored() -> None:
    game = load("kamisado")
    batch = Batch(game, 1, auto_reset=False)
    batch.play_random(200)
    assert batch.states["over"].all()
    last = batch.states.tobytes()
    with pytest.raises(IllegalStep, match="Game 0, act 5: .*over"):
        batch.step([5])
    batch.checked = False
    batch.step([5])
    assert batch.states.tobytes() == last


def test_wrong_shapes_and_kinds_of_arrays_are_refused() -> None:
    batch = Batch(load("kamisado"), 3)
    with pytest.raises(ValueError, match=r"3 games need as many acts, not an array of shape \(2,\)"):
        batch.step(np.zeros(2, np.int64))
    with pytest.raises(ValueError, match=r"not an array of shape \(3, 1\)"):
        batch.step(np.zeros((3, 1), np.int64))
    with pytest.raises(TypeError, match="acts are whole numbers, not float64"):
        batch.step(np.zeros(3))
    with pytest.raises(ValueError, match="none with the number 2"):
        batch.observations(2)
    with pytest.raises(ValueError, match="at least one game"):
        Batch(load("kamisado"), 0)


@pytest.mark.parametrize("kind", [np.uint8, np.int32, np.uint64])
def test_acts_of_every_kind_of_integer_and_every_stride_are_taken(kind: type) -> None:
    game = load("kaito")
    batch, other = Batch(game, 4), Batch(game, 4)
    spread = np.zeros(8, kind)
    spread[::2] = batch.random_acts()
    batch.step(spread[::2])
    other.step(other.random_acts())
    assert batch.states.tobytes() == other.states.tobytes()


def test_returned_arrays_are_never_copied() -> None:
    batch = Batch(load("kamisado"), 4)
    masks, planes, seats = batch.legal_masks(), batch.observations(), batch.seats
    rewards, over = batch.step(batch.random_acts())
    assert np.shares_memory(masks, batch.legal_masks()) and np.shares_memory(planes, batch.observations())
    assert np.shares_memory(rewards, batch.rewards) and np.shares_memory(over, batch.over)
    assert np.shares_memory(seats, batch.states) and seats.tolist() == [1] * 4
    assert masks.dtype == over.dtype == np.bool_ and planes.dtype == np.uint8 and rewards.dtype == np.float64


def test_observations_of_one_seat_show_what_that_seat_sees() -> None:
    game = load("samurai", players=3)
    batch = Batch(game, 4, seed=6)
    batch.play_random(60)
    for seat in (WATCHER, 0, 2):
        planes = batch.observations(seat)
        assert planes.shape == (4, *game.observation_shape)
        assert all((planes[place] == game.observe(batch.states[place], seat)).all() for place in range(4))


@kinds
def test_a_game_without_is_legal_is_checked_by_its_list_of_legal_acts(name: str, options: dict[str, OptionValue]) -> None:
    game = load(name, **options)
    batch = Batch(game, 5, seed=2)
    batch.play_random(11)
    by_list, by_rule = game.rules.bind_unchecked(loops.first_illegal), game.rules.bind_unchecked(loops.first_illegal_by_rule)
    scratch = np.zeros(game.max_legal_acts, np.int64)
    good = batch.random_acts().copy()
    for place in range(5):
        for wrong in (-2, game.num_acts, *range(0, game.num_acts, 1 + game.num_acts // 40)):
            acts = good.copy()
            acts[place] = wrong
            expected = -1 if wrong in game.legal(batch.states[place]) else place
            assert by_list(batch.states, acts, scratch) == by_rule(batch.states, acts, game.num_acts) == expected


def numbered(number: int) -> Generic:
    @generic
    def kernel(count: CountRule, plus: int) -> int:
        return number + plus

    return kernel


def test_two_generic_kernels_with_the_same_name_are_distinct() -> None:
    game = load("kamisado")
    assert [int(game.rules.bind(numbered(number))(10)) for number in (1, 2)] == [11, 12]
    assert [int(game.rules.bind_unchecked(numbered(number))(10)) for number in (1, 2)] == [11, 12]


# --- copies -----------------------------------------------------------------------------------------------------------

COPIES: dict[str, Callable[[Batch], Batch]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda batch: pickle.loads(pickle.dumps(batch)),
    "oldest pickle": lambda batch: pickle.loads(pickle.dumps(batch, 0)),
    "copy of a copy": lambda batch: copy.deepcopy(pickle.loads(pickle.dumps(copy.copy(batch)))),
}


def go_on(batch: Batch) -> list[list[bytes]]:
    """Everything that a batch shows after each way to play."""
    snapshots = []
    for _ in range(4):
        batch.step(batch.random_acts())
        snapshots.append(everything(batch))
    batch.play_random(40)
    snapshots.append(everything(batch))
    batch.restart([0])
    batch.reset()
    snapshots.append(everything(batch))
    return snapshots


@kinds
@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("auto_reset", [True, False])
def test_a_copy_continues_like_the_original_and_independently_of_it(
    name: str, options: dict[str, OptionValue], auto_reset: bool, threads: int
) -> None:
    batch = Batch(load(name, **options), 5, seed=3, auto_reset=auto_reset, threads=threads, rewards="places")
    batch.play_random(7)
    batch.step(batch.random_acts())
    masks, planes = batch.legal_masks(), batch.observations()
    expected = go_on(copy.deepcopy(batch))
    for kind, copied in COPIES.items():
        twin = copied(batch)
        before = everything(batch)
        assert everything(twin) == before, kind
        assert go_on(twin) == expected, kind
        assert everything(batch) == before, f"{kind}: the original was changed"
        assert (twin.finals is twin.states) == (not auto_reset)
        for array in (*vars(batch).values(), masks, planes):
            if isinstance(array, np.ndarray):
                assert not any(np.shares_memory(array, other) for other in vars(twin).values() if isinstance(other, np.ndarray))
    assert go_on(batch) == expected


def test_a_copy_shows_what_is_played_in_it() -> None:
    twin = pickle.loads(pickle.dumps(Batch(load("kamisado"), 4, seed=1)))
    twin.step(twin.random_acts())
    assert twin.states["acts"].tolist() == [1] * 4 and twin.seats.tolist() == [1] * 4
    twin.auto_reset = True
    assert twin.play_random(100) > 0 and twin.points.any() and twin.reasons.any()


def test_a_copy_keeps_added_attributes() -> None:
    class Noted(Batch):
        pass

    batch = Noted(load("kaito"), 2)
    batch.note, batch.objects = "mine", np.array([None, "x"], object)  # type: ignore[attr-defined]
    twin = copy.copy(batch)
    assert type(twin) is Noted and twin.note == "mine" and twin.objects.tolist() == [None, "x"]  # type: ignore[attr-defined]


def played_elsewhere(batch: Batch) -> Batch:
    batch.play_random(30)
    return batch


def test_a_batch_goes_to_another_process_and_comes_back() -> None:
    batch = Batch(load("samurai", players=3), 3, seed=2, threads=2)
    batch.play_random(9)
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        returned = pool.submit(played_elsewhere, batch).result(timeout=120)
    assert everything(returned) == everything(played_elsewhere(batch))
    assert go_on(returned) == go_on(batch)


@kinds
@pytest.mark.parametrize("number", [1, 3, 130])
def test_every_array_begins_at_a_multiple_of_64_bytes(name: str, options: dict[str, OptionValue], number: int) -> None:
    for auto_reset in (True, False):
        batch = Batch(load(name, **options), number, auto_reset=auto_reset)
        for one in (batch, copy.copy(batch), pickle.loads(pickle.dumps(batch))):
            rewards, over = one.step(one.random_acts())
            arrays = [one.states, one.finals, one.points, one.reasons, rewards, over, one.random_acts()]
            arrays += [one.legal_masks(), one.observations(), one.observations(0), *one.legal_lists()]
            arrays += [one.game.observe(one.states[0], 0)]
            assert [array.ctypes.data % 64 for array in arrays] == [0] * len(arrays)
            assert all(array.flags.writeable for array in arrays)
            assert all(array.flags.c_contiguous for array in arrays)
