"""``kaisho engine``: play games by JSON lines on standard input and output, for other programs."""

from __future__ import annotations

import sys
from typing import Any

from kaisho.engine import Engine


def run(arguments: dict[str, Any]) -> int:
    Engine(sys.stdin.buffer, sys.stdout.buffer, arguments["lang"]).run()
    return 0
