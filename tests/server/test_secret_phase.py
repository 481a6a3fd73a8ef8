"""Secret phases: what a seat sees and may choose never depends on the others' choices."""

from __future__ import annotations

from random import Random

import pytest

import kaisho
from kaisho.server.secret_phase import SecretPhase


def new_phase(players: int) -> SecretPhase:
    game = kaisho.load("samurai", players=players)
    return SecretPhase(game, game.deal(seed=3))


def choose(phase: SecretPhase, seat: int, chance: Random, number: int) -> None:
    for _ in range(number):
        phase.choose(seat, chance.choice(phase.legal(seat)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_legal_acts_and_the_state_of_a_seat_do_not_depend_on_the_others_choices(players: int) -> None:
    phase, chance = new_phase(players), Random(players)
    game = phase._game
    before = [(phase.legal(seat), game.to_bytes(phase.state_for(seat))) for seat in range(players)]
    for seat in range(players):
        others = [other for other in range(players) if other != seat]
        changed = new_phase(players)
        for other in others:
            choose(changed, other, chance, 5)
        assert (changed.legal(seat), game.to_bytes(changed.state_for(seat))) == before[seat]


def test_the_phase_is_complete_when_all_have_chosen_and_lists_the_acts_by_seat() -> None:
    phase, chance = new_phase(3), Random(1)
    for seat in (2, 0, 1):
        assert not phase.is_complete()
        choose(phase, seat, chance, 5)
        assert phase.has_chosen(seat) and phase.legal(seat) == []
    assert phase.is_complete()
    assert [seat for seat, _ in phase.acts()] == [0] * 5 + [1] * 5 + [2] * 5


def test_a_returned_state_does_not_change_with_later_choices() -> None:
    phase = new_phase(2)
    state = phase.state_for(1)
    before = phase._game.to_bytes(state)
    choose(phase, 1, Random(2), 3)
    phase.take_back(1)
    assert phase._game.to_bytes(state) == before


def test_a_choice_that_was_taken_back_can_be_made_again() -> None:
    phase = new_phase(2)
    first = phase.legal(0)[0]
    legal = phase.legal(0)
    phase.choose(0, first)
    phase.take_back(0)
    assert phase.choices == [[], []] and phase.legal(0) == legal


def test_stored_choices_are_restored_and_impossible_ones_are_refused() -> None:
    phase = new_phase(2)
    choose(phase, 0, Random(5), 2)
    choose(phase, 1, Random(6), 5)
    restored = new_phase(2)
    restored.restore(phase.choices)
    assert restored.choices == phase.choices
    assert [restored.legal(seat) for seat in (0, 1)] == [phase.legal(seat) for seat in (0, 1)]
    for broken in ([[10_000], []], [[], [*phase.choices[1], phase.choices[1][0]]]):
        with pytest.raises(ValueError, match="never legal"):
            new_phase(2).restore(broken)


def test_the_remaining_choices_of_a_seat_without_a_player_are_made_for_it() -> None:
    phase = new_phase(3)
    first = phase.legal(1)[3]
    phase.choose(1, first)
    assert phase.choose_for_absent(1)
    assert phase.has_chosen(1) and phase.choices[1][0] == first
    assert not phase.choose_for_absent(1)
