"""Where a request comes from: client address, host and origin; and the security headers of responses."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from websockets.typing import Subprotocol

from kaisho.errors import KaishoError
from kaisho.server.settings import Settings

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)

HEADERS = (
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    # Other hosts do not see our addresses, because invitations are part of them. "no-referrer" would also remove the origin
    # from our own forms.
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
)
TRANSPORT = (b"strict-transport-security", b"max-age=31536000")


SUBPROTOCOL = Subprotocol("kaisho")
TOKEN_SUBPROTOCOL = "kaisho.token."
"""Prefix of a subprotocol that carries a bot's token. A browser's WebSocket cannot set headers, and a token in the address
would be logged. The client offers ``kaisho`` and ``kaisho.token.kb_…``; the server selects the first."""


def token_of_subprotocols(header: str) -> str | None:
    """Return the token among the subprotocols that a client offers, if there is one."""
    names = (name.strip() for name in header.split(","))
    return next((name.removeprefix(TOKEN_SUBPROTOCOL) for name in names if name.startswith(TOKEN_SUBPROTOCOL)), None)


class ForeignPage(KaishoError):
    """A request that was sent by a page of another host."""


def headers_of(scope: Mapping[str, Any]) -> dict[str, str]:
    """Return a request's headers by lower-case name; the last one of equal names."""
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def cookies_of(header: str) -> dict[str, str]:
    """Return the cookies of a request; the first one of equal names."""
    found: dict[str, str] = {}
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        found.setdefault(name, value)
    return found


def client_of(scope: Mapping[str, Any], headers: Mapping[str, str], settings: Settings) -> tuple[str, str]:
    """Return the client's address and scheme, from the headers of a trusted proxy or else from the connection."""
    address = plain_address(scope["client"][0]) if scope.get("client") else "local"
    scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
    if not settings.trusts(address):
        return address, scheme
    for hop in reversed(headers.get("x-forwarded-for", "").split(",")):
        hop = hop.strip()
        if not _is_address(hop):
            break
        address = plain_address(hop)
        if not settings.trusts(address):
            break
    forwarded = headers.get("x-forwarded-proto", "").strip().lower()
    return address, forwarded if forwarded in ("http", "https") else scheme


def plain_address(text: str) -> str:
    """Return an IPv4 address as such if a dual-stack socket reports it as IPv6 (``::ffff:192.0.2.1``)."""
    before, _, last = text.rpartition(":")
    return last if before.lower() == "::ffff" and "." in last else text


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def limit_key(address: str) -> str:
    """Return the key by which limits count a client: an IPv4 address, or the /64 network of an IPv6 address."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, 64), strict=False))
    return address


def own_origin(headers: Mapping[str, str], scheme: str, settings: Settings) -> str:
    """Return the origin of our own pages."""
    return settings.public_url or f"{scheme}://{headers.get('host', '')}"


def check_host(headers: Mapping[str, str], settings: Settings) -> None:
    """Raise for a foreign host name. A server on loopback answers only to names of this machine (DNS rebinding)."""
    try:
        host = urlsplit(f"//{headers.get('host', '')}").hostname or ""
    except ValueError:  # brackets without an address
        raise ForeignPage("http-foreign-host", host=headers.get("host", "")) from None
    if settings.public_url and host == urlsplit(settings.public_url).hostname:
        return
    if _is_loopback(settings.host) and not (host == "localhost" or host.endswith(".localhost") or _is_loopback(host)):
        raise ForeignPage("http-foreign-host", host=host)


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def check_origin(headers: Mapping[str, str], scheme: str, settings: Settings, *, needed: bool) -> None:
    """Raise for a request from a page of another origin; if ``needed``, also for one without an origin."""
    origin = headers.get("origin")
    if origin is None:
        if needed:
            raise ForeignPage("http-no-origin")
        return
    if origin.lower() != own_origin(headers, scheme, settings).lower():
        raise ForeignPage("http-foreign-origin", origin=origin)
