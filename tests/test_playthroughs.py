"""Golden playthroughs: the rules still do exactly what the committed files say (``make golden`` writes them anew)."""

from __future__ import annotations

import pytest

from tools.playthroughs import FOLDER, GAMES, text_of


@pytest.mark.parametrize("file", GAMES)
def test_the_playthrough_is_as_before(file: str) -> None:
    assert (FOLDER / f"{file}.txt").read_text(encoding="utf-8") == text_of(file)


def test_no_playthrough_is_left_over() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(GAMES)
