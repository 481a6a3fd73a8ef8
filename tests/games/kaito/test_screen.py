"""Views, terminal output and records of Kaito, and the key of its states."""

from __future__ import annotations

import re
import unicodedata

import numpy as np
import pytest

from kaisho.errors import BadRecord
from kaisho.games.kaito import Kaito
from kaisho.kernel import State
from kaisho.language import LANGUAGES
from kaisho.record import Record
from kaisho.testing import random_states
from tests.rules.kaito.stones import DEAL, dealt

LATE = "C1S2h/1s4/6/2as2/1H2S1/6 r c1 shcb SSHH move red 27 27"


def after_exchange() -> tuple[Kaito, State]:
    """Return a position in which Red has just put a helmet beneath the kaito on c6."""
    game, state = Kaito.from_position(LATE)
    for move in ("c6", "cb>H"):
        game.play(state, move)
    return game, state


def width(line: str) -> int:
    """Return the width of a line in terminal columns. Characters whose width depends on the font are not allowed."""
    plain = re.sub(r"\x1b\[[0-9;]*m", "", line)
    kinds = [unicodedata.east_asian_width(character) for character in plain]
    assert set(kinds) <= {"Na", "W", "N"}, line
    return sum(2 if kind == "W" else 1 for kind in kinds)


# --- the view ---------------------------------------------------------------------------------------------------------


def test_the_view_is_plain_data() -> None:
    game, state = after_exchange()
    view = game.view(state, 1)
    assert (view["phase"], view["to_act"], view["start"]) == ("move", "black", "red")
    assert view["kaito"] == {"square": "c6", "colour": "black"}
    assert view["field"]["c6"] == {"colour": "red", "kind": "helmet", "value": None}
    assert view["field"]["a6"] == {"colour": "red", "kind": "mon", "value": 3}
    assert view["field"]["b6"] is None
    assert len(view["field"]) == 36
    red = view["sides"]["red"]
    assert red["left"] == {"sword": 1, "helmet": 2, "mon-3": 1, "mon-2": 0, "mon-1": 0}
    assert red["holds"] == {"sword": 1, "helmet": 1, "mon-3": 0, "mon-2": 0, "mon-1": 0}
    assert red["gone"]["sword"] == 4
    game, state = Kaito.from_position(LATE)
    assert game.view(state, 0)["sides"]["red"]["mon"] == {"stones": [3, 2], "worth": 5}


def test_nobody_acts_after_the_end() -> None:
    game = Kaito()
    *_, last = random_states(game, games=1)
    assert game.view(last, 0)["to_act"] is None
    assert game.view(last, 0)["phase"] == "over"


# --- the terminal -----------------------------------------------------------------------------------------------------


def test_the_field_without_colours() -> None:
    game, state = after_exchange()
    lines = game.show(state).splitlines()
    assert lines[0] == " 6   C*    .    [H]    .     .     h*"
    assert lines[3] == " 3   .     .     a*    s     .     ."
    assert lines[6].split() == list("abcdef")
    assert "赤 Red · on the field 刀 1, 兜 2, 紋 1 · holds 刀 1, 兜 1" in lines[8]
    assert "Black to move: the kaito on c6" in lines[10]
    _, state = Kaito.from_position(LATE)
    assert "holds 刀 1, 兜 1, 紋 3+2 = 5" in game.show(state)


def test_the_coloured_field_has_the_same_width_everywhere() -> None:
    for state in random_states(Kaito(), games=3):
        lines = Kaito().show(state, colour=True).splitlines()
        assert {width(line) for line in lines[:18]} == {3 + 6 * 6}
        assert all(line.endswith("\x1b[0m") for line in lines[:18])


def test_the_coloured_field_marks_targets_and_shows_the_kaito_and_the_stone_beneath_it() -> None:
    game, state = after_exchange()
    text = game.show(state, colour=True)
    assert text.count("<>") == len(game.legal(state)) == 3
    assert "<怪>" in text
    assert "兜 H" in text
    assert "紋3C" in text  # kanji, value, and a letter that tells the colour
    game, state = dealt()
    assert game.show(state, colour=True).count("<>") == 2  # the gaps


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_is_described_in_every_language(language: str) -> None:
    game, state = Kaito.from_position(LATE)
    said = {game.show(state, language).splitlines()[-1]}
    for move in ("c6", "cb>H", "c3", "c6", "a6", "f6"):
        game.play(state, move)
        said.add(game.show(state, language).splitlines()[-1])
    placing, first = dealt()
    said.add(placing.show(first, language).splitlines()[-1])
    assert len(said) >= 5
    assert "\x1b" not in game.show(state, language)


# --- records ----------------------------------------------------------------------------------------------------------


def recorded() -> str:
    game = Kaito(start="black")
    record = Record(game, game.read_layout(DEAL))
    for move in ("@c3", "c5", "e5"):
        record.play(move)
    return record.write()


def test_a_record_carries_the_deal() -> None:
    text = recorded()
    assert f"deal: {DEAL}\n" in text
    assert "options: start=black\n" in text
    assert "1. red    @c3\n  2. black  c5黒紋2\n  3. red    e5赤刀\n" in text
    again = Record.read(text)
    assert again.write() == text
    assert again.game.write_layout(again.layout) == DEAL


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("SsScsh", "SsScss", 5, "s 8/7, h 2/3"),
        ("SsScsh", "SsScs", 5, "this one has 35"),
        (f"deal: {DEAL}\n", "", 1, "this one has 0"),
        ("c5黒紋2", "c5黒紋1", 11, "the one on c5 is Black Mon 2, not 1"),
        ("c5黒紋2", "d4", 11, "neither in the row nor in the column of the kaito, which stands on c3. .rule K4."),
        ("start=black", "start=red", 10, "It is the turn of “black”, not of “red”"),
    ],
)
def test_a_wrong_record_is_refused_with_its_line(old: str, new: str, line: int, message: str) -> None:
    with pytest.raises(BadRecord, match=message) as refused:
        Record.read(recorded().replace(old, new))
    assert refused.value.line == line


# --- the key ----------------------------------------------------------------------------------------------------------


def key_after(*moves: str) -> int:
    game, state = dealt()
    for move in ("@c3", *moves):
        game.play(state, move)
    return game.key(state)


def test_the_key_does_not_depend_on_the_order_of_acts() -> None:
    """The same stones taken by the same players in another order give the same key; taken by others, a different one."""
    assert key_after("a3", "b3", "d3", "e3") == key_after("d3", "b3", "a3", "e3")
    assert key_after("a3", "b3", "d3", "e3") != key_after("b3", "a3", "d3", "e3")


@pytest.mark.parametrize("field", ["stone", "taken", "kaito", "seat", "start", "phase"])
def test_everything_that_affects_the_future_is_in_the_key(field: str) -> None:
    game, state = after_exchange()
    before = game.key(state)
    values = np.atleast_1d(state[field]).copy()
    for index in np.ndindex(values.shape):
        other = game.copy(state)
        changed = values.copy()
        changed[index] ^= 1
        other[field] = changed if changed.size > 1 else changed[0]
        assert game.key(other) != before, (field, index)
