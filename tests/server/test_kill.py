"""The server is killed under load, and nothing that a client received is lost. ``make soak`` does this a hundred times."""

from __future__ import annotations

from pathlib import Path

from tests.server.killing import Kills


def test_after_a_kill_under_load_no_acknowledged_act_is_lost_and_tables_and_clocks_continue(
    tmp_path: Path,
) -> None:
    counts = Kills(tmp_path, seed=20).run(kills=4, seconds=2.0)
    assert counts["kills"] == 4
    assert counts["acknowledged acts"] > 200
    assert counts["clocks compared"] > 4
    assert counts["secret choices that were still pending"] > 0
