"""What can go wrong, for people and programs: every error has a stable code, words in five languages, and the place.

All of them are ``ValueError``. The code is also the id of the message in the language files.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Word:
    """A value inside a message that is itself a message, such as the name of a colour."""

    id: str


Values = dict[str, Any]

NO_RULE = "-"
"""The rule of a refusal that needs none: there is no such act."""


class KaishoError(ValueError):
    """Something from outside was wrong; ``code`` says what, ``say`` says it in a language."""

    def __init__(self, code: str, **values: Any) -> None:
        super().__init__(code, values)
        self.code = code
        self.values: Values = values

    def say(self, language: str = "en") -> str:
        from kaisho.language import words  # read only when somebody has to be told

        return words(language)(self.code, **self.values)

    def __str__(self) -> str:
        return self.say()


class UnknownGame(KaishoError):
    """There is no game of that name."""


class BadOption(KaishoError):
    """An option that the game does not have, or a value that the option does not take."""


class BadDeal(KaishoError):
    """A deal that cannot be."""


class BadPosition(KaishoError):
    """A text or a record of bytes that is not a position of the game."""


class BadNotation(KaishoError):
    """A text that cannot be read as an act in this position."""


class UnknownBot(KaishoError):
    """There is no bot of that name."""


class MissingExtra(KaishoError, ImportError):
    """A package is not installed that one of Kaisho's extras brings."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__("missing-extra", package=package, install=f"pip install 'kaisho[{extra}]'")


@dataclass(frozen=True)
class Refusal:
    """Why an act is not allowed: the rule, the message that says it, and the squares it is about."""

    rule: str
    code: str
    values: Values = field(default_factory=dict)
    squares: tuple[str, ...] = ()

    def say(self, language: str = "en") -> str:
        from kaisho.language import words

        return words(language)(self.code, **self.values)


class IllegalAct(KaishoError):
    """An act that a rule forbids."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, **refusal.values)
        self.refusal = refusal
        self.rule = refusal.rule
        self.squares = refusal.squares

    def say(self, language: str = "en") -> str:
        from kaisho.language import words

        why = super().say(language)
        return words(language)("illegal-act", rule=self.rule, why=why) if self.rule != NO_RULE else why


class IllegalStep(IllegalAct):
    """An act for one of many games that a rule forbids; ``place`` is the number of the game, from 0."""

    def __init__(self, place: int, act: int, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.place = place
        self.act = act

    def say(self, language: str = "en") -> str:
        from kaisho.language import words

        return words(language)("illegal-step", place=str(self.place), act=str(self.act), why=super().say(language))


class BadRecord(KaishoError):
    """A record that cannot be replayed; ``line`` is the number of the line that is wrong."""

    def __init__(self, code: str, line: int, cause: KaishoError | None = None, **values: Any) -> None:
        super().__init__(code, **values)
        self.line = line
        self.cause = cause

    @property
    def rule(self) -> str | None:
        return self.cause.rule if isinstance(self.cause, IllegalAct) else None

    def say(self, language: str = "en") -> str:
        from kaisho.language import words

        why = self.cause.say(language) if self.cause else super().say(language)
        return words(language)("bad-record", line=str(self.line), why=why)
