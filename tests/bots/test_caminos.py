"""Caminos' bots: legal, the same for the same seed, sensible at every level, and each level stronger than the one below."""

from __future__ import annotations

import pytest

from kaisho.bots import LEVELS, bot, opinion
from kaisho.game import Game, OptionValue
from kaisho.games import load
from kaisho.kernel import State
from kaisho.search.limits import Thinking
from kaisho.testing import check_bot

KINDS: list[dict[str, OptionValue]] = [
    {},
    {"board": "rhombus", "neutral": "yes"},
    {"board": "octagon", "scoring": "yes"},
    {"board": "ring", "players": 4, "neutral": "yes", "scoring": "yes"},
]


def played(game: Game, *acts: str) -> State:
    state = game.deal()
    for act in acts:
        game.play(state, act)
    return state


def chosen(name: str, game: Game, state: State, seed: int, nodes: int = 500) -> int:
    return opinion(bot(name, game, seed), game, state, Thinking(nodes=nodes)).act


def points(game: Game, one: str, other: str, games: int) -> float:
    """What the first of two bots wins against the second, from both sides."""
    total = 0.0
    sides = bot(one, game, 1), bot(other, game, 2)
    for number in range(games):
        state = game.deal()
        while not state.over:
            side = sides[(int(state.seat) + number) % 2]
            game.play(state, opinion(side, game, state, Thinking(nodes=800)).act)
        ended = game.result(state)
        assert ended is not None
        total += (1 + ended.values[number % 2]) / 2
    return total


@pytest.mark.parametrize("options", KINDS, ids=lambda options: options.get("board", "square"))
@pytest.mark.parametrize("level", LEVELS)
def test_acts_are_legal_on_every_board(level: str, options: dict[str, OptionValue]) -> None:
    game = load("caminos", **options)
    check_bot(game, lambda: bot(level, game, 1), games=1, every=4, nodes=40)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_plays_the_same_game(level: str) -> None:
    game = load("caminos")
    lines = []
    for _ in range(2):
        player, state, line = bot(level, game, 7), game.deal(), []
        while not state.over:
            line.append(opinion(player, game, state, Thinking(nodes=60)).act)
            game.play(state, line[-1])
        lines.append(line)
    assert lines[0] == lines[1]


def test_strong_and_medium_win_where_one_stone_wins() -> None:
    """Yellow lacks d7 and d8 of a way from north to south."""
    game = load("caminos")
    state = played(game, "L 11/1./1. d1", "L 111/1.. a7", "L 11/1./1. d4", "O 11/11 g1")
    assert game.after(state, chosen("strong", game, state, 1)).over
    assert sum(bool(game.after(state, chosen("medium", game, state, seed)).over) for seed in range(10)) >= 8


def test_easy_sometimes_overlooks_that_one_stone_wins() -> None:
    game = load("caminos")
    state = played(game, "L 11/1./1. d1", "L 111/1.. a7", "L 11/1./1. d4", "O 11/11 g1")
    wins = sum(bool(game.after(state, chosen("easy", game, state, seed)).over) for seed in range(40))
    assert 0 < wins < 40


@pytest.mark.parametrize("level", ["strong", "medium"])
def test_a_win_at_once_of_the_other_side_is_prevented(level: str) -> None:
    """Green lacks two cells of row 5."""
    game = load("caminos")
    state = played(game, "O 11/11 a1", "L 111/1.. a5", "O 11/11 g1", "T 111/.1. d5")
    later = game.after(state, chosen(level, game, state, 3))
    assert not any(game.after(later, act).over for act in game.legal(later))


@pytest.mark.parametrize(
    "position",
    [
        "square/2 3YggGyyGGG/2gGyGyGgYGG/3YGgYgYyyY/3yYyGygYgGY/2YyGyYyyYyGY/2YgGyYGyG1/3GgYGgG1/5G2 1 1302:2301 - 4:3",
        "square/2 8/6Y1/3YgGYYY/2yGYyGyGyGgG/2ggGYyGYGG/2gGyGygYgyYG1/3YyyYyY2/8 2 1232:3312 - 1:2",
    ],
)
def test_strong_proves_a_win_that_begins_with_a_stone_of_little_promise(position: str) -> None:
    game, state = type(load("caminos")).from_position(position)
    found = opinion(bot("strong", game, 1), game, state, Thinking(nodes=1000))
    assert found.value == 1 and found.proved
    for act in found.variation:
        game.play(state, act)
    ended = game.result(state)
    assert ended is not None and ended.reason == "connection"


def test_every_level_is_stronger_than_the_one_below() -> None:
    game = load("caminos")
    assert points(game, "easy", "random", 12) >= 9
    assert points(game, "medium", "easy", 12) >= 9
    assert points(game, "strong", "medium", 12) >= 8


def test_four_players_are_two_teams() -> None:
    game = load("caminos", board="octagon", players=4, scoring="yes")
    assert points(game, "medium", "random", 4) >= 3
