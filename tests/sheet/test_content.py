"""The content of score sheets: every act in order and in its player's column, the head, pages, in all languages."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import numpy as np
import pytest

from kaisho.game import WATCHER
from kaisho.games import load
from kaisho.games.kamisado.board import KANJI
from kaisho.language import LANGUAGES, words
from kaisho.record import Record
from kaisho.sheet import PAPERS, form_pages, record_pages
from kaisho.sheet.head import result_in_words
from tests.sheet.games import GAMES, part, played
from tests.sheet.reading import SVG, acts_in, items_on, spaced, words_on

OTHERS = [name for name in GAMES if not name.startswith("kamisado")]


def heads(record: Record, language: str) -> list[str]:
    return [words(language)(record.game.seat_word(seat)) for seat in range(record.game.seats)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OTHERS)
def test_every_act_is_in_the_column_of_its_player_in_order(name: str, language: str) -> None:
    record = played(name)
    game = record.game
    read = acts_in(record_pages(record, language), heads(record, language), 60)
    wanted = [""] * game.seats
    for state, act in zip(record.states, record.acts, strict=False):
        wanted[int(state.seat)] += game.write(state, act, None, language).replace(" ", "")
    found = [""] * game.seats
    for _, column, text in read:
        found[column] += text.replace(" ", "")
    assert found == wanted
    rows = [number for number, column, _ in read if column == 0]
    assert rows == list(range(1, len(rows) + 1))


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", GAMES)
def test_a_sheet_is_a_row_of_pages_with_numbers_that_are_well_formed_and_stay_on_the_paper(name: str, paper: str) -> None:
    size = PAPERS[paper]
    for pages in (record_pages(played(name), "en", paper), form_pages(played(name).game, "en", paper)):
        for number, page in enumerate(pages, 1):
            root = ElementTree.fromstring(page.svg)
            assert (root.get("width"), root.get("height")) == (f"{size.width:g}mm", f"{size.height:g}mm")
            assert f"Page {number} of {len(pages)}" in page.svg
            assert "None" not in page.svg and '"nan' not in page.svg
        assert all(0 < item.x < size.width and 0 < item.y < size.height - 10 for item in items_on(pages))


@pytest.mark.parametrize("name", GAMES)
def test_every_part_of_a_game_has_a_sheet(name: str) -> None:
    record = played(name)
    for acts in sorted({0, 1, 2, *range(5, len(record.acts), max(7, len(record.acts) // 12))}):
        text = words_on(record_pages(part(record, acts)))
        assert "The game is not finished." in text and "Position reached" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["kamisado-long", "kaito-red", "caminos-square-scored", "samurai-4"])
def test_the_head_names_players_date_event_place_and_result(name: str, language: str) -> None:
    record = played(name)
    pages = record_pages(record, language)
    text = words_on(pages[:1])
    for value in record.tags.values():
        assert value in text
    say = words(language)
    for label in (*heads(record, language), say("sheet-date"), say("sheet-event"), say("sheet-place"), say("sheet-title")):
        assert label in text
    assert spaced(result_in_words(record, language)) in text
    for page in pages[1:]:
        assert record.tags["date"] in words_on([page])


def test_the_head_shows_a_comment_or_the_result_of_the_table_but_not_both() -> None:
    record = part(played("kaito-red"), 4)
    record.tags["comment"] = "black resigned"
    assert "Remark: black resigned" in words_on(record_pages(record))
    text = words_on(record_pages(record, result="Black has resigned: Red wins."))
    assert "Black has resigned: Red wins." in text and "Remark" not in text and "not finished" not in text


@pytest.mark.parametrize("name", GAMES)
def test_no_kanji_depends_on_a_font(name: str) -> None:
    """Names may be in any script; every other character that is not a letter is drawn."""
    record = part(played(name), len(played(name).acts))
    record.tags.clear()
    for page in (*record_pages(record), *form_pages(record.game)):
        for text in ElementTree.fromstring(page.svg).iter(f"{SVG}text"):
            assert not re.search("[\u2190-\u21ff\u2e80-\u9fff]", text.text or ""), text.text


@pytest.mark.parametrize("name", GAMES)
def test_every_symbol_that_a_page_refers_to_is_defined_on_it(name: str) -> None:
    for page in record_pages(played(name)):
        root = ElementTree.fromstring(page.svg)
        assert {f"#{shape.get('id')}" for shape in root.iter() if shape.get("id")} == {
            use.get("href") for use in root.iter(f"{SVG}use")
        }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_form_of_kamisado_shows_all_octagons_squares_and_arrows_and_has_room_for_every_round(language: str) -> None:
    say = words(language)
    for match, rounds in (("single", 1), ("standard", 5), ("long", 13), ("marathon", 15)):
        game = type(played("kamisado-single").game)(match=match)
        found = [item.text for item in items_on(form_pages(game, language))]
        for kanji in KANJI:
            assert found.count(kanji) == 2  # the octagon and the square
        assert all(arrow in found for arrow in "↖↑↗↓←→")
        headings = [say("kamisado-show-round", round=str(number)) for number in range(1, 100)]
        assert [text for text in found if text in headings] == headings[:rounds]
        for box in ("winner", "tower", "markers", "points", "total", "fill"):
            assert found.count(say(f"kamisado-sheet-{box}")) == rounds


@pytest.mark.parametrize("seat", [WATCHER, 0, 3])
def test_a_seat_sees_on_a_sheet_of_a_running_game_only_what_it_may_know(seat: int) -> None:
    """The sheet is the same whatever is hidden, and tiles that others have picked are question marks."""
    record = part(played("samurai-4"), 60)
    game = record.game
    pages = record_pages(record, seat=seat)
    first = [text for number, _, text in acts_in(pages, heads(record, "en"), 60) if number == 1]
    assert [text == "? ? ? ? ?" for text in first] == [column != seat for column in range(4)]
    assert "question mark" in words_on(pages)
    layout, acts = game.same_for(seat, record.layout, record.acts, np.random.default_rng(5))
    other = Record(game, layout)
    for act in acts:
        other.play(act)
    other.tags |= record.tags
    assert any(game.to_bytes(a) != game.to_bytes(b) for a, b in zip(record.states, other.states, strict=True))
    assert [page.svg for page in record_pages(other, seat=seat)] == [page.svg for page in pages]


def test_a_finished_game_is_hidden_from_nobody() -> None:
    record = played("samurai-3-random")
    assert [page.svg for page in record_pages(record, seat=WATCHER)] == [page.svg for page in record_pages(record)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "options", "counted"),
    [
        ("kaito", {}, None),
        ("caminos", {}, None),
        ("caminos", {"scoring": "yes"}, "sheet-points-of"),
        ("samurai", {}, "sheet-figures-of"),
        ("samurai", {"players": 4}, "sheet-figures-of"),
    ],
)
def test_a_form_has_boxes_for_what_the_game_counts(
    name: str, options: dict[str, str | int], counted: str | None, language: str
) -> None:
    game, say = load(name, **options), words(language)
    found = words_on(form_pages(game, language))
    for label in ("sheet-points-of", "sheet-figures-of"):
        for seat in range(game.seats):
            assert (spaced(say(label, side=say(game.seat_word(seat)))) in found) == (label == counted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_samurais_map_names_its_hexes_and_the_codes_of_tiles_are_explained(language: str) -> None:
    game, say = load("samurai", players=4), words(language)
    pages = form_pages(game, language)
    drawn, found = "".join(page.svg for page in pages), words_on(pages)
    for name, shown in game.view(game.deal(), WATCHER)["hexes"].items():
        assert f">{shown.get('name', name)}<" in drawn
    assert f"W {say('samurai-ship')}" in found and f"T0 {say('samurai-tile-exchange')}" in found


def test_the_opening_side_is_shown_only_if_the_record_says_so() -> None:
    game, state = type(load("kamisado")).from_position("3K2G1/8/8/OrY2R2/P3pkN1/g3B3/8/n2y2bo w B play 0:0 standard")
    assert "Opens" not in words_on(record_pages(Record(game, start=state)))
    assert "Opens: Black" in words_on(record_pages(Record(load("kamisado", match="standard"))))
