"""``kaisho`` on a machine with a wrong clock: ``python -m tests.server.shifted_clock serve …``.

``SHIFT_FILE`` names a file with the error of the wall clock in milliseconds, which may change while the server runs. ``BOOT``
is the boot id, ``BELIEVED_AFTER`` the time in milliseconds after which a clock that is ahead is believed.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from kaisho.cli import main
from kaisho.server import club_clock


class ShiftedMachine(club_clock.Machine):
    """A machine whose wall clock is shifted by the number in a file."""

    def wall(self) -> int:
        return super().wall() + int(Path(os.environ["SHIFT_FILE"]).read_text(encoding="ascii"))

    def boot(self) -> str:
        return os.environ.get("BOOT") or super().boot()


if __name__ == "__main__":
    club_clock.BELIEVED_AFTER = int(os.environ.get("BELIEVED_AFTER", club_clock.BELIEVED_AFTER))
    club_clock.CLOCK.__init__(ShiftedMachine())  # type: ignore[misc]
    sys.exit(main())
