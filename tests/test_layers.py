"""The check of dependency directions finds imports that point upwards, also inside the server."""

from __future__ import annotations

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
        ("http/club.py", "if TYPE_CHECKING:\n    from kaisho.server.app import App\n"),
    ],
)
def test_imports_from_below_from_the_same_package_and_for_types_are_allowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: str, text: str
) -> None:
    path = tmp_path / "server" / module
    path.parent.mkdir(parents=True)
    path.write_text(text)
    monkeypatch.setattr(layers, "PACKAGE", tmp_path)
    assert list(layers.server_faults()) == []
