"""Background tasks: each is held until it ends, its failure is logged, and all are cancelled when the server stops."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

log = logging.getLogger("kaisho.hub")


class Background:
    """The running background tasks."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background work failed", exc_info=error)

    def cancel(self) -> None:
        for task in list(self.tasks):
            task.cancel()

    async def wait(self) -> None:
        """Wait until all tasks have ended."""
        await asyncio.gather(*self.tasks, return_exceptions=True)
