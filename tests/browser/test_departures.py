"""Departures from games of three or four: on the board, in the list of players, in the log and in the result."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from kaisho.cli import main
from kaisho.language import LANGUAGES, words
from kaisho.server.live_table import new_id
from kaisho.server.seats import Seat
from kaisho.server.store import database_url, open_engine
from tests.browser.conftest import NewPerson
from tests.browser.person import Person, screenshot
from tests.server.running import Message, RunningServer
from tests.server.stores import put_table
from tests.server.test_departures import game_with_other_places

FISCHER = {"kind": "fischer", "base": 600_000, "increment": 0}
SIDES = ("Red", "Blue", "Green", "Yellow")


def table_of(*people: Person, **wanted: object) -> str:
    """A game of Samurai between these people, each on their own screen."""
    options = {"players": len(people), "hands": "random"}
    first, *others = people
    opened: Message = first.client.open(
        "samurai", "me", *["open"] * len(others), options=options, **{"control": FISCHER, **wanted}
    )
    for other in others:
        assert other.client.at(opened["table"], "join", invite=opened["invite"]).status == 200
    for person in people:
        person.go(f"/tables/{opened['table']}")
        expect(person.page.locator("li[data-seat]").first).to_be_visible()
    return str(opened["table"])


def assert_has_left(person: Person, seat: int) -> None:
    """Check that the seat is marked in the list of players and on the board."""
    expect(person.page.locator(f'li[data-seat="{seat}"] [data-left]').first).to_be_visible()
    expect(person.page.locator("[data-board] .text li", has_text=f"{SIDES[seat]} (has left)")).to_have_count(1)


def test_a_player_who_resigns_is_marked_everywhere_and_can_only_watch(new_person: NewPerson) -> None:
    ann, bob = new_person("Ann", width=1440, height=900), new_person("Bob", scheme="dark", width=360, height=740)
    cid = new_person("Cid")
    table_of(ann, bob, cid)
    bob.page.get_by_role("button", name="Resign").click()
    bob.page.get_by_role("button", name="Yes, I resign this game").click()
    for person in (ann, bob, cid):
        assert_has_left(person, 1)
        expect(person.page.locator('[data-left="resigned"]')).to_contain_text("has resigned")
        expect(person.page.get_by_text("Blue has resigned; the table plays on for this side.")).to_be_visible()
        person.settle()
        screenshot(person.page, f"left-{person.client.me['name'].split()[0]}")
    expect(bob.page.get_by_text("You have left this game: the table plays your turns, and you can watch.")).to_be_visible()
    expect(bob.page.get_by_role("button", name="Resign")).to_have_count(0)
    assert bob.axe() == [] and bob.overflow() <= 0
    bob.go(bob.page.url.removeprefix(bob.server.address).replace("/tables", "/plain/tables"))
    expect(bob.page.get_by_text("You have left this game")).to_be_visible()
    expect(bob.page.get_by_role("button", name="Resign")).to_have_count(0)


def test_the_last_remaining_player_wins_and_places_follow_the_departures(new_person: NewPerson, server: RunningServer) -> None:
    ann, bob, cid = new_person("Ann", width=1440, height=900), new_person("Bob"), new_person("Cid")
    dora = new_person().with_account("Dora Leaving")
    table = table_of(ann, bob, cid, dora)
    assert bob.client.at(table, "resign").status == 200
    assert_has_left(ann, 1)
    assert main(["admin", "ban", cid.client.me["name"], "--data", str(server.folder)]) == 0
    assert_has_left(ann, 2)
    assert dora.client.call("POST", "/api/me/deletion", {"password": "a good long one"}).status == 200
    title = ann.page.locator("h1")
    expect(title).to_contain_text("You win! The others have left the game.")
    expect(title).to_contain_text("Places: 1st Red, 2nd Yellow, 3rd Green, 4th Blue.")
    last = ann.page.locator('li[data-seat="3"]')
    expect(last).to_contain_text("somebody who has left")
    expect(last.locator(".who + [data-left]")).to_have_count(0)  # once is enough
    expect(ann.page.get_by_text("the table plays on")).to_have_count(0)
    expect(ann.page.get_by_text("· to move")).to_have_count(0)
    expect(ann.page.locator("header .waiting")).to_have_count(0)  # no game is waiting for her
    expect(ann.page.get_by_role("button", name="Play again")).to_have_count(0)  # not without Dora
    screenshot(ann.page, "left-over")
    ann.go(f"/plain/tables/{table}")
    expect(ann.page.get_by_role("status").first).to_contain_text("The others have left the game")
    expect(ann.page.get_by_role("button", name="Another game")).to_have_count(0)


def test_a_replay_ends_with_the_places_of_the_table(new_person: NewPerson, server: RunningServer) -> None:
    people = [new_person("Ann", width=1440, height=900), new_person("Bob"), new_person("Cid")]
    ann = people[0]
    table = game_with_other_places()
    table.id = new_id()
    table.seats = [Seat("person", person.client.me["id"], None, person.client.me["name"]) for person in people]
    table.owner = ann.client.me["id"]
    engine = open_engine(database_url(server.folder))
    put_table(engine, table)
    engine.dispose()
    assert table.ending is not None
    ranking = table.game.ranking(table.ending.places)
    title, places = ann.page.locator("h1"), ann.page.locator("[data-standings] li")
    ann.go(f"/tables/{table.id}")
    expect(title).to_contain_text(ranking)
    expect(places).to_have_count(3)
    at_table = places.all_inner_texts()
    ann.go(f"/study/table/{table.id}")
    expect(ann.page.locator("[data-board] svg").first).to_be_visible()
    ann.page.keyboard.press("End")
    expect(title).to_contain_text(ranking)
    expect(places).to_have_count(3)
    assert places.all_inner_texts() == at_table
    ann.page.keyboard.press("ArrowLeft")
    expect(title).not_to_contain_text("Places:")
    ann.go(f"/plain/tables/{table.id}/back")
    expect(ann.page.locator("main")).to_contain_text(ranking)


def test_the_replay_of_a_resigned_game_ends_with_the_resignation(new_person: NewPerson) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    table = table_of(ann, bob)
    state = ann.client.get(f"/api/tables/{table}")["state"]
    ann.client.at(table, "act", after=state["count"], act=state["legal"][0])
    bob.client.at(table, "resign")
    expect(ann.page.locator("h1")).to_contain_text("You win! Blue resigned.")
    expect(bob.page.locator("h1")).to_contain_text("You lose. You resigned.")
    expect(bob.page).to_have_title(re.compile("^You lose – "))
    ann.go(f"/study/table/{table}")
    title = ann.page.locator("h1")
    expect(title).to_contain_text("To move: Red")
    ann.page.keyboard.press("End")
    expect(title).to_contain_text("Blue resigned: the victory goes to Red.")


def test_a_player_who_runs_out_of_time_is_marked(new_person: NewPerson) -> None:
    ann, bob, cid = new_person("Ann"), new_person("Bob"), new_person("Cid")
    table_of(ann, bob, cid, control={"kind": "fischer", "base": 3_000, "increment": 0})
    assert_has_left(bob, 0)
    expect(bob.page.locator('[data-left="flag"]').first).to_contain_text("ran out of time")


def test_with_three_players_a_claim_removes_the_absent_player(new_person: NewPerson) -> None:
    ann, bob, cid = new_person("Ann"), new_person("Bob"), new_person("Cid")
    wrong = "const real = Date.now; Date.now = () => real() + 3_600_000"  # the clock of a device
    cid.page.add_init_script(wrong)
    table = table_of(ann, bob, cid, control={"kind": "none"})
    bob.page.evaluate(wrong)  # it jumps after it was compared with the server's
    ann.page.close()
    offered = "You can play on without that player, or call the game off."
    expect(bob.page.get_by_text(offered)).to_be_visible()
    expect(cid.page.get_by_text(offered)).to_have_count(0)  # this one is wrong from the start, and known to be
    expect(bob.page.get_by_role("button", name="Call it off")).to_be_visible()
    bob.page.get_by_role("button", name="Play on without that player").click()
    expect(bob.page.get_by_role("alert")).to_contain_text("less than 10 minutes")  # the server's clock decides
    assert cid.client.at(table, "resign").status == 200  # now only one opponent remains
    expect(bob.page.get_by_role("button", name="Claim the win")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_departures_are_announced_in_every_language(new_person: NewPerson, language: str) -> None:
    say = words(language)
    ann, bob, cid = (new_person(name, language=language, width=360, height=740) for name in ("Ann", "Bob", "Cid"))
    table = table_of(ann, bob, cid)
    bob.client.at(table, "resign")
    expect(ann.page.get_by_text(say("web-left-resigned", side=say("samurai-blue")))).to_be_visible()
    expect(bob.page.get_by_text(say("web-seat-left"))).to_be_visible()
    expect(ann.page.locator("li[data-seat] [data-left]")).to_contain_text(say("plain-left"))
    assert ann.overflow() <= 0
    cid.client.at(table, "resign")
    expect(ann.page.locator("h1")).to_contain_text(say("show-why-others-left"))
    screenshot(ann.page, f"left-360-{language}")


@pytest.mark.parametrize("game", ["caminos", "kaito"])
def test_after_the_end_nobody_is_shown_as_to_act(new_person: NewPerson, game: str) -> None:
    acting = "li[data-seat].acts"
    ann, bob = new_person("Ann"), new_person("Bob")
    opened: Message = ann.client.open(game, "me", "open")
    assert bob.client.at(opened["table"], "join", invite=opened["invite"]).status == 200
    ann.go(f"/tables/{opened['table']}")
    expect(ann.page.locator(acting)).to_have_count(1)
    assert bob.client.at(opened["table"], "resign").status == 200
    expect(ann.page.get_by_role("button", name="Play again")).to_be_visible()
    expect(ann.page.locator(acting)).to_have_count(0)
