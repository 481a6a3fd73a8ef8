"""Fixtures of the browser tests: a running server with the built pages, a Chromium, and people who use it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Generator, Iterator
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from kaisho.server.browser import built_pages
from tests.browser.person import PATIENCE, Person
from tests.browser.relay import Relay
from tests.server.running import NO_LIMITS, RunningServer
from tests.server.running import no_server_outlives_its_test as no_server_outlives_its_test

# The shell has no window of its own and needs half the work.
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
SOFTWARE_3D = ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
numbers = count(1)
expect.set_options(timeout=PATIENCE)

NewPerson = Callable[..., Person]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add the last log lines of the servers to the report of a failed test."""
    report = yield
    if report.failed:
        for running in RunningServer.running:
            report.sections.append((f"log of {running.address}", "\n".join(running.lines[-40:])))
    return report


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for all tests that do not stop it."""
    assert built_pages(), "the pages are not built: run make web"
    running = RunningServer(tmp_path_factory.mktemp("club"), **NO_LIMITS)
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    assert program, "there is no Chromium here; on Debian or Ubuntu: sudo apt-get install chromium-headless-shell"
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def browser_with_3d(browser: Browser) -> Iterator[Browser]:
    """A Chromium that renders 3D in software."""
    program = next(path for name in CHROMIUM if (path := shutil.which(name)))
    opened = browser.browser_type.launch(executable_path=program, args=SOFTWARE_3D)
    yield opened
    opened.close()


@pytest.fixture
def new_person(server: RunningServer, browser: Browser) -> Iterator[NewPerson]:
    """Create people: ``new_person("Ann", scheme="dark", width=360)``; anonymous without a name. Errors on their pages fail
    the test."""
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
    errors = [error for person in people for error in person.errors]
    for person in people:
        person.context.close()
    assert errors == []


@pytest.fixture
def relay(server: RunningServer) -> Iterator[Relay]:
    """A connection to the server that can fail."""
    with Relay(server) as relay:
        yield relay
