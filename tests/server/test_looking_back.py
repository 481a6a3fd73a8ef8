"""Records, positions, replays and analyses over HTTP: whole when a game is over, before that only what one may know."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kaisho
from kaisho.record import Record
from tests.server.conftest import Club
from tests.server.running import Reply, Visitor

DEADLOCK = ("c1-a3", "b8-h2", "a3-e7")


def record(visitor: Visitor, table: str, query: str = "") -> Reply:
    return visitor.call("GET", f"/api/tables/{table}/record{query}")


def replay(visitor: Visitor, table: str, at: int, seat: int = -1) -> Reply:
    return visitor.call("GET", f"/api/tables/{table}/replay?at={at}&seat={seat}")


def analysis(visitor: Visitor, table: str, at: int, **wanted: Any) -> Reply:
    return visitor.call("POST", f"/api/tables/{table}/analysis", {"at": at, "bot": "easy", "seconds": 0.05} | wanted)


@pytest.fixture
def finished(club: Club) -> tuple[str, Visitor]:
    """A finished game of two guests."""
    table, ann, bob = club.pair("kamisado")
    for number, act in enumerate(DEADLOCK):
        (ann, bob)[number % 2].ask("act", table=table, after=number, act=act)
    return table, ann.visitor


def samurai(club: Club, acts: int, **options: Any) -> tuple[str, Visitor, Visitor]:
    """A running game of two guests with hidden tiles."""
    table, ann, bob = club.pair("samurai", options=options)
    chance = random.Random(1)
    for _ in range(acts):
        states = [socket.watch(table)["state"] for socket in (ann, bob)]
        seat = chance.choice(states[0]["to_act"])
        (ann, bob)[seat].ask("act", table=table, after=states[seat]["count"], act=chance.choice(states[seat]["legal"]))
    return table, ann.visitor, bob.visitor


# --- records ----------------------------------------------------------------------------------------------------------


def test_a_finished_game_is_a_record_that_can_be_read_and_replayed_by_anybody(
    club: Club, finished: tuple[str, Visitor]
) -> None:
    table, ann = finished
    reply = record(club.server.nobody(), table)
    assert reply.status == 200 and reply.headers["content-type"].startswith("text/plain")
    read = Record.read(reply.body)
    assert len(read.acts) == 3 and read.states[-1].over
    assert read.tags["black"] == ann.me["name"]
    for notation in kaisho.load("kamisado").styles:
        assert Record.read(record(ann, table, f"?notation={notation}").body).acts == read.acts
    assert record(ann, table, "?notation=morse").status == 400


def test_the_record_of_a_game_that_was_resigned_says_so(club: Club) -> None:
    table, _, bob = club.pair("kaito")
    bob.ask("resign", table=table)
    assert "resigned" in Record.read(record(bob.visitor, table).body).tags["comment"]


def test_the_record_of_a_running_game_has_what_the_reader_may_know(club: Club) -> None:
    table, ann, bob = samurai(club, 16)
    texts = [record(reader, table).body for reader in (ann, bob, club.server.nobody())]
    assert len(set(texts)) == 3
    for text in texts:
        assert "?" in text and not any(line.lower().startswith("deal") for line in text.splitlines())
    assert record(club.guest(), table).body == texts[2], "another guest knows as much as nobody"


def test_the_record_of_a_finished_hidden_game_is_whole(club: Club) -> None:
    table, ann, bob = samurai(club, 12)
    bob.at(table, "resign")
    texts = {record(reader, table).body for reader in (ann, bob, club.server.nobody())}
    assert len(texts) == 1
    assert len(Record.read(texts.pop()).acts) == len(ann.get(f"/api/tables/{table}")["state"]["acts"])


# --- positions --------------------------------------------------------------------------------------------------------


def test_the_position_can_be_read_by_the_library(club: Club, finished: tuple[str, Visitor]) -> None:
    table, ann = finished
    game, state = kaisho.load("kamisado").from_position(ann.get(f"/api/tables/{table}/position"))
    assert game.name == "kamisado" and state.over


def test_the_position_of_a_running_hidden_game_is_that_of_ones_seat_only(club: Club) -> None:
    table, ann, bob = samurai(club, 14)
    path = f"/api/tables/{table}/position"
    own, other, watched = ann.get(path), bob.get(path), club.server.nobody().get(path)
    assert len({own, other, watched}) == 3
    assert ann.get(path + "?seat=0") == own
    assert ann.get(path + "?seat=1") == own, "the other's seat is not to be looked at"
    assert club.server.nobody().get(path + "?seat=0") == watched


# --- replays ----------------------------------------------------------------------------------------------------------


def test_a_finished_game_is_replayed_ply_by_ply(club: Club, finished: tuple[str, Visitor]) -> None:
    table, _ = finished
    nobody = club.server.nobody()
    plies = [replay(nobody, table, at).body for at in range(4)]
    assert [ply["at"] for ply in plies] == [0, 1, 2, 3] and {ply["of"] for ply in plies} == {3}
    assert [ply["to_act"] for ply in plies] == [0, 1, 0, None]
    assert plies[0]["act"] is None and plies[1]["act"] is not None and plies[1]["view"] != plies[0]["view"]
    beyond = replay(nobody, table, 4)
    assert (beyond.status, beyond.body["code"]) == (409, "table-no-such-ply")
    assert replay(nobody, table, 0, seat=5).body["code"] == "table-no-such-seat"
    assert replay(nobody, table, -1).status == 400


def test_a_running_hidden_game_of_others_is_not_replayed(club: Club) -> None:
    table, ann, bob = samurai(club, 14)
    for reader in (ann, bob, club.server.nobody()):
        assert replay(reader, table, 3, seat=0).body["code"] == "table-not-over"


def test_a_running_game_at_one_screen_is_replayed_without_hidden_parts(club: Club) -> None:
    ann = club.guest()
    table = ann.open("samurai", "me", "here", options={"hands": "random"})["table"]
    state = ann.get(f"/api/tables/{table}")["state"]
    legal = club.socket(ann)
    legal.watch(table)
    legal.ask("look", table=table, seat=state["to_act"][0])
    act = legal.last_update(table)["legal"][0]
    legal.ask("act", table=table, after=0, act=act)
    shown = replay(ann, table, 1, seat=0)
    assert shown.status == 200 and (shown.body["seat"], shown.body["act"], shown.body["text"]) == (-1, None, None)
    assert shown.body["view"] == ann.get(f"/api/tables/{table}")["state"]["view"], "as the covered screen shows it"


# --- analyses ---------------------------------------------------------------------------------------------------------


def test_a_finished_game_is_analysed_for_anybody_with_a_name(club: Club, finished: tuple[str, Visitor]) -> None:
    table, _ = finished
    reply = analysis(club.guest(), table, 1)
    assert reply.status == 200
    found = reply.body
    state = kaisho.load("kamisado").deal()
    game = kaisho.load("kamisado")
    game.play(state, DEADLOCK[0])
    assert found["act"] in game.legal(state) and found["text"] == game.write(state, found["act"])
    assert len(found["texts"]) == max(1, len(found["line"]))
    assert analysis(club.server.nobody(), table, 1).status == 401
    assert analysis(club.guest(), table, 3).body["code"] == "table-over"
    assert analysis(club.guest(), table, 9).body["code"] == "table-no-such-ply"
    assert analysis(club.guest(), table, 1, bot="genius").body["code"] == "unknown-bot"
    assert analysis(club.guest(), table, 1, seconds=1000).body["code"] == "table-analysis-seconds"


def test_a_running_game_is_analysed_only_for_its_only_person(club: Club) -> None:
    table, ann, bob = club.pair("kamisado")
    for visitor in (ann.visitor, bob.visitor, club.guest()):
        reply = analysis(visitor, table, 0)
        assert (reply.status, reply.body["code"]) == (409, "table-not-over")
    alone = club.guest()
    own = alone.open("kamisado", "me", "here")["table"]
    assert analysis(alone, own, 0).status == 200
    assert analysis(club.guest(), own, 0).body["code"] == "table-not-over"
    waiting = alone.open("kamisado", "me", "open")["table"]
    assert analysis(alone, waiting, 0).body["code"] == "table-not-begun", "somebody may still come"


# --- one's own games --------------------------------------------------------------------------------------------------


def test_my_games_tell_whose_turn_it_is_and_how_much_is_new(club: Club) -> None:
    table, ann, bob = club.pair("kamisado")
    bob.ask("unwatch", table=table)
    ann.ask("act", table=table, after=0, act="c1-a3")
    [own] = bob.visitor.get("/api/me/games?status=playing")["games"]
    assert (own["table"]["id"], own["my_turn"], own["unread"], own["own_seats"]) == (table, True, 1, [1])
    [own] = ann.visitor.get("/api/me/games")["games"]
    assert not own["my_turn"]
    assert ann.visitor.get("/api/me/games?status=over")["games"] == []
    assert club.server.nobody().call("GET", "/api/me/games").status == 401


# --- notations --------------------------------------------------------------------------------------------------------


def test_the_log_is_written_in_any_notation_and_language(finished: tuple[str, Visitor]) -> None:
    table, ann = finished
    path = f"/api/tables/{table}/written?notation="
    assert ann.get(path + "squares") == list(DEADLOCK)
    spoken = ann.call("GET", path + "spoken", **{"Accept-Language": "de"})
    assert spoken.body[0].startswith("Rot Links 2")
    assert ann.call("GET", path + "runes").body["code"] == "unknown-style"


def test_what_is_hidden_stays_hidden_in_every_notation(club: Club) -> None:
    table, ann, bob = samurai(club, 20)
    texts = ann.get(f"/api/tables/{table}/written?notation=spoken")
    log = ann.get(f"/api/tables/{table}")["state"]["acts"]
    assert [text is None for text in texts] == [entry["text"] is None for entry in log]
    assert texts != bob.get(f"/api/tables/{table}/written?notation=spoken")
