"""``kaisho`` with a machine whose clock is wrong: run as ``python -m tests.server.shifted serve …``.

The variable ``SHIFT_FILE`` names a file with the milliseconds by which wall time is wrong, which may change while the server
runs; ``BOOT`` names the run of the machine, ``BELIEVED_AFTER`` the milliseconds after which a clock ahead is believed.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from kaisho.cli import main
from kaisho.server import club_clock


class Shifted(club_clock.Machine):
    """A machine whose clock is wrong by what a file says."""

    def wall(self) -> int:
        return super().wall() + int(Path(os.environ["SHIFT_FILE"]).read_text(encoding="ascii"))

    def boot(self) -> str:
        return os.environ.get("BOOT") or super().boot()


if __name__ == "__main__":
    club_clock.BELIEVED_AFTER = int(os.environ.get("BELIEVED_AFTER", club_clock.BELIEVED_AFTER))
    club_clock.CLOCK.__init__(Shifted())  # type: ignore[misc]
    sys.exit(main())
