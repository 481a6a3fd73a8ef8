"""What tests in a real Chromium share: a running club with the built pages, a browser, and people in front of it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Generator, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from kaisho.server.browser import built_pages
from tests.browser.person import PATIENCE, Person
from tests.browser.relay import Relay
from tests.server.running import NO_LIMITS, RunningServer
from tests.server.running import no_server_outlives_its_test as no_server_outlives_its_test

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
numbers = count(1)
expect.set_options(timeout=PATIENCE)

NewPerson = Callable[..., Person]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails shows what its servers have logged last."""
    report = yield
    if report.failed:
        for running in RunningServer.running:
            report.sections.append((f"log of {running.address}", "\n".join(running.lines[-40:])))
    return report


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One club for all tests that do not stop it."""
    assert built_pages(), "the browser's side is not built: make web"
    running = RunningServer(tmp_path_factory.mktemp("club"), **NO_LIMITS)
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = next((found for name in CHROMIUM if (found := shutil.which(name))), None)
    assert program, "there is no Chromium here; on Debian or Ubuntu: sudo apt-get install chromium"
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield opened
        opened.close()


@pytest.fixture
def new_person(server: RunningServer, browser: Browser) -> Iterator[NewPerson]:
    """Makes people: ``new_person("Ann", scheme="dark", width=360)``; without a name, nobody yet. Nothing may go wrong on
    their pages."""
    people: list[Person] = []

    def make(
        stem: str | None = None,
        *,
        language: str = "en",
        scheme: Any = "light",
        width: int = 1280,
        height: int = 860,
        motion: Any = "reduce",
        at: RunningServer | None = None,
        **more: Any,
    ) -> Person:
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=language, color_scheme=scheme, reduced_motion=motion, **more
        )
        person = Person(at or server, context)
        people.append(person)
        return person.named(f"{stem} {next(numbers) * 7919}") if stem else person

    yield make
    wrong = [line for person in people for line in person.wrong]
    for person in people:
        person.context.close()
    assert wrong == []


@pytest.fixture
def relay(server: RunningServer) -> Iterator[Relay]:
    """A way to the club that can fail."""
    with Relay(server) as relay:
        yield relay


@pytest.fixture(scope="session")
def screens() -> Path:
    """Where pictures of pages are put, to be looked at by people; git does not know it."""
    folder = Path(__file__).parents[2] / "build" / "screens"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
