"""HTTP statuses of refusals."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from kaisho.errors import KaishoError
from kaisho.server.error_response import CODE_BY_STATUS, STATUS, status_of

WORDS = "".join(file.read_text(encoding="utf-8") for file in files("kaisho").joinpath("words", "en").iterdir())


@pytest.mark.parametrize("code", sorted({*STATUS, *CODE_BY_STATUS.values()}))
def test_every_code_with_a_status_has_a_message(code: str) -> None:
    assert re.search(rf"^{code} =", WORDS, re.M)


@pytest.mark.parametrize(
    ("code", "status"),
    [
        ("http-not-found", 404),
        ("people-wrong-token", 401),
        ("table-late-act", 409),
        ("people-name-taken", 400),
        ("bad-option", 400),
    ],
)
def test_a_refusal_has_the_status_of_its_code(code: str, status: int) -> None:
    assert status_of(KaishoError(code)) == status
