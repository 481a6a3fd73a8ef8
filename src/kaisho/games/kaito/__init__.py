"""Kaito, by Inon Kohn: two players move one piece, the kaito, and take a stone on every turn."""

from __future__ import annotations

from typing import Any, ClassVar

from kaisho.customs import Customs, Duration
from kaisho.game import WATCHER, Choice, Option, Result, Showcase
from kaisho.games.kaito import explain, notation
from kaisho.games.kaito import rules as rulebook
from kaisho.games.kaito import view as screen
from kaisho.games.kaito.board import BLANKS, COLOURS, COPIES, MON_3, SIZE, SQUARES
from kaisho.games.kaito.position import (
    check_deal,
    read_deal,
    write_deal,
)
from kaisho.kernel import Ints, State
from kaisho.modular import ModularGame


class Kaito(ModularGame):
    parts = __package__
    name: ClassVar[str] = "kaito"
    version: ClassVar[int] = 1
    option_list: ClassVar[tuple[Option, ...]] = (Choice("start", COLOURS, "red"),)
    customs = Customs(age=8, durations=(Duration(10, 20),))
    rules = rulebook.rules
    num_acts = rulebook.NUM_ACTS
    max_legal_acts = rulebook.MAX_LEGAL_ACTS
    layout_size = SQUARES
    option_fields = ("start",)
    reasons = ("ongoing", "last-sword", "last-helmet", "stuck")
    styles = notation.STYLES
    spoken_style = "spoken"
    worded_styles = ("spoken",)
    rule_ids = explain.RULE_IDS
    bots = "kaisho.bots.kaito"
    course = "kaisho.learn.kaito"
    showcase = Showcase(acts=9)
    own_board = True
    drawable = False
    sheets = f"{__package__}.sheet"

    @property
    def max_game_length(self) -> int:
        """The choice of the gap, then captures, each followed by at most one exchange or refusal.

        A stone is taken once, and once more each time it is bought back. Every purchase uses up a mon stone.
        """
        mon_stones = 2 * sum(COPIES[MON_3:])
        return 1 + 2 * (SQUARES - BLANKS + mon_stones)

    def seat_word(self, seat: int) -> str:
        return f"kaito-{COLOURS[seat ^ int(self.option_codes[0])]}"

    def check_layout(self, layout: Ints) -> None:
        super().check_layout(layout)
        check_deal(layout)

    def write_layout(self, layout: Ints) -> str:
        return write_deal(layout)

    def _read_layout(self, text: str) -> Ints:
        return read_deal(text)

    def board(self) -> dict[str, Any]:
        return screen.board()

    @property
    def observation_planes(self) -> tuple[str, ...]:
        from kaisho.games.kaito.observe import PLANES

        return PLANES

    @property
    def observation_max(self) -> tuple[int, ...]:
        from kaisho.games.kaito.observe import PLANE_MAXIMA

        return PLANE_MAXIMA

    @property
    def observation_shape(self) -> tuple[int, int, int]:
        return len(self.observation_planes), SIZE, SIZE

    def show(
        self,
        state: State,
        language: str = "en",
        *,
        colour: bool = False,
        tall: bool = True,
        seat: int = WATCHER,
        ended: Result | None = None,
    ) -> str:
        from kaisho.games.kaito.terminal import board_text

        known, acts = self.concealed(state, seat), self.legal(state)
        return board_text(known, acts, language, colour=colour, ended=ended is not None)
