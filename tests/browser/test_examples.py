"""Example games in the browser: lists, replay, variations, languages."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kaisho import examples
from kaisho.language import LANGUAGES, words
from kaisho.learn.localized import localized_course
from tests.browser.conftest import NewPerson
from tests.browser.kamisado import move


def note(page: Page, at: int) -> None:
    """Check the position after a number of acts, and its note."""
    expect(page.locator("main input[type=range]")).to_have_js_property("value", str(at))
    expect(page.locator(f"[data-note='{at}']")).to_be_visible()


@pytest.mark.parametrize("path", ["/study", "/learn", "/learn/kaito", "/rules/kaito"])
def test_examples_are_listed_in_study_courses_and_rules(new_person: NewPerson, path: str) -> None:
    reader = new_person()
    page = reader.go(path)
    page.get_by_role("link", name="A sword to step on").click()
    page.wait_for_url("**/study/example/kaito-exchange**")
    note(page, 0)
    expect(page.get_by_role("region", name="A sword to step on")).to_contain_text("Both sides are down to their last helmet")


def test_the_end_of_a_course_leads_to_the_examples_of_its_game(new_person: NewPerson) -> None:
    learner = new_person()
    last = localized_course("kaito", "en").steps[-1]
    page = learner.go(f"/learn/kaito/{last.id}")
    page.get_by_text("Or write it").click()
    for task in last.tasks:
        expect(page.locator(".saying")).to_have_text(task.text)
        assert page.get_by_role("link", name="A sword to step on").count() == 0
        page.get_by_role("textbox", name="Or write it").fill(task.example)
        page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="A sword to step on")).to_be_visible()
    assert page.get_by_role("link", name="The pushing sumo").count() == 0


def test_notes_of_examples_are_not_in_the_built_files() -> None:
    built = list(Path(str(files("kaisho.server") / "web")).rglob("*.js"))
    assert built
    for language in LANGUAGES:
        title = words(language)("example-samurai-three-title")
        assert [file.name for file in built if title in file.read_text(encoding="utf-8")] == []


@pytest.mark.parametrize("example", examples.names())
def test_an_example_is_replayed_to_its_end(new_person: NewPerson, example: str) -> None:
    reader = new_person()
    page = reader.go(f"/study/example/{example}")
    english = examples.localized(example, "en")
    note(page, 0)
    for at in range(1, min(english.acts, 30) + 1):
        page.keyboard.press("ArrowRight")
        note(page, at)
        expected = examples.note_about(english.notes, at)
        assert expected is not None
        expect(page.locator("[data-note]")).to_contain_text(expected.text)
        expect(page.locator(f"[data-at='{at}']")).to_have_attribute("aria-current", "step")
    page.keyboard.press("End")
    note(page, english.acts)
    expect(page.locator("[data-note]")).to_contain_text(english.end)


def test_another_language_changes_the_note_and_not_the_position(new_person: NewPerson) -> None:
    reader = new_person()
    page = reader.go("/study/example/kaito-exchange?at=15")
    note(page, 15)
    for code in ("de", "fr", "nl", "tr", "en"):
        page.locator("header select, footer select").first.select_option(code)
        expect(page.locator("[data-note='15']")).to_contain_text(words(code)("example-kaito-exchange-15"))
        expect(page.locator("#example")).to_have_text(words(code)("example-kaito-exchange-title"))


def test_a_variation_leads_back_to_the_example(new_person: NewPerson) -> None:
    reader = new_person()
    page = reader.go("/study/example/kamisado-standard")
    note(page, 0)
    expect(page.locator("[data-square=a1][data-movable], [data-square=a1]").first).to_be_visible()
    move(page, "a1", "a4")
    expect(page.locator("[data-note=aside]")).to_contain_text("You are trying a variation of your own")
    page.get_by_role("button", name="Back to the game").click()
    note(page, 0)
    page.keyboard.press("ArrowRight")
    note(page, 1)
    expect(page.locator("[aria-current=step]")).to_contain_text("1.")


def test_playback_is_slow_enough_to_read_the_notes(new_person: NewPerson) -> None:
    reader = new_person()
    page = reader.page
    page.clock.install()
    reader.go("/study/example/kaito-exchange")
    note(page, 0)
    page.get_by_role("button", name="Play automatically").click()
    about = examples.localized("kaito-exchange", "en").about
    page.clock.run_for(60 * len(about))
    note(page, 0)
    page.clock.run_for(2000)
    note(page, 1)
    page.get_by_role("button", name="Play automatically").click()
    page.clock.run_for(60_000)
    note(page, 1)


def test_on_a_phone_note_and_board_are_visible_together(new_person: NewPerson) -> None:
    reader = new_person(width=360, height=740, scheme="dark")
    page = reader.go("/study/example/samurai-three?at=29")
    note(page, 29)
    expect(page.locator("#example")).to_be_in_viewport()
    assert reader.overflow() <= 0 and reader.axe() == []
