"""Players who leave a game of three or four: the table plays for their seats, which come last, and the others play on."""

from __future__ import annotations

import contextlib
import io
import json
from collections.abc import Callable
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import pytest

import kaisho
from kaisho.commands import replay
from kaisho.errors import BadRecord
from kaisho.game import GOLDEN, OptionValue
from kaisho.games.samurai import rules as samurai
from kaisho.language import LANGUAGES, words
from kaisho.record import LEAVING_REASONS, Leaving, Record
from kaisho.server.analysis import ply
from kaisho.server.club_clock import now_ms
from kaisho.server.departures import Departure, ranking_after
from kaisho.server.endings import FIRST_LEFT
from kaisho.server.metrics import Metrics
from kaisho.server.pages.board import drawn
from kaisho.server.records import record_of
from kaisho.server.screen import Faults, Screen
from kaisho.server.seats import Seat
from kaisho.server.store.tables import load_table
from kaisho.server.table import Table
from kaisho.server.table_log import ACT, DEPARTURE, Entry
from kaisho.server.table_status import Status
from kaisho.sheet import record_pages
from tests.server.conftest import Club
from tests.server.in_process import InProcessClub
from tests.server.stores import new_database, put_change, put_table
from tests.server.tables import DAYS, FISCHER, TURN, dump, people, play, play_until, refused, started
from tests.server.test_bans import game_of, person_by_name, watch
from tests.server.test_security import NO_LIMITS, run_scenario

OPTIONS: list[dict[str, OptionValue]] = [
    {"players": 3},
    {"players": 4},
    {"players": 3, "hands": "random"},
    {"players": 4, "hands": "random", "capture": "immediate"},
]
ALL_OPTIONS = pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(map(str, options.values())))


def play_to_the_end(table: Table, chance: Random) -> None:
    play_until(table, lambda table: table.status is Status.OVER, chance=chance)


def check_log(table: Table) -> None:
    """Check that all acts of departed players are forced and follow the stated rule."""
    state = table.game.deal(table.must_be_dealt())
    departed: set[int] = set()
    for entry in table.log:
        if entry.kind == DEPARTURE:
            assert entry.seat not in departed
            departed.add(entry.seat)
        else:
            assert entry.kind == ACT and entry.seat == state.seat
            if entry.seat in departed and not table.game.is_secret(state):
                assert entry.forced and entry.act == table.game.absent_act(state)
            table.game.play(state, entry.act)
    assert departed == {departure.seat for departure in table.departed}


@ALL_OPTIONS
@pytest.mark.parametrize("acts", [0, 1, 7, 16, 30])
def test_the_others_play_on_and_the_departed_player_is_last(options: dict[str, OptionValue], acts: int) -> None:
    seats = int(options["players"])
    for leaver in range(seats):
        table = started("samurai", options=options, seed=acts)
        chance = Random(10 * acts + leaver)
        play(table, acts, chance=chance)
        table.resign(leaver, table.changed + 1)
        assert table.status is Status.PLAYING and leaver not in table.to_act()
        assert refused(table, lambda: table.resign(leaver, table.changed)).code == "table-seat-left"  # noqa: B023
        play_to_the_end(table, chance)
        check_log(table)
        ending = table.ending
        assert ending is not None and ending.places[leaver] == seats and ending.values[leaver] == -1.0
        result = table.game.result(table.state)
        assert result is not None and ending.points == result.points
        stayed = [seat for seat in range(seats) if seat != leaver]
        for one, other in permutations(stayed, 2):
            assert (ending.places[one] < ending.places[other]) == (result.places[one] < result.places[other])
        assert min(ending.places) == 1 and sum(value for value in ending.values if value > 0) == pytest.approx(1.0)
        won = {seat for seat in stayed if ending.values[seat] > 0}
        assert (ending.reason == FIRST_LEFT) == (set(result.winners) != won)


@ALL_OPTIONS
def test_if_all_but_one_leave_the_first_to_leave_is_last(options: dict[str, OptionValue]) -> None:
    seats = int(options["players"])
    for order in permutations(range(seats), seats - 1):
        table = started("samurai", options=options)
        for number, seat in enumerate(order):
            assert table.status is Status.PLAYING
            table.resign(seat, 10 + number)
        [winner] = set(range(seats)) - set(order)
        assert table.status is Status.OVER and table.ending is not None
        assert (table.ending.reason, table.ending.places[winner], table.ending.values[winner]) == ("resigned", 1, 1.0)
        assert [table.ending.places[seat] for seat in order] == list(range(seats, 1, -1))
        check_log(table)


def test_players_who_leave_at_the_same_moment_share_their_place() -> None:
    table = started("samurai", options={"players": 4})
    table.resign(2, 5)
    table.resign(0, 5)
    table.resign(3, 6)
    assert table.ending is not None
    assert (table.ending.places, table.ending.values) == ((3, 1, 3, 2), (-1.0, 1.0, -1.0, -1.0))


def test_the_choices_of_a_player_who_leaves_a_secret_phase_stay_and_the_table_adds_the_rest() -> None:
    table = started("samurai", options={"players": 3})
    first = table.legal(1)[3]
    table.act(1, table.count(1), first, 1)
    table.resign(1, 2)
    assert table.choices(1)[0] == first and len(table.choices(1)) == 5
    assert (table.to_act(), table.log) == ([0, 2], [Entry(DEPARTURE, 1, LEAVING_REASONS.index("resigned"), 2)])
    for seat in (0, 2):
        for _ in range(5):
            table.act(seat, table.count(seat), table.legal(seat)[0], 3)
    assert [entry.seat for entry in table.log[1:]][:15] == [0] * 5 + [1] * 5 + [2] * 5
    check_log(table)


def test_the_game_continues_when_the_last_player_to_choose_leaves() -> None:
    table = started("samurai", options={"players": 3})
    for seat in (0, 2):
        for _ in range(5):
            table.act(seat, table.count(seat), table.legal(seat)[0], 3)
    table.resign(1, 4)
    assert not table.game.is_secret(table.state) and table.to_act() == [0]
    assert table.state.phase == samurai.PLACING


@pytest.mark.parametrize("control", [TURN, FISCHER, DAYS], ids=["turn", "fischer", "days"])
def test_a_fallen_flag_removes_its_seat_and_the_next_clock_runs(control: Any) -> None:
    table = started("samurai", options={"players": 3, "hands": "random"}, control=control)
    late = control.base + 1_000
    assert table.end_if_time_is_up(late)
    assert (table.status, table.to_act()) == (Status.PLAYING, [1])
    assert [(departure.seat, departure.reason) for departure in table.departed] == [(0, "flag")]
    assert table.clock.since == (None, late, None)
    assert not table.end_if_time_is_up(late)
    assert table.end_if_time_is_up(3 * control.base)
    assert table.ending is not None and (table.ending.reason, table.ending.places) == ("flag", (3, 2, 1))


def test_if_all_flags_fall_at_once_it_is_a_draw_and_otherwise_later_flags_place_higher() -> None:
    table = started("samurai", options={"players": 3}, control=TURN)
    table.end_if_time_is_up(61_000)
    assert table.ending is not None and (table.ending.values, table.ending.places) == ((0.0,) * 3, (1, 1, 1))
    table = started("samurai", options={"players": 4}, control=TURN)
    for seat, moment in ((1, 10_000), (3, 20_000)):  # their clocks are stopped until they take a choice back
        for _ in range(5):
            table.act(seat, table.count(seat), table.legal(seat)[0], moment)
        table.back(seat, table.count(seat), 50_000)
    assert table.end_if_time_is_up(200_000)
    assert [(entry.seat, entry.at) for entry in table.log] == [(0, 60_300), (2, 60_300), (3, 90_300)]
    assert table.ending is not None and (table.ending.reason, table.ending.places) == ("flag", (3, 1, 3, 2))


def test_a_claim_removes_absent_players_and_calling_off_ends_the_game() -> None:
    table = started("samurai", options={"players": 3, "hands": "random"})
    table.claim(2, "win", 0, 1_000, 5_000)
    assert (table.status, [departure.reason for departure in table.departed]) == (Status.PLAYING, ["claimed"])
    assert refused(table, lambda: table.claim(0, "win", 0, 1, 10**6)).code == "table-seat-left"
    table.claim(2, "off", 5_000, 1_000, 9_000)
    assert table.ending is not None and (table.ending.reason, table.ending.places) == ("called-off", (1, 1, 1))


def test_the_last_claim_ends_the_game_for_those_who_stayed() -> None:
    table = started("samurai", options={"players": 3, "hands": "random"})
    table.resign(0, 1_000)
    assert table.to_act() == [1]
    assert refused(table, lambda: table.claim(2, "win", None, 1, 10**6)).code == "table-claim-too-early"
    table.claim(2, "win", 1_000, 1_000, 5_000)
    assert table.ending is not None
    assert (table.ending.reason, table.ending.places, table.ending.values) == ("claimed", (3, 2, 1), (-1.0, -1.0, 1.0))


def test_a_departed_player_who_still_watches_can_neither_prevent_nor_make_a_claim(tmp_path: Path) -> None:
    async def scenario(club: InProcessClub) -> None:
        people = [await club.guest(name) for name in ("Ann", "Bob", "Cid")]
        id = await game_of(club, "samurai", people, players=3, hands="random")
        hub, live = club.services.hub, club.services.hub.tables[id]
        await watch(club, id, await person_by_name(club, "Ann"))
        await people[0].post(f"/api/tables/{id}/requests", json={"do": "resign"})
        assert live.table.to_act() == [1] and hub.presence.away_since(live) is not None
        hub.presence.open_since = live.table.changed = now_ms() - 2 * hub.presence.patience()
        live.last_here = dict.fromkeys(live.last_here, 0)
        assert (hub.claim_at(live) or 0) <= now_ms()
        pages = [(await person.get(f"/plain/tables/{id}")).text for person in (people[0], people[2])]
        assert ['name="what" value="win"' in page for page in pages] == [False, True]
        for person, status in ((people[0], 409), (people[2], 200)):
            answer = await person.post(f"/api/tables/{id}/requests", json={"do": "claim", "what": "win"})
            assert answer.status_code == status, answer.text
        ending = live.table.ending
        assert ending is not None and (ending.reason, ending.places) == ("claimed", (3, 2, 1))

    run_scenario(tmp_path, scenario, **NO_LIMITS)


def test_offers_need_the_remaining_players_agreement_but_a_rematch_needs_everybodys() -> None:
    table = started("samurai", options={"players": 3, "hands": "random"})
    table.offer("draw", 0, 1)
    table.resign(2, 2)
    assert table.offers == {}
    assert refused(table, lambda: table.offer("draw", 2, 2)).code == "table-seat-left"
    table.offer("draw", 0, 3)
    assert refused(table, lambda: table.answer("draw", 2, False, 3)).code == "table-seat-left"
    table.answer("draw", 1, True, 4)
    assert table.ending is not None
    assert (table.ending.reason, table.ending.values, table.ending.places) == ("agreed-draw", (0.0, 0.0, -1.0), (1, 1, 3))
    table.offer("rematch", 0, 5)
    table.answer("rematch", 1, True, 6)
    assert not table.rematch_agreed()
    table.answer("rematch", 2, True, 7)
    assert table.rematch_agreed()


def test_a_resignation_in_a_team_game_of_two_sides_ends_it_at_once() -> None:
    table = started("caminos", options={"players": "4"})
    table.resign(1, 3)
    assert table.ending is not None and table.log == [] and table.departed == []
    assert (table.ending.reason, table.ending.values, table.ending.places) == ("resigned", (1.0, -1.0, 1.0, -1.0), (1, 2, 1, 2))


def test_bots_do_not_continue_among_themselves() -> None:
    table = started("samurai", options={"players": 3}, seats=[*people(1), Seat("bot", None, "easy"), Seat("bot", None, "easy")])
    table.resign(0, 3)
    assert table.ending is not None and (table.ending.values, table.ending.places) == ((-1.0, 0.5, 0.5), (3, 1, 1))


def test_a_deleted_person_leaves_with_all_seats_at_once() -> None:
    table = started("samurai", options={"players": 4}, seats=[*people(3), *people(1)])
    table.give_up([0, 3], 8)
    assert [departure.seat for departure in table.departed] == [0, 3]
    table.give_up([0, 3], 9)
    assert len(table.departed) == 2
    table.resign(2, 10)
    assert table.ending is not None and table.ending.places == (3, 1, 2, 3)


@ALL_OPTIONS
def test_a_table_with_departures_is_stored_and_loaded_unchanged(options: dict[str, OptionValue], tmp_path: Path) -> None:
    engine = new_database(tmp_path)
    chance = Random(5)
    table = started("samurai", options=options, id="stored", control=FISCHER, seats=people(int(options["players"])))
    put_table(engine, table)
    for step in range(12):
        play(table, 4, chance=chance)
        if step == 2:
            table.resign(1, table.changed)
        if step == 7:
            table.resign(0, table.changed)
        put_change(engine, table)
        with engine.connect() as connection:
            loaded = load_table(connection, "stored")
        assert loaded is not None
        assert dump(loaded, but=("newest", "seats")) == dump(table, but=("newest", "seats"))


@pytest.mark.parametrize("options", OPTIONS)
def test_the_table_plays_by_the_documented_rule(options: dict[str, OptionValue]) -> None:
    game = kaisho.load("samurai", **options)
    state, chance = game.deal(seed=3), Random(3)
    while not state.over:
        legal = game.legal(state)
        expected = samurai.END if samurai.END in legal else legal[(int(state.acts) * GOLDEN % 2**32) * len(legal) >> 32]
        assert game.absent_act(state) == expected
        person_by_name = game.concealed(state, int(state.seat))
        assert game.absent_act(person_by_name) == expected, "the rule depends only on what the seat may know"
        game.play(state, chance.choice(legal))


def test_members_of_a_team_that_leaves_share_its_place() -> None:
    class Three(type(kaisho.load("samurai"))):  # type: ignore[misc]
        """Six seats, three teams."""

        seats = 6
        teams = ((0, 3), (1, 4), (2, 5))

    game = Three.__new__(Three)
    departures = [Departure(seat, "flag", 5, 0) for seat in (1, 4)]
    assert ranking_after(game, departures, (1, 1, 2, 1, 1, 2)) == ((1.0, -1.0, -1.0, 1.0, -1.0, -1.0), (1, 3, 2, 1, 3, 2))


# --- records and messages ---------------------------------------------------------------------------------------------


def game_with_departure(options: dict[str, OptionValue], leaver: int = 1, after: int = 40) -> Table:
    """A finished game with a departure."""
    table = started("samurai", options=options, seed=2)
    play(table, after, chance=Random(2))
    table.resign(leaver, table.changed)
    play_to_the_end(table, Random(3))
    return table


@ALL_OPTIONS
def test_the_record_contains_departures_and_they_are_checked_when_it_is_read(options: dict[str, OptionValue]) -> None:
    table = game_with_departure(options)
    text = record_of(table).write()
    side = table.game.seat_name(1)
    assert text.count("; left:") == 1 and f"; left: {side} resigned" in text
    again = Record.read(text)
    assert again.departures == [Leaving(table.departed[0].acts, 1, "resigned")]
    assert again.write() == text
    for wrong in ("resigned", f"{side} eaten", "nobody flag", f"{side} resigned\n; left: {side} flag"):
        with pytest.raises(BadRecord) as refusal:
            Record.read(text.replace(f"; left: {side} resigned", f"; left: {wrong}"))
        assert refusal.value.code == "record-bad-left"
    other = text.replace(f"; left: {side} resigned\n", "")
    with pytest.raises(BadRecord) as refusal:  # a departure before the first act, but later acts of the seat are not forced
        Record.read(other.replace("\n\n", f"\n\n; left: {side} resigned\n", 1))
    assert refusal.value.code == "record-left-act"


def test_departures_of_a_running_game_are_in_its_record() -> None:
    table = started("samurai", options={"players": 3})
    table.resign(2, 4)
    for seat in range(-1, 3):
        text = record_of(table).write(seat=seat)
        assert "; left: green resigned" in text and "deal:" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_shows_departures_in_every_language(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = game_with_departure({"players": 3})
    (tmp_path / "left.kaisho").write_text(record_of(table).write(), encoding="utf-8")
    arguments: dict[str, Any] = {"file": str(tmp_path / "left.kaisho"), "lang": language, "notation": None, "at": None}
    arguments |= {"json": False, "colour": "never", "boards": False}
    assert replay.run(arguments) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert words(language)("plain-left-resigned") in printed
    assert replay.run(arguments | {"json": True}) == 0
    assert json.loads(capsys.readouterr().out)["left"] == [{"acts": table.departed[0].acts, "seat": 1, "reason": "resigned"}]


# --- the ending in replays and pages ------------------------------------------------------------------------------------


def game_with_other_places() -> Table:
    """A finished game with a departure whose places differ from those by the rules."""
    for after in range(60, 30, -3):
        table = game_with_departure({"players": 3, "hands": "random"}, after=after)
        by_rules = table.game.result(table.state)
        assert by_rules is not None and table.ending is not None
        if by_rules.places != table.ending.places:
            return table
    raise AssertionError("none of these games has different places")


def screen_of(table: Table) -> Screen:
    return Screen(table.game, "T", Faults(Metrics()))


def test_the_last_position_shows_the_ending_and_the_places_of_the_table(tmp_path: Path) -> None:
    table = game_with_other_places()
    assert table.ending is not None
    last, screen = len(table.acts), screen_of(table)
    assert ply(table, screen, None, last, -1).result == table.ending
    assert ply(table, screen, None, last - 1, -1).result is None
    ranked = ["1st", "2nd", "3rd"]
    sides = [say_en(table.game.seat_word(seat)) for seat in range(3)]
    expected = [f"{ranked[place - 1]} {side}" for place, side in zip(table.ending.places, sides, strict=True)]
    status = drawn(screen, table.state, "en", -1, table.ending).status
    record = Record.read(record_of(table).write())
    record.save(tmp_path / "left.kaisho")
    printed = run_replay(tmp_path / "left.kaisho")
    pages = "".join(page.svg for page in record_pages(record))
    for text in expected:
        assert any(line.startswith(f"{text} –") for line in status), (expected, status)
        assert f"{text} –" in printed, (expected, printed)
        assert text in pages
    assert record.table_places() == table.ending.places


def say_en(word: str) -> str:
    return words("en")(word)


def run_replay(file: Path) -> str:
    out = io.StringIO()
    arguments: dict[str, Any] = {"file": str(file), "lang": "en", "notation": None, "at": None, "json": False}
    with contextlib.redirect_stdout(out):
        assert replay.run(arguments | {"colour": "never", "boards": False}) == 0
    return out.getvalue()


@pytest.mark.parametrize("comment", ["red won, places 1 2", "red won, places 1 2 9", "places", "", ", places 1 2 3 4"])
def test_a_comment_without_a_place_for_every_seat_is_ignored(comment: str) -> None:
    record = record_of(game_with_departure({"players": 3}))
    record.tags["comment"] = comment
    assert record.table_places() is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["kamisado", "kaito", "caminos", "samurai"])
def test_a_board_after_a_resignation_does_not_say_whose_turn_it_would_be(name: str, language: str) -> None:
    table = started(name, options={"players": 3, "hands": "random"} if name == "samurai" else {})
    play(table, 4, chance=Random(4))
    seats = table.game.seats
    before = drawn(screen_of(table), table.state, language, -1)
    for seat in range(seats - 1):
        table.resign(seat, table.changed)
    assert table.status is Status.OVER and not table.state.over
    after = drawn(screen_of(table), table.state, language, -1, table.ending)
    assert words(language)(f"{name}-show-over") in after.status and words(language)(f"{name}-show-over") not in before.status
    assert not any(line.startswith(">") for line in after.status) and ">" not in after.plain and "*" not in after.plain


@pytest.mark.parametrize("name", ["kamisado", "samurai"])
def test_the_plain_pages_of_a_resigned_game_show_the_ending_and_no_turn(club: Club, name: str) -> None:
    table, _, bob = club.two_players(name, options={"hands": "random"} if name == "samurai" else {})
    playing = bob.client.call("GET", f"/plain/tables/{table}").body
    bob.ask("resign", table=table)
    over = words("en")(f"{name}-show-over")
    for path in (f"/plain/tables/{table}", f"/plain/tables/{table}/back"):
        page = bob.client.call("GET", path).body
        assert over in page and over not in playing and "resigned: the victory goes to" in page, path


def test_all_viewers_are_sent_the_departure_and_the_game_continues(club: Club) -> None:
    people = [club.guest() for _ in range(3)]
    table = people[0].open("samurai", "me", "open", "open", options={"players": 3, "hands": "random"})
    for person in people[1:]:
        assert person.at(table["table"], "join", invite=table["invite"]).status == 200
    sockets = [person.socket() for person in people]
    watcher = club.guest().socket()
    for socket in (*sockets, watcher):
        socket.watch(table["table"])
    sockets[0].ask("resign", table=table["table"])
    for socket in (*sockets, watcher):
        message = socket.wait_for("table", lambda message: any(seat["left"] for seat in message["seats"]))
        assert [seat["left"] for seat in message["seats"]] == ["resigned", None, None]
        departures = [entry for entry in message["state"]["acts"] if entry["kind"] == "left"]
        assert [(entry["seat"], entry["reason"]) for entry in departures] == [(0, "resigned")]
        assert message["state"]["status"] == "playing" and message["state"]["to_act"] == [1]
    assert sockets[0].expect_refusal("resign", table=table["table"])["code"] == "table-seat-left"
    state = people[1].get(f"/api/tables/{table['table']}")["state"]
    people[1].at(table["table"], "act", after=state["count"], act=state["legal"][0])
    sockets[2].ask("resign", table=table["table"])
    assert watcher.wait_for("table", lambda message: message["state"]["result"])["state"]["result"]["places"] == [3, 1, 2]


# --- ratings ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("control", [TURN, FISCHER], ids=["turn", "fischer"])
def test_a_rated_game_that_somebody_leaves_early_continues_but_is_not_rated(control: Any) -> None:
    table = started("samurai", options={"players": 3}, rated=True, control=control)
    table.resign(1, 1)
    play_to_the_end(table, Random(4))
    assert table.ending is not None and (table.ending.unrated, table.ending.places[1]) == ("few-acts", 3)
    table = started("samurai", options={"players": 3}, rated=True, control=control)
    play_until(table, lambda table: table.state.turn > 9)
    table.resign(1, table.changed)
    play_to_the_end(table, Random(4))
    assert table.ending is not None and (table.ending.unrated, table.ending.places[1]) == (None, 3)


@pytest.mark.parametrize("name", ["kamisado", "kaito", "caminos", "samurai"])
def test_a_rated_game_of_two_sides_counts_from_the_second_turn_of_both(name: str) -> None:
    counted = []
    for acts in range(40):
        table = started(name, rated=True, control=FISCHER)
        play(table, acts)
        if table.status is Status.OVER:
            break
        chosen: list[set[int]] = [set(), set()]
        for entry, state in zip(table.acts, table.states(), strict=False):
            if not entry.forced:
                chosen[entry.seat].add(int(state.turn))
        table.resign(0, table.changed)
        assert table.ending is not None
        counted.append(table.ending.reason == "resigned")
        assert counted[-1] == all(len(turns) >= 2 for turns in chosen)
        assert counted[-1] or (table.ending.reason, table.ending.values) == ("aborted", (0.0, 0.0))
    assert counted[0] is False and counted[-1] is True
    casual = started(name)
    casual.resign(0, 1)
    assert casual.ending is not None and casual.ending.reason == "resigned"


def agree_on_a_draw(table: Table) -> None:
    table.offer("draw", 0, table.changed)
    table.answer("draw", 1, True, table.changed)


def run_out_of_time(table: Table) -> None:
    assert table.end_if_time_is_up(10**14)


def give_up(table: Table) -> None:
    table.give_up([0], table.changed)


SERIES = ("kamisado", {"match": "series", "rounds": 2})
GAMES_OF_TWO = (SERIES, ("kaito", {}), ("caminos", {}), ("samurai", {}))


@pytest.mark.parametrize(
    ("game", "end_game", "counted"),
    [
        *((game, run_out_of_time, "flag") for game in GAMES_OF_TWO),
        *((game, give_up, "resigned") for game in GAMES_OF_TWO),
        (SERIES, agree_on_a_draw, "agreed-draw"),
    ],
)
def test_a_rated_game_that_ends_early_is_aborted(
    game: tuple[str, dict[str, Any]], end_game: Callable[[Table], None], counted: str
) -> None:
    name, options = game
    for acts, reason in ((0, "aborted"), (1, "aborted"), (16, counted)):
        table = started(name, options=options, rated=True, control=FISCHER)
        play(table, acts)
        end_game(table)
        assert table.ending is not None and table.ending.reason == reason
        assert reason != "aborted" or table.ending.values == (0.0, 0.0)
