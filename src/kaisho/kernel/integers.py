"""The integers that rules compute with.

Rules must give the same results compiled and as plain Python. So fields are widened when they are loaded
(``int64(state.seat)``; Numba's ``int()`` would keep the small type), and bit operations use ``uint64`` with ``uint64``
only. Small fields are unsigned where they can be: an index that cannot be negative needs no test for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

uint64 = np.uint64
if TYPE_CHECKING:

    def int64(value: Any) -> int:
        """Widen a field or a table entry to the one integer type that rules compute with."""
else:
    int64 = np.int64

ZERO = uint64(0)
ONE = uint64(1)
ALL = uint64(0xFFFFFFFFFFFFFFFF)
