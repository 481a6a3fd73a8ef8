"""A person with a browser: navigation, errors on pages, accessibility checks."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, expect

from kaisho.language import LANGUAGES
from tests.server.running import Client, Message, RunningServer, seat_request

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 60_000
"""Timeout in milliseconds for a busy machine; no test waits that long on purpose."""
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
UNREACHABLE = ("WebSocket connection to", "net::ERR", "Failed to load resource")
"""Console messages of the browser when the server is unreachable."""
NO_GPU = "GPU stall due to ReadPixels"
"""Console message of the graphics driver without a GPU."""

UNPACED = """try {
  localStorage.getItem("kaisho-settings") ?? localStorage.setItem("kaisho-settings", JSON.stringify({ pace: "off" }));
} catch {}"""
"""Tests do not wait until acts have been shown, unless they choose a pace."""

NARROW_SELECTS = """(inside) => [...inside.querySelectorAll("select")].flatMap((select) => {
  if (!select.checkVisibility()) return [];
  const unconstrained = select.cloneNode(true);
  unconstrained.style.cssText = "position: absolute; visibility: hidden; width: max-content; max-width: none";
  select.after(unconstrained);
  const missing = unconstrained.offsetWidth - select.offsetWidth;
  unconstrained.remove();
  return missing > 0 ? [`${missing} pixels: ${select.options[0].text}`] : [];
})"""

BROKEN_WORDS = """() => {
  const broken = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const inside = node.parentElement;
    if (!inside.checkVisibility() || inside.closest(".unseen, script, style, svg, pre, code, bdi, [data-breaks]")) continue;
    if (getComputedStyle(inside).clipPath.startsWith("inset(50%")) continue;  // only for screen readers
    for (const word of node.data.matchAll(/[\\p{L}\\p{N}]{2,}/gu)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (lines.some(({ top }) => top > lines[0].bottom - 1)) broken.add(word[0]);
    }
  }
  return [...broken];
}"""
"""Words that are continued on the next line. Names of people (``bdi``) and addresses may be."""

CUT_TEXTS = """() => {
  const within = (rect, box) => ({
    left: Math.max(rect.left, box.left), top: Math.max(rect.top, box.top),
    right: Math.min(rect.right, box.right), bottom: Math.min(rect.bottom, box.bottom),
  });
  // What is seen of a text inside the elements that hide what goes beyond them; what can be scrolled to counts as seen.
  const seen = (element, rect) => {
    for (let child = element, above = element; above && above !== document.body; above = above.parentElement) {
      const style = getComputedStyle(above);
      const place = getComputedStyle(child).position;
      if (style.display === "inline" || child !== above && place === "absolute" && style.position === "static") continue;
      child = above;
      const { left, top } = above.getBoundingClientRect();
      const box = { left: left + above.clientLeft, top: top + above.clientTop };
      Object.assign(box, { right: box.left + above.clientWidth, bottom: box.top + above.clientHeight });
      const clips = (side) => ["hidden", "clip"].includes(style[`overflow${side}`]);
      const scrolls = (side) => ["auto", "scroll"].includes(style[`overflow${side}`]);
      if (scrolls("X") || scrolls("Y")) return { rect, cut: null };
      const shown = within(rect, box);
      const wide = clips("X") && shown.right - shown.left < rect.right - rect.left - 1;
      // The box of a line is higher than its letters.
      const high = clips("Y") && shown.bottom - shown.top < 0.8 * (rect.bottom - rect.top);
      if (wide || high) {
        const told = style.textOverflow === "ellipsis" && wide && !high && above.closest("[title]");
        return { rect, cut: told ? null : above };
      }
      if (style.position === "fixed") break;
    }
    return { rect, cut: null };
  };
  const cut = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const inside = node.parentElement;
    if (!node.data.trim() || !inside.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (inside.closest(".unseen, svg, script, style, select, textarea")) continue;
    if (isHidden(inside)) continue;
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1) continue;
      if (seen(inside, rect).cut) cut.add(`${inside.localName}.${inside.classList[0] ?? ""}: ${node.data.trim().slice(0, 40)}`);
    }
  }
  for (const element of document.body.querySelectorAll("*")) {
    const { overflowX } = getComputedStyle(element);
    if (!["auto", "scroll"].includes(overflowX) || !element.checkVisibility()) continue;
    const more = element.scrollWidth - element.clientWidth;
    if (more > 1) cut.add(`${element.localName}.${element.classList[0] ?? ""} scrolls sideways by ${more}`);
  }
  return [...cut];

  // Only for screen readers.
  function isHidden(element) {
    return element && (getComputedStyle(element).clipPath.startsWith("inset(50%") || isHidden(element.parentElement));
  }
}"""
"""Texts of which a part is hidden, to the side or in height. A name that ends in dots is told by a title."""

SPEAK = """language => {
  const choice = document.querySelector("header select");  // hidden with the header on small screens
  choice.value = language;
  choice.dispatchEvent(new Event("change", { bubbles: true }));
}"""

RENDERED = """new Promise((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve, 20));
  setTimeout(resolve, 1000);  // a headless browser may skip frames while nothing changes
})"""


SCREENS = Path(__file__).parents[2] / "build" / "screens"
TAKE_SCREENSHOTS = bool(os.environ.get("KAISHO_SCREENS"))


def screenshot(page: Page, name: str) -> None:
    """Store a picture of a page for people to look at (``make screens``). Tests do not need it, so usually none is taken."""
    if TAKE_SCREENSHOTS:
        page.screenshot(path=SCREENS / f"{name}.png", full_page=True)


class Person:
    """One browser context with a page. Errors on the page are collected."""

    def __init__(self, server: RunningServer, context: BrowserContext) -> None:
        self.server = server
        self.context = context
        context.set_default_timeout(PATIENCE)
        context.add_init_script(UNPACED)
        self.client = Client(server)
        self.errors: list[str] = []
        self.pending_requests: set[Request] = set()
        """Pending requests of the page."""
        self.page = self.new_tab()

    def new_tab(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(f"{page.url}: {error}"))
        page.on("console", lambda message: self._on_console(page, message))
        page.on("request", lambda request: self.pending_requests.add(request))
        page.on("requestfinished", lambda request: self.pending_requests.discard(request))
        page.on("requestfailed", lambda request: self.pending_requests.discard(request))
        return page

    def _on_console(self, page: Page, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(UNREACHABLE) and NO_GPU not in message.text:
            self.errors.append(f"{page.url}: {message.text}")

    # --- signing in ---------------------------------------------------------------------------------------------------

    def named(self, name: str) -> Person:
        """Sign in as a guest."""
        self._sign_in(self.server.guest(name))
        return self

    def with_account(self, name: str) -> Person:
        self._sign_in(self.server.account(name))
        return self

    def signed_in(self, name: str, password: str = "a good long one") -> Person:
        """Sign in to an existing account."""
        client = self.server.anonymous()
        client.me = client.post("/api/logins", {"name": name, "password": password})
        self._sign_in(client)
        return self

    def _sign_in(self, client: Client) -> None:
        self.client = client
        assert client.cookies
        for name, value in client.cookies.items():
            self.context.add_cookies([{"name": name, "value": value, "url": self.server.address, "httpOnly": True}])

    # --- pages --------------------------------------------------------------------------------------------------------

    def go(self, path: str, page: Page | None = None) -> Page:
        """Open a path and wait for the page."""
        opened = page or self.page
        self.pending_requests.clear()
        opened.goto(self.server.address + path)
        expect(opened.locator("main h1").first).to_be_visible()
        return opened

    def wait_until(self, condition: Callable[[], bool], what: str) -> None:
        """Wait for a condition in Python while the events of the browser are handled."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not condition():
            assert time.monotonic() < deadline, f"timed out waiting until {what}"
            self.page.wait_for_timeout(20)

    def settle(self) -> None:
        """Wait until the page has no pending requests and has been rendered."""
        idle_frames = 0

        def is_idle() -> bool:
            nonlocal idle_frames
            self.page.evaluate(RENDERED)
            idle_frames = 0 if self.pending_requests else idle_frames + 1
            return idle_frames >= 3

        self.wait_until(is_idle, "the page has no pending requests")

    def wait_until_connected(self) -> None:
        """Wait until the page is connected and identified."""
        expect(self.page.locator('header .who[href="/account"]')).to_be_attached()

    def wait_for_service_worker(self) -> None:
        self.page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")

    def open_game(self, game: str, *others: str, options: Message | None = None, **wanted: Any) -> Message:
        """Open a table with this person on the first seat, and its page: ``ann.open_game("kamisado", "bot:easy")``."""
        seats = [seat_request(seat) for seat in ("me", *others)]
        table: Message = self.client.post("/api/tables", {"game": game, "seats": seats, "options": options or {}, **wanted})
        self.go(f"/tables/{table['table']}")
        return table

    def join(self, table: Message) -> None:
        """Join a table by its invitation link."""
        self.go(f"/join/{table['table']}/{table['invite']}")
        self.page.locator("main form button").click()
        self.page.wait_for_url(f"**/tables/{table['table']}")

    def state(self, table: Message) -> Message:
        """The state of a table for this person."""
        state: Message = self.client.get(f"/api/tables/{table['table']}")["state"]
        return state

    # --- what must hold on every page ---------------------------------------------------------------------------------

    def axe(self) -> list[str]:
        """The violations that axe finds on the page."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        results = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{violation['id']}: {violation['help']} {[node['target'] for node in violation['nodes'][:4]]}"
            for violation in results["violations"]
        ]

    def overflow(self) -> int:
        """The horizontal overflow of the page in pixels."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))

    def misfits(self) -> list[str]:
        """What does not fit on the page: its width, words broken across lines, labels and selects that are cut off."""
        wide = [f"{self.overflow()} pixels too wide"] if self.overflow() > 0 else []
        broken = [f"broken: {word}" for word in self.page.evaluate(BROKEN_WORDS)]
        cut = [f"cut: {label}" for label in self.page.evaluate(CUT_TEXTS)]
        return [*wide, *broken, *cut, *(f"select cut by {select}" for select in self.cut_selects("main"))]

    def misfits_in_every_language(self, *sizes: tuple[int, int]) -> dict[str, list[str]]:
        """What does not fit in the state on the screen, by misfit: languages and widths. The page is not loaded again."""
        found: dict[str, list[str]] = {}
        before = self.page.viewport_size
        for language in (*LANGUAGES[1:], LANGUAGES[0]):
            self.page.evaluate(SPEAK, language)
            self.page.wait_for_function("language => document.documentElement.lang === language", arg=language)
            for width, height in sizes or ((360, 740), (1440, 900)):
                self.page.set_viewport_size({"width": width, "height": height})
                self.page.evaluate(RENDERED)
                misfits = self.misfits()
                if misfits:  # perhaps something was still to come
                    self.settle()
                    misfits = self.misfits()
                for misfit in misfits:
                    found.setdefault(misfit, []).append(f"{language} {width}")
        if before:
            self.page.set_viewport_size(before)
        return found

    def cut_selects(self, inside: str) -> list[str]:
        """The selects that are too narrow for their longest option, by their first options."""
        cut: list[str] = self.page.locator(inside).first.evaluate(NARROW_SELECTS)
        return cut


def with_settings(person: Person, **settings: object) -> Person:
    """Store settings in the browser, as if they had been chosen before. Acts are not paced unless that is chosen."""
    stored = json.dumps({"pace": "off", **settings})
    person.context.add_init_script(f"localStorage.setItem('kaisho-settings', {json.dumps(stored)})")
    return person
