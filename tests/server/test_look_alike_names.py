"""Names that look like another name or like the club's own are refused; real names of all scripts are allowed."""

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

REAL_NAMES = """
    Ann|Bob|Zoë|Émile|Ömer|Çağla|Şükrü İnan|Jürgen Groß|Åsa|Łukasz|Dvořák
    Nguyễn Văn|O'Neill|Jean-Luc|Anna Maria|Bernard|Modern Art|Ağaoğlu|Иван
    Наташа|Ольга Петрова|Дмитро|Ђорђе|Αλέξανδρος|Ελένη|Νίκος|דוד|שרה לוי
    محمد|فاطمة|علی رضا|山田太郎|はなこ|サトウ|山田はな|ゲームマスター|王小明|李娜|김민수|박 서준|Taro山田
    आरव|প্রিয়া|கவிதா|สมชาย|გიორგი|Հայկ|ሰላም|Əli|Ɔbádélé|Kəmalə|Badminton
    Marko 99|X-Æ A|Ærøskøbing
""".replace("\n", "|")
NAMES = [name.strip() for name in REAL_NAMES.split("|") if name.strip()]


@pytest.mark.parametrize("name", NAMES)
def test_real_names_of_all_scripts_are_allowed(name: str) -> None:
    assert fault_of(tidy(name)) is None


OFFICIAL_NAMES = """
    admin|Admin|ADMIN|ꓮꓓꓟꓲꓠ|ᴀᴅᴍɪɴ|Ꭺdmin|ɑdmin|аdmin|Αdmin|adm1n|Admin 7
    ａｄｍｉｎ|𝐀𝐝𝐦𝐢𝐧|adrnin|a.d.m.i.n|The admin|the-admin|Admin Team|Bob (admin
    Kaisho|Kaisho Team|TheKaisho|kаisho|Кaisho|K a i s h o|kaish0
    Kaisho_Support|Administrator|Moderator Bob|Site Moderator|Yönetici
    YONETICI|Beheerder|Administrateur|administratrice|Sysadmin|Webmaster
    AdminBob|adminstaff|Adm\u0456n|ad\u00admin|admin\u200b|admin\U00016fe4
    support|Staff 2
""".replace("\n", "|")


@pytest.mark.parametrize("name", [name.strip() for name in OFFICIAL_NAMES.split("|") if name.strip()])
def test_names_that_look_official_are_refused(name: str) -> None:
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
def test_names_that_look_like_bob_are_refused_or_have_the_key_of_bob(name: str) -> None:
    assert fault_of(tidy(name)) is not None or name_key(tidy(name)) == name_key("Bob") or name == "ƁOB"


@pytest.mark.parametrize(("one", "other"), [("Modern", "Modem"), ("William", "VVilliam"), ("Lola", "Iola"), ("Ал", "Aл")])
def test_letter_sequences_that_look_alike_have_the_same_key(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


@pytest.mark.parametrize("name", ["Иvan", "Nikoς", "דavid", "محمدAli", "Бобbob", "ハnaж", "Կarl"])
def test_a_name_with_several_scripts_is_refused(name: str) -> None:
    assert fault_of(tidy(name)) == "people-name-scripts"


@pytest.mark.parametrize("name", ["ᴀᴅᴍ", "ʙob", "ꓐꓳ", "Ꮟob", "𐌀lf", "ⲁlf", "Bob\U00016fe4", "ꭰan"])
def test_letters_of_scripts_that_are_not_in_use_are_refused(name: str) -> None:
    assert fault_of(tidy(name)) in ("people-name-letters", "people-name-signs")


def test_only_the_beginning_of_a_long_text_is_examined() -> None:
    assert len(tidy("a" * 1_000_000)) <= 400 and len(name_key("a\u0301\u0316" * 1_000_000)) <= 80
    assert is_reserved("admin" + " " * 1_000_000)


def test_an_older_database_gets_new_name_keys_and_everybody_can_still_sign_in(tmp_path: Path) -> None:
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
            person = person_named(connection, name)
            assert person is not None and person.id == number
        assert credentials(connection, "BOB").person == 1 and credentials(connection, "modern").person == 3
        for name in ("Bօb", "bob", "MODEM"):
            with pytest.raises(people.PeopleRefusal):
                checked_name(connection, name)
    engine.dispose()
