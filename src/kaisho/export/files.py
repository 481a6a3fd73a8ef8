"""Exports on disk: two tables, games and positions, in Parquet files or in one file of NumPy arrays, and read back from both.

``NAME.parquet`` holds the positions and ``NAME-games.parquet`` the games; ``NAME.npz`` holds both. Files are written under
other names and get their own at the end: there is a whole export, or none.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from kaisho.errors import KaishoError
from kaisho.export.rows import TEXT, ExportColumn, Row

Columns = dict[str, NDArray[Any]]
About = dict[str, Any]
FORMATS = (".parquet", ".npz")
GAMES = "games/"
"""The prefix of the games' columns in a file of NumPy arrays."""
STARTS = "_starts"
"""The suffix of the second array of a list column: where each list starts, and where the last one ends."""
ABOUT = "about"


@dataclass(frozen=True)
class Export:
    """An export that was read: its description, and both tables as NumPy arrays by column.

    A list column is an array of arrays. Unknown values are NaN.
    """

    about: About
    games: Columns
    positions: Columns


class TableWriter(Protocol):
    """A table that is being written, some rows at a time."""

    def add(self, rows: Sequence[Row]) -> None: ...


class Writer(Protocol):
    """Both tables of an export that is being written."""

    @property
    def games(self) -> TableWriter: ...

    @property
    def positions(self) -> TableWriter: ...

    def finish(self) -> list[Path]:
        """Move the finished files to their final names."""

    def give_up(self) -> None:
        """Delete unfinished files."""


def writer(file: Path, about: About, games: Sequence[ExportColumn], positions: Sequence[ExportColumn]) -> Writer:
    """Return a writer for the format of a file's name."""
    if file.suffix not in FORMATS:
        raise KaishoError("export-format", file=str(file), known=FORMATS)
    if not file.parent.is_dir():
        raise KaishoError("file-missing", file=str(file.parent))
    if file.suffix == ".npz":
        return NumpyWriter(file, about, games, positions)
    from kaisho.export.parquet import ParquetWriter  # needs an extra

    return ParquetWriter(file, about, games, positions)


def load_export(file: str | Path) -> Export:
    """Read an export of either format."""
    path = Path(file)
    if path.suffix not in FORMATS:
        raise KaishoError("export-format", file=str(path), known=FORMATS)
    if not path.is_file():
        raise KaishoError("file-missing", file=str(path))
    if path.suffix == ".npz":
        return _load_numpy(path)
    from kaisho.export.parquet import load_parquet

    return load_parquet(path)


def unfinished(file: Path) -> Path:
    """Return the name of a file while it is being written."""
    return file.with_name(f".{file.name}.{os.getpid()}")


# --- NumPy ------------------------------------------------------------------------------------------------------------


def column_array(column: ExportColumn, values: Sequence[Any]) -> NDArray[Any]:
    """Return the values of a column, unless it is a list column."""
    assert column.shape is not None
    if not values:
        return np.empty((0, *column.shape), column.type if column.type != TEXT else "<U1")
    if column.type == TEXT:
        return np.array([str(value) if column.shape == () else [str(one) for one in value] for value in values])
    return np.array(values, column.type).reshape(-1, *column.shape)


def list_arrays(column: ExportColumn, values: Sequence[Sequence[Any]]) -> tuple[NDArray[Any], NDArray[np.int64]]:
    """Return the values of a list column as one array, and where each list starts."""
    starts = np.cumsum([0, *map(len, values)], dtype=np.int64)
    return np.array([one for value in values for one in value], column.type), starts


def split(everything: NDArray[Any], starts: NDArray[np.int64]) -> NDArray[Any]:
    """Return a list column as an array of arrays, without copying."""
    lists = np.empty(len(starts) - 1, object)
    for index, (start, end) in enumerate(zip(starts.tolist(), starts[1:].tolist(), strict=False)):
        lists[index] = everything[start:end]
    return lists


class _NumpyTable:
    """Converts rows to arrays, some thousand at a time, which takes far less memory."""

    def __init__(self, columns: Sequence[ExportColumn]) -> None:
        self.columns = columns
        self.pieces: list[Columns] = []

    def add(self, rows: Sequence[Row]) -> None:
        piece: Columns = {}
        for column in self.columns:
            values = [row[column.name] for row in rows]
            if column.shape is None:
                piece[column.name], piece[column.name + STARTS] = list_arrays(column, values)
            else:
                piece[column.name] = column_array(column, values)
        self.pieces.append(piece)

    def arrays(self) -> Columns:
        if not self.pieces:
            self.add(())
        return {name: self._joined(name) for name in self.pieces[0]}

    def _joined(self, name: str) -> NDArray[Any]:
        pieces = [piece[name] for piece in self.pieces]
        if not name.endswith(STARTS):
            return np.concatenate(pieces)
        joined, end = [np.zeros(1, np.int64)], 0
        for starts in pieces:
            joined.append(starts[1:] + end)
            end += int(starts[-1])
        return np.concatenate(joined)


class NumpyWriter:
    """Writes everything to one ``.npz`` file, without pickled objects."""

    def __init__(self, file: Path, about: About, games: Sequence[ExportColumn], positions: Sequence[ExportColumn]) -> None:
        self.file = file
        self.about = about
        self.games = _NumpyTable(games)
        self.positions = _NumpyTable(positions)

    def finish(self) -> list[Path]:
        arrays = self.positions.arrays() | {GAMES + name: array for name, array in self.games.arrays().items()}
        try:
            with unfinished(self.file).open("wb") as opened:
                np.savez_compressed(opened, allow_pickle=False, **arrays, **{ABOUT: np.array(json.dumps(self.about))})
            unfinished(self.file).replace(self.file)
        except OSError as error:
            raise KaishoError("file-unwritable", file=str(self.file), why=error.strerror or str(error)) from None
        return [self.file]

    def give_up(self) -> None:
        unfinished(self.file).unlink(missing_ok=True)


def _load_numpy(path: Path) -> Export:
    with np.load(path, allow_pickle=False) as opened:
        arrays = {name: opened[name] for name in opened.files}
    about = json.loads(str(arrays.pop(ABOUT)))
    games = {name.removeprefix(GAMES): array for name, array in arrays.items() if name.startswith(GAMES)}
    return Export(about, games, _with_lists({name: array for name, array in arrays.items() if not name.startswith(GAMES)}))


def _with_lists(arrays: Mapping[str, NDArray[Any]]) -> Columns:
    return {
        name: split(array, arrays[name + STARTS]) if name + STARTS in arrays else array
        for name, array in arrays.items()
        if not name.endswith(STARTS)
    }
