"""The dialog for a new game: it offers what the server allows, and nothing is cut off."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from kaisho.games import names
from tests.browser.conftest import NewPerson
from tests.browser.person import Person, screenshot
from tests.server.running import NO_LIMITS, RunningServer

TAKE_BACKS = "Moves can be taken back if all agree"


def dialog_of(person: Person, game: str) -> Locator:
    person.page.locator(f"article:has([data-play={game}]) button").last.click()
    return person.page.get_by_role("dialog")


def choose_way(dialog: Locator, way: str) -> None:
    dialog.locator(f'label:has(input[name="with"][value="{way}"])').click()


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl", "tr"])
def test_no_select_of_the_dialog_is_cut_off(new_person: NewPerson, language: str) -> None:
    ann = new_person("Ann", language=language, height=800)
    cut: dict[str, list[str]] = {}
    page = ann.go("/")
    for game in names():
        dialog = dialog_of(ann, game)
        for way, width in product(("anybody", "mixed"), (360, 1440)):
            page.set_viewport_size({"width": width, "height": 800})
            choose_way(dialog, way)
            dialog.locator('select:has(option[value="fischer"])').select_option("fischer")
            ann.settle()
            if selects := ann.cut_selects("dialog"):
                cut[f"{game}, {way}, {width}"] = selects
            assert dialog.evaluate("dialog => dialog.scrollWidth - dialog.clientWidth") <= 0
        screenshot(page, f"new-{game}-{language}")
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    ann.go("/plain/").evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    for width in (360, 1440):
        page.set_viewport_size({"width": width, "height": 800})
        if selects := ann.cut_selects("main"):
            cut[f"plain pages, {width}"] = selects
    assert cut == {}


def test_take_backs_by_agreement_are_not_offered_in_games_with_hidden_information(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    for game in names():
        ann.go("/")
        dialog = dialog_of(ann, game)
        hidden = next(known for known in ann.client.get("/api/club")["games"] if known["name"] == game)["hidden"]
        expect(dialog.get_by_text(TAKE_BACKS)).to_have_count(0 if hidden else 1)
        choose_way(dialog, "link")
        dialog.get_by_role("button", name="Begin").click()
        ann.page.wait_for_url("**/tables/*")
        table = ann.client.get(f"/api/tables/{ann.page.url.rpartition('/')[2]}")
        assert table["takebacks"] is not hidden


def test_a_rated_game_is_offered_only_at_open_tables(new_person: NewPerson) -> None:
    ann = new_person().with_account("Ann Unlisted")
    ann.go("/")
    dialog = dialog_of(ann, "caminos")
    rated = dialog.get_by_text("Rated game")
    why = dialog.get_by_text("This game is not rated")
    for way, offered, explained in (("computer", 0, 0), ("here", 0, 0), ("link", 0, 1), ("invited", 0, 1), ("anybody", 1, 0)):
        choose_way(dialog, way)
        expect(rated).to_have_count(offered)
        expect(why).to_have_count(explained)
    rated.click()
    dialog.get_by_role("combobox", name="Clock").select_option("turn")
    choose_way(dialog, "link")  # the ticked box is ignored then
    dialog.get_by_role("button", name="Begin").click()
    ann.page.wait_for_url("**/tables/*")
    assert ann.client.get(f"/api/tables/{ann.page.url.rpartition('/')[2]}")["rated"] is False


def test_a_rated_game_follows_the_rulebook_and_an_unrated_one_gets_its_options_back(new_person: NewPerson) -> None:
    ann = new_person().with_account("Ann Chance")
    ann.go("/")
    dialog = dialog_of(ann, "samurai")
    choose_way(dialog, "anybody")
    rated = dialog.get_by_text("Rated game")
    by_chance = [dialog.locator(f'label:has(span:text-is("{name}")) select') for name in ("First tiles", "Figures")]
    for value in ("random", "choose", "random"):
        for option in by_chance:
            expect(option).to_have_value(value)
        rated.click()
    by_chance[0].select_option("random")  # chosen for the rated game: it stays
    rated.click()
    rated.click()
    for option, value in zip(by_chance, ("random", "choose"), strict=True):
        expect(option).to_have_value(value)


def test_a_club_may_rate_unlisted_games(new_person: NewPerson, tmp_path: Path) -> None:
    server = RunningServer(tmp_path, **NO_LIMITS, rated_unlisted="on")
    try:
        ann = new_person(at=server).with_account("Ann")
        ann.go("/")
        dialog = dialog_of(ann, "caminos")
        choose_way(dialog, "link")
        dialog.get_by_text("Rated game").click()
        dialog.get_by_role("combobox", name="Clock").select_option("turn")
        expect(dialog.get_by_text(TAKE_BACKS)).to_have_count(0)
        dialog.get_by_role("button", name="Begin").click()
        ann.page.wait_for_url("**/tables/*")
        table = ann.client.get(f"/api/tables/{ann.page.url.rpartition('/')[2]}")
        assert (table["rated"], table["listed"]) == (True, False)
    finally:
        server.stop()


def test_plain_pages_offer_the_same(new_person: NewPerson) -> None:
    page = new_person("Ann").go("/plain/")
    for game in names():
        card = page.locator(f'details:has(input[name="game"][value="{game}"])')
        expect(card.locator('input[name="takebacks"]')).to_have_count(0 if game == "samurai" else 1)
        expect(card.locator('label[for$="-rated"]')).to_contain_text("at an open table")
