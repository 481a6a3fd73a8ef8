"""Kaito on the screen."""

from __future__ import annotations

from tests.browser.person import Person


def act(person: Person) -> None:
    """Buy a stone if possible, otherwise move the kaito to a legal square."""
    page = person.page
    page.wait_for_selector("[data-target], [role=dialog] [data-legal]:enabled")
    offered = page.locator("[role=dialog] [data-legal]")
    choices = offered if offered.count() else page.locator("[data-target]")
    choices.nth((choices.count() - 1) // 2).click()
