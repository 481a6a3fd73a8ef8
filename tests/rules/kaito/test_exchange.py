"""The mon exchange (K9, K10)."""

from __future__ import annotations

import pytest

from kaisho.errors import IllegalAct
from kaisho.games.kaito import Kaito
from kaisho.kernel import State
from tests.rules.kaito.stones import FAR, held, kaito_square, legal_acts, set_up, side_to_act, stone_on


def after_capture(red_holds: str, black_holds: str, stone: str = "A") -> tuple[Kaito, State]:
    """Return a position in which Red has just taken a stone on c4, by default a red mon."""
    game, state = set_up("r", "c3", f"{stone} c4 s c6 {FAR}", red_holds=red_holds, black_holds=black_holds)
    game.play(state, "c4")
    return game, state


@pytest.mark.rule("K9")
@pytest.mark.parametrize(
    ("purse", "sword", "helmet"),
    [
        ("ccbbaaa", {"cc", "cb", "ca", "bb", "baa"}, {"cc", "cb", "caa", "bba", "baaa"}),
        ("cb", {"cb"}, {"cb"}),
        ("ca", {"ca"}, set()),
        ("bb", {"bb"}, set()),
        ("baa", {"baa"}, set()),
        ("bba", {"bb"}, {"bba"}),
        ("caa", {"ca"}, {"caa"}),
        ("baaa", {"baa"}, {"baaa"}),
        ("cc", {"cc"}, {"cc"}),
    ],
)
def test_a_sword_costs_4_and_a_helmet_5(purse: str, sword: set[str], helmet: set[str]) -> None:
    game, state = after_capture(purse, "SH")
    assert legal_acts(game, state) == {f"{payment}>S" for payment in sword} | {f"{payment}>H" for payment in helmet} | {"-"}


@pytest.mark.rule("K9")
@pytest.mark.parametrize(
    ("red_holds", "black_holds"),
    [
        ("cc", ""),  # nothing to buy back
        ("aaa", "SH"),  # not enough
        ("ba", "SH"),
        ("ca", "H"),  # enough for a sword only
        ("", "SHCCBB"),  # Red cannot pay with what Black has taken
        ("shh", "SH"),  # swords and helmets are not money
        ("cc", "CBA"),  # mon cannot be bought back
    ],
)
def test_a_capture_ends_the_turn_if_no_exchange_is_possible(red_holds: str, black_holds: str) -> None:
    game, state = after_capture(red_holds, black_holds)
    assert side_to_act(game, state) == "black"
    assert legal_acts(game, state) == {"c6:s"}


@pytest.mark.rule("K9")
def test_the_stone_goes_beneath_the_kaito_and_the_payment_leaves_the_game() -> None:
    game, state = after_capture("ccba", "SHH")
    turn = int(state.turn)
    game.play(state, "cb>H")
    assert (kaito_square(state), stone_on(state, "c4")) == ("c4", "H")
    assert held(state) == ("ca", "SH")
    gone = game.view(state, 0)["sides"]["black"]["gone"]
    assert (gone["mon-3"], gone["mon-2"]) == (1, 2)  # neither of the two twos is left
    assert game.view(state, 0)["sides"]["red"]["left"]["helmet"] == 2
    assert side_to_act(game, state) == "black"
    assert int(state.turn) == turn + 1


@pytest.mark.rule("K9")
def test_declining_only_ends_the_turn() -> None:
    game, state = after_capture("cc", "S")
    game.play(state, "-")
    assert held(state) == ("cc", "S")
    assert stone_on(state, "c4") == "."
    assert side_to_act(game, state) == "black"


@pytest.mark.rule("K9")
def test_a_mon_taken_in_the_same_turn_can_be_paid() -> None:
    game, state = after_capture("c", "S", stone="b")
    assert legal_acts(game, state) == {"cb>S", "-"}


@pytest.mark.rule("K9")
def test_black_buys_back_a_black_stone_with_red_mon() -> None:
    game, state = set_up("b", "c3", f"a c4 S c6 {FAR}", red_holds="sccb", black_holds="CA", start="black")
    game.play(state, "c4")
    assert legal_acts(game, state) == {"CA>s", "-"}
    game.play(state, "CA>s")
    assert stone_on(state, "c4") == "s"
    assert held(state) == ("ccb", "")


@pytest.mark.rule("K9")
def test_no_change_is_given() -> None:
    game, state = after_capture("cc", "S")
    game.play(state, "cc>S")
    assert held(state) == ("", "")


@pytest.mark.rule("K9")
@pytest.mark.parametrize(
    ("payment", "message"),
    [
        ("ca>H", "“Helmet” costs 5 mon; 4 is not enough"),
        ("a>S", "“Sword” costs 4 mon; 1 is not enough"),
        ("ccb>S", "“Sword” costs 4 mon; the payment is enough without a stone of value 2"),
        ("cba>H", "“Helmet” costs 5 mon; the payment is enough without a stone of value 1"),
        ("bb>S", "Only 1 mon of value 2 can be paid, not 2"),
    ],
)
def test_a_payment_must_be_sufficient_without_a_superfluous_stone(payment: str, message: str) -> None:
    game, state = after_capture("ccba", "SH")
    with pytest.raises(IllegalAct, match=message) as refused:
        game.play(state, payment)
    assert refused.value.rule == "K9"


@pytest.mark.rule("K9")
def test_only_stones_that_the_opponent_holds_can_be_bought() -> None:
    game, state = set_up("r", "c3", "A c4 s c6 S e2 s d5 h f5 H a6 H b6 H d6", red_holds="cc", black_holds="S")
    game.play(state, "c4")
    with pytest.raises(IllegalAct, match="Red’s opponent does not hold a stone “Helmet”") as refused:
        game.play(state, "cc>H")
    assert refused.value.rule == "K9"


@pytest.mark.rule("K9")
@pytest.mark.parametrize("text", ["cc>S", "-"])
def test_a_capture_must_come_before_an_exchange(text: str) -> None:
    game, state = set_up("r", "c3", f"A c4 {FAR}", red_holds="cc", black_holds="S")
    with pytest.raises(IllegalAct, match="Red must first take a stone") as refused:
        game.play(state, text)
    assert refused.value.rule == "K9"


@pytest.mark.rule("K9")
def test_a_bought_stone_stays_on_its_square_and_is_on_the_field() -> None:
    game, state = after_capture("cc", "S")
    game.play(state, "cc>S")
    game.play(state, "c6")
    assert stone_on(state, "c4") == "S"
    assert "c4:S" in legal_acts(game, state)
    assert game.view(state, 0)["sides"]["red"]["left"]["sword"] == 2


@pytest.mark.rule("K10")
def test_only_one_exchange_is_allowed_per_turn() -> None:
    game, state = after_capture("ccbb", "SS")
    game.play(state, "bb>S")
    assert side_to_act(game, state) == "black"  # even though Red could pay for the second sword
    with pytest.raises(IllegalAct, match="Black must first take a stone"):
        game.play(state, "-")
    game.play(state, "c6")
    game.play(state, "c4")
    assert legal_acts(game, state) == {"cc>S", "-"}


# --- the rulebook's example -------------------------------------------------------------------------------------------

EXAMPLE = "C1S2h/1s4/6/2as2/1H2S1/6 r c1 shcb SSHH move red 27 27"
"""A red sword and Black's last helmet are in the top row; Red holds black mon worth 5, Black two red helmets."""


@pytest.mark.rule("K9", "K8", "K5")
def test_the_exchange_in_the_rulebook() -> None:
    game, state = Kaito.from_position(EXAMPLE)
    game.play(state, "c6 red sword")
    assert stone_on(state, "c6") == "."
    assert game.view(state, 0)["kaito"] == {"square": "c6", "colour": "black"}
    game.play(state, "Helmet for 3+2")
    assert stone_on(state, "c6") == "H"
    assert held(state) == ("sh", "SSH")
    assert side_to_act(game, state) == "black"


@pytest.mark.rule("K12", "K4", "K9")
@pytest.mark.parametrize("escape", ["a6", "f6"])
def test_the_winning_sequence_in_the_rulebook(escape: str) -> None:
    """Along the row Black would lose the last helmet; in the column only a black mon is left."""
    game, state = Kaito.from_position(EXAMPLE)
    for move in ("c6", "cb>H"):
        game.play(state, move)
    assert legal_acts(game, state) == {"a6:C", "f6:h", "c3:a"}
    game.play(state, "c3 black mon 1")
    assert stone_on(state, "c3") == "."
    assert legal_acts(game, state) == {"c6:H", "d3:s"}
    game.play(state, "c6 red helmet")  # back to the top, onto the helmet that was just bought
    assert stone_on(state, "c6") == "."
    assert legal_acts(game, state) == {"a6:C", "f6:h"}  # only along the row
    game.play(state, escape)
    if escape == "a6":
        game.play(state, "f6")
    result = game.result(state)
    assert result is not None
    assert (result.reason, [game.seat_name(seat) for seat in result.winners]) == ("last-helmet", ["red"])
