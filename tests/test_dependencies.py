"""What the project needs is pinned, and the page about it says why, package by package."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

PROJECT = Path(__file__).parent.parent
EXPLAINED = {
    name.strip()
    for line in (PROJECT / "docs" / "dependencies.md").read_text(encoding="utf-8").splitlines()
    if line.startswith("| ") and not line.startswith("| package")
    for name in re.split(r",| \(with |\)", line.split("|")[1])
    if name.strip()
}


def python_packages() -> set[str]:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *(line for extra in project["optional-dependencies"].values() for line in extra)]
    return {found[0] for line in wanted if (found := re.match(r"[A-Za-z0-9_.-]+", line))}


def browser_packages() -> set[str]:
    found = json.loads((PROJECT / "web" / "package.json").read_text(encoding="utf-8"))
    return {*found["dependencies"], *found["devDependencies"]}


def test_every_package_is_explained_and_none_besides() -> None:
    assert python_packages() | browser_packages() == EXPLAINED


def test_every_python_package_is_pinned() -> None:
    pins = (PROJECT / "constraints.txt").read_text(encoding="utf-8")
    pinned = {line.partition("==")[0].lower().replace("_", "-") for line in pins.splitlines() if "==" in line}
    assert {name.lower().replace("_", "-") for name in python_packages()} <= pinned
