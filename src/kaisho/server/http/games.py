"""What belongs to a game, over HTTP: the meanings of acts, a picture, an emblem, and the words of other packages."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response import Response

from kaisho.language import words
from kaisho.server.game_tables import GameDocument, act_table, emblem, outside_words, picture
from kaisho.server.http.compression import negotiated
from kaisho.server.http.errors import DOCUMENTED
from kaisho.server.parameters import GameName


@get(
    "/api/games/{game:str}/acts",
    tags=["games"],
    responses=DOCUMENTED
    | {200: ResponseSpec(list[dict[str, Any] | None], description="by act number", generate_examples=False)},
    summary="What every act number of a game means",
)
async def acts(request: Request[Any, Any, Any], game: GameName) -> Response[Any]:
    """The same in every position and with all options. Null for a number that is never an act."""
    return document_response(request, await asyncio.to_thread(act_table, game))


@get(
    "/api/games/{game:str}/picture",
    tags=["games"],
    responses=DOCUMENTED | {200: ResponseSpec(dict[str, Any], description="a position to draw", generate_examples=False)},
    summary="A position that shows what a game looks like",
)
async def pictured(request: Request[Any, Any, Any], game: GameName) -> Response[Any]:
    """Its options, board and view, as those of a table; the same every time."""
    return document_response(request, await asyncio.to_thread(picture, game))


@get(
    "/api/games/{game:str}/emblem.svg",
    tags=["games"],
    media_type="image/svg+xml",
    responses=DOCUMENTED | {200: ResponseSpec(str, description="a drawing", generate_examples=False)},
    summary="A drawing of a game, for a screen that has none of its own",
)
async def drawn(request: Request[Any, Any, Any], game: GameName) -> Response[Any]:
    return document_response(request, await asyncio.to_thread(emblem, game), "image/svg+xml")


@get(
    "/api/games/{game:str}/words/{language:str}",
    tags=["games"],
    media_type="text/plain",
    responses=DOCUMENTED | {200: ResponseSpec(str, description="Fluent messages", generate_examples=False)},
    summary="The words of a game that another package brings",
)
async def said(
    request: Request[Any, Any, Any], game: GameName, language: Annotated[str, Parameter(max_length=20)]
) -> Response[Any]:
    """A Fluent file, in English if the package has no words in that language; empty for Kaisho's own games."""
    document = await asyncio.to_thread(outside_words, game, words(language).language)
    return document_response(request, document, "text/plain; charset=utf-8")


def document_response(
    request: Request[Any, Any, Any], document: GameDocument, media_type: str = "application/json"
) -> Response[Any]:
    caching = {"etag": document.etag, "cache-control": "public, no-cache"}
    known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if document.etag in known or "*" in known:
        return Response(b"", status_code=304, headers=caching, media_type=media_type)
    return negotiated(request.headers, document.gzipped, media_type, **caching)


ROUTES: list[Any] = [acts, pictured, drawn, said]
