"""Responses that set or remove the cookies of a login."""

from __future__ import annotations

from typing import Any, TypeVar

from litestar import Request
from litestar.response import Response

from kaisho.server.cookies import NewLogin, login_cookies, logout_cookies
from kaisho.server.request_context import context_of
from kaisho.server.services import Services

T = TypeVar("T")


def signed_in(request: Request[Any, Any, Any], services: Services, body: T, login: NewLogin) -> Response[T]:
    cookies = login_cookies(services.secret, login, secure=context_of(request.scope).secure)
    return Response(body, status_code=201, cookies=cookies)


def signed_out(request: Request[Any, Any, Any]) -> Response[None]:
    return Response(None, status_code=200, cookies=logout_cookies(secure=context_of(request.scope).secure))
