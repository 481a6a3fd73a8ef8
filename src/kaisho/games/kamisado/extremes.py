"""The extremes of a match of Kamisado: markers, points, rounds, deadlocks and pushes, and positions that lead to them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from kaisho.extremes import Bits, Extremes, Moment, Numbers, Script, Values, acting, reaching
from kaisho.games.kamisado.board import (
    AHEAD,
    BLACK,
    COLOUR_OF,
    COLOURS,
    HOME,
    LETTERS,
    ORIENTATIONS,
    WHITE,
    parse_square,
    square_name,
)
from kaisho.games.kamisado.position import MATCHES, PHASES, SETUPS
from kaisho.games.kamisado.rules import (
    FILL_LEFT,
    FILL_RIGHT,
    FREE,
    LONG,
    MARATHON,
    MAX_MARKERS,
    OVER,
    PLACE,
    PLACING,
    PLAYING,
    POINTS_TO_WIN,
    REFILLING,
    SERIES,
    STANDARD,
    UNPLACED,
)
from kaisho.position_text import row_text
from kaisho.state import State

if TYPE_CHECKING:
    from kaisho.game import Game

MAX_MARKERS_IN = {STANDARD: 2, LONG: 3, MARATHON: MAX_MARKERS}
"""The number of markers on one tower that win a match."""

EXAMPLE_10 = (
    "GR2P1O+1/6bB++/3Y+++3y+/3o+2K++1/3n++1N2/2kg++4/2r+1p3/8 w Y play 9:14",
    ("d6-d5", "h7-h6", "d5-d4", "d4-e3", "c2-b3", "e3-e2", "g5-g4", "e1-g3", "g4-g3", "g8-g7", "e2-e1"),
)
"""The rulebook's longest example: a triple sumo pushes, and wins a marathon with its fourth marker."""

RarePosition = tuple[str, str, str]
"""A position without its score, the tower concerned, and the act that causes something rare."""


# --- positions --------------------------------------------------------------------------------------------------------


def turned(position: str) -> str:
    """The same position with the sides swapped: half a turn of the board leaves its colours as they are."""
    board, side, must, *rest = position.split()
    ranks = []
    for rank in reversed(board.split("/")):
        cells: list[str] = []
        for character in rank:
            if character == "+":
                cells[-1] += character
            else:
                cells.append(character)
        ranks.append("".join(reversed(cells)))
    if len(rest) > 1:
        rest[1] = ":".join(reversed(rest[1].split(":")))
    return " ".join(["/".join(ranks).swapcase(), "bw"["wb".index(side)], must.swapcase(), *rest])


def turned_act(act: str | int) -> str | int:
    """The same move with the sides swapped. A number is a refill, which is the same for both sides."""
    if isinstance(act, int):
        return act
    return "-".join(square_name(63 - parse_square(square)) for square in act.split("-"))


class RarePositions:
    """Positions in which the next act causes something rare, on a board in one of its orientations."""

    def __init__(self, orientation: int) -> None:
        self.orientation = orientation

    def _white(self, square: str) -> str:
        """White's tower of the colour of a square."""
        return LETTERS[COLOUR_OF[self.orientation, parse_square(square)]]

    def _black(self, square: str) -> str:
        return self._white(square).lower()

    def home_row(self) -> RarePosition:
        """Black must move a tower that is one step from White's home row."""
        mover = self._black("h5")
        return f"{_line_up({'d7': mover, 'e6': '', 'h5': ''}, 'e8 g8 d1')} b {mover}", mover, "d7-e8"

    def deadlock(self) -> RarePosition:
        """Black moves a tower to where it is blocked, and White must move one that is blocked too."""
        mover, marked = self._black("h2"), self._white("e7")
        return f"{_line_up({'a3': mover, 'h2': marked}, 'b8 c1')} b {mover}", marked, "a3-e7"

    def push_into_deadlock(self) -> RarePosition:
        """A sumo pushes a tower so that both are blocked, and each must move after the other."""
        mover, marked = self._black("d7"), self._white("d6")
        same_colour = next(file for file in "abcdefgh" if self._black(f"{file}8") == mover)
        free = [f"{file}8" for file in "abcefgh" if file != same_colour][:3]
        blocking = {"c6": "?", "e6": "?", "c7": "", "e7": ""}
        return f"{_line_up({'d5': mover, 'd6': marked, **blocking}, ' '.join([*free, 'a1 b1 c1']))} b {mover}", mover, "d5-d6"

    def push(self, towers: int) -> RarePosition:
        """A sumo stands behind a line of opposing towers."""
        mover = self._black("d3")
        line = {f"d{row}": "" for row in range(3, 3 + towers)}
        return (
            f"{_line_up({'d2': mover, **line}, ' '.join(f'{file}8' for file in 'abc'[:towers]) + ' d1')} b {mover}",
            mover,
            "d2-d3",
        )


def _line_up(placed: dict[str, str], empty: str) -> str:
    """A board with some towers placed (an empty text is any of White's, ``?`` any of Black's), and the others at home."""
    board = {square: tower for square, tower in placed.items() if tower not in ("", "?")}
    white = [letter for letter in LETTERS if letter not in board.values()]
    black = [letter for letter in LETTERS.lower() if letter not in board.values()]
    board |= {square: (black if tower else white).pop(0) for square, tower in placed.items() if tower in ("", "?")}
    for rank, towers in (("8", white), ("1", black)):
        free = [f"{file}{rank}" for file in "abcdefgh" if f"{file}{rank}" not in empty.split()]
        board |= dict(zip(free, towers, strict=True))
    rows = (range(8 * row, 8 * row + 8) for row in range(7, -1, -1))
    return "/".join(row_text(board.get(square_name(square), "") for square in row) for row in rows)


def _marked(position: str, markers: dict[str, int]) -> str:
    """A position with markers on some towers, given by their letters."""
    board, rest = position.split(" ", 1)
    return "".join(letter + "+" * markers.get(letter, 0) for letter in board) + " " + rest


def worth(markers: int) -> int:
    """The points for all markers of one tower."""
    return (1 << markers) - 1


def spread(points: int, towers: int, *, many: bool) -> list[int]:
    """Markers of a number of towers that are worth these points together: as many markers as possible, or as few."""
    markers = [0] * towers
    if many and points > towers:
        ones = towers - (points - towers) % 2
        return [1 + (tower < (points - ones) // 2) if tower < ones else 0 for tower in range(towers)]
    for tower in range(towers):
        markers[tower] = 1 if many and points else max(count for count in range(MAX_MARKERS) if worth(count) <= points)
        points -= worth(markers[tower])
    assert points == 0
    return markers


def _scored(rare: RarePosition, markers: int, points: tuple[int, int], match: str, *, many: bool = False) -> str:
    """A position of a match with a number of markers on the tower concerned, and others that make up the points of both."""
    base, tower, _ = rare
    placed = {tower: markers}
    for letters, total in ((LETTERS.lower(), points[0]), (LETTERS, points[1])):
        free = [letter for letter in letters if letter not in placed]
        rest = total - sum(worth(number) for letter, number in placed.items() if letter in letters)
        placed |= dict(zip(free, spread(rest, len(free), many=many), strict=True))
    return f"{_marked(base, placed)} play {points[0]}:{points[1]} {match}"


def _both(name: str, position: str, *acts: str | int) -> Iterator[Script]:
    """A script, and the same with the sides swapped."""
    yield Script(name, acts, position)
    yield Script(f"{name}, sides swapped", tuple(map(turned_act, acts)), turned(position))


def _scripts(match: int, orientation: int, text: str, rounds: int) -> Iterator[Script]:
    positions = RarePositions(orientation)
    if match in MAX_MARKERS_IN:
        yield from _scripts_of_match(match, positions, text)
        if match == MARATHON and not orientation:
            yield from _both("example 10", f"{EXAMPLE_10[0]} {text}", *EXAMPLE_10[1])
        return
    won = max(0, rounds - 1)
    for score in {f"{won}:0", f"{won // 2}:{won - won // 2}", "0:0"}:
        for base, _, act in (positions.home_row(), positions.deadlock()):
            yield from _both(f"a round at {score}", f"{base} play {score} {text}", act)


def _scripts_of_match(match: int, positions: RarePositions, text: str) -> Iterator[Script]:
    win, loss, push = positions.home_row(), positions.deadlock(), positions.push_into_deadlock()
    target, max_markers = int(POINTS_TO_WIN[match]), MAX_MARKERS_IN[match]
    for markers in range(max_markers):
        for points in {max(worth(markers), target - (1 << markers)), worth(markers), target - 1}:
            if points < target:
                position = _scored(win, markers, (points, target - 1), text)
                yield from _both(f"marker {markers + 1}, {points} points before", position, win[2])
                position = _scored(loss, markers, (0, points), text)
                yield from _both(f"marker {markers + 1} by a deadlock, {points} points before", position, loss[2])
    last = max_markers - 1
    for points in range(max(worth(last), target - (1 << last)), target):
        yield from _both(f"the last marker, {points} points before", _scored(win, last, (points, 0), text), win[2])
    for fill in (FILL_LEFT, FILL_RIGHT):
        yield from _both("a refill after a win", _scored(win, 0, (0, 0), text), win[2], fill)
        yield from _both("a refill after a deadlock", _scored(loss, 0, (0, 0), text), loss[2], fill)
    for other in (target - 1, max(0, target - 3)):
        yield from _both("as many rounds as possible", _scored(win, 1, (target - 1, other), text, many=True), win[2])
    for markers in range(1, max_markers):
        position = _scored(push, markers, (worth(markers), target - 1), text)
        yield from _both(f"a push into a deadlock, rank {markers}", position, push[2])
        line = positions.push(markers)
        yield from _both(f"a push of {markers}", _scored(line, markers, (worth(markers), 0), text), line[2])


# --- moments ----------------------------------------------------------------------------------------------------------


def _winner(before: State, after: State) -> int | None:
    return next((seat for seat in (BLACK, WHITE) if after.score[seat] > before.score[seat]), None)


def _pushed(before: State, act: int) -> int:
    """The number of towers that an act pushes."""
    if before.phase != PLAYING or act >= FILL_LEFT:
        return 0
    seat, square, towers = int(before.seat), act & 63, 0
    while 0 <= square < 64 and int(before.stands[1 - seat]) >> square & 1:
        towers += 1
        square += int(AHEAD[seat])
    return towers


def _pushes(before: State, act: int, seat: int, towers: int) -> bool:
    return bool(before.seat == seat and _pushed(before, act) == towers)


def _passes(before: State, act: int) -> bool:
    return bool(before.phase == PLAYING and before.must == act >> 6 and before.tower[before.seat, act >> 6] == act & 63)


def _end(seat: int, *, deadlock: bool, marker: int | None = None, over: bool | None = None, push: bool = False) -> Moment:
    """A seat wins a round on the home row or by a deadlock, perhaps with its n-th marker, or as the last of the match."""

    def happened(before: State, act: int, after: State) -> bool:
        if _winner(before, after) != seat or (before.seat != seat) != deadlock or over not in (None, bool(after.over)):
            return False
        gained = after.markers[seat][after.markers[seat] > before.markers[seat]].tolist()
        return (marker is None or gained == [marker]) and bool(_pushed(before, act)) == push

    return happened


def _refill(seat: int, wanted: int, *, deadlock: bool) -> Moment:
    def happened(before: State, act: int, after: State) -> bool:
        at_home = bool(int(before.stands[seat]) & int(HOME[1 - seat]))
        return bool(before.phase == REFILLING and before.seat == seat and act == wanted and at_home != deadlock)

    return happened


def _placed(seat: int, towers: int) -> Moment:
    """A seat places the last of a number of towers."""

    def happened(before: State, act: int, after: State) -> bool:
        return bool(act >= PLACE and before.seat == seat and (after.tower[seat] != UNPLACED).sum() == towers)

    return happened


def _moments(match: int, setup: int, rounds: int) -> Iterator[tuple[str, Moment]]:
    names = ("Black", "White")
    yield "a pass", acting(_passes)
    for seat in (BLACK, WHITE):
        for deadlock in (False, True):
            how = "a deadlock" if deadlock else "the home row"
            yield f"{names[seat]} wins the match by {how}", _end(seat, deadlock=deadlock, over=True)
            for marker in range(1, 1 + MAX_MARKERS_IN.get(match, 0)):
                yield f"{names[seat]}'s marker {marker} by {how}", _end(seat, deadlock=deadlock, marker=marker)
            if match in MAX_MARKERS_IN:
                for act in (FILL_LEFT, FILL_RIGHT):
                    yield f"{names[seat]} fills {act - FILL_LEFT} after {how}", _refill(seat, act, deadlock=deadlock)
            if match == SERIES and rounds > 1:
                yield f"{names[seat]} wins a round of a series by {how}", _end(seat, deadlock=deadlock, over=False)
        if match in MAX_MARKERS_IN:
            yield f"{names[seat]} wins by a push into a deadlock", _end(seat, deadlock=True, push=True)
            for towers in range(1, MAX_MARKERS_IN[match]):
                yield f"{names[seat]} pushes {towers}", acting(_pushes, seat, towers)
        if setup:
            for towers in range(1, 9):
                yield f"{names[seat]} places tower {towers}", _placed(seat, towers)
    if match == SERIES and rounds % 2 == 0:
        yield "a drawn series", reaching(lambda state: state.over and state.score[0] == state.score[1])


# --- values -----------------------------------------------------------------------------------------------------------


def max_points(match: int) -> int:
    """The highest score: one point less than wins, and then the last marker of a tower."""
    return int(POINTS_TO_WIN[match]) - 1 + (1 << MAX_MARKERS_IN[match] - 1)


def max_rounds(match: int) -> int:
    """The most rounds: both sides are one point short with as many markers as possible, and then one of them wins."""
    return 2 * sum(spread(int(POINTS_TO_WIN[match]) - 1, 8, many=True)) + 1


def _values(match: int, setup: int, rounds: int) -> dict[str, Values | tuple[Values, ...]]:
    marked = match in MAX_MARKERS_IN
    phases = {PLAYING, OVER} | ({PLACING} if setup else set()) | ({REFILLING} if marked else set())
    towers = set(range(UNPLACED + 1 if setup else UNPLACED))
    stands: list[Bits] = []
    squares: list[Numbers] = []
    for seat in (BLACK, WHITE):
        home = int(HOME[1 - seat]) if match == SERIES and rounds > 1 else 0  # the act that wins a round sets up the next one
        stands.append(Bits((1 << 64) - 1 & ~home, home))
        squares.append(Numbers({square for square in towers if not home >> square & 1}, towers))
    if marked:
        score, last = Numbers(range(max_points(match) + 1)), max_rounds(match)
    else:
        score, last = Numbers({0, 1, max(1, rounds)}, range(rounds)), max(1, rounds)
    return {
        "seat": Numbers((0, 1)),
        "over": Numbers((0, 1)),
        "phase": Numbers(phases),
        "must": Numbers(range(FREE + 1)),
        "match": Numbers((match,)),
        "setup": Numbers((setup,)),
        "this_round": Numbers(range(1, last + 1)),
        "rounds": Numbers((rounds,)),
        "stands": tuple(stands),
        "tower": tuple(squares),
        "markers": Numbers(range(MAX_MARKERS_IN.get(match, 0) + 1)),
        "score": score,
    }


def fields_of_view(view: dict[str, Any]) -> dict[str, Any]:
    """The fields of a state, read back from its view."""
    towers = {(tower["side"], tower["colour"]): tower for tower in view["towers"]}
    by_seat = [[towers[side, colour] for colour in COLOURS] for side in ("black", "white")]
    fields = {
        "phase": PHASES.index(view["phase"]),
        "must": FREE if view["must"] is None else COLOURS.index(view["must"]),
        "match": MATCHES.index(view["match"]),
        "setup": SETUPS.index(view["setup"]),
        "orientation": ORIENTATIONS.index(view["orientation"]),
        "this_round": view["round"],
        "rounds": view["rounds"] or 0,
        "score": [view["score"]["black"], view["score"]["white"]],
        "markers": [[tower["markers"] for tower in side] for side in by_seat],
        "tower": [[UNPLACED if (at := tower["square"]) is None else parse_square(at) for tower in side] for side in by_seat],
        "over": view["to_act"] is None,
    }
    return fields if view["to_act"] is None else fields | {"seat": ("black", "white").index(view["to_act"])}


def extremes(game: Game) -> Extremes:
    start = game.deal()
    match, setup, rounds, orientation = (int(start[name]) for name in ("match", "setup", "rounds", "orientation"))
    text = game.position(start).split()[5]
    return Extremes(
        _values(match, setup, rounds) | {"orientation": Numbers((orientation,))},
        dict(_moments(match, setup, rounds)),
        tuple(_scripts(match, orientation, text, rounds)),
        fields_of_view=fields_of_view,
    )
