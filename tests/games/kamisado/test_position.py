"""Positions of Kamisado as text and bytes, and the messages for wrong ones."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kaisho.errors import BadPosition, KaishoError
from kaisho.games.kamisado import Kamisado
from kaisho.language import LANGUAGES
from kaisho.testing import random_states

START = "OBPKYRGN/8/8/8/8/8/8/ngrykpbo"
MOVED = "O1PKYRGN/8/8/8/5B2/r7/8/ng1ykpbo"


def test_the_start_position_is_written() -> None:
    game = Kamisado()
    assert game.position(game.deal()) == f"{START} b - play 0:0 single 1 0 0"


def test_later_fields_may_be_omitted() -> None:
    game, state = Kamisado.from_position(f"{MOVED} b b")
    assert game.position(state) == f"{MOVED} b b play 0:0 single 1 0 0"
    game, state = Kamisado.from_position(f"{MOVED.replace('r', 'r++')} b b")
    assert game.position(state) == f"{MOVED.replace('r', 'r++')} b b play 3:0 long 3 0 0"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "three to nine fields"),
        (START, "three to nine fields"),
        (f"{START}/8 b -", "eight ranks, separated by “/”; this one has 9"),
        ("OBPKYRGN/8/8/8/8/8/9/ngrykpbo b -", "“9” in rank 2"),
        ("OBPKYRGN/8/8/8/8/8/7/ngrykpbo b -", "Rank 2 should have 8 squares, not 7"),
        ("OBPKYRGNN/8/8/8/8/8/8/ngrykpbo b -", "Rank 8 should have 8 squares, not 9"),
        ("XBPKYRGN/8/8/8/8/8/8/ngrykpbo b -", "“X” in rank 8"),
        ("OBPKYRGN/N7/8/8/8/8/8/ngrykpbo b -", "White’s Brown tower stands on h8 and on a7"),
        ("1BPKYRGN/8/8/8/8/8/8/ngrykpbo b -", "White’s Orange tower is missing"),
        ("+OBPKYRGN/8/8/8/8/8/8/ngrykpbo b -", "does not follow a tower"),
        ("O+++++BPKYRGN/8/8/8/8/8/8/ngrykpbo b -", "tower on a8 has 5 markers"),
        (f"{START} x -", "“x” does not say whose turn it is"),
        (f"{START} b P", "“P” is not a tower of the side to move"),
        (f"{START} b z", "“z” is not a tower"),
        (f"{START} b - dance", "“dance” is not a phase"),
        (f"{START} b - play 1-0", "“1-0” is not a score"),
        (f"{START} b - play x:0", "fits the field “score”"),
        (f"{START} b - play 0:0 short", "“short” is not a match"),
        (f"{START} b - play 0:0 series", "“series” is not a match"),
        (f"{START} b - play 0:0 long:3", "“long:3” is not a match"),
        (f"{START} b - play 0:0 single/blue", "“single/blue” is not a match"),
        (f"{START} b - play 0:0 single x", "fits the field “round”"),
        (f"{START} b - play 0:0 single 2", "Round 2 does not fit the score: it should be 1"),
        (f"{START} b - play 0:0 single 1 0 99999999999", "fits the field “acts”"),
        (f"{START} b - play 1:0 standard 1", "Black has a score of 1, but markers worth 0"),
        (f"{START} b - play 1:0 single 2", "does not fit the score"),
        (f"{START} w -", "other side opens"),
        (f"{START} b - over 0:0 single 0", "does not fit the score"),
        (f"{START} b - place 0:0 single 1", "only before the first move"),
        (f"{START} b - place 0:0 single/tournament 1", "placed from the player’s left"),
        (f"{MOVED} b -", "only at the beginning of a round"),
        ("Ob1PKYRGN/8/8/8/8/8/8/ng1ykpo b -", "Rank 8 should have 8 squares"),
        ("O1PKYRGN/4r3/8/8/8/8/7B/ng1ykpbo w B", "the round would be over"),
        ("OrPKYRGN/8/8/8/5B2/8/8/ng1ykpbo w O", "stands on the opposing home row"),
        (f"{MOVED.replace('r', 'r+')} b b play 1:0 single 2", "has no markers"),
        (f"{START} b - play 0:0 series:0 1", "does not fit the number of rounds in the series, 0"),
        (f"{START} b - play 0:0 single 1 2147483647 0", "fits the field “turns”"),
        (f"{START} b - play 0:0 series:{'9' * 3000} 1", "fits the field"),
        (f"{START} b o", "No move can have forced the Orange tower"),
        (f"{START} w O", "No move can have forced"),
        ("OBPKYRGN/8/8/8/8/8/8/nrgykpbo b -", "every tower stands on its own colour"),
        (f"{START.replace('n', 'n+')} b - play 1:0 standard 2", "other side opens"),
        (f"{START} b - refill 0:0 standard 0", "does not fit the score"),
        (f"{START.replace('O', 'O+')} w - refill 0:1 standard 1", "Nothing has ended this round"),
        (f"{START} b - over 1:0 single 1", "Nothing has ended this round"),
        ("nBPKYRGN/O7/8/8/8/8/8/1grykpbo w - over 0:1 single 1", "must be the winner"),
        ("nBPKYRGN/O7/8/8/8/8/8/1g+rykpbo b - refill 1:0 standard 1", "must be the winner"),
        ("n+++BPKYRGN/O+++7/8/8/8/8/8/1grykpbo b - over 7:7 long 6", "must be the winner"),
        ("n+BPKYRGN/O7/8/8/8/8/8/1g+r+y+kpbo b - over 4:0 standard 4", "must be the winner"),
        (f"{START} b - over 5:3 single 8", "Round 8 does not fit the score: it should be 1"),
        (f"{START} b - over 1:1 single 2", "Round 2 does not fit"),
        (f"{START} b - play 0:0 series:100 1", "fits the field “rounds of a series”"),
    ],
)
def test_an_impossible_position_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadPosition, match=message) as refused:
        Kamisado.from_position(text)
    assert all(refused.value.say(language) for language in LANGUAGES)


def test_two_towers_on_a_square_are_refused() -> None:
    game = Kamisado()
    state = game.deal()
    state.tower[0, 0] = state.tower[0, 1]
    with pytest.raises(BadPosition, match="There are two towers on g1"):
        game.from_bytes(game.to_bytes(state))


@pytest.mark.parametrize("size", [0, 71, 73])
def test_bytes_of_a_wrong_length_are_refused(size: int) -> None:
    with pytest.raises(BadPosition, match=f"has 72 bytes, not {size}"):
        Kamisado().from_bytes(bytes(size))


@settings(deadline=None)
@given(st.binary(min_size=72, max_size=72))
def test_random_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(BadPosition):
        Kamisado().from_bytes(data)


@settings(deadline=None, max_examples=300)
@given(st.data())
def test_a_damaged_position_is_refused_or_read_consistently(data: st.DataObject) -> None:
    states = [Kamisado(match="marathon", setup="tournament").position(s) for s in random_states(Kamisado(match="long"), 1, 7)]
    text = data.draw(st.sampled_from(states))
    index = data.draw(st.integers(0, len(text) - 1))
    damaged = text[:index] + data.draw(st.text("OBPKYRGNobpkyrgn+/12345678-:bw ", max_size=3)) + text[index + 1 :]
    try:
        game, state = Kamisado.from_position(damaged)
    except KaishoError:
        return
    _, again = Kamisado.from_position(game.position(state))
    assert game.to_bytes(again) == game.to_bytes(state)
