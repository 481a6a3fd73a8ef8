"""Reading a line and writing to the screen, for commands that ask at the terminal."""

from __future__ import annotations

import importlib
import os
import shutil
import sys
import textwrap
from typing import Any

from kaisho.texts import normalized

try:  # loading it gives the prompt a history
    readline: Any = importlib.import_module("readline")
except ImportError:
    readline = None

TALL = 34
"""A terminal with at least this many lines shows the board in its larger form."""

ALSO = {"q": "quit", "exit": "quit", "?": "help"}
"""Other names of orders, the same in every language."""


class Quit(Exception):
    """Somebody at the prompt has asked to quit."""


def read_line(prompt: str) -> str:
    """Read a line at a prompt."""
    line = normalized("NFC", input(prompt)).strip()
    if not sys.stdin.isatty():  # nobody has typed the line, so it is not on the screen
        print(line)
    return line


def clear_screen() -> None:
    if sys.stdout.isatty() and os.environ.get("TERM") != "dumb":
        print("\x1b[2J\x1b[3J\x1b[H", end="")


def is_tall() -> bool:
    return shutil.get_terminal_size().lines >= TALL


def print_note(note: str, indent: str = "") -> None:
    """Print a text in lines that fit the screen."""
    lines = textwrap.TextWrapper(
        shutil.get_terminal_size().columns,
        initial_indent=indent,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
        replace_whitespace=False,
    )
    print(lines.fill(note))
