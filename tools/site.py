"""Build the documentation site into ``src/kaisho/server/docs``, where the server and the packages find it.

Sphinx builds it from ``docs/``; every warning is an error. The server's Content-Security-Policy allows neither inline
scripts nor inline styles, so those that the theme writes into its pages are moved into files. Attributes that screen
readers need and the theme leaves out are added.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import sys
from importlib.metadata import distribution
from pathlib import Path

from sphinx.cmd.build import build_main

ROOT = Path(__file__).parent.parent
BUILT = ROOT / "build" / "docs"
TARGET = ROOT / "src" / "kaisho" / "server" / "docs"
CARRIED = ("Sphinx", "furo")
"""Packages whose scripts and styles are part of the site."""

SCRIPT = re.compile(r"<script>(.*?)</script>", re.S)
STYLE = re.compile(r"<style>(.*?)</style>", re.S)
ATTRIBUTE = re.compile(r' style="([^"]*)"')
SOURCE = re.compile(r'(_downloads/[0-9a-f]+/[^"#]+\.(?!ipynb)\w+)(?=["#])')
SOURCE_MAP = re.compile(r"/[/*][#@] sourceMappingURL=\S+?\.map(?:\s*\*/)?\s*$")

FOR_SCREEN_READERS = {
    '<p class="caption" role="heading">': '<p class="caption" role="heading" aria-level="2">',
    '<aside class="sidebar-drawer">': '<aside class="sidebar-drawer" aria-label="All pages">',
    '<aside class="toc-drawer': '<aside aria-label="Contents of this page" class="toc-drawer',
    '<th class="head"><p></p></th>': "<td></td>",
    '<div id="search-results"></div>': '<h1>Search</h1>\n<div id="search-results"></div>',
}
"""Replacements in every page: missing headings and their levels, labels of landmarks, no table headers without text."""


class Moved:
    """Inline scripts and styles of all pages, as files; linked sources are pages of text."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._attributes: dict[str, str] = {}

    def page(self, text: str, root: str) -> str:
        """Return a page without inline scripts and styles. ``root`` leads from the page to the root of the site."""
        text = SCRIPT.sub(lambda found: f'<script src="{root}{self._file(found[1], "js")}"></script>', text)
        text = STYLE.sub(lambda found: f'<link rel="stylesheet" href="{root}{self._file(found[1], "css")}">', text)
        text = ATTRIBUTE.sub(lambda found: f' data-style="{self._attribute(found[1])}"', text)
        text = text.replace("</head>", f'<link rel="stylesheet" href="{root}_static/moved.css"></head>', 1)
        return SOURCE.sub(r"\1.txt", text.replace(' download=""', ""))

    def write_attributes(self) -> None:
        rules = (f'[data-style="{name}"] {{ {style} }}\n' for style, name in self._attributes.items())
        (self._folder / "_static" / "moved.css").write_text("".join(rules), encoding="utf-8")

    def _attribute(self, style: str) -> str:
        return self._attributes.setdefault(style, str(len(self._attributes)))

    def _file(self, content: str, suffix: str) -> str:
        name = f"_static/moved-{hashlib.sha256(content.encode()).hexdigest()[:12]}.{suffix}"
        (self._folder / name).write_text(content.strip() + "\n", encoding="utf-8")
        return name


def accessible(text: str) -> str:
    """Return a page with the attributes that the theme leaves out."""
    for theirs, ours in FOR_SCREEN_READERS.items():
        text = text.replace(theirs, ours)
    return text


def build() -> int:
    """Run Sphinx; return its exit status."""
    options = ["--fail-on-warning", "--keep-going", "--nitpicky", "--quiet", "--jobs", "auto", "--builder", "html"]
    return build_main([*options, "--doctree-dir", str(BUILT / "doctrees"), str(ROOT / "docs"), str(BUILT / "html")])


def publish(html: Path, target: Path) -> None:
    """Copy the built site to where it is served from, without anything inline."""
    fresh = target.with_name(target.name + ".new")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(html, fresh, ignore=shutil.ignore_patterns("_sources", ".buildinfo*", "*.map", "*.jinja"))
    moved = Moved(fresh)
    for page in sorted(fresh.rglob("*.html")):
        root = "../" * (len(page.relative_to(fresh).parts) - 1)
        page.write_text(moved.page(accessible(page.read_text(encoding="utf-8")), root), encoding="utf-8")
    moved.write_attributes()
    for file in [file for file in (fresh / "_downloads").rglob("*.*") if file.is_file() and file.suffix != ".ipynb"]:
        file.rename(file.with_name(file.name + ".txt"))  # shown by a browser, and no modules of the package
    for file in (*fresh.rglob("*.js"), *fresh.rglob("*.css")):
        file.write_text(SOURCE_MAP.sub("", file.read_text(encoding="utf-8")), encoding="utf-8")
    (fresh / "third-party.txt").write_text("\n\n".join(map(licence, CARRIED)), encoding="utf-8")
    shutil.rmtree(target, ignore_errors=True)
    fresh.rename(target)


def licence(package: str) -> str:
    """Return the licence of an installed package."""
    found = distribution(package)
    texts = [file.read_text(encoding="utf-8") for file in found.files or () if re.match(r"(?i)licen[cs]e", file.name)]
    if not texts:
        raise SystemExit(f"{package} {found.version} has no licence file")
    return "\n\n".join([f"{package} {found.version}", *texts])


def main() -> int:
    status = build()
    if status == 0:
        publish(BUILT / "html", TARGET)
    else:  # pages that are not read again would not repeat their warnings
        shutil.rmtree(BUILT, ignore_errors=True)
    return status


if __name__ == "__main__":
    sys.exit(main())
