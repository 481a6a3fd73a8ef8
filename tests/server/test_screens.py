"""At a table of three or four the kinds of captured figures reach neither another seat nor a watcher (M21)."""

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
from tests.server.inside import Inside, inside
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


async def everybody(club: Inside, players: int) -> tuple[str, list[httpx.AsyncClient]]:
    """A table with a number of players; the players by seat, and then a watcher."""
    people = [await club.guest(name) for name in NAMES[:players]]
    wanted = {
        "game": "samurai",
        "options": {"players": players},
        "seats": [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)],
    }
    opened = (await people[0].post("/api/tables", json=wanted)).json()
    id = opened["table"]
    for seat, person in enumerate(people[1:], 1):
        joined = await person.post(f"/api/tables/{id}/requests", json={"do": "join", "seat": seat, "invite": opened["invite"]})
        assert joined.status_code == 200, joined.text
    return id, [*people, await club.guest("Wim")]


def stand_at(table: Table, state: State) -> None:
    """Put a table into a given state."""
    states = np.empty(1, state.dtype)
    states[0] = state
    table._go_to(states)
    table.legal_now = table.game.legal(table.state)


async def everything_told(live: LiveTable, person: httpx.AsyncClient, seat: int) -> list[str]:
    """Everything that a person receives, over HTTP and over the socket."""
    table = live.table
    found = [(await person.get(path.format(id=table.id))).text for path in PATHS]
    found.append(UpdateFrames(table, live.screen, [], 5, None).frame(seat).decode("utf-8", "replace"))
    for act in (5, 900, table.legal_now[0], table.legal_now[-1]):
        answer = await person.post(f"/api/tables/{table.id}/requests", json={"do": "act", "after": 10**6, "act": act})
        found.append(answer.text)
    return [without_times(re.sub(r'nonce-[^"\']+|value="[^"]{20,}"', "", text)) for text in found]


@pytest.mark.parametrize("players", [3, 4])
def test_the_messages_to_others_do_not_depend_on_captured_figures(tmp_path: Path, players: int) -> None:
    game = Samurai(players=players)
    pairs = pairs_of_worlds(game, range(2))[-8:]
    assert len(pairs) >= 6

    async def compare() -> None:
        async with inside(tmp_path, **NO_LIMITS) as club:
            id, people = await everybody(club, players)
            live = await club.services.hub.table(id)
            for worlds, viewers in pairs:
                told: list[list[list[str]]] = []
                for state in worlds:
                    stand_at(live.table, state)
                    told.append([await everything_told(live, people[seat], seat) for seat in viewers])
                assert told[0] == told[1]
                assert WATCHER in viewers and len(viewers) == players - 1
                stand_at(live.table, worlds[0])
                position = (await people[-1].get(f"/api/tables/{id}/position")).text
                assert all(field.startswith("?") or field == "0.0.0" for field in position.split()[6].split("/"))

    asyncio.run(compare())
