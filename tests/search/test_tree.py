"""Tree search: it finds wins, proves what can be proved, and respects its limits."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import numpy as np
import pytest

from kaisho.game import Game
from kaisho.games import load
from kaisho.kernel import State
from kaisho.search.limits import Thinking
from kaisho.search.tree import TreeResult, TreeSearch, TreeSettings
from kaisho.testing import random_playthrough, random_states

MAX_LOOKED_AT = 500


def search(game: Game, state: State, nodes: int, settings: TreeSettings | None = None, **more: object) -> TreeResult:
    return TreeSearch(game, settings, positions=1 << 17).run(state, Thinking(nodes=nodes), **more)  # type: ignore[arg-type]


class TooLarge(Exception):
    """The position has too many continuations for a test."""


def best_values(game: Game, state: State, seen: list[int]) -> tuple[float, ...]:
    """The values of all seats when everybody plays as well as possible, by exhaustive search."""
    seen[0] += 1
    if seen[0] > MAX_LOOKED_AT:
        raise TooLarge
    if state.over:
        ended = game.result(state)
        assert ended is not None
        return ended.values
    found = [best_values(game, game.after(state, act), seen) for act in game.legal(state)]
    return max(found, key=lambda values: values[int(state.seat)])


def small_endings(game: Game, wanted: int) -> Iterator[tuple[State, tuple[float, ...]]]:
    """Late positions of random games with more than one act and few games to come, and their values."""
    found = 0
    for seed in range(1000):
        line = [state for state, _ in random_playthrough(game, seed)]
        largest: tuple[State, tuple[float, ...]] | None = None
        for state in line[-2::-1]:
            try:
                values = best_values(game, state, [0])
            except TooLarge:
                break
            if len(game.legal(state)) > 1:
                largest = state, values
        if largest:
            yield largest
            found += 1
        if found == wanted:
            return


ENDINGS = [("kamisado", {}), ("kaito", {}), ("caminos", {}), ("caminos", {"players": 4, "scoring": "yes"})]


@pytest.mark.parametrize(("name", "options"), ENDINGS)
@pytest.mark.parametrize(
    "settings",
    [
        TreeSettings(),
        TreeSettings(prior=True, rollout=0),
        TreeSettings(breadth=1),
        TreeSettings(prior=True, rollout=0, breadth=2),
    ],
    ids=["uct", "puct", "narrow uct", "narrow puct"],
)
def test_small_endings_are_solved(name: str, options: dict[str, str | int], settings: TreeSettings) -> None:
    game = load(name, **options)
    for state, values in small_endings(game, 4):
        found = search(game, state, 20_000, settings)
        mover = int(state.seat)
        assert found.certain or values[mover] == 0
        assert found.value == values[mover]
        assert best_values(game, game.after(state, found.act), [0])[mover] == values[mover]


def test_a_narrow_search_is_given_more_acts_when_all_of_its_first_ones_are_settled() -> None:
    game = load("caminos")
    widened = 0
    for state, values in small_endings(game, 12):
        legal = game.legal(state)
        found = search(game, state, 20_000, TreeSettings(breadth=1))
        assert len(set(found.acts)) == len(found.acts) and set(found.acts) <= set(legal)
        if values[int(state.seat)] < 1:
            assert len(found.acts) == len(legal) and found.certain
        widened += len(found.acts) > 1
        some = search(game, state, 20_000, TreeSettings(breadth=1), only=legal[:2])
        assert set(some.acts) <= set(legal[:2])
    assert widened > 5


def test_what_is_overlooked_stays_overlooked() -> None:
    game = load("caminos")
    for state, _ in small_endings(game, 6):
        found = search(game, state, 2000, TreeSettings(overlooks=99))
        assert len(found.acts) == 1 < len(game.legal(state))


def test_every_win_at_once_in_kamisado_is_played() -> None:
    game = load("kamisado")
    wins = 0
    for state in random_states(game, 60):
        winning = {act for act in game.legal(state) if game.after(state, act).over}
        winning = {act for act in winning if best_values(game, game.after(state, act), [0])[int(state.seat)] == 1}
        if winning:
            wins += 1
            found = search(game, state, 300)
            assert found.act in winning
            assert found.certain and found.value == 1
    assert wins > 30


def test_the_first_move_of_kamisado_is_proved_to_win() -> None:
    """Whoever opens a single round wins it; the tree is a proof that can be checked."""
    game = load("kamisado")
    tree = TreeSearch(game)
    found = tree.run(game.deal(), Thinking(nodes=600_000), seed=1)
    assert found.certain and found.value == 1

    def check(node: int, state: State) -> int:
        if state.over:
            ended = game.result(state)
            assert ended is not None and ended.values[0] == 1
            return 1
        first, count = int(tree._work.nodes[node].first), int(tree._work.nodes[node].children)
        below = {int(tree._work.nodes[child].act): child for child in range(first, first + count)}
        won = [act for act, child in below.items() if tree._work.nodes[child].proved and tree._work.exact[2 * child] == 1]
        assert set(won) <= set(game.legal(state))
        if state.seat == 0:
            won = won[:1]
        else:
            assert set(won) == set(game.legal(state))
        assert won
        return 1 + sum(check(below[act], game.after(state, act)) for act in won)

    assert check(0, game.deal()) > 1000


def test_the_same_seed_gives_the_same_search() -> None:
    game = load("kamisado")
    for settings in (TreeSettings(), TreeSettings(prior=True, rollout=5, overlooks=30)):
        one, again, other = (search(game, game.deal(), 3000, settings, seed=seed) for seed in (1, 1, 2))
        assert one == again
        assert one.visits != other.visits


@pytest.mark.parametrize("nodes", [1, 2, 101, 5000])
def test_every_simulation_is_counted_and_no_more_are_made_than_allowed(nodes: int) -> None:
    game = load("kamisado")
    found = search(game, game.deal(), nodes)
    assert found.simulations == sum(found.visits) == nodes
    assert found.acts[0] == found.act == found.variation[0]
    open_visits = [visits for visits, proved in zip(found.visits, found.proved, strict=True) if not proved]
    assert open_visits == sorted(open_visits, reverse=True)
    assert sorted(found.acts) == sorted(game.legal(game.deal()))


def test_a_flag_that_is_set_leaves_the_likeliest_act() -> None:
    game = load("kamisado")
    found = TreeSearch(game).run(game.deal(), Thinking(stop=np.ones(1, np.uint8)))
    assert found.simulations == 0
    assert found.act in game.legal(game.deal())


def test_a_flag_set_from_outside_ends_a_search_without_limits() -> None:
    game = load("caminos")
    search = TreeSearch(game)
    search.run(game.deal(), Thinking(nodes=1))  # what the first search loads does not count
    stop = np.zeros(1, np.uint8)
    timer = threading.Timer(0.3, stop.fill, (1,))
    timer.start()
    found = search.run(game.deal(), Thinking(stop=stop))
    timer.join()
    assert found.simulations > 0


def test_only_some_acts_are_looked_at() -> None:
    game = load("kamisado")
    state = game.deal()
    some = game.legal(state)[10:13]
    found = search(game, state, 2000, only=some)
    assert sorted(found.acts) == sorted(some)
    assert found.act in some
    assert all(found.visits)
    for wrong in ([], [game.num_acts - 1], [*some, -1]):
        with pytest.raises(ValueError, match="legal"):
            search(game, state, 10, only=wrong)


def test_a_finished_game_cannot_be_searched() -> None:
    game = load("kaito")
    *_, (state, _) = random_playthrough(game, 1)
    with pytest.raises(ValueError, match="legal act"):
        search(game, state, 10)


def test_the_tree_stays_within_its_capacity() -> None:
    game = load("kamisado")
    tree = TreeSearch(game, positions=150)
    found = tree.run(game.deal(), Thinking(nodes=4000))
    assert found.simulations == 4000
    assert found.positions <= 150
    with pytest.raises(ValueError, match="not enough"):
        TreeSearch(game, positions=50).run(game.deal(), Thinking(nodes=1))


def test_a_narrow_tree_has_few_acts_and_claims_no_loss() -> None:
    game = load("kamisado")
    narrow = TreeSettings(breadth=3)
    assert len(search(game, game.deal(), 500, narrow).acts) == 3
    for state, values in small_endings(game, 12):
        found = search(game, state, 3000, narrow)
        if found.certain:
            assert found.value == values[int(state.seat)] == 1 or len(game.legal(state)) <= 3


def test_some_acts_are_overlooked_at_random() -> None:
    game = load("kamisado")
    blind = TreeSettings(overlooks=90)
    looks = [set(search(game, game.deal(), 200, blind, seed=seed).acts) for seed in range(8)]
    assert all(1 <= len(acts) < 40 for acts in looks)
    assert len(set.union(*looks)) > 40


def test_variety_makes_searches_by_weights_differ() -> None:
    game = load("caminos")
    for variety, different in ((0.0, 1), (0.5, 3)):
        settings = TreeSettings(prior=True, rollout=0, breadth=30, variety=variety)
        found = {search(game, game.deal(), 200, settings, seed=seed).visits for seed in range(3)}
        assert len(found) == different


@pytest.mark.parametrize("wrong", [{"rollout": -1}, {"breadth": 0}, {"overlooks": 100}, {"exploration": -1.0}])
def test_meaningless_settings_are_refused(wrong: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="cannot"):
        TreeSettings(**wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["kamisado", "kaito", "caminos"])
def test_variations_are_legal_and_means_lie_between_loss_and_win(name: str) -> None:
    game = load(name)
    for state in random_states(game, 2, every=4):
        if state.over:
            continue
        found = search(game, state, 400)
        assert all(-1 <= mean <= 1 for mean in found.means)
        played = game.copy(state)
        for act in found.variation:
            game.play(played, act)
