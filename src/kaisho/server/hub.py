"""Where tables live while somebody is at them: requests are carried out, stored, and then announced.

Everything here happens in the event loop. A table changes at once when a request is carried out; who hears of it is told
when the store has committed it. If the store fails, the table is forgotten and read again.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
import time
from collections import deque
from collections.abc import Coroutine
from typing import Any

import msgspec
from sqlalchemy.engine import Connection as Database

from kaisho.errors import KaishoError
from kaisho.server.announce import Announcement, table_for, update_for
from kaisho.server.clock import Kind
from kaisho.server.connection import CLOSE_POLICY, CLOSE_STOPPING, Connection, framed
from kaisho.server.messages import (
    Challenge,
    Chat,
    ChatLine,
    LobbyShown,
    Look,
    Unwatch,
    Watch,
    YourTurn,
    encode,
)
from kaisho.server.metrics import Metrics
from kaisho.server.people.person import find_person
from kaisho.server.place import CHAT_KEPT, Place, Then, Unstored, Viewer
from kaisho.server.settings import Settings
from kaisho.server.store import Batch, Store, now_ms, upkeep
from kaisho.server.store.lobby import games_to_watch, listed, mark_read, open_tables
from kaisho.server.store.ratings import rate_table
from kaisho.server.store.tables import Change, insert_table, load_seats, load_table
from kaisho.server.table import CALLED_OFF, CLOSED, UNCOUNTED, Fresh, Status, Table, TableRefusal
from kaisho.server.thinkers import Thinkers
from kaisho.server.warm_up import Preparation

log = logging.getLogger("kaisho.hub")

MOST_WATCHED = 200
"""So many tables may one connection watch: each of them stays in memory for it."""


class StoreTrouble(KaishoError):
    """The store could not keep something: nothing was announced."""


class Hub:
    """All tables that are in use, and all connections."""

    def __init__(self, store: Store, settings: Settings, thinkers: Thinkers, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.thinkers = thinkers
        self.metrics = metrics
        self.places: dict[str, Place] = {}
        self._loading: dict[str, asyncio.Future[Place]] = {}
        self.connections: set[Connection] = set()
        self.by_person: dict[int, set[Connection]] = {}
        self.started = now_ms()
        self.left_tables: dict[tuple[str, int], int] = {}
        """When somebody left a table that has gone from memory since."""
        self.deadlines: list[tuple[int, str]] = []
        self.lobby_changed = asyncio.Event()
        self.preparation = Preparation()
        self._unstored: list[Place] = []
        """Tables that have changed in this turn of the event loop."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self.stopping = False

    # --- connections --------------------------------------------------------------------------------------------------

    def connect(self, connection: Connection) -> None:
        self.connections.add(connection)
        if connection.person is not None:
            self.by_person.setdefault(connection.person.id, set()).add(connection)
        self.metrics.connections.set(len(self.connections))

    def disconnect(self, connection: Connection) -> None:
        for id in list(connection.tables):
            self._unwatch(connection, id)
        self.connections.discard(connection)
        if connection.person is not None:
            own = self.by_person.get(connection.person.id, set())
            own.discard(connection)
            if not own:
                self.by_person.pop(connection.person.id, None)
        if connection.dropped:
            self.metrics.slow_readers.inc()
        self.metrics.connections.set(len(self.connections))

    def person_changed(self, person: int, *, gone: bool) -> list[asyncio.Task[Any]]:
        """Somebody was renamed, banned or deleted: names at tables change, and who must go goes, with all bots.

        Gives the work at those tables, for who has to wait for it.
        """
        for connection in list(self.connections) if gone else ():
            if connection.person is not None and person in (connection.person.id, connection.person.owner):
                connection.close(CLOSE_POLICY, "socket-sent-away")
        own = [place for place in self.places.values() if place.table.seats_of(person)]
        reading = [self.in_background(self._read_seats_again(place)) for place in own]
        if any(line.person == person for place in self.places.values() for line in place.chat):
            self.in_background(self._rename_in_chats(person))
        return reading

    def signed_out(self, person: int) -> None:
        """A login has ended: so do its sockets. Who is still signed in elsewhere connects again at once."""
        for connection in list(self.by_person.get(person, ())):
            connection.close(CLOSE_POLICY, "socket-signed-out")

    async def _read_seats_again(self, place: Place) -> None:
        """Names have changed in the store. Who sits down or gets up meanwhile is not to be overwritten."""
        while True:
            await self.settled(place)
            changed = place.table.changed
            seats = await self.store.read(lambda database: load_seats(database, place.table.id))
            if not place.pending and place.table.changed == changed:
                break
        place.table.seats = seats
        self.show_table(place)

    async def _rename_in_chats(self, person: int) -> None:
        """What somebody has said stands there by the new name; with who is deleted it goes, as it has gone from the store."""
        found = await self.store.read(lambda database: find_person(database, person))
        for place in self.places.values():
            others = [line for line in place.chat if line.person != person]
            if found is not None:
                name = found.name
                others = [msgspec.structs.replace(it, name=name) if it.person == person else it for it in place.chat]
            place.chat = deque(others, CHAT_KEPT)

    # --- tables in memory ---------------------------------------------------------------------------------------------

    async def place(self, id: str | None) -> Place:
        """The place of a table, read from the store where it is not in memory."""
        found = self.places.get(id or "")
        if found is not None:
            return found
        if not id:
            raise TableRefusal("table-unknown")
        if (loading := self._loading.get(id)) is not None:
            return await asyncio.shield(loading)
        future = self._loading[id] = asyncio.get_running_loop().create_future()
        future.add_done_callback(_heard)
        try:
            await self.preparation.of()
            table, chat, following = await self.store.read(lambda database: _load(database, id))
            if table is None:
                raise TableRefusal("table-unknown")
            place = Place(table, chat, following, now_ms())
            for person in [seat.person for seat in table.seats if seat.person is not None]:
                if (since := self.left_tables.pop((id, person), None)) is not None:
                    place.left[person] = since
            self._keep(place)
            future.set_result(place)
            return place
        except BaseException as error:
            future.set_exception(error)
            raise
        finally:
            del self._loading[id]

    def _keep(self, place: Place) -> None:
        self.places[place.table.id] = place
        self.note_deadline(place)
        self.metrics.tables.set(len(self.places))
        self._let_bots_think(place)

    def read_again(self, id: str) -> None:
        """Something went wrong at a table: whoever looks at it next gets it from the store."""
        if (place := self.places.get(id)) is not None:
            self._let_go(place, "socket-internal")

    def _let_go(self, place: Place, why: str) -> None:
        if self.places.get(place.table.id) is place:
            self.forget(place.table.id)
        for connection in list(place.viewers):
            place.go(connection)
            connection.tables.discard(place.table.id)
            connection.close(CLOSE_STOPPING, why)

    def forget(self, id: str) -> None:
        place = self.places.pop(id, None)
        if place is None:
            return
        for task in place.thinking.values():
            task.cancel()
        for person, since in place.left.items():
            self.left_tables[id, person] = since
        self.metrics.tables.set(len(self.places))

    # --- new tables ---------------------------------------------------------------------------------------------------

    async def set_up(self, table: Table, *, most: int = 0) -> Place:
        """Store a new table and keep it. ``most``: its owner may not have more that are unfinished."""
        if not table.open_seats():
            table.start(now_ms())
        table.fresh.clear()

        def write(database: Database) -> None:
            if most and table.owner is not None:
                Batch.of(database).flush(database)  # tables that are opened at the same moment count too
                if upkeep.unfinished_tables(database, table.owner) >= most:
                    raise TableRefusal("table-too-many", most=most)
            insert_table(database, table)

        await self.store.write(write)
        place = Place(table, [], None, now_ms())
        self._keep(place)
        self.lobby_changed.set()
        self._tell_elsewhere(place)
        line = listed(table)
        for seat in table.seats:
            if seat.kind == "open" and seat.person is not None:
                for connection in self.by_person.get(seat.person, ()):
                    connection.tell(Challenge(table=line))
        return place

    # --- watching -----------------------------------------------------------------------------------------------------

    async def watch(self, connection: Connection, request: Watch) -> None:
        """Tell a client everything about a table, and from now on whatever happens at it."""
        if len(connection.tables) >= MOST_WATCHED and request.table not in connection.tables:
            raise TableRefusal("table-too-many-watched", most=MOST_WATCHED)
        place = await self.place(request.table)
        await self.settled(place)
        table = place.table
        first = request.have if request.have <= len(table.log) else 0
        own = table.seats_of(connection.person.id) if connection.person is not None else []
        newcomer = bool(own) and connection.person is not None and not place.is_here(connection.person.id)
        viewer = Viewer(own)
        place.come(connection, viewer)
        connection.tables.add(table.id)
        if own and connection.person is not None:
            place.left.pop(connection.person.id, None)
        connection.push(self._table_frame(place, viewer, table.replayed(first)))
        if place.chat:
            self.tell_chat(place, connection, viewer, list(place.chat))
        if newcomer:
            self.show_table(place, but=connection)

    async def settled(self, place: Place) -> None:
        """Wait until all changes of a table are stored: nothing is told before that."""
        while place.pending:
            await self.store.write(lambda database: None)

    async def wait_for_change(self, place: Place, seconds: float) -> None:
        """Wait until a table changes, but not longer than so many seconds."""
        if self.stopping or place.table.status is Status.OVER:
            return
        changed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        place.waiting.add(changed)
        try:
            await asyncio.wait([changed], timeout=seconds)
        finally:
            place.waiting.discard(changed)

    def unwatch(self, connection: Connection, request: Unwatch) -> None:
        if request.table in connection.tables:
            self._unwatch(connection, request.table)

    def _unwatch(self, connection: Connection, id: str) -> None:
        connection.tables.discard(id)
        place = self.places.get(id)
        viewer = place.go(connection) if place is not None else None
        if place is None or viewer is None:
            return
        now = now_ms()
        if not place.viewers:
            place.idle_since = now
        person = connection.person
        if viewer.own and person is not None:
            entries = place.stored
            self.store.write_then(lambda database: mark_read(database, id, person.id, entries), _log_trouble)
            if not place.is_here(person.id):
                place.left[person.id] = now
                if not self.stopping:
                    self.show_table(place)

    async def look(self, connection: Connection, request: Look) -> None:
        """Several share a screen: show what one of the own seats sees."""
        place = await self.place(request.table)
        viewer = place.viewers.get(connection)
        if viewer is None or request.seat not in viewer.own:
            raise TableRefusal("table-not-seated")
        await self.settled(place)
        viewer.look = request.seat
        table = place.table
        connection.tell(update_for(table, [], now_ms(), self.claim_at(place), viewer.seat(table, table.to_act())))

    def _table_frame(self, place: Place, viewer: Viewer, fresh: list[Fresh]) -> bytes:
        table = place.table
        message = table_for(
            table,
            fresh,
            now_ms(),
            self.claim_at(place),
            seat=viewer.seat(table, table.to_act()),
            own=viewer.own,
            here=place.here(),
            following=place.following,
        )
        return framed(encode(message))

    def show_table(self, place: Place, *, but: Connection | None = None) -> None:
        """Tell everybody at a table who sits and who is there now; nothing before it is stored."""
        if place.pending:
            place.shown = False
            return
        place.shown = True
        for connection, frame in self._table_frames(place, []).items():
            if connection is not but:
                connection.push(frame)

    def _table_frames(self, place: Place, fresh: list[Fresh]) -> dict[Connection, bytes]:
        """The whole table for everybody at it. Those without a seat all get the same frame."""
        frames: dict[Connection, bytes] = {}
        watchers: bytes | None = None
        for connection, viewer in place.viewers.items():
            viewer.own = place.table.seats_of(connection.person.id) if connection.person is not None else []
            if viewer.own:
                frames[connection] = self._table_frame(place, viewer, fresh)
            else:
                watchers = frames[connection] = watchers or self._table_frame(place, viewer, fresh)
        return frames

    # --- chat ---------------------------------------------------------------------------------------------------------

    def tell_chat(self, place: Place, connection: Connection, viewer: Viewer, lines: list[ChatLine]) -> None:
        all_heard = not viewer.own or place.table.status is Status.OVER
        heard = [line for line in lines if line.seated or all_heard]
        if heard:
            connection.tell(Chat(table=place.table.id, lines=heard))

    # --- storing and announcing ---------------------------------------------------------------------------------------

    def changed(self, place: Place, then: Then, *, seats_too: bool = False, secrets_too: bool = False) -> None:
        """A table has changed: store it, then tell everybody.

        What one turn of the event loop brings is heard first and then stored together: a processor does the same work for
        many tables faster than all the work for one after the other.
        """
        unstored = place.unstored
        if unstored is None:
            unstored = place.unstored = Unstored()
            place.pending += 1
            if not self._unstored:
                asyncio.get_running_loop().call_soon(self._store_changes)
            self._unstored.append(place)
        unstored.thens.append(then)
        unstored.seats_too |= seats_too
        unstored.secrets_too |= secrets_too

    def _store_changes(self) -> None:
        places, self._unstored = self._unstored, []
        for place in places:
            unstored, place.unstored = place.unstored, None
            assert unstored is not None
            try:
                self._store(place, unstored)
            except Exception as error:  # a mistake of ours
                place.pending -= 1
                self._store_failed(place, error)
                unstored.then(StoreTrouble("store-trouble"))

    def _store(self, place: Place, unstored: Unstored) -> None:
        table = place.table
        now = now_ms()
        seats_too = unstored.seats_too
        fresh, table.fresh = table.fresh, []
        change = Change(table, place.stored, seats_too=seats_too, secrets_too=unstored.secrets_too)
        place.stored = len(table.log)
        tables = self._table_frames(place, fresh) if seats_too else {}
        announcement = Announcement(table, fresh, now, self.claim_at(place)) if place.viewers and not seats_too else None
        rates = table.rated and table.ending is not None and table.ending.reason not in UNCOUNTED

        def write(database: Database) -> None:
            change(database)
            rate_table(database, table, now)

        def stored(value: Any, error: BaseException | None) -> None:
            place.pending -= 1
            if error is not None:
                self._store_failed(place, error)
                unstored.then(StoreTrouble("store-trouble"))
                return
            if announcement is not None:
                self._announce(place, announcement)
            for connection, frame in tables.items():
                if connection in place.viewers:
                    connection.push(frame)
            for waiting in place.waiting:
                if not waiting.done():
                    waiting.set_result(None)
            unstored.then(None)
            self.metrics.acts.took(time.perf_counter() - unstored.began)
            self._after_stored(place)

        self.store.write_then(write if rates else change, stored)
        if seats_too or table.status is Status.OVER:
            self.lobby_changed.set()

    async def changed_and_stored(self, place: Place, *, seats_too: bool = False) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def then(error: KaishoError | None) -> None:
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

        self.changed(place, then, seats_too=seats_too)
        await done

    def _announce(self, place: Place, announcement: Announcement) -> None:
        for connection, viewer in list(place.viewers.items()):
            connection.push(announcement.frame(viewer.seat(place.table, announcement.to_act)))

    def _after_stored(self, place: Place) -> None:
        if place.pending or self.places.get(place.table.id) is not place:
            return
        if not place.shown:
            self.show_table(place)
        if place.table.control.kind is not Kind.NONE:
            self.note_deadline(place)
        self._tell_elsewhere(place)
        self._let_bots_think(place)

    def _store_failed(self, place: Place, error: BaseException) -> None:
        """What is in memory is not in the store: forget it, and let the clients come back for what is."""
        log.error("a change could not be stored", exc_info=error, extra={"table": place.table.id})
        self._let_go(place, "store-trouble")

    def _tell_elsewhere(self, place: Place) -> None:
        """Those who are to act but look at something else are told so."""
        table = place.table
        if table.status is Status.OPEN:
            return
        over = table.status is Status.OVER
        wanted = range(len(table.seats)) if over else table.to_act()
        now = (len(table.log), over)
        message = None
        for seat in wanted:
            person = table.seats[seat].person
            if person is None or place.told.get(person) == now:
                continue  # once for each turn, not for every choice or offer of the others
            place.told[person] = now
            for connection in self.by_person.get(person, ()):
                if connection not in place.viewers:
                    message = message or YourTurn(table=table.id, game=table.game.name, over=over)
                    connection.tell(message)

    # --- bots ---------------------------------------------------------------------------------------------------------

    def _let_bots_think(self, place: Place) -> None:
        table = place.table
        for seat in table.to_act():
            if table.seats[seat].kind == "bot" and seat not in place.thinking:
                task = self.in_background(self._bot_acts(place, seat))
                place.thinking[seat] = task
                task.add_done_callback(lambda _, seat=seat: self._thought(place, seat))  # type: ignore[misc]

    def _thought(self, place: Place, seat: int) -> None:
        place.thinking.pop(seat, None)
        if not self.stopping and self.places.get(place.table.id) is place and not place.pending:
            self._let_bots_think(place)

    async def _bot_acts(self, place: Place, seat: int) -> None:
        table = place.table
        count = table.count(seat)
        known = table.game.concealed(table.state_for(seat), seat)
        level = table.seats[seat].bot or "easy"
        found = await self.thinkers.opinion(level, table.game, known, self._bot_seconds(table, seat))
        if table.count(seat) != count or seat not in table.to_act():
            return  # the game has gone on, or back
        if table.fall(now_ms()):
            self.changed(place, lambda error: None)
            return
        place.values[seat] = found.value
        secrets_too = table.game.secret(table.state)
        table.act(seat, count, found.act, now_ms())
        self.metrics.acts.by_game[table.game.name] += 1
        self.changed(place, lambda error: None, secrets_too=secrets_too)

    def _bot_seconds(self, table: Table, seat: int) -> float:
        """A bot's think time: the club's, and never more than a small part of what its clock has left."""
        seconds = self.settings.bot_seconds
        if table.control.kind in (Kind.TURN, Kind.FISCHER):
            left = table.clock.left_at(seat, now_ms()) / 1000
            share = left / 2 if table.control.kind is Kind.TURN else left / 20 + table.control.increment / 2000
            seconds = min(seconds, max(0.05, min(share, left / 2)))
        return seconds

    # --- time ---------------------------------------------------------------------------------------------------------

    def note_deadline(self, place: Place) -> None:
        """Have the table looked at when somebody's time may be over: once for each table, not after every act."""
        deadline = place.table.clock.deadline()
        if deadline is not None and place.table.status is Status.PLAYING and (place.due is None or deadline < place.due):
            place.due = deadline
            heapq.heappush(self.deadlines, (deadline, place.table.id))

    def patience(self) -> int:
        return self.settings.claim_after * 60_000

    def away_since(self, place: Place) -> int | None:
        """Since when everybody who is to act has been away; None while one of them is here, or a bot."""
        since = self.started
        for seat in place.table.to_act():
            sitter = place.table.seats[seat]
            if sitter.kind == "bot" or place.is_here(sitter.person):
                return None
            if sitter.person is not None:
                since = max(since, place.left.get(sitter.person, 0))
        return since

    def claim_at(self, place: Place) -> int | None:
        table = place.table
        if table.status is not Status.PLAYING or table.control.kind is not Kind.NONE:
            return None
        since = self.away_since(place)
        return None if since is None else max(since, table.changed) + self.patience()

    # --- the lobby ----------------------------------------------------------------------------------------------------

    async def lobby(self) -> LobbyShown:
        return await self.store.read(lambda database: LobbyShown(open=open_tables(database), playing=games_to_watch(database)))

    async def _tell_lobby(self) -> None:
        while True:
            await self.lobby_changed.wait()
            self.lobby_changed.clear()
            listeners = [connection for connection in self.connections if connection.lobby]
            if listeners:
                frame = framed(encode(await self.lobby()))
                for connection in listeners:
                    connection.push(frame)
            await asyncio.sleep(0.5)

    # --- the hub's own work -------------------------------------------------------------------------------------------

    def in_background(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background work failed", exc_info=error)

    def start(self) -> None:
        self.in_background(self._tell_lobby())

    async def close_table(self, id: str, reason: str = CLOSED) -> None:
        """Clear a table: nobody has won or lost."""
        place = await self.place(id)
        place.table.close(now_ms(), reason)
        await self.changed_and_stored(place)

    async def leave_everything(self, person: int) -> None:
        """Somebody goes for good: running games are given up, open tables left."""
        for id in await self.store.read(lambda database: upkeep.tables_of(database, person)):
            place = await self.place(id)
            table = place.table
            now = now_ms()
            own = {person, *await self.store.read(lambda database: upkeep.bots_of(database, person))}
            leaving = [seat for seat in table.seats if seat.person in own]
            others = [seat for seat in table.seats if seat.kind == "person" and seat.person not in own]
            if table.status is Status.PLAYING and others and leaving:
                table.resign(table.seats.index(leaving[0]), now)
            elif table.status is Status.OPEN and others:
                for who in {seat.person for seat in leaving if seat.person is not None}:
                    table.leave(who, now)
            elif table.status is not Status.OVER:
                table.close(now, CALLED_OFF)
            await self.changed_and_stored(place, seats_too=True)
            if not others:  # the table goes too; who plays on stays where the others are
                self.forget(id)

    async def stop(self) -> None:
        """Say goodbye to everybody, and finish what is under way."""
        self.stopping = True
        for task in list(self._tasks):
            task.cancel()
        for connection in list(self.connections):
            connection.close(CLOSE_STOPPING, "socket-stopping")
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.store.write(lambda database: upkeep.beat(database, now_ms()))
        for _ in range(20):  # until the goodbyes are on their way
            if not self.connections:
                break
            await asyncio.sleep(0.05)


def _heard(future: asyncio.Future[Any]) -> None:
    """An error that nobody waited for has been told to who asked first."""
    if not future.cancelled():
        future.exception()


def _log_trouble(value: Any, error: BaseException | None) -> None:
    if error is not None:
        log.error("could not be stored", exc_info=error)


def _load(database: Database, id: str) -> tuple[Table | None, list[ChatLine], str | None]:
    table = load_table(database, id)
    if table is None:
        return None, [], None
    return table, [ChatLine(*line) for line in upkeep.said_at(database, id, CHAT_KEPT)], upkeep.rematch_of(database, id)
