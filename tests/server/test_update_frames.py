"""Frames of updates: every receiver's frame has its own seat and equals the encoded update for that seat."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from kaisho.game import WATCHER, OptionValue
from kaisho.server.live_table import Viewer
from kaisho.server.messages import encode
from kaisho.server.table import Table
from kaisho.server.table_messages import update_message
from kaisho.server.table_status import Status
from kaisho.server.update_frames import UpdateFrames
from tests.server.conftest import Club
from tests.server.tables import FISCHER, GAMES, play, screen_of, started


def payload(frame: bytes) -> bytes:
    """Return the text of a frame, whose length must be right."""
    short = frame[1]
    start = 2 if short < 126 else 4 if short == 126 else 10
    length = short if short < 126 else int.from_bytes(frame[2:start])
    assert len(frame) == start + length
    return frame[start:]


def check_frames(table: Table) -> None:
    entries = table.take_change().entries
    frames = UpdateFrames(table, screen_of(table), entries, 5, None)
    for seat in range(WATCHER, table.game.seats):
        update = update_message(table, screen_of(table), entries, 5, None, seat)
        assert payload(frames.frame(seat)) == encode(update)
        assert msgspec.json.decode(payload(frames.frame(seat)))["seat"] == seat


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_shared_frame_equals_the_encoded_update_of_its_seat(name: str, options: dict[str, OptionValue]) -> None:
    table = started(name, options=options, control=FISCHER)
    chance = Random(4)
    check_frames(table)
    for _ in range(8):
        play(table, 5, chance=chance)
        check_frames(table)
    if table.status is Status.PLAYING:
        table.resign(0, table.changed)
    check_frames(table)


@pytest.mark.parametrize(
    ("game", "own", "to_act", "seat"),
    [
        ("kamisado", [], [0], WATCHER),
        ("kamisado", [1], [0], 1),
        ("kamisado", [1], [], 1),
        ("kamisado", [0, 1], [1], 1),
        ("kamisado", [0, 1], [], 0),
        ("samurai", [1], [0], 1),
        ("samurai", [0, 1], [0], WATCHER),
    ],
)
def test_a_viewer_sees_from_its_own_seat_or_from_that_of_several_which_is_to_act(
    game: str, own: list[int], to_act: list[int], seat: int
) -> None:
    assert Viewer(own).seat(started(game), to_act) == seat


def test_players_and_watchers_are_sent_their_own_seat_whoever_is_to_act(club: Club) -> None:
    table, ann, bob = club.two_players("kamisado")
    watcher = club.socket()
    first = [socket.watch(table)["state"] for socket in (ann, bob, watcher)]
    assert [(state["seat"], state["to_act"]) for state in first] == [(0, [0]), (1, [0]), (WATCHER, [0])]
    updates = [ann.act(table, first[0], "c1-a3"), bob.wait_for("update"), watcher.wait_for("update")]
    assert [(update["seat"], update["to_act"]) for update in updates] == [(0, [1]), (1, [1]), (WATCHER, [1])]
    assert ann.client.get(f"/api/tables/{table}")["state"]["seat"] == 0
