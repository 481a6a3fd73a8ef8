"""Settings that an admin changes on the database of a running server."""

from __future__ import annotations

import asyncio
from pathlib import Path

from kaisho.server.admin import change_club
from kaisho.server.club_clock import now_ms
from tests.server.inside import Inside, inside


async def change(club: Inside, name: str, value: str | None) -> None:
    """What ``kaisho admin`` does in another process, and what the server does within a second."""
    await club.services.store.write(lambda database: change_club(database, name, value, now_ms()))
    await club.app.housekeeper._carry_out_orders()


def test_a_change_is_in_effect_as_soon_as_its_order_is_carried_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path, club_name="Before") as club:
            visitor = club.visitor()
            assert (await visitor.get("/api/club")).json()["name"] == "Before"
            await change(club, "club_name", "After")
            await change(club, "chat", "off")
            shown = (await visitor.get("/api/club")).json()
            assert (shown["name"], shown["chat"]) == ("After", False)
            assert not club.services.hub.settings.chat, "tables use the new settings as well"
            await change(club, "club_name", None)
            assert (await visitor.get("/api/club")).json()["name"] == "Before"

    asyncio.run(story())


def test_changes_before_the_start_are_in_effect_from_the_start(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(tmp_path) as club:
            await club.services.store.write(lambda database: change_club(database, "club_name", "Stored", now_ms()))
        async with inside(tmp_path) as club:
            assert (await club.visitor().get("/api/club")).json()["name"] == "Stored"

    asyncio.run(story())
