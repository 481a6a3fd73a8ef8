"""The server is killed under load, and nothing that anybody was told is lost. ``make soak`` does it a hundred times."""

from __future__ import annotations

from pathlib import Path

from tests.server.killing import Kills


def test_after_a_kill_under_load_every_acknowledged_act_is_there_every_table_goes_on_and_no_clock_has_jumped(
    tmp_path: Path,
) -> None:
    counts = Kills(tmp_path, seed=20).run(kills=4, seconds=2.0)
    assert counts["kills"] == 4
    assert counts["acknowledged acts"] > 200
    assert counts["clocks compared"] > 4
    assert counts["secret choices that waited for the others"] > 0
