"""Answers that are sent compressed to who can read that. Only for what holds no secret beside what the asker has sent."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from typing import Any

from litestar.response import Response


def accepts_gzip(headers: Mapping[str, str]) -> bool:
    for part in headers.get("accept-encoding", "").lower().split(","):
        coding, _, quality = part.partition(";")
        if coding.strip() in ("gzip", "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def unpacked_json(headers: Mapping[str, str], zipped: bytes, **more: str) -> Response[Any]:
    """An answer that is kept compressed."""
    return _json(zipped, **more) if accepts_gzip(headers) else _json(gzip.decompress(zipped), coding="identity", **more)


def ready_json(content: bytes, *, packed: bool) -> Response[Any]:
    """An answer that comes from another process, compressed there or not."""
    return _json(content, coding="gzip" if packed else "identity")


def _json(content: bytes, *, coding: str = "gzip", **more: str) -> Response[Any]:
    headers = {"vary": "Accept-Encoding", **more}
    if coding != "identity":
        headers["content-encoding"] = coding
    return Response(content, media_type="application/json", headers=headers)
