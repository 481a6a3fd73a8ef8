"""The end of the game, the winner, open and hidden captures, and places (M16 to M22)."""

from __future__ import annotations

import pytest

from kaisho.game import WATCHER, Result
from kaisho.games.samurai import Samurai
from kaisho.games.samurai.board import SETTLEMENT_NAMES
from kaisho.games.samurai.rules import OVER
from kaisho.kernel import State, uint64
from kaisho.language import LANGUAGES
from tests.rules.samurai.positions import play, rule_against, set_up


@pytest.mark.rule("M16")
@pytest.mark.parametrize("capture", ["turn", "immediate"])
def test_the_game_ends_after_the_turn_in_which_a_kind_leaves_the_map(capture: str) -> None:
    game, state = set_up({"blue": "B3@f17"}, {"red": "S3 W1"}, {"Hagi": "h"}, capture=capture)
    state.figures[0] = uint64(1 << SETTLEMENT_NAMES.index("Hagi"))
    play(game, state, "S3@g18")
    assert not state.over
    play(game, state, "W1@e17")  # the turn goes on
    play(game, state, "end")
    assert state.over
    assert state.phase == OVER
    assert game.legal(state) == []
    assert rule_against(game, state, "end") == "M16"
    assert state.hand[0].any()  # the hand was refilled first


@pytest.mark.rule("M16")
def test_the_game_ends_when_the_fourth_figure_is_set_aside() -> None:
    for before, over in ((2, False), (3, True)):
        game, state = set_up({"blue": "H3@f17"}, {"red": "S3", "blue": "H2"}, {"Hagi": "h"})
        state.aside[1] = before
        play(game, state, "S3@g18", "end")
        assert bool(state.over) == over


@pytest.mark.rule("M16")
@pytest.mark.parametrize("capture", ["turn", "immediate"])
def test_the_turn_goes_on_after_the_fourth_figure_is_set_aside(capture: str) -> None:
    game, state = set_up({"blue": "H3@f17"}, {"red": "S3 W1"}, {"Hagi": "h"}, capture=capture)
    state.aside[1] = 3
    play(game, state, "S3@g18")
    assert not state.over
    play(game, state, "W1@e17")
    assert not state.over
    play(game, state, "end")
    assert state.over
    assert game.result(state) is not None


def result_of(*captured: tuple[int, int, int]) -> Result:
    """Return the result of a game in which the players end with these helmets, buddhas and rice fields."""
    game, state = set_up(players=len(captured))
    for seat, figures in enumerate(captured):
        state.captured[seat] = figures
    state.phase, state.over = OVER, 1
    result = game.result(state)
    assert result is not None
    return result


@pytest.mark.rule("M17")
def test_a_sole_majority_in_two_kinds_wins_outright() -> None:
    result = result_of((3, 3, 0), (2, 2, 9))
    assert (result.winners, result.reason) == ((0,), "two-majorities")
    assert result.values == (1, -1)
    assert result_of((1, 1, 1), (0, 0, 0)).reason == "two-majorities"


@pytest.mark.rule("M18", "M22")
def test_the_first_worked_example_in_the_rulebook() -> None:
    """Yellow leads nowhere. Green leads in rice with 6 others, blue in helmets with 5, red in buddhas with 4: green wins."""
    red, blue, green, yellow = (2, 4, 2), (4, 2, 3), (3, 3, 4), (3, 3, 2)
    result = result_of(red, blue, green, yellow)
    assert (result.winners, result.reason) == ((2,), "most-others")
    assert result.values == (-1, -1, 1, -1)
    assert result.places == (3, 2, 1, 4)
    assert result.points == (8, 9, 10, 8)


@pytest.mark.rule("M18", "M19")
def test_the_second_worked_example_in_the_rulebook() -> None:
    """Red leads in helmets, yellow in buddhas, nobody in rice. Both have 3 others; red has 9 in total, yellow 8: red wins."""
    red, blue, green, yellow = (6, 1, 2), (3, 3, 3), (2, 4, 3), (1, 5, 2)
    result = result_of(red, blue, green, yellow)
    assert (result.winners, result.reason) == ((0,), "most-figures")
    assert result.points[0] == 9
    assert result.points[3] == 8
    assert result.places == (1, 3, 3, 2)  # blue and green lead nowhere and have nine figures each


@pytest.mark.rule("M18")
def test_a_player_without_a_majority_loses_to_one_with_a_majority() -> None:
    result = result_of((4, 0, 0), (3, 5, 5), (3, 5, 5))
    assert (result.winners, result.reason) == ((0,), "most-others")


@pytest.mark.rule("M20")
def test_a_tie_in_everything_is_a_shared_victory() -> None:
    result = result_of((4, 1, 1), (1, 4, 1), (1, 1, 1))
    assert (result.winners, result.reason) == ((0, 1), "shared")
    assert result.values == (0.5, 0.5, -1)
    assert sum(result.values) == 0


@pytest.mark.rule("M20")
def test_a_victory_shared_by_all_is_a_draw() -> None:
    result = result_of((4, 1, 0), (1, 4, 0))
    assert (result.winners, result.reason, result.values) == ((), "all-share", (0, 0))


@pytest.mark.rule("M18", "M20")
def test_if_nobody_has_a_majority_the_most_figures_win() -> None:
    result = result_of((2, 2, 2), (2, 2, 2), (2, 2, 1))
    assert (result.winners, result.reason, result.values) == ((0, 1), "shared", (0.5, 0.5, -1))
    result = result_of((3, 2, 2), (3, 2, 1), (0, 2, 2))
    assert (result.winners, result.reason) == ((0,), "no-majority")
    assert result_of((1, 1, 1), (1, 1, 1)).reason == "all-share"


@pytest.mark.rule("M22")
@pytest.mark.parametrize(
    ("captured", "places"),
    [
        # Two majorities come first, whatever the number of figures; then one majority, then the rest by all figures.
        (((2, 2, 0), (1, 1, 3), (1, 1, 2)), (1, 2, 3)),
        (((4, 4, 4), (0, 0, 1), (3, 0, 0)), (1, 3, 2)),
        (((2, 2, 0), (1, 1, 2), (0, 0, 9), (1, 1, 2)), (1, 3, 2, 3)),
        # One majority each: by the figures of the other kinds, then by all figures.
        (((9, 0, 1), (0, 4, 2), (1, 1, 3)), (3, 1, 2)),
        (((5, 1, 1), (1, 4, 1), (0, 0, 3)), (1, 2, 3)),
        (((4, 1, 1), (1, 4, 1), (1, 1, 4)), (1, 1, 1)),
        # A player without a majority comes after all who have one.
        (((1, 0, 0), (0, 5, 5), (0, 5, 5)), (1, 2, 2)),
        # Nobody has a majority: all figures decide.
        (((3, 2, 2), (3, 2, 1), (0, 2, 2)), (1, 2, 3)),
        (((2, 2, 2), (2, 2, 2), (2, 2, 1)), (1, 1, 3)),
        (((2, 2, 1), (2, 2, 1), (2, 2, 0), (0, 0, 1)), (1, 1, 3, 4)),
        (((0, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0)), (1, 1, 1, 1)),
        # Two players are first and second, or share the first place.
        (((3, 3, 0), (2, 2, 9)), (1, 2)),
        (((4, 1, 0), (1, 4, 0)), (1, 1)),
    ],
)
def test_every_player_is_ranked_by_the_same_criteria(
    captured: tuple[tuple[int, int, int], ...], places: tuple[int, ...]
) -> None:
    assert result_of(*captured).places == places


@pytest.mark.rule("M22")
def test_places_and_majorities_are_shown_after_the_end() -> None:
    captured = ((2, 4, 2), (4, 2, 3), (3, 3, 4), (3, 3, 2))
    game, state = set_up(players=4)
    state.captured[:4] = captured
    assert game.view(state, 0)["standings"] is None
    assert "1st" not in game.show(state, seat=0)
    state.phase, state.over = OVER, 1
    assert game.view(state, WATCHER)["standings"] == [
        {"place": 3, "majorities": ["buddha"]},
        {"place": 2, "majorities": ["helmet"]},
        {"place": 1, "majorities": ["rice"]},
        {"place": 4, "majorities": []},
    ]
    lines = [line.strip() for line in game.show(state).splitlines()[-4:]]
    assert lines == [
        "1st Green – majority: Rice; other figures: 6; figures in all: 10",
        "2nd Blue – majority: Helmet; other figures: 5; figures in all: 9",
        "3rd Red – majority: Buddha; other figures: 4; figures in all: 8",
        "4th Yellow – no majority; figures in all: 8",
    ]
    for language in LANGUAGES:
        assert len(game.show(state, language).splitlines()) == len(game.show(state).splitlines())


def shown_captures(game: Samurai, state: State, seat: int) -> list[object]:
    return [player["captured"] for player in game.view(state, seat)["players"]]


@pytest.mark.rule("M21")
def test_with_three_or_four_players_only_the_number_of_other_captures_is_shown() -> None:
    game, state = set_up(players=3)
    state.captured[0] = (1, 2, 3)
    reds = {"helmet": 1, "buddha": 2, "rice": 3}
    assert shown_captures(game, state, 0)[0] == reds
    assert shown_captures(game, state, 1)[0] is None
    assert shown_captures(game, state, -1) == [None, None, None]
    assert game.view(state, 1)["players"][0]["captured_in_all"] == 6
    assert "h1 b2 r3" not in game.show(state, seat=1)
    assert "h1 b2 r3" in game.show(state, seat=0)
    state.phase, state.over = OVER, 1
    assert shown_captures(game, state, 1)[0] == reds


@pytest.mark.rule("M21")
def test_captures_are_open_with_two_players_or_by_option() -> None:
    for options in ({"players": 2}, {"players": 4, "open_captures": "yes"}):
        game, state = set_up(**options)
        state.captured[0] = (1, 2, 3)
        assert shown_captures(game, state, 1)[0] == {"helmet": 1, "buddha": 2, "rice": 3}
