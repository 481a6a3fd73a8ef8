"""What each seat may know of a game of Samurai, in views, acts, records and redeals."""

from __future__ import annotations

import json

import pytest

from kaisho.game import HIDDEN, WATCHER
from kaisho.games.samurai import Samurai
from kaisho.games.samurai.board import TILES, UNKNOWN
from kaisho.games.samurai.position import hand_of, supply_of
from kaisho.kernel import random_from
from kaisho.record import Record
from kaisho.testing import random_playthrough
from tests.rules.samurai.positions import play, set_up


def test_a_view_has_the_hand_of_its_seat_and_only_the_size_of_others() -> None:
    game, state = set_up(hands={"red": "H2 S1", "blue": "B4 F"})
    red, blue = game.view(state, 0)["players"]
    assert (red["hand"], red["hand_size"]) == (["H2", "S1"], 2)
    assert (blue["hand"], blue["hand_size"], blue["supply"]) == (None, 2, None)
    assert red["supply"] == sorted(red["supply"], key=TILES.index)
    assert "B4" not in json.dumps(game.view(state, WATCHER)["players"])
    assert "H2 S1" in game.show(state, seat=0)
    assert "H2 S1" not in game.show(state, seat=1)


@pytest.mark.rule("M1")
def test_only_picks_are_secret() -> None:
    game = Samurai(players=3)
    for state, act in random_playthrough(game, 2):
        if act < 0:
            break
        for seat in range(WATCHER, 3):
            hidden = game.is_secret(state) and seat != state.seat
            assert game.rules["seen"](state, act, seat) == (HIDDEN if hidden else act)


def test_after_the_end_everything_is_open() -> None:
    game = Samurai(players=3)
    state = [state for state, _ in random_playthrough(game, 5)][-1]
    assert game.to_bytes(game.concealed(state, WATCHER)) == game.to_bytes(state)


def test_redealing_can_put_every_hidden_tile_anywhere() -> None:
    game, state = set_up({"blue": "S3@f17"}, {"red": "H2 S1", "blue": "B4 F"})
    random = random_from(3)
    hands, firsts = set(), set()
    known = game.concealed(state, 0)
    for _ in range(400):
        other = game.copy(known)
        game.rules["redeal"](other, 0, random)
        hands.update(hand_of(other, 1))
        firsts.add(supply_of(other, 1)[0])
        assert UNKNOWN not in hand_of(other, 1) + supply_of(other, 1)
        assert hand_of(other, 0) == hand_of(state, 0)
    unseen = set(range(len(TILES))) - {TILES.index("S3")}
    assert hands == firsts == unseen


def test_a_used_figure_exchange_is_never_redealt() -> None:
    game, state = set_up(hands={"red": "F S1", "blue": "B4"})
    play(game, state, "F", "end")
    random = random_from(1)
    for _ in range(50):
        other = game.concealed(state, 1)
        game.rules["redeal"](other, 1, random)
        assert TILES.index("F") not in hand_of(other, 0) + supply_of(other, 0)


def test_play_can_continue_from_a_concealed_state() -> None:
    game, state = set_up(hands={"red": "W1 H2 S1 S1 K1", "blue": "B4"})
    known = game.concealed(state, 1)
    game.rules["play"](known, game.parse(state, "W1@e17"))
    assert int(known.tiles.any()) == 1


def test_the_record_of_a_running_game_keeps_picks_and_the_deal_secret() -> None:
    game = Samurai()
    record = Record(game, game.shuffle(8))
    for act in ("+F", "+S1", "+S1", "+W1", "+T0", "+H2", "+H3"):
        record.play(act)
    red, blue, watcher = (record.write(seat=seat) for seat in (0, 1, WATCHER))
    assert "deal:" in record.write()
    assert not any("deal:" in text for text in (red, blue, watcher))
    assert red.count("  ?") == 2
    assert blue.count("  ?") == 5
    assert watcher.count("  ?") == 7
    assert "+F" in red and "+F" not in blue
    assert "+H3" in blue and "+H3" not in red
    started = Record(game, start=record.state)
    assert "?20" not in started.write() and "?18" in started.write(seat=0)


def test_only_acts_of_the_current_turn_can_be_taken_back() -> None:
    game = Samurai()
    record = Record(game, game.shuffle(8))
    for act in ("+F", "+S1", "+S1"):
        record.play(act)
    assert record.undoable() == 3
    for act in ("+W1", "+T0"):
        record.play(act)
    assert record.undoable() == 0
    record.play("+H2")
    assert record.undoable() == 1
    assert record.undo()
    assert record.undoable() == 0
