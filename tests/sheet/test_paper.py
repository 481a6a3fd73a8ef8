"""What sheets are made of, for any content: text fits, tables lose no row, pages overflow nowhere, kanji are all drawn."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaisho.games import load, names
from kaisho.games.kaito import board as kaito
from kaisho.games.kamisado import board as kamisado
from kaisho.games.samurai.picture import FIGURE_KANJI
from kaisho.paper.block import Block, Flow, space
from kaisho.paper.size import FOOTER, MARGIN, PAPERS
from kaisho.paper.table import HEAD, Cell, FormTable, NumberedTable
from kaisho.paper.text import fitted, width_of, wrapped
from kaisho.record import Record
from kaisho.sheet import form_pages, record_pages, sheet_of
from kaisho.sheet.pages import _placed, pages_of
from kaisho.strokes import STROKES
from tests.sheet.reading import words_on

TEXTS = st.text(st.characters(codec="utf-8", exclude_categories=("Cs", "Cc")), max_size=80)
HEIGHTS = st.lists(st.floats(1, 40), min_size=1, max_size=60)
NUMBER = re.compile(r">(\d+)</text>")


@given(TEXTS, st.floats(5, 100))
def test_lines_fill_the_width_and_contain_the_complete_text(text: str, width: float) -> None:
    lines = wrapped(text, 3, width)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(width_of(line, 3) <= width or len(line) == 1 for line in lines)


@given(TEXTS, st.floats(5, 100))
def test_a_text_that_is_cut_fits_and_says_so(text: str, width: float) -> None:
    shown = fitted(text, 3, width)
    assert width_of(shown, 3) <= width
    assert shown == text or (shown.endswith("…") and text.startswith(shown[:-1]))


@given(HEIGHTS, st.integers(1, 3), st.floats(70, 250), st.floats(0, 50), st.floats(1, 20))
def test_a_table_goes_on_from_page_to_page_without_losing_a_row(
    heights: list[float], panels: int, room: float, first_room: float, tail: float
) -> None:
    rows = [(str(number), [Cell(height), Cell()]) for number, height in enumerate(heights, 1)]
    rest: Flow | None = NumberedTable(["A", "B"], rows, panels, Block(tail, "<text>tail</text>"))
    drawn, here = "", first_room
    for _ in range(200):
        if rest is None:
            break
        block, rest = rest.take(here)
        assert block is None or block.height <= here + 0.02
        assert block is not None or here == first_room
        drawn += block.drawn if block is not None else ""
        here = room
    assert rest is None
    assert [int(number) for number in NUMBER.findall(drawn)] == list(range(1, len(rows) + 1))
    assert drawn.count("tail") == 1 and drawn.endswith("tail</text></g>")


@given(st.floats(30, 260), st.integers(1, 2), st.integers(1, 3))
def test_a_form_fills_the_page_and_no_more(room: float, panels: int, pages: int) -> None:
    rest: Flow | None = FormTable(["A", "B"], panels, Block(14, "<text>tail</text>"), pages=pages)
    drawn = ""
    for _ in range(pages):
        assert rest is not None
        block, rest = rest.take(room)
        assert block is not None and room - 7 - HEAD < block.height <= room + 0.01
        drawn += block.drawn
    assert rest is None and drawn.count("tail") == 1
    found = [int(number) for number in NUMBER.findall(drawn)]
    assert found == list(range(1, len(found) + 1))


@given(st.lists(st.tuples(st.floats(1, 200), st.booleans(), st.booleans()), min_size=1, max_size=30))
def test_blocks_are_placed_in_order_and_stay_with_what_follows_them(wanted: list[tuple[float, bool, bool]]) -> None:
    blocks: list[Flow] = [
        space(height / 10) if empty else Block(height, str(number), keep) for number, (height, keep, empty) in enumerate(wanted)
    ]
    pages = _placed(blocks, 250)
    order = []
    for page in filter(None, pages):
        for (y, block), after in zip(page, [*page[1:], None], strict=True):
            assert y + block.height <= (250.001 if after is None else after[0] + 0.001)
            order += [block.drawn] if block.drawn else []
    assert order == [str(number) for number, (_, _, empty) in enumerate(wanted) if not empty]


def test_a_block_higher_than_a_page_is_an_error_and_not_an_endless_loop() -> None:
    paper = PAPERS["a4"]
    with pytest.raises(AssertionError, match="higher than a page"):
        pages_of([Block(paper.height - 2 * MARGIN - FOOTER + 1, "x")], "", "en", paper)


def test_every_kanji_of_the_games_is_drawn() -> None:
    used = {*kamisado.KANJI, *kaito.COLOUR_KANJI, *kaito.KIND_KANJI, kaito.KAITO_KANJI, *FIGURE_KANJI.values()}
    assert set(STROKES) == used
    for path in STROKES.values():
        assert all(0 <= float(number) <= 100 for number in re.findall(r"[\d.]+", path))
    assert len(set(STROKES.values())) == len(STROKES)


@pytest.mark.parametrize("name", names())
def test_a_game_without_its_own_drawings_and_layout_still_has_sheets(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load(name)
    monkeypatch.setattr(type(game), "draw", lambda self, view: None)
    monkeypatch.setattr(type(game), "sheets", "kaisho.paper.sheet")
    assert type(sheet_of(game)).__name__ == "Sheet"
    record = Record(game)
    while len(record.acts) < 12 and not record.state.over:
        record.play(game.legal(record.state)[0])
    assert "Moves" in words_on(record_pages(record))
    assert "Result" in words_on(form_pages(game))
