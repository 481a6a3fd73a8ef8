"""``kaisho sheet`` as a real process: files, papers, languages, and what it refuses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kaisho.errors import MissingExtra
from kaisho.language import LANGUAGES, words
from kaisho.sheet import form_pages, pdf, record_pages
from tests.conftest import Run
from tests.sheet.games import GAMES, played


def count_pages(data: bytes) -> int:
    """Return the number of pages that a PDF declares."""
    found = re.search(rb"/Type\s*/Pages\s*/Count\s+(\d+)", data)
    assert found is not None
    return int(found[1])


@pytest.mark.parametrize("name", GAMES)
def test_a_pdf_has_every_page_and_embeds_its_fonts(name: str) -> None:
    for pages in (record_pages(played(name), "tr"), form_pages(played(name).game, "tr", "letter")):
        data = pdf.pdf_of(pages)
        assert data.startswith(b"%PDF-") and data.rstrip().endswith(b"%%EOF")
        assert count_pages(data) == len(pages)
        fonts = set(re.findall(rb"/FontName\s*/([^/\s]+)", data))
        assert len(fonts) == len(re.findall(rb"/FontFile", data)) and any(b"Libertinus" in font for font in fonts)
        width, height = pages[0].paper.width / 25.4 * 72, pages[0].paper.height / 25.4 * 72
        boxes = [tuple(map(float, box.split())) for box in re.findall(rb"/MediaBox\s*\[([^\]]+)\]", data)]
        assert boxes and all(box == pytest.approx((0, 0, width, height), abs=0.5) for box in boxes)


def test_a_record_becomes_a_pdf_named_after_it(kaisho: Run, tmp_path: Path) -> None:
    played("kamisado-standard").save(tmp_path / "final.txt")
    done = kaisho("sheet", "final.txt")
    pages = record_pages(played("kamisado-standard"))
    assert (done.returncode, done.stdout, done.stderr) == (0, f"Pages: {len(pages)}, in final.pdf.\n", "")
    assert count_pages((tmp_path / "final.pdf").read_bytes()) == len(pages) > 1


def test_each_page_is_a_drawing_in_its_own_file(kaisho: Run, tmp_path: Path) -> None:
    played("kamisado-standard").save(tmp_path / "final.txt")
    pages = record_pages(played("kamisado-standard"), "de", "letter")
    done = kaisho("sheet", "final.txt", "out.svg", "--paper", "letter", "--lang", "de")
    names = [f"out-{number}.svg" for number in range(1, len(pages) + 1)]
    assert done.stdout == f"Seiten: {len(pages)}, in {', '.join(names)}.\n"
    assert [(tmp_path / name).read_text(encoding="utf-8") for name in names] == [page.svg for page in pages]
    kaisho("sheet", "kaito", "form.svg", "--blank")
    assert (tmp_path / "form.svg").read_text(encoding="utf-8") == form_pages(played("kaito-red").game)[0].svg


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_form_with_options_in_every_language(kaisho: Run, tmp_path: Path, language: str) -> None:
    done = kaisho("sheet", "kamisado", "form.svg", "--blank", "-o", "match=series", "-o", "rounds=2", "--lang", language)
    assert done.returncode == 0, done.stderr
    drawn = "".join(file.read_text(encoding="utf-8") for file in sorted(tmp_path.glob("form*.svg")))
    assert f">{words(language)('kamisado-show-round', round='2')}<" in drawn
    assert f">{words(language)('kamisado-show-round', round='3')}<" not in drawn


@pytest.mark.parametrize(
    ("arguments", "status", "message"),
    [
        (["sheet"], 2, "sheet needs SOURCE"),
        (["sheet", "none.txt"], 1, "There is no file none.txt"),
        (["sheet", "game.txt", "game.docx"], 1, "A score sheet is written as .pdf, .svg; the name “game.docx” ends in neither"),
        (["sheet", "game.txt", "game.txt"], 1, "ends in neither"),
        (["sheet", "game.txt", "there.pdf"], 1, "The file there.pdf already exists"),
        (["sheet", "game.txt", "-o", "match=long"], 2, "A record has its own options"),
        (["sheet", "game.txt", "--as", "red"], 2, "--as cannot be “red”"),
        (["sheet", "game.txt", "--paper", "a5"], 2, "--paper cannot be “a5”"),
        (["sheet", "chess", "--blank"], 1, "chess"),
        (["sheet", "kamisado", "--blank", "--as", "white"], 2, "An empty form is the same for everybody"),
        (["sheet", "kamisado", "--blank", "-o", "match=short"], 1, "match"),
        (["sheet", "bad.txt"], 1, "Line 1"),
    ],
)
def test_mistakes_are_explained(kaisho: Run, tmp_path: Path, arguments: list[str], status: int, message: str) -> None:
    played("kamisado-single").save(tmp_path / "game.txt")
    (tmp_path / "bad.txt").write_text("chess\n", encoding="utf-8")
    (tmp_path / "there.pdf").write_bytes(b"mine")
    before = sorted(tmp_path.iterdir())
    done = kaisho(*arguments)
    assert (done.returncode, done.stdout) == (status, "")
    assert message in done.stderr
    assert sorted(tmp_path.iterdir()) == before and (tmp_path / "there.pdf").read_bytes() == b"mine"


def test_without_the_extra_a_pdf_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "typst", None)
    with pytest.raises(MissingExtra, match=re.escape("pip install 'kaisho[print]'")):
        pdf.pdf_of(form_pages(played("kaito-red").game))
