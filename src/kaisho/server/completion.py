"""The bridge from callbacks to ``await``.

The store and the hub report by callback, because a future for every act of every table would cost too much. A caller that
wants to wait passes a method of a ``Completion`` as the callback, and awaits the object.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator
from typing import Any, Generic, TypeVar

from kaisho.errors import KaishoError

T = TypeVar("T")

WriteCallback = Callable[[Any, BaseException | None], None]
"""Called with the value that a write returned when it has been committed, or with the error that made it fail."""

ChangeCallback = Callable[[KaishoError | None], None]
"""Called with None when a change of a table has been stored and announced, or with why it was not."""


class Completion(Generic[T]):
    """An outcome that a callback reports later. Create it in the event loop; await it there, once."""

    __slots__ = ("_future",)

    def __init__(self) -> None:
        self._future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    def written(self, value: T, error: BaseException | None) -> None:
        """A ``WriteCallback``."""
        if self._future.done():
            return  # whoever waited was cancelled
        if error is not None:
            self._future.set_exception(error)
        else:
            self._future.set_result(value)

    def changed(self: Completion[None], error: KaishoError | None) -> None:
        """A ``ChangeCallback``."""
        self.written(None, error)

    def __await__(self) -> Generator[Any, None, T]:
        return self._future.__await__()
