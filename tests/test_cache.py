"""The cache folder holds code that is run: nobody else may write there."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from kaisho import cache

PROBE = "import os; os.umask(0); from kaisho import cache; print(cache.cache_base(), len(cache.refused))"


def asked(**variables: str) -> tuple[Path, int]:
    """The folder that a fresh process uses, with an umask that forbids nothing, and how many it refused."""
    kept = {name: value for name, value in os.environ.items() if name not in ("KAISHO_CACHE_DIR", "XDG_CACHE_HOME")}
    done = subprocess.run([sys.executable, "-c", PROBE], capture_output=True, text=True, check=True, env=kept | variables)
    folder, _, refused = done.stdout.strip().rpartition(" ")
    return Path(folder), int(refused)


def rights(folder: Path) -> int:
    return stat.S_IMODE(folder.stat().st_mode)


def test_a_new_folder_is_for_its_owner_alone_whatever_the_umask(tmp_path: Path) -> None:
    assert asked(KAISHO_CACHE_DIR=str(tmp_path / "cache")) == (tmp_path / "cache" / "compiled-rules", 0)
    assert rights(tmp_path / "cache" / "compiled-rules") == 0o700


def test_an_own_folder_that_others_could_write_to_is_made_private(tmp_path: Path) -> None:
    (tmp_path / "compiled-rules").mkdir()
    (tmp_path / "compiled-rules").chmod(0o777)
    assert asked(KAISHO_CACHE_DIR=str(tmp_path))[1] == 0
    assert rights(tmp_path / "compiled-rules") == 0o700


def test_a_folder_in_one_where_everybody_can_exchange_it_is_refused_unless_it_is_sticky(tmp_path: Path) -> None:
    tmp_path.chmod(0o777)
    folder, refused = asked(KAISHO_CACHE_DIR=str(tmp_path))
    assert refused == 1 and folder.parent.parent != tmp_path and not folder.exists(), "the private one goes with its process"
    tmp_path.chmod(0o1777)
    assert asked(KAISHO_CACHE_DIR=str(tmp_path)) == (tmp_path / "compiled-rules", 0)


def test_a_folder_of_somebody_else_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KAISHO_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(cache, "refused", [])
    real = os.geteuid()
    answers = iter([real + 1, real, real])
    monkeypatch.setattr(os, "geteuid", lambda: next(answers))
    base = cache.cache_base()
    assert cache.refused == [tmp_path / "compiled-rules"]
    assert base.parent == Path(os.environ["KAISHO_CACHE_DIR"]) != tmp_path
    assert rights(base) == rights(base.parent) == 0o700


def test_without_a_home_everybody_has_a_folder_of_their_own(tmp_path: Path) -> None:
    code = "import pathlib; pathlib.Path.home = classmethod(lambda cls: (_ for _ in ()).throw(RuntimeError)); " + PROBE
    kept = {name: value for name, value in os.environ.items() if name not in ("KAISHO_CACHE_DIR", "XDG_CACHE_HOME")}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=kept | {"TMPDIR": str(tmp_path)}
    )
    assert done.stdout.split() == [str(tmp_path / f"kaisho-{os.geteuid()}" / "compiled-rules"), "0"]
