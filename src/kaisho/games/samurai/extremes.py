"""The extremes of Samurai: figures captured and set aside, hands and supplies used up, exchanges, and every ending."""

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
    HAND_SIZE,
    HEX_OF,
    KINDS,
    LAID_KINDS,
    LAND,
    SEA,
    SETTLED,
    TILE_COUNT,
    TILE_EXCHANGE,
    TILE_HEXES,
    TILES,
    TILES_PER_PLAYER,
    UNKNOWN,
)
from kaisho.games.samurai.position import CAPTURES, HANDS, PHASES, PLACINGS, SEATS
from kaisho.games.samurai.rules import (
    ASIDE_LIMIT,
    AT_RANDOM,
    DISCARD,
    END,
    MAX_PLAYERS,
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
"""The maximum number of random games that are searched for endings."""

RANDOM_SHARES = 300
"""How often the captured figures of such an ending are redistributed at random."""


# --- scripts: endings of random games, with the captured figures redistributed ----------------------------------------


def _last_acts(game: Game) -> Iterator[tuple[State, State]]:
    """Yield the states before and after the last act of random games."""
    scratch = np.zeros(game.max_legal_acts, np.int64)
    for seed in range(GAMES):
        random, state = random_from(seed), game.deal(seed=seed)
        before = state
        while not state.over:
            before = game.copy(state)
            game.rules["play"](state, int(game.rules["pick"](state, random, scratch)))
        yield before, state


def _states_before_end(game: Game) -> list[State]:
    """Return states before the last act.

    There is one for each kind of figure that is set aside, for each kind whose last figures go to one seat, and for each seat
    that gets them.
    """
    states: dict[tuple[str, int], State] = {}
    for before, after in _last_acts(game):
        taken = after.captured.astype(int) - before.captured
        for kind in range(3):
            if after.aside[kind] > before.aside[kind]:
                states.setdefault(("aside", kind), before)
            takers = np.flatnonzero(taken[:, kind]).tolist()
            if not after.figures[kind] and after.aside[kind] == before.aside[kind] and len(takers) <= 1:
                states.setdefault(("gone", kind), before)
                for seat in takers or range(game.seats):
                    states.setdefault(("taken by", seat), before)
        if len(states) == 3 + 3 + game.seats:
            break
    return list(states.values())


def _discards(game: Game) -> Iterator[Script]:
    """Yield a figure exchange without effect for every seat."""
    scratch = np.zeros(game.max_legal_acts, np.int64)
    missing = set(range(game.seats))
    for seed in range(GAMES):
        random, state = random_from(seed), game.deal(seed=seed)
        while missing and not state.over:
            if state.phase == PLAYING and int(state.seat) in missing and state.hand[state.seat, FIGURE_EXCHANGE]:
                missing.remove(int(state.seat))
                yield Script("a discarded figure exchange", (DISCARD,), game.position(state))
            game.rules["play"](state, int(game.rules["pick"](state, random, scratch)))


def _with_shares(state: State, shares: list[list[int]], aside: list[int]) -> State:
    """Return a copy with other captured figures: ``shares`` has the number of each seat for every kind."""
    other: State = state.copy()
    for kind, share in enumerate(shares):
        other.captured[: len(share), kind] = share
    other.aside[:] = aside
    return other


def _gone(state: State) -> list[int]:
    """Return how many figures of each kind have left the map."""
    return [int(state.captured[:, kind].sum()) + int(state.aside[kind]) for kind in range(3)]


def _random_share(total: int, players: int, random: Random) -> list[int]:
    share = [0] * players
    for _ in range(total):
        share[draw(random, players)] += 1
    return share


def _share_of_two(total: int, number: int, seat: int, players: int) -> list[int]:
    """Return a share with ``number`` figures for one seat and the others for the next one."""
    share = [0] * players
    share[seat] = min(number, total)
    share[(seat + 1) % players] += total - share[seat]
    return share


def _redistributed(game: Game, state: State) -> Iterator[State]:
    """Yield the state with other shares of captured figures: most for one player, as equal as possible, and random."""
    players, gone = game.seats, _gone(state)
    for seat in range(players):
        for number in range(max(gone) + 1):
            yield _with_shares(state, [_share_of_two(total, number, seat, players) for total in gone], [0, 0, 0])
    random = random_from(players)
    for aside in product(range(ASIDE_LIMIT), repeat=3):
        captured = [total - number for total, number in zip(gone, aside, strict=True)]
        if sum(aside) < ASIDE_LIMIT and min(captured) >= 0:
            yield _with_shares(state, [_random_share(total, players, random) for total in captured], list(aside))
            yield from _equal_shares(game, state, captured, list(aside))
    for _ in range(RANDOM_SHARES):
        yield _with_shares(state, [_random_share(total, players, random) for total in gone], [0, 0, 0])


def _equal_shares(game: Game, state: State, captured: list[int], aside: list[int]) -> Iterator[State]:
    """Yield states in which the shares will be as equal as possible after the captures of the turn that now ends."""
    players = game.seats
    after = game.copy(state)
    game.rules["play"](after, END)
    gain = (after.captured.astype(int) - state.captured)[:players]
    for first in range(players):
        shares = [[0] * players for _ in captured]
        seat = first
        for kind, total in enumerate(captured):
            for _ in range(total + int(gain[:, kind].sum())):
                shares[kind][seat] += 1
                seat = (seat + 1) % players
        before = [[share[seat] - int(gain[seat, kind]) for seat in range(players)] for kind, share in enumerate(shares)]
        if all(min(share) >= 0 for share in before):
            yield _with_shares(state, before, aside)


def _features(game: Game, state: State) -> set[tuple[Any, ...]]:
    """Return the result and the numbers of figures of an ending."""
    result = game.result(state)
    assert result is not None
    counts = [(*index, int(number)) for field in ("captured", "aside") for index, number in np.ndenumerate(state[field])]
    return {(result.reason, result.values), (min(ASIDE_LIMIT + 1, _aside(state)),), *counts}


def _scripts(game: Game) -> Iterator[Script]:
    """Yield those of the redistributed endings that have a result or a number of figures for the first time."""
    known: set[tuple[Any, ...]] = set()
    for start in _states_before_end(game):
        for state in _redistributed(game, start):
            after = game.copy(state)
            game.rules["play"](after, END)
            features = _features(game, after) if after.over else set()  # with fewer figures set aside it may go on
            if not features <= known:
                known |= features
                yield Script("an ending with redistributed figures", (END,), game.position(state))


# --- moments ----------------------------------------------------------------------------------------------------------


def _aside(state: State) -> int:
    return int(state.aside.sum())


def _acts(before: State, act: int, seat: int, first: int, last: int) -> bool:
    """Check whether a seat plays an act from ``first`` to ``last``."""
    return bool(before.phase == PLAYING and before.seat == seat and first <= act <= last)


def _ended(state: State, game: Game, reason: str) -> bool:
    result = game.result(state)
    return result is not None and result.reason == reason


def _won(state: State, game: Game, seat: int) -> bool:
    result = game.result(state)
    return result is not None and result.winners == (seat,)


def _small_hand(state: State) -> bool:
    """Check whether a seat that is not to act has less than a full hand because its supply is used up."""
    waiting = [seat for seat in range(int(state.players)) if seat != state.seat]
    return bool(state.phase == PLAYING) and any(0 < state.hand[seat].sum() < HAND_SIZE for seat in waiting)


def _taken(before: State, after: State) -> int:
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
        yield f"the last {figure} leaves the map", reaching(lambda state, kind: state.over and not state.figures[kind], kind)
    for number in range(ASIDE_LIMIT + 1):
        name = f"{number} figures are set aside at the end"
        yield name, reaching(lambda state, number: state.over and _aside(state) == number, number)
    yield "a turn that takes nothing", lambda before, act, after: act == END and _taken(before, after) == 0
    yield (
        "Edo is taken",
        lambda before, act, after: bool(int(before.figures[0]) >> EDO & 1 and not int(after.figures[0]) >> EDO & 1),
    )
    yield "several figures are taken at once", lambda before, act, after: _taken(before, after) >= 3
    yield "a supply is used up", reaching(lambda state: state.phase == PLAYING and not state.left[: game.seats].all())
    yield "a hand that cannot be filled", reaching(_small_hand)
    if game.seats == 2:  # with more players the game usually ends before anybody has laid twenty tiles
        yield "an empty hand", reaching(lambda state: state.phase == PLAYING and not state.hand[:2].sum(axis=1).all())


def _tiles_used(state: State, seat: int) -> float:
    return -int(state.hand[seat].sum()) - int(state.left[seat]) - TILES_PER_PLAYER * bool(state.over)


def _goals(game: Game) -> dict[str, Goal]:
    goals = {
        "figures set aside": towards(lambda state: _aside(state) - TILES_PER_PLAYER * bool(state.over)),
        "a long game": towards(lambda state: int(state.acts) - TILES_PER_PLAYER * bool(state.over)),
    }
    return goals | {f"{SEATS[seat]} uses up all tiles": towards(_tiles_used, seat) for seat in range(game.seats)}


# --- values -----------------------------------------------------------------------------------------------------------


def _phases(start: State) -> set[int]:
    """Return the phases of a game: what is left to chance has none."""
    phases = {PLAYING, OVER}
    if start.hands != AT_RANDOM:
        phases.add(PICKING)
    return phases if start.placing == AT_RANDOM else phases | {PLACING}


def _values(start: State) -> dict[str, Values | tuple[Values, ...]]:
    players = int(start.players)
    figures = int(FIGURES_OF_A_KIND[players])
    land, settled = int(LAND[players]), int(SETTLED[players])
    laid = [1 + KINDS * seat + kind for seat in range(players) for kind in (*range(LAID_KINDS), TILE_EXCHANGE)]
    max_left = TILES_PER_PLAYER - HAND_SIZE if start.hands == AT_RANDOM else TILES_PER_PLAYER

    def each(values: Values, absent: Values = ONLY_ZERO) -> tuple[Values, ...]:
        return (values,) * players + (absent,) * (MAX_PLAYERS - players)

    return {
        "seat": Numbers(range(players)),
        "over": Numbers((0, 1)),
        "phase": Numbers(_phases(start)),
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
        "aside": Numbers(range(ASIDE_LIMIT), range(figures + 1)),
        "exchanged": each(Numbers((0, 1))),
        "tiles": Numbers({0, *laid}),
        "hand": each(Numbers(range(max(TILE_COUNT.tolist()) + 1))),
        "supply": each(Numbers({*range(KINDS), NO_TILE}), Numbers((NO_TILE,))),
        "left": each(Numbers(range(max_left + 1))),
        "screened": ONLY_ZERO,  # only concealed states have figures behind a screen
        "placing": Numbers((int(start.placing),)),
    }


def fields_of_view(view: dict[str, Any]) -> dict[str, Any]:
    """Return the fields of a concealed state that can be read from a view."""
    players = view["players"]
    absent = MAX_PLAYERS - len(players)
    tiles = [0] * TILE_HEXES
    figures = [0, 0, 0]
    for name, content in view["hexes"].items():
        hexagon = HEX_OF[name]
        if content["kind"] != "settlement":
            tile = content["tile"]
            tiles[hexagon] = 1 + KINDS * SEATS.index(tile["seat"]) + TILES.index(tile["tile"]) if tile else 0
            continue
        for figure in content["figures"]:
            figures[FIGURES.index(figure)] |= 1 << hexagon - FIRST_SETTLEMENT
    fields = {
        "phase": PHASES.index(view["phase"]),
        "players": len(players),
        "capture": CAPTURES.index(view["capture"]),
        "hands": HANDS.index(view["hands"]),
        "placing": PLACINGS.index(view["figures"]),
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
    return fields if view["to_act"] is None else fields | {"seat": SEATS.index(view["to_act"])}


def _hand(player: dict[str, Any]) -> list[int]:
    counts = [0] * (KINDS + 1)
    if player["hand"] is None:
        counts[UNKNOWN] = player["hand_size"]
        return counts
    for tile in player["hand"]:
        counts[TILES.index(tile)] += 1
    return counts


def extremes(game: Game) -> Extremes:
    scripts = (*_scripts(game), *_discards(game))
    return Extremes(_values(game.deal()), dict(_moments(game)), scripts, _goals(game), fields_of_view)
