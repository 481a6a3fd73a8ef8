"""Positions of Kaito as text, and how invalid ones are refused."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kaisho.errors import BadPosition, KaishoError
from kaisho.games.kaito import Kaito
from kaisho.language import LANGUAGES
from kaisho.testing import random_states
from tests.rules.kaito.stones import dealt

START = "ahBSHC/sBbsSA/cHsbSa/AH1hSs/a1CSAs/SsScsh"
LATE = "C1S2h/1s4/6/2as2/1H2S1/6"
"""13 stones of each side are off the field; an exchange is possible only if mon stones are out of the game."""

NARROW = LATE.replace("2as2", "1sa3")
"""The same without a stone in column d."""


def test_the_start_as_text() -> None:
    game, state = dealt()
    assert game.position(state) == f"{START} b - - - place red 0 0"
    game.play(state, "@c3")
    game.play(state, "c5")
    assert game.position(state) == "ahBSHC/sB1sSA/cHsbSa/AH1hSs/a1CSAs/SsScsh b c5 b - move red 2 2"


def test_fields_after_the_fifth_may_be_omitted() -> None:
    game, state = Kaito.from_position(f"{LATE} r c1 shcb SSHH")
    assert game.position(state) == f"{LATE} r c1 shcb SSHH move red 0 0"


def test_open_stones_may_be_given_in_any_order() -> None:
    game, state = Kaito.from_position(f"{LATE} r c1 bchs HSHS")
    assert game.position(state) == f"{LATE} r c1 shcb SSHH move red 0 0"


def test_every_ending_is_written_and_read_back() -> None:
    seen = set()
    for seed in range(200):
        game = Kaito(start=("red", "black")[seed % 2])
        state = game.deal(seed=seed)
        while legal := game.legal(state):
            game.play(state, legal[(seed + int(state.acts)) % len(legal)])
        other_game, other_state = Kaito.from_position(game.position(state))
        assert other_game.to_bytes(other_state) == game.to_bytes(state)
        result = other_game.result(other_state)
        assert result == game.result(state)
        seen.add(result.reason if result else None)
    assert seen == {"last-sword", "last-helmet", "stuck"}


@pytest.mark.parametrize(
    ("text", "reason", "winner"),
    [
        (f"{NARROW} r d4 shcb SSHH over", "stuck", "black"),
        ("C1S3/1s4/6/2as2/1H2S1/6 b f6 shhcb SSHH over", "last-helmet", "red"),
    ],
)
def test_a_final_position_names_the_winner(text: str, reason: str, winner: str) -> None:
    game, state = Kaito.from_position(text)
    result = game.result(state)
    assert result is not None
    assert (result.reason, [game.seat_name(seat) for seat in result.winners]) == (reason, [winner])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "five to nine fields, separated by spaces; this one has 0"),
        (f"{LATE} r c1 -", "this one has 4"),
        (f"{LATE} r c1 - - move red 0 0 0", "this one has 10"),
        (f"{LATE}/6 r c1 - -", "six ranks, separated by “/”; this one has 7"),
        (LATE.replace("1s4", "1s5") + " r c1 - -", "Rank 5 should have 6 squares, not 7"),
        (LATE.replace("1s4", "1s3") + " r c1 - -", "Rank 5 should have 6 squares, not 5"),
        (LATE.replace("1s4", "1x4") + " r c1 - -", "“x” in rank 5 is neither a stone"),
        (LATE.replace("1s4", ".s4") + " r c1 - -", "“.” in rank 5"),
        (LATE.replace("1s4", "7s4") + " r c1 - -", "“7” in rank 5"),
        (f"{LATE} w c1 - -", "“w” does not say whose turn it is"),
        (f"{LATE} rb c1 - -", "“rb” does not say whose turn it is"),
        (f"{LATE} r g1 - -", "“g1” is not a square for the kaito"),
        (f"{LATE} r c1 X -", "“X” does not say what lies face up in front of Red: write letters from shcba"),
        (f"{LATE} r c1 S -", "“S” does not say what lies face up in front of Red"),
        (f"{LATE} r c1 - s", "“s” does not say what lies face up in front of Black: write letters from SHCBA"),
        (f"{LATE} r c1 {'s' * 300} -", "does not say what lies face up in front of Red"),
        (f"{LATE} r c1 shcb SSHH dance", "“dance” is not a phase"),
        (f"{LATE} r c1 shcb SSHH move blue", "“blue” is not a starting colour"),
        (f"{LATE} r c1 shcb SSHH move red x", "“x” is not a number that fits the field “turns”"),
        (f"{LATE} r c1 shcb SSHH move red 1 -1", "“-1” is not a number that fits the field “acts”"),
        (f"{LATE} r c1 shcb SSHH move red 1 1000000001", "fits the field “acts”"),
        (f"{LATE} r c1 shcb SSHH move red {'9' * 3000}", "fits the field “turns”"),
        (
            f"{LATE} r c1 {'h' * 3} SSHH",
            "There are 4 stones “h” on the field and in front of the players; there can be at most 3",
        ),
        (f"{START.replace('c', 'b')} b - - - place", "There are 4 stones “b”"),
        (f"{LATE} r - shcb SSHH", "The kaito has no square"),
        (f"{START} b c3 - - place", "In the phase “place” the kaito is not yet on c3 or any other square"),
        (f"{LATE} r - shcb SSHH place", "all stones lie on the field: there should be 7 of “S”, not 2"),
        (f"{START} r - - - place", "it is the second player’s turn"),
        (f"{START} b - - - place black", "it is the second player’s turn"),
        (f"{LATE.replace('h', 's')} r c1 shcb SSHH", "Black has no stone “Helmet” left on the field"),
        (f"{LATE} r c1 shcb SSHH exchange", "it would not be Red’s turn now"),
        (f"{LATE} b c1 shcb SSHH exchange", "Black cannot make an exchange here"),
        (f"{LATE} b c3 shcb SSHH exchange", "nothing can lie beneath the kaito"),
        (f"{LATE} r c3 shcb SSHH", "Only a sword or helmet that Black has just bought back can lie beneath the kaito on c3"),
        (f"{LATE} r b2 shcb SSHH", "beneath the kaito on b2"),
        (f"{LATE} b c1 shcb SSHH", "it would not be Black’s turn now"),
        (START.replace("b", "1", 1) + " r c5 b -", "it would not be Red’s turn now"),
        (START.replace("b", "1", 1) + " b c5 - -", "it would not be Black’s turn now"),
        (f"{LATE} r c1 shcb SSHH over", "Nothing has ended this game"),
        (f"{NARROW} r d4 shcb SSHH", "The kaito on d4 cannot move: the game would be over"),
        ("C5/1s4/6/2as2/1H4/6 b c1 shcb SSHH over", "More than one kind of sword or helmet is gone"),
        ("C1S3/1s4/6/2as2/1H2S1/6 b c3 shhcb SSHH over", "nothing can lie beneath the kaito"),
        (f"{NARROW} r c3 shcb SSHH over", "beneath the kaito on c3"),
    ],
)
def test_an_impossible_position_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadPosition, match=message) as refused:
        Kaito.from_position(text)
    assert all(refused.value.say(language) for language in LANGUAGES)


@pytest.mark.parametrize("size", [0, 79, 81])
def test_bytes_of_a_wrong_length_are_refused(size: int) -> None:
    with pytest.raises(BadPosition, match=f"has 80 bytes, not {size}"):
        Kaito().from_bytes(bytes(size))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seat", 2),
        ("start", 2),
        ("phase", 4),
        ("kaito", 37),
        ("over", 1),
        ("unused", 1),
        ("acts", -1),
        ("occupied", 3),
        ("left", 1),
    ],
)
def test_a_state_that_contradicts_itself_is_refused(field: str, value: int) -> None:
    game, state = dealt()
    game.play(state, "@c3")
    state[field] = value
    with pytest.raises(BadPosition, match="not a state of Kaito|with these options"):
        game.from_bytes(game.to_bytes(state))


@settings(deadline=None)
@given(st.binary(min_size=80, max_size=80))
def test_random_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(BadPosition):
        Kaito().from_bytes(data)


@settings(deadline=None, max_examples=300)
@given(st.data())
def test_a_damaged_position_is_refused_or_read_consistently(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from([Kaito().position(state) for state in random_states(Kaito(), 2, 4)]))
    index = data.draw(st.integers(0, len(text) - 1))
    damaged = text[:index] + data.draw(st.text("SHCBAshcba/123456-rb move", max_size=3)) + text[index + 1 :]
    try:
        game, state = Kaito.from_position(damaged)
    except KaishoError:
        return
    _, again = Kaito.from_position(game.position(state))
    assert game.to_bytes(again) == game.to_bytes(state)
    assert bool(game.legal(state)) != bool(state.over)
