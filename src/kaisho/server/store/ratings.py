"""Ratings in the database: rating a finished table exactly once, the leaderboard, and what a person has reached."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kaisho.glicko import SCALE
from kaisho.ratings import DAY, PERIOD, PROVISIONAL, Rating, first_rating, pool, rated
from kaisho.server.store.schema import people, rating_steps, ratings, results
from kaisho.server.table import PAIR_LIMIT, UNCOUNTED, Table

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


def is_rated(table: Table) -> bool:
    """Whether a table's ending changes ratings, as far as the table itself tells."""
    ending = table.ending
    return table.rated and ending is not None and ending.reason not in UNCOUNTED and ending.unrated is None


def rate_table(connection: Connection, table: Table, now: int, most_a_day: int = 0) -> list[Step]:
    """Rate a table that is over; a second call changes nothing and gives the same steps.

    No steps where the table is not rated, its ending counts for nobody, or not every seat is another account's or its bot's;
    nor where two of them have played ``most_a_day`` rated games (0: any number) within a day: then the result says so.
    """
    done = table_steps(connection, table.id)
    if done or not is_rated(table) or table.ending is None:
        return done
    persons = [seat.person for seat in table.seats if seat.kind == "person" and seat.person is not None]
    if len(set(persons)) != table.game.seats:
        return []
    known = sa.select(people.c.id, people.c.owner).where(people.c.id.in_(persons), people.c.kind != "guest")
    accounts = [row.owner or row.id for row in connection.execute(known)]  # a bot counts as the account it belongs to
    if len(accounts) != len(persons) or len(set(accounts)) != len(accounts):  # perhaps somebody has gone meanwhile
        return []
    if most_a_day and _games_of_a_pair(connection, accounts, now - DAY) >= most_a_day:
        connection.execute(results.update().where(results.c.table == table.id).values(unrated=PAIR_LIMIT))
        return []
    before = _ratings_of(connection, persons, table)
    after = rated(table.game, before, table.ending.places, now)
    steps = [
        Step(seat, persons[seat], pool(table.game), before[seat].rating, after[seat].rating) for seat in range(len(persons))
    ]
    _write(connection, table, steps, after, now)
    return steps


def _games_of_a_pair(connection: Connection, accounts: Ids, since: int) -> int:
    """How many rated games two of these accounts, or their bots, have played with each other since a moment: the most."""
    account = sa.func.coalesce(people.c.owner, people.c.id)
    query = (
        sa.select(rating_steps.c.table, account)
        .join(people, people.c.id == rating_steps.c.person)
        .where(rating_steps.c.at > since, account.in_(accounts))
    )
    sat: dict[str, set[int]] = {}
    for table, person in connection.execute(query):
        sat.setdefault(table, set()).add(person)
    games = Counter(pair for together in sat.values() for pair in combinations(sorted(together), 2))
    return max(games.values(), default=0)


def unrated_because(connection: Connection, table: str) -> str | None:
    """Why a rated game was not rated, as its result says."""
    found: str | None = connection.execute(sa.select(results.c.unrated).where(results.c.table == table)).scalar()
    return found


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


def most_experienced(connection: Connection, pool: str, persons: Ids) -> int | None:
    """Who of them has the highest rating of a pool; None where nobody has one, or the best are equal."""
    query = ratings.select().where(ratings.c.pool == pool, ratings.c.person.in_(persons)).order_by(ratings.c.rating.desc())
    found = connection.execute(query).all()
    if not found or (len(found) > 1 and found[0].rating == found[1].rating):
        return None
    best: int = found[0].person
    return best


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
