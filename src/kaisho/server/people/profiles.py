"""What everybody may know about people: profiles, rating histories and leaderboards. Functions over ``Services``."""

from __future__ import annotations

import msgspec
from sqlalchemy.engine import Connection as Database

from kaisho.games import game_class
from kaisho.server.club_clock import now_ms
from kaisho.server.people.person import PeopleRefusal, Person, person_named
from kaisho.server.services import Services
from kaisho.server.store.lobby import OwnGame, my_games
from kaisho.server.store.ratings import (
    LeaderboardRow,
    PoolRating,
    RatingPoint,
    leaderboard,
    most_experienced,
    profile_ratings,
    rating_history,
)

LATEST_GAMES = 50


class PublicPerson(msgspec.Struct, frozen=True):
    """A person, as everybody may see them."""

    id: int
    name: str
    kind: str
    created: int


class Profile(msgspec.Struct, frozen=True):
    person: PublicPerson
    ratings: list[PoolRating]
    games: list[OwnGame]


class RatingHistory(msgspec.Struct, frozen=True):
    points: list[RatingPoint]


class Leaderboard(msgspec.Struct, frozen=True):
    pool: str
    places: list[LeaderboardRow]


class ExperiencedPlayer(msgspec.Struct, frozen=True):
    name: str | None
    """The name of the person with the highest rating; null if the ratings do not tell."""


def require_named(database: Database, name: str) -> Person:
    """Return the person with a name; raise if there is none."""
    person = person_named(database, name)
    if person is None:
        raise PeopleRefusal("people-unknown")
    return person


async def profile_of(services: Services, name: str) -> Profile:
    """Return somebody's ratings, and their latest finished games that were listed or rated."""

    def read(database: Database) -> Profile:
        person = require_named(database, name)
        latest = my_games(database, person.id, "over", 0, LATEST_GAMES)
        return Profile(
            PublicPerson(person.id, person.name, person.kind, person.created),
            profile_ratings(database, person.id, now_ms()),
            [game for game in latest if game.table.listed or game.table.rated],
        )

    return await services.store.read(read)


async def rating_history_of(services: Services, name: str) -> RatingHistory:
    """Return how somebody's ratings have changed. It is public, because profiles list rated games as well."""
    return await services.store.read(lambda database: RatingHistory(rating_history(database, require_named(database, name).id)))


async def leaderboard_of(services: Services, game: str, players: int) -> Leaderboard:
    pool = _pool(game, players)
    return Leaderboard(pool, await services.store.read(lambda database: leaderboard(database, pool, now_ms())))


async def most_experienced_of(services: Services, game: str, players: int, names: list[str]) -> ExperiencedPlayer:
    """Return who of several people has the most experience with a game, as far as the ratings tell."""
    pool = _pool(game, players)

    def read(database: Database) -> ExperiencedPlayer:
        people = [require_named(database, name) for name in names]
        known = {person.id: person.name for person in people}
        best = most_experienced(database, pool, list(known))
        return ExperiencedPlayer(None if best is None else known[best])

    return await services.store.read(read)


def _pool(game: str, players: int) -> str:
    return f"{game_class(game).name}-{players}"
