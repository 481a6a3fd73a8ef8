"""Kaito in the browser: a whole game, keyboard, dragging, refusals, the exchange, and how acts are shown."""

from __future__ import annotations

import json
from urllib.parse import quote

from playwright.sync_api import expect

import kaisho
from kaisho.language import words
from kaisho.testing import random_playthrough
from tests.browser.conftest import NewPerson, numbers
from tests.browser.kaito import act
from tests.browser.steps import drag
from tests.browser.tables import count, play_to_the_end, wait_for_count
from tests.server.running import RunningServer

EXCHANGES = {"decline", "exchange"}
OPENING = "sBa1cb/H1ShHh/hSssCs/SaAAAS/aSbsHB/SCscsS r b5 - - move red 0 1"
LAST_HELMETS = "3s2/S1bSS1/Ba1Hh1/1A3c/ssab1a/c2AsB r e2 ssh SSHHC move red 15 15"
EXCHANGE = "Ss1S2/aH1aA1/2B3/h1bsS1/s2CB1/Chs2s r d1 ccba SSHA exchange red 15 17"


def exchange_with_choice() -> tuple[str, list[int]]:
    """A position with several payments, and its legal acts."""
    game = kaisho.load("kaito")
    for seed in range(400):
        for state, _ in random_playthrough(game, seed):
            legal = game.legal(state)
            if len(legal) >= 4 and {(game.describe(it) or {}).get("do") for it in legal} == EXCHANGES:
                return game.position(state), legal
    raise AssertionError("no such position was found")


def test_a_whole_game_at_a_shared_screen(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    table = ann.open_game("kaito", "here")
    expect(ann.page.locator("[data-target]")).to_have_count(2)  # the two gaps
    assert play_to_the_end(act, ann) >= 5
    result = ann.state(table)["result"]
    assert result["reason"] in ("last-sword", "last-helmet", "stuck") and sorted(result["values"]) == [-1, 1]
    expect(ann.page.locator("h1")).to_contain_text("wins")
    expect(ann.page.locator("[data-decided]")).not_to_have_count(0)
    assert ann.page.locator("[data-target]").count() == 0


def test_captured_stones_are_counted_for_their_captor(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    table = ann.open_game("kaito", "here")
    for number in range(1, 7):
        act(ann)
        wait_for_count(ann, number)
    for colour, side in ann.state(table)["view"]["sides"].items():
        tray = ann.page.get_by_role("region", name=colour.capitalize(), exact=True)
        worth = side["mon"]["worth"]
        expect(tray).to_contain_text(f"Mon × {len(side['mon']['stones'])}, worth {worth}" if worth else "no mon")
        expect(ann.page.locator(f'[data-captured="{colour}"] > g')).to_have_count(sum(side["holds"].values()))
        lives = ann.page.locator(f'[data-tray="{colour}"] [data-life="here"]')
        expect(lives).to_have_count(side["left"]["sword"] + side["left"]["helmet"])
    expect(ann.page.locator("li[data-seat]")).to_have_count(2)
    expect(ann.page.locator("li[data-seat] .holding > *")).to_have_count(0)  # the trays tell it


def test_of_a_refused_act_the_wrong_square_is_red_and_the_right_one_gold(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    table = ann.open_game("kaito", "here")
    ann.page.locator("[data-square]:not([data-target])").first.click()
    expect(ann.page.get_by_role("alert")).to_contain_text("K3")
    expect(ann.page.locator("rect.wrong")).to_have_count(1)
    expect(ann.page.locator("[data-target] rect.right")).to_have_count(2)  # the gaps
    act(ann)
    wait_for_count(ann, 1)
    kaito = ann.state(table)["view"]["kaito"]["square"]
    aside = "a1" if kaito[0] != "a" and kaito[1] != "1" else "f6" if kaito[0] != "f" and kaito[1] != "6" else "c3"
    ann.page.locator(f'[data-square="{aside}"]').click()
    expect(ann.page.get_by_role("alert")).to_contain_text("K4")
    expect(ann.page.locator(f'[data-square="{aside}"] rect.wrong')).to_have_count(1)
    expect(ann.page.locator(f'[data-square="{kaito}"] rect.right')).to_have_count(1)
    assert ann.state(table)["count"] == 1


def test_the_kaito_is_dragged_onto_a_gap_and_onto_a_stone(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    table = ann.open_game("kaito", "here")
    for number in (1, 2):
        square = ann.page.locator("[data-target]").last.get_attribute("data-square")
        drag(ann.page, ".grip", f'[data-square="{square}"]')
        wait_for_count(ann, number)
        assert ann.state(table)["view"]["kaito"]["square"] == square


def test_a_square_is_chosen_for_the_next_turn_and_dropped(new_person: NewPerson, server: RunningServer) -> None:
    ann, bob = new_person("Ann"), server.guest(f"Bob {next(numbers)}")
    table = ann.open_game("kaito", "open")
    assert bob.at(table["table"], "join", invite=table["invite"]).status == 200
    state = ann.state(table)
    if state["to_act"] == [0]:
        assert ann.client.at(table["table"], "act", act=state["legal"][0], after=0).status == 200
    ann.page.wait_for_selector('.table[data-status="playing"][data-mine="false"]')
    before = count(ann)
    planned = ann.page.locator("[data-premove]")
    stones = {name: stone for name, stone in ann.state(table)["view"]["field"].items() if stone}
    square = ann.page.locator(f'[data-square="{next(iter(stones))}"]')
    for drop in (lambda: square.click(), lambda: square.press("Escape")):
        square.click()
        expect(planned).to_have_count(1)
        expect(square).to_have_attribute("aria-selected", "true")
        drop()
        expect(planned).to_have_count(0)
    square.click()
    state = bob.get(f"/api/tables/{table['table']}")["state"]
    assert bob.at(table["table"], "act", act=state["legal"][0], after=before).status == 200
    # It is played if it is legal now, and dropped with a word if it is not.
    dropped = ann.page.get_by_text(words("en")("play-premove-dropped"))
    expect(ann.page.locator(f'.table[data-count="{before + 2}"]').or_(dropped)).to_be_attached()
    expect(planned).to_have_count(0)


def test_the_game_can_be_played_by_keyboard_and_every_square_has_a_label(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    table = ann.open_game("kaito", "here")
    page = ann.page
    gap = page.locator("[data-target]").first.get_attribute("data-square") or ""
    page.locator('[data-square][tabindex="0"]').focus()
    for key in ("Home", *["ArrowDown"] * 5, *["ArrowRight"] * "abcdef".index(gap[0]), *["ArrowUp"] * (int(gap[1]) - 1)):
        page.keyboard.press(key)
    expect(page.locator(":focus")).to_have_attribute("aria-label", f"{gap}: gap, the kaito can begin here")
    page.keyboard.press("Enter")
    wait_for_count(ann, 1)
    expect(page.locator(f'[data-square="{gap}"]')).to_have_attribute("aria-label", f"{gap}: the kaito, showing Red, last move")
    expect(page.locator("[data-must]")).to_have_attribute("data-square", gap)
    page.keyboard.press("Enter")  # the kaito itself
    expect(page.locator(f'[data-square="{gap}"]')).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(page.locator(f'[data-square="{gap}"]')).to_have_attribute("aria-selected", "false")
    assert ann.state(table)["count"] == 1
    page.locator("[data-target]").first.press("Enter")
    wait_for_count(ann, 2)
    page.locator("summary").click()
    expect(page.locator("details li")).to_have_count(10)
    expect(page.locator("details li").first).to_contain_text("Black to move: the kaito on")


def test_every_payment_of_an_exchange_can_be_composed(new_person: NewPerson) -> None:
    position, legal = exchange_with_choice()
    game = kaisho.load("kaito")
    ann = new_person("Ann", width=360)
    ann.go(f"/study/kaito?position={quote(position)}")
    dialog = ann.page.get_by_role("dialog")
    buy = dialog.locator("[data-act]").first
    expect(buy).to_have_attribute("data-legal", "true")  # a payment that suffices is proposed
    assert ann.axe() == [] and ann.misfits_in_every_language() == {}
    for number in legal:
        meaning = game.describe(number) or {}
        if meaning["do"] == "exchange":
            dialog.locator(f'[data-stone="{meaning["stone"]}"]').click()
            for chosen in dialog.locator('[data-mon][aria-pressed="true"]').all()[::-1]:
                chosen.click()
            for value in meaning["pay"]:
                dialog.locator(f'[data-mon="{value}"][aria-pressed="false"]').first.click()
            expect(buy).to_have_attribute("data-act", str(number))
            expect(buy).to_have_attribute("data-legal", "true")
    buy.press("Enter")
    expect(dialog).to_have_count(0)
    expect(ann.page.locator("[data-at]")).to_contain_text(" for ")
    expect(ann.page.locator(":focus")).to_have_attribute("role", "gridcell")


def test_exchanges_that_are_refused_can_be_tried_as_the_course_says(new_person: NewPerson) -> None:
    page = new_person().go("/learn/kaito/exchange")
    page.locator('[data-square="d4"]').click()
    dialog = page.get_by_role("dialog")
    dialog.locator('[data-stone="sword"]').click()
    for value, paid in ((3, "false"), (2, "true"), (1, "true")):
        mon = dialog.locator(f'[data-mon="{value}"]')
        if mon.get_attribute("aria-pressed") != paid:
            mon.click()
    expect(dialog).to_contain_text("Sword: pay 2 + 1")
    dialog.locator("[data-act]").first.click()
    expect(page.get_by_role("alert")).to_contain_text("Rule K9")
    expect(page.locator(".exchange.wrong")).to_have_count(1)
    dialog.locator('[data-stone="helmet"]').click()
    expect(page.locator(".exchange.wrong")).to_have_count(0)
    dialog.locator("[data-act]").first.click()
    expect(page.locator(".saying")).to_contain_text("counts again at once")

    page.goto(page.url.replace("exchange", "gone"))
    page.get_by_role("dialog").locator('[data-stone="helmet"]').click()
    page.get_by_role("dialog").locator("[data-act]").first.click()
    expect(page.get_by_role("alert")).to_contain_text("Rule K8")


WAY = """() => new Promise((resolve) => {
  const seen = [], times = [];
  const look = (now) => {
    const box = document.querySelector(".grip .gold").getBoundingClientRect();
    seen.push([box.x + box.width / 2, box.y + box.height / 2]);
    times.push(now);
    if (seen.length < 50 && (times.at(-1) - times[0] < 1500)) requestAnimationFrame(look);
    else resolve({ seen, gaps: times.slice(1).map((time, number) => time - times[number]) });
  };
  document.querySelector(`[data-square="f5"]`).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  requestAnimationFrame(look);
})"""


def test_the_kaito_slides_along_its_line_and_the_stone_flies_to_its_tray(new_person: NewPerson) -> None:
    ann = new_person("Ann", motion="no-preference")
    ann.context.add_init_script('localStorage.setItem("kaisho-settings", JSON.stringify({ pace: "slow" }))')
    page = ann.go(f"/study/kaito?position={quote(OPENING)}")
    page.locator("[data-target]").first.wait_for()
    way = page.evaluate(WAY)
    columns = [x for x, _ in way["seen"]]
    assert max(columns) - min(columns) > 100
    sliding = [y for x, y in way["seen"] if x < max(columns) - 5]
    assert max(sliding) - min(sliding) < 4, "the kaito leaves its row"
    expect(page.locator('[data-captured="red"] > g')).to_have_count(1)
    expect(page.locator("[data-origin]")).to_have_attribute("data-origin", "b5")
    expect(page.locator("[data-way]")).to_have_count(1)


def test_an_act_of_a_study_sounds_as_at_a_table(new_person: NewPerson) -> None:
    page = new_person("Ann").go(f"/study/kaito?position={quote(OPENING)}")
    page.evaluate(
        """() => { window.heard = []; const { locks } = navigator, request = locks.request.bind(locks);
        locks.request = (name, ...more) => { window.heard.push(name); return request(name, ...more); } }"""
    )
    page.locator('[data-square="f5"]').click()  # a stone of the other side
    page.wait_for_function("() => window.heard.includes('sound-capture')")


def test_a_target_tells_what_it_brings(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    page = ann.go(f"/study/kaito?position={quote(LAST_HELMETS)}")
    wins = page.locator('[data-gain="win"]')
    expect(wins).to_have_attribute("data-square", "e4")
    expect(wins).to_have_attribute(
        "aria-label", "e4: Black Helmet, can be taken, Takes Black Helmet, the last one: this wins the game!"
    )
    wins.hover()
    expect(page.locator(".caption")).to_contain_text("wins the game")
    wins.click()
    expect(page.locator('[data-decided="last"]')).to_have_count(1)
    expect(page.locator(".caption")).to_have_text("The last opposing helmet has left the field: Red wins.")
    page.locator('[data-square="a1"]').click()
    expect(page.locator(".remark")).to_have_text("The game is over.")  # nothing can be done: that is said


def test_the_board_uses_the_room_and_fits_into_it(new_person: NewPerson) -> None:
    for width, height, position in ((2560, 1440, OPENING), (1280, 860, OPENING), (360, 740, OPENING), (360, 740, EXCHANGE)):
        ann = new_person("Ann", width=width, height=height)
        page = ann.go(f"/study/kaito?position={quote(position)}")
        page.locator(".drawing").wait_for()
        needed = page.locator(".kaito").evaluate(
            """(board) => {
              const details = board.querySelector("details").getBoundingClientRect();
              const { top, width } = board.getBoundingClientRect();
              const probe = document.createElement("div");
              probe.style.cssText = "position: fixed; height: var(--room)";
              board.append(probe);
              const drawing = board.querySelector(".drawing").getBoundingClientRect();
              return { used: details.top - top, room: probe.clientHeight, width, drawn: drawing.width };
            }"""
        )
        assert needed["used"] <= needed["room"] + 8, (width, position, needed)
        assert needed["drawn"] > 0.98 * needed["width"] or needed["used"] > 0.95 * needed["room"], (width, needed)
        assert ann.overflow() == 0


def test_every_look_passes_axe_and_names_can_be_hidden(new_person: NewPerson) -> None:
    for look in ("ceramic", "porcelain", "lacquer", "contrast"):
        ann = new_person("Ann", scheme="dark")
        chosen = {"looks": {"kaito": look}, "coordinates": look != "contrast", "pace": "off"}
        ann.context.add_init_script(f"localStorage.setItem('kaisho-settings', JSON.stringify({json.dumps(chosen)}))")
        page = ann.go(f"/study/kaito?position={quote(OPENING)}")
        expect(page.locator(".kaito")).to_have_attribute("data-kaito", look)
        expect(page.locator(".names text")).to_have_count(12 if chosen["coordinates"] else 0)
        assert ann.axe() == []


def test_the_field_is_shown_from_the_players_side(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    seats = [{"kind": "bot", "bot": "easy"}, {"kind": "me"}]
    for wanted, corner in ((seats[::-1], "a6"), (seats, "f1")):
        table = ann.client.post("/api/tables", {"game": "kaito", "seats": wanted})
        ann.go(f"/tables/{table['table']}")
        expect(ann.page.locator("[data-square]").first).to_have_attribute("data-square", corner)


def test_axe_finds_nothing_in_light_and_dark(new_person: NewPerson) -> None:
    for scheme in ("light", "dark"):
        ann = new_person("Ann", scheme=scheme, width=360)
        ann.open_game("kaito", "here")
        act(ann)
        wait_for_count(ann, 1)
        assert ann.axe() == [] and ann.overflow() == 0
