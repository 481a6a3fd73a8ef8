"""Explanations of deadlocks (Z8): the chain of passes, the loser, the marker, the words and the comment of a record.

The chain is also computed by a second method on the naive board: it maps each of the sixteen towers to the one that must move
after its pass, and finds the cycle with two pointers of different speed.
"""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kaisho.errors import Word
from kaisho.games.kamisado import Kamisado
from kaisho.games.kamisado.board import COLOURS, square_name
from kaisho.games.kamisado.deadlock import Deadlock, PlacedTower, deadlock_of
from kaisho.games.kamisado.rounds import comments_after
from kaisho.language import LANGUAGES, words
from kaisho.record import Record
from kaisho.state import State
from tests.games.kamisado.naive import AHEAD, NaiveMatch, act_of, number_of, square_of
from tests.games.kamisado.test_naive import DEADLOCKS, DEADLOCKS_BY_A_PUSH, match_of, random_position, text_of

SHAPES = {
    (2, 0): ("8/8/4OKBn/4rRGP/4okyN/4pgYb/8/8 w O", "e6-b3"),
    (3, 1): ("8/8/4OKBn/4rRGP/4okyN/4pgYb/8/8 b p", "e3-c5"),
    (4, 0): ("8/BryY4/OGgo4/kKRn4/bPpN4/8/8/8 w Y", "d7-g4"),
    (4, 2): ("8/1yNn4/1GoPY3/OgBrR3/Kbk1p3/8/8/8 w R", "e5-h2"),
    (5, 1): ("8/4bnog/4NRkr/4YKPB/4OpyG/8/8/8 w N", "e6-a2"),
    (5, 3): ("8/1yNn4/1GoPY3/OgBrR3/Kbk1p3/8/8/8 b p", "e4-h7"),
    (6, 0): ("8/8/5KyG/4g2o/4RYBO/4pNkr/4n1bP/8 w K", "f6-g5"),
    (6, 2): ("8/BPG5/gRKY4/knrp4/NoO5/1y1b4/8/8 w Y", "d6-e5"),
    (6, 4): ("8/8/8/4obgP/4nBKp/4NYRO/4Gkry/8 b o", "e5-e6"),
    (7, 1): ("8/8/8/4yKkB/4GORp/4nrYN/4oPgb/8 b y", "e5-f6"),
    (7, 5): ("8/8/PGob4/kKpn4/gBYR4/NryO4/8/8 w R", "d4-f2"),
    (8, 0): ("8/8/GPob4/kgpOR3/KBY5/yrNn4/8/8 w R", "e5-h2"),
    (8, 2): ("8/4GbBR/4YKko/4OgnP/4Nrpy/8/8/8 w G", "e7-b4"),
    (8, 6): ("8/8/yPob4/kKpn4/gBYR4/NrGO4/8/8 b n", "d5-e6"),
    (9, 7): ("8/7R/NY1G4/gKyo4/kBbn4/prOP4/8/8 w G", "d6-e5"),
    (10, 0): ("8/8/7G/4nKON/4PkBR/3Yoypr/6gb/8 b o", "e3-b6"),
    (10, 8): ("8/4YGPB/4NRkK/4gbpO/4oynr/8/8/8 w Y", "e7-b4"),
    (11, 3): ("8/8/PNGb4/kKpn4/YBgR4/oryO4/8/8 w O", "d3-e2"),
    (11, 9): ("8/8/PNGb4/kKpn4/YBgR4/royO4/8/8 w O", "d3-e2"),
    (12, 2): ("8/8/7G/4nKON/4PkBR/3Yoypr/6gb/8 b o", "e3-d4"),
    (12, 8): ("8/8/7N/4nKRB/4PkGO/3Yoypr/6gb/8 b o", "e3-d4"),
}
"""Chains by their number of towers and the index of the first that repeats: cycles, some with towers before them."""

TURNED_SHAPES = {
    (2, 0): ("8/YBk5/rRg5/pnG5/1oy5/bKP5/1NO5/8 b y", "c4-e6"),
    (5, 1): ("8/8/2Goy3/k1ORN3/pKPrB3/Ybg1n3/8/8 w G", "c6-b5"),
    (6, 4): ("8/8/KGbB4/PkYo4/ypRn4/NrgO4/8/8 b b", "c6-c7"),
}
"""The same on the board with orange at the left."""

MATCHES = ("single", "series:3", "standard", "long", "marathon", "series:3/tournament", "standard/tournament")


def played(text: str, act: int | str) -> tuple[Kamisado, State, int, State]:
    """The game, the state before an act, the act, and the state after it."""
    game, before = Kamisado.from_position(text)
    after = game.copy(before)
    number = game.play(after, act)
    return game, before, number, after


# --- the second method ------------------------------------------------------------------------------------------------


Name = tuple[int, str]
"""A tower of the naive board: its side and its colour."""


def naive_chain(before: NaiveMatch, number: int) -> tuple[list[Name], int] | None:
    """The towers that pass after an act and the index of the first that repeats, or None if there is no deadlock."""
    act, seat = act_of(number), before.seat
    if act[0] != "move":
        return None
    after = replace(before, match="single").after(act)
    if after.reason != "deadlock":
        return None
    next_tower = {
        (tower.side, tower.colour): (1 - tower.side, after.colour_at[square]) for square, tower in after.board.items()
    }
    target = square_of(act[2])
    pushed = before.pushed(before.where(seat, act[1])) if target in before.board else []
    landed = (target[0], target[1] + len(pushed) * AHEAD[seat])
    first = (seat if pushed else 1 - seat, before.colour_at[landed])
    tail, cycle = tail_and_cycle(first, next_tower)
    chain = [*tail, *cycle]
    assert not any(after.targets(after.where(*tower)) for tower in chain), "a tower of the chain can move"
    return chain, len(tail)


def tail_and_cycle(first: Name, next_tower: dict[Name, Name]) -> tuple[list[Name], list[Name]]:
    """The towers before a cycle and those in it: two pointers, one twice as fast, meet in the cycle."""
    slow, fast = next_tower[first], next_tower[next_tower[first]]
    while slow != fast:
        slow, fast = next_tower[slow], next_tower[next_tower[fast]]
    tail, tower = [], first
    while tower != slow:
        tail.append(tower)
        tower, slow = next_tower[tower], next_tower[slow]
    cycle = [tower]
    while next_tower[cycle[-1]] != tower:
        cycle.append(next_tower[cycle[-1]])
    return tail, cycle


def compared(text: str, act: int) -> Deadlock | None:
    """The deadlock after an act, on which both methods must agree."""
    _, before, number, after = played(text, act)
    naive = match_of(text)
    wanted = naive_chain(naive, number)
    deadlock = deadlock_of(before, number, after)
    assert (deadlock is None) == (wanted is None)
    if deadlock is None or wanted is None:
        return None
    naive_after = replace(naive, match="single", scores=(0, 0)).after(act_of(number))
    assert ([(tower.seat, COLOURS[tower.colour]) for tower in deadlock.passes], deadlock.again) == wanted
    for tower in (*deadlock.passes, deadlock.moved, *([deadlock.marked] if deadlock.marked else [])):
        standing = naive_after.board[square_of(square_name(tower.square))]
        assert (standing.side, standing.colour) == (tower.seat, COLOURS[tower.colour])
    assert deadlock.moved.seat == naive.seat
    assert naive_after.winner == deadlock.winner
    if naive.match in ("single", "series"):
        assert deadlock.marked is None
    else:
        assert deadlock.marked is not None
        assert deadlock.marked.seat == deadlock.winner
        assert after.markers.sum() == before.markers.sum() + 1
        assert (
            after.markers[deadlock.winner, deadlock.marked.colour]
            == before.markers[deadlock.winner, deadlock.marked.colour] + 1
        )
    return deadlock


# --- tests ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("Z8")
@pytest.mark.parametrize("match", MATCHES)
@pytest.mark.parametrize("shape", SHAPES)
def test_a_chain_of_every_shape_is_found_in_every_match(shape: tuple[int, int], match: str) -> None:
    position, move = SHAPES[shape]
    text = f"{position} play 0:0 {match} 1 9 9"
    _, _, act, _ = played(text, move)
    deadlock = compared(text, act)
    assert deadlock is not None
    assert (len(deadlock.passes), deadlock.again) == shape
    assert (deadlock.marked is None) == match.startswith(("single", "series"))
    assert not deadlock.pushed


@pytest.mark.rule("Z8")
@pytest.mark.parametrize("match", MATCHES)
@pytest.mark.parametrize("shape", TURNED_SHAPES)
def test_a_chain_is_found_on_the_board_turned_by_a_quarter(shape: tuple[int, int], match: str) -> None:
    position, move = TURNED_SHAPES[shape]
    text = f"{position} play 0:0 {match}/orange-left 1 9 9"
    _, _, act, _ = played(text, move)
    deadlock = compared(text, act)
    assert deadlock is not None
    assert (len(deadlock.passes), deadlock.again) == shape


@pytest.mark.rule("Z8", "M4")
@pytest.mark.parametrize("text", DEADLOCKS + DEADLOCKS_BY_A_PUSH)
def test_both_methods_explain_every_act_of_a_crowded_position_alike(text: str) -> None:
    explained = [compared(text, number_of(act)) for act in match_of(text).legal()]
    deadlocks = [deadlock for deadlock in explained if deadlock is not None]
    assert deadlocks
    if text in DEADLOCKS_BY_A_PUSH:
        assert any(deadlock.pushed for deadlock in deadlocks)


@settings(deadline=None, max_examples=100)
@given(st.integers(min_value=0))
def test_both_methods_explain_random_positions_alike(seed: int) -> None:
    rng = random.Random(seed)
    match = random_position(rng)
    for _ in range(12):
        if match.phase != "play":
            return
        for act in match.legal():
            compared(text_of(match), number_of(act))
        match = match.after(rng.choice(match.legal()))


@pytest.mark.rule("Z8")
def test_example_6_of_the_rulebook_is_explained() -> None:
    """Wolfgang is White, Ralf Black: Ralf's green tower moved last, so he loses, and Wolfgang's red tower is marked."""
    game, before, act, after = played("3K2G1/8/8/OrY2R2/P3pkN1/g3B3/8/n2y2bo w B play 0:0 standard", "Blue Forward 1 Green")
    before = game.copy(after)
    act = game.play(after, "Green Right 1 Red")
    deadlock = deadlock_of(before, act, after)
    assert deadlock is not None
    assert [(tower.seat, COLOURS[tower.colour], square_name(tower.square)) for tower in deadlock.passes] == [
        (1, "red", "f5"),
        (0, "green", "b4"),
    ]
    assert deadlock.again == 0
    assert deadlock.moved == deadlock.passes[1]
    assert deadlock.marked == deadlock.passes[0]
    assert [event.say() for event in game.events(before, act, after)] == [
        "Deadlock: Black moved last, with the Green tower to b4.",
        "Every tower that would have to move next is blocked and passes; the colour of its square, in brackets, names the "
        "next one: 1 White Red f5 (Green), 2 Black Green b4 (Red). (rule Z6)",
        "After number 2 it would be number 1’s turn again, and so on for ever.",
        "Nobody could ever move again, so whoever moved last loses: Black loses the round, White wins it. (rule Z8)",
        "White marks their Red tower on f5, which is now a sumo: it has the colour of b4, the square reached last. (rule M4)",
    ]


@pytest.mark.rule("Z8", "M3", "M4")
@pytest.mark.parametrize("markers", range(4))
def test_a_deadlock_gives_the_first_to_the_fourth_marker(markers: int) -> None:
    """Black's last move ends on blue e7: White's blue tower on h2 is marked, and the fourth marker wins the marathon."""
    position = f"O1PKYRGN/8/8/8/8/r7/7B{'+' * markers}/ng1ykpbo b r play 0:{2**markers - 1} marathon {markers + 1} 9 9"
    game, before, act, after = played(position, "a3-e7")
    assert bool(after.over) == (markers == 3)
    *_, marked = game.events(before, act, after)
    assert marked.id == "kamisado-deadlock-marked"
    assert marked.values["rank"] == Word(f"kamisado-rank-{markers + 1}")
    for language in LANGUAGES:
        assert words(language)(f"kamisado-rank-{markers + 1}") in marked.say(language)


@pytest.mark.rule("Z8")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", DEADLOCKS_BY_A_PUSH)
def test_a_deadlock_by_a_push_names_the_pusher_as_the_one_who_moved_last(text: str, language: str) -> None:
    match = match_of(text)
    for act in match.legal():
        game, before, number, after = played(text, number_of(act))
        deadlock = deadlock_of(before, number, after)
        if deadlock is None or not deadlock.pushed:
            continue
        first, passes, *_ = game.events(before, number, after)
        assert first.id == "kamisado-deadlock-pushed"
        assert deadlock.passes[0].seat == match.seat  # S3: the pusher would have moved again
        message = first.say(language)
        assert words(language)(f"kamisado-{('black', 'white')[match.seat]}") in message
        assert act[2] in message
        for tower in deadlock.passes:
            assert square_name(tower.square) in passes.say(language)


@pytest.mark.rule("Z8", "M7")
@pytest.mark.parametrize("setup", ["", "/tournament"])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_in_a_series_the_old_board_is_shown_although_the_next_round_is_set_up(number: int, setup: str) -> None:
    position, move = SHAPES[5, 1]
    score = {1: "0:0", 2: "1:0", 3: "1:1"}[number]
    game, before, act, after = played(f"{position} play {score} series:3{setup} {number} 9 9", move)
    first, *_, last = game.events(before, act, after)
    assert last.id == "kamisado-deadlock-point"
    assert first.drawn is not None
    single = game.current_round(before)
    game.rules["play"](single, act)
    old_board = {(tower["side"], tower["colour"], tower["square"]) for tower in game.view(single, 0)["towers"]}
    assert {(tower["side"], tower["colour"], tower["square"]) for tower in first.drawn["towers"]} == old_board
    if number < 3:
        assert old_board != {(tower["side"], tower["colour"], tower["square"]) for tower in game.view(after, 0)["towers"]}


def test_a_round_won_on_the_home_row_is_not_a_deadlock() -> None:
    game, before, act, after = played("8/r7/8/8/8/8/OBPKYRGN/1gnykpbo b r play 0:0 standard 1 9 9", "a7-a8")
    assert deadlock_of(before, act, after) is None
    assert [event.id for event in game.events(before, act, after)] == ["kamisado-round-won-with-marker"]
    assert game.comments_after(before, act, after) == {}


@pytest.mark.parametrize("shape", SHAPES)
def test_a_drawn_deadlock_uses_the_names_of_views(shape: tuple[int, int]) -> None:
    position, move = SHAPES[shape]
    game, before, act, after = played(f"{position} play 0:0 standard 1 9 9", move)
    drawn = game.events(before, act, after)[0].drawn
    assert drawn is not None
    view = game.view(after, 0)
    assert sorted(map(str, view["towers"])) == sorted(
        str({key: tower[key] for key in ("side", "colour", "markers", "square")}) for tower in drawn["towers"]
    )
    assert (len(drawn["passes"]), drawn["again"]) == shape
    squares = {(tower["side"], tower["colour"]): tower["square"] for tower in view["towers"]}
    for tower in (*drawn["passes"], drawn["moved"], drawn["marked"]):
        assert squares[tower["side"], tower["colour"]] == tower["square"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("match", MATCHES)
def test_every_deadlock_is_described_in_every_language(match: str, language: str) -> None:
    say = words(language)
    for position, move in SHAPES.values():
        game, before, act, after = played(f"{position} play 0:0 {match} 1 9 9", move)
        deadlock = deadlock_of(before, act, after)
        assert deadlock is not None
        events = game.events(before, act, after)
        assert [event.drawn is not None for event in events] == [True, False, False, False, False][: len(events)]
        assert all(event.rule in (None, *game.rule_ids) for event in events)
        ground = match_of(game.position(before)).colour_at
        numbered = [
            f"{number} {say(('kamisado-black', 'kamisado-white')[tower.seat])} {say(f'kamisado-{COLOURS[tower.colour]}')} "
            f"{square_name(tower.square)} ({say(f'kamisado-{ground[square_of(square_name(tower.square))]}')})"
            for number, tower in enumerate(deadlock.passes, 1)
        ]
        assert ", ".join(numbered) in events[1].say(language)
        assert len(events) == (4 if match == "single" else 5)
        assert all(event.say(language) for event in events)


@pytest.mark.parametrize("match", MATCHES)
@pytest.mark.parametrize("shape", SHAPES)
def test_a_record_carries_the_deadlock_and_checks_it(shape: tuple[int, int], match: str) -> None:
    position, move = SHAPES[shape]
    game, state = Kamisado.from_position(f"{position} play 0:0 {match} 1 9 9")
    record = Record(game, start=state)
    act = record.play(move)
    text = record.write()
    comment = comments_after(record.states[0], act, record.state)["deadlock"]
    assert f"; deadlock: {comment}\n" in text
    assert comment.count(" - ") == shape[0]
    assert f"again from {shape[1] + 1}" in comment
    assert ("marker" in comment) == (not match.startswith(("single", "series")))
    assert Record.read(text).write() == text


def test_the_passes_of_a_chain_are_different_towers() -> None:
    for position, move in SHAPES.values():
        _, before, act, after = played(f"{position} play 0:0 single 1 9 9", move)
        deadlock = deadlock_of(before, act, after)
        assert deadlock is not None
        assert len(set(deadlock.passes)) == len(deadlock.passes)
        assert all(isinstance(tower, PlacedTower) for tower in deadlock.passes)
