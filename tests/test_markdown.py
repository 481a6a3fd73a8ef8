"""The Markdown pages: their links lead somewhere, they are not too wide, and they agree with the code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools import game_facts, site
from tools.wrap_markdown import markdown_files, too_wide, wrapped

ROOT = Path(__file__).parent.parent
PAGES = [str(file.relative_to(ROOT)) for file in markdown_files()]


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def without_code(text: str) -> str:
    return re.sub(r"`[^`\n]*`", "", re.sub(r"(?ms)^( *)```.*?^\1```", "", text))


def anchors(text: str) -> set[str]:
    """Return the anchors of a page's headings, as a code host makes them."""
    headings = re.findall(r"(?m)^#+ (.+)$", re.sub(r"(?ms)^```.*?^```", "", text))
    found: dict[str, int] = {}
    for heading in headings:
        name = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        found[name] = found.get(name, -1) + 1
    return {*found, *(f"{name}-{last}" for name, count in found.items() for last in range(1, count + 1))}


def links(page: str) -> list[str]:
    return [target for target in re.findall(r"\]\(([^)\s]+)\)", without_code(text_of(page))) if "://" not in target]


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_to_a_file_and_a_heading(page: str) -> None:
    missing = []
    for target in links(page):
        path, _, anchor = target.partition("#")
        file = (ROOT / page).parent / path if path else ROOT / page
        if not file.is_file() or (anchor and file.suffix == ".md" and anchor not in anchors(file.read_text(encoding="utf-8"))):
            missing.append(target)
    assert missing == []


@pytest.mark.parametrize("page", PAGES)
def test_no_page_is_too_wide(page: str) -> None:
    assert too_wide(text_of(page)) == []


def test_the_index_lists_every_page_once() -> None:
    listed = [f"docs/{target}" for target in links("docs/index.md")]
    expected = [page for page in PAGES if page.startswith("docs/") and page != "docs/index.md"]
    assert sorted(listed) == sorted(expected)


@pytest.mark.parametrize("name", ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"])
def test_a_page_of_the_root_is_linked_from_its_page_of_the_site(name: str) -> None:
    assert f"](../{name})" in text_of(f"docs/{name.lower()}")


# --- wrapping ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("one two three four", "one two\nthree four"),
        ("- one two three", "- one two\n  three"),
        ("12. one two three", "12. one two\n    three"),
        ("onetwo three - four", "onetwo\nthree - four"),
        ("short\nlines\nstay", "short\nlines\nstay"),
        ("| a table stays as it is |", "| a table stays as it is |"),
        ("# a heading stays as it is", "# a heading stays as it is"),
        ("```\ncode stays as it is\n```\nbut text does not", "```\ncode stays as it is\n```\nbut text\ndoes not"),
        ("averylongwordwithoutspaces", "averylongwordwithoutspaces"),
    ],
)
def test_paragraphs_and_items_are_wrapped_and_nothing_else(text: str, expected: str) -> None:
    assert wrapped(text, 12) == expected
    assert wrapped(expected, 12) == expected
    assert bool(too_wide(text, 12)) is (text != expected)


# --- facts ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", game_facts.names())
def test_the_page_of_a_game_has_its_facts_headings_and_options(game: str) -> None:
    page = game_facts.page_of(game).read_text(encoding="utf-8")
    assert game_facts.with_facts(page, game) == page
    assert game_facts.problems_of(page, game) == []


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("## Versions", "## Editions", "the headings are"),
        ("| `setup` |", "| `layout` |", "the option setup is missing"),
        ("`marathon` to 15", "`endless` to 15", "match has the values single, standard, long, marathon, series"),
        ("| `colours` |\n", "| `tournament` |\n", "the default of setup is colours"),
    ],
)
def test_a_page_that_disagrees_with_the_code_is_noticed(old: str, new: str, problem: str) -> None:
    page = game_facts.page_of("kamisado").read_text(encoding="utf-8")
    assert old in page
    assert any(problem in found for found in game_facts.problems_of(page.replace(old, new), "kamisado"))


# --- the site ---------------------------------------------------------------------------------------------------------


def test_inline_scripts_and_styles_become_files_of_the_site(tmp_path: Path) -> None:
    html = tmp_path / "html"
    (html / "sub").mkdir(parents=True)
    (html / "_static").mkdir()
    (html / "_downloads" / "0a").mkdir(parents=True)
    (html / "_downloads" / "0a" / "rules.py").write_text("pass\n")
    page = '<html><head><style>p {}</style></head><body style="color: red"><script>run()</script>%s</body></html>'
    (html / "sub" / "page.html").write_text(page % '<a download="" href="../_downloads/0a/rules.py">rules</a>')
    site.publish(html, tmp_path / "docs")
    published = (tmp_path / "docs" / "sub" / "page.html").read_text()
    assert not re.search(r"<style|<script>| style=|download=", published)
    (script,) = re.findall(r'<script src="\.\./(_static/[\w.-]+)"></script>', published)
    assert (tmp_path / "docs" / script).read_text() == "run()\n"
    styles = re.findall(r'<link rel="stylesheet" href="\.\./(_static/[\w.-]+)">', published)
    assert [(tmp_path / "docs" / style).read_text() for style in styles] == ["p {}\n", '[data-style="0"] { color: red }\n']
    (source,) = re.findall(r'href="\.\./(_downloads/[^"]+)"', published)
    assert source.endswith("rules.py.txt") and (tmp_path / "docs" / source).read_text() == "pass\n"
