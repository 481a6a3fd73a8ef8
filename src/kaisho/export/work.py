"""Writing an export, game by game, with progress reports."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kaisho import __version__
from kaisho.export.files import Writer, writer
from kaisho.export.rows import Row, Rows, Wanted, game_columns, position_columns
from kaisho.export.sources import Interrupted, PlayedGames, Source
from kaisho.export.worth import Judge
from kaisho.game import Game
from kaisho.state import Flags

FORMAT = 1
TOGETHER = 20_000
"""The number of rows that are written at once."""


@dataclass
class Exported:
    """What has been exported so far, or in total."""

    games: int = 0
    positions: int = 0
    decided: int = 0
    """Positions whose exact value is known."""
    files: tuple[Path, ...] = ()


Progress = Callable[[Exported], None]


def export(
    file: str | Path,
    game: Game,
    sources: Iterable[Source],
    wanted: Wanted | None = None,
    *,
    command: str | None = None,
    stop: Flags | None = None,
    progress: Progress | None = None,
) -> Exported:
    """Write games and their positions to ``.parquet`` or ``.npz`` files, completely or not at all.

    ``command`` is the command line, if there was one; it is stored in the file.
    """
    wanted = wanted or Wanted()
    judge = Judge(game, wanted.solve, every_act=wanted.every_act, stop=stop) if wanted.solve else None
    rows = Rows(game, wanted, judge)
    writing = writer(Path(file), about(game, wanted, sources, command), game_columns(game), position_columns(game, wanted))
    done = Exported()
    try:
        _write_all(rows, sources, writing, done, stop, progress)
        done.files = tuple(writing.finish())
    except BaseException:
        writing.give_up()
        raise
    return done


def _write_all(
    rows: Rows, sources: Iterable[Source], writing: Writer, done: Exported, stop: Flags | None, progress: Progress | None
) -> None:
    games: list[Row] = []
    positions: list[Row] = []
    for source in sources:
        games.append(rows.of_game(done.games, source))
        for row in rows.of_positions(done.games, source):
            if stop is not None and stop[0]:
                raise Interrupted
            positions.append(row)
            done.positions += 1
            if rows.judge is not None:
                done.decided = rows.judge.decided
            if progress is not None:
                progress(done)
        done.games += 1
        if len(positions) >= TOGETHER:
            writing.positions.add(positions)
            writing.games.add(games)
            games, positions = [], []
    if games:
        writing.positions.add(positions)
        writing.games.add(games)


def about(game: Game, wanted: Wanted, sources: Iterable[Source], command: str | None = None) -> dict[str, Any]:
    """Describe the export, for readers of the file."""
    described: dict[str, Any] = {
        "format": FORMAT,
        "kaisho": __version__,
        "game": game.name,
        "version": game.version,
        "options": game.option_texts(),
        "seats": [game.seat_name(seat) for seat in range(game.seats)],
        "actions": game.num_acts,
        "command": command,
        "played": sources.about if isinstance(sources, PlayedGames) else None,
    }
    if wanted.planes:
        described["planes"] = list(game.observation_planes)
    if wanted.solve:
        described["exact"] = {"of": "round" if _has_rounds(game) else "game", "nodes": wanted.solve}
    return described


def _has_rounds(game: Game) -> bool:
    """Whether only the current round of a game is solved."""
    state = game.deal()
    return game.key(game.current_round(state)) != game.key(state)
