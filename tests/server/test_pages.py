"""The plain pages, used as a browser without scripts does, on a real server process."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode, urljoin

import httpx
import pytest

import kaisho
from kaisho.cli import main
from kaisho.games import names
from kaisho.language import LANGUAGES, words
from kaisho.server.endings import TABLE_REASONS, Ending
from kaisho.server.metrics import Metrics
from kaisho.server.pages import wording
from kaisho.server.pages.board import colour, drawn, palette
from kaisho.server.screen import Faults, Screen
from tests.heap import Heap
from tests.server.running import RunningServer

VOID = {"meta", "link", "input", "br", "hr", "img"}
CLIENTS: list[httpx.Client] = []
"""Closed when the server stops."""
say = words("en")


class Form:
    """A form of a page, with the values that it would send."""

    def __init__(self, action: str, method: str) -> None:
        self.action = action
        self.method = method
        self.fields: dict[str, str] = {}
        self.choices: dict[str, list[str]] = {}
        self.buttons: list[tuple[str, str, str]] = []

    @property
    def do(self) -> str:
        return self.fields.get("do", "")


class Page(HTMLParser):
    """A parsed page, which must be well-formed and labelled, without inline scripts or styles."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.html = text
        self.open: list[str] = []
        self.ids: list[str] = []
        self.labels: list[str] = []
        self.unlabelled: list[str] = []
        self.language = ""
        self.headings: list[str] = []
        self.forms: list[Form] = []
        self.links: list[tuple[str, str]] = []
        self.text = ""
        self._form: Form | None = None
        self._select = self._button = ""
        self._text = ""
        self.feed(text)
        self.close()
        assert self.open == []
        assert self.headings.count("h1") == 1
        assert self.language in LANGUAGES
        assert {"header", "main", "footer"} <= set(re.findall("<([a-z]+)[ >]", text))
        assert len(set(self.ids)) == len(self.ids)
        assert set(self.labels) <= set(self.ids)
        assert [field for field in self.unlabelled if field not in self.labels] == []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attributes}
        assert not any(name == "style" or name.startswith("on") for name in values)
        assert tag != "style" and (tag != "script" or values["src"].startswith("/plain/"))
        if "id" in values:
            self.ids.append(values["id"])
        if tag not in VOID:
            self.open.append(tag)
        if tag == "html":
            self.language = values["lang"]
        elif tag in ("h1", "h2", "h3"):
            self.headings.append(tag)
        elif tag == "label":
            self.labels.append(values["for"])
        elif tag == "a":
            self.links.append((values["href"], ""))
        elif tag == "form":
            self._form = Form(values.get("action", ""), values.get("method", "get"))
            self.forms.append(self._form)
        elif tag in ("input", "select", "textarea"):
            self._field(tag, values)
        elif tag == "option" and self._form is not None:
            self._form.choices[self._select].append(values["value"])
            if "selected" in values or self._select not in self._form.fields:
                self._form.fields[self._select] = values["value"]
        elif tag == "button" and self._form is not None:
            self._form.buttons.append((values.get("name", ""), values.get("value", ""), ""))
        self._text = ""

    def _field(self, tag: str, values: dict[str, str]) -> None:
        if values.get("type") != "hidden":
            self.unlabelled.append(values.get("id", "(no id)"))
        if self._form is None or "name" not in values:
            return
        if tag == "select":
            self._select = values["name"]
            self._form.choices[self._select] = []
        elif values.get("type") != "checkbox" or "checked" in values:
            self._form.fields[values["name"]] = values.get("value", "")

    def handle_endtag(self, tag: str) -> None:
        assert self.open and self.open.pop() == tag, tag
        if tag == "form":
            self._form = None
        elif tag == "button" and self._form is not None:
            name, value, _ = self._form.buttons.pop()
            self._form.buttons.append((name, value, self._text.strip()))
        elif tag == "a":
            self.links[-1] = (self.links[-1][0], self._text.strip())

    def handle_data(self, data: str) -> None:
        self._text += data
        self.text += data

    def form(self, do: str, **fields: str) -> Form:
        """Return the form with this ``do`` field and these values."""
        return next(
            form
            for form in self.forms
            if form.do == do and all(form.fields.get(name) == value for name, value in fields.items())
        )

    def has(self, do: str) -> bool:
        return any(form.do == do for form in self.forms)

    def link(self, text: str) -> str:
        return next(address for address, label in self.links if label == text)

    @property
    def error(self) -> str:
        message = re.search('<p class="error" role="alert">(.*?)</p>', self.html, re.S)
        return message[1] if message else ""

    @property
    def turn(self) -> str:
        line = re.search('<p class="turn-line" role="status">(.*?)</p>', self.html, re.S)
        assert line is not None
        return " ".join(re.sub("<[^>]*>", "", line[1]).split())


class Browser:
    """A browser without scripts: cookies, pages and forms."""

    def __init__(self, server: RunningServer, language: str = "en") -> None:
        self.client = httpx.Client(
            base_url=server.address,
            headers={"Origin": server.address, "Accept-Language": language},
            follow_redirects=True,
            timeout=30,
        )
        self.at = "/plain/"
        self.status = 0
        CLIENTS.append(self.client)

    def _page(self, answer: httpx.Response) -> Page:
        self.at, self.status = str(answer.url), answer.status_code
        assert answer.status_code != 500, answer.text
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        return Page(answer.text)

    def open(self, path: str = "/plain/") -> Page:
        return self._page(self.client.get(path))

    def reload(self) -> Page:
        return self.open(self.at)

    def send(self, form: Form, **fields: str) -> Page:
        """Submit a form with some fields filled in (``with_1`` is the field ``with-1``)."""
        values = form.fields | {
            name.replace("_", "-") if name.startswith(("with_", "option_")) else name: text for name, text in fields.items()
        }
        address = urljoin(self.at, form.action)
        if form.method == "get":
            return self._page(self.client.get(address, params=values))
        return self._page(self.client.post(address, data=values))

    def enter_as_guest(self, name: str) -> Page:
        return self.send(self.open().form("guest"), name=name)

    def register(self, name: str, password: str = "a quiet river stone") -> Page:
        return self.send(self.open().form("register"), name=name, password=password)

    def begin(self, game: str, other: str, **fields: str) -> Page:
        return self.send(self.open().form("open", game=game), with_1=other, **fields)

    def act(self, text: str) -> Page:
        page = self.reload()
        return self.send(next(form for form in page.forms if form.do == "act" and "text" in form.fields), text=text)

    def choose(self, number: int = 0) -> Page:
        """Play one of the acts that the page offers."""
        page = self.reload()
        form = page.form("act")
        if "act" in form.choices:
            return self.send(form, act=form.choices["act"][1:][number])
        return self.send(form, act=form.buttons[number][1])

    def reload_until(self, text: str) -> Page:
        """Reload until a text appears."""
        for _ in range(600):
            page = self.reload()
            if text in page.text:
                return page
            time.sleep(0.1)
        raise AssertionError(f"“{text}” did not appear:\n{page.text}")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    data = tmp_path_factory.mktemp("club")
    server = RunningServer(data, rate_per_address="0", bot_seconds="0.05", sync="normal")
    yield server
    for client in CLIENTS:
        client.close()
    server.stop()
    assert not [line for line in server.lines if " error " in line], "".join(server.lines)


def person(server: RunningServer, name: str, language: str = "en") -> Browser:
    browser = Browser(server, language)
    assert name in browser.enter_as_guest(name).text
    return browser


# --- entering and leaving ---------------------------------------------------------------------------------------------


def test_without_scripts_the_first_page_links_to_the_plain_pages(server: RunningServer) -> None:
    browser = Browser(server)
    without_script = browser.client.get("/").text.partition("<noscript>")[2]
    assert 'href="/plain/"' in without_script.partition("</noscript>")[0]
    page = browser.open("/plain/")
    assert {"guest", "sign-in", "register", "open", "language"} <= {form.do for form in page.forms}
    assert all(say(name) in page.text for name in names())


def test_a_name_is_enough_to_enter_and_a_refused_form_keeps_its_input(server: RunningServer) -> None:
    browser = Browser(server)
    page = browser.send(browser.open().form("guest"), name="<b>Ann</b>")
    assert browser.status == 400
    assert page.error == say("people-name-signs").replace("'", "&#39;")
    assert page.form("guest").fields["name"] == "<b>Ann</b>"
    assert "<b>" not in page.html
    assert say("account-hello", name="Comer") in browser.send(page.form("guest"), name="Comer").text
    assert "Comer" not in browser.send(browser.open().form("sign-out")).text


def test_an_account_is_created_signed_out_and_signed_in_again(server: RunningServer) -> None:
    browser = Browser(server)
    assert "Keeper" in browser.register("Keeper").text
    browser.send(browser.open().form("sign-out"))
    page = browser.send(browser.open().form("sign-in"), name="Keeper", password="something else")
    assert browser.status == 401 and page.error == say("people-wrong-password")
    assert page.form("sign-in").fields["name"] == "Keeper" and page.form("sign-in").fields["password"] == ""
    assert "Keeper" in browser.send(page.form("sign-in"), password="a quiet river stone").text


def test_a_form_needs_the_key_of_its_session(server: RunningServer) -> None:
    browser, other = person(server, "Formholder"), person(server, "Formthief")
    theirs = other.open().form("open", game="kamisado").fields["key"]
    anonymous = Browser(server).open().form("guest").fields["key"]
    for key in ("", "00", theirs, anonymous, "é"):
        form = browser.open().form("open", game="kamisado")
        form.fields["key"] = key
        page = browser.send(form, with_1="here")
        assert browser.status == 400 and page.error == say("http-bad-form")
    assert "/plain/tables/" not in browser.open().html
    assert "/plain/tables/" in browser.begin("kamisado", "here").html


def test_a_form_from_a_page_of_another_origin_is_refused_with_a_page(server: RunningServer) -> None:
    browser = person(server, "Origin")
    form = browser.open().form("sign-out")
    for origin in ("https://elsewhere.example", "null"):
        answer = browser.client.post("/plain/", data=form.fields, headers={"Origin": origin})
        assert answer.status_code == 403
        assert say("http-foreign-origin", origin=origin) in Page(answer.text).text
    assert "Origin" in browser.open().text
    # Browsers send the origin of a form only if the referrer policy of its page allows it.
    assert browser.client.get("/plain/").headers["referrer-policy"] == "same-origin"


def test_an_unknown_address_is_answered_with_a_page(server: RunningServer) -> None:
    browser = Browser(server, "fr")
    page = browser.open("/plain/nowhere/at/all")
    assert browser.status == 404 and page.error == words("fr")("http-not-found") and page.language == "fr"
    browser.open("/plain/tables/zzzzzzzzzzzz")
    assert browser.status == 404
    browser.open("/plain/admin")
    assert browser.status == 401
    browser.open("/plain/people/nobody%20like%20that")
    assert browser.status == 404


# --- whole games ------------------------------------------------------------------------------------------------------


def test_two_people_play_kamisado_by_invitation_to_its_end_and_a_rematch(server: RunningServer) -> None:
    ann, bob = person(server, "Ann"), Browser(server)
    page = ann.begin("kamisado", "private", side="kamisado-black", takebacks="yes")
    assert page.turn == say("plain-waits-for-players")
    link = re.search('readonly value="([^"]+)"', page.html)
    assert link is not None and "/plain/join/" in link[1]
    invitation = bob.open(link[1])
    assert "Ann" in invitation.text and say("kamisado-about") in invitation.text
    page = bob.send(invitation.form("join"), name="Bob")
    assert page.turn == say("plain-turn-of", side="Black") and not page.has("act")
    assert "http-equiv" in page.html  # the page refreshes itself while the player waits
    page = ann.reload()
    assert page.turn == "It is your turn (Black)" and "http-equiv" not in page.html
    assert len(page.form("act").choices["act"]) == 103

    page = ann.act("c1-c9")
    assert ann.status == 400 and page.error and 'value="c1-c9"' in page.html
    page = ann.act("f1-e3")
    assert ann.status == 409 and page.error.endswith("(rule Z1)") and 'value="f1-e3"' in page.html
    stale = ann.reload().form("act")
    ann.act("c1-a3")
    page = ann.send(stale, act=stale.choices["act"][1])
    assert ann.status == 409 and page.error
    assert bob.reload().turn == "It is your turn (White)"
    bob.act("b8-h2")
    page = ann.act("a3-e7")
    assert page.turn == "Nobody can move any more: White wins. Final score: Black 0:1 White."
    assert not page.has("act")

    record = ann.client.get(page.link(say("plain-record")))
    assert record.text.startswith("kaisho record 1")
    back = ann.open(urljoin(ann.at, page.link(say("plain-look-back"))))
    assert say("plain-ply", at=3, last=3) in back.text
    back = ann.open(urljoin(ann.at, back.link(say("plain-previous"))))
    assert say("plain-ply", at=2, last=3) in back.text and "Black to move" in back.text

    ann.open(urljoin(ann.at, back.link(say("plain-to-table"))))
    page = ann.reload()
    ann.send(page.form("offer"), what="rematch")
    page = bob.reload()
    assert say("plain-asked-rematch", side="Black") in page.text
    bob.send(page.form("answer"), yes="yes")
    following = bob.reload_until(say("plain-next-game")).link(say("plain-next-game"))
    assert bob.open(following).turn == "It is your turn (Black)"  # the seats have rotated


def test_a_person_plays_the_computer_takes_back_and_resigns(server: RunningServer) -> None:
    ann = person(server, "Solo")
    ann.begin("kaito", "bot-easy", side="kaito-black", takebacks="yes")
    ann.choose()
    page = ann.reload_until(say("plain-your-turn"))
    moves = len(re.findall('<li value="', page.html))
    assert moves >= 2
    ann.send(page.form("offer"), what="back")
    page = ann.reload_until(say("plain-log-back"))
    assert len(re.findall('<li value="', page.html)) == moves + 1
    page = ann.send(page.form("resign"))
    assert page.error == say("plain-confirm")
    page = ann.send(page.form("resign"), sure="yes")
    assert page.turn == say("plain-end-resigned", winner="Red", loser="Black")
    back = ann.open(ann.at + "/back?at=0")
    page = ann.send(back.form("analyse"), bot="easy", seconds="1")
    assert say("plain-analysis") in page.text and "A good move: " in page.text
    page = ann.send(page.form("analyse"), seconds="soon")
    assert page.error == say("plain-not-a-number", text="soon")


def test_players_at_one_screen_play_caminos_from_a_grouped_list_of_acts(server: RunningServer) -> None:
    ann = person(server, "Hotseat")
    page = ann.begin("caminos", "here", option_scoring="yes")
    assert page.html.count("<optgroup") > 3 and len(page.form("act").choices["act"]) == 1346
    assert say("plain-series") in page.text
    for turn in range(4):
        assert ann.reload().turn == say("plain-turn-of", side=("Yellow", "Green")[turn % 2])
        ann.choose(200 * turn)
    page = ann.reload()
    assert len(re.findall('<li value="', page.html)) == 4
    ann.send(page.form("offer"), what="draw")
    assert ann.reload().turn == say("plain-end-agreed-draw")


def test_samurai_at_one_screen_is_covered_until_a_player_asks_to_see(server: RunningServer) -> None:
    ann = person(server, "Cover")
    page = ann.begin("samurai", "here", option_hands="choose")
    table = ann.at
    hands = re.compile(r"(?:Red|Blue)\s+hand: (\S+)")
    assert not page.has("act") and hands.findall(page.text) == ["-", "-"]
    cover = next(form for form in page.forms if form.method == "get" and form.buttons[0][0] == "look")
    assert [text for _, _, text in cover.buttons] == [say("plain-show-what", side="Red"), say("plain-show-what", side="Blue")]
    page = ann.open(table + "?look=0")
    assert page.has("act")
    for number in range(4):
        page = ann.choose(number)
        assert ann.at.endswith("?look=0")
    assert page.has("back") and "Red picks" in page.text
    assert "Red picks" not in ann.open(table + "?look=1").text
    ann.open(table + "?look=0")
    page = ann.choose()
    assert ann.at == table and not page.has("act")  # the screen is covered for the next player
    page = ann.open(table + "?look=0")
    assert not page.has("act") and not re.search(r"Red\s+hand: [A-Z]", page.text)
    ann.open(table + "?look=1")
    for _ in range(5):
        page = ann.choose()
    page = ann.open(table + "?look=0")
    assert re.search(r"Red\s+hand: [A-Z]", page.text) and re.search(r"Blue\s+hand: \?5", page.text)
    ann.choose()
    assert say("plain-log-hidden") in ann.open(table).text


def test_no_page_shows_a_hidden_tile_of_another_player(server: RunningServer) -> None:
    ann, bob, carl = (person(server, name) for name in ("Hider", "Seeker", "Onlooker"))
    page = ann.begin("samurai", "listed", side="samurai-red", option_players="2", option_hands="choose")
    table = ann.at
    bob.send(bob.open().form("join", table=table.rpartition("/")[2]))
    assert bob.at == table
    chosen = ["Helmet 4", "Buddha 4", "Rice 4", "Samurai 3", "Ship 2"]
    for tile in chosen:
        ann.open(table)
        page = ann.act(tile)
        assert page.error == ""
        for other in (bob, carl):
            for path in ("", "?look=0", "?look=1"):
                seen = other.open(table + path)
                assert not re.search(r"Red\s+hand: [A-Z]", seen.text)
                assert "hand: H4" not in seen.text
    assert re.search(r"Red\s+hand: H4 B4 R4 S3 W2", ann.open(table).text)
    bob.open(table)
    for _ in range(5):
        bob.choose()
    for other, hands in ((bob, 1), (carl, 0)):
        seen = other.open(table)
        assert len(re.findall(r"Red\s+hand: \?5", seen.text)) == 1
        assert len(re.findall(r"Blue\s+hand: [A-Z]", seen.text)) == hands
        assert seen.text.count(say("plain-log-hidden")) == (5 if other is bob else 10)
        assert not any(f"Red {tile}" in seen.text for tile in chosen)
        other.open(table + "/back?at=3&seat=0")
        assert other.status == 409
        record = other.client.get(f"/api/tables/{table.rpartition('/')[2]}/record").text
        assert re.findall(r"red +(\S+)$", record, re.M) == ["?"] * 5


# --- the table --------------------------------------------------------------------------------------------------------


def test_user_input_is_escaped(server: RunningServer) -> None:
    ann = person(server, "Writer")
    page = ann.begin("kamisado", "here")
    page = ann.send(page.form("say"), said="<b>hello</b> & <script>alert(1)</script>")
    assert "<b>hello</b> & <script>alert(1)</script>" in page.text
    assert "<b>" not in page.html and "<script>" not in page.html
    page = ann.act("<i>x</i>")
    assert "&lt;i&gt;x&lt;/i&gt;" in page.html and "<i>" not in page.html


def test_my_games_say_whose_turn_it_is_and_what_is_unread(server: RunningServer) -> None:
    ann, bob = person(server, "Reader"), person(server, "Mover")
    ann.begin("kamisado", "listed", side="kamisado-black")
    table = ann.at
    assert say("plain-waits-for-players") in ann.open().text
    bob.send(bob.open().form("join", table=table.rpartition("/")[2]))
    assert say("plain-your-turn") in ann.open().text
    ann.open(table)
    ann.act("c1-a3")
    assert say("plain-their-turn") in ann.open().text
    assert say("plain-unread", count=1) in bob.open().text
    page = bob.open(table)
    page = ann.open(table)
    assert "the win can be claimed or the game called off from 20" in page.text
    assert not page.has("claim")
    assert say("plain-unread", count=1) not in bob.open().text


def test_a_table_has_the_clock_and_the_options_that_were_chosen(server: RunningServer) -> None:
    ann = person(server, "Clocker")
    page = ann.begin("kamisado", "here", option_match="standard", clock="fischer", minutes="3", increment="7")
    assert "3:00 + 7 s per turn" in page.text and "Match: standard, to 3 points" in page.text
    assert re.search(r"[23]:\d\d", page.text)
    page = ann.begin("kaito", "here", clock="days", days="3", option_start="black")
    assert "3 days per turn" in page.text
    page = ann.begin("kaito", "here", clock="days", days="99", option_start="black")
    assert ann.status == 400 and page.error
    form = page.form("open", game="kaito")
    assert form.fields["days"] == "99" and form.fields["option-start"] == "black" and form.fields["clock"] == "days"


def test_a_rated_table_is_for_accounts_and_the_refusal_keeps_the_form(server: RunningServer) -> None:
    ann = person(server, "Unrated")
    page = ann.begin("caminos", "listed", clock="turn", rated="yes")
    assert page.error == say("table-rated-needs-account")
    assert page.form("open", game="caminos").fields["rated"] == "yes"
    ann.send(ann.open().form("register"), name="Rated", password="a quiet river stone")
    page = ann.begin("caminos", "listed", clock="turn", minutes="5", rated="yes")
    assert say("plain-rated") in page.text and say("plain-clock-turn-each", time="5:00") in page.text
    page = ann.send(page.form("leave"))
    assert ann.at.endswith("/plain/")


# --- people -----------------------------------------------------------------------------------------------------------


def test_an_account_creates_a_bot_and_its_token_is_shown_once(server: RunningServer) -> None:
    ann = Browser(server)
    ann.register("Botmaker")
    page = ann.send(ann.open("/plain/account").form("bot"), name="Botmaker Bot")
    token = re.search('<code class="secret">(kb_[^<]+)</code>', page.html)
    assert token is not None
    me = httpx.get(f"{server.address}/api/me", headers={"Authorization": f"Bearer {token[1]}"})
    assert me.json()["name"] == "Botmaker Bot"
    page = ann.open("/plain/account")
    assert token[1] not in page.html and "Botmaker Bot" in page.text
    page = ann.send(page.form("revoke"))
    assert not page.has("revoke")
    page = ann.send(page.form("drop-bot"), sure="yes")
    assert "Botmaker Bot" not in page.text


def test_an_account_changes_its_password_and_is_deleted(server: RunningServer) -> None:
    ann = Browser(server)
    ann.register("Changer")
    page = ann.send(ann.open("/plain/account").form("password"), old="wrong", new="another river stone")
    assert page.error == say("people-wrong-password")
    page = ann.send(page.form("password"), old="a quiet river stone", new="another river stone")
    assert say("account-password-changed") in page.text
    assert ann.client.get(page.link(say("account-export"))).json()
    page = ann.send(page.form("delete"), password="another river stone")
    assert page.error == say("plain-confirm")
    page = ann.send(page.form("delete"), password="another river stone", sure="yes")
    assert page.has("guest")
    ann.open("/plain/people/Changer")
    assert ann.status == 404


def test_an_admin_manages_people_and_the_club(server: RunningServer) -> None:
    boss, ann = Browser(server), person(server, "Unruly")
    boss.register("Chief")
    boss.open("/plain/admin")
    assert boss.status == 403
    assert main(["admin", "make-admin", "Chief", "--data", str(server.folder)]) == 0
    boss = Browser(server)
    page = boss.send(boss.open().form("sign-in"), name="Chief", password="a quiet river stone")
    assert say("plain-admin") in page.text
    page = boss.open("/plain/admin")
    assert say("admin-done", name="Ruly") in boss.send(page.form("person"), name="Unruly", what="rename", new="Ruly").text
    assert "Ruly" in ann.open().text
    page = boss.send(page.form("person"), name="Nobody here", what="ban")
    assert page.error == say("people-unknown") and page.form("person").fields["name"] == "Nobody here"
    page = boss.send(page.form("invite"), days="3")
    assert re.search('<code class="secret">[^<]{20,}</code>', page.html)
    settings = {"imprint": "First <line>\n\nSecond", "chat": "off", "registration": "invitation", "club_name": "Our Club"}
    page = boss.send(page.form("club"), **settings)
    assert page.form("club").fields["chat"] == "off" and "Our Club" in page.text
    assert "First <line>" in ann.open("/plain/imprint").text
    nobody = Browser(server).open()
    assert "invitation" in nobody.form("register").fields
    page = ann.begin("kamisado", "here")
    assert not page.has("say")
    reply = ann.client.post(f"/api/tables/{ann.at.rpartition('/')[2]}/requests", json={"do": "say", "text": "hello"})
    assert reply.json()["code"] == "table-chat-off"
    page = boss.open("/plain/admin")
    assert say("admin-table-closed") in boss.send(page.form("close"), table=ann.at).text
    assert ann.reload().turn == say("plain-end-closed")
    boss.send(boss.open("/plain/admin").form("club"), chat="on", registration="open", club_name="Kaisho", imprint="")
    boss.send(boss.open("/plain/admin").form("person"), name="Ruly", what="ban")
    assert ann.open().has("guest")


ODD_INPUT = {"digit": "²", "huge": "9" * 30, "control": "\x00\r\nX-Odd: yes", "long": "🙂" * 60, "broken": "\ud800"}


@pytest.mark.parametrize("odd", ODD_INPUT)
def test_no_form_fails_whatever_is_typed_into_it(server: RunningServer, odd: str) -> None:
    ann = Browser(server)
    ann.register(f"Odd {odd}")
    pages = ["/plain/", "/plain/account"]
    for game in ("kamisado", "samurai"):
        ann.begin(game, "here")
        pages.append(ann.at + "?look=0")
    pages += [pages[2].partition("?")[0] + "/back?at=0", ann.begin("kaito", "private").link("Refresh")]
    typed = ODD_INPUT[odd].encode("utf-8", "surrogatepass")
    for path in pages:
        for form in ann.open(path).forms:
            if form.method == "post" and form.do not in ("sign-out", "delete"):
                fields = {name: text if name in ("key", "do", "game") else typed for name, text in form.fields.items()}
                answer = ann.client.post(
                    urljoin(ann.at, form.action),
                    content=urlencode(fields),  # httpx would refuse to encode such bytes
                    headers={"Content-Type": "application/x-www-form-urlencoded"},
                    follow_redirects=False,
                )
                assert answer.status_code < 500, form.fields
                assert "x-odd" not in answer.headers
    for path in (f"/plain/tables/{quote(typed)}", f"{pages[2]}{quote(typed)}", f"/plain/people/{quote(typed)}"):
        assert ann.client.get(path).status_code < 500


# --- languages --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_exists_in_every_language(server: RunningServer, language: str) -> None:
    ann = person(server, f"Polyglot {language}", language)
    tables = []
    for game, other in (("kamisado", "here"), ("kaito", "bot-easy"), ("caminos", "listed"), ("samurai", "here")):
        assert ann.begin(game, other, clock="turn").language == language
        tables.append(ann.at)
    ann.open(tables[0])
    ann.choose()
    page = ann.reload()
    ann.send(page.form("resign"), sure="yes")
    paths = [
        "",
        "account",
        "leaderboards",
        "leaderboards/samurai/4",
        "imprint",
        "privacy",
        "nowhere",
        f"people/Polyglot {language}",
    ]
    for path in [*(f"/plain/{path}" for path in paths), *tables, tables[0] + "/back?at=0", tables[3] + "?look=0"]:
        page = ann.open(path)
        assert page.language == language
        assert not re.search(r"\bplain-[a-z]", page.text)


def test_a_chosen_language_is_stored_in_a_cookie_or_in_the_account(server: RunningServer) -> None:
    ann = Browser(server)
    page = ann.send(ann.open("/plain/leaderboards").form("language"), language="tr")
    assert ann.at.endswith("/plain/leaderboards") and page.language == "tr"
    assert ann.enter_as_guest("Turkish").language == "tr"
    page = ann.register("Turkish")
    page = ann.send(page.form("language"), language="nl")
    assert page.language == "nl"
    elsewhere = Browser(server)
    assert elsewhere.send(elsewhere.open().form("sign-in"), name="Turkish", password="a quiet river stone").language == "nl"
    stranger = Browser(server, "xx, de;q=0.5")
    assert stranger.open().language == "de"
    page = stranger.open()
    page = stranger.send(page.form("language"), language="xx", back="//elsewhere.example/")
    assert page.language == "de" and stranger.at == f"{server.address}/plain/"
    fields = page.form("language").fields | {"language": "fr", "back": "/plain/account\r\nX-Odd: ü"}
    answer = stranger.client.post("/plain/language", data=fields, follow_redirects=False)
    assert answer.headers["location"] == "/plain/account%0D%0AX-Odd:%20%C3%BC".replace(":", "%3A")


# --- templates and styles ---------------------------------------------------------------------------------------------


def test_every_message_that_a_template_names_exists() -> None:
    messages = set()
    for template in (files("kaisho.server.pages") / "templates").iterdir():
        messages |= set(re.findall(r"say\([\"']([a-z-]+[a-z])[\"'][,)]", template.read_text(encoding="utf-8")))
    assert len(messages) > 100
    for message in messages:
        assert say.has(message)


def test_every_ending_of_a_game_is_worded_in_every_language() -> None:
    for language in LANGUAGES:
        for name in names():
            game = kaisho.load(name)
            for reason in (*game.reasons[1:], *TABLE_REASONS):
                for values in ((1.0, -1.0), (0.0, 0.0)):
                    assert wording.ending_in_words(
                        words(language), game, Ending(values, (1, 0), reason, game.places_by_value(values))
                    )


def test_the_style_sheet_has_a_class_for_every_colour_of_a_board() -> None:
    assert [colour(number) for number in (16, 208, 231, 244)] == ["#000000", "#ff8700", "#ffffff", "#808080"]
    for name in names():
        game = kaisho.load(name)
        state = game.deal(seed=1)
        for _ in range(12):
            board = drawn(Screen(game, "T", Faults(Metrics())), state, "en", 0)
            classes = {name for names in re.findall('class="([^"]*)"', board.coloured) for name in names.split()}
            assert all(f".{name}{{" in palette() for name in classes - {"wide", "bold"})
            assert "\x1b" not in board.coloured + board.plain and board.status
            if legal := game.legal(state):
                game.play(state, legal[0])


def test_a_board_without_a_status_is_shown_whole() -> None:
    game = Heap()
    board = drawn(Screen(game, "T", Faults(Metrics())), game.deal(), "en", 0)
    assert "12" in board.plain and "12" in board.coloured and board.status == []


def test_times_on_clocks_are_formatted_briefly() -> None:
    assert [wording.span(ms) for ms in (0, 61_000, 3_600_000, 90_000_000)] == ["0:00", "1:01", "1:00:00", "1 d 01:00"]


def test_style_and_script_are_served_by_the_club(server: RunningServer) -> None:
    policy = httpx.get(f"{server.address}/plain/").headers["content-security-policy"]
    assert "script-src 'self'" in policy and "style-src 'self'" in policy
    for name, kind in (("plain.css", "text/css"), ("plain.js", "text/javascript")):
        answer: Any = httpx.get(f"{server.address}/plain/{name}")
        assert answer.status_code == 200 and answer.headers["content-type"].startswith(kind)
        assert "max-age" in answer.headers["cache-control"] and "http://" not in answer.text


def test_templates_and_style_are_in_the_package() -> None:
    folder = Path(str(files("kaisho.server.pages")))
    assert {"base.html", "home.html", "table.html"} <= {file.name for file in (folder / "templates").iterdir()}
    assert {file.name for file in (folder / "static").iterdir()} == {"plain.css", "plain.js", "sheet.css", "sheet.js"}
