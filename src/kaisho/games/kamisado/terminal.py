"""Kamisado's board in a terminal: coloured squares with kanji, the towers, and where the tower that must move can go."""

from __future__ import annotations

from kaisho.games.kamisado.board import BLACK, COLOURS, HOME_SQUARE, KANJI, WHITE, square_name
from kaisho.games.kamisado.explain import tower_at
from kaisho.games.kamisado.position import colour_word, ground_of, side_word
from kaisho.games.kamisado.rules import FREE, OVER, PLACING, REFILLING, UNPLACED
from kaisho.language import words
from kaisho.state import State

# Numbers of the 256 terminal colours, in the order of COLOURS.
SQUARE = (208, 33, 97, 218, 221, 167, 71, 94)
ON_SQUARE = (16, 16, 231, 16, 16, 16, 16, 231)
ON_BLACK = (208, 75, 141, 218, 221, 203, 77, 137)
ON_WHITE = (166, 26, 91, 163, 136, 160, 28, 94)
BADGE = {BLACK: (16, ON_BLACK), WHITE: (231, ON_WHITE)}
WIDTH = 6
PLAIN_WIDTH = 11


def board_text(state: State, acts: list[int], language: str, *, colour: bool, tall: bool, ended: bool = False) -> str:
    """The board with the names of ranks and files, and below it the score and, unless the game has ended, what to do."""
    if ended:
        state = state.copy()
        state.phase = OVER
        acts = []
    targets = set() if state.must == FREE else {act & 63 for act in acts if act < 512}
    targets -= {int(state.tower[state.seat, state.must])} if targets else set()
    draw = (_tall_cell if tall else _low_cell) if colour else _plain_cell
    lines = []
    for row in range(7, -1, -1):
        cells = [draw(state, square, square in targets) for square in range(8 * row, 8 * row + 8)]
        middle = len(cells[0]) // 2
        for number, parts in enumerate(zip(*cells, strict=True)):
            label = f" {row + 1} " if number == middle else "   "
            lines.append((label + "".join(parts)).rstrip())
    lines.append("   " + "".join(name.center(WIDTH if colour else PLAIN_WIDTH) for name in "abcdefgh").rstrip())
    return "\n".join([*lines, "", *_status(state, language)])


def _tall_cell(state: State, square: int, is_target: bool) -> list[str]:
    """Three lines: the square's own kanji, the tower, and its dragon teeth."""
    ground, first, middle = _ground(state, square, is_target)
    tower = tower_at(state, square)
    if tower is None:
        return [first, middle, f"{ground}      \x1b[0m"]
    must, badge, kanji, markers = _badge(state, *tower)
    teeth = ("▾" * markers).center(4)
    return [first, _framed(ground, must, badge, f" {kanji} "), _framed(ground, " ", badge, teeth)]


def _low_cell(state: State, square: int, is_target: bool) -> list[str]:
    """Two lines: the number of teeth follows the tower."""
    ground, first, middle = _ground(state, square, is_target)
    tower = tower_at(state, square)
    if tower is None:
        return [first, middle]
    must, badge, kanji, markers = _badge(state, *tower)
    return [first, _framed(ground, must, badge, f"{kanji}▾{markers}" if markers else f" {kanji} ")]


def _framed(ground: str, left: str, badge: str, text: str) -> str:
    """One line of a tower on its square."""
    return f"{ground}{left}{badge}{text}\x1b[0m{ground} \x1b[0m"


def _ground(state: State, square: int, is_target: bool) -> tuple[str, str, str]:
    """The colours of a square, its first line, and its middle line if it is empty."""
    colour = ground_of(state, square)
    ground = f"\x1b[48;5;{SQUARE[colour]};38;5;{ON_SQUARE[colour]}m"
    mark = "\x1b[1m<>\x1b[22m" if is_target else "  "  # these characters have the same width in every font
    first = f"{ground}{KANJI[colour]}  {mark if tower_at(state, square) else '  '}\x1b[0m"
    return ground, first, f"{ground}  {mark}  \x1b[0m"


def _badge(state: State, seat: int, colour: int) -> tuple[str, str, str, int]:
    """A tower: the mark that it may move, its colours, its kanji, its markers."""
    ground, ink = BADGE[seat]
    must = "\x1b[1m>\x1b[22m" if _may_move(state, seat, colour) else " "
    return must, f"\x1b[1;48;5;{ground};38;5;{ink[colour]}m", KANJI[colour], int(state.markers[seat, colour])


def _plain_cell(state: State, square: int, is_target: bool) -> list[str]:
    colour = ground_of(state, square)
    text, width = f"{KANJI[colour]}{'*' if is_target else ' '}", 3
    if tower := tower_at(state, square):
        seat, tower_colour = tower
        must = ">" if _may_move(state, seat, tower_colour) else " "
        teeth = "+" * int(state.markers[seat, tower_colour])
        text += f"{must}{'bw'[seat]}{KANJI[tower_colour]}{teeth}"
        width += 4 + len(teeth)
    return [text + " " * (PLAIN_WIDTH - width)]


def _may_move(state: State, seat: int, colour: int) -> bool:
    return seat == state.seat and state.phase == 0 and state.must in (FREE, colour)


def _status(state: State, language: str) -> list[str]:
    say = words(language)
    seat = int(state.seat)
    side = side_word(seat)
    first = say("kamisado-show-round", round=str(state.this_round))
    score = say("kamisado-show-score", black=str(state.score[0]), white=str(state.score[1]))
    lines = [f"   {first} · {score}"]
    if state.phase == OVER:
        prompt = say("kamisado-show-over")
    elif state.phase == REFILLING:
        prompt = say("kamisado-show-refill", side=side)
    elif state.phase == PLACING:
        unplaced = [colour for colour in range(8) if state.tower[seat, colour] == UNPLACED]
        prompt = say("kamisado-show-place", side=side, square=square_name(int(HOME_SQUARE[seat, 8 - len(unplaced)])))
        towers = tuple(f"{KANJI[colour]} {say(colour_word(colour).id)}" for colour in unplaced)
        lines.append("   " + say("kamisado-show-waiting", side=side, towers=towers))
    elif state.must == FREE:
        prompt = say("kamisado-show-free", side=side)
    else:
        must = int(state.must)
        tower = f"{KANJI[must]} {say(f'kamisado-{COLOURS[must]}')}"
        prompt = say("kamisado-show-must", side=side, tower=tower, square=square_name(int(state.tower[seat, must])))
    return [*lines, "   " + prompt]
