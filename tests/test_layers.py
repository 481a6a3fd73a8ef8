"""The check of import directions finds imports that point upwards, also inside the server and for annotations only.

Class names are unique."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

from tools import layers


@pytest.mark.parametrize(
    ("module", "line", "fault"),
    [
        ("table.py", "from kaisho.server.store import Store", "server/table may not import server/store"),
        ("store/tables.py", "from kaisho.server.hub import Hub", "server/store may not import server/hub"),
        (
            "hub/notices.py",
            "from kaisho.server.hub.commit import Commits",
            "server/hub.notices may not import server/hub.commit",
        ),
        ("messages.py", "from kaisho.server.store.lobby import listed", "server/messages may not import server/store"),
        ("requests.py", "from kaisho.server import sockets", "server/requests may not import server/sockets"),
        ("newcomer.py", "import os", "newcomer has no layer"),
        (
            "http/club.py",
            "if TYPE_CHECKING:\n    from kaisho.server.app import App",
            "club.py:2: server/http may not import server/app",
        ),
        (
            "hub/hub.py",
            "if typing.TYPE_CHECKING:\n    import kaisho.server.services",
            "hub.py:2: server/hub may not import server/services",
        ),
        (
            "table.py",
            "def messages():\n    from kaisho.server import messages",
            "table.py:2: server/table may not import server/messages",
        ),
    ],
)
def test_an_import_that_points_upwards_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: str, line: str, fault: str
) -> None:
    path = tmp_path / "server" / module
    path.parent.mkdir(parents=True)
    path.write_text(f"{line}\n")
    monkeypatch.setattr(layers, "PACKAGE", tmp_path)
    (found,) = layers.server_faults()
    assert fault in found


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("hub/commit.py", "from kaisho.server.hub.notices import Notices\n"),
        (
            "store/lobby.py",
            "from kaisho.server.store.tables import ending_of\nfrom kaisho.server.messages import TableListing\n",
        ),
        ("limits.py", "if TYPE_CHECKING:\n    from kaisho.server.settings import Settings\n"),
    ],
)
def test_imports_from_lower_layers_and_from_the_same_package_are_allowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: str, text: str
) -> None:
    path = tmp_path / "server" / module
    path.parent.mkdir(parents=True)
    path.write_text(text)
    monkeypatch.setattr(layers, "PACKAGE", tmp_path)
    assert list(layers.server_faults()) == []


def test_every_layer_names_modules_that_exist() -> None:
    server = layers.PACKAGE / "server"
    parts = {(layers.PACKAGE, part) for layer in layers.LAYERS for part in layer}
    parts |= {(server, part) for layer in layers.SERVER_LAYERS for part in layer}
    paths = {folder.joinpath(*part.split(".")) for folder, part in parts}
    assert {path for path in paths if not path.is_dir() and not path.with_suffix(".py").is_file()} == set()


SHARED_CLASS_NAMES = {
    "Work": "the arrays of a search kernel, in every module with such a kernel",
    "KernelSettings": "the settings of a search as its kernel takes them, in every module of a search",
}
"""Class names that several modules use for the same thing, and what that is."""


def test_no_two_classes_have_the_same_name_unless_it_means_the_same_in_every_module() -> None:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(layers.PACKAGE.rglob("*.py"))]
    names = Counter(node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef))
    assert {name for name, number in names.items() if number > 1} == set(SHARED_CLASS_NAMES)
