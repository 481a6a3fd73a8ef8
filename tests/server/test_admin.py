"""``kaisho admin``: people, tables and settings, changed in a server's database."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy.engine import Engine

from kaisho.cli import ADMIN, main
from kaisho.commands.admin import CHANGES, LISTS
from kaisho.games import game_class
from kaisho.server import people
from kaisho.server.admin import open_database
from kaisho.server.clock import Control
from kaisho.server.club_settings import current_settings
from kaisho.server.folder import DataFolder
from kaisho.server.seats import Seat
from kaisho.server.settings import Settings
from kaisho.server.store import migrate, open_engine
from kaisho.server.store.orders import order_done, waiting_orders
from kaisho.server.store.schema import orders, tables
from kaisho.server.table import Table
from tests.server.stores import put, put_table

Do = Callable[..., str]
NOW = 1_700_000_000_000


@pytest.fixture
def folder(tmp_path: Path) -> DataFolder:
    folder = DataFolder(tmp_path / "club")
    folder.make()
    engine = open_engine(folder.url)
    migrate.upgrade(engine)
    engine.dispose()
    return folder


@pytest.fixture
def engine(folder: DataFolder) -> Iterator[Engine]:
    engine = open_database(folder)
    yield engine
    engine.dispose()


@pytest.fixture
def do(folder: DataFolder, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Do:
    """A function that runs a subcommand of ``kaisho admin`` and returns its output, or its error message."""
    monkeypatch.setattr("kaisho.language._asked", [])
    monkeypatch.setenv("KAISHO_LANG", "en")

    def run(*arguments: str, status: int = 0) -> str:
        assert main(["admin", *arguments, "--data", str(folder.path)]) == status
        output = capsys.readouterr()
        return output.out if status == 0 else output.err

    return run


def take_orders(engine: Engine) -> list[tuple[str, str]]:
    """Return the waiting orders and mark them as done."""
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        waiting = waiting_orders(connection)
        for order in waiting:
            order_done(connection, order)
    return [(order.what, order.subject) for order in waiting]


@pytest.fixture
def ann(engine: Engine) -> int:
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        person = people.add_guest(connection, "Ann", "en", NOW).id
        account = people.add_account(
            connection, "Zoë", people.hash_password("old-password-1"), "en", NOW, people.Registration.OPEN
        )
        assert account.id != person
        return account.id


def person(engine: Engine, name: str) -> people.Person | None:
    with engine.connect() as connection:
        return people.person_named(connection, name)


def test_every_subcommand_is_implemented() -> None:
    assert {command.name.removeprefix("admin ") for command in ADMIN} == set(CHANGES) | set(LISTS)


def test_an_account_becomes_an_admin_and_stops_being_one(do: Do, engine: Engine, ann: int) -> None:
    assert do("make-admin", "zoe") == "Zoë is now an admin.\n"
    zoe = person(engine, "Zoë")
    assert zoe is not None and zoe.admin
    assert take_orders(engine) == [("person-changed", str(ann))]
    do("unmake-admin", "Zoë")
    zoe = person(engine, "Zoë")
    assert zoe is not None and not zoe.admin
    assert "kaisho: " in do("make-admin", "Ann", status=1), "a guest cannot be an admin"
    assert "There is nobody called “Bob”." in do("make-admin", "Bob", status=1)


def test_a_password_is_reset_and_shown_once(do: Do, engine: Engine, ann: int) -> None:
    printed = do("reset-password", "Zoë")
    password = re.search(r"The new password of Zoë is (\S+) \(", printed)
    assert password is not None
    with engine.connect() as connection:
        stored = people.credentials_of(connection, ann).stored
    assert people.check_password(stored, password[1])
    assert not people.check_password(stored, "old-password-1")


def test_a_person_is_renamed_banned_and_unbanned(do: Do, engine: Engine, ann: int) -> None:
    assert do("rename", "ann", "Bella") == "Ann is now called Bella.\n"
    assert person(engine, "Ann") is None
    do("ban", "Bella")
    bella = person(engine, "Bella")
    assert bella is not None and bella.banned
    do("unban", "Bella")
    bella = person(engine, "Bella")
    assert bella is not None and not bella.banned
    assert take_orders(engine) == [("person-changed", str(bella.id))] * 3
    assert do("rename", "Bella", "Zoe", status=1), "the name is taken"


def test_an_invitation_can_be_used_once(do: Do, engine: Engine) -> None:
    code = do("invite", "--days", "3").split()[-1]
    put(engine, lambda connection: people.use_invitation(connection, code, NOW))
    with pytest.raises(people.PeopleRefusal):
        put(engine, lambda connection: people.use_invitation(connection, code, NOW))


def test_people_are_listed(do: Do, ann: int) -> None:
    do("make-admin", "Zoë")
    do("ban", "Ann")
    assert do("people").splitlines() == ["Ann  guest    2023-11-14  banned", "Zoë  account  2023-11-14  admin"]
    assert [(person["name"], person["admin"]) for person in json.loads(do("people", "--json"))] == [
        ("Ann", False),
        ("Zoë", True),
    ]


# --- tables and the club ----------------------------------------------------------------------------------------------


def kaito_table(id: str) -> Table:
    game = game_class("kaito")()
    return Table(
        id,
        game,
        [Seat("bot", bot="easy"), Seat("open")],
        control=Control(),
        rated=False,
        listed=True,
        takebacks=True,
        invite="secret-invite",
        owner=None,
        now=NOW,
    )


def test_listed_tables_reveal_nothing_secret(do: Do, engine: Engine) -> None:
    assert do("tables") == "No table is open or in play.\n"
    table = kaito_table("tab1")
    put_table(engine, table)
    assert do("tables") == "tab1  kaito  open  2023-11-14  easy · ?\n"
    printed = do("tables", "--json")
    assert json.loads(printed)[0]["seats"] == ["easy", ""]
    assert "secret-invite" not in printed


def test_a_table_is_closed_by_an_order(do: Do, engine: Engine) -> None:
    put_table(engine, kaito_table("tab1"))
    assert "within two seconds" in do("close-table", "tab1")
    assert take_orders(engine) == [("close-table", "tab1")]
    assert take_orders(engine) == []
    assert "There is no table “tab2”." in do("close-table", "tab2", status=1)
    put(engine, lambda connection: connection.execute(tables.update().values(status="over")))
    assert "is already over" in do("close-table", "tab1", status=1)
    assert take_orders(engine) == []


def test_settings_are_changed_and_reset_to_those_of_the_start(do: Do, engine: Engine, tmp_path: Path) -> None:
    start = Settings(data=tmp_path, club_name="Start", registration="closed")

    def now() -> Settings:
        with engine.connect() as connection:
            return current_settings(connection, start)

    (tmp_path / "us.txt").write_text("Us, here.\n", encoding="utf-8")
    do("registration", "invitation")
    do("chat", "off")
    do("club-name", "Deux Rois")
    do("imprint", str(tmp_path / "us.txt"))
    do("privacy", str(tmp_path / "us.txt"))
    settings = now()
    assert (settings.registration, settings.chat, settings.club_name) == ("invitation", False, "Deux Rois")
    assert settings.imprint == settings.privacy == "Us, here.\n"
    names = ("registration", "chat", "club_name", "imprint", "privacy")
    assert take_orders(engine) == [("club-changed", name) for name in names]
    for name in names:
        do("as-started", name.replace("_", "-"))
    assert now() == start
    assert "FILE: the file" in do("imprint", "nowhere.txt", status=1)


def test_settings_can_be_changed_while_a_server_uses_the_folder(do: Do, folder: DataFolder, engine: Engine) -> None:
    with folder.lock():
        do("chat", "off")
    assert take_orders(engine) == [("club-changed", "chat")]


def test_a_refused_change_leaves_no_order(do: Do, engine: Engine) -> None:
    do("club-name", " ", status=1)
    with engine.connect() as connection:
        assert connection.execute(orders.select()).all() == []


def test_a_folder_without_a_club_or_with_another_schema_version_is_refused(do: Do, folder: DataFolder, tmp_path: Path) -> None:
    assert main(["admin", "people", "--data", str(tmp_path / "empty")]) == 1
    assert not (tmp_path / "empty").exists()
    engine = open_engine(folder.url)
    for version, message in (("9999", "by a newer version of Kaisho"), ("0000", "has an older format")):
        put(
            engine,
            lambda connection, version=version: connection.exec_driver_sql(
                f"UPDATE alembic_version SET version_num='{version}'"
            ),
        )
        assert message in do("people", status=1)
    engine.dispose()
    folder.database.write_bytes(b"this is not a database" * 1000)
    assert "is damaged" in do("people", status=1)
