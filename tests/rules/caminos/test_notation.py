"""The notation of Caminos: how placements are written and parsed."""

from __future__ import annotations

import pytest

from kaisho.errors import BadNotation
from kaisho.games.caminos import Caminos
from kaisho.games.caminos.stones import BY_CODE, LETTERS, ORIENTATIONS
from kaisho.language import LANGUAGES, words
from tests.rules.caminos.stacks import built


def test_a_top_view_is_unique_for_its_stone() -> None:
    assert len(BY_CODE) == len(ORIENTATIONS) == 54


@pytest.mark.parametrize(
    ("text", "columns"),
    [
        ("T 111/.1. c4", {"c4": "y", "d4": "y", "e4": "y", "d5": "y"}),
        ("T .1./111 d4", {"d4": "y", "c5": "y", "d5": "y", "e5": "y"}),
        ("L 31 c4", {"c4": "yyy", "d4": "y"}),
        ("L 1/3 c4", {"c4": "y", "c5": "yyy"}),
        ("O 22 c4", {"c4": "yy", "d4": "yy"}),
        ("Z .11/11. d4", {"d4": "y", "e4": "y", "c5": "y", "d5": "y"}),
        ("T 121 c4", {"c4": "y", "d4": "yy", "e4": "y"}),
    ],
)
def test_the_cell_is_that_of_the_first_column_row_by_row(text: str, columns: dict[str, str]) -> None:
    game, state = built({})
    game.play(state, text)
    stacks = {cell["cell"]: "y" * len(cell["cubes"]) for cell in game.view(state, 0)["cells"] if cell["cubes"]}
    assert stacks == columns


def test_an_apostrophe_marks_a_column_that_hangs_over_something() -> None:
    game, state = built({"c4": "g", "e4": "g", "g4": "gg"})
    for text, under in (("T 2'22' c4", "c4 e4"), ("Z 3'2 c4", "c4"), ("L 33' f4", "g4")):
        later = game.copy(state)
        game.play(later, text)
        covered = [
            cell["cell"] for cell in game.view(later, 0)["cells"] if cell["cubes"][:1] == ["green"] != cell["cubes"][-1:]
        ]
        assert " ".join(covered) == under


@pytest.mark.parametrize(
    "text",
    [
        *("T 2'22' c4", "t2'22'c4", "T 2’22’ @ C4", "t 2`22` c4", "T 2'22'@c4"),
        *(
            "T stone: c4 2 above, d4 2, e4 2 above",
            "t e4 2 above, d4 2, c4 2 above",
            "T-Stein: c4 2 darüber, d4 2, e4 2 DARÜBER",
        ),
        *("pièce T: c4 2 dessus, d4 2, e4 2 dessus", "piece t: c4 2 dessus, d4 2, e4 2 dessus"),
        *(
            "T-steen: c4 2 erboven, d4 2, e4 2 erboven",
            "T TAŞI: c4 2 üstte, d4 2, e4 2 üstte",
            "t tasi: c4 2 ustte, d4 2, e4 2 ustte",
        ),
    ],
)
def test_the_same_placement_can_be_written_in_many_ways(text: str) -> None:
    game, state = built({"c4": "g", "e4": "g"})
    for language in LANGUAGES:
        assert game.write(state, game.parse(state, text, language)) == "T 2'22' c4"


def test_an_empty_cell_may_be_written_with_other_characters() -> None:
    game, state = built({})
    for text in ("Z .11/11. d4", "Z -11/11- d4", "Z 011/110 d4"):
        assert game.write(state, game.parse(state, text)) == "Z .11/11. d4"
    game, state = built({}, board="rhombus")
    assert game.write(state, game.parse(state, "O 2/2 e9")) == "O 2/2 e9"


def test_the_letter_of_the_bar_is_read_with_and_without_a_dot() -> None:
    game = Caminos(neutral="yes")
    state = game.deal()
    for text in ("I 3 c4", "i 3 c4", "İ 3 c4", "ı 3 c4", "bar: c4 3", "Balken: c4 3", "çubuk: c4 3"):
        assert game.write(state, game.parse(state, text, "tr")) == "I 3 c4"


def test_the_spoken_form_is_written_in_every_language() -> None:
    game, state = built({})
    act = game.parse(state, "L 31 c4")
    spoken = {game.write(state, act, "spoken", language) for language in LANGUAGES}
    assert spoken == {
        "L stone: c4 3, d4 1",
        "L-Stein: c4 3, d4 1",
        "pièce L: c4 3, d4 1",
        "L-steen: c4 3, d4 1",
        "L taşı: c4 3, d4 1",
    }


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "Write a move"),
        ("hello", "“hello” is not a placement"),
        ("T 111/.1.", "is not a placement"),
        ("T c4", "is not a placement"),
        ("X 111 c4", "“x” is not a stone. The stones are T, Z, L, O, I"),
        ("T 112 c4", "“112” is not a top view of the T stone. Its top views are .1./111"),
        ("T 411 c4", "is not a placement"),
        ("O 2'2 c4", "is not a top view"),
        ("T 111/.1. k4", "k4 is not a cell of this board (square)"),
        ("T 111/.1. c99999999999", "c99999999999 is not a cell"),
        ("T 111/.1. c0", "c0 is not a cell"),
        ("T stone: c4 1, d4 1, e4 1", "it never has these columns"),
        ("T stone: c4 1, d4 1, e4 1, d5 1, d6 1", "it never has these columns"),
        ("T stone: c4 1, d4 1, e4 1, c4 1", "c4 is named twice"),
        ("T stone: c4 1, d4", "“d4” is not a column"),
        ("T stone: c4 1, d4 9", "“d4 9” is not a column"),
        ("T stone: c4 1 below, d4 1", "“c4 1 below” is not a column"),
        ("brick: c4 1, d4 1", "“brick” is not a stone"),
    ],
)
def test_unreadable_text_is_refused_with_a_reason(text: str, message: str) -> None:
    game, state = built({})
    with pytest.raises(BadNotation) as raised:
        game.parse(state, text)
    if text:
        assert message in raised.value.say()
    assert all(raised.value.say(language) for language in LANGUAGES)


def test_an_unknown_style_is_refused() -> None:
    game, state = built({})
    with pytest.raises(BadNotation, match="runes"):
        game.write(state, 0, "runes")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_at_the_prompt_begins_like_a_placement(language: str) -> None:
    say = words(language)
    commands = {
        say.folded(say(f"cli-order-{name}")) for name in ("undo", "save", "moves", "notation", "position", "help", "quit")
    }
    first_words = {say.folded(say(f"caminos-stone-{letter}")).split()[0] for letter in LETTERS} | set(LETTERS.lower())
    assert not commands & first_words


def test_stones_are_named_by_the_letters_of_their_shapes() -> None:
    assert LETTERS == "TZLOI"
