"""The cache of compiled functions on disk: one folder for a module, named by a hash of all the source it depends on."""

from __future__ import annotations

import ast
import contextlib
import functools
import hashlib
import os
import re
import shutil
import sys
import tempfile
import time
from pathlib import Path
from types import ModuleType

import numba
import numpy as np

from kaisho.cache import cache_base, refused

RETENTION_DAYS = 30
"""A folder whose functions have not been loaded for this many days is deleted."""

_FOLDER_NAME = re.compile(r"[\w.]+-[0-9a-f]{16}")


def _imported_modules(module: ModuleType) -> list[ModuleType]:
    """Return the loaded modules that a module imports at its top level: a kernel can use no others."""
    assert module.__file__ is not None
    names: set[str] = set()
    for node in ast.parse(Path(module.__file__).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parent = module.__name__.rsplit(".", node.level)[0] + "." if node.level else ""
            base = (parent + (node.module or "")).rstrip(".")
            names.add(base)
            names.update(f"{base}.{alias.name}" for alias in node.names)
    return [sys.modules[name] for name in sorted(names) if name in sys.modules]


@functools.cache
def source_hash(module_name: str) -> str:
    """Hash a module's source together with everything it imports from its own project and from Kaisho.

    Numba's cache only checks the file of the cached function. A kernel that calls a helper of another file, or reads a
    table there, would still run the old code after an edit. A folder named by this hash prevents that.
    """
    roots = {module_name.partition(".")[0], __name__.partition(".")[0]}
    seen: dict[str, ModuleType] = {}
    todo = [sys.modules[module_name]]
    while todo:
        module = todo.pop()
        file = getattr(module, "__file__", None)
        if module.__name__ in seen or file is None or not file.endswith(".py"):
            continue
        if module.__name__.partition(".")[0] in roots:
            seen[module.__name__] = module
            todo += _imported_modules(module)
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {sys.version}".encode())
    for name in sorted(seen):
        file = seen[name].__file__
        assert file is not None
        digest.update(name.encode() + b"\0" + Path(file).read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _delete_old_folders(base: Path) -> None:
    """Delete our folders that have not been used for a month, as far as they can be deleted."""
    oldest = time.time() - RETENTION_DAYS * 86400
    for folder in base.iterdir():
        ours = _FOLDER_NAME.fullmatch(folder.name) and not folder.is_symlink() and folder.is_dir()
        if ours and folder.stat().st_mtime < oldest:
            shutil.rmtree(folder, ignore_errors=True)


@functools.cache
def cache_folder(module_name: str) -> Path | None:
    """Return the folder for one module's compiled functions, or None (with one message) if it cannot be written."""
    base = cache_base()
    for other in refused:
        print_once("cache-foreign", folder=str(other))
    folder = base / f"{module_name}-{source_hash(module_name)}"
    try:
        new = not folder.exists()
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
        os.utime(folder)
        if new:
            with contextlib.suppress(OSError):
                _delete_old_folders(base)
    except OSError as error:
        print_once("cache-unwritable", folder=str(base), why=error.strerror or str(error))
        return None
    return folder


def discard_cache(folder: Path, error: Exception) -> None:
    """Delete an unusable cache folder; the next start rebuilds it."""
    shutil.rmtree(folder, ignore_errors=True)
    print_once("cache-unusable", folder=str(folder.parent), why=f"{type(error).__name__}: {error}")


@functools.cache
def print_once(message: str, **values: str) -> None:
    """Print a message on standard error in the user's language, the first time only."""
    from kaisho.language import chosen_language, words  # loaded only when there is something to print

    print(f"kaisho: {words(chosen_language())(message, **values)}", file=sys.stderr, flush=True)
