"""Kamisado's bots: the strong one never gives away a won round, plays for the match, and finds winning line-ups."""

from __future__ import annotations

import threading
import time

import numpy as np
import pytest

from kaisho.bots import LEVELS, Bot, bot, opinion
from kaisho.bots.alphabeta import AlphaBetaBot
from kaisho.game import Game, OptionValue
from kaisho.games import load
from kaisho.games.kamisado.board import LETTERS
from kaisho.games.kamisado.rules import FILL_LEFT, FILL_RIGHT
from kaisho.kernel import State
from kaisho.search.limits import Thinking
from kaisho.search.proof import DISPROVED, PROVED, Prover, is_won
from kaisho.testing import check_bot, random_playthrough


def act_of(player: Bot, game: Game, state: State, nodes: int) -> int:
    with Thinking(nodes=nodes) as thinking:
        return opinion(player, game, state, thinking).act


def played_out(game: Game, players: list[Bot], nodes: int, state: State | None = None) -> State:
    state = game.deal() if state is None else game.copy(state)
    while not state.over:
        game.play(state, act_of(players[int(state.seat)], game, state, nodes))
    return state


OPTIONS: tuple[dict[str, OptionValue], ...] = (
    {},
    {"match": "standard"},
    {"match": "series", "rounds": 2},
    {"setup": "tournament", "match": "series", "rounds": 2},
)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_level_passes_the_bot_check(level: str, options: dict[str, OptionValue]) -> None:
    game = load("kamisado", **options)
    check_bot(game, lambda: bot(level, game, 1), games=1, every=9, nodes=300)


@pytest.mark.parametrize(("better", "weaker"), [("easy", "random"), ("medium", "easy"), ("strong", "medium")])
def test_each_level_beats_the_one_below(better: str, weaker: str) -> None:
    """With few games and nodes; the benchmark plays more."""
    game = load("kamisado")
    wins = 0
    for number in range(16):
        seat = number % 2
        players = [bot(better if player == seat else weaker, game, number) for player in (0, 1)]
        wins += is_won(game, played_out(game, players, 30_000), seat)
    assert wins >= 11


@pytest.mark.parametrize("match", ["single", "marathon"])
def test_the_strong_bot_never_loses_a_won_round(match: str) -> None:
    game = load("kamisado", match=match)
    single = load("kamisado")
    strong = bot("strong", single)
    tried = 0
    for seed in range(60):
        states = [state for state, _ in random_playthrough(game, seed) if state.phase == 0 and not state.over]
        position = game.current_round(states[len(states) * 2 // 3])
        seat = int(position.seat)
        if Prover(game, seat, 1 << 14).prove(position, 100_000).outcome != PROVED:
            continue
        tried += 1
        players: list[Bot] = [AlphaBetaBot(single, seed, depth=3)] * 2
        players[seat] = strong
        assert is_won(single, played_out(single, players, 400_000, position), seat), game.position(position)
    assert tried > 15


def test_the_strong_bot_beats_itself_as_first_player() -> None:
    game = load("kamisado")
    assert is_won(game, played_out(game, [bot("strong", game, 1), bot("strong", game, 2)], 500_000), 0)


LOST_FOR_BLACK = (("NGPKROBY", "nrybpkog"), ("GPRYKOBN", "npbykgor"), ("NYRGKPBO", "nygbkopr"))
"""Line-ups of ranks 8 and 1, from file a to h, in which Black opens and loses."""


def between_rounds(match: Game, row_8: str, row_1: str, fill: int) -> State:
    """White has won a round and refills: ``fill`` gives this line-up, the other side one that is shifted by a tower."""
    state = match.deal()
    while state.phase != 2:
        line = random_playthrough(match, int(state.acts) + 1)
        state = next(later for later, act in line if act < 0 or later.phase == 2)
    state.seat, state.score[:], state.markers[:], state.stands[:] = 1, (0, 1), 0, 0
    for seat, row, rank in ((0, row_1.upper(), 0), (1, row_8, 7)):
        from_players_left = row if seat == 0 else row[::-1]
        last = from_players_left[-1 if fill == FILL_LEFT else 0]
        for file, letter in enumerate(row):
            ahead = (1 - 2 * seat) if letter == last else 0
            square = 8 * (rank + ahead) + file
            state.tower[seat, LETTERS.index(letter)] = square
            state.stands[seat] |= np.uint64(1 << square)
    return state


@pytest.mark.parametrize("fill", [FILL_LEFT, FILL_RIGHT])
@pytest.mark.parametrize("line_up", LOST_FOR_BLACK, ids=str)
def test_the_refill_that_wins_the_next_round_is_chosen(line_up: tuple[str, str], fill: int) -> None:
    """Black opens the next round, so White should choose the line-up in which the opener loses."""
    match = load("kamisado", match="standard")
    state = between_rounds(match, *line_up, fill)
    other = FILL_LEFT + FILL_RIGHT - fill
    opened = {act: match.current_round(match.after(state, act)) for act in (fill, other)}
    assert Prover(match, 0).prove(opened[fill]).outcome == DISPROVED
    if Prover(match, 0).prove(opened[other]).outcome == PROVED:
        assert act_of(bot("strong", match), match, state, 3_000_000) == fill


def test_one_of_the_line_ups_has_a_losing_alternative() -> None:
    match = load("kamisado", match="standard")
    choices = [(between_rounds(match, *rows, FILL_LEFT), FILL_RIGHT) for rows in LOST_FOR_BLACK]
    outcomes = [Prover(match, 0).prove(match.current_round(match.after(state, act))).outcome for state, act in choices]
    assert PROVED in outcomes


def test_the_second_player_to_place_finds_a_winning_line_up() -> None:
    """Such line-ups are rare, so in such a short time not every seed finds one."""
    game = load("kamisado", setup="tournament")
    state = game.deal()
    for letter in LOST_FOR_BLACK[1][1].upper():
        game.play(state, 514 + LETTERS.index(letter))
    strong = bot("strong", game, 1)
    while state.phase == 1:
        game.play(state, act_of(strong, game, state, 600_000))
    assert Prover(game, 0).prove(state, 3_000_000).outcome == DISPROVED


def test_thinking_ends_when_it_is_stopped() -> None:
    game = load("kamisado", match="marathon")
    player = bot("strong", game)
    stop = np.zeros(1, np.uint8)
    timer = threading.Timer(0.3, lambda: stop.__setitem__(0, 1))
    timer.start()
    start = time.monotonic()
    with Thinking(stop=stop) as thinking:
        chosen = opinion(player, game, game.deal(), thinking)
    assert chosen.act in game.legal(game.deal())
    assert time.monotonic() - start < 20
    timer.join()
