"""Exports as Parquet files, with pyarrow: rows are written in blocks, so an export may be larger than memory."""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import prod
from pathlib import Path
from typing import Any

import numpy as np

from kaisho.errors import KaishoError
from kaisho.export.files import ABOUT, About, Columns, Export, column_array, list_arrays, split, unfinished
from kaisho.export.rows import TEXT, ExportColumn, Row

try:
    import pyarrow as arrow
    import pyarrow.parquet as parquet
except ModuleNotFoundError:
    raise KaishoError("export-needs-pyarrow", install="pip install 'kaisho[research]'") from None

KEY = b"kaisho"
"""The metadata key for the export's description and the shapes of its columns, as JSON."""


def games_file(file: Path) -> Path:
    return file.with_name(f"{file.stem}-games{file.suffix}")


def _arrow_type(column: ExportColumn) -> Any:
    one = arrow.string() if column.type == TEXT else arrow.from_numpy_dtype(column.type)
    if column.shape == ():
        return one
    return arrow.list_(one) if column.shape is None else arrow.list_(one, prod(column.shape))


def _arrow_array(column: ExportColumn, values: Sequence[Any]) -> Any:
    if column.shape is None:
        everything, starts = list_arrays(column, values)
        return arrow.ListArray.from_arrays(arrow.array(starts, arrow.int32()), _plain(everything))
    array = column_array(column, values)
    if column.shape == ():
        return _plain(array)
    return arrow.FixedSizeListArray.from_arrays(_plain(array.reshape(-1)), prod(column.shape))


def _plain(array: Any) -> Any:
    """Convert NaN, which means unknown, to null."""
    if array.dtype.kind == "U":
        return arrow.array(array.tolist(), arrow.string())
    return arrow.array(array, from_pandas=array.dtype.kind == "f")


class _ParquetTable:
    def __init__(self, file: Path, about: About, columns: Sequence[ExportColumn]) -> None:
        self.file = file
        self.columns = columns
        shapes = {column.name: column.shape for column in columns if column.shape}
        fields = [arrow.field(column.name, _arrow_type(column)) for column in columns]
        self.schema = arrow.schema(fields, metadata={KEY: json.dumps({ABOUT: about, "shapes": shapes})})
        try:
            self._writer = parquet.ParquetWriter(unfinished(file), self.schema, compression="zstd")
        except OSError as error:
            raise KaishoError("file-unwritable", file=str(file), why=error.strerror or str(error)) from None

    def add(self, rows: Sequence[Row]) -> None:
        arrays = [_arrow_array(column, [row[column.name] for row in rows]) for column in self.columns]
        self._writer.write_table(arrow.Table.from_arrays(arrays, schema=self.schema))

    def finish(self) -> Path:
        self._writer.close()
        unfinished(self.file).replace(self.file)
        return self.file

    def give_up(self) -> None:
        self._writer.close()
        unfinished(self.file).unlink(missing_ok=True)


class ParquetWriter:
    """Writes two Parquet files."""

    def __init__(self, file: Path, about: About, games: Sequence[ExportColumn], positions: Sequence[ExportColumn]) -> None:
        self.games = _ParquetTable(games_file(file), about, games)
        self.positions = _ParquetTable(file, about, positions)

    def finish(self) -> list[Path]:
        return [self.positions.finish(), self.games.finish()]

    def give_up(self) -> None:
        self.positions.give_up()
        self.games.give_up()


def load_parquet(path: Path) -> Export:
    about, positions = _load_table(path)
    _, games = _load_table(games_file(path))
    return Export(about, games, positions)


def _load_table(path: Path) -> tuple[About, Columns]:
    if not path.is_file():
        raise KaishoError("file-missing", file=str(path))
    table = parquet.read_table(path)
    described = json.loads(table.schema.metadata[KEY])
    columns = {name: _numpy(table[name].combine_chunks(), described["shapes"].get(name)) for name in table.column_names}
    return described[ABOUT], columns


def _numpy(array: Any, shape: list[int] | None) -> Any:
    if isinstance(array, arrow.ChunkedArray):  # a table without rows
        array = arrow.concat_arrays(array.chunks) if array.num_chunks else arrow.array([], array.type)
    if arrow.types.is_fixed_size_list(array.type):
        return _numpy(array.flatten(), None).reshape(-1, *(shape or ()))
    if arrow.types.is_list(array.type):
        starts = array.offsets.to_numpy().astype(np.int64)
        return split(_numpy(array.values, None), starts)
    if arrow.types.is_string(array.type):
        return np.array(array.to_pylist(), dtype=str)
    return array.to_numpy(zero_copy_only=False)
