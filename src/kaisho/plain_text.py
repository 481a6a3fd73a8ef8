"""States as text and as plain data, for games that do not write their own: the fields of the record, by name.

A position is the options and all fields: ``players=3 / acts=2 turn=2 seat=0 over=0 piles=1,4,5``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import numpy as np

from kaisho.errors import BadPosition
from kaisho.state import State

HEADER_FIELDS = ("acts", "turn", "seat", "over")
FIELD = re.compile(r"([A-Za-z_]\w*)=(-?\d{1,20}(?:,-?\d{1,20})*)", re.ASCII)


def write_fields(state: State) -> str:
    """Write all fields of a state as ``name=1 name=1,2,3``."""
    return " ".join(f"{name}={','.join(map(str, _numbers(state, name)))}" for name in state.dtype.names or ())


def read_fields(dtype: np.dtype[Any], text: str) -> State:
    """Return the state that such a text describes; raise ``BadPosition`` if it does not fit the record type."""
    found: dict[str, list[int]] = {}
    for part in text.split():
        field = FIELD.fullmatch(part)
        if field is None or field[1] not in (dtype.names or ()) or field[1] in found:
            raise BadPosition("position-bad-field", text=part)
        found[field[1]] = [int(number) for number in field[2].split(",")]
    states = np.zeros(1, dtype)
    for name in dtype.names or ():
        if name not in found:
            raise BadPosition("position-no-field", name=name)
        _put(states[name], name, found[name])
    state: State = states[0]
    return state


def _put(column: np.ndarray[Any, Any], name: str, numbers: list[int]) -> None:
    if len(numbers) != column.size:
        raise BadPosition("position-field-size", name=name, found=str(len(numbers)), wanted=str(column.size))
    least, most = (0, 1) if column.dtype.kind == "b" else (np.iinfo(column.dtype).min, np.iinfo(column.dtype).max)
    for number in numbers:
        if not least <= number <= most:
            raise BadPosition("position-out-of-bounds", name=name, found=str(number), least=str(least), most=str(most))
    column.reshape(-1)[:] = numbers


def check_fields(state: State, seats: int, bounds: Mapping[str, tuple[int, int]]) -> None:
    """Raise ``BadPosition`` for a state whose fields are not within their bounds: compiled rules would trust it.

    A field without bounds is refused, because the values that the rules can take are unknown.
    """
    acts = int(state.acts)
    known = {**bounds, "acts": (0, 2**31 - 1), "turn": (0, acts), "seat": (0, seats - 1), "over": (0, 1)}
    for name in state.dtype.names or ():
        if name not in known:
            raise BadPosition("position-no-bounds", name=name)
        least, most = known[name]
        for number in _numbers(state, name):
            if not least <= number <= most:
                raise BadPosition("position-out-of-bounds", name=name, found=str(number), least=str(least), most=str(most))


def plain_fields(state: State) -> dict[str, Any]:
    """Return the fields of a state after the header, as numbers and lists."""
    names = (name for name in state.dtype.names or () if name not in HEADER_FIELDS)
    return {name: np.asarray(state[name]).tolist() for name in names}


def _numbers(state: State, name: str) -> list[int]:
    return [int(number) for number in np.asarray(state[name]).reshape(-1)]
