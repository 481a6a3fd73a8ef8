"""The three ways to lose (K11 to K13)."""

from __future__ import annotations

import pytest

from kaisho.errors import IllegalAct
from kaisho.games.kaito import Kaito
from kaisho.kernel import State
from tests.rules.kaito.stones import held, legal_acts, set_up


def winner(game: Kaito, state: State) -> tuple[str, str] | None:
    """Return the winner and the reason."""
    result = game.result(state)
    if result is None:
        return None
    (seat,) = result.winners
    assert result.values[seat] == 1
    assert result.values[1 - seat] == -1
    assert result.points == ((1, 0) if seat == 0 else (0, 1))
    return game.seat_name(seat), result.reason


REST = "S e2 S e3 H e4 H e5 s d5 s d4 h f5 h f4"
"""Two swords and two helmets of each side, not in line with c3."""


@pytest.mark.rule("K11")
@pytest.mark.parametrize("start", ["red", "black"])
@pytest.mark.parametrize("side", ["r", "b"])
@pytest.mark.parametrize(("stone", "wins"), [("s", "red"), ("S", "black")])
def test_a_player_whose_last_sword_is_taken_loses_whoever_took_it(side: str, stone: str, wins: str, start: str) -> None:
    others = REST.replace(f"{stone} e2", "").replace(f"{stone} e3", "").replace(f"{stone} d5", "").replace(f"{stone} d4", "")
    game, state = set_up(side, "c3", f"{stone} c5 a c1 {others}", start=start)
    game.play(state, "c5")
    assert winner(game, state) == (wins, "last-sword")
    assert legal_acts(game, state) == set()


@pytest.mark.rule("K12")
@pytest.mark.parametrize("start", ["red", "black"])
@pytest.mark.parametrize("side", ["r", "b"])
@pytest.mark.parametrize(("stone", "wins"), [("h", "red"), ("H", "black")])
def test_a_player_whose_last_helmet_is_taken_loses_whoever_took_it(side: str, stone: str, wins: str, start: str) -> None:
    others = REST.replace(f"{stone} e4", "").replace(f"{stone} e5", "").replace(f"{stone} f5", "").replace(f"{stone} f4", "")
    game, state = set_up(side, "c3", f"{stone} c5 a c1 {others}", start=start)
    game.play(state, "c5")
    assert winner(game, state) == (wins, "last-helmet")


@pytest.mark.rule("K11", "K12")
@pytest.mark.parametrize("stone", ["s", "S", "h", "H"])
def test_the_game_goes_on_while_one_sword_or_helmet_is_left(stone: str) -> None:
    one_less = REST.split()
    index = one_less.index(stone)
    del one_less[index : index + 2]
    game, state = set_up("r", "c3", f"{stone} c5 a c1 {' '.join(one_less)}")
    game.play(state, "c5")
    assert winner(game, state) is None


@pytest.mark.rule("K11", "K12")
@pytest.mark.parametrize("mon", ["C", "B", "A", "c", "b", "a"])
def test_the_game_goes_on_without_mon(mon: str) -> None:
    game, state = set_up("r", "c3", f"{mon} c5 s c1 {REST}")
    game.play(state, "c5")
    assert winner(game, state) is None


@pytest.mark.rule("K11", "K12", "K9")
@pytest.mark.parametrize(("last", "rest"), [("H", "S e2 s d5 h f5"), ("S", "H e2 s d5 h f5")])
def test_an_exchange_cannot_undo_a_loss(last: str, rest: str) -> None:
    """Taking one's own last helmet is legal and loses immediately, even if Black holds another that Red could pay for."""
    game, state = set_up("r", "c3", f"{last} c5 a c1 {rest}", red_holds="cc", black_holds="SH")
    assert f"c5:{last}" in legal_acts(game, state)
    game.play(state, "c5")
    assert winner(game, state) == ("black", {"H": "last-helmet", "S": "last-sword"}[last])
    assert held(state) == ("cc", "SH")


@pytest.mark.rule("K13")
@pytest.mark.parametrize(("side", "wins", "start"), [("r", "red", "red"), ("b", "black", "red"), ("r", "red", "black")])
def test_a_player_who_cannot_move_the_kaito_loses(side: str, wins: str, start: str) -> None:
    game, state = set_up(side, "c3", f"a c6 {REST}", start=start)
    game.play(state, "c6")
    assert winner(game, state) == (wins, "stuck")
    assert legal_acts(game, state) == set()


@pytest.mark.rule("K13")
def test_one_stone_in_line_is_enough_to_move() -> None:
    game, state = set_up("r", "c3", f"a c6 a a6 {REST}")
    game.play(state, "c6")
    assert winner(game, state) is None
    assert legal_acts(game, state) == {"a6:a"}


@pytest.mark.rule("K13")
@pytest.mark.parametrize("choice", ["cc>S", "-"])
def test_a_possible_exchange_comes_before_the_opponent_is_stuck(choice: str) -> None:
    """The turn has to end first; the stone put beneath the kaito is not a target and does not help the opponent."""
    game, state = set_up("r", "c3", f"a c6 {REST}", red_holds="cc", black_holds="S")
    game.play(state, "c6")
    assert winner(game, state) is None
    game.play(state, choice)
    assert winner(game, state) == ("red", "stuck")


@pytest.mark.rule("K11", "K12", "K13")
@pytest.mark.parametrize(
    ("field", "rule"),
    [
        ("h c5 S e2 H e3 s d5", "K12"),
        ("s c5 S e2 H e3 h d5", "K11"),
        (f"a c5 {REST.replace('H e5', '').replace('d5', 'd6').replace('f5', 'f6')}", "K13"),
    ],
)
def test_every_act_is_refused_after_the_end(field: str, rule: str) -> None:
    game, state = set_up("r", "c3", field)
    game.play(state, "c5")
    assert state.over
    for act in (0, 40, 80, 144):
        with pytest.raises(IllegalAct, match="The game is over") as refused:
            game.play(state, act)
        assert refused.value.rule == rule


@pytest.mark.rule("K13")
def test_every_game_ends_with_a_winner() -> None:
    """There are no draws: every turn takes a stone, and every exchange uses up mon stones."""
    game = Kaito()
    for seed in range(30):
        state = game.deal(seed=seed)
        assert game.points(state) == (0, 0)
        while legal := game.legal(state):
            game.play(state, legal[seed % len(legal)])
            assert state.acts < 120
        assert winner(game, state) is not None
