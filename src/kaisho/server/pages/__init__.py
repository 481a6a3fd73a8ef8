"""The club as plain pages that need no script: for screen readers, old browsers, and people who prefer text."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from litestar import Router, get
from litestar.exceptions import HTTPException
from litestar.response import Response

from kaisho.errors import KaishoError
from kaisho.server.pages import examples, home, people, sheets, tables
from kaisho.server.pages.board import palette
from kaisho.server.pages.page import PageRequest, Visit, page_failed, page_framework_refused, page_refused
from kaisho.server.paths import PREFIX
from kaisho.server.services import InjectedServices

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
async def imprint(request: PageRequest, services: InjectedServices) -> Response[Any]:
    return Visit(request, services).render("text.html", word="plain-imprint", text=services.settings.imprint)


@get("/privacy", include_in_schema=False)
async def privacy(request: PageRequest, services: InjectedServices) -> Response[Any]:
    return Visit(request, services).render("text.html", word="plain-privacy", text=services.settings.privacy)


@get("/{rest:path}", include_in_schema=False)
async def not_found(rest: str) -> Response[Any]:
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
            not_found,
        ],
        exception_handlers={KaishoError: page_refused, HTTPException: page_framework_refused, Exception: page_failed},
    ),
]
