"""Which paths are plain pages, and which requests are answered with a page when something goes wrong."""

from __future__ import annotations

from collections.abc import Mapping

PREFIX = "/plain"
NOT_PAGES = ("/api", "/socket", "/healthz", "/metrics")


def is_page(path: str) -> bool:
    """Whether a path belongs to the plain pages."""
    return path == PREFIX or path.startswith(PREFIX + "/")


def wants_page(method: str, path: str, headers: Mapping[str, str]) -> bool:
    """Whether a browser opens an address, so that errors should be pages as well."""
    if is_page(path):
        return True
    first = path[: path.find("/", 1)] if "/" in path[1:] else path
    return method in ("GET", "HEAD") and first not in NOT_PAGES and "text/html" in headers.get("accept", "")
