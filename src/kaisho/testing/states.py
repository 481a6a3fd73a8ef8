"""Checks of states: record type, copies, positions, keys and views, and that a seed determines a game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import numpy as np

from kaisho.errors import BadOption, BadPosition
from kaisho.game import WATCHER, Choice, Game
from kaisho.kernel import HEADER, State
from kaisho.testing import play
from kaisho.testing.play import random_playthrough, random_states, same, seeds, where


def check_record_type(game: Game) -> None:
    """Check that a state begins with the header and has no padding, and that every necessary rule is written."""
    dtype = game.rules.dtype
    assert dtype.type is State, "states must be of kaisho.kernel.State, so that fields can be read without the JIT"
    names = dtype.names or ()
    head = [(name, dtype[name]) for name in names[: len(HEADER)]]
    assert head == [(name, np.dtype(kind)) for name, kind in HEADER], f"a state begins with {HEADER}, not with {head}"
    assert sum(dtype[name].itemsize for name in names) == dtype.itemsize, "a state has bytes that belong to no field"
    assert not game.rules.missing(), f"rules not written: {game.rules.missing()}"
    assert game.layout_size == 0 or game.rules.has("shuffle"), "a game whose deal has integers must write shuffle"


def check_determinism(game: Game) -> None:
    """Check that a seed always gives the same game, and that the deal alone determines the first state."""
    for seed in seeds():
        once = [(game.to_bytes(state), act) for state, act in random_playthrough(game, seed)]
        again = [(game.to_bytes(state), act) for state, act in random_playthrough(game, seed)]
        assert once == again, f"seed {seed} gave two different games"
        layout = game.shuffle(seed)
        assert same(game, game.deal(layout), game.deal(seed=seed)), f"seed {seed}: the deal and the seed differ"
        assert np.array_equal(game.read_layout(game.write_layout(layout)), layout), f"seed {seed}: the deal as text"


def check_copies(game: Game) -> None:
    """Check that copies and bytes are equal to the state, and that a copy is independent."""
    for state in random_states(game):
        game.check(state)
        copied = game.copy(state)
        assert same(game, copied, state), where(game, state)
        assert same(game, game.from_bytes(game.to_bytes(state)), state), f"{where(game, state)}: bytes"
        before = game.to_bytes(state)
        if legal := game.legal(copied):
            game.play(copied, legal[0])
            assert game.to_bytes(copied) != before, f"{where(game, state, legal[0])}: an act changes nothing"
            assert game.to_bytes(state) == before, f"{where(game, state, legal[0])}: the copy is not independent"
            alone = game.states(1)
            alone[0] = state
            after, acts = game.play_and_list(alone, legal[0])
            assert same(game, after[0], copied) and acts == game.legal(copied), f"{where(game, state, legal[0])}: play_and_list"
            assert game.to_bytes(alone[0]) == before, f"{where(game, state, legal[0])}: play_and_list changes the state"


def check_views(game: Game) -> None:
    """Check that a view as text is equal to the view, for every seat."""
    for state in random_states(game, games=1, every=5):
        for seat in range(WATCHER, game.seats):
            assert json.loads(game.view_text(state, seat)) == json.loads(json.dumps(game.view(state, seat))), where(game, state)


def check_positions(game: Game) -> None:
    """Check that a position as text is read back as the same state, also if it is concealed."""
    for number, state in enumerate(random_states(game)):
        seats = range(WATCHER, game.seats) if game.hidden and number % 7 == 0 else ()
        for known in (state, *(game.concealed(state, seat) for seat in seats)):
            text = game.position(known)
            assert "\n" not in text
            own_game, read = type(game).from_position(text)
            assert own_game.options == game.options, f"{where(game, known)}: other options {own_game.options}"
            assert same(game, read, known), f"{where(game, known)}: read back as “{game.position(read)}”"


def check_options_of_states(game: Game) -> None:
    """Check that a state that was made with other options is refused: compiled rules would trust what it says of them."""
    states = list(random_states(game))
    header = {name for name, _ in HEADER}
    fixed = [name for name in states[0].dtype.names or () if name not in header and _is_constant(states, name)]
    for other in _with_other_options(game):
        dealt = other.deal(seed=0)
        for name in fixed:
            if not np.array_equal(dealt[name], states[0][name]):
                altered = game.copy(states[0])
                altered[name] = dealt[name]
                try:
                    game.check(altered)
                except BadPosition:
                    continue
                raise AssertionError(f"{name} of {other.option_texts()} is accepted with {game.option_texts()}: option_fields")


def _is_constant(states: list[State], name: str) -> bool:
    return all(np.array_equal(state[name], states[0][name]) for state in states)


def _with_other_options(game: Game) -> Iterator[Game]:
    """Yield the games that differ by the value of one option."""
    for option in game.option_list:
        values = option.values if isinstance(option, Choice) else range(option.least, min(option.most, option.least + 8) + 1)
        for value in values:
            try:
                yield type(game)(**{**game.options, option.name: value})
            except BadOption:  # this value does not go with the other options
                continue


def check_keys(game: Game) -> None:
    """Check that equal keys mean equal acts, results and futures, and that a key does not depend on the number of acts."""
    known: dict[int, tuple[Any, ...]] = {}
    for state in random_states(game, 5 * play.GAMES):
        key = game.key(state)
        older = game.copy(state)
        older.acts += 7
        older.turn += 3
        assert game.key(older) == key, f"{where(game, state)}: the key depends on the number of acts"
        after = []
        for act in game.legal(state):
            after.append((act, game.key(game.after(state, act))))
        decides = (game.result(state), None if state.over else int(state.seat), tuple(after))
        assert known.setdefault(key, decides) == decides, f"{where(game, state)}: another state has this key"
