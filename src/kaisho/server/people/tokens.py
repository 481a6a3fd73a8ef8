"""Secrets that clients receive: contents of cookies, bots' tokens and invitations. The database stores only their hashes."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import secrets

SIZE = 32
BOT_PREFIX = "kb_"
LOGIN, DEVICE = b"kaisho login\0", b"kaisho device\0"
"""Purposes of signatures, so that a cookie of one kind is not valid as the other."""


def new_token() -> bytes:
    return secrets.token_bytes(SIZE)


def key_of(token: bytes) -> bytes:
    """Return the key under which the database stores a token."""
    return hashlib.sha256(token).digest()


def sign(secret: bytes, token: bytes, purpose: bytes = LOGIN) -> str:
    """Return the text of a token for a cookie, signed with the server's secret."""
    return f"{_text(token)}.{_text(_signature(secret, token, purpose))}"


def unsign(secret: bytes, cookie: str, purpose: bytes = LOGIN) -> bytes | None:
    """Return the token of a cookie, or None if this server has not signed it."""
    token, _, signature = cookie.partition(".")
    found, claimed = _bytes(token), _bytes(signature)
    if found is None or claimed is None or not hmac.compare_digest(_signature(secret, found, purpose), claimed):
        return None
    return found


def bot_token_text(token: bytes) -> str:
    return BOT_PREFIX + _text(token)


def read_bot_token(text: str) -> bytes | None:
    """Return the token in a text like ``kb_…``, or None."""
    return _bytes(text.removeprefix(BOT_PREFIX)) if text.startswith(BOT_PREFIX) else None


def invitation_text(token: bytes) -> str:
    return _text(token)


def read_invitation(text: str) -> bytes | None:
    return _bytes(text.strip())


def _signature(secret: bytes, token: bytes, purpose: bytes) -> bytes:
    return hmac.new(secret, purpose + token, hashlib.sha256).digest()


def _text(token: bytes) -> str:
    return base64.urlsafe_b64encode(token).decode().rstrip("=")


def _bytes(text: str) -> bytes | None:
    """Decode 32 bytes; only the canonical encoding by ``_text`` is accepted."""
    if len(text) != len(_text(bytes(SIZE))) or not text.isascii():
        return None
    try:
        found = base64.b64decode(text + "=", altchars=b"-_", validate=True)
    except binascii.Error:
        return None
    return found if _text(found) == text else None
