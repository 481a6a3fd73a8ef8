"""What the project needs is pinned, and the page about it says why, package by package."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

from tools import lock

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


def test_exactly_the_required_packages_are_explained() -> None:
    assert python_packages() | browser_packages() == EXPLAINED


def test_every_python_package_is_pinned() -> None:
    pins = (PROJECT / "constraints.txt").read_text(encoding="utf-8")
    pinned = {line.partition("==")[0].lower().replace("_", "-") for line in pins.splitlines() if "==" in line}
    assert {name.lower().replace("_", "-") for name in python_packages()} <= pinned


def test_the_locks_hold_every_pinned_package_with_hashes_and_no_host() -> None:
    assert lock.faults() == []
    for path in lock.LOCKS:
        text = path.read_text(encoding="utf-8")
        assert "://" not in text and "--index" not in text
        for entry in re.split(r"(?m)^(?=[a-z0-9])", text)[1:]:
            assert re.fullmatch(r"[a-z0-9-]+==\S+( ; [^\\\n]+)?(?: \\\n    --hash=sha256:[0-9a-f]{64})+\n", entry), entry


@pytest.mark.parametrize(
    ("filename", "belongs"),
    [
        ("numpy-2.4.6-cp311-cp311-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl", True),
        ("numpy-2.4.6-cp314-cp314-macosx_14_0_arm64.whl", True),
        ("numpy-2.4.6-cp313-cp313-win_amd64.whl", True),
        ("numpy-2.4.6.tar.gz", True),
        ("numpy-2.4.61-cp311-cp311-win_amd64.whl", False),
        ("numpy-2.4.6-cp310-cp310-win_amd64.whl", False),
        ("numpy-2.4.6-cp313-cp313t-win_amd64.whl", False),
        ("numpy-2.4.6-cp311-cp311-win32.whl", False),
    ],
)
def test_the_locks_are_for_the_platforms_that_kaisho_runs_on(filename: str, belongs: bool) -> None:
    assert lock.belongs(filename, "numpy", "2.4.6") is belongs


@pytest.mark.parametrize("name", ["uvicorn", "websockets", "httptools", "litestar"])
def test_packages_whose_inner_classes_are_used_have_an_upper_bound(name: str) -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [line for extra in project["optional-dependencies"].values() for line in extra if re.match(rf"{name}\b", line)]
    assert wanted and all("<" in line for line in wanted)


def test_nothing_with_known_faults_is_pinned_for_the_environment_itself() -> None:
    pins = lock.pins()
    assert tuple(map(int, pins["pip"].split("."))) >= (25, 3)
    assert tuple(map(int, pins["setuptools"].split(".")[:2])) >= (78, 1)
