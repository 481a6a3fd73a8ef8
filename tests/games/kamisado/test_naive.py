"""The engine compared with the independent implementation in ``naive.py``.

In random matches of every kind, in random positions full of sumos, and in positions with rare events, both must agree on
legal acts, seat, board, markers, scores, round and ending after every act, and on the number of sequences of acts.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kaisho.game import Game, OptionValue
from kaisho.games.kamisado import Kamisado
from kaisho.kernel import State
from kaisho.search.perft import perft
from tests.games.kamisado.naive import (
    COLOUR_AT,
    COLOURS,
    LETTERS,
    POINTS_TO_WIN,
    WORTH,
    Act,
    NaiveMatch,
    Tower,
    act_of,
    number_of,
    square_of,
)
from tests.games.kamisado.naive import perft as naive_perft

MATCHES = ("single", "standard", "long", "marathon", "series")
SETUPS = ("colours", "tournament")
ORIENTATIONS = ("brown-left", "orange-left")
LETTER_OF = {colour: letter for letter, colour in LETTERS.items()}

DEADLOCKS = (
    "8/1bG3Y1/1O1nNB2/2or+1gk+1/1K1pPR++y1/8/8/8 b p play 2:3 marathon 5 40 40",
    "8/8/8/2Gk1Rg1/1KP+Nn1O++p/1y3B1b/3Yr+2o+/8 w R play 2:4 marathon 6 40 40",
    "8/3oK+3/3yP+b2/3Y+r+n2/3pN++g2/3R1O2/3k+BG2/8 w N play 2:6 long 8 40 40",
    "8/8/1o++RN+k+pg1/1B1y+n+YO+1/1G+Pb1rK++1/8/8/8 w N play 6:6 long 11 40 40",
)
"""An act of the side to move leads into a deadlock."""

DEADLOCKS_BY_A_PUSH = (
    "8/8/8/1O++Ry++r++3/B+g+Y+1p+3/n++oPbN+3/1G1kK3/8 b n play 11:6 marathon 14 40 40",
    "8/8/5g++2/2o+GNY+2/3K+++r++P2/2nBO++R++2/2b++p+y3/3k++4 b r play 14:14 marathon 19 40 40",
    "8/8/8/2R+Y++1b+2/2kn+Ng+2/2O+Bo+3/2G+KP3/3ypr+2 b o play 5:6 long 11 40 40",
    "8/8/8/1b+knBRY+1/1GPN+g+p2/1yoK1Or1/8/8 b g play 2:2 standard 5 40 40",
    "8/y1K+1p+3/r+PB+G++Y3/b+NOn+4/R+1o+k+g3/8/8/8 w G play 6:6 long 12 40 40",
)
"""A push leads into a deadlock; in the last position it pushes two towers."""

MUST_OCCUR = (
    *("push by 1 of 1", "push by 2 of 1", "push by 2 of 2", "push by 3 of 1", "push by 3 of 2", "push by 3 of 3"),
    *("push of a marked tower", "push after a push", "pass", "pass after a push"),
    *("deadlock", "deadlock by a push", "marker", "fill", "marathon ends: home-row", "marathon ends: deadlock"),
)


# --- comparing --------------------------------------------------------------------------------------------------------


class Pair:
    """The same match in both implementations, with counts of what happens in it."""

    def __init__(self, game: Game, state: State, match: NaiveMatch, seen: Counter[str] | None = None) -> None:
        self.game, self.state, self.match = game, state, match
        self.seen: Counter[str] = Counter() if seen is None else seen
        self.after_push = False
        self.compare()

    @classmethod
    def start(cls, match: str, setup: str, rounds: int = 2, orientation: str = "brown-left") -> Pair:
        options: dict[str, OptionValue] = {"match": match, "setup": setup, "orientation": orientation}
        game = Kamisado(**options | ({"rounds": rounds} if match == "series" else {}))
        return cls(game, game.deal(), NaiveMatch.start(match, setup, rounds, orientation))

    @classmethod
    def from_text(cls, text: str, seen: Counter[str] | None = None) -> Pair:
        game, state = Kamisado.from_position(text)
        assert game.position(state) == text
        return cls(game, state, match_of(text), seen)

    def compare(self) -> None:
        game, state, match = self.game, self.state, self.match
        text = game.position(state)
        read = match_of(text)
        assert sorted(game.legal(state)) == sorted(number_of(act) for act in match.legal()), text
        assert (read.board, read.must, read.phase) == (match.board, match.must, match.phase), text
        assert (read.scores, read.round) == (match.scores, match.round), text
        assert (read.match, read.setup, read.orientation) == (match.match, match.setup, match.orientation), text
        assert game.points(state) == match.scores, text
        assert bool(state.over) == (match.phase == "over"), text
        result = game.result(state)
        if result is None:
            assert int(state.seat) == read.seat == match.seat, text
        else:
            assert result.reason == match.reason, text
            assert result.winners == (() if match.winner is None else (match.winner,)), text

    def play(self, act: Act) -> None:
        self.count(act)
        self.match = self.match.after(act)
        self.game.play(self.state, number_of(act))
        self.compare()

    def play_at_random(self, rng: random.Random, max_acts: int = 100_000) -> None:
        for _ in range(max_acts):
            if not (acts := self.match.legal()):
                return
            self.play(rng.choice(acts))

    def count(self, act: Act) -> None:
        """Count what is special about an act that is about to be played."""
        before, after, seen = self.match, self.match.after(act), self.seen
        seen[act[0]] += 1
        pushes = False
        if act[0] == "move":
            start, target = before.where(before.seat, act[1]), square_of(act[2])
            pushes = start != target and target in before.board
            if pushes:
                seen[f"push by {before.board[start].markers} of {len(before.pushed(start))}"] += 1
                seen["push of a marked tower"] += any(before.board[square].markers for square in before.pushed(start))
                seen["push after a push"] += self.after_push
            if start == target:
                seen["pass"] += 1
                seen["pass after a push"] += self.after_push
            ended = after.phase in ("refill", "over") or after.round > before.round
            if ended and target[1] not in (1, 8):
                seen["deadlock"] += 1
                seen["deadlock by a push"] += pushes
            if ended and after.phase == "refill":
                seen["marker"] += 1
        if after.phase == "over":
            seen[f"{after.match} ends: {after.reason}"] += 1
        self.after_push = pushes


# --- positions --------------------------------------------------------------------------------------------------------


def text_of(match: NaiveMatch) -> str:
    """A match in play as a position text."""
    rows = []
    for rank in range(8, 0, -1):
        row, empty = "", 0
        for file in range(1, 9):
            tower = match.board.get((file, rank))
            if tower is None:
                empty += 1
                continue
            letter = LETTER_OF[tower.colour]
            row += (str(empty) if empty else "") + (letter.upper() if tower.side else letter) + "+" * tower.markers
            empty = 0
        rows.append(row + (str(empty) if empty else ""))
    must = LETTER_OF[match.must or ""]
    turned = "" if match.orientation == "brown-left" else f"/{match.orientation}"
    return (
        f"{'/'.join(rows)} {'bw'[match.seat]} {must.upper() if match.seat else must} play "
        f"{match.scores[0]}:{match.scores[1]} {match.match}{turned} {match.round} 40 40"
    )


def match_of(text: str) -> NaiveMatch:
    """The match of a complete position text, which does not include the reason for an ending."""
    board, seat, must, phase, scores, match, number = text.split()[:7]
    kind, *extras = match.split("/")
    kind, _, rounds = kind.partition(":")
    setup = "tournament" if "tournament" in extras else "colours"
    orientation = "orange-left" if "orange-left" in extras else "brown-left"
    black, white = scores.split(":")
    read = NaiveMatch(kind, setup, int(rounds or 2), orientation, {}, "bw".index(seat), LETTERS.get(must.lower()), phase)
    read.scores, read.round = (int(black), int(white)), int(number)
    for rank, row in zip(range(8, 0, -1), board.split("/"), strict=True):
        file = 0
        for character in row:
            if character == "+":
                tower = read.board[file, rank]
                read.board[file, rank] = tower._replace(markers=tower.markers + 1)
            elif character.isdigit():
                file += int(character)
            else:
                file += 1
                read.board[file, rank] = Tower(int(character.isupper()), LETTERS[character.lower()])
    return read


def random_position(rng: random.Random) -> NaiveMatch:
    """A crowded position in the middle of a round, with consistent markers, points and round number."""
    kind = rng.choice(("standard", "long", "marathon", "marathon", "marathon"))
    orientation = rng.choice(ORIENTATIONS)
    markers, points = {(side, colour): 0 for side in (0, 1) for colour in COLOURS}, [0, 0]
    favoured = rng.sample(list(markers), rng.randint(2, 16))
    for _ in range(rng.randrange(40)):
        side, colour = rng.choice(favoured)
        worth = WORTH[min(markers[side, colour], 3)]
        if points[side] + worth < POINTS_TO_WIN[kind]:
            markers[side, colour] += 1
            points[side] += worth
    while True:
        first_file, first_rank = rng.randint(1, 4), rng.randint(1, 4)
        files, ranks = range(first_file, rng.randint(5, 8) + 1), range(first_rank, rng.randint(5, 8) + 1)
        squares = [(file, rank) for file in files for rank in ranks]
        if len(squares) < 18:
            continue
        rng.shuffle(squares)
        board = {}
        for (side, colour), number in markers.items():
            free = [square for square in squares if square not in board and square[1] != (8, 1)[side]]
            if free:
                board[free[0]] = Tower(side, colour, number)
        if len(board) < 16:
            continue
        # The tower that must move has the colour of a square with an opposing tower; sumos are preferred.
        candidates = [(1 - tower.side, COLOUR_AT[orientation][square]) for square, tower in board.items()]
        seat, must = max(rng.choices(candidates, k=2), key=lambda tower: markers[tower])
        match = NaiveMatch(kind, "colours", 2, orientation, board, seat, must, "play")
        match.scores, match.round = (points[0], points[1]), sum(markers.values()) + 1
        if not match.deadlocked():
            return match


# --- tests ------------------------------------------------------------------------------------------------------------


def test_acts_convert_to_the_integers_of_the_engine_and_back() -> None:
    assert [number_of(act_of(number)) for number in range(Kamisado.num_acts)] == list(range(Kamisado.num_acts))
    assert act_of(64 * 3 + 4) == ("move", "pink", "e1")
    assert act_of(512) == ("fill", "left")
    assert act_of(521) == ("place", "brown")


@pytest.mark.parametrize(("hand", "white", "black"), [("left", "PGYKROBN", "gryknobp"), ("right", "BNOKRYGP", "pbnokgry")])
def test_the_line_ups_of_example_7_of_the_rulebook(hand: str, white: str, black: str) -> None:
    """White has just won round 1 with purple; the towers are in the rows of the example, in its order."""
    text = "4B2N/5p2/4b3/3O4/2KR1no1/2Y2k2/3G4/1g1ryP+2 w - refill 0:1 standard 1 20 20"
    pair = Pair.from_text(text)
    pair.play(("fill", hand))
    assert pair.game.position(pair.state).replace("+", "").split()[:2] == [f"{white}/8/8/8/8/8/8/{black}", "b"]


@pytest.mark.parametrize("orientation", ORIENTATIONS)
@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("match", MATCHES)
def test_random_matches_agree(match: str, setup: str, orientation: str) -> None:
    rng = random.Random(f"{match} {setup} {orientation}")
    for _ in range(6):
        Pair.start(match, setup, rng.randint(1, 5), orientation).play_at_random(rng)


@settings(deadline=None, max_examples=100)
@given(st.integers(min_value=0))
def test_random_positions_agree(seed: int) -> None:
    rng = random.Random(seed)
    Pair.from_text(text_of(random_position(rng))).play_at_random(rng, 15)


@pytest.mark.parametrize("text", DEADLOCKS + DEADLOCKS_BY_A_PUSH)
def test_all_ways_into_a_deadlock_agree(text: str) -> None:
    seen: Counter[str] = Counter()
    for act in match_of(text).legal():
        pair = Pair.from_text(text, seen)
        pair.play(act)
        pair.play_at_random(random.Random(text), 5)
    assert seen["deadlock by a push" if text in DEADLOCKS_BY_A_PUSH else "deadlock"] > 0


def test_all_rare_events_occur_and_agree() -> None:
    """A fixed set of positions in which every kind of push and ending occurs, so that agreement is meaningful."""
    seen: Counter[str] = Counter()
    for text in (*DEADLOCKS, *DEADLOCKS_BY_A_PUSH):
        for act in match_of(text).legal():
            Pair.from_text(text, seen).play(act)
    for seed in range(5000):
        rng = random.Random(seed)
        position = random_position(rng)
        for act in position.legal():
            start, target = position.where(position.seat, act[1]), square_of(act[2])
            if target == start or target in position.board:
                pair = Pair.from_text(text_of(position), seen)
                pair.play(act)
                pair.play_at_random(rng, 3)
    assert [event for event in MUST_OCCUR if not seen[event]] == []


@pytest.mark.parametrize(
    ("match", "setup", "counts"),
    [
        ("single", "colours", (102, 1150, 11182, 105020)),
        ("marathon", "colours", (102, 1150, 11182)),
        ("series", "colours", (102, 1150, 11182)),
        ("standard", "tournament", (8, 56, 336, 1680, 6720)),
    ],
)
def test_perft_from_the_start_agrees(match: str, setup: str, counts: tuple[int, ...]) -> None:
    """Both orientations have the same numbers: one is the other with its colours swapped in pairs."""
    for orientation in ORIENTATIONS:
        pair = Pair.start(match, setup, orientation=orientation)
        for depth, wanted in enumerate(counts, start=1):
            assert perft(pair.game, pair.state, depth) == naive_perft(pair.match, depth) == wanted


@settings(deadline=None, max_examples=60)
@given(st.integers(min_value=0))
def test_perft_from_random_positions_agrees(seed: int) -> None:
    pair = Pair.from_text(text_of(random_position(random.Random(seed))))
    for depth in (1, 2, 3):
        assert perft(pair.game, pair.state, depth) == naive_perft(pair.match, depth)


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("match", MATCHES)
def test_perft_from_positions_of_random_matches_agrees(match: str, setup: str) -> None:
    """Including the ends of rounds and of the match, where sequences end."""
    rng = random.Random(f"{setup} {match}")
    for number in range(6):
        pair = Pair.start(match, setup, 2, ORIENTATIONS[number % 2])
        history = []
        while acts := pair.match.legal():
            history.append((pair.game.copy(pair.state), pair.match))
            pair.play(rng.choice(acts))
        for state, naive in (*history[-3:], rng.choice(history)):
            assert perft(pair.game, state, 3) == naive_perft(naive, 3)
