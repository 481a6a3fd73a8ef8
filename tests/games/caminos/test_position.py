"""Positions of Caminos as text and bytes, and the messages for wrong ones."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kaisho.errors import BadPosition, KaishoError
from kaisho.games.caminos import Caminos
from kaisho.language import LANGUAGES
from kaisho.testing import random_playthrough, random_states

EMPTY = "8/8/8/8/8/8/8/8"
FULL = "4442:4442"
START = f"square/2 {EMPTY} 1 {FULL} - 0:0"
ONE = "square/2 YYY5/1Y6/8/8/8/8/8/8 2 3442:4442 - 1:0"


def test_the_start_position_is_written() -> None:
    game = Caminos()
    assert game.position(game.deal()) == START
    game = Caminos(board="ring", players=4, neutral="yes", scoring="yes")
    assert game.position(game.deal()) == "ring/4/neutral/scoring 5/7/9/8/6/8/9/7/5 1 2221:2221:2221:2221 - 0:0"


def test_a_stack_is_written_from_the_bottom_to_its_top_which_is_a_capital() -> None:
    game = Caminos()
    state = game.deal()
    for text in ("T 111/.1. a1", "Z 3'2 c1", "L 31 f1"):
        game.play(state, text)
    assert game.position(state) == "square/2 YYygGgG1yyYY1/1Y6/8/8/8/8/8/8 2 3432:4342 - 2:1"
    assert Caminos.from_position(game.position(state))[1] == state


def test_the_number_of_acts_follows_from_the_stones() -> None:
    _, state = Caminos.from_position(ONE)
    assert (state.acts, state.turn, state.over) == (1, 1, 0)
    _, state = Caminos.from_position("square/2/neutral NNN5/8/8/8/8/8/8/8 2 4442:4442 - 0:0")
    assert (state.acts, state.bars) == (1, 1)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "six fields"),
        (START + " 1", "six fields"),
        (START.replace("square/2", "hexagon/2"), "“hexagon/2” does not name the game"),
        (START.replace("square/2", "square/3"), "does not name the game"),
        (START.replace("square/2", "square/2/scoring/neutral"), "does not name the game"),
        (START.replace(EMPTY, EMPTY + "/8"), "This board has 8 rows, separated by “/”, not 9"),
        (START.replace(EMPTY, "7" + EMPTY[1:]), "Row 1 should have 8 cells, not 7"),
        (START.replace(EMPTY, "08" + EMPTY[1:]), "Row 1 cannot be read"),
        (START.replace(EMPTY, "999999999" + EMPTY[1:]), "Row 1 cannot be read"),
        (START.replace(EMPTY, "x7" + EMPTY[1:]), "Row 1 cannot be read: “x7”"),
        (START.replace(EMPTY, "y7" + EMPTY[1:]), "Row 1 cannot be read: “y7”"),
        (START.replace(EMPTY, "yyyY7" + EMPTY[1:]), "stack on a1 is higher than three"),
        (START.replace(" 1 ", " 3 "), "“3” does not say whose turn it is: write a number from 1 to 2"),
        (START.replace(" 1 ", " 12 "), "does not say whose turn it is"),
        (START.replace(FULL, "4442"), "does not say which stones are left"),
        (START.replace(FULL, "4442:444"), "does not say which stones are left"),
        (START.replace(FULL, "4442:4443"), "Green has too many O stones left: there can be at most 2"),
        (START.replace(" - ", " 21 "), "“21” does not say who is out"),
        (START.replace(" - ", " 11 "), "“11” does not say who is out"),
        (START.replace(" - ", " x "), "“x” does not say who is out"),
        (START.replace("0:0", "0-0"), "“0-0” does not give the edge stones"),
        (START.replace(EMPTY, "NNN5" + EMPTY[1:]), "Neutral cubes on the board: 3"),
        (START.replace("square/2", "square/2/neutral").replace(EMPTY, "NN6" + EMPTY[1:]), "Neutral cubes on the board: 2"),
        (ONE.replace("YYY5", "YY6"), "Cubes of Yellow on the board: 3"),
        (ONE.replace("3442", "4442"), "Cubes of Yellow on the board: 4. That does not fit the number of stones placed, 0"),
        ("square/2 gyYyY6/8/8/8/8/8/8/8 2 3442:4442 - 1:0", "Cubes of Green on the board: 1"),
        (
            "square/2 ggYggY6/ggYggY6/8/8/8/8/8/8 1 3442:2442 - 0:2",
            "Stones placed by Yellow: 1. Each of them must touch the board",
        ),
        (ONE.replace("1:0", "0:0"), "Edge stones of Yellow: 0"),
        (ONE.replace("1:0", "2:0"), "Edge stones of Yellow: 2"),
        (ONE.replace("1:0", "1:1"), "Edge stones of Green: 1"),
        (ONE.replace(" 2 3442", " 1 3442"), "the players take turns"),
        (ONE.replace("- 1:0", "1 1:0"), "the players take turns"),
        (START.replace(" - ", " 1 "), "It cannot be Yellow’s turn: Yellow is out"),
        (START.replace(" - ", " 12 "), "the players take turns"),
        ("square/2/neutral YYY5/1Y6/8/8/8/8/8/8 2 3442:4442 - 1:0", "before both bars"),
        ("square/2 YYYYYYYY/8/8/8/8/8/8/8 2 2442:4442 - 2:0", "the players take turns"),
        (
            "square/2 YYYYYYYY/GGGG4/GGGG4/8/8/8/8/8 2 4440:4440 - 2:2",
            "One colour joins two sides, but the other one placed the last stone",
        ),
    ],
)
def test_a_wrong_position_is_refused_with_a_reason(text: str, message: str) -> None:
    with pytest.raises(BadPosition) as raised:
        Caminos.from_position(text)
    assert message in str(raised.value)
    assert all(raised.value.say(language) for language in LANGUAGES)


def test_a_player_who_cannot_place_is_out_and_cannot_be_the_one_to_act() -> None:
    game = Caminos()
    for seed in range(20):
        *_, (state, _) = random_playthrough(game, seed)
        if game.result(state).reason == "no-connection":
            fields = game.position(state).split()
            assert fields[4] == "12"
            for out in ("-", "1", "2"):
                with pytest.raises(BadPosition):
                    Caminos.from_position(" ".join([*fields[:4], out, fields[5]]))
            return
    raise AssertionError("no game without a connection")


@pytest.mark.parametrize("options", [{}, {"board": "octagon", "players": 4, "scoring": "yes"}, {"neutral": "yes"}])
def test_bytes_of_an_impossible_state_are_refused(options: dict[str, str | int]) -> None:
    game = Caminos(**options)
    states = list(random_states(game, 1, every=6))
    for state in states:
        data = bytearray(game.to_bytes(state))
        refused = 0
        for index in range(len(data)):
            for change in (1, 0x80):
                data[index] ^= change
                try:
                    game.from_bytes(bytes(data))
                except BadPosition as error:
                    assert error.say()
                    refused += 1
                data[index] ^= change
        assert refused > len(data)


def test_both_colours_cannot_be_connected() -> None:
    text = "square/2 YYYYYYYY/GGGGGGGG/8/8/8/8/8/8 2 2442:2442 - 2:2"
    with pytest.raises(BadPosition):
        Caminos.from_position(text)


@settings(max_examples=300, deadline=None)
@given(st.text(alphabet="ygnYGN0123456789/:- squarehombctgi", max_size=80))
def test_any_text_is_parsed_or_refused(text: str) -> None:
    for candidate in (text, f"square/2 {text} 1 {FULL} - 0:0", START.replace(EMPTY, text, 1)):
        try:
            game, state = Caminos.from_position(candidate)
        except KaishoError:
            continue
        assert Caminos.from_position(game.position(state))[1] == state


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_a_changed_position_is_parsed_or_refused(data: st.DataObject) -> None:
    game = Caminos(
        board=data.draw(st.sampled_from(("square", "rhombus", "octagon", "ring"))), players=data.draw(st.sampled_from((2, 4)))
    )
    states = [state for state, _ in random_playthrough(game, data.draw(st.integers(0, 20)))]
    text = game.position(data.draw(st.sampled_from(states)))
    index = data.draw(st.integers(0, len(text) - 1))
    changed = text[:index] + data.draw(st.sampled_from("ygnYGN0123456789/:- ")) + text[index + 1 :]
    try:
        parsed, state = Caminos.from_position(changed)
    except KaishoError:
        return
    parsed.check(state)
    assert parsed.position(state).split() == changed.split()
