"""Ratings in the database: rating a finished table exactly once, leaderboards, and people's ratings."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from kaisho.glicko import SCALE
from kaisho.ratings import DAY, PERIOD, PROVISIONAL, Rating, first_rating, pool, rated
from kaisho.server.endings import PAIR_LIMIT, UNCOUNTED
from kaisho.server.messages import RatingStep
from kaisho.server.store.schema import people, rating_steps, ratings, results
from kaisho.server.table import Table

Ids = list[int]


class RatingChange(msgspec.Struct, frozen=True):
    """How one game changed the rating of one seat's player."""

    seat: int
    person: int
    pool: str
    before: float
    after: float


class LeaderboardRow(msgspec.Struct, frozen=True):
    """One row of a leaderboard."""

    place: int
    person: int
    name: str
    kind: str
    rating: float
    deviation: float
    games: int


class PoolRating(msgspec.Struct, frozen=True):
    """A person's rating in one pool."""

    pool: str
    rating: float
    deviation: float
    games: int
    at: int
    provisional: bool


class RatingPoint(msgspec.Struct, frozen=True):
    """One rated game in a person's history: the rating before and after it."""

    pool: str
    table: str
    at: int
    before: float
    after: float


def is_rated(table: Table) -> bool:
    """Whether a table's ending changes ratings, judged by the table alone."""
    ending = table.ending
    return table.rated and ending is not None and ending.reason not in UNCOUNTED and ending.unrated is None


def rate_table(connection: Connection, table: Table, now: int, max_per_day: int = 0) -> list[RatingChange]:
    """Rate a table that is over. A second call changes nothing and returns the same changes.

    Nothing changes if the table is not rated, if its ending does not count, or unless every seat belongs to another account
    or its bot. If two of them have already played ``max_per_day`` rated games (0: unlimited) within a day, the result says
    that it is unrated.
    """
    done = rating_changes(connection, table.id)
    if done or not is_rated(table) or table.ending is None:
        return done
    persons = [seat.person for seat in table.seats if seat.kind == "person" and seat.person is not None]
    if len(set(persons)) != table.game.seats:
        return []
    known = sa.select(people.c.id, people.c.owner).where(people.c.id.in_(persons), people.c.kind != "guest")
    accounts = [row.owner or row.id for row in connection.execute(known)]  # a bot counts as its owner
    if len(accounts) != len(persons) or len(set(accounts)) != len(accounts):  # or somebody was deleted meanwhile
        return []
    if max_per_day and _games_of_a_pair(connection, accounts, now - DAY) >= max_per_day:
        connection.execute(results.update().where(results.c.table == table.id).values(unrated=PAIR_LIMIT))
        return []
    before = _ratings_of(connection, persons, table)
    after = rated(table.game, before, table.ending.places, now)
    changes = [
        RatingChange(seat, persons[seat], pool(table.game), before[seat].rating, after[seat].rating)
        for seat in range(len(persons))
    ]
    _write(connection, table, changes, after, now)
    return changes


def _games_of_a_pair(connection: Connection, accounts: Ids, since: int) -> int:
    """Number of rated games between the two of these accounts, or their bots, that have played most since a moment."""
    account = sa.func.coalesce(people.c.owner, people.c.id)
    query = (
        sa.select(rating_steps.c.table, account)
        .join(people, people.c.id == rating_steps.c.person)
        .where(rating_steps.c.at > since, account.in_(accounts))
    )
    by_table: dict[str, set[int]] = {}
    for table, person in connection.execute(query):
        by_table.setdefault(table, set()).add(person)
    games = Counter(pair for players in by_table.values() for pair in combinations(sorted(players), 2))
    return max(games.values(), default=0)


def unrated_because(connection: Connection, table: str) -> str | None:
    """Why a rated game was not rated, according to its stored result."""
    reason: str | None = connection.execute(sa.select(results.c.unrated).where(results.c.table == table)).scalar()
    return reason


def rating_changes(connection: Connection, table: str) -> list[RatingChange]:
    """The rating changes by a table, of people who have not been deleted."""
    columns = rating_steps.c
    query = (
        sa.select(columns.seat, columns.person, columns.pool, columns.before, columns.after)
        .where(columns.table == table)
        .order_by(columns.seat)
    )
    return [RatingChange(*row) for row in connection.execute(query)]


def rating_steps_of(table: Table, changes: list[RatingChange]) -> list[RatingStep | None] | None:
    """The changes by seat, in whole points, as they are shown at the table; None if nothing was rated."""
    if not changes:
        return None
    steps: list[RatingStep | None] = [None] * table.game.seats
    for change in changes:
        steps[change.seat] = RatingStep(round(change.before), round(change.after))
    return steps


def _ratings_of(connection: Connection, persons: Ids, table: Table) -> list[Rating]:
    query = ratings.select().where(ratings.c.pool == pool(table.game), ratings.c.person.in_(persons))
    known = {
        row.person: Rating(row.rating, row.deviation, row.volatility, row.games, row.at) for row in connection.execute(query)
    }
    return [known.get(person) or first_rating(table.game) for person in persons]


def _write(connection: Connection, table: Table, changes: list[RatingChange], after: list[Rating], now: int) -> None:
    persons = [change.person for change in changes]
    connection.execute(ratings.delete().where(ratings.c.pool == pool(table.game), ratings.c.person.in_(persons)))
    connection.execute(
        ratings.insert(),
        [
            {"person": change.person, "pool": change.pool, **msgspec.structs.asdict(new)}
            for change, new in zip(changes, after, strict=True)
        ],
    )
    connection.execute(
        rating_steps.insert(), [{"table": table.id, "at": now, **msgspec.structs.asdict(change)} for change in changes]
    )


def leaderboard(connection: Connection, pool: str, now: int, limit: int = 100) -> list[LeaderboardRow]:
    """The best players of a pool, without provisional ratings; equal ratings in the order of registration."""
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
        LeaderboardRow(place, row.person, row.name, row.kind, row.rating, row.deviation, row.games)
        for place, row in enumerate(connection.execute(query), 1)
    ]


def profile_ratings(connection: Connection, person: int, now: int) -> list[PoolRating]:
    """A person's ratings in all pools, the most played first."""
    query = ratings.select().where(ratings.c.person == person).order_by(ratings.c.games.desc(), ratings.c.pool)
    reached = []
    for row in connection.execute(query):
        rating = Rating(row.rating, row.deviation, row.volatility, row.games, row.at)
        deviation, provisional = rating.deviation_at(now), rating.provisional(now)
        reached.append(PoolRating(row.pool, rating.rating, deviation, rating.games, rating.at, provisional))
    return reached


def most_experienced(connection: Connection, pool: str, persons: Ids) -> int | None:
    """Which of these people has the highest rating in a pool; None if nobody has one, or the best are equal."""
    query = ratings.select().where(ratings.c.pool == pool, ratings.c.person.in_(persons)).order_by(ratings.c.rating.desc())
    rows = connection.execute(query).all()
    if not rows or (len(rows) > 1 and rows[0].rating == rows[1].rating):
        return None
    best: int = rows[0].person
    return best


def rating_history(connection: Connection, person: int, limit: int = 500) -> list[RatingPoint]:
    """The latest rated games of a person, oldest first."""
    columns = rating_steps.c
    query = (
        sa.select(columns.pool, columns.table, columns.at, columns.before, columns.after)
        .where(columns.person == person)
        .order_by(columns.at.desc(), columns.table)
        .limit(limit)
    )
    return [RatingPoint(*row) for row in connection.execute(query)][::-1]
