"""The plain pages with their script: they refresh after a change."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.browser.conftest import NewPerson
from tests.server.running import Message


def test_changes_during_a_page_load_are_shown(new_person: NewPerson) -> None:
    """The page is rendered, then the other player acts, and only then does the page begin to listen."""
    ann, bob = new_person("Ann"), new_person("Bob")
    opened: Message = ann.client.open("kamisado", "me", "open")
    table = opened["table"]
    assert bob.client.at(table, "join", invite=opened["invite"]).status == 200

    def act_first(route: Route) -> None:
        state = ann.client.get(f"/api/tables/{table}")["state"]
        if not state["count"]:
            assert ann.client.at(table, "act", after=0, act=state["legal"][0]).status == 200
        route.continue_()

    bob.page.route("**/plain.js*", act_first)
    bob.go(f"/plain/tables/{table}")
    expect(bob.page.get_by_role("heading", name="Your move")).to_be_visible()


def test_a_table_opened_while_the_home_page_is_loaded_is_in_its_list(new_person: NewPerson) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    opened: list[str] = []

    def open_first(route: Route) -> None:
        if not opened:
            opened.append(ann.client.open("kaito", "me", "open", listed=True)["table"])
        route.continue_()

    bob.page.route("**/plain.js*", open_first)
    bob.go("/plain/")
    expect(bob.page.locator(f"main a[href$='{opened[0]}'], main form[action$='{opened[0]}']").first).to_be_visible()


def test_a_refusal_on_the_home_page_is_not_refreshed_away(new_person: NewPerson) -> None:
    """A page with a refusal does not refresh, whatever happens in the lobby."""
    page = new_person().go("/plain/")
    page.get_by_text("Sign in", exact=True).first.click()
    page.locator("#in-name").fill("Nobody at all")
    page.locator("#in-password").fill("not the right one")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert page.locator("main").get_attribute("data-watch") is None
