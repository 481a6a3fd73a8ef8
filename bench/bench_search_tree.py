"""Simulations per second of the tree search, compared with the same search in plain Python.

Plain UCT with random games from the start of three games; the floor is for Kamisado. Prints every figure with its baseline and
their ratio, measured in turns in this one run.
"""

from __future__ import annotations

import functools
import math
import random
from dataclasses import dataclass, field

from measure import speed

from kaisho.game import Game
from kaisho.games import load
from kaisho.kernel import State
from kaisho.search.limits import Thinking
from kaisho.search.tree import TreeSearch, TreeSettings

FLOOR = 400_000
SIMULATIONS = {"kamisado": 200_000, "kaito": 100_000, "caminos": 10_000}
SIMPLE_SIMULATIONS = 60
ROUNDS = 5


@dataclass
class SimpleNode:
    act: int = -1
    visits: int = 0
    total: float = 0.0
    untried: list[int] | None = None
    children: list[SimpleNode] = field(default_factory=list)


def simple_search(game: Game, state: State, simulations: int, exploration: float = 1.0) -> int:
    """UCT with the methods of ``Game``; return the number of simulations."""
    chance = random.Random(1)
    root = SimpleNode()
    for _ in range(simulations):
        here, node, path = game.copy(state), root, []
        while True:
            if node.untried is None:
                node.untried = game.legal(here)
                chance.shuffle(node.untried)
            if here.over or not (node.untried or node.children):
                break
            mover = int(here.seat)
            if node.untried:
                child = SimpleNode(node.untried.pop())
                node.children.append(child)
            else:
                known = exploration**2 * math.log(node.visits)
                child = max(node.children, key=lambda it: it.total / it.visits + math.sqrt(known / it.visits))
            game.play(here, child.act)
            path.append((child, mover))
            node = child
            if not child.visits:
                break
        while acts := game.legal(here):
            game.play(here, chance.choice(acts))
        ended = game.result(here)
        assert ended is not None
        root.visits += 1
        for child, mover in path:
            child.visits += 1
            child.total += ended.values[mover]
    return simulations


def simulate(search: TreeSearch, state: State, simulations: int, seed: int) -> int:
    return search.run(state, Thinking(nodes=simulations), seed).simulations


def compare(name: str, simulations: int) -> None:
    game = load(name)
    state = game.deal(seed=1)
    search = TreeSearch(game, TreeSettings())
    simulate(search, state, simulations, 0)
    ours, theirs = [], []
    for seed in range(ROUNDS):
        ours.append(speed(functools.partial(simulate, search, state, simulations, seed)))
        theirs.append(speed(lambda: simple_search(game, state, SIMPLE_SIMULATIONS)))
    floor = f" (floor {FLOOR / 1e6:.2f})" if name == "kamisado" else ""
    print(
        f"{name}, simulations by UCT with random games: {max(ours) / 1e6:.3f} million a second{floor}; "
        f"simple Python {max(theirs):.0f} a second; ratio {max(ours) / max(theirs):.0f}"
    )


def main() -> None:
    for name, simulations in SIMULATIONS.items():
        compare(name, simulations)


if __name__ == "__main__":
    main()
