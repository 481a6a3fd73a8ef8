"""Courses and rules in the browser: lessons by click, text and keyboard, and stored progress."""

from __future__ import annotations

import base64

import pytest
from playwright.sync_api import Browser, expect

from kaisho.learn import course
from tests.browser.caminos import flat
from tests.browser.conftest import NewPerson
from tests.browser.kamisado import move
from tests.browser.person import Person, with_settings
from tests.browser.steps import boxes_at_rest, solve
from tests.server.running import RunningServer


def test_a_lesson_is_done_by_clicking(new_person: NewPerson) -> None:
    learner = new_person()
    page = learner.go("/learn")
    page.get_by_role("link", name="Begin Kamisado").click()
    page.get_by_role("link", name="Step 2: Colour calls tower").click()
    message = page.locator(".saying")
    expect(message).to_contain_text("Make White move the blue tower")
    move(page, "c1", "c2")
    expect(page.get_by_role("alert")).to_have_text("That is allowed, but the task here is a different one.")
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("main")).to_contain_text("For example: ")
    move(page, "c1", "a3")
    expect(message).to_contain_text("your yellow tower must answer")
    page.locator('[data-square="e1"]').click()  # the pink tower must not move; the task is to try it
    expect(message).to_contain_text("Every move names the tower that answers")
    expect(page.get_by_role("alert")).to_contain_text("Rule T2")
    move(page, "d1", "g4")
    expect(message).to_contain_text("Exactly.")
    assert learner.axe() == []
    expect(page.get_by_role("link", name="Next step")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/learn/kamisado/way")
    page.reload()
    page.get_by_text("All steps").click()
    expect(page.get_by_role("link", name="Step 2: Colour calls tower, done")).to_be_visible()


def test_a_refusal_shows_its_rule_and_leads_to_all_of_them(new_person: NewPerson) -> None:
    learner = new_person()
    page = learner.go("/learn/kamisado/way")
    page.locator('[data-square="d1"]').wait_for()
    move(page, "d1", "b3")  # the task is to go sideways; another rule forbids this move
    refused = page.get_by_role("alert")
    expect(refused).to_contain_text("Rule Z3")
    expect(page.locator(".saying")).to_contain_text("try to go sideways")
    refused.get_by_role("link", name="Rule Z3").click()
    expect(refused).to_contain_text("A move ends on an empty square.")
    refused.get_by_role("link", name="All rules").click()
    page.wait_for_url("**/rules/kamisado#Z3")
    expect(page.locator("#Z3")).to_be_focused()
    expect(page.locator("#Z3")).to_be_in_viewport()


def test_acts_of_a_lesson_can_be_typed_and_another_language_changes_only_the_words(new_person: NewPerson) -> None:
    learner = new_person()
    page = learner.go("/learn/kamisado/notation")
    page.locator('[data-square="c1"]').wait_for()
    page.get_by_text("Or write it").click()
    written = page.get_by_role("textbox", name="Or write it")
    written.fill("nonsense")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(written).to_have_value("nonsense")
    written.fill("Red Left 2 Blue")
    page.keyboard.press("Enter")
    expect(page.locator(".saying")).to_contain_text("White has answered.")
    page.get_by_role("combobox", name="Language").select_option("de")
    expect(page.locator(".saying")).to_contain_text("Weiß")
    expect(page.locator('[data-square="a3"]')).to_have_attribute("aria-label", "a3, Blau, Turm Rot von Schwarz")


def test_what_a_rule_forbids_is_tried_on_the_board_or_by_a_button(new_person: NewPerson) -> None:
    learner = new_person()
    page = learner.go("/learn/samurai/lay")
    page.locator("[data-end]").click()  # no tile has been laid
    expect(page.get_by_role("alert")).to_contain_text("Rule M6")
    page.get_by_role("button", name="Try it: S2@e18").click()
    expect(page.get_by_role("alert")).to_contain_text("Rule M8")


def test_a_lesson_is_done_by_keyboard_alone(new_person: NewPerson) -> None:
    learner = new_person()
    page = learner.go("/learn/kamisado/home")
    page.locator('[data-square="b5"]').focus()
    for key in ("Enter", "ArrowUp", "ArrowUp", "ArrowUp", "Enter"):
        page.keyboard.press(key)
    expect(page.get_by_role("link", name="Next step")).to_be_focused()
    expect(page.locator(".saying")).to_contain_text("That wins.")


def test_a_wrong_answer_of_the_tactics_is_explained_and_answered(new_person: NewPerson) -> None:
    learner = new_person()
    page = learner.go("/learn/kamisado/safe")
    page.locator('[data-square="h1"]').wait_for()
    expect(page.locator('[data-pointers="1"]')).to_be_visible()
    move(page, "h1", "g2")
    told = page.get_by_role("alert")
    expect(told).to_contain_text("Orange! That calls the tower on a8")
    expect(told).to_contain_text("White answers: Orange Forward 7 Brown")
    expect(page.locator(".lesson[data-waiting]")).to_have_count(0)
    move(page, "h1", "h2")
    expect(page.locator(".saying")).to_contain_text("Red it is")
    assert learner.axe() == []


def test_a_chapter_gets_a_seal_and_the_end_of_a_course_leads_to_a_game(new_person: NewPerson) -> None:
    learner = new_person()
    steps = [step.id for step in course("kaito").steps]
    learner.context.add_init_script(f"localStorage.setItem('kaisho-learnt-kaito', JSON.stringify({steps}))")
    page = learner.go("/learn/kaito")
    expect(page.locator("[data-seal]")).to_have_count(4)
    expect(page.get_by_role("heading", name="Tactics")).to_be_visible()
    assert learner.axe() == []
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/tables/*")


def test_the_last_lesson_leads_to_a_first_game_and_keeps_the_choices_for_other_games(new_person: NewPerson) -> None:
    learner = new_person("Ann")
    last = course("kaito").steps[-1]
    stored = '{"level":"strong","seat":1,"clock":"fischer"}'
    learner.context.add_init_script(f"localStorage.setItem('kaisho-wish-kaito', '{stored}')")
    page = learner.go(f"/learn/kaito/{last.id}")
    page.locator(".stage [data-square]").first.wait_for()
    solve(page, "kaito", last, "click")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/tables/*")
    seats = learner.client.get(f"/api/tables/{page.url.rpartition('/')[2]}")["seats"]
    assert [seat.get("bot") for seat in seats] == [None, "easy"]
    assert page.evaluate("localStorage.getItem('kaisho-wish-kaito')") == stored


def test_rules_have_an_aim_headings_and_pictures(new_person: NewPerson) -> None:
    learner = new_person()
    page = learner.go("/rules/samurai")
    expect(page.locator(".aim")).to_contain_text("Win the most figures of two of the three kinds")
    expect(page.get_by_role("heading", name="Influence and capture")).to_be_visible()
    page.get_by_role("link", name="Try it: Whose Buddha?").click()
    page.wait_for_url("**/learn/samurai/influence")


# --- every step of every course, exactly as its text says ---------------------------------------------------------------


BOARD = "[data-square], [data-cell], [data-hex], [role=application][data-ready]"


def solve_all(learner: Person, name: str, by: str, *chapters: str) -> None:
    """Do all steps of a course or of some chapters that follow each other, each on the page to which the previous one leads."""
    steps = [step for chapter in course(name).chapters if not chapters or chapter.id in chapters for step in chapter.steps]
    page = learner.go(f"/learn/{name}/{steps[0].id}")
    failed = []
    for step, after in zip(steps, (*steps[1:], None), strict=True):
        try:
            page.locator(f"[data-step={step.id}] .stage :is({BOARD})").first.wait_for()
            solve(page, name, step, by)
            if after:
                page.get_by_role("link", name="Next step", exact=True).click()
        except Exception as error:  # report all steps that cannot be done
            failed.append(f"{step.id}: {str(error).splitlines()[0]}")
            if after:
                learner.go(f"/learn/{name}/{after.id}")
    assert failed == []


@pytest.mark.parametrize("by", ["click", "drag", "key"])
@pytest.mark.parametrize("name", ["kamisado", "kaito", "caminos", "samurai"])
def test_every_step_is_done_as_its_text_says(new_person: NewPerson, name: str, by: str) -> None:
    solve_all(flat(new_person()), name, by)


IN_3D = [("placing", "click"), ("placing", "drag"), ("placing", "key"), ("tactics", "drag")]
"""Chapters and how they are done. Software draws slowly, so not all of them are."""


@pytest.mark.parametrize(("chapter", "by"), IN_3D)
def test_chapters_of_caminos_are_done_in_3d(server: RunningServer, browser_with_3d: Browser, chapter: str, by: str) -> None:
    context = browser_with_3d.new_context(viewport={"width": 640, "height": 480}, reduced_motion="reduce")
    learner = Person(server, context)
    solve_all(learner, "caminos", by, chapter)
    context.close()
    assert learner.errors == []


# Pixels in the colour of rings, which nothing else on the board has with the look "contrast": how many, and how far down.
RINGS = """async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, image.width, image.height);
    let [number, down] = [0, 0];
    for (let at = 0; at < data.length; at += 4) {
        const [red, green, blue] = data.subarray(at, at + 3);
        if (red < 170 || green < 110 || green > 170 || blue > 20) continue;
        [number, down] = [number + 1, down + Math.floor(at / 4 / image.width) / image.height];
    }
    return [number, down / number];
}"""


def test_rings_of_a_lesson_are_drawn_in_3d_follow_the_camera_and_go_with_the_first_act(
    server: RunningServer, browser_with_3d: Browser
) -> None:
    steps = course("caminos").steps
    assert not any(">" in sign for step in steps for sign in step.signs), "the 3D view draws no arrows"
    context = browser_with_3d.new_context(viewport={"width": 1280, "height": 860}, reduced_motion="reduce")
    learner = with_settings(Person(server, context), looks={"caminos": "contrast"})
    step = next(step for step in steps if step.id == "stop")
    page = learner.go("/learn/caminos/stop")

    def rings() -> tuple[int, float]:
        """How many pixels belong to rings, and their mean distance from the top, from 0 to 1."""
        boxes_at_rest(page, ".stage canvas")
        picture = page.locator(".stage canvas").screenshot()
        number, down = page.evaluate(RINGS, base64.b64encode(picture).decode())
        return number, down

    page.wait_for_selector("[role=application][data-ready]")
    learner.wait_until(lambda: rings()[0] > 300, "there are rings")
    assert rings()[1] > 0.55  # rows 7 and 8 are in front
    for _ in range(4):
        page.get_by_role("button", name="Turn the board to the left").click()
    learner.wait_until(lambda: rings()[0] > 300 and rings()[1] < 0.45, "rows 7 and 8 are behind")
    page.get_by_role("button", name="Default view").click()
    page.get_by_role("radio", name="Flat").check()
    expect(page.locator('[data-pointers="3"]')).to_be_visible()
    page.get_by_role("radio", name="3D").check()
    page.wait_for_selector("[role=application][data-ready]")
    solve(page, "caminos", step, "click")
    learner.wait_until(lambda: rings()[0] == 0, "the rings are gone")
    context.close()
    assert learner.errors == []


def test_tiles_are_laid_and_exchanged_by_touch_on_a_phone(new_person: NewPerson) -> None:
    learner = new_person(width=360, height=740, has_touch=True, is_mobile=True)
    solve_all(learner, "samurai", "touch", "turn")
    solve_all(learner, "samurai", "touch", "exchanges")


def test_boards_of_lessons_are_large_enough_for_fingers_on_a_phone(new_person: NewPerson) -> None:
    learner = new_person(width=360, height=740)
    for path, part, least in (("caminos/place", "[data-cell]", 36), ("samurai/lay", ".map", 320)):
        box = flat(learner).go(f"/learn/{path}").locator(f".stage {part}").first.bounding_box()
        assert box and box["height"] >= least
        assert learner.overflow() <= 0
