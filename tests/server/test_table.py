"""Tables: seats, acts and take-backs, offers, endings, clocks and secret choices, in all four games."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import kaisho
from kaisho.errors import IllegalAct
from kaisho.game import WATCHER, Game, OptionValue
from kaisho.games.kamisado import rules as kamisado
from kaisho.games.samurai import rules as samurai
from kaisho.games.samurai.board import LAND, TILES
from kaisho.kernel import random_from, uint64
from kaisho.language import LANGUAGES
from kaisho.server.clock import DAY, LAG_FORGIVEN, Control, ControlKind
from kaisho.server.endings import UNCOUNTED, Ending
from kaisho.server.seats import Seat
from kaisho.server.table import MAX_FORCED, Table
from kaisho.server.table_log import ACT, MAX_ENTRIES, MAX_TAKE_BACKS, TAKE_BACK, Entry, LoggedEntry
from kaisho.server.table_messages import update_message
from kaisho.server.table_status import Status, TableRefusal
from kaisho.state import State
from tests.ring import FORWARD, SIZE, Ring, layout
from tests.server.tables import (
    DAYS,
    FISCHER,
    GAMES,
    TURN,
    dump,
    opened,
    people,
    play,
    play_until,
    refused,
    screen_of,
    started,
    view_text,
)

ALL_GAMES = pytest.mark.parametrize(
    ("name", "options"), GAMES, ids=[f"{name}-{'-'.join(map(str, o.values()))}" for name, o in GAMES]
)
OPEN_GAMES = pytest.mark.parametrize(
    ("name", "options"), [(name, options) for name, options in GAMES if not kaisho.load(name, **options).hidden]
)
SAMURAI = pytest.mark.parametrize("players", [2, 3, 4])


def code_of(table: Table, request: Any) -> str:
    return refused(table, request).code


# --- before the game ---------------------------------------------------------------------------------------------------


@ALL_GAMES
def test_nothing_is_dealt_before_the_game_begins(name: str, options: dict[str, OptionValue]) -> None:
    game = kaisho.load(name, **options)
    table = opened(game, [*people(game.seats - 1), Seat()])
    assert table.layout is None
    assert code_of(table, table.must_be_dealt) == "table-not-begun"
    for seat in range(WATCHER, game.seats):
        update = update_message(table, screen_of(table), [], 0, None, seat)
        assert (update.view, update.legal, update.may_back, update.to_act) == (msgspec.Raw(b"null"), [], False, [])
        assert code_of(table, lambda seat=seat: table.check_may_act(seat, 1)) in ("table-not-begun", "table-not-seated")
    table.join(9, "Cem", None, 1)
    assert table.layout is None, "there is no deal before the game begins"
    table.start(2)
    assert table.layout is not None and table.must_be_dealt() is table.layout
    assert json.loads(bytes(update_message(table, screen_of(table), [], 0, None, 0).view)) is not None


def test_every_new_game_gets_a_new_deal() -> None:
    for name in ("kaito", "samurai"):
        deals = set()
        for _ in range(8):
            table = opened(kaisho.load(name))
            table.start(1)
            deals.add(table.game.write_layout(table.must_be_dealt()))
        assert len(deals) == 8


def test_a_table_closed_before_its_game_began_cannot_be_replayed() -> None:
    table = opened(kaisho.load("kaito"), [*people(1), Seat()])
    table.close(3)
    assert code_of(table, table.must_be_dealt) == "table-never-begun"


# --- seats ------------------------------------------------------------------------------------------------------------


def test_people_join_open_seats_and_the_game_begins_when_all_are_taken() -> None:
    table = opened(kaisho.load("samurai", players=3), [Seat(), Seat("person", 7, None, "Ann"), Seat()])
    assert code_of(table, lambda: table.start(1)) == "table-not-full"
    table.join(8, "Ben", None, 1)
    assert (table.seats[0], table.changed) == (Seat("person", 8, None, "Ben"), 1)
    table.join(9, "Cem", 2, 2)
    assert table.open_seats() == []
    assert (table.to_act(), table.legal(0)) == ([], [])
    table.start(3)
    assert (table.status, table.to_act(), table.changed) == (Status.PLAYING, [0, 1, 2], 3)


def test_joining_is_refused_without_an_open_seat_or_for_an_unknown_one() -> None:
    table = opened(kaisho.load("kamisado"), [Seat("person", 7, None, "Ann"), Seat()])
    assert code_of(table, lambda: table.join(7, "Ann", 1, 1)) == "table-sits-already"
    for seat in (0, 2, -1):
        assert code_of(table, lambda seat=seat: table.join(8, "Ben", seat, 1)) == "table-seat-taken"
    table.join(8, "Ben", None, 1)
    assert code_of(table, lambda: table.join(9, "Cem", None, 1)) == "table-full"
    table.start(2)
    assert code_of(table, lambda: table.join(9, "Cem", None, 3)) == "table-has-begun"
    assert code_of(table, lambda: table.start(3)) == "table-not-full"


def test_a_person_may_leave_with_all_seats_before_the_game_begins() -> None:
    table = opened(kaisho.load("caminos", players="4"), [*people(2), *people(1), Seat()])
    assert table.seats_of(1) == [0, 2]
    table.leave(1, 5)
    assert (table.open_seats(), table.changed) == ([0, 2, 3], 5)
    assert code_of(table, lambda: table.leave(1, 6)) == "table-not-seated"
    begun = started("kamisado")
    assert code_of(begun, lambda: begun.leave(1, 6)) == "table-has-begun"


def test_in_a_rated_game_the_seats_are_assigned_at_random() -> None:
    first = {started("samurai", options={"players": 4}, rated=True).seats[0].person for _ in range(100)}
    assert first == {1, 2, 3, 4}
    table = started("samurai", options={"players": 4}, rated=True)
    assert sorted(str(seat.person) for seat in table.seats) == ["1", "2", "3", "4"]
    assert all(started("kamisado").seats == people(2) for _ in range(20)), "in a casual game the seats stay"


def test_acts_are_refused_before_and_after_the_game() -> None:
    table = opened(kaisho.load("kamisado"), [*people(1), Seat()])
    for request in (
        lambda: table.act(0, 0, 0, 1),
        lambda: table.back(0, 0, 1),
        lambda: table.resign(0, 1),
        lambda: table.offer("draw", 0, 1),
        lambda: table.claim(0, "game", 0, 1, 2),
    ):
        assert code_of(table, request) == "table-not-begun"
    table.close(1)
    assert code_of(table, lambda: table.act(0, 0, 0, 1)) == "table-over"
    assert code_of(table, lambda: table.close(1)) == "table-over"


@pytest.mark.parametrize("seat", [WATCHER, -2, 2, 99])
def test_every_request_for_an_unknown_seat_is_refused(seat: int) -> None:
    for table in (started("kaito"), started("samurai")):
        for request in (
            lambda: table.act(seat, 0, 0, 1),  # noqa: B023
            lambda: table.back(seat, 0, 1),  # noqa: B023
            lambda: table.resign(seat, 1),  # noqa: B023
            lambda: table.offer("back", seat, 1),  # noqa: B023
            lambda: table.answer("back", seat, True, 1),  # noqa: B023
            lambda: table.claim(seat, "game", 0, 1, 2),  # noqa: B023
        ):
            assert code_of(table, request) == "table-not-seated"


# --- acts -------------------------------------------------------------------------------------------------------------


@ALL_GAMES
def test_a_game_is_played_to_its_end_as_the_rules_say(name: str, options: dict[str, OptionValue]) -> None:
    table = started(name, options=options)
    chance = Random(3)
    play_until(table, lambda table: table.status is Status.OVER, chance=chance)
    state = table.game.deal(table.layout)
    for entry in table.acts:
        assert entry.seat == state.seat
        table.game.play(state, entry.act)
    result = table.game.result(state)
    assert result is not None
    assert table.ending == Ending(result.values, result.points, result.reason, result.places)
    assert [table.game.to_bytes(state) for state in table.states()[-1:]] == [table.game.to_bytes(state)]
    assert code_of(table, lambda: table.act(0, table.count(0), 0, 10**6)) == "table-over"


@ALL_GAMES
def test_repeated_late_and_out_of_turn_acts_change_nothing(name: str, options: dict[str, OptionValue]) -> None:
    table = started(name, options=options, control=FISCHER)
    seat = table.to_act()[0]
    count, act = table.count(seat), table.legal(seat)[0]
    table.act(seat, count, act, 1)
    again = refused(table, lambda: table.act(seat, count, act, 2))
    assert (again.code, again.values) == ("table-late-act", {"count": table.count(seat)})
    play_until(table, lambda table: len(table.to_act()) == 1)
    waiting = next(seat for seat in range(table.game.seats) if seat not in table.to_act())
    now = table.changed
    assert code_of(table, lambda: table.act(waiting, table.count(waiting), act, now)) == "table-not-your-turn"
    assert code_of(table, lambda: table.act(waiting, 0, act, now)) == "table-late-act"
    mover = table.to_act()[0]
    for after in (table.count(mover) - 1, table.count(mover) + 1, -5, 10**12):
        assert code_of(table, lambda after=after: table.act(mover, after, table.legal(mover)[0], now)) == "table-late-act"


@ALL_GAMES
def test_an_illegal_act_names_the_rule_in_every_language(name: str, options: dict[str, OptionValue]) -> None:
    table = started(name, options=options)
    play(table, 3)
    seat = table.to_act()[0]
    legal = table.legal(seat)
    for act in range(0, table.game.num_acts, max(1, table.game.num_acts // 40)):
        if act in legal:
            continue
        refusal = refused(table, lambda act=act: table.act(seat, table.count(seat), act, 9))
        assert isinstance(refusal, IllegalAct)
        assert refusal.rule in table.game.rule_ids
        assert all(refusal.rule in refusal.say(language) for language in LANGUAGES)
        assert table.explained(seat, act) == (act, refusal.refusal)
    for act in (-1, table.game.num_acts, 10**30):
        assert code_of(table, lambda act=act: table.act(seat, table.count(seat), act, 9)) == "no-such-act"


@ALL_GAMES
def test_acts_may_be_given_in_notation(name: str, options: dict[str, OptionValue]) -> None:
    table = started(name, options=options)
    chance = Random(1)
    for _ in range(7):
        seat = chance.choice(table.to_act())
        act = chance.choice(table.legal(seat))
        text = table.game.write(table.state_for(seat), act)
        assert table.explained(seat, text) == (act, None)
        before = number_chosen(table), len(table.log)
        table.act(seat, table.count(seat), text, 1)
        assert (number_chosen(table), len(table.log)) > before or not number_chosen(table)
    seat = table.to_act()[0]
    assert code_of(table, lambda: table.act(seat, table.count(seat), "", 1)) == "empty-act"


def test_an_act_given_as_a_boolean_is_stored_as_a_number() -> None:
    table = started("samurai")
    table.act(0, 0, True, 1)
    assert table.choices(0) == [1]
    assert type(table.choices(0)[0]) is int


def test_acts_are_refused_when_the_log_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    assert MAX_ENTRIES >= 10_000
    monkeypatch.setattr("kaisho.server.table.MAX_ENTRIES", 4)
    table = started("kaito")
    play_until(table, lambda table: len(table.log) >= 4)
    seat = table.to_act()[0]
    assert code_of(table, lambda: table.act(seat, table.count(seat), table.legal(seat)[0], 99)) == "table-log-full"
    table.resign(seat, 100)


# --- forced acts ------------------------------------------------------------------------------------------------------


def chosen_before(table: Table, states: list[Any], number: int) -> bool:
    """Whether the player had already chosen an act in the same turn."""
    turn = int(states[number].turn)
    return any(not table.acts[other].forced for other in range(number) if states[other].turn == turn)


@ALL_GAMES
def test_forced_acts_are_played_by_the_table_but_not_the_end_of_a_turn_with_a_choice(
    name: str, options: dict[str, OptionValue]
) -> None:
    for seed in range(6):
        table = started(name, options=options, seed=seed)
        play(table, 400, chance=Random(seed))
        states = table.states()
        for number, entry in enumerate(table.acts):
            state = states[number]
            only = len(table.game.legal(state)) == 1 and not table.game.is_secret(state)
            won = has_won_something(table, entry.seat, state, states[number + 1])
            assert entry.forced == (only and not won and not chosen_before(table, states, number))


def has_won_something(table: Table, seat: int, before: State, after: State) -> bool:
    """Whether a seat's side has more points after an act, or has won the game by it."""
    game = table.game
    side = next(team for team in game.teams if seat in team)
    result = game.result(after)
    values = result.values if result is not None else (0.0,) * game.seats
    points, more = Game.points(game, before), Game.points(game, after)
    return any(more[own] > points[own] or values[own] > 0 for own in side)


FORCING: list[tuple[str, dict[str, OptionValue]]] = [
    *GAMES,
    ("kamisado", {"match": "marathon"}),
    ("kamisado", {"match": "standard"}),
    ("kamisado", {"match": "long"}),
    ("caminos", {}),
]


@pytest.mark.parametrize(("name", "options"), FORCING)
def test_the_table_never_takes_a_win_out_of_a_persons_hands(name: str, options: dict[str, OptionValue]) -> None:
    for seed in range(8):
        table = started(name, options=options, seed=seed)
        play(table, 600, chance=Random(seed))
        states = table.states()
        for number, entry in enumerate(table.acts):
            if entry.forced:
                assert not has_won_something(table, entry.seat, states[number], states[number + 1])


def test_a_persons_only_act_is_left_to_them_if_it_wins_and_a_bots_is_played() -> None:
    """Kamisado: the tower that must move can only step onto the home row."""
    found = 0
    for seed in range(60):
        table = started("kamisado")
        play(table, 400, chance=Random(seed))
        states, last = table.states(), table.acts[-1]
        if len(table.game.legal(states[-2])) > 1 or not has_won_something(table, last.seat, states[-2], states[-1]):
            continue
        found += 1
        assert not last.forced
        before = table.acts[-2]
        bots = started("kamisado", seats=[Seat("bot", None, "easy"), Seat("bot", None, "easy")])
        for entry in table.acts[:-1]:
            if not entry.forced:
                bots.act(entry.seat, bots.count(entry.seat), entry.act, 1)
        assert (bots.status, bots.acts[-1].forced, bots.acts[-2][:3]) == (Status.OVER, True, before[:3])
    assert found


def test_whoever_wants_to_is_left_to_play_forced_acts_and_they_cost_time() -> None:
    asked, played = 0, set()
    for seed in range(20):
        table, chance = started("kamisado", options={"match": "marathon"}, control=FISCHER), Random(seed)
        table.leave_forced([0], ask=True, now=0)
        while table.status is Status.PLAYING:
            [seat] = table.to_act()
            if seat == 0 and len(table.legal(seat)) == 1:
                asked += 1
                assert table.clock.since[seat] is not None
            play(table, chance=chance)
        played |= {entry.seat for entry in table.acts if entry.forced}
    assert asked
    assert played == {1}


def test_a_player_who_wanted_to_play_forced_acts_has_them_played_after_leaving() -> None:
    table = started("samurai", options={"players": 3, "hands": "random"})
    table.leave_forced([1], ask=True, now=0)
    play(table, 30, chance=Random(1))
    table.resign(1, table.changed)
    entries = len(table.log)
    play(table, 20, chance=Random(2))
    assert any(entry.seat == 1 and entry.forced for entry in table.log[entries:])


def test_the_wish_to_play_forced_acts_moves_with_the_player_to_the_rematch() -> None:
    table = started("kamisado")
    table.leave_forced([0], ask=True, now=0)
    assert [seat.asks for seat in table.rotated_seats()] == [False, True]


def test_a_blocked_tower_in_kamisado_passes_by_itself_and_it_costs_no_time() -> None:
    for seed in range(40):
        table = started("kamisado", control=FISCHER)
        chance = Random(seed)
        while table.status is Status.PLAYING:
            seat, before, entries = table.to_act()[0], table.clock, len(table.log)
            now = table.changed + 1_000
            table.act(seat, table.count(seat), chance.choice(table.legal(seat)), now)
            forced = [entry for entry in table.log[entries:] if entry.forced]
            if forced and table.status is Status.PLAYING:
                assert {entry.at for entry in forced} == {now}
                assert table.clock.remaining[seat] == before.remaining[seat] - 1_000 + FISCHER.increment
                assert table.clock.remaining[1 - seat] == before.remaining[1 - seat], "its time does not change"
                assert table.clock.since[table.to_act()[0]] == now
                return
    raise AssertionError("no forced act in forty games")


def red_can_only_end_the_turn() -> Table:
    """Samurai for two: red has laid a tile, and none of the others may follow, so it can only end the turn."""
    table = started("samurai")
    for seat, picks in enumerate((("H4", "H3", "B4", "B3", "R4"), ("W1", "W1", "W2", "K1", "F"))):
        for tile in picks:
            table.act(seat, table.count(seat), f"+{tile}", 1)
    play_until(table, lambda table: table.state.phase == samurai.PLAYING)
    table.act(0, table.count(0), table.legal(0)[0], 5_000)
    return table


def test_the_forced_end_of_a_samurai_turn_is_left_to_the_player() -> None:
    table = red_can_only_end_the_turn()
    assert table.legal(0) == [samurai.END]
    assert not table.log[-1].forced
    table.back(0, table.count(0), 5_001)
    assert len(table.legal(0)) > 1
    table.act(0, table.count(0), table.legal(0)[1], 5_002)
    table.act(0, table.count(0), "end", 5_003)
    assert table.to_act() == [1]


def test_a_turn_of_forced_acts_is_played_to_its_end() -> None:
    seats = [Seat("bot", None, "easy"), *people(2)[1:]]  # a person would capture a figure with their own hands
    table = started("samurai", seats=seats, options={"hands": "random", "capture": "immediate"})
    play_until(table, lambda table: table.state.phase == samurai.PLAYING and table.state.seat == 1)
    state = table.state
    land = int(LAND[2])
    state.land_taken = uint64(land ^ 1 << land.bit_length() - 1)  # one hex remains, and red has one tile and no supply
    state.hand[:] = 0
    state.hand[0, TILES.index("K1")] = 1
    state.left[:] = 0
    state.laid = samurai.WITH_CHARACTER
    table.legal_now = table.game.legal(state)
    assert table.legal_now == [samurai.END]
    table.act(1, table.count(1), samurai.END, 9)
    assert [entry[1:] for entry in table.log[-3:]] == [
        (1, samurai.END, 9, False),
        (0, samurai.LAY + 174 * TILES.index("K1") + land.bit_length() - 1, 9, True),
        (0, samurai.END, 9, True),
    ]


def test_forced_acts_without_end_are_left_to_the_player_after_a_while() -> None:
    table = opened(Ring())
    table.start(0, layout(">" * SIZE))
    assert (len(table.log), table.status, table.legal(0)) == (MAX_FORCED, Status.PLAYING, [FORWARD])
    table.act(0, table.count(0), FORWARD, 1)
    assert (len(table.log), table.status) == (MAX_FORCED + 1, Status.PLAYING)


# --- taking back ------------------------------------------------------------------------------------------------------


def test_acts_of_ones_running_turn_are_taken_back_one_by_one() -> None:
    table = started("samurai", options={"hands": "random"})
    play_until(table, lambda table: table.state.phase == samurai.PLAYING)
    seat = table.to_act()[0]
    before = dump(table, but=("log", "change", "changed"))
    chance = Random(0)
    table.act(seat, table.count(seat), chance.choice([act for act in table.legal(seat) if act < samurai.MOVE]), 10_000)
    table.back(seat, table.count(seat), 10_001)
    assert dump(table, but=("log", "change", "changed")) == before
    assert table.log[-1] == Entry(TAKE_BACK, seat, len(table.acts), 10_001)
    assert code_of(table, lambda: table.back(seat, table.count(seat), 10_002)) == "table-nothing-to-take-back"
    assert code_of(table, lambda: table.back(seat, table.count(seat) - 1, 10_002)) == "table-late-act"


@ALL_GAMES
def test_a_finished_turn_and_the_opponents_turn_are_not_taken_back_without_agreement(
    name: str, options: dict[str, OptionValue]
) -> None:
    for seed in range(3):
        table = started(name, options=options, seed=seed)
        chance = Random(seed)
        for _ in range(60):
            play(table, chance=chance)
            if table.status is Status.PLAYING and not table.game.is_secret(table.state):
                check_only_the_running_turn_is_taken_back(table)


def check_only_the_running_turn_is_taken_back(table: Table) -> None:
    states = table.states()
    for seat in range(table.game.seats):
        running = states[-1].seat == seat and states[-2].seat == seat and states[-2].turn == states[-1].turn
        free = running and not table.acts[-1].forced
        assert table.acts_after_take_back(seat) == (len(table.acts) - 1 if free else None)
        if not free:
            request = lambda seat=seat: table.back(seat, table.count(seat), table.changed)  # noqa: E731
            assert code_of(table, request) == "table-nothing-to-take-back"


@OPEN_GAMES
def test_an_agreed_take_back_goes_to_the_last_act_that_the_offering_seat_chose(
    name: str, options: dict[str, OptionValue]
) -> None:
    table = started(name, options=options)
    play(table, 7, chance=Random(4))
    states = table.states()
    for offering in range(table.game.seats):
        last = table.last_choice(offering)
        assert last is not None
        assert (table.acts[last].seat, table.acts[last].forced) == (offering, False)
        assert all(entry.seat != offering or entry.forced for entry in table.acts[last + 1 :])
        table.offer("back", offering, 100)
        for other in range(table.game.seats):
            if other != offering:
                assert len(table.states()) == len(states)
                table.answer("back", other, True, 101)
        assert table.log[-1] == Entry(TAKE_BACK, offering, last, 101)
        assert [table.game.to_bytes(state) for state in table.states()] == [
            table.game.to_bytes(state) for state in states[: last + 1]
        ]
        assert table.game.to_bytes(table.state) == table.game.to_bytes(states[last])
        assert (table.offers, table.to_act()[0]) == ({}, offering)
        play_until(table, lambda table: table.last_choice(table.game.seats - 1) is not None)
        states = table.states()


def test_forced_acts_in_between_are_taken_back_as_well() -> None:
    for seed in range(60):
        table = started("kamisado")
        chance = Random(seed)
        while table.status is Status.PLAYING and not (table.log and table.log[-1].forced):
            play(table, chance=chance)
        if table.status is Status.PLAYING:
            break
    chosen = [number for number, entry in enumerate(table.acts) if not entry.forced][-1]
    offering = table.acts[chosen].seat
    table.offer("back", offering, 50)
    table.answer("back", 1 - offering, True, 51)
    assert len(table.acts) == chosen < len(table.log) - 2
    assert table.to_act() == [offering]


def test_nothing_is_taken_back_if_nothing_was_chosen_or_if_it_is_not_allowed() -> None:
    table = started("kaito")
    assert code_of(table, lambda: table.offer("back", 0, 1)) == "table-nothing-to-take-back"
    play(table, 2)
    for rated in (started("kaito", rated=True), started("kaito", takebacks=False)):
        play(rated, 2)
        assert code_of(rated, lambda rated=rated: rated.offer("back", 0, 9)) == "table-no-take-backs"


def test_the_number_of_agreed_take_backs_is_limited() -> None:
    """A person who holds all seats, or plays a bot, always gets agreement: the log would grow without limit."""
    table = started("kamisado", seats=[Seat("person", 1, None, "Ann")] * 2)
    for _ in range(MAX_TAKE_BACKS):
        play(table)
        table.offer("back", 0, 9)
    assert len(table.log) == 2 * MAX_TAKE_BACKS and not table.acts
    play(table)
    assert code_of(table, lambda: table.offer("back", 0, 9)) == "table-too-many-take-backs"
    play(table)
    table.offer("back", 1, 9)  # the limit is per seat
    assert table.log[-1].kind == TAKE_BACK


# --- offers -----------------------------------------------------------------------------------------------------------


def test_a_bot_has_to_agree_like_everybody_else() -> None:
    table = started("caminos", seats=[*people(1), Seat("bot", None, "easy")])
    play(table, 2)
    table.offer("draw", 0, 10)
    assert (table.status, table.offers) == (Status.PLAYING, {"draw": [0]})
    assert code_of(table, lambda: table.offer("draw", 0, 11)) == "table-offered-already"
    assert code_of(table, lambda: table.answer("draw", 0, True, 11)) == "table-nothing-offered"
    assert code_of(table, lambda: table.answer("back", 1, True, 11)) == "table-nothing-offered"
    table.answer("draw", 1, True, 12)
    assert table.ending == Ending((0.0, 0.0), (0, 0), "agreed-draw", (1, 1))
    assert table.offers == {}


def test_a_person_who_holds_all_seats_needs_no_agreement() -> None:
    table = started("caminos", options={"players": "4"}, seats=people(1) * 4)
    play(table, 4)
    table.offer("back", 0, 10)
    assert table.log[-1] == Entry(TAKE_BACK, 0, 0, 10)
    table.offer("draw", 2, 11)
    assert table.status is Status.OVER
    table.offer("rematch", 1, 12)
    assert table.rematch_agreed()


def test_two_seats_of_one_person_agree_together_but_another_person_is_asked() -> None:
    table = started("caminos", options={"players": "4"}, seats=[*people(2), *people(2)])
    table.offer("draw", 2, 1)
    assert table.offers == {"draw": [2, 0]}
    assert code_of(table, lambda: table.answer("draw", 0, True, 2)) == "table-nothing-offered"
    table.answer("draw", 1, True, 3)
    assert table.status is Status.OVER


def test_the_agreement_of_a_deleted_account_is_not_needed() -> None:
    table = started("caminos", seats=[*people(1), Seat("gone")])
    table.offer("draw", 0, 1)
    assert table.status is Status.OVER


@ALL_GAMES
def test_a_draw_is_offered_only_in_games_that_have_draws(name: str, options: dict[str, OptionValue]) -> None:
    table = started(name, options=options)
    if table.game.can_draw:
        table.offer("draw", 0, 1)
        for seat in range(1, table.game.seats):
            table.answer("draw", seat, True, 2)
        assert table.ending is not None
        assert table.ending.values == (0.0,) * table.game.seats
    else:
        assert code_of(table, lambda: table.offer("draw", 0, 1)) == "table-no-draws"


def test_unknown_and_premature_offers_are_refused() -> None:
    table = started("caminos")
    assert code_of(table, lambda: table.offer("tea", 0, 1)) == "table-no-such-offer"
    assert code_of(table, lambda: table.offer("rematch", 0, 1)) == "table-not-over"


def test_declining_ends_an_offer_for_all_and_it_can_be_made_again() -> None:
    table = started("samurai", options={"players": 3})
    table.offer("draw", 0, 1)
    table.answer("draw", 1, True, 2)
    table.answer("draw", 2, False, 3)
    assert (table.offers, table.status, table.changed) == ({}, Status.PLAYING, 3)
    table.offer("draw", 0, 4)
    table.answer("draw", 0, False, 5)
    assert table.offers == {}, "an offer can be withdrawn"


def test_an_act_withdraws_offers_of_others_and_every_take_back() -> None:
    table = started("caminos")
    play(table, 2)
    table.offer("draw", 1, 10)
    play(table)
    assert table.offers == {}
    table.offer("draw", 1, 20)
    table.offer("back", 1, 20)
    play(table)
    assert table.offers == {"draw": [1]}, "a draw may be offered together with an act"
    play(table)
    assert table.offers == {}


def test_a_take_back_withdraws_all_offers() -> None:
    table = started("caminos")
    play(table, 2)
    table.offer("draw", 0, 10)
    table.offer("back", 0, 10)
    table.answer("back", 1, True, 11)
    assert table.offers == {}


@SAMURAI
def test_in_a_rematch_the_seats_rotate_by_one(players: int) -> None:
    table = started("samurai", options={"players": players})
    table.give_up(range(1, players), 5)
    for seat in range(players):
        assert not table.rematch_agreed()
        if seat == 0:
            table.offer("rematch", 0, 6)
        else:
            table.answer("rematch", seat, True, 6)
    assert table.rematch_agreed()
    assert [seat.person for seat in table.rotated_seats()] == [players, *range(1, players)]
    assert code_of(table, lambda: table.answer("rematch", 0, False, 7)) == "table-nothing-offered"
    assert code_of(table, lambda: table.offer("rematch", 1, 7)) == "table-offered-already"
    assert table.carried_points() == (0,) * players


@pytest.mark.parametrize("players", ["2", "4"])
def test_points_stay_with_their_person_over_three_scored_games_of_caminos(players: str) -> None:
    options = {"scoring": "yes", "players": players, "board": "square" if players == "2" else "octagon"}
    table = started("caminos", options=options)
    sums = dict.fromkeys(range(1, int(players) + 1), 0)
    for number in range(3):
        play_until(table, lambda table: table.status is Status.OVER, chance=Random(number))
        assert table.ending is not None
        for seat, points in zip(table.seats, table.ending.points, strict=True):
            sums[seat.person or 0] += points
        table = started("caminos", options=options, seats=table.rotated_seats(), carried=table.carried_points())
        assert {seat.person: points for seat, points in zip(table.seats, table.carried, strict=True)} == sums
    assert sum(sums.values()) > 0
    assert started("caminos").carried_points() == (0, 0)


# --- endings ----------------------------------------------------------------------------------------------------------

TWO, TEAMS, THREE = ("kaito", {}), ("caminos", {"players": "4"}), ("samurai", {"players": 3, "hands": "random"})


@pytest.mark.parametrize(
    ("game", "loser", "values"),
    [
        (TWO, 0, (-1.0, 1.0)),
        (TWO, 1, (1.0, -1.0)),
        (TEAMS, 1, (1.0, -1.0, 1.0, -1.0)),
        (TEAMS, 2, (-1.0, 1.0, -1.0, 1.0)),
    ],
)
def test_a_player_who_resigns_loses_with_the_team_and_the_others_win(game: Any, loser: int, values: tuple[float, ...]) -> None:
    table = started(game[0], options=game[1], control=FISCHER)
    table.resign(loser, 5_000)
    assert table.ending is not None
    assert (table.status, table.ending.values, table.ending.reason) == (Status.OVER, values, "resigned")
    assert table.clock.deadline() is None
    assert (table.to_act(), table.legal(0)) == ([], [])
    assert code_of(table, lambda: table.resign(loser, 5_001)) == "table-over"


@pytest.mark.parametrize(
    ("game", "values", "places"),
    [(TWO, (-1.0, 1.0), (2, 1)), (TEAMS, (-1.0, 1.0, -1.0, 1.0), (2, 1, 2, 1))],
)
def test_a_player_whose_flag_falls_loses(game: Any, values: tuple[float, ...], places: tuple[int, ...]) -> None:
    table = started(game[0], options=game[1], control=TURN)
    play_until(table, lambda table: table.to_act() == [0])
    due = table.changed + 60_000 + LAG_FORGIVEN
    assert not table.end_if_time_is_up(due - 1)
    assert table.end_if_time_is_up(due)
    assert table.ending == Ending(values, (0,) * len(values), "flag", places)
    assert not table.end_if_time_is_up(due), "a game ends once"


def test_after_the_time_is_up_every_request_is_refused_even_before_the_game_has_ended() -> None:
    table = started("caminos", control=TURN)
    late = 60_000 + LAG_FORGIVEN
    for request in (
        lambda: table.act(0, 0, table.legal(0)[0], late),
        lambda: table.back(0, 0, late),
        lambda: table.resign(1, late),
        lambda: table.offer("draw", 0, late),
    ):
        assert code_of(table, request) == "table-time-over"
    assert table.end_if_time_is_up(late)


def test_an_act_after_the_deadline_is_refused_although_lag_might_explain_it() -> None:
    table = started("caminos", control=TURN)
    act = table.legal(0)[0]
    assert code_of(table, lambda: table.act(0, 0, act, 60_001)) == "table-time-over"
    assert code_of(table, lambda: table.act(0, 0, act, 60_200, lag=199)) == "table-time-over"
    table.act(0, 0, act, 60_200, lag=200)
    assert table.clock.remaining == (60_000, 60_000)


def test_a_table_without_a_clock_can_be_claimed_after_a_stated_time() -> None:
    table = started("kaito")
    play(table, 2, now=1_000)
    seat = 1 - table.to_act()[0]
    assert code_of(table, lambda: table.claim(seat, "game", None, 60_000, 10**9)) == "table-claim-too-early"
    assert code_of(table, lambda: table.claim(seat, "game", 500, 60_000, 60_999)) == "table-claim-too-early"
    assert code_of(table, lambda: table.claim(seat, "game", 9_000, 60_000, 68_999)) == "table-claim-too-early"
    assert code_of(table, lambda: table.claim(1 - seat, "game", 500, 60_000, 10**9)) == "table-claim-own-turn"
    table.claim(seat, "game", 9_000, 60_000, 69_000)
    assert table.ending is not None
    assert (table.ending.values[seat], table.ending.values[1 - seat], table.ending.reason) == (1.0, -1.0, "claimed")
    timed = started("kaito", control=TURN)
    assert code_of(timed, lambda: timed.claim(1, "game", 0, 1, 50_000)) == "table-claim-has-clock"


def test_a_game_that_is_called_off_counts_for_nobody() -> None:
    table = started("samurai", options={"players": 3, "hands": "random"})
    table.claim(2, "off", 0, 60_000, 60_000)
    assert table.ending == Ending((0.0,) * 3, (0,) * 3, "called-off", (1, 1, 1))
    closed = started("kamisado")
    closed.close(4)
    assert closed.ending == Ending((0.0,) * 2, (0,) * 2, "closed", (1, 1))
    assert {"called-off", "closed", "aborted"} == set(UNCOUNTED)


def test_a_game_cannot_be_claimed_against_ones_partner() -> None:
    table = started("caminos", options={"players": "4"})
    assert table.to_act() == [0]
    assert code_of(table, lambda: table.claim(2, "game", 0, 60_000, 60_000)) == "table-claim-own-side"
    table.claim(3, "game", 0, 60_000, 60_000)
    assert table.ending is not None
    assert table.ending.values == (-1.0, 1.0, -1.0, 1.0)


def test_if_all_flags_fall_at_once_it_is_a_draw_and_if_two_of_three_fall_the_third_wins() -> None:
    table = started("samurai", options={"players": 3}, control=TURN)
    assert table.end_if_time_is_up(60_000 + LAG_FORGIVEN)
    assert table.ending == Ending((0.0,) * 3, (0,) * 3, "flag", (1, 1, 1))
    table = started("samurai", options={"players": 3}, control=TURN)
    for _ in range(5):
        table.act(1, table.count(1), table.legal(1)[0], 1_000)
    assert table.end_if_time_is_up(60_000 + LAG_FORGIVEN)
    assert table.ending == Ending((-1.0, 1.0, -1.0), (0,) * 3, "flag", (2, 1, 2))


def number_chosen(table: Table) -> int:
    """Return the number of secret choices made so far."""
    return sum(len(table.choices(seat)) for seat in range(table.game.seats))


# --- secret phases ----------------------------------------------------------------------------------------------------


@SAMURAI
def test_in_a_secret_phase_all_seats_choose_at_once_in_any_order(players: int) -> None:
    table = started("samurai", options={"players": players})
    chance = Random(players)
    chosen: list[list[int]] = [[] for _ in range(players)]
    waiting = list(range(players))
    while waiting:
        assert table.to_act() == waiting
        assert table.log == []
        seat = chance.choice(waiting)
        act = chance.choice(table.legal(seat))
        chosen[seat].append(act)
        table.act(seat, table.count(seat), act, 7)
        if len(chosen[seat]) == 5:
            waiting.remove(seat)
        if waiting:
            assert [table.legal(other) == [] for other in range(players)] == [other not in waiting for other in range(players)]
            assert [table.count(seat) for seat in range(players)] == [len(acts) for acts in chosen]
            assert table.count() == 0
    assert [(entry.seat, entry.act, entry.at) for entry in table.log] == [
        (seat, act, 7) for seat in range(players) for act in chosen[seat]
    ]
    assert (number_chosen(table), table.to_act()) == (0, [0])
    assert [table.count(seat) for seat in range(-1, players)] == [5 * players] * (players + 1)


@SAMURAI
def test_every_seat_sees_only_its_own_choices(players: int) -> None:
    table = started("samurai", options={"players": players})
    for seat in reversed(range(players)):
        for number, tile in enumerate(("H4", "B4", "K1", "F", "W2")):
            table.act(seat, table.count(seat), f"+{tile}", 1)
            if seat == 0 and number == 4:
                return
            view = json.loads(view_text(table, seat))
            assert view["phase"] == "pick"
            assert sorted(view["players"][seat]["hand"]) == sorted(("H4", "B4", "K1", "F", "W2")[: number + 1])
            for other in range(players):
                if other != seat:
                    assert not view["players"][other]["hand"]
            assert all(not player["hand"] for player in json.loads(view_text(table, WATCHER))["players"])
            assert seat not in table.to_act() or table.game.parse(table.state, f"+{tile}") in {
                *table.legal(seat),
                *table.choices(seat),
            }


def test_choosing_a_single_tile_twice_is_refused_with_its_rule() -> None:
    table = started("samurai", options={"players": 3})
    table.act(2, 0, "+F", 1)
    refusal = refused(table, lambda: table.act(2, 1, "+F", 1))
    assert isinstance(refusal, IllegalAct)
    assert refusal.rule == "M1"
    assert table.explained(1, "+F")[1] is None


def test_choices_are_taken_back_until_all_have_chosen() -> None:
    table = started("samurai")
    for tile in ("H4", "B4", "K1", "F", "W2"):
        table.act(1, table.count(1), f"+{tile}", 1)
    assert table.to_act() == [0]
    table.back(1, 5, 2)
    assert (table.to_act(), table.count(1), len(table.choices(1))) == ([0, 1], 4, 4)
    assert code_of(table, lambda: table.back(1, 5, 2)) == "table-late-act"
    assert code_of(table, lambda: table.back(0, 0, 2)) == "table-nothing-to-take-back"
    table.act(1, 4, "+S3", 3)
    for tile in ("H4", "B4", "K1", "F", "W2"):
        table.act(0, table.count(0), f"+{tile}", 4)
    assert sorted(json.loads(view_text(table, 1))["players"][1]["hand"]) == sorted(["H4", "B4", "K1", "F", "S3"])
    for seat in range(2):
        assert code_of(table, lambda seat=seat: table.back(seat, 10, 5)) == "table-nothing-to-take-back"


@pytest.mark.parametrize("options", [options for name, options in GAMES if name == "samurai"])
@pytest.mark.parametrize("alone", [True, False])
def test_in_games_with_hidden_information_there_are_no_agreed_take_backs(options: dict[str, OptionValue], alone: bool) -> None:
    """A take-back would reveal one's next tiles, whose order stays the same; bots would always agree to it."""
    seats = kaisho.load("samurai", **options).seats
    table = started("samurai", options=options, seats=people(1) * seats if alone else None)
    assert not table.takebacks
    for played in range(6 * seats):
        for seat in range(seats):
            refusal = refused(table, lambda seat=seat: table.offer("back", seat, table.changed))
            assert refusal.code == "table-no-take-backs-hidden", played
        play(table, chance=Random(played))
    play_until(table, lambda table: table.acts_after_take_back(table.header.seat) is not None)
    seat = table.header.seat
    table.back(seat, table.count(seat), table.changed)  # taking back in one's own turn needs no agreement


# --- hidden information -----------------------------------------------------------------------------------------------


def messages_to(table: Table, seat: int, entries: list[LoggedEntry]) -> dict[str, Any]:
    """Return everything that a seat may be sent."""
    game = table.game
    tried = (0, 5, 16, 17, 900, 3_000, 9_000, samurai.DISCARD, samurai.END)
    return {
        "view": json.loads(view_text(table, seat)),
        "legal": table.legal(seat),
        "count": table.count(seat),
        "to_act": table.to_act(),
        "log": [
            (logged.entry.seat, logged.entry.forced, table.seen(logged, seat))
            for logged in entries
            if logged.before is not None
        ],
        "explained": [table.explained(seat, act) for act in tried] if seat >= 0 else None,
        "points": game.points(table.state) if game.seats == 2 else None,
    }


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 4), st.integers(0, 3), st.randoms(use_true_random=False), st.integers(0, 40))
def test_a_seat_learns_nothing_about_the_choices_of_others_or_the_order_of_tiles(
    players: int, seat: int, chance: Random, placings: int
) -> None:
    """Two tables that differ in the order of all supplies and in the choices of others look the same to a seat."""
    seat = seat if seat < players else WATCHER
    one, other = (started("samurai", options={"players": players}, seed=chance.randrange(1_000)) for _ in range(2))
    order = [number for number in range(players) for _ in range(5)]
    chance.shuffle(order)
    for chooser in order:
        act = chance.choice(one.legal(chooser))
        one.act(chooser, one.count(chooser), act, 1)
        other.act(chooser, other.count(chooser), act if chooser == seat else chance.choice(other.legal(chooser)), 1)
        assert messages_to(one, seat, []) == messages_to(other, seat, [])
    for _ in range(placings):
        if one.state.phase != samurai.PLACING:
            break
        mover = one.to_act()[0]
        act = chance.choice(one.legal(mover))
        for table in (one, other):
            table.act(mover, table.count(mover), act, 1)
    assert messages_to(one, seat, one.take_change().entries) == messages_to(other, seat, other.take_change().entries)


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 4), st.integers(-1, 3), st.integers(0, 2**32), st.integers(20, 120))
def test_a_seat_receives_the_same_when_everything_it_cannot_know_is_redealt(
    players: int, seat: int, seed: int, acts: int
) -> None:
    seat = min(seat, players - 1)
    options = {"players": players, "hands": "random"}
    table = started("samurai", options=options)
    play(table, acts, chance=Random(seed))
    if table.status is Status.OVER:
        return
    entries = table.replayed(0)
    before = messages_to(table, seat, entries)
    redeal = table.game.rules["redeal"]
    redeal(table.state, seat, random_from(seed))
    for logged in entries:
        redeal(logged.before, seat, random_from(seed + 1))
    table.legal_now = table.game.legal(table.state)
    assert messages_to(table, seat, entries) == before


@ALL_GAMES
def test_an_ending_has_the_points_that_the_game_shows(name: str, options: dict[str, OptionValue]) -> None:
    table = started(name, options=options, seats=people(1) * kaisho.load(name, **options).seats)
    chance = Random(12)
    while table.status is Status.PLAYING:
        assert Game.points(table.game, table.state) == table.game.points(table.state)
        play(table, chance=chance)
    assert table.ending is not None and table.ending.points == table.game.points(table.state)


def test_after_the_end_the_secret_choices_are_shown() -> None:
    table = started("samurai")
    play(table, 12)
    entries = table.replayed(0)
    assert [table.seen(logged, 1) is None for logged in entries] == [True] * 5 + [False] * 7
    table.resign(0, 99)
    assert [table.seen(logged, 1) for logged in entries] == [entry.act for entry in table.log]


@ALL_GAMES
def test_missed_entries_are_replayed_with_the_states_before_them(name: str, options: dict[str, OptionValue]) -> None:
    table = started(name, options=options, seats=people(1) * kaisho.load(name, **options).seats)
    chance = Random(8)
    for _ in range(4):
        play(table, 12, chance=chance)
        if table.takebacks and table.status is Status.PLAYING and table.last_choice(table.to_act()[0]) is not None:
            table.offer("back", table.to_act()[0], 1)
    entries = table.take_change().entries
    replayed = table.replayed(0)
    for one, other in zip(entries, replayed, strict=True):
        assert one.entry == other.entry
        assert (one.before is None) == (other.before is None) == (one.entry.kind == TAKE_BACK)
        if one.before is not None:
            assert table.game.to_bytes(one.before) == table.game.to_bytes(other.before)
    assert [entry.entry for entry in table.replayed(20)] == table.log[20:]
    assert [entry.kind for entry in table.acts] == [ACT] * len(table.acts)


# --- clocks -----------------------------------------------------------------------------------------------------------


def test_all_acts_of_a_turn_are_charged_and_the_increment_is_added_once() -> None:
    table = started("samurai", options={"hands": "random"}, control=FISCHER)
    play_until(table, lambda table: table.state.phase == samurai.PLAYING and table.state.seat == 0)
    now, remaining = table.changed, table.clock.remaining[0]
    table.act(0, table.count(0), table.legal(0)[0], now + 10_000)
    assert (table.clock.remaining[0], table.clock.since) == (remaining - 10_000, (now + 10_000, None))
    table.act(0, table.count(0), "end", now + 14_000)
    assert (table.clock.remaining[0], table.clock.since) == (remaining - 14_000 + 5_000, (None, now + 14_000))


def test_in_the_tournament_set_up_the_clock_of_the_placing_player_runs() -> None:
    table = started("kamisado", options={"setup": "tournament"}, control=FISCHER)
    assert table.clock.since == (0, None)  # the challenger's, before the first tower
    for number in range(8):
        assert table.clock.since[1] is None
        table.act(0, table.count(0), table.legal(0)[0], 1_000 * (number + 1))
    assert (table.clock.remaining, table.clock.since) == ((300_000 - 8_000 + 5_000, 300_000), (None, 8_000))
    for number in range(8):
        assert table.clock.since[0] is None
        table.act(1, table.count(1), table.legal(1)[0], 8_000 + 2_000 * (number + 1))
    assert (table.clock.remaining[1], table.clock.since) == (300_000 - 16_000 + 5_000, (24_000, None))
    assert table.state.phase == kamisado.PLAYING


@pytest.mark.parametrize("control", [TURN, DAYS])
def test_time_per_turn_covers_all_acts_of_a_turn_and_is_reset_for_the_next(control: Control) -> None:
    table = started("samurai", options={"hands": "random"}, control=control)
    play_until(table, lambda table: table.state.phase == samurai.PLAYING and table.state.seat == 0)
    now = table.changed
    table.act(0, table.count(0), table.legal(0)[0], now + 10_000)
    assert table.clock.remaining_at(0, now + 20_000) == control.base - 20_000
    table.act(0, table.count(0), "end", now + 30_000)
    assert table.clock.remaining == (control.base,) * 2


def test_lag_is_forgiven_up_to_a_limit() -> None:
    table = started("kamisado", control=FISCHER)
    table.act(0, 0, table.legal(0)[0], 1_000, lag=200)
    table.act(1, table.count(1), table.legal(1)[0], 2_000, lag=9_000)
    assert table.clock.remaining == (300_000 - 800 + 5_000, 300_000 - 1_000 + LAG_FORGIVEN + 5_000)


def test_in_a_secret_phase_several_clocks_run_and_each_stops_separately() -> None:
    table = started("samurai", options={"players": 3}, control=FISCHER)
    for _ in range(5):
        table.act(1, table.count(1), table.legal(1)[0], 20_000)
    assert table.clock.since == (0, None, 0)
    for seat in (2, 0):
        for _ in range(5):
            table.act(seat, table.count(seat), table.legal(seat)[0], 50_000)
    assert table.clock.remaining == (255_000, 285_000, 255_000)
    assert table.clock.since == (50_000, None, None)


@pytest.mark.parametrize("control", [FISCHER, TURN])
def test_choosing_and_taking_back_repeatedly_gains_no_time(control: Control) -> None:
    table = started("samurai", control=control)
    for _ in range(5):
        table.act(1, table.count(1), table.legal(1)[0], 10_000)
    for number in range(1, 4):
        table.back(1, 5, 10_000 * number)
        assert table.clock.since[1] == 10_000 * number
        table.act(1, 4, table.legal(1)[0], 10_000 * number + 5_000)
    assert (table.clock.remaining[1], table.clock.since[1]) == (control.base - 25_000, None)
    for _ in range(5):
        table.act(0, table.count(0), table.legal(0)[0], 50_000)
    assert table.clock.remaining[1] == (control.base - 25_000 + 5_000 if control is FISCHER else control.base)


def test_taking_back_ones_act_returns_no_time() -> None:
    table = started("samurai", options={"hands": "random"}, control=FISCHER)
    play_until(table, lambda table: table.state.phase == samurai.PLAYING and table.state.seat == 0)
    now, remaining = table.changed, table.clock.remaining[0]
    table.act(0, table.count(0), table.legal(0)[0], now + 10_000)
    table.back(0, table.count(0), now + 20_000)
    assert table.clock.remaining_at(0, now + 20_000) == remaining - 20_000
    assert table.clock.since[0] is not None


@pytest.mark.parametrize(
    ("control", "remaining"), [(TURN, (60_000, 60_000)), (DAYS, (2 * DAY, 2 * DAY)), (FISCHER, (295_000, 260_000))]
)
def test_after_an_agreed_take_back_time_per_turn_is_reset_for_both(control: Control, remaining: tuple[int, int]) -> None:
    table = started("caminos", control=control)
    table.act(0, 0, table.legal(0)[0], 10_000)
    table.offer("back", 0, 20_000)
    assert table.clock.since == (None, 10_000)
    table.answer("back", 1, True, 50_000)
    assert (table.clock.remaining, table.clock.since) == (remaining, (50_000, None))


def test_the_clock_stops_when_the_game_is_over() -> None:
    for control in (TURN, FISCHER, DAYS):
        table = started("kaito", control=control)
        play_until(table, lambda table: table.status is Status.OVER)
        assert table.clock.since == (None, None)
        assert table.clock.control.kind is not ControlKind.NONE


def test_refusals_are_worded_in_every_language() -> None:
    for code in ("table-time-over", "table-no-such-offer", "table-claim-own-side"):
        assert len({TableRefusal(code).say(language) for language in LANGUAGES}) == len(LANGUAGES)
