"""Where compiled rules are kept. To load them is to run them, so nobody else may write there."""

from __future__ import annotations

import atexit
import os
import shutil
import stat
import sys
import tempfile
from pathlib import Path

refused: list[Path] = []
"""Folders of somebody else that were not used."""


def cache_base() -> Path:
    """In ``KAISHO_CACHE_DIR``, else in the user's cache folder; in a folder of their own, for their owner only.

    Where somebody else could have written, a folder is made for this process and those that it starts.
    """
    base = _user_cache() / "compiled-rules"
    if _is_private(base):
        return base
    refused.append(base)
    own = tempfile.mkdtemp(prefix="kaisho-")
    atexit.register(shutil.rmtree, own, ignore_errors=True)
    os.environ["KAISHO_CACHE_DIR"] = own
    return cache_base()


def _is_private(folder: Path) -> bool:
    """Make a folder private where it is ours or can be made; whether nobody else can write to it, or nobody at all."""
    try:
        if not folder.parent.exists():
            folder.parent.mkdir(parents=True, exist_ok=True)
            folder.parent.chmod(0o700)
        if not hasattr(os, "geteuid"):
            folder.mkdir(mode=0o700, exist_ok=True)
            return True
        own = os.geteuid()
        if not all(_is_kept(above, own) for above in _way_to(folder.parent)):
            return False
        folder.mkdir(mode=0o700, exist_ok=True)
        if {folder.lstat().st_uid, folder.stat().st_uid} != {own}:
            return False
        folder.chmod(0o700)  # whatever the umask was, now or when it was made
        return True
    except OSError:
        return True  # it cannot be used at all, which is said when that is tried


def _way_to(folder: Path) -> set[Path]:
    """A folder and all above it, as they are named and as they really are: the owner of each could exchange what is below."""
    named, real = folder.absolute(), folder.resolve()
    return {named, *named.parents, real, *real.parents}


def _is_kept(folder: Path, own: int) -> bool:
    """Whether nobody but us and the system's administrator can exchange what is in a folder, or the link that leads there."""
    found = folder.lstat()
    if found.st_uid not in (own, 0):
        return False
    return stat.S_ISLNK(found.st_mode) or not found.st_mode & stat.S_IWOTH or bool(found.st_mode & stat.S_ISVTX)


def _user_cache() -> Path:
    if chosen := os.environ.get("KAISHO_CACHE_DIR"):
        return Path(chosen)
    if chosen := os.environ.get("XDG_CACHE_HOME"):
        return Path(chosen) / "kaisho"
    try:
        home = Path.home()
    except RuntimeError:  # no home folder at all
        return Path(tempfile.gettempdir()) / f"kaisho-{os.geteuid() if hasattr(os, 'geteuid') else 'rules'}"
    if sys.platform == "darwin":
        return home / "Library" / "Caches" / "kaisho"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home)) / "kaisho" / "cache"
    return home / ".cache" / "kaisho"
