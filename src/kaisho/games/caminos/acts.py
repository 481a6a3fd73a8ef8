"""What each act of Caminos does, as plain data for a screen."""

from __future__ import annotations

from typing import Any

from kaisho.games.caminos.board import CELLS, LATTICE, cell_name
from kaisho.games.caminos.explain import columns_of
from kaisho.games.caminos.stones import FIRST_OF, KIND_OF, LETTERS


def describe(act: int) -> dict[str, Any]:
    """Describe an act. ``turn`` is an index of the stone's list in ``board``, and ``cells`` are its columns in order.

    A cell outside the lattice has no name and is omitted; such an act is never legal.
    """
    number = act // CELLS
    kind = KIND_OF[number]
    return {
        "do": "stone",
        "stone": LETTERS[kind],
        "turn": number - int(FIRST_OF[kind]),
        "cells": [
            {"cell": cell_name(placed.cell), "bottom": placed.column.bottom, "cubes": placed.column.cubes}
            for placed in columns_of(act)
            if 0 <= placed.u < LATTICE and 0 <= placed.v < LATTICE
        ],
    }
