"""Score sheets of played games, and empty forms, as pages to print: SVG, and PDF with the extra ``print``."""

from __future__ import annotations

import importlib

from kaisho.game import HIDDEN, WATCHER, Game
from kaisho.paper.sheet import Played, Sheet
from kaisho.paper.size import PAPERS
from kaisho.record import Record
from kaisho.sheet.head import form_head, record_head, running_head
from kaisho.sheet.pages import Page, pages_of

__all__ = ["PAPERS", "Page", "form_pages", "record_pages", "sheet_of"]


def sheet_of(game: Game) -> Sheet:
    """Return the layout of a game's score sheets."""
    sheet: Sheet = importlib.import_module(game.sheets).SHEET
    return sheet


def record_pages(
    record: Record, language: str = "en", paper: str = "a4", *, seat: int | None = None, result: str | None = None
) -> list[Page]:
    """Put a game on pages; for a seat (or ``WATCHER``) only what it may know of a game that is still running.

    ``result`` says how the game ended if the rules do not, for example by resignation.
    """
    game = record.game
    shows_all = seat is None or not game.hidden or bool(record.state.over)
    acts: list[int | None] = list(record.acts)
    viewer = WATCHER if seat is None else seat
    if not shows_all:
        seen = (int(game.rules["seen"](state, act, viewer)) for state, act in zip(record.states, record.acts, strict=False))
        acts = [None if act == HIDDEN else act for act in seen]
    played = Played(game, record.states, acts, viewer, language)
    head = record_head(record, language, result, partly=None in acts)
    return pages_of([head, *sheet_of(game).body(played)], running_head(record, language), language, PAPERS[paper])


def form_pages(game: Game, language: str = "en", paper: str = "a4") -> list[Page]:
    """Put an empty form on pages."""
    flows = [form_head(game, language), *sheet_of(game).form(game, language)]
    return pages_of(flows, "", language, PAPERS[paper])
