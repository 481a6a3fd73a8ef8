"""Every page in every language, light and dark, from phone to wide screen: no missing message, no axe violation, no
overflow. Screenshots are stored."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.browser.addresses import disclose, page_addresses
from tests.browser.conftest import NewPerson

MAX_SCRIPT_BYTES = 90 * 1024


WIDTHS = (360, 1440)
ALL_SCREENS = bool(os.environ.get("KAISHO_ALL_SCREENS"))
"""Whether to take pictures in every language, to look at them."""


@pytest.mark.parametrize(
    ("language", "scheme", "with_axe"),
    [
        ("en", "light", True),
        ("de", "dark", True),
        ("fr", "light", False),  # axe results depend on the colours and the width, not on the language
        ("nl", "dark", False),
        ("tr", "light", False),
    ],
)
def test_every_page_is_complete_accessible_and_fits(
    new_person: NewPerson, screens: Path, language: str, scheme: str, with_axe: bool
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
            if with_axe or ALL_SCREENS:
                page.screenshot(path=screens / f"{name}-{width}-{scheme}-{language}.png", full_page=True)
            problems += [f"{width}: {problem}" for problem in [*ann.misfits(), *(ann.axe() if with_axe else [])]]
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
