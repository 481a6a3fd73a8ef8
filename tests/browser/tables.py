"""A table on the screen, whatever its game: whose turn it is, and playing it to the end."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.person import PATIENCE, Person

MOST_ACTS = 600


def status(person: Person) -> str:
    return person.page.locator(".table").get_attribute("data-status") or ""


def count(person: Person) -> int:
    """How many acts the page knows of."""
    return int(person.page.locator(".table").get_attribute("data-count") or 0)


def is_my_turn(person: Person) -> bool:
    return person.page.locator(".table").get_attribute("data-mine") == "true"


def wait_for_count(person: Person, least: int) -> None:
    person.page.wait_for_function(
        "least => Number(document.querySelector('.table')?.dataset.count) >= least", arg=least, timeout=PATIENCE
    )


def wait_for_turn(person: Person) -> None:
    """Until it is this person's turn, or the game is over."""
    person.page.wait_for_selector('.table[data-mine="true"], .table[data-status="over"]')


def play_to_the_end(act: Callable[[Person], None], *people: Person) -> int:
    """Everybody acts on the own screen until the game is over for all; how often they did."""
    acted = 0
    while acted < MOST_ACTS:
        if all(status(person) == "over" for person in people):
            return acted
        acting = next((person for person in people if is_my_turn(person)), None)
        if acting is None:
            people[0].page.wait_for_timeout(15)
            continue
        before = count(acting)
        act(acting)
        wait_for_count(acting, before + 1)
        acted += 1
    raise AssertionError("this game does not end")
