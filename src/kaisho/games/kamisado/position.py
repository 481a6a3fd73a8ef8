"""A position of Kamisado as one line of text, like FEN for chess.

    OBPKYRGN/8/8/8/8/8/8/ngrykpbo b - play 0:0 single 1 0 0

The nine fields are:

1. The board from rank 8 down to rank 1, each rank from file a to h. A capital letter is a tower of White, a small one of
   Black (O orange, B blue, P purple, K pink, Y yellow, R red, G green, N brown), followed by a ``+`` for each marker. A
   digit is a number of empty squares.
2. The side to act: ``b`` or ``w``.
3. The tower that must move: its letter, or ``-``.
4. The phase: ``place``, ``play``, ``refill`` or ``over``.
5. The score, Black's first.
6. The match: ``single``, ``standard``, ``long``, ``marathon`` or ``series:4``. ``/tournament`` follows for the tournament
   set-up, and ``/orange-left`` for a board turned so that orange is at the left.
7. The round.
8. The turns so far.
9. The acts so far.

Fields after the third may be omitted. The position is then one of the phase ``play`` in a single round or, if there are
markers, in the shortest match that allows them.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from types import SimpleNamespace

import numpy as np

from kaisho.errors import Word
from kaisho.game import OptionValue, fields_of
from kaisho.games.kamisado.board import (
    AHEAD,
    BLACK,
    COLOUR_OF,
    COLOURS,
    HOME,
    HOME_SQUARE,
    LETTERS,
    ORIENTATIONS,
    WHITE,
    square_name,
)
from kaisho.games.kamisado.rules import (
    FREE,
    MAX_LEGAL_ACTS,
    MAX_MARKERS,
    OVER,
    PLACING,
    PLAYING,
    POINTS_TO_WIN,
    REFILLING,
    SERIES,
    SINGLE,
    STATE,
    UNPLACED,
    legal,
    play,
)
from kaisho.kernel import State, uint64
from kaisho.position_text import PositionReader, row_text

MATCHES = ("single", "standard", "long", "marathon", "series")
SETUPS = ("colours", "tournament")
PHASES = ("play", "place", "refill", "over")
SEATS = ("black", "white")
SIDES = "bw"
MAX_ROUNDS = 99
MAX_ACTS = 10**9

_SCORE = struct.Struct(f"={STATE.itemsize - 8}x2h4x")
"""The score, which is followed only by the orientation in a state."""

reader = PositionReader("kamisado")
fail = reader.fail


def score_of(state: State) -> tuple[int, ...]:
    """Both scores. Unpacking the bytes is many times as fast as reading the field."""
    return _SCORE.unpack_from(state)


# --- writing ----------------------------------------------------------------------------------------------------------


def _board_text(fields: SimpleNamespace) -> str:
    cells = [""] * 64
    for seat in (BLACK, WHITE):
        for colour, letter in enumerate(LETTERS):
            if (square := fields.tower[seat][colour]) != UNPLACED:
                cased = letter if seat == WHITE else letter.lower()
                cells[square] = cased + "+" * fields.markers[seat][colour]
    return "/".join([row_text(cells[8 * row : 8 * row + 8]) for row in range(7, -1, -1)])


def _match_text(fields: SimpleNamespace) -> str:
    text = MATCHES[fields.match]
    if fields.match == SERIES:
        text += f":{fields.rounds}"
    if fields.setup:
        text += "/tournament"
    return text + (f"/{ORIENTATIONS[fields.orientation]}" if fields.orientation else "")


def write_position(state: State) -> str:
    fields = fields_of(state)
    must = "-"
    if fields.must != FREE:
        must = LETTERS[fields.must] if fields.seat == WHITE else LETTERS[fields.must].lower()
    return (
        f"{_board_text(fields)} {SIDES[fields.seat]} {must} {PHASES[fields.phase]} {fields.score[0]}:{fields.score[1]} "
        f"{_match_text(fields)} {fields.this_round} {fields.turn} {fields.acts}"
    )


# --- reading ----------------------------------------------------------------------------------------------------------


@dataclass
class _Tower:
    seat: int
    colour: int
    square: int
    markers: int


def _read_rank(text: str, row: int) -> list[_Tower]:
    towers: list[_Tower] = []
    file = 0
    for character in text:
        if character == "+":
            if not towers or towers[-1].square != 8 * row + file - 1:
                fail("marker-without-tower", rank=str(row + 1))
            towers[-1].markers += 1
        elif character in "12345678":
            file += int(character)
        elif character.upper() in LETTERS and character.isascii():
            seat = WHITE if character.isupper() else BLACK
            towers.append(_Tower(seat, LETTERS.index(character.upper()), 8 * row + file, 0))
            file += 1
        else:
            fail("unknown-sign", sign=character, rank=str(row + 1))
    if file != 8:
        fail("rank-length", rank=str(row + 1), found=str(file))
    return towers


def _read_board(text: str, state: State) -> None:
    ranks = text.split("/")
    if len(ranks) != 8:
        fail("rank-count", found=str(len(ranks)))
    state.tower[:] = UNPLACED
    for row, rank in zip(range(7, -1, -1), ranks, strict=True):
        for tower in _read_rank(rank, row):
            if state.tower[tower.seat, tower.colour] != UNPLACED:
                fail(
                    "tower-twice",
                    side=side_word(tower.seat),
                    colour=colour_word(tower.colour),
                    first=square_name(int(state.tower[tower.seat, tower.colour])),
                    second=square_name(tower.square),
                )
            if tower.markers > MAX_MARKERS:
                fail("too-many-markers", square=square_name(tower.square), found=str(tower.markers))
            state.tower[tower.seat, tower.colour] = tower.square
            state.markers[tower.seat, tower.colour] = tower.markers
            state.stands[tower.seat] |= uint64(1 << tower.square)


def side_word(seat: int) -> Word:
    return Word(f"kamisado-{SEATS[seat]}")


def ground_of(state: State, square: int) -> int:
    """The colour of a square, with the board in its orientation."""
    return int(COLOUR_OF[state.orientation, square])


def colour_word(colour: int) -> Word:
    return Word(f"kamisado-{COLOURS[colour]}")


def rank_word(markers: int) -> Word:
    return Word(f"kamisado-rank-{markers}")


def _read_match(text: str, state: State) -> None:
    kind, *extras = text.split("/")
    kind, colon, rounds = kind.partition(":")
    setups = [extra for extra in extras if extra in SETUPS]
    orientations = [extra for extra in extras if extra in ORIENTATIONS]
    known = len(setups) <= 1 and len(orientations) <= 1 and extras == setups + orientations
    if kind not in MATCHES or not known or bool(colon) != (kind == "series"):
        fail("bad-match", text=text)
    state.match = MATCHES.index(kind)
    state.setup = SETUPS.index(setups[0]) if setups else 0
    state.orientation = ORIENTATIONS.index(orientations[0]) if orientations else 0
    state.rounds = reader.number(rounds, "rounds", MAX_ROUNDS) if colon else 0


def _shortest_match(state: State) -> str:
    """The match of a position that does not name one: the shortest that these markers have not decided yet."""
    if not state.markers.any():
        return "single"
    best = max(marker_points(state, seat) for seat in (BLACK, WHITE))
    return next(
        match for match in ("standard", "long", "marathon") if best < POINTS_TO_WIN[MATCHES.index(match)] or match == "marathon"
    )


def marker_points(state: State, seat: int) -> int:
    return sum((1 << int(markers)) - 1 for markers in state.markers[seat])


def read_position(text: str) -> State:
    """Parse a position; raise ``BadPosition`` if it is malformed or contradicts the rules."""
    fields = text.split()
    if not 3 <= len(fields) <= 9:
        fail("field-count", found=str(len(fields)))
    state: State = np.zeros(1, STATE)[0]
    _read_board(fields[0], state)
    if fields[1] not in SIDES or len(fields[1]) != 1:
        fail("bad-side", text=fields[1])
    state.seat = SIDES.index(fields[1])
    if fields[2] == "-":
        state.must = FREE
    else:
        letter = fields[2].upper() if state.seat == WHITE else fields[2].lower()
        if letter != fields[2] or fields[2].upper() not in LETTERS or len(letter) != 1:
            fail("bad-tower", text=fields[2])
        state.must = LETTERS.index(fields[2].upper())
    phase = fields[3] if len(fields) > 3 else "play"
    if phase not in PHASES:
        fail("bad-phase", text=phase)
    state.phase = PHASES.index(phase)
    state.over = state.phase == OVER
    _read_match(fields[5] if len(fields) > 5 else _shortest_match(state), state)
    score = fields[4] if len(fields) > 4 else f"{marker_points(state, 0)}:{marker_points(state, 1)}"
    points = score.split(":")
    if len(points) != 2:
        fail("bad-score", text=score)
    for seat in (BLACK, WHITE):
        state.score[seat] = reader.number(points[seat], "score", MAX_ROUNDS)
    rounds_ended = int(state.markers.sum()) if 0 < state.match < SERIES else int(state.score.sum())
    expected = rounds_ended + (state.phase in (PLAYING, PLACING))
    state.this_round = reader.number(fields[6], "round", MAX_ROUNDS) if len(fields) > 6 else min(expected, MAX_ROUNDS)
    state.turn = reader.number(fields[7], "turn", MAX_ACTS) if len(fields) > 7 else 0
    state.acts = reader.number(fields[8], "acts", MAX_ACTS) if len(fields) > 8 else 0
    check_state(state)
    return state


def options_of(state: State) -> dict[str, OptionValue]:
    options: dict[str, OptionValue] = {
        "match": MATCHES[state.match],
        "setup": SETUPS[state.setup],
        "orientation": ORIENTATIONS[state.orientation],
    }
    if state.match == SERIES:
        options["rounds"] = int(state.rounds)
    return options


# --- checking ---------------------------------------------------------------------------------------------------------


def check_state(state: State) -> None:
    """Raise ``BadPosition`` for a state that contradicts itself or the rules."""
    _check_numbers(state)
    _check_towers(state)
    _check_score(state)
    if state.phase == PLACING:
        _check_placing(state)
    elif state.phase == PLAYING:
        _check_playing(state)
    else:
        _check_ended(state)


def _check_numbers(state: State) -> None:
    """Check that every field is in its range. Only bytes can be wrong in these ways, not text."""
    codes = state.phase <= OVER and state.match <= SERIES and state.setup <= 1 and state.seat <= 1 and state.must <= FREE
    orientation = state.orientation < len(ORIENTATIONS)
    arrays = (state.tower <= UNPLACED).all() and (state.markers <= MAX_MARKERS).all() and (state.score >= 0).all()
    counts = 0 <= state.acts <= MAX_ACTS and 0 <= state.turn <= MAX_ACTS and 0 <= state.this_round <= MAX_ROUNDS
    rounds = state.rounds == 0 or state.match == SERIES
    if not (codes and orientation and arrays and counts and rounds and bool(state.over) == (state.phase == OVER)):
        fail("bad-bytes")


def _check_towers(state: State) -> None:
    occupied: set[int] = set()
    for seat in (BLACK, WHITE):
        bits = 0
        for colour in range(8):
            square = int(state.tower[seat, colour])
            if square == UNPLACED:
                if state.phase != PLACING:
                    fail("tower-missing", side=side_word(seat), colour=colour_word(colour))
                continue
            if square in occupied:
                fail("two-on-a-square", square=square_name(square))
            occupied.add(square)
            bits |= 1 << square
        if bits != int(state.stands[seat]):
            fail("bad-bytes")


def has_markers(state: State) -> bool:
    """Whether towers get markers in this match."""
    return state.match not in (SINGLE, SERIES)


def _check_score(state: State) -> None:
    ended = state.phase in (REFILLING, OVER)
    if has_markers(state):
        for seat in (BLACK, WHITE):
            if state.score[seat] != (points := marker_points(state, seat)):
                fail("score-and-markers", side=side_word(seat), score=str(state.score[seat]), points=str(points))
        rounds_ended = int(state.markers.sum())
    else:
        if state.markers.any():
            fail("markers-in-single")
        rounds_ended = int(state.score.sum())
    wanted = 1 if state.match == SINGLE else max(1, rounds_ended + (not ended))
    if state.this_round != wanted or rounds_ended + (not ended) != wanted:
        fail("round-and-score", round=str(state.this_round), wanted=str(wanted))
    if state.match == SERIES:
        if not 1 <= state.rounds <= MAX_ROUNDS or state.phase == REFILLING or state.this_round > state.rounds:
            fail("series-rounds", rounds=str(state.rounds))
        won = state.this_round == state.rounds and ended
    else:
        won = bool(state.score.max() >= POINTS_TO_WIN[state.match])
    if won != (state.phase == OVER):
        fail("over-and-score", score=f"{state.score[0]}:{state.score[1]}", match=MATCHES[state.match])


def challenger(state: State) -> int | None:
    """The seat that opens this round, or None if the position alone does not tell."""
    if state.match == SERIES:
        return (int(state.this_round) - 1) % 2
    return BLACK if state.this_round == 1 else None


def _check_placing(state: State) -> None:
    if not state.setup or (state.match != SERIES and state.this_round != 1) or state.must != FREE:
        fail("not-placing")
    first = challenger(state)
    placed = [sum(int(square) != UNPLACED for square in state.tower[seat]) for seat in (BLACK, WHITE)]
    if placed[state.seat] == 8 or placed[1 - state.seat] != (0 if state.seat == first else 8):
        fail("placing-order")
    for seat in (BLACK, WHITE):
        if {int(square) for square in state.tower[seat]} - {UNPLACED} != set(HOME_SQUARE[seat, : placed[seat]].tolist()):
            fail("placing-order")


def _check_playing(state: State) -> None:
    for seat in (BLACK, WHITE):
        if int(state.stands[seat]) & int(HOME[1 - seat]):
            fail("already-home", side=side_word(seat))
    at_home = all(int(state.stands[seat]) == int(HOME[seat]) for seat in (BLACK, WHITE))
    if state.must == FREE:
        if not at_home:
            fail("free-choice")
        _check_opening(state)
    else:
        opposing_grounds = set(COLOUR_OF[state.orientation, state.tower[1 - state.seat]].tolist())
        if at_home or int(state.must) not in opposing_grounds:  # T2, Z6, S3: an opposing tower stands on that colour
            fail("must-without-cause", colour=colour_word(int(state.must)))
        if is_deadlocked(state):
            fail("deadlock")


def _check_opening(state: State) -> None:
    """Check who opens the round, and the line-up."""
    opener = challenger(state)
    won_before = has_markers(state) and state.this_round > 1
    if opener not in (None, state.seat) or (won_before and not state.markers[1 - state.seat].any()):  # M6
        fail("wrong-opener")
    new_line_up = state.match == SERIES or state.this_round == 1
    if new_line_up and not state.setup and (COLOUR_OF[state.orientation, state.tower] != range(8)).any():
        fail("not-on-colours")


def is_deadlocked(state: State) -> bool:
    """Whether the passes that begin now never end (Z8)."""
    probe = np.array([state], STATE)[0]
    acts = np.empty(MAX_LEGAL_ACTS, np.int64)
    for _ in range(16):  # sixteen towers: a longer chain repeats itself
        legal(probe, acts)
        if int(acts[0]) & 63 != int(probe.tower[probe.seat, probe.must]):
            return False
        play(probe, int(acts[0]))
    return True


def _check_ended(state: State) -> None:
    """Check the end of a round: its winner, and why it ended."""
    if state.must != FREE:
        fail("ended-with-tower")
    winner = int(state.seat)
    home = [int(state.stands[seat]) & int(HOME[1 - seat]) for seat in (BLACK, WHITE)]
    if all(home) or any(bits.bit_count() > 1 for bits in home):
        fail("two-at-home")
    if home[1 - winner]:
        fail("ended-by-winner")
    winning = [colour for colour in range(8) if int(state.tower[winner, colour]) // 8 == 7 * (1 - winner)]
    if not winning:
        winning = deadlock_towers(state, winner)
        if not winning:
            fail("nothing-ended")
    if not _points_fit(state, winner, winning):
        fail("ended-by-winner")


def _points_fit(state: State, winner: int, winning: list[int]) -> bool:
    """Whether one of these towers can have won the last points: M1, M3, M5."""
    if not has_markers(state):
        return bool(state.score[winner] >= 1)
    target = int(POINTS_TO_WIN[state.match])
    if state.score[1 - winner] >= target:
        return False
    last_markers = [(1 << int(state.markers[winner, colour])) >> 1 for colour in winning]  # their points, 0 for no marker
    return any(points > 0 and int(state.score[winner]) - points < target for points in last_markers)


def deadlock_towers(state: State, winner: int) -> list[int]:
    """The winner's towers that a deadlock may have marked, because the loser's last move ended on their colour (Z8, M4)."""
    loser = 1 - winner
    colour_of = COLOUR_OF[state.orientation].tolist()
    towers = []
    for square in state.tower[loser]:
        colour = colour_of[square]
        ahead = int(AHEAD[loser])
        causes = [(winner, colour)]  # after a move
        behind = int(square) + ahead  # after a push: the pushed towers stand in line
        while 0 <= behind < 64 and int(state.stands[winner]) >> behind & 1:
            causes.append((loser, colour_of[behind]))
            behind += ahead
        for seat, must in causes:
            probe = np.array([state], STATE)[0]
            probe.phase, probe.over, probe.seat, probe.must = PLAYING, 0, seat, must
            if has_markers(state):  # before the end the tower had one marker fewer
                probe.markers[winner, colour] -= min(1, int(probe.markers[winner, colour]))
            if (probe.markers <= 3).all() and is_deadlocked(probe):
                towers.append(colour)
                break
    return towers
