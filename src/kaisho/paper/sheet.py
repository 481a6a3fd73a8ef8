"""The layout of score sheets. ``Sheet`` suits any game; a game with a layout of its own names it in ``Game.sheets``.

A filled-in sheet shows the start, every act in the column of its player, and the end. A form has the same layout, but is
empty.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaisho.game import Game
from kaisho.language import Words, words
from kaisho.paper.block import Block, Flow, box, title
from kaisho.paper.picture import side_by_side
from kaisho.paper.size import WIDTH
from kaisho.paper.table import GAP, Cell, FormTable, NumberedTable, column_width
from kaisho.paper.text import notation, wrapped
from kaisho.state import State

UNKNOWN = "?"
"""What stands for an act that the reader may not know."""
SIZE, LINE = 3.3, 4.3


@dataclass(frozen=True)
class Played:
    """A game as its reader may know it: all states, and the acts between them; None stands for a hidden act."""

    game: Game
    states: Sequence[State]
    acts: Sequence[int | None]
    seat: int
    language: str

    @property
    def say(self) -> Words:
        return words(self.language)


class Sheet:
    """The score sheet of any game: pictures of the start and the end, and the acts in the game's usual notation."""

    picture_height = 92.0
    form_pages = 1
    """Number of pages of an empty form."""
    counted: str | None = None
    """The message that labels a player's box of an empty form, if something other than points is counted."""

    def body(self, played: Played) -> list[Flow]:
        """Return the content below the head of a filled-in sheet."""
        game, say = played.game, played.say
        start = self.start(played)
        label = say("sheet-start") if start == 0 else say("sheet-after-setup")
        end = say("sheet-end" if played.states[-1].over else "sheet-now")
        pictures = [
            (label, game.picture(played.states[start], played.seat)),
            (end, game.picture(played.states[-1], played.seat)),
        ]
        heads = [say(game.seat_word(seat)) for seat in range(game.seats)]
        rows = self.rows(played)
        table: list[Flow] = [title(say("sheet-moves")), NumberedTable(heads, rows, self.panels(game))] if rows else []
        return [side_by_side(pictures, self.picture_height), *table]

    def start(self, played: Played) -> int:
        """Return the index of the state that is drawn as the start."""
        return 0

    def panels(self, game: Game) -> int:
        """Return the number of panels of the table of moves."""
        return 2 if game.seats == 2 else 1

    def rows(self, played: Played) -> list[tuple[str, list[Cell]]]:
        """Return the acts in rows: each cell has one seat's acts of one turn, and a row has one turn of each seat."""
        game = played.game
        width = column_width(game.seats, self.panels(game)) - 2.4
        rows: list[list[list[str]]] = []
        last: tuple[int, int] | None = None
        for state, act in zip(played.states, played.acts, strict=False):
            here = int(state.turn), int(state.seat)
            if here != last and (last is None or here[1] <= last[1]):
                rows.append([[] for _ in range(game.seats)])
            last = here
            written = UNKNOWN if act is None else game.write(state, act, None, played.language)
            rows[-1][here[1]].append(written.replace(" ", "\u00a0"))
        return [(str(number), [_acts_cell(acts, width) for acts in row]) for number, row in enumerate(rows, 1)]

    def form(self, game: Game, language: str) -> list[Flow]:
        """Return the content below the head of an empty form."""
        say = words(language)
        heads = [say(game.seat_word(seat)) for seat in range(game.seats)]
        table = FormTable(heads, self.panels(game), self.form_result(game, say), pages=self.form_pages)
        return [*self.form_start(game, language), table]

    def form_start(self, game: Game, language: str) -> list[Flow]:
        """Return the space for the start of a game; without chance in the deal, the start is already drawn."""
        return [side_by_side([(words(language)("sheet-start"), game.picture(game.deal()))], self.picture_height)]

    def form_result(self, game: Game, say: Words) -> Block:
        """Return boxes for the result and, if players count something, for each player's count."""
        counted = self.counted or ("sheet-points-of" if game.keeps_points else None)
        if counted is None:
            return Block(14, box(0, 2, WIDTH, 11, say("sheet-result")))
        result_width = 0.4 * WIDTH
        width = (WIDTH - result_width) / game.seats - GAP
        parts = [box(0, 2, result_width, 11, say("sheet-result"))]
        for seat in range(game.seats):
            label = say(counted, side=say(game.seat_word(seat)))
            parts.append(box(result_width + GAP + (width + GAP) * seat, 2, width, 11, label))
        return Block(14, "".join(parts))


def _acts_cell(acts: Sequence[str], width: float) -> Cell:
    """Return acts one after another, in as many lines as they need; an act is split only if it is too long for a line."""
    lines = wrapped(" ".join(acts), SIZE, width)
    drawn = [notation(1.2, 4.2 + LINE * row, line, SIZE) for row, line in enumerate(lines)]
    return Cell(1.9 + LINE * len(lines), "".join(drawn))


SHEET = Sheet()
