"""The steps of the courses on the screen: their solutions by click, by drag and by key."""

from __future__ import annotations

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
    """Press a button, by mouse or by key."""
    if by == "key":
        button.focus()
        page.keyboard.press("Enter")
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
    """Take the stone, turn it, and place it in the flat view, also where a rule forbids it."""
    meaning = solution.meaning
    board = page.evaluate("() => fetch('/api/games/caminos/picture').then((answer) => answer.json())")["board"]
    if by == "key":
        page.locator(".stage [data-cell][tabindex='0']").focus()
    take(page, board, meaning["stone"], meaning["turn"], by=by, opposite=solution.seat == 1)
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


# --- Samurai ----------------------------------------------------------------------------------------------------------


def samurai(page: Page, solution: Solution, by: str) -> None:
    meaning = solution.meaning
    if meaning["do"] == "end":
        end_turn(page, solution, by)
    elif meaning["do"] == "pick":
        press(page, page.locator(f'.stage [data-pick="{meaning["tile"]}"]').first, by)
    elif meaning["do"] == "swap":
        choose(page, page.locator('.stage [data-tile="F"]'), by)
        if by == "drag" and not solution.forbidden:
            drag(page, standing(meaning["first"]), standing(meaning["second"]))
            return
        for figure in (meaning["first"], meaning["second"]):
            choose_figure(page, figure, by)
    elif meaning["do"] == "move":
        choose(page, page.locator('.stage [data-tile="T0"]'), by)
        if by == "drag" and not solution.forbidden:
            drag(page, hexagon(meaning["from"]), hexagon(meaning["to"]))
            return
        choose_hex(page, meaning["from"], by)
        choose_hex(page, meaning["to"], by)
    else:
        taken = f'to-place="{meaning["figure"]}"' if meaning["do"] == "place" else f'tile="{meaning["tile"]}"'
        if by == "drag":
            drag(page, f".stage [data-{taken}] >> nth=0", hexagon(meaning["at"]))
        else:
            choose(page, page.locator(f".stage [data-{taken}]").first, by)
            choose_hex(page, meaning["at"], by)


def end_turn(page: Page, solution: Solution, by: str) -> None:
    """Press the button; an end that a rule forbids cannot be pressed on the board, only tried beside it."""
    press(page, page.locator("[data-try]" if solution.forbidden else ".stage [data-end]"), by)


def hexagon(at: str) -> str:
    return f'.stage [data-hex="{at}"]'


def choose_hex(page: Page, at: str, by: str) -> None:
    if by == "key":
        walk(page, "hex", at)
        page.keyboard.press("Enter")
    else:
        page.locator(hexagon(at)).click()


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
        page.locator(standing(figure)).click()


BY_GAME = {"kamisado": kamisado, "kaito": kaito, "caminos": caminos, "samurai": samurai}


def solve(page: Page, name: str, step: Step, by: str) -> None:
    """Do all tasks of a step whose page is open, and wait for its end."""
    page.set_default_timeout(SOON)
    for number, solution in enumerate(solutions(name, step)):
        expect(page.locator(f'[data-task="{number}"]')).to_be_visible(timeout=SOON)
        expect(page.locator(".lesson[data-waiting]")).to_have_count(0, timeout=SOON)
        BY_GAME[name](page, solution, by)
    expect(page.locator(f'[data-task="{len(step.tasks)}"]')).to_be_visible(timeout=SOON)
