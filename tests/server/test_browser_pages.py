"""The browser's side as the server hands it out."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from kaisho.server.browser import BrowserPages

SCRIPT = b"console.log('a game')\n" * 100


@pytest.fixture
def pages(tmp_path: Path) -> BrowserPages:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Kaisho</title>")
    (tmp_path / "assets" / "index-1a2b.js").write_bytes(SCRIPT)
    return BrowserPages(tmp_path)


@pytest.mark.parametrize("path", ["/", "/tables/abc", "/join/abc/key", "/learn/kaito"])
def test_every_address_of_a_page_gives_the_first_file_which_is_asked_for_again_each_time(
    pages: BrowserPages, path: str
) -> None:
    answer = pages.answer(path, {})
    assert answer is not None
    status, headers, body = answer
    assert status == 200 and b"<title>Kaisho</title>" in body
    assert dict(headers)[b"cache-control"] == b"no-cache"


def test_a_file_named_after_its_contents_is_kept_for_ever_and_sent_compressed(pages: BrowserPages) -> None:
    answer = pages.answer("/assets/index-1a2b.js", {"accept-encoding": "br, gzip"})
    assert answer is not None
    _, headers, body = answer
    assert b"immutable" in dict(headers)[b"cache-control"]
    assert dict(headers)[b"content-encoding"] == b"gzip" and gzip.decompress(body) == SCRIPT
    plain = pages.answer("/assets/index-1a2b.js", {})
    assert plain is not None and plain[2] == SCRIPT


def test_who_has_the_newest_file_is_sent_nothing(pages: BrowserPages) -> None:
    first = pages.answer("/", {})
    assert first is not None
    again = pages.answer("/", {"if-none-match": dict(first[1])[b"etag"].decode()})
    assert again is not None and again[0] == 304 and again[2] == b""


@pytest.mark.parametrize("path", ["/api/club", "/plain/", "/nothing", "/assets/../app.py", "/assets/other.js", "/socket"])
def test_other_addresses_are_not_the_browsers(pages: BrowserPages, path: str) -> None:
    assert pages.answer(path, {}) is None


def test_where_nothing_was_built_there_is_nothing(tmp_path: Path) -> None:
    pages = BrowserPages(tmp_path / "missing")
    assert not pages
    assert pages.answer("/", {}) is None
