"""The club as plain pages, which need no script: for screen readers, old browsers, and whoever likes text."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from litestar import Router, get
from litestar.exceptions import HTTPException
from litestar.response import Response

from kaisho.errors import KaishoError
from kaisho.server.pages import examples, home, people, sheets, tables
from kaisho.server.pages.board import palette
from kaisho.server.pages.page import PREFIX, Asked, Visit, page_failed, page_not_http, page_refused

DAY = {"Cache-Control": "max-age=86400"}


def _static(name: str) -> str:
    return (files("kaisho.server.pages") / "static" / name).read_text(encoding="utf-8")


@get("/plain.css", include_in_schema=False, sync_to_thread=False)
def style() -> Response[str]:
    return Response(_static("plain.css") + palette(), media_type="text/css", headers=DAY)


@get("/plain.js", include_in_schema=False, sync_to_thread=False)
def script() -> Response[str]:
    return Response(_static("plain.js"), media_type="text/javascript", headers=DAY)


@get("/sheet.css", include_in_schema=False, sync_to_thread=False)
def sheet_style() -> Response[str]:
    return Response(_static("sheet.css"), media_type="text/css", headers=DAY)


@get("/sheet.js", include_in_schema=False, sync_to_thread=False)
def sheet_script() -> Response[str]:
    return Response(_static("sheet.js"), media_type="text/javascript", headers=DAY)


@get("/imprint", include_in_schema=False)
async def imprint(request: Asked, club: Any) -> Response[Any]:
    return Visit(request, club).draw("text.html", word="plain-imprint", text=club.settings.imprint)


@get("/privacy", include_in_schema=False)
async def privacy(request: Asked, club: Any) -> Response[Any]:
    return Visit(request, club).draw("text.html", word="plain-privacy", text=club.settings.privacy)


@get("/{rest:path}", include_in_schema=False)
async def nowhere(rest: str) -> Response[Any]:
    raise KaishoError("http-not-found")


ROUTES: list[Any] = [
    home.first,
    Router(
        PREFIX,
        route_handlers=[
            *home.ROUTES,
            *tables.ROUTES,
            *examples.ROUTES,
            *people.ROUTES,
            *sheets.ROUTES,
            style,
            script,
            sheet_style,
            sheet_script,
            imprint,
            privacy,
            nowhere,
        ],
        exception_handlers={KaishoError: page_refused, HTTPException: page_not_http, Exception: page_failed},
    ),
]
