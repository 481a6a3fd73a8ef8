"""Words in five languages: the messages of the Fluent files below ``words/``, one folder for each language."""

from __future__ import annotations

import functools
import logging
import os
import re
import threading
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from kaisho.errors import KaishoError, Said, Word, plain_value
from kaisho.texts import isolated, without_marks
from kaisho.word_folders import FOLDERS

log = logging.getLogger("kaisho.language")

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
    # Our own French has no-break spaces, which Python does not count as printable.
    return "".join(sign if sign.isprintable() or sign == "\u00a0" else "\ufffd" for sign in _cut(text, LONGEST_VALUE))


class UnknownLanguage(KaishoError):
    """A language that Kaisho does not speak."""


def browser_messages(text: str) -> str:
    """Return the messages of a Fluent file without the groups that are marked ``## server``, and without comments."""
    lines: list[str] = []
    for_browser = True
    for line in text.splitlines():
        if line.startswith("##") and not line.startswith("###"):
            for_browser = line.rstrip() != "## server"
        if for_browser and line.strip() and not line.startswith("#"):
            lines.append(f"{line}\n")
    return "".join(lines)


def outside_text(game: str, language: str, *, browser: bool = False) -> str:
    """The words of a game of another package as one Fluent file: in a language, or in English if it does not have them."""
    if game not in FOLDERS:
        return ""
    folder = FOLDERS[game]()
    spoken = folder / language if (folder / language).is_dir() else folder / "en"
    texts = [file.read_text(encoding="utf-8") for file in _word_files(spoken)]
    return "\n".join(browser_messages(text) if browser else text for text in texts)


def languages_of(game: str) -> tuple[str, ...]:
    """Return the languages that a game has words in."""
    if game not in FOLDERS:
        return LANGUAGES
    folder = FOLDERS[game]()
    return tuple(language for language in LANGUAGES if (folder / language).is_dir())


def _word_files(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


class Words:
    """All messages of one language; calling it returns one of them.

    The message ``learn-kaito-take`` is in ``learn-kaito.ftl`` if that file exists, else in ``learn.ftl``, else in
    ``core.ftl``. Files are read when one of their messages is needed.
    """

    strict = False
    """Whether a missing message raises LookupError, as in tests. Else it is logged once, and its id is shown."""

    def __init__(self, language: str) -> None:
        self.language = language
        # Fluent would put invisible marks around every value; notation could then not be read back. ``_value`` isolates names.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._reading = threading.Lock()
        self._fixed: dict[str, str] = {}
        """Formatted messages without values: a page has hundreds of them."""
        self._missing: set[str] = set()
        folder = files("kaisho") / "words" / language
        self._unread = {file.name.removesuffix(".ftl"): file for file in folder.iterdir() if file.name.endswith(".ftl")}
        self._read_outside: set[str] = set()

    def _read_files_of(self, message: str) -> None:
        first, *rest = message.split("-", 2)
        second = rest[0] if rest else ""
        for game in (first, second):
            self._read_outside_game(game)
        for name in (f"{first}-{second}", first, "core"):
            if self._bundle.has_message(message):  # or another thread has read it in the meantime
                return
            if file := self._unread.pop(name, None):
                self._read(file)

    def _read(self, file: Traversable) -> None:
        self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def _read_outside_game(self, game: str) -> None:
        """Read the words of a game of another package: in this language, or in English if it does not have them."""
        if game not in FOLDERS or game in self._read_outside:
            return
        self._read_outside.add(game)
        self._bundle.add_resource(FluentResource(outside_text(game, self.language)))

    def read_all(self) -> None:
        """Read all files that nothing has needed yet."""
        with self._reading:
            for game in FOLDERS:
                self._read_outside_game(game)
            while self._unread:
                self._read(self._unread.popitem()[1])

    def has(self, message: str) -> bool:
        """Check whether there is such a message."""
        if not self._bundle.has_message(message):
            with self._reading:
                self._read_files_of(message)
        return bool(self._bundle.has_message(message))

    def __call__(self, message: str, **values: Any) -> str:
        if values:
            return self._said(message, values)
        found = self._fixed.get(message)
        if found is None:
            found = self._fixed[message] = self._said(message, values)
        return found

    def _said(self, message: str, values: Mapping[str, Any]) -> str:
        pattern = self._bundle.get_message(message).value if self.has(message) else None
        if pattern is None:
            self._report(message, "no such message")
            return message
        said, errors = self._bundle.format_pattern(pattern, {name: self._value(value) for name, value in values.items()})
        if errors:
            self._report(message, str(errors[0]))
        return str(said)

    def _report(self, message: str, problem: str) -> None:
        """Raise where words are tested; a program that is running logs it and shows what it has."""
        text = f"the message {message} in {self.language}: {problem}"
        if self.strict:
            raise LookupError(text)
        if message not in self._missing:
            self._missing.add(message)
            log.error(text)

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
