"""Players who record everything they receive while their server is killed, and the comparison with what it stored."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections import Counter
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from tests.server.clubs import UNLIMITED, ClubProcess

DAY = 24 * 60 * 60 * 1000
FISCHER = {"kind": "fischer", "base": 900_000, "increment": 2_000}
TURN = {"kind": "turn", "base": 600_000}
DAYS = {"kind": "days", "base": 3 * DAY}
NONE = {"kind": "none"}

TABLES: list[tuple[str, dict[str, Any], int, dict[str, Any]]] = [
    ("kamisado", {"match": "series", "rounds": 5}, 2, FISCHER),
    ("kamisado", {"match": "series", "rounds": 4}, 2, FISCHER),
    ("kamisado", {"match": "marathon"}, 2, DAYS),
    ("kamisado", {}, 2, TURN),
    ("samurai", {}, 2, FISCHER),
    ("samurai", {"players": 3}, 3, TURN),
    ("samurai", {"players": 4}, 4, DAYS),
    ("samurai", {}, 2, NONE),
    ("caminos", {}, 2, FISCHER),
    ("caminos", {"players": "4", "board": "octagon"}, 4, TURN),
    ("caminos", {"scoring": "yes"}, 2, DAYS),
    ("kaito", {}, 2, FISCHER),
]
"""Games for a dozen tables: every kind of clock, with and without secret phases."""

HESITANT = 7
"""The index of the table at which a secret phase lasts long."""

HEARTBEAT = 1_000
SLACK = 50
LATE_HEARTBEAT = 4_000
"""How late a heartbeat may be on a busy machine; clocks then get that much more time back."""


class TableRecord:
    """What the players of one table have received."""

    def __init__(self, id: str, kind: int) -> None:
        self.id = id
        self.kind = kind
        self.entries: dict[int, dict[str, Any]] = {}
        """Entries of the log that somebody received, with the act if anybody received it."""
        self.done: list[dict[str, Any]] = []
        """Acts that were acknowledged to their sender."""
        self.last: dict[str, Any] | None = None
        """The latest state that anybody received."""
        self.acts_since_start = 0
        """Acts since the server was last started."""

    @property
    def over(self) -> bool:
        return self.last is not None and self.last["status"] == "over"

    def note(self, state: dict[str, Any]) -> None:
        for entry in state["acts"]:
            seen = self.entries.setdefault(entry["n"], {key: entry[key] for key in ("kind", "seat", "act", "left")})
            assert (seen["kind"], seen["seat"]) == (entry["kind"], entry["seat"])
            if entry["act"] is not None:
                assert seen["act"] in (None, entry["act"])
                seen["act"] = entry["act"]
        if self.last is None or state["log"] >= self.last["log"]:
            self.last = state


class Player:
    """A seat at a table with its own socket, which plays random acts whenever it may."""

    def __init__(self, record: TableRecord, seat: int, chance: Random) -> None:
        self.known = record
        self.seat = seat
        self.chance = chance
        self.requests = 0
        self.unanswered: dict[int, dict[str, Any]] = {}
        self.sent_after = -1

    async def play(self, address: str, cookie: str) -> None:
        """Play until the server is gone, sometimes over a new socket."""
        with suppress(ConnectionClosed, InvalidMessage, OSError):
            while True:
                await self._play_over_one_socket(address, cookie)

    async def _play_over_one_socket(self, address: str, cookie: str) -> None:
        headers = {"Cookie": f"kaisho={cookie}"}
        url = address.replace("http", "ws", 1) + "/socket"
        self.sent_after = -1
        async with connect(url, origin=address, additional_headers=headers, compression=None, max_size=None) as socket:  # type: ignore[arg-type]
            await socket.send('{"do":"hello","protocol":1}')
            await socket.send(json.dumps({"do": "watch", "table": self.known.id}))
            while self.chance.random() > 0.02:
                await self._receive(socket, json.loads(await socket.recv()))

    async def _receive(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        match message["type"]:
            case "table":
                await self._react(socket, message["state"])
            case "update":
                await self._react(socket, message)
            case "done":
                self.known.done.append(self.unanswered.pop(message["id"]))
                self.known.acts_since_start += 1
            case "ping":
                await socket.send(json.dumps({"do": "pong", "n": message["n"]}))
            case "refused":
                self.sent_after = -1

    def _hesitates(self, state: dict[str, Any]) -> bool:
        """At one table a player picks few tiles between two kills, so that the others' secret choices stay pending."""
        return (
            self.known.kind == HESITANT
            and self.seat == 1
            and state["view"]["phase"] == "pick"
            and self.known.acts_since_start > 0
        )

    async def _react(self, socket: ClientConnection, state: dict[str, Any]) -> None:
        self.known.note(state)
        if (
            self._hesitates(state)
            or self.seat not in state["to_act"]
            or state["seat"] != self.seat
            or self.sent_after == state["count"]
        ):
            return
        self.sent_after = state["count"]
        await asyncio.sleep(self.chance.random() * 0.04)
        self.requests += 1
        if state["may_back"] and not state["chosen"] and self.chance.random() < 0.1:
            await socket.send(json.dumps({"do": "back", "table": self.known.id, "after": state["count"], "seat": self.seat}))
            return
        act = self.chance.choice(state["legal"])
        self.unanswered[self.requests] = {
            "seat": self.seat,
            "after": state["count"],
            "log": state["log"],
            "secret": state["view"].get("phase") == "pick",
            "act": act,
        }
        request = {"do": "act", "table": self.known.id, "after": state["count"], "act": act, "seat": self.seat}
        await socket.send(json.dumps(request | {"id": self.requests}))


class Kills:
    """A server with a dozen tables that is killed again and again."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.chance = Random(seed)
        self.club = ClubProcess(folder, *UNLIMITED)
        self.cookies: list[str] = []
        self.tables: list[TableRecord] = []
        self.counts: Counter[str] = Counter()
        self.http = httpx.Client(timeout=180, verify=False)

    def run(self, kills: int, seconds: float) -> Counter[str]:
        self.club.start()
        try:
            self._open_tables()
            for _ in range(kills):
                killed = asyncio.run(self._play_until_killed(seconds))
                self._compare_database()
                self.club.start()
                self._compare_tables(killed)
                self.counts["kills"] += 1
        finally:
            if self.club.process is not None:
                self.club.kill()
            self.http.close()
        assert self.club.logged_errors() == []
        return self.counts

    # --- playing ------------------------------------------------------------------------------------------------------

    def _open_tables(self) -> None:
        for number in range(4):
            answer = self.http.post(f"{self.club.address}/api/guests", json={"name": f"Ann {'abcd'[number]}"})
            assert answer.status_code == 201, answer.text
            self.cookies.append(answer.cookies["kaisho"])
            self.http.cookies.clear()
        for kind in range(len(TABLES)):
            self._open(kind)

    def _ask(self, person: int, method: str, path: str, body: Any = None) -> Any:
        headers = {"Origin": self.club.address, "Cookie": f"kaisho={self.cookies[person]}"}
        answer = self.http.request(method, self.club.address + path, json=body, headers=headers)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def _open(self, kind: int) -> None:
        game, options, seats, control = TABLES[kind]
        request = {"game": game, "options": options, "control": control, "listed": True}
        table = self._ask(0, "POST", "/api/tables", request | {"seats": [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]})
        for person in range(1, seats):
            self._ask(person, "POST", f"/api/tables/{table['table']}/requests", {"do": "join", "seat": person})
        self.tables.append(TableRecord(table["table"], kind))
        self.counts["tables"] += 1

    async def _play_until_killed(self, seconds: float) -> float:
        """Play at all tables, and kill the server at a random moment after an act at each. Return the time of the kill."""
        for over in [record for record in self.tables if record.over]:
            self.tables.remove(over)
            self._open(over.kind)
        players = []
        for record in self.tables:
            record.acts_since_start = 0
            for seat in range(TABLES[record.kind][2]):
                player = Player(record, seat, Random(self.chance.random()))
                players.append(asyncio.create_task(player.play(self.club.address, self.cookies[seat])))
        end = time.monotonic() + 60
        while not all(record.acts_since_start or record.over for record in self.tables):
            assert time.monotonic() < end, [record.id for record in self.tables if not record.acts_since_start]
            await asyncio.sleep(0.02)
        await asyncio.sleep((0.2 + self.chance.random()) * seconds)
        killed = self.club.kill()
        await asyncio.wait_for(asyncio.gather(*players), 30)
        return killed

    # --- comparing ----------------------------------------------------------------------------------------------------

    def _compare_database(self) -> None:
        """Check before the restart that everything anybody received is in the database."""
        with closing(sqlite3.connect(self.club.database)) as database:
            for record in self.tables:
                rows = database.execute(
                    'select entry, kind, seat, act from acts where "table" = ? order by entry', [record.id]
                ).fetchall()
                assert [row[0] for row in rows] == list(range(len(rows)))
                secret: dict[int, list[int]] = {}
                for seat, act in database.execute(
                    'select seat, act from secret_acts where "table" = ? order by seat, place', [record.id]
                ):
                    secret.setdefault(seat, []).append(act)
                self._compare_log(record, [row[1:] for row in rows], secret)

    def _compare_log(self, record: TableRecord, log: list[tuple[int, int, int]], secret: dict[int, list[int]]) -> None:
        for number, entry in record.entries.items():
            kind, seat, act = log[number]
            assert (kind == 0, seat) == (entry["kind"] == "act", entry["seat"])
            assert entry["left"] == act if kind else entry["act"] in (None, act)
        self.counts["entries that somebody received"] += len(record.entries)
        for done in record.done:
            index = done["after"] - done["log"]
            if not done["secret"]:
                assert log[done["after"]] == (0, done["seat"], done["act"]), (record.id, done)
            elif len(log) == done["log"]:
                assert secret[done["seat"]][index] == done["act"], (record.id, done)
                self.counts["secret choices that were still pending"] += 1
            else:
                acts = [act for kind, seat, act in log[done["log"] :] if seat == done["seat"]]
                assert acts[index] == done["act"], (record.id, done)
        self.counts["acknowledged acts"] += len(record.done)

    def _compare_tables(self, killed: float) -> None:
        """Check after the restart that the tables are the same and clocks continue where they were."""
        with closing(sqlite3.connect(self.club.database)) as database:
            down, up = database.execute("select down, up from downtimes order by up desc limit 1").fetchone()
        assert killed * 1000 - down <= HEARTBEAT + LATE_HEARTBEAT
        assert down <= killed * 1000
        for record in self.tables:
            state = self._ask(0, "GET", f"/api/tables/{record.id}")["state"]
            assert [entry["n"] for entry in state["acts"]] == list(range(state["log"]))
            for number, entry in record.entries.items():
                restored = state["acts"][number]
                assert (restored["kind"], restored["seat"]) == (entry["kind"], entry["seat"])
                assert None in (restored["act"], entry["act"]) or restored["act"] == entry["act"]
            assert record.last is not None
            if record.over:
                assert state["result"] == record.last["result"]
            elif state["clock"] and state["log"] == record.last["log"] and state["to_act"] == record.last["to_act"]:
                self._compare_clocks(record, state["clock"], killed * 1000, (down, up))

    def _compare_clocks(self, record: TableRecord, after: dict[str, Any], killed: float, downtime: tuple[int, int]) -> None:
        assert record.last is not None
        before = record.last["clock"]
        days = TABLES[record.kind][3] is DAYS
        ran = after["now"] - before["now"] if days else (killed - before["now"]) + (after["now"] - downtime[1])
        assert before["running"] == after["running"]
        for seat, remaining in enumerate(before["left"]):
            lost = remaining - after["left"][seat]
            if seat not in before["running"]:
                assert lost == 0
            elif days:
                assert abs(lost - ran) <= SLACK
            else:
                assert ran - HEARTBEAT - LATE_HEARTBEAT <= lost <= ran + SLACK, (record.id, seat, lost, ran)
        self.counts["clocks compared"] += len(before["left"])
