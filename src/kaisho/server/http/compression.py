"""Gzip for clients that accept it. Only for responses that do not mix secrets with what the client has sent (BREACH)."""

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


def negotiated(headers: Mapping[str, str], gzipped: bytes, media_type: str, **more: str) -> Response[Any]:
    """Return a response whose content is stored compressed; it is decompressed for clients without gzip."""
    if accepts_gzip(headers):
        return _response(gzipped, media_type, gzipped=True, **more)
    return _response(gzip.decompress(gzipped), media_type, gzipped=False, **more)


def encoded_json(content: bytes, *, gzipped: bool) -> Response[Any]:
    """Return a response with JSON that was encoded, and perhaps compressed, before."""
    return _response(content, "application/json", gzipped=gzipped)


def _response(content: bytes, media_type: str, *, gzipped: bool, **more: str) -> Response[Any]:
    headers = {"vary": "Accept-Encoding", **more}
    if gzipped:
        headers["content-encoding"] = "gzip"
    return Response(content, media_type=media_type, headers=headers)
