"""What clients send about themselves: JSON bodies and HTML forms are both read into these types."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from kaisho.server.people.second_factor import MAX_CODE_LENGTH

Name = Annotated[str, Meta(min_length=1, max_length=80)]
Password = Annotated[str, Meta(min_length=1, max_length=400)]
Code = Annotated[str, Meta(max_length=MAX_CODE_LENGTH)]
Language = Annotated[str, Meta(max_length=8)]


class NewGuest(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    name: Name
    language: Language | None = None


class NewAccount(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    name: Name
    password: Password
    invitation: Annotated[str, Meta(max_length=100)] | None = None
    language: Language | None = None


class SignIn(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    name: Name
    password: Password
    code: Code | None = None
    """A code of the second factor, or a recovery code. Without it, accounts that need one answer ``people-code-needed``."""


class ProfileChanges(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    name: Name | None = None
    language: Language | None = None


class NewPassword(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    old: Password
    new: Password


class DeletionRequest(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Deletes the person who sends it. Accounts have to give their password, guests do not."""

    password: Password | None = None


class NewBot(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    name: Name


class SecondFactorRequest(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Begins to set up a second factor."""

    password: Password


class SecondFactorConfirmation(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Confirms a second factor with its first code."""

    code: Code


class Reauthentication(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The password and a code of the second factor, once more."""

    password: Password
    code: Code
