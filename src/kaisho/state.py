"""The record that a state is, and the array types that rules use: without the compiler, which takes long to load."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import numpy as np
from numpy.typing import DTypeLike, NDArray

if TYPE_CHECKING:
    State = np.record
else:

    class State(np.void):
        """One record whose fields are attributes.

        Like ``np.record`` but several times as fast: other attributes, which NumPy and Numba look up at every call, are
        found without running Python code.
        """

        def __getattr__(self, name: str) -> Any:
            try:
                return self[name]
            except ValueError:
                raise AttributeError(f"a state has no field {name!r}") from None

        def _repr_html_(self) -> str | None:
            """Show the board in a notebook, as a spectator may see it."""
            draw = DRAWN_BY.get(self.dtype)
            return draw(self) if draw else None

        def __setattr__(self, name: str, value: Any) -> None:
            self[name] = value


DRAWN_BY: dict[np.dtype[Any], Callable[[State], str]] = {}
"""How a notebook shows a state, by record type. Games register themselves when they are loaded."""


class ArrayOf(NamedTuple):
    """The element type and the number of axes of an array, from which the compiler derives its own type."""

    dtype: np.dtype[Any] | None
    """None stands for the record of the game that a kernel is compiled for."""
    axes: int = 1


States = Annotated[NDArray[Any], ArrayOf(None)]
Ints = Annotated[NDArray[np.int64], ArrayOf(np.dtype(np.int64))]
IntTable = Annotated[NDArray[np.int64], ArrayOf(np.dtype(np.int64), 2)]
Floats = Annotated[NDArray[np.float64], ArrayOf(np.dtype(np.float64))]
FloatTable = Annotated[NDArray[np.float64], ArrayOf(np.dtype(np.float64), 2)]
Flags = Annotated[NDArray[np.uint8], ArrayOf(np.dtype(np.uint8))]
FlagTable = Annotated[NDArray[np.uint8], ArrayOf(np.dtype(np.uint8), 2)]
Words = Annotated[NDArray[np.uint64], ArrayOf(np.dtype(np.uint64))]
WordTable = Annotated[NDArray[np.uint64], ArrayOf(np.dtype(np.uint64), 2)]
Random = Words
"""The state of a random number generator."""

ALIGNMENT = 64
"""Bytes of a cache line. Libraries that share arrays without copying may require addresses that are multiples of it."""


def aligned_zeros(shape: int | tuple[int, ...], dtype: DTypeLike) -> NDArray[Any]:
    """Return zeros at an aligned address."""
    kind = np.dtype(dtype)
    size = math.prod(shape if isinstance(shape, tuple) else (shape,)) * kind.itemsize
    room = np.zeros(size + ALIGNMENT, np.uint8)
    start = -int(room.__array_interface__["data"][0]) % ALIGNMENT
    return room[start : start + size].view(kind).reshape(shape)


HEADER = (("acts", np.int32), ("turn", np.int32), ("seat", np.uint8), ("over", np.uint8))
"""The first fields of every state: acts so far, number of the turn, the seat to act, and whether the game is over."""
