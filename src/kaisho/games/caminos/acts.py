"""What every act of Caminos does, as plain data for a screen."""

from __future__ import annotations

from typing import Any

from kaisho.games.caminos.board import CELLS, LATTICE, cell_name
from kaisho.games.caminos.explain import columns_of
from kaisho.games.caminos.stones import FIRST_OF, KIND_OF, LETTERS


def describe(act: int) -> dict[str, Any]:
    """``turn`` is a number of the stone's list in ``board``; ``cells`` are its columns, the first one first.

    A cell that is beside every board has no name and is left out: such an act is never legal.
    """
    number = act // CELLS
    kind = KIND_OF[number]
    return {
        "do": "stone",
        "stone": LETTERS[kind],
        "turn": number - int(FIRST_OF[kind]),
        "cells": [
            {"cell": cell_name(each.cell), "bottom": each.column.bottom, "cubes": each.column.cubes}
            for each in columns_of(act)
            if 0 <= each.u < LATTICE and 0 <= each.v < LATTICE
        ],
    }
