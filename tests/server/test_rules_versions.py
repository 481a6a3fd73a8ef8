"""Stored games stay readable for ever: after a raise of a game's version, and in data of every released form."""

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
from tests.server.inside import Inside, inside
from tests.server.raised_rules import FormerKaito, RaisedKaito, raise_rules

CLUBS = sorted((Path(__file__).parent.parent / "data" / "clubs").glob("*.sql"))
LIMITS: dict[str, Any] = {"rate_per_address": 0, "rate_per_session": 0, "most_tables": 0}
SEATS = [{"kind": "me"}, {"kind": "here"}]


@pytest.fixture
def raised(monkeypatch: pytest.MonkeyPatch) -> None:
    raise_rules(monkeypatch)


def test_every_former_version_of_a_game_is_kept() -> None:
    for name in names():
        for version in range(1, game_class(name).version + 1):
            kind = game_class(name, version)
            assert (kind.name, kind.version) == (name, version)


def test_a_version_that_there_is_not_is_refused(raised: None) -> None:
    assert game_class("kaito") is RaisedKaito and game_class("kaito", 2) is RaisedKaito
    assert game_class("kaito", 1) is FormerKaito
    for version, code in ((3, "record-newer-rules"), (0, "record-older-rules"), (-1, "record-older-rules")):
        with pytest.raises(UnknownRules) as refused:
            game_class("kaito", version)
        assert refused.value.code == code
    with pytest.raises(BadRecord, match="version 3"):
        Record.read("kaisho record 1\ngame: kaito\nversion: 3\n")


async def play(ann: httpx.AsyncClient, table: str, most: int) -> dict[str, Any]:
    """The last legal act again and again, which the raised rules forbid."""
    state: dict[str, Any] = (await ann.get(f"/api/tables/{table}")).json()["state"]
    for _ in range(most):
        if state["status"] == "over":
            break
        act = {"do": "act", "after": state["count"], "act": state["legal"][-1]}
        answer = await ann.post(f"/api/tables/{table}/requests", json=act)
        assert answer.status_code == 200, answer.text
        state = answer.json()["state"]
    return state


async def opened(ann: httpx.AsyncClient) -> str:
    answer = await ann.post("/api/tables", json={"game": "kaito", "seats": SEATS, "listed": True})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


async def looked_back_at(club: Inside, visitor: httpx.AsyncClient, table: str) -> str:
    """Everything that shows a finished game, and its record."""
    shown = (await visitor.get(f"/api/tables/{table}")).json()
    assert shown["state"]["status"] == "over", shown
    record = (await visitor.get(f"/api/tables/{table}/record")).text
    read = Record.read(record)
    assert read.game.version == read.game.__class__.version
    for at in (0, len(read.acts) // 2, len(read.acts)):
        assert (await visitor.get(f"/api/tables/{table}/replay", params={"at": at})).status_code == 200
    assert (await visitor.get(f"/plain/tables/{table}")).status_code == 200
    studied = await visitor.post("/api/study", json={"record": record, "views": True})
    assert studied.status_code == 200, studied.text
    assert len(studied.json()["acts"]) == len(read.acts) and studied.json()["refused"] is None
    return record


def test_after_a_raise_former_games_are_shown_replayed_studied_and_finished_by_their_own_rules(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    async def before() -> tuple[str, str, str, dict[str, str]]:
        async with inside(tmp_path, **LIMITS) as club:
            ann = await club.guest("Ann")
            whole, half = await opened(ann), await opened(ann)
            assert (await play(ann, whole, 1_000))["status"] == "over"
            await play(ann, half, 6)
            record = await looked_back_at(club, ann, whole)
            return whole, half, record, dict(ann.cookies)

    async def after(whole: str, half: str, record: str, cookies: dict[str, str]) -> None:
        async with inside(tmp_path, **LIMITS) as club:
            ann = club.visitor()
            ann.cookies.update(cookies)
            assert await looked_back_at(club, ann, whole) == record
            assert "version: 1" in record
            state = await play(ann, half, 1_000)
            assert state["status"] == "over", "it is played to its end as it began"
            await looked_back_at(club, ann, half)
            studied = (await ann.post("/api/study", json={"record": record})).json()
            assert studied["version"] == 1
            on = {"game": "kaito", "version": 1, "position": studied["start"], "acts": [it["act"] for it in studied["acts"]]}
            assert (await ann.post("/api/study", json=on)).json()["refused"] is None
            new = await opened(ann)
            assert "version: 2" in (await ann.get(f"/api/tables/{new}/record")).text
            mine = (await ann.get("/api/me/games")).json()["games"]
            assert {line["table"]["id"] for line in mine} == {whole, half, new}

    kept = asyncio.run(before())
    request.getfixturevalue("raised")
    asyncio.run(after(*kept))


# --- data of every released form ------------------------------------------------------------------------------------------


def test_there_is_a_club_of_every_form_before_the_present_one() -> None:
    """``tools/old_club.py`` makes one; a new form comes with a club of the form before it."""
    migrations = Path(migrate.__file__).parent / "migrations" / "versions"
    forms = {migration.name[:4] for migration in migrations.glob("0*.py")}
    assert migrate.HEAD in forms
    assert {club.stem.rpartition("-")[2] for club in CLUBS} >= forms - {migrate.HEAD}


def stored(folder: Path, club: Path) -> None:
    with closing(sqlite3.connect(folder / "kaisho.sqlite")) as database:
        database.executescript(club.read_text(encoding="utf-8"))


async def every_table(served: Inside, ann: httpx.AsyncClient) -> Counter[tuple[str, str]]:
    """Look at every table: those that are over are replayed and studied, those that are played at go on."""
    found: Counter[tuple[str, str]] = Counter()
    for row in served.services.store.read_now(lambda database: database.execute(db.tables.select()).all()):
        found[row.game, row.status] += 1
        shown = (await ann.get(f"/api/tables/{row.id}")).json()["state"]
        assert shown["status"] == row.status and shown["log"] == row.entries
        if row.status == "over":
            record = Record.read(await looked_back_at(served, ann, row.id))
            ended = served.services.store.read_now(
                lambda database, id=row.id: database.execute(db.results.select().where(db.results.c.table == id)).one()
            )
            assert (record.game.result(record.state) is not None) == (ended.reason != "resigned")
        elif row.status == "playing":
            assert "version: 1" in (await ann.get(f"/api/tables/{row.id}/record")).text
    return found


@pytest.mark.parametrize("rules", ["as they are", "raised"])
@pytest.mark.parametrize("club", CLUBS, ids=lambda club: club.stem)
def test_a_club_of_every_form_opens_with_all_its_games(
    tmp_path: Path, club: Path, rules: str, request: pytest.FixtureRequest
) -> None:
    if rules == "raised":
        request.getfixturevalue("raised")
    stored(tmp_path, club)
    form = club.stem.rpartition("-")[2]

    async def story() -> None:
        async with inside(tmp_path, **LIMITS) as served:
            ann = await served.sign_in("Ann")
            found = await every_table(served, ann)
            assert {(game, status) for game in names() for status in ("over", "playing")} <= set(found)
            went_on = 0
            for id in (line["table"]["id"] for line in (await ann.get("/api/me/games")).json()["games"]):
                if (await ann.get(f"/api/tables/{id}")).json()["state"]["legal"]:
                    went_on += 1
                    await play(ann, id, 1)
            assert went_on >= 2
            if form > "0001":
                profile = (await ann.get("/api/people/Cid")).json()
                assert profile["ratings"], profile
                talk = served.services.store.read_now(lambda database: database.execute(db.chat.select()).all())
                assert [line.text for line in talk] == ["Bonne chance ! \U0001f409"] * 4
            if form >= "0006":
                assert [muted["name"] for muted in (await ann.get("/api/me/mutes")).json()["people"]] == ["Bob"]

    asyncio.run(story())
    copies = list(tmp_path.glob(f"kaisho-form-{form}-*.sqlite"))
    assert len(copies) == (form != migrate.HEAD), "a copy of the former form is kept"
    shutil.rmtree(tmp_path)


def test_games_of_newer_rules_are_refused_in_words_and_all_others_go_on(tmp_path: Path) -> None:
    """A club that was opened by a newer version of the rules, and then by this one again."""
    stored(tmp_path, CLUBS[-1])

    async def newer() -> str:
        async with inside(tmp_path, **LIMITS) as served:
            ann = await served.sign_in("Ann")
            table = await opened(ann)
            await play(ann, table, 3)
            return table

    async def again(table: str) -> None:
        async with inside(tmp_path, **LIMITS) as served:
            ann = await served.sign_in("Ann")
            for address in (f"/api/tables/{table}", f"/api/tables/{table}/record"):
                answer = await ann.get(address)
                assert answer.status_code == 409 and answer.json()["code"] == "store-other-rules", answer.text
            served.services.store.read_now(lambda database: database.execute(db.tables.select()).all())
            assert (await ann.get("/api/tables")).status_code == 200
            assert (await ann.get("/api/me/games")).status_code == 200

    with pytest.MonkeyPatch.context() as patch:
        raise_rules(patch)
        table = asyncio.run(newer())
    asyncio.run(again(table))
