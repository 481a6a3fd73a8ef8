"""A broken row breaks one table; the rest of the club keeps working."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from kaisho.server.clock import DAY
from kaisho.server.connection import Connection
from kaisho.server.logs import TextLines
from kaisho.server.store import schema as db
from kaisho.server.store import upkeep
from kaisho.server.store.orders import CLOSE_TABLE, queue_order, waiting_orders
from kaisho.server.table import Table
from tests.server.in_process import InProcessClub, in_process_club
from tests.server.test_bans import ClosingWire, admin, game_of, person_by_name, play_on

SEATS = [{"kind": "me"}, {"kind": "here"}]
NO_LIMITS: dict[str, Any] = {"rate_per_address": 0, "rate_per_session": 0, "most_tables": 0}


class Fault(Exception):
    """An unexpected error."""


LATER = 10**14
"""Long after every clock of these tables has run out."""

BREAKS: dict[str, dict[str, Any]] = {
    "a clock that is not JSON": {"clock": "{"},
    "a control that is not JSON": {"control": "nonsense"},
    "other rules": {"version": 99},
    "a deal of another game": {"deal": "secret-deal"},
    "unknown options": {"options": "nothing=at-all"},
    "an unknown game": {"game": "chess"},
    "offers that are not JSON": {"offers": "[1"},
}


def run_in_club(folder: Path, scenario: Callable[[InProcessClub, httpx.AsyncClient], Awaitable[None]]) -> None:
    async def run() -> None:
        async with in_process_club(folder, **NO_LIMITS) as club:
            await scenario(club, await club.guest("Ann"))

    asyncio.run(run())


async def open_table(ann: httpx.AsyncClient, **more: Any) -> str:
    answer = await ann.post("/api/tables", json={"game": "kamisado", "seats": SEATS, "listed": True} | more)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


async def damage(club: InProcessClub, id: str, **values: Any) -> None:
    club.services.hub.tables.forget(id)
    await club.services.store.write(
        lambda database: database.execute(db.tables.update().where(db.tables.c.id == id).values(values))
    )


def stop_background_tasks(club: InProcessClub) -> None:
    for task in list(club.services.hub.background.tasks):
        task.cancel()


def test_every_housekeeping_step_is_tried_even_if_all_fail_and_each_is_logged_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    steps = {
        "_beat": "heartbeat",
        "check_stored_flags": "flags",
        "_carry_out_orders": "orders",
        "_forget_idle": "idle tables",
    }
    tried: list[str] = []
    rounds = 0

    def failing(name: str) -> Callable[..., Awaitable[None]]:
        async def fail(*arguments: object) -> None:
            tried.append(name)
            raise Fault

        return fail

    async def next_round(seconds: float) -> None:
        nonlocal rounds
        rounds += 1
        if rounds == 3:
            raise asyncio.CancelledError

    async def scenario(club: InProcessClub, ann: httpx.AsyncClient) -> None:
        keeper = club.app.housekeeper
        stop_background_tasks(club)
        await asyncio.sleep(0)
        for name in steps:
            monkeypatch.setattr(keeper, name, failing(name))
        with monkeypatch.context() as patched:
            patched.setattr("kaisho.server.housekeeping.asyncio.sleep", next_round)
            with pytest.raises(asyncio.CancelledError):
                await keeper._tick_slowly()
        assert tried == [*steps] * 3
        failed = club.services.metrics.housekeeping_failed
        assert [failed.labels(step)._value.get() for step in steps.values()] == [3.0] * len(steps)

    run_in_club(tmp_path, scenario)
    logged = [vars(record)["fields"]["step"] for record in caplog.records if record.message == "housekeeping failed"]
    assert logged == [*steps.values()], "each step is logged once, however often it fails"


def test_flags_fall_and_orders_are_carried_out_beside_broken_tables_logged_once_each(tmp_path: Path, caplog: Any) -> None:
    async def scenario(club: InProcessClub, ann: httpx.AsyncClient) -> None:
        clock = {"kind": "turn", "base": 1_000}
        broken = {what: await open_table(ann) for what in BREAKS}
        good, open_one = await open_table(ann, control=clock), await open_table(ann)
        for what, id in broken.items():
            await damage(club, id, deadline=1, **BREAKS[what])
        club.services.hub.tables.forget(good)
        await club.services.store.write(lambda database: queue_order(database, CLOSE_TABLE, open_one, 1))
        for _ in range(100):
            await asyncio.sleep(0.1)
            state = (await ann.get(f"/api/tables/{good}")).json()["state"]
            closed = (await ann.get(f"/api/tables/{open_one}")).json()["state"]
            if state["status"] == closed["status"] == "over" and len(club.app.housekeeper.broken) == len(broken):
                break
        assert state["result"]["reason"] == "flag" and closed["result"]["reason"] == "closed"
        assert await club.services.store.read(waiting_orders) == []
        await asyncio.sleep(2.2)
        assert club.app.housekeeper.broken == set(broken.values())
        for id in broken.values():
            records = [record for record in caplog.records if getattr(record, "fields", {}).get("table") == id]
            assert len([record for record in records if record.message == "a table is broken"]) == 1
        assert b"kaisho_tables_broken_total 7.0" in club.services.metrics.exposition()

    run_in_club(tmp_path, scenario)


def test_a_table_whose_flag_check_fails_does_not_stop_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """This holds in memory and in the store; a table that failed is not tried again."""
    tried: list[str] = []

    async def scenario(club: InProcessClub, ann: httpx.AsyncClient) -> None:
        ids = [await open_table(ann, control={"kind": "turn", "base": 600_000}) for _ in range(4)]
        stop_background_tasks(club)
        original = Table.end_if_time_is_up

        def failing(table: Table, now: int) -> bool:
            if table.id in (ids[0], ids[2]):
                tried.append(table.id)
                raise Fault
            return original(table, LATER)

        monkeypatch.setattr(Table, "end_if_time_is_up", failing)
        for id in ids[2:]:
            await club.services.store.write(
                lambda database, id=id: database.execute(db.tables.update().where(db.tables.c.id == id).values(deadline=1))
            )
            club.services.hub.tables.forget(id)
        club.app.housekeeper.check_flags(LATER)
        for _ in range(2):
            await club.app.housekeeper.check_stored_flags(LATER)
        await club.services.store.settle()
        over = await club.services.store.read(lambda database: database.execute(sa.select(db.results.c.table)).scalars().all())
        assert set(over) == {ids[1], ids[3]} and club.app.housekeeper.broken == {ids[0], ids[2]}
        assert sorted(tried) == sorted({*tried}), "each is tried once"

    run_in_club(tmp_path, scenario)


def test_an_order_that_fails_does_not_stop_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(club: InProcessClub, ann: httpx.AsyncClient) -> None:
        bad, good = await open_table(ann), await open_table(ann)
        close = club.services.hub.close_table

        async def failing(id: str, reason: str) -> None:
            if id == bad:
                raise Fault
            await close(id, reason)

        monkeypatch.setattr(club.services.hub, "close_table", failing)
        stop_background_tasks(club)
        for id in (bad, good):
            await club.services.store.write(lambda database, id=id: queue_order(database, CLOSE_TABLE, id, 1))
        await club.app.housekeeper._carry_out_orders()
        assert await club.services.store.read(waiting_orders) == []
        assert (await ann.get(f"/api/tables/{good}")).json()["state"]["result"]["reason"] == "closed"

    run_in_club(tmp_path, scenario)


def test_a_table_that_cannot_be_called_off_does_not_stop_other_expiries(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(club: InProcessClub, ann: httpx.AsyncClient) -> None:
        bad, _ = sorted([await open_table(ann), await open_table(ann)])
        close = club.services.hub.close_table

        async def failing(id: str, reason: str) -> None:
            if id == bad:
                raise Fault
            await close(id, reason)

        monkeypatch.setattr(club.services.hub, "close_table", failing)
        await club.services.store.write(lambda database: database.execute(db.tables.update().values(changed=1)))
        await club.services.store.write(lambda database: database.execute(db.logins.update().values(expires=1)))
        await club.app.maintenance.expire()
        with club.services.store.engine.connect() as database:
            assert upkeep.abandoned_tables(database, DAY) == [bad]
            assert database.execute(sa.select(db.logins.c.key)).all() == [], (
                "a table that fails does not keep logins from expiring"
            )

        def no_list(database: object, before: int) -> list[str]:
            raise Fault

        monkeypatch.setattr(upkeep, "abandoned_tables", no_list)
        await ann.post("/api/guests", json={"name": "Ann again"})
        await club.services.store.write(lambda database: database.execute(db.logins.update().values(expires=1)))
        await club.app.maintenance.expire()
        with club.services.store.engine.connect() as database:
            assert database.execute(sa.select(db.logins.c.key)).all() == [], "nor does a query that fails"

    run_in_club(tmp_path, scenario)


def test_a_broken_table_is_refused_without_quoting_its_contents(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub, ann: httpx.AsyncClient) -> None:
        for what, values in BREAKS.items():
            id = await open_table(ann)
            await damage(club, id, **values)
            answer = await ann.get(f"/api/tables/{id}")
            assert answer.status_code == 409, (what, answer.text)
            assert answer.json()["code"] in ("store-broken-table", "store-other-rules")
            assert "secret-deal" not in answer.text and "nonsense" not in answer.text
            page = await ann.get(f"/plain/tables/{id}")
            assert page.status_code == 409 and "secret-deal" not in page.text

    run_in_club(tmp_path, scenario)


def test_lists_leave_out_broken_tables(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub, ann: httpx.AsyncClient) -> None:
        good, bad, over = await open_table(ann), await open_table(ann), await open_table(ann)
        await ann.post(f"/api/tables/{over}/requests", json={"do": "resign"})
        await damage(club, bad, control="nonsense")
        club.services.hub.tables.forget(over)
        await club.services.store.write(lambda database: database.execute(db.results.update().values(points="[")))
        lobby = (await ann.get("/api/tables")).json()
        assert [table["id"] for table in lobby["playing"]] == [good]
        mine = (await ann.get("/api/me/games")).json()
        assert [game["table"]["id"] for game in mine["games"]] == [good]
        assert (await ann.get("/plain")).status_code == 200

    run_in_club(tmp_path, scenario)


def test_an_admin_closes_a_broken_table_and_it_stays_closed(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub, ann: httpx.AsyncClient) -> None:
        id = await open_table(ann)
        await damage(club, id, clock="{")
        await club.services.store.write(lambda database: queue_order(database, CLOSE_TABLE, id, 1))
        query = sa.select(db.tables.c.status, db.results.c.reason, db.results.c.places).join(db.results)
        for _ in range(50):
            await asyncio.sleep(0.1)
            if results := await club.services.store.read(lambda database: database.execute(query).all()):
                break
        assert [tuple(row) for row in results] == [("over", "closed", "[1,1]")]

    run_in_club(tmp_path, scenario)


def test_abandoned_broken_tables_are_called_off_and_guests_and_logins_expire(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub, ann: httpx.AsyncClient) -> None:
        for values in BREAKS.values():
            await damage(club, await open_table(ann), changed=1, **values)
        await club.services.store.write(lambda database: database.execute(db.people.update().values(seen=1)))
        await club.app.maintenance.expire()
        with club.services.store.engine.connect() as database:
            assert upkeep.abandoned_tables(database, DAY) == []
            assert database.execute(sa.select(db.people.c.id)).all() == []

    run_in_club(tmp_path, scenario)


# --- stored data is not quoted -----------------------------------------------------------------------------------------------

MARK = "Xq7Secret"
NUMBER = 918273645
UNREADABLE: list[tuple[Any, dict[str, Any]]] = [
    (db.tables, {"deal": MARK}),
    (db.tables, {"deal": "/".join([MARK] * 2)}),
    (db.tables, {"game": MARK}),
    (db.tables, {"options": f"players={MARK}"}),
    (db.tables, {"options": f"{MARK}=2"}),
    (db.tables, {"options": MARK}),
    (db.tables, {"control": MARK}),
    (db.tables, {"control": f'{{"kind":"{MARK}"}}'}),
    (db.tables, {"clock": f'{{"left":"{MARK}"}}'}),
    (db.tables, {"offers": f'{{"rematch":"{MARK}"}}'}),
    (db.tables, {"carried": f'["{MARK}"]'}),
    (db.tables, {"status": MARK[:8]}),
    (db.acts, {"act": NUMBER}),
    (db.acts, {"seat": NUMBER}),
    (db.acts, {"kind": NUMBER}),
    (db.results, {"values": f'["{MARK}"]'}),
    (db.results, {"points": MARK}),
    (db.results, {"places": f"[{MARK}]"}),
]
LOOKS = (
    *("", "?have=3", "/record", "/record?notation=english", "/written?notation=english", "/position", "/position?seat=1"),
    *("/replay?at=1", "/replay?at=0&seat=1"),
)
ELSEWHERE = (
    *(
        "/api/tables",
        "/api/me/games",
        "/api/me/export",
        "/api/people/Ann",
        "/api/people/Ann/ratings",
        "/plain/",
        "/plain/people/Ann",
    ),
    *("/metrics", "/healthz", "/api/me/games?status=over", "/api/admin/audit", "/api/admin/pairs"),
)


async def ask_everything(club: InProcessClub, people: list[httpx.AsyncClient], id: str) -> list[str]:
    """Return all responses about a table, and all lists that might contain it."""
    responses = []
    for person in people:
        paths = [f"/api/tables/{id}{look}" for look in LOOKS] + list(ELSEWHERE)
        paths += [f"/plain/tables/{id}", f"/plain/tables/{id}/back?at=1", f"/plain/sheet/table/{id}", f"/plain/join/{id}/key"]
        responses += [(await person.get(path)).text for path in paths]
        for request in ({"do": "act", "after": 0, "act": 1}, {"do": "resign"}, {"do": "join"}, {"do": "say", "text": "Hello"}):
            responses.append((await person.post(f"/api/tables/{id}/requests", json=request)).text)
        responses.append((await person.post(f"/api/tables/{id}/analysis", json={"at": 1, "bot": "easy", "seconds": 0.05})).text)
    wire = ClosingWire()
    connection = Connection(wire, await person_by_name(club, "Ann"), "here", "en")
    connection.greeted = True
    club.services.hub.connect(connection)
    for do in ("watch", "join", "resign", "preview", "look"):
        message = {"do": do, "table": id, "id": 1} | ({"act": 1} if do == "preview" else {"seat": 0} if do == "look" else {})
        if (work := club.services.sockets.receive(connection, msgspec.json.encode(message))) is not None:
            await work
    club.services.hub.disconnect(connection)
    return [*responses, *(msgspec.json.encode(message).decode() for message in wire.received)]


@pytest.mark.parametrize(
    ("where", "values"), UNREADABLE, ids=lambda value: "-".join(value) if isinstance(value, dict) else str(value)
)
def test_unreadable_stored_data_is_not_quoted_in_responses_or_logs(
    tmp_path: Path, where: Any, values: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario(club: InProcessClub, ann: httpx.AsyncClient) -> None:
        bob, boss, nobody = await club.guest("Bob"), await admin(club), club.client()
        id = await game_of(club, "samurai", [ann, bob], hands="random")
        play_on(club.services.hub.tables[id], Random(1), acts=8)
        await club.services.hub.commits.commit(club.services.hub.tables[id])
        if where is db.results:
            await ann.post(f"/api/tables/{id}/requests", json={"do": "resign"})
        club.services.hub.tables.forget(id)
        column = where.c.id if where is db.tables else where.c.table
        await club.services.store.write(lambda database: database.execute(where.update().where(column == id).values(values)))
        caplog.clear()
        caplog.set_level("DEBUG")
        club.app.housekeeper.broken.clear()
        await club.app.housekeeper.check_stored_flags(10**15)
        responses = await ask_everything(club, [ann, bob, boss, nobody], id)
        assert len(responses) > 100
        for text in responses:
            assert MARK[:8] not in text and str(NUMBER) not in text, text
        written = "\n".join(TextLines().format(record) for record in caplog.records if record.name.startswith("kaisho"))
        assert MARK[:8] not in written and str(NUMBER) not in written, written

    run_in_club(tmp_path, scenario)
