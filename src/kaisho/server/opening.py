"""Opening tables: checking what is wanted, assigning seats, storing the table. The deal is drawn when the game begins."""

from __future__ import annotations

import asyncio

from kaisho import bots, games
from kaisho.game import Game
from kaisho.server.clock import ControlKind
from kaisho.server.club_clock import now_ms
from kaisho.server.hub import Hub
from kaisho.server.live_table import LiveTable, new_id
from kaisho.server.messages import OpenTable, SeatRequest
from kaisho.server.people.person import Person, person_named
from kaisho.server.seats import Seat
from kaisho.server.settings import Settings
from kaisho.server.store import RowBatch, upkeep
from kaisho.server.store.tables import insert_table
from kaisho.server.table import Table
from kaisho.server.table_status import TableRefusal


async def open_table(hub: Hub, person: Person, wanted: OpenTable) -> LiveTable:
    """Open a table. If all seats are taken, the game begins."""
    await hub.preparation.of(wanted.game)
    game = await asyncio.to_thread(_loaded, wanted)  # the first time its rules are loaded
    wanted.control.check()
    if len(wanted.seats) != game.seats:
        raise TableRefusal("table-wrong-seats", wanted=game.seats, found=len(wanted.seats))
    seats = [await _wanted_seat(hub, person, seat) for seat in wanted.seats]
    if not any(seat.kind == "person" for seat in seats):
        raise TableRefusal("table-needs-you")
    if wanted.rated:
        _check_rated(person, wanted, game.fair, hub.settings.rated_unlisted)
    await _check_number_of_tables(hub, person)
    now = now_ms()
    table = Table(
        new_id(),
        game,
        seats,
        control=wanted.control,
        rated=wanted.rated,
        listed=wanted.listed,
        takebacks=wanted.takebacks,
        invite=new_id(20),
        owner=person.id,
        now=now,
    )
    return await set_up(hub, table)


def _loaded(wanted: OpenTable) -> Game:
    game = games.load(wanted.game, **wanted.options)
    game.rules.compile()
    return game


async def _wanted_seat(hub: Hub, person: Person, wanted: SeatRequest) -> Seat:
    if wanted.kind in ("me", "here"):
        return Seat("person", person.id, None, person.name)
    if wanted.kind == "bot":
        if wanted.bot not in bots.names():
            raise TableRefusal("unknown-bot", name=str(wanted.bot), known=bots.names())
        return Seat("bot", None, wanted.bot, "")
    if wanted.kind == "invited":
        name = wanted.name or ""
        invited = await hub.store.read(lambda database: person_named(database, name))
        if invited is None:
            raise TableRefusal("table-nobody-of-that-name", name=name)
        return Seat("open", invited.id, None, invited.name)
    return Seat()


def _check_rated(person: Person, wanted: OpenTable, fair: bool, unlisted: bool) -> None:
    if person.kind == "guest":
        raise TableRefusal("table-rated-needs-account")
    if not wanted.listed and not unlisted:
        raise TableRefusal("table-rated-unlisted")
    if wanted.control.kind is ControlKind.NONE:
        raise TableRefusal("table-rated-needs-clock")
    if wanted.takebacks:
        raise TableRefusal("table-rated-no-take-backs")
    if [seat.kind for seat in wanted.seats].count("me") != 1 or any(seat.kind in ("here", "bot") for seat in wanted.seats):
        raise TableRefusal("table-rated-needs-people")
    if not fair:
        raise TableRefusal("table-rated-unfair")


async def _check_number_of_tables(hub: Hub, person: Person) -> None:
    limit = hub.settings.most_tables
    if limit and await hub.store.read(lambda database: upkeep.unfinished_tables(database, person.id)) >= limit:
        raise TableRefusal("table-too-many", most=limit)


async def set_up(hub: Hub, table: Table) -> LiveTable:
    """Store a new table, retain it and announce it. Raises where a limit on tables or challenges is exceeded."""
    limit = hub.settings.most_tables
    seated = {seat.person for seat in table.seats if seat.kind == "person"}
    challenged = {seat.person for seat in table.seats if seat.kind == "open" and seat.person is not None}
    for person in seated:
        hub.connections.check_welcome(person)
    if not table.open_seats():
        table.start(now_ms())
    table.take_change()  # the table is stored as a whole

    def write(batch: RowBatch) -> None:
        if limit or challenged:
            batch.flush()  # tables that are opened at the same moment count as well
        if limit:
            for person in seated if table.before is not None else {table.owner, *seated}:
                if person is not None and upkeep.unfinished_tables(batch.connection, person) >= limit:
                    raise TableRefusal("table-too-many", most=limit)
        if table.owner is not None:
            for person in challenged:
                _check_challenge(hub.settings, upkeep.challenges(batch.connection, table.owner, person))
        insert_table(batch, table)

    await hub.store.write_rows(write)
    live = LiveTable(table, hub.tables.screen(table), [], None, None, now_ms())
    hub.tables.retain(live)
    hub.lobby_feed.note_change()
    hub.notices.notify_turns(live)
    hub.notices.challenge(live)
    return live


def _check_challenge(settings: Settings, before: upkeep.Challenges) -> None:
    """Raise if one more reserved seat would be too many."""
    for count, limit, code in (
        (before.between, settings.most_challenges_each, "table-challenged-already"),
        (before.sent, settings.most_challenges, "table-too-many-challenges"),
        (before.received, settings.most_challenged, "table-challenged-by-many"),
    ):
        if limit and count >= limit:
            raise TableRefusal(code, most=limit)


def resume_rematch(hub: Hub, live: LiveTable) -> None:
    """Open an agreed rematch that had not been opened when the server stopped."""
    if live.table.rematch_agreed() and live.following is None:
        hub.in_background(open_rematch(hub, live))


async def open_rematch(hub: Hub, live: LiveTable) -> None:
    """Open the next game of a series. It is announced when its table can be fetched."""
    old = live.table
    if live.following is not None or any(seat.kind == "gone" for seat in old.seats):
        return
    table = Table(
        new_id(),
        old.game,
        old.rotated_seats(),
        control=old.control,
        rated=old.rated and (old.listed or hub.settings.rated_unlisted),
        listed=old.listed,
        takebacks=old.takebacks,
        invite=new_id(20),
        owner=old.owner,
        now=now_ms(),
        before=old.id,
        carried=old.carried_points(),
    )
    live.pending += 1  # until then the old table is not announced either
    try:
        await set_up(hub, table)
        live.following = table.id
    except BaseException:
        old.withdraw_rematch()
        raise
    finally:
        live.pending -= 1
        hub.watching.announce_table(live)
