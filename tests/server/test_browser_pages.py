"""The web client's files as the server delivers them."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from kaisho.server.browser import BrowserPages, built_pages
from tests.server.running import RunningServer, with_address

SCRIPT = b"console.log('a game')\n" * 100


@pytest.fixture
def pages(tmp_path: Path) -> BrowserPages:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Kaisho</title>")
    (tmp_path / "assets" / "index-1a2b.js").write_bytes(SCRIPT)
    return BrowserPages(tmp_path)


@pytest.mark.parametrize("path", ["/", "/tables/abc", "/join/abc/key", "/learn/kaito"])
def test_every_page_address_returns_index_html_which_is_revalidated_each_time(pages: BrowserPages, path: str) -> None:
    answer = pages.response(path, {})
    assert answer is not None
    status, headers, body = answer
    assert status == 200 and b"<title>Kaisho</title>" in body
    assert dict(headers)[b"cache-control"] == b"no-cache"


def test_a_file_with_a_content_hash_is_cached_forever_and_compressed(pages: BrowserPages) -> None:
    answer = pages.response("/assets/index-1a2b.js", {"accept-encoding": "br, gzip"})
    assert answer is not None
    _, headers, body = answer
    assert b"immutable" in dict(headers)[b"cache-control"]
    assert dict(headers)[b"content-encoding"] == b"gzip" and gzip.decompress(body) == SCRIPT
    plain = pages.response("/assets/index-1a2b.js", {})
    assert plain is not None and plain[2] == SCRIPT


def test_a_font_is_cached_forever_and_not_compressed_again(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Kaisho</title>")
    (tmp_path / "assets" / "lora-1a2b.woff2").write_bytes(SCRIPT)
    answer = BrowserPages(tmp_path).response("/assets/lora-1a2b.woff2", {"accept-encoding": "br, gzip"})
    assert answer is not None
    _, headers, body = answer
    assert dict(headers)[b"content-type"] == b"font/woff2" and b"immutable" in dict(headers)[b"cache-control"]
    assert b"content-encoding" not in dict(headers) and body == SCRIPT


def test_a_browser_with_the_current_file_gets_304(pages: BrowserPages) -> None:
    first = pages.response("/", {})
    assert first is not None
    again = pages.response("/", {"if-none-match": dict(first[1])[b"etag"].decode()})
    assert again is not None and again[0] == 304 and again[2] == b""


@pytest.mark.parametrize("path", ["/api/club", "/plain/", "/nothing", "/assets/../app.py", "/assets/other.js", "/socket", "*"])
def test_other_addresses_are_left_to_the_routes(pages: BrowserPages, path: str) -> None:
    assert pages.response(path, {}) is None


def test_without_a_build_there_are_no_pages(tmp_path: Path) -> None:
    pages = BrowserPages(tmp_path / "missing")
    assert not pages
    assert pages.response("/", {}) is None


def test_the_built_pages_contain_the_licences_of_their_parts() -> None:
    answer = built_pages().response("/third-party.txt", {})
    assert answer is not None
    status, headers, body = answer
    assert status == 200 and dict(headers)[b"content-type"].startswith(b"text/plain")
    parts = body.decode().split("\n\n" + "-" * 72 + "\n\n")
    assert {part.partition(" ")[0] for part in parts} >= {
        *("@fluent/bundle", "svelte", "three"),
        *("@fontsource-variable/atkinson-hyperlegible-next", "@fontsource/lora"),
    }
    for part in parts:
        assert "Permission is hereby granted" in part or "Apache License" in part, part[:80]


def test_an_unknown_address_returns_the_same_page_with_status_404(pages: BrowserPages) -> None:
    first, missing = pages.response("/", {}), pages.not_found({"if-none-match": '"whatever"'})
    assert first is not None and missing is not None
    assert missing[0] == 404 and missing[2] == first[2]


HTML = {"Accept": "text/html,application/xhtml+xml", "Accept-Language": "de"}


NOWHERE = [
    *("/lobby", "/members", "/assets/gone.js"),
    *("/tables/nosuchtable", "/join/nosuchtable/key", "/study/table/nosuchtable"),
    *("/people/Nobody%20of%20that%20name", "/people/%F0%9F%99%82", "/people/" + "x" * 200),
    *("/learn/chess", "/learn/chess/1", "/rules/chess", "/leaderboards/chess/2", "/study/chess"),
]


@pytest.mark.parametrize("path", NOWHERE)
def test_a_browser_that_opens_an_unknown_address_gets_a_page(server: RunningServer, path: str) -> None:
    client = server.anonymous()
    reply = client.call("GET", path, **HTML)
    assert reply.status == 404 and 'id="app"' in reply.body
    assert client.call("HEAD", path, **HTML).status == 404


@pytest.mark.parametrize("path", ["/plain/lobby", "/plain/tables/nosuchtable", "/plain/people/Nobody%20there"])
def test_an_unknown_plain_page_is_an_error_page_in_the_visitors_language(server: RunningServer, path: str) -> None:
    reply = server.anonymous().call("GET", path, **HTML)
    assert reply.status == 404 and '<html lang="de">' in reply.body and 'href="/plain/"' in reply.body


@pytest.mark.parametrize("path", ["/api/lobby", "/api/tables/nosuchtable", "/socket"])
def test_programs_are_answered_with_json(server: RunningServer, path: str) -> None:
    reply = server.anonymous().call("GET", path, **HTML)
    assert reply.status in (404, 426) and not str(reply.body).startswith("<!doctype")
    assert server.anonymous().call("GET", "/lobby").body["code"] == "http-not-found"
    assert server.anonymous().call("GET", "/api/nothing", **HTML).body["code"] == "http-not-found"


def test_pages_of_existing_tables_people_and_games_have_status_200(server: RunningServer) -> None:
    ann = server.guest("Änn pages")
    table = ann.open("kamisado", "me", "open")["table"]
    tables = (f"/tables/{table}", f"/join/{table}/key", f"/study/table/{table}")
    people = ("/people/%C3%84nn%20pages", "/people/%C3%A4nn%20PAGES", "/people/ann%20pages")
    others = (
        "/learn/kaito",
        "/learn/kaito/3",
        "/rules/samurai",
        "/leaderboards/caminos/4",
        "/study/kamisado",
        "/study/example/any",
    )
    for path in (*tables, *people, *others, "/learn", "/rules", "/study", "/leaderboards", "/tables", "/account"):
        assert ann.call("GET", path, **HTML).status == 200, path


def test_a_request_with_a_foreign_host_name_is_refused_with_the_right_address(tmp_path: Path) -> None:
    server = with_address(RunningServer(tmp_path), "https://club.example")
    refused = server.anonymous().call("GET", "/", Host="other.example", **HTML)
    assert refused.status == 403 and "other.example" in refused.body and 'href="https://club.example"' in refused.body
    program = server.anonymous().call("GET", "/api/club", Host="other.example")
    assert program.body["code"] == "http-foreign-host"
    assert server.anonymous().get("/api/club")["address"] == "https://club.example"
    server.stop()


def test_a_browser_that_is_rate_limited_retries_by_itself(tmp_path: Path) -> None:
    server = RunningServer(tmp_path, rate_per_address="1", burst_per_address="5")
    replies = [server.anonymous().call("GET", "/plain/leaderboards", **HTML) for _ in range(6)]
    refused = next(reply for reply in replies if reply.status == 429)
    assert '<meta http-equiv="refresh"' in refused.body
    server.stop()
