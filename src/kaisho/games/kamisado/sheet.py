"""Kamisado's score sheet: for every round the line-up, each move as four symbols in its side's column, and the result.

A push is the sumo's move followed by that of each pushed tower. The other column has a dash, because that player misses a turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from kaisho.errors import Word
from kaisho.game import Game
from kaisho.games.kamisado.board import BLACK, COLOURS, HOME, HOME_SQUARE, KANJI, WHITE, square_name
from kaisho.games.kamisado.notation import ARROWS, WAYS, TowerStep, steps_of
from kaisho.games.kamisado.picture import BODY, GROUND, ink_on, octagon
from kaisho.games.kamisado.position import colour_word, has_markers, rank_word, score_of, side_word
from kaisho.games.kamisado.rules import FILL_LEFT, PLACE
from kaisho.language import Words, words
from kaisho.paper.block import Block, Flow, box, space, title
from kaisho.paper.picture import side_by_side
from kaisho.paper.sheet import Played, Sheet
from kaisho.paper.size import WIDTH
from kaisho.paper.symbols import arrow, kanji
from kaisho.paper.table import ROW, Cell, FormTable, NumberedTable, column_width
from kaisho.paper.text import INK, QUIET, RULE, middle, paragraph, text
from kaisho.picture import moved, polygon, rect
from kaisho.state import State

SIDES = ("black", "white")
SYMBOL = 4.9
"""The size of an octagon or a square of a move."""
GROUP = 18.8
"""The width of the four symbols of a move."""
PANELS = 2
CELL = 11.0
"""The size of a square of a line-up."""
MAX_FORM_ROUNDS = 15
MISSED = "—"
"""The mark for a turn that is missed after a push."""
PICTURE = 62.0
"""The height of a drawn position."""
SPACE = 3.0
"""The space between two rounds."""


# --- symbols ----------------------------------------------------------------------------------------------------------


def tower_symbol(x: float, y: float, colour: str, size: float = SYMBOL) -> str:
    """A coloured octagon with its kanji, around a point."""
    shape = polygon(octagon(size / 2), GROUND[colour], stroke=INK, stroke_width=0.25)
    return moved(x, y, shape) + _kanji(x, y, colour, 0.66 * size)


def square_symbol(x: float, y: float, colour: str, size: float = SYMBOL) -> str:
    """A coloured square with its kanji, around a point."""
    shape = rect(x - size / 2, y - size / 2, size, size, GROUND[colour], stroke=INK, stroke_width=0.25)
    return shape + _kanji(x, y, colour, 0.66 * size)


def _kanji(x: float, y: float, colour: str, size: float) -> str:
    return kanji(x, y, KANJI[COLOURS.index(colour)], size, ink_on(colour))


def _move(x: float, y: float, step: TowerStep, squares: dict[str, str]) -> str:
    """The four symbols of one tower's move; a pass has no arrow."""
    parts = [tower_symbol(x + SYMBOL / 2, y, COLOURS[step.colour])]
    if step.way is not None:
        parts.append(arrow(x + 7.6, y, ARROWS[step.way], 4.2, INK))
    parts.append(middle(x + 11.4, y, str(step.length), 4.0))
    return "".join([*parts, square_symbol(x + 15.6, y, squares[square_name(step.end)])])


# --- rounds -----------------------------------------------------------------------------------------------------------


class PlayedAct(NamedTuple):
    """An act of a round with the states before and after it."""

    before: State
    act: int
    after: State


@dataclass
class Round:
    """The acts of one round: towers placed, moves, and the choice of the refill after it."""

    number: int
    first: State
    placings: list[PlayedAct] = field(default_factory=list)
    moves: list[PlayedAct] = field(default_factory=list)
    fill: PlayedAct | None = None

    @property
    def line_up(self) -> State:
        """The first state with all towers on the board, or the last state if there is none."""
        if self.moves:
            return self.moves[0].before
        return self.placings[-1].after if self.placings else self.first

    @property
    def opener(self) -> int:
        """The seat that moves first, or places its towers first."""
        acts = self.placings or self.moves
        return int(acts[0].before.seat if acts else self.first.seat)


def rounds_of(played: Played) -> list[Round]:
    rounds = [Round(int(played.states[0].this_round), played.states[0])]
    for before, act, after in zip(played.states, played.acts, played.states[1:], strict=False):
        assert act is not None, "nothing is hidden in Kamisado"
        played_act = PlayedAct(before, act, after)
        if int(before.this_round) != rounds[-1].number:
            rounds.append(Round(int(before.this_round), before))
        if act >= PLACE:
            rounds[-1].placings.append(played_act)
        elif act >= FILL_LEFT:
            rounds[-1].fill = played_act
        else:
            rounds[-1].moves.append(played_act)
    last = played.states[-1]
    if not last.over and int(last.this_round) != rounds[-1].number:  # set up, but nobody has acted yet
        rounds.append(Round(int(last.this_round), last))
    return rounds


def rows_of(moves: Sequence[PlayedAct]) -> list[list[PlayedAct | None]]:
    """The moves of a round in rows of Black and White, with None for a turn that is missed after a push."""
    rows: list[list[PlayedAct | None]] = []
    for played_act in moves:
        seat = int(played_act.before.seat)
        if seat == BLACK or not rows or rows[-1][WHITE] is not None:
            rows.append([None, None])
        rows[-1][seat] = played_act
    return rows


# --- the sheet --------------------------------------------------------------------------------------------------------


class KamisadoSheet(Sheet):
    def body(self, played: Played) -> list[Flow]:
        squares = played.game.board()["squares"]
        flows: list[Flow] = [legend(played.say), space(2)]
        for game_round in rounds_of(played):
            flows += _round(played, game_round, squares)
        end = played.say("sheet-end" if played.states[-1].over else "sheet-now")
        return [*flows, side_by_side([(end, played.game.picture(played.states[-1]))], PICTURE)]

    def form(self, game: Game, language: str) -> list[Flow]:
        say = words(language)
        flows: list[Flow] = [legend(say), space(2)]
        rounds = _form_rounds(game)
        for number in range(1, rounds + 1):
            flows += _form_round(say, number, rounds)
        return flows


SHEET = KamisadoSheet()


def _round(played: Played, game_round: Round, squares: dict[str, str]) -> list[Flow]:
    say = played.say
    heads = [say(side_word(seat).id) for seat in (BLACK, WHITE)]
    complete = _at_home(game_round.line_up)
    opens = say("kamisado-sheet-opens", side=side_word(game_round.opener)) if complete else ""
    flows: list[Flow] = [title(say("kamisado-show-round", round=str(game_round.number)), opens)]
    if complete:
        flows.append(_line_up(game_round.line_up, squares, say))
    else:  # the record begins in the middle of a round
        flows.append(side_by_side([(say("sheet-start"), played.game.picture(game_round.line_up))], PICTURE))
    if game_round.placings:
        flows.append(_placings(game_round.placings, say))
    if not game_round.moves:
        return [*flows, _result(game_round, say), space(SPACE)]
    rows = rows_of(game_round.moves)
    cells = [(str(n), _cells(row, squares, first=n == 1, last=n == len(rows))) for n, row in enumerate(rows, 1)]
    return [*flows, NumberedTable(heads, cells, PANELS, tail=_result(game_round, say)), space(SPACE)]


def _at_home(state: State) -> bool:
    """Whether all towers on the board are on their own home rows."""
    return all(not int(state.stands[seat]) & ~int(HOME[seat]) for seat in (BLACK, WHITE))


def _cells(row: Sequence[PlayedAct | None], squares: dict[str, str], *, first: bool, last: bool) -> list[Cell]:
    """Both cells of a row. A cell before the first move of a round or after the last is empty."""
    outside = (first, last)
    return [_cell(played_act, squares, missed=not outside[seat]) for seat, played_act in enumerate(row)]


def _cell(played_act: PlayedAct | None, squares: dict[str, str], *, missed: bool) -> Cell:
    """The symbols of a move, in as many lines as a push needs, or a dash for a missed turn."""
    if played_act is None:
        return Cell(ROW, middle(5, ROW / 2, MISSED, 4, QUIET)) if missed else Cell(ROW)
    steps = steps_of(played_act.before, played_act.act)
    per_line = int(column_width(2, PANELS) // GROUP)
    parts = [
        _move(1.2 + GROUP * (index % per_line), ROW * (index // per_line + 0.5), step, squares)
        for index, step in enumerate(steps)
    ]
    return Cell(ROW * -(-len(steps) // per_line), "".join(parts))


def _line_up(state: State, squares: dict[str, str], say: Words) -> Block:
    """Both home rows as on the board, White's above and Black's below, with the names of the files between them."""
    left = 24.0
    parts = []
    towers = {int(state.tower[seat, colour]): (seat, colour) for seat in (WHITE, BLACK) for colour in range(8)}
    for seat, y in ((WHITE, 0.0), (BLACK, CELL + 4.6)):
        parts.append(text(0, y + CELL / 2 + 1.2, say(side_word(seat).id), 3.6, INK, font_weight="700"))
        for number in sorted(HOME_SQUARE[seat].tolist()):
            x = left + CELL * (number % 8)
            name = square_name(number)
            parts.append(rect(x, y, CELL, CELL, GROUND[squares[name]], stroke=INK, stroke_width=0.25))
            parts.append(_kanji(x + 1.9, y + 1.9, squares[name], 2.8))
            if tower := towers.get(number):
                parts.append(_tower(x + 6.3, y + 6.0, *tower, int(state.markers[tower])))
            if seat == WHITE:
                parts.append(middle(x + CELL / 2, CELL + 2.3, name[0], 3, QUIET))
    score = say("kamisado-show-score", black=str(state.score[0]), white=str(state.score[1]))
    words_right, _ = paragraph(left + 8 * CELL + 8, 2, score, 3.6, WIDTH - left - 8 * CELL - 8)
    return Block(2 * CELL + 7.4, "".join([*parts, words_right]), keep=True)


def _tower(x: float, y: float, seat: int, colour: int, markers: int) -> str:
    body, outline = BODY[SIDES[seat]]
    ring = polygon(octagon(4.0), body, stroke=outline if seat == BLACK else INK, stroke_width=0.25)
    teeth = [_tooth(x + 2.1 * (tooth - (markers - 1) / 2), y + 4.7) for tooth in range(markers)]
    return moved(x, y, ring) + tower_symbol(x, y, COLOURS[colour], 5.9) + "".join(teeth)


def _tooth(x: float, y: float) -> str:
    return polygon([(x - 0.95, y), (x + 0.2, y - 2.3), (x + 0.95, y)], "#fff7dc", stroke=INK, stroke_width=0.2)


def _placings(placings: Sequence[PlayedAct], say: Words) -> Block:
    """The towers in the order in which they were placed."""
    parts = []
    by_seat = [[placing for placing in placings if int(placing.before.seat) == seat] for seat in (BLACK, WHITE)]
    rows = sorted((row for row in by_seat if row), key=lambda row: int(row[0].before.acts))
    for number, row in enumerate(rows):
        y = 3.2 + 6.2 * number
        parts.append(text(0, y + 1.2, say("kamisado-places", side=side_word(int(row[0].before.seat))), 3.4))
        parts += [tower_symbol(66 + 6.4 * index, y, COLOURS[placing.act - PLACE]) for index, placing in enumerate(row)]
    return Block(6.2 * len(rows) + 1.6, "".join(parts), keep=True)


def _result(game_round: Round, say: Words) -> Block:
    """How a round ended, and how the rows were filled after it."""
    sentences = _ending(game_round) if game_round.moves else []
    if (fill := game_round.fill) is not None:
        way = "fill-left" if fill.act == FILL_LEFT else "fill-right"
        sentences.append((f"kamisado-sheet-{way}", {"side": side_word(int(fill.before.seat))}))
    if not sentences:
        sentences = [("kamisado-sheet-running", {})]
    result = " ".join(say(message, **values) for message, values in sentences)
    inside, height = paragraph(2, 2.4, result, 3.5, WIDTH - 4)
    return Block(height + 5.4, rect(0, 1.6, WIDTH, height + 2.4, "#f5f1e8", stroke=RULE, stroke_width=0.2) + inside)


def _ending(game_round: Round) -> list[tuple[str, dict[str, Word | str]]]:
    before, act, after = game_round.moves[-1]
    scores = score_of(before), score_of(after)
    if scores[0] == scores[1]:
        return []
    winner = BLACK if scores[1][BLACK] > scores[0][BLACK] else WHITE
    step = steps_of(before, act)[0]
    values: dict[str, Word | str] = {"side": side_word(winner)}
    if int(HOME[1 - step.seat]) >> step.end & 1:
        sentences = [("kamisado-sheet-won-home", values | {"tower": colour_word(step.colour)})]
    else:
        sentences = [("kamisado-sheet-won-deadlock", values | {"other": side_word(1 - winner)})]
    for colour in range(8) if has_markers(after) else ():
        if (markers := int(after.markers[winner, colour])) > int(before.markers[winner, colour]):
            marker = {"tower": colour_word(colour), "rank": rank_word(markers)}
            sentences.append(("kamisado-sheet-marker", {**marker, "points": str(scores[1][winner] - scores[0][winner])}))
    score = {"black": str(scores[1][BLACK]), "white": str(scores[1][WHITE])}
    return [*sentences, ("kamisado-sheet-score", {**score})]


# --- the form ---------------------------------------------------------------------------------------------------------


def legend(say: Words) -> Block:
    """The eight octagons and squares with the names of their colours, and the four arrows."""
    parts = [text(0, 4, say("kamisado-sheet-legend"), 3.3, QUIET)]
    column = WIDTH / 8
    for index, colour in enumerate(COLOURS):
        x = column * index
        parts += [tower_symbol(x + 3, 8.6, colour), square_symbol(x + 9, 8.6, colour)]
        parts.append(text(x + 0.6, 14.6, say(f"kamisado-{colour}"), 3.1))
    column = WIDTH / 6
    for index, (way, name) in enumerate(zip(ARROWS, WAYS, strict=True)):
        parts.append(arrow(column * index + 2, 18.6, way, 3.6, INK))
        parts.append(text(column * index + 5, 19.8, say(f"kamisado-{name}"), 3.1))
    for index, mark, name in ((4, "0", "pass"), (5, MISSED, "missed")):
        parts.append(middle(column * index + 2, 18.6, mark, 3.6))
        parts.append(text(column * index + 5, 19.8, say(f"kamisado-sheet-{name}"), 3.1))
    return Block(22, "".join(parts))


def _form_rounds(game: Game) -> int:
    """The number of rounds on a form: as many as there can be, but no more than are usual."""
    if game.options["match"] == "series":
        return int(game.options["rounds"])
    points = {"single": 1, "standard": 3, "long": 7}.get(str(game.options["match"]), 15)
    return min(2 * points - 1, MAX_FORM_ROUNDS)


def _form_round(say: Words, number: int, rounds: int) -> list[Flow]:
    """A round of a form. The first one fills the rest of its page; after that, two share a page."""
    heads = [say(side_word(seat).id) for seat in (BLACK, WHITE)]
    opens = say("kamisado-sheet-opens", side="……………………")
    above: list[Flow] = [title(say("kamisado-show-round", round=str(number)), opens), _form_line_up(say)]
    between = SPACE + sum(flow.least for flow in above)
    share = 2 if number % 2 == 0 and number < rounds else 1
    return [*above, FormTable(heads, PANELS, _form_round_result(say), share, between), space(SPACE)]


def _form_line_up(say: Words) -> Block:
    """Eight boxes for the towers of each side, in the order of the files."""
    left = 24.0
    parts = []
    for seat, y in ((WHITE, 0.0), (BLACK, CELL + 4.6)):
        parts.append(text(0, y + CELL / 2 + 1.2, say(side_word(seat).id), 3.6, INK, font_weight="700"))
        parts += [rect(left + CELL * file, y, CELL, CELL, "none", stroke=INK, stroke_width=0.3) for file in range(8)]
    parts += [middle(left + CELL * (file + 0.5), CELL + 2.3, "abcdefgh"[file], 3, QUIET) for file in range(8)]
    note, _ = paragraph(left + 8 * CELL + 8, 0, say("kamisado-sheet-line-up"), 3.3, WIDTH - left - 8 * CELL - 8, QUIET)
    return Block(2 * CELL + 7.4, "".join([*parts, note]), keep=True)


def _form_round_result(say: Words) -> Block:
    labels = ("winner", "tower", "markers", "points", "total", "fill")
    width = WIDTH / len(labels)
    parts = [box(width * index, 1, width - 1.6, 10, say(f"kamisado-sheet-{name}")) for index, name in enumerate(labels)]
    arrows = [arrow(width * 5 + 8 + 10 * index, 8.2, way, 3.6, INK) for index, way in enumerate("←→")]
    return Block(12, "".join([*parts, *arrows]))
