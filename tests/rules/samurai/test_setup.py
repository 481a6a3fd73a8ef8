"""The set-up: picking tiles and placing figures (M1 to M5)."""

from __future__ import annotations

import pytest

from kaisho.games.samurai import Samurai
from kaisho.games.samurai.board import CAPACITY, FIGURES_OF_A_KIND, SETTLEMENT_NAMES, TILES
from kaisho.games.samurai.position import figures_at, hand_of, settlements_in_play, supply_of
from kaisho.games.samurai.rules import PICKING, PLACING, PLAYING
from kaisho.kernel import State
from tests.rules.samurai.positions import figures_in, hand, legal_acts, play, rule_against


@pytest.mark.rule("M1")
def test_every_seat_in_turn_picks_five_of_its_twenty_tiles() -> None:
    game = Samurai()
    state = game.deal()
    assert legal_acts(game, state) == {f"+{tile}" for tile in TILES}
    play(game, state, "+S1", "+S1", "+F", "+W1", "+T0")
    assert (int(state.seat), int(state.phase), int(state.turn)) == (1, PICKING, 1)
    assert hand(state) == ["S1", "S1", "W1", "T0", "F"]
    assert int(state.left[0]) == 15
    play(game, state, "+H2", "+H3", "+H4", "+B2", "+B3")
    assert (int(state.seat), int(state.phase), int(state.turn)) == (0, PLACING, 2)


@pytest.mark.rule("M1")
def test_a_tile_that_is_used_up_cannot_be_picked() -> None:
    game = Samurai()
    state = game.deal()
    play(game, state, "+F", "+S1")
    assert rule_against(game, state, "+F") == "M1"
    assert rule_against(game, state, "+S1") is None
    play(game, state, "+S1")
    assert rule_against(game, state, "+S1") == "M1"
    assert "+S1" not in legal_acts(game, state)
    assert (
        rule_against(game, state, "h@Kyoto") == rule_against(game, state, "H2@k15") == rule_against(game, state, "end") == "M1"
    )


@pytest.mark.rule("M1")
def test_a_pick_takes_the_first_of_equal_tiles_and_keeps_the_order_of_the_supply() -> None:
    game = Samurai()
    state = game.deal(seed=4)
    order = supply_of(state, 0)
    picked = [TILES.index(code) for code in ("S1", "W1", "S2", "H2", "R4")]
    for kind in picked:
        game.play(state, kind)
        order.remove(kind)  # the first one
    assert supply_of(state, 0) == order


@pytest.mark.rule("M1")
def test_with_random_hands_the_first_five_tiles_are_the_hand() -> None:
    game = Samurai(hands="random", players=3)
    layout = game.shuffle(9)
    state = game.deal(layout)
    assert state.phase == PLACING
    for seat in range(3):
        tiles = layout[20 * seat : 20 * seat + 20].tolist()
        assert hand_of(state, seat) == sorted(tiles[:5])
        assert supply_of(state, seat) == tiles[5:]
    assert rule_against(game, state, "+H2") == "M3"


def placing(players: int = 2) -> tuple[Samurai, State]:
    game = Samurai(players=players, hands="random")
    return game, game.deal()


@pytest.mark.rule("M2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_edo_begins_with_one_figure_of_each_kind(players: int) -> None:
    game, state = placing(players)
    assert figures_in(state, "Edo") == "hbr"
    assert sum(int(word).bit_count() for word in state.figures) == 3
    assert rule_against(game, state, "h@Edo") == "M2"


@pytest.mark.rule("M3")
def test_cities_get_two_figures_each_before_villages_get_one() -> None:
    game, state = placing()
    assert legal_acts(game, state) == {f"{figure}@{city}" for figure in "hbr" for city in ("Akita", "Kyoto")}
    assert rule_against(game, state, "h@Hagi") == "M3"
    play(game, state, "h@Kyoto", "b@Kyoto")
    assert rule_against(game, state, "r@Kyoto") == "M3"
    play(game, state, "r@Akita")
    assert int(state.seat) == 1
    play(game, state, "b@Akita")
    assert len(game.legal(state)) == 3 * 14
    play(game, state, "h@Hagi")
    assert rule_against(game, state, "b@Hagi") == "M3"
    assert rule_against(game, state, "b@Sapporo") == "M3"
    assert rule_against(game, state, "b@Moji") == "M3"


@pytest.mark.rule("M3")
def test_figures_of_a_kind_can_run_out() -> None:
    game, state = placing()
    play(game, state, "h@Kyoto", "b@Kyoto", "h@Akita", "b@Akita")
    for village in ("Hagi", "Izumo", "Bizen", "Nachi"):
        play(game, state, f"h@{village}")
    assert int(state.figures[0]).bit_count() == FIGURES_OF_A_KIND[2] == 7
    assert rule_against(game, state, "h@Kuji") == "M3"
    assert not any(act.startswith("h@") for act in legal_acts(game, state))


@pytest.mark.rule("M4")
def test_a_city_cannot_have_two_figures_of_the_same_kind() -> None:
    game, state = placing()
    play(game, state, "h@Kyoto")
    assert rule_against(game, state, "h@Kyoto") == "M4"
    assert legal_acts(game, state) == {"b@Kyoto", "r@Kyoto", "h@Akita", "b@Akita", "r@Akita"}


@pytest.mark.rule("M3", "M5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_place_figures_in_turn_and_the_first_player_begins(players: int) -> None:
    game, state = placing(players)
    number = 0
    while state.phase == PLACING:
        assert int(state.seat) == number % players
        assert int(state.turn) == number
        game.play(state, game.legal(state)[-1])
        number += 1
    assert number == 3 * int(FIGURES_OF_A_KIND[players]) - 3
    assert (int(state.phase), int(state.seat)) == (PLAYING, 0)
    assert [int(word).bit_count() for word in state.figures] == [int(FIGURES_OF_A_KIND[players])] * 3
    assert rule_against(game, state, "h@Kyoto") == "M5"
    assert rule_against(game, state, "+H2") == "M1"


@pytest.mark.rule("M2", "M3", "M4", "M5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_figures_placed_by_chance_fill_every_settlement(players: int) -> None:
    game = Samurai(players=players, hands="random", figures="random")
    for seed in range(50):
        state = game.deal(seed=seed)
        assert (int(state.phase), int(state.seat), int(state.acts)) == (PLAYING, 0, 0)
        assert [int(word).bit_count() for word in state.figures] == [int(FIGURES_OF_A_KIND[players])] * 3
        for settlement in settlements_in_play(players):
            assert len(figures_at(state, settlement)) == CAPACITY[settlement]
    assert rule_against(game, state, "h@Kyoto") == "M5"


@pytest.mark.rule("M3", "M4")
def test_chance_places_the_figures_in_the_order_of_the_deal() -> None:
    """A figure that may not join another of its kind in a city goes to the next settlement that may have it."""
    game = Samurai(hands="random", figures="random")
    tiles = "/".join(game.write_layout(game.shuffle(1)).split("/")[:2])
    state = game.deal(game.read_layout(f"{tiles}/hhhhhhbbbbbbrrrrrr"))
    placed = "".join(figures_at(state, settlement) for settlement in settlements_in_play(2))
    assert placed == "hbr" + "hb" + "hb" + "hhhh" + "bbbb" + "rrrrrr"
    assert (figures_in(state, SETTLEMENT_NAMES[1]), figures_in(state, SETTLEMENT_NAMES[3])) == ("hb", "h")


@pytest.mark.rule("M1", "M3")
def test_with_figures_by_chance_the_game_begins_after_the_picks() -> None:
    game = Samurai(figures="random")
    state = game.deal(seed=3)
    assert state.phase == PICKING and rule_against(game, state, "h@Kyoto") == "M1"
    play(game, state, "+S1", "+S1", "+F", "+W1", "+T0", "+H2", "+H3", "+H4", "+B2", "+B3")
    assert (int(state.seat), int(state.phase), int(state.turn)) == (0, PLAYING, 2)


def test_chance_gives_every_settlement_every_kind_about_equally_often() -> None:
    """Three thousand deals; each count is binomial, and six deviations are never seen by chance."""
    game = Samurai(hands="random", figures="random")
    deals = 3_000
    counts = {settlement: dict.fromkeys("hbr", 0) for settlement in settlements_in_play(2)}
    for seed in range(deals):
        state = game.deal(seed=seed)
        for settlement, kinds in counts.items():
            for letter in figures_at(state, settlement):
                kinds[letter] += 1
    for settlement, kinds in counts.items():
        share = CAPACITY[settlement] / 3
        limit = 6 * (deals * share * (1 - share)) ** 0.5
        assert all(abs(count - deals * share) <= limit for count in kinds.values()), settlement
