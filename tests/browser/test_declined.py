"""A reserved seat is declined: whoever reserved it is notified on the current page, without a reload."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kaisho.language import LANGUAGES, words
from tests.browser.conftest import NewPerson

LOADED_ONCE = "window.loadedOnce = true"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_reserved_a_seat_gets_a_notice_on_any_page(new_person: NewPerson, language: str) -> None:
    say = words(language)
    ann, bob = new_person("Ann", language=language, width=360, height=740), new_person("Bob")
    name = bob.client.me["name"]
    ann.go("/")
    ann.wait_until_connected()
    ann.page.evaluate(LOADED_ONCE)
    table = ann.client.open("kaito", "me", f"invited:{name}")["table"]
    bob.go(f"/tables/{table}")
    bob.page.get_by_role("alert").get_by_role("button", name="No, thank you").click()
    notice = ann.page.get_by_role("link", name=say("web-seat-declined", name=name, game=say("kaito")))
    expect(notice).to_be_visible()
    assert ann.page.evaluate("window.loadedOnce") is True and ann.overflow() <= 0
    assert language != "en" or ann.axe() == []
    notice.click()
    ann.page.wait_for_url(f"**/tables/{table}")
    expect(ann.page.get_by_text(say("plain-declined-by", name=name)).first).to_be_visible()
    expect(notice).to_have_count(0)


def test_at_the_table_the_seat_names_whoever_declined_it(new_person: NewPerson) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    name = bob.client.me["name"]
    table = ann.open_game("kaito", f"invited:{name}")["table"]
    ann.page.evaluate(LOADED_ONCE)
    declined = ann.page.get_by_text(f"open seat, {name} has declined").first
    expect(declined).to_have_count(0)
    bob.go(f"/tables/{table}")
    bob.page.get_by_role("alert").get_by_role("button", name="No, thank you").click()
    expect(declined).to_be_visible()
    assert ann.page.evaluate("window.loadedOnce") is True
