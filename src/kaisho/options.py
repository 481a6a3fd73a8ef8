"""The options of a game: what they are called, which values they take, and how they are read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from kaisho.errors import BadOption
from kaisho.texts import MAX_OPTION_LENGTH, MAX_OPTIONS, bounded

OptionValue = str | int


@dataclass(frozen=True)
class Choice:
    """An option with named values."""

    name: str
    values: tuple[str, ...]
    default: str

    def read(self, value: OptionValue) -> OptionValue | None:
        """Return a valid value, or None for one that the option does not take."""
        return str(value) if str(value) in self.values else None

    def allowed(self) -> str:
        """Return the valid values as text."""
        return "|".join(self.values)

    def code(self, value: OptionValue) -> int:
        """Return a value as the number that the rules are given."""
        return self.values.index(str(value))


@dataclass(frozen=True)
class Number:
    """An option that is an integer."""

    name: str
    least: int
    most: int
    default: int
    only: tuple[str, str] | None = None
    """Another option and the value that it must have; otherwise the number means nothing and must not be given."""

    def read(self, value: OptionValue) -> OptionValue | None:
        """Return a valid value, or None for one that the option does not take."""
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 10:
            value = int(value)
        return value if type(value) is int and self.least <= value <= self.most else None

    def allowed(self) -> str:
        """Return the valid values as text."""
        return f"{self.least}…{self.most}"

    def code(self, value: OptionValue) -> int:
        """Return a value as the number that the rules are given."""
        return int(value)


Option = Choice | Number


def checked_options(game: str, options: Sequence[Option], given: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Return the value of every option, given or default; raise ``BadOption`` for an unknown option or value."""
    known = {option.name: option for option in options}
    for name, value in given.items():
        bounded(name, MAX_OPTION_LENGTH, BadOption)
        if isinstance(value, str):
            bounded(value, MAX_OPTION_LENGTH, BadOption)
        if name not in known:
            raise BadOption("unknown-option", name=name, game=game, known=tuple(known))
    chosen: dict[str, OptionValue] = {}
    for name, option in known.items():
        checked = option.read(given.get(name, option.default))
        if checked is None:
            raise BadOption("bad-option-value", name=name, value=str(given[name]), allowed=option.allowed())
        chosen[name] = checked
    return chosen


def split_option_texts(texts: Sequence[str]) -> dict[str, OptionValue]:
    """Return the options in texts like ``match=long``, by name; their values are not checked."""
    if len(texts) > MAX_OPTIONS:
        raise BadOption("too-many-options", found=str(len(texts)), most=str(MAX_OPTIONS))
    given: dict[str, OptionValue] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption("option-without-value", text=text)
        if name in given:
            raise BadOption("option-twice", name=name)
        given[name] = value
    return given
