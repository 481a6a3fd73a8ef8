"""A game of another package in the browser: the plain board shows its picture and offers its acts in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import screenshot
from tests.browser.tables import status, wait_for_turn
from tests.outside.installing import PEBBLES, install
from tests.server.running import NO_LIMITS, RunningServer


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RunningServer]:
    """A club on a machine where the toy game is installed."""
    monkeypatch.setenv("PYTHONPATH", str(install(PEBBLES, tmp_path / "site")))
    running = RunningServer(tmp_path / "club", fresh=True, **NO_LIMITS)
    yield running
    running.stop()


def test_a_game_of_another_package_is_played_in_the_browser(new_person: NewPerson, outside: RunningServer) -> None:
    ann = new_person("Ann", at=outside, width=1200, height=900)
    ann.go("/")
    card = ann.page.locator("main").get_by_role("heading", name="Pebbles")
    expect(card).to_be_visible()
    expect(ann.page.locator('img[src="/api/games/pebbles/emblem.svg"]')).to_have_js_property("complete", True)
    ann.open_game("pebbles", "bot:easy", options={"row_length": "long"})
    wait_for_turn(ann)
    picture = ann.page.locator(".plain img")
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.naturalWidth") > 50
    assert ann.page.locator("[data-act]").all_inner_texts() == ["take 1 pebble", "take 2 pebbles", "take 3 pebbles"]
    ann.settle()
    assert ann.overflow() <= 0 and ann.axe() == []
    screenshot(ann.page, "outside-game")
    for _ in range(30):
        if status(ann) != "playing":
            break
        wait_for_turn(ann)
        if ann.page.locator("[data-act]").count():
            ann.page.locator("[data-act]").first.click()
            ann.settle()
    expect(ann.page.get_by_text("The last pebble is gone").first).to_be_visible()


def test_a_game_of_another_package_has_rules_a_leaderboard_and_a_study(new_person: NewPerson, outside: RunningServer) -> None:
    ann = new_person("Ann", at=outside, width=1200, height=900)
    ann.go("/rules/pebbles")
    expect(ann.page.get_by_text("A player takes one, two or three pebbles.")).to_be_visible()
    ann.go("/leaderboards/pebbles/3")
    expect(ann.page.get_by_role("link", name="Pebbles").first).to_be_visible()
    ann.go("/study/pebbles")
    expect(ann.page.locator(".plain img")).to_be_visible()
    ann.page.locator("[data-act]").nth(1).click()
    expect(ann.page.locator(".plain img")).to_have_attribute("src", re.compile("pebbles%3A%2010"))
    ann.settle()


@pytest.mark.parametrize(
    ("language", "acts"),
    [
        ("de", ["nimm 1 Kiesel", "nimm 2 Kiesel", "nimm 3 Kiesel"]),
        ("tr", ["take 1 pebble", "take 2 pebbles", "take 3 pebbles"]),
    ],
)
def test_acts_are_offered_in_the_language_of_the_page_or_in_english(
    new_person: NewPerson, outside: RunningServer, language: str, acts: list[str]
) -> None:
    ann = new_person("Ann", at=outside, language=language)
    ann.go("/study/pebbles")
    expect(ann.page.locator("[data-act]")).to_have_text(acts)
