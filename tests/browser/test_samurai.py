"""Samurai in the browser: a whole game, previews, refusals, dragging, keyboard, touch, exchanges, the end of a turn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.person import Person
from tests.browser.samurai import FIRST_RED, RandomPlayer, answered, begin, hex_at, possible, standing, uncover, with_settings
from tests.browser.tables import status, wait_for_count
from tests.server.running import Message

MAX_ACTS = 250


BY_CHANCE = {"hands": "random", "figures": "random"}
SLOW_HAND = ("H2", "H3", "H4", "B2", "B3")
"""A hand without quick tiles."""


def at_the_first_turn(person: Person, red: tuple[str, ...] = FIRST_RED) -> Message:
    """A table for two at a shared screen where Red is to lay the first tile and is looking."""
    table = person.client.open("samurai", "me", "here")
    begin(person, table, red)
    person.go(f"/tables/{table['table']}")
    uncover(person.page)
    return table


def test_a_whole_game_for_two_at_a_shared_screen(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    with_settings(ann, "{endTurn: false}")
    table = ann.open_game("samurai", "here")
    player = RandomPlayer(5)
    covered = 0
    for _ in range(MAX_ACTS):
        if status(ann) == "over":
            break
        covered += ann.page.locator(".cover").count()
        player.act(ann.page)
    done = player.done
    assert done["pick"] == 10 and 17 <= done["place"] <= 18 and done["lay"] > 15 and done["exchange"] >= 1
    assert done.get("swap", 0) + done.get("discard", 0) >= 1
    assert covered >= done["end"]  # a hand is covered until its player uncovers it
    result = ann.state(table)["result"]
    assert result["reason"] in ("two-majorities", "most-others", "most-figures", "no-majority", "shared", "all-share")
    assert sum(result["points"]) > 3
    expect(ann.page.locator("h1")).to_contain_text("Score: Red ")
    expect(ann.page.locator(".samurai .task")).to_contain_text("The game is over")


def test_the_effect_of_a_tile_is_previewed(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    table = at_the_first_turn(ann)
    ann.page.locator('[data-tile="S3"]').click()
    assert "o13" in possible(ann.page)
    hex_at(ann.page, "o13").hover()  # beside Edo and Nikko
    report = ann.page.locator(".report li .unseen")
    expect(report).to_have_count(4)
    effects = report.all_text_contents()
    assert all("Red 0 → 3, Blue 0; goes to Red as things stand" in line for line in effects)
    assert {line.partition(":")[0] for line in effects} == {"Edo, Helmet", "Edo, Buddha", "Edo, Rice", "Nikko, Helmet"}
    expect(ann.page.locator(".marks .expected")).to_have_count(2)
    assert ann.axe() == []
    assert ann.state(table)["count"] == 28  # nothing has happened yet
    hex_at(ann.page, "o13").click()
    expect(ann.page.locator('[data-hex="o13"]')).to_have_attribute(
        "aria-label", "o13. Honshu. plain land. Red: Samurai 3. played just now"
    )
    settlement = ann.state(table)["view"]["hexes"]["o14"]
    assert settlement["influence"] == {"helmet": [3, 0], "buddha": [3, 0], "rice": [3, 0]}


def test_a_refused_hex_is_highlighted_with_its_rule(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    table = at_the_first_turn(ann)
    ann.page.locator('[data-tile="H4"]').click()
    hex_at(ann.page, "n16").click()  # the sea
    expect(ann.page.get_by_role("alert")).to_contain_text("M8")
    expect(ann.page.locator(".marks .refused")).to_have_count(1)
    hex_at(ann.page, "o14").click()  # Edo
    expect(ann.page.get_by_role("alert")).to_contain_text("M9")
    hex_at(ann.page, "o13").click()
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    ann.page.locator('[data-tile="S3"]').click()  # a second one without the character
    hex_at(ann.page, "n13").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("M7")
    assert ann.state(table)["count"] == 29


def test_tiles_are_dragged_and_acts_of_the_turn_taken_back(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    table = at_the_first_turn(ann)
    ann.page.locator('[data-tile="W1"]').drag_to(hex_at(ann.page, "n16"))
    expect(hex_at(ann.page, "n16")).to_have_attribute("aria-label", "n16. sea. Red: Ship 1. played just now")
    ann.page.locator('[data-tile="H4"]').drag_to(hex_at(ann.page, "l15"))
    expect(ann.page.locator(".hand [data-tile]")).to_have_count(3)
    before = standing(ann.page)
    ann.page.locator("[data-back]").click()
    answered(ann.page, before)
    expect(ann.page.locator(".hand [data-tile]")).to_have_count(4)
    tiles = {at: hex["tile"] for at, hex in ann.state(table)["view"]["hexes"].items() if hex.get("tile")}
    assert tiles == {"n16": {"seat": "red", "tile": "W1"}}


def test_a_turn_is_played_by_keyboard_alone(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    table = at_the_first_turn(ann)
    hex_at(ann.page, "o14").focus()
    ann.page.keyboard.press("1")  # Helmet 4
    expect(ann.page.locator('[data-tile="H4"]')).to_have_attribute("aria-pressed", "true")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator('[data-tile="H4"]')).to_have_attribute("aria-pressed", "false")
    ann.page.keyboard.press("1")
    ann.page.keyboard.press("ArrowUp")
    expect(hex_at(ann.page, "o13")).to_be_focused()
    expect(ann.page.locator(".report h2")).to_have_text("Helmet 4 → o13")
    ann.page.keyboard.press("Enter")
    expect(hex_at(ann.page, "o13")).to_have_attribute("aria-label", "o13. Honshu. plain land. Red: Helmet 4. played just now")
    ann.page.locator("[data-end]").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".cover")).to_be_visible()
    assert ann.state(table)["to_act"] == [1]


def test_figures_and_tiles_are_exchanged_with_a_preview(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    table = at_the_first_turn(ann)
    page = ann.page
    page.locator('[data-tile="F"]').click()
    hex_at(page, "o8").click()  # the helmet of Mutsu
    expect(page.locator(".task")).to_contain_text("Helmet in Mutsu")
    hex_at(page, "l16").focus()
    page.keyboard.press("Enter")  # Kyoto has a helmet and rice: only rice can be swapped for a helmet, but not here (M4)
    page.locator("[data-which]").first.wait_for()
    assert ann.misfits_in_every_language() == {}
    page.locator('[data-which="rice"]').click()
    expect(page.get_by_role("alert")).to_contain_text("M4")
    hex_at(page, "q9").hover()  # the buddha of Kuji
    expect(page.locator(".report li .unseen")).to_have_count(2)
    hex_at(page, "q9").click()
    expect(hex_at(page, "o8").locator('[data-figure="buddha"]')).to_have_count(1)
    page.locator('[data-tile="H4"]').click()
    hex_at(page, "o13").click()
    for _ in range(2):  # Red ends; Blue lays something and ends
        before = standing(page)
        page.locator("[data-end]:not(.idle)").click()
        answered(page, before)
        uncover(page)
        if page.locator('[data-tile="B4"]').count():
            page.locator('[data-tile="B4"]').click()
            hex_at(page, "i16").click()
    page.locator('[data-tile="T0"]').click()
    assert possible(page) == ["o13"]
    hex_at(page, "o13").drag_to(hex_at(page, "n13"))
    expect(hex_at(page, "n13")).to_have_attribute("aria-label", "n13. Honshu. plain land. Red: Helmet 4. played just now")
    expect(hex_at(page, "o13")).to_have_attribute("aria-label", "o13. Honshu. plain land. Red: Tile exchange. played just now")
    assert ann.state(table)["view"]["players"][0]["figure_exchange_used"]


def test_the_first_touch_previews_and_the_second_lays(new_person: NewPerson) -> None:
    ann = new_person("Ann", width=360, height=740, has_touch=True, is_mobile=True)
    table = at_the_first_turn(ann)
    ann.page.locator('[data-tile="S3"]').tap()
    hex_at(ann.page, "o13").tap()
    expect(ann.page.locator(".report li .unseen")).to_have_count(4)
    assert ann.state(table)["count"] == 28
    hex_at(ann.page, "o13").tap()
    expect(ann.page.locator("[data-end]:not(.idle)")).to_be_enabled()
    assert ann.state(table)["count"] == 29
    assert ann.overflow() <= 0


def test_the_map_zooms_and_four_players_fit_on_a_phone(new_person: NewPerson) -> None:
    ann = new_person("Ann", width=360, height=740, scheme="dark")
    ann.open_game("samurai", "here", "here", "here", options={"players": 4, "hands": "random"})
    uncover(ann.page)
    assert ann.misfits_in_every_language((360, 740), (844, 390), (1440, 900)) == {}
    assert ann.axe() == []
    small = hex_at(ann.page, "o14").bounding_box()["width"]
    ann.page.get_by_role("button", name="Zoom in").click(click_count=1)
    ann.page.get_by_role("button", name="Zoom in").click(click_count=1)
    assert hex_at(ann.page, "o14").bounding_box()["width"] > 2 * small
    ann.page.get_by_role("button", name="Whole map").click()
    assert hex_at(ann.page, "o14").bounding_box()["width"] < 1.01 * small
    ann.page.get_by_text("The board as plain text").click()
    expect(
        ann.page.locator(".text li", has_text="Edo (o14). Honshu. city. Helmet: Red 0, Blue 0, Green 0, Yellow 0")
    ).to_be_visible()


def test_with_chance_the_first_tile_is_laid_at_once(new_person: NewPerson) -> None:
    """The figures stand and the hand is full when the table opens: a click on a tile, and one on a hex."""
    ann = new_person("Ann")
    table = ann.open_game("samurai", "bot:easy", options=BY_CHANCE)
    ann.page.locator("[data-tile]:enabled:not(.idle)").first.click()
    hexes = possible(ann.page)
    hex_at(ann.page, hexes[0]).click()
    expect(hex_at(ann.page, hexes[0])).to_have_attribute("aria-label", re.compile("Red: .*played just now"))
    assert ann.state(table)["count"] >= 1


def test_the_turn_ends_by_itself_when_nothing_more_can_be_laid(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    table = at_the_first_turn(ann, SLOW_HAND)
    ann.page.locator('[data-tile="H4"]').click()
    hex_at(ann.page, "o13").click()
    expect(ann.page.locator(".cover")).to_be_visible()
    assert ann.state(table)["to_act"] == [1]


@pytest.mark.parametrize("short", [False, True], ids=["unlimited", "in time trouble"])
def test_the_end_that_nobody_chose_is_not_confirmed_and_not_awaited_in_time_trouble(new_person: NewPerson, short: bool) -> None:
    ann = new_person("Ann")
    with_settings(ann, "{confirm: 'always'}")
    control = {"kind": "fischer" if short else "none", "base": 30_000 if short else 0, "increment": 0}
    options = {"players": 3, "figures": "random"}
    table = ann.client.open("samurai", "me", "bot:easy", "bot:easy", options=options, control=control)
    for tile in SLOW_HAND:
        reply = ann.client.at(table["table"], "act", act=f"+{tile}", after=ann.state(table)["count"], seat=0)
        assert reply.status == 200, reply
    ann.go(f"/tables/{table['table']}")
    ann.page.evaluate(
        """() => { const seen = (window.seen = { breath: 0, asked: 0 });
        new MutationObserver((changes) => changes.forEach(({addedNodes}) => addedNodes.forEach((node) => {
          seen.breath += node.classList?.contains("breath") ? 1 : 0;
          seen.asked += node.querySelector?.("[data-confirm]") || node.matches?.("[data-confirm]") ? 1 : 0;
        }))).observe(document.body, { subtree: true, childList: true }); }"""
    )
    if short:
        expect(ann.page.locator('li[data-seat="0"] .clock.short')).to_be_visible()
    ann.page.locator('[data-tile="H4"]').click()
    hex_at(ann.page, possible(ann.page)[0]).click()
    before = ann.state(table)["count"]
    ann.page.locator("[data-confirm]").get_by_role("button", name="Play").click()
    wait_for_count(ann, before + 3)  # the tile, the end, and an act of the computer
    expect(ann.page.locator('[data-tile="H4"]')).to_have_count(0)
    assert ann.page.evaluate("window.seen") == {"breath": 0 if short else 1, "asked": 1}
    written = [
        entry["text"] for entry in ann.client.get(f"/api/tables/{table['table']}")["state"]["acts"] if entry["seat"] == 0
    ]
    assert written[-1] == "end"


def test_a_turn_that_ends_by_itself_can_be_taken_back(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    table = at_the_first_turn(ann, SLOW_HAND)
    ann.page.evaluate(
        """() => { const watching = new MutationObserver(() => {
          const back = document.querySelector(".breath") && document.querySelector("[data-back]:enabled");
          if (back) { watching.disconnect(); window.told = document.querySelector(".task").textContent; back.click(); }
        }); watching.observe(document.body, { subtree: true, childList: true, attributes: true }); }"""
    )
    ann.page.locator('[data-tile="H4"]').click()
    hex_at(ann.page, "o13").click()
    ann.page.wait_for_function("() => window.told")
    assert "the turn ends by itself" in ann.page.evaluate("window.told")
    expect(ann.page.locator(".hand [data-tile]")).to_have_count(5)
    ann.page.wait_for_timeout(2_500)
    assert ann.state(table)["to_act"] == [0]


def test_without_the_setting_the_player_ends_the_turn(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    with_settings(ann, "{endTurn: false}")
    table = at_the_first_turn(ann, SLOW_HAND)
    ann.page.locator('[data-tile="H4"]').click()
    hex_at(ann.page, "o13").click()
    expect(ann.page.locator("[data-end]:not(.idle)")).to_be_enabled()
    expect(ann.page.get_by_role("button", name="Take back")).to_have_count(1)  # the board's, not the page's as well
    ann.page.wait_for_timeout(2_500)
    assert ann.state(table)["to_act"] == [0]


def test_numbers_never_cover_the_hex_that_one_aims_at(new_person: NewPerson) -> None:
    for width, height in ((1280, 860), (360, 740)):
        ann = new_person("Ann", width=width, height=height)
        at_the_first_turn(ann)
        ann.page.locator('[data-tile="S3"]').click()
        for at in ("o13", "k16", "p13"):
            hex_at(ann.page, at).hover()
            ann.page.wait_for_selector(".marks .expected .ground")
            aimed = hex_at(ann.page, at).locator(".ground").bounding_box()
            x, y = aimed["x"] + aimed["width"] / 2, aimed["y"] + aimed["height"] / 2
            for chip in ann.page.locator(".marks .expected .ground").all():
                box = chip.bounding_box()
                assert not (box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"]), (width, at)


def test_names_on_a_phone_are_at_least_ten_pixels_high(new_person: NewPerson) -> None:
    for players in (2, 4):
        ann = new_person("Ann", width=360, height=740)
        ann.open_game("samurai", *["here"] * (players - 1), options={"players": players, **BY_CHANCE})
        uncover(ann.page)
        sizes = ann.page.locator(".names text").evaluate_all(
            "texts => texts.map(text => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)"
        )
        assert len(sizes) >= 3 and min(sizes) >= 10


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (2560, 1440), (360, 740)])
def test_what_is_needed_to_act_fits_into_the_room(new_person: NewPerson, width: int, height: int) -> None:
    ann = new_person("Ann", width=width, height=height)
    ann.open_game("samurai", "here", options=BY_CHANCE)
    uncover(ann.page)
    room, used = ann.page.evaluate(
        """() => { const probe = document.createElement("div"); probe.style.height = "var(--room)";
        document.querySelector(".samurai").append(probe); const room = probe.offsetHeight; probe.remove();
        const top = document.querySelector(".samurai .task").getBoundingClientRect().top;
        const parts = [...document.querySelectorAll(".samurai .map, .samurai .hand, .samurai [data-end]")];
        return [room, Math.max(...parts.map((part) => part.getBoundingClientRect().bottom)) - top]; }"""
    )
    assert used <= room + 1
    tile = ann.page.locator("[data-tile]").first.bounding_box()
    assert tile["width"] >= (76 if width == 360 else 100)
    assert ann.overflow() <= 0


def test_the_zoom_is_remembered(new_person: NewPerson) -> None:
    ann = new_person("Ann", width=360, height=740)
    table = ann.open_game("samurai", "bot:easy", options=BY_CHANCE)
    small = hex_at(ann.page, "o14").bounding_box()["width"]
    ann.page.get_by_role("button", name="Zoom in").click()
    ann.page.get_by_role("button", name="Zoom in").click()
    ann.go(f"/tables/{table['table']}")
    uncover(ann.page)
    assert hex_at(ann.page, "o14").bounding_box()["width"] > 1.5 * small


@pytest.mark.parametrize("width", [360, 1280])
def test_the_race_for_the_majorities_stays_in_sight_when_the_map_is_enlarged(new_person: NewPerson, width: int) -> None:
    ann = new_person("Ann", width=width, height=740)
    ann.open_game("samurai", "bot:easy", options=BY_CHANCE)
    tracker, near = ann.page.locator("[data-tracker]"), ann.page.get_by_role("button", name="Zoom in")
    expect(tracker).to_be_visible()
    near.click()
    near.click()
    expect(tracker.locator("[data-race]")).to_have_count(3)
    box, play = tracker.bounding_box(), ann.page.locator(".samurai svg.play").bounding_box()
    assert box and play
    assert 10 < box["height"] < 64 and box["y"] + box["height"] <= play["y"] + 1  # it hides nothing
    assert ann.axe() == [] and ann.overflow() <= 0


def test_the_last_acts_are_still_marked_after_a_reload(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    table = at_the_first_turn(ann)
    ann.page.locator('[data-tile="W1"]').click()
    hex_at(ann.page, "n16").click()
    marked = re.compile("played just now")
    expect(hex_at(ann.page, "n16")).to_have_attribute("aria-label", marked)
    ann.go(f"/tables/{table['table']}")
    uncover(ann.page)
    expect(hex_at(ann.page, "n16")).to_have_attribute("aria-label", marked)


def test_a_tile_travels_to_its_hex_within_its_time(new_person: NewPerson) -> None:
    ann = new_person("Ann", motion="no-preference")
    with_settings(ann, "{pace: 'normal'}")
    at_the_first_turn(ann)
    ann.page.evaluate(
        """() => { window.flights = []; new MutationObserver((changes) => changes.forEach(({addedNodes}) =>
          addedNodes.forEach((node) => node.classList?.contains("flight") && window.flights.push(
            node.getAnimations().map((one) => one.effect.getComputedTiming().endTime)))))
          .observe(document.querySelector(".flights"), { childList: true }); }"""
    )
    ann.page.locator('[data-tile="W1"]').click()
    hex_at(ann.page, "n16").click()
    ann.page.wait_for_function("() => window.flights.length")
    (times,) = ann.page.evaluate("window.flights")
    assert len(times) == 1 and times[0] <= 450
    expect(ann.page.locator(".flight")).to_have_count(0)
    expect(hex_at(ann.page, "n16").locator(".piece")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("look", ["woodblock", "parchment", "contrast"])
def test_every_look_is_accessible(new_person: NewPerson, look: str, scheme: str) -> None:
    ann = new_person("Ann", scheme=scheme)
    with_settings(ann, f"{{looks: {{samurai: '{look}'}}}}")
    at_the_first_turn(ann)
    expect(ann.page.locator(f".samurai.look-{look}")).to_be_visible()
    expect(ann.page.locator("[data-tracker] li .unseen").first).to_have_text(
        "Helmet: Red 0, Blue 0; nobody leads alone; On the map: 7"
    )
    assert ann.axe() == []
