"""Games are found in Kaisho and in other packages; one that is broken takes nothing else down."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kaisho import games
from kaisho.errors import BrokenGame, UnknownGame
from kaisho.language import words
from kaisho.testing import CHECKS
from tests.outside.installing import install

OWN = ("caminos", "kaito", "kamisado", "samurai")

CHEAP = """
import sys
from kaisho import games
assert "pebbles" in games.names() and not games._broken
assert not {"numba", "fluent", "kaisho_pebbles", "kaisho.games.kaito"} & set(sys.modules), "loaded"
"""


def broken_package(folder: Path, name: str, points: str, code: str = "") -> Path:
    """A package with entry points of our group, installed in a folder."""
    source = folder / f"source-{name}"
    package = source / name.replace("-", "_")
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(code)
    head = f'[project]\nname = "{name}"\nversion = "1"\n[project.entry-points."kaisho.games"]\n'
    (source / "pyproject.toml").write_text(head + points)
    return install(source, folder / "site")


@pytest.mark.usefixtures("pebbles")
def test_a_game_of_another_package_is_a_game_like_all_others() -> None:
    assert games.names() == (*OWN[:3], "pebbles", OWN[3]) and games.problems() == ()
    game = games.load("pebbles", sharers=3)
    assert game.seats == 3 and game.name in [kind.name for kind in games.classes()]
    assert words("en")(game.seat_word(2)) == "Cedar"
    assert words("de")("pebbles") == "Kiesel"
    assert words("nl")("pebbles-about") == words("en")("pebbles-about"), "English where it has no Dutch"


@pytest.mark.usefixtures("pebbles")
@pytest.mark.parametrize("options", [{}, {"sharers": 3, "row_length": "long"}], ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_toy_game_conforms(check: object, options: dict[str, int | str]) -> None:
    assert callable(check)
    check(games.load("pebbles", **options))


def test_listing_games_loads_neither_a_game_nor_the_compiler(environment: dict[str, str]) -> None:
    subprocess.run([sys.executable, "-c", CHEAP], env=environment, check=True)


def test_broken_games_are_described_and_all_others_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken_package(tmp_path, "raises", 'boom = "raises:Boom"', "raise RuntimeError('no luck')")
    broken_package(tmp_path, "wrong", 'wrong = "wrong:WRONG"\n"Bad-Name" = "wrong:WRONG"', "WRONG = 3")
    site = broken_package(tmp_path, "twice", 'kaito = "twice:Kaito"')
    monkeypatch.syspath_prepend(str(site))
    games.forget()
    try:
        problems = {(problem.values["name"], problem.code): problem for problem in games.problems()}
        assert set(problems) == {
            ("boom", "game-broken"),
            ("wrong", "game-not-a-class"),
            ("Bad-Name", "game-bad-name"),
            ("kaito", "game-twice"),
        }
        assert "RuntimeError: no luck" in str(problems["boom", "game-broken"])
        assert "kaisho already has a game" in str(problems["kaito", "game-twice"])
        assert games.names() == OWN == tuple(kind.name for kind in games.classes())
        with pytest.raises(BrokenGame, match="no luck"):
            games.load("boom")
        with pytest.raises(UnknownGame):
            games.load("Bad-Name")
    finally:
        games.forget()


def test_if_two_packages_have_the_same_game_one_is_left_out_and_both_are_named(
    installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = broken_package(tmp_path, "zen-garden", 'pebbles = "zen_garden:Pebbles"', "raise RuntimeError('not to be loaded')")
    for folder in (installed, site):
        monkeypatch.syspath_prepend(str(folder))
    games.forget()
    try:
        (problem,) = games.problems()
        assert (problem.code, problem.values["name"]) == ("game-twice", "pebbles")
        assert str(problem) == (
            "The game “pebbles” of the package zen-garden is skipped: kaisho-pebbles already has a game of that name."
        )
        assert games.game_class("pebbles").__module__ == "kaisho_pebbles", "the other one is played as usual"
    finally:
        games.forget()


def test_the_command_says_what_is_broken_and_lists_the_others(tmp_path: Path) -> None:
    site = broken_package(tmp_path, "raises", 'boom = "raises:Boom"', "raise RuntimeError('no luck')")
    done = subprocess.run(
        [sys.executable, "-m", "kaisho.cli", "games", "--lang", "de"],
        env={**os.environ, "PYTHONPATH": str(site)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "Das Spiel „boom“ lässt sich nicht laden: RuntimeError: no luck" in done.stderr
    assert all(f"\n{name}: " in f"\n{done.stdout}" for name in OWN) and "boom" not in done.stdout
