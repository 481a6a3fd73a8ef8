"""Cookies: the login, the device it was made on, and the language that somebody without an account has chosen."""

from __future__ import annotations

import msgspec
from litestar.datastructures import Cookie

from kaisho.server.people.person import Person
from kaisho.server.people.tokens import DEVICE, sign

LOGIN_COOKIE = "kaisho"
DEVICE_COOKIE = "kaisho-device"
LANGUAGE_COOKIE = "kaisho-language"
FORM_COOKIE = "kaisho-form"
YEAR = 400 * 24 * 3600
"""The longest lifetime that browsers accept, in seconds."""


class NewLogin(msgspec.Struct, frozen=True):
    """A person who has just signed in, with the contents of the login cookie and the device cookie."""

    person: Person
    token: bytes
    device: bytes


def cookie(name: str, value: str, seconds: int, *, secure: bool) -> Cookie:
    return Cookie(key=name, value=value, max_age=seconds, httponly=True, secure=secure, samesite="lax", path="/")


def login_cookies(secret: bytes, login: NewLogin, *, secure: bool) -> list[Cookie]:
    """Return the signed cookies of a new login."""
    return [
        cookie(LOGIN_COOKIE, sign(secret, login.token), YEAR, secure=secure),
        cookie(DEVICE_COOKIE, sign(secret, login.device, DEVICE), YEAR, secure=secure),
    ]


def logout_cookies(*, secure: bool) -> list[Cookie]:
    """Return the cookie that removes a login. The device keeps its own."""
    return [cookie(LOGIN_COOKIE, "", 0, secure=secure)]
