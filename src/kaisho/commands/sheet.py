"""``kaisho sheet``: a score sheet to print, of a recorded game or as an empty form."""

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


def run(found: dict[str, Any]) -> int:
    source = found["source"]
    target = Path(found["target"] or f"{Path(source).stem if not found['blank'] else source}.pdf")
    if target.suffix not in FORMATS:
        raise KaishoError("sheet-format", file=str(target), known=FORMATS)
    pages = _form(found) if found["blank"] else _of_record(found)
    files = _files(target, len(pages))
    for file in files:
        if file.exists():
            raise KaishoError("cli-file-exists", file=str(file))
    if target.suffix == ".pdf":
        write_whole(target, pdf_of(pages))
    else:
        for file, page in zip(files, pages, strict=True):
            write_whole(file, page.svg)
    print(words(found["lang"])("cli-sheet-done", pages=str(len(pages)), files=tuple(map(str, files))))
    return 0


def _form(found: dict[str, Any]) -> list[Page]:
    if found["as"] is not None:
        raise BadUsage("cli-sheet-as-with-record")
    game = game_class(found["source"]).from_option_texts(found["option"])
    return form_pages(game, found["lang"], found["paper"] or "a4")


def _of_record(found: dict[str, Any]) -> list[Page]:
    if found["option"]:
        raise BadUsage("cli-sheet-record-brings", flag="--option")
    record = Record.load(found["source"])
    names = [record.game.seat_name(seat) for seat in range(record.game.seats)]
    if found["as"] is not None and found["as"] not in names:
        raise BadUsage("cli-bad-choice", flag="--as", value=found["as"], known=tuple(names))
    seat = None if found["as"] is None else names.index(found["as"])
    return record_pages(record, found["lang"], found["paper"] or "a4", seat=seat)


def _files(target: Path, pages: int) -> list[Path]:
    """One PDF for all pages; of drawings one a page, numbered where there are several."""
    if target.suffix == ".pdf" or pages == 1:
        return [target]
    return [target.with_name(f"{target.stem}-{number}.svg") for number in range(1, pages + 1)]
