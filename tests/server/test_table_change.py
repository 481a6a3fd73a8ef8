"""``TableChange``: it contains everything that must be stored, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.engine import Engine

import kaisho
from kaisho.server.seats import Seat
from kaisho.server.store import StaleWrite
from kaisho.server.store.tables import TableWrite
from kaisho.server.table import Table
from kaisho.server.table_status import Status
from tests.server.stores import loaded, new_database, put_change, put_rows, put_table
from tests.server.tables import TURN, dump, opened, people, play, play_until, started


@pytest.fixture
def engine(tmp_path: Path) -> Any:
    engine = new_database(tmp_path)
    yield engine
    engine.dispose()


def flags(table: Table) -> set[str]:
    """Take the change of a table, and return the names of the parts that changed."""
    change = table.take_change()
    return {name for name in ("seats", "dealt", "secrets", "ended") if getattr(change, name)}


def test_a_change_has_the_new_entries_and_the_next_one_is_empty() -> None:
    table = started("kamisado")
    table.take_change()
    play(table, 3)
    change = table.take_change()
    assert (change.first, change.status) == (0, Status.PLAYING)
    assert [logged.entry for logged in change.entries] == table.log
    following = table.take_change()
    assert (following.first, following.entries, flags(table)) == (len(table.log), [], set())


def test_an_act_changes_neither_seats_nor_secrets() -> None:
    table = started("caminos")
    table.take_change()
    play(table)
    assert flags(table) == set()


def test_seats_change_when_somebody_joins_leaves_or_declines() -> None:
    table = opened(kaisho.load("kaito"), [*people(1), Seat("open", 2, None, "Player 2")])
    assert table.leave(2, 1)
    assert flags(table) == {"seats"}
    table.join(3, "Player 3", None, 2)
    assert flags(table) == {"seats"}
    table.leave(3, 3)
    assert flags(table) == {"seats"}
    table.join(2, "Player 2", None, 4)
    table.start(4)
    assert flags(table) == {"seats", "dealt"}


def test_an_ending_is_a_change_and_a_later_offer_is_not_another_ending() -> None:
    table = started("kaito")
    table.take_change()
    table.resign(0, 5)
    assert flags(table) == {"ended"}
    table.offer("rematch", 1, 6)
    assert flags(table) == set()


CHANGES_OF_CHOICES: dict[str, Callable[[Table], Any]] = {
    "a choice": lambda table: table.act(2, table.count(2), table.legal(2)[0], 50_001),
    "a choice taken back": lambda table: table.back(1, table.count(1), 50_001),
    "choices for a player who resigned": lambda table: table.resign(2, 50_001),
    "choices for a player whose time is up": lambda table: table.end_if_time_is_up(61_000),
}


@pytest.mark.parametrize("what", CHANGES_OF_CHOICES)
def test_every_change_of_secret_choices_is_stored(engine: Engine, what: str) -> None:
    table = started("samurai", options={"players": 3}, control=TURN)
    for seat in (0, 1):
        while table.legal(seat):
            table.act(seat, table.count(seat), table.legal(seat)[0], 1)
    table.back(0, 5, 50_000)  # its clock runs again, while that of seat 1 is stopped
    put_table(engine, table)
    CHANGES_OF_CHOICES[what](table)
    assert table.phase is not None and table._change.secrets
    put_change(engine, table)
    assert dump(loaded(engine), but=("change",)) == dump(table, but=("change",))


def test_the_end_of_a_secret_phase_removes_its_choices_from_the_store(engine: Engine) -> None:
    table = started("samurai")
    put_table(engine, table)
    play(table)
    put_change(engine, table)
    assert any(loaded(engine).choices(seat) for seat in (0, 1))
    play_until(table, lambda table: table.phase is None)
    assert table._change.secrets
    put_change(engine, table)
    assert loaded(engine).phase is None


def test_a_change_is_refused_if_the_ending_before_it_was_not_stored(engine: Engine) -> None:
    """An ending may add nothing to the log, so the length of the log is not enough to detect this."""
    table = started("kaito")
    put_table(engine, table)
    table.resign(0, 5)
    table.take_change()
    table.offer("rematch", 1, 6)
    with pytest.raises(StaleWrite):
        put_rows(engine, TableWrite(table, table.take_change()))
    assert loaded(engine).status is Status.PLAYING
