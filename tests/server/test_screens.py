"""At a table of three or four, the kinds of captured figures are revealed neither to other seats nor to watchers (M21)."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
import numpy as np
import pytest

from kaisho.game import WATCHER
from kaisho.games.samurai import Samurai
from kaisho.kernel import State
from kaisho.server.live_table import LiveTable
from kaisho.server.table import Table
from kaisho.server.update_frames import UpdateFrames
from tests.games.samurai.worlds import pairs_of_worlds
from tests.server.in_process import InProcessClub, in_process_club
from tests.server.tables import without_times

NO_LIMITS: dict[str, Any] = {"rate_per_address": 0.0, "rate_per_session": 0.0}
NAMES = ("Ann", "Ben", "Cleo", "Dora")
PATHS = (
    "/api/tables/{id}",
    "/api/tables/{id}/position",
    "/api/tables/{id}/position?seat=0",
    "/api/tables/{id}/position?seat=1",
    "/api/tables/{id}/record",
    "/api/tables/{id}/replay?at=0",
    "/api/me/games",
    "/plain/tables/{id}",
    "/plain/tables/{id}?seat=1",
)


async def seat_players(club: InProcessClub, players: int) -> tuple[str, list[httpx.AsyncClient]]:
    """Open a table with a number of players. Return its id, and the players by seat followed by a watcher."""
    people = [await club.guest(name) for name in NAMES[:players]]
    request = {
        "game": "samurai",
        "options": {"players": players},
        "seats": [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)],
    }
    opened = (await people[0].post("/api/tables", json=request)).json()
    id = opened["table"]
    for seat, person in enumerate(people[1:], 1):
        joined = await person.post(f"/api/tables/{id}/requests", json={"do": "join", "seat": seat, "invite": opened["invite"]})
        assert joined.status_code == 200, joined.text
    return id, [*people, await club.guest("Wim")]


def set_state(table: Table, state: State) -> None:
    """Put a table into a given state."""
    states = np.empty(1, state.dtype)
    states[0] = state
    table._go_to(states)
    table.legal_now = table.game.legal(table.state)


async def everything_received(live: LiveTable, person: httpx.AsyncClient, seat: int) -> list[str]:
    """Return everything that a person receives over HTTP and over the socket."""
    table = live.table
    texts = [(await person.get(path.format(id=table.id))).text for path in PATHS]
    texts.append(UpdateFrames(table, live.screen, [], 5, None).frame(seat).decode("utf-8", "replace"))
    for act in (5, 900, table.legal_now[0], table.legal_now[-1]):
        answer = await person.post(f"/api/tables/{table.id}/requests", json={"do": "act", "after": 10**6, "act": act})
        texts.append(answer.text)
    return [without_times(re.sub(r'nonce-[^"\']+|value="[^"]{20,}"', "", text)) for text in texts]


@pytest.mark.parametrize("players", [3, 4])
def test_the_messages_to_others_do_not_depend_on_captured_figures(tmp_path: Path, players: int) -> None:
    game = Samurai(players=players)
    pairs = pairs_of_worlds(game, range(2))[-8:]
    assert len(pairs) >= 6

    async def compare() -> None:
        async with in_process_club(tmp_path, **NO_LIMITS) as club:
            id, people = await seat_players(club, players)
            live = await club.services.hub.table(id)
            for worlds, viewers in pairs:
                received: list[list[list[str]]] = []
                for state in worlds:
                    set_state(live.table, state)
                    received.append([await everything_received(live, people[seat], seat) for seat in viewers])
                assert received[0] == received[1]
                assert WATCHER in viewers and len(viewers) == players - 1
                set_state(live.table, worlds[0])
                position = (await people[-1].get(f"/api/tables/{id}/position")).text
                assert all(field.startswith("?") or field == "0.0.0" for field in position.split()[6].split("/"))

    asyncio.run(compare())
