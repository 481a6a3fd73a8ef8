"""A table whose game cannot be shown: the page says so, lists the acts, and the game can be finished."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import Person, screenshot
from tests.browser.tables import is_my_turn, play_to_the_end, status, wait_for_turn
from tests.server.test_faulty_games import DISPLAY_METHODS, faulty_server

GAMES: list[tuple[str, dict[str, Any], int]] = [
    ("kamisado", {}, 2),
    ("kaito", {}, 3),
    ("caminos", {"scoring": "yes"}, 4),
    ("samurai", {"hands": "random"}, 2),
]
SCREENS: list[tuple[int, int, Any]] = [(1440, 900, "light"), (1440, 900, "dark"), (360, 740, "light"), (360, 740, "dark")]


def act(person: Person) -> None:
    """Choose an act on the plain board, or the first legal one on the board of the game."""
    if person.page.locator("[data-act]").count():
        person.page.locator("[data-act]").first.click()
        return
    (table,) = [{"table": person.page.url.rpartition("/")[2]}]
    state = person.state(table)
    seat = state["to_act"][0]
    assert person.client.at(table["table"], "act", after=state["count"], act=state["legal"][0], seat=seat).status == 200


@pytest.mark.parametrize(("game", "options", "after"), GAMES)
def test_a_game_that_cannot_be_shown_is_played_to_its_end_in_the_browser(
    new_person: NewPerson, tmp_path: Path, game: str, options: dict[str, Any], after: int
) -> None:
    server = faulty_server(tmp_path, game, DISPLAY_METHODS, after)
    ann = new_person("Ann", at=server, width=1440, height=900)
    table = ann.open_game(game, "bot:random", options=options)
    wait_for_turn(ann)

    def is_plain() -> bool:
        if ann.page.get_by_text("The board cannot be drawn at the moment").count():
            return True
        assert status(ann) == "playing"
        if is_my_turn(ann) and ann.state(table)["count"] < after:  # after that the page may take a while
            act(ann)
        return False

    ann.wait_until(is_plain, "the board cannot be drawn")
    wait_for_turn(ann)
    for width, height, scheme in SCREENS:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.emulate_media(color_scheme=scheme)
        ann.settle()
        assert ann.overflow() <= 0 and ann.axe() == []
        screenshot(ann.page, f"plain-view-{game}-{width}-{scheme}")
    play_to_the_end(act, ann)
    expect(ann.page.get_by_text("The connection is lost")).to_have_count(0)
    assert ann.state(table)["result"] is not None
    ann.go(f"/study/table/{table['table']}")
    ann.page.get_by_role("button", name="To the end").click()
    ann.page.get_by_text("The board cannot be drawn at the moment").wait_for()
    server.kill()
