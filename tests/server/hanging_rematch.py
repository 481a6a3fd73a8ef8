"""A server that hangs while it opens a rematch: ``python -m tests.server.hanging_rematch FILE serve …``.

When a rematch has been agreed and stored, it creates FILE instead of opening the next table, and waits to be killed.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from kaisho.cli import main
from kaisho.server import opening
from kaisho.server.hub import Hub
from kaisho.server.live_table import LiveTable
from kaisho.server.table import Table

original_set_up = opening.set_up


async def set_up(hub: Hub, table: Table) -> LiveTable:
    if table.before is not None:
        Path(sys.argv[1]).touch()
        await asyncio.sleep(3600)
    return await original_set_up(hub, table)


if __name__ == "__main__":
    opening.set_up = set_up
    sys.exit(main(sys.argv[2:]))
