"""Caminos in the browser: whole games in the flat view, mouse, keyboard, the 3D view, and browsers without 3D."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.caminos import KEYS, flat, meanings, place, quarters_between, take
from tests.browser.conftest import NewPerson, numbers
from tests.browser.person import Person, with_settings
from tests.browser.tables import play_to_the_end, status, wait_for_count
from tests.server.running import Message, RunningServer

COUNT_DRAWING = """
    window.drawn = 0;
    const draw = WebGL2RenderingContext.prototype.drawElements;
    WebGL2RenderingContext.prototype.drawElements = function (...all) { window.drawn += 1; return draw.apply(this, all); };
"""
FRAMES = """async (n) => {
    while (n--) await new Promise((next) => { requestAnimationFrame(next); setTimeout(next, 1000); });
    return window.drawn;
}"""
"""Wait for frames, or a second for each that the browser does not draw."""


@pytest.fixture
def ann_in_3d(server: RunningServer, browser_with_3d: Browser) -> Iterator[Person]:
    person = Person(server, browser_with_3d.new_context(viewport={"width": 1280, "height": 860}, reduced_motion="reduce"))
    person.context.add_init_script(COUNT_DRAWING)
    yield person.named(f"Ann {random.randrange(10**9)}")
    person.context.close()
    assert person.errors == []


def in_3d(person: Person) -> None:
    person.page.wait_for_selector("[role=application][data-ready]")
    person.page.evaluate(FRAMES, 3)


YELLOW_BEGINS, GREEN_ANSWERS, YELLOW_GOES_ON = 36, 72, 68
"""T stones with their first columns on d4, g7 and c7, none above another."""


def waiting_for_green(ann: Person, server: RunningServer) -> Callable[[], None]:
    """A table at which Ann has begun and waits; what lets her opponent answer."""
    bob = server.guest(f"Bob {next(numbers)}")
    table = ann.open_game("caminos", "open")
    assert bob.at(table["table"], "join", invite=table["invite"]).status == 200
    ann.page.wait_for_selector('.table[data-mine="true"]')
    assert ann.client.at(table["table"], "act", act=YELLOW_BEGINS, after=0).status == 200
    wait_for_count(ann, 1)

    def answer() -> None:
        assert bob.at(table["table"], "act", act=GREEN_ANSWERS, after=1).status == 200

    return answer


# --- the flat view ----------------------------------------------------------------------------------------------------


def test_a_whole_game_in_the_flat_view_ends_with_the_path_marked(new_person: NewPerson) -> None:
    ann = flat(new_person("Ann"))
    table = ann.open_game("caminos", "here")
    acts = meanings(ann)

    def build(person: Person) -> None:
        state = person.state(table)
        # Yellow goes down column d, green stays out of its way on the right.
        column = "d" if state["view"]["to_act"] == "yellow" else "gh"
        tops = {cell["cell"]: cell["cubes"][-1:] for cell in state["view"]["cells"]}

        def gain(act: int) -> int:
            return sum(cell["cell"][0] in column and not tops[cell["cell"]] for cell in acts[act]["cells"])

        place(person.page, table["board"], acts[max(state["legal"], key=gain)])

    assert play_to_the_end(build, ann) == 5
    state = ann.state(table)
    assert state["result"]["reason"] == "connection" and state["result"]["values"] == [1, -1]
    expect(ann.page.locator("h1")).to_contain_text("Yellow wins. Yellow has joined two opposite sides.")
    expect(ann.page.locator("svg .way")).to_have_count(3)
    line = ann.page.locator("svg .way").last.get_attribute("points") or ""
    corners = [tuple(float(value) for value in point.split(",")) for point in line.split()]
    assert len(corners) == len(state["view"]["way"]) + 2, "from edge to edge"
    assert all(abs(x - u) < 1 or abs(y - v) < 1 for (x, y), (u, v) in pairwise(corners)), "never over a corner"
    for cell in state["view"]["way"]:
        expect(ann.page.locator(f'[data-cell="{cell}"]')).to_have_attribute("data-top", "yellow")
    expect(ann.page.locator("[data-stone]")).to_have_count(4)  # the tray keeps its place, and the board too
    expect(ann.page.locator("[data-stone]:enabled")).to_have_count(0)
    ann.page.reload()
    expect(ann.page.locator("svg .way")).to_have_count(3)
    expect(ann.page.locator("[data-stone]")).to_have_count(0)


def test_two_teams_with_bars_finish_a_game_on_the_ring(new_person: NewPerson) -> None:
    ann = flat(new_person("Ann"))
    table = ann.open_game("caminos", "here", "here", "here", options={"board": "ring", "players": "4", "neutral": "yes"})
    acts = meanings(ann)
    chance = random.Random(4)
    for _ in range(12):  # the first acts over HTTP
        state = ann.state(table)
        ann.client.at(table["table"], "act", after=state["count"], act=chance.choice(state["legal"]))

    def act(person: Person) -> None:
        state = person.state(table)
        place(person.page, table["board"], acts[chance.choice(state["legal"])])

    play_to_the_end(act, ann)
    assert ann.state(table)["log"] >= 16
    view = ann.state(table)["view"]
    for cell in view["cells"]:
        expect(ann.page.locator(f'[data-cell="{cell["cell"]}"]')).to_have_attribute("data-height", str(len(cell["cubes"])))


def test_the_game_can_be_played_by_keyboard_and_every_cell_has_a_label(new_person: NewPerson) -> None:
    ann = flat(new_person("Ann"))
    table = ann.open_game("caminos", "here")
    page = ann.page
    stones = table["board"]["stones"]
    page.locator('[data-cell][tabindex="0"]').focus()
    start = page.locator(":focus").get_attribute("data-cell")
    assert start == "d4"
    page.keyboard.press("l")
    wanted = next(number for number, turn in enumerate(stones["L"]["turns"]) if turn["code"] == "31")
    for quarter in quarters_between(stones["L"]["turns"], stones["L"]["turns"][0]["code"], wanted):
        page.keyboard.press(KEYS[quarter])
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowUp")
    expect(page.locator(":focus")).to_have_attribute("data-cell", "e3")
    expect(page.locator(".status")).to_contain_text("L stone on e3, f3: it fits.")
    page.keyboard.press("Enter")
    wait_for_count(ann, 1)
    expect(page.locator('[data-cell="e3"]')).to_have_attribute(
        "aria-label", "e3: height 3, from the bottom up: Yellow, Yellow, Yellow (placed last)"
    )
    page.locator("summary", has_text="in words").click()
    expect(page.locator("details li", has_text="f3: height 1")).to_have_count(1)
    page.locator('[data-cell="e3"]').focus()
    page.keyboard.press("t")
    expect(page.locator(".ghost")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".ghost")).to_have_count(0)


def test_a_stone_that_does_not_fit_is_red_and_the_reason_is_shown(new_person: NewPerson) -> None:
    ann = flat(new_person("Ann"))
    table = ann.open_game("caminos", "here")
    acts = meanings(ann)
    first = next(
        act for act in ann.state(table)["legal"] if acts[act]["stone"] == "O" and acts[act]["cells"][0]["cell"] == "d4"
    )
    place(ann.page, table["board"], acts[first])
    wait_for_count(ann, 1)
    page = ann.page
    take(page, table["board"], "L", 0)
    page.locator('[data-cell="d5"]').hover()
    expect(page.locator(".ghost.bad")).to_have_count(1)
    expect(page.locator(".status.bad")).to_contain_text("C")
    expect(page.locator("svg .refused")).not_to_have_count(0)
    page.locator('[data-cell="d5"]').click()
    expect(page.get_by_role("alert")).to_contain_text("Rule C")
    expect(page.locator(".status")).to_have_text("")  # the refusal is told once
    assert ann.state(table)["count"] == 1


def test_a_stone_is_dragged_from_the_tray_and_a_finger_taps_twice(new_person: NewPerson) -> None:
    ann = flat(new_person("Ann", has_touch=True))
    table = ann.open_game("caminos", "here")
    page = ann.page
    page.locator('[data-stone="T"]').hover()
    page.mouse.down()
    target = page.locator('[data-cell="c3"]').bounding_box()
    assert target is not None
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2, steps=5)
    page.mouse.up()
    wait_for_count(ann, 1)
    assert next(cell for cell in ann.state(table)["view"]["cells"] if cell["cell"] == "c3")["cubes"]
    page.locator('[data-stone="O"]').tap()
    page.locator('[data-cell="g7"]').tap()
    expect(page.locator(".ghost")).to_have_count(1)
    assert ann.state(table)["count"] == 1
    page.locator('[data-cell="g7"]').tap()
    wait_for_count(ann, 2)


def test_the_second_player_sees_the_board_from_the_other_side(new_person: NewPerson) -> None:
    ann, bob = flat(new_person("Ann")), flat(new_person("Bob"))
    bob.join(ann.open_game("caminos", "open"))

    def height_of(person: Person, cell: str) -> float:
        box = person.page.locator(f'[data-cell="{cell}"]').bounding_box()
        assert box is not None
        return box["y"]

    assert height_of(ann, "a1") < height_of(ann, "a8")
    assert height_of(bob, "a1") > height_of(bob, "a8")


def test_a_stone_is_chosen_for_the_next_turn_dropped_and_played(new_person: NewPerson, server: RunningServer) -> None:
    ann = flat(new_person("Ann"))
    answer = waiting_for_green(ann, server)
    page = ann.page
    planned, status = page.locator("[data-premove]"), page.locator(".status")

    def plan(cell: str) -> None:
        page.locator('[data-stone="T"]').click()
        page.locator(f'[data-cell="{cell}"]').click()

    plan("e4")  # partly on another stone, with a hole under it
    expect(status).to_contain_text("does not fit")
    expect(planned).to_have_count(0)
    page.locator('[data-cell="c8"]').click()
    expect(planned).to_have_attribute("data-premove", "c7")
    expect(page.locator('[data-cell="b8"]')).to_have_attribute("aria-label", "b8: empty (planned for your next turn)")
    assert ann.axe() == []
    page.locator('[data-cell="b8"]').click()  # on the planned stone itself
    expect(planned).to_have_count(0)
    plan("c8")
    expect(planned).to_have_count(1)
    page.keyboard.press("Escape")
    expect(planned).to_have_count(0)
    plan("c8")
    page.locator('[data-stone="L"]').click()  # in the hand while the opponent acts
    answer()
    wait_for_count(ann, 3)
    expect(planned).to_have_count(0)
    expect(page.locator('[data-cell="c7"]')).to_have_attribute("data-top", "yellow")


def test_a_stone_taken_before_ones_turn_stays_in_the_hand(new_person: NewPerson, server: RunningServer) -> None:
    ann = flat(new_person("Ann"))
    answer = waiting_for_green(ann, server)
    ann.page.locator('[data-stone="L"]').click()
    answer()
    wait_for_count(ann, 2)
    expect(ann.page.locator('[data-stone="L"]')).to_have_attribute("aria-pressed", "true")


def test_axe_finds_nothing_in_the_flat_view(new_person: NewPerson) -> None:
    for scheme, width in (("light", 1280), ("dark", 360)):
        ann = flat(new_person("Ann", scheme=scheme, width=width))
        ann.open_game("caminos", "here", options={"board": "octagon"})
        ann.page.locator('[data-stone="L"]').click()
        ann.page.locator("summary").first.click()
        assert ann.axe() == []
        assert ann.overflow() <= 0


def test_a_browser_without_3d_falls_back_to_the_flat_view(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    ann.context.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
    ann.open_game("caminos", "here")
    expect(ann.page.locator("[data-cell]")).to_have_count(64)
    expect(ann.page.get_by_text("cannot show 3D")).to_be_visible()


# --- in 3D ------------------------------------------------------------------------------------------------------------


def placed_in(state: Message) -> int:
    return sum(len(cell["cubes"]) for cell in state["view"]["cells"])


def test_a_stone_is_placed_in_3d_by_mouse_by_dragging_and_by_keyboard(ann_in_3d: Person) -> None:
    ann = ann_in_3d
    table = ann.open_game("caminos", "here")
    page = ann.page
    in_3d(ann)
    box = page.locator("canvas").bounding_box()
    assert box is not None
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.locator('[data-stone="T"]').click()
    page.mouse.move(*middle)
    expect(page.locator(".status")).to_contain_text("it fits")
    words = page.locator(".status").inner_text()
    page.mouse.click(*middle)
    wait_for_count(ann, 1)
    placed = [cell["cell"] for cell in ann.state(table)["view"]["cells"] if cell["cubes"]]
    assert len(placed) == 4 and all(cell in words for cell in placed)

    box = page.locator("canvas").bounding_box()
    assert box is not None
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.locator('[data-stone="O"]').hover()
    page.mouse.down()
    page.mouse.move(middle[0] - box["height"] * 0.2, middle[1] + box["height"] * 0.1, steps=6)  # beside the first stone
    expect(page.locator(".status")).to_contain_text("it fits")
    page.mouse.up()
    wait_for_count(ann, 2)

    page.locator("[role=application]").focus()
    page.keyboard.press("l")
    for _ in range(8):  # up, until the stone is clear of the others
        page.keyboard.press("ArrowUp")
        if "it fits" in page.locator(".status").inner_text():
            break
    page.keyboard.press("Enter")
    wait_for_count(ann, 3)
    assert placed_in(ann.state(table)) == 12
    assert status(ann) == "playing"


def test_a_stone_is_chosen_for_the_next_turn_in_3d(ann_in_3d: Person, server: RunningServer) -> None:
    ann, page = ann_in_3d, ann_in_3d.page
    answer = waiting_for_green(ann, server)
    in_3d(ann)
    planned = page.locator("[role=application][data-premove]")
    page.locator("[role=application]").focus()
    page.keyboard.press("t")
    for key in ("ArrowDown", "ArrowDown", "ArrowDown", "ArrowLeft", "Enter"):
        page.keyboard.press(key)
    expect(planned).to_have_attribute("data-premove", "c7")
    page.keyboard.press("Escape")
    expect(planned).to_have_count(0)
    page.keyboard.press("t")
    page.keyboard.press("Enter")
    expect(planned).to_have_count(1)
    answer()
    wait_for_count(ann, 3)
    expect(planned).to_have_count(0)


def test_keys_press_the_buttons_of_the_camera_and_place_nothing(ann_in_3d: Person) -> None:
    ann, page = ann_in_3d, ann_in_3d.page
    table = ann.open_game("caminos", "here")
    in_3d(ann)
    board, turn = page.locator("[role=application]"), page.get_by_role("button", name="Turn the board to the right")
    expect(board).to_have_attribute("data-turned", "14")
    turn.focus()
    for key, turned in (("Enter", "59"), ("Space", "104")):
        page.keyboard.press(key)
        expect(board).to_have_attribute("data-turned", turned)
    board.focus()
    page.keyboard.press("t")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="From above")).to_be_focused()
    for key, turned in (("Enter", "0"), ("Space", "14")):  # from above, and back
        page.keyboard.press(key)
        expect(board).to_have_attribute("data-turned", turned)
    expect(page.locator('[data-stone="T"]')).to_have_attribute("aria-pressed", "true")
    assert ann.state(table)["count"] == 0
    board.focus()
    page.keyboard.press("Enter")
    wait_for_count(ann, 1)


# How long stones fell and light ran, by the time of the frames.
PLAYED = """() => {
    window.played = [];
    let began = null;
    new MutationObserver(() => {
        const now = document.timeline.currentTime;
        const playing = document.querySelector("[data-playing]") !== null;
        if (playing && began === null) began = now;
        else if (!playing && began !== null) {
            window.played.push(now - began);
            began = null;
        }
    }).observe(document.querySelector("[role=application]"), { attributeFilter: ["data-playing"] });
}"""
FALL, RUN = 800, 1790
"""Milliseconds of a fall and of the light of a path at the slow pace, almost."""


def test_what_moves_on_the_board_goes_on_when_only_the_table_around_it_changes(
    server: RunningServer, browser_with_3d: Browser
) -> None:
    ann = Person(server, browser_with_3d.new_context(viewport={"width": 640, "height": 480}))
    with_settings(ann, pace="slow").with_account(f"Ann {random.randrange(10**9)}")
    bob = server.account(f"Bob {random.randrange(10**9)}")
    table = ann.open_game(
        "caminos",
        "open",
        rated=True,
        takebacks=False,
        listed=True,
        control={"kind": "fischer", "base": 600_000, "increment": 0},
    )
    assert bob.at(table["table"], "join", invite=table["invite"]).status == 200
    page, acts = ann.page, meanings(ann)
    ann.page.wait_for_selector('.table[data-status="playing"]')
    page.wait_for_selector("[role=application][data-ready]")
    page.evaluate(PLAYED)

    def act(column: str) -> None:
        """Play a stone for whoever is to act: as much as possible in a column."""
        state, client = ann.state(table), ann.client
        if not state["legal"]:
            state, client = bob.get(f"/api/tables/{table['table']}")["state"], bob
        empty = {cell["cell"] for cell in state["view"]["cells"] if not cell["cubes"]}
        best = max(
            state["legal"],
            key=lambda act: sum(cell["cell"][0] == column and cell["cell"] in empty for cell in acts[act]["cells"]),
        )
        assert client.at(table["table"], "act", after=state["count"], act=best).status == 200

    def moved(number: int) -> float:
        page.wait_for_function("(number) => window.played.length === number", arg=number)
        return float(page.evaluate("window.played.at(-1)"))

    act("d")
    page.wait_for_selector("[data-playing]")
    assert bob.at(table["table"], "offer", what="draw").status == 200
    assert moved(1) >= FALL
    for number, column in enumerate("hdh", 2):
        act(column)
        moved(number)
    act("d")
    assert ann.state(table)["result"]["reason"] == "connection"
    expect(page.locator("[data-rating]")).to_have_count(2)  # of which the table tells a moment after the end
    assert moved(5) >= RUN
    ann.context.close()
    assert ann.errors == []


def test_the_3d_view_can_be_rotated_and_draws_only_when_something_changes(ann_in_3d: Person) -> None:
    ann = ann_in_3d
    ann.open_game("caminos", "here", options={"board": "rhombus"})
    page = ann.page
    in_3d(ann)
    before = page.evaluate(FRAMES, 2)
    assert page.evaluate(FRAMES, 20) == before
    board = page.locator("[role=application]")
    expect(board).to_have_attribute("data-turned", "45")
    box = page.locator("canvas").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 120, y, steps=4)
    page.mouse.up()
    assert page.evaluate(FRAMES, 2) > before
    turned = int(board.get_attribute("data-turned") or 0)
    assert abs(turned - 45) > 10
    assert not page.locator('[data-stone][aria-pressed="true"]').count()
    page.reload()
    in_3d(ann)
    expect(board).to_have_attribute("data-turned", str(turned))  # the view is remembered
    page.get_by_role("button", name="From above").click()
    expect(board).to_have_attribute("data-turned", "45")
    page.get_by_role("button", name="Default view").click()
    page.reload()
    in_3d(ann)
    expect(board).to_have_attribute("data-turned", "45")
    page.get_by_role("radio", name="Flat").check()
    expect(page.locator("[data-cell]")).to_have_count(61)
    page.reload()
    expect(page.locator("[data-cell]")).to_have_count(61)


def test_the_camera_turns_to_a_placed_stone_but_never_after_the_person_has_turned_it(
    server: RunningServer, browser_with_3d: Browser
) -> None:
    person = Person(server, browser_with_3d.new_context(viewport={"width": 1280, "height": 860}))
    person.context.add_init_script("""localStorage.setItem("kaisho-settings", JSON.stringify({ pace: "fast" }))""")
    ann = person.named(f"Ann {random.randrange(10**9)}")
    table = ann.open_game("caminos", "here")
    page, acts = ann.page, meanings(ann)
    page.wait_for_selector("[role=application][data-ready]")
    board = page.locator("[role=application]")
    expect(board).to_have_attribute("data-turned", "14")

    def act_at(cell: str) -> None:
        state = ann.state(table)
        act = next(act for act in state["legal"] if acts[act]["stone"] == "O" and acts[act]["cells"][0]["cell"] == cell)
        ann.client.at(table["table"], "act", after=state["count"], act=act)
        wait_for_count(ann, state["count"] + 1)

    act_at("g4")
    expect(board).to_have_attribute("data-turned", "23")
    board.focus()
    page.keyboard.press("]")
    expect(board).to_have_attribute("data-turned", "29")
    act_at("a4")
    page.evaluate(FRAMES, 10)
    page.wait_for_timeout(1000)
    page.evaluate(FRAMES, 10)
    expect(board).to_have_attribute("data-turned", "29")
    assert ann.errors == []
    ann.context.close()


def test_everything_to_act_is_in_reach_on_a_phone(server: RunningServer, browser_with_3d: Browser) -> None:
    for width, height in ((360, 740), (844, 390)):
        context = browser_with_3d.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce", has_touch=True
        )
        ann = Person(server, context).named(f"Ann {random.randrange(10**9)}")
        ann.open_game("caminos", "here", options={"neutral": "yes"})
        in_3d(ann)
        box = ann.page.locator(".acting").bounding_box()
        assert box is not None
        room = ann.page.evaluate("""() => {
            const probe = document.createElement("div");
            probe.style.height = "max(var(--room), 19rem)";
            document.querySelector(".acting").parentElement.append(probe);
            const { height } = probe.getBoundingClientRect();
            probe.remove();
            return height;
        }""")
        assert box["height"] <= room + 1
        for wanted in ("canvas", "[data-lay]", '[data-turn="clockwise"]', '[data-stone="I"]', "p.bars"):
            part = ann.page.locator(wanted).bounding_box()
            assert part is not None
            assert part["y"] >= box["y"] - 1 and part["y"] + part["height"] <= box["y"] + box["height"] + 1, wanted
        assert ann.overflow() <= 0
        context.close()


def test_neutral_bars_come_first_and_another_stone_can_be_tried(new_person: NewPerson) -> None:
    ann = flat(new_person("Ann"))
    table = ann.open_game("caminos", "here", options={"neutral": "yes"})
    expect(ann.page.locator("p.bars")).to_contain_text("First the neutral bars")
    assert ann.misfits_in_every_language() == {}
    ann.page.locator('[data-stone="T"]').click()
    ann.page.locator('[data-cell="d4"]').click()
    expect(ann.page.get_by_role("alert")).to_contain_text("Rule C16")
    assert ann.state(table)["count"] == 0


def test_every_look_can_be_read(new_person: NewPerson) -> None:
    for look in ("wood", "slate", "paper", "contrast"):
        for scheme in ("light", "dark"):
            ann = flat(new_person("Ann", scheme=scheme))
            setting = json.dumps({"pace": "off", "looks": {"caminos": look}})
            ann.context.add_init_script(f"localStorage.setItem('kaisho-settings', {setting!r})")
            ann.open_game("caminos", "here")
            expect(ann.page.locator("[data-cell]")).to_have_count(64)
            assert ann.axe() == []


def test_axe_finds_nothing_in_the_3d_view(ann_in_3d: Person) -> None:
    ann_in_3d.open_game("caminos", "here")
    in_3d(ann_in_3d)
    assert ann_in_3d.axe() == []
