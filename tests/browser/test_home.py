"""The home page: where to begin, what is going on, my games as boards, and Samurai in two clicks."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from kaisho import examples
from tests.browser.conftest import NewPerson
from tests.browser.kamisado import move
from tests.browser.samurai import hex_at, possible
from tests.browser.tables import wait_for_count, wait_for_turn
from tests.server.running import NO_LIMITS, RunningServer


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
    assert cleo.axe() == [] and cleo.overflow() <= 0
    bob.client.at(table["table"], "resign")
    finished = page.locator("section[aria-labelledby=finished]")
    expect(finished.get_by_role("link")).to_have_attribute("href", f"/tables/{table['table']}")
    expect(finished).to_contain_text(f"Won by {ann.client.me['name']}")
    for person in (ann, bob, cleo):
        person.page.close()
    club.stop()


def test_an_empty_club_has_a_game_for_today(new_person: NewPerson) -> None:
    page = new_person().go("/")
    page.locator("[data-play]").last.scroll_into_view_if_needed()
    page.mouse.wheel(0, 4000)
    today = page.get_by_role("region", name="Game of the day")
    expect(today.get_by_role("link")).to_have_attribute("href", re.compile("^/study/example/(.*)$"))
    href = today.get_by_role("link").get_attribute("href") or ""
    assert href.rpartition("/")[2] in examples.names()
    expect(today.locator(".picture svg, .picture canvas").first).to_be_visible()


def test_my_games_are_small_boards_with_the_time_left(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    days = {"kind": "days", "base": 2 * 86_400_000, "increment": 0}
    table = ann.open_game("kamisado", "open", control=days)
    bob = new_person("Bob")
    bob.join(table)
    wait_for_turn(ann)
    page = ann.go("/")
    mine = page.locator(f'section[aria-labelledby=running] li a[href="/tables/{table["table"]}"]')
    expect(mine.locator(".picture svg").first).to_be_visible()
    expect(mine).to_contain_text(re.compile(r"1 d 23:\d\d|2 d 00:00"))
    expect(mine).to_contain_text("It is your turn")
