"""The browser's side as it was built from ``web/``: files kept in memory, and how long a browser may keep them."""

from __future__ import annotations

import gzip
import hashlib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

PAGES = frozenset(
    {"tables", "join", "study", "learn", "rules", "people", "leaderboards", "account", "sign-in", "settings", "admin", "about"}
)
"""The first words of the addresses that ``web/src/router.svelte.ts`` knows: the same file answers them all."""

KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".png": "image/png",
    ".txt": "text/plain; charset=utf-8",
}
FOR_EVER = b"public, max-age=31536000, immutable"
"""For files with a hash of their contents in the name."""
ASK_AGAIN = b"no-cache"
LEAST_TO_COMPRESS = 600

Headers = list[tuple[bytes, bytes]]


@dataclass(frozen=True)
class File:
    """One file, as it is and compressed."""

    kind: bytes
    keep: bytes
    tag: bytes
    plain: bytes
    compressed: bytes | None

    def answer(self, accepted: str, known: str) -> tuple[int, Headers, bytes]:
        headers = [(b"cache-control", self.keep), (b"etag", self.tag), (b"vary", b"accept-encoding")]
        if self.tag.decode() in known:
            return 304, headers, b""
        body = self.plain
        if self.compressed is not None and "gzip" in accepted:
            body = self.compressed
            headers.append((b"content-encoding", b"gzip"))
        return 200, [*headers, (b"content-type", self.kind), (b"content-length", str(len(body)).encode())], body


class BrowserPages:
    """Everything that was built, by address; empty where nothing was."""

    def __init__(self, folder: Traversable) -> None:
        self._files = {path: _file(path, body) for path, body in _read(folder, "/")}

    def __bool__(self) -> bool:
        return "/index.html" in self._files

    def answer(self, path: str, headers: dict[str, str]) -> tuple[int, Headers, bytes] | None:
        """Status, headers and body for an address, or None where the address is not ours."""
        if not self or not path.startswith("/"):
            return None
        first = path.split("/")[1]
        file = self._files.get("/index.html" if path == "/" or first in PAGES else path)
        return None if file is None else file.answer(headers.get("accept-encoding", ""), headers.get("if-none-match", ""))

    def nowhere(self, headers: dict[str, str]) -> tuple[int, Headers, bytes] | None:
        """The same page for an address at which there is nothing: it says so in the visitor's language."""
        answer = self.answer("/", headers | {"if-none-match": ""})
        return None if answer is None else (404, *answer[1:])


@cache
def built_pages() -> BrowserPages:
    """What this installation has; read and compressed once."""
    return BrowserPages(files("kaisho.server") / "web")


def _read(folder: Traversable, prefix: str) -> list[tuple[str, bytes]]:
    if not folder.is_dir():
        return []
    found: list[tuple[str, bytes]] = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += _read(entry, f"{prefix}{entry.name}/")
        else:
            found.append((f"{prefix}{entry.name}", entry.read_bytes()))
    return found


def _file(path: str, body: bytes) -> File:
    suffix = path[path.rfind(".") :]
    compressed = gzip.compress(body, 9, mtime=0) if len(body) >= LEAST_TO_COMPRESS and suffix != ".png" else None
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'.encode()
    keep = FOR_EVER if path.startswith("/assets/") else ASK_AGAIN
    return File(KINDS.get(suffix, "application/octet-stream").encode(), keep, tag, body, compressed)
