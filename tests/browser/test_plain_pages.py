"""The plain pages in a browser that runs their script: they look again when something has happened."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.browser.conftest import NewPerson
from tests.server.running import Told


def test_what_happens_while_a_page_is_loaded_is_shown(new_person: NewPerson) -> None:
    """The page is made, the other player acts, and only then does the page begin to listen."""
    ann, bob = new_person("Ann"), new_person("Bob")
    opened: Told = ann.visitor.open("kamisado", "me", "open")
    table = opened["table"]
    assert bob.visitor.at(table, "join", invite=opened["invite"]).status == 200

    def act_first(route: Route) -> None:
        state = ann.visitor.get(f"/api/tables/{table}")["state"]
        if not state["count"]:
            assert ann.visitor.at(table, "act", after=0, act=state["legal"][0]).status == 200
        route.continue_()

    bob.page.route("**/plain.js*", act_first)
    bob.go(f"/plain/tables/{table}")
    expect(bob.page.get_by_role("heading", name="Your move")).to_be_visible()
