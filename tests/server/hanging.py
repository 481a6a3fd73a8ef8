"""A server that stops working in the middle of a rematch: ``python -m tests.server.hanging FILE serve …``.

When everybody has agreed on another game and that is stored, it makes the file instead of opening the next table, and waits for
its end.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

from kaisho.cli import main
from kaisho.server.hub import Hub
from kaisho.server.place import Place
from kaisho.server.table import Table

sound = Hub.set_up


async def set_up(self: Hub, table: Table, **more: Any) -> Place:
    if table.before is not None:
        Path(sys.argv[1]).touch()
        await asyncio.sleep(3600)
    return await sound(self, table, **more)


if __name__ == "__main__":
    Hub.set_up = set_up  # type: ignore[method-assign]
    sys.exit(main(sys.argv[2:]))
