"""Atomic file writing: a crash never leaves an incomplete file."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path

from kaisho.errors import KaishoError


def write_whole(path: Path, content: str | bytes) -> None:
    """Replace a file's content at once: after a crash there is the old file or the new one, never a part."""
    try:
        path = path.resolve()
        if path.exists() and not path.is_file():
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as new:
            try:
                new.write(content.encode() if isinstance(content, str) else content)
                new.flush()
                os.fsync(new.fileno())
                if path.exists():
                    os.chmod(new.name, path.stat().st_mode & 0o777)
                else:
                    mask = os.umask(0)
                    os.umask(mask)
                    os.chmod(new.name, 0o666 & ~mask)
                os.replace(new.name, path)
            except BaseException:
                Path(new.name).unlink(missing_ok=True)
                raise
    except (OSError, ValueError, RuntimeError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise KaishoError("file-unwritable", file=str(path), why=why) from None
