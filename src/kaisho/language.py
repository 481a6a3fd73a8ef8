"""Words in five languages: the messages of the Fluent files below ``words/``, one folder for each language."""

from __future__ import annotations

import functools
import os
import re
import threading
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from kaisho.errors import KaishoError, Said, Word, plain_value
from kaisho.texts import isolated, without_marks

LANGUAGES = ("en", "de", "fr", "nl", "tr")
"""English, German, French, Dutch, Turkish."""


_UMLAUT_AS_TWO = re.compile("([aou])e")

LONGEST_VALUE = 300
"""Longer texts from outside are cut where a message quotes them."""


LONGEST_PART = 2400
"""Fluent refuses a value that is longer than 2500 characters, so lists and whole messages are cut as well."""


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[:most] + "…"


def visible(text: str) -> str:
    """A text from outside for a screen: not too long, and without signs that would steer a terminal."""
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in _cut(text, LONGEST_VALUE))


class UnknownLanguage(KaishoError):
    """A language that Kaisho does not speak."""


class Words:
    """All messages of one language; calling it gives one of them.

    A message ``kamisado-…`` stands in ``kamisado.ftl``, one whose first word is no file's name in ``core.ftl``.
    Files are read when a message of theirs is needed.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        # Fluent would put invisible marks around every value; notation could then not be read back. ``_value`` isolates names.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._reading = threading.Lock()
        self._fixed: dict[str, str] = {}
        """Messages without values, once said: a page has hundreds of them."""
        folder = files("kaisho") / "words" / language
        self._unread = {file.name.removesuffix(".ftl"): file for file in folder.iterdir() if file.name.endswith(".ftl")}

    def _find(self, message: str) -> Any:
        if not self._bundle.has_message(message):
            with self._reading:
                self._read_file_of(message)
        return self._bundle.get_message(message)

    def _read_file_of(self, message: str) -> None:
        if self._bundle.has_message(message):  # another thread has read it meanwhile
            return
        subject = message.partition("-")[0]
        file = self._unread.pop(subject, None) or self._unread.pop("core", None)
        if file is not None:
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def read_all(self) -> None:
        """Read all files that nothing has needed yet."""
        with self._reading:
            while self._unread:
                file = self._unread.popitem()[1]
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        with self._reading:
            self._read_file_of(message)
        return bool(self._bundle.has_message(message))

    def __call__(self, message: str, **values: Any) -> str:
        if values:
            return self._said(message, values)
        found = self._fixed.get(message)
        if found is None:
            found = self._fixed[message] = self._said(message, values)
        return found

    def _said(self, message: str, values: Mapping[str, Any]) -> str:
        pattern = self._find(message).value
        if pattern is None:
            raise LookupError(f"the message {message} has no text")
        said, errors = self._bundle.format_pattern(pattern, {name: self._value(value) for name, value in values.items()})
        if errors:
            raise LookupError(f"the message {message} in {self.language}: {errors[0]}")
        return str(said)

    def _value(self, value: Any) -> Any:
        plain = plain_value(value)
        if isinstance(plain, Word):
            return self(plain.id, **plain.values)
        if isinstance(plain, tuple):
            return _cut(", ".join(str(self._value(item)) for item in plain), LONGEST_PART)
        if isinstance(plain, Said):
            return _cut(plain, LONGEST_PART)
        return isolated(visible(plain)) if isinstance(plain, str) else plain

    def folded(self, text: str) -> str:
        """Text for comparing without regard to capitals, by the language's own rule for i."""
        if self.language == "tr":
            text = text.replace("İ", "i").replace("I", "ı")
        return text.casefold().replace("i̇", "i")

    def plain(self, text: str) -> str:
        """Folded text without accents, for those whose keyboard has none; in German also ue for ü."""
        bare = without_marks(self.folded(text)).replace("ı", "i")
        return _UMLAUT_AS_TWO.sub(r"\1", bare) if self.language == "de" else bare


def words(language: str = "en") -> Words:
    """The words of a language, read from disk once."""
    if not isinstance(language, str) or language not in LANGUAGES:
        raise UnknownLanguage("unknown-language", language=language, known=LANGUAGES)
    return _words(language)


_words = functools.cache(Words)


_asked: list[str] = []


def speak(language: str) -> None:
    """From now on this is the chosen language, whatever the environment says."""
    _asked[:] = [words(language).language]


def chosen_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that somebody asked for, else the environment's, else English."""
    if _asked:
        return _asked[0]
    for name in ("KAISHO_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if language := environment.get(name, "")[:2].lower():
            if language in LANGUAGES:
                return language
            if name != "KAISHO_LANG":
                break
    return "en"
