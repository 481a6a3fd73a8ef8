"""Sphinx configuration of the documentation site (``make docs``).

The pages are plain Markdown that a code host can show as well, so two things are derived here instead of being written
into them: the navigation comes from the lists of links in ``index.md``, and the pages that live in the root of the
repository (README, CHANGELOG …) are read from there.
"""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import numpy as np
from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

import kaisho

ROOT = Path(__file__).parent.parent

project = "Kaisho"
author = "The Kaisho authors"
version = release = kaisho.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["_templates", "rulebooks/*"]
nitpicky = True
nitpick_ignore_regex = [
    # Types of other projects and of the standard library: the site is built without network, so their indexes are missing.
    (r"py:.*", r"(np|numpy|numba|gymnasium|pettingzoo|pyspiel|msgspec|collections|typing|os|pathlib|abc|enum|types)\..*"),
    # Type variables, and aliases that annotations name without their module.
    (r"py:.*", r"kaisho\..*\.[A-Z]"),
    (r"py:.*", r"[^.]+"),
]

autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_inherit_docstrings = False
autodoc_default_options = {"show-inheritance": True}

myst_heading_anchors = 4

html_theme = "furo"
templates_path = ["_templates"]
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "sidebar/search.html",
        "sidebar/scroll-start.html",
        "sidebar/club.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}
html_title = f"Kaisho {version}"
html_copy_source = False
html_show_copyright = False
html_static_path = ["_static"]
html_css_files = ["kaisho.css"]
html_js_files = ["scrolling.js"]
html_favicon = "../web/public/seal.svg"
html_theme_options = {"navigation_with_keys": True}

ROOT_PAGES = {"readme": "README.md", "changelog": "CHANGELOG.md", "contributing": "CONTRIBUTING.md", "security": "SECURITY.md"}
"""Pages of the site whose text is a file in the root of the repository."""


def root_page(app: Sphinx, page: str) -> str:
    """Return the text of a file in the root, with its links as they are seen from ``docs/``."""
    file = ROOT / ROOT_PAGES[page]
    app.env.note_dependency(str(file))

    def moved(found: re.Match[str]) -> str:
        target = found[1]
        if target.startswith("docs/"):
            return f"]({target.removeprefix('docs/')})"
        return f"](../{target})"

    return re.sub(r"\]\((?!\w+:|#)([^)]+)\)", moved, file.read_text(encoding="utf-8"))


def links_to_root_pages(text: str) -> str:
    """Let links to files in the root lead to the pages of the site that show them."""
    for page, file in ROOT_PAGES.items():
        text = re.sub(rf"\]\(\.\./{re.escape(file)}(#[^)]*)?\)", rf"]({page}.md\1)", text)
    return text


def navigation(index: str) -> str:
    """Return a hidden toctree for each section of the index that lists pages."""
    trees = []
    for section in re.split(r"(?m)^## ", index)[1:]:
        pages = [f"{title} <{page}>" for title, page in re.findall(r"(?m)^- \[([^]]+)\]\(([^)#:]+)\.md\)", section)]
        if pages:
            caption = section.partition("\n")[0]
            trees.append("\n".join(["```{toctree}", ":hidden:", f":caption: {caption}", "", *pages, "```"]))
    return "\n\n".join(trees)


def read_page(app: Sphinx, page: str, source: list[str]) -> None:
    if page in ROOT_PAGES:
        source[0] = root_page(app, page)
    source[0] = links_to_root_pages(source[0])
    source[0] = re.sub(r"(?ms)(^```pycon\n.*?)\n\n^```$", r"\1\n```", source[0])  # doctest needs the blank line
    if page == "index":
        source[0] += "\n\n" + navigation(source[0])


def indented_blocks_are_code(app: Sphinx, kind: str, name: str, documented: object, options: object, lines: list[str]) -> None:
    """Let docstrings show code by indenting it, without the ``::`` that reStructuredText asks for."""
    was_indented = False
    for number in range(len(lines) - 1, -1, -1):
        indented = lines[number].startswith("    ")
        if was_indented and lines[number].strip() and not indented:
            if not lines[number + 1].strip() and not lines[number].endswith("::"):
                lines[number + 1 : number + 1] = ["", "::"]
            was_indented = False
        elif indented:
            was_indented = True


def skip_internals(app: Sphinx, kind: str, name: str, documented: object, skip: bool, options: object) -> bool | None:
    """Leave out compiled parts of searches, the tuples that they take, and constants that only their module needs."""
    if type(documented).__module__.startswith("numba."):
        return None if app.env.docname == "reference/kernel" else True
    is_tuple = isinstance(documented, type) and issubclass(documented, tuple)
    is_constant = kind == "module" and isinstance(documented, int | float | str | np.dtype)
    if app.env.docname == "reference/search":
        return True if is_tuple or is_constant else None
    return True if is_constant and app.env.docname == "reference/client" else None


def setup(app: Sphinx) -> None:
    own_hash = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()
    app.add_config_value("own_hash", own_hash, "env")  # everything is read again when this file has changed
    app.connect("autodoc-skip-member", skip_internals)
    app.add_lexer("conversation", TextLexer)
    app.connect("autodoc-process-docstring", indented_blocks_are_code)
    app.connect("source-read", read_page)
