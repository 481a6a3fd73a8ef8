"""Boards first: on every screen the whole board is in view, and nothing is wider than the window."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from kaisho.games import names
from kaisho.learn import course
from tests.browser.addresses import GO_WITHIN
from tests.browser.caminos import flat
from tests.browser.conftest import NewPerson
from tests.browser.kamisado import DEADLOCK_IN_THREE, SUMO_IN_THREE, act_out, move
from tests.browser.person import SCHEMES, Person, with_settings
from tests.browser.tables import store_against_bot, store_at_one_screen, wait_for_count, wait_for_turn
from tests.server.tables import play, started

PHONE, TURNED_PHONE, ENLARGED, DESKTOP, LARGE = (360, 740), (844, 390), (720, 450), (1440, 900), (2560, 1440)
SIZES = (PHONE, (390, 844), TURNED_PHONE, ENLARGED, DESKTOP, LARGE)
"""Windows; ``ENLARGED`` is a page at 200 % on a small laptop."""
SMALLEST = {
    "kamisado": {PHONE: 360, TURNED_PHONE: 345, ENLARGED: 400, DESKTOP: 640, LARGE: 1160},
    "kaito": {PHONE: 355, TURNED_PHONE: 345, ENLARGED: 330, DESKTOP: 650, LARGE: 1180},
    "caminos": {PHONE: 335, TURNED_PHONE: 360, ENLARGED: 280, DESKTOP: 670, LARGE: 1200},
    "samurai": {PHONE: 310, TURNED_PHONE: 340, ENLARGED: 260, DESKTOP: 620, LARGE: 1100},
}
"""The least width and height in pixels of each board's drawing."""
BESIDE = (TURNED_PHONE, ENLARGED, DESKTOP, LARGE)
"""Where the players and the panel are beside the board, or at least the panel."""

LOW = (TURNED_PHONE, ENLARGED)
IN_PLAY = (PHONE, *LOW, DESKTOP)

BOARD = """() => {
  const drawings = [...document.querySelectorAll("[data-board] svg, [data-board] canvas")];
  const boxes = drawings.map((drawing) => drawing.getBoundingClientRect()).filter((box) => box.width > 100);
  const largest = boxes.sort((one, other) => other.width * other.height - one.width * one.height)[0];
  return largest ? [largest.left, largest.top, largest.right, largest.bottom].map(Math.round) : null;
}"""


def resize(person: Person, size: tuple[int, int]) -> None:
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.settle()


def is_in_view(place: Locator, size: tuple[int, int]) -> bool:
    """Whether an element is whole in the window without scrolling, and nothing lies over its middle."""
    box = place.bounding_box()
    assert box
    top = place.evaluate(
        "(element) => { const { x, y, width, height } = element.getBoundingClientRect();"
        " const found = document.elementFromPoint(x + width / 2, y + height / 2);"
        " return element.contains(found) || found?.contains(element); }"
    )
    right, bottom = box["x"] + box["width"], box["y"] + box["height"]
    return bool(top) and box["x"] >= -1 and box["y"] >= -1 and right <= size[0] + 1 and bottom <= size[1] + 1


@pytest.mark.parametrize("game", ["kamisado", "kaito", "caminos", "samurai"])
def test_the_board_takes_the_height_of_every_screen(new_person: NewPerson, game: str) -> None:
    ann = new_person("Ann")
    ann.open_game(game, "bot:easy")
    page = ann.page
    expect(page.locator("[data-board] svg, [data-board] canvas").first).to_be_visible()
    wait_for_turn(ann)
    for size in SIZES:
        resize(ann, size)
        left, top, right, bottom = page.evaluate(BOARD)
        told = f"{game} at {size}: {left},{top} to {right},{bottom}"
        assert ann.overflow() <= 0, told
        assert left >= -1 and top >= -1 and right <= size[0] + 1 and bottom <= size[1] + 1, told
        assert min(right - left, bottom - top) >= SMALLEST[game].get(size, 0), told
        assert is_in_view(page.locator('li[data-seat="0"]'), size), told
        if size in BESIDE:
            aside = page.locator("aside").bounding_box()
            assert aside and aside["x"] >= right and aside["y"] < size[1], told
        if game == "caminos":
            for tool in (*page.locator("[data-stone]").all(), *page.locator("[data-turn], [data-lay]").all()):
                assert is_in_view(tool, size), told


@pytest.mark.parametrize("end", ["home row", "deadlock"])
def test_a_refill_is_chosen_in_view_with_the_board(new_person: NewPerson, end: str) -> None:
    ann = new_person("Ann")
    table = ann.open_game("kamisado", "here", options={"match": "standard"})
    act_out(ann, table, SUMO_IN_THREE if end == "home row" else DEADLOCK_IN_THREE)
    fills = ann.page.locator("[data-fill]")
    expect(fills).to_have_count(2)
    for size in SIZES:
        resize(ann, size)
        left, _, right, bottom = ann.page.evaluate(BOARD)
        assert right - left >= 200 and bottom <= size[1] + 1, size
        for place in (*fills.all(), ann.page.locator('li[data-seat="0"]')):
            assert is_in_view(place, size), (size, place)
    if end == "home row":
        assert ann.misfits_in_every_language() == {}
        for scheme in SCHEMES:
            ann.page.emulate_media(color_scheme=scheme)
            assert ann.axe() == []


def test_a_move_is_confirmed_in_view_with_the_board(new_person: NewPerson) -> None:
    ann = with_settings(new_person("Ann"), confirm="always")
    ann.open_game("kamisado", "here")
    move(ann.page, "c1", "c4")
    ask = ann.page.locator("[data-confirm]")
    for size in SIZES:
        resize(ann, size)
        _, _, _, bottom = ann.page.evaluate(BOARD)
        assert bottom <= size[1] + 1, size
        for place in (*ask.get_by_role("button").all(), ann.page.locator('li[data-seat="0"]')):
            assert is_in_view(place, size), size
    assert ann.misfits_in_every_language(*IN_PLAY) == {}
    ann.page.keyboard.press("Enter")
    wait_for_count(ann, 1)
    ann.page.keyboard.press("ArrowLeft")
    expect(ann.page.locator("[data-looking]")).to_be_visible()
    assert ann.misfits_in_every_language(*IN_PLAY) == {}
    expect(ann.page.locator("[data-looking]")).to_be_visible()


TO_A_FORCED_ACT = 19
"""After 15 random acts from seed 3 this one leaves the other side of Kaito only one."""


def test_what_is_said_about_an_act_is_wholly_in_view(new_person: NewPerson) -> None:
    ann = new_person("Ann", width=1440, height=900)
    table = started("kaito", seed=3)
    play(table, 15, chance=Random(3))
    store_at_one_screen(ann, table)
    ann.go(f"/tables/{table.id}")
    wait_for_turn(ann)
    state = ann.client.get(f"/api/tables/{table.id}")["state"]
    assert ann.client.at(table.id, "act", act=TO_A_FORCED_ACT, after=15, seat=state["to_act"][0]).status == 200
    wait_for_count(ann, 17)
    bubble = ann.page.locator("[data-bubble]")
    expect(bubble).to_have_text("Only move: played by the table")
    for size in (DESKTOP, LARGE, TURNED_PHONE, PHONE):
        resize(ann, size)
        said, board = bubble.bounding_box(), ann.page.locator(".board[data-board]").bounding_box()
        assert said and board
        assert said["y"] >= max(board["y"], 0) and said["y"] + said["height"] <= size[1], (size, said, board)
        assert said["x"] >= board["x"] and said["x"] + said["width"] <= board["x"] + board["width"], (size, said, board)


def test_lessons_and_studies_in_low_windows_show_the_board_beside_the_text(new_person: NewPerson) -> None:
    """A phone on its side, and a page enlarged."""
    visitor = flat(new_person(width=LOW[0][0], height=LOW[0][1]))
    page = visitor.go("/learn")
    for game in names():
        for path in (f"/learn/{game}/{course(game).steps[1].id}", f"/study/{game}"):
            page.evaluate(GO_WITHIN, path)
            expect(page.locator("main h1:not([data-before])").first).to_be_visible()
            of_lesson = path.startswith("/learn")
            stage = page.locator(".lesson > .stage" if of_lesson else ".desk > .stage")
            text = page.locator("[data-task]" if of_lesson else ".desk > .steps")
            expect(stage.locator("svg").first).to_be_visible()
            for size in LOW:
                resize(visitor, size)
                left, top, right, bottom = page.evaluate(BOARD.replace("[data-board]", ":is(.lesson, .desk) > .stage"))
                told = f"{path} at {size}: {left},{top} to {right},{bottom}"
                assert left >= -1 and top >= -1 and bottom <= size[1] + 1 and bottom - top >= 0.6 * size[1], told
                assert is_in_view(text, size), told
                box = text.bounding_box()
                assert box and box["x"] >= right, told
                assert visitor.misfits() == [], told


def test_a_lesson_in_a_low_window_hides_the_header_and_keeps_the_board_in_view(new_person: NewPerson) -> None:
    visitor = new_person(width=LOW[0][0], height=LOW[0][1])
    page = visitor.go("/learn/kamisado/answer")
    header, stage = page.locator("#app > header"), page.locator(".lesson > .stage")
    expect(header).to_be_hidden()
    page.get_by_role("link", name="Skip", exact=True).click()
    page.wait_for_url("**/kamisado/way")
    expect(page.locator("[data-step=way] .stage svg").first).to_be_visible()
    expect(header).to_be_hidden()  # on the next step too
    page.mouse.wheel(0, 200)
    page.wait_for_function("() => scrollY > 50")
    box = stage.bounding_box()
    assert box and box["y"] >= -20
    page.get_by_role("button", name="Menu").click()
    expect(header).to_be_visible()
    header.get_by_role("button", name="Menu").click()
    header.get_by_role("link", name="Learn").click()
    page.wait_for_url("**/learn")
    expect(header).to_be_visible()


def test_the_ending_of_four_is_wholly_in_a_low_window(new_person: NewPerson) -> None:
    ann = new_person("Ann", width=LOW[0][0], height=LOW[0][1])
    table = started("samurai", options={"players": 4, "hands": "random", "figures": "random"})
    play(table, 600)
    store_against_bot(ann, table, "easy")
    ann.go(f"/tables/{table.id}")
    ann.page.get_by_role("button", name="Show the result").click()
    card = ann.page.locator("[data-outcome]")
    assert ann.misfits_in_every_language(*LOW) == {}
    for size in LOW:
        resize(ann, size)
        for place in (card, *card.get_by_role("button").all(), *card.get_by_role("link").all()):
            assert is_in_view(place, size), (size, place)


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


def test_study_shows_the_whole_board_at_1440_by_900(new_person: NewPerson) -> None:
    ann = new_person("Ann", width=1440, height=900)
    table = ann.client.open("kamisado", "me", "bot:easy")["table"]
    assert ann.client.at(table, "resign").status == 200
    page = ann.go(f"/study/table/{table}")
    expect(page.locator("[data-board] svg").first).to_be_visible()
    ann.settle()
    _, top, _, bottom = page.evaluate(BOARD)
    assert top >= 0 and bottom <= 900 and bottom - top >= 600
    expect(page.locator(".people")).to_have_text(re.compile(r"computer \(easy\) · [A-Z]\w+ \d+, \d{4}$"))
