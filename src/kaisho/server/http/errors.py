"""How what goes wrong is answered over HTTP: a status, a stable code, and words in the asker's language."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
import sqlalchemy as sa
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from kaisho.errors import BadRecord, IllegalAct, KaishoError
from kaisho.language import words
from kaisho.server.asker import asker_of
from kaisho.server.limits import TooOften
from kaisho.server.store import StoreFailed
from kaisho.server.study_process import Relayed

log = logging.getLogger("kaisho.http")


class Trouble(msgspec.Struct, frozen=True):
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
    "http-not-found": 404,
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
"""The status of a refusal by its code; of others by the first word."""

BY_SUBJECT = {"table": 409, "people": 400, "http": 400}
DOCUMENTED = {
    status: ResponseSpec(Trouble, description=text, generate_examples=False)
    for status, text in {
        400: "Something in the request is wrong",
        401: "A name or a password is needed",
        403: "Not allowed",
        404: "There is no such thing",
        405: "Not this method",
        409: "Not now: the table is in another state, or a rule forbids it",
        413: "Too long",
        415: "Not this media type",
        429: "Too often; `Retry-After` says in how many seconds it is allowed again",
        503: "The store has trouble, or too many sign-ins or studies wait; nothing was changed",
    }.items()
}
OF_HTTP = {
    400: "http-bad-request",
    401: "people-needs-name",
    404: "http-not-found",
    405: "http-not-this-way",
    413: "http-too-long",
}


def status_of(error: KaishoError) -> int:
    if isinstance(error, IllegalAct):
        return 409
    if isinstance(error, TooOften):
        return STATUS.get(error.code, 429)
    return STATUS.get(error.code) or BY_SUBJECT.get(error.code.partition("-")[0], 400)


def status_in(scope: Any, error: KaishoError) -> int:
    """The status of the answer to a request. The app adds ``Retry-After`` to it and counts it, if a limit has refused it."""
    if isinstance(error, TooOften):
        scope["kaisho.limited"] = error
    return status_of(error)


def trouble(error: KaishoError, language: str) -> Trouble:
    count = error.values.get("count")
    return Trouble(
        error.code,
        error.say(language),
        error.rule if isinstance(error, IllegalAct | BadRecord | Relayed) else None,
        error.squares if isinstance(error, IllegalAct) else (),
        count if isinstance(count, int) else None,
    )


def _language(request: Request[Any, Any, Any]) -> str:
    return asker_of(request.scope).language


def refused(request: Request[Any, Any, Any], error: KaishoError) -> Response[Trouble]:
    status = status_in(request.scope, error)
    return Response(trouble(error, _language(request)), status_code=status, media_type="application/json")


def not_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Trouble]:
    """What Litestar refuses: unknown addresses, wrong methods, bodies that do not fit."""
    status = error.status_code
    say = words(_language(request))
    why = _why(error)
    code = OF_HTTP.get(status, "http-bad-request")
    message = say(code, why=why) if code == "http-bad-request" else say(code)
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    return Response(Trouble(code, message), status_code=status, headers=headers, media_type="application/json")


def _why(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        first = extra[0]
        return ": ".join(str(first[key]) for key in ("key", "message") if first.get(key))
    return error.detail


def too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Trouble]:
    """A body of brackets within brackets, deeper than anything that makes sense."""
    message = words(_language(request))("http-bad-request", why="JSON")
    return Response(Trouble("http-bad-request", message), status_code=400, media_type="application/json")


def not_text(request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[Trouble]:
    """A body whose texts are no UTF-8."""
    message = words(_language(request))("http-bad-request", why="UTF-8")
    return Response(Trouble("http-bad-request", message), status_code=400, media_type="application/json")


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    status, found = failure(error, _language(request))
    return Response(found, status_code=status, media_type="application/json")


def failure(error: Exception, language: str) -> tuple[int, Trouble]:
    """The answer to a request that failed through no fault of its own: the store's, or ours."""
    log.error("a request failed", exc_info=error)
    if isinstance(error, StoreFailed | sa.exc.SQLAlchemyError):
        return 503, Trouble("store-trouble", words(language)("store-trouble"))
    return 500, Trouble("socket-internal", words(language)("socket-internal"))
