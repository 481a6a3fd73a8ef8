"""What a table shows: acts one after the other, ends of rounds, endings, and what screen readers hear of whole games."""

from __future__ import annotations

import itertools
import json
import os
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPerson
from tests.browser.kamisado import act_boldly, move
from tests.browser.person import SCHEMES, Person
from tests.browser.tables import count, is_my_turn, play, status, store_against_bot, wait_for_count, wait_for_turn
from tests.server.running import NO_LIMITS, Client, Message, RunningServer
from tests.server.tables import started

KAITO = ".grip"
GOLDEN = Path(__file__).parent / "golden"
PACED = """try { localStorage.setItem("kaisho-settings", JSON.stringify({ pace: "normal" })); } catch {}"""

LISTEN = """
    window.heard = [];
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) {
            if (node.nodeName === "P" && node.closest("[data-announced]")) window.heard.push(node.textContent);
            else if (node.querySelectorAll) {
                for (const line of node.querySelectorAll("[data-announced] p")) window.heard.push(line.textContent);
            }
        }
    }).observe(document, { childList: true, subtree: true });
"""

# In every frame: where a piece stands on the board (a held piece is larger, so its box says less), and the banner of a round.
RECORD = """(piece) => {
    window.frames = [];
    const next = () => {
        const drawn = document.querySelector(piece);
        const banner = document.querySelector("[data-banner]")?.innerText ?? "";
        const { e, f } = new DOMMatrixReadOnly(drawn ? getComputedStyle(drawn).transform : "");
        const place = drawn ? [e, f].map(Math.round) : null;
        window.frames.push({ place, banner, count: Number(document.querySelector(".table")?.dataset.count) });
        requestAnimationFrame(next);
    };
    next();
}"""


@pytest.fixture(scope="module")
def fixed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server whose deals are always the same."""
    running = RunningServer(tmp_path_factory.mktemp("fixed"), program=("tests.server.fixed_deals",), **NO_LIMITS)
    yield running
    running.stop()


class WholeGame(NamedTuple):
    """A game that is played at random, the same at every run, with Ann on the first seat."""

    name: str
    game: str
    seed: int
    options: Message
    others: int = 1


RANDOM_SETUP = {"hands": "random", "figures": "random"}
WHOLE_GAMES = [
    WholeGame("kamisado", "kamisado", 262, {"match": "standard"}),  # passes, a push, ends of rounds; won
    WholeGame("kaito", "kaito", 2, {}),  # an exchange; lost
    WholeGame("caminos", "caminos", 7, {}),
    WholeGame("caminos-teams", "caminos", 7, {"players": "4"}, others=3),
    WholeGame("samurai", "samurai", 7, {}),  # everything is chosen
    WholeGame("samurai-three", "samurai", 7, {"players": 3, **RANDOM_SETUP}, others=2),  # swaps and captures
]

# The card at the end without the names of people: title, reason, and the rows of the table.
CARD = """(card) => [
    card.querySelector("h2").textContent,
    card.querySelector("p").textContent,
    ...[...card.querySelectorAll("tr")].map((row) =>
        [...row.querySelectorAll("th > span, td")].map((cell) => cell.textContent.trim()).join(" ")),
]"""


@pytest.mark.parametrize("whole", WHOLE_GAMES, ids=lambda whole: whole.name)
def test_a_whole_game_as_screen_readers_hear_it(whole: WholeGame, new_person: NewPerson, fixed: RunningServer) -> None:
    """Set KAISHO_WRITE_GOLDEN to write the files anew, and read them through."""
    ann = new_person("Ann", at=fixed)
    others = [fixed.guest(f"{number} {whole.name[:14]}") for number in range(whole.others)]
    ann.page.add_init_script(LISTEN)
    table = ann.open_game(whole.game, *["open"] * whole.others, options=whole.options)
    for other in others:
        assert other.at(table["table"], "join", invite=table["invite"]).status < 300
    ann.page.wait_for_selector('.table[data-status="playing"]')
    play_at_random(ann, others, table, random.Random(whole.seed))
    card = ann.page.locator("[data-outcome]")
    expect(card).to_be_visible()
    ann.settle()
    lines = [*ann.page.evaluate("window.heard"), "", *card.evaluate(CARD)]
    heard = "\n".join(lines) + "\n"
    file = GOLDEN / f"{whole.name}-announcements.txt"
    if os.environ.get("KAISHO_WRITE_GOLDEN"):
        file.write_text(heard, encoding="utf-8")
    assert heard == file.read_text(encoding="utf-8")
    assert ".." not in heard and ": ." not in heard


def play_at_random(ann: Person, others: Sequence[Client], table: Message, chance: random.Random) -> None:
    """Play to the end over HTTP; Ann's page follows every act before the next one."""
    result = None
    while result is None:
        for client in (ann.client, *others):
            state: Message = client.get(f"/api/tables/{table['table']}")["state"]
            result = state["result"]
            if result is None and state["legal"]:
                act = chance.choice(state["legal"])
                assert client.at(table["table"], "act", act=act, after=state["count"]).status == 200
                wait_for_count(ann, ann.state(table)["count"])


def paced(new_person: NewPerson, name: str) -> Person:
    person = new_person(name, motion="no-preference")
    person.context.add_init_script(PACED)
    return person


def test_my_tower_arrives_and_the_end_of_a_round_is_seen(new_person: NewPerson) -> None:
    """A standard match against the computer: everything that comes at once is shown one after the other."""
    ann = paced(new_person, "Ann")
    ann.open_game("kamisado", "bot:easy", options={"match": "standard"})
    wait_for_turn(ann)
    ann.page.evaluate(RECORD, ".nothing")
    while status(ann) == "playing" and not banners(ann):
        if not is_my_turn(ann):
            ann.page.wait_for_timeout(50)
            continue
        before = count(ann)
        act_boldly(ann)
        wait_for_count(ann, before + 1)
    assert any("You win the round." in banner or "You lose the round." in banner for banner in banners(ann))
    counts = [frame["count"] for frame in ann.page.evaluate("window.frames")]
    skipped = [(one, two) for one, two in itertools.pairwise(counts) if two > one + 1]
    assert skipped == [], "acts that were never shown"


def banners(person: Person) -> set[str]:
    found: list[str] = person.page.evaluate("[...new Set(window.frames.map((frame) => frame.banner))]")
    return {banner for banner in found if "the round." in banner}  # the words of the drawing come a moment later


def test_the_kaito_moves_straight_in_every_frame(new_person: NewPerson) -> None:
    ann = paced(new_person, "Ann")
    ann.open_game("kaito", "bot:easy")
    for _ in range(3):
        wait_for_turn(ann)
        offered = ann.page.locator("[role=dialog] button:enabled")
        if offered.count():
            offered.last.click()
            continue
        ann.page.evaluate(RECORD, KAITO)
        before = count(ann)
        ann.page.locator("[data-target]").first.click()
        wait_for_count(ann, before + 2)
        ann.page.wait_for_selector(".table:not([data-showing])")
        places = [tuple(frame["place"]) for frame in ann.page.evaluate("window.frames") if frame["place"]]
        assert len(set(places)) > 2
        for one, two in itertools.pairwise(places):
            assert min(abs(one[0] - two[0]), abs(one[1] - two[1])) <= 2, (one, two)


DURATIONS = {"step": 900, "banner": 2200}


def endless(person: Person, what: str, **settings: object) -> Person:
    """The animation of an act at a slow pace, or the banner of a round at the normal one, lasts until somebody ends it."""
    stored = json.dumps(json.dumps(settings))
    person.context.add_init_script(
        f"""localStorage.setItem("kaisho-settings", {stored});
        const schedule = window.setTimeout;
        window.setTimeout = (then, time, ...more) => (time === {DURATIONS[what]} ? 0 : schedule(then, time, ...more));"""
    )
    return person


BLACK_NEARLY_WON = (151, 410, 393, 495)
"""Acts after which Black wins the round with the move to g8."""


def test_people_at_one_screen_see_who_won_a_round(new_person: NewPerson) -> None:
    ann = endless(new_person("Ann", motion="no-preference"), "banner", pace="normal")
    table: Message = ann.client.post(
        "/api/tables",
        {"game": "kamisado", "seats": [{"kind": "me"}, {"kind": "here"}], "options": {"match": "series", "rounds": 3}},
    )
    for number, act in enumerate(BLACK_NEARLY_WON):
        assert ann.client.at(table["table"], "act", act=act, after=number, seat=number % 2).status == 200
    ann.go(f"/tables/{table['table']}")
    ann.page.locator('[data-square="g8"][data-target]').click()
    banner = ann.page.locator("[data-banner]")
    expect(banner).to_contain_text("Black wins the round")
    assert ann.misfits_in_every_language() == {}
    for scheme in SCHEMES:
        ann.page.emulate_media(color_scheme=scheme)
        assert ann.axe() == []
    ann.page.locator('[data-move="1"]').click()
    expect(ann.page.locator("[data-looking]")).to_be_visible()
    expect(banner).to_be_attached()
    expect(banner).to_be_hidden()  # it does not lie over the old position
    ann.page.get_by_role("button", name="Back to now").click()
    banner.click()
    expect(banner).to_have_count(0)


TO_H1 = 398
"""White's answer to c1-c4 after which Black moves the tower on h1."""


@pytest.mark.parametrize("by", ["click", "typing"])
def test_acting_ends_the_show_and_counts_as_an_act(new_person: NewPerson, server: RunningServer, by: str) -> None:
    """The answer of the opponent has arrived, but is not shown yet."""
    ann, bob = endless(new_person("Ann", motion="no-preference"), "step", pace="slow"), server.guest(f"Bob {by}")
    table = ann.open_game("kamisado", "open")
    assert bob.at(table["table"], "join", invite=table["invite"]).status == 200
    wait_for_turn(ann)
    if by == "typing":
        ann.page.keyboard.press("/")
    move(ann.page, "c1", "c4")
    wait_for_count(ann, 1)
    assert bob.at(table["table"], "act", act=TO_H1, after=1).status == 200
    ann.page.wait_for_selector(".table[data-showing]")
    expect(ann.page.locator('.table[data-count="1"][data-mine="false"]')).to_be_attached()
    if by == "click":
        ann.page.locator('[data-square="h2"]').click()
    else:
        field = ann.page.get_by_role("textbox", name="Type a move")
        field.fill("h1-h2")
        field.press("Enter")
    wait_for_count(ann, 3)
    assert ann.state(table)["count"] == 3


def test_the_ending_is_told_in_the_second_person_and_leads_on(new_person: NewPerson) -> None:
    ann = new_person("Ann", width=360, height=740)
    table = ann.open_game("kamisado", "bot:easy")
    wait_for_turn(ann)
    move(ann.page, "c1", "c4")
    wait_for_count(ann, 2)
    ann.client.at(table["table"], "resign")
    ending = ann.page.get_by_role("dialog", name="You lose")
    expect(ending).to_be_in_viewport(ratio=1)
    expect(ending).to_be_focused()
    expect(ending).to_contain_text("You resigned.")
    for name in ("Play again", "Swap sides", "Look at the board"):
        expect(ending.get_by_role("button", name=name)).to_be_in_viewport()
    assert ending.get_by_role("button", name="Harder").count() == 0  # and there is no easier level
    assert ann.axe() == []
    assert ann.misfits_in_every_language((360, 740), (1440, 900)) == {}
    ann.page.keyboard.press("Escape")
    expect(ending).to_have_count(0)
    ann.page.get_by_role("button", name="Show the result").click()
    opened = opened_by(ann, ending.get_by_role("button", name="Swap sides"))
    assert [seat["kind"] for seat in opened["seats"]] == ["bot", "person"] and opened["you"] == [1]


def test_after_a_loss_there_is_an_easier_level_and_a_look_at_the_mistakes(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    table = ann.open_game("kamisado", "bot:medium")
    wait_for_turn(ann)
    move(ann.page, "c1", "c4")
    wait_for_count(ann, 2)
    ann.client.at(table["table"], "resign")
    ending = ann.page.get_by_role("dialog", name="You lose")
    expect(ending.get_by_role("button", name="Harder")).to_have_count(0)
    ending.get_by_role("link", name="Look at my mistakes").click()
    expect(ann.page.get_by_role("heading", name="My mistakes")).to_be_visible()
    ann.go(f"/tables/{table['table']}")
    ann.page.get_by_role("button", name="Show the result").click()
    assert opened_by(ann, ending.get_by_role("button", name="Easier: easy"))["seats"][1]["bot"] == "easy"


def test_after_a_victory_there_is_a_harder_level(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    table = started("kamisado")
    table.resign(1, table.changed)
    store_against_bot(ann, table, "medium")
    ann.go(f"/tables/{table.id}")
    ann.page.get_by_role("button", name="Show the result").click()
    ending = ann.page.get_by_role("dialog", name="You win!")
    expect(ending).to_contain_text("White resigned.")
    expect(ending.get_by_role("button", name="Easier")).to_have_count(0)
    opened = opened_by(ann, ending.get_by_role("button", name="Harder: strong"))
    assert opened["seats"][1]["bot"] == "strong" and opened["you"] == [0]


def opened_by(person: Person, button: Locator) -> Message:
    """The table that a button after a game opens."""
    before = person.page.url
    button.click()
    person.page.wait_for_url(lambda url: url != before)
    opened: Message = person.client.get(f"/api/tables/{person.page.url.rpartition('/')[2]}")
    return opened


def test_people_at_one_screen_and_watchers_are_told_the_sides(new_person: NewPerson) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    table = ann.open_game("kaito", "here")
    aim = ann.page.get_by_text("Aim: get your opponent")
    expect(aim).to_be_visible()
    bob.go(f"/tables/{table['table']}")
    expect(bob.page.locator('.table[data-status="playing"]')).to_be_visible()
    ann.client.at(table["table"], "resign")  # the side to move
    for person in (ann, bob):
        ending = person.page.get_by_role("dialog", name="Red wins")
        expect(ending.locator("p").first).to_have_text("Black resigned.")
        expect(person.page.locator("h1")).to_contain_text("Red wins. Black resigned.")
    ending = ann.page.get_by_role("dialog", name="Red wins")
    opened = opened_by(ann, ending.get_by_role("button", name="Play again"))
    assert opened["you"] == [0, 1]
    expect(aim).to_have_count(0)  # somebody at this screen has won


def test_an_ending_that_was_closed_stays_closed(new_person: NewPerson) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    table = ann.open_game("kamisado", "open")
    bob.join(table)
    wait_for_turn(ann)
    bob.client.at(table["table"], "resign")
    ending = ann.page.get_by_role("dialog", name="You win")
    ending.get_by_role("button", name="Look at the board").click()
    expect(ending).to_have_count(0)
    bob.page.goto("about:blank")
    expect(ann.page.locator("li[data-seat]").filter(has_text="Bob")).to_contain_text("away")
    expect(ending).to_have_count(0)
    expect(ann.page.get_by_role("button", name="Show the result")).to_be_focused()
    expect(ann.page.locator("[data-ended]")).to_contain_text("You win")
    line, task = (ann.page.locator(place).bounding_box() for place in ("[data-ended]", ".task"))
    assert line and task and line["y"] >= task["y"] + task["height"]  # below the board's own texts, not over them
    bob.client.at(table["table"], "offer", what="rematch")
    expect(ending).to_contain_text("would like")
    ending.get_by_role("button", name="No").click()
    expect(ending.get_by_role("button", name="No")).to_have_count(0)
    ending.get_by_role("button", name="Look at the board").click()
    expect(ending).to_have_count(0)


def test_both_rating_changes_are_told_when_a_rated_game_ends(new_person: NewPerson) -> None:
    """Everybody who looks on sees them without loading the page again."""
    ann, bob = new_person().with_account("Ann Rated"), new_person(width=360, height=740).with_account("Bob Rated")
    clock = {"kind": "fischer", "base": 600_000, "increment": 0}
    wanted: Message = {"rated": True, "takebacks": False, "listed": True, "control": clock, "options": {"match": "standard"}}
    table = ann.open_game("kamisado", "open", **wanted)
    assert bob.client.at(table["table"], "join", invite=table["invite"]).status == 200
    bob.go(f"/tables/{table['table']}")
    play(act_boldly, 4, ann, bob)  # a rated game counts when both have acted in two turns
    assert bob.client.at(table["table"], "resign").status == 200
    told = []
    for person, title in ((ann, "You win"), (bob, "You lose")):
        ending = person.page.get_by_role("dialog", name=title)
        expect(ending.locator("[data-rating]")).to_have_count(2)
        told.append(ending.locator("[data-rating]").all_inner_texts())
        assert person.axe() == [] and person.overflow() <= 0
    (won, lost) = told[0]
    assert told[0] == told[1]
    assert won.startswith("1500 → 1") and "+" in won and lost.startswith("1500 → 1") and "−" in lost


def test_forced_acts_are_asked_for_where_the_person_wants_that(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    ann.context.add_init_script(f"localStorage.setItem('kaisho-settings', '{json.dumps({'pace': 'off', 'forced': 'ask'})}')")
    table = ann.open_game("kamisado", "bot:easy")
    wait_for_turn(ann)
    ann.wait_until(lambda: ann.client.get(f"/api/tables/{table['table']}")["seats"][0]["asks"], "the table knows it")


def test_a_pass_that_is_asked_for_is_explained_and_made_with_a_click(new_person: NewPerson, fixed: RunningServer) -> None:
    ann, ben = new_person("Ann", at=fixed), fixed.guest("Ben Passing")
    ann.context.add_init_script(f"localStorage.setItem('kaisho-settings', '{json.dumps({'pace': 'off', 'forced': 'ask'})}')")
    table = ann.open_game("kamisado", "open")
    assert ben.at(table["table"], "join", invite=table["invite"]).status < 300
    ann.wait_until(lambda: ann.client.get(f"/api/tables/{table['table']}")["seats"][0]["asks"], "the table knows it")
    move(ann.page, "g1", "a7")
    wait_for_count(ann, 1)
    assert ben.at(table["table"], "act", act="赤↗5青", after=1).status == 200
    expect(ann.page.locator(".task")).to_contain_text("Blue is blocked: click it to pass.")
    expect(ann.page.locator("[data-pass=red]")).to_be_visible()
    blocked = ann.page.locator('[data-square="a7"]')
    assert "must move, blocked: choose it to pass" in (blocked.get_attribute("aria-label") or blocked.inner_text())
    assert ann.axe() == []
    blocked.click()
    wait_for_count(ann, 3)
    expect(ann.page.locator("[data-pass]")).to_have_count(0)


def test_two_pages_that_want_different_things_of_forced_acts_do_not_contradict_each_other(new_person: NewPerson) -> None:
    """What was wanted last holds."""
    pages = [new_person("Ann"), new_person()]
    first, second = pages
    second._sign_in(first.client)
    sent: list[str] = []
    for person, forced in zip(pages, ("ask", "play"), strict=True):
        stored = json.dumps(json.dumps({"pace": "off", "forced": forced}))
        person.context.add_init_script(f"localStorage.setItem('kaisho-settings', {stored})")
        person.page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))

    def wishes() -> list[bool]:
        return [json.loads(text)["ask"] for text in sent if '"do":"forced"' in text]

    def asks(table: Message) -> bool:
        return bool(first.client.get(f"/api/tables/{table['table']}")["seats"][0]["asks"])

    table = first.open_game("kamisado", "bot:easy")
    first.wait_until(lambda: asks(table), "the table knows the wish of the first page")
    second.go(f"/tables/{table['table']}")
    first.wait_until(lambda: not asks(table), "the table knows the wish of the second page")
    move(first.page, "c1", "c4")
    for person in pages:
        wait_for_count(person, 2)
    assert wishes() == [True, False]
