"""``Position``: a game in progress that is pleasant in a shell. Compared with ``Game`` at every step of whole games."""

from __future__ import annotations

import copy
import doctest
import pickle
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import kaisho
from kaisho import position as position_module
from kaisho.errors import BadDeal, BadNotation, BadPosition, ConcealedPosition, IllegalAct
from kaisho.game import WATCHER, Game
from kaisho.games.samurai import Samurai
from kaisho.position import FIRST_CAPACITY, Position
from kaisho.record import Record
from tests.ring import FORWARD, SIZE, Ring, layout

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("kamisado", {}),
    ("kamisado", {"match": "marathon", "setup": "tournament"}),
    ("kaito", {"start": "black"}),
    ("caminos", {"board": "octagon", "players": "4", "scoring": "yes"}),
    ("samurai", {"players": 2}),
    ("samurai", {"players": 4, "hands": "random"}),
    ("samurai", {"figures": "random"}),
]


@pytest.fixture(params=GAMES, ids=lambda given: "-".join([given[0], *map(str, given[1].values())]))
def game(request: pytest.FixtureRequest) -> Game:
    name, options = request.param
    return kaisho.load(name, **options)


def played(game: Game, seed: int, most: int = 10_000) -> Position:
    """A random game, up to ``most`` acts."""
    chance, position = random.Random(seed), game.start(seed=seed)
    while (acts := position.legal_acts) and len(position.acts) < most:
        position.play(chance.choice(acts))
    return position


def test_a_whole_game_goes_as_the_methods_of_the_game_say(game: Game) -> None:
    chance, position, state = random.Random(5), game.start(seed=5), game.deal(seed=5)
    while not state.over:
        assert position.legal_acts == game.legal(state)
        assert position.state.tobytes() == state.tobytes()
        assert (position.seat, position.turn, position.over) == (int(state.seat), int(state.turn), False)
        assert (position.key, position.points, position.text) == (game.key(state), game.points(state), game.position(state))
        assert position.result is None
        act = chance.choice(position.legal_acts)
        assert position.play(act) == game.play(state, act) == act
    assert position.over
    assert position.legal_acts == []
    assert position.result == game.result(state)


def test_games_longer_than_the_first_capacity_keep_all_their_states() -> None:
    position = played(kaisho.load("samurai", players=4, hands="random"), 1)
    assert len(position.acts) > FIRST_CAPACITY
    again = position.game.start(seed=1)
    for act in position.acts:
        again.play(act)
    assert again == position


def test_undo_goes_back_to_the_first_position(game: Game) -> None:
    chance, position = random.Random(3), game.start(seed=3)
    passed = [(position.text, position.legal_acts)]
    while (acts := position.legal_acts) and len(passed) < 200:
        position.play(chance.choice(acts))
        passed.append((position.text, position.legal_acts))
    for text, legal in reversed(passed[:-1]):
        last = position.acts[-1]
        assert position.undo() == last
        assert (position.text, position.legal_acts) == (text, legal)
    assert position == game.start(seed=3)
    with pytest.raises(IndexError, match="no act to take back"):
        position.undo()


def test_after_undo_another_act_can_be_played() -> None:
    position = kaisho.load("kamisado").start()
    first, second = position.legal_acts[:2]
    position.play(first)
    position.undo()
    position.play(second)
    assert position.acts == (second,)


def test_a_refused_act_names_its_rule_and_changes_nothing(game: Game) -> None:
    position = played(game, 2, most=7)
    before, legal = position.text, position.legal_acts
    refused = next(act for act in range(game.num_acts) if act not in legal)
    for act in (refused, -1, game.num_acts, 2**63, -(2**80)):
        expected = game.explain(position.state, act)
        with pytest.raises(IllegalAct) as found:
            position.play(act)
        assert expected is not None
        assert found.value.code == expected.code
        assert not position.is_legal(act)
    assert (position.text, position.legal_acts, len(position.acts)) == (before, legal, 7)


def test_nothing_can_be_played_after_the_end(game: Game) -> None:
    position = played(game, 4)
    for act in (0, position.acts[-1]):
        with pytest.raises(IllegalAct):
            position.play(act)


def test_acts_may_be_texts_in_every_style_or_any_kind_of_integer(game: Game) -> None:
    position = played(game, 6, most=5)
    for act in position.legal_acts[:: max(1, len(position.legal_acts) // 10)]:
        for style in game.styles:
            assert position.play(position.write(act, style)) == act
            position.undo()
        assert position.play(np.int64(act)) == act  # type: ignore[arg-type]
        position.undo()
    with pytest.raises(BadNotation):
        position.play("nonsense that means nothing")
    with pytest.raises(TypeError):
        position.play(1.0)  # type: ignore[arg-type]


def test_copies_are_equal_and_independent(game: Game) -> None:
    position = played(game, 7, most=9)
    for twin in (position.copy(), copy.copy(position), copy.deepcopy(position), pickle.loads(pickle.dumps(position))):
        assert (twin, hash(twin), twin.acts) == (position, hash(position), position.acts)
        twin.play(twin.legal_acts[-1])
        assert twin != position
        assert len(position.acts) == 9
        for _ in range(10):
            twin.undo()
        assert twin == game.start(seed=7)


def test_a_pickle_of_a_position_without_a_deal_keeps_its_first_state() -> None:
    game = kaisho.load("kaito")
    position = Position(game, played(game, 1, most=6).state)
    position.play(position.legal_acts[0])
    again = pickle.loads(pickle.dumps(position))
    assert (again, again.acts) == (position, position.acts)


def test_positions_of_other_games_or_options_differ() -> None:
    assert kaisho.load("kamisado").start() != kaisho.load("kamisado", match="standard").start()
    assert kaisho.load("kamisado").start() != kaisho.load("kaito").start()
    assert kaisho.load("kamisado").start() != "a position"
    assert len({kaisho.load("kamisado").start(), kaisho.load("kamisado").start()}) == 1


def test_the_repr_can_be_evaluated(game: Game) -> None:
    position = played(game, 8, most=11)
    again = eval(repr(position), {type(game).__name__: type(game)})
    assert again.text == position.text
    assert again.legal_acts == position.legal_acts
    with pytest.raises(BadPosition):
        type(game).at("nothing like a position")


def test_it_is_shown_as_the_seat_to_act_sees_it(game: Game) -> None:
    position = played(game, 9, most=13)
    state, seat = position.state, position.seat
    assert str(position) == position.show() == game.show(state, seat=seat)
    assert position.show("de", seat=WATCHER) == game.show(state, "de", seat=WATCHER)
    assert position._repr_html_() == position.picture() == game.picture(state, seat)
    assert position.picture(WATCHER) == game.picture(state, WATCHER)
    assert position.view() == game.view(state, seat)
    assert position.view(WATCHER) == game.view(state, WATCHER)


def test_a_concealed_position_holds_what_the_seat_may_know(game: Game) -> None:
    position = played(game, 10, most=8)
    for seat in range(WATCHER, game.seats):
        assert position.concealed(seat).state.tobytes() == game.concealed(position.state, seat).tobytes()


def test_the_returned_state_is_a_copy() -> None:
    position = kaisho.load("kamisado").start()
    position.state.seat = 1
    assert position.seat == 0


def test_a_record_of_a_position_holds_its_deal_and_acts(game: Game) -> None:
    position = played(game, 11, most=30)
    record = Record.read(position.record().write())
    assert (record.game.option_texts(), record.acts) == (game.option_texts(), list(position.acts))
    assert record.position() == position
    later = Position(game, position.state)
    assert later.record().from_position


def test_a_record_is_walked_through_position_by_position(game: Game) -> None:
    position = played(game, 12, most=30)
    record = position.record()
    walk = game.start(seed=12)
    assert len(list(record)) == len(position.acts)
    for before, act in record:
        assert before == walk
        assert act in before.legal_acts
        walk.play(act)
    assert walk == position == record.position()
    assert record.position(0) == game.start(seed=12)
    assert record.position(3).acts == position.acts[:3]
    with pytest.raises(IndexError):
        record.position(len(record.acts) + 1)


def test_a_deal_is_checked_and_copied() -> None:
    game = kaisho.load("kaito")
    layout = game.shuffle(3)
    position = game.start(layout)
    layout[:] = 0
    assert position == game.start(seed=3)
    with pytest.raises(BadDeal):
        game.start(layout)


def test_the_example_of_the_module_runs() -> None:
    failed, tried = doctest.testmod(position_module)
    assert tried > 0
    assert failed == 0


def test_a_position_may_have_as_many_legal_acts_as_there_can_be() -> None:
    game = Ring()
    first = game.start(layout("." * SIZE))
    first.play(FORWARD)
    legal = first.legal_acts
    assert len(legal) == game.max_legal_acts == len(set(legal)), "the list is full"
    assert legal == game.legal(first.state)
    for act in (legal[0], legal[-1]):
        position = first.copy()
        assert position.is_legal(act) and position.play(act) == act == position.undo()
        assert position == first and position.legal_acts == legal
    for act in (-1, game.num_acts, 2**70):
        with pytest.raises(IllegalAct):
            first.play(act)
    assert first.legal_acts == legal


def samurai_position() -> Position:
    """A position of three players in which red, seat 1, is to choose tiles in secret."""
    position = kaisho.load("samurai", players=3).start(seed=3)
    while position.seat != 1:
        position.play(position.legal_acts[0])
    return position


@pytest.mark.parametrize("seat", [WATCHER, 0, 2])
def test_acts_that_a_position_hides_are_not_taken_for_none(seat: int) -> None:
    whole = samurai_position()
    known = Samurai.at(whole.concealed(seat).text)
    assert known == whole.concealed(seat) and known.seat == 1 and not known.over and known.result is None
    act = whole.legal_acts[0]
    questions: list[Callable[[], object]] = [
        lambda: known.legal_acts,
        lambda: known.play(act),
        lambda: known.is_legal(act),
        lambda: known.explain(act),
        lambda: known.write(act),
    ]
    for question in questions:
        with pytest.raises(ConcealedPosition, match="hidden in this position"):
            question()
    assert eval(repr(known), {"Samurai": Samurai}) == known
    assert known.acts == ()


def test_a_seat_can_play_on_from_what_it_knows_until_it_depends_on_others() -> None:
    whole = samurai_position()
    known = Samurai.at(whole.concealed(1).text)
    assert known.legal_acts == whole.legal_acts
    while known.seat == 1:
        known.play(known.legal_acts[0])
    assert known.seat == 2 and not known.over
    with pytest.raises(ConcealedPosition):
        _ = known.legal_acts
    known.undo()
    assert known.seat == 1 and known.legal_acts
