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
    while not all(status(person) == "over" for person in people):
        assert acted < MOST_ACTS, "this game does not end"
        acted += _act_next(act, people)
    return acted


def play(act: Callable[[Person], None], acts: int, *people: Person) -> None:
    """So many acts, each on the screen of whoever is to act."""
    acted = 0
    while acted < acts:
        acted += _act_next(act, people)


def _act_next(act: Callable[[Person], None], people: tuple[Person, ...]) -> int:
    """Whoever is to act does so; how often that was, once or not at all."""
    acting = next((person for person in people if is_my_turn(person)), None)
    if acting is None:
        people[0].page.wait_for_timeout(15)
        return 0
    before = count(acting)
    act(acting)
    wait_for_count(acting, before + 1)
    return 1
