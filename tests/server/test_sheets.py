"""Score sheets as pages: of tables, as far as the visitor may know them, of records that are sent, and empty forms."""

from __future__ import annotations

import re

import httpx
import pytest

from kaisho.games import load, names
from kaisho.language import LANGUAGES, words
from kaisho.paper.size import PAPERS
from kaisho.server.paths import is_page
from kaisho.server.study import LONGEST_RECORD
from kaisho.sheet import Page as SheetPage
from tests.server.conftest import Club
from tests.server.running import Reply, Visitor
from tests.server.test_looking_back import DEADLOCK, samurai
from tests.server.test_pages import Page
from tests.sheet.games import played
from tests.sheet.reading import acts_in, words_on

SVG = re.compile(r'<div class="sheet (a4|letter)">(<svg xmlns.*?</svg>)</div>', re.DOTALL)


def sheets(reply: Reply) -> list[SheetPage]:
    """The pages of a sheet; everything around them is checked as a plain page."""
    Page(reply.body)
    return [SheetPage(svg, PAPERS[paper]) for paper, svg in SVG.findall(reply.body)]


def of_table(visitor: Visitor, table: str, query: str = "") -> Reply:
    return visitor.call("GET", f"/plain/sheet/table/{table}{query}")


def of_record(visitor: Visitor, **fields: str) -> Reply:
    answer = httpx.post(f"{visitor.server.address}/plain/sheet/record", data=fields, timeout=60)
    return Reply(answer.status_code, answer.text, dict(answer.headers))


def test_a_finished_table_has_a_sheet_for_everybody(club: Club) -> None:
    table, ann, bob = club.pair("kamisado")
    for number, act in enumerate(DEADLOCK):
        (ann, bob)[number % 2].ask("act", table=table, after=number, act=act)
    for visitor in (ann.visitor, club.server.nobody()):
        reply = of_table(visitor, table)
        assert reply.status == 200 and reply.headers["content-type"].startswith("text/html")
        assert "style-src 'self'" in reply.headers["content-security-policy"]
        pages = sheets(reply)
        assert [text for _, _, text in acts_in(pages, ["Black", "White"], 16) if text] == ["赤↖2青", "青↖6赤", "赤↗4青"]
        text = words_on(pages)
        assert ann.visitor.me["name"] in text and bob.visitor.me["name"] in text
        assert "Deadlock" in text and "Nobody can move any more: White wins." in text
    assert sheets(of_table(ann.visitor, table, "?paper=letter"))[0].paper.name == "letter"
    assert sheets(of_table(ann.visitor, table, "?paper=a5"))[0].paper.name == "a4"


def test_a_game_that_was_resigned_says_so(club: Club) -> None:
    table, _, bob = club.pair("kaito")
    bob.ask("resign", table=table)
    text = words_on(sheets(of_table(club.server.nobody(), table)))
    assert "resigned" in text and "Remark" not in text


def test_a_running_game_is_shown_as_far_as_it_has_come(club: Club) -> None:
    table, ann, _ = club.pair("kamisado", options={"match": "standard"})
    ann.ask("act", table=table, after=0, act="c1-a3")
    text = words_on(sheets(of_table(club.server.nobody(), table)))
    assert "The game is not finished." in text and "The round is not finished." in text


@pytest.mark.parametrize("acts", [3, 16])
def test_of_a_hidden_game_everybody_gets_only_what_they_may_know(club: Club, acts: int) -> None:
    """Also while tiles are being picked in secret."""
    table, ann, bob = samurai(club, acts)
    found = {}
    for reader, own in ((ann, 0), (bob, 1), (club.server.nobody(), None)):
        pages = sheets(of_table(reader, table))
        first = [text for number, _, text in acts_in(pages, ["Red", "Blue"], 60) if number == 1]
        for column, text in enumerate(first):
            assert column == own or set(text) <= {"?", " "}, text
        found[own] = [page.svg for page in pages]
    stranger = [page.svg for page in sheets(of_table(club.guest(), table))]
    assert stranger == found[None]
    assert (found[0] == found[None]) == (acts == 3), "secret choices are told to nobody before all have chosen"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_game_has_a_form_in_every_language(club: Club, game: str, language: str) -> None:
    visitor = club.server.nobody()
    reply = visitor.call("GET", f"/plain/sheet/blank/{game}", **{"Accept-Language": language})
    assert reply.status == 200
    pages = sheets(reply)
    assert words(language)("sheet-title") in words_on(pages)
    assert words(language)("plain-sheet-print") in reply.body


def test_the_address_of_a_form_names_its_options(club: Club) -> None:
    visitor = club.server.nobody()
    reply = visitor.call("GET", "/plain/sheet/blank/kamisado?match=series&rounds=4&setup=colours&paper=letter")
    text = words_on(sheets(reply))
    assert "Round 4" in text and "Round 5" not in text
    assert "?match=series&amp;rounds=4&amp;paper=a4" in reply.body
    form = next(form for form in Page(reply.body).forms if "match" in form.fields)
    chosen = {
        option.name: str(load("kamisado", match="series", rounds=4).options[option.name])
        for option in load("kamisado").option_list
    }
    assert form.fields == chosen | {"paper": "letter"}


@pytest.mark.parametrize(
    ("path", "status", "message"),
    [
        ("blank/chess", 404, "chess"),
        ("blank/kamisado?match=short", 400, "The option match cannot be “short”"),
        ("blank/kamisado?speed=9", 400, "speed"),
        ("blank/kamisado?match=long&rounds=4", 400, "The option rounds is for match=series only"),
        ("table/nosuchtable", 404, ""),
        ("table/NO", 400, ""),
    ],
)
def test_what_there_is_not_is_said_on_a_page(club: Club, path: str, status: int, message: str) -> None:
    reply = club.server.nobody().call("GET", f"/plain/sheet/{path}")
    assert reply.status == status and message in reply.body
    Page(reply.body)


def test_a_record_that_is_sent_along_becomes_a_sheet(club: Club) -> None:
    record = played("kamisado-series-tournament")
    visitor = club.server.nobody()
    assert "<textarea" in visitor.call("GET", "/plain/sheet/record").body
    reply = of_record(visitor, record=record.write(), paper="letter")
    assert reply.status == 200
    pages = sheets(reply)
    assert pages[0].paper.name == "letter" and "Иван & <Пётр>" in words_on(pages)
    assert "<Пётр>" not in reply.body
    form = next(form for form in Page(reply.body).forms if "record" in form.fields)
    assert sheets(of_record(visitor, record=form.fields["record"], paper="a4"))[0].paper.name == "a4"


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({}, 400),
        ({"record": "chess"}, 400),
        ({"record": "x" * (LONGEST_RECORD + 1)}, 400),
        ({f"field{number}": "1" for number in range(9)}, 400),
    ],
)
def test_a_record_that_is_none_is_refused_on_a_page(club: Club, fields: dict[str, str], status: int) -> None:
    reply = of_record(club.server.nobody(), **fields)
    assert reply.status == status and 'class="sheet a4"' not in reply.body
    Page(reply.body)


def test_sheets_count_as_pages_against_the_limit() -> None:
    assert all(is_page(f"/plain/sheet/{path}") for path in ("record", "table/x", "blank/kamisado"))


def test_plain_pages_lead_to_sheets(club: Club) -> None:
    table, ann, _ = club.pair("kaito")
    links = [link for link, _ in Page(ann.visitor.call("GET", "/plain/").body).links]
    assert {f"/plain/sheet/blank/{game}" for game in names()} | {"/plain/sheet/record"} <= set(links)
    assert f"/plain/sheet/table/{table}" in ann.visitor.call("GET", f"/plain/tables/{table}").body
    for file, kind in (("sheet.css", "text/css"), ("sheet.js", "text/javascript")):
        reply = ann.visitor.call("GET", f"/plain/{file}")
        assert reply.status == 200 and reply.headers["content-type"].startswith(kind)
