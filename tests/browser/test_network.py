"""A lost network: it is noticed, unconfirmed acts are marked, and everything arrives once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import caminos, samurai
from tests.browser.conftest import NewPerson
from tests.browser.kamisado import move
from tests.browser.person import Person, screenshot
from tests.browser.relay import Relay
from tests.browser.tables import count, wait_for_count, wait_for_turn
from tests.server.running import NO_LIMITS, Message, RunningServer, with_address

LOST = "The connection is lost"
UNSENT = "Not sent yet"
FISCHER = {"kind": "fischer", "base": 600_000, "increment": 0}


def pair(new_person: NewPerson, relay: Relay) -> tuple[Person, Person, Message]:
    """Ann, who plays through the relay, and Bob at a table of Kamisado with clocks."""
    ann, bob = new_person("Ann", at=relay.server), new_person("Bob")
    table = ann.open_game("kamisado", "open", control=FISCHER)
    bob.join(table)
    wait_for_turn(ann)
    ann.page.wait_for_selector("[data-square]")
    ann.settle()
    return ann, bob, table


def assert_arrives_once(ann: Person, bob: Person, table: Message) -> None:
    wait_for_count(bob, 1)
    wait_for_count(ann, 1)
    expect(ann.page.get_by_text(LOST)).to_have_count(0)
    expect(ann.page.get_by_text(UNSENT)).to_have_count(0)
    expect(ann.page.locator("[data-unsent]")).to_have_count(0)
    expect(ann.page.locator("ol li")).to_have_count(1)
    expect(ann.page.locator(".notice.bad")).to_have_count(0)
    assert bob.state(table)["log"] == 1


@pytest.mark.parametrize("directions", [("up", "down"), ("up",), ("down",)], ids="-".join)
def test_a_dead_connection_is_noticed_and_the_pending_move_arrives_once(
    new_person: NewPerson, relay: Relay, directions: tuple[str, ...]
) -> None:
    ann, bob, table = pair(new_person, relay)
    relay.swallow(*directions)  # type: ignore[arg-type]
    move(ann.page, "c1", "c4")
    expect(ann.page.locator("p.unsent").get_by_text(UNSENT)).to_be_visible()
    expect(ann.page.locator("ol li").get_by_text(UNSENT)).to_be_visible()
    expect(ann.page.locator("[data-unsent]")).to_be_visible()
    expect(ann.page.locator('[data-square="c4"]')).to_have_attribute("aria-label", re.compile(UNSENT))
    expect(ann.page.get_by_text(LOST)).to_be_visible()
    expect(ann.page.locator("[role=timer].guessed")).to_contain_text("≈")
    screenshot(ann.page, f"unsent-{'-'.join(directions)}")
    assert count(bob) == (1 if directions == ("down",) else 0)
    relay.mend()
    assert_arrives_once(ann, bob, table)
    expect(ann.page.locator("[role=timer].guessed")).to_have_count(0)


def test_an_offline_device_says_so_at_once_and_reconnects(new_person: NewPerson, relay: Relay) -> None:
    ann, bob, table = pair(new_person, relay)
    ann.context.set_offline(True)
    expect(ann.page.get_by_text(LOST)).to_be_visible(timeout=5_000)
    move(ann.page, "c1", "c4")
    expect(ann.page.locator("ol li").get_by_text(UNSENT)).to_be_visible(timeout=5_000)
    assert count(bob) == 0
    ann.context.set_offline(False)
    assert_arrives_once(ann, bob, table)


def test_a_change_of_network_reconnects_at_once(new_person: NewPerson, relay: Relay) -> None:
    ann, bob, table = pair(new_person, relay)
    relay.swallow()
    relay.mend()
    with ann.page.expect_websocket():
        ann.page.evaluate("dispatchEvent(new Event('online'))")
    move(ann.page, "c1", "c4")
    assert_arrives_once(ann, bob, table)


def test_a_server_on_the_same_machine_stays_connected_without_a_network(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    ann.open_game("kamisado", "bot:easy")
    opened: list[object] = []
    ann.page.on("websocket", lambda socket: opened.append(socket))
    ann.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(ann.page.get_by_text(LOST)).to_have_count(0)
    ann.page.wait_for_timeout(2_500)  # longer than the timeout of a ping
    expect(ann.page.get_by_text(LOST)).to_have_count(0)
    assert opened == []


def test_a_move_that_comes_too_late_is_reported(new_person: NewPerson, relay: Relay) -> None:
    ann, bob, table = pair(new_person, relay)
    relay.swallow()
    move(ann.page, "c1", "c4")
    expect(ann.page.get_by_text(LOST)).to_be_visible()
    direct = bob.server.anonymous()
    direct.cookies, direct.me = ann.client.cookies, ann.client.me
    assert direct.at(table["table"], "act", act="d1-d4", after=0).status == 200  # on another device
    relay.mend()
    wait_for_count(ann, 1)
    expect(ann.page.locator(".notice.bad")).to_contain_text("The game has gone on in the meantime")
    assert bob.state(table)["log"] == 1


@pytest.mark.parametrize("game", ["kaito", "caminos", "samurai"])
def test_every_board_marks_an_unconfirmed_act(new_person: NewPerson, relay: Relay, game: str) -> None:
    ann = caminos.flat(new_person("Ann", at=relay.server))
    table = ann.open_game(game, "here")
    if game == "samurai":
        samurai.begin(ann, table)
        samurai.uncover(ann.page)
    ann.page.wait_for_selector("[data-target], [data-stone], [data-tile]")
    ann.settle()
    before, log = count(ann), ann.state(table)["log"]
    acts, legal = ann.client.get(f"/api/games/{game}/acts"), ann.state(table)["legal"]
    relay.swallow()
    if game == "caminos":
        caminos.place(ann.page, table["board"], acts[legal[0]])
    elif game == "kaito":
        ann.page.locator("[data-target]").first.click()
    else:
        ann.page.locator("[data-tile]:not(.idle)").first.click()
        samurai.hex_at(ann.page, samurai.possible(ann.page)[0]).click()
    expect(ann.page.locator("[data-unsent]").first).to_be_visible()
    expect(ann.page.locator("p.unsent").get_by_text(UNSENT)).to_be_visible()
    expect(ann.page.locator("ol li").get_by_text(UNSENT)).to_be_visible()
    screenshot(ann.page, f"unsent-{game}")
    relay.mend()
    wait_for_count(ann, before + 1)
    expect(ann.page.locator("[data-unsent]")).to_have_count(0)
    assert ann.state(table)["log"] == log + 1


def test_a_club_opened_under_another_name_links_to_its_address(new_person: NewPerson, tmp_path: Path) -> None:
    server = with_address(RunningServer(tmp_path, **NO_LIMITS), "http://localhost:{port}")
    visitor = new_person(at=server)
    visitor.go("/leaderboards")
    alert = visitor.page.get_by_role("alert")
    expect(alert).to_contain_text(f"You have opened this club as {server.address.removeprefix('http://')}")
    expect(visitor.page.get_by_text(LOST)).to_have_count(0)
    screenshot(visitor.page, "other-address")
    alert.get_by_role("link").click()
    port = server.address.rpartition(":")[2]
    visitor.page.wait_for_url(f"http://localhost:{port}/leaderboards")
    expect(visitor.page.locator("main h1")).to_be_visible()
    expect(visitor.page.get_by_role("alert")).to_have_count(0)
    server.stop()
