"""Score sheets as pages: of tables, as far as the client may know them, of submitted records, and blank forms."""

from __future__ import annotations

import re

import httpx
import pytest

from kaisho.games import load, names
from kaisho.language import LANGUAGES, words
from kaisho.paper.size import PAPERS
from kaisho.server.paths import is_page
from kaisho.server.study import MAX_RECORD_LENGTH
from kaisho.sheet import Page as SheetPage
from tests.server.conftest import Club
from tests.server.running import Client, Reply
from tests.server.test_pages import Page
from tests.server.test_records_and_replays import DEADLOCK, samurai
from tests.sheet.games import played
from tests.sheet.reading import acts_in, words_on

SVG = re.compile(r'<div class="sheet (a4|letter)">(<svg xmlns.*?</svg>)</div>', re.DOTALL)


def sheets(reply: Reply) -> list[SheetPage]:
    """Return the pages of a sheet, and check the page around them as a plain page."""
    Page(reply.body)
    return [SheetPage(svg, PAPERS[paper]) for paper, svg in SVG.findall(reply.body)]


def of_table(client: Client, table: str, query: str = "") -> Reply:
    return client.call("GET", f"/plain/sheet/table/{table}{query}")


def of_record(client: Client, **fields: str) -> Reply:
    answer = httpx.post(f"{client.server.address}/plain/sheet/record", data=fields, timeout=60)
    return Reply(answer.status_code, answer.text, dict(answer.headers))


def test_a_finished_table_has_a_sheet_for_everybody(club: Club) -> None:
    table, ann, bob = club.two_players("kamisado")
    for number, act in enumerate(DEADLOCK):
        (ann, bob)[number % 2].ask("act", table=table, after=number, act=act)
    for client in (ann.client, club.server.anonymous()):
        reply = of_table(client, table)
        assert reply.status == 200 and reply.headers["content-type"].startswith("text/html")
        assert "style-src 'self'" in reply.headers["content-security-policy"]
        pages = sheets(reply)
        assert [text for _, _, text in acts_in(pages, ["Black", "White"], 16) if text] == ["赤↖2青", "青↖6赤", "赤↗4青"]
        text = words_on(pages)
        assert ann.client.me["name"] in text and bob.client.me["name"] in text
        assert "Deadlock" in text and "Nobody can move any more: White wins." in text
    assert sheets(of_table(ann.client, table, "?paper=letter"))[0].paper.name == "letter"
    assert sheets(of_table(ann.client, table, "?paper=a5"))[0].paper.name == "a4"


def test_the_sheet_of_a_resigned_game_says_so(club: Club) -> None:
    table, _, bob = club.two_players("kaito")
    bob.ask("resign", table=table)
    text = words_on(sheets(of_table(club.server.anonymous(), table)))
    assert "resigned" in text and "Remark" not in text


def test_the_sheet_of_a_running_game_has_the_acts_so_far(club: Club) -> None:
    table, ann, _ = club.two_players("kamisado", options={"match": "standard"})
    ann.ask("act", table=table, after=0, act="c1-a3")
    text = words_on(sheets(of_table(club.server.anonymous(), table)))
    assert "The game is not finished." in text and "The round is not finished." in text


@pytest.mark.parametrize("acts", [3, 16])
def test_the_sheet_of_a_game_with_hidden_information_has_only_what_the_reader_may_know(club: Club, acts: int) -> None:
    """This also holds while tiles are being picked in secret."""
    table, ann, bob = samurai(club, acts)
    svgs = {}
    for reader, own_seat in ((ann, 0), (bob, 1), (club.server.anonymous(), None)):
        pages = sheets(of_table(reader, table))
        first = [text for number, _, text in acts_in(pages, ["Red", "Blue"], 60) if number == 1]
        for column, text in enumerate(first):
            assert column == own_seat or set(text) <= {"?", " "}, text
        svgs[own_seat] = [page.svg for page in pages]
    stranger = [page.svg for page in sheets(of_table(club.guest(), table))]
    assert stranger == svgs[None]
    assert (svgs[0] == svgs[None]) == (acts == 3), "secret choices are not on any sheet before all have chosen"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_game_has_a_blank_form_in_every_language(club: Club, game: str, language: str) -> None:
    client = club.server.anonymous()
    reply = client.call("GET", f"/plain/sheet/blank/{game}", **{"Accept-Language": language})
    assert reply.status == 200
    pages = sheets(reply)
    assert words(language)("sheet-title") in words_on(pages)
    assert words(language)("plain-sheet-print") in reply.body


def test_the_options_of_a_form_are_in_its_address(club: Club) -> None:
    client = club.server.anonymous()
    reply = client.call("GET", "/plain/sheet/blank/kamisado?match=series&rounds=4&setup=colours&paper=letter")
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
def test_invalid_requests_for_sheets_are_answered_with_a_page(club: Club, path: str, status: int, message: str) -> None:
    reply = club.server.anonymous().call("GET", f"/plain/sheet/{path}")
    assert reply.status == status and message in reply.body
    Page(reply.body)


def test_a_submitted_record_becomes_a_sheet(club: Club) -> None:
    record = played("kamisado-series-tournament")
    client = club.server.anonymous()
    assert "<textarea" in client.call("GET", "/plain/sheet/record").body
    reply = of_record(client, record=record.write(), paper="letter")
    assert reply.status == 200
    pages = sheets(reply)
    assert pages[0].paper.name == "letter" and "Иван & <Пётр>" in words_on(pages)
    assert "<Пётр>" not in reply.body
    form = next(form for form in Page(reply.body).forms if "record" in form.fields)
    assert sheets(of_record(client, record=form.fields["record"], paper="a4"))[0].paper.name == "a4"


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({}, 400),
        ({"record": "chess"}, 400),
        ({"record": "x" * (MAX_RECORD_LENGTH + 1)}, 400),
        ({f"field{number}": "1" for number in range(9)}, 400),
    ],
)
def test_an_invalid_record_is_refused_with_a_page(club: Club, fields: dict[str, str], status: int) -> None:
    reply = of_record(club.server.anonymous(), **fields)
    assert reply.status == status and 'class="sheet a4"' not in reply.body
    Page(reply.body)


def test_sheets_count_as_pages_against_the_limit() -> None:
    assert all(is_page(f"/plain/sheet/{path}") for path in ("record", "table/x", "blank/kamisado"))


def test_plain_pages_link_to_sheets(club: Club) -> None:
    table, ann, _ = club.two_players("kaito")
    links = [link for link, _ in Page(ann.client.call("GET", "/plain/").body).links]
    assert {f"/plain/sheet/blank/{game}" for game in names()} | {"/plain/sheet/record"} <= set(links)
    assert f"/plain/sheet/table/{table}" in ann.client.call("GET", f"/plain/tables/{table}").body
    for file, kind in (("sheet.css", "text/css"), ("sheet.js", "text/javascript")):
        reply = ann.client.call("GET", f"/plain/{file}")
        assert reply.status == 200 and reply.headers["content-type"].startswith(kind)
