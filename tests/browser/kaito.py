"""Kaito as it is played on the screen."""

from __future__ import annotations

from tests.browser.person import Person


def act(person: Person) -> None:
    """Buy what can be bought, else send the kaito to a square that is offered."""
    page = person.page
    page.wait_for_selector("[data-target], [role=dialog] button:enabled")
    offered = page.locator("[role=dialog] button")
    choices = offered if offered.count() else page.locator("[data-target]")
    choices.nth(choices.count() // 2).click()
