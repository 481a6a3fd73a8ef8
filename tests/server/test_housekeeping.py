"""Housekeeping: orders of the admin are carried out by the running server."""

from __future__ import annotations

import asyncio
from pathlib import Path

from kaisho.server.store.orders import CLUB_CHANGED, queue_order, waiting_orders
from tests.server.in_process import in_process_club


def test_an_order_to_reload_the_settings_is_carried_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with in_process_club(tmp_path) as club:
            read: list[bool] = []

            async def read_settings() -> None:
                read.append(True)

            club.app.housekeeper._read_settings = read_settings
            await club.services.store.write(lambda database: queue_order(database, CLUB_CHANGED, "chat", 0))
            for _ in range(50):
                if read:
                    break
                await asyncio.sleep(0.1)
            assert read == [True]
            await asyncio.sleep(0.2)
            assert await club.services.store.read(waiting_orders) == []

    asyncio.run(scenario())
