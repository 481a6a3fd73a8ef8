"""The study in the browser: replay, variations, evaluation, records and links."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

import kaisho
from kaisho.record import Record
from kaisho.testing import random_playthrough
from tests.browser.conftest import NewPerson
from tests.browser.person import PATIENCE, Person
from tests.browser.tables import store_against_bot
from tests.server.running import Message
from tests.server.tables import play, started


def finished(person: Person) -> Message:
    """A finished game of Kamisado."""
    seats = [{"kind": "me"}, {"kind": "here", "name": "Guest"}]
    table: Message = person.client.post("/api/tables", {"game": "kamisado", "seats": seats})
    for number, act in enumerate(("c1-a3", "b8-h2", "a3-e7")):
        person.client.post(f"/api/tables/{table['table']}/requests", {"do": "act", "act": act, "after": number})
    return table


def random_game() -> Record:
    """A whole game of Kaito."""
    game = kaisho.load("kaito")
    record = Record(game, game.shuffle(3))
    for _, act in random_playthrough(game, 3):
        if act >= 0:
            record.play(act)
    return record


def current_move(page: Page) -> str:
    """The current act of the study."""
    return page.locator("[aria-current=step]").inner_text().split()[-1]


def stands_at(page: Page, number: int) -> None:
    expect(page.locator("main input[type=range]")).to_have_js_property("value", str(number))


def click(page: Page, label: str) -> None:
    page.get_by_role("button", name=label, exact=True).click()


def go_aside(page: Page) -> None:
    """Play another third move, once the page knows the legal acts."""
    expect(page.locator("[data-square=a4][data-target]")).to_be_visible()
    page.locator("[data-square=a3]").click()
    page.locator("[data-square=a4]").click()


def moves(page: Page) -> list[str]:
    return [text.split()[-1] for text in page.locator("[data-at]").all_inner_texts()]


def test_a_finished_game_is_replayed_step_by_step(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    table = finished(ann)
    page = ann.go(f"/tables/{table['table']}")
    page.get_by_role("link", name="Look back at the game").click()
    page.wait_for_url(f"**/study/table/{table['table']}**")
    expect(page.locator("[data-at]")).to_have_count(3)
    stands_at(page, 0)
    for key, place in (("ArrowRight", 1), ("End", 3), ("ArrowLeft", 2), ("Home", 0)):
        page.keyboard.press(key)
        stands_at(page, place)
    page.locator("[data-at]").nth(1).click()
    stands_at(page, 2)
    page.locator("[data-square=d4]").click()  # it gets the focus, but not the arrows of somebody who uses the mouse
    page.keyboard.press("ArrowLeft")
    stands_at(page, 1)
    click(page, "To the start")
    click(page, "Play automatically")
    stands_at(page, 3)
    expect(page.locator("h1")).to_contain_text("wins")
    expect(page.get_by_role("button", name="Play automatically")).to_have_attribute("aria-pressed", "false")


def test_moves_are_shown_in_any_notation_of_the_game(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    page = ann.go(f"/study/table/{finished(ann)['table']}")
    page.get_by_label("Notation").select_option("squares")
    expect(page.locator("[data-at]").first).to_contain_text("c1-a3")
    page.get_by_label("Notation").select_option("spoken")
    expect(page.locator("[data-at]").first).to_contain_text("Red Left 2 Blue")
    page.get_by_label("Language").select_option("de")
    expect(page.locator("[data-at]").first).to_contain_text("Rot Links 2 Blau")


def test_variations_are_added_promoted_and_removed(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    page = ann.go(f"/study/table/{finished(ann)['table']}")
    page.get_by_label("Notation").select_option("squares")
    page.locator("[data-at]").nth(1).click()
    go_aside(page)
    expect(page.locator("[data-at]")).to_have_count(4)
    assert sorted(moves(page)) == ["a3-a4", "a3-e7", "b8-h2", "c1-a3"] and current_move(page) == "a3-a4"
    page.locator("h1").click()
    page.keyboard.press("ArrowDown")
    assert current_move(page) == "a3-e7"
    page.keyboard.press("ArrowUp")
    click(page, "Make it the main line")
    expect(page.locator("ol.branch [data-at]")).to_contain_text("a3-e7")
    page.locator("ol.branch [data-at]").click()
    click(page, "Remove from here on")
    expect(page.locator("[data-at]")).to_have_count(3)
    assert moves(page) == ["c1-a3", "b8-h2", "a3-a4"]


def test_a_refused_move_leaves_the_study_as_it_was(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    page = ann.go("/study/kamisado")
    page.locator("[data-square=c1]").click()
    page.locator("[data-square=h3]").click()
    expect(page.get_by_role("alert")).to_contain_text("Z1")
    assert page.locator("[data-at]").count() == 0


def test_a_link_leads_to_the_position_and_its_variation(new_person: NewPerson) -> None:
    ann, bob = new_person("Ann", permissions=["clipboard-read", "clipboard-write"]), new_person()
    page = ann.go(f"/study/table/{finished(ann)['table']}?at=2")
    go_aside(page)
    expect(page.locator("[data-at]")).to_have_count(4)
    click(page, "Copy link")
    expect(page.get_by_text("Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    other = bob.go(link.removeprefix(ann.server.address))
    expect(other.locator("[data-at]")).to_have_count(4)
    expect(other.locator("[aria-current=step]")).to_have_text(page.locator("[aria-current=step]").inner_text())
    page.wait_for_url(link)  # the page has the same address


@pytest.mark.parametrize("game", ["kaito", "kamisado"])
def test_a_study_without_a_table_is_restored_from_its_address(new_person: NewPerson, game: str) -> None:
    ann = new_person()
    page = ann.go(f"/study/{game}")
    if game == "kamisado":
        page.locator("[data-square=c1]").click()
    page.locator("[data-target]").first.click()
    expect(page.locator("[data-at]")).to_have_count(1)
    page.wait_for_url("**main=**")
    text = page.locator("[data-at]").inner_text()
    page.reload()
    expect(page.locator("[data-at]")).to_have_text(text)


def test_records_are_pasted_saved_and_opened_from_a_file(new_person: NewPerson, tmp_path: Path) -> None:
    ann = new_person()
    played = random_game()
    page = ann.go("/study")
    page.locator("textarea").fill(played.write())
    click(page, "Open")
    expect(page.locator("[data-at]")).to_have_count(len(played.acts))
    with page.expect_download() as saving:
        click(page, "Save record")
    file = tmp_path / "game.txt"
    saving.value.save_as(file)
    assert Record.read(file.read_text(encoding="utf-8")).acts == played.acts
    page.goto(ann.server.address + "/study")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("[data-at]")).to_have_count(len(played.acts))
    click(page, "To the end")
    expect(page.locator("h1")).to_contain_text("wins")


def test_an_error_in_a_record_names_its_line(new_person: NewPerson) -> None:
    ann = new_person()
    page = ann.go("/study")
    page.locator("textarea").fill("kaisho record 1\ngame: kamisado\nversion: 1\n\n  1. black  c1-h3\n")
    click(page, "Open")
    expect(page.get_by_role("alert")).to_contain_text("5")
    expect(page.locator("textarea")).to_have_value("kaisho record 1\ngame: kamisado\nversion: 1\n\n  1. black  c1-h3\n")
    page.locator("textarea").fill("C1S2h/1s4/6/2as2/1H2S1/6 r c1 shcb SSHH")
    page.get_by_label("A position of").select_option("kaito")
    click(page, "Open")
    expect(page.locator(".kaito")).to_be_visible()


def test_the_strongest_bot_and_the_solver_evaluate_a_position(new_person: NewPerson) -> None:
    ann = new_person()
    page = ann.go("/study")
    page.locator("textarea").fill("C1S2h/1s4/6/2as2/1H2S1/6 r c1 shcb SSHH")
    page.get_by_label("A position of").select_option("kaito")
    click(page, "Open")
    page.get_by_role("button", name="Ask the computer").click()
    expect(page.locator(".thought")).to_contain_text("It would play", timeout=PATIENCE)
    page.get_by_role("button", name="Ask the solver").click()
    expect(page.locator(".thought").nth(1)).to_contain_text("Proved", timeout=PATIENCE)
    assert ann.axe() == [] and ann.misfits() == []
    page.locator(".thought").nth(1).get_by_role("button").first.click()
    expect(page.locator("[data-at]")).to_have_count(1)


def test_the_mistakes_of_a_player_are_found_and_marked_with_better_moves(new_person: NewPerson) -> None:
    """A short game in which both sides play at random; Ann loses."""
    ann = new_person("Ann", width=360)
    table = started("kamisado")
    play(table, 60, chance=Random(42))
    store_against_bot(ann, table, "easy")
    page = ann.go(f"/study/table/{table.id}?mistakes=0")
    expect(page.locator("[data-mistakes=told]")).to_contain_text("in your last 3 moves")
    page.get_by_role("button", name="Next mistake").click()
    expect(page.locator("[data-mistakes]")).to_contain_text("This move turned a win into a loss.")
    marked = page.locator("[data-at]", has_text="Better:")
    expect(marked.and_(page.locator("[aria-current]"))).to_have_count(1)
    assert ann.axe() == [] and ann.misfits_in_every_language() == {}
    number = int(marked.first.get_attribute("data-at") or 0)
    page.locator("[data-better]").click()
    expect(page.get_by_role("list", name="Variation").locator(f'[data-at="{number}"]')).to_have_count(1)


@pytest.mark.parametrize("language", ["en", "de"])
def test_axe_finds_nothing_and_no_word_is_missing(new_person: NewPerson, language: str) -> None:
    ann = new_person("Ann", language=language, width=360, scheme="dark" if language == "de" else "light")
    page = ann.go("/study")
    expect(page.locator("[data-study]")).to_have_count(4)
    assert ann.axe() == [] and ann.overflow() == 0
    ann.go(f"/study/table/{finished(ann)['table']}?at=2")
    expect(page.locator("[data-at]")).to_have_count(3)
    assert ann.axe() == [] and ann.overflow() == 0
