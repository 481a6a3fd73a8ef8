"""A table on the screen: lost connections, several tabs, proposals, invitations, notation."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.conftest import NewPerson
from tests.browser.kamisado import move
from tests.browser.person import Person, screenshot
from tests.browser.tables import count, is_my_turn, wait_for_count, wait_for_turn
from tests.server.running import NO_LIMITS, Message, RunningServer


class Connection:
    """The WebSocket between a page and the server, which can be cut."""

    def __init__(self, person: Person) -> None:
        self.cut_off = False
        self.open: list[WebSocketRoute] = []
        person.page.route_web_socket("**/socket", self._opened)

    def _opened(self, route: WebSocketRoute) -> None:
        if self.cut_off:
            route.close()
            return
        self.open.append(route)
        route.connect_to_server()

    def cut(self) -> None:
        self.cut_off = True
        for route in self.open:
            route.close(code=3000, reason="cut")
        self.open.clear()

    def mend(self) -> None:
        self.cut_off = False


def pair(new_person: NewPerson) -> tuple[Person, Person, Message, Connection]:
    """Ann, whose connection can be cut, and Bob at a table of Kamisado."""
    ann, bob = new_person("Ann"), new_person("Bob")
    connection = Connection(ann)
    table = ann.open_game("kamisado", "open")
    bob.join(table)
    wait_for_turn(ann)
    return ann, bob, table, connection


def test_changes_during_a_lost_connection_appear_afterwards(new_person: NewPerson) -> None:
    ann, bob, _, connection = pair(new_person)
    move(ann.page, "c1", "c4")
    wait_for_turn(bob)
    connection.cut()
    expect(ann.page.get_by_text("The connection is lost")).to_be_visible()
    bob.page.locator("[data-target]").first.click()
    wait_for_count(bob, 2)
    assert count(ann) == 1
    connection.mend()
    wait_for_count(ann, 2)
    expect(ann.page.get_by_text("The connection is lost")).to_have_count(0)
    expect(ann.page.locator("ol li")).to_have_count(2)
    assert is_my_turn(ann)


def test_a_move_made_during_a_lost_connection_arrives_once(new_person: NewPerson) -> None:
    ann, bob, table, connection = pair(new_person)
    connection.cut()
    expect(ann.page.get_by_text("The connection is lost")).to_be_visible()
    move(ann.page, "c1", "c4")
    assert count(bob) == 0
    connection.mend()
    wait_for_count(ann, 1)
    wait_for_count(bob, 1)
    assert ann.state(table)["log"] == 1


def test_the_page_reconnects_to_a_restarted_server_and_nothing_is_lost(new_person: NewPerson, tmp_path: Path) -> None:
    club = RunningServer(tmp_path / "club", **NO_LIMITS)
    ann = new_person("Ann", at=club)
    table = ann.open_game("kamisado", "here")
    move(ann.page, "c1", "c4")
    wait_for_count(ann, 1)
    club.kill()
    expect(ann.page.get_by_text("The connection is lost")).to_be_visible()
    ann.page.locator("[data-target]").first.click()
    club.restart(same_port=True)
    wait_for_count(ann, 2)
    assert ann.state(table)["log"] == 2
    ann.page.goto("about:blank")
    club.stop()


COUNT_SOUNDS = """
    window.sounds = 0;
    const create = AudioContext.prototype.createBufferSource;
    AudioContext.prototype.createBufferSource = function () { window.sounds += 1; return create.call(this); };
"""


def test_two_tabs_stay_in_sync_and_only_one_plays_sounds(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    ann.context.add_init_script(COUNT_SOUNDS)
    table = ann.open_game("kamisado", "here")
    other = ann.go(f"/tables/{table['table']}", ann.new_tab())
    for page in (other, ann.page):  # a page stays silent until it has been clicked
        page.locator("h1").click()
    move(ann.page, "c1", "c4")
    expect(other.locator(".table")).to_have_attribute("data-count", "1")
    ann.page.wait_for_timeout(400)  # longer than an echo
    other.locator("[data-target]").first.click()
    wait_for_count(ann, 2)
    ann.settle()
    sounds = [page.evaluate("window.sounds") for page in (ann.page, other)]
    assert sum(sounds) == 2, sounds  # two acts


def test_signing_in_applies_to_all_tabs(new_person: NewPerson) -> None:
    visitor = new_person()
    visitor.go("/")
    other = visitor.go("/", visitor.new_tab())
    visitor.page.locator('[data-play="kamisado"]').click()
    wait_for_turn(visitor)
    name = visitor.page.locator(".who").first.inner_text()
    expect(other.locator("header .who")).to_have_text(name)
    expect(other.get_by_role("heading", name="My games")).to_be_visible()


def test_a_take_back_is_proposed_declined_and_accepted(new_person: NewPerson) -> None:
    ann, bob, table, _ = pair(new_person)
    move(ann.page, "c1", "c4")
    wait_for_turn(bob)
    ann.page.get_by_role("button", name="Ask to take back").click()
    expect(ann.page.get_by_text("Waiting for the others")).to_be_visible()
    bob.page.get_by_role("alert").get_by_role("button", name="No").click()
    expect(ann.page.get_by_text("The take-back was declined")).to_be_visible()
    assert ann.state(table)["log"] == 1
    ann.page.get_by_role("button", name="Ask to take back").click()
    bob.page.get_by_role("alert").get_by_role("button", name="Yes").click()
    expect(ann.page.get_by_text("Black has taken back")).to_be_visible()
    expect(bob.page.get_by_text("Black has taken back")).to_be_visible()
    wait_for_turn(ann)
    expect(ann.page.locator("ol li")).to_have_count(0)
    move(ann.page, "d1", "d4")
    wait_for_turn(bob)
    expect(bob.page.locator("ol li")).to_have_count(1)


def test_a_draw_is_proposed_declined_and_accepted(new_person: NewPerson) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    table = ann.open_game("kamisado", "open", options={"match": "series"})
    bob.join(table)
    offer = ann.page.get_by_role("button", name="Offer a draw")
    offer.click()
    bob.page.get_by_role("alert").get_by_role("button", name="No").click()
    expect(offer).to_be_visible()
    assert ann.state(table)["status"] == "playing"
    offer.click()
    bob.page.get_by_role("alert").get_by_role("button", name="Yes").click()
    for person in (ann, bob):
        expect(person.page.locator("h1").get_by_text("Draw. The players agreed on a draw.")).to_be_visible()
        expect(person.page.get_by_role("dialog", name="Draw")).to_contain_text("The players agreed on a draw.")
    assert ann.state(table)["result"]["values"] == [0, 0]


def test_a_board_is_shown_once_it_is_playable(new_person: NewPerson) -> None:
    """Without the meanings of acts it would ignore clicks."""
    ann = new_person("Ann")
    held: list[Route] = []
    ann.page.route("**/api/games/kamisado/acts", lambda route: held.append(route))
    ann.open_game("kamisado", "here")
    ann.wait_until(lambda: bool(held), "the page asks what acts mean")
    expect(ann.page.get_by_role("heading", name="Game log")).to_be_visible()
    ann.page.wait_for_timeout(500)
    assert not ann.page.locator("[data-square]").count()
    for route in held:
        route.continue_()
    move(ann.page, "c1", "c4")
    wait_for_count(ann, 1)


def test_against_the_computer_a_take_back_is_done_at_once(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    ann.open_game("kamisado", "bot:easy")
    move(ann.page, "c1", "c4")
    wait_for_count(ann, 2)
    wait_for_turn(ann)
    ann.page.get_by_role("button", name="Take back").click()
    expect(ann.page.get_by_text("Nothing yet.")).to_be_visible()
    wait_for_turn(ann)


def test_an_invitation_is_a_link_and_a_code_and_the_title_says_whose_turn_it_is(new_person: NewPerson) -> None:
    ann, bob = new_person("Ann"), new_person()
    table = ann.open_game("kaito", "open")
    expect(ann.page.get_by_role("img", name="QR code")).to_be_visible()
    link = ann.page.get_by_role("textbox", name="Invitation link").input_value()
    assert link.endswith(f"/join/{table['table']}/{table['invite']}")
    bob.page.goto(link)
    bob.page.get_by_label("Your name").fill("Bob by link")
    bob.page.locator("main form button").click()
    expect(ann.page.get_by_text("Bob by link")).to_be_visible()
    expect(bob.page.locator(".table")).to_be_visible()
    mine, theirs = (ann, bob) if is_my_turn(ann) else (bob, ann)
    expect(mine.page).to_have_title(re.compile("^● "))
    expect(theirs.page).not_to_have_title(re.compile("^● "))


def test_the_moves_are_written_in_the_notation_that_was_chosen(new_person: NewPerson) -> None:
    ann = new_person("Ann", language="de")
    ann.open_game("kamisado", "here")
    move(ann.page, "c1", "c4")
    wait_for_count(ann, 1)
    expect(ann.page.locator("ol li svg").first).to_be_visible()
    ann.page.get_by_label("Notation").select_option("symbols")
    expect(ann.page.locator("ol li")).to_contain_text("赤↑3緑")
    ann.page.get_by_label("Notation").select_option("spoken")
    expect(ann.page.locator("ol li")).to_contain_text("Rot Geradeaus 3 Grün")
    ann.page.locator("[data-target]").first.click()
    wait_for_count(ann, 2)
    ann.page.get_by_label("Notation").select_option("squares")
    expect(ann.page.locator("ol li").first).to_contain_text("c1-c4")


def test_every_seat_can_be_chosen_separately(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    ann.go("/")
    ann.page.locator("article", has_text="Samurai").get_by_role("button", name="More…").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_label("choose for each seat").check()
    dialog.get_by_role("combobox", name="Players", exact=True).select_option("3")
    for number, who in enumerate(("easy", "me", "here")):
        dialog.get_by_label(f"Seat {number + 1}").select_option(who)
    dialog.get_by_role("button", name="Begin").click()
    ann.page.wait_for_url("**/tables/*")
    expect(ann.page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(3)
    table = ann.client.get(f"/api/tables/{ann.page.url.rpartition('/')[2]}")
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "person", "person"] and table["you"] == [1, 2]


HIDDEN_PAGE = """
    Object.defineProperty(document, "visibilityState", {get: () => "hidden"});
    Object.defineProperty(Notification, "permission", {get: () => "granted"});
    ServiceWorkerRegistration.prototype.showNotification = async (title) => void (window.announced = title);
"""


def test_notifications_announce_the_players_turn(new_person: NewPerson) -> None:
    ann, bob = new_person("Ann", permissions=["notifications"]), new_person("Bob")
    ann.page.add_init_script(HIDDEN_PAGE)
    table = ann.open_game("kamisado", "open")
    ann.page.get_by_role("button", name="Notify me when it is my turn").click()
    expect(ann.page.get_by_role("button", name="Notify me when it is my turn: on")).to_be_visible()
    bob.join(table)
    wait_for_turn(ann)
    move(ann.page, "c1", "c4")
    wait_for_turn(bob)
    ann.wait_for_service_worker()
    bob.page.locator("[data-target]").first.click()
    ann.page.wait_for_function("() => window.announced === 'It is your turn: Kamisado'")


def test_chat_is_shown_and_can_be_switched_off(new_person: NewPerson) -> None:
    ann, bob, _, _ = pair(new_person)
    ann.page.get_by_label("Say something").fill("Good luck!")
    ann.page.get_by_role("button", name="Send", exact=True).click()
    expect(bob.page.get_by_role("log")).to_contain_text("Good luck!")
    bob.page.get_by_role("button", name="Close").click()
    expect(bob.page.get_by_role("log")).to_have_count(0)


def test_a_muted_person_stays_muted_until_unmuted(new_person: NewPerson) -> None:
    ann, bob, table, _ = pair(new_person)
    ann.page.get_by_label("Say something").fill("Good luck!")
    ann.page.get_by_role("button", name="Send", exact=True).click()
    log = bob.page.get_by_role("log")
    expect(log).to_contain_text("Good luck!")
    log.get_by_role("button", name="Mute Ann").click()
    expect(log).not_to_contain_text("Good luck!")
    bob.page.reload()
    players = bob.page.get_by_role("list", name="Players").filter(has_text="Ann")
    expect(players).to_contain_text("(muted)")
    expect(bob.page.get_by_role("button", name="Unmute Ann").first).to_be_visible()
    expect(log).not_to_contain_text("Good luck!")
    screenshot(bob.page, "muted-table")
    bob.go("/settings")
    muted = bob.page.get_by_role("region", name="People you have muted")
    expect(muted).to_contain_text("Ann")
    screenshot(bob.page, "muted-settings")
    muted.get_by_role("button", name="Unmute Ann").click()
    expect(muted).to_contain_text("Nobody.")
    bob.go(f"/tables/{table['table']}")
    expect(log).to_contain_text("Good luck!")
    players.get_by_role("button", name="Mute Ann").click()
    expect(log).not_to_contain_text("Good luck!")


def test_mutes_of_an_anonymous_visitor_are_stored_in_the_browser(new_person: NewPerson) -> None:
    ann, _, table, _ = pair(new_person)
    ann.client.at(table["table"], "say", text="Good luck!")
    eve = new_person()
    eve.go(f"/tables/{table['table']}")
    log = eve.page.get_by_role("log")
    log.get_by_role("button", name="Mute Ann").click()
    expect(log).not_to_contain_text("Good luck!")
    eve.page.reload()
    expect(eve.page.get_by_role("list", name="Players").filter(has_text="Ann")).to_contain_text("(muted)")
    expect(log).not_to_contain_text("Good luck!")


def test_chat_at_another_table_is_announced_and_counted_until_read(new_person: NewPerson) -> None:
    ann, bob, table, _ = pair(new_person)
    bob.go("/leaderboards")
    bob.wait_until_connected()
    ann.client.at(table["table"], "say", text="Are you there?")
    notice = bob.page.get_by_role("link", name="has written in the chat: Kamisado")
    expect(notice).to_be_visible()
    expect(bob.page.get_by_role("navigation").get_by_text("(1 unread chat message)")).to_be_attached()
    bob.go("/tables")
    expect(bob.page.locator(".unread")).to_have_text("1 unread chat message")
    screenshot(bob.page, "unread-chat")
    bob.go(f"/tables/{table['table']}")
    expect(bob.page.get_by_role("log")).to_contain_text("Are you there?")
    bob.page.get_by_role("link", name="My games").click()
    expect(bob.page.locator("main h1")).to_have_text("My games")
    expect(bob.page.get_by_text("unread chat message")).to_have_count(0)
    bob.client.call("PUT", f"/api/me/mutes/{ann.client.me['id']}", {})
    bob.go("/leaderboards")
    bob.wait_until_connected()
    ann.client.at(table["table"], "say", text="Hello?")
    ann.client.at(table["table"], "act", act="c1-c4", after=0)
    expect(bob.page.get_by_role("link", name="It is your turn: Kamisado")).to_be_visible()
    expect(bob.page.get_by_text("unread chat message")).to_have_count(0)
    expect(notice).to_have_count(0)


def test_a_rematch_beyond_the_quota_is_refused_with_a_message(new_person: NewPerson, tmp_path: Path) -> None:
    """Bob has reached the limit of tables: whoever accepts last gets the refusal, and the offer can be made again."""
    server = RunningServer(tmp_path / "club", **(NO_LIMITS | {"most_tables": "2"}))
    ann, bob = (new_person(at=server).named(name) for name in ("Ann", "Bob"))
    table = ann.open_game("kamisado", "open")
    bob.join(table)
    wait_for_turn(ann)
    assert ann.client.at(table["table"], "resign").status == 200
    for _ in range(2):
        bob.client.open("kaito", "me", "open")
    for person, label in ((ann, "Play again"), (bob, "Yes")):
        person.page.get_by_role("button", name=label).click()
    expect(bob.page.get_by_text("You have 2 unfinished tables. Finish or leave one first.")).to_be_visible()
    assert bob.page.url.endswith(table["table"])
    server.stop()


def test_a_scored_series_against_the_computer_shows_its_points_and_turns_the_seats(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    table = ann.open_game("caminos", "bot:random", options={"scoring": "yes"})
    totals = {"you": 0, "computer": 0}
    for game in range(3):
        sides = ["you", "computer"] if game % 2 == 0 else ["computer", "you"]
        seats = [ann.page.locator(f'li[data-seat="{seat}"]') for seat in range(2)]
        assert [("you" if "(you)" in seat.inner_text() else "computer") for seat in seats] == sides
        expect(ann.page.locator(".series")).to_have_count(2 if any(totals.values()) else 0)
        points = finished(ann, table)
        ann.page.wait_for_selector('.table[data-status="over"]')
        if any(totals.values()):
            for side, won, seat in zip(sides, points, seats, strict=True):
                expect(seat.locator(".series .points")).to_have_text(str(totals[side] + won))
        for side, won in zip(sides, points, strict=True):
            totals[side] += won
        ann.page.get_by_role("button", name="Play again").click()
        ann.page.wait_for_url(lambda url, old=table["table"]: not url.endswith(old))
        table = {"table": ann.page.url.rpartition("/")[2]}
        ann.page.wait_for_selector(".table[data-status=playing]")
    assert any(totals.values())


def finished(person: Person, table: Message) -> list[int]:
    """Play a whole game with the first legal act each time; returns its points."""

    def is_over() -> bool:
        state = person.state(table)
        if state["legal"]:
            person.client.at(table["table"], "act", after=state["count"], act=state["legal"][0])
        return state["result"] is not None

    person.wait_until(is_over, "the game is over")
    points: list[int] = person.state(table)["result"]["points"]
    return points
