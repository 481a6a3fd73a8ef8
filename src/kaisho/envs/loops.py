"""Compiled loops over the games of a batch: dealing, checking, playing, masks, lists and observations, for any game."""

from __future__ import annotations

from typing import NamedTuple

from kaisho.kernel import (
    CountRule,
    DealRule,
    IsLegalRule,
    LegalRule,
    ObserveRule,
    PickRule,
    PlacesRule,
    PlayRule,
    ResultRule,
    ShuffleRule,
    generic,
    helper,
    int64,
)
from kaisho.state import Flags, FlagTable, Floats, FloatTable, Ints, IntTable, States, WordTable

NO_ACT = -1
"""Sentinel for an act: skip this game."""
CURRENT_SEAT = -2
"""Sentinel for a seat: the seat to act in each game."""


class Games(NamedTuple):
    """The games that a loop plays, what it reports about them, and what new games are dealt from."""

    states: States
    over: Flags
    """Games that the current step has ended."""
    rewards: FloatTable
    points: IntTable
    reasons: Flags
    finals: States
    starts: States
    """The first state of a game, or nothing where finished games are not replaced."""
    options: Ints
    layout: Ints
    """Scratch space for a deal."""
    deals: WordTable
    """A random number generator for the deals of each game."""


@generic
def deal_games(
    shuffle: ShuffleRule, deal: DealRule, states: States, which: Flags, options: Ints, layout: Ints, deals: WordTable
) -> None:
    """Deal a new game wherever the flag is set."""
    for i in range(len(states)):
        if which[i]:
            shuffle(layout, options, deals[i])
            deal(states[i], options, layout)


@generic
def first_illegal(legal: LegalRule, states: States, acts: Ints, scratch: Ints) -> int:
    """Return the index of the first game whose act is not legal, or -1."""
    for i in range(len(states)):
        if acts[i] == NO_ACT:
            continue
        index = legal(states[i], scratch) - 1
        while index >= 0 and scratch[index] != acts[i]:
            index -= 1
        if index < 0:
            return i
    return -1


@generic
def first_illegal_by_rule(is_legal: IsLegalRule, states: States, acts: Ints, num_acts: int) -> int:
    """Return the same as ``first_illegal`` for a game that has ``is_legal``, without listing the legal acts."""
    for i in range(len(states)):
        act = acts[i]
        if act == NO_ACT:
            continue
        if act < 0 or act >= num_acts or not is_legal(states[i], act):
            return i
    return -1


@helper
def begin_step(over: Flags, rewards: Floats, i: int) -> None:
    """Clear the rewards of the previous step."""
    if over[i]:
        over[i] = 0
        for seat in range(rewards.shape[1]):
            rewards[i, seat] = 0.0


@helper
def end_game(shuffle: ShuffleRule, deal: DealRule, result: ResultRule, games: Games, i: int) -> None:
    """Report how a game has ended and, if finished games are replaced, deal the next one."""
    games.over[i] = 1
    games.reasons[i] = result(games.states[i], games.rewards[i], games.points[i])
    if len(games.starts) == 0:
        return
    games.finals[i] = games.states[i]
    if len(games.layout) > 0:
        shuffle(games.layout, games.options, games.deals[i])
        deal(games.states[i], games.options, games.layout)
    else:  # without chance all games begin alike
        games.states[i] = games.starts[0]


@generic
def step_games(shuffle: ShuffleRule, deal: DealRule, result: ResultRule, play: PlayRule, games: Games, acts: Ints) -> None:
    """Play one act in each game, except in finished games and where the act is negative."""
    states, over, rewards = games.states, games.over, games.rewards
    for i in range(len(states)):
        begin_step(over, rewards, i)
        if acts[i] < 0 or states[i].over:
            continue
        play(states[i], acts[i])
        if states[i].over:
            end_game(shuffle, deal, result, games, i)


@generic
def play_games(
    shuffle: ShuffleRule,
    deal: DealRule,
    result: ResultRule,
    play: PlayRule,
    pick: PickRule,
    games: Games,
    steps: int,
    picks: WordTable,
    scratch: Ints,
) -> int:
    """Play ``steps`` random acts in each game and return the number of games that have ended."""
    states, over, rewards = games.states, games.over, games.rewards
    ended = 0
    for i in range(len(states)):
        begin_step(over, rewards, i)
        for _ in range(steps):
            if states[i].over:
                break
            play(states[i], pick(states[i], picks[i], scratch))
            if states[i].over:
                ended += 1
                end_game(shuffle, deal, result, games, i)
    return ended


@generic
def find_places(places: PlacesRule, finals: States, found: IntTable) -> None:
    """Write every seat's place in games that are over."""
    for i in range(len(finals)):
        places(finals[i], found[i])


@generic
def pick_acts(pick: PickRule, states: States, acts: Ints, picks: WordTable, scratch: Ints) -> None:
    """Pick a random legal act in each game."""
    for i in range(len(states)):
        acts[i] = NO_ACT if states[i].over else pick(states[i], picks[i], scratch)


@generic
def mask_acts(legal: LegalRule, states: States, masks: FlagTable, scratch: Ints) -> None:
    """Mark the legal acts of each game in its row."""
    for i in range(len(states)):
        row = masks[i]
        row[:] = 0
        for index in range(legal(states[i], scratch)):
            row[scratch[index]] = 1


@generic
def count_acts(count: CountRule, states: States, counts: Ints, scratch: Ints) -> None:
    """Count the legal acts of each game."""
    for i in range(len(states)):
        counts[i] = 0 if states[i].over else count(states[i], scratch)


@generic
def list_acts(legal: LegalRule, states: States, acts: Ints, ends: Ints, scratch: Ints) -> None:
    """List the legal acts of all games, one game after another; the list of game ``i`` ends before ``ends[i]``."""
    for i in range(len(states)):
        count = legal(states[i], scratch)
        for index in range(count):
            acts[ends[i] - count + index] = scratch[index]


@generic
def observe_games(observe: ObserveRule, states: States, seat: int, planes: FlagTable) -> None:
    """Write the observation of each game for one seat, or for the seat to act."""
    for i in range(len(states)):
        observe(states[i], int64(states[i].seat) if seat == CURRENT_SEAT else seat, planes[i])
