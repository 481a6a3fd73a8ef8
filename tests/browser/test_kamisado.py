"""Kamisado in the browser: two browsers, the computer, keyboard, dragging, refusals, deadlocks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.browser.kamisado import act_boldly, is_turned_to_black, move
from tests.browser.person import Person
from tests.browser.tables import is_my_turn, play_to_the_end, status, wait_for_count, wait_for_turn
from tests.server.running import Message


def test_two_browsers_play_a_game_to_its_end(new_person: NewPerson) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    table = ann.open_game("kamisado", "open")
    bob.join(table)
    assert is_turned_to_black(ann.page) and not is_turned_to_black(bob.page)
    assert play_to_the_end(act_boldly, ann, bob) >= 4
    result = ann.state(table)["result"]
    assert result["reason"] in ("home-row", "deadlock") and sorted(result["values"]) == [-1, 1]
    for person in (ann, bob):
        expect(person.page.locator("h1")).to_contain_text("wins")


def test_the_first_move_against_the_computer_takes_two_clicks(new_person: NewPerson) -> None:
    visitor = new_person()
    visitor.go("/")
    visitor.page.locator('[data-play="kamisado"]').click()  # the first click
    wait_for_turn(visitor)
    square = visitor.page.locator('[data-square="c1"]')
    square.focus()
    square.click()  # the second chooses a tower and shows its squares
    assert visitor.page.locator("[data-target]").count() > 5
    visitor.page.locator('[data-square="c4"]').click()
    wait_for_count(visitor, 2)
    assert play_to_the_end(act_boldly, visitor) >= 1


def test_a_whole_match_with_every_option_at_a_shared_screen(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    table = ann.open_game("kamisado", "here", options={"match": "standard", "setup": "tournament"})
    seen: list[int] = []

    def act(person: Person) -> None:
        if person.page.locator("[data-fill]").count():
            expect(person.page.locator("[data-fill] svg")).to_have_count(2)  # both line-ups, before one is chosen
            seen.append(1)
        act_boldly(person)

    play_to_the_end(act, ann)
    assert seen
    assert max(ann.state(table)["result"]["points"]) >= 3


def test_a_refused_move_names_its_rule_and_highlights_the_squares(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    table = ann.open_game("kamisado", "here")
    move(ann.page, "c1", "h3")
    expect(ann.page.get_by_role("alert")).to_contain_text("Z1")
    expect(ann.page.locator("svg .refused")).not_to_have_count(0)
    assert ann.state(table)["count"] == 0
    move(ann.page, "c1", "c4")
    wait_for_count(ann, 1)
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    ann.page.locator('[data-square="a8"]').click()  # green must move, and this is orange
    expect(ann.page.get_by_role("alert")).to_contain_text("T2")


def test_a_tower_is_dragged_to_its_square(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    table = ann.open_game("kamisado", "here")
    ann.page.locator('[data-square="c1"]').drag_to(ann.page.locator('[data-square="c5"]'))
    wait_for_count(ann, 1)
    towers = ann.state(table)["view"]["towers"]
    assert {"side": "black", "colour": "red", "markers": 0, "square": "c5"} in towers


def test_towers_of_the_tournament_set_up_are_placed_by_drag_or_click(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    table = ann.open_game("kamisado", "here", options={"setup": "tournament"})
    expect(ann.page.locator("svg .next")).to_have_count(1)
    ann.page.locator('[data-to-place="pink"]').drag_to(ann.page.locator('[data-square="a1"]'))
    wait_for_count(ann, 1)
    ann.page.locator('[data-to-place="blue"]').click()
    wait_for_count(ann, 2)
    ann.page.locator('[data-to-place="red"]').press("Enter")
    wait_for_count(ann, 3)
    placed = {tower["square"]: tower["colour"] for tower in ann.state(table)["view"]["towers"] if tower["square"]}
    assert placed == {"a1": "pink", "b1": "blue", "c1": "red"}


def test_the_game_can_be_played_by_keyboard_and_everything_has_a_label(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    ann.open_game("kamisado", "here")
    page = ann.page
    page.locator('[data-square="a1"]').focus()
    for key in ("ArrowRight", "ArrowRight", "Enter", "ArrowUp", "ArrowUp"):
        page.keyboard.press(key)
    expect(page.locator(":focus")).to_have_attribute("aria-label", "c3, Brown, can be reached")
    page.keyboard.press("Escape")
    assert page.locator("[data-target]").count() == 0
    for key in ("ArrowDown", "ArrowDown", "Enter", "ArrowUp", "ArrowUp", "Enter"):
        page.keyboard.press(key)
    wait_for_count(ann, 1)
    expect(page.locator('[data-square="c3"]')).to_have_attribute("aria-label", "c3, Brown, Black’s Red tower, last move")
    expect(page.locator('[data-square="h8"]')).to_have_attribute("aria-label", "h8, Brown, White’s Brown tower, must move")
    page.locator("summary").click()
    expect(page.locator("details li").nth(2)).to_have_text("White to move: the Brown tower on h8")


def test_a_watcher_sees_the_game_and_can_do_nothing(new_person: NewPerson) -> None:
    ann, watcher = new_person("Ann"), new_person()
    table = ann.open_game("kamisado", "bot:easy", listed=True)
    watcher.go(f"/tables/{table['table']}")
    expect(watcher.page.locator("[data-square]")).to_have_count(64)
    move(ann.page, "c1", "c4")
    wait_for_count(watcher, 1)
    assert not is_my_turn(watcher) and watcher.page.locator("[data-target], .takes").count() == 0
    assert status(watcher) == "playing"


def deadlocked(person: Person, **options: str | int) -> Message:
    """A table at a shared screen where the first round ended by deadlock after three moves."""
    table = person.open_game("kamisado", "here", options=options)
    for number, (start, end) in enumerate((("c1", "a3"), ("b8", "h2"), ("a3", "e7")), 1):
        move(person.page, start, end)
        wait_for_count(person, number)
    return table


def chain(page: Page) -> list[str | None]:
    """The squares of the numbered towers, in their order."""
    numbered = page.locator("[data-pass]")
    return [numbered.nth(place).get_attribute("data-pass") for place in range(numbered.count())]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1440])
def test_a_deadlock_is_shown_on_the_board_until_the_next_act(new_person: NewPerson, width: int, scheme: str) -> None:
    ann = new_person("Ann", width=width, height=900, scheme=scheme)
    page = ann.page
    deadlocked(ann, match="standard")
    expect(page.locator("[data-news]")).to_contain_text("White marks their Blue tower on h2, which is now a sumo")
    expect(page.locator("[data-news] a.rule")).to_have_text(["Rule Z6", "Rule Z8", "Rule M4"])
    for _ in range(2):
        assert chain(page) == ["h2", "e7"]
        expect(page.locator("[data-arrow]")).to_have_count(2)
        expect(page.locator('[data-moved="e7"]')).to_have_count(1)
        expect(page.locator('[data-marked="h2"]')).to_have_count(1)
        label = "h2, Red, White’s Blue tower, a sumo, blocked, pass number 1, gets the marker"
        expect(page.locator('[data-square="h2"]')).to_have_attribute("aria-label", label)
        label = "e7, Blue, Black’s Red tower, blocked, pass number 2, moved last"
        expect(page.locator('[data-square="e7"]')).to_have_attribute("aria-label", label)
        expect(page.get_by_role("status").first).to_contain_text("1 White Blue h2 (Red), 2 Black Red e7 (Blue)")
        assert ann.axe() == []
        assert ann.overflow() <= 0
        page.reload()  # also shown to those who open the page later
        expect(page.locator("[data-pass]")).to_have_count(2)
    page.locator("[data-fill]").first.click()
    wait_for_count(ann, 4)
    expect(page.locator("[data-pass], [data-news]")).to_have_count(0)


def test_in_a_series_the_deadlock_is_a_separate_picture_beside_the_new_round(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    page = ann.page
    deadlocked(ann, match="series", rounds=2)
    expect(page.locator("figure [data-pass]")).to_have_count(2)
    expect(page.locator(".board [data-pass]")).to_have_count(0)
    expect(page.locator("figcaption")).to_have_text("How the round ended")
    expect(page.locator("[data-news]")).to_contain_text("White gets one point. A series has no markers.")
    assert ann.axe() == []
    move(page, "c8", "c4")
    wait_for_count(ann, 4)
    expect(page.locator("figure, [data-news]")).to_have_count(0)


def test_a_replay_shows_the_deadlock_at_its_move(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    table = deadlocked(ann)
    page = ann.go(f"/study/table/{table['table']}?at=3")
    expect(page.locator("[data-pass]")).to_have_count(2)
    expect(page.locator("[data-news]")).to_contain_text("Black loses the round, White wins it")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-pass], [data-news]")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-pass]")).to_have_count(2)
