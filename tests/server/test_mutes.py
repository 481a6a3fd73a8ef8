"""Muted people, and notices of chat at tables that a person is not viewing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from kaisho.server.live_table import LiveTable
from kaisho.server.messages import ChatMessage
from kaisho.server.people import accounts, mutes
from kaisho.server.people.person import PeopleRefusal
from kaisho.server.store import database_url, migrate, open_engine
from tests.server.conftest import Club
from tests.server.running import Client, Message
from tests.server.tables import screen_of, started


def muted(client: Client) -> list[int]:
    return [person["id"] for person in client.get("/api/me/mutes")["people"]]


def listed_game(client: Client, table: str) -> Message:
    listed: Message = next(game for game in client.get("/api/me/games")["games"] if game["table"]["id"] == table)
    return listed


def test_a_mute_lasts_until_it_is_removed(club: Club) -> None:
    ann, bob, eve = club.account("Ann"), club.guest("Bob"), club.guest("Eve")
    for other in (bob, eve, bob):
        assert ann.call("PUT", f"/api/me/mutes/{other.me['id']}", {}).status == 200
    assert sorted(muted(ann)) == sorted([bob.me["id"], eve.me["id"]])
    elsewhere = club.server.anonymous()
    elsewhere.post("/api/logins", {"name": ann.me["name"], "password": "a good long one"})
    assert sorted(muted(elsewhere)) == sorted([bob.me["id"], eve.me["id"]])
    assert muted(bob) == []
    reply = ann.call("DELETE", f"/api/me/mutes/{bob.me['id']}")
    assert reply.body == {"people": [{"id": eve.me["id"], "name": eve.me["name"]}]}


def test_a_guest_who_creates_an_account_keeps_the_mutes(club: Club) -> None:
    ann, bob = club.guest("Ann"), club.guest("Bob")
    ann.call("PUT", f"/api/me/mutes/{bob.me['id']}", {})
    ann.post("/api/accounts", {"name": ann.me["name"], "password": "a good long one"})
    assert muted(ann) == [bob.me["id"]]


@pytest.mark.parametrize("other", ["0", "-3", str(2**62), str(2**63), "x", "999999999"])
def test_an_unknown_person_cannot_be_muted(club: Club, other: str) -> None:
    ann = club.guest("Ann")
    assert ann.call("PUT", f"/api/me/mutes/{other}", {}).status in (400, 404)
    assert muted(ann) == []


def test_people_cannot_mute_themselves_and_muting_requires_a_name(club: Club) -> None:
    ann = club.guest("Ann")
    assert ann.call("PUT", f"/api/me/mutes/{ann.me['id']}", {}).status == 404
    nobody = club.server.anonymous()
    assert nobody.call("PUT", f"/api/me/mutes/{ann.me['id']}", {}).status == 401
    assert nobody.call("GET", "/api/me/mutes").status == 401


def test_the_number_of_mutes_is_limited(connection: sa.Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutes, "MAX_MUTED", 2)
    people = [accounts.add_guest(connection, f"Guest {number}", "en", 1).id for number in range(4)]
    for other in people[1:3]:
        mutes.mute(connection, people[0], other, 1)
    with pytest.raises(PeopleRefusal, match="2"):
        mutes.mute(connection, people[0], people[3], 1)
    mutes.mute(connection, people[0], people[2], 2)


def test_chat_at_another_table_is_announced_and_counted(club: Club) -> None:
    table, ann, bob = club.two_players("kamisado")
    bob.ask("unwatch", table=table)
    for text in ("one", "two"):
        ann.ask("say", table=table, text=text)
        said = bob.wait_for("said")
        assert said == {
            "type": "said",
            "table": table,
            "game": "kamisado",
            "person": ann.client.me["id"],
            "name": ann.client.me["name"],
        }
    assert listed_game(bob.client, table)["unread_chat"] == 2
    assert listed_game(ann.client, table)["unread_chat"] == 0
    bob.watch(table)
    bob.ask("unwatch", table=table)
    assert listed_game(bob.client, table)["unread_chat"] == 0
    assert [message for message in ann.drain() if message["type"] == "said"] == []


def test_viewers_of_a_table_and_watchers_get_no_notice_elsewhere(club: Club) -> None:
    table, ann, bob = club.two_players("kamisado")
    eve = club.socket(club.guest("Eve"))
    eve.watch(table)
    eve.ask("unwatch", table=table)
    ann.ask("say", table=table, text="one")
    assert bob.wait_for("chat")["lines"][0]["text"] == "one"
    assert [message for message in bob.drain() + eve.drain() if message["type"] == "said"] == []


def test_chat_messages_of_the_same_millisecond_are_distinguished() -> None:
    """A person sees one line and leaves; a second line of the same millisecond is unread for them."""
    table = started("kamisado")
    live = LiveTable(table, screen_of(table), [], None, None, 0)
    assert live.chat_shown_until() == 0
    times = [live.chat_time(now) for now in (5, 5, 5, 4, 9)]
    assert times == [5, 6, 7, 8, 9]
    live.chat.append(ChatMessage(1, "Ann", True, "one", times[0]))
    assert live.chat_shown_until() == 5  # the second line is still being stored
    live.chat.append(ChatMessage(1, "Ann", True, "two", times[1]))
    assert live.chat_shown_until() == 6
    reopened = LiveTable(table, screen_of(table), list(live.chat), None, None, 0)
    assert reopened.chat_time(0) == 7


def test_chat_of_muted_people_and_of_watchers_during_the_game_is_not_counted(club: Club) -> None:
    table, ann, bob = club.two_players("kamisado")
    eve = club.socket(club.guest("Eve"))
    bob.ask("unwatch", table=table)
    eve.ask("say", table=table, text="she should push")
    assert listed_game(bob.client, table)["unread_chat"] == 0
    ann.ask("say", table=table, text="one")
    assert listed_game(bob.client, table)["unread_chat"] == 1
    bob.client.call("PUT", f"/api/me/mutes/{ann.client.me['id']}", {})
    assert listed_game(bob.client, table)["unread_chat"] == 0
    ann.ask("resign", table=table)
    assert listed_game(bob.client, table)["unread_chat"] == 1  # players can read the watchers' chat now


def test_plain_pages_count_unread_chat_and_hide_muted_people(club: Club) -> None:
    table, ann, bob = club.two_players("kamisado")
    bob.ask("unwatch", table=table)
    ann.ask("say", table=table, text="a quiet word")
    assert "1 unread chat message" in bob.client.get("/plain/")
    assert "a quiet word" in bob.client.get(f"/plain/tables/{table}")
    assert "unread chat message" not in bob.client.get("/plain/")
    bob.client.call("PUT", f"/api/me/mutes/{ann.client.me['id']}", {})
    assert "a quiet word" not in bob.client.get(f"/plain/tables/{table}")


def test_mutes_are_exported_and_deleted_with_either_person(club: Club) -> None:
    ann, bob = club.account("Ann"), club.account("Bob")
    ann.call("PUT", f"/api/me/mutes/{bob.me['id']}", {})
    assert [mute["muted"] for mute in ann.get("/api/me/export")["mutes"]] == [bob.me["id"]]
    bob.call("POST", "/api/me/deletion", {"password": "a good long one"})
    assert muted(ann) == []


def test_in_an_upgraded_database_nobody_is_muted_and_old_chat_counts_as_read(tmp_path: Path) -> None:
    engine = open_engine(database_url(tmp_path))
    migrate.run_migrations(engine, before_mutes())
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        insert(
            connection,
            "people",
            id=1,
            name="Ann",
            name_key="ann",
            kind="guest",
            admin=0,
            banned=0,
            language="en",
            created=1,
            seen=1,
        )
        insert(
            connection,
            "tables",
            id="t",
            game="kamisado",
            version=1,
            options="",
            deal="",
            control="{}",
            rated=0,
            listed=0,
            takebacks=1,
            invite="i",
            carried="[]",
            status="over",
            created=1,
            changed=1,
            entries=0,
            clock="{}",
            to_act=0,
            offers="{}",
        )
        for seat in (0, 1):
            insert(connection, "seats", table="t", seat=seat, kind="person", person=1, read=0)
        insert(connection, "chat", id=1, table="t", person=1, seated=1, text="well played", at=77)
    migrate.upgrade(engine)
    with engine.connect() as connection:
        assert connection.execute(sa.text("SELECT heard FROM seats")).scalars().all() == [77, 77]
        assert connection.execute(sa.text("SELECT count(*) FROM mutes")).scalar() == 0
    engine.dispose()


def before_mutes() -> str:
    """Return the schema version before the migration that added mutes."""
    file = next((migrate.FOLDER / "versions").glob("*_mutes.py"))
    return f"{int(file.name[:4]) - 1:04}"


def insert(connection: sa.Connection, into: str, /, **row: Any) -> None:
    names = ", ".join(f'"{name}"' for name in row)
    values = ", ".join(f":{name}" for name in row)
    connection.execute(sa.text(f"INSERT INTO {into} ({names}) VALUES ({values})"), row)
