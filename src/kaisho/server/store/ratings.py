"""Ratings in the database: rating a finished table exactly once, the leaderboard, and what a person has reached."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kaisho.glicko import SCALE
from kaisho.ratings import PERIOD, PROVISIONAL, Rating, first_rating, pool, rated
from kaisho.server.store.schema import people, rating_steps, ratings
from kaisho.server.table import UNCOUNTED, Table

Ids = list[int]


class Step(msgspec.Struct, frozen=True):
    """What one game has changed for one seat."""

    seat: int
    person: int
    pool: str
    before: float
    after: float


class Place(msgspec.Struct, frozen=True):
    """One line of the leaderboard."""

    place: int
    person: int
    name: str
    kind: str
    rating: float
    deviation: float
    games: int


class PoolRating(msgspec.Struct, frozen=True):
    """What a person has reached in one pool."""

    pool: str
    rating: float
    deviation: float
    games: int
    at: int
    provisional: bool


class RatingPoint(msgspec.Struct, frozen=True):
    """One rated game in a person's history: the rating before it and after it."""

    pool: str
    table: str
    at: int
    before: float
    after: float


def rate_table(connection: Connection, table: Table, now: int) -> list[Step]:
    """Rate a table that is over; a second call changes nothing and gives the same steps.

    No steps where the table is not rated, its ending counts for nobody, or not every seat is another account's or its bot's.
    """
    done = table_steps(connection, table.id)
    if done or not table.rated or table.ending is None or table.ending.reason in UNCOUNTED:
        return done
    persons = [seat.person for seat in table.seats if seat.kind == "person" and seat.person is not None]
    if len(set(persons)) != table.game.seats:
        return []
    known = sa.select(people.c.id, people.c.owner).where(people.c.id.in_(persons), people.c.kind != "guest")
    accounts = [row.owner or row.id for row in connection.execute(known)]  # a bot counts as the account it belongs to
    if len(accounts) != len(persons) or len(set(accounts)) != len(accounts):  # perhaps somebody has gone meanwhile
        return []
    before = _ratings_of(connection, persons, table)
    after = rated(table.game, before, table.ending.values, now)
    steps = [
        Step(seat, persons[seat], pool(table.game), before[seat].rating, after[seat].rating) for seat in range(len(persons))
    ]
    _write(connection, table, steps, after, now)
    return steps


def table_steps(connection: Connection, table: str) -> list[Step]:
    """What a table has changed, as far as the persons are still there."""
    columns = rating_steps.c
    query = (
        sa.select(columns.seat, columns.person, columns.pool, columns.before, columns.after)
        .where(columns.table == table)
        .order_by(columns.seat)
    )
    return [Step(*row) for row in connection.execute(query)]


def _ratings_of(connection: Connection, persons: Ids, table: Table) -> list[Rating]:
    query = ratings.select().where(ratings.c.pool == pool(table.game), ratings.c.person.in_(persons))
    found = {
        row.person: Rating(row.rating, row.deviation, row.volatility, row.games, row.at) for row in connection.execute(query)
    }
    return [found.get(person) or first_rating(table.game) for person in persons]


def _write(connection: Connection, table: Table, steps: list[Step], after: list[Rating], now: int) -> None:
    persons = [step.person for step in steps]
    connection.execute(ratings.delete().where(ratings.c.pool == pool(table.game), ratings.c.person.in_(persons)))
    connection.execute(
        ratings.insert(),
        [
            {"person": step.person, "pool": step.pool, **msgspec.structs.asdict(new)}
            for step, new in zip(steps, after, strict=True)
        ],
    )
    connection.execute(
        rating_steps.insert(), [{"table": table.id, "at": now, **msgspec.structs.asdict(step)} for step in steps]
    )


def leaderboard(connection: Connection, pool: str, now: int, limit: int = 100) -> list[Place]:
    """The best of a pool whose rating is sure enough by now; equal ones in the order in which they came to the club."""
    periods = sa.case((ratings.c.at < now, sa.cast(now - ratings.c.at, sa.Float) / PERIOD), else_=0.0)
    growth = SCALE * SCALE * ratings.c.volatility * ratings.c.volatility * periods
    query = (
        sa.select(ratings, people.c.name, people.c.kind)
        .join(people, ratings.c.person == people.c.id)
        .where(
            ratings.c.pool == pool,
            ~people.c.banned,
            ratings.c.deviation * ratings.c.deviation + growth <= PROVISIONAL * PROVISIONAL,
        )
        .order_by(ratings.c.rating.desc(), ratings.c.person)
        .limit(limit)
    )
    return [
        Place(place, row.person, row.name, row.kind, row.rating, row.deviation, row.games)
        for place, row in enumerate(connection.execute(query), 1)
    ]


def profile_ratings(connection: Connection, person: int, now: int) -> list[PoolRating]:
    """What a person has reached in every pool, the most played first."""
    query = ratings.select().where(ratings.c.person == person).order_by(ratings.c.games.desc(), ratings.c.pool)
    found = []
    for row in connection.execute(query):
        rating = Rating(row.rating, row.deviation, row.volatility, row.games, row.at)
        deviation, unsure = rating.deviation_at(now), rating.provisional(now)
        found.append(PoolRating(row.pool, rating.rating, deviation, rating.games, rating.at, unsure))
    return found


def rating_history(connection: Connection, person: int, limit: int = 500) -> list[RatingPoint]:
    """What every rated game has changed for a person, the oldest first; of very many only the latest."""
    columns = rating_steps.c
    query = (
        sa.select(columns.pool, columns.table, columns.at, columns.before, columns.after)
        .where(columns.person == person)
        .order_by(columns.at.desc(), columns.table)
        .limit(limit)
    )
    return [RatingPoint(*row) for row in connection.execute(query)][::-1]
