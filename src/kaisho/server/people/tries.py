"""Failed attempts at an account's password: some are free, then each has to wait longer than the last, up to a limit.

They are counted by account, whatever address they come from. A device from which the account has signed in before has a
separate count, so that an attacker cannot lock out the owner.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from kaisho.errors import KaishoError
from kaisho.server.limits import TooOften

FREE = 10
"""Failures without any waiting."""
FIRST_WAIT, MAX_WAIT = 5.0, 900.0
"""Seconds to wait after the first failure that is not free, doubled by each further one, and the longest wait."""
FORGIVEN = 86_400.0
"""Seconds without a failure after which all are forgotten."""
MAX_ACCOUNTS = 50_000
UNCOUNTED = frozenset({"people-passwords-busy", "people-code-needed"})
"""Refusals that do not count as failures: nothing was checked, or the password was right."""


def too_many_tries(seconds: float) -> TooOften:
    """Return the error for an account whose password was tried too often."""
    return TooOften("account", seconds, "people-too-many-tries", minutes=math.ceil(seconds / 60))


class Tries:
    """Failed attempts by account, in memory. A restart resets them, but an attacker cannot cause one."""

    def __init__(self) -> None:
        self._failures: OrderedDict[str, tuple[int, float]] = OrderedDict()

    def wait(self, account: str, now: float) -> float:
        """Return the seconds until the account may be tried again."""
        failures, last = self._failures.get(account, (0, now))
        if failures <= FREE:
            return 0.0
        return max(0.0, last + min(MAX_WAIT, FIRST_WAIT * 2.0 ** min(failures - FREE - 1, 30)) - now)

    @contextmanager
    def attempt(self, account: str, now: float) -> Iterator[None]:
        """Count an attempt before its outcome is known, because many may arrive at once; a success resets the count."""
        if seconds := self.wait(account, now):
            raise too_many_tries(seconds)
        failures, last = self._failures.pop(account, (0, now))
        before = failures if now - last < FORGIVEN else 0
        self._failures[account] = before + 1, now
        if len(self._failures) > MAX_ACCOUNTS:
            self._failures.popitem(last=False)
        try:
            yield
        except KaishoError as refusal:
            if refusal.code in UNCOUNTED:
                self._take_back(account)
            raise
        self._failures.pop(account, None)

    def _take_back(self, account: str) -> None:
        failures, last = self._failures.get(account, (0, 0.0))
        if failures > 1:
            self._failures[account] = failures - 1, last
        else:
            self._failures.pop(account, None)
