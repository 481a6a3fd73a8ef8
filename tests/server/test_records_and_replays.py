"""Records, positions, replays and analyses over HTTP: complete after a game, limited to what one may know before that."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kaisho
from kaisho.record import Record
from tests.server.conftest import Club
from tests.server.running import Client, Reply

DEADLOCK = ("c1-a3", "b8-h2", "a3-e7")


def record(client: Client, table: str, query: str = "") -> Reply:
    return client.call("GET", f"/api/tables/{table}/record{query}")


def replay(client: Client, table: str, at: int, seat: int = -1) -> Reply:
    return client.call("GET", f"/api/tables/{table}/replay?at={at}&seat={seat}")


def analysis(client: Client, table: str, at: int, **more: Any) -> Reply:
    return client.call("POST", f"/api/tables/{table}/analysis", {"at": at, "bot": "easy", "seconds": 0.05} | more)


@pytest.fixture
def finished(club: Club) -> tuple[str, Client]:
    """A finished game of two guests."""
    table, ann, bob = club.two_players("kamisado")
    for number, act in enumerate(DEADLOCK):
        (ann, bob)[number % 2].ask("act", table=table, after=number, act=act)
    return table, ann.client


def samurai(club: Club, acts: int, **options: Any) -> tuple[str, Client, Client]:
    """A running game of two guests with hidden tiles."""
    table, ann, bob = club.two_players("samurai", options=options)
    chance = random.Random(1)
    for _ in range(acts):
        states = [socket.watch(table)["state"] for socket in (ann, bob)]
        seat = chance.choice(states[0]["to_act"])
        (ann, bob)[seat].ask("act", table=table, after=states[seat]["count"], act=chance.choice(states[seat]["legal"]))
    return table, ann.client, bob.client


# --- records ----------------------------------------------------------------------------------------------------------


def test_the_record_of_a_finished_game_can_be_read_by_anybody(club: Club, finished: tuple[str, Client]) -> None:
    table, ann = finished
    reply = record(club.server.anonymous(), table)
    assert reply.status == 200 and reply.headers["content-type"].startswith("text/plain")
    read = Record.read(reply.body)
    assert len(read.acts) == 3 and read.states[-1].over
    assert read.tags["black"] == ann.me["name"]
    for notation in kaisho.load("kamisado").styles:
        assert Record.read(record(ann, table, f"?notation={notation}").body).acts == read.acts
    assert record(ann, table, "?notation=morse").status == 400


def test_the_record_of_a_resigned_game_says_so(club: Club) -> None:
    table, _, bob = club.two_players("kaito")
    bob.ask("resign", table=table)
    assert "resigned" in Record.read(record(bob.client, table).body).tags["comment"]


def test_the_record_of_a_running_game_has_what_the_reader_may_know(club: Club) -> None:
    table, ann, bob = samurai(club, 16)
    texts = [record(reader, table).body for reader in (ann, bob, club.server.anonymous())]
    assert len(set(texts)) == 3
    for text in texts:
        assert "?" in text and not any(line.lower().startswith("deal") for line in text.splitlines())
    assert record(club.guest(), table).body == texts[2], "another guest sees no more than an anonymous client"


def test_the_record_of_a_finished_game_with_hidden_information_is_complete(club: Club) -> None:
    table, ann, bob = samurai(club, 12)
    bob.at(table, "resign")
    texts = {record(reader, table).body for reader in (ann, bob, club.server.anonymous())}
    assert len(texts) == 1
    assert len(Record.read(texts.pop()).acts) == len(ann.get(f"/api/tables/{table}")["state"]["acts"])


# --- positions --------------------------------------------------------------------------------------------------------


def test_the_position_can_be_read_by_the_library(club: Club, finished: tuple[str, Client]) -> None:
    table, ann = finished
    game, state = kaisho.load("kamisado").from_position(ann.get(f"/api/tables/{table}/position"))
    assert game.name == "kamisado" and state.over


def test_the_position_of_a_running_game_with_hidden_information_is_that_of_ones_own_seat(club: Club) -> None:
    table, ann, bob = samurai(club, 14)
    path = f"/api/tables/{table}/position"
    anns, bobs, watched = ann.get(path), bob.get(path), club.server.anonymous().get(path)
    assert len({anns, bobs, watched}) == 3
    assert ann.get(path + "?seat=0") == anns
    assert ann.get(path + "?seat=1") == anns, "nobody sees from the opponent's seat"
    assert club.server.anonymous().get(path + "?seat=0") == watched


# --- replays ----------------------------------------------------------------------------------------------------------


def test_a_finished_game_is_replayed_ply_by_ply(club: Club, finished: tuple[str, Client]) -> None:
    table, _ = finished
    nobody = club.server.anonymous()
    plies = [replay(nobody, table, at).body for at in range(4)]
    assert [ply["at"] for ply in plies] == [0, 1, 2, 3] and {ply["of"] for ply in plies} == {3}
    assert [ply["to_act"] for ply in plies] == [0, 1, 0, None]
    assert plies[0]["act"] is None and plies[1]["act"] is not None and plies[1]["view"] != plies[0]["view"]
    beyond = replay(nobody, table, 4)
    assert (beyond.status, beyond.body["code"]) == (409, "table-no-such-ply")
    assert replay(nobody, table, 0, seat=5).body["code"] == "table-no-such-seat"
    assert replay(nobody, table, -1).status == 400


def test_a_running_game_with_hidden_information_is_not_replayed(club: Club) -> None:
    table, ann, bob = samurai(club, 14)
    for reader in (ann, bob, club.server.anonymous()):
        assert replay(reader, table, 3, seat=0).body["code"] == "table-not-over"


def test_a_running_game_at_one_screen_is_replayed_without_hidden_information(club: Club) -> None:
    ann = club.guest()
    table = ann.open("samurai", "me", "here", options={"hands": "random"})["table"]
    state = ann.get(f"/api/tables/{table}")["state"]
    socket = club.socket(ann)
    socket.watch(table)
    socket.ask("look", table=table, seat=state["to_act"][0])
    act = socket.last_update(table)["legal"][0]
    socket.ask("act", table=table, after=0, act=act)
    reply = replay(ann, table, 1, seat=0)
    assert reply.status == 200 and (reply.body["seat"], reply.body["act"], reply.body["text"]) == (-1, None, None)
    assert reply.body["view"] == ann.get(f"/api/tables/{table}")["state"]["view"], "as the covered screen shows it"


# --- analyses ---------------------------------------------------------------------------------------------------------


def test_anybody_with_a_name_can_analyse_a_finished_game(club: Club, finished: tuple[str, Client]) -> None:
    table, _ = finished
    reply = analysis(club.guest(), table, 1)
    assert reply.status == 200
    thought = reply.body
    state = kaisho.load("kamisado").deal()
    game = kaisho.load("kamisado")
    game.play(state, DEADLOCK[0])
    assert thought["act"] in game.legal(state) and thought["text"] == game.write(state, thought["act"])
    assert len(thought["texts"]) == max(1, len(thought["line"]))
    assert analysis(club.server.anonymous(), table, 1).status == 401
    assert analysis(club.guest(), table, 3).body["code"] == "table-over"
    assert analysis(club.guest(), table, 9).body["code"] == "table-no-such-ply"
    assert analysis(club.guest(), table, 1, bot="genius").body["code"] == "unknown-bot"
    assert analysis(club.guest(), table, 1, seconds=1000).body["code"] == "table-analysis-seconds"


def test_a_running_game_is_analysed_only_for_a_person_who_plays_alone(club: Club) -> None:
    table, ann, bob = club.two_players("kamisado")
    for client in (ann.client, bob.client, club.guest()):
        reply = analysis(client, table, 0)
        assert (reply.status, reply.body["code"]) == (409, "table-not-over")
    alone = club.guest()
    table = alone.open("kamisado", "me", "here")["table"]
    assert analysis(alone, table, 0).status == 200
    assert analysis(club.guest(), table, 0).body["code"] == "table-not-over"
    waiting = alone.open("kamisado", "me", "open")["table"]
    assert analysis(alone, waiting, 0).body["code"] == "table-not-begun", "somebody may still join"


# --- the list of own games --------------------------------------------------------------------------------------------


def test_my_games_say_whose_turn_it_is_and_how_much_is_unread(club: Club) -> None:
    table, ann, bob = club.two_players("kamisado")
    bob.ask("unwatch", table=table)
    ann.ask("act", table=table, after=0, act="c1-a3")
    [game] = bob.client.get("/api/me/games?status=playing")["games"]
    assert (game["table"]["id"], game["my_turn"], game["unread"], game["own_seats"]) == (table, True, 1, [1])
    [game] = ann.client.get("/api/me/games")["games"]
    assert not game["my_turn"]
    assert ann.client.get("/api/me/games?status=over")["games"] == []
    assert club.server.anonymous().call("GET", "/api/me/games").status == 401


# --- notations --------------------------------------------------------------------------------------------------------


def test_acts_are_written_in_any_notation_and_language(finished: tuple[str, Client]) -> None:
    table, ann = finished
    path = f"/api/tables/{table}/written?notation="
    assert ann.get(path + "squares") == list(DEADLOCK)
    spoken = ann.call("GET", path + "spoken", **{"Accept-Language": "de"})
    assert spoken.body[0].startswith("Rot Links 2")
    assert ann.call("GET", path + "runes").body["code"] == "unknown-style"


def test_hidden_acts_are_hidden_in_every_notation(club: Club) -> None:
    table, ann, bob = samurai(club, 20)
    texts = ann.get(f"/api/tables/{table}/written?notation=spoken")
    log = ann.get(f"/api/tables/{table}")["state"]["acts"]
    assert [text is None for text in texts] == [entry["text"] is None for entry in log]
    assert texts != bob.get(f"/api/tables/{table}/written?notation=spoken")
