"""``kaisho engine``: the games for other programs, as JSON lines on standard input and output."""

from __future__ import annotations

import sys
from typing import Any

from kaisho.engine import Engine


def run(found: dict[str, Any]) -> int:
    Engine(sys.stdin.buffer, sys.stdout.buffer, found["lang"]).run()
    return 0
