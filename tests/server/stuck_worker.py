"""A process for studies that gets stuck in a regular expression, sleeps, or dies, if the tags of a study say so."""

from __future__ import annotations

import os
import re
import time
from typing import Any

from kaisho.server import study_worker

STUCK = re.compile("(a|a)*b")


def compute(job: study_worker.StudyJob, faults: Any, sound: Any = study_worker.compute) -> Any:
    order = job.request.tags.get("event")
    if order == "stuck":
        STUCK.match("a" * 200)  # it holds the interpreter for longer than the world exists
    if order == "asleep":
        time.sleep(30)  # it takes nothing of the processor
    if order == "die":
        os._exit(3)
    if order == "fail":
        raise ZeroDivisionError
    return sound(job, faults)


if __name__ == "__main__":
    study_worker.compute = compute
    study_worker.CPU_SECONDS = 0.5
    study_worker.main()
