"""The web client as it was built from ``web/``: files in memory, and how long browsers may cache them."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from kaisho.server.asgi import Headers, body_headers

PAGES = frozenset(
    {"tables", "join", "study", "learn", "rules", "people", "leaderboards", "account", "sign-in", "settings", "admin", "about"}
)
"""First path segments that ``web/src/router.svelte.ts`` knows; ``index.html`` answers them all."""

CONTENT_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".png": "image/png",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
}
IMMUTABLE = b"public, max-age=31536000, immutable"
"""For files with a hash of their contents in the name."""
REVALIDATE = b"no-cache"
MIN_TO_COMPRESS = 600
COMPRESSED = frozenset({".png", ".woff", ".woff2"})
"""Files that gzip would not make smaller."""

StaticResponse = tuple[int, Headers, bytes]
"""Status, headers and body."""


@dataclass(frozen=True)
class File:
    """One file, plain and compressed."""

    content_type: bytes
    cache_control: bytes
    etag: bytes
    plain: bytes
    compressed: bytes | None

    def response(self, accepted: str, known: str) -> StaticResponse:
        """Return the response for a client that accepts these encodings and has the file with these entity tags."""
        headers = [(b"cache-control", self.cache_control), (b"etag", self.etag), (b"vary", b"accept-encoding")]
        if self.etag.decode() in known:
            return 304, headers, b""
        body = self.plain
        if self.compressed is not None and "gzip" in accepted:
            body = self.compressed
            headers.append((b"content-encoding", b"gzip"))
        return 200, [*headers, *body_headers(body, self.content_type)], body


class BrowserPages:
    """All files of the web client by path; empty if it was not built."""

    def __init__(self, folder: Traversable) -> None:
        self._files = {path: _file(path, body) for path, body in _read(folder, "/")}

    def __bool__(self) -> bool:
        return "/index.html" in self._files

    def response(self, path: str, headers: dict[str, str]) -> StaticResponse | None:
        """Return the response for a path, or None if the web client does not have it."""
        if not self or not path.startswith("/"):
            return None
        first = path.split("/")[1]
        file = self._files.get("/index.html" if path == "/" or first in PAGES else path)
        return None if file is None else file.response(headers.get("accept-encoding", ""), headers.get("if-none-match", ""))

    def not_found(self, headers: dict[str, str]) -> StaticResponse | None:
        """Return the client's page with status 404: it says that there is nothing here, in the visitor's language."""
        response = self.response("/", headers | {"if-none-match": ""})
        return None if response is None else (404, *response[1:])


@cache
def built_pages() -> BrowserPages:
    """Return the web client of this installation, read and compressed once."""
    return BrowserPages(files("kaisho.server") / "web")


def _read(folder: Traversable, prefix: str) -> list[tuple[str, bytes]]:
    if not folder.is_dir():
        return []
    contents: list[tuple[str, bytes]] = []
    for entry in folder.iterdir():
        if entry.is_dir():
            contents += _read(entry, f"{prefix}{entry.name}/")
        else:
            contents.append((f"{prefix}{entry.name}", entry.read_bytes()))
    return contents


def _file(path: str, body: bytes) -> File:
    suffix = path[path.rfind(".") :]
    compressed = gzip.compress(body, 9, mtime=0) if len(body) >= MIN_TO_COMPRESS and suffix not in COMPRESSED else None
    etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'.encode()
    cache_control = IMMUTABLE if path.startswith("/assets/") else REVALIDATE
    content_type = CONTENT_TYPES.get(suffix, "application/octet-stream").encode()
    return File(content_type, cache_control, etag, body, compressed)
