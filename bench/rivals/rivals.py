"""Random games with other libraries: steps a second, as JSON. Runs in its own environment, without Kaisho.

``python rivals.py GAMES.json`` is given random games of Kamisado, played by Kaisho with all legal acts on the way; they are
compared with those of the Kamisado for OpenSpiel before anything is measured.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

import numpy as np

os.environ |= {"PYGAME_HIDE_SUPPORT_PROMPT": "1", "JAX_PLATFORMS": "cpu"}
if one_core := os.environ.get("BENCH_CORE"):  # before JAX counts them
    os.sched_setaffinity(0, {int(one_core)})

SECONDS = 1.0
ROUNDS = 3
ROLLOUTS = 2000


def speed(call: Callable[[], int]) -> float:
    """The best of several runs of at least a second; the call returns its number of steps."""
    call()
    best = 0.0
    for _ in range(ROUNDS):
        steps, began = 0, time.perf_counter()
        while time.perf_counter() - began < SECONDS:
            steps += call()
        best = max(best, steps / (time.perf_counter() - began))
    return best


# --- OpenSpiel --------------------------------------------------------------------------------------------------------


def through_python(game) -> Callable[[], int]:
    """One random game, every step asked for from Python."""
    chance = random.Random(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def in_cpp(game) -> Callable[[], int]:
    """Random rollouts with the evaluator of OpenSpiel's search, which runs many in one call: the fastest way to play random
    games from Python. It does not count steps, so separate games give their mean length."""
    import pyspiel

    one_game = through_python(game)
    mean = sum(one_game() for _ in range(300)) / 300
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)

    def play() -> int:
        bot.mcts_search(game.new_initial_state())
        return round(ROLLOUTS * mean)

    return play


def check_kamisado(game, games: list) -> None:
    """Check that both Kamisados allow the same acts in every position and end in the same way."""
    for steps, values in games:
        state = game.new_initial_state()
        for act, legal in steps:
            assert state.legal_actions() == legal, "the Kamisado for OpenSpiel has other legal acts"
            state.apply_action(act)
        assert state.is_terminal() and state.returns() == values, "the Kamisado for OpenSpiel ends otherwise"


def openspiel(games: list) -> dict[str, float]:
    import pyspiel

    sys.path.insert(0, str(Path(__file__).parent.parent / "baseline"))
    import kamisado_openspiel  # noqa: F401

    kamisado = pyspiel.load_game("python_kamisado")
    check_kamisado(kamisado, games)
    found = {"openspiel-kamisado-python": speed(through_python(kamisado))}
    for name in ("breakthrough", "hex"):
        game = pyspiel.load_game(name)
        found[f"openspiel-{name}-cpp"] = speed(in_cpp(game))
        found[f"openspiel-{name}-python"] = speed(through_python(game))
    return found


# --- PettingZoo -------------------------------------------------------------------------------------------------------


def pettingzoo() -> dict[str, float]:
    from pettingzoo.classic import connect_four_v3, tictactoe_v3

    found = {}
    for name, module in (("connect-four", connect_four_v3), ("tic-tac-toe", tictactoe_v3)):
        found[f"pettingzoo-{name}"] = speed(agents_of(module.env()))
    return found


def agents_of(env) -> Callable[[], int]:
    """One game of random agents in the usual loop, with observation and mask at every step."""
    chance = np.random.default_rng(1)

    def play() -> int:
        env.reset(seed=1)
        steps = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
            steps += 1
        return steps

    return play


# --- pgx --------------------------------------------------------------------------------------------------------------


def pgx_games(batch: int = 1024, steps: int = 100) -> dict[str, float]:
    """Auto-resetting batches in one compiled loop; masks and observations are part of pgx's states."""
    import jax
    import pgx
    from jax import numpy as jnp
    from pgx.experimental.wrappers import auto_reset

    found = {}
    for name in ("hex", "connect_four"):
        env = pgx.make(name)
        step = jax.vmap(auto_reset(env.step, env.init))

        def one(state, key, step=step):
            choosing, dealing = jax.random.split(key)
            acts = jax.random.categorical(choosing, jnp.where(state.legal_action_mask, 0.0, -jnp.inf), axis=-1)
            return step(state, acts, jax.random.split(dealing, batch)), None

        loop = jax.jit(lambda state, key, one=one: jax.lax.scan(one, state, jax.random.split(key, steps))[0])
        state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), batch))

        def play(loop=loop, state=state) -> int:
            jax.block_until_ready(loop(state, jax.random.PRNGKey(1)))
            return batch * steps

        found[f"pgx-{name.replace('_', '-')}"] = speed(play)
    return found


def main() -> None:
    games = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    found = openspiel(games) | pettingzoo() | pgx_games()
    versions = {name: version(name) for name in ("open_spiel", "pettingzoo", "pgx", "jax")}
    print(json.dumps({"speeds": found, "versions": versions}))


if __name__ == "__main__":
    main()
