"""Kamisado in the browser: two browsers, the computer, keyboard, dragging, refusals, deadlocks."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPerson, numbers
from tests.browser.kamisado import (
    HOME_IN_THREE,
    SUMO_IN_THREE,
    TO_A_PASS,
    TO_A_PUSH,
    TO_THE_ONLY_MOVE,
    act_boldly,
    act_out,
    is_turned_to_black,
    move,
)
from tests.browser.person import Person, with_settings
from tests.browser.tables import is_my_turn, play_to_the_end, status, wait_for_count, wait_for_turn
from tests.server.running import Message, RunningServer


def test_two_browsers_play_a_game_to_its_end(new_person: NewPerson) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    table = ann.open_game("kamisado", "open")
    bob.join(table)
    assert is_turned_to_black(ann.page) and not is_turned_to_black(bob.page)
    assert play_to_the_end(act_boldly, ann, bob) >= 4
    result = ann.state(table)["result"]
    assert result["reason"] in ("home-row", "deadlock") and sorted(result["values"]) == [-1, 1]
    for person, value in zip((ann, bob), result["values"], strict=True):
        expect(person.page.locator("h1")).to_contain_text("You win!" if value > 0 else "You lose.")


def test_the_first_move_against_the_computer_takes_two_clicks(new_person: NewPerson) -> None:
    visitor = new_person()
    visitor.go("/")
    visitor.page.locator('[data-play="kamisado"]').click()  # the first click
    wait_for_turn(visitor)
    square = visitor.page.locator('[data-square="c1"]')
    square.focus()
    square.click()  # the second chooses a tower and shows its squares
    assert visitor.page.locator("[data-target]").count() > 5
    visitor.page.locator('[data-square="c4"]').click()
    wait_for_count(visitor, 2)
    assert play_to_the_end(act_boldly, visitor) >= 1


def test_a_whole_match_with_every_option_at_a_shared_screen(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    table = ann.open_game("kamisado", "here", options={"match": "standard", "setup": "tournament"})
    seen: list[int] = []

    def act(person: Person) -> None:
        if person.page.locator("[data-fill]").count():
            expect(person.page.locator("[data-fill] svg")).to_have_count(2)  # both line-ups, before one is chosen
            seen.append(1)
        act_boldly(person)

    play_to_the_end(act, ann)
    assert seen
    assert max(ann.state(table)["result"]["points"]) >= 3


def test_a_refused_move_names_its_rule_and_highlights_the_squares(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    table = ann.open_game("kamisado", "here")
    move(ann.page, "c1", "h3")
    expect(ann.page.get_by_role("alert")).to_contain_text("Z1")
    expect(ann.page.locator("svg .refused")).not_to_have_count(0)
    assert ann.state(table)["count"] == 0
    move(ann.page, "c1", "c4")
    wait_for_count(ann, 1)
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    ann.page.locator('[data-square="a8"]').click()  # green must move, and this is orange
    expect(ann.page.get_by_role("alert")).to_contain_text("T2")
    expect(ann.page.locator("svg .refused")).to_have_count(1)  # the wrong tower only: the right one is gold
    expect(ann.page.locator('[data-must-mark="g8"]')).to_have_count(1)


def test_a_tower_is_dragged_to_its_square(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    table = ann.open_game("kamisado", "here")
    ann.page.locator('[data-square="c1"]').drag_to(ann.page.locator('[data-square="c5"]'))
    wait_for_count(ann, 1)
    towers = ann.state(table)["view"]["towers"]
    assert {"side": "black", "colour": "red", "markers": 0, "square": "c5"} in towers


def test_towers_of_the_tournament_set_up_are_placed_by_drag_or_click(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    table = ann.open_game("kamisado", "here", options={"setup": "tournament"})
    expect(ann.page.locator("svg .next")).to_have_count(1)
    ann.page.locator('[data-to-place="pink"]').drag_to(ann.page.locator('[data-square="a1"]'))
    wait_for_count(ann, 1)
    ann.page.locator('[data-to-place="blue"]').click()
    wait_for_count(ann, 2)
    ann.page.locator('[data-to-place="red"]').press("Enter")
    wait_for_count(ann, 3)
    placed = {tower["square"]: tower["colour"] for tower in ann.state(table)["view"]["towers"] if tower["square"]}
    assert placed == {"a1": "pink", "b1": "blue", "c1": "red"}


def test_the_game_can_be_played_by_keyboard_and_everything_has_a_label(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    ann.open_game("kamisado", "here")
    page = ann.page
    page.locator('[data-square="a1"]').focus()
    for key in ("ArrowRight", "ArrowRight", "Enter", "ArrowUp", "ArrowUp"):
        page.keyboard.press(key)
    expect(page.locator(":focus")).to_have_attribute("aria-label", "c3, Brown, can be reached, hands White the Brown tower")
    page.keyboard.press("Escape")
    assert page.locator("[data-target]").count() == 0
    for key in ("ArrowDown", "ArrowDown", "Enter", "ArrowUp", "ArrowUp", "Enter"):
        page.keyboard.press(key)
    wait_for_count(ann, 1)
    expect(page.locator('[data-square="c3"]')).to_have_attribute("aria-label", "c3, Brown, Black’s Red tower, last move")
    expect(page.locator('[data-square="h8"]')).to_have_attribute("aria-label", "h8, Brown, White’s Brown tower, must move")
    page.locator("summary").click()
    expect(page.locator("details li").nth(2)).to_have_text("White to move: the Brown tower on h8")


def task(page: Page) -> Locator:
    """The line that says what to do, and why."""
    return page.locator(".kamisado .task")


def test_the_square_that_demands_a_tower_and_the_tower_are_joined(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    ann.open_game("kamisado", "here")
    page = ann.page
    expect(task(page)).to_have_text("Black to move: any tower")
    expect(page.locator("[data-thread]")).to_have_count(0)
    move(page, "c1", "c4")
    wait_for_count(ann, 1)
    for _ in range(2):
        expect(task(page)).to_have_text("White must move Green, because Black stopped on green (c4).")
        expect(page.locator('[data-demand="c4"]')).to_have_count(1)
        expect(page.locator('[data-must-mark="g8"]')).to_have_count(1)
        expect(page.locator("[data-thread]")).to_have_count(1)
        expect(page.locator("[data-must]")).to_have_attribute("data-square", "g8")
        page.reload()  # also known to those who come later
    expect(page.locator('[data-square="g8"]')).to_have_attribute("tabindex", "0")


def test_a_target_shows_what_it_hands_to_the_opponent(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    ann.open_game("kamisado", "here")
    page = ann.page
    page.locator('[data-square="c1"]').click()
    handed = page.locator("[data-hands]")
    expect(handed).to_have_count(13)
    page.locator('[data-square="c4"]').hover()
    expect(page.locator("svg .handed")).to_have_count(1)


LESSONS = {
    "forced": ("b6 b6", "Z5"),
    "must-push": ("a6 a6", "S11"),
    "own": ("e4 e5", "S9"),
    "left": ("h8 h7", "B1"),
    "place": ("a1", "TS1"),
    "straight": ("e4 d5", "S4"),
    "way": ("d1 c1", "Z1"),
}
"""Steps of the course that ask for something forbidden: the squares to choose, and the rule that forbids it."""


@pytest.mark.parametrize("how", ["click", "keys", "drag"])
def test_what_a_course_asks_to_try_can_be_tried_on_the_board(new_person: NewPerson, how: str) -> None:
    learner = new_person()
    for step, (squares, rule) in LESSONS.items():
        page = learner.go(f"/learn/kamisado/{step}")
        buttons = [page.locator(f'[data-square="{square}"]') for square in squares.split()]
        if how == "drag" and len(set(squares.split())) > 1:
            buttons[0].drag_to(buttons[1])
        else:
            for button in buttons:
                if how == "keys":
                    button.press("Enter")
                else:
                    button.click()
        expect(page.locator("main .rule").first).to_contain_text(rule)


def test_an_opposing_tower_says_whose_it_is(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    ann.open_game("kamisado", "here")
    page = ann.page
    page.locator('[data-square="a8"]').click()
    expect(page.locator("[data-bubble]")).to_have_text("White’s Orange tower: it moves when Black stops on its colour.")
    page.locator('[data-square="c1"]').click()
    expect(page.locator("[data-bubble]")).to_have_count(0)


@pytest.mark.parametrize(
    ("acts", "more", "square", "text"),
    [
        (TO_A_PASS, (), "a7", "blocked: passes"),
        (TO_THE_ONLY_MOVE, (), "b2", "the only move"),
        (TO_A_PUSH, (("h1", "h2"),), "h3", "White misses a turn"),
    ],
)
def test_what_happened_is_said_once_beside_the_tower(
    new_person: NewPerson, acts: tuple[int, ...], more: tuple[tuple[str, str], ...], square: str, text: str
) -> None:
    ann = new_person("Ann")
    table = ann.open_game("kamisado", "here", options={"match": "standard"})
    act_out(ann, table, acts)
    for start, end in more:
        move(ann.page, start, end)
    bubble = ann.page.locator("[data-bubble]")
    expect(bubble).to_have_count(1)
    expect(bubble).to_have_text(text)
    beside, stands = bubble.bounding_box(), ann.page.locator(f'[data-square="{square}"]').bounding_box()
    assert beside and stands
    assert beside["y"] <= stands["y"] + stands["height"] and stands["y"] <= beside["y"] + beside["height"]
    assert beside["x"] <= stands["x"] + stands["width"] and stands["x"] <= beside["x"] + beside["width"]


FRAMES_OF_THE_END = """() => {
  window.ends = [];
  const next = () => {
    const tower = document.querySelector('[data-tower="blackblue"]').getBoundingClientRect();
    const home = document.querySelector('[data-square="h8"]').getBoundingClientRect();
    const arrived = Math.abs(tower.x + tower.width / 2 - home.x - home.width / 2) < home.width / 4;
    const winner = document.querySelector("[data-winner]") !== null;
    if (document.querySelector("[data-banner]")) window.ends.push([winner, arrived]);
    requestAnimationFrame(next);
  };
  next();
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_in_a_series_the_won_position_stands_until_the_banner_is_over(
    new_person: NewPerson, server: RunningServer, motion: str
) -> None:
    ann, bob = with_settings(new_person("Ann", motion=motion), pace="fast"), server.guest(f"Bob {next(numbers)}")
    page = ann.page
    table = ann.open_game("kamisado", "open", options={"match": "series", "rounds": 2})
    assert bob.at(table["table"], "join", invite=table["invite"]).status == 200
    page.wait_for_selector('.table[data-mine="true"]')
    act_out(ann, table, HOME_IN_THREE[:2], bob)
    page.wait_for_selector(".table:not([data-showing])")
    page.evaluate(FRAMES_OF_THE_END)
    move(page, "d4", "h8")
    page.wait_for_selector("[data-banner]")
    page.wait_for_selector(".table:not([data-showing])")
    expect(page.locator("[data-banner], [data-winner]")).to_have_count(0)
    frames = page.evaluate("window.ends")
    assert {winner for winner, _ in frames} == {True}
    assert frames[-1] == [True, True]  # a slow machine may move the tower home a little late
    assert ann.state(table)["view"]["round"] == 2
    expect(page.locator("[data-tower]")).to_have_count(16)
    expect(task(page)).to_have_text("White to move: any tower")


def test_the_banner_of_a_round_shows_the_tower_its_marker_and_the_score(new_person: NewPerson) -> None:
    ann = with_settings(new_person("Ann"), pace="slow")
    table = ann.open_game("kamisado", "here", options={"match": "standard"})
    act_out(ann, table, SUMO_IN_THREE)
    banner = ann.page.locator('[data-banner] [data-round-won="black"]')
    expect(banner.locator("svg g")).not_to_have_count(0)
    expect(banner).to_contain_text("Black wins the round")
    expect(banner).to_contain_text("Red is now a sumo: one point.")
    expect(banner).to_contain_text("1")


def test_the_winning_tower_is_ringed_at_the_end_of_a_game(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    table = ann.open_game("kamisado", "here")
    act_out(ann, table, HOME_IN_THREE)
    expect(ann.page.locator("[data-winner]")).to_have_count(1)
    ann.page.reload()
    expect(ann.page.locator("[data-winner]")).to_have_count(1)


def test_the_way_of_the_last_move_is_known_after_a_reload(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    ann.open_game("kamisado", "here")
    move(ann.page, "c1", "c4")
    wait_for_count(ann, 1)
    for _ in range(2):
        expect(ann.page.locator('[data-from="c1"]')).to_have_count(1)
        expect(ann.page.locator('[data-from="c1"]')).to_have_attribute("data-to", "c4")
        ann.page.reload()


def test_the_line_ups_are_chosen_over_the_board_by_keyboard(new_person: NewPerson) -> None:
    learner = new_person(width=360, height=740)
    page = learner.go("/learn/kamisado/right")
    board = page.locator(".kamisado .board").bounding_box()
    choice = page.locator('[data-fill="right"]')
    box = choice.bounding_box()
    assert board and box and board["y"] <= box["y"] and box["y"] + box["height"] <= board["y"] + board["height"]
    stands = page.locator('[data-tower="blackyellow"]')
    before = stands.get_attribute("style")
    choice.focus()  # the line-up is shown on the board itself
    expect(stands).not_to_have_attribute("style", before or "")
    page.keyboard.press("Tab")
    expect(stands).to_have_attribute("style", before or "")
    choice.press("Enter")
    expect(page.locator("[data-fill]")).to_have_count(0)


@pytest.mark.parametrize("look", ["lacquer", "silk", "contrast"])
def test_every_look_of_the_board_is_accessible(new_person: NewPerson, look: str) -> None:
    ann = new_person("Ann", width=360, height=740)
    settings = json.dumps({"pace": "off", "looks": {"kamisado": look}, "coordinates": False})
    ann.context.add_init_script(f"localStorage.setItem('kaisho-settings', {json.dumps(settings)})")
    ann.open_game("kamisado", "here", options={"match": "standard", "setup": "tournament"})
    expect(ann.page.locator(f".frame.{look}")).to_have_count(1)
    expect(ann.page.locator(".coordinate")).to_have_count(0)
    assert ann.axe() == []
    assert ann.overflow() <= 0


FRAMES = """async (target) => {
  const times = [];
  const moving = new Promise((done) => {
    const frame = (now) => (times.push(now), times.length > 1 && now - times[0] > 900 ? done() : requestAnimationFrame(frame));
    requestAnimationFrame(frame);
  });
  document.querySelector(`[data-square="${target}"]`).click();
  await moving;
  return times.slice(1).map((time, index) => time - times[index]);
}"""


def test_an_act_is_animated_within_its_step(new_person: NewPerson) -> None:
    ann = new_person("Ann", motion="no-preference")
    ann.context.add_init_script("localStorage.setItem('kaisho-settings', JSON.stringify({ pace: 'normal' }))")
    ann.open_game("kamisado", "here")
    ann.page.locator('[data-square="c1"]').click()
    frames = ann.page.evaluate(FRAMES, "c5")
    assert sorted(frames)[len(frames) // 2] < 34, "half of the frames are late"
    moving = "[...document.querySelectorAll('[data-tower]')].flatMap((tower) => tower.getAnimations({subtree: true})).length"
    ann.page.wait_for_function(f"() => {moving} === 0")


def test_a_watcher_sees_the_game_and_can_do_nothing(new_person: NewPerson) -> None:
    ann, watcher = new_person("Ann"), new_person()
    table = ann.open_game("kamisado", "bot:easy", listed=True)
    watcher.go(f"/tables/{table['table']}")
    expect(watcher.page.locator("[data-square]")).to_have_count(64)
    move(ann.page, "c1", "c4")
    wait_for_count(watcher, 1)
    assert not is_my_turn(watcher) and watcher.page.locator("[data-target], .takes").count() == 0
    assert status(watcher) == "playing"


def deadlocked(person: Person, **options: str | int) -> Message:
    """A table at a shared screen where the first round ended by deadlock after three moves."""
    table = person.open_game("kamisado", "here", options=options)
    for number, (start, end) in enumerate((("c1", "a3"), ("b8", "h2"), ("a3", "e7")), 1):
        move(person.page, start, end)
        wait_for_count(person, number)
    return table


def chain(page: Page) -> list[str | None]:
    """The squares of the numbered towers, in their order."""
    numbered = page.locator("[data-pass]")
    return [numbered.nth(place).get_attribute("data-pass") for place in range(numbered.count())]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1440])
def test_a_deadlock_is_shown_on_the_board_until_the_next_act(new_person: NewPerson, width: int, scheme: str) -> None:
    ann = new_person("Ann", width=width, height=900, scheme=scheme)
    page = ann.page
    deadlocked(ann, match="standard")
    expect(page.locator("[data-news]")).to_contain_text("White marks their Blue tower on h2, which is now a sumo")
    expect(page.locator("[data-news] a.rule")).to_have_text(["Rule Z6", "Rule Z8", "Rule M4"])
    for _ in range(2):
        assert chain(page) == ["h2", "e7"]
        expect(page.locator("[data-arrow]")).to_have_count(2)
        expect(page.locator('[data-moved="e7"]')).to_have_count(1)
        expect(page.locator('[data-marked="h2"]')).to_have_count(1)
        label = "h2, Red, White’s Blue tower, a sumo, blocked, pass number 1, gets the marker"
        expect(page.locator('[data-square="h2"]')).to_have_attribute("aria-label", label)
        label = "e7, Blue, Black’s Red tower, blocked, pass number 2, moved last"
        expect(page.locator('[data-square="e7"]')).to_have_attribute("aria-label", label)
        expect(page.get_by_role("status").first).to_contain_text("1 White Blue h2 (Red), 2 Black Red e7 (Blue)")
        assert ann.axe() == []
        assert ann.overflow() <= 0
        page.reload()  # also shown to those who open the page later
        expect(page.locator("[data-pass]")).to_have_count(2)
    page.locator("[data-fill]").first.click()
    wait_for_count(ann, 4)
    expect(page.locator("[data-pass], [data-news]")).to_have_count(0)


def test_in_a_series_the_deadlock_is_a_separate_picture_beside_the_new_round(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    page = ann.page
    deadlocked(ann, match="series", rounds=2)
    expect(page.locator("figure [data-pass]")).to_have_count(2)
    expect(page.locator(".kamisado .board [data-pass]")).to_have_count(0)
    expect(page.locator("figcaption")).to_have_text("How the round ended")
    expect(page.locator("[data-news]")).to_contain_text("White gets one point. A series has no markers.")
    assert ann.axe() == []
    move(page, "c8", "c4")
    wait_for_count(ann, 4)
    expect(page.locator("figure, [data-news]")).to_have_count(0)


def test_a_replay_shows_the_deadlock_at_its_move(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    table = deadlocked(ann)
    page = ann.go(f"/study/table/{table['table']}?at=3")
    expect(page.locator("[data-pass]")).to_have_count(2)
    expect(page.locator("[data-news]")).to_contain_text("Black loses the round, White wins it")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-pass], [data-news]")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-pass]")).to_have_count(2)
