"""The steps of the courses on the screen: their solutions by click, by drag, by key and, for Samurai, by touch."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from playwright.sync_api import FloatRect, Locator, Page, expect

from kaisho.games import game_class
from kaisho.learn import Step
from kaisho.learn.localized import goal_acts
from tests.browser.caminos import take
from tests.browser.person import RENDERED
from tests.server.running import Message

SOON = 10_000
"""Timeout in milliseconds for an act: a step that cannot be done should not take a minute."""


class Solution(NamedTuple):
    """An act that solves a task: who plays it, in notation, its meaning, and whether a rule forbids it."""

    seat: int
    text: str
    meaning: Message
    forbidden: bool


def solutions(name: str, step: Step) -> Iterator[Solution]:
    """Yield an act for each task of a step."""
    game, state = game_class(name).from_position(step.position)
    for task in step.tasks:
        if task.refused:
            meaning = game.describe(game.parse(state, task.acts[0])) or {}
            yield Solution(int(state.seat), task.acts[0], meaning, forbidden=True)
            continue
        act = (goal_acts(game, state, task) or game.legal(state))[0]
        text = game.write(state, act, game.styles[-1 if name != "samurai" else 0])
        yield Solution(int(state.seat), text, game.describe(act) or {}, forbidden=False)
        for played in (act, *task.replies):
            game.play(state, played)


def square(name: str) -> str:
    return f'.stage [data-square="{name}"]'


def boxes_at_rest(page: Page, *places: str) -> list[FloatRect]:
    """Where elements are, when nothing around them moves any more."""
    before: list[FloatRect | None] = []
    while None in (boxes := [page.locator(place).bounding_box() for place in places]) or boxes != before:
        before = boxes
        page.evaluate(RENDERED)
    return [box for box in boxes if box]


def drag(page: Page, start: str, end: str) -> None:
    """Drag from one element to another, when the page has come to rest."""
    one, other = boxes_at_rest(page, start, end)
    page.mouse.move(one["x"] + one["width"] / 2, one["y"] + one["height"] / 2)
    page.mouse.down()
    page.mouse.move(other["x"] + other["width"] / 2, other["y"] + other["height"] / 2, steps=4)
    page.mouse.up()


ARROWS = {"ArrowRight": (1, 0), "ArrowLeft": (-1, 0), "ArrowDown": (0, 1), "ArrowUp": (0, -1)}
OFFSET = """([kind, wanted]) => {
  const center = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const focused = document.activeElement;
  const [x, y] = center(focused);
  const [targetX, targetY] = center(document.querySelector(`.stage [data-${kind}="${wanted}"]`));
  return [focused.dataset[kind], targetX - x, targetY - y];
}"""


def walk(page: Page, kind: str, to: str) -> None:
    """Move the focus on the board to a square, cell or hex with the arrow keys, always in the direction that looks best."""
    if not page.evaluate("(kind) => kind in document.activeElement.dataset", kind):
        page.locator(f".stage [data-{kind}][tabindex='0']").first.focus()
    tried = set()
    while True:
        here, x, y = page.evaluate(OFFSET, [kind, to])
        if here == to:
            return
        keys = sorted(ARROWS, key=lambda key: -(ARROWS[key][0] * x + ARROWS[key][1] * y))
        key = next((key for key in keys if (here, key) not in tried), None)
        assert key, f"the arrow keys do not lead to {to}"
        tried.add((here, key))
        page.keyboard.press(key)


# --- Kamisado ---------------------------------------------------------------------------------------------------------


def kamisado(page: Page, solution: Solution, by: str) -> None:
    meaning = solution.meaning
    if meaning["do"] == "fill":
        press(page, page.locator(f'[data-fill="{meaning["from"]}"]'), by)
        return
    if meaning["do"] == "place":
        waiting = page.locator(f'[data-to-place="{meaning["tower"]}"]')
        on_board = page.locator(f'.stage [data-square][aria-label*="{meaning["tower"]} tower" i]')
        press(page, on_board if solution.forbidden else waiting, by)  # a tower that has been placed is tried once more
        return
    start, _, end = solution.text.split(" ")[0].partition("-")
    if by == "drag" and start != end:
        drag(page, square(start), square(end))
    elif by == "key":
        for name in (start, end):
            walk(page, "square", name)
            page.keyboard.press("Enter")
    else:
        page.locator(square(start)).click()
        page.locator(square(end)).click()


def press(page: Page, button: Locator, by: str) -> None:
    """Press a button, by mouse, by finger or by key."""
    if by == "key":
        button.focus()
        page.keyboard.press("Enter")
    elif by == "touch":
        button.tap()
    else:
        button.click()


def choose(page: Page, button: Locator, by: str) -> None:
    """Press a button that chooses something, unless it is chosen already: a refused act leaves it in the hand."""
    if button.get_attribute("aria-pressed") != "true":
        press(page, button, by)


# --- Kaito ------------------------------------------------------------------------------------------------------------


def kaito(page: Page, solution: Solution, by: str) -> None:
    meaning = solution.meaning
    if meaning["do"] in ("exchange", "decline"):
        exchange(page, meaning, by)
        return
    to = str(meaning.get("to") or meaning.get("at"))
    if by == "key":
        walk(page, "square", to)
        page.keyboard.press("Enter")
    elif by == "drag" and page.locator(".stage [data-must]").count():
        drag(page, ".stage [data-must]", square(to))
    else:
        page.locator(square(to)).click()


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
    """Take the stone, turn it, and place it in the view that is shown, also where a rule forbids it."""
    meaning = solution.meaning
    board = page.evaluate("() => fetch('/api/games/caminos/picture').then((answer) => answer.json())")["board"]
    in_3d = page.locator(".stage [role=application]").count() > 0
    if by == "key":
        page.locator(".stage [role=application], .stage [data-cell][tabindex='0']").focus()
    take(page, board, meaning["stone"], meaning["turn"], by=by, opposite=solution.seat == 1)
    if in_3d:
        cells = {column["cell"] for column in meaning["cells"]}
        if by == "key":
            steer(page, cells, solution.seat)
        else:
            point(page, cells, solution.seat, dragged=meaning["stone"] if by == "drag" else None)
        return
    cell = cell_to_aim_at(page, meaning["cells"], by)
    if by == "key":
        page.keyboard.press("Enter")
    elif by == "drag":
        drag(page, f'.stage [data-stone="{meaning["stone"]}"]', cell)
    else:
        page.locator(cell).click()


def cell_to_aim_at(page: Page, columns: list[Message], by: str) -> str:
    """Aim at the cells of an act in turn until the preview shows the stone there; return the right one."""
    for column in columns:
        cell = f'.stage [data-cell="{column["cell"]}"]'
        if not page.locator(cell).count():
            continue  # the hole of the ring
        if by == "key":
            walk(page, "cell", column["cell"])
        else:
            page.locator(cell).hover()
        if page.locator(f'.ghost[data-first="{columns[0]["cell"]}"]').count():
            return cell
    raise AssertionError(f"the preview never reached {columns}")


# In 3D there are no elements for cells: the status says where the stone is.


def under_stone(page: Page) -> set[str]:
    """The cells over which the stone in hand is, as the status says."""
    where, colon, _ = page.locator(".stage .status").inner_text().partition(":")
    return set(re.findall(r"[a-z][0-9]+", where)) if colon else set()


def middle_of(cells: set[str]) -> tuple[float, float]:
    """The mean column and row of cells."""
    columns, rows = [ord(cell[0]) - ord("a") for cell in cells], [int(cell[1:]) for cell in cells]
    return sum(columns) / len(cells), sum(rows) / len(cells)


def steer(page: Page, cells: set[str], seat: int) -> None:
    """Move the stone over cells with the arrow keys, and place it."""
    for _ in range(20):
        here = under_stone(page)
        if here == cells:
            page.keyboard.press("Enter")
            return
        (x, y), (to_x, to_y) = middle_of(here), middle_of(cells)
        ahead, behind = ("ArrowRight", "ArrowLeft") if seat == 0 else ("ArrowLeft", "ArrowRight")
        down, up = ("ArrowDown", "ArrowUp") if seat == 0 else ("ArrowUp", "ArrowDown")
        page.keyboard.press((ahead if to_x > x else behind) if abs(to_x - x) > abs(to_y - y) else (down if to_y > y else up))
    raise AssertionError(f"the arrow keys do not lead to {cells}")


def point(page: Page, cells: set[str], seat: int, dragged: str | None = None) -> None:
    """Move the mouse until the stone is over cells, going by how far it still is from them, and click.

    ``dragged``: the stone is dragged from the tray, and dropped there.
    """
    page.locator(".stage canvas").scroll_into_view_if_needed()
    if dragged:
        [tray] = boxes_at_rest(page, f'.stage [data-stone="{dragged}"]')
        page.mouse.move(tray["x"] + tray["width"] / 2, tray["y"] + tray["height"] / 2)
        page.mouse.down()
    [box] = boxes_at_rest(page, ".stage canvas")
    middle = x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    step = box["height"] / 14  # about a cell
    seen: set[str] = set()
    last = x, y
    for number in range(40):
        if number == 15:  # the cell is hidden behind a stack: look from above
            page.keyboard.press("v")
            x, y = middle
        page.mouse.move(x, y)
        page.mouse.move(x, y + 0.1)
        page.evaluate(RENDERED)  # the page hears of movements once in a frame
        here = under_stone(page)
        if here == cells:
            if not dragged:
                page.mouse.down()
            page.mouse.up()
            return
        if here == seen and max(abs(x - last[0]), abs(y - last[1])) > step:  # beside the board: half of the way back
            x, y = (x + last[0]) / 2, (y + last[1]) / 2
            continue
        seen, last = here, (x, y)
        (column, row), (to_column, to_row) = middle_of(here), middle_of(cells)
        turned = 1 if seat == 0 else -1
        pace = step / (1 + number / 10)
        x += turned * pace * (to_column - column)
        y += turned * pace * (to_row - row)
    raise AssertionError(f"the mouse does not lead to {cells}")


# --- Samurai ----------------------------------------------------------------------------------------------------------


def samurai(page: Page, solution: Solution, by: str) -> None:
    meaning = solution.meaning
    if meaning["do"] == "end":
        press(page, page.locator(".stage [data-end]"), by)
    elif meaning["do"] == "pick":
        press(page, page.locator(f'.stage [data-pick="{meaning["tile"]}"]').first, by)
    elif meaning["do"] == "swap":
        choose(page, page.locator('.stage [data-tile="F"]'), by)
        if by == "drag" and not solution.forbidden:
            drag(page, standing(meaning["first"]), standing(meaning["second"]))
            return
        for figure in (meaning["first"], meaning["second"]):
            choose_figure(page, figure, by)
        confirm(page, standing(meaning["second"]), solution, by)
    elif meaning["do"] == "move":
        choose(page, page.locator('.stage [data-tile="T0"]'), by)
        if by == "drag" and not solution.forbidden:
            drag(page, hexagon(meaning["from"]), hexagon(meaning["to"]))
            return
        choose_hex(page, meaning["from"], by)
        choose_hex(page, meaning["to"], by)
        confirm(page, hexagon(meaning["to"]), solution, by)
    else:
        taken = f'to-place="{meaning["figure"]}"' if meaning["do"] == "place" else f'tile="{meaning["tile"]}"'
        if by == "drag":
            drag(page, f".stage [data-{taken}] >> nth=0", hexagon(meaning["at"]))
        else:
            choose(page, page.locator(f".stage [data-{taken}]").first, by)
            choose_hex(page, meaning["at"], by)
            confirm(page, hexagon(meaning["at"]), solution, by)


def confirm(page: Page, place: str, solution: Solution, by: str) -> None:
    """Touch a place again: the first touch has only shown what the act brings, unless a rule forbids it."""
    if by == "touch" and not solution.forbidden:
        expect(page.locator(".stage .task")).to_contain_text("again", timeout=SOON)
        page.locator(place).tap()


def hexagon(at: str) -> str:
    return f'.stage [data-hex="{at}"]'


def choose_hex(page: Page, at: str, by: str) -> None:
    if by == "key":
        walk(page, "hex", at)
        page.keyboard.press("Enter")
    else:
        press(page, page.locator(hexagon(at)), by)


def standing(figure: Message) -> str:
    """The figure on the map."""
    return f'{hexagon(figure["at"])} [data-figure="{figure["figure"]}"] >> nth=0'


def choose_figure(page: Page, figure: Message, by: str) -> None:
    """Choose a figure on the map; by key, the board asks which one is meant where there are several."""
    if by == "key":
        choose_hex(page, figure["at"], by)
        if page.locator("[data-which]").count():
            press(page, page.locator(f'[data-which="{figure["figure"]}"]'), by)
    else:
        press(page, page.locator(standing(figure)), by)


BY_GAME = {"kamisado": kamisado, "kaito": kaito, "caminos": caminos, "samurai": samurai}


def solve(page: Page, name: str, step: Step, by: str) -> None:
    """Do all tasks of a step whose page is open, and wait for its end."""
    page.set_default_timeout(SOON)
    for number, solution in enumerate(solutions(name, step)):
        expect(page.locator(f'[data-task="{number}"]')).to_be_visible(timeout=SOON)
        expect(page.locator(".lesson[data-waiting]")).to_have_count(0, timeout=SOON)
        BY_GAME[name](page, solution, by)
    expect(page.locator(f'[data-task="{len(step.tasks)}"]')).to_be_visible(timeout=SOON)
