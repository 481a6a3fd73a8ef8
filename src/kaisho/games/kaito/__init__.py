"""Kaito, by Inon Kohn: the deal, the kaito's place, captures, the mon exchange."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Self

from kaisho.customs import Customs, Duration
from kaisho.errors import Refusal
from kaisho.game import WATCHER, Choice, Game, Option, Result
from kaisho.games.kaito import acts, explain, notation
from kaisho.games.kaito import rules as rulebook
from kaisho.games.kaito import view as screen
from kaisho.games.kaito.board import BLANKS, COLOURS, COPIES, MON_3, SIZE, SQUARES
from kaisho.games.kaito.position import (
    check_deal,
    check_state,
    options_of,
    read_deal,
    read_position,
    write_deal,
    write_position,
)
from kaisho.kernel import Ints, State
from kaisho.picture import Picture

if TYPE_CHECKING:
    from kaisho.extremes import Extremes


class Kaito(Game):
    name: ClassVar[str] = "kaito"
    version: ClassVar[int] = 1
    option_list: ClassVar[tuple[Option, ...]] = (Choice("start", COLOURS, "red"),)
    customs = Customs(age=8, durations=(Duration(10, 20),))
    rules = rulebook.rules
    actions = rulebook.ACTIONS
    most_actions = rulebook.MOST_ACTIONS
    layout_size = SQUARES
    reasons = ("ongoing", "last-sword", "last-helmet", "stuck")
    styles = notation.STYLES
    rule_ids = explain.RULE_IDS
    drawable = False
    sheets = f"{__package__}.sheet"

    @property
    def seats(self) -> int:
        return 2

    @property
    def most_acts(self) -> int:
        """The gap, then captures, each with at most one exchange or refusal of it: of all stones, and again of each one that
        came back for mon stones."""
        mons = 2 * sum(COPIES[MON_3:])
        return 1 + 2 * (SQUARES - BLANKS + mons)

    def seat_word(self, seat: int) -> str:
        return f"kaito-{COLOURS[seat ^ int(self.coded_options[0])]}"

    def check_layout(self, layout: Ints) -> None:
        super().check_layout(layout)
        check_deal(layout)

    def write_layout(self, layout: Ints) -> str:
        return write_deal(layout)

    def _read_layout(self, text: str) -> Ints:
        return read_deal(text)

    def check(self, state: State) -> None:
        check_state(state)

    def refusal(self, state: State, act: int) -> Refusal:
        return explain.refusal(state, act)

    def _write(self, state: State, act: int, style: str, language: str) -> str:
        return notation.write(state, act, style, language)

    def _parse(self, state: State, text: str, language: str) -> int:
        return notation.parse(state, text, language)

    def position(self, state: State) -> str:
        return write_position(state)

    @classmethod
    def _from_position(cls, text: str) -> tuple[Self, State]:
        state = read_position(text)
        return cls(**options_of(state)), state

    def board(self) -> dict[str, Any]:
        return screen.board()

    @classmethod
    def describe(cls, act: int) -> dict[str, Any] | None:
        return acts.describe(act)

    def view(self, state: State, seat: int) -> dict[str, Any]:
        return screen.view(self.known(state, seat))

    def extremes(self) -> Extremes:
        from kaisho.games.kaito.extremes import extremes

        return extremes(self)

    @property
    def observation_planes(self) -> tuple[str, ...]:
        from kaisho.games.kaito.observe import PLANES

        return PLANES

    @property
    def observation_most(self) -> tuple[int, ...]:
        from kaisho.games.kaito.observe import MOST_OF_PLANES

        return MOST_OF_PLANES

    @property
    def observation_shape(self) -> tuple[int, int, int]:
        return len(self.observation_planes), SIZE, SIZE

    def draw(self, view: dict[str, Any]) -> Picture:
        from kaisho.games.kaito.picture import picture

        return picture(view)

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

        shown, acts = self.concealed(state, seat), self.legal(state)
        return board_text(shown, acts, language, colour=colour, ended=ended is not None)
