"""Caminos on the screen: take a stone, rotate it, and place it."""

from __future__ import annotations

from collections import deque
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.person import Person
from tests.server.running import Message

VIEW_KEY = "kaisho-caminos-view"
BUTTONS = {
    "clockwise": "clockwise",
    "counterclockwise": "counterclockwise",
    "left": "cubes-tip-left",
    "right": "cubes-tip-right",
    "away": "cubes-tip-up",
    "towards": "cubes-tip-down",
}
"""The button for each quarter turn, for a player who sees row 1 on top."""
KEYS = {
    "clockwise": "r",
    "counterclockwise": "Shift+R",
    "left": "Shift+ArrowLeft",
    "right": "Shift+ArrowRight",
    "away": "Shift+ArrowUp",
    "towards": "Shift+ArrowDown",
}
OPPOSITE = {"left": "right", "right": "left", "away": "towards", "towards": "away"}


def flat(person: Person) -> Person:
    """Prefer the flat view, as if it had been chosen before."""
    person.context.add_init_script(f"localStorage.setItem('{VIEW_KEY}', 'flat')")
    return person


def meanings(person: Person) -> list[Any]:
    meanings: list[Any] = person.client.get("/api/games/caminos/acts")
    return meanings


def quarters_between(turns: list[Message], now: str, wanted: int) -> list[str]:
    """The quarter turns from one orientation of a stone to another."""
    first = next(number for number, turn in enumerate(turns) if turn["code"] == now)
    paths: dict[int, list[str]] = {first: []}
    queue = deque([first])
    while wanted not in paths:
        number = queue.popleft()
        for quarter, after in turns[number]["next"].items():
            if after not in paths:
                paths[after] = [*paths[number], quarter]
                queue.append(after)
    return paths[wanted]


def take(page: Page, board: Message, stone: str, turn: int, *, by: str = "click", opposite: bool = False) -> None:
    """Take a stone and rotate it with the buttons or with keys, for which the board has the focus.

    ``opposite``: the player sees row 1 at the bottom.
    """
    button = page.locator(f'[data-stone="{stone}"]')
    if button.get_attribute("aria-pressed") != "true":
        if by == "key":
            page.keyboard.press(stone.lower())
        else:
            button.click()
    now = button.get_attribute("data-turned") or ""
    for quarter in quarters_between(board["stones"][stone]["turns"], now, turn):
        seen = OPPOSITE.get(quarter, quarter) if opposite else quarter
        if by == "key":
            page.keyboard.press(KEYS[seen])
        else:
            page.locator(f'[data-turn="{BUTTONS[seen]}"]').click()
    expect(button).to_have_attribute("data-turned", board["stones"][stone]["turns"][turn]["code"])


def place(page: Page, board: Message, act: Message) -> None:
    """Place a stone in the flat view: move the preview to the cells of an act, then click."""
    take(page, board, act["stone"], act["turn"])
    for column in act["cells"]:
        cell = page.locator(f'[data-cell="{column["cell"]}"]')
        cell.hover()
        if page.locator(f'.ghost[data-first="{act["cells"][0]["cell"]}"]').count():
            expect(page.locator(".ghost.bad")).to_have_count(0)
            cell.click()
            return
    raise AssertionError(f"the preview never reached {act['cells']}")
