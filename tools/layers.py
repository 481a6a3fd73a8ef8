"""The check of import directions: modules import only from layers below their own, rules only what compiles to numbers.

Run as ``python tools/layers.py``; prints what is wrong and fails.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "src" / "kaisho"

LAYERS = (
    {"errors", "texts", "language", "state", "cache", "word_folders", "files", "glicko", "strokes", "customs", "result"},
    {"kernel", "commandline", "picture", "extremes", "plain_text", "position_text", "refusals", "options", "event", "fields"},
    {"game", "position"},
    {"modular"},
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
"""From the bottom up. Modules of one layer import each other only inside a package, or if the pair is named in PEERS."""

SERVER_LAYERS = (
    {
        "asgi",
        "clock",
        "club_clock",
        "completion",
        "departures",
        "game_tables",
        "logs",
        "metrics",
        "offers",
        "parameters",
        "paths",
    },
    {"offers", "secret_phase", "settings", "table_status", "turns", "warm_up", "watchdog"},
    {"seats", "table_log"},
    {"endings", "table_game"},
    {"browser", "limits", "people.look_alikes", "security", "table", "thinkers"},
    {"documentation", "messages", "people.names"},
    {"quotas", "screen", "store"},
    {"club_settings", "folder", "records", "study", "table_messages", "verdicts"},
    {"people", "start_up", "study_worker"},
    {"admin", "backup", "connection", "cookies", "health", "identity", "study_process", "viewpoint"},
    {"audit", "authentication", "error_response", "live_table", "studies", "update_frames"},
    {"hub.background", "hub.connections", "hub.deadlines", "hub.presence", "request_context"},
    {"hub.live_tables", "hub.lobby_feed", "hub.notices"},
    {"hub.watching"},
    {"hub.commit"},
    {"hub.members"},
    {"hub"},
    {"housekeeping", "opening", "pictures", "rated_positions", "seating"},
    {"analysis", "requests"},
    {"bot_players", "sockets"},
    {"services"},
    {"maintenance", "middleware", "people.profiles", "people.service", "socket_admission", "table_service"},
    {"club_admin", "people.login_service"},
    {"http"},
    {"http_protocol", "pages", "wire"},
    {"app"},
)
"""The same for the modules of the server. A package stands for all its modules that are not named themselves."""

PEERS = {
    ("errors", "language"),
    ("language", "errors"),
    ("texts", "errors"),
    ("language", "texts"),
    ("game", "position"),
    ("position", "game"),
    ("position", "record"),
    ("files", "errors"),
    ("language", "word_folders"),
}
OUTSIDE_RULES = {"__future__", "numpy"}
OUTSIDE_TABLES = OUTSIDE_RULES | {"collections", "dataclasses", "itertools"}
"""Tables are computed once, when they are loaded, so they need not compile."""
RULES_MAY_IMPORT = {"kernel", "state"}
BESIDE_RULES = ("evaluate", "observe")
"""Modules of a game that are compiled like its rules, and import them."""
TABLES = ("board", "stones")
"""Modules of a game that hold the tables of its rules."""


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """The line and the name of every module that a file imports: also inside functions, and for annotations only."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            yield node.lineno, base
            if base in ("kaisho", "kaisho.games", "kaisho.server", "kaisho.server.people"):
                for alias in node.names:
                    yield node.lineno, f"{base}.{alias.name}"


def layer_of(part: str, layers: tuple[set[str], ...] = LAYERS) -> int | None:
    """The number of a part's layer, counted from the bottom; None if it has none."""
    return next((number for number, layer in enumerate(layers) if part in layer), None)


def server_part(parts: tuple[str, ...]) -> str:
    """The name under which a module of the server has its layer: its own, or that of its package."""
    own = ".".join(parts[:2])
    return own if layer_of(own, SERVER_LAYERS) is not None else parts[0]


def server_faults() -> Iterator[str]:
    """Imports inside the server that point upwards."""
    folder = PACKAGE / "server"
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        if parts[0] == "__init__":
            continue
        part = server_part(parts)
        layer = layer_of(part, SERVER_LAYERS)
        if layer is None:
            yield f"{path}: {part} has no layer in tools/layers.py"
            continue
        for line, name in imports(path):
            package, _, rest = name.partition("kaisho.server.")
            if package or not rest:
                continue
            other = server_part(tuple(rest.split(".")))
            other_layer = layer_of(other, SERVER_LAYERS)
            if other != part and other_layer is not None and other_layer >= layer:
                yield f"{path}:{line}: server/{part} may not import server/{other}"


def faults() -> Iterator[str]:
    """Imports between the parts of the package that point upwards, and imports that rules must not have."""
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE).with_suffix("").parts
        own = parts[0]
        if own == "__init__":
            continue
        own_layer = layer_of(own)
        if own_layer is None:
            yield f"{path}: {own} has no layer in tools/layers.py"
            continue
        is_table = own == "games" and len(parts) == 3 and parts[2] in TABLES
        is_beside = own == "games" and len(parts) == 3 and parts[2] in BESIDE_RULES
        is_rules = is_beside or (own == "games" and len(parts) == 3 and parts[2] in ("rules", *TABLES))
        own_parts = ("rules", *TABLES) if is_beside else TABLES
        for line, name in imports(path):
            top, _, rest = name.partition(".")
            if top in ("numba", "llvmlite") and own != "kernel":
                yield f"{path}:{line}: only the kernel package imports Numba"
            if is_rules and top != "kaisho" and top not in (OUTSIDE_TABLES if is_table else OUTSIDE_RULES):
                yield f"{path}:{line}: rules import only their state and their tables, not {name}"
            if top != "kaisho" or not rest:
                continue
            other, *deeper = rest.split(".")
            own_table = is_rules and other == "games" and len(deeper) > 1 and deeper[0] == parts[1] and deeper[1] in own_parts
            if is_rules and other not in RULES_MAY_IMPORT and not own_table:
                yield f"{path}:{line}: rules may not import {name}"
            if own == other == "games" and len(parts) > 2 and deeper and deeper[0] != parts[1]:
                yield f"{path}:{line}: games do not import each other"
            other_layer = layer_of(other)
            if other_layer is None or other == own or (own, other) in PEERS:
                continue
            if other_layer >= own_layer:
                yield f"{path}:{line}: {own} may not import {other}"


if __name__ == "__main__":
    found = [*faults(), *server_faults()]
    print("\n".join(found) or "imports go in one direction")
    sys.exit(bool(found))
