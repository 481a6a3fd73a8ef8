"""Settings that an admin changes in the database of a running server."""

from __future__ import annotations

import asyncio
from pathlib import Path

from kaisho.server.admin import change_club
from kaisho.server.club_clock import now_ms
from tests.server.in_process import InProcessClub, in_process_club


async def change(club: InProcessClub, name: str, value: str | None) -> None:
    """Change a setting as ``kaisho admin`` does in another process, and carry out its order as the server would."""
    await club.services.store.write(lambda database: change_club(database, name, value, now_ms()))
    await club.app.housekeeper._carry_out_orders()


def test_a_change_takes_effect_when_its_order_is_carried_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with in_process_club(tmp_path, club_name="Before") as club:
            client = club.client()
            assert (await client.get("/api/club")).json()["name"] == "Before"
            await change(club, "club_name", "After")
            await change(club, "chat", "off")
            settings = (await client.get("/api/club")).json()
            assert (settings["name"], settings["chat"]) == ("After", False)
            assert not club.services.hub.settings.chat, "tables use the new settings as well"
            await change(club, "club_name", None)
            assert (await client.get("/api/club")).json()["name"] == "Before"

    asyncio.run(scenario())


def test_changes_made_while_the_server_is_down_take_effect_at_the_start(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with in_process_club(tmp_path) as club:
            await club.services.store.write(lambda database: change_club(database, "club_name", "Stored", now_ms()))
        async with in_process_club(tmp_path) as club:
            assert (await club.client().get("/api/club")).json()["name"] == "Stored"

    asyncio.run(scenario())
