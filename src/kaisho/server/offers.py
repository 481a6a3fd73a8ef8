"""What players of a table offer each other: a draw, a take-back or a rematch."""

from __future__ import annotations

from collections.abc import Iterable

DRAW, BACK, REMATCH = OFFERS = ("draw", "back", "rematch")


class Offers(dict[str, list[int]]):
    """What is offered, with the seats that agree; the seat that offered it comes first."""

    __slots__ = ()

    def agree(self, what: str, seats: Iterable[int]) -> None:
        """Add seats to those that agree; the first of them makes the offer."""
        self.setdefault(what, []).extend(seats)

    def has_agreed(self, what: str, seat: int) -> bool:
        return seat in self.get(what, ())

    def all_agree(self, what: str, asked: Iterable[int]) -> bool:
        """Whether something is offered and everybody who is asked agrees."""
        agreed = self.get(what)
        return agreed is not None and all(seat in agreed for seat in asked)

    def withdraw_before_act(self, seat: int) -> None:
        """Withdraw what was offered before an act of a seat; only its own offers remain, except for take-backs."""
        for what in [what for what, agreed in self.items() if what == BACK or seat not in agreed]:
            del self[what]
