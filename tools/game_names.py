"""Check that no generic file names a game: everything about a game belongs to the game itself.

Run as ``python tools/game_names.py``; prints what is wrong and fails. Examples in docstrings and comments may name a game,
and so may documentation, tests and benchmarks, which are not looked at.
"""

from __future__ import annotations

import io
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "kaisho"
GAMES = sorted(folder.name for folder in (PACKAGE / "games").iterdir() if (folder / "__init__.py").exists())
NAMES = re.compile("|".join(GAMES), re.IGNORECASE)

OF_A_GAME = re.compile(
    rf"""src/kaisho/(
        games/(?P<game>{"|".join(GAMES)})/
      | (learn|bots)/({"|".join(GAMES)})(_tactics)?\.py
      | words/[a-z]+/((learn|example)-)?({"|".join(GAMES)})(-board)?\.ftl
      | examples/({"|".join(GAMES)})-[\w-]+\.kaisho
    ) | web/src/boards/({"|".join(GAMES)})/""",
    re.VERBOSE,
)
"""The files that belong to a game."""

ALLOWED = {
    "src/kaisho/commands/play.py": 'DEFAULT_GAME = "kamisado"',
}
"""Lines that name a game all the same: the one that ``kaisho play`` starts when no game is named."""

SUFFIXES = {".py", ".ftl", ".html", ".css", ".js", ".ts", ".svelte", ".webmanifest", ".json", ".toml", ".xml"}
COMMENT = re.compile(r"<!--.*?-->|/\*.*?\*/|(?<![:\"'`])//[^\n]*|(?m:^#.*$)", re.DOTALL)


def generic_files() -> Iterator[Path]:
    """All files that are shipped and belong to no game."""
    for folder in (PACKAGE, ROOT / "web" / "src", ROOT / "web" / "plugins", ROOT / "web" / "public"):
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(ROOT).as_posix()
            built = name.startswith(("src/kaisho/server/web/", "src/kaisho/server/docs/"))
            if path.suffix in SUFFIXES and not built and not OF_A_GAME.match(name):
                yield path


def without_comments(path: Path) -> list[str]:
    """The lines of a file, with comments and docstrings blanked."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return _python_without_comments(text)
    return COMMENT.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text).split("\n")


def _python_without_comments(text: str) -> list[str]:
    lines = text.split("\n")
    begins = True
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        is_docstring = token.type == tokenize.STRING and begins
        if token.type == tokenize.COMMENT or is_docstring:
            for number in range(token.start[0] - 1, token.end[0]):
                lines[number] = lines[number][: token.start[1]] if number == token.start[0] - 1 else ""
        if token.type not in (tokenize.COMMENT, tokenize.NL):
            begins = token.type in (tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENCODING)
    return lines


def faults() -> Iterator[str]:
    for path in generic_files():
        for number, line in enumerate(without_comments(path), 1):
            found = NAMES.search(line)
            if found and line != ALLOWED.get(path.relative_to(ROOT).as_posix()):
                yield f"{path.relative_to(ROOT)}:{number}: names {found[0]}: {line.strip()[:80]}"


def main() -> int:
    found = list(faults())
    for fault in found:
        print(fault)
    if not found:
        print("no generic file names a game")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
