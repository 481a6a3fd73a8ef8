"""How smoothly Caminos' table in 3D moves in a real Chromium: frames while a stone is dragged over it and while it is turned.

Chromium draws without a graphics card here (SwiftShader), so this is the slow end of what people have. Needs the built pages
(`make web`), Chromium and Playwright.
"""

from __future__ import annotations

import itertools
import math
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, sync_playwright

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
SOFTWARE_3D = ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
SECONDS = 5.0
STONES = 12
SMOOTH = 1000 / 60
RECORD = """() => {
    window.frames_seen = [];
    const next = (now) => { window.frames_seen.push(now); window.recording = requestAnimationFrame(next); };
    window.recording = requestAnimationFrame(next);
}"""


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


def open_table(page: Page, address: str) -> None:
    """A table for two at one screen, with some stones on the board."""
    asked = page.context.request
    origin = {"Origin": address}
    asked.post(f"{address}/api/guests", data={"name": "Bench"}, headers=origin)
    wanted = {"game": "caminos", "seats": [{"kind": "me"}, {"kind": "here"}]}
    table = asked.post(f"{address}/api/tables", data=wanted, headers=origin).json()
    for number in range(STONES):
        state = table["state"]
        act = {"do": "act", "after": state["count"], "act": state["legal"][(number * 397 + 211) % len(state["legal"])]}
        table = asked.post(f"{address}/api/tables/{table['table']}/requests", data=act, headers=origin).json()
    page.goto(f"{address}/tables/{table['table']}")
    page.wait_for_selector("[role=application][data-ready]")
    page.wait_for_timeout(1500)


def frames(page: Page, place: Callable[[float], tuple[float, float]]) -> list[float]:
    """Milliseconds between frames while the pressed mouse is moved."""
    page.evaluate(RECORD)
    began = time.perf_counter()
    while (passed := time.perf_counter() - began) < SECONDS:
        page.mouse.move(*place(passed))
    seen: list[float] = page.evaluate("cancelAnimationFrame(window.recording), window.frames_seen")
    return [after - before for before, after in itertools.pairwise(seen)]


def told(what: str, between: list[float]) -> None:
    ordered = sorted(between)
    in_time = sum(each < SMOOTH * 1.5 for each in ordered) / len(ordered)
    print(
        f"{what}: {1000 / statistics.mean(ordered):.0f} frames a second, {in_time:.1%} in time, "
        f"95% within {ordered[int(len(ordered) * 0.95)]:.1f} ms"
    )


def main() -> None:
    program = next((found for name in CHROMIUM if (found := shutil.which(name))), None)
    if program is None:
        print("Caminos' table: there is no Chromium here")
        return
    with club() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=SOFTWARE_3D)
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        open_table(page, address)
        box = page.locator("canvas").bounding_box()
        assert box is not None
        x, y, width, height = box["x"], box["y"], box["width"], box["height"]

        def circling(passed: float) -> tuple[float, float]:
            return x + width * (0.5 + 0.25 * math.cos(passed * 3)), y + height * (0.5 + 0.2 * math.sin(passed * 3))

        page.locator('[data-stone="L"]').hover()
        page.mouse.down()
        told(f"Caminos, a stone dragged over {width:.0f} × {height:.0f} pixels", frames(page, circling))
        page.mouse.move(5, 5)
        page.mouse.up()
        page.keyboard.press("Escape")
        page.mouse.move(x + width / 2, y + height * 0.9)
        page.mouse.down()
        told("Caminos, the table turned", frames(page, circling))
        page.mouse.up()
        browser.close()


if __name__ == "__main__":
    main()
