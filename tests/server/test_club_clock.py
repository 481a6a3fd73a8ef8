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
from tests.server.clubs import Client, ClubProcess, serving
from tests.server.in_process import InProcessClub, in_process_club
from tests.server.running import PATIENCE
from tests.server.stores import loaded, new_database, put, put_table
from tests.server.tables import started

MINUTE = 60_000
HOUR = 60 * MINUTE
THEN = 1_700_000_000_000
ONE_DAY = {"kind": "days", "base": DAY}
Guest = Callable[..., Client]
PAUSE = 13
DAYS = Control(ControlKind.DAYS, 3 * DAY)


class FakeMachine(Machine):
    """A machine whose clocks the test sets."""

    def __init__(self, boot: str = "first", wall: int = THEN, ran: int = 5_000) -> None:
        self._boot, self._wall, self._ran = boot, wall, ran

    def wall(self) -> int:
        return self._wall

    def ran(self) -> int:
        return self._ran

    def boot(self) -> str:
        return self._boot

    def advance(self, milliseconds: int) -> None:
        self._wall += milliseconds
        self._ran += milliseconds

    def jump(self, milliseconds: int) -> None:
        self._wall += milliseconds


class WatchedClock:
    """A club clock on a fake machine, with the downtimes that it has reported."""

    def __init__(self, machine: FakeMachine | None = None) -> None:
        self.machine = machine or FakeMachine()
        self.clock = ClubClock(self.machine)
        self.downtimes: list[Downtime] = []
        self.clock.watch(self.downtimes.append)

    def run(self, milliseconds: int, every: int = 1_000) -> None:
        """Let time pass while the event loop runs."""
        for _ in range(milliseconds // every):
            self.machine.advance(every)
            self.clock.tick()


def test_time_passes_as_it_does_on_the_machine() -> None:
    watched = WatchedClock()
    watched.run(10 * HOUR)
    assert watched.clock.now_ms() == THEN + 10 * HOUR == watched.machine.wall()
    assert watched.downtimes == [] and not watched.clock.waiting


def test_a_pause_of_two_seconds_is_a_downtime_and_a_shorter_one_is_not() -> None:
    watched = WatchedClock()
    watched.machine.advance(NOTICED - 1)
    watched.clock.tick()
    assert watched.downtimes == []
    watched.machine.advance(NOTICED)
    watched.clock.tick()
    assert watched.downtimes == [Downtime(THEN + NOTICED - 1, THEN + 2 * NOTICED - 1)]


def test_reading_the_time_after_a_pause_reports_it_first_and_once() -> None:
    watched = WatchedClock()
    watched.machine.advance(20_000)
    assert watched.clock.now_ms() == THEN + 20_000
    assert watched.downtimes == [Downtime(THEN, THEN + 20_000)]
    watched.clock.tick()
    assert watched.downtimes == [Downtime(THEN, THEN + 20_000)]


def test_other_threads_can_read_the_time_but_report_nothing() -> None:
    watched = WatchedClock()
    watched.machine.advance(20_000)
    assert asyncio.run(asyncio.to_thread(watched.clock.now_ms)) == THEN + 20_000
    assert watched.downtimes == []


@pytest.mark.parametrize("jump", [3_000, HOUR, 100 * DAY])
def test_a_forward_jump_is_believed_after_an_hour_and_costs_no_time(jump: int) -> None:
    watched = WatchedClock()
    watched.machine.jump(jump)
    watched.run(BELIEVED_AFTER)
    assert watched.clock.waiting and watched.clock.now_ms() == THEN + BELIEVED_AFTER and watched.downtimes == []
    watched.run(2_000)
    assert watched.downtimes == [Downtime(watched.downtimes[0].down, watched.downtimes[0].down + jump, whole=True)]
    assert watched.clock.now_ms() == watched.machine.wall() and not watched.clock.waiting


def test_a_forward_jump_that_is_undone_has_no_effect() -> None:
    watched = WatchedClock()
    watched.machine.jump(100 * DAY)
    watched.run(BELIEVED_AFTER - 60_000)
    watched.machine.jump(-100 * DAY)
    watched.run(2 * BELIEVED_AFTER)
    assert watched.downtimes == [] and watched.clock.now_ms() == watched.machine.wall()


def test_a_clock_that_keeps_jumping_is_not_believed() -> None:
    watched = WatchedClock()
    for _ in range(5):
        watched.machine.jump(HOUR)
        watched.run(BELIEVED_AFTER - 60_000)
    assert watched.downtimes == [] and watched.clock.waiting


def test_a_backward_jump_never_turns_the_clubs_time_back_and_is_corrected_gradually() -> None:
    watched = WatchedClock()
    watched.run(5_000)
    watched.machine.jump(-HOUR)
    before = watched.clock.now_ms()
    for _ in range(100):
        watched.run(1_000)
        now = watched.clock.now_ms()
        assert 990 <= now - before <= 1_000
        before = now
    assert watched.downtimes == [] and not watched.clock.waiting
    watched.run(250 * HOUR, every=1_000)
    assert watched.clock.now_ms() == watched.machine.wall()


def test_small_differences_are_corrected_silently() -> None:
    for drift in (1_500, -1_500):
        watched = WatchedClock()
        watched.machine.jump(drift)
        watched.run(10_000)
        assert watched.clock.now_ms() != watched.machine.wall()
        watched.run(600_000)
        assert watched.clock.now_ms() == watched.machine.wall() and watched.downtimes == []


# --- starts -----------------------------------------------------------------------------------------------------------


def start_clock(machine: FakeMachine, alive: Heartbeat | None, last: int = 0) -> tuple[ClubClock, Downtime | None]:
    clock = ClubClock(machine)
    return clock, clock.begin(alive, last)


ALIVE = Heartbeat(THEN, "first", 5_000)


def test_the_first_start_uses_the_machines_time() -> None:
    clock, downtime = start_clock(FakeMachine(), None)
    assert clock.now_ms() == THEN and downtime is None


@pytest.mark.parametrize("jump", [0, HOUR, -HOUR, 100 * DAY, -THEN])
def test_within_one_boot_only_elapsed_time_counts(jump: int) -> None:
    machine = FakeMachine(wall=THEN + 30_000 + jump, ran=35_000)
    clock, downtime = start_clock(machine, ALIVE)
    assert clock.now_ms() == THEN + 30_000
    assert downtime == Downtime(THEN, THEN + 30_000)
    assert clock.waiting == (jump > 0)


@pytest.mark.parametrize("down", [1, HOUR, DAY])
def test_after_a_reboot_up_to_a_day_is_believed(down: int) -> None:
    clock, downtime = start_clock(FakeMachine("second", THEN + down, 10), ALIVE)
    assert clock.now_ms() == THEN + down and downtime == Downtime(THEN, THEN + down) and not clock.waiting


@pytest.mark.parametrize("wall", [THEN + DAY + 1, THEN + 100 * DAY])
def test_after_a_reboot_more_than_a_day_is_believed_after_an_hour(wall: int) -> None:
    watched = WatchedClock(FakeMachine("second", wall, 10))
    assert watched.clock.begin(ALIVE) is None
    assert watched.clock.now_ms() == THEN and watched.clock.waiting
    watched.run(BELIEVED_AFTER + 2_000)
    assert watched.clock.now_ms() == watched.machine.wall() and watched.downtimes[0].whole


@pytest.mark.parametrize("wall", [0, THEN - 1, THEN - 5 * DAY])
def test_a_machines_clock_that_is_behind_at_the_start_is_ignored(wall: int) -> None:
    clock, downtime = start_clock(FakeMachine("second", wall, 10), ALIVE)
    assert clock.now_ms() == THEN and downtime is None


def test_a_stored_change_after_the_last_heartbeat_counts_as_a_heartbeat() -> None:
    clock, downtime = start_clock(FakeMachine(wall=THEN + 5_000, ran=10_000), ALIVE, last=THEN + 900)
    assert downtime == Downtime(THEN + 900, THEN + 5_000) and clock.now_ms() == THEN + 5_000
    clock, downtime = start_clock(FakeMachine("second", THEN - DAY, 10), ALIVE, last=THEN + 900)
    assert downtime is None and clock.now_ms() == THEN + 900


def test_heartbeats_are_written_and_read_including_those_of_earlier_versions() -> None:
    assert Heartbeat.read(ALIVE.write()) == ALIVE
    assert Heartbeat.read("1700000000000") == Heartbeat(THEN)
    assert Heartbeat.read(Heartbeat(THEN).write()) == Heartbeat(THEN)


# --- clocks of tables ---------------------------------------------------------------------------------------------------


def test_after_a_downtime_a_clock_of_days_keeps_at_least_an_hour_or_its_former_time() -> None:
    clock = Clock.set_up(DAYS, 2).started(0, 0)
    resumed = clock.after_downtime(3 * DAY - 5 * HOUR, 3 * DAY + DAY)
    assert resumed.remaining_at(0, 4 * DAY) == HOUR
    resumed = clock.after_downtime(3 * DAY - 60_000, 4 * DAY)
    assert resumed.remaining_at(0, 4 * DAY) == 60_000
    resumed = clock.after_downtime(DAY, 2 * DAY)
    assert resumed == clock
    fallen = clock.after_downtime(3 * DAY + HOUR, 4 * DAY)
    assert fallen.remaining_at(0, 4 * DAY) == 0 and fallen.fallen(4 * DAY) == (0,)


def test_a_jump_costs_no_time_on_any_clock() -> None:
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
    assert [clock.remaining_at(seat, 2_000 + 100 * DAY) for seat in running_seats(clock)] == [3 * DAY - 1_000]
    engine.dispose()


def test_a_downtime_postpones_the_deadline_of_a_stored_game_with_days(tmp_path: Path) -> None:
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


def running_seats(clock: Clock) -> list[int]:
    return [seat for seat, since in enumerate(clock.since) if since is not None]


def test_a_downtime_counts_once_if_the_server_is_killed_right_after_it(tmp_path: Path) -> None:
    engine = new_database(tmp_path)
    put(engine, lambda connection: upkeep.beat(connection, ALIVE))
    machine = FakeMachine(wall=THEN + 1_000, ran=6_000)
    for _ in range(3):
        put(engine, lambda connection: upkeep.begin(connection, ClubClock(machine)))
        machine.advance(10)
    assert downtimes(engine) == [(THEN, THEN + 1_000), (THEN + 1_000, THEN + 1_010), (THEN + 1_010, THEN + 1_020)]
    engine.dispose()


def downtimes(engine: Engine) -> list[tuple[int, int]]:
    with engine.connect() as connection:
        return [(row.down, row.up) for row in connection.execute(db.downtimes.select().order_by(db.downtimes.c.up))]


# --- running servers --------------------------------------------------------------------------------------------------


@pytest.fixture
def guest(request: pytest.FixtureRequest) -> Callable[..., Client]:
    """A function that creates clients, which are closed at the end."""

    def make(club: ClubProcess, name: str | None = None, cookie: str | None = None) -> Client:
        client = Client(club.address, cookie=cookie)
        request.addfinalizer(client.close)
        return client.guest(name) if name else client

    return make


def two_at_a_table(club: ClubProcess, guest: Guest, *names: str, **more: Any) -> tuple[str, Client, Client]:
    ann, bob = (guest(club, name) for name in names)
    table = ann.open_table("kamisado", {"kind": "open"}, **more)
    bob.join(table)
    return table["table"], ann, bob


def pause(club: ClubProcess, seconds: float) -> None:
    assert club.process is not None
    club.process.send_signal(signal.SIGSTOP)
    time.sleep(seconds)
    club.process.send_signal(signal.SIGCONT)


def test_a_paused_process_gives_the_time_back_and_announces_it(tmp_path: Path, guest: Guest) -> None:
    with serving(tmp_path) as club:
        table, ann, bob = two_at_a_table(club, guest, "Ann", "Bob", control={"kind": "turn", "base": 60_000})
        listener = bob.socket()
        listener.watch(table)
        before = ann.get(f"/api/tables/{table}")["state"]["clock"]
        pause(club, PAUSE)
        state = ann.get(f"/api/tables/{table}")["state"]
        assert state["status"] == "playing", "nobody has lost on time"
        passed = state["clock"]["now"] - before["now"]
        lost = before["left"][0] - state["clock"]["left"][0]
        assert passed >= PAUSE * 1000 and lost <= passed - PAUSE * 1000 + 200
        assert listener.wait_for("table")["state"]["clock"]["left"][0] >= before["left"][0] - lost, (
            "announced without a request"
        )
        answer = ann.at(table, "act", after=state["count"], act=state["legal"][0])
        assert answer["state"]["log"] > state["log"]
        assert "was paused" in club.log()
        listener.close()
        club.kill()
    with closing(sqlite3.connect(club.database)) as database:
        stored = database.execute("SELECT up - down FROM downtimes").fetchone()
    assert stored is not None, "the pause is stored"
    [given_back] = stored
    assert PAUSE * 1000 - 200 <= given_back <= passed + 200


def test_a_jump_ends_no_game_and_a_start_with_a_wrong_clock_forgets_nobody(tmp_path: Path, guest: Guest) -> None:
    shift = tmp_path / "shift"
    shift.write_text("0", encoding="ascii")
    variables = {"SHIFT_FILE": str(shift), "BOOT": "first"}
    with serving(tmp_path / "club", variables=variables, module="tests.server.shifted_clock") as club:
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
    with serving(tmp_path / "club", variables=variables, module="tests.server.shifted_clock") as club:
        table, ann, _ = two_at_a_table(club, guest, "Ann", "Bob", control={"kind": "turn", "base": 30 * MINUTE})
        days, cid, _ = two_at_a_table(club, guest, "Cid", "Dora", control=ONE_DAY)
        shift.write_text(str(100 * DAY), encoding="ascii")
        deadline = time.monotonic() + PATIENCE
        while ann.get(f"/api/tables/{table}")["state"]["clock"]["now"] < time.time() * 1000 + 99 * DAY:
            assert time.monotonic() < deadline
            time.sleep(0.2)
        assert ann.get(f"/api/tables/{table}")["state"]["clock"]["left"][0] > 10 * MINUTE
        assert cid.get(f"/api/tables/{days}")["state"]["clock"]["left"][0] > DAY - 60_000
        club.kill()
        club.start()
        ann, cid = guest(club, cookie=ann.cookie), guest(club, cookie=cid.cookie)
        assert ann.get(f"/api/tables/{table}")["state"]["clock"]["left"][0] > 10 * MINUTE
        assert cid.get(f"/api/tables/{days}")["state"]["clock"]["left"][0] > DAY - 60_000


def test_a_blocked_event_loop_is_a_pause(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with in_process_club(tmp_path) as club:
            ann = await club.guest("Ann")
            request = {
                "game": "kamisado",
                "seats": [{"kind": "me"}, {"kind": "here"}],
                "control": {"kind": "turn", "base": 5_000},
            }
            table = (await ann.post("/api/tables", json=request)).json()["table"]
            time.sleep(6)  # the event loop is blocked
            state = (await ann.get(f"/api/tables/{table}")).json()["state"]
            assert state["status"] == "playing" and state["clock"]["left"][0] > 0

    asyncio.run(scenario())


def test_a_reported_downtime_is_stored_and_given_back_in_memory_and_after_a_kill(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with in_process_club(tmp_path) as club:
            ann = await club.guest("Ann")
            clock = {"kind": "turn", "base": HOUR}
            request = {"game": "kamisado", "seats": [{"kind": "me"}, {"kind": "here"}], "control": clock}
            table = (await ann.post("/api/tables", json=request)).json()["table"]
            hub, now = club.services.hub, club_clock.now_ms()
            down, up = now, now + 2 * HOUR
            club_clock.CLOCK._report(Downtime(down, up))
            assert hub.tables.downtimes == 1, "housekeeping watches the clock"
            assert hub.tables[table].table.clock.remaining_at(0, up) > HOUR // 2, "in memory"
            assert (hub.tables[table].deadline or 0) > up, "and its flag falls later"
            await club.services.store.settle()
            assert downtimes(club.services.store.engine) == [(down, up)], "stored"
            hub.tables.forget(table)
            assert (await hub.table(table)).table.clock.remaining_at(0, up) > HOUR // 2, "read from the store"

    asyncio.run(scenario())


def test_nobody_counts_as_away_during_a_pause(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with in_process_club(tmp_path) as club:
            ann = await club.guest("Ann")
            request = {"game": "kamisado", "seats": [{"kind": "me"}, {"kind": "here"}]}
            live = club.services.hub.tables[(await ann.post("/api/tables", json=request)).json()["table"]]
            now = club_clock.now_ms()
            assert (club.services.hub.presence.away_since(live) or 0) <= now
            club.app.housekeeper.note_downtime(Downtime(now, now + HOUR))
            assert club.services.hub.presence.away_since(live) == now + HOUR

    asyncio.run(scenario())


def test_a_table_that_is_being_loaded_during_a_pause_gets_its_time_back_too(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with in_process_club(tmp_path) as club:
            ann = await club.guest("Ann")
            clock = {"kind": "turn", "base": HOUR}
            request = {"game": "kamisado", "seats": [{"kind": "me"}, {"kind": "here"}], "control": clock}
            table = (await ann.post("/api/tables", json=request)).json()["table"]
            hub, read = club.services.hub, club.services.store.read
            reported: list[Downtime] = []
            hub.tables.forget(table)

            async def read_before_a_pause(query: Any) -> Any:
                result = await read(query)
                if not reported and isinstance(result, tuple):  # the table; there are other reads as well
                    now = club_clock.now_ms()
                    reported.append(Downtime(now, now + HOUR // 2))
                    club.app.housekeeper.note_downtime(reported[0])
                return result

            with pytest.MonkeyPatch.context() as patched:
                patched.setattr(club.services.store, "read", read_before_a_pause)
                live = await hub.table(table)
            assert live.table.clock.remaining_at(0, reported[0].up) > HOUR // 2

    asyncio.run(scenario())


def test_nothing_expires_in_the_first_hour_or_while_the_time_is_in_doubt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with in_process_club(tmp_path) as club:
            await club.guest("Ann")
            with club.services.store.engine.connect().execution_options(writes=True) as connection, connection.begin():
                connection.execute(db.people.update().values(seen=1))
                connection.execute(db.logins.update().values(expires=1))
            await asyncio.sleep(0.3)
            assert club.services.store.read_now(lambda database: database.execute(db.people.select()).all()) != []
            await club.app.maintenance.expire()
            assert club.services.store.read_now(lambda database: database.execute(db.people.select()).all()) == []

    asyncio.run(scenario())
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

        async with in_process_club(tmp_path) as club:
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
    async def heartbeats(club: InProcessClub) -> int:
        """Return the number of heartbeats that are written in twenty seconds."""
        written = 0

        async def count(write: object) -> None:
            nonlocal written
            written += 1

        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(club.services.store, "write", count)
            for _ in range(20):
                await club.app.housekeeper._beat()
        return written

    async def scenario() -> None:
        async with in_process_club(tmp_path) as club:
            ann = await club.guest("Ann")
            request = {"game": "kamisado", "seats": [{"kind": "me"}, {"kind": "here"}]}
            assert await heartbeats(club) <= 3
            await ann.post("/api/tables", json=request | {"control": {"kind": "days", "base": DAY}})
            assert await heartbeats(club) <= 3
            await ann.post("/api/tables", json=request | {"control": {"kind": "turn", "base": 60_000}})
            assert await heartbeats(club) == 20

    asyncio.run(scenario())
