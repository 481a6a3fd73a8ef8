"""The search against plain minimax; limits, variations, distances, overlooked acts."""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
import threading
from collections.abc import Iterator

import numpy as np
import pytest

from kaisho.game import Game
from kaisho.games import load
from kaisho.kernel import State
from kaisho.search.alphabeta import ONE_WIN, POLL, WIN, AlphaBeta, AlphaBetaResult, overlook
from kaisho.search.limits import Thinking
from kaisho.testing import random_playthrough, random_states
from tests.search.minimax import minimax, score_after, solved

PLENTY = 10_000_000

OPTIONS: list[tuple[str, dict[str, str | int]]] = [
    ("kamisado", {}),
    ("kamisado", {"match": "standard"}),
    ("kamisado", {"match": "series", "rounds": 3, "setup": "tournament"}),
    ("kaito", {"start": "black"}),
]


def thinking(nodes: int = PLENTY) -> Thinking:
    return Thinking(nodes=nodes)


def score(found: AlphaBetaResult, state: State) -> int:
    """A result as minimax counts it: for seat 0's side."""
    sign = -1 if state.seat % 2 else 1
    if found.proved:
        assert found.ends_in is not None and abs(found.value) == 1
        return int(sign * found.value) * (WIN - found.ends_in)
    return round(sign * found.value * ONE_WIN)


def narrow_states(game: Game, games: int, every: int, most: int = 25) -> Iterator[State]:
    """States of random games in which there is something to choose, but not very much."""
    for state in random_states(game, games, every):
        if 1 < len(game.legal(state)) <= most:
            yield state


def before_the_end(game: Game, seed: int, acts: int) -> State:
    """Return a state of a random game, ``acts`` acts before its end."""
    return [state for state, _ in random_playthrough(game, seed)][-1 - acts]


@pytest.mark.parametrize(("name", "options"), OPTIONS, ids=str)
@pytest.mark.parametrize("positions", [0, 4, 1 << 16], ids=["no table", "one bucket", "a table"])
def test_it_values_a_position_like_plain_minimax(name: str, options: dict[str, str | int], positions: int) -> None:
    game = load(name, **options)
    search = AlphaBeta(game, positions)
    compared = 0
    for number, state in enumerate(narrow_states(game, games=3, every=6)):
        depth = 1 + number % 3
        found = search.run(state, thinking(), depth, exactly=True)
        assert score(found, state) == minimax(game, state, depth), game.position(state)
        assert found.depth == depth or found.proved
        compared += 1
    assert compared > 5


def pushes(state: State, act: int) -> bool:
    """Whether an act of Kamisado is a push: the same player moves again."""
    return state.phase == 0 and bool(int(state.stands[1 - state.seat]) >> (act & 63) & 1)


def test_after_a_push_the_same_player_maximises_again() -> None:
    game = load("kamisado", match="marathon")
    search = AlphaBeta(game, 1 << 16)
    with_pushes = (state for state in narrow_states(game, 60, 1, 8) if any(pushes(state, act) for act in game.legal(state)))
    compared = 0
    for state in itertools.islice(with_pushes, 12):
        found = search.run(state, thinking(), 3, exactly=True)
        assert score(found, state) == minimax(game, state, found.depth), game.position(state)
        compared += 1
    assert compared == 12


def test_two_teams_of_caminos() -> None:
    game = load("caminos", players=4)
    search = AlphaBeta(game, 1 << 14)
    compared = 0
    for seed, acts in itertools.product(range(2), (3, 5, 6)):
        state = before_the_end(game, seed, acts)
        if 1 < len(game.legal(state)) < 60:
            assert score(search.run(state, thinking(), 1, exactly=True), state) == minimax(game, state, 1)
            compared += 1
    assert compared


def test_a_proved_win_is_the_nearest_one() -> None:
    """Late positions of Kaito, played out in full by plain minimax; and the variation leads to the promised end."""
    game = load("kaito")
    search = AlphaBeta(game, 1 << 16)
    distances = set()
    late = (state for state in random_states(game, 200) if int(state.occupied).bit_count() <= 11 and not state.over)
    for state in itertools.islice(late, 15):
        found = search.run(state, thinking())
        assert found.proved, game.position(state)
        assert score(found, state) == solved(game, state, {}), game.position(state)
        distances.add(found.ends_in)
        check_line(game, state, found)
    assert len(distances) > 3


def test_wins_of_kamisado_are_found_to_their_end() -> None:
    game = load("kamisado")
    search = AlphaBeta(game, 1 << 16)
    distances = set()
    for state in narrow_states(game, games=8, every=3):
        found = search.run(state, thinking(20_000))
        if found.proved:
            check_line(game, state, found)
            distances.add(found.ends_in)
            if found.depth <= 3:
                assert score(found, state) == minimax(game, state, found.depth)
    assert distances >= {1, 3, 4, 5}


def check_line(game: Game, state: State, found: AlphaBetaResult) -> None:
    """A proved variation has the announced length and ends with the announced value."""
    later = game.copy(state)
    for act in found.variation:
        game.play(later, act)
    result = game.result(later)
    assert result is not None and result.values[state.seat] == found.value
    assert len(found.variation) == found.ends_in


def test_what_the_table_keeps_does_not_change_what_is_proved() -> None:
    game = load("kamisado")
    with_table = AlphaBeta(game, 1 << 12)
    for state in narrow_states(game, games=4, every=5):
        fresh = AlphaBeta(game, 0).run(state, thinking(200_000), 6)
        found = with_table.run(state, thinking(200_000), 6)
        if fresh.proved:
            assert (found.proved, found.value) == (True, fresh.value), game.position(state)


@pytest.mark.parametrize("name", ["kamisado", "kaito"])
def test_the_same_budget_gives_the_same_answer(name: str) -> None:
    game = load(name)
    state = game.deal(seed=3)
    once, again = (AlphaBeta(game, 1 << 12) for _ in range(2))
    for _ in range(4):
        found = once.run(state, thinking(30_000))
        assert found == again.run(state, thinking(30_000))
        game.play(state, found.act)
    state = game.deal(seed=3)
    found = once.run(state, thinking(30_000))
    once.forget()
    assert once.run(state, thinking(30_000)) == AlphaBeta(game, 1 << 12).run(state, thinking(30_000))
    assert found.act in game.legal(state)


@pytest.mark.parametrize("nodes", [1, 2, 17, 1000, 54_321])
def test_it_obeys_the_number_of_nodes(nodes: int) -> None:
    for name in ("kamisado", "kaito"):
        game = load(name)
        state = game.deal(seed=1)
        found = AlphaBeta(game).run(state, thinking(nodes))
        assert found.nodes == nodes
        assert found.act in game.legal(state)
        assert found.variation[0] == found.act


def test_the_flag_stops_it() -> None:
    game = load("kamisado")
    state = game.deal()
    search = AlphaBeta(game)
    stop = np.ones(1, np.uint8)
    found = search.run(state, Thinking(stop=stop))
    assert found.act in game.legal(state) and found.nodes <= 2 * POLL
    stop[0] = 0
    limits = Thinking(stop=stop)
    timer = threading.Timer(0.1, stop.fill, [1])
    timer.start()
    found = search.run(state, limits)
    timer.join()
    assert limits.stopped and found.nodes > POLL and found.act in game.legal(state)


def test_it_chooses_only_from_given_acts() -> None:
    game = load("kaito")
    search = AlphaBeta(game, 1 << 14)
    for state in narrow_states(game, games=2, every=3):
        free = search.run(state, thinking(), 4, exactly=True)
        for act in game.legal(state):
            found = search.run(state, thinking(), 4, only=[act], exactly=True)
            assert found.act == act
            assert found.value <= free.value
            assert score(found, state) == score_after(game, state, act, 3, 0) or found.depth < 4
    state = game.deal(seed=1)
    for wrong in ([], [game.num_acts - 1], [*game.legal(state), 3]):
        with pytest.raises(ValueError, match="not legal"):
            search.run(state, thinking(), only=wrong)


@pytest.mark.parametrize("name", ["kamisado", "kaito"])
def test_the_values_of_all_acts_are_exact(name: str) -> None:
    game = load(name)
    search = AlphaBeta(game, 1 << 14)
    for state in narrow_states(game, games=2, every=6):
        found = {act: search.run(state, thinking(), 3, only=[act], exactly=True) for act in game.legal(state)}
        for act, opinion in found.items():
            assert opinion.act == act
            assert opinion.depth == 3 or opinion.proved
            assert score(opinion, state) == score_after(game, state, act, opinion.depth - 1, 0)
        best = max(opinion.value for opinion in found.values())
        assert best == search.run(state, thinking(), 3, exactly=True).value


def test_an_only_act_costs_no_depth() -> None:
    game = load("kamisado")
    forced = [state for state in random_states(game, 30) if not state.over and len(game.legal(state)) == 1][:8]
    search = AlphaBeta(game, 0)
    assert len(forced) == 8
    for state in forced:
        later = game.copy(state)
        game.play(later, game.legal(state)[0])
        if not later.over and len(game.legal(later)) > 1:
            found, then = search.run(state, thinking(), 3), search.run(later, thinking(), 3)
            same_side = 1 if later.seat == state.seat else -1
            assert found.value == same_side * then.value
            assert found.variation[1:] == then.variation or found.proved


def test_what_is_overlooked_is_always_the_same_and_never_everything() -> None:
    key, seed = np.uint64(0x1234567890ABCDEF), np.uint64(5)
    kinds = set()
    with np.errstate(over="ignore"):
        for blindness, number in itertools.product((0, 60, 128, 256), (1, 2, 9)):
            acts = np.arange(number, dtype=np.int64)
            remaining = overlook(acts, number, key, seed, blindness)
            once = acts[:remaining].tolist()
            acts = np.arange(number, dtype=np.int64)
            assert overlook(acts, number, key, seed, blindness) == remaining and acts[:remaining].tolist() == once
            assert 1 <= remaining <= number and set(once) <= set(range(number))
            assert remaining == number or blindness
            assert remaining == 1 or blindness < 256
            kinds.add(remaining)
    assert len(kinds) > 3


def test_a_blind_search_errs_and_repeats_itself() -> None:
    game = load("kamisado")
    search = AlphaBeta(game, 1 << 14)
    differing = 0
    for state in narrow_states(game, games=3, every=3):
        sighted = search.run(state, thinking(), 4)
        for seed in (1, 2):
            blind = search.run(state, thinking(), 4, blindness=128, seed=seed)
            assert blind.act in game.legal(state) and not blind.proved and blind.ends_in is None
            again = AlphaBeta(game, 1 << 14).run(state, thinking(), 4, blindness=128, seed=seed)
            assert (again.act, again.value) == (blind.act, blind.value)
            differing += blind.act != sighted.act
        assert search.run(state, thinking(), 4, blindness=256).act in game.legal(state)
        assert search.run(state, thinking(), 4).value == sighted.value
    assert differing


def test_games_of_another_kind_are_refused() -> None:
    game = load("kamisado")
    state = before_the_end(game, 1, 0)
    with pytest.raises(ValueError, match="over"):
        AlphaBeta(game, 0).run(state, thinking())
    for players in (2, 3):
        with pytest.raises(ValueError, match="not an open game"):
            AlphaBeta(load("samurai", players=players))


PLAIN = """
from kaisho.games import load
from kaisho.search.alphabeta import AlphaBeta
from kaisho.search.limits import Thinking
for name, options in (("kamisado", {"match": "standard"}), ("kaito", {})):
    game = load(name, **options)
    state = game.deal(seed=1)
    for act in (0, 3, 1, 2):
        legal = game.legal(state)
        game.play(state, legal[act % len(legal)])
    search = AlphaBeta(game, 64)
    print(search.run(state, Thinking(nodes=200)), search.run(state, Thinking(nodes=150), 3, 60, 9))
"""


def test_the_result_is_the_same_without_the_jit() -> None:
    found = [
        subprocess.run(
            [sys.executable, "-c", PLAIN],
            env=os.environ | {"NUMBA_DISABLE_JIT": plain},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for plain in ("0", "1")
    ]
    assert found[0] == found[1]
    assert found[0].count("AlphaBetaResult") == 4
