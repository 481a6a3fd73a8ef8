"""Tables for tests: quick set-up, random play, and comparison field by field."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import msgspec
import pytest

import kaisho
from kaisho.errors import KaishoError
from kaisho.game import Game, OptionValue
from kaisho.server.clock import DAY, Control, ControlKind
from kaisho.server.metrics import Metrics
from kaisho.server.screen import Faults, Screen
from kaisho.server.seats import Seat
from kaisho.server.table import Table
from kaisho.server.table_game import TableGame
from kaisho.server.table_log import TableChange
from kaisho.server.table_status import Status

NO_CLOCK = Control()
TURN = Control(ControlKind.TURN, 60_000)
FISCHER = Control(ControlKind.FISCHER, 300_000, 5_000)
DAYS = Control(ControlKind.DAYS, 2 * DAY)

GAMES: list[tuple[str, dict[str, OptionValue]]] = [
    ("kamisado", {}),
    ("kamisado", {"match": "series", "rounds": 2}),
    ("kaito", {}),
    ("caminos", {"scoring": "yes"}),
    ("caminos", {"players": "4", "board": "octagon"}),
    ("samurai", {"hands": "random"}),
    ("samurai", {}),
    ("samurai", {"players": 3}),
    ("samurai", {"players": 4, "capture": "immediate"}),
]


def people(number: int) -> list[Seat]:
    """Seats of people with the ids 1, 2, 3 …"""
    return [Seat("person", person, None, f"Player {person}") for person in range(1, number + 1)]


def opened(game: Game, seats: list[Seat] | None = None, *, id: str = "T", **given: Any) -> Table:
    """A table at which the game has not begun."""
    how = {"control": NO_CLOCK, "rated": False, "listed": True, "takebacks": True, "invite": "", "owner": 1, "now": 0} | given
    return Table(id, game, people(game.seats) if seats is None else seats, **how)


def started(name: str, *, seats: list[Seat] | None = None, now: int = 0, seed: int = 0, **given: Any) -> Table:
    """A table at which the game has begun: ``started("samurai", options={"players": 3}, control=TURN)``."""
    table = opened(kaisho.load(name, **given.pop("options", {})), seats, now=now, **given)
    table.start(now, table.game.shuffle(seed))
    return table


def play(table: Table, acts: int = 1, *, chance: Random | None = None, now: int | None = None) -> None:
    """Play a number of random acts, or until the game ends."""
    chance = chance or Random(0)
    for _ in range(acts):
        if table.status is not Status.PLAYING:
            return
        seat = chance.choice(table.to_act())
        table.act(seat, table.count(seat), chance.choice(table.legal(seat)), table.changed + 1 if now is None else now)


def play_until(table: Table, reached: Any, *, chance: Random | None = None) -> None:
    """Play random acts until a condition holds."""
    chance = chance or Random(0)
    for _ in range(2_000):
        if reached(table):
            return
        assert table.status is Status.PLAYING, "the game has ended"
        play(table, chance=chance)
    raise AssertionError("the condition never held")


def view_text(table: Table, seat: int) -> bytes:
    """A seat's view as JSON."""
    return table.game.view_text(table.state_for(seat), seat)


def screen_of(table: Table) -> Screen:
    """The screen of a table, with metrics that nobody reads."""
    return Screen(table.game, table.id, Faults(Metrics()))


def dump(table: Table, *, but: tuple[str, ...] = ()) -> dict[str, Any]:
    """A copy of everything that a table holds, except the fields ``but``."""
    special = ("game", "_change", "phase", "state", "layout")
    names = (*TableGame.__slots__, *Table.__slots__)
    fields = {name: getattr(table, name) for name in names if name not in (*but, *special)}
    plain: dict[str, Any] = msgspec.msgpack.decode(msgspec.msgpack.encode(fields, enc_hook=str))
    plain["choices"] = [list(table.choices(seat)) for seat in range(table.game.seats)]
    plain["state"] = table.game.to_bytes(table.state)
    plain["deal"] = None if table.layout is None else table.game.write_layout(table.layout)
    plain["game"] = (table.game.name, table.game.options)
    if "change" not in but:
        change = table._change
        plain["change"] = {name: getattr(change, name) for name in TableChange.__slots__ if name != "entries"}
        plain["change"]["entries"] = [logged.entry for logged in change.entries]
    return plain


def refused(table: Table, request: Any) -> KaishoError:
    """The refusal of a request, which must leave the table unchanged."""
    before = dump(table)
    with pytest.raises(KaishoError) as refusal:
        request()
    assert dump(table) == before
    return refusal.value


def without_times(text: str) -> str:
    """An answer without times: milliseconds in messages, minutes on plain pages."""
    return re.sub(r"\b1\d{12}\b|\b\d{4}-\d\d-\d\d \d\d:\d\d UTC\b", "0", text)
