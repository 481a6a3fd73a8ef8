"""People: names, passwords, logins, bots, invitations, deletion, exports, and lists of tables."""

from __future__ import annotations

import json
import random
import unicodedata
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from argon2 import PasswordHasher
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy.engine import Connection

from kaisho.game import Game
from kaisho.games import game_class
from kaisho.language import LANGUAGES, UnknownLanguage
from kaisho.record import Record
from kaisho.server import people
from kaisho.server.clock import DAY, Control
from kaisho.server.metrics import Metrics
from kaisho.server.people import PeopleRefusal, Registration, passwords
from kaisho.server.people.bots import MAX_BOTS, MAX_TOKENS
from kaisho.server.people.logins import MAX_LOGINS
from kaisho.server.people.names import MAX_LENGTH, RESERVED_WORDS, fault_of, name_key, numbered, tidy
from kaisho.server.records import write_record
from kaisho.server.screen import Faults
from kaisho.server.seats import Seat
from kaisho.server.store import schema
from kaisho.server.store.lobby import games_to_watch, mark_read, my_games, open_tables
from kaisho.server.store.ratings import rate_table
from kaisho.server.store.tables import load_table
from kaisho.server.table import Table
from kaisho.server.table_status import Status
from tests.server.stores import insert, save
from tests.server.tables import screen_of

NOW = 1_800_000_000_000
FAULTS = Faults(Metrics())
SECRET = b"0123456789abcdef0123456789abcdef"
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
HASHED = QUICK.hash("a good one, this")
"""A cheap hash, for tests of everything except hashing."""


def refused(code: str, call: Any, *arguments: Any, **named: Any) -> PeopleRefusal:
    """Return the refusal of a call, which must have this code and be worded in every language."""
    with pytest.raises(PeopleRefusal) as caught:
        call(*arguments, **named)
    assert caught.value.code == code
    assert len({caught.value.say(language) for language in LANGUAGES}) == len(LANGUAGES)
    return caught.value


def guest(connection: Connection, name: str, now: int = NOW) -> int:
    return people.add_guest(connection, name, "en", now).id


def account(connection: Connection, name: str, now: int = NOW) -> int:
    return people.add_account(connection, name, HASHED, "en", now, Registration.OPEN).id


def store_table(
    connection: Connection,
    id: str,
    persons: list[int | None],
    *,
    game: Game | None = None,
    acts: int = 0,
    listed: bool = True,
    rated: bool = False,
    now: int = NOW,
) -> Table:
    """Store a table with a number of acts. None is an open seat, with which the game has not begun."""
    game = game or game_class("kamisado")()
    seats = [Seat() if person is None else Seat("person", person) for person in persons]
    options = {"control": Control(), "rated": rated, "listed": listed, "takebacks": True, "invite": "i", "owner": persons[0]}
    table = Table(id, game, seats, now=now, **options)
    if None not in persons:
        table.start(now)
    chance = random.Random(1)
    while len(table.log) < acts:
        seat = table.to_act()[0]
        table.act(seat, table.count(seat), chance.choice(table.legal(seat)), now)
    insert(connection, table)
    return table


def resign_and_save(connection: Connection, table: Table, loser: int = 0, now: int = NOW) -> Table:
    table.resign(loser, now)
    save(connection, table)
    return table


def count(connection: Connection, table: sa.Table) -> int:
    return connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()


# --- names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "Ömer",
        "Jo",
        "Anna-Lena O'Neil",
        "李小龙",
        "Владимир",
        "Ἀθηνᾶ",
        "सीता",
        "مريم",
        "Jean_2",
        "3PO R2",
        "dr. Who",
        "Zoë",
        "อรุณ",
    ],
)
def test_a_name_may_have_letters_of_any_script(connection: Connection, name: str) -> None:
    assert people.add_guest(connection, name, "de", NOW).name == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("A", "people-name-length"),
        ("", "people-name-length"),
        ("   ", "people-name-length"),
        ("a" * 21, "people-name-length"),
        ("two  spaces", "people-name-signs"),
        ("12345", "people-name-signs"),
        ("-dash", "people-name-signs"),
        ("<b>bold</b>", "people-name-signs"),
        ("line\nbreak", "people-name-signs"),
        ("tab\there", "people-name-signs"),
        ("zero\u200bwidth", "people-name-signs"),
        ("join\u200der", "people-name-signs"),
        ("soft\u00adhyphen", "people-name-signs"),
        ("right\u202eleft", "people-name-signs"),
        ("iso\u2066late", "people-name-signs"),
        ("no\u00a0break", "people-name-signs"),
        ("ko\u3164rean", "people-name-signs"),
        ("sel\ufe0fector", "people-name-signs"),
        ("smile😀", "people-name-signs"),
        ("z\u0335\u0336\u0337\u0338algo", "people-name-signs"),
        ("\u0301accent", "people-name-signs"),
        ("sur\ud800rogate", "people-name-signs"),
        ("null\x00", "people-name-signs"),
        ("a@b.example", "people-name-signs"),
        ("Admin", "people-name-reserved"),
        ("АDМIN", "people-name-scripts"),
        ("k a i s h o", "people-name-reserved"),
        ("System 12", "people-name-reserved"),
        ("adm1n", "people-name-reserved"),
        ("strong", "people-name-reserved"),
        ("Kamisado", "people-name-reserved"),
        ("ＲＯＯＴ", "people-name-reserved"),
    ],
)
def test_invalid_names_are_refused(connection: Connection, name: str, code: str) -> None:
    refused(code, people.add_guest, connection, name, "en", NOW)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Ömer", "omer"),
        ("IŞIK", "ışık"),
        ("İnci", "ınci"),
        ("Straße", "STRASSE"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("Bob", "B0b"),
        ("Alina", "AIina"),
        ("Jan Peter", "jan-peter"),
        ("O'Neil", "O\u2019Neil"),
        ("Søren", "Soren"),
        ("ﬁnn", "Finn"),
        ("Ｍａｘ", "Max"),
        ("Coco", "Сосо"),  # the second is Cyrillic
        ("Łukasz", "lukasz"),
    ],
)
def test_names_that_look_alike_cannot_both_be_taken(connection: Connection, first: str, second: str) -> None:
    guest(connection, first)
    refusal = refused("people-name-taken", people.add_guest, connection, second, "en", NOW)
    free = refusal.values["free"]
    assert guest(connection, free), "the suggestion can be taken"


def test_names_that_differ_are_different(connection: Connection) -> None:
    for name in ("Anna", "Anne", "Hanna", "さくら", "ざくら", "सीता", "सीत", "Anna 2", "Ann"):
        guest(connection, name)


def test_a_free_name_is_found_however_many_are_taken(connection: Connection) -> None:
    name = "A very long name ohh"
    assert len(name) == MAX_LENGTH
    for _ in range(30):
        free = people.free_name(connection, name)
        assert len(free) <= MAX_LENGTH
        guest(connection, free)


@given(st.text(max_size=30))
def test_any_text_is_a_name_or_is_refused_and_its_key_is_stable(text: str) -> None:
    name = tidy(text)
    key = name_key(name)
    assert len(key) <= 80
    if fault_of(name) is None:
        assert key
        assert tidy(name) == name
        assert name_key(name.upper()) == name_key(name.lower()) == key or not name.isascii()
        assert len(numbered(name, 12345)) <= MAX_LENGTH


def test_reserved_words_are_reserved_in_any_spelling() -> None:
    for word in RESERVED_WORDS:
        assert fault_of(word.upper()) == fault_of(f"{word} 7") == "people-name-reserved"


# --- passwords --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("short", "people-password-length"),
        ("x" * 201, "people-password-length"),
        ("hildegard", "people-password-is-name"),
        ("HILDEGÄRD", "people-password-is-name"),
        ("Passwort", "people-password-common"),
        ("12345678", "people-password-common"),
        ("aaaaaaaaaaaa", "people-password-common"),
    ],
)
def test_invalid_passwords_are_refused(password: str, code: str) -> None:
    refused(code, people.check_new_password, password, "Hildegard")


@pytest.mark.parametrize(
    "password", ["correct horse", "çok gizli bir şey", "x7!kQ2#p", "🐎🔋📎🏠 horse", " " * 3 + "abcde" + " " * 192]
)
def test_any_other_password_is_accepted(password: str) -> None:
    people.check_new_password(password, "Hildegard")


def test_a_password_is_hashed_with_argon2id_and_only_the_right_one_matches() -> None:
    stored = people.hash_password("correct hors\u00e9")
    assert stored.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    assert people.check_password(stored, "correct horse\u0301"), "however the accent is encoded"
    assert not people.check_password(stored, "correct horse")
    assert not people.is_outdated(stored)
    assert people.is_outdated(HASHED)
    assert people.check_password(HASHED, "a good one, this"), "with the parameters of its hash"


def test_an_unknown_name_takes_as_long_to_refuse_as_a_wrong_password(monkeypatch: pytest.MonkeyPatch) -> None:
    hashes: list[str] = []
    hasher = passwords.HASHER

    class Counted:
        def verify(self, stored: str, password: str) -> bool:
            hashes.append(stored)
            return hasher.verify(stored, password)

    monkeypatch.setattr(passwords, "HASHER", Counted())
    assert not people.check_password(None, "anything at all")
    assert len(hashes) == 1
    assert not hasher.check_needs_rehash(hashes[0]), "with the same parameters as a stored one"
    assert not people.check_password("not a hash", "anything at all")


def test_a_random_password_is_accepted() -> None:
    generated = {people.random_password() for _ in range(50)}
    assert len(generated) == 50
    for password in generated:
        people.check_new_password(password, "Hildegard")


# --- logins -----------------------------------------------------------------------------------------------------------


def test_a_cookie_is_signed_and_any_change_is_detected() -> None:
    token = bytes(range(32))
    cookie = people.sign(SECRET, token)
    assert people.unsign(SECRET, cookie) == token
    assert people.unsign(b"another secret", cookie) is None
    for index in range(len(cookie)):
        for character in "A_.=é":
            changed = cookie[:index] + character + cookie[index + 1 :]
            assert changed == cookie or people.unsign(SECRET, changed) is None


@given(st.text(max_size=100))
def test_no_text_breaks_the_parsing_of_cookies(text: str) -> None:
    assert people.unsign(SECRET, text) is None


def test_a_guest_is_identified_by_the_login(connection: Connection) -> None:
    ann = guest(connection, "Ann")
    token = people.start_login(connection, ann, NOW)
    assert connection.execute(schema.logins.select()).one().key == people.key_of(token) != token
    person = people.person_of_login(connection, people.key_of(token), NOW + 29 * DAY)
    assert person is not None
    assert (person.id, person.name, person.kind) == (ann, "Ann", "guest")
    assert people.person_of_login(connection, people.key_of(token), NOW + 30 * DAY) is None
    assert people.person_of_login(connection, bytes(32), NOW) is None


def test_every_visit_extends_a_login(connection: Connection) -> None:
    ann = account(connection, "Ann")
    key = people.key_of(people.start_login(connection, ann, NOW))
    assert not people.visit_is_due(NOW, NOW + 1_000)
    assert people.visit_is_due(NOW, NOW + DAY)
    people.note_visit(connection, key, NOW + 60 * DAY)
    assert people.person_of_login(connection, key, NOW + 149 * DAY) is not None
    assert people.get_person(connection, ann).seen == NOW + 60 * DAY
    assert people.person_of_login(connection, key, NOW + 150 * DAY) is None
    people.note_visit(connection, key, NOW + 150 * DAY)
    assert people.person_of_login(connection, key, NOW + 150 * DAY) is None, "an expired login stays expired"
    assert people.expire_logins(connection, NOW + 150 * DAY) == 1


def test_a_login_is_refused_if_the_password_changed_after_it_was_checked(connection: Connection) -> None:
    ann = account(connection, "Ann")
    credentials = people.credentials(connection, "ANN")
    assert credentials.person == ann
    assert people.check_password(credentials.stored, "a good one, this")
    people.check_unchanged(connection, credentials)
    people.reset_password(connection, ann, QUICK.hash("something else"))
    refused("people-wrong-password", people.check_unchanged, connection, credentials)
    unknown = people.credentials(connection, "Ben")
    assert (unknown.person, unknown.stored) == (None, None)
    refused("people-wrong-password", people.check_unchanged, connection, unknown)


def test_guests_and_bots_cannot_log_in_with_a_password(connection: Connection) -> None:
    guest(connection, "Gus")
    people.add_bot(connection, account(connection, "Ann"), "Annbot", NOW)
    assert people.credentials(connection, "Gus").stored is None
    assert people.credentials(connection, "Annbot").stored is None


def test_logging_out_ends_one_login_or_all_of_them(connection: Connection) -> None:
    ann = account(connection, "Ann")
    keys = [people.key_of(people.start_login(connection, ann, NOW)) for _ in range(4)]
    people.log_out(connection, keys[0])
    assert [people.person_of_login(connection, key, NOW) is None for key in keys] == [True, False, False, False]
    assert people.log_out_everywhere(connection, ann, keep=keys[3]) == 2
    assert people.person_of_login(connection, keys[3], NOW) is not None
    assert people.log_out_everywhere(connection, ann) == 1


def test_changing_the_password_ends_all_other_logins(connection: Connection) -> None:
    ann = account(connection, "Ann")
    here, there = (people.key_of(people.start_login(connection, ann, NOW)) for _ in range(2))
    old = people.credentials_of(connection, ann)
    new = QUICK.hash("quite a new one")
    people.change_password(connection, old, new, keep=here)
    assert people.person_of_login(connection, here, NOW) is not None
    assert people.person_of_login(connection, there, NOW) is None
    assert people.check_password(people.credentials(connection, "Ann").stored, "quite a new one")
    refused("people-wrong-password", people.change_password, connection, old, new, keep=here)


def test_rehashing_a_password_ends_no_logins(connection: Connection) -> None:
    ann = account(connection, "Ann")
    key = people.key_of(people.start_login(connection, ann, NOW))
    old = people.credentials(connection, "Ann")
    people.rehash_password(connection, old, "new way")
    people.rehash_password(connection, old, "too late")
    assert people.credentials(connection, "Ann").stored == "new way"
    assert people.person_of_login(connection, key, NOW) is not None


def test_the_number_of_logins_of_a_person_is_limited(connection: Connection) -> None:
    ann = account(connection, "Ann")
    tokens = [people.start_login(connection, ann, NOW + number) for number in range(MAX_LOGINS + 5)]
    assert count(connection, schema.logins) == MAX_LOGINS
    assert people.person_of_login(connection, people.key_of(tokens[0]), NOW) is None
    assert people.person_of_login(connection, people.key_of(tokens[-1]), NOW) is not None


# --- accounts ---------------------------------------------------------------------------------------------------------


def test_a_guest_becomes_an_account_and_keeps_the_games(connection: Connection) -> None:
    ann, ben = guest(connection, "Ann"), guest(connection, "Ben")
    here, there = (people.key_of(people.start_login(connection, ann, NOW)) for _ in range(2))
    store_table(connection, "t", [ann, ben])
    account = people.guest_to_account(connection, ann, "Ann", HASHED, NOW, Registration.OPEN, keep=here)
    assert (account.id, account.kind, account.name) == (ann, "account", "Ann")
    assert [game.table.id for game in my_games(connection, ann)] == ["t"]
    assert people.person_of_login(connection, here, NOW) is not None
    assert people.person_of_login(connection, there, NOW) is None
    refused("people-not-guest", people.guest_to_account, connection, ann, "Ann", HASHED, NOW, Registration.OPEN)
    refused("people-name-taken", people.guest_to_account, connection, ben, "ann", HASHED, NOW, Registration.OPEN)
    assert people.guest_to_account(connection, ben, "Benno", HASHED, NOW, Registration.OPEN).name == "Benno"


def test_an_account_needs_an_invitation_if_the_club_requires_one(connection: Connection) -> None:
    def register(name: str, code: str | None, now: int = NOW, way: Registration = Registration.INVITATION) -> Any:
        return people.add_account(connection, name, HASHED, "en", now, way, code)

    code = people.invite(connection, NOW)
    assert connection.execute(schema.invitations.select()).one().key != code.encode()
    refused("people-invitation-needed", register, "Ann", None)
    refused("people-invitation-unknown", register, "Ann", "made up")
    refused("people-invitation-unknown", register, "Ann", code, now=NOW + 14 * DAY)
    refused("people-name-reserved", register, "admin", code)
    assert register("Ann", f" {code}\n").name == "Ann"
    refused("people-invitation-unknown", register, "Ben", code)
    refused("people-registration-closed", register, "Ben", people.invite(connection, NOW), way=Registration.CLOSED)
    assert register("Ben", None, way=Registration.OPEN).name == "Ben"
    assert guest(connection, "Gus"), "guests need no invitation"
    assert people.expire_invitations(connection, NOW + 14 * DAY) == 1


def test_a_name_can_be_changed_once_in_thirty_days(connection: Connection) -> None:
    ann = account(connection, "Ann")
    assert people.change_name(connection, ann, "Anna", NOW).name == "Anna"
    refusal = refused("people-name-too-soon", people.change_name, connection, ann, "Anne", NOW + 29 * DAY + 1)
    assert refusal.values["days"] == 1
    assert people.change_name(connection, ann, "ÄNNA", NOW + DAY).name == "ÄNNA", "the same name in another spelling"
    assert people.change_name(connection, ann, "Anne", NOW + 30 * DAY).name == "Anne"
    guest(connection, "Anna")
    refused("people-name-taken", people.change_name, connection, ann, "anna", NOW + 90 * DAY)
    refused("people-unknown", people.change_name, connection, 999, "Nobodys", NOW)


def test_an_unknown_language_is_refused(connection: Connection) -> None:
    ann = account(connection, "Ann")
    assert people.change_language(connection, ann, "tr").language == "tr"
    with pytest.raises(UnknownLanguage):
        people.change_language(connection, ann, "xx")
    with pytest.raises(UnknownLanguage):
        people.add_guest(connection, "Ben", "", NOW)


def test_a_ban_ends_all_logins_and_suspends_the_tokens_of_bots(connection: Connection) -> None:
    ann = account(connection, "Ann")
    key = people.key_of(people.start_login(connection, ann, NOW))
    bot = people.add_bot(connection, ann, "Annbot", NOW).id
    token = people.issue_token(connection, ann, bot, NOW)
    assert people.set_banned(connection, ann, True).banned
    assert people.person_of_login(connection, key, NOW) is None
    assert people.person_of_token(connection, token) is None
    refused("people-banned", people.start_login, connection, ann, NOW)
    people.set_banned(connection, ann, False)
    assert people.person_of_login(connection, key, NOW) is None, "the old login has ended"
    assert people.person_of_login(connection, people.key_of(people.start_login(connection, ann, NOW)), NOW) is not None
    person = people.person_of_token(connection, token)
    assert person is not None and person.id == bot


def test_admins_are_appointed_and_rename_people_and_reset_passwords(connection: Connection) -> None:
    ann, gus = account(connection, "Ann"), guest(connection, "Gus")
    key = people.key_of(people.start_login(connection, ann, NOW))
    assert people.set_admin(connection, ann, True).admin
    assert not people.set_admin(connection, ann, False).admin
    refused("people-not-account", people.set_admin, connection, gus, True)
    people.change_name(connection, ann, "Rude", NOW)
    assert people.rename_by_admin(connection, ann, "Polite").name == "Polite"
    refused("people-name-taken", people.rename_by_admin, connection, ann, "gus")
    people.reset_password(connection, ann, HASHED)
    assert people.person_of_login(connection, key, NOW) is None
    refused("people-not-account", people.reset_password, connection, gus, HASHED)
    refused("people-unknown", people.set_banned, connection, 999, True)
    person = people.person_named(connection, "POLITE")
    assert person is not None and person.id == ann
    assert people.person_named(connection, "Rude") is None


# --- bots -------------------------------------------------------------------------------------------------------------


def test_a_bot_is_identified_by_its_token_until_it_is_revoked(connection: Connection) -> None:
    ann, ben = account(connection, "Ann"), account(connection, "Ben")
    bot = people.add_bot(connection, ann, "Deep Ann", NOW)
    assert (bot.kind, bot.owner) == ("bot", ann)
    token = people.issue_token(connection, ann, bot.id, NOW)
    assert token.startswith("kb_")
    assert people.person_of_token(connection, token) == bot
    people.note_token_use(connection, token, NOW + 5)
    (listed,) = people.own_bots(connection, ann)
    assert (listed.bot.name, listed.bot.seen, [issued.used for issued in listed.tokens]) == ("Deep Ann", NOW + 5, [NOW + 5])
    assert token[3:] not in str(msgspec.json.encode(listed))
    for wrong in (token[:-1], token + "A", token[3:], "kb_", "", "kb_é" + token[4:]):
        assert people.person_of_token(connection, wrong) is None
    refused("people-not-your-bot", people.issue_token, connection, ben, bot.id, NOW)
    refused("people-not-your-bot", people.revoke_token, connection, ben, bot.id, listed.tokens[0].id)
    people.revoke_token(connection, ann, bot.id, listed.tokens[0].id)
    assert people.person_of_token(connection, token) is None
    refused("people-token-unknown", people.revoke_token, connection, ann, bot.id, listed.tokens[0].id)


def test_the_number_of_bots_and_tokens_is_limited_and_bots_need_an_account(connection: Connection) -> None:
    ann = account(connection, "Ann")
    bots = [people.add_bot(connection, ann, f"Machine {number}", NOW).id for number in range(MAX_BOTS)]
    refused("people-too-many-bots", people.add_bot, connection, ann, "One more", NOW)
    for _ in range(MAX_TOKENS):
        people.issue_token(connection, ann, bots[0], NOW)
    refused("people-too-many-tokens", people.issue_token, connection, ann, bots[0], NOW)
    refused("people-not-account", people.add_bot, connection, guest(connection, "Gus"), "Gusbot", NOW)
    refused("people-not-account", people.add_bot, connection, bots[0], "Botbot", NOW)
    people.delete_bot(connection, ann, bots[0])
    assert len(people.own_bots(connection, ann)) == MAX_BOTS - 1
    assert count(connection, schema.tokens) == 0


# --- deletion ---------------------------------------------------------------------------------------------------------


def say_something(connection: Connection, table: str, person: int, text: str = "hello there") -> None:
    row = {"table": table, "person": person, "seated": True, "text": text, "at": NOW}
    connection.execute(schema.chat.insert(), row)


def test_deleting_an_account_deletes_all_its_data_but_not_the_games_of_opponents(connection: Connection) -> None:
    ann, ben = account(connection, "Annabella"), account(connection, "Ben")
    bot = people.add_bot(connection, ann, "Annabellabot", NOW).id
    people.issue_token(connection, ann, bot, NOW)
    people.start_login(connection, ann, NOW)
    fair = game_class("kamisado")(match="standard")
    table = resign_and_save(connection, store_table(connection, "with-ben", [ann, ben], game=fair, acts=4, rated=True))
    rate_table(connection, table, NOW)
    resign_and_save(connection, store_table(connection, "bot-ben", [bot, ben], acts=3))
    resign_and_save(connection, store_table(connection, "alone", [ann, ann], acts=3))
    say_something(connection, "with-ben", ann)
    say_something(connection, "with-ben", ben)
    people.delete_person(connection, ann)

    everything = {
        name: [tuple(row) for row in connection.execute(table.select())] for name, table in schema.metadata.tables.items()
    }
    assert "nnabella" not in str(everything)
    assert [row[1] for row in everything["people"]] == ["Ben"]
    assert everything["logins"] == everything["tokens"] == []
    assert {row[0] for row in everything["tables"]} == {"with-ben", "bot-ben"}
    assert [row[0] for row in everything["ratings"]] == [ben]
    assert len(everything["rating_steps"]) == 1 and len(everything["chat"]) == 1
    remaining = load_table(connection, "with-ben")
    assert remaining is not None
    assert sorted(seat.kind for seat in remaining.seats) == ["gone", "person"]
    assert len(remaining.acts) >= 4
    assert [{seat.kind for seat in game.table.seats} for game in my_games(connection, ben)] == [{"gone", "person"}] * 2
    assert connection.exec_driver_sql("PRAGMA foreign_key_check").all() == []
    refused("people-unknown", people.delete_person, connection, ann)


def test_the_id_of_a_deleted_person_is_never_reused(connection: Connection) -> None:
    deleted = guest(connection, "Ann")
    people.delete_person(connection, deleted)
    assert guest(connection, "Ann") > deleted


def test_running_games_and_open_tables_must_end_before_a_deletion(connection: Connection) -> None:
    ann, ben = account(connection, "Ann"), account(connection, "Ben")
    bot = people.add_bot(connection, ann, "Annbot", NOW).id
    store_table(connection, "a-open", [ann, None])
    running = store_table(connection, "b-running", [ben, ann])
    store_table(connection, "c-bot", [bot, ben])
    resign_and_save(connection, store_table(connection, "d-over", [ann, ben]))
    assert people.to_end_first(connection, ann) == [("a-open", 0, "open"), ("b-running", 1, "playing"), ("c-bot", 0, "playing")]
    refused("people-still-playing", people.delete_person, connection, ann)
    refused("people-still-playing", people.delete_bot, connection, ann, bot)
    resign_and_save(connection, running, loser=1)
    assert [table for table, _, _ in people.to_end_first(connection, ann)] == ["a-open", "c-bot"]


def test_guests_who_stay_away_expire_unless_they_are_playing(connection: Connection) -> None:
    old, playing, fresh = guest(connection, "Old"), guest(connection, "Playing"), guest(connection, "Fresh", NOW + 20 * DAY)
    keeper, ben = account(connection, "Keeper"), account(connection, "Ben")
    store_table(connection, "running", [playing, ben])
    resign_and_save(connection, store_table(connection, "finished", [old, ben], acts=2))
    assert people.expire_guests(connection, NOW + 31 * DAY, 30) == 1
    assert people.find_person(connection, old) is None
    assert all(people.find_person(connection, id) is not None for id in (playing, fresh, keeper, ben))
    table = load_table(connection, "finished")
    assert table is not None and table.seats[0].kind == "gone"
    assert people.expire_guests(connection, NOW + 31 * DAY, 30) == 0


# --- export -----------------------------------------------------------------------------------------------------------


def test_an_export_contains_everything_but_secrets(connection: Connection) -> None:
    ann, ben = account(connection, "Ann"), account(connection, "Ben")
    token = people.start_login(connection, ann, NOW)
    bot = people.add_bot(connection, ann, "Annbot", NOW).id
    bot_token = people.issue_token(connection, ann, bot, NOW)
    fair = game_class("kamisado")(match="standard")
    table = resign_and_save(connection, store_table(connection, "t", [ann, ben], game=fair, acts=5, rated=True))
    rate_table(connection, table, NOW)
    say_something(connection, "t", ann)
    say_something(connection, "t", ben, "not yours")
    document = json.loads(msgspec.json.encode(people.export(connection, ann, NOW, FAULTS)))
    assert document["person"]["name"] == "Ann"
    assert [bot["bot"]["name"] for bot in document["bots"]] == ["Annbot"]
    assert document["logins"] == [{"created": NOW, "expires": NOW + 90 * DAY, "seen": NOW, "device": ""}]
    assert [rating["pool"] for rating in document["ratings"]] == ["kamisado-2"]
    assert [step["table"] for step in document["rating_steps"]] == ["t"]
    assert [line["text"] for line in document["chat"]] == ["hello there"]
    (exported,) = document["tables"]
    (text,) = exported["records"]
    assert Record.read(text).acts == [entry.act for entry in table.acts]
    assert "comment: " in text and "resigned" in text and exported["result"]["reason"] == "resigned"
    text = json.dumps(document)
    assert not any(secret in text for secret in (HASHED, token.hex(), bot_token[3:], people.key_of(token).hex(), "argon2"))


def test_the_export_of_a_running_game_has_only_what_the_persons_seat_may_know(connection: Connection) -> None:
    ann, ben = account(connection, "Ann"), account(connection, "Ben")
    samurai = game_class("samurai")()
    table = store_table(connection, "t", [ann, ben], game=samurai, acts=0)
    chance = random.Random(3)
    while len(table.acts) < 30:
        for seat in table.to_act():
            table.act(seat, table.count(seat), chance.choice(table.legal(seat)), NOW)
    save(connection, table)
    texts = {person: people.export(connection, person, NOW, FAULTS)["tables"][0]["records"] for person in (ann, ben)}
    deal = samurai.write_layout(table.layout)
    for seat, person in enumerate((ann, ben)):
        (text,) = texts[person]
        assert "deal:" not in text and deal not in text
        assert " ?" in text, "the opponent's secret choices"
        stored = load_table(connection, "t")
        assert stored is not None and text == write_record(stored, screen_of(stored), seat)
    assert texts[ann] != texts[ben]
    resign_and_save(connection, table)
    (text,) = people.export(connection, ann, NOW, FAULTS)["tables"][0]["records"]
    assert f"deal: {deal}" in text and " ?" not in text


def test_an_export_works_despite_a_game_of_unknown_rules(connection: Connection) -> None:
    ann = account(connection, "Ann")
    store_table(connection, "t", [ann, None])
    connection.execute(schema.tables.update().values(version=99))
    assert people.export(connection, ann, NOW, FAULTS)["tables"] == [{"id": "t", "problem": "store-other-rules"}]


# --- lists of tables --------------------------------------------------------------------------------------------------


def test_my_games_begin_with_those_in_which_it_is_my_turn(connection: Connection) -> None:
    ann, ben = guest(connection, "Ann"), guest(connection, "Ben")
    store_table(connection, "theirs", [ben, ann], now=NOW + 3)
    store_table(connection, "mine-old", [ann, ben], now=NOW)
    store_table(connection, "mine-new", [ann, ben], now=NOW + 1)
    store_table(connection, "open", [ann, None], now=NOW + 9)
    resign_and_save(connection, store_table(connection, "over", [ann, ben], now=NOW), loser=1, now=NOW + 2)
    store_table(connection, "not-mine", [ben, ben], now=NOW + 20)
    games = my_games(connection, ann)
    assert [game.table.id for game in games] == ["mine-new", "mine-old", "open", "theirs", "over"]
    assert [game.my_turn for game in games] == [True, True, False, False, False]
    assert [game.own_seats for game in games] == [[0], [0], [0], [1], [0]]
    assert [seat.name for seat in games[3].table.seats] == ["Ben", "Ann"]
    over = games[4].table
    assert over.result is not None
    assert (over.status, over.result.values, over.result.reason) == ("over", (1.0, -1.0), "resigned")
    assert [game.table.id for game in my_games(connection, ann, "playing")] == ["mine-new", "mine-old", "theirs"]
    assert [game.table.id for game in my_games(connection, ann, offset=1, limit=2)] == ["mine-old", "open"]
    assert my_games(connection, 999) == []


def test_entries_are_unread_until_they_are_shown(connection: Connection) -> None:
    ann, ben = guest(connection, "Ann"), guest(connection, "Ben")
    table = store_table(connection, "t", [ann, ben], acts=4)
    entries = len(table.log)

    def unread(person: int) -> int:
        return my_games(connection, person)[0].unread

    assert (unread(ann), unread(ben)) == (entries, entries)
    mark_read(connection, "t", ann, entries, 0)
    assert (unread(ann), unread(ben)) == (0, entries)
    mark_read(connection, "t", ann, 1, 0)
    assert unread(ann) == 0, "read entries stay read"
    seat = table.to_act()[0]
    table.act(seat, table.count(seat), table.legal(seat)[0], NOW)
    save(connection, table)
    assert unread(ann) == len(table.log) - entries


def test_two_seats_of_one_person_are_one_game(connection: Connection) -> None:
    ann = guest(connection, "Ann")
    store_table(connection, "t", [ann, ann], acts=1)
    (game,) = my_games(connection, ann)
    assert (game.own_seats, game.my_turn) == ([0, 1], True)


def test_the_lobby_shows_only_listed_tables(connection: Connection) -> None:
    ann, ben = guest(connection, "Ann"), guest(connection, "Ben")
    store_table(connection, "open-a", [ann, None], now=NOW)
    store_table(connection, "open-b", [None, ben], now=NOW + 1)
    store_table(connection, "open-private", [ann, None], listed=False)
    store_table(connection, "play-a", [ann, ben], now=NOW)
    store_table(connection, "play-private", [ann, ben], listed=False)
    resign_and_save(connection, store_table(connection, "over", [ann, ben]))
    assert [table.id for table in open_tables(connection)] == ["open-b", "open-a"]
    assert [table.id for table in open_tables(connection, 1)] == ["open-b"]
    assert [seat.kind for seat in open_tables(connection)[0].seats] == ["open", "person"]
    (watched,) = games_to_watch(connection)
    assert (watched.id, watched.to_act, watched.status) == ("play-a", [0], Status.PLAYING.value)
    assert b'"invite"' not in msgspec.json.encode(watched)
    assert open_tables(connection, -5) == []
