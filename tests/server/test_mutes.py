"""Whom somebody does not want to hear, and chat at tables that one does not look at."""

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
from tests.server.running import Told, Visitor
from tests.server.tables import screen_of, started


def muted(visitor: Visitor) -> list[int]:
    return [person["id"] for person in visitor.get("/api/me/mutes")["people"]]


def own_game(visitor: Visitor, table: str) -> Told:
    found: Told = next(game for game in visitor.get("/api/me/games")["games"] if game["table"]["id"] == table)
    return found


def test_a_mute_lasts_and_can_be_taken_back(club: Club) -> None:
    ann, bob, eve = club.account("Ann"), club.guest("Bob"), club.guest("Eve")
    for other in (bob, eve, bob):
        assert ann.call("PUT", f"/api/me/mutes/{other.me['id']}", {}).status == 200
    assert sorted(muted(ann)) == sorted([bob.me["id"], eve.me["id"]])
    again = club.server.nobody()
    again.post("/api/logins", {"name": ann.me["name"], "password": "a good long one"})
    assert sorted(muted(again)) == sorted([bob.me["id"], eve.me["id"]])
    assert muted(bob) == []
    reply = ann.call("DELETE", f"/api/me/mutes/{bob.me['id']}")
    assert reply.body == {"people": [{"id": eve.me["id"], "name": eve.me["name"]}]}


def test_a_guest_keeps_the_mutes_with_an_account(club: Club) -> None:
    ann, bob = club.guest("Ann"), club.guest("Bob")
    ann.call("PUT", f"/api/me/mutes/{bob.me['id']}", {})
    ann.post("/api/accounts", {"name": ann.me["name"], "password": "a good long one"})
    assert muted(ann) == [bob.me["id"]]


@pytest.mark.parametrize("other", ["0", "-3", str(2**62), str(2**63), "x", "999999999"])
def test_an_unknown_person_cannot_be_muted(club: Club, other: str) -> None:
    ann = club.guest("Ann")
    assert ann.call("PUT", f"/api/me/mutes/{other}", {}).status in (400, 404)
    assert muted(ann) == []


def test_one_mutes_neither_oneself_nor_without_a_name(club: Club) -> None:
    ann = club.guest("Ann")
    assert ann.call("PUT", f"/api/me/mutes/{ann.me['id']}", {}).status == 404
    nobody = club.server.nobody()
    assert nobody.call("PUT", f"/api/me/mutes/{ann.me['id']}", {}).status == 401
    assert nobody.call("GET", "/api/me/mutes").status == 401


def test_the_number_of_mutes_is_bounded(connection: sa.Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutes, "MAX_MUTED", 2)
    people = [accounts.add_guest(connection, f"Guest {number}", "en", 1).id for number in range(4)]
    for other in people[1:3]:
        mutes.mute(connection, people[0], other, 1)
    with pytest.raises(PeopleRefusal, match="2"):
        mutes.mute(connection, people[0], people[3], 1)
    mutes.mute(connection, people[0], people[2], 2)


def test_chat_at_another_table_is_announced_and_counted(club: Club) -> None:
    table, ann, bob = club.pair("kamisado")
    bob.ask("unwatch", table=table)
    for text in ("one", "two"):
        ann.ask("say", table=table, text=text)
        said = bob.take("said")
        assert said == {
            "type": "said",
            "table": table,
            "game": "kamisado",
            "person": ann.visitor.me["id"],
            "name": ann.visitor.me["name"],
        }
    assert own_game(bob.visitor, table)["unread_chat"] == 2
    assert own_game(ann.visitor, table)["unread_chat"] == 0
    bob.watch(table)
    bob.ask("unwatch", table=table)
    assert own_game(bob.visitor, table)["unread_chat"] == 0
    assert [told for told in ann.flush() if told["type"] == "said"] == []


def test_viewers_of_a_table_and_watchers_get_no_notice_elsewhere(club: Club) -> None:
    table, ann, bob = club.pair("kamisado")
    eve = club.socket(club.guest("Eve"))
    eve.watch(table)
    eve.ask("unwatch", table=table)
    ann.ask("say", table=table, text="one")
    assert bob.take("chat")["lines"][0]["text"] == "one"
    assert [told for told in bob.flush() + eve.flush() if told["type"] == "said"] == []


def test_chat_messages_of_the_same_millisecond_are_distinguished() -> None:
    """Somebody is shown one line and leaves; the next line comes in the same millisecond and is new to them."""
    table = started("kamisado")
    live = LiveTable(table, screen_of(table), [], None, 0)
    assert live.chat_shown_until() == 0
    times = [live.chat_time(now) for now in (5, 5, 5, 4, 9)]
    assert times == [5, 6, 7, 8, 9]
    live.chat.append(ChatMessage(1, "Ann", True, "one", times[0]))
    assert live.chat_shown_until() == 5  # the second line is still being stored
    live.chat.append(ChatMessage(1, "Ann", True, "two", times[1]))
    assert live.chat_shown_until() == 6
    reopened = LiveTable(table, screen_of(table), list(live.chat), None, 0)
    assert reopened.chat_time(0) == 7


def test_muted_people_do_not_count_nor_do_watchers_while_the_game_goes_on(club: Club) -> None:
    table, ann, bob = club.pair("kamisado")
    eve = club.socket(club.guest("Eve"))
    bob.ask("unwatch", table=table)
    eve.ask("say", table=table, text="she should push")
    assert own_game(bob.visitor, table)["unread_chat"] == 0
    ann.ask("say", table=table, text="one")
    assert own_game(bob.visitor, table)["unread_chat"] == 1
    bob.visitor.call("PUT", f"/api/me/mutes/{ann.visitor.me['id']}", {})
    assert own_game(bob.visitor, table)["unread_chat"] == 0
    ann.ask("resign", table=table)
    assert own_game(bob.visitor, table)["unread_chat"] == 1  # what the watcher said is heard now


def test_plain_pages_count_unread_chat_and_hide_muted_people(club: Club) -> None:
    table, ann, bob = club.pair("kamisado")
    bob.ask("unwatch", table=table)
    ann.ask("say", table=table, text="a quiet word")
    assert "1 unread chat message" in bob.visitor.get("/plain/")
    assert "a quiet word" in bob.visitor.get(f"/plain/tables/{table}")
    assert "unread chat message" not in bob.visitor.get("/plain/")
    bob.visitor.call("PUT", f"/api/me/mutes/{ann.visitor.me['id']}", {})
    assert "a quiet word" not in bob.visitor.get(f"/plain/tables/{table}")


def test_mutes_are_exported_and_go_with_either_person(club: Club) -> None:
    ann, bob = club.account("Ann"), club.account("Bob")
    ann.call("PUT", f"/api/me/mutes/{bob.me['id']}", {})
    assert [mute["muted"] for mute in ann.get("/api/me/export")["mutes"]] == [bob.me["id"]]
    bob.call("POST", "/api/me/deletion", {"password": "a good long one"})
    assert muted(ann) == []


def test_a_database_without_mutes_gets_them_and_old_chat_is_not_announced(tmp_path: Path) -> None:
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
    """The form before the migration that brought the mutes."""
    file = next((migrate.FOLDER / "versions").glob("*_mutes.py"))
    return f"{int(file.name[:4]) - 1:04}"


def insert(connection: sa.Connection, into: str, /, **row: Any) -> None:
    names = ", ".join(f'"{name}"' for name in row)
    values = ", ".join(f":{name}" for name in row)
    connection.execute(sa.text(f"INSERT INTO {into} ({names}) VALUES ({values})"), row)
