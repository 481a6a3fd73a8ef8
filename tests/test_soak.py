"""The report of the long tests: the results of a part are kept when another one fails."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import pytest

from tools import soak


@pytest.fixture
def report_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty file of results, and parts that only count."""
    monkeypatch.setattr(soak, "RESULTS", tmp_path / "build" / "soak.json")
    monkeypatch.setattr(soak, "extremes", lambda: Counter(states=1234))
    monkeypatch.setattr(soak, "conformance", lambda games: Counter(games=games))
    for name in ("attack_server", "flood_server", "kill_server", "trouble_server"):
        monkeypatch.setattr(soak, name, lambda size, name=name: Counter({name: int(size)}))

    def fuzz(seconds: float, refused: Counter[str]) -> Counter[str]:
        refused["moves"] = 7
        return Counter(moves=9)

    monkeypatch.setattr(soak, "fuzz", fuzz)
    return tmp_path / "report.md"


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> None:
    monkeypatch.setattr(sys, "argv", ["soak.py", *arguments])
    soak.main()


def test_a_whole_run_writes_the_report(report_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(monkeypatch, "--minutes", "2", "--kills", "5", "--rounds", "3", "--report", str(report_file))
    page = report_file.read_text(encoding="utf-8")
    for heading, _ in soak.PARTS.values():
        assert f"## {heading}\n" in page
    for row in ("| states | 1,234 |", "| games | 40 |", "| moves | 9 | 7 |", "| attack_server | 30 |", "| kill_server | 5 |"):
        assert row in page
    assert "`--kills 5`" in page and "`--rounds 3`" in page and max(map(len, page.splitlines())) <= 120


def test_after_a_failure_the_missing_parts_can_be_run_alone(report_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kill_server = soak.kill_server

    def fail(times: int) -> Counter[str]:
        raise RuntimeError("something was lost")

    monkeypatch.setattr(soak, "kill_server", fail)
    with pytest.raises(RuntimeError, match="something was lost"):
        run(monkeypatch, "--report", str(report_file))
    monkeypatch.setattr(soak, "kill_server", kill_server)
    with pytest.raises(SystemExit):
        run(monkeypatch, "--part", "trouble", "--report", str(report_file))
    assert not report_file.exists(), "no report without all parts"
    run(monkeypatch, "--part", "kills", "--kills", "8", "--report", str(report_file))
    page = report_file.read_text(encoding="utf-8")
    assert "| states | 1,234 |" in page and "| kill_server | 8 |" in page
    monkeypatch.setattr(soak, "extremes", lambda: sys.exit(3))
    with pytest.raises(SystemExit):
        run(monkeypatch)
    assert soak.read_results() == {}, "a new run begins anew"
