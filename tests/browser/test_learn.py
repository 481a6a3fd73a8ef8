"""Courses and rules in the browser: lessons by click, text and keyboard, and stored progress."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.kamisado import move


def test_a_lesson_is_done_by_clicking(new_person: NewPerson) -> None:
    learner = new_person()
    page = learner.go("/learn")
    page.get_by_role("link", name="Begin Kamisado").click()
    page.get_by_role("link", name="Step 2", exact=True).click()
    message = page.locator(".saying")
    expect(message).to_contain_text("Make White move the blue tower")
    move(page, "c1", "c2")
    expect(page.get_by_role("alert")).to_have_text("That is allowed, but the task here is a different one.")
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("main")).to_contain_text("For example: ")
    move(page, "c1", "a3")
    expect(message).to_contain_text("your yellow tower must answer")
    page.locator('[data-square="e1"]').click()  # the pink tower must not move; the task is to try it
    expect(message).to_contain_text("Every move names the tower that answers")
    expect(page.get_by_role("alert")).to_contain_text("Rule T2")
    move(page, "d1", "g4")
    expect(message).to_contain_text("Exactly.")
    assert learner.axe() == []
    expect(page.get_by_role("link", name="Next step")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/learn/kamisado/way")
    page.reload()
    page.get_by_text("All steps").click()
    expect(page.get_by_role("link", name="Step 2, done")).to_be_visible()


def test_a_refusal_shows_its_rule_and_leads_to_all_of_them(new_person: NewPerson) -> None:
    learner = new_person()
    page = learner.go("/learn/kamisado/way")
    page.locator('[data-square="d1"]').wait_for()
    move(page, "d1", "b3")  # the task is to go sideways; another rule forbids this move
    refused = page.get_by_role("alert")
    expect(refused).to_contain_text("Rule Z3")
    expect(page.locator(".saying")).to_contain_text("try to go sideways")
    refused.get_by_role("link", name="Rule Z3").click()
    expect(refused).to_contain_text("A move ends on an empty square.")
    refused.get_by_role("link", name="All rules").click()
    page.wait_for_url("**/rules/kamisado#Z3")
    expect(page.locator("#Z3")).to_be_focused()
    expect(page.locator("#Z3")).to_be_in_viewport()


def test_acts_of_a_lesson_can_be_typed_and_another_language_changes_only_the_words(new_person: NewPerson) -> None:
    learner = new_person()
    page = learner.go("/learn/kamisado/notation")
    page.locator('[data-square="c1"]').wait_for()
    page.get_by_text("Or write it").click()
    written = page.get_by_role("textbox", name="Or write it")
    written.fill("nonsense")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(written).to_have_value("nonsense")
    written.fill("Red Left 2 Blue")
    page.keyboard.press("Enter")
    expect(page.locator(".saying")).to_contain_text("White has answered.")
    page.get_by_role("combobox", name="Language").select_option("de")
    expect(page.locator(".saying")).to_contain_text("Weiß")
    expect(page.locator('[data-square="a3"]')).to_have_attribute("aria-label", "a3, Blau, Turm Rot von Schwarz")


def test_acts_that_a_board_does_not_offer_can_be_typed(new_person: NewPerson) -> None:
    learner = new_person()
    page = learner.go("/learn/samurai/lay")
    page.get_by_role("button", name="Try it: end").click()  # the board has no way to end a turn without a tile
    expect(page.get_by_role("alert")).to_contain_text("Rule M6")
    expect(page.get_by_role("button", name="Try it: S2@e18")).to_be_visible()


def test_a_lesson_is_done_by_keyboard_alone(new_person: NewPerson) -> None:
    learner = new_person()
    page = learner.go("/learn/kamisado/home")
    page.locator('[data-square="b5"]').focus()
    for key in ("Enter", "ArrowUp", "ArrowUp", "ArrowUp", "Enter"):
        page.keyboard.press(key)
    expect(page.get_by_role("link", name="Next step")).to_be_focused()
    expect(page.locator(".saying")).to_contain_text("That wins.")
