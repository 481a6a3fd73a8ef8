"""Boards first: on every screen the whole board is in view, and nothing is wider than the window."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson

SIZES = ((360, 740), (390, 844), (844, 390), (720, 450), (1440, 900), (2560, 1440))

BOARD = """() => {
  const drawings = [...document.querySelectorAll("[data-board] svg, [data-board] canvas")];
  const boxes = drawings.map((drawing) => drawing.getBoundingClientRect()).filter((box) => box.width > 100);
  const largest = boxes.sort((one, other) => other.width * other.height - one.width * one.height)[0];
  return largest ? [largest.left, largest.top, largest.right, largest.bottom].map(Math.round) : null;
}"""


@pytest.mark.parametrize("game", ["kamisado", "kaito", "caminos", "samurai"])
def test_the_whole_board_is_in_view_on_every_screen(new_person: NewPerson, game: str) -> None:
    ann = new_person("Ann")
    ann.open_game(game, "bot:easy")
    expect(ann.page.locator("[data-board] svg, [data-board] canvas").first).to_be_visible()
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.settle()
        left, top, right, bottom = ann.page.evaluate(BOARD)
        size = f"{game} at {width}x{height}: {left},{top} to {right},{bottom}"
        assert ann.overflow() <= 0, size
        assert left >= -1 and top >= -1 and right <= width + 1 and bottom <= height + 1, size


def test_squares_of_kamisado_are_at_least_42_pixels_wide_on_a_phone(new_person: NewPerson) -> None:
    ann = new_person("Ann", width=360, height=740)
    ann.open_game("kamisado", "bot:easy")
    square = ann.page.locator('[data-square="c1"]')
    expect(square).to_be_visible()
    box = square.bounding_box()
    assert box and box["width"] >= 42


def test_a_phone_hides_the_header_in_play_and_a_button_shows_it(new_person: NewPerson) -> None:
    ann = new_person("Ann", width=360, height=740)
    ann.open_game("kamisado", "bot:easy")
    header = ann.page.locator("#app > header")
    expect(header).to_be_hidden()
    ann.page.get_by_role("button", name="Menu").click()
    expect(header).to_be_visible()
    header.get_by_role("button", name="Menu").click()
    header.get_by_role("link", name="Learn").click()
    ann.page.wait_for_url("**/learn")
    expect(header).to_be_visible()


def test_players_are_at_the_edges_of_the_board_mine_below(new_person: NewPerson) -> None:
    ann = new_person("Ann", width=1440, height=900)
    ann.open_game("samurai", "bot:easy", "bot:easy", options={"players": 3})
    board = ann.page.locator("[data-board]").bounding_box()
    mine = ann.page.locator('li[data-seat="0"]').bounding_box()
    other = ann.page.locator('li[data-seat="1"]').bounding_box()
    third = ann.page.locator('li[data-seat="2"]').bounding_box()
    assert board and mine and other and third
    assert other["y"] == third["y"] < board["y"] < mine["y"]
    assert max(box["height"] for box in (mine, other, third)) <= 48
    assert ann.axe() == []
