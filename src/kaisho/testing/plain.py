"""The check that rules do the same compiled and as plain Python."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

import numpy as np

from kaisho.game import Game
from kaisho.testing.play import random_states, seeds


def digest(game: Game, games: int | None = None) -> str:
    """Hash every state, key and list of legal acts of random games."""
    found = hashlib.sha256()
    for state in random_states(game, games):
        found.update(game.to_bytes(state) + np.array(game.legal(state), np.int64).tobytes())
        found.update(f"{game.key(state)} {game.result(state)} {game.explain(state, 0)}".encode())
    return found.hexdigest()


def check_without_jit(game: Game) -> None:
    """Check that the same source plays the same games as plain Python."""
    kind, games = type(game), len(seeds())
    command = [sys.executable, "-m", "kaisho.testing", "digest", str(games), kind.__module__, kind.__qualname__]
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    plain = subprocess.run([*command, *game.option_texts()], env=environment, capture_output=True, text=True, check=False)
    assert plain.returncode == 0, plain.stderr
    assert plain.stdout.strip() == digest(game, games), "the rules behave differently without the JIT"
