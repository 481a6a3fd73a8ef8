"""Checks of what is hidden: whatever the hidden parts are, a seat sees the same."""

from __future__ import annotations

from collections.abc import Callable

from kaisho.game import HIDDEN, WATCHER, Game
from kaisho.kernel import Random, State, draw, random_from
from kaisho.record import Record
from kaisho.testing.play import random_playthrough, same, seeds, where


def check_hidden(game: Game) -> None:
    """Check that ``conceal``, ``seen`` and ``redeal`` agree about what a seat may know."""
    for seed in seeds():
        random = random_from(seed)
        for number, (state, act) in enumerate(random_playthrough(game, seed)):
            if number % 3:
                continue
            for seat in range(WATCHER, game.seats):
                known = game.concealed(state, seat)
                assert same(game, game.concealed(known, seat), known), f"{where(game, state)}: concealing twice, seat {seat}"
                other = game.copy(known)
                game.rules["redeal"](other, seat, random)
                assert same(game, game.concealed(other, seat), known), f"{where(game, state)}: redeal contradicts seat {seat}"
                assert game.view(other, seat) == game.view(state, seat), f"{where(game, state)}: the view of seat {seat}"
                if seat == state.seat:
                    assert game.legal(known) == game.legal(state) == game.legal(other), f"{where(game, state)}: legal acts"
                if act >= 0:
                    shown = game.rules["seen"](state, act, seat)
                    assert shown in (act, HIDDEN) if seat != state.seat else shown == act, where(game, state, act)
                    if shown == act and act in game.legal(other):
                        assert game.rules["seen"](other, act, seat) == act, where(game, state, act)


def check_redealt(game: Game) -> None:
    """Check that a seat knows, sees and is sent the same whatever is hidden from it, at every step of whole games.

    The hidden parts are redealt before every act, for every seat and for a spectator.
    """
    if not game.hidden:
        return
    for seed in seeds():
        random = random_from(seed)
        for number, (state, act) in enumerate(random_playthrough(game, seed)):
            for seat in range(WATCHER, game.seats):
                other = game.copy(state)
                game.rules["redeal"](other, seat, random)
                if not same(game, game.concealed(other, seat), game.concealed(state, seat)):
                    raise AssertionError(f"{where(game, state)}: seat {seat} knows too much")
                if (number + seat) % 5 == 0:
                    game.check(other)
                    assert game.view(other, seat) == game.view(state, seat), f"{where(game, state)}: the view of seat {seat}"
                if (number + seat) % 25 == 0:
                    shown = game.show(other, seat=seat), game.show(state, seat=seat)
                    assert shown[0] == shown[1], f"{where(game, state)}: the screen of seat {seat}"
                if act < 0:
                    continue
                seen = game.rules["seen"](state, act, seat)
                if seen == HIDDEN:
                    assert game.is_secret(state), f"{where(game, state, act)}: a hidden act outside a secret phase"
                else:
                    assert game.rules["seen"](other, act, seat) == seen, f"{where(game, state, act)}: seen by seat {seat}"


Choice = Callable[[list[int]], int]
"""Chooses one of the legal acts."""


def check_secret_phase(game: Game) -> None:
    """Check that in a secret phase a seat's legal acts and view do not depend on what the seats before it have chosen.

    A server relies on this: it lets all seats choose at the same time, and until a seat has chosen, any legal act stands
    for its choice. The seats choose in ascending order.
    """
    for seed in seeds():
        random = random_from(seed)
        choices: tuple[Choice, ...] = (
            lambda legal: legal[0],
            lambda legal: legal[-1],
            *(_random_choice(random) for _ in range(4)),
        )
        phase_began = False
        for state, _ in random_playthrough(game, seed):
            if game.is_secret(state) and not phase_began:
                for seat in range(int(state.seat) + 1, game.seats):
                    _check_choices(game, state, seat, choices)
            phase_began = game.is_secret(state)


def _random_choice(random: Random) -> Choice:
    return lambda legal: legal[draw(random, len(legal))]


def _check_choices(game: Game, start: State, seat: int, choices: tuple[Choice, ...]) -> None:
    """Check everything that a seat may choose in a secret phase, after different choices of the seats before it."""
    states = [_after_choices(game, start, seat, choose) for choose in choices]
    while _chooses(game, states[0], seat):
        legal = game.legal(states[0])
        for state in states[1:]:
            assert _chooses(game, state, seat), f"{where(game, start)}: whether seat {seat} chooses depends on others"
            assert game.legal(state) == legal, f"{where(game, start)}: the legal acts of seat {seat} depend on others"
        _check_same_view(game, start, states, seat)
        act = legal[len(legal) // 2]
        for state in states:
            game.rules["play"](state, act)
    for state in states:
        if not game.is_secret(state):
            game.restore_secret_phase(state)
    _check_same_view(game, start, states, seat)


def _after_choices(game: Game, start: State, seat: int, choose: Choice) -> State:
    """Return the state in which it is a seat's turn to choose."""
    state = game.copy(start)
    last = int(state.seat)
    while game.is_secret(state) and not state.over and state.seat != seat:
        assert last <= state.seat < seat, f"{where(game, state)}: seat {state.seat} chooses after seat {last}"
        last = int(state.seat)
        game.rules["play"](state, choose(game.legal(state)))
    return state


def _chooses(game: Game, state: State, seat: int) -> bool:
    return not state.over and game.is_secret(state) and int(state.seat) == seat


def _check_same_view(game: Game, start: State, states: list[State], seat: int) -> None:
    view = game.view(states[0], seat)
    for state in states[1:]:
        assert game.view(state, seat) == view, f"{where(game, start)}: the view of seat {seat} depends on others' choices"


def check_previews(game: Game) -> None:
    """Check that a preview changes nothing, shows the effect of the act, and knows no more than its seat."""
    random = random_from(7)
    for number, (state, played) in enumerate(random_playthrough(game, 3)):
        if played < 0 or number % 3:
            continue
        seat, before = int(state.seat), game.to_bytes(state)
        for act in {played, *game.legal(state)[:2]}:
            shown = game.preview(state, seat, act)
            assert game.to_bytes(state) == before, f"{where(game, state, act)}: a preview changed the state"
            if not game.hidden:
                later = game.copy(state)
                game.play(later, act)
                assert shown == game.view(later, seat), f"{where(game, state, act)}: the preview shows something else"
            other = game.copy(state)
            game.rules["redeal"](other, seat, random)
            assert game.preview(other, seat, act) == shown, f"{where(game, state, act)}: the preview knows too much"


def check_running_records(game: Game) -> None:
    """Check that the record of a running game, as a seat may know it, reveals nothing that is hidden from that seat."""
    if not game.hidden:
        return
    acts = [act for _, act in random_playthrough(game, 1) if act >= 0]
    for stop in (1, len(acts) // 10, len(acts) // 2, len(acts)):
        record = Record(game, game.shuffle(1))
        for act in acts[:stop]:
            record.play(act)
        for seat in range(WATCHER, game.seats):
            text = record.write(seat=seat)
            assert ("deal:" in text) == bool(record.state.over), f"seat {seat}: the record of a running game contains its deal"
            seen = [game.rules["seen"](*step, seat) for step in zip(record.states, record.acts, strict=False)]
            hidden = 0 if record.state.over else seen.count(HIDDEN)
            assert sum(line.endswith("  ?") for line in text.splitlines()) == hidden, f"seat {seat}: a hidden act is revealed"
        assert record.undoable() <= stop
        while record.undoable():
            seat_before, turn_before = int(record.state.seat), int(record.state.turn)
            record.undo()
            assert (record.state.seat, record.state.turn) == (seat_before, turn_before), "undo goes beyond the turn"
