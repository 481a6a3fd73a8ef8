"""Score sheets as pages for printing: of a table, of a record that is sent, and empty forms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qsl, urlencode

from litestar import get, post
from litestar.response import Response

from kaisho.errors import BadOption, KaishoError
from kaisho.game import Game
from kaisho.games import game_class
from kaisho.record import Record
from kaisho.server.pages import wording
from kaisho.server.pages.page import PageRequest, Visit, parse_form
from kaisho.server.parameters import GameName, TableId
from kaisho.server.records import record_of
from kaisho.server.services import InjectedServices
from kaisho.server.study import StudyRequest
from kaisho.server.table import Table
from kaisho.server.table_status import Status
from kaisho.server.viewpoint import Viewpoint
from kaisho.sheet import PAPERS, Page, form_pages, record_pages

MAX_FIELDS = 4


def _paper(values: Mapping[str, str]) -> str:
    """Return the paper size asked for, else the default one."""
    asked = values.get("paper", "")
    return asked if asked in PAPERS else next(iter(PAPERS))


def _sheet_page(visit: Visit, game: Game | None, pages: list[str], paper: str, **more: Any) -> Response[Any]:
    """Render the pages of a sheet."""
    shown = {"papers": list(PAPERS), "paper": paper, "pages": pages, "game": game, "wording": wording}
    return visit.render("sheet.html", **shown, **({"options": None, "record": None, "query": ""} | more))


def table_record(visit: Visit, table: Table) -> Record:
    """Return the record of a table's game, with the players named as on its page."""
    record = record_of(table)
    for number, seat in enumerate(table.seats):
        if seat.name or seat.bot:
            record.tags[table.game.seat_name(number)] = wording.player_name(visit.say, seat)
    return record


@get("/sheet/table/{id:str}", include_in_schema=False)
async def of_table(request: PageRequest, services: InjectedServices, id: TableId) -> Response[Any]:
    """Show the sheet of a table; of a running game, only what the visitor may know."""
    visit, paper = Visit(request, services), _paper(request.query_params)
    live = await services.hub.settled_table(id)
    table, screen = live.table, live.screen
    seat = None if table.status is Status.OVER else Viewpoint.of(table, visit.person).only_seat()
    result = visit.ending(screen, table.ending) or None
    record = table_record(visit, table)

    def draw() -> list[Page]:
        return screen.attempt("sheet", lambda: record_pages(record, visit.language, paper, seat=seat, result=result), list)

    pages = await services.studies.in_thread(draw)
    if not pages:
        visit.error = visit.say("plain-not-drawn")
    return _sheet_page(visit, table.game, [page.svg for page in pages], paper)


@get("/sheet/blank/{game:str}", include_in_schema=False)
async def blank(request: PageRequest, services: InjectedServices, game: GameName) -> Response[Any]:
    """Show an empty form. The query has the options that are not the default ones."""
    visit, paper = Visit(request, services), _paper(request.query_params)
    kind = game_class(game)
    asked = {name: value for name, value in request.query_params.items() if name != "paper"}
    usual = {option.name: str(option.default) for option in kind.option_list}
    given = {name: value for name, value in asked.items() if usual.get(name) != value}
    try:
        chosen = kind(**given)
    except BadOption as error:
        visit.error, visit.status = error.say(visit.language), 400
        chosen, given = kind(), {}
    pages = await services.studies.in_thread(lambda: form_pages(chosen, visit.language, paper))
    return _sheet_page(visit, chosen, [page.svg for page in pages], paper, options=kind.option_list, query=urlencode(given))


@get("/sheet/record", include_in_schema=False)
async def ask_for_record(request: PageRequest, services: InjectedServices) -> Response[Any]:
    """Show a field for a record to print."""
    return _sheet_page(Visit(request, services), None, [], _paper({}), record="")


@post("/sheet/record", include_in_schema=False, status_code=200)
async def of_record(request: PageRequest, services: InjectedServices) -> Response[Any]:
    """Show the sheet of a record that was sent. Nothing is stored, so the form needs no key."""
    visit = Visit(request, services)
    body = (await request.body()).decode("utf-8", "replace")
    try:
        typed = dict(parse_qsl(body, max_num_fields=MAX_FIELDS))
    except ValueError:
        raise KaishoError("http-bad-form") from None
    paper = _paper(typed)
    study = parse_form(StudyRequest, {"record": typed.get("record", "")})
    sheet = await services.studies.sheet(visit.identity, study, paper)
    return _sheet_page(visit, sheet.restored_game(), sheet.pages, paper, record=typed["record"])


ROUTES: list[Any] = [of_table, blank, ask_for_record, of_record]
