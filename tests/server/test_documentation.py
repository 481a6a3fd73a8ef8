"""The documentation site: it is complete, needs no other host, and the club serves it under ``/docs``."""

from __future__ import annotations

import gzip
import re
from functools import cache
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import pytest

from kaisho.errors import KaishoError
from kaisho.language import LANGUAGES, words
from kaisho.server.documentation import Documentation, NoDocumentation, built_documentation
from kaisho.server.security import CONTENT_POLICY
from tests.server.running import RunningServer

SITE = Path(str(files("kaisho.server"))) / "docs"
PAGES = sorted(file.relative_to(SITE).as_posix() for file in SITE.rglob("*.html"))
TEXT = b"<!doctype html><title>Kaisho</title>" + b"x" * 1000


@pytest.fixture
def documentation(tmp_path: Path) -> Documentation:
    (tmp_path / "_static").mkdir()
    (tmp_path / "index.html").write_bytes(TEXT)
    (tmp_path / "_static" / "site.css").write_text("p {}")
    return Documentation(tmp_path)


# --- serving ----------------------------------------------------------------------------------------------------------


def test_the_first_page_is_served_with_and_without_its_name(documentation: Documentation) -> None:
    for path in ("/docs/", "/docs/index.html"):
        answer = documentation.response(path, {})
        assert answer is not None
        status, headers, body = answer
        assert (status, body) == (200, TEXT)
        assert dict(headers)[b"content-type"].startswith(b"text/html")
        assert dict(headers)[b"cache-control"] == b"no-cache"


def test_a_page_is_compressed_and_answered_with_304_if_unchanged(documentation: Documentation) -> None:
    answer = documentation.response("/docs/", {"accept-encoding": "gzip"})
    assert answer is not None and gzip.decompress(answer[2]) == TEXT
    again = documentation.response("/docs/", {"if-none-match": dict(answer[1])[b"etag"].decode()})
    assert again is not None and again[0] == 304 and again[2] == b""


def test_an_address_without_the_slash_is_redirected(documentation: Documentation) -> None:
    answer = documentation.response("/docs", {})
    assert answer is not None and answer[0] == 308 and dict(answer[1])[b"location"] == b"/docs/"


@pytest.mark.parametrize("path", ["/", "/docsx", "/documentation", "/plain/docs/", "*"])
def test_addresses_outside_docs_are_left_to_the_routes(documentation: Documentation, path: str) -> None:
    assert documentation.response(path, {}) is None


@pytest.mark.parametrize("path", ["/docs/nothing.html", "/docs/_static/", "/docs/../app.py", "/docs//index.html"])
def test_an_unknown_page_is_not_found(documentation: Documentation, path: str) -> None:
    with pytest.raises(KaishoError) as error:
        documentation.response(path, {})
    assert error.value.code == "http-not-found"


def test_without_a_build_an_error_says_what_to_do(tmp_path: Path) -> None:
    documentation = Documentation(tmp_path / "missing")
    assert not documentation and documentation.response("/", {}) is None
    with pytest.raises(NoDocumentation) as error:
        documentation.response("/docs/", {})
    for language in LANGUAGES:
        assert "make docs" in error.value.say(language)


# --- the built site --------------------------------------------------------------------------------------------------


class ParsedPage(HTMLParser):
    """The links, ids and scripts of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.ids: set[str] = set()
        self.inline: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = dict(attrs)
        if attributes.get("id"):
            self.ids.add(attributes["id"] or "")
        if tag == "a" and attributes.get("href"):
            self.links.append(attributes["href"] or "")
        self.loaded += [attributes[name] or "" for name in ("src", "srcset", "poster", "data") if attributes.get(name)]
        if tag == "link" and attributes.get("rel") in (
            "stylesheet",
            "shortcut icon",
            "icon",
            "prefetch",
            "preload",
            "manifest",
        ):
            self.loaded.append(attributes["href"] or "")
        if tag == "style" or (tag == "script" and "src" not in attributes):
            self.inline.append(tag)
        self.inline += [name for name in attributes if name == "style" or name.startswith("on")]


@cache
def parsed(page: str) -> ParsedPage:
    return ParsedPage((SITE / page).read_text(encoding="utf-8"))


def test_the_site_is_built_with_a_page_for_every_part_of_the_library() -> None:
    assert built_documentation(), "the documentation is not built: make docs"
    for page, names in {
        "games": ("kaisho.game.Game", "kaisho.game.Game.play", "kaisho.games.load", "kaisho.position.Position"),
        "records": ("kaisho.record.Record",),
        "errors": ("kaisho.errors.KaishoError", "kaisho.errors.IllegalAct"),
        "search": ("kaisho.search.perft.perft", "kaisho.search.solve.Solver", "kaisho.search.alphabeta.AlphaBeta"),
        "bots": ("kaisho.bots.bot",),
        "envs": ("kaisho.envs.batch.Batch",),
        "kernel": ("kaisho.kernel.generic", "kaisho.kernel.helper", "kaisho.kernel.RuleKernels"),
        "testing": ("kaisho.testing.check_game",),
        "client": ("kaisho.client.Club",),
        "ratings": ("kaisho.ratings.Rating",),
    }.items():
        assert set(names) <= parsed(f"reference/{page}.html").ids, page
    assert (SITE / "search.html").exists() and (SITE / "searchindex.js").exists()


@pytest.mark.parametrize("page", PAGES)
def test_no_link_of_the_site_is_broken(page: str) -> None:
    missing = []
    for link in parsed(page).links:
        if link.startswith("/"):
            assert link == "/"  # back to the club
            continue
        target = urlsplit(urljoin(f"http://site/{page}", link))
        if target.netloc != "site":
            continue
        path = unquote(target.path).lstrip("/") or "index.html"
        known = parsed(path).ids if path.endswith(".html") and (SITE / path).is_file() else {target.fragment}
        if not (SITE / path).is_file() or (target.fragment and unquote(target.fragment) not in known):
            missing.append(link)
    assert missing == []


@pytest.mark.parametrize("page", PAGES)
def test_a_page_has_nothing_inline_and_loads_nothing_from_other_hosts(page: str) -> None:
    assert parsed(page).inline == []
    for loaded in parsed(page).loaded:
        assert not re.match(r"(\w+:)?//", loaded), loaded
        assert ((SITE / page).parent / urlsplit(loaded).path).is_file(), loaded


def test_the_site_contains_the_licences_of_its_parts() -> None:
    text = (SITE / "third-party.txt").read_text(encoding="utf-8")
    assert "Sphinx" in text and "furo" in text and "Permission is hereby granted" in text


# --- at a running club ------------------------------------------------------------------------------------------------


def test_a_club_serves_the_site_with_its_content_security_policy(server: RunningServer) -> None:
    client = server.anonymous()
    reply = client.call("GET", "/docs/")
    assert reply.status == 200 and "<title>" in reply.body
    assert {name.lower(): value for name, value in reply.headers.items()}[
        "content-security-policy"
    ] == CONTENT_POLICY and "unsafe" not in CONTENT_POLICY
    assert client.call("GET", "/docs/kamisado.html").status == 200
    assert client.call("GET", "/docs/_static/scripts/furo.js").status == 200
    assert client.call("HEAD", "/docs/").status == 200


def test_an_unknown_page_of_the_site_is_an_error_page_in_the_visitors_language(server: RunningServer) -> None:
    reply = server.anonymous().call("GET", "/docs/nothing.html", **{"Accept": "text/html", "Accept-Language": "de"})
    assert reply.status == 404 and words("de")("http-not-found") in reply.body


def test_the_plain_pages_link_to_the_site(server: RunningServer) -> None:
    assert 'href="/docs/"' in server.anonymous().call("GET", "/plain/").body
