"""Example games over HTTP, with their notes in the client's language."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, get

from kaisho import examples
from kaisho.server.http.errors import DOCUMENTED
from kaisho.server.http.learn import Language, language_wanted
from kaisho.server.parameters import ExampleId


def _listed(language: str) -> list[examples.ExampleListing]:
    return [examples.listed(example, language) for example in examples.names()]


# Reading the notes of a language takes a moment, hence the threads.


@get("/api/examples", tags=["learn"], responses=DOCUMENTED, summary="The example games")
async def listing(request: Request[Any, Any, Any], language: Language = None) -> list[examples.ExampleListing]:
    return await asyncio.to_thread(_listed, language_wanted(request, language))


@get("/api/examples/{example:str}", tags=["learn"], responses=DOCUMENTED, summary="An example game: its record and notes")
async def one(request: Request[Any, Any, Any], example: ExampleId, language: Language = None) -> examples.LocalizedExample:
    return await asyncio.to_thread(examples.localized, example, language_wanted(request, language))


ROUTES: list[Any] = [listing, one]
