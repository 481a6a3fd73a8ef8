"""What a table shows: acts one after the other, ends of rounds, endings, and what screen readers hear of whole games."""

from __future__ import annotations

import itertools
import json
import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.kamisado import act_boldly, move
from tests.browser.person import Person
from tests.browser.tables import count, is_my_turn, play, status, wait_for_count, wait_for_turn
from tests.server.running import NO_LIMITS, Client, Message, RunningServer

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

# In every frame: where a piece is drawn, and whether the banner of a round is there.
RECORD = """(piece) => {
    window.frames = [];
    const next = () => {
        const box = document.querySelector(piece)?.getBoundingClientRect();
        const banner = document.querySelector("[data-banner]")?.innerText ?? "";
        const place = box ? [box.x + box.width / 2, box.y + box.height / 2].map(Math.round) : null;
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


@pytest.mark.parametrize("game", ["kamisado", "kaito", "caminos", "samurai"])
def test_a_whole_game_as_screen_readers_hear_it(game: str, new_person: NewPerson, fixed: RunningServer) -> None:
    """Set KAISHO_WRITE_GOLDEN to write the files anew, and read them through."""
    ann, bob = new_person("Ann", at=fixed), fixed.guest(f"Bob {game}")
    ann.page.add_init_script(LISTEN)
    options = {"match": "standard"} if game == "kamisado" else {}
    table = ann.open_game(game, "open", options=options)
    assert bob.at(table["table"], "join", invite=table["invite"]).status < 300
    ann.page.wait_for_selector('.table[data-status="playing"]')
    play_at_random(ann, bob, table, random.Random(7))
    expect(ann.page.locator("[data-outcome]")).to_be_visible()
    ann.settle()
    heard = "\n".join(ann.page.evaluate("window.heard")) + "\n"
    file = GOLDEN / f"{game}-announcements.txt"
    if os.environ.get("KAISHO_WRITE_GOLDEN"):
        file.write_text(heard, encoding="utf-8")
    assert heard == file.read_text(encoding="utf-8")
    assert ".." not in heard and ": ." not in heard


def play_at_random(ann: Person, bob: Client, table: Message, chance: random.Random) -> None:
    """Play to the end over HTTP; Ann's page follows every act before the next one."""
    result = None
    while result is None:
        for client in (ann.client, bob):
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
    assert any("wins the round" in banner for banner in banners(ann))
    counts = [frame["count"] for frame in ann.page.evaluate("window.frames")]
    skipped = [(one, two) for one, two in itertools.pairwise(counts) if two > one + 1]
    assert skipped == [], "acts that were never shown"


def banners(person: Person) -> set[str]:
    found: list[str] = person.page.evaluate("[...new Set(window.frames.map((frame) => frame.banner))]")
    return {banner for banner in found if banner}


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


def test_acting_ends_the_show_and_counts_as_an_act(new_person: NewPerson) -> None:
    """Both seats are Ann's: the second act is played while the first is still being shown."""
    ann = paced(new_person, "Ann")
    ann.open_game("kamisado", "here")
    move(ann.page, "c1", "c4")
    ann.page.locator("[data-target]").first.click()
    wait_for_count(ann, 2)


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
    ann.page.keyboard.press("Escape")
    expect(ending).to_have_count(0)
    ann.page.get_by_role("button", name="Show the result").click()
    ending.get_by_role("button", name="Swap sides").click()
    ann.page.wait_for_url(lambda url: not url.endswith(table["table"]))
    opened = ann.client.get(f"/api/tables/{ann.page.url.rpartition('/')[2]}")
    assert [seat["kind"] for seat in opened["seats"]] == ["bot", "person"] and opened["you"] == [1]


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
