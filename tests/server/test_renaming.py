"""A person with an open page is renamed: the connection continues under the new name, and the page is notified."""

from __future__ import annotations

from urllib.parse import quote

import pytest

from kaisho.server import people
from tests.server.conftest import Club
from tests.server.running import Client, Socket
from tests.server.test_accounts import write_to_database


def admin(club: Club) -> Client:
    boss = club.account("Boss")
    write_to_database(club.server, lambda connection: people.set_admin(connection, boss.me["id"], True))
    return boss


def rename_oneself(club: Club, person: Client, new: str) -> None:
    assert person.call("PATCH", "/api/me", {"name": new}).status == 200


def rename_by_admin(club: Club, person: Client, new: str) -> None:
    admin(club).post(f"/api/admin/people/{quote(person.me['name'])}", {"name": new})


@pytest.mark.parametrize("rename", [rename_oneself, rename_by_admin])
def test_an_open_socket_chats_and_joins_under_the_new_name(club: Club, rename: object) -> None:
    assert callable(rename)
    ann, bob = club.account("Ann"), club.guest("Bob")
    phone, laptop, other = club.socket(ann), club.socket(ann), club.socket(club.guest("Watcher"))
    table: str = bob.open("kamisado", "me", "open", listed=True)["table"]
    other.watch(table)
    phone.watch(table)
    new = club.name("Bella")
    rename(club, ann, new)
    for socket in (phone, laptop):
        assert socket.wait_for("changed")["you"] == {**socket.welcome["you"], "name": new}
    phone.ask("say", table=table, text="it is me")
    assert last_chat_line(other)["name"] == new
    laptop.ask("join", table=table)
    message = other.wait_for("table", lambda message: message["seats"][1]["name"] is not None)
    assert message["seats"][1]["name"] == new
    phone.ask("say", table=table, text="seated")
    assert last_chat_line(other)["name"] == new
    assert [message for message in other.drain() if message["type"] == "changed"] == [], "only their own pages are notified"


def last_chat_line(socket: Socket) -> dict[str, object]:
    lines: list[dict[str, object]] = socket.wait_for("chat")["lines"]
    return lines[-1]


def test_a_guest_who_creates_an_account_is_notified_on_open_pages(club: Club) -> None:
    guest = club.guest("Gus")
    socket = club.socket(guest)
    name = club.name("Gustav")
    guest.post("/api/accounts", {"name": name, "password": "a good long one"})
    assert socket.wait_for("changed")["you"] == {**socket.welcome["you"], "name": name, "kind": "account"}
