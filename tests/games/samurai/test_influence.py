"""The influence on figures and their takers in views, compared with a count from tiles and neighbours alone."""

from __future__ import annotations

from typing import Any

import pytest

from kaisho.games.samurai import Samurai
from kaisho.games.samurai.rules import END
from kaisho.testing import random_playthrough
from tests.games.test_conformance import OPTIONS

ALL_KINDS = "SWK"
"""Tiles that influence all kinds of figure."""


def influence_on(view: dict[str, Any], near: list[str], figure: str) -> list[int]:
    """Return the influence of every seat on a figure, from the tiles around it (M10)."""
    influence = dict.fromkeys((player["seat"] for player in view["players"]), 0)
    for name in near:
        tile = view["hexes"][name].get("tile")
        if tile and tile["tile"][0] in ALL_KINDS + figure[0].upper():
            influence[tile["seat"]] += int(tile["tile"][1:])
    return list(influence.values())


@pytest.mark.parametrize("options", OPTIONS["samurai"])
def test_influence_is_the_sum_of_the_tiles_around_a_figure(options: list[str]) -> None:
    game = Samurai.from_option_texts(options)
    board = game.board()["hexes"]
    with_taker = 0
    for state, _ in list(random_playthrough(game, 8))[::4]:
        view = game.view(state, -1)
        seats = [player["seat"] for player in view["players"]]
        for name, content in view["hexes"].items():
            if content["kind"] != "settlement":
                continue
            assert list(content["influence"]) == list(content["taker"]) == content["figures"]
            land = [near for near in board[name]["near"] if view["hexes"][near]["kind"] == "land"]
            assert content["open"] == sum(view["hexes"][near]["tile"] is None for near in land)
            for figure, influence in content["influence"].items():
                assert influence == influence_on(view, board[name]["near"], figure)
                leads_alone = influence.count(max(influence)) == 1
                assert content["taker"][figure] == (seats[influence.index(max(influence))] if leads_alone else None)
                with_taker += leads_alone
    assert with_taker > 20


def test_the_displayed_taker_gets_the_figure_at_the_end_of_the_turn() -> None:
    game = Samurai(players=2)
    taken = 0
    for seed in range(6):
        for state, act in random_playthrough(game, seed):
            if act != END:
                continue
            before, after = game.view(state, 0), game.preview(state, int(state.seat), END)
            settlements = [content for content in before["hexes"].values() if content["kind"] == "settlement"]
            takers = [taker for content in settlements if content["open"] == 0 for taker in content["taker"].values()]
            for now, later in zip(before["players"], after["players"], strict=True):
                assert later["captured_in_all"] == now["captured_in_all"] + takers.count(now["seat"])
            assert sum(after["aside"].values()) == sum(before["aside"].values()) + takers.count(None)
            taken += len(takers)
    assert taken > 10
