"""The server's log: lines of text or JSON on standard error, through Python's logging, without secrets.

No caller has to know what is secret. Only the fields named here are written. Messages of foreign exceptions are not written,
because they contain values (SQLAlchemy quotes whole rows). Whatever looks like a token, a cookie, a password or a query
string is removed from every line.
"""

from __future__ import annotations

import logging
import re
import sys
import threading
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any, TextIO

import msgspec

from kaisho.errors import KaishoError
from kaisho.language import visible

REMOVED = "…"

# fmt: off
FIELDS = frozenset({
    "address", "by", "bytes", "count", "folder", "form", "game", "host", "left_out", "limit", "method", "milliseconds", "most",
    "number", "person", "port", "process", "protocol", "reason", "route", "seat", "seconds", "setting", "signal", "size",
    "status", "step", "table", "url", "variable", "version", "what",
})
# fmt: on
"""The fields that a line may have. Of any other field only the name is written."""

MAX_LINE_LENGTH = 2000
"""Characters of a line that are examined; the rest is dropped."""

IDS = frozenset({"table", "folder", "url", "version", "route"})
"""Fields whose values may look like tokens but are not."""

_SECRET_WORDS = r"(?:cookie|authorization|token|password|passwd|secret|session|invite|invitation|code|deal|layout|api[-_]?key)"
_SECRET_NAME = rf"(?i)(?<!\w)(?=\w*?{_SECRET_WORDS})(\w++(?:-key\w*+)?)"
_PATTERNS = (
    (re.compile(r"(?i)\b((?:set-)?cookie|authorization)\b(\"?'?\s*[:=]).*"), r"\1\2 " + REMOVED),
    (re.compile(r"(?i)\b(bearer|basic)\s+\S+"), r"\1 " + REMOVED),
    (re.compile(_SECRET_NAME + r"(['\"]?\s*+[:=]\s*+)(?:'[^']*'|\"[^\"]*\"|[^\s,;&)}\]]+)"), r"\1\2" + REMOVED),
    (re.compile(r"(?i)(/(?:join|invite|invitation|i)/)[^/\s\"']+"), r"\1" + REMOVED),
    (re.compile(r"\?[^\s\"']+"), "?" + REMOVED),
    (re.compile(r"\$argon2\S+"), REMOVED),
    (re.compile(r"(?<!\d)\d++(?:[,\s]++\d++){7,}+"), REMOVED),  # a deal as numbers
)
_RUN = re.compile(r"[A-Za-z0-9_+=.,-]{20,}")


def scrubbed(text: str, *, runs: bool = True) -> str:
    """Return the first line of a text without control characters and anything that looks like a secret."""
    text = text[:MAX_LINE_LENGTH].split("\n", 1)[0]
    for pattern, instead in _PATTERNS:
        text = pattern.sub(instead, text)
    return visible((_RUN.sub(_remove_tokens, text) if runs else text).replace("\u00a0", " "))


def _remove_tokens(found: re.Match[str]) -> str:
    """Remove long runs of mixed characters: tokens, keys, codes or deals. Module names and plain words stay."""
    text = found[0]
    kinds = sum(any(test(character) for character in text) for test in (str.isdigit, str.isupper, str.islower))
    return REMOVED if kinds > 1 else text


def event(logger: logging.Logger, level: int, words: str, **fields: Any) -> None:
    """Log a constant message with variable fields."""
    if logger.isEnabledFor(level):
        logger.log(level, words, extra={"fields": fields})


# --- lines ------------------------------------------------------------------------------------------------------------


def _field(name: str, value: Any) -> Any:
    if name not in FIELDS:
        return REMOVED
    if value is None or isinstance(value, bool | int | float):
        return value
    return scrubbed(str(value), runs=name not in IDS)


def _error(error: BaseException) -> dict[str, Any]:
    """Return what went wrong and where in the code; with a reason only if it cannot contain foreign values."""
    described: dict[str, Any] = {"error": type(error).__name__}
    if isinstance(error, KaishoError):
        described["why"] = error.code
    elif isinstance(error, OSError) and error.strerror:
        described["why"] = scrubbed(error.strerror)
    frames = traceback.extract_tb(error.__traceback__)[-12:]
    described["where"] = [f"{frame.filename.rsplit('/site-packages/')[-1]}:{frame.lineno} {frame.name}" for frame in frames]
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause is not None:
        described["after"] = type(cause).__name__
    return described


def line_of(record: logging.LogRecord) -> dict[str, Any]:
    """Return the fields of a log record that both formats write."""
    try:
        words = record.getMessage()
    except (TypeError, ValueError):  # the arguments do not fit the format string
        words = str(record.msg)
    line: dict[str, Any] = {
        "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
        "level": record.levelname.lower(),
        "from": record.name,
        "said": scrubbed(words),
    }
    given = getattr(record, "fields", None)
    if isinstance(given, Mapping):
        line |= {str(name): _field(str(name), value) for name, value in given.items()}
    if record.exc_info and record.exc_info[1] is not None:
        line |= _error(record.exc_info[1])
    return line


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        return msgspec.json.encode(line_of(record)).decode()


class TextLines(logging.Formatter):
    """Text for people: time, level, message and fields; a traceback on separate lines."""

    def format(self, record: logging.LogRecord) -> str:
        line = line_of(record)
        at, level, _, said, where = (line.pop(name, "") for name in ("at", "level", "from", "said", "where"))
        fields = "".join(f"  {name}={self._shown(value)}" for name, value in line.items())
        return "\n    ".join([f"{at} {level:<7} {said}{fields}", *where])

    def _shown(self, value: Any) -> str:
        text = str(value)
        return text if text and " " not in text and '"' not in text else msgspec.json.encode(text).decode()


QUIET = ("uvicorn.access", "sqlalchemy.engine", "alembic", "httpx", "websockets", "numba")
"""Verbose loggers of other packages, some of which log query strings. Only their warnings are written."""


CLIENT_ERRORS = ("Invalid UTF-8 sequence received from client", "Invalid HTTP request received", "Unsupported upgrade request")
"""Messages of Uvicorn about bad requests. They are suppressed, because any client could fill the log with them."""


def is_not_client_error(record: logging.LogRecord) -> bool:
    return not str(record.msg).startswith(CLIENT_ERRORS)


SAME_LINES = 10
"""Equal lines that are written within ``SAME_SECONDS``."""
SAME_SECONDS = 60.0
MAX_KINDS = 1_000
"""Number of different lines that are remembered."""
DISTINGUISHING = ("address", "limit", "table", "person", "game", "what", "setting")
"""Fields that distinguish lines with the same message."""


class RepetitionFilter(logging.Filter):
    """Drops equal lines beyond ``SAME_LINES`` per minute; the next one that passes has the number of dropped ones.

    Lines are equal if they have the same message, subject, error, and origin in the code.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._kinds: OrderedDict[tuple[object, ...], tuple[float, int, int]] = OrderedDict()
        """By line: when its minute began, how many were written in it, and how many were dropped since."""
        self._lock = threading.Lock()

    def filter(self, record: logging.LogRecord) -> bool:
        given = getattr(record, "fields", None)
        fields = given if isinstance(given, Mapping) else {}
        with self._lock:
            left_out = self._counted((*(str(fields.get(name)) for name in DISTINGUISHING), *self._origin(record)))
        if left_out:
            record.fields = {**fields, "left_out": left_out}
        return left_out is not None

    def _counted(self, kind: tuple[object, ...]) -> int | None:
        """Return how many equal lines were dropped before this one, or None if it is to be dropped too."""
        now = self._clock()
        began, written, left_out = self._kinds.pop(kind, (now, 0, 0))
        if now - began >= SAME_SECONDS:
            began, written = now, 0
        passes = written < SAME_LINES
        self._kinds[kind] = (began, written + 1, 0) if passes else (began, written, left_out + 1)
        if len(self._kinds) > MAX_KINDS:
            self._kinds.popitem(last=False)
        return left_out if passes else None

    @staticmethod
    def _origin(record: logging.LogRecord) -> tuple[object, ...]:
        error = record.exc_info[1] if record.exc_info else None
        frames = traceback.extract_tb(error.__traceback__)[-1:] if error is not None else []
        origin = (frames[0].filename, frames[0].lineno) if frames else ()
        return record.name, record.levelno, str(record.msg)[:MAX_LINE_LENGTH], type(error).__name__, *origin


def set_up(format: str = "text", level: str = "info", stream: TextIO | None = None) -> None:
    """Send the log of the whole process to standard error, or to a stream, in one of the formats."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if format == "json" else TextLines())
    handler.addFilter(RepetitionFilter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in list(logging.root.manager.loggerDict):
        logging.getLogger(name).handlers.clear()  # handlers of other packages would bypass the rules above
        logging.getLogger(name).propagate = True
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(is_not_client_error)
    logging.getLogger("uvicorn.error").setLevel(max(root.level, logging.INFO))  # at debug level it logs whole messages
    logging.captureWarnings(True)
