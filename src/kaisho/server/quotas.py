"""Daily quotas of what a person or an address adds to the database (tables, acts, chat), and the rate of chat."""

from __future__ import annotations

import time

from kaisho.server.limits import Limiter
from kaisho.server.messages import Act, AnswerOffer, AtTable, Back, Hint, Offer, Preview, Say
from kaisho.server.settings import Settings

PEOPLE_PER_ADDRESS = 10
"""An address has the quota of ten people, so that a flood of guests from one address adds no more."""

CHAT_AT_ONCE = 5
"""Chat messages that may be sent in quick succession."""


class Quotas:
    """What was added in the last 24 hours, by person and by address. In memory only: a restart resets it."""

    def __init__(self, settings: Settings) -> None:
        people, addresses = bool(settings.rate_per_session), PEOPLE_PER_ADDRESS * bool(settings.rate_per_address)
        numbers = {"tables": settings.tables_per_day, "acts": settings.acts_per_day, "chat": settings.chat_per_day}
        self._people = {what: Limiter.per_day(number * people, name=f"{what}-a-day") for what, number in numbers.items()}
        self._addresses = {what: Limiter.per_day(number * addresses, name=f"{what}-a-day") for what, number in numbers.items()}
        self._chat_rate = Limiter(settings.chat_per_second * people, CHAT_AT_ONCE, name="chat")

    def check_table(self, person: int, address: str) -> None:
        """Count a new table or rematch; raise ``TooOften`` if there were too many."""
        self._check("tables", person, address)

    def check_request(self, request: AtTable | Preview | Hint, person: int, address: str) -> None:
        """Count a request at a table; raise ``TooOften`` if there were too many."""
        match request:
            case Act() | Back():
                self._check("acts", person, address)
            case Say():
                self._chat_rate.check(str(person), time.monotonic(), code="table-chat-too-often")
                self._check("chat", person, address)
            case Offer(what="rematch") | AnswerOffer(what="rematch", yes=True):
                self._check("tables", person, address)

    def _check(self, what: str, person: int, address: str) -> None:
        now = time.monotonic()
        self._people[what].check(str(person), now, code="table-enough-for-today")
        self._addresses[what].check(address, now, code="table-enough-for-today")
