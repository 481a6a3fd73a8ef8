"""Declined seats: the players are notified at once, and see who declined as long as the seat is open."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from kaisho import client
from kaisho.language import LANGUAGES
from kaisho.server.store import database_url, migrate, open_engine
from tests.server.conftest import Club
from tests.server.running import Client, RunningServer

DECLINED = {
    "en": "has declined",
    "de": "hat abgelehnt",
    "fr": "refusée par",
    "nl": "heeft bedankt",
    "tr": "kabul etmedi",
}


def challenge(club: Club, sender: Client, *names: str, **more: Any) -> str:
    game = ("samurai", {"players": 3}) if len(names) == 2 else ("kaito", {})
    seats = [f"invited:{name}" for name in names]
    table: str = sender.open(game[0], "me", *seats, options=game[1], **more)["table"]
    return table


def seats_at_table(person: Client, table: str) -> list[dict[str, Any] | None]:
    return [seat["declined"] for seat in person.get(f"/api/tables/{table}")["seats"]]


def seats_in_own_list(person: Client, table: str) -> list[dict[str, Any] | None]:
    games = person.get("/api/me/games?status=open")["games"]
    [listed] = [game["table"] for game in games if game["table"]["id"] == table]
    return [seat["declined"] for seat in listed["seats"]]


@pytest.mark.parametrize("way", ["socket", "http", "all at once"])
def test_the_owner_is_notified_of_who_declined_a_reserved_seat(club: Club, way: str) -> None:
    ann, bob = club.guest("Ann"), club.guest("Bob")
    name = bob.me["name"]
    elsewhere, watching = club.socket(ann), club.socket(ann)
    table = challenge(club, ann, name, listed=True)
    watching.watch(table)
    assert seats_in_own_list(ann, table) == [None, None]
    if way == "socket":
        club.socket(bob).ask("leave", table=table)
    elif way == "http":
        assert bob.at(table, "leave").status == 200
    else:
        assert bob.post("/api/me/challenges/decline", {})["declined"] == 1
    by_bob = {"person": bob.me["id"], "name": name}
    for socket in (elsewhere, watching):
        message = socket.wait_for("declined")
        assert message == {"type": "declined", "table": table, "game": "kaito"} | by_bob
    message = watching.wait_for("table", lambda message: message["seats"][1]["declined"] is not None)
    assert message["seats"][1]["declined"] == by_bob and message["seats"][1]["name"] is None
    assert seats_in_own_list(ann, table) == seats_at_table(ann, table) == [None, by_bob]
    [listed] = [listed for listed in ann.get("/api/tables")["open"] if listed["id"] == table]
    assert [seat["declined"] for seat in listed["seats"]] == [None, None], "the lobby shows an open seat"
    for language in LANGUAGES:
        for page in ("/plain/", f"/plain/tables/{table}"):
            body = ann.call("GET", page, **{"Accept-Language": language}).body
            assert DECLINED[language] in body and name in body, (page, language)
    cem = club.guest("Cem")
    assert cem.at(table, "join").status == 200
    assert seats_at_table(ann, table) == [None, None]


def test_all_players_are_notified_and_leaving_a_taken_seat_is_not_declining(club: Club) -> None:
    ann, bob, cem = club.guest("Ann"), club.guest("Bob"), club.guest("Cem")
    table = challenge(club, ann, bob.me["name"], cem.me["name"])
    assert bob.at(table, "join").status == 200
    sockets = [club.socket(ann), club.socket(bob)]
    assert cem.at(table, "leave").status == 200
    for socket in sockets:
        assert socket.wait_for("declined")["name"] == cem.me["name"]
    assert bob.at(table, "leave").status == 200
    assert seats_at_table(ann, table) == [None, None, {"person": cem.me["id"], "name": cem.me["name"]}]
    sockets[0].sync()
    assert not [message for message in sockets[0].received if message["type"] == "declined"]


def test_a_decline_survives_a_restart_follows_a_rename_and_disappears_with_the_account(tmp_path: Path) -> None:
    server = RunningServer(tmp_path, sync="normal")
    ann, bob = server.guest("Ann"), server.account("Bob")
    table = ann.open("kaito", "me", "invited:Bob")["table"]
    assert bob.at(table, "leave").status == 200
    server.restart(same_port=True)
    assert seats_at_table(ann, table) == seats_in_own_list(ann, table) == [None, {"person": bob.me["id"], "name": "Bob"}]
    assert bob.call("PATCH", "/api/me", {"name": "Robert"}).status == 200
    assert seats_at_table(ann, table)[1] == seats_in_own_list(ann, table)[1] == {"person": bob.me["id"], "name": "Robert"}
    assert bob.post("/api/me/deletion", {"password": "a good long one"}) in (None, "")
    assert seats_in_own_list(ann, table) == seats_at_table(ann, table) == [None, None]
    server.stop()
    engine = open_engine(database_url(tmp_path))
    with engine.connect() as connection:
        assert connection.execute(sa.text("SELECT declined FROM seats")).scalars().all() == [None, None]
    engine.dispose()


def test_a_bot_account_is_notified_too(club: Club) -> None:
    author = club.account("Author")
    token = author.post("/api/me/bots", {"name": club.name("Robo")})["token"]
    bob = club.guest("Bob")
    with client.Club(club.server.address, token=token) as bot:
        table = bot.open_table("kaito", [{"kind": "me"}, {"kind": "invited", "name": bob.me["name"]}])["table"]
        assert bob.at(table, "leave").status == 200
        declined: list[Any] = []
        for _ in bot.turns(declined=declined.append, until=lambda message: message["type"] == "declined"):
            pass
        assert [(message["table"], message["name"]) for message in declined] == [(table, bob.me["name"])]
        assert bot.watch(table)["seats"][1]["declined"]["name"] == bob.me["name"]


def test_a_database_of_the_previous_schema_is_upgraded(tmp_path: Path) -> None:
    engine = open_engine(database_url(tmp_path))
    migrate.run_migrations(engine, "0007")
    columns = {column["name"] for column in sa.inspect(engine).get_columns("seats")}
    assert "declined" not in columns
    assert migrate.upgrade(engine)
    assert "declined" in {column["name"] for column in sa.inspect(engine).get_columns("seats")}
    engine.dispose()
