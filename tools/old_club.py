"""Dump a small club, as one version of Kaisho leaves it, to a text from which tests rebuild its database.

``python tools/old_club.py PYTHON SOURCE tests/data/clubs/NAME.sql`` starts the server of a checkout, whose ``src`` is named,
plays one game of each kind to its end and one half over HTTP, and the games of ``ODD_GAMES``; people talk, mute each other and
own a bot. Then it stops the server and writes its database as SQL. It is run once for each release and for each form of the
database, and what it wrote is never changed.
"""

from __future__ import annotations

import os
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx

GAMES: dict[str, dict[str, Any]] = {
    "kamisado": {},
    "kaito": {},
    "caminos": {},
    "samurai": {"hands": "random"},
}
HALF = 6


ODD_GAMES: tuple[tuple[int, dict[str, Any]], ...] = (
    (16, {"game": "kamisado", "options": {"match": "standard", "setup": "tournament"}}),
    (
        6,
        {
            "game": "kaito",
            "rated": True,
            "takebacks": False,
            "control": {"kind": "fischer", "base": 3_600_000, "increment": 5_000},
        },
    ),
    (6, {"game": "caminos", "options": {"scoring": "yes"}, "control": {"kind": "days", "base": 3 * 86_400_000}}),
    (24, {"game": "samurai", "options": {"players": 3}}),
)
"""Games resigned after N acts: with rounds, with clocks, rated, and with three players."""


def play(address: str) -> None:
    """Three people: a finished game of each kind, two unfinished ones, resigned games, an open table, a game against a bot."""
    with visitor(address) as ann, visitor(address) as bob, visitor(address) as cid:
        ann.post("/api/accounts", json={"name": "Ann", "password": "correct horse battery"}).raise_for_status()
        bob.post("/api/guests", json={"name": "Bob"}).raise_for_status()
        cid.post("/api/accounts", json={"name": "Cid", "password": "correct horse battery"}).raise_for_status()
        for game, options in GAMES.items():
            for most in (10_000, HALF):
                play_at((ann, bob), opened((ann, bob), {"game": game, "options": options}), most)
        for acts, wanted in ODD_GAMES:
            people = (ann, cid, bob)[: wanted.get("options", {}).get("players", 2)]
            table = opened(people, wanted)
            play_at(people, table, acts)
            ask(cid, table, do="say", text="Bonne chance ! \U0001f409")
            ask(cid, table, do="resign")
        live(ann, bob)


def live(ann: httpx.Client, bob: httpx.Client) -> None:
    """What else a database holds: a member's bot and its game, a reserved seat, a muted person."""
    ann.post("/api/me/bots", json={"name": "Robo"}).raise_for_status()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
    ann.post("/api/tables", json={"game": "kamisado", "seats": seats}).raise_for_status()
    seats = [{"kind": "me"}, {"kind": "invited", "name": "Bob"}]
    ann.post("/api/tables", json={"game": "kaito", "seats": seats}).raise_for_status()
    number = bob.get("/api/me").raise_for_status().json()["id"]
    muted = ann.put(f"/api/me/mutes/{number}")
    assert muted.is_success or muted.status_code in (404, 405), muted.text  # earlier versions have no mutes


def opened(people: tuple[httpx.Client, ...], wanted: dict[str, Any]) -> str:
    """Open a table and seat all of them."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
    table = people[0].post("/api/tables", json=wanted | {"seats": seats, "listed": True}).raise_for_status().json()
    for person in people[1:]:
        ask(person, table["table"], do="join", invite=table["invite"])
    return str(table["table"])


def ask(person: httpx.Client, table: str, **request: object) -> None:
    answer = person.post(f"/api/tables/{table}/requests", json=request)
    assert answer.is_success, (request, answer.text)


def visitor(address: str) -> httpx.Client:
    return httpx.Client(base_url=address, headers={"Origin": address}, timeout=600)


def play_at(people: tuple[httpx.Client, ...], table: str, most: int) -> None:
    """Play for whoever is to act until the game is over or has N acts."""
    for number in range(most):
        for person in people:
            state = person.get(f"/api/tables/{table}").raise_for_status().json()["state"]
            if state["status"] == "over":
                return
            if legal := state["legal"]:
                ask(person, table, do="act", after=state["count"], act=legal[number * 7 % len(legal)])
                break


def main() -> None:
    python, source, target = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        variables = os.environ | {"PYTHONPATH": source}
        limits = ("--rate-per-session", "0", "--rate-per-address", "0", "--most-tables", "0")
        command = [python, "-m", "kaisho", "serve", "--port", "0", "--data", folder, *limits]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=variables) as server:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found
            try:
                play(found[0])
            finally:
                server.send_signal(signal.SIGTERM)
                server.wait(60)
        with closing(sqlite3.connect(Path(folder) / "kaisho.sqlite")) as database:
            Path(target).write_text("\n".join(database.iterdump()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
