"""Where tables live while somebody is at them: requests are carried out, stored, and then announced.

Everything here happens in the event loop. A table changes at once when a request is carried out; who hears of it is told
when the store has committed it. If the store fails, the table is forgotten and read again.
"""

from __future__ import annotations

import asyncio
import functools
import heapq
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

from sqlalchemy.engine import Connection as Database

from kaisho import bots, games
from kaisho.errors import IllegalAct, KaishoError
from kaisho.game import WATCHER
from kaisho.server.announce import Announcement, table_for, update_for
from kaisho.server.clock import DAY, Kind
from kaisho.server.connection import CLOSE_POLICY, CLOSE_STOPPING, Connection, framed
from kaisho.server.messages import (
    Act,
    Answer,
    AtTable,
    Back,
    Challenge,
    Chat,
    ChatLine,
    Claim,
    Done,
    Join,
    Leave,
    LobbyShown,
    Look,
    Offer,
    OpenTable,
    Refused,
    Resign,
    Say,
    SeatWanted,
    Unwatch,
    Watch,
    YourTurn,
    encode,
)
from kaisho.server.metrics import Metrics
from kaisho.server.people.person import Person, find_person, person_named
from kaisho.server.settings import Settings
from kaisho.server.store import Store, now_ms, schema, upkeep
from kaisho.server.store.lobby import games_to_watch, listed, mark_read, open_tables
from kaisho.server.store.orders import CLOSE_TABLE, PERSON_CHANGED, Order, order_done, waiting_orders
from kaisho.server.store.ratings import rate_table
from kaisho.server.store.tables import Change, insert_table, load_seats, load_table
from kaisho.server.table import CALLED_OFF, CLOSED, UNCOUNTED, Fresh, Seat, Status, Table, TableRefusal
from kaisho.server.thinkers import Thinkers

log = logging.getLogger("kaisho.hub")

IDLE = 30_000
"""A table that nobody is connected to is kept in memory for so many milliseconds."""

CHAT_KEPT = 50
"""So many of the last lines of a table's chat are told to who comes."""

ID_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"

Then = Callable[[KaishoError | None], None]


def new_id(length: int = 12) -> str:
    """An unguessable name: 12 signs are 59 bits."""
    return "".join(secrets.choice(ID_ALPHABET) for _ in range(length))


class StoreTrouble(KaishoError):
    """The store could not keep something: nothing was announced."""


class Viewer:
    """What one connection sees of a table."""

    __slots__ = ("look", "own")

    def __init__(self, own: list[int]) -> None:
        self.own = own
        self.look: int | None = None
        """Where something is hidden and several seats share a screen: the seat that was asked for."""

    def seat(self, table: Table, to_act: list[int]) -> int:
        """The seat whose variant of a message this viewer gets."""
        if not self.own:
            return WATCHER
        if not table.game.hidden:
            return next((seat for seat in to_act if seat in self.own), WATCHER)
        if len(self.own) == 1:
            return self.own[0]
        if self.look is not None and self.look not in to_act and any(seat in self.own for seat in to_act):
            self.look = None  # the screen goes to the next person
        return WATCHER if self.look is None else self.look


class Place:
    """A table in memory, with those who listen to it."""

    __slots__ = (
        "chat",
        "following",
        "idle_since",
        "left",
        "pending",
        "stored",
        "table",
        "thinking",
        "values",
        "viewers",
        "waiting",
    )

    def __init__(self, table: Table, chat: list[ChatLine], following: str | None, now: int) -> None:
        self.table = table
        self.stored = len(table.log)
        self.viewers: dict[Connection, Viewer] = {}
        self.pending = 0
        """Changes that are on their way to the store."""
        self.idle_since = now
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.values: dict[int, float | None] = {}
        """What bots thought of their position last."""
        self.chat = deque(chat, CHAT_KEPT)
        self.following = following
        self.left: dict[int, int] = {}
        """When people who sit here were last connected."""
        self.waiting: set[asyncio.Future[None]] = set()
        """Those who wait for the next change without a connection."""

    def here(self) -> set[int]:
        return {viewer.person.id for viewer in self.viewers if viewer.person is not None}


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
        self._left: dict[tuple[str, int], int] = {}
        """When somebody left a table that has gone from memory since."""
        self._deadlines: list[tuple[int, str]] = []
        self._lobby_changed = asyncio.Event()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.stopping = False
        self.chat_on = True

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

    def person_changed(self, person: int, *, gone: bool) -> None:
        """Somebody was renamed, banned or deleted: names at tables change, and who must go goes."""
        for connection in list(self.by_person.get(person, ())):
            if gone:
                connection.close(CLOSE_POLICY, "socket-sent-away")
        for place in self.places.values():
            if place.table.seats_of(person):
                self._in_background(self._read_seats_again(place))

    async def _read_seats_again(self, place: Place) -> None:
        place.table.seats = await self.store.read(lambda database: load_seats(database, place.table.id))
        self._show_table(place)

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
            table, chat, following = await self.store.read(lambda database: _load(database, id))
            if table is None:
                raise TableRefusal("table-unknown")
            place = Place(table, chat, following, now_ms())
            for person in [seat.person for seat in table.seats if seat.person is not None]:
                if (since := self._left.pop((id, person), None)) is not None:
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
        self._note_deadline(place)
        self.metrics.tables.set(len(self.places))
        self._let_bots_think(place)

    def read_again(self, id: str) -> None:
        """Something went wrong at a table: whoever looks at it next gets it from the store."""
        if (place := self.places.get(id)) is not None:
            self._let_go(place, "socket-internal")

    def _let_go(self, place: Place, why: str) -> None:
        if self.places.get(place.table.id) is place:
            self._forget(place.table.id)
        for connection in list(place.viewers):
            connection.tables.discard(place.table.id)
            connection.close(CLOSE_STOPPING, why)
        place.viewers.clear()

    def _forget(self, id: str) -> None:
        place = self.places.pop(id, None)
        if place is None:
            return
        for task in place.thinking.values():
            task.cancel()
        for person, since in place.left.items():
            self._left[id, person] = since
        self.metrics.tables.set(len(self.places))

    # --- opening ------------------------------------------------------------------------------------------------------

    async def open_table(self, person: Person, wanted: OpenTable) -> Place:
        """Open a table; where all seats are taken at once, the game begins."""
        game = games.load(wanted.game, **wanted.options)
        wanted.control.check()
        if len(wanted.seats) != game.seats:
            raise TableRefusal("table-wrong-seats", wanted=game.seats, found=len(wanted.seats))
        seats = [await self._wanted_seat(person, seat) for seat in wanted.seats]
        if not any(seat.kind == "person" for seat in seats):
            raise TableRefusal("table-needs-you")
        if wanted.rated:
            self._check_rated(person, wanted, game.fair)
        await self._check_number_of_tables(person)
        now = now_ms()
        table = Table(
            new_id(),
            game,
            game.shuffle_by_system(),
            seats,
            control=wanted.control,
            rated=wanted.rated,
            listed=wanted.listed,
            takebacks=wanted.takebacks,
            invite=new_id(20),
            owner=person.id,
            now=now,
        )
        return await self._set_up(table)

    async def _set_up(self, table: Table) -> Place:
        if not table.open_seats():
            table.start(now_ms())
        table.fresh.clear()
        await self.store.write(lambda database: insert_table(database, table))
        place = Place(table, [], None, now_ms())
        self._keep(place)
        self._lobby_changed.set()
        self._tell_elsewhere(place)
        line = listed(table)
        for seat in table.seats:
            if seat.kind == "open" and seat.person is not None:
                for connection in self.by_person.get(seat.person, ()):
                    connection.tell(Challenge(table=line))
        return place

    async def _wanted_seat(self, person: Person, wanted: SeatWanted) -> Seat:
        if wanted.kind in ("me", "here"):
            return Seat("person", person.id, None, person.name)
        if wanted.kind == "bot":
            if wanted.bot not in bots.names():
                raise TableRefusal("unknown-bot", name=str(wanted.bot), known=bots.names())
            return Seat("bot", None, wanted.bot, "")
        if wanted.kind == "invited":
            name = wanted.name or ""
            invited = await self.store.read(lambda database: person_named(database, name))
            if invited is None:
                raise TableRefusal("table-nobody-of-that-name", name=name)
            return Seat("open", invited.id, None, invited.name)
        return Seat()

    def _check_rated(self, person: Person, wanted: OpenTable, fair: bool) -> None:
        if person.kind == "guest":
            raise TableRefusal("table-rated-needs-account")
        if wanted.control.kind is Kind.NONE:
            raise TableRefusal("table-rated-needs-clock")
        if wanted.takebacks:
            raise TableRefusal("table-rated-no-take-backs")
        if [seat.kind for seat in wanted.seats].count("me") != 1 or any(seat.kind in ("here", "bot") for seat in wanted.seats):
            raise TableRefusal("table-rated-needs-people")
        if not fair:
            raise TableRefusal("table-rated-unfair")

    async def _check_number_of_tables(self, person: Person) -> None:
        most = self.settings.most_tables
        if most and await self.store.read(lambda database: upkeep.unfinished_tables(database, person.id)) >= most:
            raise TableRefusal("table-too-many", most=most)

    # --- watching -----------------------------------------------------------------------------------------------------

    async def watch(self, connection: Connection, request: Watch) -> None:
        """Tell a client everything about a table, and from now on whatever happens at it."""
        place = await self.place(request.table)
        await self.settled(place)
        table = place.table
        first = request.have if request.have <= len(table.log) else 0
        own = table.seats_of(connection.person.id) if connection.person is not None else []
        newcomer = bool(own) and connection.person is not None and connection.person.id not in place.here()
        viewer = place.viewers[connection] = Viewer(own)
        connection.tables.add(table.id)
        if own and connection.person is not None:
            place.left.pop(connection.person.id, None)
        connection.push(self._table_frame(place, viewer, table.replayed(first)))
        if place.chat:
            self._tell_chat(place, connection, viewer, list(place.chat))
        if newcomer:
            self._show_table(place, but=connection)

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
        viewer = place.viewers.pop(connection, None) if place is not None else None
        if place is None or viewer is None:
            return
        now = now_ms()
        if not place.viewers:
            place.idle_since = now
        person = connection.person
        if viewer.own and person is not None:
            entries = place.stored
            self.store.write_then(lambda database: mark_read(database, id, person.id, entries), _log_trouble)
            if person.id not in place.here():
                place.left[person.id] = now
                if not self.stopping:
                    self._show_table(place)

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

    def _show_table(self, place: Place, *, fresh: list[Fresh] | None = None, but: Connection | None = None) -> None:
        """Tell everybody at a table who sits there now. Those without a seat all get the same text."""
        watchers: bytes | None = None
        for connection, viewer in list(place.viewers.items()):
            if connection is but:
                continue
            viewer.own = place.table.seats_of(connection.person.id) if connection.person is not None else []
            if viewer.own:
                connection.push(self._table_frame(place, viewer, fresh or []))
            else:
                watchers = watchers or self._table_frame(place, viewer, fresh or [])
                connection.push(watchers)

    # --- requests at a table ------------------------------------------------------------------------------------------

    async def at_table(self, person: Person, request: AtTable, *, language: str, then: Then) -> None:
        """Carry out a request about a table that may have to be read first."""
        self.at_place(await self.place(request.table), person, request, language=language, then=then)

    def at_place(
        self, place: Place, person: Person, request: AtTable, *, lag: int = 0, language: str = "en", then: Then
    ) -> None:
        """Carry out a request. ``then`` is called when it is stored and announced; refusals are raised at once."""
        table = place.table
        now = now_ms()
        if table.fall(now):
            self._changed(place, lambda error: None)
        match request:
            case Act():
                before = len(table.secret[0]) if not table.game.hidden else sum(map(len, table.secret))
                seat = self._acting_seat(table, person, request.seat)
                table.act(seat, request.after, request.act, now, lag=lag, language=language)
                secrets_too = table.game.hidden and (before or any(table.secret))
                self.metrics.acts[table.game.name].inc()
                self._changed(place, then, secrets_too=bool(secrets_too))
            case Back():
                table.back(self._acting_seat(table, person, request.seat), request.after, now)
                self._changed(place, then, secrets_too=True)
            case Join():
                self._join(place, person, request, then)
            case Leave():
                table.leave(person.id, now)
                if not any(seat.kind == "person" for seat in table.seats):
                    table.close(now)
                self._changed(place, then, seats_too=True)
            case Offer():
                self._offer(place, self._own_seat(table, person), request.what, then)
            case Answer():
                table.answer(request.what, self._answering_seat(table, person, request.what), request.yes, now)
                self._changed(place, self._after_agreement(place, then), secrets_too=True)
            case Resign():
                table.resign(self._resigning_seat(table, person), now)
                self._changed(place, then)
            case Claim():
                seat = self._own_seat(table, person)
                table.claim(seat, request.what, self._away_since(place), self._patience(), now)
                self._changed(place, then)
            case Say():
                self._say(place, person, request.text, then)

    def _own_seat(self, table: Table, person: Person) -> int:
        own = table.seats_of(person.id)
        if not own:
            raise TableRefusal("table-not-seated")
        return own[0]

    def _acting_seat(self, table: Table, person: Person, seat: int | None) -> int:
        """The seat for which somebody acts: the one named, else that of the own seats which is to act."""
        own = table.seats_of(person.id)
        if not own or (seat is not None and seat not in own):
            raise TableRefusal("table-not-seated")
        if seat is not None:
            return seat
        return next((number for number in table.to_act() if number in own), own[0])

    def _resigning_seat(self, table: Table, person: Person) -> int:
        """Who holds several seats gives up for the one to act."""
        self._own_seat(table, person)
        return self._acting_seat(table, person, None)

    def _answering_seat(self, table: Table, person: Person, what: str) -> int:
        """An own seat that has not agreed yet."""
        own = table.seats_of(person.id)
        if not own:
            raise TableRefusal("table-not-seated")
        agreed = table.offers.get(what, [])
        return next((seat for seat in own if seat not in agreed), own[0])

    def _join(self, place: Place, person: Person, request: Join, then: Then) -> None:
        table = place.table
        reserved = any(seat.kind == "open" and seat.person == person.id for seat in table.seats)
        if not (table.listed or reserved or secrets.compare_digest((request.invite or "").encode(), table.invite.encode())):
            raise TableRefusal("table-needs-invitation")
        if table.rated and person.kind == "guest":
            raise TableRefusal("table-rated-needs-account")
        now = now_ms()
        table.join(person.id, person.name, request.seat, now)
        if not table.open_seats():
            table.start(now)
        self._changed(place, then, seats_too=True)

    def _offer(self, place: Place, seat: int, what: str, then: Then) -> None:
        """Propose something; our own bots answer at once."""
        table = place.table
        if what == "back" and table.status is Status.PLAYING:
            choices = [(table.last_choice(own), own) for own in table.seats_of(table.seats[seat].person or -1)]
            made = [(number, own) for number, own in choices if number is not None]
            seat = max(made)[1] if made else seat  # who holds several seats takes back the latest of them
        now = now_ms()
        table.offer(what, seat, now)
        for number, sitter in enumerate(table.seats):
            if sitter.kind == "bot" and what in table.offers and number not in table.offers[what]:
                table.answer(what, number, self._bot_agrees(place, number, what), now)
        for task in place.thinking.values():
            task.cancel()
        self._changed(place, self._after_agreement(place, then), secrets_too=True)

    def _bot_agrees(self, place: Place, seat: int, what: str) -> bool:
        """Bots take moves back and play again; to a draw they agree when they do not think that they stand better."""
        value = place.values.get(seat)
        return what != "draw" or (value is not None and value < 0.05)

    def _after_agreement(self, place: Place, then: Then) -> Then:
        """Where everybody wants another game, open it."""
        if not place.table.rematch_agreed() or place.following is not None:
            return then

        def opened(error: KaishoError | None) -> None:
            if error is None:
                self._in_background(self._open_rematch(place))
            then(error)

        return opened

    async def _open_rematch(self, place: Place) -> None:
        old = place.table
        if place.following is not None or any(seat.kind == "gone" for seat in old.seats):
            return
        place.following = new_id()
        table = Table(
            place.following,
            old.game,
            old.game.shuffle_by_system(),
            old.turned_seats(),
            control=old.control,
            rated=old.rated,
            listed=old.listed,
            takebacks=old.takebacks,
            invite=new_id(20),
            owner=old.owner,
            now=now_ms(),
            before=old.id,
            carried=old.carried_on(),
        )
        await self._set_up(table)
        self._show_table(place)

    # --- chat ---------------------------------------------------------------------------------------------------------

    def _say(self, place: Place, person: Person, text: str, then: Then) -> None:
        """What players say is heard by all; watchers are heard by watchers, until the game is over."""
        if not self.chat_on:
            raise TableRefusal("table-chat-off")
        said = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
        if not said:
            raise TableRefusal("table-chat-empty")
        line = ChatLine(person.name, bool(place.table.seats_of(person.id)), said, now_ms())
        row = {"table": place.table.id, "person": person.id, "seated": line.seated, "text": said, "at": line.at}

        def stored(value: Any, error: BaseException | None) -> None:
            if error is not None:
                then(StoreTrouble("store-trouble"))
                return
            place.chat.append(line)
            for connection, viewer in list(place.viewers.items()):
                self._tell_chat(place, connection, viewer, [line])
            then(None)

        self.store.write_then(lambda database: database.execute(schema.chat.insert(), row) and None, stored)

    def _tell_chat(self, place: Place, connection: Connection, viewer: Viewer, lines: list[ChatLine]) -> None:
        all_heard = not viewer.own or place.table.status is Status.OVER
        heard = [line for line in lines if line.seated or all_heard]
        if heard:
            connection.tell(Chat(table=place.table.id, lines=heard))

    # --- storing and announcing ---------------------------------------------------------------------------------------

    def _changed(self, place: Place, then: Then, *, seats_too: bool = False, secrets_too: bool = False) -> None:
        """A table has changed: store it, then tell everybody."""
        began = time.perf_counter()
        table = place.table
        now = now_ms()
        fresh, table.fresh = table.fresh, []
        change = Change(table, place.stored, seats_too=seats_too, secrets_too=secrets_too)
        place.stored = len(table.log)
        place.pending += 1
        announcement = None if seats_too else Announcement(table, fresh, now, self.claim_at(place))
        to_act = table.to_act()
        rates = table.rated and table.ending is not None and table.ending.reason not in UNCOUNTED

        def write(database: Database) -> None:
            change(database)
            if rates:
                rate_table(database, table, now)

        def stored(value: Any, error: BaseException | None) -> None:
            place.pending -= 1
            if error is not None:
                self._store_failed(place, error)
                then(StoreTrouble("store-trouble"))
                return
            if announcement is None:
                self._show_table(place, fresh=fresh)
            else:
                self._announce(place, announcement, to_act)
            for waiting in place.waiting:
                if not waiting.done():
                    waiting.set_result(None)
            then(None)
            self.metrics.act_seconds.observe(time.perf_counter() - began)
            self._after_stored(place)

        self.store.write_then(write, stored)
        if seats_too or table.status is Status.OVER:
            self._lobby_changed.set()

    async def _changed_and_stored(self, place: Place) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._changed(place, lambda error: done.set_result(None) if error is None else done.set_exception(error))
        await done

    def _announce(self, place: Place, announcement: Announcement, to_act: list[int]) -> None:
        for connection, viewer in list(place.viewers.items()):
            connection.push(announcement.frame(viewer.seat(place.table, to_act)))

    def _after_stored(self, place: Place) -> None:
        if place.pending or self.places.get(place.table.id) is not place:
            return
        self._note_deadline(place)
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
        message = None
        for person in {table.seats[seat].person for seat in wanted}:
            for connection in self.by_person.get(person, ()) if person is not None else ():
                if connection not in place.viewers:
                    message = message or YourTurn(table=table.id, game=table.game.name, over=over)
                    connection.tell(message)

    # --- bots ---------------------------------------------------------------------------------------------------------

    def _let_bots_think(self, place: Place) -> None:
        table = place.table
        for seat in table.to_act():
            if table.seats[seat].kind == "bot" and seat not in place.thinking:
                task = self._in_background(self._bot_acts(place, seat))
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
        place.values[seat] = found.value
        secrets_too = table.game.secret(table.state)
        table.act(seat, count, found.act, now_ms())
        self.metrics.acts[table.game.name].inc()
        self._changed(place, lambda error: None, secrets_too=secrets_too)

    def _bot_seconds(self, table: Table, seat: int) -> float:
        """A bot's think time: the club's, and never more than a small part of what its clock has left."""
        seconds = self.settings.bot_seconds
        if table.control.kind in (Kind.TURN, Kind.FISCHER):
            left = table.clock.left_at(seat, now_ms()) / 1000
            share = left / 2 if table.control.kind is Kind.TURN else left / 20 + table.control.increment / 2000
            seconds = min(seconds, max(0.05, min(share, left / 2)))
        return seconds

    # --- time ---------------------------------------------------------------------------------------------------------

    def _note_deadline(self, place: Place) -> None:
        deadline = place.table.clock.deadline()
        if deadline is not None and place.table.status is Status.PLAYING:
            heapq.heappush(self._deadlines, (deadline, place.table.id))

    def check_flags(self, now: int) -> None:
        """End the games in memory whose time is over."""
        while self._deadlines and self._deadlines[0][0] <= now:
            _, id = heapq.heappop(self._deadlines)
            place = self.places.get(id)
            if place is not None and place.table.fall(now):
                self._changed(place, lambda error: None)

    async def check_stored_flags(self, now: int) -> None:
        """End the games that nobody is connected to and whose time is over."""
        for id in await self.store.read(lambda database: upkeep.due_tables(database, now)):
            if id not in self.places:
                place = await self.place(id)
                if place.table.fall(now_ms()):
                    self._changed(place, lambda error: None)

    def _patience(self) -> int:
        return self.settings.claim_after * 60_000

    def _away_since(self, place: Place) -> int | None:
        """Since when everybody who is to act has been away; None while one of them is here, or a bot."""
        here = place.here()
        since = self.started
        for seat in place.table.to_act():
            sitter = place.table.seats[seat]
            if sitter.kind == "bot" or sitter.person in here:
                return None
            if sitter.person is not None:
                since = max(since, place.left.get(sitter.person, 0))
        return since

    def claim_at(self, place: Place) -> int | None:
        table = place.table
        if table.status is not Status.PLAYING or table.control.kind is not Kind.NONE:
            return None
        since = self._away_since(place)
        return None if since is None else max(since, table.changed) + self._patience()

    # --- the lobby ----------------------------------------------------------------------------------------------------

    async def lobby(self) -> LobbyShown:
        return await self.store.read(lambda database: LobbyShown(open=open_tables(database), playing=games_to_watch(database)))

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

    def _in_background(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background work failed", exc_info=error)

    def start(self) -> None:
        for work in (self._tell_lobby, self._tick, self._tick_slowly):
            self._in_background(work())

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(0.1)
            self.check_flags(now_ms())

    async def _tick_slowly(self) -> None:
        """Every second: a sign of life, flags of tables out of memory, orders of the admin, tables to forget."""
        while True:
            try:
                await self.store.write(lambda database: upkeep.beat(database, now_ms()))
                await self.check_stored_flags(now_ms())
                await self._carry_out_orders()
                self._forget_idle(now_ms())
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("the hub's work failed")
            await asyncio.sleep(1.0)

    def _forget_idle(self, now: int) -> None:
        for id, place in list(self.places.items()):
            if not (place.viewers or place.waiting or place.pending or place.thinking) and now - place.idle_since > IDLE:
                self._forget(id)
        if len(self._left) > 10_000:
            patience = self._patience()
            self._left = {key: since for key, since in self._left.items() if now - since < patience}

    async def _carry_out_orders(self) -> None:
        for order in await self.store.read(waiting_orders):
            await self._carry_out_order(order)
            await self.store.write(functools.partial(order_done, order=order))

    async def _carry_out_order(self, order: Order) -> None:
        if order.what == CLOSE_TABLE:
            try:
                await self.close_table(order.subject)
            except KaishoError as error:
                log.warning("a table could not be closed: %s", error.code)
        elif order.what == PERSON_CHANGED and order.subject.isdigit():
            id = int(order.subject)
            person = await self.store.read(lambda database: find_person(database, id))
            self.person_changed(id, gone=person is None or person.banned)

    async def close_table(self, id: str, reason: str = CLOSED) -> None:
        """Clear a table: nobody has won or lost."""
        place = await self.place(id)
        place.table.close(now_ms(), reason)
        await self._changed_and_stored(place)

    async def leave_everything(self, person: int) -> None:
        """Somebody goes for good: running games are given up, open tables left."""
        for id in await self.store.read(lambda database: upkeep.tables_of(database, person)):
            place = await self.place(id)
            table = place.table
            now = now_ms()
            others = {seat.person for seat in table.seats if seat.kind == "person"} - {person}
            if table.status is Status.PLAYING and others and table.seats_of(person):
                table.resign(table.seats_of(person)[0], now)
            elif table.status is not Status.OVER:
                table.close(now, CALLED_OFF)
            await self._changed_and_stored(place)
            self._forget(id)

    async def expire(self, now: int) -> None:
        """Clear tables that have been abandoned."""
        before = now - self.settings.expire_tables * DAY
        for id in await self.store.read(lambda database: upkeep.abandoned_tables(database, before)):
            await self.close_table(id, CALLED_OFF)

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


# --- what clients are answered ----------------------------------------------------------------------------------------


def answer(connection: Connection, id: int | None) -> Then:
    """Tells a client that its request is done, or why it is not."""

    def then(error: KaishoError | None) -> None:
        if error is not None:
            connection.tell(refusal(error, id, None, connection.language))
        elif id is not None:
            connection.tell(Done(id=id))

    return then


def refusal(error: KaishoError, id: int | None, table: str | None, language: str) -> Refused:
    count = error.values.get("count")
    return Refused(
        id=id,
        table=table,
        code=error.code,
        message=error.say(language),
        rule=error.rule if isinstance(error, IllegalAct) else None,
        squares=error.squares if isinstance(error, IllegalAct) else (),
        count=count if isinstance(count, int) else None,
    )


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
