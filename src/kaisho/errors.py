"""The error family, for people and programs: every error has a stable code, words in five languages, and a location.

All of them are ``ValueError``. The code is also the id of the message in the language files.
"""

from __future__ import annotations

import operator
import reprlib
from dataclasses import dataclass, field, replace
from typing import Any

Values = dict[str, Any]

MAX_NUMBER = 10**15
"""Larger numbers are quoted as text, because formatting them by a language's rules is slow or impossible."""
MAX_ITEMS = 200
"""Longer lists in a message are shortened."""


@dataclass(frozen=True)
class Word:
    """A value inside a message that is itself a message, such as the name of a colour, perhaps with values of its own."""

    id: str
    values: Values = field(default_factory=dict, hash=False)


class Said(str):
    """A value inside a message that is a formatted message itself, and may be longer than text from outside."""

    __slots__ = ()


def plain_value(value: Any) -> Any:
    """Convert a value to one that messages can quote and processes can exchange: text, ``Word``, number, or a tuple.

    Anything else, such as None, a function or bytes, becomes text.
    """
    if isinstance(value, str):
        return value if type(value) in (str, Said) else str(value)
    if isinstance(value, Word):
        return Word(value.id, {name: plain_value(inner) for name, inner in value.values.items()})
    if isinstance(value, list | tuple):
        items = tuple(_plain_item(item) for item in value[:MAX_ITEMS])
        return items if len(value) <= MAX_ITEMS else (*items, "…")
    return _plain_item(value)


def _plain_item(value: Any) -> Any:
    if isinstance(value, str | Word):
        return plain_value(value)
    if isinstance(value, float):
        return float(value) if not abs(value) > MAX_NUMBER else repr(float(value))
    try:
        number = operator.index(value)
    except Exception:  # an object from outside may raise anything
        return quoted(value)
    return number if abs(number) <= MAX_NUMBER else quoted(number)


def quoted(value: Any) -> str:
    """Return any object as text."""
    if isinstance(value, int) and value.bit_length() > 1000:  # too long for Python to write
        return hex(value)
    try:
        return _short.repr(bytes(value[:300]) if isinstance(value, bytes | bytearray) else value)
    except Exception:  # an object from outside may raise anything
        return f"<{type(value).__name__}>"


_short = reprlib.Repr()
_short.maxstring = _short.maxother = _short.maxlong = 300


NO_RULE = "-"
"""The rule of a refusal that needs none: there is no such act."""


class KaishoError(ValueError):
    """Something from outside was wrong. ``code`` identifies it, and ``say`` describes it in a language."""

    def __init__(self, code: str, **values: Any) -> None:
        self.code = code
        self.values: Values = {name: plain_value(value) for name, value in values.items()}
        super().__init__(code, self.values)

    def __reduce__(self) -> tuple[Any, ...]:
        """Support copies and other processes without ``__init__``, whose parameters differ between subclasses."""
        return _rebuilt, (type(self), *self.args), self.__dict__

    def say(self, language: str = "en") -> str:
        """Return the message in a language."""
        from kaisho.language import words  # loaded only when a message is shown

        return words(language)(self.code, **self.values)

    def __str__(self) -> str:
        try:
            return self.say()
        except LookupError:  # no such message, or it needs other values; a traceback must still be printable
            return f"{self.code} {self.values}"


def _rebuilt(kind: type[KaishoError], *arguments: Any) -> KaishoError:
    return kind.__new__(kind, *arguments)


class UnknownGame(KaishoError):
    """There is no game of that name."""


class BrokenGame(KaishoError):
    """A game that cannot be loaded, or whose name another game already has."""


class UnknownRules(KaishoError):
    """A version of a game's rules that does not exist here."""


class BadOption(KaishoError):
    """An option that the game does not have, or a value that the option does not take."""


class BadDeal(KaishoError):
    """An impossible deal."""


class BadPosition(KaishoError):
    """A text or a record of bytes that is not a position of the game."""


class ConcealedPosition(KaishoError):
    """The legal acts of a position depend on something that it hides."""


class BadNotation(KaishoError):
    """A text that cannot be read as an act in this position."""


class UnknownBot(KaishoError):
    """There is no bot of that name."""


class NoPlanes(KaishoError):
    """The game has no observation planes, so learning programs cannot observe it."""


class MissingExtra(KaishoError, ImportError):
    """A package from one of Kaisho's extras is not installed."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__("missing-extra", package=package, install=f"pip install 'kaisho[{extra}]'")


def with_rule(text: str, rule: str, language: str) -> str:
    """Add to a sentence the rule that it is about."""
    from kaisho.language import words

    return words(language)("with-rule", rule=rule, why=Said(text))


@dataclass(frozen=True)
class Refusal:
    """Why an act is not allowed: the rule, the message that explains it, and the squares that it is about."""

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
        self.refusal = replace(refusal, values=self.values)
        self.rule = refusal.rule
        self.squares = refusal.squares

    def say(self, language: str = "en") -> str:
        why = super().say(language)
        return with_rule(why, self.rule, language) if self.rule != NO_RULE else why


class IllegalStep(IllegalAct):
    """An illegal act in one of the games of a batch; ``place`` is the index of the game."""

    def __init__(self, place: int, act: int, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.place = place
        self.act = act

    def say(self, language: str = "en") -> str:
        from kaisho.language import words

        return words(language)("illegal-step", place=str(self.place), act=str(self.act), why=Said(super().say(language)))


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
        return words(language)("bad-record", line=str(self.line), why=Said(why))
