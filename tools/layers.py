"""The dependency-direction check: modules import only from layers below their own, and rules touch nothing but numbers.

Run as ``python tools/layers.py``; prints what is wrong and fails.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "src" / "kaisho"

LAYERS = (
    {"errors", "texts", "language", "state", "cache", "glicko", "strokes", "customs"},
    {"kernel", "commandline", "picture", "extremes"},
    {"game"},
    {"paper"},
    {"games"},
    {"record", "search", "learn", "ratings"},
    {"sheet"},
    {"bots", "examples"},
    {"envs"},
    {"testing", "engine", "server", "client", "export"},
    {"commands"},
    {"cli"},
    {"__main__"},
)
"""From the bottom up. Modules of one layer may know each other only where it is a single package or a pair named in PEERS."""

PEERS = {("errors", "language"), ("language", "errors"), ("texts", "errors"), ("language", "texts")}
OUTSIDE_RULES = {"__future__", "numpy"}
OUTSIDE_TABLES = OUTSIDE_RULES | {"collections", "dataclasses", "itertools"}
"""Tables are made once, when they are loaded, so they may be written more freely."""
RULES_MAY_KNOW = {"kernel", "state"}
BESIDE_RULES = ("evaluate", "observe")
"""Modules of a game that are compiled as its rules are, and know them."""
TABLES = ("board", "stones")
"""Modules of a game that hold the tables of its rules."""


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """The line and the name of every module that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            yield node.lineno, base
            if base in ("kaisho", "kaisho.games"):
                for alias in node.names:
                    yield node.lineno, f"{base}.{alias.name}"


def layer_of(part: str) -> int | None:
    return next((number for number, layer in enumerate(LAYERS) if part in layer), None)


def faults() -> Iterator[str]:
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE).with_suffix("").parts
        own = parts[0]
        if own == "__init__":
            continue
        own_layer = layer_of(own)
        if own_layer is None:
            yield f"{path}: the part {own} has no layer in tools/layers.py"
            continue
        is_table = own == "games" and len(parts) == 3 and parts[2] in TABLES
        is_beside = own == "games" and len(parts) == 3 and parts[2] in BESIDE_RULES
        is_rules = is_beside or (own == "games" and len(parts) == 3 and parts[2] in ("rules", *TABLES))
        own_parts = ("rules", *TABLES) if is_beside else TABLES
        for line, name in imports(path):
            top, _, rest = name.partition(".")
            if top == "numba" and own != "kernel":
                yield f"{path}:{line}: only kernel.py imports Numba"
            if is_rules and top != "kaisho" and top not in (OUTSIDE_TABLES if is_table else OUTSIDE_RULES):
                yield f"{path}:{line}: rules touch only their state and their tables, not {name}"
            if top != "kaisho" or not rest:
                continue
            other, *deeper = rest.split(".")
            own_table = is_rules and other == "games" and len(deeper) > 1 and deeper[0] == parts[1] and deeper[1] in own_parts
            if is_rules and other not in RULES_MAY_KNOW and not own_table:
                yield f"{path}:{line}: rules may not know {name}"
            if own == other == "games" and len(parts) > 2 and deeper and deeper[0] != parts[1]:
                yield f"{path}:{line}: games do not know each other"
            other_layer = layer_of(other)
            if other_layer is None or other == own or (own, other) in PEERS:
                continue
            if other_layer >= own_layer:
                yield f"{path}:{line}: {own} may not know {other}"


if __name__ == "__main__":
    found = list(faults())
    print("\n".join(found) or "dependencies point one way")
    sys.exit(bool(found))
