"""The seat from which a person sees a table."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from kaisho.game import WATCHER
from kaisho.server.live_table import Viewer
from kaisho.server.people.person import Person
from kaisho.server.table import Table
from kaisho.server.viewpoint import Viewpoint, seats_held

ANN = Person(7, "Ann", "guest", False, False, "en", 0, 0, None)


def table(own: list[int], to_act: list[int], *, hidden: bool) -> Table:
    """A stand-in for a table at which Ann holds some seats, and some are to act."""
    stand_in = SimpleNamespace(
        seats_of=lambda person: own if person == ANN.id else [], to_act=lambda: to_act, game=SimpleNamespace(hidden=hidden)
    )
    return cast(Table, stand_in)


def test_a_client_without_a_name_holds_no_seats() -> None:
    assert seats_held(table([0], [0], hidden=False), None) == []
    assert seats_held(table([0, 2], [0], hidden=False), ANN) == [0, 2]


@pytest.mark.parametrize(
    ("own", "requested", "seat"),
    [([], None, WATCHER), ([1], None, 1), ([1], 0, 1), ([0, 1], None, WATCHER), ([0, 1], 1, 1), ([0, 1], 2, WATCHER)],
)
@pytest.mark.parametrize("hidden", [False, True])
def test_documents_are_for_the_requested_seat_or_for_the_only_one(
    own: list[int], requested: int | None, seat: int, hidden: bool
) -> None:
    assert Viewpoint.of(table(own, [0], hidden=hidden), ANN).only_seat(requested) == seat


@pytest.mark.parametrize(
    ("own", "to_act", "hidden", "look", "seat"),
    [
        ([], [0], False, None, WATCHER),
        ([1], [0], False, None, 1),
        ([1], [0], True, None, 1),
        ([0, 1], [1], False, None, 1),
        ([0, 1], [2], False, None, 0),
        ([0, 1], [1], True, None, WATCHER),
        ([0, 1], [1], True, 1, 1),
        ([0, 1], [1], True, 0, WATCHER),
        ([0, 1], [2], True, 0, 0),
        ([0, 1], [0, 1], True, 0, 0),
    ],
)
def test_a_shared_screen_hides_everything_when_it_passes_to_the_next_person(
    own: list[int], to_act: list[int], hidden: bool, look: int | None, seat: int
) -> None:
    assert Viewpoint.of(table(own, to_act, hidden=hidden), ANN).seat(look) == seat
    viewer = Viewer(own)
    viewer.look = look
    assert viewer.seat(table(own, to_act, hidden=hidden), to_act) == seat
    assert viewer.look == (None if seat == WATCHER else look), "the next person has to look again"


def test_a_person_is_to_act_if_one_of_their_seats_is() -> None:
    assert Viewpoint.of(table([0, 1], [1], hidden=True), ANN).is_to_act
    assert not Viewpoint.of(table([0], [1], hidden=True), ANN).is_to_act
    assert not Viewpoint.of(table([0], [0], hidden=True), None).is_to_act
