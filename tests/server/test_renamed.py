"""Somebody with an open page is renamed: the connection goes on under the new name, and the page is told."""

from __future__ import annotations

from urllib.parse import quote

import pytest

from kaisho.server import people
from tests.server.conftest import Club
from tests.server.running import Socket, Visitor
from tests.server.test_accounts import on_the_machine


def admin(club: Club) -> Visitor:
    boss = club.account("Boss")
    on_the_machine(club.server, lambda connection: people.set_admin(connection, boss.me["id"], True))
    return boss


def rename_oneself(club: Club, person: Visitor, new: str) -> None:
    assert person.call("PATCH", "/api/me", {"name": new}).status == 200


def rename_by_admin(club: Club, person: Visitor, new: str) -> None:
    admin(club).post(f"/api/admin/people/{quote(person.me['name'])}", {"name": new})


@pytest.mark.parametrize("rename", [rename_oneself, rename_by_admin])
def test_an_open_socket_talks_and_sits_down_under_the_new_name(club: Club, rename: object) -> None:
    assert callable(rename)
    ann, bob = club.account("Ann"), club.guest("Bob")
    phone, laptop, other = club.socket(ann), club.socket(ann), club.socket(club.guest("Watcher"))
    table: str = bob.open("kamisado", "me", "open", listed=True)["table"]
    other.watch(table)
    phone.watch(table)
    new = club.name("Bella")
    rename(club, ann, new)
    for socket in (phone, laptop):
        assert socket.take("changed")["you"] == {**socket.welcome["you"], "name": new}
    phone.ask("say", table=table, text="it is me")
    assert said(other)["name"] == new
    laptop.ask("join", table=table)
    shown = other.take("table", lambda told: told["seats"][1]["name"] is not None)
    assert shown["seats"][1]["name"] == new
    phone.ask("say", table=table, text="seated")
    assert said(other)["name"] == new
    assert [told for told in other.flush() if told["type"] == "changed"] == [], "only the own page is told"


def said(socket: Socket) -> dict[str, object]:
    lines: list[dict[str, object]] = socket.take("chat")["lines"]
    return lines[-1]


def test_a_guest_who_makes_an_account_is_told_on_open_pages(club: Club) -> None:
    guest = club.guest("Gus")
    socket = club.socket(guest)
    name = club.name("Gustav")
    guest.post("/api/accounts", {"name": name, "password": "a good long one"})
    assert socket.take("changed")["you"] == {**socket.welcome["you"], "name": name, "kind": "account"}
