"""The store: group commits, durability, schema versions, stored tables, and clocks after downtimes."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection, Engine

import kaisho
from kaisho.server.clock import DAY, LAG_FORGIVEN, Control
from kaisho.server.club_clock import now_ms
from kaisho.server.endings import Ending
from kaisho.server.seats import Seat
from kaisho.server.store import (
    RowBatch,
    StaleWrite,
    Store,
    StoreFailed,
    create_all,
    database_url,
    migrate,
    open_engine,
)
from kaisho.server.store import schema as db
from kaisho.server.store.lobby import my_games
from kaisho.server.store.rows import RowInsert
from kaisho.server.store.tables import StoredTableBroken, TableWrite, clock_after_downtimes, load_table
from kaisho.server.table import Table
from kaisho.server.table_status import Status
from tests.server.stores import add_people, loaded, new_database, put, put_change, put_rows, put_table
from tests.server.tables import DAYS, FISCHER, GAMES, TURN, dump, opened, people, play, started


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    engine = new_database(tmp_path)
    yield engine
    engine.dispose()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(database_url(tmp_path))
    create_all(store.engine)
    yield store
    store.close()


def insert_name(name: str) -> Any:
    """A write that inserts a row, which must not exist yet."""
    return lambda connection: connection.execute(db.club.insert(), {"name": name, "value": name}) and name


def names_in(connection: Connection) -> set[str]:
    return set(connection.execute(sa.select(db.club.c.name)).scalars())


# --- the writer -------------------------------------------------------------------------------------------------------


class BlockingWrite:
    """A write that blocks the writer until it is released, so that others queue up."""

    def __init__(self) -> None:
        self.begun, self.release = threading.Event(), threading.Event()

    def __call__(self, connection: Connection) -> None:
        self.begun.set()
        assert self.release.wait(20)

    async def queue_up(self, store: Store, writes: list[Any]) -> list[Any]:
        first = asyncio.ensure_future(store.write(self))
        await asyncio.get_running_loop().run_in_executor(None, self.begun.wait, 20)
        others = [asyncio.ensure_future(store.write(write)) for write in writes]
        await asyncio.sleep(0)
        self.release.set()
        await first
        return await asyncio.gather(*others, return_exceptions=True)


def test_writes_that_arrive_together_are_committed_together(store: Store) -> None:
    names = [f"n{number}" for number in range(500)]
    assert asyncio.run(BlockingWrite().queue_up(store, [insert_name(name) for name in names])) == names
    assert store.read_now(names_in) == set(names)
    assert (store.commits, store.writes) == (2, 501)


def test_the_size_of_a_commit_is_limited(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kaisho.server.store.writer.MAX_GROUP", 10)
    asyncio.run(BlockingWrite().queue_up(store, [insert_name(f"n{number}") for number in range(95)]))
    assert (store.commits, store.writes) == (11, 96)


def test_a_failed_write_does_not_affect_others(store: Store) -> None:
    def half(batch: RowBatch) -> None:
        insert_name("half")(batch.connection)
        batch.add(RowInsert(db.club), ("queued", ""))
        raise RuntimeError("after half of it")

    def late(batch: RowBatch) -> None:
        batch.add(RowInsert(db.club), ("a", "fails only when the batch is written"))

    async def scenario() -> list[Any]:
        blocking = BlockingWrite()
        first = asyncio.ensure_future(store.write(blocking))
        await asyncio.get_running_loop().run_in_executor(None, blocking.begun.wait, 20)
        writes = [
            store.write(insert_name("a")),
            store.write_rows(half),
            store.write(insert_name("b")),
            store.write(insert_name("a")),
        ]
        others = [asyncio.ensure_future(write) for write in (*writes, store.write_rows(late), store.write(insert_name("c")))]
        await asyncio.sleep(0)
        blocking.release.set()
        await first
        return await asyncio.gather(*others, return_exceptions=True)

    outcomes = asyncio.run(scenario())
    assert [type(outcome).__name__ for outcome in outcomes] == [
        "str",
        "RuntimeError",
        "str",
        "IntegrityError",
        "IntegrityError",
        "str",
    ]
    assert store.read_now(names_in) == {"a", "b", "c"}
    asyncio.run(store.write(insert_name("d")))
    assert store.read_now(names_in) == {"a", "b", "c", "d"}, "the writer continues after a failure"


def test_a_locked_database_fails_the_whole_group_and_later_writes_succeed(store: Store, tmp_path: Path) -> None:
    sa.event.listen(store.engine, "connect", lambda connection, record: connection.execute("PRAGMA busy_timeout=50"))
    store.engine.dispose()
    other = open_engine(database_url(tmp_path))
    outcomes: list[BaseException | None] = []

    async def scenario() -> None:
        with other.connect().execution_options(writes=True) as connection, connection.begin():
            for number in range(40):
                store.write_then(insert_name(f"n{number}"), lambda value, error: outcomes.append(error))
            while len(outcomes) < 40:
                await asyncio.sleep(0.01)
        await store.write(insert_name("later"))

    asyncio.run(scenario())
    other.dispose()
    assert all(isinstance(outcome, StoreFailed) for outcome in outcomes)
    assert store.read_now(names_in) == {"later"}


def test_readers_see_a_write_when_it_is_acknowledged_and_not_before(store: Store) -> None:
    async def scenario() -> tuple[set[str], set[str]]:
        blocking = BlockingWrite()

        def write(connection: Connection) -> None:
            insert_name("x")(connection)
            blocking(connection)

        writing = asyncio.ensure_future(store.write(write))
        await asyncio.get_running_loop().run_in_executor(None, blocking.begun.wait, 20)
        before = await store.read(names_in)
        blocking.release.set()
        await writing
        return before, await store.read(names_in)

    assert asyncio.run(scenario()) == (set(), {"x"})


def test_closing_writes_what_is_queued_and_nothing_afterwards(tmp_path: Path) -> None:
    store = Store(database_url(tmp_path))
    create_all(store.engine)

    async def scenario() -> None:
        for number in range(300):
            store.write_then(insert_name(f"n{number}"), lambda value, error: None)
        await asyncio.get_running_loop().run_in_executor(None, store.close)
        with pytest.raises(StoreFailed):
            store.write_then(insert_name("late"), lambda value, error: None)

    asyncio.run(scenario())
    reopened = open_engine(database_url(tmp_path))
    with reopened.connect() as connection:
        assert names_in(connection) == {f"n{number}" for number in range(300)}
    reopened.dispose()


def test_a_callback_that_fails_does_not_stop_the_others(store: Store) -> None:
    async def scenario() -> tuple[list[str], list[str]]:
        written: list[str] = []
        faults: list[str] = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda loop, context: faults.append(str(context["exception"])))
        blocking = BlockingWrite()
        store.write_then(blocking, lambda value, error: None)
        await loop.run_in_executor(None, blocking.begun.wait, 20)

        def fail(value: Any, error: BaseException | None) -> None:
            raise RuntimeError("a bug")

        store.write_then(insert_name("a"), fail)
        store.write_then(insert_name("b"), lambda value, error: written.append(value))
        blocking.release.set()
        await store.write(insert_name("c"))
        return written, faults

    assert asyncio.run(scenario()) == (["b"], ["a bug"])


def test_a_write_whose_event_loop_was_closed_is_still_written(store: Store) -> None:
    blocking = BlockingWrite()

    async def scenario() -> None:
        store.write_then(blocking, lambda value, error: None)
        store.write_then(insert_name("orphan"), lambda value, error: None)
        await asyncio.get_running_loop().run_in_executor(None, blocking.begun.wait, 20)

    asyncio.run(scenario())
    blocking.release.set()
    asyncio.run(store.write(insert_name("later")))
    assert store.read_now(names_in) == {"orphan", "later"}


def test_cancelling_the_caller_does_not_stop_the_write(store: Store) -> None:
    async def scenario() -> None:
        blocking = BlockingWrite()
        first = asyncio.ensure_future(store.write(blocking))
        await asyncio.get_running_loop().run_in_executor(None, blocking.begun.wait, 20)
        cancelled = asyncio.ensure_future(store.write(insert_name("a")))
        await asyncio.sleep(0)
        cancelled.cancel()
        blocking.release.set()
        await first
        await store.write(insert_name("b"))

    asyncio.run(scenario())
    assert store.read_now(names_in) == {"a", "b"}


@pytest.mark.parametrize(("sync", "number"), [("full", 2), ("normal", 1)])
def test_the_database_has_a_write_ahead_log_and_syncs_as_configured(tmp_path: Path, sync: str, number: int) -> None:
    engine = open_engine(database_url(tmp_path), sync=sync)
    with engine.connect() as connection:
        pragmas = [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    assert pragmas == ["wal", number, 1]
    engine.dispose()


def test_the_clubs_time_is_milliseconds_since_1970() -> None:
    assert 1_700_000_000_000 < now_ms() < 10_000_000_000_000


# --- the database schema ----------------------------------------------------------------------------------------------


def scripts() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(migrate.FOLDER))
    return ScriptDirectory.from_config(config)


def test_the_migrations_create_exactly_the_schema(tmp_path: Path) -> None:
    engine = open_engine(database_url(tmp_path))
    assert migrate.schema_version(engine) is None
    migrate.run_migrations(engine)
    assert migrate.schema_version(engine) == migrate.HEAD
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, db.metadata) == []
    assert not migrate.upgrade(engine), "the database is already current"
    put(engine, add_people)
    engine.dispose()


def test_migrations_and_schema_create_equal_tables(tmp_path: Path) -> None:
    """This includes what Alembic does not compare: actions of foreign keys, and names of constraints."""
    schemas = []
    for name, make in (("migrated", migrate.run_migrations), ("created", create_all), ("new", migrate.upgrade)):
        (tmp_path / name).mkdir()
        engine = open_engine(database_url(tmp_path / name))
        make(engine)
        inspected = sa.inspect(engine)
        schemas.append(
            {
                table: (
                    [str(column) for column in inspected.get_columns(table)],
                    inspected.get_pk_constraint(table),
                    sorted(map(str, inspected.get_foreign_keys(table))),
                    sorted(map(str, inspected.get_unique_constraints(table))),
                    sorted(map(str, inspected.get_indexes(table))),
                )
                for table in inspected.get_table_names()
                if table != "alembic_version"
            }
        )
        engine.dispose()
    assert schemas[0] == schemas[1] == schemas[2]


def test_the_current_schema_version_is_the_newest_migration_and_versions_are_in_order() -> None:
    assert scripts().get_current_head() == migrate.HEAD
    versions = [script.revision for script in scripts().walk_revisions()]
    assert versions == sorted(versions, reverse=True)
    assert all(len(version) == 4 and version.isdigit() for version in versions)


def test_a_database_of_a_newer_version_is_refused_and_not_changed(tmp_path: Path) -> None:
    engine = open_engine(database_url(tmp_path))
    migrate.upgrade(engine)
    put(engine, lambda connection: connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'")))
    with pytest.raises(migrate.NewerStore) as refused:
        migrate.upgrade(engine)
    assert "9999" in str(refused.value)
    assert migrate.schema_version(engine) == "9999"
    engine.dispose()


def test_alembic_is_not_loaded_for_a_current_database(tmp_path: Path) -> None:
    engine = open_engine(database_url(tmp_path))
    migrate.upgrade(engine)
    engine.dispose()
    code = f"""
import sys
from kaisho.server.store import open_engine
from kaisho.server.store import migrate
assert not migrate.upgrade(open_engine({database_url(tmp_path)!r}))
assert not [name for name in sys.modules if name.split(".")[0] == "alembic"]
"""
    subprocess.run([sys.executable, "-c", code], check=True, timeout=120)


# --- tables in the database -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_loaded_table_continues_as_if_nothing_had_happened(engine: Engine, name: str, options: dict[str, Any]) -> None:
    table = started(name, options=options, control=FISCHER, seed=5, carried=(3,) * kaisho.load(name, **options).seats)
    put_table(engine, table)
    chance = Random(2)
    for _ in range(12):
        play(table, 2, chance=chance)
        put_change(engine, table)
        restored = loaded(engine)
        assert dump(restored, but=("change",)) == dump(table, but=("change",))
    table = loaded(engine)
    play(table, 1_000, chance=chance)
    put_change(engine, table)
    assert table.status is Status.OVER
    assert loaded(engine).ending == table.ending


def test_a_table_that_has_begun_or_ended_can_be_stored_as_new(engine: Engine) -> None:
    table = started("samurai")
    play(table, 3)
    table.resign(0, 50)
    put_table(engine, table)
    assert dump(loaded(engine), but=("change",)) == dump(table, but=("change",))
    with engine.connect() as connection:
        assert load_table(connection, "U") is None


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_table_closed_before_its_game_began_is_loaded_without_a_deal(
    engine: Engine, name: str, options: dict[str, Any]
) -> None:
    game = kaisho.load(name, **options)
    table = opened(game, [*people(game.seats - 1), Seat()])
    put_table(engine, table)
    table.close(3)
    put_change(engine, table)
    assert loaded(engine).layout is None
    assert dump(loaded(engine), but=("change",)) == dump(table, but=("change",))


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_table_closed_before_the_first_act_is_loaded_with_its_deal(
    engine: Engine, name: str, options: dict[str, Any]
) -> None:
    table = started(name, options=options)
    table.close(3)
    put_table(engine, table)
    assert loaded(engine).layout is not None
    assert dump(loaded(engine), but=("change",)) == dump(table, but=("change",))


@pytest.mark.parametrize("began", [True, False])
def test_the_seats_tell_whether_an_older_game_without_chance_began(engine: Engine, began: bool) -> None:
    """Older versions stored an empty deal in both cases."""
    table = started("kamisado") if began else opened(kaisho.load("kamisado"), [*people(1), Seat()])
    table.close(3)
    put_table(engine, table)
    with engine.begin() as connection:
        connection.execute(db.tables.update().values(deal=""))
    assert dump(loaded(engine), but=("change",)) == dump(table, but=("change",))


def test_a_result_keeps_its_time_whatever_happens_later(engine: Engine) -> None:
    table = started("kaito")
    put_table(engine, table)
    table.resign(0, 50)
    put_change(engine, table)
    table.offer("rematch", 0, 90)
    put_change(engine, table)
    with engine.connect() as connection:
        assert connection.execute(sa.select(db.results.c.at)).scalar_one() == 50
    assert loaded(engine).offers == {"rematch": [0]}


def finished_samurai() -> Table:
    """A game of three that has ended with three different places."""
    for seed in range(20):
        table = started("samurai", options={"players": 3, "hands": "random"}, seed=seed)
        play(table, 10_000)
        assert table.ending is not None
        if sorted(table.ending.places) == [1, 2, 3]:
            return table
    raise AssertionError("no game has ended with three places")


def without_places(engine: Engine) -> None:
    """Store endings as they were before there were places."""
    put(engine, lambda connection: connection.execute(db.results.update().values(places=None)))


def test_places_are_stored_and_older_endings_get_those_of_the_rules(engine: Engine) -> None:
    table = finished_samurai()
    put_table(engine, table)
    assert loaded(engine).ending == table.ending
    without_places(engine)
    assert loaded(engine).ending == table.ending
    with engine.connect() as connection:
        [listed] = [game.table for game in my_games(connection, 1)]
    assert listed.result is not None and table.ending is not None
    assert listed.result.places == table.game.places_by_value(table.ending.values), "a list does not replay games"


def test_an_older_ending_at_the_table_gets_the_places_of_its_values(engine: Engine) -> None:
    table = started("samurai", options={"players": 3})
    table.status = Status.OVER  # in older versions a resignation ended the game for everybody
    table.ending = Ending((0.5, -1.0, 0.5), table.game.points(table.state), "resigned", (1, 3, 1))
    put_table(engine, table)
    assert loaded(engine).ending == table.ending
    without_places(engine)
    assert loaded(engine).ending == table.ending
    with engine.connect() as connection:
        assert [game.table.result for game in my_games(connection, 1)] == [table.ending]


def test_the_results_of_a_database_without_places_are_upgraded(tmp_path: Path) -> None:
    engine = open_engine(database_url(tmp_path))
    migrate.run_migrations(engine, "0001")
    put(engine, add_people)
    table = started("kaito")
    put_table(engine, table)
    row = {"id": "T", "reason": "resigned", "values": "[1.0,-1.0]", "points": "[0,0]"}
    old = 'INSERT INTO results ("table", reason, "values", points, at) VALUES (:id, :reason, :values, :points, 5)'
    put(engine, lambda connection: connection.execute(sa.text(old), row))
    put(engine, lambda connection: connection.execute(db.tables.update().values(status="over")))
    assert migrate.upgrade(engine)
    assert loaded(engine).ending == Ending((1.0, -1.0), (0, 0), "resigned", (1, 2))
    engine.dispose()


def test_several_changes_of_a_table_in_one_commit_store_the_last_state(engine: Engine) -> None:
    table = started("samurai", control=TURN)
    put_table(engine, table)
    writes = []
    for _ in range(25):
        play(table)
        writes.append(TableWrite(table, table.take_change()))

    def write_all(batch: RowBatch) -> None:
        for write in writes:
            write(batch)

    put_rows(engine, write_all)
    assert dump(loaded(engine), but=("change",)) == dump(table, but=("change",))


def test_an_entry_of_the_log_is_never_overwritten(engine: Engine) -> None:
    table = started("kaito")
    put_table(engine, table)
    play(table, 3)
    put_change(engine, table)
    restored = loaded(engine)
    restored.log, restored._change.first = table.log, 2
    with pytest.raises(sa.exc.IntegrityError):
        put_change(engine, restored)
    assert len(loaded(engine).log) == 3


def test_the_row_of_a_table_has_what_the_lobby_needs(engine: Engine) -> None:
    table = started("samurai", options={"players": 3}, control=TURN, now=1_000)
    put_table(engine, table)
    for _ in range(5):
        table.act(1, table.count(1), table.legal(1)[0], 2_000)
    put_change(engine, table)
    with engine.connect() as connection:
        row = connection.execute(db.tables.select()).one()
    assert (row.to_act, row.status, row.entries, row.changed) == (0b101, "playing", 0, 2_000)
    assert row.deadline == table.clock.deadline() == 1_000 + 60_000 + 300


def test_a_deleted_account_is_removed_from_the_table_and_the_game_stays(engine: Engine) -> None:
    table = started("kaito")
    put_table(engine, table)
    put(engine, lambda connection: connection.execute(db.people.delete().where(db.people.c.id == 1)))
    restored = loaded(engine)
    assert restored.seats == [Seat("gone"), *people(2)[1:]]
    assert restored.owner is None


def test_randomly_assigned_seats_are_stored(engine: Engine) -> None:
    table = opened(kaisho.load("samurai", players=4), rated=True, control=TURN)
    put_table(engine, table)
    table.start(5)
    put_change(engine, table)
    restored = loaded(engine)
    assert restored.seats == table.seats
    assert (restored.rated, restored.takebacks) == (True, False)


def test_a_table_of_unknown_rules_is_refused(engine: Engine) -> None:
    table = started("kaito")
    put_table(engine, table)
    put(engine, lambda connection: connection.execute(db.tables.update().values(version=99)))
    with pytest.raises(StoredTableBroken) as refused:
        loaded(engine)
    assert refused.value.code == "store-other-rules"


# --- clocks after downtimes -------------------------------------------------------------------------------------------


def add_downtimes(engine: Engine, *times: tuple[int, int]) -> None:
    rows = [{"down": down, "up": up} for down, up in times]
    put(engine, lambda connection: connection.execute(db.downtimes.insert(), rows))


@pytest.mark.parametrize("control", [TURN, FISCHER])
def test_fast_clocks_get_downtime_back_exactly_once_over_several_restarts(engine: Engine, control: Control) -> None:
    table = started("caminos", control=control, now=1_000_000)
    put_table(engine, table)
    add_downtimes(engine, (100, 900_000))  # before the table existed
    add_downtimes(engine, (1_010_000, 1_500_000))
    for _ in range(2):  # loading does not change it
        assert loaded(engine).clock.remaining_at(0, 1_500_000) == control.base - 10_000
    add_downtimes(engine, (1_510_000, 3_000_000))
    table = loaded(engine)
    assert table.clock.remaining_at(0, 3_000_000) == control.base - 20_000
    assert not table.end_if_time_is_up(3_000_000)
    table.offer("draw", 1, 3_005_000)  # stores the current clock, so the downtime is not given back again
    put_change(engine, table)
    assert loaded(engine).clock == table.clock
    add_downtimes(engine, (3_006_000, 4_000_000))
    table = loaded(engine)
    assert table.clock.remaining_at(0, 4_000_000) == control.base - 26_000
    table.act(0, 0, table.legal(0)[0], 4_004_000)
    put_change(engine, table)
    assert loaded(engine).clock.remaining[0] == (control.base if control is TURN else control.base - 30_000 + 5_000)


def test_clocks_in_days_continue_while_the_server_is_down(engine: Engine) -> None:
    table = started("caminos", control=DAYS, now=1_000)
    put_table(engine, table)
    add_downtimes(engine, (2_000, 1_000 + DAY), (2_000 + DAY, 1_000 + 3 * DAY))
    restored = loaded(engine)
    assert not restored.end_if_time_is_up(1_000 + 3 * DAY), "at least an hour remains"
    assert restored.end_if_time_is_up(1_000 + 3 * DAY + 60 * 60_000 + LAG_FORGIVEN)
    assert restored.ending is not None
    assert restored.ending.values == (-1.0, 1.0)


def test_an_act_after_the_last_heartbeat_is_not_charged_for_the_downtime(engine: Engine) -> None:
    table = started("caminos", control=TURN, now=0)
    table.act(0, 0, table.legal(0)[0], 12_000)
    put_table(engine, table)
    add_downtimes(engine, (10_000, 500_000))
    assert loaded(engine).clock.remaining_at(1, 500_000) == 60_000


def test_a_stopped_clock_is_not_changed_by_a_downtime(engine: Engine) -> None:
    add_downtimes(engine, (10, 20), (30, 40))
    table = started("caminos")
    with engine.connect() as connection:
        assert clock_after_downtimes(connection, table.clock, 0) == table.clock


def test_a_change_is_refused_if_the_change_before_it_was_not_stored(engine: Engine) -> None:
    table = started("kamisado")
    put_table(engine, table)
    play(table)
    lost = TableWrite(table, table.take_change())
    play(table)
    later = TableWrite(table, table.take_change())
    with pytest.raises(StaleWrite):
        put_rows(engine, later)
    assert loaded(engine).log == []
    put_rows(engine, lambda batch: (lost(batch), later(batch)))
    assert loaded(engine).log == table.log
