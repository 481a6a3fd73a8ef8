"""Caminos' bots: legal and sensible acts, the same for the same seed, and each level stronger than the one below."""

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


def act_of(name: str, game: Game, state: State, seed: int, nodes: int = 500) -> int:
    return opinion(bot(name, game, seed), game, state, Thinking(nodes=nodes)).act


def points(game: Game, one: str, other: str, games: int) -> float:
    """The points of the first of two bots against the second, from both sides."""
    total = 0.0
    sides = bot(one, game, 1), bot(other, game, 2)
    for number in range(games):
        state = game.deal()
        while not state.over:
            side = sides[(int(state.seat) + number) % 2]
            game.play(state, opinion(side, game, state, Thinking(nodes=800)).act)
        result = game.result(state)
        assert result is not None
        total += (1 + result.values[number % 2]) / 2
    return total


@pytest.mark.parametrize("options", KINDS, ids=lambda options: options.get("board", "square"))
@pytest.mark.parametrize("level", LEVELS)
def test_acts_are_legal_on_every_board(level: str, options: dict[str, OptionValue]) -> None:
    game = load("caminos", **options)
    check_bot(game, lambda: bot(level, game, 1), games=1, every=4, nodes=40)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_plays_the_same_game(level: str) -> None:
    game = load("caminos")
    games = []
    for _ in range(2):
        player, state, acts = bot(level, game, 7), game.deal(), []
        while not state.over:
            acts.append(opinion(player, game, state, Thinking(nodes=60)).act)
            game.play(state, acts[-1])
        games.append(acts)
    assert games[0] == games[1]


def test_strong_and_medium_play_an_immediate_win() -> None:
    """Yellow lacks d7 and d8 of a way from north to south."""
    game = load("caminos")
    state = played(game, "L 11/1./1. d1", "L 111/1.. a7", "L 11/1./1. d4", "O 11/11 g1")
    assert game.after(state, act_of("strong", game, state, 1)).over
    assert sum(bool(game.after(state, act_of("medium", game, state, seed)).over) for seed in range(10)) >= 8


def test_easy_sometimes_overlooks_an_immediate_win() -> None:
    game = load("caminos")
    state = played(game, "L 11/1./1. d1", "L 111/1.. a7", "L 11/1./1. d4", "O 11/11 g1")
    wins = sum(bool(game.after(state, act_of("easy", game, state, seed)).over) for seed in range(40))
    assert 0 < wins < 40


@pytest.mark.parametrize("level", ["strong", "medium"])
def test_an_immediate_win_of_the_opponent_is_prevented(level: str) -> None:
    """Green lacks two cells of row 5."""
    game = load("caminos")
    state = played(game, "O 11/11 a1", "L 111/1.. a5", "O 11/11 g1", "T 111/.1. d5")
    later = game.after(state, act_of(level, game, state, 3))
    assert not any(game.after(later, act).over for act in game.legal(later))


@pytest.mark.parametrize(
    "position",
    [
        "square/2 3YggGyyGGG/2gGyGyGgYGG/3YGgYgYyyY/3yYyGygYgGY/2YyGyYyyYyGY/2YgGyYGyG1/3GgYGgG1/5G2 1 1302:2301 - 4:3",
        "square/2 8/6Y1/3YgGYYY/2yGYyGyGyGgG/2ggGYyGYGG/2gGyGygYgyYG1/3YyyYyY2/8 2 1232:3312 - 1:2",
    ],
)
def test_strong_proves_a_win_that_begins_with_an_unpromising_stone(position: str) -> None:
    game, state = type(load("caminos")).from_position(position)
    chosen = opinion(bot("strong", game, 1), game, state, Thinking(nodes=1000))
    assert chosen.value == 1 and chosen.proved
    for act in chosen.variation:
        game.play(state, act)
    result = game.result(state)
    assert result is not None and result.reason == "connection"


def test_every_level_is_stronger_than_the_one_below() -> None:
    game = load("caminos")
    assert points(game, "easy", "random", 12) >= 9
    assert points(game, "medium", "easy", 12) >= 9
    assert points(game, "strong", "medium", 12) >= 8


def test_four_players_are_two_teams() -> None:
    game = load("caminos", board="octagon", players=4, scoring="yes")
    assert points(game, "medium", "random", 4) >= 3
