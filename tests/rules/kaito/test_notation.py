"""The notation of Kaito."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kaisho.errors import BadNotation
from kaisho.games.kaito import Kaito
from kaisho.games.kaito.notation import STYLES
from kaisho.kernel import State
from kaisho.language import LANGUAGES, words
from kaisho.testing import random_states
from tests.rules.kaito.stones import FAR, dealt, set_up


def exchanging() -> tuple[Kaito, State]:
    """Return a position in which Red holds every black mon and may buy back a sword or a helmet."""
    game, state = set_up("r", "c3", f"A c4 s c6 {FAR}", red_holds="ccbbaaa", black_holds="SH")
    game.play(state, "c4")
    return game, state


def moving() -> tuple[Kaito, State]:
    game, state = dealt()
    game.play(state, "@c3")
    return game, state


@pytest.mark.parametrize(
    ("square", "written"),
    [
        ("c5", ["c5黒紋2", "c5 Black Mon 2", "c5:b"]),
        ("c4", ["c4黒刀", "c4 Black Sword", "c4:s"]),
        ("b3", ["b3赤兜", "b3 Red Helmet", "b3:H"]),
        ("a3", ["a3赤紋1", "a3 Red Mon 1", "a3:A"]),
    ],
)
def test_a_capture_names_the_square_and_the_stone(square: str, written: list[str]) -> None:
    game, state = moving()
    act = game.parse(state, square)
    assert [game.write(state, act, style) for style in STYLES] == written
    assert {game.parse(state, text) for text in written} == {act}


def test_an_exchange_names_the_payment_and_the_stone() -> None:
    game, state = exchanging()
    act = game.parse(state, "cb>H")
    assert [game.write(state, act, style) for style in STYLES] == ["黒3+2→赤兜", "Helmet for 3+2", "cb>H"]
    for text in (
        "bc>H",
        "cb → H",
        "黒2+3→赤兜",
        "黒3 + 2 -> 赤兜",
        "helmet for 2 + 3",
        "3+2 helmet",
        "helmet 3 2",
        "kabuto 3+2",
        "h 3+2",
    ):
        assert game.parse(state, text) == act
    act = game.parse(state, "baa>S")
    assert [game.write(state, act, style) for style in STYLES] == ["黒2+1+1→赤刀", "Sword for 2+1+1", "baa>S"]


def test_the_notation_of_declining_and_of_the_gap() -> None:
    game, state = exchanging()
    decline = game.parse(state, "-")
    assert [game.write(state, decline, style) for style in STYLES] == ["-", "Decline", "-"]
    assert {game.parse(state, text) for text in ("-", "–", "—", "decline", "dec", "Verzicht", "VAZGEÇ")} == {decline}
    game, state = dealt()
    gap = game.parse(state, "@b2")
    assert [game.write(state, gap, style) for style in STYLES] == ["@b2", "Kaito b2", "@b2"]
    assert {game.parse(state, text) for text in ("b2", "B2", "@B2", "@ b2", "kaito b2", "怪b2", "b2 kaito")} == {gap}


@pytest.mark.parametrize(
    ("language", "capture", "exchange", "decline"),
    [
        ("en", "c5 Black Mon 2", "Helmet for 3+2", "Decline"),
        ("de", "c5 Mon 2 Schwarz", "Helm für 3+2", "Verzicht"),
        ("fr", "c5 Mon 2 Noir", "Casque pour 3+2", "Renoncer"),
        ("nl", "c5 Mon 2 Zwart", "Helm voor 3+2", "Afzien"),
        ("tr", "c5 Siyah Mon 2", "Miğfer için 3+2", "Vazgeç"),
    ],
)
def test_the_spoken_form_in_five_languages(language: str, capture: str, exchange: str, decline: str) -> None:
    for (game, state), short, text in (
        (moving(), "c5", capture),
        (exchanging(), "cb>H", exchange),
        (exchanging(), "-", decline),
    ):
        act = game.parse(state, short)
        assert game.write(state, act, "spoken", language) == text
        for reader in LANGUAGES:  # complete words are understood in every language
            assert game.parse(state, text, reader) == act
        assert game.parse(state, text.lower(), language) == act
        assert game.parse(state, words(language).folded(text), language) == act


@pytest.mark.parametrize("text", ["MİĞFER İÇİN 3+2", "migfer icin 3+2", "mi 3+2", "miğfer 3+2"])
def test_turkish_capital_i_is_read_and_accents_are_optional(text: str) -> None:
    game, state = exchanging()
    assert game.parse(state, text, "tr") == game.parse(state, "cb>H")


@pytest.mark.parametrize(
    "text", ["c5", "C5", "c5 black", "c5 mon", "c5 2", "c5 mon 2", "mon 2 black c5", "c5黒", "c5紋", "c5 bl mo"]
)
def test_any_part_of_the_stone_may_be_omitted(text: str) -> None:
    game, state = moving()
    assert game.parse(state, text) == game.parse(state, "c5:b")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("c5:B", "the one on c5 is Black Mon 2, not B"),
        ("c5:s", "not s"),
        ("c5 red", "not Red"),
        ("c5 red mon 2", "not Red"),
        ("c5 sword", "not Sword"),
        ("c5 black mon 3", "not 3"),
        ("c5黒紋1", "not 1"),
        ("c5黒兜", "not Helmet"),
        ("c4 mon", "the one on c4 is Black Sword, not Mon"),
        ("c4 sword 2", "the one on c4 is Black Sword, not 2"),
        ("b2:s", "There is no stone on b2"),
        ("b2 black", "There is no stone on b2"),
        ("c5:x", "“x” is not a stone. The letters of the stones are SHCBAshcba"),
    ],
)
def test_a_wrong_stone_is_refused(text: str, message: str) -> None:
    game, state = moving()
    with pytest.raises(BadNotation, match=message) as refused:
        game.parse(state, text)
    assert all(refused.value.say(language) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("CB>H", "Red pays with Black stones"),
        ("cb>h", "Red pays with Black stones"),
        ("赤3+2→赤兜", "Red pays with Black stones"),
        ("黒3+2→黒兜", "Red pays with Black stones"),
        ("cB>H", "“cB” mixes upper and lower case"),
        ("ccc>H", "Each colour has 2 mon of value 3, not 3"),
        ("sword for 1+1+1+1", "Each colour has 3 mon of value 1, not 4"),
        ("helmet for 4", "no mon of value 4"),
        ("helmet for 12", "no mon of value 12"),
        ("helmet", "is not a move"),
        ("helmet sword 3+2", "is not a move"),
        ("red helmet for 3+2", "is not a move"),
        ("mon for 3+2", "is not a move"),
        ("decline 3", "is not a move"),
        ("3+2", "is not a move"),
    ],
)
def test_an_impossible_payment_is_refused(text: str, message: str) -> None:
    game, state = exchanging()
    with pytest.raises(BadNotation, match=message) as refused:
        game.parse(state, text)
    assert all(refused.value.say(language) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "Nothing was written"),
        ("   ", "Nothing was written"),
        ("g4", "“g” is not a word"),
        ("d7", "no mon of value 7"),
        ("c5 c4", "is not a move"),
        ("c5 black red", "is not a move"),
        ("c5 sword mon", "is not a move"),
        ("@c5 black", "is not a move"),
        ("c5 decline", "is not a move"),
        ("hello", "“hello” is not a word of this game"),
        ("c5 k", "“k” could mean more than one thing: Sword, Helmet, Kaito"),
        ("c5!", "is not a move"),
        ("c5 mon ②", "“②” is not a word"),
        ("c5 black " + "x" * 190, "is not a word"),
        ("c5 black " + "x" * 192, "too long: it has 201 characters"),
    ],
)
def test_unreadable_text_is_refused_with_a_message(text: str, message: str) -> None:
    game, state = moving()
    with pytest.raises(BadNotation, match=message) as refused:
        game.parse(state, text)
    assert all(refused.value.say(language) for language in LANGUAGES)


def test_an_unknown_style_is_refused() -> None:
    game, state = moving()
    with pytest.raises(BadNotation, match="no notation “runes”. The notations are symbols, spoken, letters"):
        game.write(state, 0, "runes")


@pytest.mark.parametrize("language", LANGUAGES)
def test_notation_words_differ_from_each_other_and_from_prompt_commands(language: str) -> None:
    say = words(language)
    commands = [
        say.folded(say(f"cli-order-{name}")) for name in ("undo", "save", "moves", "notation", "position", "help", "quit")
    ]
    ids = ("red", "black", "sword", "helmet", "mon", "kaito", "for", "decline")
    notation_words = [say.folded(say(f"kaito-{name}")) for name in ids]
    assert len(set(commands + notation_words)) == len(commands + notation_words)
    assert all(word.isalpha() for word in notation_words)


@settings(deadline=None, max_examples=150)
@given(st.text(max_size=40) | st.text("abcdef123456SHCBAshcba>:@+- 赤黒刀兜紋怪→", max_size=12), st.sampled_from(LANGUAGES))
def test_any_text_is_an_act_or_bad_notation(text: str, language: str) -> None:
    for game, state in (dealt(), moving(), exchanging()):
        try:
            act = game.parse(state, text, language)
        except BadNotation as error:
            assert error.say(language)
        else:
            assert 0 <= act < game.num_acts


@settings(deadline=None, max_examples=20)
@given(st.integers(0, 10**6), st.sampled_from(STYLES), st.sampled_from(LANGUAGES))
def test_every_written_act_is_read_back(seed: int, style: str, language: str) -> None:
    game = Kaito(start=("red", "black")[seed % 2])
    for state in random_states(game, games=2, every=1 + seed % 5):
        for act in game.legal(state):
            assert game.parse(state, game.write(state, act, style, language), language) == act
