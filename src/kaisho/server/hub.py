"""Where tables live while somebody is at them: requests are carried out, stored, and then announced.

Everything here happens in the event loop. A table changes at once when a request is carried out; who hears of it is told
when the store has committed it. If the store fails, the table is forgotten and read again, and those at it stay.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import heapq
import logging
import time
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from sqlalchemy.engine import Connection as Database

from kaisho.errors import KaishoError
from kaisho.server.announce import Announcement, table_for, update_for, write_long_log
from kaisho.server.clock import Kind
from kaisho.server.club_clock import CLOCK
from kaisho.server.connection import CLOSE_POLICY, CLOSE_STOPPING, Connection, framed
from kaisho.server.messages import (
    Challenge,
    Chat,
    ChatLine,
    Declined,
    LobbyShown,
    Look,
    Said,
    Unwatch,
    Watch,
    You,
    YouChanged,
    YourTurn,
    encode,
)
from kaisho.server.metrics import Metrics
from kaisho.server.people.person import Person, find_person
from kaisho.server.place import CHAT_KEPT, Place, Then, Unstored, Viewer
from kaisho.server.screen import Faults, Screen
from kaisho.server.settings import Settings
from kaisho.server.store import Batch, Store, now_ms, upkeep
from kaisho.server.store.lobby import games_to_watch, listed, mark_read, open_tables, table_exists
from kaisho.server.store.ratings import is_rated, rate_table, unrated_because
from kaisho.server.store.tables import Change, StoredTableBroken, insert_table, load_seats, load_table
from kaisho.server.table import CALLED_OFF, CLOSED, LEFT, Fresh, Seat, Status, Table, TableRefusal
from kaisho.server.thinkers import Thinkers
from kaisho.server.warm_up import Preparation

log = logging.getLogger("kaisho.hub")

MOST_WATCHED = 200
"""So many tables may one connection watch: each of them stays in memory for it."""


BREATH = 0.3
"""Seconds after which a table is read again whose change could not be stored: a disk that is full stays so for a while."""


class StoreTrouble(KaishoError):
    """The store could not keep something: nothing was announced."""


class Hub:
    """All tables that are in use, and all connections."""

    def __init__(self, store: Store, settings: Settings, thinkers: Thinkers, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.thinkers = thinkers
        self.metrics = metrics
        self.faults = Faults(metrics)
        self.places: dict[str, Place] = {}
        self._loading: dict[str, asyncio.Future[Place]] = {}
        self._given_up: dict[str, Place] = {}
        """Tables that were forgotten with changes on their way to the store: these end before the table is read again."""
        self.connections: set[Connection] = set()
        self.by_person: dict[int, set[Connection]] = {}
        self.started = now_ms()
        """Since when the club is open: nobody has been away for longer."""
        self.downtimes = 0
        """How often the club stood still: a table that was read meanwhile is read again."""
        self.left_tables: dict[tuple[str, int], int] = {}
        """When somebody left a table that has gone from memory since."""
        self.deadlines: list[tuple[int, str]] = []
        self._lobby_changed = asyncio.Event()
        self._lobby_changes = 0
        self._people_changes = 0
        self.preparation = Preparation()
        self._unstored: list[Place] = []
        """Tables that have changed in this turn of the event loop."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self.stopping = False
        self.open_next: Callable[[Place], Coroutine[Any, Any, None]] | None = None
        """Opens the next game of a series."""
        self.leaving: set[int] = set()
        """People who are being deleted, or have been: they can do nothing any more."""
        self.banned: set[int] = set()
        """People who were banned since the start, with their bots: what they have asked for before is refused too."""

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

        Gives the work that follows, for callers that have to wait for it.
        """
        for connection in list(self.connections) if gone else ():
            if connection.person is not None and person in (connection.person.id, connection.person.owner):
                connection.close(CLOSE_POLICY, "socket-sent-away")
        own = [place for place in self.places.values() if any(seat.concerns(person) for seat in place.table.seats)]
        reading = [self.in_background(self._read_seats_again(place)) for place in own]
        if not gone and person in self.by_person:
            self._people_changes += 1
            reading.append(self.in_background(self._read_person_again(person)))
        if any(line.person == person for place in self.places.values() for line in place.chat):
            self.in_background(self._rename_in_chats(person))
        return reading

    def send_away(self, people: set[int]) -> None:
        """People are about to be deleted: they are told goodbye, and what they still ask is refused."""
        self.leaving |= people
        for connection in list(self.connections):
            if connection.person is not None and connection.person.id in people:
                connection.close(CLOSE_POLICY, "socket-sent-away")

    def check_welcome(self, person: int | None) -> None:
        """Raise for somebody who has just been deleted or banned, and whose request was on its way."""
        if person in self.leaving or person in self.banned:
            raise TableRefusal("socket-sent-away")

    async def heed_ban(self, person: int, *, banned: bool) -> None:
        """Somebody is banned with all bots, and leaves every game and table; or may come back."""
        own = {person, *await self.store.read(lambda database: upkeep.bots_of(database, person))}
        if banned:
            self.banned |= own
            await self.leave_everything(person)
        else:
            self.banned -= own

    async def _read_person_again(self, person: int) -> None:
        """Open connections go on under the new name and with the new rights, and their clients are told."""
        while True:
            changes = self._people_changes
            found = await self.store.read(lambda database: find_person(database, person))
            if changes == self._people_changes:
                break
        if found is None:
            return
        for connection in list(self.by_person.get(person, ())):
            connection.person = found
            if connection.greeted:
                connection.tell(YouChanged(you=you_are(found)))

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
            if (given_up := self._given_up.pop(id, None)) is not None:
                with contextlib.suppress(Exception):  # how they end has been told
                    await self.settled(given_up)
            table, screen, chat, following = await self._read(id)
            place = Place(table, screen, chat, following, now_ms())
            for person in [seat.person for seat in table.seats if seat.person is not None]:
                if (since := self.left_tables.pop((id, person), None)) is not None:
                    place.left[person] = since
            self._keep(place)
            if table.rematch_agreed() and following is None:  # the server was killed before it was opened
                self._go_on_with(place)
            future.set_result(place)
            return place
        except BaseException as error:
            future.set_exception(error)
            raise
        finally:
            del self._loading[id]

    async def _read(self, id: str) -> tuple[Table, Screen, list[ChatLine], str | None]:
        """A table from the store, with every downtime that has been noted considered exactly once."""

        def load(database: Any) -> tuple[Table, Screen, list[ChatLine], str | None]:
            table, chat, following = _load(database, id)
            if table is None:
                raise TableRefusal("table-unknown")
            screen = self.screen(table)
            write_long_log(table, screen)
            return table, screen, chat, following

        while True:
            downtimes = self.downtimes
            found = await self.store.read(load)
            if downtimes == self.downtimes:
                return found
            await self.store.write(lambda database: None)  # after the downtime, which is on its way

    def _go_on_with(self, place: Place) -> None:
        """Open the next game, on which everybody has agreed; where that cannot be done, it may be proposed again."""
        if self.open_next is None:
            place.table.withdraw_rematch()
        else:
            self.in_background(self.open_next(place))

    async def has_table(self, id: str) -> bool:
        """Whether there is such a table, without reading all of it."""
        return id in self.places or await self.store.read(lambda database: table_exists(database, id))

    def screen(self, table: Table) -> Screen:
        """How a table's game is shown."""
        return Screen(table.game, table.id, self.faults)

    def _keep(self, place: Place) -> None:
        self.places[place.table.id] = place
        self.note_deadline(place)
        self.metrics.tables.set(len(self.places))
        self._let_bots_think(place)

    def read_again(self, id: str) -> None:
        """Something went wrong at a table: everybody goes on with what the store has of it."""
        if (place := self.places.get(id)) is not None:
            self._give_up(place, "socket-internal")

    def _give_up(self, place: Place, why: str) -> None:
        """What is in memory of a table is not to be relied on: it is forgotten, and read again for those who are there."""
        id = place.table.id
        if self.places.get(id) is not place:
            return
        self.forget(id)
        if place.pending:
            self._given_up[id] = place
        for waiting in place.waiting:
            if not waiting.done():
                waiting.set_result(None)
        if place.viewers:
            self.in_background(self._bring_back(place, why))

    async def _bring_back(self, old: Place, why: str) -> None:
        """Those at a table that was forgotten go on with what is stored; only where that cannot be read are they let go."""
        id = old.table.id
        await asyncio.sleep(BREATH)
        try:
            place = await self.place(id)
            for connection, viewer in list(old.viewers.items()):
                old.go(connection)
                if id in connection.tables and connection not in place.viewers:
                    place.come(connection, viewer)
            self.show_table(place)
        except Exception as error:
            log.error("a table could not be read again", exc_info=error, extra={"fields": {"table": id}})
            for left in filter(None, (old, self.places.get(id))):
                self._let_go(left, why)

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
        """Store a new table and keep it. ``most``: its owner, and who sits there, may not have more that are unfinished."""
        challenged = {seat.person for seat in table.seats if seat.kind == "open" and seat.person is not None}
        for seat in table.seats:
            self.check_welcome(seat.person if seat.kind == "person" else None)
        if not table.open_seats():
            table.start(now_ms())
        table.fresh.clear()

        def write(database: Database) -> None:
            if most:
                Batch.of(database).flush(database)  # tables that are opened at the same moment count too
                sitting = {seat.person for seat in table.seats if seat.kind == "person"}
                for person in {table.owner, *sitting} if table.before is None else sitting:
                    if person is not None and upkeep.unfinished_tables(database, person) >= most:
                        raise TableRefusal("table-too-many", most=most)
            if table.owner is not None and challenged:
                Batch.of(database).flush(database)
                for person in challenged:
                    self._check_challenge(upkeep.challenges(database, table.owner, person))
            insert_table(database, table)

        await self.store.write(write)
        place = Place(table, self.screen(table), [], None, now_ms())
        self._keep(place)
        self.note_lobby_change()
        self._tell_elsewhere(place)
        line = listed(table)
        for seat in table.seats:
            if seat.kind == "open" and seat.person is not None:
                for connection in self.by_person.get(seat.person, ()):
                    connection.tell(Challenge(table=line))
        return place

    def _check_challenge(self, before: upkeep.Challenges) -> None:
        """Raise where one more seat kept for somebody would be too many."""
        for count, most, code in (
            (before.between, self.settings.most_challenges_each, "table-challenged-already"),
            (before.sent, self.settings.most_challenges, "table-too-many-challenges"),
            (before.received, self.settings.most_challenged, "table-challenged-by-many"),
        ):
            if most and count >= most:
                raise TableRefusal(code, most=most)

    async def decline_all(self, person: int) -> int:
        """Somebody takes none of the seats that others keep; how many tables there were."""
        declined = 0
        for id in await self.store.read(lambda database: upkeep.kept_seats(database, person)):
            with contextlib.suppress(TableRefusal):  # taken back meanwhile
                place = await self.place(id)
                place.table.leave(person, now_ms())
                await self.changed_and_stored(place, seats_too=True)
                self.tell_of_decline(place, person)
                declined += 1
        return declined

    def tell_of_decline(self, place: Place, person: int) -> None:
        """Those who sit at a table are told that somebody does not take the seat that was kept."""
        table = place.table
        name = next((seat.declined.name for seat in table.seats if seat.declined and seat.declined.person == person), None)
        if name is None:
            return
        message = Declined(table=table.id, game=table.game.name, person=person, name=name)
        for sitting in {seat.person for seat in table.seats if seat.kind == "person"}:
            for connection in self.by_person.get(sitting or 0, ()):
                connection.tell(message)

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

    async def unwatch(self, connection: Connection, request: Unwatch) -> None:
        """Stop telling a client about a table; when this is answered, what the client was shown counts as read."""
        if request.table in connection.tables:
            self._unwatch(connection, request.table)
            await self.store.settle()

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
            entries, heard = place.stored, place.chat_shown_until()
            self.store.write_then(lambda database: mark_read(database, id, person.id, entries, heard), _log_trouble)
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
        seat = viewer.seat(table, table.to_act())
        connection.tell(update_for(table, place.screen, [], now_ms(), self.claim_at(place), seat))

    def _table_frame(self, place: Place, viewer: Viewer, fresh: list[Fresh]) -> bytes:
        table = place.table
        message = table_for(
            table,
            place.screen,
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

    def tell_elsewhere_of_chat(self, place: Place, line: ChatLine) -> None:
        """Those who sit at a table but look at something else are told that somebody has said something there."""
        if not line.seated and place.table.status is not Status.OVER:
            return  # watchers are not heard by players while they play
        message = None
        for person in {seat.person for seat in place.table.seats if seat.person not in (None, line.person)}:
            for connection in self.by_person.get(person or 0, ()):
                if connection not in place.viewers:
                    table = place.table
                    message = message or Said(table=table.id, game=table.game.name, person=line.person, name=line.name)
                    connection.tell(message)

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
        fresh, table.fresh = table.fresh, []
        seats_too = unstored.seats_too or any(new.entry.kind == LEFT for new in fresh)
        change = Change(table, place.stored, seats_too=seats_too, secrets_too=unstored.secrets_too)
        place.stored = len(table.log)
        for_lobby = seats_too or table.status is Status.OVER
        rates = is_rated(table)

        def write(database: Database) -> str | None:
            change(database)
            steps = rate_table(database, table, now, self.settings.rated_per_pair)
            return None if steps else unrated_because(database, table.id)

        def stored(value: Any, error: BaseException | None) -> None:
            place.pending -= 1
            if error is not None:
                self._store_failed(place, error)
                unstored.then(StoreTrouble("store-trouble"))
                return
            place.screen.attempt("announcement", announce, _tell_nobody)  # whoever acted is answered all the same
            if value is not None and table.ending is not None:
                table.ending = msgspec.structs.replace(table.ending, unrated=value)
                place.shown = False
            place.wake_waiting()
            unstored.then(None)
            if for_lobby:
                self.note_lobby_change()
            self.metrics.acts.took(time.perf_counter() - unstored.began)
            self._after_stored(place)

        self.store.write_then(write if rates else change, stored)
        announce = place.screen.attempt(  # whatever happens to it, the change is on its way to the store
            "announcement", lambda: self._announcement(place, fresh, now, seats_too=seats_too), lambda: _tell_nobody
        )

    async def changed_and_stored(self, place: Place, *, seats_too: bool = False) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def then(error: KaishoError | None) -> None:
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

        self.changed(place, then, seats_too=seats_too)
        await done

    def _announcement(self, place: Place, fresh: list[Fresh], now: int, *, seats_too: bool) -> Callable[[], None]:
        """What tells everybody at a table of a change, made from the table as it is now."""
        table = place.table
        if seats_too:
            return functools.partial(self._push, place, self._table_frames(place, fresh))
        if not place.viewers:
            return _tell_nobody
        announcement = Announcement(table, place.screen, fresh, now, self.claim_at(place))
        return functools.partial(self._announce, place, announcement)

    def _push(self, place: Place, frames: dict[Connection, bytes]) -> None:
        for connection, frame in frames.items():
            if connection in place.viewers:
                connection.push(frame)

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
        """What is in memory is not in the store. Whoever asked for it is told; nobody else has to go because of that."""
        log.error("a change could not be stored", exc_info=error, extra={"fields": {"table": place.table.id}})
        self._give_up(place, "store-trouble")

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
        asked_by = table.id if table.owner is None else table.owner
        found = await self.thinkers.opinion(asked_by, level, table.game, known, lambda: self._bot_seconds(table, seat))
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

    def note_lobby_change(self) -> None:
        """The lists of the lobby have changed in the store: those who look at them are told."""
        self._lobby_changes += 1
        self._lobby_changed.set()

    async def lobby(self) -> LobbyShown:
        """The lists as they are stored; read again if they change meanwhile, so that no older ones follow newer ones."""
        while True:
            changes = self._lobby_changes
            shown = await self.store.read(
                lambda database: LobbyShown(open=open_tables(database), playing=games_to_watch(database))
            )
            if changes == self._lobby_changes:
                return shown

    async def _tell_lobby(self) -> None:
        while True:
            await self._lobby_changed.wait()
            self._lobby_changed.clear()
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
        """Somebody goes for good, with all bots: running games are given up, open tables left.

        A table that cannot be read is closed in the store, and keeps nobody from leaving the others.
        """
        await self.store.write(lambda database: None)  # after everything that was asked for before
        own = {person, *await self.store.read(lambda database: upkeep.bots_of(database, person))}
        for id in await self.store.read(lambda database: upkeep.tables_of(database, person)):
            try:
                place = await self.place(id)
            except StoredTableBroken:
                await self.store.write(lambda database, id=id: upkeep.close_unreadable(database, id, CALLED_OFF, now_ms()))  # type: ignore[misc]
                self.note_lobby_change()
            else:
                await self._leave_table(place, own)

    async def _leave_table(self, place: Place, own: set[int]) -> None:
        """A person with all bots goes from a table; where nobody else sits there, the table goes too."""
        table = place.table
        now = now_ms()
        leaving = [number for number, seat in enumerate(table.seats) if seat.person in own]
        others = [seat for seat in table.seats if seat.kind == "person" and seat.person not in own]
        if table.status is Status.PLAYING and others and leaving:
            table.give_up(leaving, now)
        elif table.status is Status.OPEN and others:
            for number in leaving:
                table.seats[number] = Seat()
            table.changed = now
        elif table.status is not Status.OVER:
            table.close(now, CALLED_OFF)
        await self.changed_and_stored(place, seats_too=True)
        if not others:
            self.forget(table.id)

    async def stop(self) -> None:
        """Say goodbye to everybody, and finish what is under way."""
        self.stopping = True
        CLOCK.unwatch()
        for task in list(self._tasks):
            task.cancel()
        for place in self.places.values():
            place.wake_waiting()
        for connection in list(self.connections):
            connection.close(CLOSE_STOPPING, "socket-stopping")
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self.store.write(lambda database: upkeep.beat(database, CLOCK.sign_of_life()))
        except Exception as error:  # the goodbye goes on
            log.error("the last sign of life could not be stored", exc_info=error)
        for _ in range(20):  # until the goodbyes are on their way
            if not self.connections:
                break
            await asyncio.sleep(0.05)


def you_are(person: Person) -> You:
    """Somebody, as the own client is told."""
    return You(person.id, person.name, person.kind, person.admin, person.language)


def _tell_nobody() -> None:
    """Nobody is at the table."""


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
