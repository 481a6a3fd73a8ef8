"""Stored games stay readable forever: after a new version of a game's rules, and from every released database schema."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from kaisho.errors import BadRecord, UnknownRules
from kaisho.games import game_class, names
from kaisho.record import Record
from kaisho.server.store import migrate
from kaisho.server.store import schema as db
from tests.server.in_process import InProcessClub, in_process_club
from tests.server.newer_rules import NewerKaito, OlderKaito, use_newer_rules

CLUBS = sorted((Path(__file__).parent.parent / "data" / "clubs").glob("*.sql"))
LIMITS: dict[str, Any] = {"rate_per_address": 0, "rate_per_session": 0, "most_tables": 0}
SEATS = [{"kind": "me"}, {"kind": "here"}]


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    use_newer_rules(monkeypatch)


def test_every_older_version_of_a_game_can_be_loaded() -> None:
    for name in names():
        for version in range(1, game_class(name).version + 1):
            kind = game_class(name, version)
            assert (kind.name, kind.version) == (name, version)


def test_an_unknown_version_is_refused(newer_rules: None) -> None:
    assert game_class("kaito") is NewerKaito and game_class("kaito", 2) is NewerKaito
    assert game_class("kaito", 1) is OlderKaito
    for version, code in ((3, "record-newer-rules"), (0, "record-older-rules"), (-1, "record-older-rules")):
        with pytest.raises(UnknownRules) as refused:
            game_class("kaito", version)
        assert refused.value.code == code
    with pytest.raises(BadRecord, match="version 3"):
        Record.read("kaisho record 1\ngame: kaito\nversion: 3\n")


async def play(ann: httpx.AsyncClient, table: str, limit: int) -> dict[str, Any]:
    """Play up to ``limit`` acts, always the last legal one, which the newer rules forbid."""
    state: dict[str, Any] = (await ann.get(f"/api/tables/{table}")).json()["state"]
    for _ in range(limit):
        if state["status"] == "over":
            break
        act = {"do": "act", "after": state["count"], "act": state["legal"][-1]}
        answer = await ann.post(f"/api/tables/{table}/requests", json=act)
        assert answer.status_code == 200, answer.text
        state = answer.json()["state"]
    return state


async def open_table(ann: httpx.AsyncClient) -> str:
    answer = await ann.post("/api/tables", json={"game": "kaito", "seats": SEATS, "listed": True})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


async def check_finished(club: InProcessClub, client: httpx.AsyncClient, table: str) -> str:
    """Check everything that shows a finished game, and return its record."""
    message = (await client.get(f"/api/tables/{table}")).json()
    assert message["state"]["status"] == "over", message
    record = (await client.get(f"/api/tables/{table}/record")).text
    read = Record.read(record)
    assert read.game.version == read.game.__class__.version
    for at in (0, len(read.acts) // 2, len(read.acts)):
        assert (await client.get(f"/api/tables/{table}/replay", params={"at": at})).status_code == 200
    assert (await client.get(f"/plain/tables/{table}")).status_code == 200
    studied = await client.post("/api/study", json={"record": record, "views": True})
    assert studied.status_code == 200, studied.text
    assert len(studied.json()["acts"]) == len(read.acts) and studied.json()["refused"] is None
    return record


def test_with_newer_rules_older_games_are_shown_replayed_studied_and_finished_by_their_own_rules(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    async def before() -> tuple[str, str, str, dict[str, str]]:
        async with in_process_club(tmp_path, **LIMITS) as club:
            ann = await club.guest("Ann")
            finished, unfinished = await open_table(ann), await open_table(ann)
            assert (await play(ann, finished, 1_000))["status"] == "over"
            await play(ann, unfinished, 6)
            record = await check_finished(club, ann, finished)
            return finished, unfinished, record, dict(ann.cookies)

    async def after(finished: str, unfinished: str, record: str, cookies: dict[str, str]) -> None:
        async with in_process_club(tmp_path, **LIMITS) as club:
            ann = club.client()
            ann.cookies.update(cookies)
            assert await check_finished(club, ann, finished) == record
            assert "version: 1" in record
            state = await play(ann, unfinished, 1_000)
            assert state["status"] == "over", "it is finished by the rules it began with"
            await check_finished(club, ann, unfinished)
            studied = (await ann.post("/api/study", json={"record": record})).json()
            assert studied["version"] == 1
            request = {"game": "kaito", "version": 1, "position": studied["start"]}
            request["acts"] = [act["act"] for act in studied["acts"]]
            assert (await ann.post("/api/study", json=request)).json()["refused"] is None
            new = await open_table(ann)
            assert "version: 2" in (await ann.get(f"/api/tables/{new}/record")).text
            mine = (await ann.get("/api/me/games")).json()["games"]
            assert {game["table"]["id"] for game in mine} == {finished, unfinished, new}

    stored_game = asyncio.run(before())
    request.getfixturevalue("newer_rules")
    asyncio.run(after(*stored_game))


# --- data of every released schema ----------------------------------------------------------------------------------------


def test_there_is_test_data_of_every_earlier_schema_version() -> None:
    """A new schema version is committed with a club of the version before it, which ``tools/old_club.py`` creates."""
    migrations = Path(migrate.__file__).parent / "migrations" / "versions"
    versions = {migration.name[:4] for migration in migrations.glob("0*.py")}
    assert migrate.HEAD in versions
    assert {club.stem.rpartition("-")[2] for club in CLUBS} >= versions - {migrate.HEAD}


def create_database(folder: Path, club: Path) -> None:
    with closing(sqlite3.connect(folder / "kaisho.sqlite")) as database:
        database.executescript(club.read_text(encoding="utf-8"))


async def check_every_table(served: InProcessClub, ann: httpx.AsyncClient) -> Counter[tuple[str, str]]:
    """Check every table: finished games are replayed and studied, running ones have a record."""
    counts: Counter[tuple[str, str]] = Counter()
    for row in served.services.store.read_now(lambda database: database.execute(db.tables.select()).all()):
        counts[row.game, row.status] += 1
        state = (await ann.get(f"/api/tables/{row.id}")).json()["state"]
        assert state["status"] == row.status and state["log"] == row.entries
        if row.status == "over":
            record = Record.read(await check_finished(served, ann, row.id))
            result = served.services.store.read_now(
                lambda database, id=row.id: database.execute(db.results.select().where(db.results.c.table == id)).one()
            )
            assert (record.game.result(record.state) is not None) == (result.reason != "resigned")
        elif row.status == "playing":
            assert "version: 1" in (await ann.get(f"/api/tables/{row.id}/record")).text
    return counts


@pytest.mark.parametrize("rules", ["current", "newer"])
@pytest.mark.parametrize("club", CLUBS, ids=lambda club: club.stem)
def test_a_club_of_every_schema_version_opens_with_all_its_games(
    tmp_path: Path, club: Path, rules: str, request: pytest.FixtureRequest
) -> None:
    if rules == "newer":
        request.getfixturevalue("newer_rules")
    create_database(tmp_path, club)
    version = club.stem.rpartition("-")[2]

    async def scenario() -> None:
        async with in_process_club(tmp_path, **LIMITS) as served:
            ann = await served.sign_in("Ann")
            counts = await check_every_table(served, ann)
            assert {(game, status) for game in names() for status in ("over", "playing")} <= set(counts)
            continued = 0
            for id in (game["table"]["id"] for game in (await ann.get("/api/me/games")).json()["games"]):
                if (await ann.get(f"/api/tables/{id}")).json()["state"]["legal"]:
                    continued += 1
                    await play(ann, id, 1)
            assert continued >= 2
            if version > "0001":
                profile = (await ann.get("/api/people/Cid")).json()
                assert profile["ratings"], profile
                chat = served.services.store.read_now(lambda database: database.execute(db.chat.select()).all())
                assert [line.text for line in chat] == ["Bonne chance ! \U0001f409"] * 4
            if version >= "0006":
                assert [muted["name"] for muted in (await ann.get("/api/me/mutes")).json()["people"]] == ["Bob"]

    asyncio.run(scenario())
    copies = list(tmp_path.glob(f"kaisho-form-{version}-*.sqlite"))
    assert len(copies) == (version != migrate.HEAD), "a copy of the former database is kept"
    shutil.rmtree(tmp_path)


def test_games_of_newer_rules_are_refused_and_all_others_continue(tmp_path: Path) -> None:
    """The club was used with newer rules, and then with the current ones again."""
    create_database(tmp_path, CLUBS[-1])

    async def with_newer_rules() -> str:
        async with in_process_club(tmp_path, **LIMITS) as served:
            ann = await served.sign_in("Ann")
            table = await open_table(ann)
            await play(ann, table, 3)
            return table

    async def with_current_rules(table: str) -> None:
        async with in_process_club(tmp_path, **LIMITS) as served:
            ann = await served.sign_in("Ann")
            for address in (f"/api/tables/{table}", f"/api/tables/{table}/record"):
                answer = await ann.get(address)
                assert answer.status_code == 409 and answer.json()["code"] == "store-other-rules", answer.text
            served.services.store.read_now(lambda database: database.execute(db.tables.select()).all())
            assert (await ann.get("/api/tables")).status_code == 200
            assert (await ann.get("/api/me/games")).status_code == 200

    with pytest.MonkeyPatch.context() as patch:
        use_newer_rules(patch)
        table = asyncio.run(with_newer_rules())
    asyncio.run(with_current_rules(table))
