"""Kaito in the browser: a whole game, keyboard, dragging, refusals, and the exchange."""

from __future__ import annotations

from urllib.parse import quote

from playwright.sync_api import expect

import kaisho
from kaisho.testing import random_playthrough
from tests.browser.conftest import NewPerson
from tests.browser.kaito import act
from tests.browser.tables import play_to_the_end, wait_for_count

EXCHANGES = {"decline", "exchange"}


def exchange_with_choice() -> tuple[str, list[int]]:
    """A position with several payments, and its legal acts."""
    game = kaisho.load("kaito")
    for seed in range(400):
        for state, _ in random_playthrough(game, seed):
            legal = game.legal(state)
            if len(legal) >= 4 and {(game.describe(it) or {}).get("do") for it in legal} == EXCHANGES:
                return game.position(state), legal
    raise AssertionError("no such position was found")


def test_a_whole_game_at_a_shared_screen(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    table = ann.open_game("kaito", "here")
    expect(ann.page.locator("[data-target]")).to_have_count(2)  # the two gaps
    assert play_to_the_end(act, ann) >= 5
    result = ann.state(table)["result"]
    assert result["reason"] in ("last-sword", "last-helmet", "stuck") and sorted(result["values"]) == [-1, 1]
    expect(ann.page.locator("h1")).to_contain_text("wins")
    assert ann.page.locator("[data-target]").count() == 0


def test_captured_stones_are_counted_for_their_captor(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    table = ann.open_game("kaito", "here")
    for number in range(1, 7):
        act(ann)
        wait_for_count(ann, number)
    for colour, side in ann.state(table)["view"]["sides"].items():
        tray = ann.page.get_by_role("region", name=colour.capitalize(), exact=True)
        worth = side["mon"]["worth"]
        expect(tray).to_contain_text(f"Mon × {len(side['mon']['stones'])}, worth {worth}" if worth else "no mon")
        expect(tray.locator("svg.captured")).to_have_count(sum(side["holds"].values()))


def test_a_refused_square_is_highlighted_with_its_rule(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    table = ann.open_game("kaito", "here")
    ann.page.locator("[data-square]:not([data-target])").first.click()
    expect(ann.page.get_by_role("alert")).to_contain_text("K3")
    act(ann)
    wait_for_count(ann, 1)
    kaito = ann.state(table)["view"]["kaito"]["square"]
    aside = "a1" if kaito[0] != "a" and kaito[1] != "1" else "f6" if kaito[0] != "f" and kaito[1] != "6" else "c3"
    ann.page.locator(f'[data-square="{aside}"]').click()
    expect(ann.page.get_by_role("alert")).to_contain_text("K4")
    expect(ann.page.locator("svg rect.refused")).to_have_count(2)
    assert ann.state(table)["count"] == 1


def test_the_kaito_is_dragged_onto_a_gap_and_onto_a_stone(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    table = ann.open_game("kaito", "here")
    for number in (1, 2):
        target = ann.page.locator("[data-target]").last
        square = target.get_attribute("data-square")
        ann.page.locator(".grip").drag_to(target, force=True)
        wait_for_count(ann, number)
        assert ann.state(table)["view"]["kaito"]["square"] == square


def test_the_game_can_be_played_by_keyboard_and_every_square_has_a_label(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    table = ann.open_game("kaito", "here")
    page = ann.page
    gap = page.locator("[data-target]").first.get_attribute("data-square") or ""
    page.locator('[data-square][tabindex="0"]').focus()
    for key in ("Home", *["ArrowDown"] * 5, *["ArrowRight"] * "abcdef".index(gap[0]), *["ArrowUp"] * (int(gap[1]) - 1)):
        page.keyboard.press(key)
    expect(page.locator(":focus")).to_have_attribute("aria-label", f"{gap}: gap, the kaito can begin here")
    page.keyboard.press("Enter")
    wait_for_count(ann, 1)
    expect(page.locator(f'[data-square="{gap}"]')).to_have_attribute("aria-label", f"{gap}: the kaito, showing Red, last move")
    page.keyboard.press("Enter")  # the kaito itself
    expect(page.locator(f'[data-square="{gap}"]')).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(page.locator(f'[data-square="{gap}"]')).to_have_attribute("aria-selected", "false")
    assert ann.state(table)["count"] == 1
    page.locator("[data-target]").first.press("Enter")
    wait_for_count(ann, 2)
    page.locator("summary").click()
    expect(page.locator("details li")).to_have_count(10)
    expect(page.locator("details li").first).to_contain_text("Black to move: the kaito on")


def test_the_exchange_offers_exactly_the_valid_payments(new_person: NewPerson) -> None:
    position, legal = exchange_with_choice()
    ann = new_person("Ann", width=360)
    ann.go(f"/study/kaito?position={quote(position)}")
    buttons = ann.page.locator("[role=dialog] button")
    expect(buttons).to_have_count(len(legal))
    offered = buttons.evaluate_all("elements => elements.map((button) => Number(button.dataset.act))")
    assert sorted(offered) == legal
    assert ann.axe() == [] and ann.overflow() == 0
    buttons.first.press("Enter")
    expect(ann.page.locator("[role=dialog]")).to_have_count(0)
    expect(ann.page.locator("[data-at]")).to_contain_text("→")
    expect(ann.page.locator(":focus")).to_have_attribute("role", "gridcell")


def test_the_field_is_shown_from_the_players_side(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    seats = [{"kind": "bot", "bot": "easy"}, {"kind": "me"}]
    for wanted, corner in ((seats[::-1], "a6"), (seats, "f1")):
        table = ann.client.post("/api/tables", {"game": "kaito", "seats": wanted})
        ann.go(f"/tables/{table['table']}")
        expect(ann.page.locator("[data-square]").first).to_have_attribute("data-square", corner)


def test_axe_finds_nothing_in_light_and_dark(new_person: NewPerson) -> None:
    for scheme in ("light", "dark"):
        ann = new_person("Ann", scheme=scheme, width=360)
        ann.open_game("kaito", "here")
        act(ann)
        wait_for_count(ann, 1)
        assert ann.axe() == [] and ann.overflow() == 0
