"""QR codes of plain pages: the same as the browser's, which ``web/tests/qr.test.ts`` checks with a scanner."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kaisho.server.pages.qr import MAX_TEXT_LENGTH, qr_code, qr_path
from kaisho.server.people.second_factor import MAX_URI_LENGTH, setup_for

CODES = json.loads((Path(__file__).parents[1] / "data" / "qr.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("code", CODES, ids=lambda code: str(len(code["text"])))
def test_codes_are_the_same_as_in_the_browser(code: dict[str, object]) -> None:
    modules = qr_code(str(code["text"]))
    assert modules is not None
    assert ["".join("#" if dark else "." for dark in row) for row in modules] == code["rows"]


def test_a_text_that_is_too_long_has_no_code() -> None:
    assert qr_code("x" * MAX_TEXT_LENGTH) is not None and qr_code("x" * (MAX_TEXT_LENGTH + 1)) is None
    assert qr_code("會" * 72) is None  # 216 bytes


def test_a_path_contains_every_dark_module_once() -> None:
    modules = qr_code("Kaisho")
    assert modules is not None
    assert qr_path(modules).count("M") == sum(map(sum, modules))
    assert qr_path([[False, True], [True, False]]) == "M5 4h1v1h-1zM4 5h1v1h-1z"


@pytest.mark.parametrize("club", ["K", "Kaisho", "会" * 60, "Ein Verein mit einem ganz besonders langen Namen & Zusatz!!!"])
@pytest.mark.parametrize("name", ["Al", "ד" * 20, "會" * 20, "A name of 20 letters"])
def test_every_second_factor_has_a_code(club: str, name: str) -> None:
    uri = setup_for(bytes(20), name, club).uri
    assert MAX_URI_LENGTH == MAX_TEXT_LENGTH >= len(uri.encode())
    assert uri.startswith("otpauth://totp/") and f"secret={'A' * 32}&issuer=" in uri
    assert qr_code(uri) is not None
    if (club, name) == ("Kaisho", "Al"):
        assert uri == f"otpauth://totp/Kaisho%3AAl?secret={'A' * 32}&issuer=Kaisho&digits=6&period=30"
