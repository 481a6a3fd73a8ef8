"""The documentation in a browser, under the club's own Content-Security-Policy."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import Person, screenshot


def opened(reader: Person, path: str) -> Page:
    """Open a page of the documentation."""
    reader.page.goto(f"{reader.server.address}/docs/{path}")
    expect(reader.page.locator("article")).to_be_visible()
    return reader.page


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1440])
def test_pages_fit_are_accessible_and_follow_the_colour_scheme(new_person: NewPerson, scheme: Any, width: int) -> None:
    reader = new_person(scheme=scheme, width=width)
    for name in ("index", "kamisado", "protocol", "reference/games", "rulebooks", "search"):
        page = opened(reader, f"{name}.html")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert reader.overflow() <= 0, name
        if (scheme, width) in (("light", 1440), ("dark", 360)):  # axe takes ten times as long as everything else here
            assert reader.axe() == [], name
        background = page.evaluate("getComputedStyle(document.body).backgroundColor")
        assert (max(map(int, background.removeprefix("rgb(").rstrip(")").split(","))) < 100) is (scheme == "dark")
        screenshot(page, f"docs-{name.replace('/', '-')}-{scheme}-{width}")


def test_the_search_finds_a_page_and_shows_an_excerpt(new_person: NewPerson) -> None:
    page = opened(new_person(), "")
    page.get_by_placeholder("Search").fill("deadlock")
    page.get_by_placeholder("Search").press("Enter")
    results = page.locator("#search-results")
    expect(results.get_by_role("link", name="Kamisado", exact=True)).to_be_visible()
    expect(results.get_by_role("listitem").filter(has_text="home-row, deadlock")).to_be_visible()
    results.get_by_role("link", name="Kamisado", exact=True).click()
    expect(page.get_by_role("heading", name="Kamisado", level=1)).to_be_visible()


def test_the_search_finds_a_method_of_the_library(new_person: NewPerson) -> None:
    page = opened(new_person(), "search.html?q=play_and_list")
    expect(page.locator("#search-results a").first).to_contain_text("play_and_list")


def test_the_colours_can_be_switched_and_stay_so(new_person: NewPerson) -> None:
    page = opened(new_person(), "")
    page.locator(".theme-toggle-content button").click()
    chosen = page.evaluate("document.body.dataset.theme")
    assert chosen in ("light", "dark")
    page.reload()
    assert page.evaluate("document.body.dataset.theme") == chosen


def test_the_about_page_leads_to_the_documentation_and_back(new_person: NewPerson) -> None:
    reader = new_person()
    page = reader.go("/about")
    page.locator("main").get_by_role("link", name="Documentation").click()
    expect(page.get_by_role("heading", name="Kaisho", level=1)).to_be_visible()
    page.get_by_role("link", name="Back to the club").click()
    expect(page.locator("#app")).to_be_visible()
