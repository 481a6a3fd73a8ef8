"""Errors as clients receive them: a status, a stable code, and a message in the client's language."""

from __future__ import annotations

import logging

import msgspec
import sqlalchemy as sa
from litestar.exceptions import HTTPException

from kaisho.errors import BadRecord, IllegalAct, KaishoError
from kaisho.language import words
from kaisho.server.limits import TooOften
from kaisho.server.store import StoreFailed
from kaisho.server.study_process import RelayedRefusal

log = logging.getLogger("kaisho.http")


class ErrorBody(msgspec.Struct, frozen=True):
    """What was wrong: ``code`` for programs, ``message`` for people, and the rule where one forbids an act."""

    code: str
    message: str
    rule: str | None = None
    squares: tuple[str, ...] = ()
    count: int | None = None


STATUS = {
    "table-unknown": 404,
    "people-unknown": 404,
    "people-token-unknown": 404,
    "people-login-unknown": 404,
    "people-not-your-bot": 404,
    "unknown-game": 404,
    "unknown-example": 404,
    "no-course": 404,
    "http-not-found": 404,
    "http-no-documentation": 404,
    "people-needs-name": 401,
    "people-wrong-password": 401,
    "people-wrong-token": 401,
    "people-wrong-code": 401,
    "people-code-needed": 401,
    "people-needs-account": 403,
    "people-needs-admin": 403,
    "people-needs-second-factor": 403,
    "people-no-guests": 403,
    "people-device-banned": 403,
    "people-banned": 403,
    "table-not-seated": 403,
    "table-needs-invitation": 403,
    "http-foreign-origin": 403,
    "http-foreign-host": 403,
    "http-no-origin": 403,
    "http-too-often": 429,
    "http-preparing": 503,
    "people-too-many-tries": 429,
    "table-analysis-limit": 429,
    "table-analysis-busy": 429,
    "people-passwords-busy": 503,
    "socket-stopping": 503,
    "study-busy": 503,
    "store-trouble": 503,
    "store-broken-table": 409,
    "store-other-rules": 409,
    "study-rated-game": 409,
}
"""HTTP status by error code. Codes that are missing here get the status of their first word."""

BY_SUBJECT = {"table": 409, "people": 400, "http": 400}

CODE_BY_STATUS = {
    400: "http-bad-request",
    401: "people-needs-name",
    404: "http-not-found",
    405: "http-not-this-way",
    413: "http-too-long",
}
"""Error codes for what the web framework itself refuses."""


def status_of(error: KaishoError) -> int:
    if isinstance(error, IllegalAct):
        return 409
    if isinstance(error, TooOften):
        return STATUS.get(error.code, 429)
    return STATUS.get(error.code) or BY_SUBJECT.get(error.code.partition("-")[0], 400)


def error_body(error: KaishoError, language: str) -> ErrorBody:
    count = error.values.get("count")
    return ErrorBody(
        error.code,
        error.say(language),
        error.rule if isinstance(error, IllegalAct | BadRecord | RelayedRefusal) else None,
        error.squares if isinstance(error, IllegalAct) else (),
        count if isinstance(count, int) else None,
    )


def framework_error_body(error: HTTPException, language: str) -> ErrorBody:
    """What the web framework refuses: unknown paths, wrong methods, bodies that do not validate."""
    say = words(language)
    code = CODE_BY_STATUS.get(error.status_code, "http-bad-request")
    return ErrorBody(code, say(code, why=_reason(error)) if code == "http-bad-request" else say(code))


def _reason(error: HTTPException) -> str:
    """Return the first field that is wrong, if the framework names one."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        first = extra[0]
        return ": ".join(str(first[key]) for key in ("key", "message") if first.get(key))
    return error.detail


def failure(error: Exception, language: str) -> tuple[int, ErrorBody]:
    """Log an error that is not the client's fault, and return how it is answered."""
    log.error("a request failed", exc_info=error)
    if isinstance(error, StoreFailed | sa.exc.SQLAlchemyError):
        return 503, ErrorBody("store-trouble", words(language)("store-trouble"))
    return 500, ErrorBody("socket-internal", words(language)("socket-internal"))
