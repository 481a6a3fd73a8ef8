"""How quick the club is in a real Chromium: from an act to its drawn answer; frames while acts, ends of rounds, refills
and an ending are shown on the drawn boards; frames while a stone of Caminos is dragged over its table in 3D, and while
the table is turned.

Without a graphics card, Chromium composes the page on the CPU, and SwiftShader draws 3D: the slow end of what people
have. Needs the built pages (`make web`), Chromium and Playwright.
"""

from __future__ import annotations

import itertools
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import FloatRect, Page, sync_playwright

CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
SOFTWARE_3D = ["--no-sandbox", "--disable-gpu-compositing", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
ACTS = 100
SHOWN = 20
SEATS = {"here": {"kind": "here"}, "bot": {"kind": "bot", "bot": "easy"}}
CHANCE = {"hands": "random", "figures": "random"}
SECONDS = 5.0
STONES = 12
STONE = '[data-stone="L"]'
SMOOTH = 1000 / 60
Choose = Callable[[list[int], list[dict[str, str]], int], int]
numbers = itertools.count(1)
COUNT_PICTURES = """
    window.pictures = 0;
    const drawn = WebGL2RenderingContext.prototype.clear;
    WebGL2RenderingContext.prototype.clear = function (...all) { window.pictures += 1; return drawn.apply(this, all); };
"""
# Time from the input event of an act to the frame that shows the server's answer: a task queued in a frame runs after the
# frame has been handed over.
CLOCK_ACTS = """
    window.act_times = [];
    let began = null;
    addEventListener("click", (event) => { began = event.timeStamp; }, true);
    const NewSocket = WebSocket;
    window.WebSocket = class extends NewSocket {
        constructor(...all) {
            super(...all);
            this.addEventListener("message", ({ data }) => {
                if (began === null || JSON.parse(data).type !== "update") return;
                const from = began;
                began = null;
                requestAnimationFrame(() => {
                    const { port1, port2 } = new MessageChannel();
                    port1.onmessage = () => window.act_times.push(performance.now() - from);
                    port2.postMessage(null);
                });
            });
        }
    };
"""
# The times of all frames while an act that arrives is shown, at the usual pace.
CLOCK_FRAMES = """
    window.shown = [];
    const Socket = WebSocket;
    window.WebSocket = class extends Socket {
        constructor(...all) {
            super(...all);
            this.addEventListener("message", ({ data }) => {
                if (JSON.parse(data).type !== "update") return;
                const times = [];
                const next = (now) => {
                    times.push(now);
                    if (now - times[0] < 600) requestAnimationFrame(next);
                    else window.shown.push(times);
                };
                requestAnimationFrame(next);
            });
        }
    };
"""
# Move the pointer in every frame: driving the browser from outside is slower than that.
DRAG = """([wanted, x, y, across, up, milliseconds]) => new Promise((resolve) => {
    const seen = [];
    const target = document.querySelector(wanted);
    const HAND = { pointerId: 1, pointerType: "mouse", buttons: 1, bubbles: true };
    const next = (now) => {
        seen.push(now);
        const turn = (now - seen[0]) * 0.003;
        const place = { clientX: x + across * Math.cos(turn), clientY: y + up * Math.sin(turn) };
        target.dispatchEvent(new PointerEvent("pointermove", { ...place, ...HAND }));
        if (now - seen[0] < milliseconds) requestAnimationFrame(next);
        else resolve(seen);
    };
    window.pictures = 0;
    requestAnimationFrame(next);
})"""


@contextmanager
def club() -> Iterator[str]:
    """The address of a running server."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "kaisho.cli", "serve", "--port", "0", "--data", folder, "--open-browser", "off"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=os.environ)
        assert process.stdout is not None
        try:
            yield next(found[0] for line in process.stdout if (found := re.search(r"http://[\d.]+:\d+", line)))
        finally:
            process.terminate()
            process.wait()


def open_table(page: Page, address: str, game: str, acts: int, other: str = "here", **options: str) -> None:
    """Open a table for two at one screen, or against a bot, and play some acts."""
    asked = page.context.request
    origin = {"Origin": address}
    asked.post(f"{address}/api/guests", data={"name": f"Bench {next(numbers)}"}, headers=origin)
    wanted = {"game": game, "options": options, "seats": [{"kind": "me"}, SEATS[other]]}
    table = asked.post(f"{address}/api/tables", data=wanted, headers=origin).json()
    for number in range(acts):
        state = table["state"]
        act = {"do": "act", "after": state["count"], "act": state["legal"][(number * 397 + 211) % len(state["legal"])]}
        table = asked.post(f"{address}/api/tables/{table['table']}/requests", data=act, headers=origin).json()
    page.goto(f"{address}/tables/{table['table']}")


def answers(page: Page, address: str) -> list[float]:
    """Milliseconds from the click that moves a Kamisado tower until its new square is drawn."""
    open_table(page, address, "kamisado", 1, match="series", rounds="50")
    target = page.locator("[data-target]")
    for number in range(1, ACTS + 1):
        page.wait_for_selector("[data-target], .takes")
        if not target.count():  # a round begins: any tower may move
            page.locator(".takes").first.click()
        target.nth(target.count() * 7 // 13).click()
        page.wait_for_function("wanted => window.act_times.length >= wanted", arg=number)
    found: list[float] = page.evaluate("window.act_times")
    return sorted(found)


def frames(page: Page, pressed: str, box: FloatRect) -> list[float]:
    """Milliseconds between frames while something is dragged in circles over the picture."""
    x, y, width, height = box["x"], box["y"], box["width"], box["height"]
    circle = [x + width / 2, y + height / 2, width / 4, height / 5, 1000 * SECONDS]
    seen: list[float] = page.evaluate(DRAG, [pressed, *circle])
    return [after - before for before, after in itertools.pairwise(seen)]


def in_the_middle(legal: list[int], meanings: list[dict[str, str]], seat: int) -> int:
    return legal[len(legal) * 7 // 13]


def forward(legal: list[int], meanings: list[dict[str, str]], seat: int) -> int:
    """Choose the act of Kamisado that goes farthest, so that rounds are short."""
    return max(legal, key=lambda act: int(meanings[act].get("to", "a0")[1]) * (-1 if seat else 1))


def act(page: Page, address: str, choose: Choose) -> bool:
    """Play an act at the open table. Return false if the game is over."""
    table = page.url.rpartition("/")[2]
    answer = page.context.request.get(f"{address}/api/tables/{table}").json()
    state = answer["state"]
    if not state["legal"]:
        return state["result"] is None  # the bot is to act
    seat = state["to_act"][0]
    meanings = page.context.request.get(f"{address}/api/games/{answer['game']}/acts").json()
    wanted = {"do": "act", "after": state["count"], "act": choose(state["legal"], meanings, seat), "seat": seat}
    page.context.request.post(f"{address}/api/tables/{table}/requests", data=wanted, headers={"Origin": address})
    return True


def shown(page: Page, address: str, what: str, game: str, choose: Choose = in_the_middle, **options: str) -> None:
    """Frames while acts are shown one after the other, at most until the game is over."""
    hidden = game == "samurai"  # at one screen its board would be covered between turns
    open_table(page, address, game, 0, "bot" if hidden else "here", **options)
    page.wait_for_selector("[data-square], [data-hex], [data-cell]")
    page.wait_for_timeout(1500)
    number = 0
    while number < SHOWN and act(page, address, choose):
        number += 1
        page.wait_for_function("wanted => window.shown.length >= wanted", arg=number)
        page.wait_for_timeout(300)
    times: list[list[float]] = page.evaluate("window.shown")
    between = sorted(after - before for each in times for before, after in itertools.pairwise(each))
    in_time = sum(each < SMOOTH * 1.5 for each in between) / len(between)
    print(
        f"{what}: {1000 / statistics.mean(between):.0f} frames a second, {in_time:.1%} in time, "
        f"95% within {between[int(len(between) * 0.95)]:.1f} ms"
    )


BOARDS: list[tuple[str, str, Choose, dict[str, str]]] = [
    ("Kamisado, 20 acts shown", "kamisado", in_the_middle, {"match": "series", "rounds": "50"}),
    ("Kamisado, rounds that end, and the next line-ups", "kamisado", forward, {"match": "series", "rounds": "50"}),
    ("Kamisado, refills and the end of a match", "kamisado", forward, {"match": "standard"}),
    ("Kaito, 20 acts shown", "kaito", in_the_middle, {}),
    ("Caminos in the flat view, 20 acts shown", "caminos", in_the_middle, {}),
    ("Samurai, 20 acts shown", "samurai", in_the_middle, CHANCE),
]


def print_frames(what: str, between: list[float], page: Page) -> None:
    ordered = sorted(between)
    in_time = sum(each < SMOOTH * 1.5 for each in ordered) / len(ordered)
    drawn = page.evaluate("window.pictures") / len(ordered)
    wide = page.evaluate("document.querySelector('canvas').width")
    print(
        f"{what}: {1000 / statistics.mean(ordered):.0f} frames a second, {in_time:.1%} in time, "
        f"95% within {ordered[int(len(ordered) * 0.95)]:.1f} ms; {drawn:.0%} drew the table anew, {wide} pixels wide"
    )


def dragging(page: Page, address: str) -> None:
    open_table(page, address, "caminos", STONES)
    page.wait_for_selector("[role=application][data-ready]")
    page.wait_for_timeout(1500)
    box = page.locator("canvas").bounding_box()
    assert box is not None
    page.locator(STONE).hover()
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    print_frames(
        f"Caminos, a stone dragged over {box['width']:.0f} × {box['height']:.0f} pixels", frames(page, STONE, box), page
    )
    page.mouse.move(5, 5)
    page.mouse.up()
    page.keyboard.press("Escape")
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.9)
    page.mouse.down()
    print_frames("Caminos, the table turned", frames(page, "canvas", box), page)
    page.mouse.up()


def main() -> None:
    program = next((found for name in CHROMIUM if (found := shutil.which(name))), None)
    if program is None:
        print("the browser: there is no Chromium here")
        return
    with club() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=SOFTWARE_3D)
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.add_init_script(CLOCK_ACTS)
        took = answers(page, address)
        print(
            f"Kamisado in the browser, from the click to the drawn answer, {len(took)} acts: "
            f"median {statistics.median(took):.0f} ms, 95% within {took[int(len(took) * 0.95)]:.0f} ms, most {took[-1]:.0f} ms"
        )
        page.close()
        for what, game, choose, options in BOARDS:
            page = browser.new_page(viewport={"width": 1440, "height": 900})
            page.add_init_script(CLOCK_FRAMES)
            page.add_init_script("localStorage.setItem('kaisho-caminos-view', 'flat')")
            shown(page, address, what, game, choose, **options)
            page.close()
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.add_init_script(COUNT_PICTURES)
        dragging(page, address)
        browser.close()


if __name__ == "__main__":
    main()
