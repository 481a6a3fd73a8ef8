"""The cache folder holds code that is run: nobody else may write there."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from kaisho import cache
from kaisho.language import LANGUAGES, words

PROBE = "import os; os.umask(0); from kaisho import cache; print(cache.cache_base(), len(cache.refused))"


def asked(**variables: str) -> tuple[Path, int]:
    """Return the folder that a fresh process uses with an umask of 0, and the number of folders it refused."""
    inherited = {name: value for name, value in os.environ.items() if name not in ("KAISHO_CACHE_DIR", "XDG_CACHE_HOME")}
    done = subprocess.run([sys.executable, "-c", PROBE], capture_output=True, text=True, check=True, env=inherited | variables)
    folder, _, refused = done.stdout.strip().rpartition(" ")
    return Path(folder), int(refused)


def rights(folder: Path) -> int:
    return stat.S_IMODE(folder.stat().st_mode)


def test_a_new_folder_is_private_whatever_the_umask(tmp_path: Path) -> None:
    assert asked(KAISHO_CACHE_DIR=str(tmp_path / "cache")) == (tmp_path / "cache" / "compiled-rules", 0)
    assert rights(tmp_path / "cache" / "compiled-rules") == 0o700


def test_a_folder_of_the_user_that_others_could_write_to_is_made_private(tmp_path: Path) -> None:
    (tmp_path / "compiled-rules").mkdir()
    (tmp_path / "compiled-rules").chmod(0o777)
    assert asked(KAISHO_CACHE_DIR=str(tmp_path))[1] == 0
    assert rights(tmp_path / "compiled-rules") == 0o700


def test_a_folder_below_a_world_writable_one_is_refused_unless_that_is_sticky(tmp_path: Path) -> None:
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


NOBODY = 65534


def given_to_somebody(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder that belongs to another user; where ``chown`` is not allowed, the system is made to say so."""
    if os.geteuid() == 0:
        os.lchown(folder, NOBODY, NOBODY)
        return
    real = Path.lstat

    def lstat(path: Path) -> os.stat_result:
        found = list(real(path))
        if path == folder:
            found[stat.ST_UID] = NOBODY
        return os.stat_result(found)

    monkeypatch.setattr(Path, "lstat", lstat)


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Start with nothing refused, and restore the settings of this process afterwards."""
    monkeypatch.setattr(cache, "refused", [])
    monkeypatch.setenv("KAISHO_CACHE_DIR", "")
    return monkeypatch


@pytest.mark.parametrize("rights_of_others", [0o700, 0o755, 0o777, 0o1777])
def test_nothing_is_stored_in_a_folder_of_another_user(
    tmp_path: Path, fresh: pytest.MonkeyPatch, rights_of_others: int
) -> None:
    theirs = tmp_path / "theirs"
    theirs.mkdir()
    theirs.chmod(rights_of_others)
    given_to_somebody(theirs, fresh)
    fresh.setenv("KAISHO_CACHE_DIR", str(theirs))
    base = cache.cache_base()
    assert cache.refused == [theirs / "compiled-rules"] and list(theirs.iterdir()) == []
    assert base.parent == Path(os.environ["KAISHO_CACHE_DIR"]) != theirs and rights(base.parent) == 0o700


@pytest.mark.parametrize("what", ["a folder above", "a link", "a folder in a shared one", "a link in a shared one"])
def test_another_user_cannot_replace_a_parent_of_the_folder(tmp_path: Path, fresh: pytest.MonkeyPatch, what: str) -> None:
    own, chosen = tmp_path / "own", tmp_path / "theirs"
    own.mkdir(mode=0o700)
    if what == "a folder above":
        (chosen / "cache").mkdir(parents=True)
        given_to_somebody(chosen, fresh)
        chosen = chosen / "cache"
    elif what == "a link":
        chosen.symlink_to(own)
        given_to_somebody(chosen, fresh)
    else:
        chosen.mkdir()
        chosen.chmod(0o1777)
        inside = chosen / "compiled-rules"
        inside.mkdir() if what.startswith("a folder") else inside.symlink_to(own)
        given_to_somebody(inside, fresh)
    fresh.setenv("KAISHO_CACHE_DIR", str(chosen))
    cache.cache_base()
    assert cache.refused == [chosen / "compiled-rules"] and list(own.iterdir()) == []


def test_a_link_of_the_user_to_their_folder_is_used(tmp_path: Path, fresh: pytest.MonkeyPatch) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "real")
    fresh.setenv("KAISHO_CACHE_DIR", str(tmp_path / "link"))
    assert cache.cache_base() == tmp_path / "link" / "compiled-rules" and cache.refused == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_of_somebody_else_is_reported_once_and_a_private_one_is_used_instead(tmp_path: Path, language: str) -> None:
    theirs, scratch = tmp_path / "theirs", tmp_path / "scratch"
    theirs.mkdir()
    scratch.mkdir()
    patched = ""
    if os.geteuid() == 0:
        os.chown(theirs, NOBODY, NOBODY)
    else:
        patched = f"from kaisho import cache; cache._is_kept = lambda folder, own: str(folder) != {str(theirs)!r}; "
    code = (
        f"{patched}from kaisho.kernel.cache import cache_folder; "
        "print(cache_folder('kaisho.kernel'), cache_folder('kaisho.state'))"
    )
    variables = os.environ | {"KAISHO_CACHE_DIR": str(theirs), "TMPDIR": str(scratch), "KAISHO_LANG": language}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=variables, check=True)
    used = [Path(folder) for folder in done.stdout.split()]
    assert len(used) == 2 and all(folder.parents[2] == scratch for folder in used)
    said = words(language)("cache-foreign", folder=str(theirs / "compiled-rules"))
    assert done.stderr.splitlines() == [f"kaisho: {said}"]
    assert list(theirs.iterdir()) == [] and list(scratch.iterdir()) == [], "the private folder goes with its program"


def test_without_a_home_every_user_has_a_separate_folder(tmp_path: Path) -> None:
    code = "import pathlib; pathlib.Path.home = classmethod(lambda cls: (_ for _ in ()).throw(RuntimeError)); " + PROBE
    inherited = {name: value for name, value in os.environ.items() if name not in ("KAISHO_CACHE_DIR", "XDG_CACHE_HOME")}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=inherited | {"TMPDIR": str(tmp_path)}
    )
    assert done.stdout.split() == [str(tmp_path / f"kaisho-{os.geteuid()}" / "compiled-rules"), "0"]
