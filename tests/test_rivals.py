"""The Kamisado for OpenSpiel, which speeds are compared with, is the same game as ours."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pyspiel

from kaisho.games import load

BASELINE = Path(__file__).parent.parent / "bench" / "baseline"


def test_the_kamisado_for_openspiel_has_our_legal_acts_and_results() -> None:
    sys.path.insert(0, str(BASELINE))
    try:
        import kamisado_openspiel  # type: ignore[import-not-found]  # noqa: F401
    finally:
        sys.path.remove(str(BASELINE))
    game, theirs, chance, reasons = load("kamisado"), pyspiel.load_game("python_kamisado"), random.Random(3), set()
    for _ in range(150):
        ours, other = game.deal(), theirs.new_initial_state()
        while legal := sorted(game.legal(ours)):
            assert other.legal_actions() == legal and other.current_player() == int(ours.seat)
            act = chance.choice(legal)
            game.play(ours, act)
            other.apply_action(act)
        result = game.result(ours)
        assert result is not None and other.is_terminal() and tuple(other.returns()) == result.values
        reasons.add(result.reason)
    assert reasons == {"home-row", "deadlock"}
