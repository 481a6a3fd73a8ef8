"""The documentation site as it was built by ``make docs``, served under ``/docs``."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from kaisho.errors import KaishoError
from kaisho.server.browser import CONTENT_TYPES, MIN_TO_COMPRESS, REVALIDATE, File, StaticResponse

PREFIX = "/docs"


class NoDocumentation(KaishoError):
    """The site was not built with this installation."""


class Documentation:
    """All files of the site by address. A file is read and compressed when it is first requested."""

    def __init__(self, folder: Traversable) -> None:
        self._sources = dict(_listed(folder, f"{PREFIX}/"))
        self._files: dict[str, File] = {}

    def __bool__(self) -> bool:
        return f"{PREFIX}/index.html" in self._sources

    def response(self, path: str, headers: dict[str, str]) -> StaticResponse | None:
        """Return status, headers and body for an address, or None if the address is not below ``/docs``."""
        if path != PREFIX and not path.startswith(f"{PREFIX}/"):
            return None
        if not self:
            raise NoDocumentation("http-no-documentation")
        if path == PREFIX:  # the links of the pages are relative, so the slash matters
            return 308, [(b"location", f"{PREFIX}/".encode()), (b"content-length", b"0")], b""
        file = self._file(path + "index.html" if path.endswith("/") else path)
        if file is None:
            raise KaishoError("http-not-found")
        return file.response(headers.get("accept-encoding", ""), headers.get("if-none-match", ""))

    def _file(self, path: str) -> File | None:
        if path not in self._files:
            source = self._sources.get(path)
            if source is None:
                return None
            self._files[path] = _loaded(path, source.read_bytes())
        return self._files[path]


@cache
def built_documentation() -> Documentation:
    """Return the site of this installation."""
    return Documentation(files("kaisho.server") / "docs")


def _listed(folder: Traversable, prefix: str) -> list[tuple[str, Traversable]]:
    if not folder.is_dir():
        return []
    found: list[tuple[str, Traversable]] = []
    for entry in folder.iterdir():
        found += _listed(entry, f"{prefix}{entry.name}/") if entry.is_dir() else [(f"{prefix}{entry.name}", entry)]
    return found


def _loaded(path: str, body: bytes) -> File:
    suffix = path[path.rfind(".") :]
    content_type = CONTENT_TYPES.get(suffix, "application/octet-stream")
    compressed = gzip.compress(body, 6, mtime=0) if len(body) >= MIN_TO_COMPRESS and suffix != ".png" else None
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'.encode()
    return File(content_type.encode(), REVALIDATE, tag, body, compressed)
