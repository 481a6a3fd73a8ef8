"""Ratings: the published example, invariants for any game, and rating a table exactly once."""

from __future__ import annotations

import itertools
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy.engine import Connection

from kaisho.game import Game
from kaisho.games import game_class
from kaisho.glicko import SCALE, Belief, RatedGame, after_period
from kaisho.ratings import PROVISIONAL, START_DEVIATION, Rating, first_rating, pool, rated
from kaisho.server.admin import list_pairs
from kaisho.server.clock import DAY, Control, ControlKind
from kaisho.server.endings import AGREED, CALLED_OFF, CLOSED, PAIR_LIMIT, RESIGNED, Ending
from kaisho.server.people.bots import add_bot
from kaisho.server.people.names import name_key
from kaisho.server.seats import Seat
from kaisho.server.store import database_url, migrate, open_engine
from kaisho.server.store.ratings import RatingChange, leaderboard, profile_ratings, rate_table, rating_changes, unrated_because
from kaisho.server.store.schema import people, ratings, results
from kaisho.server.store.tables import ending_of
from kaisho.server.table import Table
from kaisho.server.table_status import Status
from tests.server.stores import insert

TWO = game_class("kamisado")(match="standard")
THREE = game_class("samurai")(players=3)
FOUR = game_class("samurai")(players=4)
TEAMS = game_class("caminos")(players="4")
MANY = [THREE, FOUR, TEAMS]

some_rating = st.builds(
    Rating,
    rating=st.floats(600, 2600),
    deviation=st.floats(30, START_DEVIATION),
    volatility=st.floats(0.03, 0.12),
    games=st.integers(1, 500),
    at=st.integers(0, 900 * DAY),
)


def won_by(game: Game, winner: int) -> list[int]:
    """Return the places of a game that one side won and all others lost equally."""
    return [1 if seat in game.teams[winner] else 2 for seat in range(game.seats)]


def test_the_example_of_the_glicko_2_paper_is_reproduced() -> None:
    """One period with a win and two losses. The paper rounds intermediate results, hence the tolerance."""
    games = [RatedGame(1400, 30, 1), RatedGame(1550, 100, 0), RatedGame(1700, 300, 0)]
    after = after_period(Belief(1500, 200, 0.06), games, tau=0.5)
    assert after.rating == pytest.approx(1464.06, abs=0.015)
    assert after.deviation == pytest.approx(151.52, abs=0.005)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_period_without_games_only_increases_the_deviation() -> None:
    after = after_period(Belief(1600, 80, 0.06), [])
    assert (after.rating, after.volatility) == (1600, 0.06)
    assert after.deviation == pytest.approx((80**2 + (0.06 * SCALE) ** 2) ** 0.5)


@given(some_rating, some_rating, st.integers(900 * DAY, 2_000 * DAY))
def test_a_winners_rating_never_falls_and_a_losers_never_rises(first: Rating, second: Rating, now: int) -> None:
    won, lost = rated(TWO, [first, second], [1, 2], now)
    assert won.rating >= first.rating
    assert lost.rating <= second.rating
    assert (won.games, lost.games, won.at) == (first.games + 1, second.games + 1, now)


@given(st.sampled_from(MANY), st.data())
def test_the_ratings_of_a_side_that_wins_alone_never_fall(game: Game, data: st.DataObject) -> None:
    before = [data.draw(some_rating) for _ in range(game.seats)]
    winner = data.draw(st.integers(0, len(game.teams) - 1))
    after = rated(game, before, won_by(game, winner), 900 * DAY)
    assert all(after[seat].rating >= before[seat].rating for seat in game.teams[winner])
    if len(game.teams) == 2:
        assert all(after[seat].rating <= before[seat].rating for seat in game.teams[1 - winner])


@given(st.sampled_from([TWO, *MANY]), some_rating)
def test_a_draw_between_equals_changes_no_rating(game: Game, rating: Rating) -> None:
    for after in rated(game, [rating] * game.seats, [1] * game.seats, rating.at):
        assert after.rating == pytest.approx(rating.rating, abs=1e-6)


@given(st.sampled_from([TWO, *MANY]), some_rating, st.data())
def test_between_equals_the_sum_of_ratings_is_constant(game: Game, rating: Rating, data: st.DataObject) -> None:
    places = won_by(game, data.draw(st.integers(0, len(game.teams) - 1)))
    after = rated(game, [rating] * game.seats, places, rating.at)
    assert sum(new.rating for new in after) == pytest.approx(game.seats * rating.rating, abs=1e-3)


@given(st.sampled_from([TWO, THREE, FOUR]), st.data())
def test_the_order_of_the_seats_does_not_matter(game: Game, data: st.DataObject) -> None:
    before = [data.draw(some_rating) for _ in range(game.seats)]
    places = [data.draw(st.integers(1, game.seats)) for _ in range(game.seats)]
    order = data.draw(st.permutations(range(game.seats)))
    plain = rated(game, before, places, 900 * DAY)
    permuted = rated(game, [before[seat] for seat in order], [places[seat] for seat in order], 900 * DAY)
    for index, seat in enumerate(order):
        assert permuted[index].rating == pytest.approx(plain[seat].rating, abs=1e-6)
        assert permuted[index].deviation == pytest.approx(plain[seat].deviation, abs=1e-6)


@given(st.data())
def test_partners_win_and_lose_rating_together(data: st.DataObject) -> None:
    before = [data.draw(some_rating) for _ in range(4)]
    after = rated(TEAMS, before, [1, 2, 1, 2], 900 * DAY)
    assert TEAMS.teams == ((0, 2), (1, 3))
    for seat, ours in enumerate((True, False, True, False)):
        assert (after[seat].rating >= before[seat].rating) is ours or after[seat].rating == before[seat].rating


@given(st.sampled_from([TWO, *MANY]), st.data())
def test_ratings_stay_within_reasonable_bounds(game: Game, data: st.DataObject) -> None:
    before = [data.draw(some_rating) for _ in range(game.seats)]
    places = [data.draw(st.integers(1, game.seats)) for _ in range(game.seats)]
    for old, new in zip(before, rated(game, before, places, data.draw(st.integers(0, 5_000 * DAY))), strict=True):
        assert abs(new.rating - old.rating) < 1_500
        assert 10 < new.deviation <= START_DEVIATION
        assert 0.01 < new.volatility < 0.3


@pytest.mark.parametrize("game", [TWO, *MANY], ids=pool)
def test_playing_decreases_the_deviation_and_inactivity_increases_it(game: Game) -> None:
    everybody = [first_rating(game)] * game.seats
    assert everybody[0].provisional(0)
    for number in range(40):
        everybody = rated(game, everybody, won_by(game, number % len(game.teams)), number * DAY)
    latest = everybody[0]
    assert not latest.provisional(latest.at)
    assert latest.deviation_at(latest.at) == latest.deviation
    assert latest.deviation < latest.deviation_at(latest.at + 100 * DAY) < latest.deviation_at(latest.at + 200 * DAY)
    assert latest.deviation_at(latest.at + 100_000 * DAY) == START_DEVIATION
    assert latest.provisional(latest.at + 5_000 * DAY)


def test_a_year_of_inactivity_is_73_periods() -> None:
    assert Rating(deviation=60, games=9, at=0).deviation_at(365 * DAY) == pytest.approx(107.4, abs=0.1)
    assert Rating().deviation_at(365 * DAY) == START_DEVIATION


def test_a_difference_of_173_points_means_odds_of_e_to_1_in_team_games_too() -> None:
    """The same difference between certain ratings means the same odds in every kind of game."""
    strong, weak = Rating(1500 + SCALE, 1e-3, games=1), Rating(1500, 1e-3, games=1)
    sides = [strong, weak, strong, weak]
    rises = rated(TEAMS, sides, [1, 2, 1, 2], 0)[0].rating - strong.rating
    falls = strong.rating - rated(TEAMS, sides, [2, 1, 2, 1], 0)[0].rating
    assert falls / rises == pytest.approx(2.718281828**2, rel=0.05)


@given(st.sampled_from([THREE, FOUR]), some_rating)
def test_among_equals_a_better_place_gives_a_better_rating(game: Game, rating: Rating) -> None:
    after = [new.rating for new in rated(game, [rating] * game.seats, range(1, game.seats + 1), rating.at)]
    assert after == sorted(after, reverse=True)
    assert len(set(after)) == game.seats
    assert after[0] > rating.rating > after[-1]


@given(some_rating)
def test_equal_players_who_share_a_place_change_equally(rating: Rating) -> None:
    after = [new.rating for new in rated(FOUR, [rating] * 4, [1, 2, 2, 4], rating.at)]
    assert after[0] > after[1] == pytest.approx(after[2], abs=1e-9)
    assert after[2] > after[3]


def test_pools_are_separated_by_game_and_number_of_players() -> None:
    assert [pool(game) for game in (TWO, THREE, FOUR, TEAMS)] == ["kamisado-2", "samurai-3", "samurai-4", "caminos-4"]


def test_a_wrong_number_of_seats_is_refused() -> None:
    with pytest.raises(ValueError, match="2 seats"):
        rated(TWO, [Rating()] * 3, [1] * 3, 0)


# --- stored ratings ---------------------------------------------------------------------------------------------------


def add_people(connection: Connection, *names: str) -> list[int]:
    rows = [{"name": name, "name_key": name, "kind": "account", "created": 0, "seen": 0} for name in names]
    for row in rows:
        connection.execute(people.insert(), row)
    return [id for (id,) in connection.execute(people.select().with_only_columns(people.c.id).order_by(people.c.id))]


def store_finished(
    connection: Connection, id: str, game: Game, persons: list[int | None], ending: Ending, *, rated: bool = True
) -> Table:
    table = Table(
        id,
        game,
        [Seat("bot", None, "easy") if person is None else Seat("person", person) for person in persons],
        control=Control(ControlKind.FISCHER, 300_000, 5_000),
        rated=rated,
        listed=True,
        takebacks=False,
        invite="",
        owner=None,
        now=0,
    )
    table.status = Status.OVER
    table.ending = ending
    insert(connection, table)
    return table


def win(reason: str = RESIGNED) -> Ending:
    return Ending((1.0, -1.0), (1, 0), reason, (1, 2))


def test_a_table_is_rated_exactly_once(connection: Connection) -> None:
    ann, ben = add_people(connection, "ann", "ben")
    table = store_finished(connection, "t", TWO, [ann, ben], win())
    steps = rate_table(connection, table, 5)
    stored = connection.execute(ratings.select().order_by(ratings.c.person)).all()
    assert [(step.seat, step.person, step.pool, step.before) for step in steps] == [
        (0, ann, "kamisado-2", 1500.0),
        (1, ben, "kamisado-2", 1500.0),
    ]
    assert [row.rating for row in stored] == [step.after for step in steps]
    assert [(row.games, row.at) for row in stored] == [(1, 5), (1, 5)]
    assert rate_table(connection, table, 9) == steps == rating_changes(connection, "t")
    assert connection.execute(ratings.select().order_by(ratings.c.person)).all() == stored


def test_the_next_game_continues_from_the_last_ratings(connection: Connection) -> None:
    ann, ben = add_people(connection, "ann", "ben")
    first = rate_table(connection, store_finished(connection, "t", TWO, [ann, ben], win()), 5)
    second = rate_table(connection, store_finished(connection, "u", TWO, [ben, ann], win()), 5 + DAY)
    assert [step.before for step in second] == [first[1].after, first[0].after]
    other = rate_table(connection, store_finished(connection, "v", game_class("kaito")(), [ann, ben], win()), 5)
    assert other[0].before == 1500.0, "another pool"
    assert [(rating.pool, rating.games) for rating in profile_ratings(connection, ann, 5 + DAY)] == [
        ("kamisado-2", 2),
        ("kaito-2", 1),
    ]


@pytest.mark.parametrize(
    ("ending", "is_rated"),
    [(win(CALLED_OFF), True), (win(CLOSED), True), (win(), False)],
    ids=["called off", "closed", "casual"],
)
def test_games_that_do_not_count_are_not_rated(connection: Connection, ending: Ending, is_rated: bool) -> None:
    ann, ben = add_people(connection, "ann", "ben")
    table = store_finished(connection, "t", TWO, [ann, ben], ending, rated=is_rated)
    assert rate_table(connection, table, 5) == []
    assert connection.execute(ratings.select()).all() == []


def test_games_with_house_bots_guests_deleted_people_or_the_same_person_twice_are_not_rated(connection: Connection) -> None:
    ann, ben = add_people(connection, "ann", "ben")
    assert rate_table(connection, store_finished(connection, "t", TWO, [ann, None], win()), 5) == []
    assert rate_table(connection, store_finished(connection, "u", TWO, [ann, ann], win()), 5) == []
    connection.execute(people.update().where(people.c.id == ben).values(kind="guest"))
    table = store_finished(connection, "v", TWO, [ann, ben], win())
    assert rate_table(connection, table, 5) == []
    connection.execute(people.delete().where(people.c.id == ben))
    assert rate_table(connection, table, 5) == []


def test_a_game_against_ones_own_bot_or_between_bots_of_one_account_is_not_rated(connection: Connection) -> None:
    (ann, ben) = add_people(connection, "Ann", "Ben")
    bot, other = (add_bot(connection, ann, name, 1).id for name in ("First", "Second"))
    assert rate_table(connection, store_finished(connection, "t", TWO, [ann, bot], win()), 5) == []
    assert rate_table(connection, store_finished(connection, "u", TWO, [bot, other], win()), 5) == []
    assert len(rate_table(connection, store_finished(connection, "v", TWO, [ben, bot], win()), 5)) == 2


def test_the_rated_games_a_day_of_two_people_including_their_bots_are_limited(connection: Connection) -> None:
    ann, ben, cem = add_people(connection, "Ann", "Ben", "Cem")
    bot = add_bot(connection, ben, "Robo", 1).id
    persons: list[list[int | None]] = [[ann, ben], [ben, ann], [bot, ann]]
    for number, seated in enumerate(persons):
        assert rate_table(connection, store_finished(connection, f"t{number}", TWO, seated, win()), 5 + number, 3)
    for number, seated in enumerate(persons):
        table = store_finished(connection, f"u{number}", TWO, seated, win())
        assert rate_table(connection, table, 10, 3) == []
        assert unrated_because(connection, table.id) == PAIR_LIMIT
    assert rate_table(connection, store_finished(connection, "other", TWO, [ann, cem], win()), 10, 3)
    assert rate_table(connection, store_finished(connection, "unlimited", TWO, [ann, ben], win()), 10, 0)
    assert rate_table(connection, store_finished(connection, "later", TWO, [ann, ben], win()), 11 + DAY, 3), "another day"


def test_in_a_game_of_four_the_limit_applies_to_every_pair(connection: Connection) -> None:
    four = add_people(connection, "ann", "ben", "cem", "dora")
    ending = Ending((1.0, -1.0, 1.0, -1.0), (0, 0, 0, 0), RESIGNED, (1, 2, 1, 2))
    assert rate_table(connection, store_finished(connection, "t", TWO, four[1:3], win()), 5, 1)
    assert rate_table(connection, store_finished(connection, "u", TEAMS, [*four], ending), 6, 1) == []
    assert unrated_because(connection, "u") == PAIR_LIMIT


def test_admins_see_who_has_played_whom(connection: Connection) -> None:
    ann, ben, cem = add_people(connection, "Ann", "Ben", "Cem")
    connection.execute(people.update().where(people.c.id == cem).values(name_key=name_key("Cem")))
    rate_table(connection, store_finished(connection, "t", TWO, [ben, ann], win()), 5)
    store_finished(connection, "u", TWO, [ann, ben], win(), rated=False)
    store_finished(connection, "v", TWO, [ann, cem], win(), rated=False)
    store_finished(connection, "w", TWO, [ann, cem], win(CALLED_OFF), rated=False)
    assert [msgspec.structs.astuple(pair) for pair in list_pairs(connection)] == [
        ("Ann", "Ben", 2, 1, 1, 1, 0),
        ("Ann", "Cem", 1, 0, 1, 0, 0),
    ]
    assert [pair.second for pair in list_pairs(connection, "cem")] == ["Cem"]
    assert list_pairs(connection, since=1) == list_pairs(connection, "nobody") == []


def test_a_result_of_an_older_database_has_no_reason_for_being_unrated(tmp_path: Path) -> None:
    engine = open_engine(database_url(tmp_path))
    migrate.run_migrations(engine, "0004")
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        row = {"game": "kaito", "version": 1, "options": "start=red", "deal": "", "control": "{}", "invite": ""}
        row |= {"carried": "[0,0]"}
        row |= {"id": "old", "status": "over", "clock": "{}", "offers": "{}", "rated": 1, "listed": 0, "takebacks": 0}
        row |= {"created": 1, "changed": 1, "entries": 0, "to_act": 0}
        names = ", ".join(f'"{name}"' for name in row)
        connection.execute(sa.text(f"INSERT INTO tables ({names}) VALUES ({', '.join(f':{name}' for name in row)})"), row)
        result = {
            "table": "old",
            "reason": "resigned",
            "values": "[1.0, -1.0]",
            "points": "[0, 0]",
            "at": 1,
            "places": "[1, 2]",
        }
        names = ", ".join(f'"{name}"' for name in result)
        connection.execute(
            sa.text(f"INSERT INTO results ({names}) VALUES ({', '.join(f':{name}' for name in result)})"), result
        )
    assert migrate.upgrade(engine)
    with engine.connect() as connection:
        assert unrated_because(connection, "old") is None
        [row] = connection.execute(results.select()).all()
        assert ending_of(row, TWO) == Ending((1.0, -1.0), (0, 0), RESIGNED, (1, 2))
    engine.dispose()


def test_an_agreed_draw_is_rated(connection: Connection) -> None:
    ann, ben = add_people(connection, "ann", "ben")
    steps = rate_table(
        connection, store_finished(connection, "t", TWO, [ann, ben], Ending((0.0, 0.0), (0, 0), AGREED, (1, 1))), 5
    )
    assert [round(step.after, 6) for step in steps] == [1500.0, 1500.0]


def test_four_in_two_teams_are_rated_together(connection: Connection) -> None:
    four = add_people(connection, "ann", "ben", "cem", "dora")
    ending = Ending((1.0, -1.0, 1.0, -1.0), (0, 0, 0, 0), RESIGNED, (1, 2, 1, 2))
    steps = rate_table(connection, store_finished(connection, "t", TEAMS, [*four], ending), 5)
    assert [step.pool for step in steps] == ["caminos-4"] * 4
    assert steps[0].after == steps[2].after > 1500 > steps[1].after == steps[3].after


def test_second_and_third_place_are_rated_differently(connection: Connection) -> None:
    three = add_people(connection, "ann", "ben", "cem")
    ending = Ending((-1.0, 1.0, -1.0), (8, 10, 9), "most-others", (3, 1, 2))
    steps = rate_table(connection, store_finished(connection, "t", THREE, [*three], ending), 5)
    assert steps[1].after > steps[2].after > steps[0].after


def test_the_leaderboard_has_only_established_ratings_best_first_with_stable_ties(connection: Connection) -> None:
    ids = add_people(connection, "ann", "ben", "cem", "dora", "eve", "finn")
    for person, (rating, deviation, at) in zip(
        ids,
        [(1600, 80, 0), (1700, PROVISIONAL + 1, 0), (1650, 80, 0), (1600, 90, 0), (1900, 80, 0), (1800, 149, -400 * DAY)],
        strict=True,
    ):
        row = msgspec.structs.asdict(Rating(rating, deviation, games=20, at=at))
        connection.execute(ratings.insert(), {"person": person, "pool": "kamisado-2"} | row)
    connection.execute(people.update().where(people.c.name == "eve").values(banned=True))
    board = leaderboard(connection, "kamisado-2", 0)
    assert [(place.place, place.name) for place in board] == [(1, "cem"), (2, "ann"), (3, "dora")]
    assert [place.name for place in leaderboard(connection, "kamisado-2", 0, limit=2)] == ["cem", "ann"]
    assert leaderboard(connection, "kaito-2", 0) == []
    later = 2_000 * DAY
    for person, place in itertools.product(ids, leaderboard(connection, "kamisado-2", later)):
        assert not (place.person == person and profile_ratings(connection, person, later)[0].provisional)


def test_leaderboard_and_profile_agree_on_which_ratings_are_provisional(connection: Connection) -> None:
    ids = add_people(connection, *(f"p{number}" for number in range(60)))
    for number, person in enumerate(ids):
        row = msgspec.structs.asdict(Rating(1500 + number, 40 + 2 * number, games=20, at=number * 7 * DAY))
        connection.execute(ratings.insert(), {"person": person, "pool": "kaito-2"} | row)
    for now in (0, 200 * DAY, 900 * DAY, 3_000 * DAY):
        on_board = {place.person for place in leaderboard(connection, "kaito-2", now)}
        assert on_board == {person for person in ids if not profile_ratings(connection, person, now)[0].provisional}


def test_a_rating_change_contains_the_rating_before_and_after() -> None:
    assert msgspec.json.decode(msgspec.json.encode(RatingChange(0, 3, "kaito-2", 1500.0, 1512.5))) == {
        "seat": 0,
        "person": 3,
        "pool": "kaito-2",
        "before": 1500.0,
        "after": 1512.5,
    }
