"""``kaisho sheet``: write a score sheet to print, for a recorded game or as an empty form."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kaisho.commandline import BadUsage
from kaisho.errors import KaishoError
from kaisho.files import write_whole
from kaisho.games import game_class
from kaisho.language import words
from kaisho.record import Record
from kaisho.sheet import Page, form_pages, record_pages
from kaisho.sheet.pdf import pdf_of

FORMATS = (".pdf", ".svg")


def run(arguments: dict[str, Any]) -> int:
    source = arguments["source"]
    target = Path(arguments["target"] or f"{Path(source).stem if not arguments['blank'] else source}.pdf")
    if target.suffix not in FORMATS:
        raise KaishoError("sheet-format", file=str(target), known=FORMATS)
    pages = _form(arguments) if arguments["blank"] else _of_record(arguments)
    files = _files(target, len(pages))
    for file in files:
        if file.exists():
            raise KaishoError("cli-file-exists", file=str(file))
    if target.suffix == ".pdf":
        write_whole(target, pdf_of(pages))
    else:
        for file, page in zip(files, pages, strict=True):
            write_whole(file, page.svg)
    print(words(arguments["lang"])("cli-sheet-done", pages=str(len(pages)), files=tuple(map(str, files))))
    return 0


def _form(arguments: dict[str, Any]) -> list[Page]:
    if arguments["as"] is not None:
        raise BadUsage("cli-sheet-as-with-record")
    game = game_class(arguments["source"]).from_option_texts(arguments["option"])
    return form_pages(game, arguments["lang"], arguments["paper"] or "a4")


def _of_record(arguments: dict[str, Any]) -> list[Page]:
    if arguments["option"]:
        raise BadUsage("cli-sheet-record-brings", flag="--option")
    record = Record.load(arguments["source"])
    names = [record.game.seat_name(seat) for seat in range(record.game.seats)]
    if arguments["as"] is not None and arguments["as"] not in names:
        raise BadUsage("cli-bad-choice", flag="--as", value=arguments["as"], known=tuple(names))
    seat = None if arguments["as"] is None else names.index(arguments["as"])
    return record_pages(record, arguments["lang"], arguments["paper"] or "a4", seat=seat)


def _files(target: Path, pages: int) -> list[Path]:
    """Return the files to write: one PDF for all pages, or one drawing per page, numbered if there are several."""
    if target.suffix == ".pdf" or pages == 1:
        return [target]
    return [target.with_name(f"{target.stem}-{number}.svg") for number in range(1, pages + 1)]
