"""Nothing that a seat may not know reaches it, a watcher, a log or a metric before the game is over."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import httpx

import kaisho
from kaisho.server.clock import Control
from kaisho.server.folder import DataFolder
from kaisho.server.people import add_guest, sign, start_login
from kaisho.server.store import now_ms, open_engine
from kaisho.server.store.migrate import upgrade
from kaisho.server.store.tables import insert_table
from kaisho.server.table import Seat, Table
from tests.server.clubs import UNLIMITED, ClubProcess, Listener, Visitor, serving
from tests.server.stores import put

METRICS_TOKEN = "a-token-for-the-metrics-only"
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Wim")
HIDDEN_SEAT = 1
PICKS = (("+S1", "+S2", "+S3", "+W1", "+K1"), ("+S1", "+S2", "+H2", "+B4", "+F"))
"""What the seat with the differing hands picks at the two tables. Two of its tiles are the same."""


class Twins:
    """Two tables of Samurai that differ only in what seat 1 has: its supply's order and the hand it picks."""

    def __init__(self, players: int) -> None:
        self.game = kaisho.load("samurai", players=players)
        first = self.game.shuffle(players)
        second = first.copy()
        own = slice(20 * HIDDEN_SEAT, 20 * HIDDEN_SEAT + 20)
        second[own] = self.game.shuffle(players + 50)[own]
        assert (first != second).any()
        self.layouts = (first, second)
        self.ids = (f"first{players}", f"second{players}")

    def tables(self) -> list[Table]:
        now = now_ms()
        found = []
        for id, layout in zip(self.ids, self.layouts, strict=True):
            seats = [Seat("person", number + 1, None, NAMES[number]) for number in range(self.game.seats)]
            more: dict[str, Any] = {"control": Control(), "rated": False, "listed": True, "takebacks": True}
            table = Table(id, self.game, layout, seats, invite="x" * 20, owner=1, now=now, **more)
            table.start(now)
            found.append(table)
        return found


def prepare(folder: Path, tables: list[Table]) -> list[str]:
    """A data folder with people and tables; the people's cookies."""
    data = DataFolder(folder / "data")
    data.make()
    engine = open_engine(data.url)
    upgrade(engine)
    tokens: list[bytes] = []

    def write(connection: Any) -> None:
        for name in NAMES:
            person = add_guest(connection, name, "en", now_ms())
            tokens.append(start_login(connection, person.id, now_ms()))
        for table in tables:
            insert_table(connection, table)

    put(engine, write)
    engine.dispose()
    return [sign(data.secret(), token) for token in tokens]


class Party:
    """Everybody at the twin tables: those who sit there, a watcher with a name, and one without."""

    def __init__(self, club: ClubProcess, cookies: list[str], twins: Twins) -> None:
        self.twins = twins
        seats = twins.game.seats
        self.seated = [Visitor(club.address, cookie=cookie) for cookie in cookies[:seats]]
        self.others = [Visitor(club.address, cookie=cookies[-1]), Visitor(club.address)]
        self.listeners = [[person.socket() for person in (*self.seated, *self.others)] for _ in twins.ids]
        for id, listeners in zip(twins.ids, self.listeners, strict=True):
            for listener in listeners:
                listener.watch(id)

    def state(self, twin: int, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.seated[seat].get(f"/api/tables/{self.twins.ids[twin]}")["state"]
        return found

    def act(self, twin: int, seat: int, act: int | str) -> None:
        count = self.state(twin, seat)["count"]
        answer = self.listeners[twin][seat].ask(do="act", table=self.twins.ids[twin], after=count, act=act)
        assert answer["type"] == "done", answer

    def preview(self, twin: int, *acts: int | str) -> None:
        """Everybody asks what acts would bring; who is to act is told, all others are refused."""
        for listener in self.listeners[twin]:
            for act in acts:
                listener.send(do="preview", table=self.twins.ids[twin], act=act, id=7)
                listener.until("preview", "refused")

    def play(self, chance: Random) -> int:
        """The same acts at both tables, but for the picks of one seat; how many could be played."""
        for seat in range(self.twins.game.seats):
            for number in range(5):
                for twin in (0, 1):
                    self.preview(twin, PICKS[0][number])
                    self.act(twin, seat, (PICKS[twin] if seat == HIDDEN_SEAT else PICKS[0])[number])
        for played in range(16):
            states = [self.state(twin, 0) for twin in (0, 1)]
            assert states[0]["to_act"] == states[1]["to_act"]
            [seat] = states[0]["to_act"]
            legal = [self.state(twin, seat)["legal"] for twin in (0, 1)]
            assert seat == HIDDEN_SEAT or legal[0] == legal[1]
            common = sorted({*legal[0]} & {*legal[1]})
            if not common:
                return played
            act = chance.choice(common)
            for twin in (0, 1):
                self.preview(twin, act, "end", common[-1])
                self.act(twin, seat, act)
        return 16

    def look_everywhere(self, twin: int) -> list[str]:
        """Every answer that somebody other than the hidden seat can get about the table."""
        id = self.twins.ids[twin]
        found = []
        askers = [person for seat, person in enumerate(self.seated) if seat != HIDDEN_SEAT] + self.others
        for person in askers:
            for path in ("", "/record", "/record?notation=english", "/position", "/position?seat=1", "/replay?at=3&seat=1"):
                found.append(person.ask("GET", f"/api/tables/{id}{path}").text)
            found.append(person.ask("POST", f"/api/tables/{id}/analysis", {"at": 12, "bot": "easy"}).text)
            for act in (5, 900, "+S1"):
                for seat in (None, HIDDEN_SEAT):
                    request = {"do": "act", "after": 12, "act": act, "seat": seat}
                    found.append(person.ask("POST", f"/api/tables/{id}/requests", request).text)
        mine = self.seated[0].get("/api/me/games")["games"]
        found.append(json.dumps([game for game in mine if game["table"]["id"] == id]))
        tables = self.seated[0].get("/api/me/export")["tables"]
        found.append(json.dumps([table for table in tables if table["id"] == id]))
        return [same_for_both(text) for text in found]

    def heard(self, twin: int) -> list[list[str]]:
        """Every message to everybody but the hidden seat, in order."""
        who = [listener for number, listener in enumerate(self.listeners[twin]) if number != HIDDEN_SEAT]
        for listener in who:
            self.settle(listener)
        told = [[text for text in listener.heard if '"type":"your-turn"' not in text] for listener in who]  # of the other table
        return [[same_for_both(text) for text in texts] for texts in told]

    def settle(self, listener: Listener) -> None:
        listener.ask(do="lobby", on=False)

    def close(self) -> None:
        for person in (*self.seated, *self.others):
            person.close()
        for listener in (listener for listeners in self.listeners for listener in listeners):
            listener.close()


def same_for_both(text: str) -> str:
    """A message without the table's name, moments and numbers of requests."""
    text = re.sub(r"\b(?:first|second)\d\b", "T", text)
    return re.sub(r'"id":\s?\d+', '"id":0', re.sub(r"\b1\d{12}\b", "0", text))


def test_what_others_hear_of_a_game_of_samurai_is_the_same_byte_for_byte_whatever_one_seat_holds(tmp_path: Path) -> None:
    all_twins = [Twins(players) for players in (2, 3, 4)]
    cookies = prepare(tmp_path, [table for twins in all_twins for table in twins.tables()])
    with serving(tmp_path, *UNLIMITED, "--log-level", "debug", "--metrics-token", METRICS_TOKEN) as club:
        for twins in all_twins:
            compare_twins(club, cookies, twins)
        metrics = httpx.get(f"{club.address}/metrics", headers={"Authorization": f"Bearer {METRICS_TOKEN}"})
        assert metrics.status_code == 200
        assert club.stop() == 0
        for twins in all_twins:
            assert_no_secret(club.log(), twins, cookies)
            assert_no_secret(metrics.text, twins, cookies)


def compare_twins(club: ClubProcess, cookies: list[str], twins: Twins) -> None:
    party = Party(club, cookies, twins)
    assert party.play(Random(twins.game.seats)) > 6
    first, second = party.heard(0), party.heard(1)
    assert sum(map(len, first)) > 20 * twins.game.seats
    for texts in zip(first, second, strict=True):
        for one, other in zip(*texts, strict=True):
            assert one == other
    for one, other in zip(party.look_everywhere(0), party.look_everywhere(1), strict=True):
        assert one == other
    own = [party.listeners[twin][HIDDEN_SEAT].heard for twin in (0, 1)]
    assert [same_for_both(text) for text in own[0]] != [same_for_both(text) for text in own[1]], "the seat itself is told"
    party.close()


def assert_no_secret(text: str, twins: Twins, cookies: list[str]) -> None:
    deals = [twins.game.write_layout(layout) for layout in twins.layouts]
    hands = [part[place : place + 11] for deal in deals for part in deal.split("/") for place in range(0, len(part) - 11, 3)]
    for secret in (
        *deals,
        *hands,
        *cookies,
        *(cookie.split(".")[0] for cookie in cookies),
        "hand",
        "+S1",
        '"do"',
        METRICS_TOKEN,
        "x" * 20,
    ):
        assert secret not in text
    for name in NAMES:
        assert f'"{name}"' not in text
    assert "Traceback" not in text
