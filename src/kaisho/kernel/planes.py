"""The planes of an observation."""

from __future__ import annotations

from kaisho.kernel.compile import helper
from kaisho.state import Flags


@helper
def fill(planes: Flags, plane: int, cells: int, value: int) -> None:
    """Set every cell of one plane."""
    for cell in range(plane * cells, (plane + 1) * cells):
        planes[cell] = value
