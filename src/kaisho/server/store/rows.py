"""Rows that are written in bulk: many small writes of one transaction become a few large statements."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kaisho.server.store.schema import metadata

Row = tuple[Any, ...]


class StaleWrite(Exception):
    """A row no longer has the expected values: an earlier write to it failed."""


class RowInsert:
    """New rows of a table. A row has the values of ``names`` in that order.

    Columns with a default in the database are left out and get that default.
    """

    def __init__(self, table: sa.Table) -> None:
        self.table = table
        self.names = tuple(column.name for column in table.columns if column.server_default is None)
        self.portable: sa.Executable = table.insert()
        columns = ", ".join(f'"{name}"' for name in self.names)
        values = ", ".join(f"json_extract(row.value, '$[{index}]')" for index in range(len(self.names)))
        self.for_sqlite = f'INSERT INTO "{table.name}" ({columns}) SELECT {values} FROM json_each(?) AS row'

    def rows(self, rows: list[Row]) -> list[Row]:
        return rows


class RowUpdate:
    """New values for some columns of existing rows.

    ``key`` names the columns that identify a row. ``guard`` names columns whose current values are known; a row in which
    they differ raises ``StaleWrite``. A row has the values of key and guard, then those of ``names``.
    """

    def __init__(self, table: sa.Table, key: tuple[str, ...], guard: tuple[str, ...], names: tuple[str, ...]) -> None:
        self._key, self._known = len(key), len(key) + len(guard)
        known = {name: f"of_{name}" for name in (*key, *guard)}
        self.names = (*known.values(), *names)
        same = sa.and_(*(table.c[name] == sa.bindparam(given) for name, given in known.items()))
        self.portable: sa.Executable = table.update().where(same).values({name: sa.bindparam(name) for name in names})
        given = [f"json_extract(row.value, '$[{index}]')" for index in range(len(self.names))]
        values = ", ".join(f'"{name}" = {value}' for name, value in zip(names, given[self._known :], strict=True))
        # the table's name is needed: json_each has a column called id as well
        matches = " AND ".join(f'"{table.name}"."{name}" = {value}' for name, value in zip(known, given, strict=False))
        self.for_sqlite = f'UPDATE "{table.name}" SET {values} FROM json_each(?) AS row WHERE {matches}'

    def rows(self, rows: list[Row]) -> list[Row]:
        """Merge several updates of one row: the guard of the first, the values of the last."""
        latest: dict[Row, Row] = {}
        for row in rows:
            first = latest.setdefault(row[: self._key], row)
            if first is not row:
                latest[row[: self._key]] = first[: self._known] + row[self._known :]
        return list(latest.values())


class RowBatch:
    """The rows that one transaction collects, with the connection that writes them.

    For SQLite all rows of a statement are passed as one JSON value. The driver releases the interpreter lock for every row
    that it is given, and would have to compete with the event loop each time to get it back.
    """

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self._rows: dict[RowInsert | RowUpdate, list[Row]] = {}

    def add(self, statement: RowInsert | RowUpdate, row: Row) -> None:
        """Write a row with the next ``flush``, at the latest before the transaction ends."""
        self._rows.setdefault(statement, []).append(row)

    def flush(self) -> None:
        """Write the collected rows: inserts in the order of foreign keys, then updates."""
        collected, self._rows = self._rows, {}
        for statement in sorted(collected, key=_order):
            rows = statement.rows(collected[statement])
            if self.connection.dialect.name == "sqlite":
                done = self.connection.exec_driver_sql(statement.for_sqlite, (msgspec.json.encode(rows).decode(),))
            else:
                named = [dict(zip(statement.names, row, strict=True)) for row in rows]
                done = self.connection.execute(statement.portable, named)
            if isinstance(statement, RowUpdate) and done.rowcount != len(rows):
                raise StaleWrite("a row does not have the expected values")


_TABLES = list(metadata.sorted_tables)


def _order(statement: RowInsert | RowUpdate) -> int:
    """Referenced rows are written before the rows that refer to them."""
    return _TABLES.index(statement.table) if isinstance(statement, RowInsert) else len(_TABLES)
