"""Compiled loops over the games of a batch: dealing, checking, playing, masks, lists and observations, for any game."""

from __future__ import annotations

from collections.abc import Callable

from kaisho.kernel import FLAG_TABLE, FLAGS, FLOAT_TABLE, INT, INT_TABLE, INTS, VOID, WORD_TABLE, generic, helper, int64
from kaisho.state import Flags, Floats, Ints, Random, States

Rule = Callable[..., int]

NO_ACT = -1
"""In the place of an act: this game is left alone."""
WHO_ACTS = -2
"""In the place of a seat: in every game the one that is to act."""


@generic("shuffle", "deal", rest=lambda types: VOID(types.states, FLAGS, INTS, INTS, WORD_TABLE))
def deal_games(shuffle, deal, states, which, options, layout, random):  # type: ignore[no-untyped-def]
    """New games in the places that are marked."""
    for i in range(len(states)):
        if which[i]:
            shuffle(layout, options, random[i])
            deal(states[i], options, layout)


@generic("legal", rest=lambda types: INT(types.states, INTS, INTS))
def first_refused(legal, states, acts, scratch):  # type: ignore[no-untyped-def]
    """The first place whose act is not legal, or -1."""
    for i in range(len(states)):
        if acts[i] == NO_ACT:
            continue
        place = legal(states[i], scratch) - 1
        while place >= 0 and scratch[place] != acts[i]:
            place -= 1
        if place < 0:
            return i
    return -1


@generic("allows", rest=lambda types: INT(types.states, INTS, INT))
def first_not_allowed(allows, states, acts, actions):  # type: ignore[no-untyped-def]
    """The same, asked of the rules without a list; there are so many ``actions``."""
    for i in range(len(states)):
        act = acts[i]
        if act == NO_ACT:
            continue
        if act < 0 or act >= actions or not allows(states[i], act):
            return i
    return -1


@helper
def begin_step(over: Flags, rewards: Floats, i: int) -> None:
    """Rewards are for the step that ends a game: those of the last step are taken away."""
    if over[i]:
        over[i] = 0
        for seat in range(rewards.shape[1]):
            rewards[i, seat] = 0.0


@helper
def end_game(
    shuffle: Rule,
    deal: Rule,
    result: Rule,
    states: States,
    i: int,
    over: Flags,
    rewards: Floats,
    points: Ints,
    reasons: Flags,
    finals: States,
    starts: States,
    options: Ints,
    layout: Ints,
    random: Random,
) -> None:
    """Write down how a game has ended and, where there is something to start from, begin the next one in its place."""
    over[i] = 1
    reasons[i] = result(states[i], rewards[i], points[i])
    if len(starts) == 0:
        return
    finals[i] = states[i]
    if len(layout) > 0:
        shuffle(layout, options, random[i])
        deal(states[i], options, layout)
    else:  # nothing is left to chance: all games begin alike
        states[i] = starts[0]


@generic(
    "shuffle",
    "deal",
    "result",
    "play",
    rest=lambda types: VOID(
        INTS, types.states, FLAGS, FLOAT_TABLE, INT_TABLE, FLAGS, types.states, types.states, INTS, INTS, WORD_TABLE
    ),
)
def step_games(  # type: ignore[no-untyped-def]
    shuffle, deal, result, play, acts, states, over, rewards, points, reasons, finals, starts, options, layout, random
):
    """Play one act in each game; finished games, and those with an act below 0, are left alone."""
    for i in range(len(states)):
        begin_step(over, rewards, i)
        if acts[i] < 0 or states[i].over:
            continue
        play(states[i], acts[i])
        if states[i].over:
            end_game(shuffle, deal, result, states, i, over, rewards, points, reasons, finals, starts, options, layout, random)


@generic(
    "shuffle",
    "deal",
    "result",
    "play",
    "pick",
    rest=lambda types: INT(
        INT,
        WORD_TABLE,
        INTS,
        types.states,
        FLAGS,
        FLOAT_TABLE,
        INT_TABLE,
        FLAGS,
        types.states,
        types.states,
        INTS,
        INTS,
        WORD_TABLE,
    ),
)
def play_games(  # type: ignore[no-untyped-def]
    shuffle,
    deal,
    result,
    play,
    pick,
    steps,
    chances,
    scratch,
    states,
    over,
    rewards,
    points,
    reasons,
    finals,
    starts,
    options,
    layout,
    random,
):
    """Play so many random acts in each game, and give how many games have ended."""
    ended = 0
    for i in range(len(states)):
        begin_step(over, rewards, i)
        for _ in range(steps):
            if states[i].over:
                break
            play(states[i], pick(states[i], chances[i], scratch))
            if states[i].over:
                ended += 1
                end_game(
                    shuffle, deal, result, states, i, over, rewards, points, reasons, finals, starts, options, layout, random
                )
    return ended


@generic("places", rest=lambda types: VOID(types.states, INT_TABLE))
def find_places(places, finals, found):  # type: ignore[no-untyped-def]
    """Every seat's place in games that are over."""
    for i in range(len(finals)):
        places(finals[i], found[i])


@generic("pick", rest=lambda types: VOID(types.states, INTS, WORD_TABLE, INTS))
def pick_acts(pick, states, acts, chances, scratch):  # type: ignore[no-untyped-def]
    """One random legal act in each game."""
    for i in range(len(states)):
        acts[i] = NO_ACT if states[i].over else pick(states[i], chances[i], scratch)


@generic("legal", rest=lambda types: VOID(types.states, FLAG_TABLE, INTS))
def mask_acts(legal, states, masks, scratch):  # type: ignore[no-untyped-def]
    """Mark the legal acts of each game in its row."""
    for i in range(len(states)):
        row = masks[i]
        row[:] = 0
        for place in range(legal(states[i], scratch)):
            row[scratch[place]] = 1


@generic("count", rest=lambda types: VOID(types.states, INTS, INTS))
def count_acts(count, states, counts, scratch):  # type: ignore[no-untyped-def]
    for i in range(len(states)):
        counts[i] = 0 if states[i].over else count(states[i], scratch)


@generic("legal", rest=lambda types: VOID(types.states, INTS, INTS, INTS))
def list_acts(legal, states, acts, ends, scratch):  # type: ignore[no-untyped-def]
    """The legal acts of all games, one game's after the other's; ``ends`` says where each game's list ends."""
    for i in range(len(states)):
        count = legal(states[i], scratch)
        for place in range(count):
            acts[ends[i] - count + place] = scratch[place]


@generic("observe", rest=lambda types: VOID(types.states, INT, FLAG_TABLE))
def observe_games(observe, states, seat, planes):  # type: ignore[no-untyped-def]
    for i in range(len(states)):
        observe(states[i], int64(states[i].seat) if seat == WHO_ACTS else seat, planes[i])
