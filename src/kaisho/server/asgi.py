"""Types of ASGI, and how a middleware answers a request by itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
ASGIApp = Callable[[Scope, Receive, Send], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]

JSON = b"application/json"
HTML = b"text/html; charset=utf-8"


async def respond(send: Send, status: int, headers: Headers, body: bytes) -> None:
    """Send a whole response."""
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def body_headers(body: bytes, content_type: bytes) -> Headers:
    return [(b"content-type", content_type), (b"content-length", str(len(body)).encode())]
