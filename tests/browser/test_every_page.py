"""Every page in every language, light and dark, from a telephone to a wide screen: all words are there, axe finds nothing,
nothing is wider than the window. Pictures of all of them are kept to be looked at."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.conftest import NewPerson
from tests.browser.places import places

MOST_SCRIPT = 90 * 1024
READY = "document.querySelector('main h1') !== null && document.fonts.status === 'loaded'"


@pytest.mark.parametrize(
    ("language", "scheme", "width"),
    [("en", "light", 1440), ("de", "dark", 360), ("fr", "light", 768), ("nl", "dark", 1440), ("tr", "light", 360)],
)
def test_every_page_is_whole(new_person: NewPerson, screens: Path, language: str, scheme: str, width: int) -> None:
    ann = new_person("Ann", language=language, scheme=scheme, width=width, height=800)
    trouble: dict[str, object] = {}
    for name, path in places(ann).items():
        page = ann.go(path)
        page.wait_for_function(READY)
        page.wait_for_load_state("networkidle")
        page.screenshot(path=screens / f"{name}-{width}-{scheme}-{language}.png", full_page=True)
        assert page.evaluate("document.documentElement.lang") == language
        found = [*ann.axe(), *([f"{ann.overflow()} pixels too wide"] if ann.overflow() > 0 else []), *ann.wrong]
        ann.wrong.clear()
        if found:
            trouble[name] = found
    assert trouble == {}


def test_the_first_page_needs_little_script(new_person: NewPerson) -> None:
    visitor = new_person()
    sizes: dict[str, int] = {}
    visitor.page.on("requestfinished", lambda request: sizes.update({request.url: request.sizes()["responseBodySize"]}))
    visitor.go("/")
    visitor.page.wait_for_load_state("networkidle")
    scripts = {url: size for url, size in sizes.items() if url.endswith(".js")}
    assert scripts and 20_000 < sum(scripts.values()) < MOST_SCRIPT, scripts
    assert all(url.startswith(visitor.server.address) for url in sizes)
