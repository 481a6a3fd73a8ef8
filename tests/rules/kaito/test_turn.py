"""Moving the kaito and taking stones (K4 to K8)."""

from __future__ import annotations

import pytest

from kaisho.errors import IllegalAct
from tests.rules.kaito.stones import FAR, dealt, held, kaito_square, legal_acts, set_up, side_to_act, stone_on


@pytest.mark.rule("K4")
def test_the_kaito_moves_along_its_row_or_column() -> None:
    game, state = dealt()
    game.play(state, "@c3")
    assert legal_acts(game, state) == {"a3:A", "b3:H", "d3:h", "e3:S", "f3:s", "c1:S", "c2:C", "c4:s", "c5:b", "c6:B"}


@pytest.mark.rule("K4")
def test_the_kaito_jumps_over_stones_and_gaps() -> None:
    game, state = set_up("r", "a1", "s b1 h d1 S f1 a a6")
    assert legal_acts(game, state) == {"b1:s", "d1:h", "f1:S", "a6:a"}
    game.play(state, "f1")
    assert kaito_square(state) == "f1"
    assert stone_on(state, "b1") == "s"


@pytest.mark.rule("K4")
@pytest.mark.parametrize(
    ("target", "message", "squares"),
    [
        ("d4", "d4 is neither in the row nor in the column", ("c3", "d4")),
        ("e5", "e5 is neither in the row nor in the column", ("c3", "e5")),
        ("c5", "c5 is a gap. The kaito must end on a stone", ("c3", "c5")),
        ("c3", "stands on c3 and must move away", ("c3",)),
    ],
)
def test_the_kaito_must_end_on_a_stone_in_its_row_or_column(target: str, message: str, squares: tuple[str, ...]) -> None:
    game, state = set_up("r", "c3", f"s c4 A d4 {FAR}")
    with pytest.raises(IllegalAct, match=message) as refused:
        game.play(state, target)
    assert (refused.value.rule, refused.value.squares) == ("K4", squares)


@pytest.mark.rule("K4")
def test_the_stone_beneath_the_kaito_is_not_a_target() -> None:
    game, state = set_up("b", "c3", f"H c3 s c4 {FAR}")
    assert legal_acts(game, state) == {"c4:s"}
    with pytest.raises(IllegalAct, match="must move away"):
        game.play(state, "c3")


@pytest.mark.rule("K5")
def test_the_kaito_is_turned_over_every_turn() -> None:
    game, state = dealt()
    game.play(state, "@c3")
    colours = [game.view(state, 0)["kaito"]["colour"]]
    for move in ("c4", "a4", "a6"):
        game.play(state, move)
        colours.append(game.view(state, 0)["kaito"]["colour"])
    assert colours == ["red", "black", "red", "black"]
    assert [side_to_act(game, state), int(state.turn)] == ["black", 4]


@pytest.mark.rule("K5")
def test_the_kaito_is_turned_over_before_an_exchange() -> None:
    game, state = set_up("r", "c3", f"A c4 {FAR}", red_holds="cc", black_holds="S")
    game.play(state, "c4")
    assert side_to_act(game, state) == "red"
    assert game.view(state, 0)["kaito"] == {"square": "c4", "colour": "black"}


@pytest.mark.rule("K6")
def test_the_kaito_replaces_the_stone_that_it_takes() -> None:
    game, state = set_up("r", "c3", f"b c5 a c6 {FAR}")
    game.play(state, "c5")
    assert kaito_square(state) == "c5"
    assert stone_on(state, "c5") == "."
    assert game.view(state, 0)["sides"]["black"]["left"]["mon-2"] == 0


@pytest.mark.rule("K6")
def test_players_may_take_their_own_stones() -> None:
    game, state = set_up("r", "c3", f"S c5 a c6 {FAR}")
    assert "c5:S" in legal_acts(game, state)
    game.play(state, "c5")
    assert stone_on(state, "c5") == "."


@pytest.mark.rule("K7")
@pytest.mark.parametrize(("side", "holds"), [("r", ("b", "")), ("b", ("", ""))])
def test_an_opponents_stone_lies_open_in_front_of_the_player_who_took_it(side: str, holds: tuple[str, str]) -> None:
    game, state = set_up(side, "c3", f"b c5 a c6 {FAR}")
    game.play(state, "c5")
    assert held(state) == holds


@pytest.mark.rule("K8")
def test_a_stone_taken_by_its_owner_is_out_of_the_game() -> None:
    game, state = set_up("r", "c3", f"C c5 a c6 {FAR}")
    game.play(state, "c5")
    assert held(state) == ("", "")
    assert game.view(state, 0)["sides"]["red"]["gone"]["mon-3"] == 2
    assert side_to_act(game, state) == "black"


@pytest.mark.rule("K8")
def test_a_stone_taken_by_its_owner_cannot_be_bought_back() -> None:
    game, state = set_up("r", "c3", f"H c5 S c6 {FAR}", red_holds="cc", black_holds="S")
    game.play(state, "c5")
    assert legal_acts(game, state) == {"cc>S", "-"}
    with pytest.raises(IllegalAct, match="“Helmet” cannot be bought back: Red took it off the field") as refused:
        game.play(state, "cc>H")
    assert refused.value.rule == "K8"


@pytest.mark.rule("K7", "K8")
def test_nothing_is_hidden() -> None:
    """Stones out of the game lie face down, but they are not secret."""
    game, state = set_up("r", "c3", f"C c5 a c6 {FAR}")
    for seat in (-1, 0, 1):
        assert game.to_bytes(game.concealed(state, seat)) == game.to_bytes(state)
        assert game.rules["seen"](state, game.parse(state, "c5"), seat) == game.parse(state, "c5")


@pytest.mark.rule("K6")
def test_only_one_stone_is_taken_per_turn() -> None:
    game, state = set_up("r", "c3", f"a c5 a c6 {FAR}", red_holds="cc", black_holds="S")
    game.play(state, "c5")
    with pytest.raises(IllegalAct, match="Red has already taken a stone in this turn") as refused:
        game.play(state, "c6")
    assert (refused.value.rule, refused.value.squares) == ("K9", ("c5", "c6"))
