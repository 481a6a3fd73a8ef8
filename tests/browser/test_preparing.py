"""The first start: while rules are compiled, pages say so and continue afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, Response, expect

from kaisho.language import LANGUAGES, words
from tests.browser.conftest import NewPerson
from tests.browser.person import screenshot
from tests.server.running import NO_LIMITS, RunningServer

TRIES = 50


@pytest.fixture
def go_on(tmp_path: Path) -> Path:
    return tmp_path / "go on"


@pytest.fixture
def preparing(tmp_path: Path, go_on: Path) -> Iterator[RunningServer]:
    server = RunningServer(tmp_path / "club", program=("tests.server.slow_compiling", str(go_on)), fresh=True, **NO_LIMITS)
    yield server
    server.stop()


def goto(page: Page, address: str) -> Response:
    """Open an address; retry if the previous page refreshed itself at that moment, which cancels the navigation."""
    for _ in range(TRIES):
        try:
            response = page.goto(address)
        except Error as error:
            if "ERR_ABORTED" not in error.message:
                raise
            continue
        if response is not None:
            return response
    raise AssertionError(f"{address} could not be opened in {TRIES} tries")


def test_every_page_says_that_rules_are_compiled_and_then_continues(
    new_person: NewPerson, preparing: RunningServer, go_on: Path
) -> None:
    for number, language in enumerate(LANGUAGES):
        message = words(language)("http-preparing")
        look = {"width": 360, "height": 740, "scheme": "dark"} if number % 2 else {"width": 1440, "height": 900}
        ann = new_person(f"Ann {language}", at=preparing, language=language, **look)  # type: ignore[arg-type]
        for name, path in (("home", "/"), ("table", "/tables/abcdefghjkmn"), ("plain-home", "/plain/")):
            expect(ann.go(path).get_by_role("status").get_by_text(message)).to_be_visible()
            screenshot(ann.page, f"preparing-{name}-{language}")
            assert ann.axe() == [] and ann.overflow() <= 0
        for path in ("/plain/tables/abcdefghjkmn", "/plain/sheet/blank/samurai", "/plain/examples/samurai-three"):
            assert goto(ann.page, preparing.address + path).status == 503
            expect(ann.page.get_by_role("alert")).to_have_text(message)
            assert ann.overflow() <= 0
            screenshot(ann.page, f"preparing-plain-{language}")
    ann = new_person("Ann", at=preparing)
    goto(ann.page, f"{preparing.address}/plain/sheet/blank/samurai")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("One moment, please")
    home = new_person("Ben", at=preparing).go("/")
    expect(home.get_by_text(words("en")("web-preparing"))).to_be_visible()
    go_on.touch()
    expect(ann.page.get_by_text("One moment, please")).to_have_count(0)  # the page refreshed itself
    expect(home.get_by_text(words("en")("web-preparing"))).to_have_count(0)


def test_a_game_that_is_ready_can_be_played_while_others_are_not(new_person: NewPerson, preparing: RunningServer) -> None:
    ann = new_person("Ann", at=preparing)

    def begin(game: str) -> None:
        card = ann.go("/plain/").locator(f'details:has(input[value="{game}"])')
        card.locator("summary").click()
        with ann.page.expect_navigation():
            card.locator("button.main").click()

    begin("samurai")
    expect(ann.page.get_by_role("alert")).to_have_text(words("en")("http-preparing"))

    def has_begun() -> bool:
        begin("kaito")
        return "/plain/tables/" in ann.page.url

    ann.wait_until(has_begun, "Kaito is loaded")
    expect(ann.page.get_by_role("heading", name="Your move")).to_be_visible()
