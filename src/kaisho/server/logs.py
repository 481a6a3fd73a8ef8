"""The server's log: readable lines or JSON lines on standard error, over Python's own logging, and never a secret in them.

Nothing is trusted to remember that something is secret. Only fields that are named here are written; the text of an error
that is not one of ours is not written, because others put values into theirs (SQLAlchemy quotes whole rows); and what
looks like a token, a cookie, a password or the end of an address is struck out of every line.
"""

from __future__ import annotations

import logging
import re
import secrets
import sys
import threading
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, TextIO

import msgspec

from kaisho.errors import KaishoError
from kaisho.language import visible

STRUCK = "…"

# fmt: off
FIELDS = frozenset({
    "address", "by", "bytes", "count", "folder", "form", "game", "host", "left_out", "limit", "method", "milliseconds", "most",
    "number", "person", "port", "process", "protocol", "reason", "route", "seat", "seconds", "setting", "signal", "size",
    "status", "step", "table", "url", "variable", "version", "what",
})
# fmt: on
"""The fields that a line may have; of any other only the name is written."""

LONGEST_READ = 2000
"""Characters of a line that are looked at; far fewer are written."""

IDS = frozenset({"table", "folder", "url", "version", "route"})
"""Fields whose values may look like tokens and are none."""

_SECRET_WORDS = r"(?:cookie|authorization|token|password|passwd|secret|session|invite|invitation|code|deal|layout|api[-_]?key)"
_SECRET_NAME = rf"(?i)(?<!\w)(?=\w*?{_SECRET_WORDS})(\w++(?:-key\w*+)?)"
_PATTERNS = (
    (re.compile(r"(?i)\b((?:set-)?cookie|authorization)\b(\"?'?\s*[:=]).*"), r"\1\2 " + STRUCK),
    (re.compile(r"(?i)\b(bearer|basic)\s+\S+"), r"\1 " + STRUCK),
    (re.compile(_SECRET_NAME + r"(['\"]?\s*+[:=]\s*+)(?:'[^']*'|\"[^\"]*\"|[^\s,;&)}\]]+)"), r"\1\2" + STRUCK),
    (re.compile(r"(?i)(/(?:join|invite|invitation|i)/)[^/\s\"']+"), r"\1" + STRUCK),
    (re.compile(r"\?[^\s\"']+"), "?" + STRUCK),
    (re.compile(r"\$argon2\S+"), STRUCK),
    (re.compile(r"(?<!\d)\d++(?:[,\s]++\d++){7,}+"), STRUCK),  # a deal as numbers
)
_RUN = re.compile(r"[A-Za-z0-9_+=.,-]{20,}")

_request: ContextVar[str] = ContextVar("request", default="")


def scrubbed(text: str, *, runs: bool = True) -> str:
    """A line without anything that looks like a secret, a steering sign, or a second line."""
    text = text[:LONGEST_READ].split("\n", 1)[0]
    for pattern, instead in _PATTERNS:
        text = pattern.sub(instead, text)
    return visible(_RUN.sub(_strike_tokens, text) if runs else text)


def _strike_tokens(found: re.Match[str]) -> str:
    """Long runs of letters and digits are tokens, keys, codes or deals; names of modules and words of one kind are not."""
    text = found[0]
    kinds = sum(any(test(sign) for sign in text) for test in (str.isdigit, str.isupper, str.islower))
    return STRUCK if kinds > 1 else text


# --- requests ---------------------------------------------------------------------------------------------------------


def new_request_id() -> str:
    return secrets.token_hex(6)


@contextmanager
def request(id: str) -> Iterator[None]:
    """All lines of this task until the end of the block carry the id of the request."""
    before = _request.set(id)
    try:
        yield
    finally:
        _request.reset(before)


def event(logger: logging.Logger, level: int, words: str, **fields: Any) -> None:
    """Write a line: fixed words, and what varies as fields."""
    if logger.isEnabledFor(level):
        logger.log(level, words, extra={"fields": fields})


# --- lines ------------------------------------------------------------------------------------------------------------


def _field(name: str, value: Any) -> Any:
    if name not in FIELDS:
        return STRUCK
    if value is None or isinstance(value, bool | int | float):
        return value
    return scrubbed(str(value), runs=name not in IDS)


def _error(error: BaseException) -> dict[str, Any]:
    """What went wrong and where in the code; with words only where they are our own."""
    told: dict[str, Any] = {"error": type(error).__name__}
    if isinstance(error, KaishoError):
        told["why"] = error.code
    elif isinstance(error, OSError) and error.strerror:
        told["why"] = scrubbed(error.strerror)
    frames = traceback.extract_tb(error.__traceback__)[-12:]
    told["where"] = [f"{frame.filename.rsplit('/site-packages/')[-1]}:{frame.lineno} {frame.name}" for frame in frames]
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause is not None:
        told["after"] = type(cause).__name__
    return told


def line_of(record: logging.LogRecord) -> dict[str, Any]:
    """What is written about a record: everything that both formats share."""
    try:
        words = record.getMessage()
    except (TypeError, ValueError):  # a template and its values that do not go together
        words = str(record.msg)
    line: dict[str, Any] = {
        "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
        "level": record.levelname.lower(),
        "from": record.name,
        "said": scrubbed(words),
    }
    if request_id := _request.get():
        line["request"] = visible(request_id)
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
    """For people: the time, the level, the words, then the fields; where an error came from on lines of its own."""

    def format(self, record: logging.LogRecord) -> str:
        line = line_of(record)
        at, level, _, said, where = (line.pop(name, "") for name in ("at", "level", "from", "said", "where"))
        fields = "".join(f"  {name}={self._shown(value)}" for name, value in line.items())
        return "\n    ".join([f"{at} {level:<7} {said}{fields}", *where])

    def _shown(self, value: Any) -> str:
        text = str(value)
        return text if text and " " not in text and '"' not in text else msgspec.json.encode(text).decode()


QUIET = ("uvicorn.access", "sqlalchemy.engine", "alembic", "httpx", "websockets", "numba")
"""Loggers of others that say too much, addresses with their queries among it: of these only warnings are written."""


CLIENTS_FAULTS = ("Invalid UTF-8 sequence received from client", "Invalid HTTP request received", "Unsupported upgrade request")
"""What Uvicorn writes and is no fault of ours: the connection is closed, and anybody could fill the log with it."""


def not_a_clients_fault(record: logging.LogRecord) -> bool:
    return not str(record.msg).startswith(CLIENTS_FAULTS)


SAME_LINES = 10
"""Lines of one kind that are written within ``SAME_SECONDS``."""
SAME_SECONDS = 60.0
MOST_KINDS = 1_000
"""Kinds of lines that are remembered."""
TELLING = ("address", "limit", "table", "person", "game", "what", "setting")
"""Fields that tell lines with the same words apart."""


class FewOfAKind(logging.Filter):
    """Lets only so many equal lines pass in a minute; the next one that passes says how many were left out.

    Lines are equal if they have the same words, are about the same thing, and come from the same place with the same error.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._kinds: OrderedDict[tuple[object, ...], tuple[float, int, int]] = OrderedDict()
        """By kind: when its minute began, how many lines were written in it, and how many left out since."""
        self._lock = threading.Lock()

    def filter(self, record: logging.LogRecord) -> bool:
        given = getattr(record, "fields", None)
        fields = given if isinstance(given, Mapping) else {}
        with self._lock:
            left_out = self._counted((*(str(fields.get(name)) for name in TELLING), *self._origin(record)))
        if left_out:
            record.fields = {**fields, "left_out": left_out}
        return left_out is not None

    def _counted(self, kind: tuple[object, ...]) -> int | None:
        """How many lines were left out before this one, or None where it is to be left out too."""
        now = self._clock()
        began, written, left_out = self._kinds.pop(kind, (now, 0, 0))
        if now - began >= SAME_SECONDS:
            began, written = now, 0
        passes = written < SAME_LINES
        self._kinds[kind] = (began, written + 1, 0) if passes else (began, written, left_out + 1)
        if len(self._kinds) > MOST_KINDS:
            self._kinds.popitem(last=False)
        return left_out if passes else None

    @staticmethod
    def _origin(record: logging.LogRecord) -> tuple[object, ...]:
        error = record.exc_info[1] if record.exc_info else None
        frames = traceback.extract_tb(error.__traceback__)[-1:] if error is not None else []
        place = (frames[0].filename, frames[0].lineno) if frames else ()
        return record.name, record.levelno, str(record.msg)[:LONGEST_READ], type(error).__name__, *place


def set_up(format: str = "text", level: str = "info", stream: TextIO | None = None) -> None:
    """From now on the log of the whole process goes to standard error, or to the stream given, in this form."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if format == "json" else TextLines())
    handler.addFilter(FewOfAKind())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in list(logging.root.manager.loggerDict):
        logging.getLogger(name).handlers.clear()  # others' own handlers would write past the rules above
        logging.getLogger(name).propagate = True
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(not_a_clients_fault)
    logging.getLogger("uvicorn.error").setLevel(max(root.level, logging.INFO))  # below it, it writes messages as they come
    logging.captureWarnings(True)
