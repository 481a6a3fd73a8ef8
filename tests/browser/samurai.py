"""Samurai on the screen."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page

from tests.browser.person import Person
from tests.server.running import Message

FIRST_RED, FIRST_BLUE = ("F", "T0", "S3", "W1", "H4"), ("B4", "R4", "W2", "K1", "S2")
# Edo has its three; Akita and Kyoto two each; of the fourteen villages the last one is placed by the table.
PLACED = (
    *("h@Akita", "b@Akita", "r@Kyoto", "h@Kyoto"),
    *("h@Mutsu", "b@Kuji", "r@Tono", "h@Nikko", "b@Ojiya", "r@Iwaki", "h@Himi", "b@Obama", "r@Kofu"),
    *("h@Chiba", "b@Izumo", "r@Bizen", "b@Hagi"),
)
READY = "[data-pick]:enabled, [data-to-place]:enabled, [data-tile]:enabled, [data-end]:enabled"


def begin(person: Person, table: Message, red: tuple[str, ...] = FIRST_RED) -> None:
    """Choose tiles and place figures over HTTP, up to the first turn."""

    def act(text: str, after: int, seat: int) -> None:
        reply = person.client.at(table["table"], "act", act=text, after=after, seat=seat)
        assert reply.status == 200, (text, reply)

    for seat, tiles in enumerate((red, FIRST_BLUE)):
        for number, tile in enumerate(tiles):
            act(f"+{tile}", number, seat)
    for number, text in enumerate(PLACED):
        act(text, 10 + number, number % 2)


def with_settings(person: Person, settings: str) -> None:
    """Use these settings, written as JavaScript, on every page from now on."""
    person.context.add_init_script(
        f"""localStorage.setItem("kaisho-settings", JSON.stringify({{
          ...JSON.parse(localStorage.getItem("kaisho-settings") ?? "{{}}"), ...{settings} }}))"""
    )


def uncover(page: Page) -> None:
    """Uncover the view of the next player."""
    page.wait_for_selector(f".cover button, {READY}")
    if page.locator(".cover button").count():
        page.locator(".cover button").first.click()
    page.wait_for_selector(READY)


def possible(page: Page) -> list[str]:
    """The hexes that are marked as legal."""
    page.wait_for_selector(".marks .legal")
    hexes: list[str] = page.locator("[data-hex][data-legal]").evaluate_all("elements => elements.map(hex => hex.dataset.hex)")
    return hexes


def hex_at(page: Page, at: str) -> Any:
    return page.locator(f'[data-hex="{at}"]')


def standing(page: Page) -> str:
    """A text that changes with every answered act: covered or not, number of acts, status."""
    standing: str = page.evaluate(
        """() => { const {count, status} = document.querySelector('.table').dataset;
        return `${document.querySelector('.cover') ? 'covered' : 'open'} ${count} ${status}` }"""
    )
    return standing


def answered(page: Page, before: str) -> None:
    """Wait until an act has been answered."""
    page.wait_for_function(
        """before => { const {count, status} = document.querySelector('.table').dataset;
        return `${document.querySelector('.cover') ? 'covered' : 'open'} ${count} ${status}` !== before }""",
        arg=before,
    )


class RandomPlayer:
    """Plays by clicking at random, and counts its acts by kind."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.done: dict[str, int] = {}

    def act(self, page: Page) -> None:
        uncover(page)
        before = standing(page)
        what = self._act(page)
        self.done[what] = self.done.get(what, 0) + 1
        answered(page, before)

    def _one(self, page: Page, choice: str) -> Any:
        matches = page.locator(choice)
        return matches.nth(self.chance.randrange(matches.count()))

    def _act(self, page: Page) -> str:
        if page.locator("[data-pick]").count():
            wanted = [page.locator(f'[data-pick="{tile}"]:not(.idle)') for tile in ("F", "T0")]
            next((tile for tile in wanted if tile.count()), self._one(page, "[data-pick]:not(.idle)")).click()
            return "pick"
        if page.locator("[data-to-place]").count():
            self._one(page, "[data-to-place]:not(.idle)").click()
            hex_at(page, self.chance.choice(possible(page))).click()
            return "place"
        return self._turn(page)

    def _turn(self, page: Page) -> str:
        """Use exchanges as early as possible, then any tile; end the turn after one tile."""
        if page.locator("[data-end]:not(.idle)").count():
            page.locator("[data-end]").click()
            return "end"
        for tile, what in (("F", self._swap), ("T0", self._exchange)):
            held = page.locator(f'[data-tile="{tile}"]:not(.idle)')
            if held.count():
                held.click()
                return what(page)
        self._one(page, "[data-tile]:not(.idle)").click()
        hex_at(page, self.chance.choice(possible(page))).click()
        return "lay"

    def _swap(self, page: Page) -> str:
        first = self.chance.choice(possible(page))
        hex_at(page, first).locator("[data-figure]").first.click()
        others = page.locator("[data-hex][data-legal] [data-figure]")
        if not page.locator(".marks .legal").count():  # nothing to swap this figure with
            page.locator("[data-discard]").click()
            return "discard"
        others.first.click()
        if page.locator("[data-which]").count():
            page.locator("[data-which]").first.click()
        return "swap"

    def _exchange(self, page: Page) -> str:
        hex_at(page, self.chance.choice(possible(page))).click()
        page.wait_for_selector(".marks .chosen")
        hex_at(page, self.chance.choice(possible(page))).click()
        return "exchange"
