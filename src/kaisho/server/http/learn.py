"""Courses and rules over HTTP, in the client's language."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response import Response

from kaisho import learn
from kaisho.language import words
from kaisho.learn.localized import LocalizedCourse, RulesPage, localized_course, rules_page
from kaisho.server.game_tables import step_drawing
from kaisho.server.http.errors import DOCUMENTED
from kaisho.server.http.games import document_response
from kaisho.server.request_context import identity_of

Language = Annotated[Literal["en", "de", "fr", "nl", "tr"] | None, Parameter()]
"""Overrides the language of the client."""
CourseName = Annotated[str, Parameter(min_length=1, max_length=20, pattern="^[a-z]+$")]


class CourseListing(msgspec.Struct, frozen=True):
    """A course in the list of all courses."""

    game: str
    title: str
    about: str
    chapters: int
    steps: int


def language_wanted(request: Request[Any, Any, Any], wanted: str | None) -> str:
    """Return the language asked for in the query, else that of the client."""
    return wanted or identity_of(request.scope).language


def _listed(language: str) -> list[CourseListing]:
    say = words(language)
    courses = [learn.course(game) for game in learn.names()]
    return [
        CourseListing(each.game, say(each.game), say(f"{each.game}-about"), len(each.chapters), len(each.steps))
        for each in courses
    ]


# Loading rules and assembling a course take a moment, hence the threads.


@get("/api/learn", tags=["learn"], responses=DOCUMENTED, summary="The courses")
async def courses(request: Request[Any, Any, Any], language: Language = None) -> list[CourseListing]:
    return await asyncio.to_thread(_listed, language_wanted(request, language))


@get("/api/learn/{game:str}", tags=["learn"], responses=DOCUMENTED, summary="The course of a game, in words and act numbers")
async def course(request: Request[Any, Any, Any], game: CourseName, language: Language = None) -> LocalizedCourse:
    return await asyncio.to_thread(localized_course, game, language_wanted(request, language))


@get("/api/rules/{game:str}", tags=["learn"], responses=DOCUMENTED, summary="Every rule of a game with its id, in words")
async def rules(request: Request[Any, Any, Any], game: CourseName, language: Language = None) -> RulesPage:
    return await asyncio.to_thread(rules_page, game, language_wanted(request, language))


@get(
    "/api/learn/{game:str}/{step:str}/picture.svg",
    tags=["learn"],
    media_type="image/svg+xml",
    responses=DOCUMENTED | {200: ResponseSpec(str, description="a drawing", generate_examples=False)},
    summary="The position of a step of a course, drawn",
)
async def pictured(
    request: Request[Any, Any, Any], game: CourseName, step: Annotated[str, Parameter(max_length=40)]
) -> Response[Any]:
    return document_response(request, await asyncio.to_thread(step_drawing, game, step), "image/svg+xml")


ROUTES: list[Any] = [courses, course, rules, pictured]
