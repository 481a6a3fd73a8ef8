"""``kaisho new-game``: what it writes works at once, and it overwrites nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kaisho.commands.new_game import next_steps, package
from kaisho.language import LANGUAGES
from tests.conftest import Run
from tests.outside.installing import install


@pytest.fixture(scope="module")
def new_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a new game, as the command writes it."""
    folder = tmp_path_factory.mktemp("games") / "hops"
    done = subprocess.run(
        [sys.executable, "-m", "kaisho.cli", "new-game", "hops", str(folder), "--lang", "en"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "kaisho play hops --against easy" in done.stdout and "docs/add-a-game.md" in done.stdout
    return folder


def environment(new_game: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(install(new_game, new_game.parent / "site")), "KAISHO_LANG": "en"}


def test_a_new_game_passes_its_own_tests_and_the_conformance_kit(new_game: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"]
    done = subprocess.run(command, cwd=new_game, env=environment(new_game), capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-3000:]


def test_a_new_game_is_played_at_once(new_game: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "kaisho.cli", "play", "hops", "-o", "last=loses"],
        env=environment(new_game),
        cwd=new_game,
        input="help\na3\nb4\nd1\nc4\nc1\n\n",
        capture_output=True,
        text=True,
    )
    assert "“d1” is not a move of this game." in done.stdout
    assert "The last stone is taken: First wins." in done.stdout
    assert "takes back" in done.stdout and "how moves are written" not in done.stdout, "it has only one notation"


def test_it_is_styled_as_kaisho_is(new_game: Path) -> None:
    tools = Path(sys.executable).parent
    for check in (["ruff", "format", "--check"], ["ruff", "check", "--ignore", "I001"]):
        subprocess.run([str(tools / check[0]), *check[1:], "--config", "pyproject.toml", str(new_game)], check=True)


def test_the_guide_begins_with_what_the_command_says() -> None:
    guide = (Path(__file__).parent.parent / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    block = guide.partition("```sh\n")[2].partition("```")[0].splitlines()
    assert block == ["kaisho new-game hops hops", *next_steps("hops", Path("hops"))]
    point = guide.partition("```toml\n")[2].partition("```")[0]
    assert point in package("hops")["pyproject.toml"], "the entry point is the one that the template has"


def test_it_has_words_in_every_language() -> None:
    files = package("hops")
    assert {f"kaisho_hops/words/{language}/hops.ftl" for language in LANGUAGES} <= set(files)
    assert not any("{{" in text for text in files.values())


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Go", "cannot be the name"),
        ("x", "cannot be the name"),
        ("my-game", "cannot be the name"),
        ("class", "cannot be the name"),
        ("plain", "cannot be the name"),
        ("kaito", "already a game"),
    ],
)
def test_names_are_checked(kaisho: Run, tmp_path: Path, name: str, said: str) -> None:
    done = kaisho("new-game", name, str(tmp_path / "new"))
    assert done.returncode == 2 and said in done.stderr and not (tmp_path / "new").exists()


def test_nothing_is_overwritten(kaisho: Run, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "README.md").write_text("mine")
    done = kaisho("new-game", "hops", str(folder))
    assert done.returncode == 2 and "is not empty" in done.stderr
    assert [file.name for file in folder.iterdir()] == ["README.md"] and (folder / "README.md").read_text() == "mine"
