"""People in the browser: signing in, rated games, profiles, invitations by name, accounts, admins."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect

from kaisho.cli import main
from tests.browser.conftest import NewPerson
from tests.browser.kamisado import act_boldly
from tests.browser.person import Person, screenshot
from tests.browser.tables import play
from tests.server.running import RunningServer

PASSWORD = "a good long one"
numbers = count(1)


def new_name(stem: str) -> str:
    return f"{stem} no {next(numbers)}"


def register(person: Person, name: str) -> str:
    """Register on the sign-in page."""
    page = person.go("/sign-in")
    form = page.get_by_role("form", name="Create an account")
    form.get_by_label("Name").fill(name)
    form.get_by_role("textbox", name="Password").fill(PASSWORD)
    form.get_by_role("button", name="Create an account").click()
    expect(page.locator("header").get_by_role("link", name=name)).to_be_visible()
    return name


def admin(person: Person, server: RunningServer) -> Person:
    name = new_name("Boss")
    server.account(name, PASSWORD)
    assert main(["admin", "make-admin", name, "--data", str(server.folder)]) == 0
    return person.signed_in(name, PASSWORD)


def choose(page: Page, label: str) -> None:
    """Choose a radio button by its label."""
    radio = page.get_by_role("radio", name=label, exact=True)
    page.locator("label").filter(has=radio).click()
    expect(radio).to_be_checked()


class HeldSocket:
    """Holds back all messages of the server to a page, including the welcome, until it is released."""

    def __init__(self, page: Page) -> None:
        self.sent: list[str | bytes] = []
        """Messages that the page has sent."""
        self._held: list[tuple[WebSocketRoute, str | bytes]] = []
        self._free = False
        page.route_web_socket("**/socket", self._connect)

    def _connect(self, client: WebSocketRoute) -> None:
        server = client.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            self.sent.append(message)
            server.send(message)

        def hold(message: str | bytes) -> None:
            if self._free:
                client.send(message)
            else:
                self._held.append((client, message))

        client.on_message(pass_on)
        server.on_message(hold)

    def hold(self) -> None:
        """Hold back messages from now on."""
        self._free = False

    def release(self) -> None:
        self._free = True
        for client, message in self._held:
            client.send(message)


def test_a_new_account_plays_a_rated_game_and_has_a_profile(new_person: NewPerson) -> None:
    ann, bob = new_person(), new_person()
    name = register(ann, new_name("Ann"))
    register(bob, new_name("Bob"))
    page = ann.go("/")
    page.get_by_role("article").filter(has_text="Kamisado").get_by_role("button", name="More…").click()
    choose(page, "anybody, at an open table")
    page.get_by_role("combobox", name="Match").select_option("standard")
    page.get_by_role("combobox", name="Clock").select_option("fischer")
    page.get_by_text("Rated game").click()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/tables/*")
    bob.go("/")
    bob.page.get_by_role("link").filter(has_text=name).click()
    bob.page.get_by_role("button", name="Sit down").click()
    play(act_boldly, 4, ann, bob)  # a rated game counts when both have acted in two turns
    bob.page.get_by_role("button", name="Resign").click()
    bob.page.get_by_role("button", name="Yes, I resign this game").click()
    expect(page.locator("h1")).to_contain_text("resigned")
    page.locator("li[data-seat]").get_by_role("link", name=name).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    card = page.get_by_role("listitem").filter(has_text="Kamisado (2 players)")
    expect(card).to_contain_text("one rated game")
    rating = int(card.locator("strong").inner_text())
    assert rating > 1500
    expect(card.get_by_role("img")).to_have_attribute(
        "aria-label", f"One rated game: from 1500 to {rating}, between 1500 and {rating}."
    )
    expect(page.get_by_role("region", name="Finished games")).to_contain_text(f"won (+{rating - 1500})")
    assert ann.axe() == []


def test_a_guest_becomes_an_account_and_keeps_the_games(new_person: NewPerson) -> None:
    guest = new_person("Gus")
    table = guest.open_game("kaito", "bot:easy")["table"]
    page = guest.go("/account")
    expect(page.get_by_label("Name", exact=True).first).to_have_value(guest.client.me["name"])
    page.get_by_role("form", name="Create an account").get_by_role("textbox", name="Password").fill("12345678")
    page.get_by_role("form", name="Create an account").get_by_role("button", name="Create an account").click()
    wrong = page.get_by_role("alert")
    expect(wrong).to_contain_text("one of the first that others would try")
    field = page.get_by_role("form", name="Create an account").get_by_role("textbox", name="Password")
    expect(field).to_be_focused()
    expect(field).to_have_attribute("aria-invalid", "true")
    field.fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="My bots")).to_be_visible()
    page.get_by_role("link", name="My games").click()
    expect(page.locator(f'li a[href="/tables/{table}"]')).to_contain_text("Kaito")


def test_a_wrong_password_keeps_the_form(new_person: NewPerson) -> None:
    ann = new_person()
    page = ann.go("/sign-in")
    form = page.get_by_role("form", name="Sign in")
    form.get_by_role("button", name="Sign in").click()
    expect(form.get_by_role("alert").first).to_have_text("This field is required.")
    expect(form.get_by_label("Name")).to_be_focused()
    form.get_by_label("Name").fill("Nobody At All")
    form.get_by_role("textbox", name="Password").fill("not the right one")
    form.get_by_role("button", name="Sign in").click()
    expect(form.get_by_role("alert")).to_have_text("The name or the password is wrong.")
    expect(form.get_by_label("Name")).to_have_value("Nobody At All")
    expect(form.get_by_role("textbox", name="Password")).to_have_value("not the right one")


def test_an_account_changes_its_password_exports_its_data_and_is_deleted(new_person: NewPerson, tmp_path: Path) -> None:
    ann, phone = new_person(), new_person()
    name = register(ann, new_name("Ann"))
    phone.client.post("/api/logins", {"name": name, "password": PASSWORD})
    page = ann.go("/account")
    form = page.get_by_role("form", name="Change password")
    form.get_by_role("textbox", name="Old password").fill("not the right one")
    form.get_by_role("textbox", name="New password").fill("another long one")
    form.get_by_role("button", name="Change").click()
    expect(form.get_by_role("textbox", name="Old password")).to_have_attribute("aria-invalid", "true")
    form.get_by_role("textbox", name="Old password").fill(PASSWORD)
    form.get_by_role("button", name="Change").click()
    expect(form.get_by_role("status")).to_contain_text("you have been signed out everywhere else")
    assert phone.client.call("GET", "/api/me").status == 401
    with page.expect_download() as download:
        page.get_by_role("link", name="Download everything").click()
    download.value.save_as(tmp_path / "export.json")
    assert name in json.dumps(json.loads((tmp_path / "export.json").read_text(encoding="utf-8")), ensure_ascii=False)
    page.locator("summary").click()
    leaving = page.get_by_role("form", name="Delete me")
    leaving.get_by_role("textbox", name="Password").fill("another long one")
    leaving.get_by_role("button", name="Delete me").click()
    expect(leaving.get_by_role("alert")).to_contain_text("Tick the box first")
    leaving.get_by_label("Yes, delete me for good").check()
    leaving.get_by_role("button", name="Delete me").click()
    expect(page.locator("header").get_by_role("link", name="Sign in")).to_be_visible()
    assert phone.client.call("GET", f"/api/people/{name.replace(' ', '%20')}").status == 404


def test_signing_out_everywhere_ends_the_login_of_another_browser(new_person: NewPerson) -> None:
    ann, phone = new_person(), new_person()
    name = register(ann, new_name("Ann"))
    page = phone.go("/sign-in?to=/settings")
    form = page.get_by_role("form", name="Sign in")
    form.get_by_label("Name").fill(name)
    form.get_by_role("textbox", name="Password").fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.locator("header").get_by_role("link", name=name)).to_be_visible()
    ann.go("/account").get_by_role("button", name="Sign out everywhere", exact=True).click()
    ann.page.get_by_role("button", name="Yes, on every device").click()
    for person in (ann, phone):
        expect(person.page.locator("header").get_by_role("link", name="Sign in")).to_be_visible()


def test_a_token_is_shown_once_and_lets_the_bot_in(new_person: NewPerson, server: RunningServer) -> None:
    ann = new_person()
    register(ann, new_name("Ann"))
    page = ann.go("/account")
    bot = new_name("Robo")
    page.get_by_label("Name of the bot").fill(bot)
    page.get_by_role("button", name="Create a bot").click()
    token = page.get_by_label("This is the token")
    expect(token).to_be_focused()
    robot = server.with_token(token.input_value())
    assert robot.get("/api/me")["name"] == bot
    page.reload()
    expect(page.get_by_role("article", name=bot)).to_be_visible()
    expect(page.get_by_label("This is the token")).to_have_count(0)
    page.get_by_role("article", name=bot).get_by_role("button", name="Revoke").click()
    expect(page.get_by_role("button", name="Revoke")).to_have_count(0)
    assert robot.call("GET", "/api/me").status == 401


def test_a_person_invited_by_name_is_notified_and_joins(new_person: NewPerson) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    bob.go("/leaderboards")
    bob.wait_until_connected()
    page = ann.go(f"/people/{bob.client.me['name']}")
    page.get_by_role("button", name="Kamisado").click()
    expect(page.get_by_label("Name of the person in this club")).to_have_value(bob.client.me["name"])
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/tables/*")
    notice = bob.page.get_by_role("link", name="A seat is reserved for you: Kamisado")
    expect(bob.page.locator("header").get_by_role("link", name="My games")).to_contain_text("1")
    notice.click()
    bob.page.get_by_role("main").get_by_role("button", name="Sit down").first.click()
    expect(page.locator("h1")).to_contain_text("It is your turn")
    bob.go("/tables")
    expect(bob.page.get_by_role("main")).to_contain_text("Waiting for the others")


def test_a_reserved_seat_can_be_declined(new_person: NewPerson) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    bob.client.post(
        "/api/tables", {"game": "kaito", "seats": [{"kind": "me"}, {"kind": "invited", "name": ann.client.me["name"]}]}
    )
    page = ann.go("/")
    reservation = page.get_by_role("region", name="Somebody has reserved a seat for you")
    expect(reservation).to_contain_text(bob.client.me["name"])
    reservation.get_by_role("button", name="No, thank you").click()
    expect(reservation).to_have_count(0)


def test_the_button_of_an_invitation_does_not_move_under_the_finger(new_person: NewPerson) -> None:
    """The content above the button depends on the person: both appear together. Later content comes below."""
    ann, bob = new_person("Ann"), new_person("Bob")
    table = ann.open_game("kamisado", "open")
    held = HeldSocket(bob.page)
    page = bob.go(f"/join/{table['table']}/{table['invite']}")
    button = page.locator("main form button")
    bob.wait_until(lambda: bool(held.sent), "the page has said hello")
    bob.settle()
    assert (button.count(), page.locator("main h2").count()) == (0, 0)
    asked: list[Route] = []
    page.route("**/experienced?*", lambda route: asked.append(route))
    held.release()
    expect(button).to_be_visible()
    bob.wait_until(lambda: bool(asked), "the page has asked who leads")
    at = button.bounding_box()
    for route in asked:
        route.continue_()
    expect(page.locator("[data-lead]")).to_be_visible()
    assert button.bounding_box() == at
    button.click()
    page.wait_for_url(f"**/tables/{table['table']}")


def test_the_language_belongs_to_the_account(new_person: NewPerson) -> None:
    ann = new_person()
    name = register(ann, new_name("Ann"))
    held = HeldSocket(ann.page)
    ann.go("/settings")
    ann.wait_until(lambda: bool(held.sent), "the page has said hello")
    choose(ann.page, "Nederlands")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Instellingen")
    with ann.page.expect_response(lambda answer: answer.request.method == "PATCH" and answer.ok):
        held.release()
    assert [json.loads(message)["language"] for message in held.sent if "hello" in str(message)] == ["en", "nl"]
    assert ann.page.evaluate("fetch('/api/me').then((answer) => answer.json()).then((me) => me.language)") == "nl"
    elsewhere = new_person(language="fr")
    page = elsewhere.go("/sign-in")
    form = page.get_by_role("form", name="Se connecter")
    form.get_by_label("Nom").fill(name)
    form.get_by_role("textbox", name="Mot de passe").fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.locator("header").get_by_role("link", name="Leren")).to_be_visible()


def test_an_admin_finds_somebody_and_closes_a_table(new_person: NewPerson, server: RunningServer) -> None:
    boss, ann = admin(new_person(), server), new_person("Ann")
    table = ann.open_game("kamisado", "bot:easy")["table"]
    page = boss.go("/admin")
    row = page.locator(f'[data-table="{table}"]')
    row.get_by_role("button", name="Close").click()
    row.get_by_role("button", name="Yes, end the game").click()
    expect(row).to_have_count(0)
    expect(ann.page.locator("h1")).to_contain_text("The table was closed.")
    name = ann.client.me["name"]
    page.get_by_label("Part of a name").fill(name.upper())
    page.get_by_role("listitem").filter(has_text=name).get_by_role("button", name="Change").click()
    dialog = page.get_by_role("dialog", name=name)
    renamed = new_name("Polite")
    dialog.get_by_role("textbox", name="New name").fill(renamed)
    dialog.get_by_role("button", name="rename").click()
    expect(page.get_by_role("dialog", name=renamed)).to_be_visible()
    assert boss.axe() == []
    page.get_by_role("button", name="ban", exact=True).click()
    page.get_by_role("button", name="Yes, ban at once").click()
    expect(page.get_by_role("button", name="lift the ban")).to_be_visible()
    assert ann.client.call("GET", "/api/me").status == 401


def test_a_club_by_invitation_accepts_the_link(new_person: NewPerson, tmp_path: Path, server: RunningServer) -> None:
    boss = admin(new_person(), server)
    page = boss.go("/admin")
    try:
        choose(page, "by invitation")
        page.get_by_label("Imprint").fill("Written by <b>us</b>.")
        page.get_by_role("form", name="The club").get_by_role("button", name="Change").click()
        expect(page.get_by_role("form", name="The club").get_by_role("status")).to_have_text("Changed.")
        page.get_by_role("button", name="Create an invitation").click()
        link = page.get_by_label("An invitation for one account").input_value()
        visitor = new_person()
        visitor.go("/about/imprint")
        expect(visitor.page.get_by_role("main")).to_contain_text("Written by <b>us</b>.")
        visitor.go(link.removeprefix(server.address))
        form = visitor.page.get_by_role("form", name="Create an account")
        name = new_name("Vi")
        form.get_by_label("Name").fill(name)
        form.get_by_role("textbox", name="Password").fill(PASSWORD)
        form.get_by_role("button", name="Create an account").click()
        expect(visitor.page.locator("header").get_by_role("link", name=name)).to_be_visible()
    finally:
        boss.client.call("PUT", "/api/admin/club", {"registration": "open", "imprint": ""})


def test_a_seat_in_the_lobby_is_taken_with_one_click(new_person: NewPerson) -> None:
    ann, bob = new_person("Ann"), new_person("Bob")
    table = ann.client.open("kaito", "me", "open", listed=True)
    bob.go("/")
    seat = bob.page.get_by_role("button", name=f"Sit down: Kaito, {ann.client.me['name']}")
    expect(seat).to_be_visible()
    screenshot(bob.page, "lobby-sit-down")
    seat.click()
    bob.page.wait_for_url(f"**/tables/{table['table']}")
    expect(bob.page.locator(".table")).to_have_attribute("data-status", "playing")


def test_whoever_comes_too_late_for_a_seat_in_the_lobby_gets_a_message(new_person: NewPerson) -> None:
    ann, bob, eve = new_person("Ann"), new_person("Bob"), new_person("Eve")
    table = ann.client.open("kaito", "me", "open", listed=True)
    held = HeldSocket(bob.page)
    held.release()
    bob.go("/")
    seat = bob.page.get_by_role("button", name=f"Sit down: Kaito, {ann.client.me['name']}")
    expect(seat).to_be_visible()
    held.hold()
    assert eve.client.at(table["table"], "join").status == 200
    seat.click()
    expect(bob.page.get_by_role("alert")).to_contain_text("The game has already begun")
    assert bob.page.url.endswith("/")


def test_rounds_are_offered_for_a_series_only(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    ann.go("/")
    ann.page.locator("article", has_text="Kamisado").get_by_role("button", name="More…").click()
    dialog = ann.page.get_by_role("dialog")
    match = dialog.locator("label", has=ann.page.get_by_text("Match", exact=True)).locator("select")
    rounds = dialog.locator("label", has=ann.page.get_by_text("Rounds", exact=True)).locator("input")
    expect(rounds).to_have_count(0)
    match.select_option("series")
    rounds.fill("4")
    rounds.blur()
    match.select_option("single")
    expect(rounds).to_have_count(0)
    dialog.get_by_role("button", name="Begin").click()
    ann.page.wait_for_url("**/tables/*")
    table = ann.client.get(f"/api/tables/{ann.page.url.rpartition('/')[2]}")
    assert table["options"]["match"] == "single"


@pytest.mark.parametrize("path", ["/lobby", "/members", "/tables/nosuchtable"])
def test_an_unknown_address_has_links(new_person: NewPerson, path: str) -> None:
    visitor = new_person(language="de")
    visitor.go(path)
    expect(visitor.page.locator("main h1")).to_have_text("Hier ist nichts")
    visitor.settle()
    screenshot(visitor.page, f"nowhere{path.replace('/', '-')}")
    assert visitor.axe() == []
    visitor.page.get_by_role("main").get_by_role("link", name="Regeln").click()
    visitor.page.wait_for_url("**/rules")


LEFT_EDGES = """(inside, texts) => {
  if (!inside.isConnected) return null;
  const edges = texts.map((text) => {
    const nodes = document.createTreeWalker(inside, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const start = nodes.currentNode.data.indexOf(text);
      if (start < 0) continue;
      const range = document.createRange();
      range.setStart(nodes.currentNode, start);
      range.setEnd(nodes.currentNode, start + text.length);
      return range.getBoundingClientRect().left;
    }
  });
  return edges;
}"""


def left_edges(inside: Locator, *texts: str) -> list[float]:
    """The left edges of texts on the screen, read again if the page replaced the element meanwhile."""
    while True:
        edges: list[float] | None = inside.evaluate(LEFT_EDGES, list(texts))
        if edges is not None:
            return edges


@pytest.mark.parametrize("path", ["/", "/plain/"])
def test_right_to_left_names_keep_their_order(new_person: NewPerson, path: str) -> None:
    number = next(numbers)
    dana, ron = (new_person().named(f"{name} {number}") for name in ("דנה", "רון"))
    table = dana.client.open("kaito", "me", "open", listed=True)
    assert ron.client.at(table["table"], "join").status == 200
    page = new_person("Ann").go(path)
    playing = page.get_by_role("listitem").filter(has_text=f"דנה {number}").filter(has_text=f"רון {number}").first
    expect(playing).to_be_visible()
    dana_left, ron_left = left_edges(playing, "דנה", "רון")
    assert dana_left < ron_left  # in the order of the seats
    screenshot(page, f"right-to-left-{'plain' if 'plain' in path else 'home'}")


def test_right_to_left_names_are_isolated_in_sentences(new_person: NewPerson) -> None:
    name = f"سلمى {next(numbers)}"
    salma, ann = new_person().named(name), new_person("Ann")
    expect(salma.go("/plain/").locator("#who")).to_have_text(f"Hello, \u2068{name}\u2069")
    page = ann.go(f"/people/{name}")
    expect(page.get_by_role("heading", name=f"Play with \u2068{name}\u2069")).to_be_visible()
    table = salma.client.post(
        "/api/tables", {"game": "kaito", "seats": [{"kind": "me"}, {"kind": "invited", "name": ann.client.me["name"]}]}
    )
    salma.client.at(table["table"], "say", text="hello")
    reserved = ann.go("/").get_by_role("region", name="Somebody has reserved a seat for you")
    reserved.get_by_role("button", name="Sit down").click()
    ann.page.wait_for_url("**/tables/*")
    expect(ann.page.get_by_role("button", name=f"Mute \u2068{name}\u2069").first).to_be_visible()
