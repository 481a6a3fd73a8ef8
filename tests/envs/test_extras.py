"""Without the packages that an adapter needs, it says what to install, in five languages."""

from __future__ import annotations

import importlib
import sys
import tomllib
from pathlib import Path

import pytest

from kaisho.errors import MissingExtra
from kaisho.games import load
from kaisho.language import LANGUAGES
from kaisho.ratings import first_rating, rated


@pytest.mark.parametrize(
    ("adapter", "package", "extra"),
    [("pettingzoo", "pettingzoo", "research"), ("gymnasium", "gymnasium", "research"), ("openspiel", "pyspiel", "openspiel")],
)
def test_a_missing_package_is_named_with_what_to_install(
    monkeypatch: pytest.MonkeyPatch, adapter: str, package: str, extra: str
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"kaisho.envs.{adapter}", raising=False)
    with pytest.raises(ImportError, match=rf"pip install 'kaisho\[{extra}\]'") as missing:
        importlib.import_module(f"kaisho.envs.{adapter}")
    assert isinstance(missing.value, MissingExtra)
    said = {missing.value.say(language) for language in LANGUAGES}
    assert len(said) == 5 and all(f"kaisho[{extra}]" in text for text in said)


def test_ratings_of_three_say_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("samurai", players=3)
    before = [first_rating(game)] * 3
    assert rated(game, before, (1, 2, 3), now=0)[0].rating > before[0].rating
    monkeypatch.setitem(sys.modules, "openskill", None)
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(MissingExtra, match=r"pip install 'kaisho\[research\]'") as missing:
        rated(game, before, (1, 2, 3), now=0)
    assert "openskill" in str(missing.value)
    two = load("samurai")
    assert rated(two, [first_rating(two)] * 2, (1, 2), now=0)[0].games == 1, "two need nothing more"


def test_the_extra_for_research_brings_all_that_research_needs() -> None:
    extras = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"][
        "optional-dependencies"
    ]
    for package in ("openskill", "gymnasium", "pettingzoo", "pyarrow", "matplotlib"):
        assert any(needed.startswith(package) for needed in extras["research"]), package
