"""Kamisado with orange at the left (P1): the squares have other colours, but rules and notation are the same."""

from __future__ import annotations

import random

import numpy as np
import pytest

from kaisho.errors import BadNotation, BadOption, BadPosition, BadRecord
from kaisho.game import WATCHER, OptionValue
from kaisho.games.kamisado import Kamisado
from kaisho.games.kamisado.board import COLOUR_OF, COLOURS, HOME_SQUARE
from kaisho.record import Record
from kaisho.search.proof import Prover
from tests.rules.kamisado.towers import must_move, rule_against

SWAPPED = {"brown": "orange", "green": "red", "yellow": "pink", "purple": "blue"}
SWAPPED |= {second: first for first, second in SWAPPED.items()}
"""The colours that a quarter turn of the board swaps: read off the board, and checked below."""

MATCHES = ("single", "standard", "long", "marathon", "series")


def turned(**options: OptionValue) -> Kamisado:
    return Kamisado(orientation="orange-left", **options)


def swapped(act: int) -> int:
    """The same act on the board in the other orientation."""
    if act < 512:
        return 64 * COLOURS.index(SWAPPED[COLOURS[act >> 6]]) + (act & 63)
    return 514 + COLOURS.index(SWAPPED[COLOURS[act - 514]]) if act >= 514 else act


@pytest.mark.rule("P1")
@pytest.mark.parametrize(
    ("orientation", "from_the_left"),
    [
        ("brown-left", "brown green red yellow pink purple blue orange"),
        ("orange-left", "orange red green pink yellow blue purple brown"),
    ],
)
def test_both_players_see_the_same_home_row(orientation: str, from_the_left: str) -> None:
    game = Kamisado(orientation=orientation)
    squares = game.board()["squares"]
    assert [squares[f"{file}1"] for file in "abcdefgh"] == from_the_left.split()
    assert [squares[f"{file}8"] for file in "hgfedcba"] == from_the_left.split()
    towers = {tower["square"]: tower["colour"] for tower in game.view(game.deal(), WATCHER)["towers"]}
    assert towers == {square: squares[square] for square in towers}


@pytest.mark.rule("P1")
def test_the_other_orientation_is_a_quarter_turn_and_there_is_no_third() -> None:
    usual, other = (
        {
            (file, rank): Kamisado(orientation=name).board()["squares"]["abcdefgh"[file] + str(rank + 1)]
            for file in range(8)
            for rank in range(8)
        }
        for name in ("brown-left", "orange-left")
    )
    assert all(other[file, rank] == usual[rank, 7 - file] == usual[7 - rank, file] for file, rank in usual)
    assert all(usual[7 - file, 7 - rank] == colour for (file, rank), colour in usual.items())
    assert usual != other


@pytest.mark.rule("P1")
@pytest.mark.rule("T2")
def test_the_colour_of_the_turned_square_names_the_next_tower() -> None:
    game = turned()
    state = game.deal()
    game.play(state, "c1-a3")  # purple here, blue on the usual board
    assert must_move(state) == ("w", "purple")
    assert rule_against(game, state, "c8-c7") == "T2"
    assert game.write(state, game.parse(state, "b8-b7"), "spoken") == "Purple Forward 1 Brown"


@pytest.mark.rule("P1")
@pytest.mark.rule("N3")
def test_a_written_colour_is_checked_against_the_turned_board() -> None:
    game = turned()
    state = game.deal()
    with pytest.raises(BadNotation) as caught:
        game.parse(state, "緑↖2青")
    assert caught.value.code == "kamisado-wrong-colour"
    assert game.parse(state, "緑↖2紫") == game.parse(state, "c1-a3") == game.parse(state, "Green Left 2 Purple")


@pytest.mark.rule("P1")
@pytest.mark.parametrize("setup", ["colours", "tournament"])
@pytest.mark.parametrize("match", MATCHES)
def test_a_match_is_the_usual_one_with_swapped_colours(match: str, setup: str) -> None:
    """Legal acts, passes, pushes, refills, markers, points and endings correspond, act by act."""
    usual, other = Kamisado(match=match, setup=setup), turned(match=match, setup=setup)
    rng = random.Random(f"{match} {setup}")
    order = [COLOURS.index(SWAPPED[colour]) for colour in COLOURS]
    for _ in range(5):
        first, second = usual.deal(), other.deal()
        while legal := usual.legal(first):
            assert sorted(map(swapped, legal)) == sorted(other.legal(second))
            act = rng.choice(legal)
            usual.play(first, act)
            other.play(second, swapped(act))
            assert (first.tower == second.tower[:, order]).all()
            assert (first.markers == second.markers[:, order]).all()
            assert usual.points(first) == other.points(second)
            assert usual.key(first) != other.key(second)
        assert usual.result(first) == other.result(second)


@pytest.mark.rule("P1")
def test_evaluation_and_proofs_use_the_turned_colours() -> None:
    """Corresponding positions and acts have the same values, and proofs agree."""
    usual, other = Kamisado(), turned()
    values = np.zeros(2), np.zeros(2)
    for seed in range(12):
        rng = random.Random(seed)
        first, second = usual.deal(), other.deal()
        for _ in range(9):
            act = rng.choice(usual.legal(first))
            usual.play(first, act)
            other.play(second, swapped(act))
            if first.over:
                break
            for game, state, value in ((usual, first, values[0]), (other, second, values[1])):
                game.rules["evaluate"](state, value)
            assert values[0] == pytest.approx(values[1])
            weights = []
            for game, state in ((usual, first), (other, second)):
                legal = np.array(game.legal(state))
                weight = np.zeros(len(legal))
                game.rules["weigh"](state, legal, len(legal), weight)
                weights.append(dict(zip(legal.tolist(), weight.tolist(), strict=True)))
            assert {swapped(act): weight for act, weight in weights[0].items()} == pytest.approx(weights[1])
            work = np.zeros(Kamisado.max_legal_acts, np.int64)
            assert usual.rules["replies"](first, work) == other.rules["replies"](second, work)
        if not first.over:
            assert Prover(usual, 0).prove(first, 20_000) == Prover(other, 0).prove(second, 20_000)


@pytest.mark.rule("P1")
@pytest.mark.rule("B3")
@pytest.mark.rule("B4")
@pytest.mark.parametrize("hand", ["left", "right"])
def test_home_rows_are_refilled_from_the_same_end(hand: str) -> None:
    """Example 7 of the rulebook: left and right mean the same, whatever the colours are."""
    rows = "4B2N/5p2/4b3/3O4/2KR1no1/2Y2k2/3G4/1g1ryP+2 w - refill 0:1 standard"
    usual, first = Kamisado.from_position(f"{rows} 1 20 20")
    other, second = Kamisado.from_position(f"{rows}/orange-left 1 20 20")
    usual.play(first, hand)
    other.play(second, hand)
    assert (first.tower == second.tower).all()
    start = 0 if hand == "left" else 7
    assert {COLOURS[COLOUR_OF[1, HOME_SQUARE[seat, start]]] for seat in (0, 1)} == {"orange" if hand == "left" else "brown"}


# --- texts ------------------------------------------------------------------------------------------------------------


def test_the_default_orientation_is_never_written() -> None:
    """Records, positions and tables from before there was a choice do not change, except that a record gains its line-up."""
    game = Kamisado(match="standard")
    assert game.option_texts() == ["match=standard", "setup=colours"]
    assert game.position(game.deal()) == "OBPKYRGN/8/8/8/8/8/8/ngrykpbo b - play 0:0 standard 1 0 0"
    old = (
        "kaisho record 1\ngame: kamisado\nversion: 1\noptions: match=standard setup=colours\nnotation: symbols\nacts: 1\n"
        "result: unfinished\n\nRound 1\n  1. black  赤↖2青\n"
    )
    record = Record.read(old)
    assert record.game.options["orientation"] == "brown-left"
    assert "\n".join(line for line in record.write().split("\n") if not line.startswith(";")) == old


def test_records_and_positions_name_the_other_orientation() -> None:
    game = turned(match="series", rounds=3, setup="tournament")
    record = Record(game)
    rng = random.Random(4)
    while legal := game.legal(record.state):
        record.play(rng.choice(legal))
    text = record.write()
    assert "\noptions: match=series rounds=3 setup=tournament orientation=orange-left\n" in text
    again = Record.read(text)
    assert (again.acts, again.write()) == (record.acts, text)
    for state in record.states:
        line = game.position(state)
        assert line.split()[5] == "series:3/tournament/orange-left"
        read, same = Kamisado.from_position(line)
        assert (read.options, same.tobytes()) == (game.options, state.tobytes())
    with pytest.raises(BadRecord):  # the colours of the squares do not match
        Record.read(text.replace(" orientation=orange-left", ""))


@pytest.mark.parametrize(
    "match", ["single/orange", "single/orange-left/orange-left", "single/orange-left/tournament", "single/", "/orange-left"]
)
def test_what_follows_the_match_in_a_position_is_checked(match: str) -> None:
    with pytest.raises(BadPosition) as caught:
        Kamisado.from_position(f"NPBYKGRO/8/8/8/8/8/8/orgkybpn b - play 0:0 {match} 1 0 0")
    assert caught.value.code == "kamisado-position-bad-match"


def test_both_orientations_may_be_named_in_a_position() -> None:
    game, state = Kamisado.from_position("OBPKYRGN/8/8/8/8/8/8/ngrykpbo b - play 0:0 single/colours/brown-left 1 0 0")
    assert game.position(state).split()[5] == "single"


def test_a_line_up_on_the_colours_of_the_other_orientation_is_refused() -> None:
    for board, match in (("OBPKYRGN/8/8/8/8/8/8/ngrykpbo", "single/orange-left"), ("NPBYKGRO/8/8/8/8/8/8/orgkybpn", "single")):
        with pytest.raises(BadPosition) as caught:
            Kamisado.from_position(f"{board} b - play 0:0 {match} 1 0 0")
        assert caught.value.code == "kamisado-position-not-on-colours"


def test_bytes_with_an_unknown_orientation_are_refused() -> None:
    game = turned()
    state = game.deal()
    assert len(game.to_bytes(state)) == 72
    state.orientation = 2
    with pytest.raises(BadPosition):
        game.from_bytes(game.to_bytes(state))
    with pytest.raises(BadOption):
        Kamisado(orientation="red-left")


# --- views ------------------------------------------------------------------------------------------------------------


def test_view_picture_terminal_and_planes_show_the_orientation() -> None:
    usual, other = Kamisado(), turned()
    first, second = usual.deal(), other.deal()
    assert (usual.view(first, WATCHER)["orientation"], other.view(second, WATCHER)["orientation"]) == (
        "brown-left",
        "orange-left",
    )
    assert usual.picture(first) != other.picture(second) == usual.picture(second)  # drawn from the state alone
    assert "\n 1 橙 >b橙    赤 >b赤    緑 >b緑" in other.show(second)
    last = other.observation_planes.index("board with orange at the left")
    assert other.observe(second, 0)[last].all() and not usual.observe(first, 0)[last].any()


def test_a_single_round_keeps_the_orientation_of_its_match() -> None:
    game = turned(match="long")
    assert game.current_round(game.deal()).orientation == 1
