"""Every page in every language, light and dark, from phone to wide screen: no missing message, no axe violation, no
overflow. Screenshots are stored."""

from __future__ import annotations

import json

import pytest

from tests.browser.addresses import disclose, page_addresses
from tests.browser.conftest import NewPerson
from tests.browser.person import screenshot

MAX_SCRIPT_BYTES = 90 * 1024


WIDTHS = (360, 1440)


@pytest.mark.parametrize(
    ("language", "scheme", "axe_width"),
    [
        ("en", "light", 1440),
        ("de", "dark", 360),  # colours do not depend on the width, nor what a page has on the colours
        ("fr", "light", None),
        ("nl", "dark", None),
        ("tr", "light", None),
    ],
)
def test_every_page_is_complete_accessible_and_fits(
    new_person: NewPerson, language: str, scheme: str, axe_width: int | None
) -> None:
    ann = new_person("Ann", language=language, scheme=scheme, width=1440, height=800)
    trouble: dict[str, object] = {}
    for name, path in page_addresses(ann).items():
        page = ann.page
        try:
            ann.go(path)
        except AssertionError:  # check the other pages anyway
            trouble[name] = "does not open"
            continue
        assert page.evaluate("document.documentElement.lang") == language
        disclose(ann, name)
        problems: list[str] = []
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 800})
            ann.settle()
            screenshot(page, f"{name}-{width}-{scheme}-{language}")
            problems += [f"{width}: {problem}" for problem in [*ann.misfits(), *(ann.axe() if width == axe_width else [])]]
        problems += ann.errors
        ann.errors.clear()
        if problems:
            trouble[name] = problems
    assert not trouble, json.dumps(trouble, indent=1, ensure_ascii=False)


def test_the_home_page_loads_little_script(new_person: NewPerson) -> None:
    visitor = new_person()
    sizes: dict[str, int] = {}
    visitor.page.on("requestfinished", lambda request: sizes.update({request.url: request.sizes()["responseBodySize"]}))
    visitor.go("/")
    visitor.settle()
    scripts = {url: size for url, size in sizes.items() if url.endswith(".js")}
    assert scripts and 20_000 < sum(scripts.values()) < MAX_SCRIPT_BYTES, scripts
    assert all(url.startswith(visitor.server.address) for url in sizes)
