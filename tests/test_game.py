"""What every game offers: options, states, acts; and what it refuses."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import kaisho
from kaisho.errors import BadDeal, BadOption, IllegalAct, UnknownBot, UnknownGame
from kaisho.game import Choice, Number
from kaisho.games import game_class, names

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize(
    ("texts", "message"),
    [
        (["speed=3"], "kamisado has no option “speed”. Its options are match, rounds, setup"),
        (["match=short"], r"The option match cannot be “short”. It can be single\|standard\|long\|marathon\|series"),
        (["match"], "“match” is no option: write it as name=value"),
        (["match=long", "match=long"], "option match is given twice"),
        (["match=series", "rounds=many"], "cannot be “many”"),
        (["match=series", "rounds=100"], "cannot be “100”"),
        (["match=series", "rounds=-1"], "cannot be “-1”"),
        (["self=1"], "no option “self”"),
        (["name=1"], "no option “name”"),
        (["rounds=3"], "goes with match=series only, not with match=single"),
    ],
)
def test_wrong_options_are_explained(texts: list[str], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        game_class("kamisado").from_option_texts(texts)


def test_options_are_kept_and_written() -> None:
    game = kaisho.load("kamisado", match="series", rounds=3)
    assert game.options == {"match": "series", "rounds": 3, "setup": "colours"}
    assert game_class("kamisado").from_option_texts(game.option_texts()).options == game.options
    assert kaisho.load("kamisado").options["match"] == "single"


def test_options_know_what_they_allow() -> None:
    assert Choice("x", ("a", "b"), "a").allowed() == "a|b"
    assert Number("n", 1, 9, 2).allowed() == "1…9"
    assert Number("n", 1, 9, 2).read("²") is None
    assert Number("n", 1, 9, 2).read(True) is None
    with pytest.raises(BadOption, match="2.5"):
        kaisho.load("kamisado", match="series", rounds=2.5)  # type: ignore[arg-type]


def test_unknown_games_and_bots() -> None:
    with pytest.raises(UnknownGame, match="no game “chess”. The games are kamisado"):
        kaisho.load("chess")
    from kaisho.bots import bot

    with pytest.raises(UnknownBot, match="no bot “deep”. The bots are random"):
        bot("deep", kaisho.load("kamisado"))
    assert "kamisado" in names() == kaisho.names()


def test_states_of_something_else_are_refused() -> None:
    game = kaisho.load("kamisado")
    other = np.zeros(1, np.dtype((np.record, [("x", np.int8)])))[0]
    with pytest.raises(TypeError, match="not a state of kamisado"):
        game.legal(other)
    with pytest.raises(BadDeal, match="3 parts instead of 0"):
        game.deal(np.zeros(3, np.int64))
    with pytest.raises(BadDeal):
        game.read_layout("abc")


def test_an_act_beyond_all_acts_is_refused_without_a_rule() -> None:
    game = kaisho.load("kamisado")
    with pytest.raises(IllegalAct) as refused:
        game.play(game.deal(), 9999)
    assert str(refused.value) == "There is no act with the number 9999."


@pytest.mark.parametrize("act", [-1, 2**63, 10**30, -(10**30)])
def test_an_act_that_is_no_small_number_is_refused_too(act: int) -> None:
    game = kaisho.load("caminos")
    refusal = game.explain(game.deal(), act)
    assert refusal is not None
    assert (refusal.code, refusal.values) == ("no-such-act", {"act": str(act)})


@pytest.mark.parametrize("name", names())
def test_a_copy_has_its_own_life(name: str) -> None:
    game = kaisho.load(name)
    state = game.deal()
    before = game.to_bytes(state)
    copied = game.copy(state)
    game.play(copied, game.legal(copied)[0])
    assert game.to_bytes(state) == before != game.to_bytes(copied)
    assert game.to_bytes(game.from_bytes(before)) == before


def test_importing_kaisho_loads_neither_numpy_nor_numba() -> None:
    code = "import kaisho, kaisho.cli, sys; assert not {'numpy', 'numba'} & set(sys.modules); kaisho.cli.main(['--help'])"
    checked = code + "; assert not {'numpy', 'numba', 'msgspec'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", checked], check=True, capture_output=True)
    with pytest.raises(AttributeError):
        kaisho.nothing  # noqa: B018


@pytest.mark.parametrize("file", ["README.md", "docs/research.md", "docs/bots.md"])
def test_the_examples_of_the_pages_run(file: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / file), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 0
    assert failed == 0


def test_the_example_of_the_package_runs() -> None:
    failed, tried = doctest.testmod(kaisho)
    assert tried > 0
    assert failed == 0
