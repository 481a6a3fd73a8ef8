"""What the turns of Samurai are worth, by trying all of them: figures, majorities, tiles kept, and the best reply."""

from __future__ import annotations

from collections.abc import Callable

from kaisho.game import Game
from kaisho.kernel import State

Value = tuple[int, ...]
Worth = Callable[[Game, State, State], Value]
"""What a turn is worth to the seat that played it: the game, and the states before and after it."""


def lead(state: State, seat: int) -> int:
    """The seat's captured figures minus those of the other one."""
    return int(state.captured[seat].sum()) - int(state.captured[1 - seat].sum())


def gain(game: Game, before: State, after: State) -> Value:
    """The figures that a turn gains, compared with the other side."""
    seat = int(before.seat)
    return (lead(after, seat) - lead(before, seat),)


def thrifty_gain(game: Game, before: State, after: State) -> Value:
    """The same; of equal turns, the better one is that which spends less strength."""
    seat = int(before.seat)
    return *gain(game, before, after), -strength(game, before, seat) + strength(game, after, seat)


def gain_after_reply(game: Game, before: State, after: State) -> Value:
    """The figures that a turn gains, minus those that the other side's best turn then gains."""
    reply = 0 if after.over else max(turns(game, after, gain).values())[0]
    return (gain(game, before, after)[0] - reply,)


def certain_majorities(state: State, seat: int) -> int:
    """The kinds of which a seat has captured more than the other one can still get."""
    mine, other = state.captured[seat].astype(int), state.captured[1 - seat].astype(int)
    return sum(int(mine[kind]) > int(other[kind]) + int(state.figures[kind]).bit_count() for kind in range(3))


def majorities(game: Game, before: State, after: State) -> Value:
    """The majorities that are certain after a turn, compared with the other side; the result outweighs them."""
    seat = int(before.seat)
    result = game.result(after)
    won = 0 if result is None else (seat in result.winners) - (1 - seat in result.winners)
    return (10 * won + certain_majorities(after, seat) - certain_majorities(after, 1 - seat),)


def majorities_after_reply(game: Game, before: State, after: State) -> Value:
    """The same after the other side's best turn."""
    if after.over:
        return majorities(game, before, after)
    return (-max(turns(game, after, majorities).values())[0],)


def strength(game: Game, state: State, seat: int) -> int:
    """The strength of a seat's tiles in hand and supply."""
    hand, supply = game.position(state).split()[8:10]
    tiles = f"{hand.split('/')[seat]},{supply.split('/')[seat]}".split(",")
    return sum(int(tile[1:]) for tile in tiles if tile[1:].isdigit())


def turns(game: Game, state: State, worth: Worth) -> dict[int, Value]:
    """Return each legal act with the worth of the best turn that goes on with it."""
    seat, turn, begun = int(state.seat), int(state.turn), state
    known: dict[int, Value] = {}

    def best(now: State) -> Value:
        if now.over or int(now.turn) != turn or int(now.seat) != seat:
            return worth(game, begun, now)
        key = game.key(now)
        if key not in known:
            known[key] = max(best(game.after(now, act)) for act in game.legal(now))
        return known[key]

    return {act: best(game.after(state, act)) for act in game.legal(state)}
