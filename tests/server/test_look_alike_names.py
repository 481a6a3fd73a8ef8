"""Names that people would take for each other, or for the club's own: none beside another; real names of all scripts stay."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from kaisho.server import people
from kaisho.server.people.accounts import checked_name
from kaisho.server.people.logins import credentials
from kaisho.server.people.names import fault_of, is_reserved, name_key, own_key, tidy
from kaisho.server.people.person import person_named
from kaisho.server.store import database_url, migrate, open_engine

REAL = """
    Ann|Bob|Zoë|Émile|Ömer|Çağla|Şükrü İnan|Jürgen Groß|Åsa|Łukasz|Dvořák
    Nguyễn Văn|O'Neill|Jean-Luc|Anna Maria|Bernard|Modern Art|Ağaoğlu|Иван
    Наташа|Ольга Петрова|Дмитро|Ђорђе|Αλέξανδρος|Ελένη|Νίκος|דוד|שרה לוי
    محمد|فاطمة|علی رضا|山田太郎|はなこ|サトウ|山田はな|ゲームマスター|王小明|李娜|김민수|박 서준|Taro山田
    आरव|প্রিয়া|கவிதா|สมชาย|გიორგი|Հայկ|ሰላም|Əli|Ɔbádélé|Kəmalə|Badminton
    Marko 99|X-Æ A|Ærøskøbing
""".replace("\n", "|")
NAMES = [name.strip() for name in REAL.split("|") if name.strip()]


@pytest.mark.parametrize("name", NAMES)
def test_real_names_of_all_scripts_are_allowed(name: str) -> None:
    assert fault_of(tidy(name)) is None


OFFICIAL = """
    admin|Admin|ADMIN|ꓮꓓꓟꓲꓠ|ᴀᴅᴍɪɴ|Ꭺdmin|ɑdmin|аdmin|Αdmin|adm1n|Admin 7
    ａｄｍｉｎ|𝐀𝐝𝐦𝐢𝐧|adrnin|a.d.m.i.n|The admin|the-admin|Admin Team|Bob (admin
    Kaisho|Kaisho Team|TheKaisho|kаisho|Кaisho|K a i s h o|kaish0
    Kaisho_Support|Administrator|Moderator Bob|Site Moderator|Yönetici
    YONETICI|Beheerder|Administrateur|administratrice|Sysadmin|Webmaster
    AdminBob|adminstaff|Adm\u0456n|ad\u00admin|admin\u200b|admin\U00016fe4
    support|Staff 2
""".replace("\n", "|")


@pytest.mark.parametrize("name", [name.strip() for name in OFFICIAL.split("|") if name.strip()])
def test_nobody_speaks_for_the_club(name: str) -> None:
    assert fault_of(tidy(name)) is not None


@pytest.mark.parametrize(
    "name",
    [
        "ꓐꓳꓐ",
        "Bօb",
        "Bob\U00016fe4",
        "Воb",
        "Bоb",
        "Вов",
        "B0b",
        "BOB",
        "Bób",
        "ᏼob",
        "Ｂｏｂ",
        "𝑩𝒐𝒃",
        "b.o.b",
        "B o b",
        "ƁOB",
        "Bob\u034f",
    ],
)
def test_nobody_is_taken_for_bob(name: str) -> None:
    assert fault_of(tidy(name)) is not None or name_key(tidy(name)) == name_key("Bob") or name == "ƁOB"


@pytest.mark.parametrize(("one", "other"), [("Modern", "Modem"), ("William", "VVilliam"), ("Lola", "Iola"), ("Ал", "Aл")])
def test_two_letters_that_look_like_one_count_as_it(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


@pytest.mark.parametrize("name", ["Иvan", "Nikoς", "דavid", "محمدAli", "Бобbob", "ハnaж", "Կarl"])
def test_a_name_has_one_script(name: str) -> None:
    assert fault_of(tidy(name)) == "people-name-scripts"


@pytest.mark.parametrize("name", ["ᴀᴅᴍ", "ʙob", "ꓐꓳ", "Ꮟob", "𐌀lf", "ⲁlf", "Bob\U00016fe4", "ꭰan"])
def test_letters_that_no_living_script_has_are_refused(name: str) -> None:
    assert fault_of(tidy(name)) in ("people-name-letters", "people-name-signs")


def test_long_texts_are_not_looked_at_to_their_end() -> None:
    assert len(tidy("a" * 1_000_000)) <= 400 and len(name_key("a\u0301\u0316" * 1_000_000)) <= 80
    assert is_reserved("admin" + " " * 1_000_000)


def test_an_older_database_gets_the_new_keys_and_everybody_still_gets_in(tmp_path: Path) -> None:
    engine = open_engine(database_url(tmp_path))
    migrate.run_migrations(engine, "0004")
    names = {
        1: ("Bob", "bob"),
        2: ("Bօb", "bօb"),
        3: ("Modern", "modern"),
        4: ("Modem", "modem"),
        5: ("Ann", "ann"),
        6: ("ɑdmin", "ɑdmin"),
    }
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        for number, (name, key) in names.items():
            connection.execute(
                sa.text(
                    "INSERT INTO people (id, name, name_key, kind, password, admin, banned, language, created, seen)"
                    " VALUES (:id, :name, :key, 'account', 'x', 0, 0, 'en', 1, 1)"
                ),
                {"id": number, "name": name, "key": key},
            )
    assert migrate.upgrade(engine)
    with engine.connect() as connection:
        rows = connection.execute(sa.text("SELECT id, name_key FROM people ORDER BY id")).all()
        assert [tuple(row) for row in rows] == [
            *((1, "bob"), (2, own_key("Bօb")), (3, "modem"), (4, own_key("Modem")), (5, "ann"), (6, "admin")),
        ]
        for number, (name, _) in names.items():
            assert credentials(connection, name).person == number
            found = person_named(connection, name)
            assert found is not None and found.id == number
        assert credentials(connection, "BOB").person == 1 and credentials(connection, "modern").person == 3
        for name in ("Bօb", "bob", "MODEM"):
            with pytest.raises(people.PeopleRefusal):
                checked_name(connection, name)
    engine.dispose()
