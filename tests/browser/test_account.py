"""The account page: second factor and logins; and the lists of admins."""

from __future__ import annotations

import base64
import re
import time
from itertools import count

import pytest
from playwright.sync_api import Page, expect

from kaisho.cli import main
from kaisho.language import LANGUAGES
from kaisho.server.people.second_factor import STEP, code_at
from tests.browser.conftest import NewPerson
from tests.browser.person import TAKE_SCREENSHOTS, Person, screenshot
from tests.server.running import RunningServer
from tests.server.test_customs import rated_game

PASSWORD = "a good long one"
WRONG = "abc def"
PHONE, DESK = {"width": 360, "height": 740}, {"width": 1440, "height": 900}
numbers = count(1)


def member(person: Person, stem: str) -> str:
    name = f"{stem} member {next(numbers)}"
    person.with_account(name)
    return name


def code_of(key: str, later: int = 0) -> str:
    """The code of an authenticator app, now or some steps later."""
    return code_at(base64.b32decode(key.replace(" ", "")), time.time_ns() // 1_000_000 // STEP + later)


def pictured(page: Page, name: str) -> None:
    """Screenshots for desktop and phone, light and dark, if they are wanted."""
    if not TAKE_SCREENSHOTS:
        return
    before = page.viewport_size
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        for size in (DESK, PHONE):
            page.set_viewport_size(size)  # type: ignore[arg-type]
            screenshot(page, f"{name}-{size['width']}-{scheme}")
    assert before is not None
    page.set_viewport_size(before)


def test_a_second_factor_is_set_up_used_and_removed(new_person: NewPerson) -> None:
    ann, phone = new_person(), new_person()
    name = member(ann, "Ann")
    card = ann.go("/account").get_by_role("region", name="Second factor")
    card.get_by_role("textbox", name="Password").fill("not the right one")
    card.get_by_role("button", name="Set it up").click()
    expect(card.get_by_role("textbox", name="Password")).to_have_attribute("aria-invalid", "true")
    card.get_by_role("textbox", name="Password").fill(PASSWORD)
    card.get_by_role("button", name="Set it up").click()
    expect(card.get_by_role("img", name="QR code for the second factor")).to_be_visible()
    key = card.locator(".key").inner_text()
    expect(card.get_by_role("link", name="Open in an app")).to_have_attribute("href", re.compile(key.replace(" ", "")))
    pictured(ann.page, "second-factor-setup")
    assert ann.axe() == []
    first = card.get_by_role("textbox", name="The code that the app shows now")
    first.fill(WRONG)
    card.get_by_role("button", name="Switch it on").click()
    expect(first).to_have_attribute("aria-invalid", "true")
    first.fill(code_of(key))
    card.get_by_role("button", name="Switch it on").click()
    expect(card.locator(".codes li")).to_have_count(10)
    recovery = card.locator(".codes li").all_inner_texts()
    pictured(ann.page, "second-factor-codes")
    card.get_by_role("button", name="Close").click()
    expect(card).to_contain_text("Recovery codes left: 10.")

    form = phone.go("/sign-in").get_by_role("form", name="Sign in")
    form.get_by_label("Name").fill(name)
    form.get_by_role("textbox", name="Password").fill(PASSWORD)
    form.get_by_role("button", name="Sign in").click()
    code_field = form.get_by_role("textbox", name="Code from your app, or a recovery code")
    expect(code_field).to_be_visible()
    code_field.fill(WRONG)
    form.get_by_role("button", name="Sign in").click()
    expect(code_field).to_have_attribute("aria-invalid", "true")
    pictured(phone.page, "second-factor-wrong-code")
    code_field.fill(code_of(key, 1))
    form.get_by_role("button", name="Sign in").click()
    expect(phone.page.locator("header").get_by_role("link", name=name)).to_be_visible()

    card = phone.go("/account").get_by_role("region", name="Second factor")
    card.locator("summary").click()
    card.get_by_role("textbox", name="Password").fill(PASSWORD)
    card.get_by_role("textbox", name="Code from your app").fill(recovery[0])
    card.get_by_role("button", name="New recovery codes").click()
    expect(card.locator(".codes li")).to_have_count(10)
    fresh = card.locator(".codes li").all_inner_texts()
    assert not set(fresh) & set(recovery)
    card.get_by_role("button", name="Close").click()
    card.get_by_role("textbox", name="Password").fill(PASSWORD)
    card.get_by_role("textbox", name="Code from your app").fill(fresh[0])
    card.get_by_role("button", name="Switch it off").click()
    expect(card.get_by_role("button", name="Set it up")).to_be_visible()
    assert phone.server.anonymous().call("POST", "/api/logins", {"name": name, "password": PASSWORD}).status == 201


def test_text_typed_while_a_section_opens_is_not_cleared(new_person: NewPerson) -> None:
    """The toggle event comes a moment after a section was opened."""
    ann = new_person()
    member(ann, "Ann")
    page = ann.go("/account")
    card = page.get_by_role("region", name="Second factor")
    card.get_by_role("textbox", name="Password").fill(PASSWORD)
    card.get_by_role("button", name="Set it up").click()
    key = card.locator(".key").inner_text()
    card.get_by_role("textbox", name="The code that the app shows now").fill(code_of(key))
    card.get_by_role("button", name="Switch it on").click()
    card.get_by_role("button", name="Close").click()
    password = card.locator("input[type=password]")
    card.locator("details").evaluate(
        """(details) => new Promise((done) => {
            details.addEventListener("toggle", () => setTimeout(done, 50), {once: true});
            details.open = true;
            const field = details.querySelector("input");
            field.value = "typed at once";
            field.dispatchEvent(new Event("input", {bubbles: true}));
        })"""
    )
    expect(password).to_have_value("typed at once")
    card.locator("summary").click()
    expect(password).to_be_hidden()
    card.locator("summary").click()
    expect(password).to_have_value("")


def test_the_plain_pages_show_the_qr_code(new_person: NewPerson) -> None:
    ann = new_person()
    name = member(ann, "Ann")
    page = ann.go("/plain/account")
    page.locator("#factor-password").fill(PASSWORD)
    page.get_by_role("button", name="Set it up").click()
    picture = page.get_by_role("img", name="QR code for the second factor")
    expect(picture).to_be_visible()
    box = picture.bounding_box()
    assert box is not None and box["width"] == box["height"] > 150
    pictured(page, "second-factor-plain")
    assert ann.axe() == [] and ann.overflow() <= 0
    page.locator("#factor-code").fill(code_of(page.locator("code.secret").inner_text()))
    page.get_by_role("button", name="Switch it on").click()
    expect(page.get_by_role("status").last).to_contain_text("Write these recovery codes down")
    recovery = page.locator("code.secret").inner_text().split()
    visitor = new_person()
    page = visitor.go("/plain/")
    page.get_by_text("Sign in", exact=True).first.click()
    for code in ("", WRONG, recovery[0]):
        page.locator("#in-name").fill(name)
        page.locator("#in-password").fill(PASSWORD)
        if code:
            page.locator("#in-code").fill(code)
        page.locator("form:has(#in-name) button").click()
    expect(page.get_by_role("link", name=name)).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_account_page_is_complete_in_every_language(new_person: NewPerson, language: str) -> None:
    ann = new_person(language=language, width=360, height=740, scheme="dark")
    ann.with_account(f"Ann in {language}")
    ann.client.call("PATCH", "/api/me", {"language": language})
    ann.server.anonymous().post("/api/logins", {"name": f"Ann in {language}", "password": PASSWORD})
    page = ann.go("/account")
    card = page.locator('section[aria-labelledby="factor"]')
    card.locator("input").first.fill(PASSWORD)
    card.locator("form button").last.click()
    expect(card.get_by_role("img")).to_be_visible()
    expect(page.locator('section[aria-labelledby="logins"] li')).to_have_count(2)
    screenshot(page, f"account-whole-{language}")
    assert ann.overflow() <= 0


def test_logins_are_listed_and_ended_one_by_one_or_all(new_person: NewPerson) -> None:
    ann = new_person()
    name = member(ann, "Ann")
    elsewhere = [ann.server.anonymous() for _ in range(3)]
    for client in elsewhere:
        client.post("/api/logins", {"name": name, "password": PASSWORD})
    card = ann.go("/account").get_by_role("region", name="Where you are signed in")
    expect(card.get_by_role("listitem")).to_have_count(4)
    expect(card.get_by_text("This device")).to_have_count(1)
    pictured(ann.page, "logins")
    card.get_by_role("button", name="Sign out there").first.click()
    card.get_by_role("button", name="Yes, sign out there").click()
    expect(card.get_by_role("listitem")).to_have_count(3)
    assert sorted(client.call("GET", "/api/me").status for client in elsewhere) == [200, 200, 401]
    card.get_by_role("button", name="Sign out everywhere else").click()
    card.get_by_role("button", name="Yes, sign out there").click()
    expect(card.get_by_role("listitem")).to_have_count(1)
    expect(card.get_by_role("button", name="Sign out everywhere else")).to_have_count(0)
    assert [client.call("GET", "/api/me").status for client in elsewhere] == [401] * 3
    assert ann.page.evaluate("fetch('/api/me').then((answer) => answer.status)") == 200


def admin(person: Person, server: RunningServer) -> Person:
    name = member(person, "Boss")
    assert main(["admin", "make-admin", name, "--data", str(server.folder)]) == 0
    return person.signed_in(name, PASSWORD)


@pytest.mark.parametrize("path", ["/admin", "/plain/admin"])
def test_admins_see_pairs_of_opponents_and_the_audit_log(new_person: NewPerson, server: RunningServer, path: str) -> None:
    number = next(numbers)
    ann, bob = (server.account(f"{name} pair {number}", PASSWORD) for name in ("Ann", "Bob"))
    rated_game(ann, bob)
    rated_game(ann, bob)
    boss = admin(new_person(), server)
    boss.client.post(f"/api/admin/people/Bob%20pair%20{number}", {"banned": True})
    server.anonymous().call("POST", "/api/logins", {"name": f"Ann pair {number}", "password": "not the right one"})
    page = boss.go(path)
    pairs = page.get_by_role("region", name="Who has played whom")
    row = pairs.get_by_role("listitem").filter(has_text=f"Ann pair {number}")
    expect(row).to_contain_text("2 games, of which rated: 2 · won 2 : 0")
    audit = page.get_by_role("region", name="Audit log")
    banned = audit.get_by_role("listitem").filter(has_text=f"banned: Bob pair {number}")
    expect(banned).to_contain_text(f"by {boss.client.me['name']}")
    failed = audit.get_by_role("listitem").filter(has_text=f"could not sign in: Ann pair {number}")
    expect(failed).to_have_count(1)
    expect(failed).to_contain_text("wrong password, or unknown name")
    pictured(page, "admin-plain" if "plain" in path else "admin")
    assert boss.axe() == [] and boss.overflow() <= 0
    if "plain" not in path:
        pairs.get_by_label("Name").fill(f"ann pair {number}")
        expect(pairs.get_by_role("listitem")).to_have_count(1)
        pairs.get_by_label("Name").fill("nobody of this name")
        expect(pairs.get_by_role("listitem")).to_have_text("No two people have finished a game with each other yet.")
        pairs.get_by_label("Name").fill("")
        pairs.get_by_label("Days").select_option("7")
        expect(row).to_be_visible()
        audit.get_by_label("About whom, or by which admin").fill(f"Bob pair {number}")
        expect(audit.get_by_role("listitem").filter(has_text="banned")).to_have_count(1)
        expect(audit.get_by_role("listitem").filter(has_text="Ann pair")).to_have_count(0)


def test_an_admin_bans_and_unbans(new_person: NewPerson, server: RunningServer) -> None:
    boss, eve = admin(new_person(), server), new_person()
    name = member(eve, "Eve")
    eve.go("/settings")
    eve.wait_until_connected()
    page = boss.go("/admin")
    page.get_by_label("Part of a name").fill(name)
    page.get_by_role("listitem").filter(has_text=name).get_by_role("button", name="Change").click()
    page.get_by_role("button", name="ban", exact=True).click()
    page.get_by_role("button", name="Yes, ban at once").click()
    expect(eve.page.locator("header").get_by_role("link", name="Sign in")).to_be_visible()
    assert server.anonymous().call("POST", "/api/logins", {"name": name, "password": PASSWORD}).status == 403
    page.get_by_role("button", name="lift the ban").click()
    expect(page.get_by_role("button", name="ban", exact=True)).to_be_visible()
    assert server.anonymous().call("POST", "/api/logins", {"name": name, "password": PASSWORD}).status == 201
