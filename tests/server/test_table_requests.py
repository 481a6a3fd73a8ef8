"""Random requests at tables of all games: refused ones change nothing, and the store always agrees with memory."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from sqlalchemy.engine import Engine

import kaisho
from kaisho.errors import KaishoError
from kaisho.server.seats import Seat
from kaisho.server.table import Table
from kaisho.server.table_log import ACT, DEPARTURE, TAKE_BACK
from kaisho.server.table_status import Status
from tests.server.stores import loaded, new_database, put_change, put_table
from tests.server.tables import DAYS, FISCHER, GAMES, NO_CLOCK, TURN, dump, opened, people, play, view_text

SEATS = st.integers(-2, 5)
MOMENTS = st.sampled_from([0, 1, 500, 20_000, 61_000, 200_000])
NUMBERS = st.one_of(st.integers(-3, 30), st.integers(0, 20_000), st.sampled_from([-(10**20), 10**20, True]))
TEXTS = st.one_of(
    st.text(max_size=12), st.sampled_from(["end", "+H4", "+²", "h@Kyoto", "a1", "c1-c3", "x" * 5_000, "9" * 5_000])
)

_numbers = itertools.count()
_engines: list[Engine] = []


@pytest.fixture(scope="module", autouse=True)
def _database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    _engines.append(new_database(tmp_path_factory.mktemp("requests")))
    yield
    _engines.pop().dispose()


def engine() -> Engine:
    """Return the database, which is shared by all tables of the test run."""
    return _engines[-1]


def seat_lists(number: int) -> list[list[Seat]]:
    """Different people, one person at all seats, a bot, a deleted account, and an open seat."""
    seated = people(number)
    return [
        seated,
        [seated[0]] * number,
        [*seated[:-1], Seat("bot", None, "easy")],
        [Seat("gone"), *seated[1:]],
        [*seated[:-1], Seat()],
    ]


class Requests(RuleBasedStateMachine):
    """One table, and all requests that can be made at it."""

    @initialize(seed=st.integers(0, 10_000))
    def open(self, seed: int) -> None:
        self.now = 1_000
        self.chance = Random(seed)
        self.open_another()

    @precondition(lambda self: self.table.status is Status.OVER)
    @rule()
    def open_another(self) -> None:
        choose = self.chance.choice
        name, options = choose(GAMES)
        game = kaisho.load(name, **options)
        self.table = opened(
            game,
            choose(seat_lists(game.seats)),
            id=f"T{next(_numbers)}",
            control=choose([NO_CLOCK, NO_CLOCK, TURN, FISCHER, DAYS]),
            takebacks=self.chance.random() < 0.8,
            now=self.now,
        )
        if not self.table.open_seats():
            self.start(self.table)
        put_table(engine(), self.table)

    def start(self, table: Table) -> None:
        table.start(self.now, table.game.shuffle(self.chance.randrange(1_000)))

    def ask(self, request: Callable[[Table], Any]) -> None:
        before, log = dump(self.table), list(self.table.log)
        try:
            request(self.table)
        except KaishoError as refusal:
            assert dump(self.table) == before
            assert refusal.say("tr")
            return
        assert self.table.log[: len(log)] == log, "the log only grows"
        put_change(engine(), self.table)

    # --- requests -----------------------------------------------------------------------------------------------------

    @precondition(lambda self: self.table.status is Status.PLAYING)
    @rule(acts=st.integers(1, 40))
    def play_on(self, acts: int) -> None:
        self.now += 1
        self.ask(lambda table: play(table, acts, chance=self.chance, now=self.now))

    @precondition(lambda self: self.table.status is Status.PLAYING)
    @rule(index=st.integers(0, 3))
    def play_and_take_back(self, index: int) -> None:
        seats = self.table.to_act()
        seat = seats[index % len(seats)]
        act = self.chance.choice(self.table.legal(seat))
        self.ask(lambda table: table.act(seat, table.count(seat), act, self.now))
        self.ask(lambda table: table.back(seat, table.count(seat), self.now))

    @precondition(lambda self: self.table.status is Status.PLAYING)
    @rule(offering=SEATS, what=st.sampled_from(["back", "back", "back", "draw"]))
    def agree(self, offering: int, what: str) -> None:
        self.ask(lambda table: table.offer(what, offering, self.now))
        for seat in range(self.table.game.seats):
            self.ask(lambda table, seat=seat: table.answer(what, seat, True, self.now))

    @rule(seat=SEATS, behind=st.sampled_from([0, 0, 0, 1, -1, 7]), act=st.one_of(NUMBERS, TEXTS), lag=st.integers(-9, 900))
    def act(self, seat: int, behind: int, act: int | str, lag: int) -> None:
        count = self.table.count(seat) if 0 <= seat < self.table.game.seats else 0
        self.ask(lambda table: table.act(seat, count - behind, act, self.now, lag=lag))

    @rule(seat=SEATS, behind=st.sampled_from([0, 0, 0, 1]))
    def back(self, seat: int, behind: int) -> None:
        count = self.table.count(seat) if 0 <= seat < self.table.game.seats else 0
        self.ask(lambda table: table.back(seat, count - behind, self.now))

    @rule(what=st.sampled_from(["back", "back", "draw", "rematch", ""]), seat=SEATS)
    def offer(self, what: str, seat: int) -> None:
        self.ask(lambda table: table.offer(what, seat, self.now))

    @rule(what=st.sampled_from(["back", "back", "draw", "rematch", ""]), seat=SEATS, yes=st.sampled_from([True, True, False]))
    def answer(self, what: str, seat: int, yes: bool) -> None:
        self.ask(lambda table: table.answer(what, seat, yes, self.now))

    @rule(seat=SEATS, what=st.sampled_from(["game", "off"]), away=st.one_of(st.none(), st.integers(0, 10**6)))
    def claim(self, seat: int, what: str, away: int | None) -> None:
        self.ask(lambda table: table.claim(seat, what, away, 600_000, self.now))

    @rule(pause=MOMENTS)
    def time_passes(self, pause: int) -> None:
        self.now += pause
        self.ask(lambda table: table.end_if_time_is_up(self.now))

    @precondition(lambda self: self.table.status is Status.OPEN)
    @rule(person=st.integers(1, 4), seat=st.one_of(st.none(), SEATS))
    def join(self, person: int, seat: int | None) -> None:
        self.ask(lambda table: table.join(person, f"Player {person}", seat, self.now))

    @rule(what=st.sampled_from(["leave", "start", "start", "resign", "close"]), seat=SEATS)
    def start_leave_or_end(self, what: str, seat: int) -> None:
        rarely = self.chance.random() < 0.2
        if what == "start":
            self.ask(self.start)
        elif what == "leave":
            self.ask(lambda table: table.leave(seat, self.now))
        elif rarely:
            self.ask(lambda table: table.close(self.now) if what == "close" else table.resign(seat, self.now))

    # --- invariants ---------------------------------------------------------------------------------------------------

    @invariant()
    def the_stored_table_equals_the_one_in_memory(self) -> None:
        stored = loaded(engine(), self.table.id)
        assert dump(stored, but=("change",)) == dump(self.table, but=("change",))
        assert stored.to_act() == self.table.to_act()

    @invariant()
    def the_log_replays_to_the_state(self) -> None:
        table = self.table
        current = []
        for logged in table.replayed(0):
            if logged.entry.kind == TAKE_BACK:
                del current[logged.entry.act :]
            elif logged.entry.kind != DEPARTURE:
                assert logged.before is not None
                assert logged.entry.act in table.game.legal(logged.before)
                assert logged.entry.seat == logged.before.seat
                current.append(logged)
        assert [logged.entry for logged in current] == table.acts
        states = [table.game.to_bytes(state) for state in table.states()]
        assert [table.game.to_bytes(logged.before) for logged in current if logged.before is not None] == states[:-1]
        assert table.game.to_bytes(table.state) == states[-1]
        assert all(entry.kind == ACT for entry in table.acts)

    @invariant()
    def everybody_can_be_sent_the_state_of_the_game(self) -> None:
        table = self.table
        for seat in range(-1, table.game.seats):
            assert (table.legal(seat) != []) == (seat in table.to_act())
            assert json.loads(view_text(table, seat))["game"] == table.game.name
            assert table.count(seat) >= len(table.log)

    @invariant()
    def only_the_clocks_of_seats_to_act_run(self) -> None:
        table = self.table
        running = [seat for seat, since in enumerate(table.clock.since) if since is not None]
        assert running == (table.to_act() if table.control is not NO_CLOCK else [])
        assert all(remaining >= 0 for remaining in table.clock.remaining)
        assert (table.ending is not None) == (table.status is Status.OVER)


TestRequests = Requests.TestCase
TestRequests.settings = settings(
    max_examples=35, stateful_step_count=30, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
