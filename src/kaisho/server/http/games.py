"""What the games are made of, over HTTP: the meaning of every act number, and a picture."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response import Response

from kaisho.server.game_tables import Kept, act_table, picture
from kaisho.server.http.errors import DOCUMENTED
from kaisho.server.http.zipped import unpacked_json

GameName = Annotated[str, Parameter(max_length=40)]


@get(
    "/api/games/{game:str}/acts",
    tags=["games"],
    responses=DOCUMENTED
    | {200: ResponseSpec(list[dict[str, Any] | None], description="by act number", generate_examples=False)},
    summary="What every act number of a game means",
)
async def acts(request: Request[Any, Any, Any], game: GameName) -> Response[Any]:
    """The same in every position and with all options. Null for a number that is never an act."""
    return _answer(request, await asyncio.to_thread(act_table, game))


@get(
    "/api/games/{game:str}/picture",
    tags=["games"],
    responses=DOCUMENTED | {200: ResponseSpec(dict[str, Any], description="a position to draw", generate_examples=False)},
    summary="A position that shows what a game looks like",
)
async def pictured(request: Request[Any, Any, Any], game: GameName) -> Response[Any]:
    """Its options, board and view, as a table tells them; the same every time."""
    return _answer(request, await asyncio.to_thread(picture, game))


def _answer(request: Request[Any, Any, Any], asked: Kept) -> Response[Any]:
    kept = {"etag": asked.tag, "cache-control": "public, no-cache"}
    known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if asked.tag in known or "*" in known:
        return Response(None, status_code=304, headers=kept)
    return unpacked_json(request.headers, asked.zipped, **kept)


ROUTES: list[Any] = [acts, pictured]
