"""Puts a package with a game where Python finds it, as ``pip install --target`` does."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

PEBBLES = Path(__file__).parent / "pebbles"
"""The toy game of the tests: its folder has a ``pyproject.toml`` and the package."""


def install(source: Path, target: Path) -> Path:
    """Copy a package to a folder, with the metadata that declares its entry points; return the folder, for ``sys.path``."""
    project = tomllib.loads((source / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    package = project["name"].replace("-", "_")
    shutil.copytree(source / package, target / package, dirs_exist_ok=True)
    about = target / f"{package}-{project['version']}.dist-info"
    about.mkdir(parents=True, exist_ok=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    groups = project.get("entry-points", {})
    lines = [line for group, points in groups.items() for line in (f"[{group}]", *(f"{n} = {v}" for n, v in points.items()))]
    (about / "entry_points.txt").write_text("\n".join(lines) + "\n")
    return target
