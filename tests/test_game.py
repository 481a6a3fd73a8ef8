"""What every game offers: options, states, acts; and what it refuses."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

import kaisho
from kaisho.errors import BadDeal, BadOption, BadPosition, IllegalAct, UnknownBot, UnknownGame
from kaisho.game import Choice, Number, OptionValue
from kaisho.games import game_class, load, names
from kaisho.kernel import State
from tests.ring import Ring, layout

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize(
    ("texts", "message"),
    [
        (["speed=3"], "kamisado has no option “speed”. Its options are match, rounds, setup"),
        (["match=short"], r"The option match cannot be “short”. It can be single\|standard\|long\|marathon\|series"),
        (["match"], "“match” is not an option: write it as name=value"),
        (["match=long", "match=long"], "option match is given twice"),
        (["match=series", "rounds=many"], "cannot be “many”"),
        (["match=series", "rounds=100"], "cannot be “100”"),
        (["match=series", "rounds=-1"], "cannot be “-1”"),
        (["self=1"], "no option “self”"),
        (["name=1"], "no option “name”"),
        (["rounds=3"], "is for match=series only, not for match=single"),
    ],
)
def test_wrong_options_are_explained(texts: list[str], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        game_class("kamisado").from_option_texts(texts)


def test_options_are_kept_and_written() -> None:
    game = kaisho.load("kamisado", match="series", rounds=3)
    assert game.options == {"match": "series", "rounds": 3, "setup": "colours", "orientation": "brown-left"}
    assert game_class("kamisado").from_option_texts(game.option_texts()).options == game.options
    assert kaisho.load("kamisado").options["match"] == "single"


def test_options_know_what_they_allow() -> None:
    assert Choice("x", ("a", "b"), "a").allowed() == "a|b"
    assert Number("n", 1, 9, 2).allowed() == "1…9"
    assert Number("n", 1, 9, 2).read("²") is None
    assert Number("n", 1, 9, 2).read(True) is None
    with pytest.raises(BadOption, match="2.5"):
        kaisho.load("kamisado", match="series", rounds=2.5)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("acts", [0, 1, 40])
def test_a_replay_has_the_state_after_every_act(name: str, acts: int) -> None:
    game, chance = kaisho.load(name), Random(acts)
    state = game.deal(game.shuffle(5))
    played, found, first = [], [game.to_bytes(state)], game.copy(state)
    while len(played) < acts and (legal := game.legal(state)):
        played.append(game.play(state, chance.choice(legal)))
        found.append(game.to_bytes(state))
    states = game.replay(first, played)
    assert [game.to_bytes(state) for state in states] == found
    assert game.to_bytes(first) == found[0], "the given state stays as it is"
    with pytest.raises(TypeError, match="not a state of"):
        game.replay(kaisho.load("kaito" if name != "kaito" else "caminos").deal(), played)


def test_unknown_games_and_bots() -> None:
    with pytest.raises(UnknownGame, match="no game “chess”. The games are caminos"):
        kaisho.load("chess")
    from kaisho.bots import bot

    with pytest.raises(UnknownBot, match="no bot “deep”. The bots are random"):
        bot("deep", kaisho.load("kamisado"))
    assert "kamisado" in names() == kaisho.names()


def test_states_of_something_else_are_refused() -> None:
    game = kaisho.load("kamisado")
    other = np.zeros(1, np.dtype((State, [("x", np.int8)])))[0]
    with pytest.raises(TypeError, match="not a state of kamisado"):
        game.legal(other)
    with pytest.raises(BadDeal, match="3 parts instead of 0"):
        game.deal(np.zeros(3, np.int64))
    with pytest.raises(BadDeal):
        game.read_layout("abc")


@pytest.mark.parametrize(
    ("name", "options", "field"),
    [
        ("kamisado", {"match": "standard"}, "match"),
        ("kamisado", {"setup": "tournament"}, "setup"),
        ("kaito", {"start": "black"}, "start"),
        ("caminos", {"scoring": "yes"}, "scoring"),
        ("samurai", {"players": 3}, "players"),
    ],
)
def test_a_state_of_other_options_is_refused(name: str, options: dict[str, OptionValue], field: str) -> None:
    other, game = load(name, **options), load(name)
    with pytest.raises(BadPosition, match=f"for {field}, but with these options it is") as refused:
        game.check(other.deal(seed=1))
    assert refused.value.code == "position-other-options"
    with pytest.raises(BadPosition):
        game.from_bytes(other.to_bytes(other.deal(seed=1)))


def test_the_options_may_decide_an_array() -> None:
    class RingOfOptions(Ring):
        option_fields = ("squares",)

    game = RingOfOptions()
    game.check(game.deal())
    with pytest.raises(BadPosition, match="for squares, but with these options it is"):
        game.check(game.deal(layout(".>0.........")))


@pytest.mark.parametrize("name", names())
def test_a_seat_that_does_not_exist_is_refused(name: str) -> None:
    game = load(name)
    state = game.deal(seed=1)
    for seat in (-2, game.seats, 10**8):
        for look in (game.concealed, game.known, game.view, game.view_text, game.picture):
            with pytest.raises(ValueError, match=f"none with the number {seat}"):
                look(state, seat)
        with pytest.raises(ValueError, match=f"none with the number {seat}"):
            game.show(state, seat=seat)


def test_a_game_is_printed_with_its_options() -> None:
    assert repr(load("kaito", start="black")) == "Kaito(start='black')"
    assert repr(load("samurai")) == "Samurai(players=2, capture='turn', hands='choose', open_captures='no', figures='choose')"


def test_an_act_beyond_all_acts_is_refused_without_a_rule() -> None:
    game = kaisho.load("kamisado")
    with pytest.raises(IllegalAct) as refused:
        game.play(game.deal(), 9999)
    assert str(refused.value) == "There is no act with the number 9999."


@pytest.mark.parametrize("act", [-1, 2**63, 10**30, -(10**30)])
def test_an_act_that_is_not_a_small_integer_is_refused_too(act: int) -> None:
    game = kaisho.load("caminos")
    refusal = game.explain(game.deal(), act)
    assert refusal is not None
    assert (refusal.code, refusal.values) == ("no-such-act", {"act": str(act)})


@pytest.mark.parametrize("name", names())
def test_a_copy_is_independent(name: str) -> None:
    game = kaisho.load(name)
    state = game.deal()
    before = game.to_bytes(state)
    copied = game.copy(state)
    game.play(copied, game.legal(copied)[0])
    assert game.to_bytes(state) == before != game.to_bytes(copied)
    assert game.to_bytes(game.from_bytes(before)) == before


# --- what a server asks of a game -------------------------------------------------------------------------------------

WITH_DEALS = [
    ("kaito", {}),
    ("samurai", {}),
    ("samurai", {"players": 3}),
    ("samurai", {"players": 4, "hands": "random"}),
    ("samurai", {"hands": "random", "figures": "random"}),
]


@pytest.mark.parametrize(("name", "options"), WITH_DEALS)
def test_a_deal_from_the_system_puts_every_part_in_another_order(name: str, options: dict[str, OptionValue]) -> None:
    game = kaisho.load(name, **options)
    made = game.shuffle(1)
    deals = [game.secure_shuffle() for _ in range(20)]
    for deal in deals:
        game.deal(deal)
        for part in game.deal_parts():
            assert sorted(deal[part]) == sorted(made[part])
        assert game.read_layout(game.write_layout(deal)).tolist() == deal.tolist()
    for part in game.deal_parts():
        assert len({tuple(deal[part]) for deal in deals}) == 20
    outside = np.ones(game.layout_size, bool)
    for part in game.deal_parts():
        outside[part] = False
    assert all((deal[outside] == made[outside]).all() for deal in deals), "only the parts are shuffled"


def test_in_deals_from_the_system_every_stone_comes_to_every_place_about_equally_often() -> None:
    """Six thousand deals; each count is binomial with a mean of 6000 / 36, and seven deviations are never seen by chance."""
    game = kaisho.load("kaito")
    deals = np.array([game.secure_shuffle() for _ in range(6_000)])
    stones, numbers = np.unique(deals[0], return_counts=True)
    for stone, number in zip(stones, numbers, strict=True):
        share = number / game.layout_size
        counts = (deals == stone).sum(axis=0)
        assert abs(counts - 6_000 * share).max() < 7 * (6_000 * share * (1 - share)) ** 0.5


def test_games_without_chance_have_one_deal() -> None:
    for name in ("kamisado", "caminos"):
        game = kaisho.load(name)
        assert game.secure_shuffle().tolist() == game.shuffle(5).tolist() == []


@pytest.mark.parametrize(
    ("name", "options", "teams"),
    [
        ("kamisado", {}, ((0,), (1,))),
        ("kaito", {}, ((0,), (1,))),
        ("caminos", {}, ((0,), (1,))),
        ("caminos", {"players": "4", "board": "octagon"}, ((0, 2), (1, 3))),
        ("samurai", {"players": 4}, ((0,), (1,), (2,), (3,))),
    ],
)
def test_partners_are_a_team_and_win_and_lose_together(
    name: str, options: dict[str, OptionValue], teams: tuple[tuple[int, ...], ...]
) -> None:
    game = kaisho.load(name, **options)
    assert game.teams == teams
    chance = Random(1)
    state = game.deal()
    while not state.over:
        game.rules["play"](state, chance.choice(game.legal(state)))
    result = game.result(state)
    assert result is not None
    assert all(len({result.values[seat] for seat in team}) == 1 for team in teams)


@pytest.mark.parametrize(
    ("name", "options", "drawn"),
    [
        ("kamisado", {}, False),
        ("kamisado", {"match": "standard"}, False),
        ("kamisado", {"match": "series", "rounds": 2}, True),
        ("kaito", {}, False),
        ("caminos", {}, True),
        ("samurai", {}, True),
    ],
)
def test_a_draw_can_be_agreed_only_where_the_rules_have_one(name: str, options: dict[str, OptionValue], drawn: bool) -> None:
    assert kaisho.load(name, **options).can_draw is drawn


@pytest.mark.parametrize(
    ("options", "fair"),
    [
        ({"match": "single"}, False),
        ({"match": "standard"}, True),
        ({"match": "long"}, True),
        ({"match": "marathon"}, True),
        ({"match": "series", "rounds": 1}, False),
        ({"match": "series", "rounds": 2}, True),
        ({"match": "series", "rounds": 3}, False),
        ({"match": "series", "rounds": 4}, True),
    ],
)
def test_kamisado_is_fair_in_a_match_or_in_pairs_of_rounds(options: dict[str, OptionValue], fair: bool) -> None:
    assert kaisho.load("kamisado", **options).fair is fair


def test_the_other_games_are_fair_and_only_scored_caminos_keeps_points() -> None:
    assert all(kaisho.load(name).fair for name in names() if name != "kamisado")
    assert not any(kaisho.load(name).keeps_points for name in names())
    assert kaisho.load("caminos", scoring="yes").keeps_points


def test_a_player_who_waits_in_a_secret_phase_still_sees_it() -> None:
    game = kaisho.load("samurai", players=3)
    state = game.deal()
    while game.is_secret(state):
        game.play(state, game.legal(state)[0])
    hands = state.hand.tolist()
    game.restore_secret_phase(state)
    assert game.is_secret(state)
    assert state.hand.tolist() == hands
    single = kaisho.load("kamisado")
    state = single.deal()
    before = single.to_bytes(state)
    single.restore_secret_phase(state)
    assert single.to_bytes(state) == before


def test_importing_kaisho_loads_neither_numpy_nor_numba() -> None:
    code = "import kaisho, kaisho.cli, sys; assert not {'numpy', 'numba'} & set(sys.modules); kaisho.cli.main(['--help'])"
    checked = code + "; assert not {'numpy', 'numba', 'msgspec'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", checked], check=True, capture_output=True)
    with pytest.raises(AttributeError):
        kaisho.nothing  # noqa: B018


@pytest.mark.parametrize("file", ["README.md", "docs/research.md", "docs/bots.md"])
def test_the_examples_of_the_pages_run(file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # some write files
    failed, tried = doctest.testfile(str(ROOT / file), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 0
    assert failed == 0


def test_the_example_of_the_package_runs() -> None:
    failed, tried = doctest.testmod(kaisho)
    assert tried > 0
    assert failed == 0
