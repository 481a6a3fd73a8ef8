"""Where compiled rules are kept."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path


def cache_base() -> Path:
    """In ``KAISHO_CACHE_DIR``, else in the user's cache folder; in a folder of their own."""
    return _user_cache() / "compiled-rules"


def _user_cache() -> Path:
    if chosen := os.environ.get("KAISHO_CACHE_DIR"):
        return Path(chosen)
    if chosen := os.environ.get("XDG_CACHE_HOME"):
        return Path(chosen) / "kaisho"
    try:
        home = Path.home()
    except RuntimeError:  # no home folder at all
        return Path(tempfile.gettempdir()) / "kaisho"
    if sys.platform == "darwin":
        return home / "Library" / "Caches" / "kaisho"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home)) / "kaisho" / "cache"
    return home / ".cache" / "kaisho"
