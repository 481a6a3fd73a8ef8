"""The conformance kit: what any game must satisfy.

    from kaisho.testing import CHECKS

    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
    def test_my_game_conforms(check):
        check(MyGame())

``extremes_of`` collects the extreme states of a game, on which ``check_extremes`` runs every public method. Every check
plays seeded games and raises ``AssertionError`` with the position and the act that are wrong. ``check_game`` runs them
all. ``python -m kaisho.testing digest GAMES MODULE CLASS OPTIONS…`` prints a hash over random games, which must be the same
with and without ``NUMBA_DISABLE_JIT=1``.
"""

from __future__ import annotations

from collections.abc import Callable

from kaisho.game import Game
from kaisho.testing.acts import (
    check_acts,
    check_count_and_pick,
    check_descriptions,
    check_ends,
    check_notation,
    check_turns,
)
from kaisho.testing.bots import check_bot
from kaisho.testing.extremes import Collected, Extreme, Playthrough, check_extremes_reached, extremes_of
from kaisho.testing.hidden import check_hidden, check_previews, check_redealt, check_running_records, check_secret_phase
from kaisho.testing.learners import check_batch, check_observations
from kaisho.testing.plain import check_without_jit, digest
from kaisho.testing.play import random_playthrough, random_states, where
from kaisho.testing.records import check_events, check_records
from kaisho.testing.states import (
    check_copies,
    check_determinism,
    check_keys,
    check_options_of_states,
    check_positions,
    check_record_type,
    check_views,
)
from kaisho.testing.surface import check_extremes
from kaisho.testing.words import check_words

CHECKS: tuple[Callable[[Game], None], ...] = (
    check_record_type,
    check_words,
    check_determinism,
    check_copies,
    check_views,
    check_positions,
    check_options_of_states,
    check_keys,
    check_acts,
    check_notation,
    check_descriptions,
    check_count_and_pick,
    check_batch,
    check_observations,
    check_ends,
    check_turns,
    check_hidden,
    check_redealt,
    check_secret_phase,
    check_previews,
    check_running_records,
    check_bot,
    check_events,
    check_records,
    check_extremes,
    check_without_jit,
)


def check_game(game: Game) -> None:
    """Run all checks."""
    for check in CHECKS:
        check(game)


__all__ = [
    "CHECKS",
    "Collected",
    "Extreme",
    "Playthrough",
    "check_extremes_reached",
    "check_game",
    "digest",
    "extremes_of",
    "random_playthrough",
    "random_states",
    "where",
    *(check.__name__ for check in CHECKS),
]
