"""Players who note everything they are told, while their server is killed under them; and the comparison with what it kept."""

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
"""What is played at a dozen tables: every kind of clock, games with and without secret phases."""

HESITANT = 7
"""The table at which a secret phase lasts."""

HEARTBEAT = 1_000
SLACK = 50
LATE_HEARTBEAT = 4_000
"""On a busy machine the heartbeat may be late by this much; clocks then get that much more time back."""


class Known:
    """What the players of one table have been told."""

    def __init__(self, id: str, kind: int) -> None:
        self.id = id
        self.kind = kind
        self.entries: dict[int, dict[str, Any]] = {}
        """Entries of the log that somebody was told, with the act as far as anybody was told it."""
        self.done: list[dict[str, Any]] = []
        """Acts that were acknowledged to who sent them."""
        self.last: dict[str, Any] | None = None
        """The last state that anybody was told."""
        self.acts_now = 0
        """Acts since the last start of the server."""

    @property
    def over(self) -> bool:
        return self.last is not None and self.last["status"] == "over"

    def told(self, state: dict[str, Any]) -> None:
        for entry in state["acts"]:
            known = self.entries.setdefault(entry["n"], {key: entry[key] for key in ("kind", "seat", "act", "left")})
            assert (known["kind"], known["seat"]) == (entry["kind"], entry["seat"])
            if entry["act"] is not None:
                assert known["act"] in (None, entry["act"])
                known["act"] = entry["act"]
        if self.last is None or state["log"] >= self.last["log"]:
            self.last = state


class Player:
    """One seat at one table with a socket of its own: acts at random whenever it may."""

    def __init__(self, known: Known, seat: int, chance: Random) -> None:
        self.known = known
        self.seat = seat
        self.chance = chance
        self.number = 0
        self.asked: dict[int, dict[str, Any]] = {}
        self.sent_after = -1

    async def play(self, address: str, cookie: str) -> None:
        """Until the server is gone. Now and then the socket is left and another one opened."""
        with suppress(ConnectionClosed, InvalidMessage, OSError):
            while True:
                await self._play_on(address, cookie)

    async def _play_on(self, address: str, cookie: str) -> None:
        headers = {"Cookie": f"kaisho={cookie}"}
        url = address.replace("http", "ws", 1) + "/socket"
        self.sent_after = -1
        async with connect(url, origin=address, additional_headers=headers, compression=None, max_size=None) as socket:  # type: ignore[arg-type]
            await socket.send('{"do":"hello","protocol":1}')
            await socket.send(json.dumps({"do": "watch", "table": self.known.id}))
            while self.chance.random() > 0.02:
                await self._hear(socket, json.loads(await socket.recv()))

    async def _hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        match message["type"]:
            case "table":
                await self._see(socket, message["state"])
            case "update":
                await self._see(socket, message)
            case "done":
                self.known.done.append(self.asked.pop(message["id"]))
                self.known.acts_now += 1
            case "ping":
                await socket.send(json.dumps({"do": "pong", "n": message["n"]}))
            case "refused":
                self.sent_after = -1

    def _hesitates(self, state: dict[str, Any]) -> bool:
        """At one table somebody picks few tiles between two kills, so that the others' secret choices wait through them."""
        return self.known.kind == HESITANT and self.seat == 1 and state["view"]["phase"] == "pick" and self.known.acts_now > 0

    async def _see(self, socket: ClientConnection, state: dict[str, Any]) -> None:
        self.known.told(state)
        if (
            self._hesitates(state)
            or self.seat not in state["to_act"]
            or state["seat"] != self.seat
            or self.sent_after == state["count"]
        ):
            return
        self.sent_after = state["count"]
        await asyncio.sleep(self.chance.random() * 0.04)
        self.number += 1
        if state["may_back"] and not state["chosen"] and self.chance.random() < 0.1:
            await socket.send(json.dumps({"do": "back", "table": self.known.id, "after": state["count"], "seat": self.seat}))
            return
        act = self.chance.choice(state["legal"])
        self.asked[self.number] = {
            "seat": self.seat,
            "after": state["count"],
            "log": state["log"],
            "secret": state["view"].get("phase") == "pick",
            "act": act,
        }
        request = {"do": "act", "table": self.known.id, "after": state["count"], "act": act, "seat": self.seat}
        await socket.send(json.dumps(request | {"id": self.number}))


class Kills:
    """A server that is killed again and again under a dozen tables."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.chance = Random(seed)
        self.club = ClubProcess(folder, *UNLIMITED)
        self.cookies: list[str] = []
        self.tables: list[Known] = []
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
        assert self.club.complaints() == []
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
        wanted = {"game": game, "options": options, "control": control, "listed": True}
        table = self._ask(0, "POST", "/api/tables", wanted | {"seats": [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]})
        for person in range(1, seats):
            self._ask(person, "POST", f"/api/tables/{table['table']}/requests", {"do": "join", "seat": person})
        self.tables.append(Known(table["table"], kind))
        self.counts["tables"] += 1

    async def _play_until_killed(self, seconds: float) -> float:
        """Play at all tables; kill when all have gone on, at a random moment. The moment of the kill."""
        for over in [known for known in self.tables if known.over]:
            self.tables.remove(over)
            self._open(over.kind)
        players = []
        for known in self.tables:
            known.acts_now = 0
            for seat in range(TABLES[known.kind][2]):
                player = Player(known, seat, Random(self.chance.random()))
                players.append(asyncio.create_task(player.play(self.club.address, self.cookies[seat])))
        end = time.monotonic() + 60
        while not all(known.acts_now or known.over for known in self.tables):
            assert time.monotonic() < end, [known.id for known in self.tables if not known.acts_now]
            await asyncio.sleep(0.02)
        await asyncio.sleep((0.2 + self.chance.random()) * seconds)
        killed = self.club.kill()
        await asyncio.wait_for(asyncio.gather(*players), 30)
        return killed

    # --- comparing ----------------------------------------------------------------------------------------------------

    def _compare_database(self) -> None:
        """Before the server is started again: everything that anybody was told is in the database."""
        with closing(sqlite3.connect(self.club.database)) as database:
            for known in self.tables:
                rows = database.execute(
                    'select entry, kind, seat, act from acts where "table" = ? order by entry', [known.id]
                ).fetchall()
                assert [row[0] for row in rows] == list(range(len(rows)))
                secret: dict[int, list[int]] = {}
                for seat, act in database.execute(
                    'select seat, act from secret_acts where "table" = ? order by seat, place', [known.id]
                ):
                    secret.setdefault(seat, []).append(act)
                self._compare_log(known, [row[1:] for row in rows], secret)

    def _compare_log(self, known: Known, log: list[tuple[int, int, int]], secret: dict[int, list[int]]) -> None:
        for number, entry in known.entries.items():
            kind, seat, act = log[number]
            assert (kind == 0, seat) == (entry["kind"] == "act", entry["seat"])
            assert entry["left"] == act if kind else entry["act"] in (None, act)
        self.counts["entries that somebody was told"] += len(known.entries)
        for done in known.done:
            place = done["after"] - done["log"]
            if not done["secret"]:
                assert log[done["after"]] == (0, done["seat"], done["act"]), (known.id, done)
            elif len(log) == done["log"]:
                assert secret[done["seat"]][place] == done["act"], (known.id, done)
                self.counts["secret choices that waited for the others"] += 1
            else:
                own = [act for kind, seat, act in log[done["log"] :] if seat == done["seat"]]
                assert own[place] == done["act"], (known.id, done)
        self.counts["acknowledged acts"] += len(known.done)

    def _compare_tables(self, killed: float) -> None:
        """After the new start: the tables say the same, and clocks go on where they stood."""
        with closing(sqlite3.connect(self.club.database)) as database:
            down, up = database.execute("select down, up from downtimes order by up desc limit 1").fetchone()
        assert killed * 1000 - down <= HEARTBEAT + LATE_HEARTBEAT
        assert down <= killed * 1000
        for known in self.tables:
            shown = self._ask(0, "GET", f"/api/tables/{known.id}")["state"]
            assert [entry["n"] for entry in shown["acts"]] == list(range(shown["log"]))
            for number, entry in known.entries.items():
                found = shown["acts"][number]
                assert (found["kind"], found["seat"]) == (entry["kind"], entry["seat"])
                assert None in (found["act"], entry["act"]) or found["act"] == entry["act"]
            assert known.last is not None
            if known.over:
                assert shown["result"] == known.last["result"]
            elif shown["clock"] and shown["log"] == known.last["log"] and shown["to_act"] == known.last["to_act"]:
                self._compare_clocks(known, shown["clock"], killed * 1000, (down, up))

    def _compare_clocks(self, known: Known, after: dict[str, Any], killed: float, downtime: tuple[int, int]) -> None:
        assert known.last is not None
        before = known.last["clock"]
        days = TABLES[known.kind][3] is DAYS
        ran = after["now"] - before["now"] if days else (killed - before["now"]) + (after["now"] - downtime[1])
        assert before["running"] == after["running"]
        for seat, left in enumerate(before["left"]):
            lost = left - after["left"][seat]
            if seat not in before["running"]:
                assert lost == 0
            elif days:
                assert abs(lost - ran) <= SLACK
            else:
                assert ran - HEARTBEAT - LATE_HEARTBEAT <= lost <= ran + SLACK, (known.id, seat, lost, ran)
        self.counts["clocks compared"] += len(before["left"])
