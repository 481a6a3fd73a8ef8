"""A table on the screen, for any game: status, turns, whole games."""

from __future__ import annotations

from collections.abc import Callable

from kaisho.server.live_table import new_id
from kaisho.server.seats import Seat
from kaisho.server.store import database_url, open_engine
from kaisho.server.table import Table
from tests.browser.person import PATIENCE, Person
from tests.server.stores import put_table

MAX_ACTS = 600


def status(person: Person) -> str:
    return person.page.locator(".table").get_attribute("data-status") or ""


def count(person: Person) -> int:
    """The number of acts on the page."""
    return int(person.page.locator(".table").get_attribute("data-count") or 0)


def is_my_turn(person: Person) -> bool:
    return person.page.locator(".table").get_attribute("data-mine") == "true"


def wait_for_count(person: Person, least: int) -> None:
    person.page.wait_for_function(
        "least => Number(document.querySelector('.table')?.dataset.count) >= least", arg=least, timeout=PATIENCE
    )


def wait_for_turn(person: Person) -> None:
    """Wait until it is this person's turn, or the game is over."""
    person.page.wait_for_selector('.table[data-mine="true"], .table[data-status="over"]')


def play_to_the_end(act: Callable[[Person], None], *people: Person) -> int:
    """Let everybody act on their own screen until the game is over for all; returns the number of acts."""

    def is_over() -> bool:
        return all(status(person) == "over" for person in people)

    acted = 0
    while not is_over():
        assert acted < MAX_ACTS, "the game does not end"
        acted += _act_next(act, people, is_over)
    return acted


def play(act: Callable[[Person], None], acts: int, *people: Person) -> None:
    """Play ``acts`` acts, each on the screen of whoever is to act."""
    for _ in range(acts):
        assert _act_next(act, people), "the game is over"


def store_against_bot(person: Person, table: Table, bot: str) -> None:
    """Store a table of a person against a bot at the club, as if it had been played there."""
    store_table(person, table, *(Seat("bot", bot=bot) for _ in range(table.game.seats - 1)))


def store_at_one_screen(person: Person, table: Table) -> None:
    """Store a table for two at one screen at the club, as if it had been played there."""
    store_table(person, table, Seat("person", person.client.me["id"], None, person.client.me["name"]))


def store_table(person: Person, table: Table, *others: Seat) -> None:
    me = person.client.me
    table.id, table.owner = new_id(), me["id"]
    table.seats = [Seat("person", me["id"], None, me["name"]), *others]
    engine = open_engine(database_url(person.server.folder))
    put_table(engine, table)
    engine.dispose()


def _act_next(act: Callable[[Person], None], people: tuple[Person, ...], is_over: Callable[[], bool] = lambda: False) -> bool:
    """Wait until somebody is to act, and let them; False if the game ended instead."""
    people[0].wait_until(lambda: is_over() or any(map(is_my_turn, people)), "somebody is to act")
    acting = next((person for person in people if is_my_turn(person)), None)
    if acting is None:
        return False
    before = count(acting)
    act(acting)
    wait_for_count(acting, before + 1)
    return True
