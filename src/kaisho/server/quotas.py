"""How much a person or an address may add to the database in a day (tables, acts, chat lines), and how fast one talks."""

from __future__ import annotations

import time
from typing import Any

from kaisho.server.limits import Limiter
from kaisho.server.messages import Act, Answer, Back, Offer, Say
from kaisho.server.settings import Settings

ADDRESS_SHARE = 10
"""An address may add as much as so many people: a flood of guests from one place adds no more."""

CHAT_AT_ONCE = 5
"""Chat lines that may be written one right after the other."""


class Quotas:
    """What was added in the last 24 hours, by person and by address. Kept in memory: a restart begins anew."""

    def __init__(self, settings: Settings) -> None:
        people, addresses = bool(settings.rate_per_session), ADDRESS_SHARE * bool(settings.rate_per_address)
        numbers = {"tables": settings.tables_per_day, "acts": settings.acts_per_day, "chat": settings.chat_per_day}
        self._people = {what: Limiter.per_day(number * people, name=f"{what}-a-day") for what, number in numbers.items()}
        self._addresses = {what: Limiter.per_day(number * addresses, name=f"{what}-a-day") for what, number in numbers.items()}
        self._talking = Limiter(settings.chat_per_second * people, CHAT_AT_ONCE, name="chat")

    def check_table(self, person: int, address: str) -> None:
        """Somebody opens a table, or wants another game; raise ``TooOften`` where that is too much."""
        self._check("tables", person, address)

    def check_request(self, request: Any, person: int, address: str) -> None:
        """The same for a request at a table."""
        match request:
            case Act() | Back():
                self._check("acts", person, address)
            case Say():
                self._talking.check(str(person), time.monotonic(), code="table-chat-too-often")
                self._check("chat", person, address)
            case Offer(what="rematch") | Answer(what="rematch", yes=True):
                self._check("tables", person, address)

    def _check(self, what: str, person: int, address: str) -> None:
        now = time.monotonic()
        self._people[what].check(str(person), now, code="table-enough-for-today")
        self._addresses[what].check(address, now, code="table-enough-for-today")
