"""The list of moves: signs, words, rounds, and looking back during play."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.caminos import flat
from tests.browser.conftest import NewPerson
from tests.browser.kamisado import move
from tests.browser.person import Person
from tests.browser.tables import wait_for_count, wait_for_turn

QUICK = {"samurai": {"hands": "random", "figures": "random"}}


def two_moves(person: Person) -> None:
    person.open_game("kamisado", "here")
    move(person.page, "c1", "c4")
    wait_for_count(person, 1)
    person.page.locator("[data-target]").first.click()
    wait_for_count(person, 2)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_moves_are_coloured_signs_with_words_for_screen_readers(new_person: NewPerson, scheme: str) -> None:
    ann = new_person("Ann", scheme=scheme)
    two_moves(ann)
    first = ann.page.locator('[data-move="1"]')
    expect(first.locator("svg").first).to_be_visible()
    expect(first).to_have_attribute("title", "Red Forward 3 Green")
    expect(first.locator(".unseen")).to_have_text("Red Forward 3 Green")
    assert ann.axe() == []


def test_looking_back_by_click_and_keys_and_returning_to_now(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    two_moves(ann)
    ann.page.locator('[data-move="1"]').click()
    looking = ann.page.locator("[data-looking]")
    expect(looking).to_contain_text("after move 1 of 2")
    expect(ann.page.locator("[data-target]")).to_have_count(0)
    ann.page.locator("h1").click()
    ann.page.keyboard.press("Home")
    expect(looking).to_contain_text("after move 0 of 2")
    ann.page.keyboard.press("ArrowRight")
    expect(looking).to_contain_text("after move 1 of 2")
    looking.get_by_role("button", name="Back to now").click()
    expect(looking).to_have_count(0)
    ann.page.locator("[data-square]").first.focus()
    ann.page.keyboard.press(",")
    expect(looking).to_contain_text("after move 1 of 2")
    ann.page.keyboard.press("Escape")
    expect(looking).to_have_count(0)
    expect(ann.page.locator("[data-target]")).not_to_have_count(0)


def test_after_a_click_on_the_board_the_arrows_look_back_until_a_key_goes_to_the_board(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    two_moves(ann)
    looking = ann.page.locator("[data-looking]")
    focused = ann.page.locator(":focus")
    expect(focused).to_have_attribute("data-square", re.compile("^[a-h][1-8]$"))
    for key, at in (("ArrowLeft", 1), ("ArrowLeft", 0), ("ArrowRight", 1)):
        ann.page.keyboard.press(key)
        expect(looking).to_contain_text(f"after move {at} of 2")
    ann.page.keyboard.press("Escape")
    expect(looking).to_have_count(0)
    ann.page.locator('[data-square="d4"]').focus()
    ann.page.keyboard.press("ArrowUp")
    ann.page.keyboard.press("ArrowLeft")
    expect(focused).to_have_attribute("data-square", "c5")
    expect(looking).to_have_count(0)


@pytest.mark.parametrize("game", ["kaito", "caminos", "samurai"])
def test_after_a_click_the_arrows_look_back_on_every_board(new_person: NewPerson, game: str) -> None:
    ann = new_person("Ann")
    at = {"kaito": "[data-square]", "caminos": "[data-cell]", "samurai": "[data-hex]"}[game]
    if game == "caminos":
        flat(ann)
    table = ann.open_game(game, "here" if game != "samurai" else "bot:easy", options=QUICK.get(game))
    wait_for_turn(ann)
    state = ann.state(table)
    if not state["log"]:
        act, seat = state["legal"][0], state["to_act"][0]
        assert ann.client.at(table["table"], "act", act=act, seat=seat, after=state["count"]).status == 200
        wait_for_count(ann, 1)
    clicked = "[data-target]" if game == "kaito" else f'{at}[tabindex="0"]'  # on the other lies the kaito
    ann.page.locator(clicked).first.click()
    expect(ann.page.locator(f"{at}:focus")).to_have_count(1)
    ann.page.keyboard.press("ArrowLeft")
    expect(ann.page.locator("[data-looking]")).to_be_visible()
    ann.page.keyboard.press("Escape")
    places = ann.page.locator(at)
    places.nth(places.count() // 2).focus()  # not in a corner, from where no arrow may lead on
    before = ann.page.locator(":focus").get_attribute(at[1:-1])
    ann.page.keyboard.press("ArrowUp")
    ann.page.keyboard.press("ArrowLeft")
    expect(ann.page.locator("[data-looking]")).to_have_count(0)
    expect(ann.page.locator(":focus")).not_to_have_attribute(at[1:-1], before or "")


def test_a_new_move_does_not_pull_anybody_away_from_looking_back(new_person: NewPerson) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    table = ann.open_game("kamisado", "open")
    bob.join(table)
    wait_for_turn(ann)
    move(ann.page, "c1", "c4")
    wait_for_turn(bob)
    ann.page.locator("h1").click()
    ann.page.keyboard.press("ArrowLeft")
    looking = ann.page.locator("[data-looking]")
    expect(looking).to_contain_text("after move 0 of 1")
    bob.page.locator("[data-target]").first.click()
    wait_for_count(ann, 2)
    expect(looking).to_contain_text("after move 0 of 2")
    expect(looking).to_contain_text("one new move")
    ann.page.keyboard.press("End")
    expect(looking).to_have_count(0)


def test_words_are_asked_for_once_and_then_only_for_new_moves(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url) if "/written?" in request.url else None)
    two_moves(ann)
    expect(ann.page.locator('[data-move="2"]')).to_have_attribute("title", re.compile("^Green "))
    ann.settle()
    assert all("notation=&" not in url for url in asked)
    assert any("first=1" in url for url in asked), asked


def test_rounds_are_headings_also_after_a_reload(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    table = ann.open_game("kamisado", "here", options={"match": "series", "rounds": 3})
    while (state := ann.state(table))["view"]["round"] == 1:
        seat = state["to_act"][0]
        assert ann.client.at(table["table"], "act", after=state["count"], act=state["legal"][-1], seat=seat).status == 200
    acts = ann.state(table)["log"]
    wait_for_count(ann, acts)
    ann.page.locator("[data-square]").first.wait_for()
    state = ann.state(table)
    ann.client.at(table["table"], "act", after=state["count"], act=state["legal"][0], seat=state["to_act"][0])
    headings = ann.page.locator("section[aria-labelledby=log] h3")
    expect(headings).to_have_text(["Round 1", "Round 2"])
    ann.page.reload()
    expect(headings).to_have_text(["Round 1", "Round 2"])


def test_looking_back_in_a_hidden_game_shows_what_the_player_knew(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    ann.open_game("samurai", "bot:easy", options={"hands": "random", "figures": "random"})
    wait_for_turn(ann)
    tile = ann.page.locator("[data-tile]:not(.idle)").first
    laid = tile.get_attribute("data-tile")  # waits for the hand
    held = ann.page.locator("[data-tile]").count()
    tile.click()
    ann.page.locator("[data-hex][data-legal]").first.click()
    expect(ann.page.locator("[data-tile]")).to_have_count(held - 1)
    ann.page.locator("h1").click()
    ann.page.keyboard.press("Home")
    expect(ann.page.locator("[data-looking]")).to_contain_text("after move 0 of")
    expect(ann.page.locator(f'[data-tile="{laid}"]')).not_to_have_count(0)
    expect(ann.page.locator("[data-tile]")).to_have_count(held)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("[data-looking]")).to_have_count(0)
