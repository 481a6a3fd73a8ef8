"""Every game passes the public conformance kit with a selection of its options."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaisho.game import Game
from kaisho.games import game_class, names
from kaisho.testing import CHECKS, check_extremes

OPTIONS = {
    "kamisado": [
        [],
        ["match=standard"],
        ["match=marathon", "setup=tournament"],
        ["match=series", "rounds=3", "setup=tournament"],
        ["match=long", "orientation=orange-left"],
    ],
    "kaito": [[], ["start=black"]],
    "caminos": [
        [],
        ["board=rhombus", "neutral=yes"],
        ["board=octagon", "players=4", "scoring=yes"],
        ["board=ring", "neutral=yes", "scoring=yes"],
    ],
    "samurai": [
        [],
        ["capture=immediate", "hands=random"],
        ["players=3", "hands=random"],
        ["players=4", "capture=immediate", "open_captures=yes"],
    ],
}


def test_every_game_is_tested_here() -> None:
    assert set(OPTIONS) == set(names())


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(
    ("name", "options"),
    [(name, options) for name, combinations in OPTIONS.items() for options in combinations],
    ids=lambda value: " ".join(value) if isinstance(value, list) else value,
)
def test_the_game_conforms(name: str, options: list[str], check: Callable[[Game], None]) -> None:
    check(game_class(name).from_option_texts(options))


MORE_EXTREMES = [
    ("kamisado", ["match=long", "setup=tournament"]),
    ("kamisado", ["match=series", "rounds=1"]),
    ("kamisado", ["match=series", "rounds=99", "setup=tournament"]),
    ("kamisado", ["match=marathon", "orientation=orange-left"]),
]


@pytest.mark.parametrize(
    ("name", "options"), MORE_EXTREMES, ids=lambda value: " ".join(value) if isinstance(value, list) else value
)
def test_the_extremes_of_more_options_conform(name: str, options: list[str]) -> None:
    check_extremes(game_class(name).from_option_texts(options))
