"""The view tells the influence on every figure and who would get it now: counted here from tiles and neighbours alone."""

from __future__ import annotations

from typing import Any

import pytest

from kaisho.games.samurai import Samurai
from kaisho.games.samurai.rules import END
from kaisho.testing import random_line
from tests.games.test_conformance import OPTIONS

EVERYTHING = "SWK"


def counted(view: dict[str, Any], near: list[str], figure: str) -> list[int]:
    """The influence of every seat on a figure, from the tiles around it (M10)."""
    found = dict.fromkeys((player["seat"] for player in view["players"]), 0)
    for place in near:
        tile = view["hexes"][place].get("tile")
        if tile and tile["tile"][0] in EVERYTHING + figure[0].upper():
            found[tile["seat"]] += int(tile["tile"][1:])
    return list(found.values())


@pytest.mark.parametrize("options", OPTIONS["samurai"])
def test_influence_is_what_the_tiles_around_a_figure_add_up_to(options: list[str]) -> None:
    game = Samurai.from_option_texts(options)
    board = game.board()["hexes"]
    seen = 0
    for state, _ in list(random_line(game, 8))[::4]:
        view = game.view(state, -1)
        seats = [player["seat"] for player in view["players"]]
        for name, it in view["hexes"].items():
            if it["kind"] != "settlement":
                continue
            assert list(it["influence"]) == list(it["taker"]) == it["figures"]
            land = [place for place in board[name]["near"] if view["hexes"][place]["kind"] == "land"]
            assert it["open"] == sum(view["hexes"][place]["tile"] is None for place in land)
            for figure, influence in it["influence"].items():
                assert influence == counted(view, board[name]["near"], figure)
                alone = influence.count(max(influence)) == 1
                assert it["taker"][figure] == (seats[influence.index(max(influence))] if alone else None)
                seen += alone
    assert seen > 20


def test_who_is_shown_as_the_taker_gets_the_figure_when_the_turn_ends() -> None:
    game = Samurai(players=2)
    taken = 0
    for seed in range(6):
        for state, act in random_line(game, seed):
            if act != END:
                continue
            before, after = game.view(state, 0), game.preview(state, int(state.seat), END)
            closed = [it for it in before["hexes"].values() if it["kind"] == "settlement" and it["open"] == 0]
            takers = [taker for it in closed for taker in it["taker"].values()]
            for now, later in zip(before["players"], after["players"], strict=True):
                assert later["captured_in_all"] == now["captured_in_all"] + takers.count(now["seat"])
            assert sum(after["aside"].values()) == sum(before["aside"].values()) + takers.count(None)
            taken += len(takers)
    assert taken > 10
