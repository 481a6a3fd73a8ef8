"""Steps and past positions: what is sent so that acts can be shown one by one, and nothing that a seat may not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from numpy.random import default_rng

import kaisho
from kaisho.game import WATCHER, OptionValue
from kaisho.server.messages import EventView, Update
from kaisho.server.table import Table
from kaisho.server.table_log import LoggedEntry, standing_numbers
from kaisho.server.table_messages import MAX_STEPS, update_message, update_messages
from kaisho.server.table_status import Status
from tests.server.conftest import Club
from tests.server.running import Message, Socket
from tests.server.tables import GAMES, opened, play, play_until, screen_of, started

ALL_GAMES = pytest.mark.parametrize(("name", "options"), GAMES)


def live(table: Table, entries: list[LoggedEntry], seat: int = WATCHER) -> Update:
    return update_message(table, screen_of(table), entries, 0, None, seat)


def whole(table: Table, seat: int = WATCHER) -> Update:
    return update_messages(table, screen_of(table), table.replayed(0), 0, None, (seat,), whole=True)[seat]


def view_before(table: Table, n: int, seat: int) -> bytes:
    before = table.replayed(0)[n].before
    assert before is not None
    return table.game.view_text(before, seat)


# --- steps ------------------------------------------------------------------------------------------------------------


@ALL_GAMES
def test_an_update_has_the_views_before_all_its_acts_but_the_first(name: str, options: dict[str, OptionValue]) -> None:
    table, chance = started(name, options=options), Random(5)
    for _ in range(12):
        table.take_change()
        play(table, chance.randrange(1, 4), chance=chance)
        entries = table.take_change().entries
        first = len(table.log) - len(entries)
        expected = [
            first + index
            for index, logged in enumerate(entries)
            if index and logged.before is not None and not table.game.is_secret(logged.before)
        ]
        for seat in range(WATCHER, table.game.seats):
            steps = live(table, entries, seat).steps
            assert [step.n for step in steps] == expected
            assert all(bytes(step.view) == view_before(table, step.n, seat) for step in steps)


@ALL_GAMES
def test_who_comes_later_is_sent_the_views_before_the_newest_acts(name: str, options: dict[str, OptionValue]) -> None:
    table, chance = started(name, options=options), Random(2)
    play(table, 40, chance=chance)
    numbers = standing_numbers(table.log)[-len(table.newest) :]
    newest = zip(numbers, table.newest, strict=True)
    shown = [n for n, (_, before) in newest if before is not None and not table.game.is_secret(before)]
    assert [step.n for step in whole(table).steps] == shown
    assert live(table, []).steps == []


def test_the_number_of_steps_is_bounded() -> None:
    table = started("kamisado", options={"match": "marathon"})
    play(table, 100)
    entries = table.replayed(0)
    assert len(live(table, entries).steps) == MAX_STEPS < len(entries) - 1
    assert len(whole(table).steps) == len(table.newest) < MAX_STEPS


def test_acts_after_a_take_back_in_the_same_update_all_have_steps() -> None:
    table = started("kamisado")
    play(table, 3)
    table.take_change()
    table.offer("back", 0, 1)
    table.answer("back", 1, True, 1)
    play(table, 1)
    entries = table.take_change().entries
    steps = live(table, entries).steps
    assert steps and steps[0].n == len(table.log) - len([logged for logged in entries if logged.before is not None])


def test_no_steps_are_sent_of_a_secret_phase() -> None:
    table = started("samurai")
    table.take_change()
    play_until(table, lambda table: table.phase is None)
    entries = table.take_change().entries
    assert len(entries) >= 10
    for seat in range(WATCHER, 2):
        assert all(not table.game.is_secret(entries[step.n].before) for step in live(table, entries, seat).steps)
        assert live(table, entries[:10], seat).steps == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_steps_are_the_same_whatever_is_hidden_from_a_seat(players: int) -> None:
    game, chance = kaisho.load("samurai", players=players), Random(players)
    table = opened(game)
    layout = game.shuffle(players)
    table.start(0, layout)
    play(table, 40, chance=chance)
    acts = [entry.act for entry in table.acts]
    for seat in range(players):
        other_layout, other_acts = game.same_for(seat, layout, acts, default_rng(seat))
        twin = opened(game)
        twin.start(0, other_layout)
        for entry, act in zip(table.acts, other_acts, strict=True):
            twin.acts.append(entry._replace(act=act))
        for count in range(0, len(acts) + 1, 3):
            seen = [around(one, count) for one in (table, twin)]
            views = [[game.view_text(state, seat) for state in states if state is not None] for states in seen]
            assert views[0] == views[1]


def around(table: Table, count: int) -> Any:
    return table.states_around([entry.act for entry in table.acts[:count]])


# --- news -------------------------------------------------------------------------------------------------------------


def test_news_name_their_act_and_one_of_a_rounds_end_is_a_banner() -> None:
    table = started("kamisado", options={"match": "standard"})
    seen: list[EventView] = []
    chance = Random(1)
    for _ in range(400):
        if table.status is not Status.PLAYING:
            break
        table.take_change()
        play(table, 1, chance=chance)
        entries = table.take_change().entries
        news = live(table, entries).news
        assert all(len(table.log) - len(entries) <= event.n < len(table.log) for event in news)
        seen += news
    ends = {event.n for event in seen}
    assert ends
    assert [sum(event.banner for event in seen if event.n == n) for n in ends] == [1] * len(ends)


def test_an_update_of_several_choices_has_the_news_of_all_of_them() -> None:
    for seed in range(30):
        table, chance = started("kamisado", options={"match": "series", "rounds": 5}), Random(seed)
        table.take_change()
        play_until(table, lambda table: live(table, []).news, chance=chance)
        told = live(table, []).news
        play(table, 1, chance=chance)
        entries = table.take_change().entries
        assert {event.n for event in told} <= {event.n for event in live(table, entries).news}


# --- past positions over the socket -----------------------------------------------------------------------------------


def past(socket: Socket, table: str, acts: int, **fields: Any) -> Message:
    socket.send(do="past", table=table, acts=acts, id=98, **fields)
    while True:
        message = socket.receive()
        if message["type"] in ("past", "refused") and message["id"] == 98:
            return message


def test_every_position_of_a_game_can_be_looked_at(club: Club) -> None:
    table, ann, bob = club.two_players("kamisado")
    state = ann.watch(table)["state"]
    views = [state["view"]]
    for socket, move in ((ann, "c1-a3"), (bob, "b8-h2")):
        state = socket.act(table, socket.watch(table)["state"], move)
        views.append(state["view"])
    for socket in (ann, bob, club.socket()):
        for number, view in enumerate(views):
            message = past(socket, table, number)
            assert message["view"] == view
            assert message["before"] == (views[number - 1] if number else None)
        assert past(socket, table, 3)["code"] == past(socket, table, -1)["code"] == "table-no-such-ply"


def test_acts_that_were_taken_back_are_not_looked_at(club: Club) -> None:
    table, ann, bob = club.two_players("kamisado")
    ann.act(table, ann.watch(table)["state"], "c1-a3")
    ann.ask("offer", table=table, what="back")
    bob.ask("answer", table=table, what="back", yes=True)
    assert past(ann, table, 1)["code"] == "table-no-such-ply"
    ann.act(table, ann.watch(table)["state"], "c1-c4")
    message = past(bob, table, 1)
    assert message["view"] == bob.watch(table)["state"]["view"]


def test_nobody_looks_back_at_a_table_that_has_not_begun_or_from_another_seat(club: Club) -> None:
    ann = club.guest()
    table = ann.open("samurai", "me", "open")["table"]
    socket = club.socket(ann)
    assert past(socket, table, 0)["code"] == "table-not-begun"
    table, ann_at, bob = club.two_players("samurai")
    assert past(ann_at, table, 0, seat=1)["code"] == "table-not-seated"
    assert past(club.socket(), table, 0, seat=0)["code"] == "table-not-seated"
    assert past(bob, table, 0, seat=7)["code"] == "table-not-seated"
    assert past(bob, "nosuchtable", 0)["code"] == "table-unknown"


def test_in_a_secret_phase_everybody_sees_their_own_choices_only(club: Club) -> None:
    table, ann, bob = club.two_players("samurai")
    before = past(bob, table, 0)["view"]
    ann.act(table, ann.watch(table)["state"], "+H2")
    assert past(ann, table, 0)["view"] == ann.watch(table)["state"]["view"]
    assert past(bob, table, 0)["view"] == before


# --- hints ------------------------------------------------------------------------------------------------------------


def hint(socket: Socket, table: str, **fields: Any) -> Message:
    socket.send(do="hint", table=table, id=97, **fields)
    while True:
        message = socket.receive()
        if message["type"] in ("hint", "refused") and message["id"] == 97:
            return message


@pytest.mark.parametrize("game", ["kamisado", "samurai"])
def test_against_bots_the_strong_bot_gives_hints(club: Club, game: str) -> None:
    ann = club.guest()
    table = ann.open(game, "me", "bot:easy")["table"]
    socket = club.socket(ann)
    state = socket.watch(table)["state"]
    message = hint(socket, table)
    assert message["act"] in state["legal"]
    assert message["text"]
    assert hint(socket, table, seat=1)["code"] == "table-not-seated"
    assert hint(club.socket(club.guest()), table)["code"] == "table-not-seated"
    assert hint(club.socket(), table)["code"] == "socket-needs-name"


def test_there_are_no_hints_with_people_and_only_in_ones_turn(club: Club) -> None:
    table, ann, bob = club.two_players("kamisado")
    assert hint(ann, table)["code"] == hint(bob, table)["code"] == "table-no-hints"
    shared = club.guest()
    alone = shared.open("kamisado", "me", "bot:easy")["table"]
    socket = club.socket(shared)
    socket.ask("resign", table=alone)
    assert hint(socket, alone)["code"] == "table-over"
