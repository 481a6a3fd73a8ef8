"""The steps of the courses on the screen: their solutions by click, by drag and by key."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from playwright.sync_api import Page, expect

from kaisho.games import game_class
from kaisho.learn import Step
from kaisho.learn.localized import goal_acts
from tests.browser.caminos import take
from tests.server.running import Message

SOON = 10_000
"""Timeout in milliseconds for an act: a step that cannot be done should not take a minute."""


class Solution(NamedTuple):
    """An act that solves a task: in notation, its meaning, and whether a rule forbids it."""

    text: str
    meaning: Message
    forbidden: bool


def solutions(name: str, step: Step) -> Iterator[Solution]:
    """Yield an act for each task of a step."""
    game, state = game_class(name).from_position(step.position)
    for task in step.tasks:
        if task.refused:
            yield Solution(task.acts[0], game.describe(game.parse(state, task.acts[0])) or {}, forbidden=True)
            continue
        act = (goal_acts(game, state, task) or game.legal(state))[0]
        yield Solution(game.write(state, act, game.styles[-1 if name != "samurai" else 0]), game.describe(act) or {}, False)
        for played in (act, *task.replies):
            game.play(state, played)


def square(page: Page, name: str) -> str:
    return f'.stage [data-square="{name}"]'


def drag(page: Page, start: str, end: str) -> None:
    """Drag from one element to another."""
    one, other = page.locator(start).bounding_box(), page.locator(end).bounding_box()
    assert one and other
    page.mouse.move(one["x"] + one["width"] / 2, one["y"] + one["height"] / 2)
    page.mouse.down()
    page.mouse.move(other["x"] + other["width"] / 2, other["y"] + other["height"] / 2, steps=4)
    page.mouse.up()


def walk(page: Page, start: str, end: str) -> None:
    """Move the focus from one square of a grid to another with the arrow keys."""
    one, other = page.locator(start).bounding_box(), page.locator(end).bounding_box()
    assert one and other
    across = round((other["x"] - one["x"]) / one["width"])
    down = round((other["y"] - one["y"]) / one["height"])
    for key, number in (("ArrowRight", across), ("ArrowLeft", -across), ("ArrowDown", down), ("ArrowUp", -down)):
        for _ in range(number):
            page.keyboard.press(key)


# --- Kamisado ---------------------------------------------------------------------------------------------------------


def kamisado(page: Page, solution: Solution, by: str) -> None:
    meaning = solution.meaning
    if meaning["do"] in ("fill", "place"):
        found = page.locator(f'[data-fill="{meaning.get("from")}"], [data-to-place="{meaning.get("tower")}"]').first
        press(page, found, by)
        return
    start, _, end = solution.text.split(" ")[0].partition("-")
    start, end = square(page, start), square(page, end)
    if by == "drag" and start != end:
        drag(page, start, end)
    elif by == "key":
        page.locator(start).focus()
        page.keyboard.press("Enter")
        walk(page, start, end)
        page.keyboard.press("Enter")
    else:
        page.locator(start).click()
        page.locator(end).click()


def press(page: Page, button: object, by: str) -> None:
    """Press a button, by mouse or by key."""
    if by == "key":
        button.focus()  # type: ignore[attr-defined]
        page.keyboard.press("Enter")
    else:
        button.click()  # type: ignore[attr-defined]


# --- Kaito ------------------------------------------------------------------------------------------------------------


def kaito(page: Page, solution: Solution, by: str) -> None:
    meaning = solution.meaning
    if meaning["do"] in ("exchange", "decline"):
        exchange(page, meaning, by)
        return
    end = square(page, str(meaning.get("to") or meaning.get("at")))
    if by == "key":
        page.locator(".stage [data-square][tabindex='0']").first.focus()
        start = square(page, str(page.evaluate("document.activeElement.dataset.square")))
        walk(page, start, end)
        page.keyboard.press("Enter")
    elif by == "drag" and page.locator(".stage [data-must]").count():
        drag(page, ".stage [data-must]", end)
    else:
        page.locator(end).click()


def exchange(page: Page, meaning: Message, by: str) -> None:
    """Choose the stone and the payment in the dialog."""
    dialog = page.locator(".stage [role=dialog]")
    dialog.wait_for()
    if meaning["do"] == "decline":
        press(page, dialog.locator("button[data-act]").last, by)
        return
    press(page, dialog.locator(f'[data-stone="{meaning["stone"]}"]'), by)
    wanted = sorted(meaning["pay"])
    mon = dialog.locator("[data-mon]")
    for number in range(mon.count()):
        value = int(mon.nth(number).get_attribute("data-mon") or 0)
        pressed = mon.nth(number).get_attribute("aria-pressed") == "true"
        if (value in wanted) != pressed:
            press(page, mon.nth(number), by)
        if value in wanted:
            wanted.remove(value)
    press(page, dialog.locator("button[data-act]").first, by)


# --- Caminos ----------------------------------------------------------------------------------------------------------


def caminos(page: Page, solution: Solution, by: str) -> None:
    """Take the stone, turn it with the buttons, and place it in the flat view, also where a rule forbids it."""
    meaning = solution.meaning
    board = page.evaluate("() => fetch('/api/games/caminos/picture').then((answer) => answer.json())")["board"]
    take(page, board, meaning["stone"], meaning["turn"])
    first = meaning["cells"][0]["cell"]
    for column in meaning["cells"]:
        cell = page.locator(f'.stage [data-cell="{column["cell"]}"]')
        cell.hover()
        if page.locator(f'.ghost[data-first="{first}"]').count():
            cell.click()
            return
    raise AssertionError(f"the preview never reached {meaning['cells']}")


# --- Samurai ----------------------------------------------------------------------------------------------------------


def samurai(page: Page, solution: Solution, by: str) -> None:
    meaning = solution.meaning
    if meaning["do"] == "end":
        press(page, page.locator(".stage [data-end]"), by)
    elif meaning["do"] == "pick":
        press(page, page.locator(f'.stage [data-pick="{meaning["tile"]}"]').first, by)
    elif meaning["do"] == "place":
        press(page, page.locator(f'.stage [data-to-place="{meaning["figure"]}"]'), by)
        hexagon(page, meaning["at"])
    elif meaning["do"] == "swap":
        press(page, page.locator('.stage [data-tile="F"]'), by)
        for figure in (meaning["first"], meaning["second"]):
            page.locator(f'.stage [data-hex="{figure["at"]}"] [data-figure="{figure["figure"]}"]').first.click()
    elif meaning["do"] == "move":
        press(page, page.locator('.stage [data-tile="T0"]'), by)
        hexagon(page, meaning["from"])
        hexagon(page, meaning["to"])
    elif by == "drag":
        drag(page, f'.stage [data-tile="{meaning["tile"]}"] >> nth=0', f'.stage [data-hex="{meaning["at"]}"]')
    else:
        press(page, page.locator(f'.stage [data-tile="{meaning["tile"]}"]').first, by)
        hexagon(page, meaning["at"])


def hexagon(page: Page, at: str) -> None:
    page.locator(f'.stage [data-hex="{at}"]').click()


BY_GAME = {"kamisado": kamisado, "kaito": kaito, "caminos": caminos, "samurai": samurai}


def solve(page: Page, name: str, step: Step, by: str) -> None:
    """Do all tasks of a step whose page is open, and wait for its end."""
    page.set_default_timeout(SOON)
    for number, solution in enumerate(solutions(name, step)):
        expect(page.locator(f'[data-task="{number}"]')).to_be_visible(timeout=SOON)
        expect(page.locator(".lesson[data-waiting]")).to_have_count(0, timeout=SOON)
        BY_GAME[name](page, solution, by)
    expect(page.locator(f'[data-task="{len(step.tasks)}"]')).to_be_visible(timeout=SOON)
