"""Kamisado on the screen."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.person import Person


def is_turned_to_black(page: Page) -> bool:
    return page.locator("[data-square]").first.get_attribute("data-square") == "a8"


def act_boldly(person: Person) -> None:
    """Click the legal move that goes farthest ahead."""
    page = person.page
    page.wait_for_selector("[data-target], .takes, [data-fill], [data-to-place]")
    for choice in ("[data-fill]", "[data-to-place]"):
        if page.locator(choice).count():
            page.locator(choice).first.click()
            return
    if not page.locator("[data-target]").count():
        page.locator(".takes").first.click()
    squares = page.locator("[data-target]").evaluate_all("elements => elements.map((square) => square.dataset.square)")
    towards = 1 if page.locator("[data-side]").get_attribute("data-side") == "black" else -1
    page.locator(f'[data-square="{max(squares, key=lambda square: towards * int(square[1]))}"]').click()


def move(page: Page, start: str, end: str) -> None:
    """Click a tower and its target."""
    page.locator(f'[data-square="{start}"]').click()
    page.locator(f'[data-square="{end}"]').click()
