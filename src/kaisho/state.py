"""The record that a state is, and the arrays that rules compute with: names without the compiler, which takes long to load."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

if TYPE_CHECKING:
    State = np.record
else:

    class State(np.void):
        """One record: its fields are its attributes.

        As with ``np.record``, but several times as fast: what is no field is found without a detour through Python, and NumPy
        and Numba ask for such things at every call.
        """

        def __getattr__(self, name: str) -> Any:
            try:
                return self[name]
            except ValueError:
                raise AttributeError(f"a state has no field {name!r}") from None

        def _repr_html_(self) -> str | None:
            """What a notebook shows: the board, as somebody may see it who only watches."""
            draw = DRAWN_BY.get(self.dtype)
            return draw(self) if draw else None

        def __setattr__(self, name: str, value: Any) -> None:
            self[name] = value


DRAWN_BY: dict[np.dtype[Any], Callable[[State], str]] = {}
"""How a notebook shows a state, by its kind of record: games put themselves here when they are loaded."""

States = NDArray[Any]
Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
Random = NDArray[np.uint64]
Flags = NDArray[np.uint8]
Words = NDArray[np.uint64]

ALIGNMENT = 64
"""Bytes of a cache line. Libraries that share arrays without a copy may ask for addresses that are multiples of it."""


def aligned_zeros(shape: int | tuple[int, ...], dtype: DTypeLike) -> NDArray[Any]:
    """``np.zeros`` with an aligned address."""
    kind = np.dtype(dtype)
    size = math.prod(shape if isinstance(shape, tuple) else (shape,)) * kind.itemsize
    room = np.zeros(size + ALIGNMENT, np.uint8)
    start = -int(room.__array_interface__["data"][0]) % ALIGNMENT
    return room[start : start + size].view(kind).reshape(shape)


HEADER = (("acts", np.int32), ("turn", np.int32), ("seat", np.uint8), ("over", np.uint8))
"""How every state begins: acts so far, number of the turn, the seat that is to act, and whether the game is over."""
