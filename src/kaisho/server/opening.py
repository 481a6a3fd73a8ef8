"""Opening tables: what somebody wants is checked, and seats are given. The deal is drawn when the game begins."""

from __future__ import annotations

import asyncio

from kaisho import bots, games
from kaisho.game import Game
from kaisho.server.clock import Kind
from kaisho.server.hub import Hub
from kaisho.server.messages import OpenTable, SeatWanted
from kaisho.server.people.person import Person, person_named
from kaisho.server.place import Place, new_id
from kaisho.server.store import now_ms, upkeep
from kaisho.server.table import Seat, Table, TableRefusal


async def open_table(hub: Hub, person: Person, wanted: OpenTable) -> Place:
    """Open a table; where all seats are taken at once, the game begins."""
    await hub.preparation.of(wanted.game)
    game = await asyncio.to_thread(_loaded, wanted)  # the first time its rules are read
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
    return await hub.set_up(table, most=hub.settings.most_tables)


def _loaded(wanted: OpenTable) -> Game:
    game = games.load(wanted.game, **wanted.options)
    game.rules.compile()
    return game


async def _wanted_seat(hub: Hub, person: Person, wanted: SeatWanted) -> Seat:
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
    if wanted.control.kind is Kind.NONE:
        raise TableRefusal("table-rated-needs-clock")
    if wanted.takebacks:
        raise TableRefusal("table-rated-no-take-backs")
    if [seat.kind for seat in wanted.seats].count("me") != 1 or any(seat.kind in ("here", "bot") for seat in wanted.seats):
        raise TableRefusal("table-rated-needs-people")
    if not fair:
        raise TableRefusal("table-rated-unfair")


async def _check_number_of_tables(hub: Hub, person: Person) -> None:
    most = hub.settings.most_tables
    if most and await hub.store.read(lambda database: upkeep.unfinished_tables(database, person.id)) >= most:
        raise TableRefusal("table-too-many", most=most)


async def open_rematch(hub: Hub, place: Place) -> None:
    """Open the next game of a series. Nobody is told of its table before it can be fetched."""
    old = place.table
    if place.following is not None or any(seat.kind == "gone" for seat in old.seats):
        return
    table = Table(
        new_id(),
        old.game,
        old.turned_seats(),
        control=old.control,
        rated=old.rated and (old.listed or hub.settings.rated_unlisted),
        listed=old.listed,
        takebacks=old.takebacks,
        invite=new_id(20),
        owner=old.owner,
        now=now_ms(),
        before=old.id,
        carried=old.carried_on(),
    )
    place.pending += 1  # until then nobody is shown the old table either
    try:
        await hub.set_up(table, most=hub.settings.most_tables)
        place.following = table.id
    except BaseException:
        old.withdraw_rematch()
        raise
    finally:
        place.pending -= 1
        hub.show_table(place)
