"""Wrap the Markdown of the repository at 120 columns.

``python -m tools.wrap_markdown`` rewraps every paragraph and list item that has a longer line, and leaves the others as
they are; ``--check`` only reports them. Tables, headings, code and words without a space may be longer.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
WIDTH = 120

FENCE = re.compile(r"\s*(```+|~~~+)")
ITEM = re.compile(r"(\s*)([-*+]|\d+[.)]) +")
FIXED = re.compile(r"\s*(\||#|<!--|:\w|$)")
"""Lines that are not text to wrap: tables, headings, comments, options of a directive, blank lines."""
MARKUP = re.compile(r"([-+*>|]|#+|\d+[.)])$|<!--")
"""Words that would mean something else at the beginning of a line."""


def markdown_files() -> list[Path]:
    """Return all Markdown files that are part of the repository."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    names = listed.stdout.split() or [*map(str, ROOT.glob("*.md")), *map(str, ROOT.glob("docs/**/*.md"))]
    return sorted(ROOT / name for name in names)


def wrapped(text: str, width: int = WIDTH) -> str:
    """Return a page with every paragraph that is too wide wrapped anew."""
    lines: list[str] = []
    for block, is_text in blocks(text.split("\n")):
        lines += wrapped_block(block, width) if is_text and max(map(len, block)) > width else block
    return "\n".join(lines)


def blocks(lines: list[str]) -> Iterator[tuple[list[str], bool]]:
    """Split a page into paragraphs and list items, and single lines that are not wrapped."""
    fence: str | None = None
    block: list[str] = []
    for line in lines:
        mark = FENCE.match(line)
        is_text = fence is None and mark is None and not FIXED.match(line)
        if block and (not is_text or ITEM.match(line)):
            yield block, True
            block = []
        if is_text:
            block.append(line)
            continue
        if mark is not None:
            fence = mark[1] if fence is None else None if line.strip().startswith(fence) else fence
        yield [line], False
    if block:
        yield block, True


def wrapped_block(block: list[str], width: int) -> list[str]:
    item = ITEM.match(block[0])
    first = item[0] if item else " " * (len(block[0]) - len(block[0].lstrip()))
    lines: list[str] = []
    line = ""
    for word in words(" ".join([block[0][len(first) :], *block[1:]])):
        if line and len(first) + len(line) + 1 + len(word) > width:
            lines.append(line)
            line = ""
        line += f" {word}" if line else word
    return [(first if number == 0 else " " * len(first)) + each for number, each in enumerate([*lines, line])]


def words(text: str) -> list[str]:
    """Split a paragraph where a line may end."""
    found: list[str] = []
    for word in text.split():
        if found and MARKUP.match(word):
            found[-1] += f" {word}"
        else:
            found.append(word)
    return found


def too_wide(text: str, width: int = WIDTH) -> list[int]:
    """Return the numbers of the lines that could be wrapped and are not."""
    fresh = set(wrapped(text, width).split("\n"))
    return [number for number, line in enumerate(text.split("\n"), 1) if len(line) > width and line not in fresh]


def main(check: bool) -> int:
    problems = []
    for file in markdown_files():
        text = file.read_text(encoding="utf-8")
        if check:
            problems += [f"{file.relative_to(ROOT)}:{line}: wider than {WIDTH} columns" for line in too_wide(text)]
        elif (fresh := wrapped(text)) != text:
            file.write_text(fresh, encoding="utf-8")
    if problems:
        problems.append("run: .venv/bin/python -m tools.wrap_markdown")
    print("\n".join(problems) or f"no page is wider than {WIDTH} columns")
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
