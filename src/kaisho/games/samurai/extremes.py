"""How far a game of Samurai can go: figures taken and set aside, hands and supplies used up, exchanges, and every end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING, Any

import numpy as np

from kaisho.extremes import ONLY_ZERO, Bits, Extremes, Goal, Moment, Numbers, Script, Values, acting, reaching, towards
from kaisho.games.samurai.board import (
    EDO,
    FIGURE_EXCHANGE,
    FIGURES,
    FIGURES_OF_A_KIND,
    FIRST_SETTLEMENT,
    HAND,
    HEX_OF,
    KINDS,
    LAID_KINDS,
    LAND,
    OWN_TILES,
    SEA,
    SETTLED,
    TILE_COUNT,
    TILE_EXCHANGE,
    TILE_HEXES,
    TILES,
    UNKNOWN,
)
from kaisho.games.samurai.position import CAPTURES, HANDS, PHASES, SEATS
from kaisho.games.samurai.rules import (
    AT_RANDOM,
    DISCARD,
    END,
    MOST_ASIDE,
    MOST_PLAYERS,
    MOVE,
    NO_TILE,
    OVER,
    PICKING,
    PLACING,
    PLAYING,
    SWAP,
    WITHOUT_CHARACTER,
)
from kaisho.kernel import Random, draw, random_from
from kaisho.state import State

if TYPE_CHECKING:
    from kaisho.game import Game

GAMES = 200
"""How many random games are looked through, at the most, for ends to begin with."""

DEALT_ANEW = 300
"""How often the captured figures of such an end are given to other players."""


# --- scripts: real ends, with the captured figures in other hands -----------------------------------------------------


def _last_turns(game: Game) -> Iterator[tuple[State, State]]:
    """The states before and after the last act of random games."""
    scratch = np.zeros(game.max_legal_acts, np.int64)
    for seed in range(GAMES):
        random, state = random_from(seed), game.deal(seed=seed)
        before = state
        while not state.over:
            before = game.copy(state)
            game.rules["play"](state, int(game.rules["pick"](state, random, scratch)))
        yield before, state


def _chosen_ends(game: Game) -> list[State]:
    """States before an end: one for each kind of figure of which the last ones go to a seat, or are set aside."""
    found: dict[tuple[str, int], State] = {}
    for before, after in _last_turns(game):
        taken = after.captured.astype(int) - before.captured
        for kind in range(3):
            if after.aside[kind] > before.aside[kind]:
                found.setdefault(("aside", kind), before)
            takers = np.flatnonzero(taken[:, kind]).tolist()
            if not after.figures[kind] and after.aside[kind] == before.aside[kind] and len(takers) <= 1:
                found.setdefault(("gone", kind), before)
                for seat in takers or range(game.seats):
                    found.setdefault(("taken by", seat), before)
        if len(found) == 3 + 3 + game.seats:
            break
    return list(found.values())


def _exchanges(game: Game) -> Iterator[Script]:
    """A figure exchange that is given away for nothing, by every seat."""
    scratch = np.zeros(game.max_legal_acts, np.int64)
    missing = set(range(game.seats))
    for seed in range(GAMES):
        random, state = random_from(seed), game.deal(seed=seed)
        while missing and not state.over:
            if state.phase == PLAYING and int(state.seat) in missing and state.hand[state.seat, FIGURE_EXCHANGE]:
                missing.remove(int(state.seat))
                yield Script("a discarded figure exchange", (DISCARD,), game.position(state))
            game.rules["play"](state, int(game.rules["pick"](state, random, scratch)))


def _given(state: State, shares: list[list[int]], aside: list[int]) -> State:
    """A copy in which the captured figures are shared out in another way."""
    other: State = state.copy()
    for kind, share in enumerate(shares):
        other.captured[: len(share), kind] = share
    other.aside[:] = aside
    return other


def _gone(state: State) -> list[int]:
    """How many figures of each kind have left the map."""
    return [int(state.captured[:, kind].sum()) + int(state.aside[kind]) for kind in range(3)]


def _random_share(total: int, players: int, random: Random) -> list[int]:
    share = [0] * players
    for _ in range(total):
        share[draw(random, players)] += 1
    return share


def _to_one(total: int, number: int, seat: int, players: int) -> list[int]:
    """So many figures for one seat, the others for the next one."""
    share = [0] * players
    share[seat] = min(number, total)
    share[(seat + 1) % players] += total - share[seat]
    return share


def _shared_out(game: Game, state: State) -> Iterator[State]:
    """The state with captured figures in all kinds of hands: many for one player, as equal as possible, at random."""
    players, gone = game.seats, _gone(state)
    for seat in range(players):
        for number in range(max(gone) + 1):
            yield _given(state, [_to_one(total, number, seat, players) for total in gone], [0, 0, 0])
    random = random_from(players)
    for aside in product(range(MOST_ASIDE), repeat=3):
        left = [total - less for total, less in zip(gone, aside, strict=True)]
        if sum(aside) < MOST_ASIDE and min(left) >= 0:
            yield _given(state, [_random_share(total, players, random) for total in left], list(aside))
            yield from _equal_shares(game, state, left, list(aside))
    for _ in range(DEALT_ANEW):
        yield _given(state, [_random_share(total, players, random) for total in gone], [0, 0, 0])


def _equal_shares(game: Game, state: State, left: list[int], aside: list[int]) -> Iterator[State]:
    """As equal shares as possible after the turn that now ends, whoever gets what it takes."""
    players = game.seats
    after = game.copy(state)
    game.rules["play"](after, END)
    gain = (after.captured.astype(int) - state.captured)[:players]
    for first in range(players):
        shares = [[0] * players for _ in left]
        seat = first
        for kind, total in enumerate(left):
            for _ in range(total + int(gain[:, kind].sum())):
                shares[kind][seat] += 1
                seat = (seat + 1) % players
        before = [[share[place] - int(gain[place, kind]) for place in range(players)] for kind, share in enumerate(shares)]
        if all(min(share) >= 0 for share in before):
            yield _given(state, before, aside)


def _figures_of(game: Game, state: State) -> set[tuple[Any, ...]]:
    """What an end shows of figures and winners."""
    result = game.result(state)
    assert result is not None
    counts = [(*place, int(number)) for field in ("captured", "aside") for place, number in np.ndenumerate(state[field])]
    return {(result.reason, result.values), (min(MOST_ASIDE + 1, _aside(state)),), *counts}


def _scripts(game: Game) -> Iterator[Script]:
    """Of the ends that were made so, those that show a result or a number of figures for the first time."""
    known: set[tuple[Any, ...]] = set()
    for start in _chosen_ends(game):
        for state in _shared_out(game, start):
            after = game.copy(state)
            game.rules["play"](after, END)
            shown = _figures_of(game, after) if after.over else set()  # without the figures set aside it may go on
            if not shown <= known:
                known |= shown
                yield Script("an end with the figures in other hands", (END,), game.position(state))


# --- moments ----------------------------------------------------------------------------------------------------------


def _aside(state: State) -> int:
    return int(state.aside.sum())


def _acts(before: State, act: int, seat: int, first: int, last: int) -> bool:
    """Whether a seat's act in play has a number in a range."""
    return bool(before.phase == PLAYING and before.seat == seat and first <= act <= last)


def _ended(state: State, game: Game, reason: str) -> bool:
    result = game.result(state)
    return result is not None and result.reason == reason


def _won(state: State, game: Game, seat: int) -> bool:
    result = game.result(state)
    return result is not None and result.winners == (seat,)


def _small_hand(state: State) -> bool:
    """Whether somebody who is not to act has fewer tiles than a hand, because the supply is used up."""
    waiting = [seat for seat in range(int(state.players)) if seat != state.seat]
    return bool(state.phase == PLAYING) and any(0 < state.hand[seat].sum() < HAND for seat in waiting)


def _taken_at_once(before: State, after: State) -> int:
    return int(after.captured.sum()) + _aside(after) - int(before.captured.sum()) - _aside(before)


def _moments(game: Game) -> Iterator[tuple[str, Moment]]:
    reasons = ["two-majorities", "most-others", "most-figures", "all-share"]
    if game.seats > 2:
        reasons += ["no-majority", "shared"]
    for reason in reasons:
        yield f"the end: {reason}", reaching(_ended, game, reason)
    for seat in range(game.seats):
        name = SEATS[seat]
        yield f"{name} wins alone", reaching(_won, game, seat)
        yield f"{name} exchanges a tile", acting(_acts, seat, MOVE, SWAP - 1)
        yield f"{name} exchanges figures", acting(_acts, seat, SWAP, DISCARD - 1)
        yield f"{name} discards a figure exchange", acting(_acts, seat, DISCARD, DISCARD)
    for kind, figure in enumerate(FIGURES):
        yield f"the last {figure} leaves the map", reaching(lambda state, own: state.over and not state.figures[own], kind)
    for number in range(MOST_ASIDE + 1):
        found = f"{number} figures are set aside at the end"
        yield found, reaching(lambda state, wanted: state.over and _aside(state) == wanted, number)
    yield "a turn that takes nothing", lambda before, act, after: act == END and _taken_at_once(before, after) == 0
    yield (
        "Edo is taken",
        lambda before, act, after: bool(int(before.figures[0]) >> EDO & 1 and not int(after.figures[0]) >> EDO & 1),
    )
    yield "several figures are taken at once", lambda before, act, after: _taken_at_once(before, after) >= 3
    yield "a supply is used up", reaching(lambda state: state.phase == PLAYING and not state.left[: game.seats].all())
    yield "a hand that cannot be filled", reaching(_small_hand)
    if game.seats == 2:  # among more players the game ends before anybody has laid twenty tiles, unless all try to avoid it
        yield "an empty hand", reaching(lambda state: state.phase == PLAYING and not state.hand[:2].sum(axis=1).all())


def _tiles_used(state: State, seat: int) -> float:
    return -int(state.hand[seat].sum()) - int(state.left[seat]) - OWN_TILES * bool(state.over)


def _goals(game: Game) -> dict[str, Goal]:
    found = {
        "figures set aside": towards(lambda state: _aside(state) - OWN_TILES * bool(state.over)),
        "a long game": towards(lambda state: int(state.acts) - OWN_TILES * bool(state.over)),
    }
    return found | {f"{SEATS[seat]} uses up all tiles": towards(_tiles_used, seat) for seat in range(game.seats)}


# --- values -----------------------------------------------------------------------------------------------------------


def _values(start: State) -> dict[str, Values | tuple[Values, ...]]:
    players = int(start.players)
    figures = int(FIGURES_OF_A_KIND[players])
    land, settled = int(LAND[players]), int(SETTLED[players])
    laid = [1 + KINDS * seat + kind for seat in range(players) for kind in (*range(LAID_KINDS), TILE_EXCHANGE)]
    most_left = OWN_TILES - HAND if start.hands == AT_RANDOM else OWN_TILES

    def each(values: Values, absent: Values = ONLY_ZERO) -> tuple[Values, ...]:
        return (values,) * players + (absent,) * (MOST_PLAYERS - players)

    return {
        "seat": Numbers(range(players)),
        "over": Numbers((0, 1)),
        "phase": Numbers({PLAYING, PLACING, OVER} | (set() if start.hands == AT_RANDOM else {PICKING})),
        "players": Numbers((players,)),
        "capture": Numbers((int(start.capture),)),
        "hands": Numbers((int(start.hands),)),
        "open_captures": Numbers((int(start.open_captures),)),
        "laid": Numbers(range(WITHOUT_CHARACTER + 1)),
        "figures": Bits(settled),
        "land_taken": Bits(land),
        "sea_taken": tuple(Bits(int(word)) for word in SEA[players]),
        "movable": each(Bits(0, land), Bits(0)),
        "captured": each(Numbers(range(figures + 1))),
        "aside": Numbers(range(MOST_ASIDE), range(figures + 1)),
        "exchanged": each(Numbers((0, 1))),
        "tiles": Numbers({0, *laid}),
        "hand": each(Numbers(range(max(TILE_COUNT.tolist()) + 1))),
        "supply": each(Numbers({*range(KINDS), NO_TILE}), Numbers((NO_TILE,))),
        "left": each(Numbers(range(most_left + 1))),
        "screened": ONLY_ZERO,  # only what a seat may know has figures behind a screen
        "unused": ONLY_ZERO,
    }


def shown(view: dict[str, Any]) -> dict[str, Any]:
    """The fields of a concealed state as a view tells them."""
    players = view["players"]
    absent = MOST_PLAYERS - len(players)
    tiles = [0] * TILE_HEXES
    figures = [0, 0, 0]
    for name, each in view["hexes"].items():
        place = HEX_OF[name]
        if each["kind"] != "settlement":
            tiles[place] = (
                1 + KINDS * SEATS.index(each["tile"]["seat"]) + TILES.index(each["tile"]["tile"]) if each["tile"] else 0
            )
            continue
        for figure in each["figures"]:
            figures[FIGURES.index(figure)] |= 1 << place - FIRST_SETTLEMENT
    found = {
        "phase": PHASES.index(view["phase"]),
        "players": len(players),
        "capture": CAPTURES.index(view["capture"]),
        "hands": HANDS.index(view["hands"]),
        "tiles": tiles,
        "figures": figures,
        "aside": list(view["aside"].values()),
        "hand": [_hand(player) for player in players] + [[0] * (KINDS + 1)] * absent,
        "captured": [list((player["captured"] or dict.fromkeys(FIGURES, 0)).values()) for player in players]
        + [[0] * 3] * absent,
        "screened": [0 if player["captured"] else player["captured_in_all"] for player in players] + [0] * absent,
        "left": [player["supply_size"] for player in players] + [0] * absent,
        "exchanged": [int(player["figure_exchange_used"]) for player in players] + [0] * absent,
        "over": view["to_act"] is None,
    }
    return found if view["to_act"] is None else found | {"seat": SEATS.index(view["to_act"])}


def _hand(player: dict[str, Any]) -> list[int]:
    counts = [0] * (KINDS + 1)
    if player["hand"] is None:
        counts[UNKNOWN] = player["hand_size"]
        return counts
    for tile in player["hand"]:
        counts[TILES.index(tile)] += 1
    return counts


def extremes(game: Game) -> Extremes:
    return Extremes(_values(game.deal()), dict(_moments(game)), (*_scripts(game), *_exchanges(game)), _goals(game), shown)
