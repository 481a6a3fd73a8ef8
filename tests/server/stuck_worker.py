"""A study worker that gets stuck in a regular expression, sleeps, exits or fails if a tag of the study says so."""

from __future__ import annotations

import os
import re
import time
from typing import Any

from kaisho.server import study_worker

STUCK = re.compile("(a|a)*b")


def compute(job: study_worker.StudyJob, faults: Any, original: Any = study_worker.compute) -> Any:
    fault = job.request.tags.get("event")
    if fault == "stuck":
        STUCK.match("a" * 200)  # holds the GIL practically forever
    if fault == "asleep":
        time.sleep(30)  # uses no CPU time
    if fault == "die":
        os._exit(3)
    if fault == "fail":
        raise ZeroDivisionError
    return original(job, faults)


if __name__ == "__main__":
    study_worker.compute = compute
    study_worker.CPU_SECONDS = 0.5
    study_worker.main()
