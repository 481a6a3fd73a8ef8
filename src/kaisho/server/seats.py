"""The seats of a table before its game begins: who sits where, which seats are open, and for whom."""

from __future__ import annotations

from typing import Literal

import msgspec

from kaisho.server.table_status import TableRefusal


class Decliner(msgspec.Struct, frozen=True):
    """Somebody who declined a reserved seat."""

    person: int
    name: str


class Seat(msgspec.Struct):
    """Who sits somewhere: a person, one of our bots (by its level), or nobody.

    An open seat may be reserved for a person, or ``declined`` by the person it was reserved for. The player of a ``gone``
    seat has deleted the account.
    """

    kind: Literal["open", "person", "bot", "gone"] = "open"
    person: int | None = None
    bot: str | None = None
    name: str = ""
    declined: Decliner | None = None
    asks: bool = False
    """Whether the table leaves forced acts to the player."""

    def concerns(self, person: int) -> bool:
        """Whether a person's name is shown here."""
        return self.person == person or (self.declined is not None and self.declined.person == person)


def seats_of(seats: list[Seat], person: int) -> list[int]:
    """The numbers of the seats that a person holds."""
    return [number for number, seat in enumerate(seats) if seat.kind == "person" and seat.person == person]


def open_seats(seats: list[Seat]) -> list[int]:
    return [number for number, seat in enumerate(seats) if seat.kind == "open"]


def open_seats_for(seats: list[Seat], person: int) -> list[int]:
    """The open seats that a person may take: those reserved for the person first, then those reserved for nobody."""
    reserved = [number for number in open_seats(seats) if seats[number].person == person]
    return reserved + [number for number in open_seats(seats) if seats[number].person is None]


def take_seat(seats: list[Seat], person: int, name: str, wanted: int | None) -> None:
    """Give a person an open seat: the one they want, or the first one."""
    if seats_of(seats, person):
        raise TableRefusal("table-sits-already")
    free = open_seats_for(seats, person)
    chosen = free[0] if wanted is None and free else wanted
    if chosen is None or chosen not in free:
        raise TableRefusal("table-seat-taken" if free else "table-full")
    seats[chosen] = Seat("person", person, None, name)


def give_up_seats(seats: list[Seat], person: int) -> bool:
    """Open the seats that a person holds or that are reserved for them. Returns whether a reserved seat was declined."""
    numbers = [number for number, seat in enumerate(seats) if seat.person == person]
    if not numbers:
        raise TableRefusal("table-not-seated")
    declined = False
    for number in numbers:
        seat = seats[number]
        declined = declined or seat.kind == "open"
        seats[number] = Seat(declined=Decliner(person, seat.name) if seat.kind == "open" else None)
    return declined
