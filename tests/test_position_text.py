"""The parts that games share for positions as text and for refusals."""

from __future__ import annotations

import pytest

from kaisho.errors import BadPosition, Refusal, Word
from kaisho.position_text import PositionReader, row_text
from kaisho.refusals import Refusals


@pytest.mark.parametrize(
    ("cells", "text"),
    [
        ([], ""),
        ([""] * 8, "8"),
        ([""] * 11, "11"),
        (["a", "", "", "b+"], "a2b+"),
        (["", "a", "b", ""], "1ab1"),
    ],
)
def test_a_run_of_empty_cells_becomes_its_length(cells: list[str], text: str) -> None:
    assert row_text(cells) == text


@pytest.mark.parametrize("text", ["", "-1", "+1", "1.0", "x", "²", "٣", "12", "9" * 5000])
def test_a_field_that_is_not_a_number_within_its_bounds_is_refused(text: str) -> None:
    reader = PositionReader("kaito")
    assert [reader.number(number, "turn", 11) for number in ("0", "11", "007")] == [0, 11, 7]
    with pytest.raises(BadPosition) as caught:
        reader.number(text, "turn", 11)
    assert caught.value.code == "kaito-position-bad-number"
    assert caught.value.values == {"field": Word("kaito-position-field-turn"), "text": text}


def test_a_refusal_names_its_rule_its_message_and_its_squares() -> None:
    refused = Refusals("chess", "abcdefgh".__getitem__)
    assert refused("R1") == Refusal("R1", "chess-R1")
    assert refused("R2", "blocked", (0, 7), most="3") == Refusal("R2", "chess-blocked", {"most": "3"}, ("a", "h"))
