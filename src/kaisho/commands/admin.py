"""``kaisho admin``: manage people, tables and settings in the database of a running or a stopped server."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy.engine import Connection

from kaisho.errors import KaishoError, Values
from kaisho.language import Words, visible, words
from kaisho.server import admin, audit, people
from kaisho.server.clock import DAY
from kaisho.server.club_clock import now_ms
from kaisho.server.folder import DataFolder
from kaisho.server.people import second_factor
from kaisho.server.people.invitations import DAYS
from kaisho.server.people.names import name_key
from kaisho.server.settings import BY_NAME, data_folder, page_from_file
from kaisho.server.start_up import as_refusal, damaged
from kaisho.server.store.orders import LOGINS_ENDED, PERSON_CHANGED, queue_order

AUDIT_ENTRIES = 200
"""Default number of audit entries to print."""

PAIR_DAYS = 30
"""Default number of days that the list of pairs covers."""

Message = tuple[str, Values]
"""The message to print, with its values."""


def run(arguments: dict[str, Any]) -> int:
    say = words(arguments["lang"])
    part: str = arguments["part"]
    if part == "reset-password":  # slow, so it is done before the transaction, which blocks a running server
        arguments["password"] = people.random_password()
        arguments["hashed"] = people.hash_password(arguments["password"])
    folder = DataFolder(data_folder(arguments))
    writes = part not in LISTS
    engine = admin.open_database(folder, writes=writes)
    try:
        with (
            as_refusal(folder.database),
            engine.connect().execution_options(writes=writes) as connection,
            connection.begin(),
        ):
            if not writes:
                try:
                    LISTS[part](connection, say, arguments)
                except KaishoError:
                    raise
                except (LookupError, TypeError, ValueError, OverflowError) as error:  # damage in pages that look intact
                    raise damaged(folder.database, f"a row cannot be read ({type(error).__name__})") from error
                return 0
            message, values = CHANGES[part](connection, arguments)
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


def _changed(connection: Connection, person: people.Person, message: str, **values: Any) -> Message:
    """Leave an order for the server, and return the message for the admin."""
    queue_order(connection, PERSON_CHANGED, str(person.id), now_ms())
    return message, {"name": person.name} | values


def _make_admin(connection: Connection, arguments: dict[str, Any], yes: bool = True) -> Message:
    person = people.set_admin(connection, _person(connection, arguments["name"]).id, yes)
    audit.note(connection, audit.MADE_ADMIN if yes else audit.UNMADE_ADMIN, now_ms(), person=person.id)
    return _changed(connection, person, "host-made-admin" if yes else "host-unmade-admin")


def _unmake_admin(connection: Connection, arguments: dict[str, Any]) -> Message:
    return _make_admin(connection, arguments, False)


def _ban(connection: Connection, arguments: dict[str, Any], yes: bool = True) -> Message:
    person = people.set_banned(connection, _person(connection, arguments["name"]).id, yes)
    audit.note(connection, audit.BANNED if yes else audit.UNBANNED, now_ms(), person=person.id)
    return _changed(connection, person, "host-banned" if yes else "host-unbanned")


def _unban(connection: Connection, arguments: dict[str, Any]) -> Message:
    return _ban(connection, arguments, False)


def _rename(connection: Connection, arguments: dict[str, Any]) -> Message:
    before = _person(connection, arguments["name"])
    person = people.rename_by_admin(connection, before.id, arguments["new"])
    audit.note(connection, audit.RENAMED, now_ms(), person=person.id)
    return _changed(connection, person, "host-renamed", before=before.name)


def _reset_password(connection: Connection, arguments: dict[str, Any]) -> Message:
    person = people.reset_password(connection, _person(connection, arguments["name"]).id, arguments["hashed"])
    queue_order(connection, LOGINS_ENDED, str(person.id), now_ms())
    audit.note(connection, audit.PASSWORD_RESET, now_ms(), person=person.id)
    return _changed(connection, person, "host-new-password", password=arguments["password"])


def _reset_second_factor(connection: Connection, arguments: dict[str, Any]) -> Message:
    person = _person(connection, arguments["name"])
    if not second_factor.remove(connection, person.id):
        raise admin.AdminRefusal("host-no-second-factor", name=person.name)
    audit.note(connection, audit.SECOND_FACTOR_RESET, now_ms(), person=person.id)
    return _changed(connection, person, "host-second-factor-reset")


def _invite(connection: Connection, arguments: dict[str, Any]) -> Message:
    audit.note(connection, audit.INVITED, now_ms())
    days = arguments["days"] or DAYS
    return "host-invitation", {"code": people.invite(connection, now_ms(), days), "days": days}


# --- tables and the club ----------------------------------------------------------------------------------------------


def _close_table(connection: Connection, arguments: dict[str, Any]) -> Message:
    admin.close_table(connection, arguments["id"], now_ms())
    audit.note(connection, audit.TABLE_CLOSED, now_ms(), detail=arguments["id"])
    return "host-closing-table", {"table": arguments["id"]}


def _club(setting: str, argument: str) -> Callable[[Connection, dict[str, Any]], Message]:
    """Return the function that changes a setting; pages are read from a file."""

    def change(connection: Connection, arguments: dict[str, Any]) -> Message:
        value = arguments[argument]
        if BY_NAME[setting].parse is page_from_file:
            value = page_from_file(value, argument.upper())
        admin.change_club(connection, setting, value, now_ms())
        audit.note(connection, audit.CLUB_CHANGED, now_ms(), detail=setting.replace("_", "-"))
        return "host-club-changed", {"setting": setting.replace("_", "-")}

    return change


def _as_started(connection: Connection, arguments: dict[str, Any]) -> Message:
    admin.change_club(connection, arguments["setting"].replace("-", "_"), None, now_ms())
    audit.note(connection, audit.CLUB_CHANGED, now_ms(), detail=arguments["setting"])
    return "host-club-as-started", {"setting": arguments["setting"]}


# --- lists ------------------------------------------------------------------------------------------------------------


def _day(moment: int) -> str:
    return f"{datetime.fromtimestamp(moment / 1000, UTC):%Y-%m-%d}"


def _columns(rows: Sequence[tuple[str, ...]]) -> str:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join("  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows)


def _print(lines: Sequence[msgspec.Struct], as_json: bool, rows: Sequence[tuple[str, ...]], nothing: str) -> None:
    if as_json:
        print(msgspec.json.encode(lines).decode())
    else:
        print(_columns(rows) if rows else nothing)


def _people(connection: Connection, say: Words, arguments: dict[str, Any]) -> None:
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
    _print(lines, bool(arguments["json"]), rows, say("host-nobody"))


def _tables(connection: Connection, say: Words, arguments: dict[str, Any]) -> None:
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
    _print(lines, bool(arguments["json"]), rows, say("host-no-tables"))


def _audit(connection: Connection, say: Words, arguments: dict[str, Any]) -> None:
    name = name_key(arguments["name"]) if arguments["name"] else ""
    lines = audit.entries(connection, arguments["last"] or AUDIT_ENTRIES, name_key=name)[::-1]
    rows = [
        (
            f"{datetime.fromtimestamp(line.at / 1000, UTC):%Y-%m-%d %H:%M:%S}",
            audit.what_in_words(line, say),
            visible(line.person or ""),
            audit.detail_in_words(line, say),
            "" if line.by is None else say("audit-by", name=visible(line.by)),
        )
        for line in lines
    ]
    _print(lines, bool(arguments["json"]), rows, say("audit-empty"))


def _pairs(connection: Connection, say: Words, arguments: dict[str, Any]) -> None:
    since = now_ms() - (arguments["since_days"] or PAIR_DAYS) * DAY
    lines = admin.list_pairs(connection, arguments["name"] or "", since)
    rows = [
        (
            visible(line.first),
            visible(line.second),
            say("host-pair-games", games=line.games, rated=line.rated),
            f"{line.won_by_first}:{line.won_by_second}",
            _day(line.last),
        )
        for line in lines
    ]
    _print(lines, bool(arguments["json"]), rows, say("host-no-pairs"))


LISTS: dict[str, Callable[[Connection, Words, dict[str, Any]], None]] = {
    "people": _people,
    "tables": _tables,
    "pairs": _pairs,
    "audit": _audit,
}

CHANGES: dict[str, Callable[[Connection, dict[str, Any]], Message]] = {
    "make-admin": _make_admin,
    "unmake-admin": _unmake_admin,
    "reset-password": _reset_password,
    "reset-second-factor": _reset_second_factor,
    "rename": _rename,
    "ban": _ban,
    "unban": _unban,
    "close-table": _close_table,
    "invite": _invite,
    "registration": _club("registration", "who"),
    "guests": _club("guests", "switch"),
    "chat": _club("chat", "switch"),
    "club-name": _club("club_name", "text"),
    "imprint": _club("imprint", "file"),
    "privacy": _club("privacy", "file"),
    "as-started": _as_started,
}
