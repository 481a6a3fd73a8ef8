"""``Completion``: callbacks that can be awaited."""

from __future__ import annotations

import asyncio

import pytest

from kaisho.server.completion import Completion
from kaisho.server.table_status import TableRefusal


def test_the_written_value_is_returned_and_an_error_is_raised() -> None:
    async def scenario() -> int:
        written: Completion[int] = Completion()
        written.written(3, None)
        failed: Completion[None] = Completion()
        failed.changed(TableRefusal("table-over"))
        with pytest.raises(TableRefusal):
            await failed
        stored: Completion[None] = Completion()
        stored.changed(None)
        await stored
        return await written

    assert asyncio.run(scenario()) == 3


def test_a_report_after_the_caller_was_cancelled_is_ignored() -> None:
    async def scenario() -> None:
        done: Completion[None] = Completion()

        async def wait() -> None:
            await done

        waiting = asyncio.ensure_future(wait())
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        done.changed(None)

    asyncio.run(scenario())
