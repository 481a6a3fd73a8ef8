"""The engine compared with the naive implementation in ``naive.py`` at every step of random games."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from kaisho.games.samurai import Samurai
from kaisho.games.samurai.board import CELLS, FIRST_SETTLEMENT, NUMBER_OF, SETTLEMENTS, TILES_PER_PLAYER
from kaisho.games.samurai.position import PHASES, figures_at, hand_of, supply_of, tiles_of
from kaisho.games.samurai.rules import DISCARD, END, LAY, MOVE, OVER, PAIR, PICK, PLACE, SWAP
from kaisho.kernel import State
from tests.games.samurai.naive import FIGURES, TILES, Act, NaiveGame, Tile

KINDS = list(dict.fromkeys(TILES))
"""The kinds of tile in the order of the engine's numbers."""


def tile(kind: int) -> Tile:
    return KINDS[kind]


def settlement(number: int) -> tuple[int, int]:
    return CELLS[FIRST_SETTLEMENT + number]


def act_of(number: int) -> Act:
    """Return the act that an integer of the engine stands for."""
    if number == END:
        return ("end",)
    if number == DISCARD:
        return ("discard",)
    if number >= SWAP:
        low, high = (int(figure) for figure in PAIR[number - SWAP])
        return "swap", frozenset((FIGURES[figure % 3], settlement(figure // 3)) for figure in (low, high))
    if number >= MOVE:
        return "move", CELLS[(number - MOVE) // 56], CELLS[(number - MOVE) % 56]
    if number >= LAY:
        return "lay", tile((number - LAY) // 174), CELLS[(number - LAY) % 174]
    if number >= PLACE:
        return "place", FIGURES[(number - PLACE) % 3], settlement((number - PLACE) // 3)
    return "pick", tile(number - PICK)


def compare(game: Samurai, state: State, naive: NaiveGame) -> None:
    where = game.position(state)
    legal = game.legal(state)
    acts = {act_of(number) for number in legal}
    assert len(acts) == len(legal), where
    assert acts == naive.legal(), where
    assert PHASES[state.phase] == naive.phase, where
    assert int(state.seat) == naive.seat, where
    letters = {"h": "helmet", "b": "buddha", "r": "rice"}
    for number in range(SETTLEMENTS):
        assert {letters[letter] for letter in figures_at(state, number)} == naive.figures.get(settlement(number), set()), where
    for seat in range(game.seats):
        assert sorted(map(tile, hand_of(state, seat))) == sorted(naive.hand[seat]), where
        assert list(map(tile, supply_of(state, seat))) == naive.supply[seat], where
        assert [int(count) for count in state.captured[seat]] == list(naive.taken[seat].values()), where
        on_map = {CELLS[hexagon]: (seat, tile(kind)) for kind, hexagon in tiles_of(state, seat)}
        assert on_map == {cell: laid for cell, laid in naive.tiles.items() if laid[0] == seat}, where
    assert int(state.aside.sum()) == naive.aside, where
    if naive.phase == "over":
        result = game.result(state)
        assert result is not None
        winners = naive.winners()
        assert result.winners == (() if len(winners) == game.seats else tuple(sorted(winners))), where
        assert list(result.places) == naive.places(), where


def play_and_compare(players: int, capture: str, hands: str, figures: str, seed: int) -> Counter[str]:
    """Play a random game in both; return how often each kind of act was played."""
    game = Samurai(players=players, capture=capture, hands=hands, figures=figures)
    layout = game.shuffle(seed)
    orders = [
        [tile(int(kind)) for kind in layout[TILES_PER_PLAYER * seat : TILES_PER_PLAYER * (seat + 1)]] for seat in range(players)
    ]
    bag = game.write_layout(layout).split("/")[-1] if figures == "random" else ""
    naive = NaiveGame(players, capture, hands, orders, bag)
    state = game.deal(layout)
    chance = random.Random(seed)
    seen: Counter[str] = Counter()
    while True:
        compare(game, state, naive)
        if state.over:
            return seen
        by_kind: dict[str, list[int]] = {}
        for number in game.legal(state):
            by_kind.setdefault(str(act_of(number)[0]), []).append(number)
        number = chance.choice(by_kind[chance.choice(list(by_kind))])  # rare kinds of act as often as others
        seen[str(act_of(number)[0])] += 1
        naive.play(act_of(number))
        game.play(state, number)


@pytest.mark.parametrize("figures", ["choose", "random"])
@pytest.mark.parametrize(("players", "capture", "hands"), list(product((2, 3, 4), ("turn", "immediate"), ("choose", "random"))))
def test_random_games_agree(players: int, capture: str, hands: str, figures: str) -> None:
    seen: Counter[str] = Counter()
    for seed in range(6):
        seen += play_and_compare(players, capture, hands, figures, seed)
    chosen = {act for act, by in (("pick", hands), ("place", figures)) if by == "choose"}
    assert set(seen) == chosen | {"lay", "move", "swap", "discard", "end"}


few = st.integers(0, 3)


@given(st.lists(st.tuples(few, few, few), min_size=2, max_size=4))
@example([(2, 4, 2), (4, 2, 3), (3, 3, 4), (3, 3, 2)])  # the rulebook's first example
@example([(6, 1, 2), (3, 3, 3), (2, 4, 3), (1, 5, 2)])  # and its second
@example([(0, 0, 0), (0, 0, 0), (0, 0, 0)])
@example([(1, 1, 1), (1, 1, 1), (1, 1, 1), (1, 1, 1)])
@example([(13, 13, 13), (0, 0, 0), (0, 0, 0), (0, 0, 0)])
def test_places_agree(captured: list[tuple[int, int, int]]) -> None:
    """With few figures, majorities, ties and missing majorities are frequent."""
    players = len(captured)
    game = Samurai(players=players)
    state = game.deal()
    state.captured[:players] = captured
    state.phase, state.over = OVER, 1
    naive = NaiveGame(players, "turn", "random", [list(TILES) for _ in range(players)])
    naive.taken = [dict(zip(FIGURES, figures, strict=True)) for figures in captured]
    result = game.result(state)
    assert result is not None
    assert list(result.places) == naive.places()
    assert {seat for seat, place in enumerate(result.places) if place == 1} == naive.winners()


def test_the_tables_agree() -> None:
    assert [KINDS.count(kind) for kind in KINDS] == [1] * 17
    assert len(TILES) == 20
    assert all(NUMBER_OF[CELLS[hexagon]] == hexagon for hexagon in range(174))
