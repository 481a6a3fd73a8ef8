"""Files that fail to load: the page says so and retries."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.kamisado import move
from tests.browser.relay import Failure, Relay, first_requests_fail
from tests.browser.tables import wait_for_count
from tests.browser.test_installed import CACHED_PATHS, cached_files

STATUSES = """async () => {
    const cached = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).matchAll()));
    return cached.flat().map((answer) => answer.status);
}"""

INSTALLED = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const worker = registration && (registration.installing ?? registration.waiting ?? registration.active);
    if (worker?.state === "installing")
        await new Promise((changed) => worker.addEventListener("statechange", changed, {once: true}));
    return Boolean(worker && worker.state !== "redundant");
}"""
"""Whether the page has a service worker, after the attempt to install it."""


def is_file(path: str) -> bool:
    return path.startswith("/assets/") or path in ("/start.js", "/again.js", "/start.css")


@pytest.mark.parametrize("failure", ["429", "503", "abort"])
def test_a_page_loads_by_itself_after_its_files_failed_at_first(new_person: NewPerson, relay: Relay, failure: Failure) -> None:
    relay.fails = first_requests_fail(2, failure, is_file)
    ann = new_person("Ann", at=relay.server)
    ann.page.goto(relay.server.address + "/")
    expect(ann.page.locator("main h1")).to_have_text("Four games, one table")
    expect(ann.page.locator("article")).to_have_count(4)
    expect(ann.page.locator("#start")).to_have_count(0)
    assert ann.page.evaluate("getComputedStyle(document.querySelector('main')).flexGrow") == "1"  # the style sheet is loaded
    table = ann.client.open("kamisado", "me", "here")
    ann.page.goto(f"{relay.server.address}/tables/{table['table']}")
    move(ann.page, "c1", "c4")
    wait_for_count(ann, 1)


def test_while_files_fail_the_page_says_so_in_the_visitors_language(new_person: NewPerson, relay: Relay) -> None:
    relay.fails = lambda path: "503" if path.startswith("/assets/") else None
    visitor = new_person(at=relay.server, language="nl")
    visitor.page.goto(relay.server.address + "/")
    expect(visitor.page.locator("#start p")).to_have_count(1)
    expect(visitor.page.get_by_text("De club wordt geladen")).to_be_visible()
    assert visitor.axe() == []
    relay.fails = lambda path: None
    expect(visitor.page.locator("article")).to_have_count(4)


def test_without_the_loader_the_page_has_a_message_and_links_in_all_languages(new_person: NewPerson, relay: Relay) -> None:
    relay.fails = lambda path: "abort" if is_file(path) else None
    visitor = new_person(at=relay.server)
    visitor.page.goto(relay.server.address + "/")
    for words in ("The club is loading", "Der Club wird geladen", "Kulüp yükleniyor"):
        expect(visitor.page.get_by_text(words)).to_be_visible()
    relay.fails = lambda path: None
    visitor.page.locator('p[lang="en"]').get_by_role("link", name="Try again").click()
    expect(visitor.page.locator("article")).to_have_count(4)


def test_a_page_that_is_opened_later_is_retried_with_a_message(new_person: NewPerson, relay: Relay) -> None:
    visitor = new_person(at=relay.server)
    visitor.go("/")
    visitor.settle()
    relay.fails = lambda path: "503" if path.startswith("/assets/") else None
    visitor.page.get_by_role("link", name="Leaderboards").click()
    expect(visitor.page.get_by_text("A part of this page could not be loaded")).to_be_visible()
    relay.fails = lambda path: None
    expect(visitor.page.locator("main h1")).to_have_text("Leaderboards")
    expect(visitor.page.get_by_text("A part of this page could not be loaded")).to_have_count(0)


def test_failed_requests_are_retried(new_person: NewPerson, relay: Relay) -> None:
    relay.fails = first_requests_fail(5, "429", lambda path: path == "/api/club")
    visitor = new_person(at=relay.server)
    visitor.page.goto(relay.server.address + "/")
    expect(visitor.page.locator("article")).to_have_count(4)


def test_the_service_worker_does_not_cache_failures(new_person: NewPerson, relay: Relay) -> None:
    """A worker whose installation failed is installed by a later visit. It may take more than one, because the installation
    stops at its first failure."""
    cached = cached_files()
    relay.fails = first_requests_fail(1, "503", lambda path: path in ("/offline.html", "/offline.css", "/seal.svg"))
    visitor = new_person(at=relay.server)
    installed = []

    def is_installed() -> bool:
        visitor.go("/")
        installed.append(visitor.page.evaluate(INSTALLED))
        return bool(installed[-1])

    visitor.wait_until(is_installed, "the worker is installed")
    assert len(installed) > 1
    assert sorted(visitor.page.evaluate(CACHED_PATHS)) == sorted(cached)
    assert visitor.page.evaluate(STATUSES) == [200] * len(cached)
