"""Score sheets as pages made for printing: of a table, of a record from outside, and empty forms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any
from urllib.parse import parse_qsl, urlencode

from litestar import get, post
from litestar.params import Parameter
from litestar.response import Response

from kaisho.errors import BadOption, KaishoError
from kaisho.game import WATCHER, Game
from kaisho.games import game_class
from kaisho.record import Record
from kaisho.server.http.study import Desk
from kaisho.server.http.tables import Id, settled
from kaisho.server.pages import wording
from kaisho.server.pages.page import Asked, Visit, wanted
from kaisho.server.records import record_of
from kaisho.server.study import Study
from kaisho.server.table import Status, Table
from kaisho.sheet import PAPERS, Page, form_pages, record_pages

GameName = Annotated[str, Parameter(max_length=40)]
MOST_FIELDS = 4


def _paper(values: Mapping[str, str]) -> str:
    """The paper that was asked for, else the usual one."""
    asked = values.get("paper", "")
    return asked if asked in PAPERS else next(iter(PAPERS))


def _drawn(visit: Visit, game: Game | None, pages: list[str], paper: str, **more: Any) -> Response[Any]:
    """A page with the drawings of a sheet."""
    shown = {"papers": list(PAPERS), "paper": paper, "pages": pages, "game": game, "wording": wording}
    return visit.draw("sheet.html", **shown, **({"options": None, "record": None, "query": ""} | more))


def table_record(visit: Visit, table: Table) -> Record:
    """A table's game with the names of those who play as a page says them."""
    record = record_of(table)
    for number, seat in enumerate(table.seats):
        if seat.name or seat.bot:
            record.tags[table.game.seat_name(number)] = wording.sitter(visit.say, seat)
    return record


@get("/sheet/table/{id:str}", include_in_schema=False)
async def of_table(request: Asked, club: Any, desk: Desk, id: Id) -> Response[Any]:
    """Of a running game only what the asker may know, as in its record."""
    visit, paper = Visit(request, club), _paper(request.query_params)
    place = await settled(club.hub, id)
    table, screen = place.table, place.screen
    own = table.seats_of(visit.person.id) if visit.person is not None else []
    viewer = own[0] if len(own) == 1 else WATCHER
    seat = None if table.status is Status.OVER else viewer
    result = visit.ending(screen, table.ending) or None
    record = table_record(visit, table)

    def draw() -> list[Page]:
        return screen.attempt("sheet", lambda: record_pages(record, visit.language, paper, seat=seat, result=result), list)

    pages = await desk.beside(draw)
    if not pages:
        visit.error = visit.say("plain-not-drawn")
    return _drawn(visit, table.game, [page.svg for page in pages], paper)


@get("/sheet/blank/{game:str}", include_in_schema=False)
async def blank(request: Asked, club: Any, desk: Desk, game: GameName) -> Response[Any]:
    """An empty form; the address names the options that are not the usual ones."""
    visit, paper = Visit(request, club), _paper(request.query_params)
    kind = game_class(game)
    asked = {name: value for name, value in request.query_params.items() if name != "paper"}
    usual = {option.name: str(option.default) for option in kind.option_list}
    given = {name: value for name, value in asked.items() if usual.get(name) != value}
    try:
        chosen = kind(**given)
    except BadOption as error:
        visit.error, visit.status = error.say(visit.language), 400
        chosen, given = kind(), {}
    pages = await desk.beside(lambda: form_pages(chosen, visit.language, paper))
    return _drawn(visit, chosen, [page.svg for page in pages], paper, options=kind.option_list, query=urlencode(given))


@get("/sheet/record", include_in_schema=False)
async def ask_for_record(request: Asked, club: Any) -> Response[Any]:
    """The place for a record that is to be printed."""
    return _drawn(Visit(request, club), None, [], _paper({}), record="")


@post("/sheet/record", include_in_schema=False, status_code=200)
async def of_record(request: Asked, club: Any, desk: Desk) -> Response[Any]:
    """Of a record that is sent along; nothing is stored, so the form needs no key."""
    visit = Visit(request, club)
    body = (await request.body()).decode("utf-8", "replace")
    try:
        typed = dict(parse_qsl(body, max_num_fields=MOST_FIELDS))
    except ValueError:
        raise KaishoError("http-bad-form") from None
    paper = _paper(typed)
    drawn = await desk.sheet(request, wanted(Study, {"record": typed.get("record", "")}), paper)
    return _drawn(visit, drawn.drawn_game(), drawn.pages, paper, record=typed["record"])


ROUTES: list[Any] = [of_table, blank, ask_for_record, of_record]
