"""Comfort at a table: confirmation, moves chosen in advance, typed moves, keys, zen, hints, the next game."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from kaisho.language import words
from tests.browser.caminos import flat
from tests.browser.conftest import NewPerson, numbers
from tests.browser.kamisado import move
from tests.browser.person import Person, screenshot, with_settings
from tests.browser.tables import count, wait_for_count, wait_for_turn
from tests.server.running import RunningServer

Answer = Callable[[int], None]


def test_a_move_is_confirmed_or_cancelled_by_key(new_person: NewPerson) -> None:
    ann = with_settings(new_person("Ann"), confirm="always")
    ann.open_game("kamisado", "here")
    move(ann.page, "c1", "c4")
    ask = ann.page.locator("[data-confirm]")
    expect(ask).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ask).to_have_count(0)
    assert count(ann) == 0
    move(ann.page, "c1", "c4")
    expect(ask.get_by_role("button", name="Play")).to_be_focused()
    ann.page.keyboard.press("Enter")
    wait_for_count(ann, 1)


def test_only_moves_of_correspondence_games_are_confirmed_if_so_chosen(new_person: NewPerson) -> None:
    ann = with_settings(new_person("Ann"), confirm="days")
    ann.open_game("kamisado", "here")
    move(ann.page, "c1", "c4")
    wait_for_count(ann, 1)


def test_a_move_by_post_is_confirmed(new_person: NewPerson, server: RunningServer) -> None:
    ann, bob = with_settings(new_person("Ann"), confirm="days"), server.guest(f"Bob {next(numbers)}")
    table = ann.open_game("kamisado", "open", control={"kind": "days", "base": 2 * 86_400_000, "increment": 0})
    assert bob.at(table["table"], "join", invite=table["invite"]).status == 200
    ann.page.wait_for_selector('.table[data-mine="true"]')
    move(ann.page, "c1", "c4")
    play = ann.page.locator("[data-confirm]").get_by_role("button", name="Play")
    expect(play).to_be_focused()
    assert ann.state(table)["count"] == 0
    play.click()
    wait_for_count(ann, 1)
    ann.page.locator('[data-square="d1"]').click()  # and nothing is chosen before one's turn
    ann.settle()
    expect(ann.page.locator("[data-target], [data-premove]")).to_have_count(0)


TO_D1 = 430
"""White's answer to c1-c4 after which Black moves the tower on d1."""
TO_F1 = 439
STEP = 450
"""Milliseconds for which an act is shown."""

TIMES = """() => {
    window.times = {};
    const next = () => {
        window.times[document.querySelector(".table").dataset.count] ??= performance.now();
        requestAnimationFrame(next);
    };
    next();
}"""


def with_a_move_chosen_ahead(new_person: NewPerson, server: RunningServer, **settings: object) -> tuple[Person, Answer]:
    """Ann, who has moved and chosen d1-d3 as her next move, and what lets her opponent answer."""
    ann, bob = with_settings(new_person("Ann", motion="no-preference"), **settings), server.guest(f"Bob {next(numbers)}")
    table = ann.open_game("kamisado", "open", options={"match": "standard"})
    assert bob.at(table["table"], "join", invite=table["invite"]).status == 200
    ann.page.wait_for_selector('.table[data-mine="true"]')
    move(ann.page, "c1", "c4")
    ann.page.wait_for_selector('.table[data-count="1"]:not([data-showing])')
    move(ann.page, "d1", "d3")
    expect(ann.page.locator("[data-premove]")).to_be_attached()

    def answer(act: int) -> None:
        assert bob.at(table["table"], "act", act=act, after=1).status == 200

    return ann, answer


def test_a_move_chosen_ahead_is_played_after_the_answer_has_been_shown(new_person: NewPerson, server: RunningServer) -> None:
    ann, answer = with_a_move_chosen_ahead(new_person, server, pace="normal")
    assert ann.axe() == []
    assert ann.misfits_in_every_language() == {}
    ann.page.evaluate(TIMES)
    answer(TO_D1)
    wait_for_count(ann, 3)
    times = ann.page.evaluate("window.times")
    assert times["3"] - times["2"] >= STEP, "the answer of the opponent was cut short"
    expect(ann.page.locator("[data-premove]")).to_have_count(0)


def test_a_move_chosen_ahead_is_dropped_by_escape(new_person: NewPerson, server: RunningServer) -> None:
    ann, answer = with_a_move_chosen_ahead(new_person, server)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("[data-premove]")).to_have_count(0)
    answer(TO_D1)
    wait_for_turn(ann)
    ann.settle()
    assert count(ann) == 2


def test_a_move_chosen_ahead_that_is_not_allowed_is_dropped(new_person: NewPerson, server: RunningServer) -> None:
    ann, answer = with_a_move_chosen_ahead(new_person, server)
    answer(TO_F1)
    expect(ann.page.get_by_text(words("en")("play-premove-dropped"))).to_be_visible()
    assert count(ann) == 2


def test_a_move_is_typed_and_a_wrong_one_is_refused(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    ann.open_game("kamisado", "here")
    expect(ann.page.locator("[data-square]").first).to_be_visible()
    ann.page.keyboard.press("/")
    field = ann.page.get_by_role("textbox", name="Type a move")
    field.fill("c1-b7")
    field.press("Enter")
    expect(ann.page.get_by_role("alert")).to_be_visible()
    field.fill("c1-c4")
    field.press("Enter")
    wait_for_count(ann, 1)
    expect(field).to_have_count(0)


def test_a_key_leads_to_the_piece_that_must_move(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    ann.open_game("kamisado", "here")
    move(ann.page, "c1", "c4")
    wait_for_count(ann, 1)
    ann.page.locator("h1").click()
    ann.page.keyboard.press("m")
    focused = ann.page.locator(":focus")
    expect(focused).to_have_attribute("data-square", "g8")  # the tower in the colour of c4
    expect(focused).to_have_attribute("data-must", "")


def test_zen_shows_only_the_board_and_the_players(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    ann.open_game("kamisado", "here")
    expect(ann.page.locator("[data-square]").first).to_be_visible()
    ann.page.keyboard.press("z")
    for hidden in ("#app > header", "aside", "footer"):
        expect(ann.page.locator(hidden)).to_be_hidden()
    expect(ann.page.locator("li[data-seat]")).to_have_count(2)
    assert ann.axe() == []
    ann.page.locator("[data-zen]").click()
    expect(ann.page.locator("aside")).to_be_visible()


def test_in_zen_a_proposal_can_be_seen_and_answered(new_person: NewPerson, server: RunningServer) -> None:
    ann, bob = with_settings(new_person("Ann", width=360), zen=True), server.guest(f"Bob {next(numbers)}")
    table = ann.open_game("kamisado", "open")
    assert bob.at(table["table"], "join", invite=table["invite"]).status == 200
    wait_for_turn(ann)
    move(ann.page, "c1", "c4")
    wait_for_count(ann, 1)
    assert bob.at(table["table"], "act", act=TO_D1, after=1).status == 200
    assert bob.at(table["table"], "offer", what="back").status == 200
    asked = ann.page.get_by_role("alert")
    expect(asked).to_contain_text("take back")
    expect(asked).to_be_in_viewport(ratio=1)
    assert ann.axe() == []
    screenshot(ann.page, "zen-proposal")
    asked.get_by_role("button", name="No").click()
    expect(asked).to_have_count(0)
    expect(ann.page.locator("aside")).to_be_hidden()
    assert count(ann) == 2


def test_the_keys_are_listed(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    ann.open_game("kamisado", "here")
    expect(ann.page.locator("[data-square]").first).to_be_visible()
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_role("dialog", name="Keys")).to_contain_text("type a move")
    assert ann.axe() == []
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog", name="Keys")).to_have_count(0)


@pytest.mark.parametrize("game", ["kamisado", "kaito", "caminos"])
def test_a_hint_is_told_and_marked_on_the_board(new_person: NewPerson, game: str) -> None:
    ann = flat(new_person("Ann"))
    ann.open_game(game, "bot:easy")
    wait_for_turn(ann)
    ann.page.get_by_role("button", name="Hint").click()
    expect(ann.page.locator("p[data-hint]")).to_contain_text("Hint:")
    assert ann.misfits_in_every_language() == {}
    expect(ann.page.locator("[data-board] [data-hint]")).to_be_attached()


@pytest.mark.parametrize("other", ["here", "open"])
def test_no_hint_is_given_against_people(new_person: NewPerson, server: RunningServer, other: str) -> None:
    ann, bob = new_person("Ann"), server.guest(f"Bob {next(numbers)}")
    table = ann.open_game("kamisado", other)
    if other == "open":
        assert bob.at(table["table"], "join", invite=table["invite"]).status == 200
    ann.page.wait_for_selector('.table[data-mine="true"]')
    expect(ann.page.locator("[data-square]").first).to_be_visible()
    expect(ann.page.get_by_role("button", name="Hint")).to_have_count(0)


NAMES = {"kamisado": ".coordinate", "kaito": ".coordinate", "caminos": ".name, .side", "samurai": ".code"}


@pytest.mark.parametrize("game", NAMES)
def test_the_names_of_rows_and_columns_can_be_hidden(new_person: NewPerson, game: str) -> None:
    ann = flat(new_person("Ann", width=2560, height=1440))
    ann.open_game(game, "bot:easy")
    names = ann.page.locator(f"[data-board] :is({NAMES[game]})")
    expect(names).not_to_have_count(0)
    ann.page.evaluate("localStorage.setItem('kaisho-settings', JSON.stringify({ pace: 'off', coordinates: false }))")
    ann.page.reload()
    expect(ann.page.locator("[data-square], [data-cell], [data-hex]").first).to_be_visible()
    expect(names).to_have_count(0)


def test_the_next_game_that_waits_is_one_key_away(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    first = ann.open_game("kamisado", "here")
    second = ann.open_game("kaito", "here")
    expect(ann.page.locator("[data-next-game]")).to_be_visible()
    assert ann.misfits_in_every_language((720, 450)) == {}
    ann.page.keyboard.press("n")
    ann.page.wait_for_url(f"**/tables/{first['table']}")
    assert first["table"] != second["table"]


def test_the_aim_is_told_at_the_table(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    ann.open_game("kamisado", "bot:easy")
    expect(ann.page.locator("[data-aim]")).to_contain_text("reach the opposing home row")


def test_new_settings_are_stored_and_applied(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    ann.go("/settings")
    ann.page.get_by_label("leave it to me").check()
    ann.page.get_by_label("slow").check()
    ann.page.get_by_label("Show the names of rows and columns").uncheck()
    ann.page.get_by_role("slider", name="Volume").fill("0.3")
    stored = json.loads(ann.page.evaluate("localStorage.getItem('kaisho-settings')"))
    assert (stored["forced"], stored["pace"], stored["coordinates"], stored["volume"]) == ("ask", "slow", False, 0.3)
    assert ann.axe() == []
    assert ann.overflow() <= 0
