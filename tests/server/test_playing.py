"""Games over real sockets: opening, joining, acting, taking back, offers, endings, rematches."""

from __future__ import annotations

import json
import random
from http.client import HTTPConnection
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import quote

import pytest

from tests.server.conftest import Club
from tests.server.running import NO_LIMITS, PATIENCE, Client, Message, RunningServer, Socket

DEADLOCK = ("c1-a3", "b8-h2", "a3-e7")
"""A round of Kamisado in three acts: after the last nobody can move, and White wins."""

CHANGING = ("acts", "news", "steps", "clock", "claim_at", "type")
"""Fields of an update that depend on the moment, not on the state of the game."""


def mover(sockets: tuple[Socket, ...], update: Message) -> Socket:
    return sockets[update["to_act"][0]]


def play(table: str, sockets: tuple[Socket, ...], acts: tuple[str, ...]) -> Message:
    """Play these acts, each by the socket to act, and return the last update."""
    update = sockets[0].watch(table)["state"]
    for act in acts:
        update = mover(sockets, update).act(table, update, act)
    return update


def play_at_random(table: str, sockets: tuple[Socket, ...], condition: Any, *, limit: int = 400) -> list[Message]:
    """Play random acts until a condition holds, and return the last update of every seat."""
    chance = random.Random(5)
    updates = [socket.watch(table)["state"] for socket in sockets]
    for _ in range(limit):
        if condition(updates):
            return updates
        seat = chance.choice([seat for update in updates for seat in update["to_act"] if updates[seat]["legal"]])
        sockets[seat].ask("act", table=table, after=updates[seat]["count"], act=chance.choice(updates[seat]["legal"]))
        updates = [socket.watch(table, have=updates[0]["log"])["state"] for socket in sockets]
    raise AssertionError("the condition never held")


# --- joining and leaving tables ---------------------------------------------------------------------------------------


def test_joining_the_last_open_seat_begins_the_game_for_all_viewers(club: Club) -> None:
    ann, bob = club.socket(club.guest("Ann")), club.socket(club.guest("Bob"))
    table = ann.client.open("kamisado", "me", "open", listed=True)["table"]
    message = ann.watch(table)
    assert (message["state"]["status"], message["state"]["to_act"], message["you"]) == ("open", [], [0])
    assert [seat["kind"] for seat in message["seats"]] == ["person", "open"]
    bob.ask("join", table=table)
    message = ann.wait_for("table")
    assert (
        message["state"]["status"] == "playing" and message["state"]["to_act"] == [0] and len(message["state"]["legal"]) == 102
    )
    assert message["seats"][1]["name"] == bob.client.me["name"] and not message["seats"][1]["here"]
    assert bob.watch(table)["you"] == [1]
    assert ann.wait_for("table")["seats"][1]["here"]


def test_a_player_can_choose_a_seat_but_not_a_taken_one(club: Club) -> None:
    ann, bob, cem = (club.socket(club.guest()) for _ in range(3))
    table = ann.client.open("samurai", "open", "me", "open", options={"players": 3}, listed=True)["table"]
    assert bob.expect_refusal("join", table=table, seat=1)["code"] == "table-seat-taken"
    bob.ask("join", table=table, seat=2)
    assert bob.watch(table)["you"] == [2]
    assert bob.expect_refusal("join", table=table, seat=0)["code"] == "table-sits-already"
    cem.ask("join", table=table)
    assert cem.watch(table)["state"]["status"] == "playing"
    assert club.socket(club.guest()).expect_refusal("join", table=table)["code"] == "table-has-begun"


def test_leaving_before_the_game_frees_the_seat_and_the_last_to_leave_closes_the_table(club: Club) -> None:
    ann, bob = club.socket(club.guest()), club.socket(club.guest())
    table = ann.client.open("samurai", "me", "open", "open", options={"players": 3}, listed=True)["table"]
    bob.ask("join", table=table)
    ann.watch(table)
    bob.ask("leave", table=table)
    assert [seat["kind"] for seat in ann.wait_for("table")["seats"]] == ["person", "open", "open"]
    assert bob.expect_refusal("leave", table=table)["code"] == "table-not-seated"
    ann.ask("leave", table=table)
    assert ann.wait_for("table", lambda message: message["state"]["status"] == "over")["state"]["result"]["reason"] == "closed"


def test_leaving_a_game_that_has_begun_is_refused(club: Club) -> None:
    table, ann, _ = club.two_players("kaito")
    assert ann.expect_refusal("leave", table=table)["code"] == "table-has-begun"


def test_a_private_table_needs_its_invitation_which_only_its_players_receive(club: Club) -> None:
    ann, bob, eve = (club.socket(club.guest()) for _ in range(3))
    opened = ann.client.open("kamisado", "me", "open")
    table, invite = opened["table"], opened["invite"]
    assert len(invite) >= 20
    assert eve.watch(table)["invite"] is None
    assert eve.expect_refusal("join", table=table)["code"] == "table-needs-invitation"
    assert eve.expect_refusal("join", table=table, invite=invite[:-1] + "0")["code"] == "table-needs-invitation"
    bob.ask("join", table=table, invite=invite)
    assert bob.watch(table)["state"]["status"] == "playing"


def test_a_private_table_is_not_listed(club: Club) -> None:
    ann = club.guest()
    private, public = ann.open("kaito", "me", "open")["table"], ann.open("kaito", "me", "open", listed=True)["table"]
    ids = [listed["id"] for listed in club.server.anonymous().get("/api/tables")["open"]]
    assert public in ids and private not in ids


def test_a_client_without_a_name_can_only_watch(club: Club) -> None:
    table, ann, _ = club.two_players("kamisado")
    nobody = club.socket()
    assert nobody.welcome["you"] is None
    message = nobody.watch(table)
    assert (message["you"], message["state"]["seat"], message["state"]["legal"]) == ([], -1, [])
    for request in ({"do": "join"}, {"do": "resign"}, {"do": "say", "text": "hello"}, {"do": "act", "after": 0, "act": 14}):
        assert nobody.expect_refusal(table=table, **request)["code"] == "socket-needs-name"
    ann.act(table, message["state"], "c1-a3")
    assert nobody.wait_for("update")["acts"][0]["seat"] == 0


def test_an_impossible_table_is_refused_with_the_reason(club: Club) -> None:
    ann = club.guest()

    def code(game: str, *seats: str, **more: Any) -> str:
        kinds = [{"kind": seat} for seat in seats]
        return str(ann.call("POST", "/api/tables", {"game": game, "seats": kinds, **more}).body["code"])

    assert code("chess", "me", "open") == "unknown-game"
    assert code("kamisado", "me") == "table-wrong-seats"
    assert code("kamisado", "open", "open") == "table-needs-you"
    assert code("kamisado", "me", "bot") == "unknown-bot"
    assert code("kamisado", "me", "invited") == "table-nobody-of-that-name"
    assert code("kamisado", "me", "open", options={"match": "endless"}) == "bad-option-value"
    assert code("kamisado", "me", "open", control={"kind": "turn", "base": 1}) == "clock-bad-base"
    assert code("kamisado", "me", "open", rated=True) == "table-rated-needs-account"


# --- acting -----------------------------------------------------------------------------------------------------------


def test_a_repeated_act_is_refused_and_changes_nothing(club: Club) -> None:
    table, ann, bob = club.two_players("kamisado")
    ann.ask("act", table=table, after=0, act="c1-a3")
    message = ann.expect_refusal("act", table=table, after=0, act="c1-a3")
    assert (message["code"], message["count"]) == ("table-late-act", 1)
    assert bob.watch(table)["state"]["log"] == 1


def test_an_act_out_of_turn_is_refused(club: Club) -> None:
    table, _, bob = club.two_players("kamisado")
    assert bob.expect_refusal("act", table=table, after=0, act="b8-b7")["code"] == "table-not-your-turn"


def test_an_act_after_a_wrong_count_is_refused_with_the_right_one(club: Club) -> None:
    table, ann, _ = club.two_players("kamisado")
    message = ann.expect_refusal("act", table=table, after=5, act=14)
    assert (message["code"], message["count"]) == ("table-late-act", 0)


@pytest.mark.parametrize(("language", "word"), [("en", "sideways"), ("de", "zur Seite"), ("tr", "ileri")])
def test_an_illegal_act_is_answered_with_the_rule_in_the_clients_language(club: Club, language: str, word: str) -> None:
    ann = club.socket(club.guest(), language=language)
    table = ann.client.open("kamisado", "me", "here")["table"]
    by_number, by_text = (ann.expect_refusal("act", table=table, after=0, act=act) for act in (3, "h1-d1"))
    for message in (by_number, by_text):
        assert (message["rule"], message["code"], message["squares"], message["table"]) == (
            "Z1",
            "kamisado-Z1",
            ["h1", "d1"],
            table,
        )
    assert word in by_number["message"]


def test_an_act_that_cannot_be_parsed_is_refused(club: Club) -> None:
    table, ann, _ = club.two_players("kamisado")
    assert ann.expect_refusal("act", table=table, after=0, act="knight to f3")["code"] == "kamisado-unknown-colour"
    assert ann.expect_refusal("act", table=table, after=0, act=10**6)["code"] == "no-such-act"


def test_nobody_acts_for_a_seat_that_is_not_theirs(club: Club) -> None:
    table, ann, bob = club.two_players("kamisado")
    assert bob.expect_refusal("act", table=table, after=0, act=14, seat=0)["code"] == "table-not-seated"
    eve = club.socket(club.guest("Eve"))
    for do, fields in (
        ("act", {"after": 0, "act": 14}),
        ("resign", {}),
        ("offer", {"what": "back"}),
        ("claim", {"what": "off"}),
    ):
        assert eve.expect_refusal(do, table=table, **fields)["code"] == "table-not-seated"
    assert ann.watch(table)["state"]["log"] == 0


def test_every_request_at_an_unknown_table_is_refused(club: Club) -> None:
    ann = club.socket(club.guest())
    assert ann.expect_refusal("watch", table="nosuchtable")["code"] == "table-unknown"
    assert ann.expect_refusal("act", table="nosuchtable", after=0, act=1)["code"] == "table-unknown"
    assert ann.expect_refusal("act", after=0, act=1)["code"] == "table-unknown"


def test_the_table_plays_a_turn_without_a_choice(club: Club) -> None:
    table, ann, bob = club.two_players("kamisado")
    update = play(table, (ann, bob), ("g1-a7", "f8-a3"))
    assert [(entry["seat"], entry["forced"]) for entry in update["acts"]] == [(1, False), (0, True)]
    assert update["to_act"] == [1] and update["count"] == 3
    assert [entry["forced"] for entry in club.socket().watch(table)["state"]["acts"]] == [False, False, True]


def test_the_game_ends_by_its_rules_and_everything_after_it_is_refused(club: Club) -> None:
    table, ann, bob = club.two_players("kamisado")
    update = play(table, (ann, bob), DEADLOCK)
    assert update["status"] == "over" and update["result"]["values"] == [-1.0, 1.0] and update["legal"] == []
    for socket in (ann, bob):
        assert socket.expect_refusal("act", table=table, after=update["count"], act=14)["code"] == "table-over"
        assert socket.expect_refusal("resign", table=table)["code"] == "table-over"


def test_the_same_requests_work_over_http(club: Club) -> None:
    ann, bob = club.guest(), club.guest()
    table = ann.open("kamisado", "me", "open", listed=True)["table"]
    assert bob.at(table, "join").body["state"]["status"] == "playing"
    acted = ann.at(table, "act", after=0, act="c1-a3")
    assert acted.status == 200 and acted.body["state"]["count"] == 1
    late = ann.at(table, "act", after=0, act="c1-a3")
    assert (late.status, late.body["code"], late.body["count"]) == (409, "table-late-act", 1)
    wrong = bob.at(table, "act", after=1, act="b8-b9")
    assert wrong.status in (400, 409) and wrong.body["code"] != "socket-internal"
    assert bob.at(table, "watch").status == 400  # needs a connection
    assert club.server.anonymous().at(table, "resign").status == 401


def test_long_polling_returns_when_something_happens_or_the_client_is_to_act(club: Club) -> None:
    table, ann, bob = club.two_players("kamisado")
    answers: list[Message] = []

    def wait(client: Client, have: int) -> Thread:
        path = f"/api/tables/{table}?have={have}&wait=25"
        thread = Thread(target=lambda: answers.append(client.get(path)["state"]))
        thread.start()
        return thread

    def answered(thread: Thread) -> Message:
        thread.join(20)
        return answers.pop()

    waiting = wait(bob.client, 0)
    assert answered(wait(ann.client, 0))["to_act"] == [0], "it is her turn"
    ann.ask("act", table=table, after=0, act="c1-a3")
    assert [entry["n"] for entry in answered(waiting)["acts"]] == [0]
    assert answered(wait(ann.client, 0))["log"] == 1, "the log is longer than the one she has"
    waiting = wait(ann.client, 1)
    bob.ask("resign", table=table)
    assert answered(waiting)["result"]["reason"] == "resigned"
    assert answered(wait(bob.client, 1))["status"] == "over"


def test_long_polling_returns_when_the_server_stops(tmp_path: Path) -> None:
    server = RunningServer(tmp_path, **NO_LIMITS)
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.open("kamisado", "me", "open", listed=True)["table"]
    assert bob.at(table, "join").status == 200
    connection = HTTPConnection(server.address.removeprefix("http://"), timeout=PATIENCE)
    connection.request("GET", f"/api/tables/{table}?have=0&wait=25", headers=bob.headers)
    ann.get("/api/club")  # the server has read the earlier request
    server.stop()
    answer = connection.getresponse()
    assert answer.status == 200 and json.load(answer)["state"]["status"] == "playing"
    connection.close()


# --- take-backs and offers --------------------------------------------------------------------------------------------


def test_ones_running_turn_is_taken_back_without_agreement_until_it_ends(club: Club) -> None:
    table, ann, bob = club.two_players("samurai", options={"hands": "random"})
    sockets = (ann, bob)
    updates = play_at_random(table, sockets, lambda updates: any(update["may_back"] for update in updates))
    seat = updates[0]["to_act"][0]
    acting, other = sockets[seat], sockets[1 - seat]
    before = updates[seat]
    assert not updates[1 - seat]["may_back"]
    assert other.expect_refusal("back", table=table, after=before["count"])["code"] == "table-nothing-to-take-back"
    assert acting.expect_refusal("back", table=table, after=before["count"] - 1)["code"] == "table-late-act"
    acting.ask("back", table=table, after=before["count"])
    update = acting.last_update(table)
    entry = update["acts"][-1]
    assert (entry["kind"], entry["seat"], entry["left"]) == ("back", seat, before["log"] - 1)
    assert update["to_act"] == [seat] and update["count"] == before["count"] + 1


def test_a_turn_that_has_ended_is_taken_back_only_if_the_opponent_agrees(club: Club) -> None:
    table, ann, bob = club.two_players("kamisado")
    start = ann.watch(table)["state"]["view"]
    update = play(table, (ann, bob), ("c1-a3",))
    assert ann.expect_refusal("back", table=table, after=1)["code"] == "table-nothing-to-take-back"
    ann.ask("offer", table=table, what="back")
    assert bob.last_update(table)["offers"] == {"back": [0]}
    assert ann.expect_refusal("offer", table=table, what="back")["code"] == "table-offered-already"
    assert ann.expect_refusal("answer", table=table, what="back", yes=True)["code"] == "table-nothing-offered"
    bob.ask("answer", table=table, what="back", yes=False)
    assert bob.last_update(table)["offers"] == {}
    ann.ask("offer", table=table, what="back")
    bob.ask("answer", table=table, what="back", yes=True)
    update = bob.last_update(table)
    assert update["view"] == start and update["to_act"] == [0] and update["log"] == 2
    assert update["acts"][-1] | {"at": 0} == {
        "n": 1, "kind": "back", "seat": 0, "act": None, "text": None, "left": 0, "forced": False, "at": 0, "reason": None,
        "round": None,
    }  # fmt: skip


def test_an_act_withdraws_an_offer(club: Club) -> None:
    table, ann, bob = club.two_players("kamisado")
    play(table, (ann, bob), ("c1-a3",))
    ann.ask("offer", table=table, what="back")
    offered = bob.last_update(table)
    assert bob.act(table, offered, "b8-h2")["offers"] == {}
    assert bob.expect_refusal("answer", table=table, what="back", yes=True)["code"] == "table-nothing-offered"


def test_take_backs_are_refused_at_a_table_without_them(club: Club) -> None:
    table, ann, bob = club.two_players("kamisado", takebacks=False)
    play(table, (ann, bob), ("c1-a3",))
    assert ann.expect_refusal("offer", table=table, what="back")["code"] == "table-no-take-backs"


def test_a_draw_is_agreed_in_a_game_that_has_draws(club: Club) -> None:
    table, ann, bob = club.two_players("caminos")
    assert ann.watch(table)["draws"]
    bob.ask("offer", table=table, what="draw")
    ann.ask("answer", table=table, what="draw", yes=True)
    for socket in (ann, bob):
        result = socket.last_update(table)["result"]
        assert (result["values"], result["reason"]) == ([0.0, 0.0], "agreed-draw")
    table, ann, _ = club.two_players("kamisado")
    assert ann.expect_refusal("offer", table=table, what="draw")["code"] == "table-no-draws"


def test_a_player_who_resigns_loses_and_so_does_the_partner(club: Club) -> None:
    table, ann, bob = club.two_players("kaito")
    bob.ask("resign", table=table)
    result = ann.last_update(table)["result"]
    assert (result["values"], result["places"], result["reason"]) == ([1.0, -1.0], [1, 2], "resigned")
    four = [club.socket(club.guest()) for _ in range(4)]
    table = four[0].client.open("caminos", "me", "open", "open", "open", options={"players": "4"}, listed=True)["table"]
    for socket in four[1:]:
        socket.ask("join", table=table)
    four[3].watch(table)
    four[1].ask("resign", table=table)
    values = four[3].last_update(table)["result"]["values"]
    assert values[1] == values[3] == -1.0 and values[0] == values[2] == 1.0


def test_a_rematch_opens_a_new_table_with_rotated_seats(club: Club) -> None:
    table, ann, bob = club.two_players("kamisado")
    assert ann.expect_refusal("offer", table=table, what="rematch")["code"] == "table-not-over"
    bob.ask("resign", table=table)
    ann.ask("offer", table=table, what="rematch")
    bob.ask("answer", table=table, what="rematch", yes=True)
    following = ann.wait_for("table", lambda message: message["next"] is not None)["next"]
    assert bob.wait_for("table", lambda message: message["next"] is not None)["next"] == following
    message = ann.watch(following)
    assert (message["you"], message["before"], message["state"]["status"]) == ([1], table, "playing")
    assert ann.watch(table)["next"] == following
    assert ann.expect_refusal("answer", table=table, what="rematch", yes=True)["code"] == "table-nothing-offered"


def test_a_declined_rematch_can_be_offered_again(club: Club) -> None:
    table, ann, bob = club.two_players("kaito")
    bob.ask("resign", table=table)
    ann.ask("offer", table=table, what="rematch")
    bob.ask("answer", table=table, what="rematch", yes=False)
    assert ann.last_update(table)["offers"] == {}
    bob.ask("offer", table=table, what="rematch")
    assert ann.last_update(table)["offers"] == {"rematch": [1]}


def test_the_points_of_a_series_are_carried_to_the_next_game_with_the_seats(club: Club) -> None:
    ann = club.socket(club.guest())
    points = [0, 0]
    while max(points) == 0:  # a random game may end without points
        table = ann.client.open("caminos", "me", "bot:random", options={"scoring": "yes"})["table"]
        update = ann.watch(table)["state"]
        while update["result"] is None:
            if update["legal"]:
                ann.ask("act", table=table, after=update["count"], act=update["legal"][0])
            update = ann.wait_for("update", lambda message, count=update["count"]: message["count"] > count)
        points = update["result"]["points"]
    ann.ask("offer", table=table, what="rematch")  # our bots always agree to a rematch
    following = ann.wait_for("table", lambda message: message["next"] is not None)["next"]
    assert ann.watch(following)["carried"] == points[::-1]


# --- secret phases and hidden information -----------------------------------------------------------------------------


def test_in_a_secret_phase_both_choose_at_once_and_see_nothing_of_each_other(club: Club) -> None:
    table, ann, bob = club.two_players("samurai")
    mine, theirs = ann.watch(table)["state"], bob.watch(table)["state"]
    assert mine["to_act"] == theirs["to_act"] == [0, 1] and mine["legal"] and theirs["legal"]
    theirs = bob.act(table, theirs, theirs["legal"][0])
    assert theirs["chosen"] and theirs["count"] == 1 and theirs["log"] == 0 and theirs["may_back"]
    message = ann.last_update(table)
    assert (message["chosen"], message["acts"], message["count"], message["log"]) == ([], [], 0, 0)
    assert message["view"] == mine["view"]
    while mine["legal"]:  # a seat's count does not depend on the other's choices
        mine = ann.act(table, mine, mine["legal"][-1])
    assert mine["to_act"] == [1] and mine["log"] == 0
    while theirs["legal"] and theirs["log"] == 0:
        theirs = bob.act(table, theirs, theirs["legal"][0])
    assert theirs["log"] > 0 and theirs["chosen"] == []
    mine = ann.last_update(table)
    assert {entry["act"] is None for entry in mine["acts"] if entry["seat"] == 1} == {True}
    assert {entry["act"] is None for entry in mine["acts"] if entry["seat"] == 0} == {False}


def test_a_secret_choice_can_be_taken_back_until_all_have_chosen(club: Club) -> None:
    table, ann, _ = club.two_players("samurai")
    first = ann.watch(table)["state"]
    chosen = ann.act(table, first, first["legal"][0])
    ann.ask("back", table=table, after=chosen["count"])
    back = ann.last_update(table)
    assert {name: back[name] for name in back if name not in CHANGING} == {
        name: first[name] for name in first if name not in CHANGING
    }


def test_a_watcher_of_a_game_with_hidden_information_sees_no_hand(club: Club) -> None:
    table, ann, bob = club.two_players("samurai", options={"hands": "random"})
    seats = [socket.watch(table)["state"] for socket in (ann, bob)]
    watched = club.socket().watch(table)["state"]
    assert watched["view"] != seats[0]["view"] and watched["view"] != seats[1]["view"] and seats[0]["view"] != seats[1]["view"]


def check_catching_up(club: Club, table: str, stayed: Socket, received: list[Message], seen: int) -> None:
    """Check that a client that left after ``seen`` updates receives exactly what one that stayed has received since."""
    have = received[seen - 1]["log"] if seen else 0
    since = received[seen:]
    returned = club.socket(stayed.client if stayed.client.cookie else None)
    state = returned.watch(table, have)["state"]
    assert state["acts"] == [entry for update in since for entry in update["acts"]]
    last = since[-1]
    assert {name: state[name] for name in state if name not in CHANGING} == {
        name: last[name] for name in last if name not in CHANGING
    }
    views = {update["log"]: update["view"] for update in received}
    steps = {step["n"]: step["view"] for step in state["steps"]}
    assert steps == {n: views[n] for n in steps}  # what stood on the board before each of the newest acts


@pytest.mark.parametrize(
    ("game", "options"), [("kamisado", {"match": "standard"}), ("samurai", {}), ("samurai", {"hands": "random"})]
)
def test_a_client_that_was_away_receives_exactly_what_it_missed(club: Club, game: str, options: dict[str, Any]) -> None:
    table, ann, bob = club.two_players(game, options=options)
    nobody = club.socket()
    players, listeners = (ann, bob), (ann, bob, nobody)
    assert [listener.watch(table)["state"]["log"] for listener in listeners] == [0, 0, 0]
    received: list[list[Message]] = [[], [], []]
    updates = [ann.watch(table)["state"], bob.watch(table)["state"]]
    chance = random.Random(2)
    for number in range(40):
        ready = [seat for seat in (0, 1) if updates[seat]["legal"] and seat in updates[seat]["to_act"]]
        seat = chance.choice(ready)
        acting = players[seat]
        if updates[seat]["may_back"] and number % 3 == 0:
            acting.ask("back", table=table, after=updates[seat]["count"])
        else:
            acting.ask("act", table=table, after=updates[seat]["count"], act=chance.choice(updates[seat]["legal"]))
        for index, listener in enumerate(listeners):
            received[index] += [message for message in listener.drain() if message["type"] == "update"]
        updates = [received[0][-1], received[1][-1]]
    for index, listener in enumerate(listeners):
        for seen in (0, 8, 21, 39):
            check_catching_up(club, table, listener, received[index], seen)


def test_a_client_that_claims_a_longer_log_receives_everything(club: Club) -> None:
    table, ann, bob = club.two_players("kamisado")
    play(table, (ann, bob), DEADLOCK[:2])
    assert len(ann.watch(table, have=99)["state"]["acts"]) == 2
    assert ann.watch(table, have=2)["state"]["acts"] == []


def test_a_client_that_unwatches_receives_nothing_more(club: Club) -> None:
    table, ann, bob = club.two_players("kamisado")
    nobody = club.socket()
    nobody.watch(table)
    nobody.ask("unwatch", table=table)
    play(table, (ann, bob), ("c1-a3",))
    assert nobody.drain() == []


# --- several at one screen --------------------------------------------------------------------------------------------


def test_several_players_at_one_screen_play_an_open_game(club: Club) -> None:
    ann = club.socket(club.guest())
    table = ann.client.open("kamisado", "me", "here")["table"]
    update = ann.watch(table)["state"]
    for act in DEADLOCK:
        assert update["legal"] and update["seat"] == update["to_act"][0]
        update = ann.act(table, update, act)
    assert update["result"]["values"] == [-1.0, 1.0]


def test_several_players_at_one_screen_see_hidden_information_only_after_look(club: Club) -> None:
    ann = club.socket(club.guest())
    table = ann.client.open("samurai", "me", "here", options={"hands": "random"})["table"]
    covered = ann.watch(table)["state"]
    assert (covered["seat"], covered["legal"]) == (-1, [])
    ann.ask("look", table=table, seat=0)
    mine = ann.last_update(table)
    assert mine["seat"] == 0 and mine["legal"] and mine["view"] != covered["view"]
    update = mine
    while update["to_act"] == [0]:
        seen = update
        assert update["seat"] == 0
        update = ann.act(table, update, update["legal"][0])
    assert (update["seat"], update["legal"]) == (-1, []), "the screen is covered for the next player"
    ann.ask("look", table=table, seat=1)
    theirs = ann.last_update(table)
    assert theirs["seat"] == 1 and theirs["legal"] and theirs["view"] != seen["view"]
    assert ann.expect_refusal("look", table=table, seat=2)["code"] == "table-not-seated"
    assert club.socket().expect_refusal("look", table=table, seat=0)["code"] == "table-not-seated"


def test_a_deleted_account_leaves_open_tables_and_resigns_running_games(club: Club) -> None:
    ann, bob = club.guest("Ann"), club.account("Bob")
    name = bob.me["name"]
    challenge = ann.open("kamisado", "me", f"invited:{name}")["table"]
    running = ann.open("kamisado", "me", "open", listed=True)["table"]
    bob.at(running, "join")
    assert bob.call("POST", "/api/me/deletion", {"password": "a good long one"}).status == 200
    assert ann.get(f"/api/tables/{challenge}")["state"]["status"] == "open"
    message = ann.get(f"/api/tables/{running}")
    assert (message["state"]["result"]["reason"], message["state"]["result"]["values"]) == ("resigned", [1.0, -1.0])
    assert [seat["kind"] for seat in message["seats"]] == ["person", "gone"]
    assert ann.call("GET", f"/api/people/{quote(name)}").status == 404


def test_other_players_stay_connected_to_the_open_table_of_a_deleted_account(club: Club) -> None:
    ann, bob = club.socket(club.guest("Ann")), club.guest("Bob")
    table = ann.client.open("samurai", "me", "open", "open", options={"players": 3}, listed=True)["table"]
    ann.watch(table)
    bob.at(table, "join")
    assert bob.call("POST", "/api/me/deletion", {}).status == 200
    for name in ("Cem", "Dee"):
        assert club.guest(name).at(table, "join").status == 200
    message = ann.wait_for("table", lambda message: message["state"]["status"] == "playing")
    assert [seat["kind"] for seat in message["seats"]] == ["person"] * 3
    assert message["state"]["seat"] == 0 and message["state"]["legal"]


def test_the_opponent_of_a_deleted_account_is_notified(club: Club) -> None:
    table, ann, bob = club.two_players("kamisado")
    assert bob.client.call("POST", "/api/me/deletion", {}).status == 200
    message = ann.wait_for("table", lambda message: message["seats"][1]["kind"] == "gone")
    assert message["state"]["result"]["reason"] == "resigned"
    ann.ask("say", table=table, text="What a pity")
    assert ann.wait_for("chat")["lines"][0]["text"] == "What a pity"


# --- bots -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "options"), [("kamisado", {}), ("samurai", {})])
def test_a_server_bot_plays_a_whole_game(club: Club, game: str, options: dict[str, Any]) -> None:
    ann = club.socket(club.guest())
    table = ann.client.open(game, "bot:easy", "me", options=options)["table"]
    message = ann.watch(table)
    assert message["seats"][0] | {"word": ""} == {
        "kind": "bot", "name": None, "person": None, "bot": "easy", "here": True, "word": "", "left": None, "declined": None,
        "asks": False,
    }  # fmt: skip
    update = message["state"]
    while update["result"] is None:
        if update["legal"]:
            ann.ask("act", table=table, after=update["count"], act=update["legal"][-1])
        count = update["count"]
        update = ann.wait_for("update", lambda message, count=count: message["count"] > count)
    assert update["result"]["reason"] not in ("flag", "resigned", "closed")


def test_a_server_bot_agrees_to_a_take_back(club: Club) -> None:
    ann = club.socket(club.guest())
    table = ann.client.open("kamisado", "me", "bot:easy")["table"]
    update = ann.watch(table)["state"]
    assert update["to_act"] == [0]
    ann.ask("act", table=table, after=update["count"], act=update["legal"][0])
    ann.ask("offer", table=table, what="back")
    assert ann.wait_for("update", lambda message: any(entry["kind"] == "back" for entry in message["acts"]))["to_act"] == [0]
