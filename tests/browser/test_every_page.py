"""Every page in every language, light and dark, from phone to wide screen: no missing message, no axe violation, no
overflow. Screenshots are stored if ``KAISHO_SCREENS=1`` is set (``make screens``)."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from kaisho.games import names
from tests.browser.addresses import GO_WITHIN, disclose, game_addresses, page_addresses
from tests.browser.conftest import NewPerson, numbers
from tests.browser.person import Person, screenshot
from tests.server.running import RunningServer

MAX_SCRIPT_BYTES = 90 * 1024

WIDTHS = (360, 1440)

in_every_language = pytest.mark.parametrize(
    ("language", "scheme", "axe_width"),
    [
        ("en", "light", 1440),
        ("de", "dark", 360),  # colours do not depend on the width, nor what a page has on the colours
        ("fr", "light", None),
        ("nl", "dark", None),
        ("tr", "light", None),
    ],
)


def problems_of(person: Person, name: str, axe_width: int | None) -> list[str]:
    """What does not fit on the page at each width, what axe finds at one of them, and errors so far."""
    problems: list[str] = []
    for width in WIDTHS:
        person.page.set_viewport_size({"width": width, "height": 800})
        person.settle()
        screenshot(person.page, f"{name}-{width}")
        problems += [f"{width}: {problem}" for problem in person.misfits()]
        if width == axe_width:
            problems += [f"{width}: {problem}" for problem in person.axe()]
    problems += person.errors
    person.errors.clear()
    return problems


def running_game(server: RunningServer, game: str) -> str:
    """The table of a listed game between two other people."""
    host, guest = server.guest(f"Host {next(numbers)}"), server.guest(f"Guest {next(numbers)}")
    opened = host.open(game, "me", "open", listed=True)
    assert guest.at(opened["table"], "join", invite=opened["invite"]).status == 200
    table: str = opened["table"]
    return table


@in_every_language
def test_every_page_is_complete_accessible_and_fits(
    new_person: NewPerson, language: str, scheme: str, axe_width: int | None
) -> None:
    ann = new_person("Ann", language=language, scheme=scheme, width=1440, height=800)
    trouble: dict[str, object] = {}
    for name, path in page_addresses(ann).items():
        page = ann.page
        try:
            ann.go(path)
        except AssertionError:  # check the other pages anyway
            trouble[name] = "does not open"
            continue
        assert page.evaluate("document.documentElement.lang") == language
        disclose(ann, name)
        if problems := problems_of(ann, f"{scheme}-{language}-{name}", axe_width):
            trouble[name] = problems
    assert not trouble, json.dumps(trouble, indent=1, ensure_ascii=False)


@in_every_language
def test_the_home_page_of_a_newcomer_and_the_pages_of_every_game_fit(
    new_person: NewPerson, server: RunningServer, language: str, scheme: str, axe_width: int | None
) -> None:
    running_game(server, "samurai")
    visitor = new_person(language=language, scheme=scheme, width=1440, height=800)
    page = visitor.go("/")
    page.mouse.wheel(0, 4000)
    expect(page.locator(".life .picture svg").nth(1)).to_be_attached()  # the live game and the game of the day
    trouble = {"home": problems_of(visitor, f"{scheme}-{language}-newcomer", axe_width)}
    for name, path in game_addresses([game for game in names() if game != "kamisado"]).items():
        page.evaluate(GO_WITHIN, path)
        expect(page.locator("main h1:not([data-before])").first).to_be_visible()
        of_lesson = path.startswith("/learn/") and path.count("/") == 3
        trouble[name] = problems_of(visitor, f"{scheme}-{language}-{name}", axe_width if of_lesson else None)
    found = {name: problems for name, problems in trouble.items() if problems}
    assert not found, json.dumps(found, indent=1, ensure_ascii=False)


@in_every_language
def test_plain_pages_are_accessible_and_fit(
    new_person: NewPerson, server: RunningServer, language: str, scheme: str, axe_width: int | None
) -> None:
    found: dict[str, list[str]] = {}
    anybody, ann = (new_person(stem, language=language, scheme=scheme, width=1440, height=800) for stem in (None, "Ann"))
    table = ann.client.open("kamisado", "me", "bot:easy")["table"]
    for name, person, path in (
        ("newcomer", anybody, "/plain/"),
        ("home", ann, "/plain/"),
        ("table", ann, f"/plain/tables/{table}"),
    ):
        person.go(path)
        assert person.page.evaluate("document.documentElement.lang") == language
        if problems := problems_of(person, f"{scheme}-{language}-plain-{name}", axe_width):
            found[name] = problems
    assert not found, json.dumps(found, indent=1, ensure_ascii=False)


def test_the_fullest_home_page_loads_little_script(new_person: NewPerson, server: RunningServer) -> None:
    """Everything that the home page may show at once, on a wide screen, in the language with the longest words."""
    running_game(server, "samurai")
    ann = new_person("Ann", language="fr", width=2560, height=1440)
    ann.client.open("caminos", "me", "bot:easy")
    ann.client.open("kaito", "me", "open", listed=True)
    assert ann.client.at(ann.client.open("kamisado", "me", "bot:easy")["table"], "resign").status == 200
    sizes: dict[str, int] = {}
    ann.page.on("requestfinished", lambda request: sizes.update({request.url: request.sizes()["responseBodySize"]}))
    ann.go("/")
    expect(ann.page.locator(".life .picture svg").nth(1)).to_be_attached()  # the live game and the game of the day
    expect(ann.page.locator("section[aria-labelledby=over] .picture svg").first).to_be_attached()
    ann.settle()
    scripts = {url: size for url, size in sizes.items() if url.partition("?")[0].endswith(".js")}
    assert scripts and 20_000 < sum(scripts.values()) < MAX_SCRIPT_BYTES, (sum(scripts.values()), scripts)
    assert all(url.startswith(ann.server.address) for url in sizes)
