"""Example games as pages: the list, and one game act by act with its notes."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import get
from litestar.response import Response

from kaisho import examples
from kaisho.errors import KaishoError
from kaisho.server.pages.board import drawn
from kaisho.server.pages.page import PageRequest, Visit
from kaisho.server.pages.tables import spoken
from kaisho.server.parameters import ExampleId, Ply
from kaisho.server.screen import Screen
from kaisho.server.services import InjectedServices


async def show_examples(visit: Visit) -> Response[Any]:
    listed = [examples.listed(example, visit.language) for example in examples.names()]
    return visit.render("examples.html", listed=listed)


async def show_example(visit: Visit, name: str, at: int) -> Response[Any]:
    """Show an example after some acts, as the seat to act saw it. Nothing of a finished game is hidden."""
    example = await asyncio.to_thread(examples.localized, name, visit.language)
    visit.services.hub.preparation.check(example.game)
    await visit.services.hub.preparation.of(example.game)
    record = await asyncio.to_thread(examples.record, name)
    if at > example.acts:
        raise KaishoError("http-not-found")
    game, state = record.game, record.states[at]
    screen = Screen(game, name, visit.services.hub.faults)
    before = record.states[at - 1] if at else None
    return visit.render(
        "example.html",
        example=example,
        at=at,
        players=[(game.seat_word(seat), record.tags[game.seat_name(seat)]) for seat in range(game.seats)],
        board=drawn(screen, state, visit.language, int(state.seat)),
        played_by=None if before is None else game.seat_word(int(before.seat)),
        played=None if before is None else spoken(screen, before, record.acts[at - 1], visit.language),
        note=examples.note_about(example.notes, at),
    )


@get("/examples", include_in_schema=False)
async def listing(request: PageRequest, services: InjectedServices) -> Response[Any]:
    return await show_examples(Visit(request, services))


@get(["/examples/{example:str}", "/examples/{example:str}/{at:int}"], include_in_schema=False)
async def one(request: PageRequest, services: InjectedServices, example: ExampleId, at: Ply = 0) -> Response[Any]:
    return await show_example(Visit(request, services), example, at)


ROUTES: list[Any] = [listing, one]
