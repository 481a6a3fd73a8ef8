"""The bundled fonts: small, from the club itself, and what the pages really show."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest

from tests.browser.conftest import NewPerson
from tests.browser.fonts import LOADED_FONTS, font_files
from tests.browser.person import Person

MAX_FONT_BYTES = 120 * 1024
LORA = "Lora SemiBold"  # its own name
SIGNS = "Kaisho Signs"
OF_ALL_LANGUAGES = "İıŞşĞğ Çç Œœ Éé Ëë Ïï Ää Öö Üü ß"


def shown_fonts(person: Person, selector: str) -> set[str]:
    """Return the fonts whose letters the browser draws in the first element of this kind."""
    devtools = person.context.new_cdp_session(person.page)
    devtools.send("DOM.enable")
    devtools.send("CSS.enable")
    root = devtools.send("DOM.getDocument")["root"]["nodeId"]
    node = devtools.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    return {font["familyName"] for font in devtools.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]}


def test_all_fonts_together_are_small() -> None:
    sizes = font_files()
    assert sizes and sum(sizes.values()) <= MAX_FONT_BYTES, sizes


@pytest.mark.parametrize(("language", "files_of_each"), [("en", 1), ("tr", 2)])
def test_a_page_shows_the_bundled_fonts_and_loads_only_those_it_needs(
    new_person: NewPerson, language: str, files_of_each: int
) -> None:
    visitor = new_person(language=language)
    hosts: set[str] = set()
    visitor.page.on("request", lambda request: hosts.add(urlsplit(request.url).netloc))
    visitor.go("/learn")
    visitor.settle()
    loaded = visitor.page.evaluate(LOADED_FONTS)
    assert loaded == {"Atkinson Hyperlegible Next": files_of_each, "Lora": files_of_each, SIGNS: 1}
    assert shown_fonts(visitor, "h1") == {LORA}
    assert shown_fonts(visitor, "main p") == {"Atkinson Hyperlegible Next"}
    assert hosts == {urlsplit(visitor.server.address).netloc}


def test_the_fonts_have_the_letters_of_all_five_languages(new_person: NewPerson) -> None:
    visitor = new_person()
    visitor.go("/learn")
    for selector, family in (("h1", LORA), ("main p", "Atkinson Hyperlegible Next")):
        visitor.page.locator(selector).first.evaluate("(element, text) => { element.textContent = text; }", OF_ALL_LANGUAGES)
        visitor.page.evaluate(LOADED_FONTS)
        assert visitor.page.evaluate(
            "([font, text]) => document.fonts.check(font, text)",
            [f'600 1rem "{family.removesuffix(" SemiBold")}"', OF_ALL_LANGUAGES],
        )
        assert shown_fonts(visitor, selector) == {family}


def test_digits_of_clocks_and_tables_have_the_same_width(new_person: NewPerson) -> None:
    visitor = new_person()
    visitor.go("/")
    visitor.page.evaluate(LOADED_FONTS)
    widths = visitor.page.evaluate("""() => [..."0123456789"].map((digit) => {
        const span = document.createElement("span");
        span.className = "numbers";
        span.textContent = digit.repeat(20);
        document.querySelector("main").append(span);
        return span.getBoundingClientRect().width;
    })""")
    assert len({round(width, 1) for width in widths}) == 1, widths


@pytest.mark.parametrize("game", ["kamisado", "kaito"])
def test_kanji_on_boards_and_plain_pages_are_our_own(new_person: NewPerson, game: str) -> None:
    ann = new_person("Ann")
    table = ann.open_game(game, "bot:easy")
    ann.settle()
    ann.page.evaluate(LOADED_FONTS)
    for selector in ("[data-board] text.kanji", "[data-board] g.black text:not(.value)"):
        assert shown_fonts(ann, selector) == {SIGNS}, selector
    ann.go(f"/plain/tables/{table['table']}")
    ann.page.evaluate(LOADED_FONTS)
    assert shown_fonts(ann, ".board .wide") == shown_fonts(ann, ".sign") == {SIGNS}
    assert shown_fonts(ann, "h1") == {LORA}
