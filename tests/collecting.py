"""A plugin that prints what pytest collects: ``pytest --collect-only -p tests.collecting``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

NEVER_RUN = ("skip", "skipif", "xfail")
OUTPUT = "--collected"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(OUTPUT, help="the file that gets the collected tests, each with the marks that could keep it from running")


def pytest_collection_finish(session: pytest.Session) -> None:
    found: dict[str, list[str]] = {}
    for item in session.items:
        marks = [mark.name for mark in item.iter_markers() if mark.name in NEVER_RUN]
        found.setdefault(item.nodeid.partition("[")[0], []).extend(marks)
    Path(session.config.getoption(OUTPUT)).write_text(json.dumps(found), encoding="utf-8")
