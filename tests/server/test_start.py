"""What starting the club must not wait for."""

from __future__ import annotations

import subprocess
import sys


def test_the_club_opens_without_waiting_for_the_compiler_or_for_what_only_some_pages_need() -> None:
    loaded = "import sys, kaisho.commands.serve; print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    found = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True, timeout=120)
    assert {"litestar", "sqlalchemy", "uvicorn"} <= set(found.stdout.split())
    assert not {"numba", "llvmlite", "jinja2", "alembic", "openskill"} & set(found.stdout.split())
