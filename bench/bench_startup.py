"""Start-up time of the command: help, a warm start, and the first start, which compiles the rules."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time

KAISHO = [sys.executable, "-m", "kaisho.cli"]


def measured(arguments: list[str], cache: str) -> tuple[float, float]:
    """Wall-clock and CPU seconds of a command."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    began = time.perf_counter()
    environment = os.environ | {"KAISHO_CACHE_DIR": cache}
    subprocess.run([*KAISHO, *arguments], check=True, capture_output=True, env=environment)
    seconds = time.perf_counter() - began
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return seconds, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    with tempfile.TemporaryDirectory() as cache:
        _, cpu = min(measured(["--help"], cache) for _ in range(5))
        print(f"kaisho --help: {cpu:.2f} s of CPU (limit 0.30)")
        command = ["perft", "kamisado", "--depth", "5"]
        seconds, _ = measured(command, cache)
        print(f"kaisho {' '.join(command)}, first start ever, with all compiling: {seconds:.1f} s (limit 20)")
        seconds, _ = min(measured(command, cache) for _ in range(5))
        print(f"kaisho {' '.join(command)}, later starts: {seconds:.2f} s (limit 2)")


if __name__ == "__main__":
    main()
