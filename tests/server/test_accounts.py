"""Account security: failed attempts, common passwords, the second factor, logins, devices of banned people, closed clubs."""

from __future__ import annotations

import asyncio
import base64
import re
import time
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection
from websockets.exceptions import ConnectionClosed

from kaisho.cli import main
from kaisho.errors import KaishoError
from kaisho.language import LANGUAGES
from kaisho.server import audit, people
from kaisho.server.admin import list_people
from kaisho.server.clock import DAY
from kaisho.server.club_clock import now_ms
from kaisho.server.limits import TooOften
from kaisho.server.metrics import Metrics
from kaisho.server.people import devices, logins, second_factor, service
from kaisho.server.people.common_passwords import is_common
from kaisho.server.people.person import PeopleRefusal
from kaisho.server.people.second_factor import STEP, code_at, key_for, step_of
from kaisho.server.people.tries import FIRST_WAIT, FORGIVEN, FREE, MAX_WAIT, Tries, too_many_tries
from kaisho.server.people.user_agents import device_name
from kaisho.server.screen import Faults
from kaisho.server.store import database_url, migrate, open_engine, schema
from tests.server.in_process import PASSWORD as IN_PROCESS_PASSWORD
from tests.server.in_process import in_process_club
from tests.server.running import Client, RunningServer
from tests.server.test_people import HASHED, NOW, SECRET, account, guest, refused

PASSWORD = "tower on purple"

# --- passwords --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "password",
    [
        *("dragon123", "letmein123", "Passw0rd!", "qwerty12", "password", "P@ssw0rd1", "monkey99", "!football!", "1q2w3e4r"),
        *("12345678", "19051985", "abcdefgh", "zyxwvuts", "qwertzui", "annaanna", "kaishokaisho", "aaaaaaaa", "12121212"),
        *("schalke04", "motdepasse", "welkom01", "sifre123", "Galatasaray", "Sommer2024!", "michael1", "asdfghjkl"),
    ],
)
def test_common_passwords_are_refused(password: str) -> None:
    refused("people-password-common", people.check_new_password, password, "Ann")


@pytest.mark.parametrize("password", ["tower on purple", "x7Kq9pLm", "korrekt pferd", "ücretsiz kahve", "🐎🔋📎🏠 horse"])
def test_uncommon_passwords_are_accepted(password: str) -> None:
    people.check_new_password(password, "Ann")


@pytest.mark.parametrize("password", ["Benedict", "benedict12", "B3nedict!!"])
def test_the_name_is_not_allowed_as_a_password(password: str) -> None:
    with pytest.raises(PeopleRefusal):
        people.check_new_password(password, "Benedict")


@pytest.mark.parametrize("text", ["a", "aA1!", "4@8({[<369&#!10$5+7%2", "password", "1", "́"])
def test_hostile_passwords_are_checked_in_linear_time(text: str) -> None:
    is_common("warm")
    durations = []
    for length in (5_000, 10_000):
        password = (text * length)[:length]
        rounds = []
        for _ in range(20):  # the minimum, because other programs run at the same time
            began = time.perf_counter()
            is_common(password)
            rounds.append(time.perf_counter() - began)
        durations.append(min(rounds))
    assert durations[1] < 3 * durations[0] + 0.005


# --- tries ------------------------------------------------------------------------------------------------------------


def fail(tries: Tries, account: str, now: float) -> None:
    with pytest.raises(PeopleRefusal), tries.attempt(account, now):
        raise PeopleRefusal("people-wrong-password")


def test_failed_attempts_at_an_account_increase_the_waiting_time_up_to_a_limit() -> None:
    tries, now, waits = Tries(), 1000.0, []
    for _ in range(FREE + 1):
        assert tries.wait("ann", now) == 0
        fail(tries, "ann", now)
    for _ in range(12):
        waits.append(tries.wait("ann", now))
        with pytest.raises(TooOften) as caught, tries.attempt("ann", now):
            raise AssertionError("the attempt was allowed")
        assert caught.value.retry_after >= waits[-1]
        now += waits[-1]
        fail(tries, "ann", now)
    assert waits[:4] == [FIRST_WAIT, 2 * FIRST_WAIT, 4 * FIRST_WAIT, 8 * FIRST_WAIT]
    assert max(waits) == waits[-1] == MAX_WAIT
    assert tries.wait("ben", now) == 0
    assert tries.wait("ann", now + MAX_WAIT) == 0, "nobody is locked out forever"


def test_concurrent_attempts_are_counted_before_they_are_checked() -> None:
    tries = Tries()
    attempts = [tries.attempt("ann", 1.0) for _ in range(FREE + 1)]
    for attempt in attempts:
        attempt.__enter__()
    assert tries.wait("ann", 1.0) > 0


def test_a_success_resets_the_count_and_refusals_of_a_busy_server_do_not_count() -> None:
    tries = Tries()
    for _ in range(FREE):
        fail(tries, "ann", 1.0)
    for refusal in (TooOften("passwords", 9.0, "people-passwords-busy"), PeopleRefusal("people-code-needed")):
        with pytest.raises(KaishoError), tries.attempt("ann", 1.0):
            raise refusal
    with tries.attempt("ann", 1.0):
        pass
    for _ in range(FREE):
        fail(tries, "ann", 1.0)
    assert tries.wait("ann", 1.0) == 0
    fail(tries, "ann", 1.0)
    fail(tries, "ann", 1.0 + FORGIVEN)
    assert tries.wait("ann", 1.0 + FORGIVEN) == 0


def test_refusals_are_worded_in_every_language() -> None:
    for error in (too_many_tries(61.0), TooOften("passwords", 3.0, "people-passwords-busy")):
        assert len({error.say(language) for language in LANGUAGES}) == len(LANGUAGES)
    assert "2 min" in too_many_tries(61.0).say("en")


# --- the second factor ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seconds", "code"), [(59, "287082"), (1111111109, "081804"), (1234567890, "005924"), (20000000000, "353130")]
)
def test_codes_are_those_of_rfc_6238(seconds: int, code: str) -> None:
    key = b"12345678901234567890"
    assert code_at(key, seconds // 30) == code
    assert step_of(key, code, seconds * 1000) == seconds // 30


def test_a_code_is_accepted_shortly_before_and_after_its_time() -> None:
    key, step = key_for(SECRET, b"salt"), 100
    code = code_at(key, step)
    steps = [step_of(key, code, now * STEP) for now in range(step - 3, step + 4)]
    assert steps == [None, None, step, step, step, None, None]


def set_up(connection: Connection, person: int, now: int = NOW) -> tuple[bytes, list[str]]:
    """Set up a person's second factor. Return the key and the recovery codes."""
    setup = second_factor.begin_setup(connection, person, SECRET, "Zum König")
    key = base64.b32decode(setup.key.replace(" ", ""))
    return key, second_factor.confirm(connection, person, SECRET, code_at(key, now // STEP), now)


def check(connection: Connection, person: int, code: str | None, now: int) -> None:
    second_factor.check_code(connection, person, SECRET, code, now)


def test_a_second_factor_is_required_after_the_first_correct_code(connection: Connection) -> None:
    ann = account(connection, "Ann")
    check(connection, ann, None, NOW)
    refused("people-second-factor-not-begun", second_factor.confirm, connection, ann, SECRET, "123456", NOW)
    setup = second_factor.begin_setup(connection, ann, SECRET, "Zum König")
    key = base64.b32decode(setup.key.replace(" ", ""))
    uri = urlsplit(setup.uri)
    assert (uri.scheme, uri.netloc, uri.path) == ("otpauth", "totp", "/Zum%20K%C3%B6nig%3AAnn")
    assert parse_qs(uri.query)["secret"] == [setup.key.replace(" ", "")]
    wrong = "000000" if code_at(key, NOW // STEP) != "000000" else "000001"
    refused("people-wrong-code", second_factor.confirm, connection, ann, SECRET, wrong, NOW)
    check(connection, ann, None, NOW)
    assert not people.get_person(connection, ann).second_factor
    second_factor.confirm(connection, ann, SECRET, code_at(key, NOW // STEP), NOW)
    assert people.get_person(connection, ann).second_factor
    refused("people-code-needed", check, connection, ann, None, NOW)
    refused("people-second-factor-on", second_factor.begin_setup, connection, ann, SECRET, "Club")


def test_a_code_works_once_and_invalidates_older_ones(connection: Connection) -> None:
    ann = account(connection, "Ann")
    key, _ = set_up(connection, ann)
    first, second = (code_at(key, NOW // STEP + more) for more in (0, 1))
    refused("people-wrong-code", check, connection, ann, first, NOW)
    check(connection, ann, f" {second[:3]} {second[3:]} ", NOW)
    refused("people-wrong-code", check, connection, ann, second, NOW)
    refused("people-wrong-code", check, connection, ann, first, NOW)
    check(connection, ann, code_at(key, NOW // STEP + 2), NOW + 2 * STEP)


def test_a_recovery_code_works_once(connection: Connection) -> None:
    ann, ben = account(connection, "Ann"), account(connection, "Ben")
    _, codes = set_up(connection, ann)
    _, others = set_up(connection, ben)
    assert len({*codes, *others}) == 20
    refused("people-wrong-code", check, connection, ann, others[0], NOW)
    check(connection, ann, codes[3].upper().replace("-", " "), NOW)
    refused("people-wrong-code", check, connection, ann, codes[3], NOW)
    assert second_factor.second_factor_of(connection, ann).recovery_codes == 9
    fresh = second_factor.new_recovery_codes(connection, ann)
    refused("people-wrong-code", check, connection, ann, codes[4], NOW)
    check(connection, ann, fresh[0], NOW)


def test_codes_cannot_be_computed_from_the_database_alone(connection: Connection) -> None:
    ann = account(connection, "Ann")
    key, codes = set_up(connection, ann)
    stored = repr(
        [connection.execute(table.select()).all() for table in (schema.second_factors, schema.recovery_codes, schema.people)]
    )
    assert repr(key)[2:-1] not in stored
    assert not any(code in stored for code in codes)
    refused(
        "people-wrong-code", second_factor.check_code, connection, ann, b"another secret", code_at(key, NOW // STEP + 1), NOW
    )


def test_guests_have_no_second_factor_and_deleting_an_account_deletes_it(connection: Connection) -> None:
    gus, ann = guest(connection, "Gus"), account(connection, "Ann")
    refused("people-not-account", second_factor.begin_setup, connection, gus, SECRET, "Club")
    set_up(connection, ann)
    people.delete_person(connection, ann)
    assert connection.execute(sa.select(sa.func.count()).select_from(schema.recovery_codes)).scalar_one() == 0


# --- logins and devices -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("header", "name"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        (
            "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36",
            "Chrome, Android",
        ),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("curl/8.9", "curl"),
        ("<script>alert(1)</script>", ""),
        ("x" * 100_000 + "Firefox/1", ""),
        ("", ""),
    ],
)
def test_a_device_name_contains_only_known_browsers_and_systems(header: str, name: str) -> None:
    assert device_name(header) == name


def test_people_list_and_end_their_logins(connection: Connection) -> None:
    ann, ben = account(connection, "Ann"), account(connection, "Ben")
    keys = [people.key_of(people.start_login(connection, ann, NOW + number, "Firefox, Linux")) for number in range(3)]
    other = people.key_of(people.start_login(connection, ben, NOW))
    people.note_visit(connection, keys[0], NOW + DAY)
    listed = logins.own_logins(connection, ann, keys[1], NOW + DAY)
    assert [login.this for login in listed] == [True, False, False]
    assert [login.seen for login in listed] == [NOW + 1, NOW + DAY, NOW + 2]
    assert {login.device for login in listed} == {"Firefox, Linux"}
    assert not any(key.hex().startswith(login.id) for login in listed for key in keys)
    refused("people-login-unknown", logins.end_login, connection, ann, logins.login_id(other))
    logins.end_login(connection, ann, logins.login_id(keys[2]))
    assert people.person_of_login(connection, keys[2], NOW) is None
    assert logins.own_logins(connection, ann, None, NOW + 1000 * DAY) == []


def test_the_devices_of_banned_people_are_remembered_for_a_limited_time(connection: Connection) -> None:
    gus, ann = guest(connection, "Gus"), account(connection, "Ann")
    for person in (gus, ann):
        people.note_device(connection, b"d" * 32, person, NOW)
    people.note_device(connection, b"e" * 32, ann, NOW)
    people.check_not_banned(connection, b"d" * 32)
    people.set_banned(connection, gus, True)
    refused("people-device-banned", people.check_not_banned, connection, b"d" * 32)
    people.check_not_banned(connection, b"e" * 32)
    people.check_not_banned(connection, None)
    later = NOW + 200 * DAY
    people.expire_guests(connection, later, 30)
    people.expire_devices(connection, later)
    refused("people-device-banned", people.check_not_banned, connection, b"d" * 32)
    assert not people.is_known(connection, b"e" * 32, ann)
    people.set_banned(connection, gus, False)
    people.check_not_banned(connection, b"d" * 32)
    people.set_banned(connection, gus, True)
    assert people.expire_guests(connection, NOW + 366 * DAY, 30) == 1
    people.check_not_banned(connection, b"d" * 32)


def test_the_number_of_devices_of_a_person_is_limited(connection: Connection) -> None:
    ann = account(connection, "Ann")
    for number in range(devices.MAX_DEVICES + 3):
        people.note_device(connection, bytes([number]) * 32, ann, NOW + number)
    known = [people.is_known(connection, bytes([number]) * 32, ann) for number in range(devices.MAX_DEVICES + 3)]
    assert known == [False] * 3 + [True] * devices.MAX_DEVICES


def test_an_export_contains_what_is_stored_to_protect_an_account(connection: Connection) -> None:
    ann = account(connection, "Ann")
    people.start_login(connection, ann, NOW, "Firefox, Linux")
    people.note_device(connection, b"d" * 32, ann, NOW)
    key, codes = set_up(connection, ann)
    audit.note(connection, audit.SIGNED_IN, NOW, person=ann)
    export = people.export(connection, ann, NOW, Faults(Metrics()))
    assert export["logins"][0]["device"] == "Firefox, Linux" and export["logins"][0]["seen"] == NOW
    assert export["devices"] == [{"seen": NOW}] and export["second_factor"] == [{"since": NOW}]
    assert export["audit"] == [{"at": NOW, "what": "signed-in", "detail": ""}]
    assert not any(secret in repr(export) for secret in (repr(key)[2:-1], *codes))


# --- the audit log ----------------------------------------------------------------------------------------------------


def test_the_audit_log_is_limited_in_time_and_number(connection: Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = account(connection, "Ann"), account(connection, "Ben")
    for number in range(10):
        audit.note(connection, audit.SIGNED_IN, NOW + number * DAY, person=ann, detail=str(number))
    audit.note(connection, audit.BANNED, NOW + 10 * DAY, person=ben, by=ann, detail="x" * 500)
    entries = audit.entries(connection, 2)
    assert [(entry.what, entry.person, entry.by) for entry in entries] == [("banned", "Ben", "Ann"), ("signed-in", "Ann", None)]
    assert len(entries[0].detail) == audit.MAX_DETAIL_LENGTH
    assert len(audit.entries(connection, 99, name_key="ben")) == 1
    assert len(audit.entries(connection, 99, before=NOW + 5 * DAY)) == 5
    assert audit.expire_entries(connection, NOW + 10 * DAY, 8) == 2
    assert audit.expire_entries(connection, NOW + 10 * DAY, 0) == 0
    monkeypatch.setattr(audit, "MAX_ENTRIES", 3)
    audit.expire_entries(connection, NOW + 10 * DAY, 0)
    assert len(audit.entries(connection)) == 3
    people.delete_person(connection, ann)
    assert [(entry.what, entry.by) for entry in audit.entries(connection)] == [("banned", None)]


@pytest.mark.parametrize("what", audit.KINDS)
def test_every_kind_of_audit_entry_is_worded_in_every_language(what: str) -> None:
    from kaisho.language import words

    assert len(what) <= 32
    assert all(words(language)(f"audit-{what}") for language in LANGUAGES)


def test_the_audit_log_knows_every_changeable_setting() -> None:
    from kaisho.cli import CHANGEABLE

    assert set(audit.SETTINGS) == set(CHANGEABLE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_audit_entries_are_shown_in_words_and_never_as_codes(language: str) -> None:
    from kaisho.language import words

    say = words(language)
    cases = [
        *((refusal, reason) for refusal in sorted(audit.REFUSALS) for reason in sorted(audit.REASONS)),
        *((audit.CLUB_CHANGED, setting) for setting in audit.SETTINGS),
        *(
            (audit.SIGN_IN_FAILED, "some-new-code"),
            (audit.CLUB_CHANGED, "some-new-setting"),
            ("some-new-kind", "some-new-detail"),
        ),
    ]
    for what, detail in cases:
        entry = audit.AuditEntry(NOW, what, None, None, detail)
        text = f"{audit.what_in_words(entry, say)} {audit.detail_in_words(entry, say)}"
        assert "audit-" not in text and "people-" not in text and "some-new" not in text and "club-name" not in text, text
    reasons = {
        audit.detail_in_words(audit.AuditEntry(NOW, audit.SIGN_IN_FAILED, None, None, code), say) for code in audit.REASONS
    }
    assert len(reasons) == len(audit.REASONS)
    assert "TABLE7" in audit.detail_in_words(audit.AuditEntry(NOW, audit.TABLE_CLOSED, None, None, "TABLE7"), say)
    assert audit.detail_in_words(audit.AuditEntry(NOW, audit.BANNED, None, None, ""), say) == ""


def test_people_are_sorted_by_their_display_names(connection: Connection) -> None:
    for name in ("Lena", "Ivo", "hana", "Émile", "Ömer", "Zoe", "Élan"):
        account(connection, name)
    assert [person.name for person in list_people(connection)] == ["Élan", "Émile", "hana", "Ivo", "Lena", "Ömer", "Zoe"]
    assert [person.name for person in list_people(connection, limit=2)] == ["Élan", "Émile"]


# --- an older database ------------------------------------------------------------------------------------------------


def test_logins_survive_the_upgrade_of_an_older_database(tmp_path: Path) -> None:
    engine = open_engine(database_url(tmp_path))
    migrate.run_migrations(engine, "0003")
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        row = {"key": b"k" * 32, "now": NOW, "expires": NOW + DAY}
        connection.execute(
            sa.text(
                "INSERT INTO people (id, name, name_key, kind, password, admin, banned, language, created, seen)"
                " VALUES (1, 'Ann', 'ann', 'account', :password, 0, 0, 'en', 1, 1)"
            ),
            {"password": HASHED},
        )
        connection.execute(sa.text("INSERT INTO logins (key, person, created, expires) VALUES (:key, 1, :now, :expires)"), row)
    assert migrate.upgrade(engine)
    with engine.connect() as connection:
        visit = people.visit_of(connection, b"k" * 32, NOW)
        assert visit is not None and (visit[0].name, visit[0].second_factor, visit[1]) == ("Ann", False, 0)
        assert logins.own_logins(connection, 1, None, NOW) == [logins.OwnLogin(logins.login_id(b"k" * 32), "", NOW, NOW, False)]
    engine.dispose()


# --- over HTTP --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def club_behind_proxy(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A club behind a proxy, with the usual limits except those by address."""
    server = RunningServer(
        tmp_path_factory.mktemp("door"), trusted_proxy="127.0.0.1", rate_per_address="0", sync="normal", bot_seconds="0.05"
    )
    yield server
    server.stop()


def admin(server: RunningServer, name: str = "Admin Ann") -> Client:
    client = server.account(name.replace("Admin ", ""), PASSWORD)
    write_to_database(server, lambda connection: people.set_admin(connection, client.me["id"], True))
    client.call("DELETE", "/api/me/logins/others")  # looks the person up again
    return client


def write_to_database(server: RunningServer, write: Any) -> None:
    engine = open_engine(database_url(server.folder))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        write(connection)
    engine.dispose()


def sign_in(client: Client, name: str, password: str, **more: str) -> Any:
    return client.call("POST", "/api/logins", {"name": name, "password": password} | more)


def test_attempts_from_many_addresses_are_slowed_down_except_from_a_known_device(club_behind_proxy: RunningServer) -> None:
    owner = club_behind_proxy.account("Olga", PASSWORD)
    device = owner.cookies["kaisho-device"]
    owner.call("DELETE", "/api/logins")
    answers = [
        Client(club_behind_proxy).call(
            "POST", "/api/logins", {"name": "Olga", "password": "wrong one"}, **{"X-Forwarded-For": f"198.51.100.{number}"}
        )
        for number in range(FREE + 3)
    ]
    assert [answer.status for answer in answers] == [401] * (FREE + 1) + [429] * 2
    assert answers[-1].body["code"] == "people-too-many-tries"
    assert int(answers[-1].headers["retry-after"]) >= 1
    stranger = sign_in(Client(club_behind_proxy), "Olga", PASSWORD)
    assert stranger.status == 429
    foreign = Client(club_behind_proxy)
    foreign.cookies["kaisho-device"] = club_behind_proxy.guest("Stranger").cookies["kaisho-device"]
    assert sign_in(foreign, "Olga", PASSWORD).status == 429, "the device of somebody else is not a known one"
    known = Client(club_behind_proxy)
    known.cookies["kaisho-device"] = device
    assert sign_in(known, "Olga", PASSWORD).status == 201


def test_a_second_factor_is_set_up_used_and_removed_over_the_api(club_behind_proxy: RunningServer) -> None:
    ann = club_behind_proxy.account("Factor", PASSWORD)
    elsewhere = Client(club_behind_proxy)
    assert sign_in(elsewhere, "Factor", PASSWORD).status == 201
    assert ann.get("/api/me/second-factor") == {"on": False, "since": None, "recovery_codes": 0}
    assert ann.call("POST", "/api/me/second-factor", {"password": "wrong one"}).status == 401
    setup = ann.post("/api/me/second-factor", {"password": PASSWORD})
    key = base64.b32decode(setup["key"].replace(" ", ""))
    assert ann.call("POST", "/api/me/second-factor/confirmation", {"code": "12345"}).body["code"] == "people-wrong-code"
    step = second_factor.wall_ms() // STEP
    codes = ann.post("/api/me/second-factor/confirmation", {"code": code_at(key, step)})["codes"]
    assert len(codes) == 10
    assert ann.get("/api/me")["second_factor"]
    assert elsewhere.call("GET", "/api/me").status == 401, "logins without a code have ended"
    client = Client(club_behind_proxy)
    reply = sign_in(client, "Factor", PASSWORD)
    assert (reply.status, reply.body.get("code")) == (401, "people-code-needed")
    assert sign_in(client, "Factor", "wrong one", code=codes[0]).body["code"] == "people-wrong-password"
    assert sign_in(client, "Factor", PASSWORD, code=code_at(key, step)).body["code"] == "people-wrong-code"
    assert sign_in(client, "Factor", PASSWORD, code=codes[0]).status == 201
    assert sign_in(Client(club_behind_proxy), "Factor", PASSWORD, code=codes[0]).body["code"] == "people-wrong-code"
    assert ann.get("/api/me/second-factor")["recovery_codes"] == 9
    fresh = ann.post("/api/me/second-factor/recovery", {"password": PASSWORD, "code": codes[1]})["codes"]
    assert ann.call("POST", "/api/me/second-factor/removal", {"password": PASSWORD, "code": codes[2]}).status == 401
    assert ann.call("POST", "/api/me/second-factor/removal", {"password": PASSWORD, "code": fresh[0]}).status == 200
    assert sign_in(Client(club_behind_proxy), "Factor", PASSWORD).status == 201


def test_attempts_of_a_person_who_is_signed_in_are_limited_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who finds an unlocked browser can guess neither the password nor the second factor."""
    monkeypatch.setattr("kaisho.server.people.tries.FREE", 1)

    async def scenario() -> None:
        async with in_process_club(tmp_path, rate_per_address=0, rate_per_session=0) as club:
            ann, ben = await club.account("Ann"), await club.account("Ben")
            wrong = {"password": "not this one"}
            statuses = [(await ann.post("/api/me/second-factor", json=wrong)).status_code for _ in range(3)]
            assert statuses == [401, 401, 429]
            setup = (await ben.post("/api/me/second-factor", json={"password": IN_PROCESS_PASSWORD})).json()
            key = base64.b32decode(setup["key"].replace(" ", ""))
            code = code_at(key, second_factor.wall_ms() // STEP)
            assert (await ben.post("/api/me/second-factor/confirmation", json={"code": code})).status_code < 300
            proof = {"password": IN_PROCESS_PASSWORD, "code": "nonsense"}
            statuses = [(await ben.post("/api/me/second-factor/recovery", json=proof)).status_code for _ in range(3)]
            assert statuses == [401, 401, 429]

    asyncio.run(scenario())


def test_people_list_and_end_their_logins_over_the_api(club_behind_proxy: RunningServer) -> None:
    ann, phone, laptop = club_behind_proxy.account("Devices", PASSWORD), Client(club_behind_proxy), Client(club_behind_proxy)
    for client, agent in ((phone, "Mozilla (iPhone) Safari/1"), (laptop, "Mozilla (X11; Linux) Firefox/1")):
        body = {"name": "Devices", "password": PASSWORD}
        assert client.call("POST", "/api/logins", body, **{"User-Agent": agent}).status == 201
    listed = ann.get("/api/me/logins")["logins"]
    assert [login["this"] for login in listed] == [True, False, False]
    assert {login["device"] for login in listed} == {"Python", "Safari, iPhone", "Firefox, Linux"}
    phone_login = next(login["id"] for login in listed if login["device"] == "Safari, iPhone")
    with laptop.socket() as open_socket:
        assert ann.call("DELETE", f"/api/me/logins/{phone_login}").status == 200
        with pytest.raises(ConnectionClosed):
            open_socket.wait_for("nothing")  # all sockets are closed; those with a valid login reconnect
    assert [client.call("GET", "/api/me").status for client in (ann, phone, laptop)] == [200, 401, 200]
    assert ann.call("DELETE", f"/api/me/logins/{phone_login}").status == 404
    assert ann.call("DELETE", "/api/me/logins/others").status == 200
    assert [client.call("GET", "/api/me").status for client in (ann, laptop)] == [200, 401]


def test_banned_people_leave_their_tables_and_cannot_come_back_as_guests(club_behind_proxy: RunningServer) -> None:
    boss, bob = admin(club_behind_proxy, "Admin Boss"), club_behind_proxy.account("Bob", PASSWORD)
    spammer = club_behind_proxy.guest("Gasthans")
    for number in range(5):
        request = {"game": "kaito", "seats": [{"kind": "me"}, {"kind": "invited", "name": "Bob"}]}
        reply = spammer.call("POST", "/api/tables", request)
        assert reply.status == (201 if number < 3 else 409), reply
    assert reply.body["code"] == "table-challenged-already"
    assert len(bob.get("/api/me/games?status=open")["games"]) == 3
    running = spammer.open("kaito", "me", "open", listed=True)["table"]
    assert bob.at(running, "join").status == 200
    assert boss.call("POST", "/api/admin/people/Gasthans", {"banned": True}).status == 200
    assert bob.get("/api/me/games?status=open")["games"] == []
    over = bob.get("/api/me/games?status=over")["games"]
    assert [game["table"]["id"] for game in over] == [running], "challenges that never began are not finished games"
    again = spammer.call("POST", "/api/guests", {"name": "Somebody Else"})
    assert (again.status, again.body["code"]) == (403, "people-device-banned")
    account = spammer.call("POST", "/api/accounts", {"name": "Somebody Else", "password": PASSWORD})
    assert (account.status, account.body["code"]) == (403, "people-device-banned")
    other = Client(club_behind_proxy)
    other.cookies = dict(spammer.cookies)
    assert sign_in(other, "Bob", PASSWORD).status == 201, "a member may use the same device"
    assert boss.call("POST", "/api/admin/people/Gasthans", {"banned": False}).status == 200
    assert spammer.call("POST", "/api/guests", {"name": "Somebody Else"}).status == 201
    entries = [(entry["what"], entry["person"], entry["by"]) for entry in boss.get("/api/admin/audit?name=Gasthans")["entries"]]
    assert entries == [("unbanned", "Gasthans", "Boss"), ("banned", "Gasthans", "Boss"), ("guest-came", "Gasthans", None)]


def test_one_request_declines_all_challenges(club_behind_proxy: RunningServer) -> None:
    cid = club_behind_proxy.account("Cid", PASSWORD)
    senders = [club_behind_proxy.guest(f"Sender {number * 31}") for number in range(2)]
    for sender in senders:
        for _ in range(3):
            sender.open("kaito", "me", "invited:Cid")
    challenges = [game["table"]["id"] for game in cid.get("/api/me/games?status=open")["games"]]
    assert len(challenges) == 6
    table = cid.open("kaito", "me", "open")["table"]
    assert cid.post("/api/me/challenges/decline", {}) == {"declined": 6}
    assert [game["table"]["id"] for game in cid.get("/api/me/games?status=open")["games"]] == [table]
    assert cid.post("/api/me/challenges/decline", {}) == {"declined": 0}
    senders[0].open("kaito", "me", "invited:Cid")


def test_a_closed_club_admits_no_guests_and_audits_what_its_admin_does(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kaisho.language._asked", [])
    server = RunningServer(tmp_path, guests="off", registration="closed", admin_second_factor="on", sync="normal")
    club = server.anonymous().get("/api/club")
    assert (club["guests"], club["registration"]) == (False, "closed")
    reply = server.anonymous().call("POST", "/api/guests", {"name": "Gus"})
    assert (reply.status, reply.body["code"]) == (403, "people-no-guests")
    write_to_database(server, lambda connection: add_boss(connection))
    boss = server.anonymous()
    assert sign_in(boss, "Boss", PASSWORD).status == 201
    refusal = boss.call("GET", "/api/admin/people")
    assert (refusal.status, refusal.body["code"]) == (403, "people-needs-second-factor")
    setup = boss.post("/api/me/second-factor", {"password": PASSWORD})
    key = base64.b32decode(setup["key"].replace(" ", ""))
    boss.post("/api/me/second-factor/confirmation", {"code": code_at(key, second_factor.wall_ms() // STEP)})
    assert boss.call("GET", "/api/admin/people").status == 200
    assert sign_in(server.anonymous(), "Boss", "not the right one").status == 401
    assert boss.call("PUT", "/api/admin/club", {"guests": "on"}).body["guests"] is True
    gus = server.guest("Gus")
    table = gus.open("kaito", "me", "open", listed=True)["table"]
    assert boss.call("POST", f"/api/admin/tables/{table}/close").status == 200
    assert boss.call("POST", "/api/admin/people/Gus", {"name": "August", "banned": True}).status == 200
    assert boss.call("POST", "/api/admin/invitations", {"days": 3}).status == 201
    entries = boss.get("/api/admin/audit")["entries"]
    (failed,) = (entry for entry in entries if entry["what"] == "sign-in-failed")
    assert (failed["what"], failed["detail"]) == ("sign-in-failed", "people-wrong-password"), "programs receive codes"
    plain = boss.call("GET", "/plain/admin").body
    log = re.sub(r"<[^>]+>", "", plain[plain.index('id="audit"') :])
    assert "wrong password, or unknown name" in log and "the club does not admit guests" in log and f"table {table}" in log
    assert "people-" not in log and main(["admin", "audit", "--data", str(server.folder), "--lang", "de"]) == 0
    printed = capsys.readouterr().out
    assert "falsches Passwort oder unbekannter Name" in printed and "Einstellung des Clubs geändert" in printed
    assert "people-" not in printed and "Gäste" in printed and f"Tisch {table}" in printed
    assert main(["admin", "audit", "--json", "--data", str(server.folder)]) == 0
    assert '"people-wrong-password"' in capsys.readouterr().out
    orders = ("invited", "banned", "renamed", "table-closed")
    assert [entry["what"] for entry in entries] == [
        *orders,
        *("guest-came", "club-changed", "sign-in-failed", "second-factor-on", "signed-in", "guest-refused"),
    ]
    server.stop()
    text = "\n".join(server.lines)
    for what in (*orders, "club-changed"):
        lines = [line for line in server.lines if what.replace("-", " ") in line and "by=1" in line]
        assert len(lines) == 1, (what, text)
    assert "guest refused" in text and "address=127.0.0.1" in text and "people-no-guests" in text
    assert PASSWORD not in text and not re.search(r"second factor on.*address", text)


def test_no_password_is_hashed_for_an_account_that_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def hash_password(*arguments: Any) -> str:
        raise AssertionError("a password was hashed")

    monkeypatch.setattr(service, "hash_password", hash_password)
    request = {"name": "Ann", "password": PASSWORD}

    async def refusal_code(registration: str, **more: str) -> str:
        async with in_process_club(tmp_path / registration, registration=registration) as club:
            answer = await club.client().post("/api/accounts", json=request | more)
            code: str = answer.json()["code"]
            return code

    assert asyncio.run(refusal_code("closed")) == "people-registration-closed"
    assert asyncio.run(refusal_code("invitation")) == "people-invitation-needed"
    assert asyncio.run(refusal_code("invitation", invitation="kaisho-nobody-knows")) == "people-invitation-unknown"


def add_boss(connection: Connection) -> None:
    hashed = people.hash_password(PASSWORD)
    boss = people.add_account(connection, "Boss", hashed, "en", now_ms(), people.Registration.OPEN)
    people.set_admin(connection, boss.id, True)
