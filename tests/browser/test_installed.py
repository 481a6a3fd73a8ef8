"""The installed app: manifest, offline page, and updates of the server."""

from __future__ import annotations

import json

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import NewPerson
from tests.browser.fonts import LOADED_FONTS, font_files

CACHED_PATHS = """async () => {
    const cached = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return cached.flat().map((request) => new URL(request.url).pathname);
}"""


def cached_files() -> list[str]:
    """Return the paths that the service worker caches: the offline page and what it needs."""
    return ["/fonts.css", "/offline.css", "/offline.html", "/seal.svg", *font_files()]


def test_the_club_can_be_installed(new_person: NewPerson) -> None:
    visitor = new_person()
    visitor.go("/")
    visitor.wait_for_service_worker()
    devtools = visitor.context.new_cdp_session(visitor.page)
    errors = {error["errorId"] for error in devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert errors <= {"in-incognito"}  # test contexts are incognito; nothing else prevents the installation
    manifest = json.loads(devtools.send("Page.getAppManifest")["data"])
    for icon in manifest["icons"]:
        assert visitor.page.request.get(visitor.server.address + icon["src"]).headers["content-type"] == icon["type"]


def test_an_offline_page_says_so_and_retries(new_person: NewPerson) -> None:
    visitor = new_person()
    page = visitor.go("/")
    visitor.wait_for_service_worker()
    visitor.context.set_offline(True)
    page.reload()
    assert page.evaluate(LOADED_FONTS) == {"Atkinson Hyperlegible Next": 2, "Lora": 2}
    for language, words in (("en", "No connection"), ("de", "Keine Verbindung"), ("tr", "Bağlantı yok")):
        expect(page.locator(f'section[lang="{language}"] h2')).to_have_text(words)
    assert visitor.axe() == []
    visitor.context.set_offline(False)
    page.get_by_role("link", name="Try again").click()
    expect(page.locator("article")).to_have_count(4)


def test_answers_of_the_server_are_not_cached(new_person: NewPerson) -> None:
    ann = new_person("Ann")
    ann.open_game("kamisado", "bot:easy")
    ann.wait_for_service_worker()
    ann.go("/")
    assert sorted(ann.page.evaluate(CACHED_PATHS)) == sorted(cached_files())


def test_an_old_page_reloads_once_for_a_new_server(new_person: NewPerson) -> None:
    visitor = new_person()

    def newer(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def answer(text: str | bytes) -> None:
            message = json.loads(text)
            route.send(json.dumps(message | {"version": "99.0"}) if message["type"] == "welcome" else text)

        server.on_message(answer)

    visitor.page.route_web_socket("**/socket", newer)
    loads: list[str] = []
    visitor.page.on("domcontentloaded", lambda page: loads.append(page.url))
    visitor.go("/")
    visitor.page.wait_for_function("() => sessionStorage.getItem('kaisho-reloaded') === '99.0'")
    expect(visitor.page.locator("article")).to_have_count(4)
    visitor.settle()
    assert len(loads) == 2
