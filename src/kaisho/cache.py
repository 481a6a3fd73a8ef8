"""The folder of compiled rules. Loading them means running them, so nobody else may write there."""

from __future__ import annotations

import atexit
import os
import shutil
import stat
import sys
import tempfile
from pathlib import Path

refused: list[Path] = []
"""Folders that were not used because somebody else could write to them."""


def cache_base() -> Path:
    """Return a private folder in ``KAISHO_CACHE_DIR``, or by default in the user's cache folder.

    If somebody else could have written there, a temporary folder serves this process and those that it starts.
    """
    base = _user_cache() / "compiled-rules"
    if _is_private(base):
        return base
    refused.append(base)
    temporary = tempfile.mkdtemp(prefix="kaisho-")
    atexit.register(shutil.rmtree, temporary, ignore_errors=True)
    os.environ["KAISHO_CACHE_DIR"] = temporary
    return cache_base()


def _is_private(folder: Path) -> bool:
    """Create a folder or make it private if it is ours; return whether no other user can write to it."""
    try:
        if not folder.parent.exists():
            folder.parent.mkdir(parents=True, exist_ok=True)
            folder.parent.chmod(0o700)
        if not hasattr(os, "geteuid"):
            folder.mkdir(mode=0o700, exist_ok=True)
            return True
        user = os.geteuid()
        if not all(_is_safe(above, user) for above in _way_to(folder.parent)):
            return False
        folder.mkdir(mode=0o700, exist_ok=True)
        if {folder.lstat().st_uid, folder.stat().st_uid} != {user}:
            return False
        folder.chmod(0o700)  # whatever the umask is now or was when the folder was created
        return True
    except OSError:
        return True  # it cannot be used at all, which is reported when something tries to


def _way_to(folder: Path) -> set[Path]:
    """Return a folder and all its parents, by name and with links resolved: the owner of each could replace what is below."""
    named, real = folder.absolute(), folder.resolve()
    return {named, *named.parents, real, *real.parents}


def _is_safe(folder: Path, user: int) -> bool:
    """Whether only the user and root can replace the content of a folder, or the target of a link."""
    status = folder.lstat()
    if status.st_uid not in (user, 0):
        return False
    return stat.S_ISLNK(status.st_mode) or not status.st_mode & stat.S_IWOTH or bool(status.st_mode & stat.S_ISVTX)


def _user_cache() -> Path:
    if chosen := os.environ.get("KAISHO_CACHE_DIR"):
        return Path(chosen)
    if chosen := os.environ.get("XDG_CACHE_HOME"):
        return Path(chosen) / "kaisho"
    try:
        home = Path.home()
    except RuntimeError:  # there is no home folder
        return Path(tempfile.gettempdir()) / f"kaisho-{os.geteuid() if hasattr(os, 'geteuid') else 'rules'}"
    if sys.platform == "darwin":
        return home / "Library" / "Caches" / "kaisho"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home)) / "kaisho" / "cache"
    return home / ".cache" / "kaisho"
