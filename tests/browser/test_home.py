"""The home page: where to begin, what is going on, my games as boards, and Samurai in two clicks."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

from playwright.sync_api import Locator, expect

from kaisho import examples
from tests.browser.conftest import NewPerson
from tests.browser.kamisado import move
from tests.browser.person import Person
from tests.browser.samurai import hex_at, possible
from tests.browser.tables import wait_for_count, wait_for_turn
from tests.server.running import NO_LIMITS, Message, RunningServer


def test_a_newcomer_sees_learn_and_play_before_anything_else(new_person: NewPerson) -> None:
    ann = new_person(width=360, height=740)
    page = ann.go("/")
    begin = page.locator("[data-begin]")
    expect(begin.get_by_role("link").first).to_be_in_viewport()
    assert [link.get_attribute("href") for link in begin.get_by_role("link").all()] == ["/learn", "#games"]


def test_samurai_is_begun_by_one_click_and_its_first_tile_laid_by_two(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    page = ann.go("/")
    page.locator("[data-play=samurai]").click()
    page.wait_for_url("**/tables/*")
    wait_for_turn(ann)
    table = {"table": page.url.rpartition("/")[2]}
    before = ann.state(table)["log"]
    page.locator("[data-tile]:not(.idle)").first.click()
    hex_at(page, possible(page)[0]).click()
    wait_for_count(ann, before + 1)
    assert ann.state(table)["log"] > before


def test_a_running_game_is_drawn_live_and_people_are_named(new_person: NewPerson, tmp_path: Path) -> None:
    club = RunningServer(tmp_path, **NO_LIMITS)
    ann, bob, cleo = (new_person(name, at=club) for name in ("Ann", "Bob", "Cleo"))
    table = ann.open_game("kamisado", "open", listed=True)
    bob.join(table)
    wait_for_turn(ann)
    page = cleo.go("/")
    live = page.get_by_role("region", name="Live now")
    expect(live.get_by_role("link")).to_have_attribute("href", f"/tables/{table['table']}")
    expect(live.locator(".picture svg").first).to_be_attached()
    for person in (ann, bob):
        expect(page.locator("[data-here]")).to_contain_text(person.client.me["name"])
    drawn = live.locator(".picture").inner_html()
    move(ann.page, "c1", "c4")
    page.wait_for_function("drawn => document.querySelector('.life .picture').innerHTML !== drawn", arg=drawn)
    expect(live.locator("path.trail").first).to_be_attached()  # the last move is marked
    assert cleo.axe() == [] and cleo.overflow() <= 0
    bob.client.at(table["table"], "resign")
    finished = page.locator("section[aria-labelledby=finished]")
    expect(finished.get_by_role("link")).to_have_attribute("href", f"/tables/{table['table']}")
    expect(finished).to_contain_text(f"Won by {ann.client.me['name']}")
    for person in (ann, bob, cleo):
        person.page.close()
    club.stop()


def test_an_empty_club_has_a_game_for_today(new_person: NewPerson, tmp_path: Path) -> None:
    club = RunningServer(tmp_path, **NO_LIMITS)
    visitor = new_person(at=club)
    listed = [example["id"] for example in visitor.server.anonymous().get("/api/examples?language=en")]
    assert set(listed) == set(examples.names())
    longest = "samurai-three"  # only its last acts are replayed
    day = datetime(2026, 11, 18, 12, tzinfo=UTC)
    while (day - datetime(1970, 1, 1, tzinfo=UTC)).days % len(listed) != listed.index(longest):
        day += timedelta(days=1)
    visitor.page.clock.set_fixed_time(day)
    page = visitor.go("/")
    page.locator("[data-play]").last.scroll_into_view_if_needed()
    page.mouse.wheel(0, 4000)
    today = page.get_by_role("region", name="Game of the day")
    expect(today.get_by_role("link")).to_have_attribute("href", f"/study/example/{longest}")
    expect(today.locator(".picture svg").first).to_be_visible()
    expect(page.get_by_role("region", name="Open tables")).to_have_count(0)
    page.close()
    club.stop()


def test_my_games_are_small_boards_with_the_time_left_for_my_turn(new_person: NewPerson) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    days = {"kind": "days", "base": 2 * 86_400_000, "increment": 0}
    slow = ann.open_game("kamisado", "open", control=days)
    bob.join(slow)
    fast = ann.open_game("kamisado", "open", control={"kind": "fischer", "base": 20 * 60_000, "increment": 5000})
    bob.join(fast)
    wait_for_turn(ann)

    def card(person: Person, table: Message) -> Locator:
        return person.page.locator(f'section[aria-labelledby=running] li a[href="/tables/{table["table"]}"]')

    ann.go("/")
    expect(card(ann, slow).locator(".picture svg").first).to_be_visible()
    expect(card(ann, slow)).to_contain_text(re.compile(r"1 d 23:\d\d left|2 d 00:00 left"))
    expect(card(ann, slow)).to_contain_text("It is your turn")
    left = card(ann, fast).get_by_text(re.compile(r"^\d+:\d\d left$"))
    shown = left.inner_text()
    expect(left).not_to_have_text(shown, timeout=20_000)  # every second in the last hour
    bob.go("/")
    expect(card(bob, slow)).to_contain_text("Waiting for the others")
    expect(card(bob, slow)).not_to_contain_text("left")  # it is Ann's time


def test_nothing_waits_any_more_after_a_game_that_was_resigned(new_person: NewPerson) -> None:
    """No notice, no number beside “My games”, and nothing is new in a game that was just watched."""
    ann = new_person("Ann")
    page = ann.go("/")
    page.locator("[data-play=kamisado]").click()
    page.wait_for_url("**/tables/*")
    wait_for_turn(ann)
    expect(page.locator("header .waiting").first).to_be_attached()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, I resign this game").click()
    expect(page.locator(".table")).to_have_attribute("data-status", "over")
    page.locator("header a.club").click()
    over = page.locator("section[aria-labelledby=over]")
    expect(over.get_by_role("link", name="Kamisado")).to_have_count(1)
    ann.settle()
    expect(page.locator(".notices p, header .waiting, .unread")).to_have_count(0)


def test_a_card_says_which_options_play_will_use(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    page = ann.go("/")
    card = page.locator("article:has([data-play=kamisado])")
    card.get_by_role("button").last.click()
    dialog = page.get_by_role("dialog")
    dialog.locator('select:has(option[value="standard"])').select_option("standard")
    expect(dialog.get_by_role("button", name="Begin")).to_be_in_viewport(ratio=1)
    dialog.get_by_role("radio", name="second").check()
    dialog.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/tables/*")
    page.locator("header a.club").click()
    expect(card.locator("[data-chosen]")).to_contain_text("Match: standard, to 3 points")
    card.get_by_role("button", name="Use defaults").click()
    expect(card.locator("[data-chosen]")).to_have_count(0)
    card.locator("[data-play]").click()
    page.wait_for_url("**/tables/*")
    table = ann.client.get(f"/api/tables/{page.url.rpartition('/')[2]}")
    assert table["options"]["match"] == "single"
    assert table["you"] == [0]  # the side that was chosen for one game is not said on the card
