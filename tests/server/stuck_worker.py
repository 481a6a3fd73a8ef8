"""A process for studies that gets stuck in a regular expression, sleeps, or dies, when the study's tags say so."""

from __future__ import annotations

import os
import re
import time
from typing import Any

from kaisho.server import study_worker

STUCK = re.compile("(a|a)*b")


def work_out(question: study_worker.Question, faults: Any, sound: Any = study_worker.work_out) -> Any:
    order = question.wanted.tags.get("event")
    if order == "stuck":
        STUCK.match("a" * 200)  # it holds the interpreter for longer than the world exists
    if order == "asleep":
        time.sleep(30)  # it takes nothing of the processor
    if order == "die":
        os._exit(3)
    if order == "fail":
        raise ZeroDivisionError
    return sound(question, faults)


if __name__ == "__main__":
    study_worker.work_out = work_out
    study_worker.CPU_SECONDS = 0.5
    study_worker.main()
