"""``kaisho admin``: looking after people, tables and the club, on the database of a running or a stopped server."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy.engine import Connection

from kaisho.errors import Values
from kaisho.language import Words, visible, words
from kaisho.server import admin, people
from kaisho.server.folder import DataFolder
from kaisho.server.people.invitations import DAYS
from kaisho.server.settings import BY_NAME, data_folder, page_from_file
from kaisho.server.store import now_ms
from kaisho.server.store.orders import LOGINS_ENDED, PERSON_CHANGED, leave_order

Said = tuple[str, Values]
"""What is printed: a message and its values."""


def run(found: dict[str, Any]) -> int:
    say = words(found["lang"])
    part: str = found["part"]
    if part == "reset-password":  # takes long, so it is done before the transaction keeps a running server waiting
        found["password"] = people.random_password()
        found["hashed"] = people.hash_password(found["password"])
    engine = admin.open_database(DataFolder(data_folder(found)))
    try:
        with engine.connect().execution_options(writes=part not in LISTS) as connection, connection.begin():
            if part in LISTS:
                LISTS[part](connection, say, bool(found["json"]))
                return 0
            message, values = CHANGES[part](connection, found)
    finally:
        engine.dispose()
    print(say(message, **values))
    return 0


# --- people -----------------------------------------------------------------------------------------------------------


def _person(connection: Connection, name: str) -> people.Person:
    person = people.person_named(connection, name)
    if person is None:
        raise admin.AdminRefusal("host-no-person", name=name)
    return person


def _changed(connection: Connection, person: people.Person, message: str, **values: Any) -> Said:
    """The server is told, and so is the admin."""
    leave_order(connection, PERSON_CHANGED, str(person.id), now_ms())
    return message, {"name": person.name} | values


def _make_admin(connection: Connection, found: dict[str, Any], yes: bool = True) -> Said:
    person = people.set_admin(connection, _person(connection, found["name"]).id, yes)
    return _changed(connection, person, "host-made-admin" if yes else "host-unmade-admin")


def _unmake_admin(connection: Connection, found: dict[str, Any]) -> Said:
    return _make_admin(connection, found, False)


def _ban(connection: Connection, found: dict[str, Any], yes: bool = True) -> Said:
    person = people.set_banned(connection, _person(connection, found["name"]).id, yes)
    return _changed(connection, person, "host-banned" if yes else "host-unbanned")


def _unban(connection: Connection, found: dict[str, Any]) -> Said:
    return _ban(connection, found, False)


def _rename(connection: Connection, found: dict[str, Any]) -> Said:
    before = _person(connection, found["name"])
    person = people.rename_by_admin(connection, before.id, found["new"])
    return _changed(connection, person, "host-renamed", before=before.name)


def _reset_password(connection: Connection, found: dict[str, Any]) -> Said:
    person = people.reset_password(connection, _person(connection, found["name"]).id, found["hashed"])
    leave_order(connection, LOGINS_ENDED, str(person.id), now_ms())
    return _changed(connection, person, "host-new-password", password=found["password"])


def _invite(connection: Connection, found: dict[str, Any]) -> Said:
    days = found["days"] or DAYS
    return "host-invitation", {"code": people.invite(connection, now_ms(), days), "days": days}


# --- tables and the club ----------------------------------------------------------------------------------------------


def _close_table(connection: Connection, found: dict[str, Any]) -> Said:
    admin.close_table(connection, found["id"], now_ms())
    return "host-closing-table", {"table": found["id"]}


def _club(setting: str, argument: str) -> Callable[[Connection, dict[str, Any]], Said]:
    """The change of a setting of the club; a page comes from a file."""

    def change(connection: Connection, found: dict[str, Any]) -> Said:
        value = found[argument]
        if BY_NAME[setting].read is page_from_file:
            value = page_from_file(value, argument.upper())
        admin.change_club(connection, setting, value, now_ms())
        return "host-club-changed", {"setting": setting.replace("_", "-")}

    return change


def _as_started(connection: Connection, found: dict[str, Any]) -> Said:
    admin.change_club(connection, found["setting"].replace("-", "_"), None, now_ms())
    return "host-club-as-started", {"setting": found["setting"]}


# --- lists ------------------------------------------------------------------------------------------------------------


def _day(moment: int) -> str:
    return f"{datetime.fromtimestamp(moment / 1000, UTC):%Y-%m-%d}"


def _columns(rows: Sequence[tuple[str, ...]]) -> str:
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    return "\n".join("  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows)


def _print(lines: Sequence[msgspec.Struct], as_json: bool, rows: Sequence[tuple[str, ...]], nothing: str) -> None:
    if as_json:
        print(msgspec.json.encode(lines).decode())
    else:
        print(_columns(rows) if rows else nothing)


def _people(connection: Connection, say: Words, as_json: bool) -> None:
    lines = admin.list_people(connection)
    rows = [
        (
            visible(line.name),
            say(f"host-kind-{line.kind}"),
            _day(line.seen),
            " ".join(say(f"host-is-{mark}") for mark in ("admin", "banned") if getattr(line, mark)),
        )
        for line in lines
    ]
    _print(lines, as_json, rows, say("host-nobody"))


def _tables(connection: Connection, say: Words, as_json: bool) -> None:
    lines = admin.list_tables(connection)
    rows = [
        (
            line.id,
            line.game,
            say(f"host-table-{line.status}"),
            _day(line.changed),
            " · ".join(visible(n) or "?" for n in line.seats),
        )
        for line in lines
    ]
    _print(lines, as_json, rows, say("host-no-tables"))


LISTS: dict[str, Callable[[Connection, Words, bool], None]] = {"people": _people, "tables": _tables}

CHANGES: dict[str, Callable[[Connection, dict[str, Any]], Said]] = {
    "make-admin": _make_admin,
    "unmake-admin": _unmake_admin,
    "reset-password": _reset_password,
    "rename": _rename,
    "ban": _ban,
    "unban": _unban,
    "close-table": _close_table,
    "invite": _invite,
    "registration": _club("registration", "who"),
    "chat": _club("chat", "switch"),
    "club-name": _club("club_name", "text"),
    "imprint": _club("imprint", "file"),
    "privacy": _club("privacy", "file"),
    "as-started": _as_started,
}
