"""Errors of the JSON API as responses: the exception handlers of its routes, and what its documentation says about them."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ImproperlyConfiguredException
from litestar.openapi.datastructures import ResponseSpec

from kaisho.errors import KaishoError
from kaisho.language import words
from kaisho.server.error_response import ErrorBody, error_body, failure, framework_error_body
from kaisho.server.request_context import context_of

DOCUMENTED = {
    status: ResponseSpec(ErrorBody, description=text, generate_examples=False)
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
        503: "The store has trouble, or too many sign-ins or studies are waiting; nothing was changed",
    }.items()
}
"""Documentation of the error responses that every route can give."""


def refused(request: Request[Any, Any, Any], error: KaishoError) -> Response[ErrorBody]:
    context = context_of(request.scope)
    return _json(error_body(error, context.language), context.status_of(error))


def framework_refused(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorBody]:
    """Answer what Litestar refuses: unknown paths, wrong methods, bodies that do not validate."""
    if isinstance(error, ImproperlyConfiguredException):  # a fault of ours: a response that cannot be written
        return failed(request, error)
    headers = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    found = framework_error_body(error, context_of(request.scope).language)
    return _json(found, error.status_code, headers)


def nested_too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[ErrorBody]:
    """Answer a body whose JSON is nested deeper than the decoder can go."""
    return _bad_body(request, "JSON")


def not_utf8(request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[ErrorBody]:
    return _bad_body(request, "UTF-8")


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    status, found = failure(error, context_of(request.scope).language)
    return _json(found, status)


def _bad_body(request: Request[Any, Any, Any], why: str) -> Response[ErrorBody]:
    message = words(context_of(request.scope).language)("http-bad-request", why=why)
    return _json(ErrorBody("http-bad-request", message), 400)


def _json(found: ErrorBody, status: int, headers: dict[str, str] | None = None) -> Response[ErrorBody]:
    return Response(found, status_code=status, headers=headers or {}, media_type="application/json")


EXCEPTION_HANDLERS: dict[int | type[Exception], Any] = {
    KaishoError: refused,
    HTTPException: framework_refused,
    RecursionError: nested_too_deep,
    UnicodeDecodeError: not_utf8,
    Exception: failed,
}
