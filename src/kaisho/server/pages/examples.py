"""The example games as pages: all of them, and one act by act with its notes."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import get
from litestar.params import Parameter
from litestar.response import Response

from kaisho import examples
from kaisho.errors import KaishoError
from kaisho.server.http.examples import ExampleId
from kaisho.server.pages.board import drawn
from kaisho.server.pages.page import Asked, Visit
from kaisho.server.pages.tables import spoken
from kaisho.server.screen import Screen

Place = Annotated[int, Parameter(ge=0, le=1_000_000)]


async def show_examples(visit: Visit) -> Response[Any]:
    listed = [examples.listed(example, visit.language) for example in examples.names()]
    return visit.draw("examples.html", listed=listed)


async def show_example(visit: Visit, example: str, at: int) -> Response[Any]:
    """An example after some acts. Nothing of a finished game is hidden: it is seen as who is to act saw it."""
    told = await asyncio.to_thread(examples.told, example, visit.language)
    visit.club.hub.preparation.check(told.game)
    await visit.club.hub.preparation.of(told.game)
    record = await asyncio.to_thread(examples.record, example)
    if at > told.acts:
        raise KaishoError("http-not-found")
    game, state = record.game, record.states[at]
    screen = Screen(game, example, visit.club.hub.faults)
    before = record.states[at - 1] if at else None
    return visit.draw(
        "example.html",
        told=told,
        at=at,
        players=[(game.seat_word(seat), record.tags[game.seat_name(seat)]) for seat in range(game.seats)],
        board=drawn(screen, state, visit.language, int(state.seat)),
        played_by=None if before is None else game.seat_word(int(before.seat)),
        played=None if before is None else spoken(screen, before, record.acts[at - 1], visit.language),
        note=examples.note_about(told.notes, at),
    )


@get("/examples", include_in_schema=False)
async def listing(request: Asked, club: Any) -> Response[Any]:
    return await show_examples(Visit(request, club))


@get(["/examples/{example:str}", "/examples/{example:str}/{at:int}"], include_in_schema=False)
async def one(request: Asked, club: Any, example: ExampleId, at: Place = 0) -> Response[Any]:
    return await show_example(Visit(request, club), example, at)


ROUTES: list[Any] = [listing, one]
