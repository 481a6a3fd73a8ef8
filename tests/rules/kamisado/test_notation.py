"""The notation of Kamisado: how moves are written and parsed (N1 to N4)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kaisho.errors import BadNotation
from kaisho.games.kamisado import Kamisado
from kaisho.games.kamisado.notation import STYLES
from kaisho.language import LANGUAGES
from kaisho.testing import random_playthrough, random_states
from tests.rules.kamisado.towers import at


@pytest.mark.rule("N1")
def test_the_four_symbols_are_tower_direction_distance_and_square() -> None:
    game = Kamisado()
    state = game.deal()
    written = {game.write(state, game.parse(state, squares)) for squares in ("f1-a6", "f1-f7", "f1-h3")}
    assert written == {"紫↖5緑", "紫↑6黄", "紫↗2緑"}


@pytest.mark.rule("N1")
def test_left_and_right_are_as_the_mover_sees_them() -> None:
    game, state = at("w", "O", white="O d5")
    assert game.write(state, game.parse(state, "d5-e4")) == "橙↖1橙"
    assert game.write(state, game.parse(state, "d5-c4")) == "橙↗1緑"


@pytest.mark.rule("N1")
def test_a_pass_has_no_arrow_and_distance_zero() -> None:
    game, state = at("b", "o", black="o d2 k d3 g c3", white="R e3")
    (only,) = game.legal(state)
    assert [game.write(state, only, style) for style in STYLES] == ["橙0青", "Orange 0 Blue", "Or 0 Bl", "d2-d2"]
    for text in ("橙0青", "O0B", "orange 0 blue", "d2-d2"):
        assert game.parse(state, text) == only


@pytest.mark.rule("N2")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Purple Left 5 Green"),
        ("de", "Lila Links 5 Grün"),
        ("fr", "Violet Gauche 5 Vert"),
        ("nl", "Paars Links 5 Groen"),
        ("tr", "Mor Sol 5 Yeşil"),
    ],
)
def test_the_spoken_form_is_written_and_read_in_five_languages(language: str, text: str) -> None:
    game = Kamisado()
    state = game.deal()
    act = game.parse(state, "f1-a6")
    assert game.write(state, act, "spoken", language) == text
    for reader in LANGUAGES:  # full words are understood in every language
        assert game.parse(state, text, reader) == act
        assert game.parse(state, text.lower(), language) == act
        assert game.parse(state, text.upper(), language) == act


@pytest.mark.rule("N2")
def test_turkish_dotted_and_dotless_i_are_read() -> None:
    game = Kamisado()
    state = game.deal()
    spoken = "Kırmızı İleri 1 Sarı"
    for text in (spoken, spoken.lower(), "KIRMIZI İLERİ 1 SARI", "kırmızı ileri 1 sarı", "kı il 1 sa"):
        assert game.parse(state, text, "tr") == game.parse(state, "c1-c2")


@pytest.mark.rule("N2")
def test_abbreviations_must_be_unambiguous() -> None:
    game = Kamisado()
    state = game.deal()
    for text in ("pu l 5 g", "pur left 5 gre", "Pu, L 5, Gr"):
        assert game.parse(state, text) == game.parse(state, "f1-a6")
    with pytest.raises(BadNotation, match="“p” could mean more than one thing: Purple, Pink"):
        game.parse(state, "p l 5 g")
    with pytest.raises(BadNotation) as refused:
        game.parse(state, "ro g 1 ge", "de")
    assert "Rosa, Rot" in refused.value.say("de")


@pytest.mark.rule("N2")
@pytest.mark.parametrize(
    ("language", "text"), [("de", "Lila Links 5 Grun"), ("tr", "Mor Sol 5 Yesil"), ("tr", "mor sol 5 yeşil")]
)
def test_accents_may_be_omitted(language: str, text: str) -> None:
    game = Kamisado()
    state = game.deal()
    assert game.parse(state, text, language) == game.parse(state, "f1-a6")


@pytest.mark.rule("N3")
@pytest.mark.parametrize("text", ["紫↖5黄", "Purple Left 5 Yellow", "P↖5Y"])
def test_a_wrong_colour_is_noticed(text: str) -> None:
    game = Kamisado()
    with pytest.raises(BadNotation, match="ends on a6, which is Green, not Yellow"):
        game.parse(game.deal(), text)


@pytest.mark.rule("N2", "N3")
def test_the_rulebooks_own_words_for_a_move_are_understood_and_checked() -> None:
    """They only show the form: on this board no move of five squares to the left ends on yellow."""
    game = Kamisado()
    state = game.deal()
    for text in ("Lila Links 5 Gelb", "lila links 5 gelb", "Li L 5 Ge"):
        with pytest.raises(BadNotation, match="ends on a6, which is Green, not Yellow"):
            game.parse(state, text, "de")
    assert game.write(state, game.parse(state, "Lila Links 5 Grün", "de"), "squares") == "f1-a6"
    ends = [
        *("abc"[i] + "678"[j] for i in range(3) for j in range(3)),
        *("fgh"[i] + "123"[j] for i in range(3) for j in range(3)),
    ]
    assert "yellow" not in {game.board()["squares"][square] for square in ends}


@pytest.mark.rule("N1", "N3", "N4")
@pytest.mark.parametrize("match", ["single", "marathon"])
def test_the_last_colour_is_that_of_the_next_tower_except_after_a_push(match: str) -> None:
    game = Kamisado(match=match)
    pushes = passes = 0
    for seed in range(12):
        names_next = None
        for state, act in random_playthrough(game, seed):
            if act < 0 or act >= 512 or state.must == 8:  # the end, a choice between rounds, or the start of a round
                names_next = None
            if act < 0 or act >= 512:
                continue
            first, *pushed = game.write(state, act).split()
            assert names_next in (None, first[0])
            names_next = (pushed or [first])[-1][-1]
            pushes += bool(pushed)
            passes += first[1] == "0"
            assert all(step[1] == "↓" for step in pushed)
            assert first[1] in "↖↑↗0"  # only pushed towers move back
    assert passes
    assert bool(pushes) == (match == "marathon")


@pytest.mark.rule("N4")
def test_a_push_names_every_tower_that_it_moves() -> None:
    game, state = at("b", "p", "p+++ e4", "R e5 G e6 B e7 Y c6")
    act = game.parse(state, "e4-e5")
    assert game.write(state, act) == "紫↑1茶 赤↓1紫 緑↓1青 青↓1黄"
    assert (
        game.write(state, act, "spoken") == "Purple Forward 1 Brown, Red Back 1 Purple, Green Back 1 Blue, Blue Back 1 Yellow"
    )
    assert game.write(state, act, "squares") == "e4-e5 e5-e6 e6-e7 e7-e8"
    for style in STYLES:
        assert game.parse(state, game.write(state, act, style)) == act
    assert game.parse(state, "紫↑1茶") == act  # the pushed towers may be omitted


@pytest.mark.rule("N4")
@pytest.mark.parametrize("text", ["紫↑1茶 赤↓1黄", "紫↑1茶 緑↓1紫", "e4-e5 e5-e7", "紫↑1茶 赤↓1紫 緑↓1青"])
def test_wrong_pushed_towers_are_noticed(text: str) -> None:
    game, state = at("b", "p", "p+ e4", "R e5")
    with pytest.raises(BadNotation, match="pushed towers do not match"):
        game.parse(state, text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "Nothing was written"),
        ("mauve left 5 green", "“mauve” is not a colour. The colours are Orange, Blue"),
        ("purple up 5 green", "“up” is not a direction"),
        ("purple left green", "is not a move"),
        ("purple left 7 green", "off the board"),
        ("purple left 99999999999 green", "is not a move"),
        ("e4-e5", "There is no tower on e4"),
        ("e8-e7", "does not belong to Black"),
        ("e9-e5", "is no"),
        ("hello", "is not a move"),
        ("紫↖5", "is not a move"),
        ("purple back 1 green", "is not a move"),
        ("purple 3 green", "is not a move"),
        ("purple left -5 green", "is not a move"),
        ("purple left 5 green!", "is not a move"),
        ("purple left ² green", "is no"),
        ("purple ① green", "is no"),
        ("a1" + " " * 197 + "q", "is no"),
        ("a1" + " " * 198 + "q", "too long: it has 201 characters"),
    ],
)
def test_unreadable_text_is_refused_with_a_reason(text: str, message: str) -> None:
    game = Kamisado()
    with pytest.raises(BadNotation, match=message):
        game.parse(game.deal(), text)


def test_refills_and_placements_are_written_in_every_notation() -> None:
    game = Kamisado(match="standard")
    state = game.deal()
    for move in ("c1-a3", "b8-h2", "a3-e7"):
        game.play(state, move)
    assert [game.write(state, 513, style) for style in STYLES] == ["→", "Right", "R", "right"]
    game = Kamisado(setup="tournament")
    state = game.deal()
    act = game.parse(state, "purple")
    assert [game.write(state, act, style) for style in STYLES] == ["紫@a1", "Purple a1", "Pu a1", "P@a1"]
    assert {game.parse(state, text) for text in ("紫", "紫@a1", "紫a1", "P@a1", "p@A1", "pu", "purple A1", "Lila")} == {act}
    with pytest.raises(BadNotation, match="goes on a1, not on b1"):
        game.parse(state, "purple b1")
    with pytest.raises(BadNotation, match="more than one thing: Purple, Pink"):
        game.parse(state, "p a1")
    assert game.parse(state, "y a1", "tr") == game.parse(state, "Yeşil", "tr")  # green, whatever the letter Y means
    with pytest.raises(BadNotation, match="not a colour"):
        game.parse(state, "橙青")


@settings(deadline=None, max_examples=150)
@given(st.text(max_size=40), st.sampled_from(LANGUAGES))
def test_no_text_breaks_the_parser(text: str, language: str) -> None:
    for game in (Kamisado(), Kamisado(setup="tournament")):
        try:
            act = game.parse(game.deal(), text, language)
        except BadNotation as error:
            assert error.say(language)
        else:
            assert 0 <= act < game.num_acts


@settings(deadline=None, max_examples=20)
@given(st.integers(0, 10**6), st.sampled_from(STYLES), st.sampled_from(LANGUAGES))
def test_every_act_is_read_back(seed: int, style: str, language: str) -> None:
    game = Kamisado(match="long")
    for state in random_states(game, games=1, every=1 + seed % 9):
        for act in game.legal(state):
            assert game.parse(state, game.write(state, act, style, language), language) == act
