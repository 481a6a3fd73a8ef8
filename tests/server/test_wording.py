"""The plain pages say the same as the browser's pages: both are compared with the cases of ``tests/data/wording.json``.

``web/tests/wording.test.ts`` reads the same file.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import kaisho
from kaisho.game import Choice
from kaisho.games import names
from kaisho.language import LANGUAGES, words
from kaisho.server.clock import Control, ControlKind
from kaisho.server.endings import TABLE_REASONS, Ending
from kaisho.server.pages import wording
from kaisho.server.seats import Seat

CASES: dict[str, list[dict[str, Any]]] = json.loads(
    (Path(__file__).parents[1] / "data" / "wording.json").read_text(encoding="utf-8")
)
IN_ALL_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES)


def test_times_on_clocks() -> None:
    assert [wording.span(case["ms"]) for case in CASES["times"]] == [case["text"] for case in CASES["times"]]


@IN_ALL_LANGUAGES
def test_clocks(language: str) -> None:
    controls = [msgspec.convert(case["control"], Control) for case in CASES["controls"]]
    assert {control.kind for control in controls} == set(ControlKind)
    for control, case in zip(controls, CASES["controls"], strict=True):
        assert wording.control_in_words(words(language), control) == case["texts"][language]


@IN_ALL_LANGUAGES
def test_players(language: str) -> None:
    say = words(language)
    for case in CASES["seats"]:
        assert wording.player_name(say, msgspec.convert(case["seat"], Seat)) == case["texts"][language]
    for case in CASES["tables"]:
        assert wording.player_names(say, msgspec.convert(case["seats"], list[Seat])) == case["texts"][language]


@IN_ALL_LANGUAGES
def test_options(language: str) -> None:
    for case in CASES["options"]:
        assert wording.options_in_words(words(language), case["game"], case["options"]) == case["texts"][language]


@IN_ALL_LANGUAGES
def test_endings(language: str) -> None:
    assert {case["ending"]["reason"] for case in CASES["endings"]} > set(TABLE_REASONS)
    for case in CASES["endings"]:
        game = kaisho.load(case["game"], **case["options"])
        ending = msgspec.convert(case["ending"], Ending)
        assert wording.ending_in_words(words(language), game, ending) == case["texts"][language]
        assert [game.seat_word(seat) for seat in range(game.seats)] == case["sides"]


def test_the_cases_describe_every_game_as_it_is() -> None:
    known = [
        {
            "name": name,
            "options": [
                {
                    "name": option.name,
                    "values": list(option.values) if isinstance(option, Choice) else [],
                    "default": option.default,
                }
                for option in kaisho.load(name).option_list
            ],
        }
        for name in names()
    ]
    assert CASES["games"] == known
