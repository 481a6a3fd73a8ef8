"""The columns of an export, and its rows for games and positions."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from kaisho.envs.planes import require_planes
from kaisho.errors import KaishoError
from kaisho.export.sources import Source
from kaisho.export.worth import Judge
from kaisho.game import Game
from kaisho.state import State

TEXT = np.dtype(np.str_)
UNKNOWN = math.nan
"""An unknown or undecided value: NaN in NumPy's files, null in Parquet."""

UNPLACED = 0
"""The place of every seat in a game that is not finished."""


@dataclass(frozen=True)
class ExportColumn:
    """A column: its name, type and shape; ``()`` is a single value, None a list of any length."""

    name: str
    type: np.dtype[Any]
    shape: tuple[int, ...] | None = ()


@dataclass(frozen=True)
class Wanted:
    """What to export of each position in addition to the usual columns."""

    position: bool = True
    """The position as text, as the seat to act may know it."""
    planes: bool = False
    """The observation planes of the seat to act."""
    everything: bool = False
    """Also what was hidden from the seat to act."""
    solve: int = 0
    """The solver's nodes for the exact value of a position; 0 for no exact values."""
    every_act: bool = False
    """Also the exact value of every legal act, within the same nodes."""


def game_columns(game: Game) -> tuple[ExportColumn, ...]:
    seats = (game.seats,)
    return (
        ExportColumn("game", np.dtype(np.int64)),
        ExportColumn("origin", TEXT),
        ExportColumn("players", TEXT, seats),
        ExportColumn("random_acts", np.dtype(np.int32)),
        ExportColumn("acts", np.dtype(np.int32)),
        ExportColumn("values", np.dtype(np.float32), seats),
        ExportColumn("points", np.dtype(np.int32), seats),
        ExportColumn("places", np.dtype(np.int8), seats),
        ExportColumn("reason", TEXT),
        ExportColumn("record", TEXT),
    )


def position_columns(game: Game, wanted: Wanted) -> tuple[ExportColumn, ...]:
    columns = [
        ExportColumn("game", np.dtype(np.int64)),
        ExportColumn("ply", np.dtype(np.int32)),
        ExportColumn("turn", np.dtype(np.int32)),
        ExportColumn("seat", np.dtype(np.int8)),
        ExportColumn("act", np.dtype(np.int32)),
        ExportColumn("legal", np.dtype(np.int32), None),
        ExportColumn("values", np.dtype(np.float32), (game.seats,)),
        ExportColumn("key", np.dtype(np.uint64)),
    ]
    if wanted.position:
        columns.append(ExportColumn("position", TEXT))
    if wanted.planes:
        columns.append(ExportColumn("planes", np.dtype(np.uint8), game.observation_shape))
    if wanted.everything:
        columns += [ExportColumn("whole_key", np.dtype(np.uint64)), ExportColumn("whole_position", TEXT)]
    if wanted.solve:
        columns += [ExportColumn("exact", np.dtype(np.float32)), ExportColumn("exact_nodes", np.dtype(np.int64))]
    if wanted.every_act:
        columns.append(ExportColumn("exact_legal", np.dtype(np.float32), None))
    return tuple(columns)


Row = dict[str, Any]


class Rows:
    """The rows of one export."""

    def __init__(self, game: Game, wanted: Wanted, judge: Judge | None) -> None:
        if wanted.every_act and not wanted.solve:
            raise KaishoError("export-every-act")
        if wanted.planes:
            require_planes(game)
        self.game = game
        self.wanted = wanted
        self.judge = judge

    def of_game(self, number: int, source: Source) -> Row:
        record = source.record
        result = self.game.result(record.state)
        return {
            "game": number,
            "origin": source.origin,
            "players": source.players,
            "random_acts": source.random_acts,
            "acts": len(record.acts),
            "values": self._values(source),
            "points": self.game.points(record.state),
            "places": (UNPLACED,) * self.game.seats if result is None else result.places,
            "reason": "unfinished" if result is None else result.reason,
            "record": record.write(self.game.styles[-1]),
        }

    def _values(self, source: Source) -> tuple[float, ...]:
        result = self.game.result(source.record.state)
        return (UNKNOWN,) * self.game.seats if result is None else result.values

    def of_positions(self, number: int, source: Source) -> Iterator[Row]:
        """Yield a row for every position in which an act was played, as the seat to act could know it."""
        values = self._values(source)
        for ply, (state, act) in enumerate(zip(source.record.states, source.record.acts, strict=False)):
            yield {
                "game": number,
                "ply": ply,
                "turn": int(state.turn),
                "seat": int(state.seat),
                "act": act,
                "values": values,
                **self._position(state),
            }

    def _position(self, state: State) -> Row:
        game, wanted = self.game, self.wanted
        known = game.known(state, int(state.seat))
        row: Row = {"legal": game.legal(known), "key": game.key(known)}
        if wanted.position:
            row["position"] = game.position(known)
        if wanted.planes:
            row["planes"] = game.observe(known, int(state.seat))
        if wanted.everything:
            row |= {"whole_key": game.key(state), "whole_position": game.position(state)}
        if self.judge is not None:
            row |= self.judge.of(state, row["legal"])
        return row
