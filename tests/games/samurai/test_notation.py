"""The notation of Samurai."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kaisho.errors import BadNotation, KaishoError
from kaisho.games.samurai import Samurai
from kaisho.games.samurai.board import HEX_NAMES, HEXES, SETTLEMENT_NAMES, TILES
from kaisho.games.samurai.rules import DISCARD, END, LAY, PICK, PLACE
from kaisho.kernel import State
from kaisho.language import LANGUAGES, words
from tests.rules.samurai.positions import set_up


def playing() -> tuple[Samurai, State]:
    return set_up({"red": "H4@f17"}, {"red": "S2 W1 K1 T0 F"}, {"Hagi": "h", "Kuji": "b"})


@pytest.mark.parametrize(
    ("code", "spoken"),
    [
        ("S2@g18", ["Samurai 2 g18", "Samurai 2 g18", "Samouraï 2 g18", "Samoerai 2 g18", "Samuray 2 g18"]),
        ("W1@e17", ["Ship 1 e17", "Schiff 1 e17", "Navire 1 e17", "Schip 1 e17", "Gemi 1 e17"]),
        ("K1@Hagi", ["Horseman 1 Hagi", "Reiter 1 Hagi", "Cavalier 1 Hagi", "Ruiter 1 Hagi", "Atlı 1 Hagi"]),
        (
            "T0@f17-g18",
            [
                "Tile exchange f17 g18",
                "Plättchentausch f17 g18",
                "Échange de tuiles f17 g18",
                "Tegelruil f17 g18",
                "Taş değişimi f17 g18",
            ],
        ),
        (
            "F:b@Kuji-h@Hagi",
            [
                "Figure exchange Buddha Kuji, Helmet Hagi",
                "Figurentausch Buddha Kuji, Helm Hagi",
                "Échange de figures Bouddha Kuji, Casque Hagi",
                "Figurenruil Boeddha Kuji, Helm Hagi",
                "Figür değişimi Buda Kuji, Miğfer Hagi",
            ],
        ),
        ("F", ["Discard", "Abwurf", "Défausse", "Afleggen", "Iskarta"]),
        ("end", ["End turn", "Zugende", "Fin du tour", "Einde beurt", "Sırayı bitir"]),
    ],
)
def test_both_styles_in_five_languages(code: str, spoken: list[str]) -> None:
    game, state = playing()
    act = game.parse(state, code)
    assert game._write(state, act, "codes", "en") == code
    for language, text in zip(LANGUAGES, spoken, strict=True):
        assert game._write(state, act, "spoken", language) == text
        for written in (text, text.lower(), text.upper()):
            assert game.parse(state, written, language) == act
        for reader in LANGUAGES:
            assert game.parse(state, text, reader) == act


def test_the_notation_of_picks_and_placements() -> None:
    game = Samurai()
    state = game.deal()
    for text in ("+H4", "H4", "h4", "Helmet 4", "Casque 4", "miğfer 4"):
        assert game.parse(state, text) == TILES.index("H4")
    assert game.write(state, game.parse(state, "F")) == "+F"
    assert game.parse(state, "Figure exchange") == TILES.index("F")
    assert game.parse(state, "Plättchentausch", "de") == TILES.index("T0")
    placing = Samurai(hands="random")
    state = placing.deal()
    act = placing.parse(state, "b@Kyoto")
    for text in ("B@KYOTO", "b kyoto", "Buddha Kyoto", "bouddha kyo", "b@l16"):
        assert placing.parse(state, text) == act


def test_punctuation_and_case_are_flexible() -> None:
    game, state = playing()
    assert game.parse(state, "s2 g18") == game.parse(state, "S2@g18")
    assert game.parse(state, "f b@kuji, h@hagi") == game.parse(state, "F:h@Hagi-b@Kuji")
    assert game.parse(state, "T f17 g18") == game.parse(state, "T0@f17-g18")
    assert game.parse(state, "END") == END
    assert game.parse(state, "S2") == TILES.index("S2")  # a pick, which a rule then refuses
    assert game.parse(state, "f") == DISCARD


@pytest.mark.parametrize("text", ["Plattchentausch f17 g18", "Plaettchentausch f17 g18", "PLAETTCHENTAUSCH F17 G18"])
def test_german_umlauts_may_be_written_without_dots_or_as_two_letters(text: str) -> None:
    game, state = playing()
    assert game.parse(state, text, "de") == game.parse(state, "T0@f17-g18")


@pytest.mark.parametrize("name", ["i21", "I21", "İ21", "ı21"])
def test_turkish_variants_of_column_i_are_read_in_every_language(name: str) -> None:
    game, state = set_up(hands={"red": "R2 T0"}, laid={"red": "S2@i16"}, players=3)
    for language in LANGUAGES:
        assert game.parse(state, f"R2@{name}", language) == game.parse(state, "R2@i21")
        assert game.parse(state, f"T0@{name.replace('21', '16')}-{name}", language) == game.parse(state, "T0@i16-i21")
        spoken = game.write(state, game.parse(state, "R2@i21"), "spoken", language).replace("i21", name)
        assert game.parse(state, spoken, language) == game.parse(state, "R2@i21")


def in_every_case(text: str) -> set[str]:
    """Return a text in capitals and in small letters, by the usual rule for i and by the Turkish one."""
    turkish_upper = text.replace("i", "İ").replace("ı", "I").upper()
    turkish_lower = text.replace("I", "ı").replace("İ", "i").lower()
    return {text, text.upper(), text.lower(), text.title(), turkish_upper, turkish_lower, turkish_upper.title()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hex_is_read_in_every_case(language: str) -> None:
    game = Samurai(players=4)
    state = game.deal()
    for hexagon, name in enumerate(HEX_NAMES):
        act = LAY + HEXES * TILES.index("W1") + hexagon
        for written in in_every_case(name):
            assert game.parse(state, f"W1@{written}", language) == act, written
        for spoken in in_every_case(game._write(state, act, "spoken", language)):
            assert game.parse(state, spoken, language) == act, spoken


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_is_read_in_every_case(language: str) -> None:
    game = Samurai(players=4)
    state = game.deal()
    for number, tile in enumerate(TILES):
        for style in game.styles:
            for written in in_every_case(game._write(state, PICK + number, style, language)):
                assert game.parse(state, written, language) == PICK + number, (tile, written)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_settlement_is_read_in_every_case(language: str) -> None:
    placing = Samurai(players=4, hands="random")
    state = placing.deal()
    for settlement in range(len(SETTLEMENT_NAMES)):
        for figure in range(3):
            act = PLACE + 3 * settlement + figure
            for style in placing.styles:
                for written in in_every_case(placing._write(state, act, style, language)):
                    assert placing.parse(state, written, language) == act, written


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "Nothing was written"),
        ("hello", "“hello” is not a move"),
        ("S9@g18", "no tile “S9”"),
        ("S2@z9", "“z9” is not a settlement"),
        ("S2@a1", "no hex “a1” on the map"),
        ("h@Osaka", "“Osaka” is not a settlement"),
        ("h@O", "more than one settlement: Ojiya, Obama, .*Write a little more"),
        ("T0@f17-e17", "plain land only; “e17”"),
        ("T0@f17", "not a move|no tile"),
        ("F:h@Hagi-h@Hagi", "with itself"),
        ("Tile exchange f17 g18 h17", "is not a move"),
        ("Figure exchange Helmet Hagi", "is not a move"),
        ("Figure exchange Helmet Hagi, Ship Kuji", "is not a move"),
        ("Discard everything", "is not a move"),
        ("Ship Kyoto", "is not a move"),
    ],
)
def test_unreadable_text_is_refused_with_a_message(text: str, message: str) -> None:
    game, state = playing()
    with pytest.raises(BadNotation, match=message) as refused:
        game.parse(state, text)
    assert all(refused.value.say(language) for language in LANGUAGES)


def test_an_unknown_style_is_refused() -> None:
    game, state = playing()
    with pytest.raises(BadNotation, match="no notation “runes”. The notations are codes, spoken"):
        game.write(state, END, "runes")


@settings(deadline=None, max_examples=300)
@given(st.text("HBRSWKTFhbrend0123456789@-:,+ kyotoEdo侍ıİé", max_size=14), st.sampled_from(LANGUAGES))
def test_any_text_is_an_act_or_a_kaisho_error(text: str, language: str) -> None:
    game, state = playing()
    try:
        act = game.parse(state, text, language)
    except KaishoError as error:
        assert error.say(language)
        return
    assert 0 <= act < game.num_acts


@pytest.mark.parametrize("language", LANGUAGES)
def test_notation_words_differ_from_each_other_and_from_prompt_commands(language: str) -> None:
    say = words(language)
    names = (
        "helmet",
        "buddha",
        "rice",
        "samurai-tile",
        "ship",
        "horseman",
        "tile-exchange",
        "figure-exchange",
        "discard",
        "end",
    )
    notation_words = [say.folded(say(f"samurai-{name}")) for name in names]
    ids = ("undo", "save", "moves", "notation", "position", "help", "quit")
    commands = {say.folded(say(f"cli-order-{name}")) for name in ids} | set(ids)
    assert len(set(notation_words)) == len(notation_words)
    assert not commands & {word.split()[0] for word in notation_words}
