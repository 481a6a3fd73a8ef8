"""The largest allowed studies, chats and games: they are answered correctly, and written outside the event loop."""

from __future__ import annotations

import asyncio
import html
import re
import threading
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kaisho.cli import main
from kaisho.game import Game
from kaisho.record import Record
from kaisho.server.analysis import log_text, record_text
from kaisho.server.live_table import CHAT_LENGTH, new_id
from kaisho.server.metrics import Metrics
from kaisho.server.records import record_of
from kaisho.server.screen import Faults, Screen
from kaisho.server.seats import Seat
from kaisho.server.store import database_url, open_engine
from kaisho.server.study import MAX_ACTS
from kaisho.server.table import Table
from kaisho.server.table_messages import LONG_LOG, table_message, write_long_log
from kaisho.server.table_status import Status
from kaisho.state import State
from tests.server.conftest import Club
from tests.server.stores import put_table
from tests.server.tables import started

LONGEST: dict[str, Any] = {"match": "series", "rounds": 99, "setup": "tournament"}


def longest_game() -> Table:
    """Play a series with the maximum number of rounds, in which everybody moves as slowly as possible."""
    table, chance = started("kamisado", options=LONGEST, now=1_000_000), Random(0)
    while table.status is Status.PLAYING:
        seat = table.to_act()[0]
        state = table.state

        def steps(act: int, state: State = state) -> float:
            here = int(state.tower[state.seat, act >> 6]) if act < 512 else 0
            return chance.random() + (abs((act & 63) // 8 - here // 8) if act < 512 else 9)

        table.act(seat, table.count(seat), min(table.legal(seat), key=steps), table.changed + 1)
    return table


@pytest.fixture(scope="module")
def longest() -> Table:
    table = longest_game()
    assert len(table.acts) > 3 * MAX_ACTS
    return table


def store_in(club: Club, table: Table) -> str:
    """Store the game as a finished one of two guests, and return its id."""
    people = [club.guest() for _ in range(2)]
    table.id, table.owner = new_id(), people[0].me["id"]
    table.seats = [Seat("person", person.me["id"], None, person.me["name"]) for person in people]
    engine = open_engine(database_url(club.server.folder))
    put_table(engine, table)
    engine.dispose()
    return table.id


def test_the_longest_study_is_answered_and_a_longer_one_is_refused(club: Club, longest: Table) -> None:
    acts = [entry.act for entry in longest.acts]
    request = {"game": "kamisado", "options": LONGEST, "acts": acts[:MAX_ACTS], "views": True}
    study = club.guest().post("/api/study", request)
    assert study["refused"] is None and [act["act"] for act in study["acts"]] == acts[:MAX_ACTS]
    assert len(study["views"]) == MAX_ACTS + 1
    assert study["position"] == longest.game.position(longest.states()[MAX_ACTS])
    assert club.guest().call("POST", "/api/study", request | {"acts": acts[: MAX_ACTS + 1]}).status == 400


def test_the_latest_lines_of_the_largest_chat_are_sent_and_shown(club: Club) -> None:
    ann = club.guest()
    table = ann.open("kaito", "me", "open")["table"]
    lines = [f"{number:03}" + "\u6f22" * 297 for number in range(CHAT_LENGTH + 10)]
    for line in lines:
        assert ann.at(table, "say", text=line).status == 200
    assert ann.at(table, "say", text="x" * 301).status == 400
    socket = ann.socket()
    socket.watch(table)
    message = socket.wait_for("chat")
    assert [line["text"] for line in message["lines"]] == lines[-CHAT_LENGTH:]
    page = html.unescape(ann.call("GET", f"/plain/tables/{table}").body)
    assert re.findall("[0-9]{3}(?=\u6f22{297})", page) == [line[:3] for line in lines[-CHAT_LENGTH:]]


def test_the_longest_game_is_shown_written_and_printed_completely(club: Club, longest: Table, tmp_path: Path) -> None:
    id, nobody = store_in(club, longest), club.server.anonymous()
    acts = [entry.act for entry in longest.acts]
    for _ in range(2):
        assert [act["act"] for act in nobody.get(f"/api/tables/{id}")["state"]["acts"]] == acts
    text = nobody.call("GET", f"/api/tables/{id}/record").body
    assert Record.read(text).acts == acts
    assert len(nobody.get(f"/api/tables/{id}/written?notation=spoken")) == len(acts)
    assert nobody.call("GET", f"/plain/tables/{id}").status == 200
    assert nobody.call("GET", f"/plain/tables/{id}/back").status == 200
    sheet = nobody.call("GET", f"/plain/sheet/table/{id}")
    assert sheet.status == 200 and sheet.body.count("<svg xmlns") > 10
    assert nobody.call("POST", "/api/study", {"record": text}).status == 413, "longer than a study may be"
    (tmp_path / "longest.kaisho").write_text(text, encoding="utf-8")
    assert main(["sheet", str(tmp_path / "longest.kaisho"), str(tmp_path / "longest.pdf")]) == 0
    assert (tmp_path / "longest.pdf").read_bytes().startswith(b"%PDF")


# --- outside the event loop -----------------------------------------------------------------------------------------------


class RecordingScreen(Screen):
    """A screen that records in which threads acts are written, and how many."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, "T", Faults(Metrics()))
        self.threads: set[threading.Thread] = set()
        self.written = 0

    def write(self, state: State, act: int, style: str | None = None, language: str = "en") -> str:
        self.threads.add(threading.current_thread())
        self.written += 1
        return super().write(state, act, style, language)


def test_records_and_logs_are_not_written_by_the_event_loop(longest: Table) -> None:
    for write in (
        lambda screen: record_text(longest, screen, -1, "spoken", "de"),
        lambda screen: log_text(longest, screen, -1, "spoken", "de"),
    ):
        screen = RecordingScreen(longest.game)
        text = asyncio.run(write(screen))
        assert text and screen.written >= len(longest.acts)
        assert threading.current_thread() not in screen.threads
    assert asyncio.run(record_text(longest, RecordingScreen(longest.game), -1, None, "en")) == record_of(longest).write()


def test_an_act_of_a_long_game_without_hidden_information_is_written_once_for_all_viewers(longest: Table) -> None:
    screen = RecordingScreen(longest.game)
    write_long_log(longest, screen)
    assert screen.written == len(longest.acts) > LONG_LOG
    viewer: dict[str, Any] = {"seat": -1, "own": [], "here": set(), "following": None, "ratings": None}
    messages = [table_message(longest, screen, longest.replayed(0), 0, None, **viewer) for _ in range(2)]
    assert screen.written == len(longest.acts)
    fresh = table_message(longest, RecordingScreen(longest.game), longest.replayed(0), 0, None, **viewer)
    assert messages[0].state.acts == messages[1].state.acts == fresh.state.acts
    assert Counter(act.kind for act in fresh.state.acts) == {"act": len(longest.acts)}
