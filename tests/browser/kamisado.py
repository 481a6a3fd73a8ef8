"""Kamisado on the screen."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.person import Person
from tests.browser.tables import wait_for_count
from tests.server.running import Client, Message

HOME_IN_THREE = (91, 495, 127)
"""Black wins: Blue b1-d4, Brown h8-h6, Blue d4-h8."""
SUMO_IN_THREE = (370, 235, 379)
"""Black wins: Red c1-c7, Pink d8-d6, Red c7-d8."""
DEADLOCK_IN_THREE = (354, 79, 372)
"""No tower can move: White wins."""
TO_A_PASS = (112, 372)
"""Black must move Blue on a7, which is blocked."""
TO_THE_ONLY_MOVE = (392, 146)
"""Black must move Brown on a1, which can only go to b2."""
TO_A_PUSH = (*SUMO_IN_THREE, 512, 463)
"""In the second round of a match Black's sumo on h1 can push the tower on h2."""


def act_out(person: Person, table: Message, acts: tuple[int, ...], *others: Client) -> None:
    """Play acts over HTTP, for this person and the others, by seats; the page follows."""
    for act in acts:
        state = person.state(table)
        acting = (person.client, *others)[state["to_act"][0] if others else 0]
        assert acting.at(table["table"], "act", act=act, after=state["count"]).status == 200
        wait_for_count(person, state["count"] + 1)


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
