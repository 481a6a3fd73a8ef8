"""What is checked of every request before anything else sees it: where it comes from, and from which page."""

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
    # No other host is told our addresses, because invitations are part of them. "no-referrer" would take the origin from our
    # own forms as well.
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
)
TRANSPORT = (b"strict-transport-security", b"max-age=31536000")


SUBPROTOCOL = Subprotocol("kaisho")
TOKEN_SUBPROTOCOL = "kaisho.token."
"""How a page hands over a bot's token: a browser's WebSocket can name subprotocols, but set no header, and an address with a
token in it would stand in logs. It names ``kaisho`` and ``kaisho.token.kb_…``; the answer names the first alone."""


def token_of_subprotocols(header: str) -> str | None:
    """The token that a socket names among its subprotocols, if it does."""
    names = (name.strip() for name in header.split(","))
    return next((name.removeprefix(TOKEN_SUBPROTOCOL) for name in names if name.startswith(TOKEN_SUBPROTOCOL)), None)


class ForeignPage(KaishoError):
    """A request that a page of another host has sent."""


def headers_of(scope: Mapping[str, Any]) -> dict[str, str]:
    """A request's headers; of one that comes twice, the last."""
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def cookies_of(header: str) -> dict[str, str]:
    """The cookies of a request; of one that comes twice, the first."""
    found: dict[str, str] = {}
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        found.setdefault(name, value)
    return found


def client_of(scope: Mapping[str, Any], headers: Mapping[str, str], settings: Settings) -> tuple[str, str]:
    """The client's address and the scheme it used: a trusted proxy's word for them, else what the connection shows."""
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
    """An IPv4 address as such, where a socket for both kinds shows it as an IPv6 one (``::ffff:192.0.2.1``)."""
    before, _, last = text.rpartition(":")
    return last if before.lower() == "::ffff" and "." in last else text


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def limit_key(address: str) -> str:
    """Whom a limit counts together: one IPv4 address, or the 64-bit network of an IPv6 one."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, 64), strict=False))
    return address


def own_origin(headers: Mapping[str, str], scheme: str, settings: Settings) -> str:
    """The origin of our own pages."""
    return settings.public_url or f"{scheme}://{headers.get('host', '')}"


def check_host(headers: Mapping[str, str], settings: Settings) -> None:
    """On loopback only names of this machine are answered, so that no foreign name can be pointed at the server."""
    try:
        host = urlsplit(f"//{headers.get('host', '')}").hostname or ""
    except ValueError:  # brackets that hold no address
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
    """Raise for a request from another host's page. ``needed``: also for one that does not say where it comes from."""
    origin = headers.get("origin")
    if origin is None:
        if needed:
            raise ForeignPage("http-no-origin")
        return
    if origin.lower() != own_origin(headers, scheme, settings).lower():
        raise ForeignPage("http-foreign-origin", origin=origin)
