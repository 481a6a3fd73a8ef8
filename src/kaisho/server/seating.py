"""Which seat a person takes by a game's custom, given what the club knows about the players' experience."""

from __future__ import annotations

from kaisho import bots
from kaisho.game import Game
from kaisho.ratings import pool
from kaisho.server.hub import Hub
from kaisho.server.messages import SeatRequest
from kaisho.server.people.person import Person, person_named
from kaisho.server.store.lobby import finished_games
from kaisho.server.store.ratings import most_experienced


async def seat_by_custom(hub: Hub, person: Person, game: Game, other: SeatRequest) -> int | None:
    """The person's seat against one opponent; None if it is unknown who has more experience."""
    if game.customs.lead != "experienced":
        return None
    leads = await _leads(hub, person, game, other)
    if leads is None:
        return None
    seat = game.customs.lead_seat
    return seat if leads else (seat + 1) % game.seats


async def _leads(hub: Hub, person: Person, game: Game, other: SeatRequest) -> bool | None:
    """Whether the person has more experience than the opponent: by ratings, and against a bot by its level.

    A bot counts as more experienced, except at the lowest level against somebody who has already finished a game.
    """
    if other.kind == "bot":
        finished = await hub.store.read(lambda database: finished_games(database, person.id))
        return other.bot == bots.LEVELS[0] and game.name in finished
    if other.kind != "invited":
        return None
    name = other.name or ""
    invited = await hub.store.read(lambda database: person_named(database, name))
    if invited is None:
        return None
    persons = [person.id, invited.id]
    best = await hub.store.read(lambda database: most_experienced(database, pool(game), persons))
    return None if best is None else best == person.id
