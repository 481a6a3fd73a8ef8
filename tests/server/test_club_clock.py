"""The club's time: pauses, suspensions and jumps of the machine's clock cost nobody a game, a login or an account."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Engine

from kaisho.server import club_clock
from kaisho.server.clock import DAY, Clock, Control, ControlKind
from kaisho.server.club_clock import BELIEVED_AFTER, NOTICED, ClubClock, Downtime, Heartbeat, Machine
from kaisho.server.store import schema as db
from kaisho.server.store import upkeep
from tests.server.clubs import ClubProcess, Visitor, serving
from tests.server.inside import Inside, inside
from tests.server.running import PATIENCE
from tests.server.stores import loaded, new_database, put, put_table
from tests.server.tables import started

MINUTE = 60_000
HOUR = 60 * MINUTE
THEN = 1_700_000_000_000
ONE_DAY = {"kind": "days", "base": DAY}
Guest = Callable[..., Visitor]
PAUSE = 13
DAYS = Control(ControlKind.DAYS, 3 * DAY)


class Toy(Machine):
    """A machine whose clocks the test sets."""

    def __init__(self, boot: str = "first", wall: int = THEN, ran: int = 5_000) -> None:
        self._boot, self._wall, self._ran = boot, wall, ran

    def wall(self) -> int:
        return self._wall

    def ran(self) -> int:
        return self._ran

    def boot(self) -> str:
        return self._boot

    def passes(self, milliseconds: int) -> None:
        self._wall += milliseconds
        self._ran += milliseconds

    def jumps(self, milliseconds: int) -> None:
        self._wall += milliseconds


class Watched:
    """A clock on a toy machine, with the downtimes that it has reported."""

    def __init__(self, machine: Toy | None = None) -> None:
        self.machine = machine or Toy()
        self.clock = ClubClock(self.machine)
        self.told: list[Downtime] = []
        self.clock.watch(self.told.append)

    def ticks(self, milliseconds: int, every: int = 1_000) -> None:
        """Let time pass while the event loop runs."""
        for _ in range(milliseconds // every):
            self.machine.passes(every)
            self.clock.tick()


def test_time_passes_as_it_does_on_the_machine() -> None:
    it = Watched()
    it.ticks(10 * HOUR)
    assert it.clock.now_ms() == THEN + 10 * HOUR == it.machine.wall()
    assert it.told == [] and not it.clock.waiting


def test_a_pause_of_two_seconds_is_a_downtime_and_a_shorter_one_is_not() -> None:
    it = Watched()
    it.machine.passes(NOTICED - 1)
    it.clock.tick()
    assert it.told == []
    it.machine.passes(NOTICED)
    it.clock.tick()
    assert it.told == [Downtime(THEN + NOTICED - 1, THEN + 2 * NOTICED - 1)]


def test_reading_the_time_after_a_pause_reports_it_first_and_once() -> None:
    it = Watched()
    it.machine.passes(20_000)
    assert it.clock.now_ms() == THEN + 20_000
    assert it.told == [Downtime(THEN, THEN + 20_000)]
    it.clock.tick()
    assert it.told == [Downtime(THEN, THEN + 20_000)]


def test_other_threads_read_the_time_and_report_nothing() -> None:
    it = Watched()
    it.machine.passes(20_000)
    assert asyncio.run(asyncio.to_thread(it.clock.now_ms)) == THEN + 20_000
    assert it.told == []


@pytest.mark.parametrize("jump", [3_000, HOUR, 100 * DAY])
def test_a_jump_forward_is_believed_after_an_hour_and_costs_no_time(jump: int) -> None:
    it = Watched()
    it.machine.jumps(jump)
    it.ticks(BELIEVED_AFTER)
    assert it.clock.waiting and it.clock.now_ms() == THEN + BELIEVED_AFTER and it.told == []
    it.ticks(2_000)
    assert it.told == [Downtime(it.told[0].down, it.told[0].down + jump, whole=True)]
    assert it.clock.now_ms() == it.machine.wall() and not it.clock.waiting


def test_a_jump_forward_that_is_undone_has_no_effect() -> None:
    it = Watched()
    it.machine.jumps(100 * DAY)
    it.ticks(BELIEVED_AFTER - 60_000)
    it.machine.jumps(-100 * DAY)
    it.ticks(2 * BELIEVED_AFTER)
    assert it.told == [] and it.clock.now_ms() == it.machine.wall()


def test_a_clock_that_keeps_jumping_is_not_believed() -> None:
    it = Watched()
    for _ in range(5):
        it.machine.jumps(HOUR)
        it.ticks(BELIEVED_AFTER - 60_000)
    assert it.told == [] and it.clock.waiting


def test_a_jump_back_never_turns_the_clubs_time_back_and_is_corrected_gradually() -> None:
    it = Watched()
    it.ticks(5_000)
    it.machine.jumps(-HOUR)
    before = it.clock.now_ms()
    for _ in range(100):
        it.ticks(1_000)
        now = it.clock.now_ms()
        assert 990 <= now - before <= 1_000
        before = now
    assert it.told == [] and not it.clock.waiting
    it.ticks(250 * HOUR, every=1_000)
    assert it.clock.now_ms() == it.machine.wall()


def test_small_differences_are_corrected_silently() -> None:
    for drift in (1_500, -1_500):
        it = Watched()
        it.machine.jumps(drift)
        it.ticks(10_000)
        assert it.clock.now_ms() != it.machine.wall()
        it.ticks(600_000)
        assert it.clock.now_ms() == it.machine.wall() and it.told == []


# --- starts -----------------------------------------------------------------------------------------------------------


def begun(machine: Toy, alive: Heartbeat | None, last: int = 0) -> tuple[ClubClock, Downtime | None]:
    clock = ClubClock(machine)
    return clock, clock.begin(alive, last)


ALIVE = Heartbeat(THEN, "first", 5_000)


def test_the_first_start_uses_the_machines_time() -> None:
    clock, downtime = begun(Toy(), None)
    assert clock.now_ms() == THEN and downtime is None


@pytest.mark.parametrize("jump", [0, HOUR, -HOUR, 100 * DAY, -THEN])
def test_within_one_boot_only_elapsed_time_counts(jump: int) -> None:
    machine = Toy(wall=THEN + 30_000 + jump, ran=35_000)
    clock, downtime = begun(machine, ALIVE)
    assert clock.now_ms() == THEN + 30_000
    assert downtime == Downtime(THEN, THEN + 30_000)
    assert clock.waiting == (jump > 0)


@pytest.mark.parametrize("down", [1, HOUR, DAY])
def test_after_a_reboot_up_to_a_day_is_believed(down: int) -> None:
    clock, downtime = begun(Toy("second", THEN + down, 10), ALIVE)
    assert clock.now_ms() == THEN + down and downtime == Downtime(THEN, THEN + down) and not clock.waiting


@pytest.mark.parametrize("wall", [THEN + DAY + 1, THEN + 100 * DAY])
def test_after_a_reboot_more_than_a_day_is_believed_after_an_hour(wall: int) -> None:
    it = Watched(Toy("second", wall, 10))
    assert it.clock.begin(ALIVE) is None
    assert it.clock.now_ms() == THEN and it.clock.waiting
    it.ticks(BELIEVED_AFTER + 2_000)
    assert it.clock.now_ms() == it.machine.wall() and it.told[0].whole


@pytest.mark.parametrize("wall", [0, THEN - 1, THEN - 5 * DAY])
def test_a_machines_clock_that_is_behind_at_the_start_is_ignored(wall: int) -> None:
    clock, downtime = begun(Toy("second", wall, 10), ALIVE)
    assert clock.now_ms() == THEN and downtime is None


def test_a_stored_change_after_the_last_heartbeat_counts_as_a_heartbeat() -> None:
    clock, downtime = begun(Toy(wall=THEN + 5_000, ran=10_000), ALIVE, last=THEN + 900)
    assert downtime == Downtime(THEN + 900, THEN + 5_000) and clock.now_ms() == THEN + 5_000
    clock, downtime = begun(Toy("second", THEN - DAY, 10), ALIVE, last=THEN + 900)
    assert downtime is None and clock.now_ms() == THEN + 900


def test_heartbeats_are_written_and_read_also_those_of_earlier_versions() -> None:
    assert Heartbeat.read(ALIVE.write()) == ALIVE
    assert Heartbeat.read("1700000000000") == Heartbeat(THEN)
    assert Heartbeat.read(Heartbeat(THEN).write()) == Heartbeat(THEN)


# --- clocks of tables ---------------------------------------------------------------------------------------------------


def test_after_a_downtime_a_clock_of_days_keeps_an_hour_or_what_remained_before() -> None:
    clock = Clock.set_up(DAYS, 2).started(0, 0)
    back = clock.after_downtime(3 * DAY - 5 * HOUR, 3 * DAY + DAY)
    assert back.remaining_at(0, 4 * DAY) == HOUR
    back = clock.after_downtime(3 * DAY - 60_000, 4 * DAY)
    assert back.remaining_at(0, 4 * DAY) == 60_000
    back = clock.after_downtime(DAY, 2 * DAY)
    assert back == clock
    fallen = clock.after_downtime(3 * DAY + HOUR, 4 * DAY)
    assert fallen.remaining_at(0, 4 * DAY) == 0 and fallen.fallen(4 * DAY) == (0,)


def test_a_jump_costs_no_clock_any_time() -> None:
    for control in (DAYS, Control(ControlKind.TURN, 10_000), Control(ControlKind.FISCHER, 300_000, 5_000)):
        clock = Clock.set_up(control, 2).started(0, 0).after_downtime(5_000, 100 * DAY, whole=True)
        assert clock.remaining_at(0, 100 * DAY) == control.base - 5_000


def test_nothing_stored_expires_earlier_because_of_a_jump(tmp_path: Path) -> None:
    engine = new_database(tmp_path)
    days, none = started("kaito", control=DAYS, now=1_000), started("kamisado", now=1_000)
    days.id, none.id = "D", "N"
    for table in (days, none):
        put_table(engine, table)
    put(engine, lambda connection: connection.execute(db.people.update().values(kind="guest", seen=1_000)))
    login = {"key": b"k", "person": 1, "created": 0, "expires": DAY}
    put(engine, lambda connection: connection.execute(db.logins.insert(), login))
    put(engine, lambda connection: connection.execute(db.invitations.insert(), {"key": b"i", "created": 0, "expires": DAY}))
    put(engine, lambda connection: upkeep.note_downtime(connection, Downtime(2_000, 2_000 + 100 * DAY, whole=True)))
    with engine.connect() as connection:
        assert upkeep.due_tables(connection, 100 * DAY + 5_000) == []
        assert upkeep.abandoned_tables(connection, 100 * DAY) == []
        assert list(connection.execute(sa.select(db.logins.c.expires)).scalars()) == [101 * DAY]
        assert list(connection.execute(sa.select(db.invitations.c.expires)).scalars()) == [101 * DAY]
        assert set(connection.execute(sa.select(db.people.c.seen)).scalars()) == {1_000 + 100 * DAY}
    clock = loaded(engine, "D").clock
    assert [clock.remaining_at(seat, 2_000 + 100 * DAY) for seat in clock_running(clock)] == [3 * DAY - 1_000]
    engine.dispose()


def test_a_stored_game_with_days_is_not_due_before_its_clock_is_over_after_a_downtime(tmp_path: Path) -> None:
    engine = new_database(tmp_path)
    table = started("kaito", control=DAYS, now=1_000)
    put_table(engine, table)
    down, up = 3 * DAY - 5 * HOUR, 3 * DAY + 2 * HOUR
    put(engine, lambda connection: upkeep.note_downtime(connection, Downtime(down, up)))
    with engine.connect() as connection:
        assert upkeep.due_tables(connection, up + HOUR - 1) == []
        assert upkeep.due_tables(connection, up + HOUR) == [table.id]
    assert loaded(engine, table.id).clock.fallen(up + HOUR - 1) == ()
    engine.dispose()


def clock_running(clock: Clock) -> list[int]:
    return [seat for seat, since in enumerate(clock.since) if since is not None]


def test_a_downtime_counts_once_if_the_server_is_killed_right_after_it(tmp_path: Path) -> None:
    engine = new_database(tmp_path)
    put(engine, lambda connection: upkeep.beat(connection, ALIVE))
    machine = Toy(wall=THEN + 1_000, ran=6_000)
    for _ in range(3):
        put(engine, lambda connection: upkeep.begin(connection, ClubClock(machine)))
        machine.passes(10)
    assert downtimes(engine) == [(THEN, THEN + 1_000), (THEN + 1_000, THEN + 1_010), (THEN + 1_010, THEN + 1_020)]
    engine.dispose()


def downtimes(engine: Engine) -> list[tuple[int, int]]:
    with engine.connect() as connection:
        return [(row.down, row.up) for row in connection.execute(db.downtimes.select().order_by(db.downtimes.c.up))]


# --- whole servers ----------------------------------------------------------------------------------------------------


@pytest.fixture
def guest(request: pytest.FixtureRequest) -> Callable[..., Visitor]:
    """Create visitors, and close their connections at the end."""

    def make(club: ClubProcess, name: str | None = None, cookie: str | None = None) -> Visitor:
        visitor = Visitor(club.address, cookie=cookie)
        request.addfinalizer(visitor.close)
        return visitor.guest(name) if name else visitor

    return make


def two_at_a_table(club: ClubProcess, guest: Guest, *names: str, **more: Any) -> tuple[str, Visitor, Visitor]:
    ann, bob = (guest(club, name) for name in names)
    table = ann.open_table("kamisado", {"kind": "open"}, **more)
    bob.join(table)
    return table["table"], ann, bob


def paused(club: ClubProcess, seconds: float) -> None:
    assert club.process is not None
    club.process.send_signal(signal.SIGSTOP)
    time.sleep(seconds)
    club.process.send_signal(signal.SIGCONT)


def test_a_paused_process_gives_the_time_back_and_the_players_see_it(tmp_path: Path, guest: Guest) -> None:
    with serving(tmp_path) as club:
        table, ann, bob = two_at_a_table(club, guest, "Ann", "Bob", control={"kind": "turn", "base": 60_000})
        listener = bob.socket()
        listener.watch(table)
        before = ann.get(f"/api/tables/{table}")["state"]["clock"]
        paused(club, PAUSE)
        shown = ann.get(f"/api/tables/{table}")["state"]
        assert shown["status"] == "playing", "nobody has lost on time"
        passed = shown["clock"]["now"] - before["now"]
        lost = before["left"][0] - shown["clock"]["left"][0]
        assert passed >= PAUSE * 1000 and lost <= passed - PAUSE * 1000 + 200
        assert listener.until("table")["state"]["clock"]["left"][0] >= before["left"][0] - lost, "announced without a request"
        answer = ann.at(table, "act", after=shown["count"], act=shown["legal"][0])
        assert answer["state"]["log"] > shown["log"]
        assert "was paused" in club.log()
        listener.close()
        club.kill()
    with closing(sqlite3.connect(club.database)) as database:
        stored = database.execute("SELECT up - down FROM downtimes").fetchone()
    assert stored is not None, "the pause is stored"
    [given_back] = stored
    assert PAUSE * 1000 - 200 <= given_back <= passed + 200


def test_a_jump_of_the_clock_ends_no_game_and_a_start_with_a_wrong_one_forgets_nobody(tmp_path: Path, guest: Guest) -> None:
    shift = tmp_path / "shift"
    shift.write_text("0", encoding="ascii")
    variables = {"SHIFT_FILE": str(shift), "BOOT": "first"}
    with serving(tmp_path / "club", variables=variables, module="tests.server.shifted") as club:
        table, ann, _ = two_at_a_table(club, guest, "Ann", "Bob", control={"kind": "turn", "base": 30 * MINUTE})
        days, cid, _ = two_at_a_table(club, guest, "Cid", "Dora", control=ONE_DAY)
        for jump in (HOUR, -HOUR, 100 * DAY):
            shift.write_text(str(jump), encoding="ascii")
            time.sleep(1.5)
            clock = ann.get(f"/api/tables/{table}")["state"]["clock"]
            assert clock["left"][0] > 20 * MINUTE
        club.kill()
        for boot in ("first", "second"):
            club.variables["BOOT"] = boot
            club.start()
            ann = guest(club, cookie=ann.cookie)
            cid = guest(club, cookie=cid.cookie)
            assert ann.get(f"/api/tables/{table}")["state"]["status"] == "playing"
            assert cid.get(f"/api/tables/{days}")["state"]["clock"]["left"][0] > DAY - 60_000
            assert club.stop() == 0
        shift.write_text("0", encoding="ascii")
        club.variables["BOOT"] = "third"
        club.start()
        assert guest(club, cookie=ann.cookie).get("/api/me")["name"] == "Ann"


def test_a_jump_that_lasts_is_believed_and_given_back_to_everybody(tmp_path: Path, guest: Guest) -> None:
    shift = tmp_path / "shift"
    shift.write_text("0", encoding="ascii")
    variables = {"SHIFT_FILE": str(shift), "BELIEVED_AFTER": "2000"}
    with serving(tmp_path / "club", variables=variables, module="tests.server.shifted") as club:
        table, ann, _ = two_at_a_table(club, guest, "Ann", "Bob", control={"kind": "turn", "base": 30 * MINUTE})
        days, cid, _ = two_at_a_table(club, guest, "Cid", "Dora", control=ONE_DAY)
        shift.write_text(str(100 * DAY), encoding="ascii")
        end = time.monotonic() + PATIENCE
        while ann.get(f"/api/tables/{table}")["state"]["clock"]["now"] < time.time() * 1000 + 99 * DAY:
            assert time.monotonic() < end
            time.sleep(0.2)
        assert ann.get(f"/api/tables/{table}")["state"]["clock"]["left"][0] > 10 * MINUTE
        assert cid.get(f"/api/tables/{days}")["state"]["clock"]["left"][0] > DAY - 60_000
        club.kill()
        club.start()
        ann, cid = guest(club, cookie=ann.cookie), guest(club, cookie=cid.cookie)
        assert ann.get(f"/api/tables/{table}")["state"]["clock"]["left"][0] > 10 * MINUTE
        assert cid.get(f"/api/tables/{days}")["state"]["clock"]["left"][0] > DAY - 60_000


def test_a_blocked_event_loop_is_a_pause(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as club:
            ann = await club.guest("Ann")
            wanted = {
                "game": "kamisado",
                "seats": [{"kind": "me"}, {"kind": "here"}],
                "control": {"kind": "turn", "base": 5_000},
            }
            table = (await ann.post("/api/tables", json=wanted)).json()["table"]
            time.sleep(6)  # the event loop is blocked
            shown = (await ann.get(f"/api/tables/{table}")).json()["state"]
            assert shown["status"] == "playing" and shown["clock"]["left"][0] > 0

    asyncio.run(story())


def test_a_reported_downtime_is_stored_and_given_back_in_memory_and_after_a_kill(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as club:
            ann = await club.guest("Ann")
            clock = {"kind": "turn", "base": HOUR}
            wanted = {"game": "kamisado", "seats": [{"kind": "me"}, {"kind": "here"}], "control": clock}
            table = (await ann.post("/api/tables", json=wanted)).json()["table"]
            hub, now = club.services.hub, club_clock.now_ms()
            down, up = now, now + 2 * HOUR
            club_clock.CLOCK._report(Downtime(down, up))
            assert hub.tables.downtimes == 1, "housekeeping listens to the clock"
            assert hub.tables[table].table.clock.remaining_at(0, up) > HOUR // 2, "in memory"
            assert (hub.tables[table].deadline or 0) > up, "and its flag falls later"
            await club.services.store.settle()
            assert downtimes(club.services.store.engine) == [(down, up)], "stored"
            hub.tables.forget(table)
            assert (await hub.table(table)).table.clock.remaining_at(0, up) > HOUR // 2, "read from the store"

    asyncio.run(story())


def test_nobody_counts_as_away_during_a_pause(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as club:
            ann = await club.guest("Ann")
            wanted = {"game": "kamisado", "seats": [{"kind": "me"}, {"kind": "here"}]}
            live = club.services.hub.tables[(await ann.post("/api/tables", json=wanted)).json()["table"]]
            now = club_clock.now_ms()
            assert (club.services.hub.presence.away_since(live) or 0) <= now
            club.app.housekeeper.note_downtime(Downtime(now, now + HOUR))
            assert club.services.hub.presence.away_since(live) == now + HOUR

    asyncio.run(story())


def test_a_table_that_is_being_loaded_during_a_pause_gets_its_time_back_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as club:
            ann = await club.guest("Ann")
            clock = {"kind": "turn", "base": HOUR}
            wanted = {"game": "kamisado", "seats": [{"kind": "me"}, {"kind": "here"}], "control": clock}
            table = (await ann.post("/api/tables", json=wanted)).json()["table"]
            hub, read, told = club.services.hub, club.services.store.read, []
            hub.tables.forget(table)

            async def read_before_a_pause(query: Any) -> Any:
                found = await read(query)
                if not told and isinstance(found, tuple):  # the table; there are other reads as well
                    now = club_clock.now_ms()
                    told.append(Downtime(now, now + HOUR // 2))
                    club.app.housekeeper.note_downtime(told[0])
                return found

            with pytest.MonkeyPatch.context() as patched:
                patched.setattr(club.services.store, "read", read_before_a_pause)
                live = await hub.table(table)
            assert live.table.clock.remaining_at(0, told[0].up) > HOUR // 2

    asyncio.run(story())


def test_nothing_expires_in_the_first_hour_nor_while_the_time_is_in_doubt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with inside(tmp_path) as club:
            await club.guest("Ann")
            with club.services.store.engine.connect().execution_options(writes=True) as connection, connection.begin():
                connection.execute(db.people.update().values(seen=1))
                connection.execute(db.logins.update().values(expires=1))
            await asyncio.sleep(0.3)
            assert club.services.store.read_now(lambda database: database.execute(db.people.select()).all()) != []
            await club.app.maintenance.expire()
            assert club.services.store.read_now(lambda database: database.execute(db.people.select()).all()) == []

    asyncio.run(story())
    waits: list[float] = []

    async def note(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) > 2:
            raise asyncio.CancelledError

    async def expiry(doubt: bool) -> int:
        expired = 0

        async def expire() -> None:
            nonlocal expired
            expired += 1

        async with inside(tmp_path) as club:
            monkeypatch.setattr(club.app.maintenance, "expire", expire)
            monkeypatch.setattr(club_clock.CLOCK, "_ahead", (DAY, 0) if doubt else None)
            with monkeypatch.context() as patched:
                patched.setattr("kaisho.server.maintenance.asyncio.sleep", note)
                with pytest.raises(asyncio.CancelledError):
                    await club.app.maintenance.expire_hourly()
            monkeypatch.setattr(club_clock.CLOCK, "_ahead", None)
        return expired

    assert asyncio.run(expiry(doubt=False)) == 2 and waits[0] == 3600
    waits.clear()
    assert asyncio.run(expiry(doubt=True)) == 0


def test_heartbeats_are_rare_while_no_fast_clock_runs(tmp_path: Path) -> None:
    async def signs(club: Inside) -> int:
        """Number of heartbeats that are written in twenty seconds."""
        written = 0

        async def count(write: object) -> None:
            nonlocal written
            written += 1

        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(club.services.store, "write", count)
            for _ in range(20):
                await club.app.housekeeper._beat()
        return written

    async def story() -> None:
        async with inside(tmp_path) as club:
            ann = await club.guest("Ann")
            wanted = {"game": "kamisado", "seats": [{"kind": "me"}, {"kind": "here"}]}
            assert await signs(club) <= 3
            await ann.post("/api/tables", json=wanted | {"control": {"kind": "days", "base": DAY}})
            assert await signs(club) <= 3
            await ann.post("/api/tables", json=wanted | {"control": {"kind": "turn", "base": 60_000}})
            assert await signs(club) == 20

    asyncio.run(story())
