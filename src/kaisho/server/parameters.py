"""Path and query parameters that the JSON API and the plain pages share."""

from __future__ import annotations

from typing import Annotated

from litestar.params import Parameter

from kaisho.game import WATCHER

TableId = Annotated[str, Parameter(min_length=1, max_length=24, pattern="^[a-z0-9]+$")]
ExampleId = Annotated[str, Parameter(min_length=1, max_length=40, pattern="^[a-z0-9-]+$")]
GameName = Annotated[str, Parameter(max_length=40)]
PersonName = Annotated[str, Parameter(max_length=80)]
Players = Annotated[int, Parameter(ge=2, le=8)]
RowId = Annotated[int, Parameter(ge=1, le=2**62)]
Ply = Annotated[int, Parameter(ge=0, le=1_000_000)]
SeatSeen = Annotated[int, Parameter(ge=WATCHER, le=7)]
