"""The engine compared with the naive implementation in ``naive.py``.

In random games, and from made-up positions with many exchanges, both must agree at every step on legal acts, field, held
stones, side to act and result. They must also agree on perft counts.
"""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kaisho.games.kaito import Kaito
from kaisho.games.kaito.board import COPIES, EMPTY, SQUARES
from kaisho.games.kaito.rules import EXCHANGING, MOVING, STATE
from kaisho.kernel import State, uint64
from kaisho.search.perft import perft
from tests.games.kaito.naive import Act, NaiveGame, game_of, number_of
from tests.games.kaito.naive import perft as naive_perft

DEALS = (
    "bCbSSHhScssAB.A.hHaCssBSSsAascSahSHs",
    "ahBSHCsBbsSAcHsbSaAH.hSsa.CSAsSsScsh",
    "SSSSSSSssssssshhh..HHHCCBBAAAccbbaaa",
)


class Pair:
    """The same game in the engine and in the naive implementation; counts the events in it."""

    def __init__(self, game: Kaito, state: State, naive: NaiveGame, seen: Counter[str] | None = None) -> None:
        self.game, self.state, self.naive = game, state, naive
        self.seen: Counter[str] = Counter() if seen is None else seen
        self.compare()

    @classmethod
    def dealt(cls, deal: str, start: str = "red", seen: Counter[str] | None = None) -> Pair:
        game = Kaito(start=start)
        return cls(game, game.deal(game.read_layout(deal)), NaiveGame.dealt(deal, start), seen)

    def compare(self) -> None:
        game, state, naive = self.game, self.state, self.naive
        text = game.position(state)
        assert text.rsplit(" ", 2)[0] == naive.text()
        assert sorted(game.legal(state)) == sorted(number_of(act) for act in naive.legal()), text
        assert game.view(state, 0)["kaito"]["colour"] == naive.shows, text
        result = game.result(state)
        assert (result is None) == (naive.phase != "over"), text
        if result is not None:
            assert [game.seat_name(seat) for seat in result.winners] == [naive.winner], text
            assert result.reason == naive.reason, text

    def play(self, act: Act) -> None:
        before = self.naive
        self.naive = before.after(act)
        self.game.play(self.state, number_of(act))
        self.compare()
        self.seen[str(act[0]) if act[0] != "buy" else f"buy a {act[1]} with {len(act[2])}"] += 1
        self.seen["stone beneath the kaito stays"] += before.kaito in before.field and before.phase == "move"
        if self.naive.phase == "over":
            self.seen[f"ends: {self.naive.reason}"] += 1
            took_own = act[0] == "take" and before.field[str(act[1])][0] == before.to_act
            self.seen["ends by taking one's own stone"] += took_own and self.naive.reason != "stuck"

    def play_at_random(self, chance: random.Random, max_acts: int = 100) -> None:
        for _ in range(max_acts):
            if not (acts := self.naive.legal()):
                return
            self.play(chance.choice(acts))


def random_deal(chance: random.Random) -> str:
    stones = list(DEALS[0])
    chance.shuffle(stones)
    return "".join(stones)


def made_up(chance: random.Random) -> Pair:
    """Return a position that need not be reachable: some stones on the field, many held, the rest out of the game."""
    game = Kaito(start=chance.choice(("red", "black")))
    while True:
        state: State = np.zeros(1, STATE)[0]
        state.stone[:] = EMPTY
        state.start = game.option_codes[0]
        state.seat, state.phase = chance.randrange(2), MOVING
        squares = chance.sample(range(SQUARES), SQUARES)
        for colour in (0, 1):
            for kind in range(5):
                for _ in range(COPIES[kind]):
                    where = chance.choices(("field", "held", "gone"), (3, 3, 1) if kind < 2 else (1, 3, 1))[0]
                    if where == "field":
                        state.stone[squares.pop()] = 5 * colour + kind
                        state.left[colour, kind] += 1
                    elif where == "held":
                        state.taken[colour, kind] += 1
        state.occupied = uint64(sum(1 << square for square in range(SQUARES) if state.stone[square] != EMPTY))
        state.kaito = squares.pop()
        if state.left[:, :2].all() and game.legal(state):
            return Pair(game, state, game_of(game.position(state)))


def test_random_games_agree_and_cover_every_event() -> None:
    chance = random.Random(3)
    seen: Counter[str] = Counter()
    for number in range(150):
        Pair.dealt(random_deal(chance), ("red", "black")[number % 2], seen).play_at_random(chance)
    expected = (
        *("gap", "take", "decline", "buy a sword with 2", "buy a sword with 3", "buy a helmet with 2", "buy a helmet with 3"),
        *(
            "ends: last-sword",
            "ends: last-helmet",
            "ends: stuck",
            "ends by taking one's own stone",
            "stone beneath the kaito stays",
        ),
    )
    assert [event for event in expected if not seen[event]] == []


@settings(deadline=None, max_examples=80)
@given(st.integers(min_value=0))
def test_games_from_made_up_positions_agree(seed: int) -> None:
    chance = random.Random(seed)
    made_up(chance).play_at_random(chance, 20)


@settings(deadline=None, max_examples=60)
@given(st.integers(min_value=0))
def test_perft_from_made_up_positions_agrees(seed: int) -> None:
    pair = made_up(random.Random(seed))
    for depth in (1, 2, 3):
        assert perft(pair.game, pair.state, depth) == naive_perft(pair.naive, depth)


@pytest.mark.parametrize("start", ["red", "black"])
def test_perft_from_positions_of_random_games_agrees(start: str) -> None:
    """Including positions near the end of a game and in the middle of a turn."""
    chance = random.Random(start)
    exchanging = 0
    for _ in range(12):
        pair = Pair.dealt(random_deal(chance), start)
        history = []
        while acts := pair.naive.legal():
            history.append((pair.game.copy(pair.state), pair.naive))
            pair.play(chance.choice(acts))
        for state, naive in (*history[-4:], *chance.sample(history, 2)):
            exchanging += state.phase == EXCHANGING
            assert perft(pair.game, state, 3) == naive_perft(naive, 3)
    assert exchanging > 5


@pytest.mark.parametrize(
    ("deal", "counts"),
    [
        (DEALS[0], (2, 18, 154, 1288)),
        (DEALS[1], (2, 20, 176, 1456)),
        (DEALS[2], (2, 20, 176, 1456)),
    ],
)
def test_perft_from_a_deal_agrees(deal: str, counts: tuple[int, ...]) -> None:
    pair = Pair.dealt(deal)
    for depth, expected in enumerate(counts, start=1):
        assert perft(pair.game, pair.state, depth) == naive_perft(pair.naive, depth) == expected


@pytest.mark.parametrize(("deal", "count"), [(DEALS[0], 4754544), (DEALS[1], 5113605), (DEALS[2], 5083490)])
def test_deep_perft_of_fixed_deals(deal: str, count: int) -> None:
    game = Kaito()
    assert perft(game, game.deal(game.read_layout(deal)), 8) == count


# --- symmetries -------------------------------------------------------------------------------------------------------

orders = st.permutations(range(6))


@settings(deadline=None, max_examples=30)
@given(st.integers(0, 10**9), orders, orders, st.booleans())
def test_the_order_of_rows_and_columns_does_not_matter(seed: int, rows: list[int], files: list[int], transposed: bool) -> None:
    """The kaito jumps, so all that counts is which stones share a row or column."""
    game = Kaito()
    layout = game.shuffle(seed)
    board = layout.reshape(6, 6)[rows][:, files]
    other = np.ascontiguousarray(board.T if transposed else board).reshape(36)
    one, two = game.deal(layout), game.deal(other)
    for depth in (1, 2, 3, 4, 5):
        assert perft(game, one, depth) == perft(game, two, depth)


@settings(deadline=None, max_examples=30)
@given(st.integers(0, 10**9))
def test_the_colours_may_be_swapped(seed: int) -> None:
    red, black = Kaito(start="red"), Kaito(start="black")
    deal = red.write_layout(red.shuffle(seed))
    one, two = red.deal(red.read_layout(deal)), black.deal(black.read_layout(deal.swapcase()))
    chance = random.Random(seed)
    while acts := red.legal(one):
        assert black.legal(two) == acts
        act = chance.choice(acts)
        red.play(one, act)
        black.play(two, act)
    first, second = red.result(one), black.result(two)
    assert first == second
