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

MAX_VALUE_LENGTH = 300
"""Longer texts from outside are shortened when a message quotes them."""


MAX_PART_LENGTH = 2400
"""Fluent refuses values longer than 2500 characters, so lists and quoted messages are shortened too."""


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[:most] + "…"


def visible(text: str) -> str:
    """Make a text from outside safe for a screen: not too long, and without control characters for a terminal."""
    # Python does not count no-break spaces as printable, but our French texts have them.
    return "".join(char if char.isprintable() or char == "\u00a0" else "\ufffd" for char in _cut(text, MAX_VALUE_LENGTH))


class UnknownLanguage(KaishoError):
    """A language that Kaisho has no words in."""


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
    """Return the words of a game of another package as one Fluent file: in a language, or in English if it lacks them."""
    if game not in FOLDERS:
        return ""
    folder = FOLDERS[game]()
    translated = folder / language if (folder / language).is_dir() else folder / "en"
    texts = [file.read_text(encoding="utf-8") for file in _word_files(translated)]
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

    The message ``learn-kaito-take`` is in ``learn-kaito.ftl`` if that file exists, otherwise in ``learn.ftl`` or in
    ``core.ftl``. Files are read when one of their messages is needed.
    """

    strict = False
    """Whether a missing message raises LookupError, as in tests. Otherwise it is logged once, and its id is shown."""

    def __init__(self, language: str) -> None:
        self.language = language
        # Fluent would put invisible marks around every value, and notation could not be parsed any more.
        # ``_value`` isolates only text that needs it.
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
        """Read the words of a game of another package: in this language, or in English if it lacks them."""
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
        """Whether there is such a message."""
        if not self._bundle.has_message(message):
            with self._reading:
                self._read_files_of(message)
        return bool(self._bundle.has_message(message))

    def __call__(self, message: str, **values: Any) -> str:
        if values:
            return self._formatted(message, values)
        text = self._fixed.get(message)
        if text is None:
            text = self._fixed[message] = self._formatted(message, values)
        return text

    def _formatted(self, message: str, values: Mapping[str, Any]) -> str:
        pattern = self._bundle.get_message(message).value if self.has(message) else None
        if pattern is None:
            self._report(message, "no such message")
            return message
        text, errors = self._bundle.format_pattern(pattern, {name: self._value(value) for name, value in values.items()})
        if errors:
            self._report(message, str(errors[0]))
        return str(text)

    def _report(self, message: str, problem: str) -> None:
        """Raise an error in tests; otherwise log the problem once."""
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
            return _cut(", ".join(str(self._value(item)) for item in plain), MAX_PART_LENGTH)
        if isinstance(plain, Said):
            return _cut(plain, MAX_PART_LENGTH)
        return isolated(visible(plain)) if isinstance(plain, str) else plain

    def folded(self, text: str) -> str:
        """Return a text for comparing without regard to case, by the language's own rule for i."""
        if self.language == "tr":
            text = text.replace("İ", "i").replace("I", "ı")
        return text.casefold().replace("i̇", "i")

    def plain(self, text: str) -> str:
        """Return folded text without accents, which not every keyboard has; in German ``ue`` also stands for ü."""
        bare = without_marks(self.folded(text)).replace("ı", "i")
        return _UMLAUT_AS_TWO.sub(r"\1", bare) if self.language == "de" else bare


def words(language: str = "en") -> Words:
    """Return the words of a language, which are read from disk once."""
    if not isinstance(language, str) or language not in LANGUAGES:
        raise UnknownLanguage("unknown-language", language=language, known=LANGUAGES)
    return _words(language)


_words = functools.cache(Words)


_asked: list[str] = []


def speak(language: str) -> None:
    """Choose the language of this process, whatever the environment says."""
    _asked[:] = [words(language).language]


def chosen_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language that was chosen by ``speak``, or that of the environment, or English."""
    if _asked:
        return _asked[0]
    for name in ("KAISHO_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if language := environment.get(name, "")[:2].lower():
            if language in LANGUAGES:
                return language
            if name != "KAISHO_LANG":
                break
    return "en"
