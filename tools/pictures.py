"""Take the README's pictures from the running program: every board in the middle of a game, home, a study,
and a score sheet.

Run as ``make pictures``. It starts a club of its own with the built pages, plays in it, and photographs what a browser shows.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from kaisho import bots, games
from kaisho.examples import record_text
from kaisho.search.limits import Thinking

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
DRAWS_IN_SOFTWARE = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
TABLES: dict[str, tuple[dict[str, Any], int]] = {
    "kamisado": ({"match": "standard"}, 9),
    "kaito": ({}, 11),
    "caminos": ({}, 9),
    "samurai": ({"hands": "random", "figures": "random"}, 24),
}
"""The options of each game, and how many acts are played before its picture."""
STUDY = "/study/kamisado?o.match=single&main={acts}&at={number}"
SHEET = "kamisado-standard"
"""The example game whose score sheet is photographed."""
TRIED = ("c1-a3", "b8-c7")


@contextmanager
def club() -> Iterator[str]:
    """Start a private club and yield its address."""
    with tempfile.TemporaryDirectory() as data:
        unlimited = {"KAISHO_RATE_PER_ADDRESS": "0", "KAISHO_RATE_PER_SESSION": "0"}
        settings = {"KAISHO_BOT_SECONDS": "0.3", "KAISHO_LANG": "en", **unlimited}
        command = [sys.executable, "-m", "kaisho", "serve", "--port", "0", "--data", data]
        process = subprocess.Popen(command, env=os.environ | settings, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        try:
            for line in process.stdout:
                if found := re.search(r"https?://\S+:\d+", line):
                    yield found[0]
                    break
        finally:
            process.terminate()
            process.wait()


class Photographer:
    """A guest in a browser who plays against the computer and takes pictures."""

    def __init__(self, browser: Browser, address: str, scheme: Any) -> None:
        context = browser.new_context(
            base_url=address,
            viewport={"width": 1280, "height": 800},
            locale="en",
            color_scheme=scheme,
            reduced_motion="reduce",
            extra_http_headers={"Origin": address},
        )
        context.set_default_timeout(120_000)
        self.asks = context.request
        self.page: Page = context.new_page()

    def ask(self, path: str, wanted: dict[str, Any]) -> Any:
        answer = self.asks.post(path, data=json.dumps(wanted), headers={"Content-Type": "application/json"})
        assert answer.ok, answer.text()
        return answer.json()

    def come_in(self, name: str) -> None:
        self.ask("/api/guests", {"name": name, "language": "en"})

    def play(self, game: str, options: dict[str, Any], acts: int) -> str:
        """Open a table against the computer and play to the middle of the game, choosing acts as our bots would."""
        wanted = {"game": game, "options": options, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "medium"}]}
        answer = self.ask("/api/tables", wanted)
        table = answer["table"]
        while len(answer["state"]["acts"]) < acts or 0 not in answer["state"]["to_act"]:
            if answer["state"]["result"] is not None:
                break
            if 0 in answer["state"]["to_act"]:
                self.ask(f"/api/tables/{table}/requests", self.choice(game, table, answer["state"]["count"]))
            else:
                time.sleep(0.1)
            answer = self.asks.get(f"/api/tables/{table}").json()
        return str(table)

    def choice(self, name: str, table: str, count: int) -> dict[str, Any]:
        game, state = games.game_class(name).from_position(self.asks.get(f"/api/tables/{table}/position").text())
        with Thinking(seconds=0.3) as thinking:
            found = bots.opinion(bots.bot("medium", game), game, state, thinking)
        return {"do": "act", "act": found.act, "after": count}

    def photograph(self, name: str, path: str, *, height: int = 800) -> None:
        self.page.set_viewport_size({"width": 1280, "height": height})
        self.page.goto(path)
        self.page.wait_for_load_state("networkidle")
        self.page.wait_for_timeout(1500)
        self.page.screenshot(path=FOLDER / f"{name}.png")
        print(f"docs/pictures/{name}.png")

    def photograph_study(self) -> None:
        """A study with the strongest bot's opinion and the solver's verdict."""
        game = games.load("kamisado")
        state = game.deal()
        acts = [game.play(state, text) for text in TRIED]
        self.page.set_viewport_size({"width": 1280, "height": 1000})
        self.page.goto(STUDY.format(acts=".".join(map(str, acts)), number=len(acts)))
        self.page.wait_for_selector("[data-ask]")
        for button in self.page.locator("[data-ask]").all():
            button.click()
            self.page.wait_for_timeout(300)
            self.page.wait_for_selector("[data-ask]:disabled", state="detached")
        self.page.screenshot(path=FOLDER / "study.png")
        print("docs/pictures/study.png")

    def photograph_sheet(self) -> None:
        """The first printed page of an example match."""
        self.page.set_viewport_size({"width": 720, "height": 1000})
        self.page.goto("/plain/sheet/record")
        self.page.fill("#record", record_text(SHEET))
        self.page.click("main button.main")
        self.page.locator(".sheet").first.screenshot(path=FOLDER / "sheet.png")
        print("docs/pictures/sheet.png")


def main() -> None:
    program = next((found for name in CHROMIUM if (found := shutil.which(name))), None)
    if program is None:
        sys.exit("there is no Chromium here; on Debian or Ubuntu: sudo apt-get install chromium")
    FOLDER.mkdir(exist_ok=True)
    with club() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", *DRAWS_IN_SOFTWARE])
        light = Photographer(browser, address, "light")
        light.come_in("Hana")
        tables = {game: light.play(game, options, acts) for game, (options, acts) in TABLES.items()}
        light.photograph("home", "/", height=1000)
        for game, table in tables.items():
            light.photograph(game, f"/tables/{table}")
        light.photograph_study()
        light.photograph_sheet()
        browser.close()


if __name__ == "__main__":
    main()
