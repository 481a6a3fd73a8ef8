"""Pages as one PDF file: Typst takes the drawings as they are, and embeds its own fonts."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path

from kaisho.errors import MissingExtra
from kaisho.sheet.pages import Page


def pdf_of(pages: Sequence[Page]) -> bytes:
    """Return the pages as one PDF file; raise ``MissingExtra`` without Typst."""
    try:
        import typst
    except ImportError:
        raise MissingExtra("typst", "print") from None

    paper = pages[0].paper
    lines = [f"#set page(width: {paper.width}mm, height: {paper.height}mm, margin: 0mm)"]
    with tempfile.TemporaryDirectory(prefix="kaisho-sheet-") as folder:
        for number, page in enumerate(pages, 1):
            Path(folder, f"{number}.svg").write_text(page.svg, encoding="utf-8")
            lines.append(f'#image("{number}.svg", width: {paper.width}mm, height: {paper.height}mm)')
        source = Path(folder, "sheet.typ")
        source.write_text("\n".join(lines), encoding="utf-8")
        return bytes(typst.compile(str(source), format="pdf"))
