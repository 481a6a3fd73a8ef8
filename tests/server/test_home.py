"""What a home page shows: who is here, the last finished games, and small pictures of tables."""

from __future__ import annotations

import time
from pathlib import Path

from tests.server.conftest import Club
from tests.server.running import NO_LIMITS, RunningServer


def test_the_lobby_says_who_is_here_and_which_listed_games_are_over(club: Club) -> None:
    table, ann, bob = club.two_players("kamisado")
    ann.act(table, ann.watch(table)["state"], "c1-c4")
    bob.ask("resign", table=table)
    lobby = ann.client.get("/api/tables")
    assert table in [finished["id"] for finished in lobby["finished"]]
    names = [person["name"] for person in lobby["here"]]
    assert {ann.client.me["name"], bob.client.me["name"]} <= set(names)
    assert lobby["people"] >= len(names)
    gone = bob.client.me["name"]
    bob.close()
    deadline = time.monotonic() + 30
    while gone in [person["name"] for person in ann.client.get("/api/tables")["here"]]:
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_pictures_show_listed_tables_and_my_own_as_far_as_i_may_know_them(club: Club) -> None:
    table, ann, _ = club.two_players("samurai")
    private = ann.client.open("kamisado", "me", "here")["table"]
    waiting = ann.client.open("kamisado", "me", "open")["table"]
    path = f"/api/tables/pictures?ids={table},{private},{waiting},nosuchtable"
    mine = {picture["table"]: picture for picture in ann.client.get(path)}
    assert list(mine) == [table, private]
    assert mine[table]["seat"] == 0
    assert mine[table]["view"] == ann.watch(table)["state"]["view"]
    theirs = club.guest().get(path)
    assert [(picture["table"], picture["seat"]) for picture in theirs] == [(table, -1)]


def test_the_wish_to_play_forced_acts_is_sent_over_http_and_stored(club: Club) -> None:
    table, ann, bob = club.two_players("kamisado")
    reply = ann.client.at(table, "forced", ask=True)
    assert [seat["asks"] for seat in reply.body["seats"]] == [True, False]
    assert [seat["asks"] for seat in bob.client.get(f"/api/tables/{table}")["seats"]] == [True, False]
    assert club.guest().at(table, "forced", ask=True).body["code"] == "table-not-seated"


def test_the_wish_to_play_forced_acts_survives_the_death_of_the_server(tmp_path: Path) -> None:
    server = RunningServer(tmp_path, **NO_LIMITS)
    ann = server.guest("Ann")
    table = ann.open("kamisado", "me", "bot:easy")["table"]
    assert ann.at(table, "forced", ask=True).status == 200
    server.kill()
    server.restart()
    assert [seat["asks"] for seat in ann.get(f"/api/tables/{table}")["seats"]] == [True, False]
    server.stop()
