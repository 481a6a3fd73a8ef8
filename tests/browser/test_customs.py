"""Customs on the screen: questions before a game, suggestions from ratings, and the turned board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPerson
from tests.browser.person import Person
from tests.server.running import RunningServer
from tests.server.test_customs import rated_game


def dialog_of(person: Person, game: str, button: str) -> Locator:
    person.go("/")
    person.page.locator("article", has_text=game).get_by_role("button", name=button).click()
    return person.page.get_by_role("dialog")


def players_at(person: Person) -> list[str]:
    """The names at the table, by seat."""
    person.page.wait_for_url("**/tables/*")
    bars = person.page.get_by_role("list", name="Players").locator("li[data-seat]")
    expect(bars.first).to_be_visible()
    names = {bar.get_attribute("data-seat"): bar.locator(".who").inner_text() for bar in bars.all()}
    return [names[str(seat)].split("\n")[0].strip() for seat in range(len(names))]


@pytest.mark.parametrize("width", [1280, 360])
def test_the_youngest_of_three_at_one_screen_begins(new_person: NewPerson, width: int) -> None:
    ann = new_person("Ann", width=width)
    dialog = dialog_of(ann, "Samurai", "Here")
    dialog.get_by_role("combobox", name="Players", exact=True).select_option("3")
    for place, name in enumerate(("Ada", "Bea", "Cleo")):
        dialog.locator(f'[data-screen-name="{place}"]').fill(name)
    dialog.get_by_label("Cleo").check()
    expect(dialog.locator("[data-order]")).to_have_text("Order of play: Cleo, Ada, Bea")
    expect(dialog.locator('[data-first="hands"]')).to_have_text("For a first game: at random")
    assert ann.axe() == [] and ann.overflow() <= 0
    dialog.get_by_role("button", name="Begin").click()
    assert [name.split()[0] for name in players_at(ann)] == ["Cleo", "Ada", "Bea"]
    table = ann.client.get(f"/api/tables/{ann.page.url.rpartition('/')[2]}")
    assert table["options"]["hands"] == "random"  # recommended, therefore preselected
    expect(ann.page.get_by_role("button", name="Red (Cleo)")).to_be_visible()


def test_the_leader_can_be_drawn_at_random_and_every_question_skipped(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    dialog = dialog_of(ann, "Kaito", "Here")
    expect(dialog.get_by_text("Who begins?")).to_be_visible()
    expect(dialog.locator("[data-order]")).to_have_count(0)
    dialog.get_by_role("button", name="Choose at random").click()
    expect(dialog.locator("[data-order]")).to_contain_text("Player 1")
    dialog.get_by_label("it does not matter").check()
    dialog.get_by_role("button", name="Begin").click()
    assert [name.split(" ", 2)[:2] for name in players_at(ann)] == [["Player", "1"], ["Player", "2"]]


def test_ratings_offer_white_to_the_more_experienced(new_person: NewPerson, server: RunningServer) -> None:
    ann = new_person()
    ann.with_account("Ann Experienced")
    ben = server.account("Ben Experienced")
    rated_game(ben, ann.client)
    dialog = dialog_of(ann, "Kamisado", "More…")
    expect(dialog.get_by_text("at this level, that is you")).to_be_visible()  # she has finished a game
    expect(dialog.get_by_role("radio", name="second")).to_be_checked()
    dialog.get_by_label("medium").check()
    expect(dialog.get_by_text("at this level, that is the computer")).to_be_visible()
    dialog.get_by_label("easy").check()
    dialog.get_by_label("a member, by name").check()
    dialog.get_by_label("Name of the person in this club").fill("Ben Experienced")
    dialog.get_by_label("Name of the person in this club").blur()
    expect(dialog.locator("[data-lead]")).to_contain_text("according to the ratings, that is Ben Experienced")
    expect(dialog.get_by_label("first", exact=True)).to_be_checked()
    dialog.get_by_role("button", name="Begin").click()
    ann.page.wait_for_url("**/tables/*")
    table = ann.client.get(f"/api/tables/{ann.page.url.rpartition('/')[2]}")
    assert [seat["name"] for seat in table["seats"]] == ["Ann Experienced", "Ben Experienced"]


def test_the_duration_of_each_length_and_the_turned_board(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    expect(ann.go("/").locator("article", has_text="Kamisado").locator("[data-facts]")).to_contain_text("20–30 min")
    dialog = dialog_of(ann, "Kamisado", "More…")
    dialog.get_by_label("Match").select_option("long")
    expect(dialog.locator("[data-minutes]")).to_have_text("Usual duration: 120–180 min")
    dialog.get_by_label("Board").select_option("orange-left")
    dialog.get_by_role("button", name="Begin").click()
    ann.page.wait_for_url("**/tables/*")
    for square, colour in (("a1", "Orange"), ("h1", "Brown"), ("a8", "Brown"), ("b1", "Red"), ("c5", "Purple")):
        expect(ann.page.locator(f'[data-square="{square}"]')).to_have_attribute("aria-label", re.compile(colour))


def test_the_rules_begin_with_the_customs(new_person: NewPerson) -> None:
    ann = new_person("Ann", width=360)
    page = ann.go("/rules/kamisado")
    expect(page.get_by_role("region", name="Customs")).to_contain_text("Whoever has more experience takes White.")
    expect(page.get_by_role("region", name="Customs")).to_contain_text("180–300 min")
    assert ann.axe() == [] and ann.overflow() <= 0


def test_an_invitation_and_the_end_of_a_game_say_who_would_have_white(new_person: NewPerson, server: RunningServer) -> None:
    ann = new_person()
    ann.with_account("Ann Invited")
    ben = server.account("Ben Inviting")
    rated_game(ann.client, ben)
    table = ben.open("kamisado", "me", "open")
    ann.go(f"/join/{table['table']}/{table['invite']}")
    expect(ann.page.locator("[data-lead]")).to_contain_text(
        "White goes to the more experienced player; according to the ratings, that is you"
    )
    ann.page.get_by_role("button", name="Sit down").click()
    ann.page.wait_for_url("**/tables/*")
    expect(ann.page.locator("[data-lead]")).to_have_count(0)
    assert ben.at(table["table"], "resign").status == 200
    expect(ann.page.locator('[data-lead="Ann Invited"]')).to_be_visible()  # beside the rematch
