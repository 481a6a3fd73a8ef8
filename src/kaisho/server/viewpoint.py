"""From which seat somebody sees a table."""

from __future__ import annotations

from dataclasses import dataclass

from kaisho.game import WATCHER
from kaisho.server.people.person import Person
from kaisho.server.table import Table


def seats_held(table: Table, person: Person | None) -> list[int]:
    """Return the seats that a person holds at a table; none for a client without a name."""
    return [] if person is None else table.seats_of(person.id)


def seat_seen(table: Table, own: list[int], to_act: list[int], look: int | None) -> int:
    """Return the seat from which somebody with these seats sees a table.

    Of several seats it is the one to act, or else the first. If something is hidden, several people share the screen: it shows
    nobody's view before one of them has asked to look, and again after the turn has passed to another of them.
    """
    if not own:
        return WATCHER
    if len(own) == 1:
        return own[0]
    acting = next((seat for seat in to_act if seat in own), None)
    if not table.game.hidden:
        return own[0] if acting is None else acting
    has_passed_on = look is not None and look not in to_act and acting is not None
    return WATCHER if look is None or has_passed_on else look


@dataclass(frozen=True)
class Viewpoint:
    """A person's view of a table: the seats they hold there, and which of them they look from."""

    table: Table
    own: list[int]

    @classmethod
    def of(cls, table: Table, person: Person | None) -> Viewpoint:
        return cls(table, seats_held(table, person))

    @property
    def is_to_act(self) -> bool:
        return not set(self.own).isdisjoint(self.table.to_act())

    def only_seat(self, asked: int | None = None) -> int:
        """Return the seat that a document (a record, a position, a score sheet) is for.

        That is the seat asked for if they hold it, else their only one. Whoever holds several seats gets what a watcher gets.
        """
        if asked is not None and asked in self.own:
            return asked
        return self.own[0] if len(self.own) == 1 else WATCHER

    def seat(self, look: int | None = None) -> int:
        """Return the seat from which they see the table; ``look`` is the seat they last asked for, which they must hold."""
        return seat_seen(self.table, self.own, self.table.to_act(), look)
