"""Speed of the solver: Kamisado's start and all first moves, random positions, rounds with sumos, and Kaito.

``python bench/bench_solve.py [positions]``: how many random positions of each kind (300). The baseline for the speed is a
plain search with a table, written simply in Python over the methods of ``Game``, in the same run.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator

import numpy as np
from measure import speed

from kaisho.game import Game
from kaisho.games import load
from kaisho.kernel import State, draw, random_from
from kaisho.search.proof import PROVED, UNKNOWN, Prover, is_won

NODES = 3_000_000
"""Node budget after which a random position counts as undecided."""

ROUNDS = 3
SIMPLE_NODES = 30_000


class SimpleSearch:
    """Who wins, by plain search with a table."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.known: dict[int, bool] = {}

    def wins(self, state: State, seat: int) -> bool:
        if state.over or len(self.known) > SIMPLE_NODES:
            return is_won(self.game, state, seat)
        key = self.game.key(state)
        if key not in self.known:
            self.known[key] = False
            own = state.seat == seat
            answers = (self.wins(self.game.after(state, act), seat) for act in self.game.legal(state))
            self.known[key] = any(answers) if own else all(answers)
        return self.known[key]


def simple_nodes(game: Game, state: State) -> int:
    search = SimpleSearch(game)
    search.wins(state, 0)
    return len(search.known)


def solve_all_first_moves(game: Game) -> tuple[float, int, int]:
    """Seconds and nodes for the start and every first move, from an empty table, and how many of them win."""
    state = game.deal()
    prover = Prover(game, 0)
    began = time.perf_counter()
    verdicts = [prover.prove(state)] + [prover.prove(game.after(state, act)) for act in game.legal(state)]
    seconds = time.perf_counter() - began
    assert verdicts[0].outcome == PROVED
    return seconds, sum(verdict.nodes for verdict in verdicts), sum(verdict.outcome == PROVED for verdict in verdicts[1:])


def random_positions(game: Game, number: int, acts: int) -> Iterator[State]:
    """Positions after N random acts."""
    random = random_from(acts)
    scratch = np.zeros(game.max_legal_acts, np.int64)
    seed = 0
    while number:
        state = game.deal(seed=seed)
        seed += 1
        while not state.over and state.acts < acts:
            game.rules["play"](state, game.rules["pick"](state, random, scratch))
        if not state.over:
            number -= 1
            yield state


def sumo_positions(number: int) -> Iterator[State]:
    """Positions of random matches to 15 points, in rounds with sumos, each from a different match."""
    game = load("kamisado", match="marathon")
    random = random_from(7)
    scratch = np.zeros(game.max_legal_acts, np.int64)
    while number:
        state = game.deal()
        found = []
        while not state.over:
            game.rules["play"](state, game.rules["pick"](state, random, scratch))
            if state.phase == 0 and state.markers.any():
                found.append(game.copy(state))
        if found:
            number -= 1
            yield game.current_round(found[draw(random, len(found))])


def times(game: Game, positions: Iterator[State], nodes: int) -> tuple[list[float], int]:
    """Seconds for each position, each from an empty table, and how many were not decided."""
    seconds, undecided = [], 0
    provers = [Prover(game, seat) for seat in range(2)]
    for state in positions:
        prover = provers[int(state.seat)]
        prover.table[:] = 0
        began = time.perf_counter()
        undecided += prover.prove(state, nodes).outcome == UNKNOWN
        seconds.append(time.perf_counter() - began)
    return sorted(seconds), undecided


def print_times(what: str, seconds: list[float], undecided: int, nodes: int, floor: str = "") -> None:
    median, late = seconds[len(seconds) // 2], seconds[int(len(seconds) * 0.99)]
    print(
        f"{what}: {len(seconds)} positions, median {median:.3f} s, p99 {late:.3f} s{floor}, "
        f"not decided within {nodes / 1e6:g} million nodes: {100 * undecided / len(seconds):.1f} %",
        flush=True,
    )


def main(positions: int = 300) -> None:
    game = load("kamisado")
    state = game.deal()
    Prover(game, 0, 1 << 10).prove(state, 10)
    best, speeds, simple = None, [], []
    for _ in range(ROUNDS):
        seconds, nodes, wins = solve_all_first_moves(game)
        best = min(best or seconds, seconds)
        speeds.append(nodes / seconds)
        simple.append(speed(lambda: simple_nodes(game, state)))
    print(f"kamisado, start and all 102 first moves solved in {best:.2f} s (limit 4.00), {nodes} nodes, {wins} moves win")
    print(
        f"kamisado, proof search: {max(speeds) / 1e6:.2f} million nodes a second; simple Python {max(simple):.0f}; "
        f"ratio {max(speeds) / max(simple):.0f}"
    )
    print_times(
        "kamisado, after 2 random plies", *times(game, random_positions(game, positions, 2), NODES), NODES, " (limit 0.250)"
    )
    match = load("kamisado", match="marathon")
    print_times("kamisado, rounds with sumos", *times(match, sumo_positions(positions), NODES), NODES)
    kaito = load("kaito")
    for acts in (12, 10, 8):
        print_times(
            f"kaito, after {acts} random acts", *times(kaito, random_positions(kaito, positions // 10, acts), NODES), NODES
        )


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:]))
