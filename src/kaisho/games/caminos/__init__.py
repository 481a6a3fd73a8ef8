"""Caminos, by Stefan Kögl: all four boards, two players or two teams, neutral bars and scored games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Self

from kaisho.customs import Customs, Duration
from kaisho.errors import Refusal
from kaisho.game import WATCHER, Choice, Game, Option, Result
from kaisho.games.caminos import acts, explain, notation
from kaisho.games.caminos import rules as rulebook
from kaisho.games.caminos import view as screen
from kaisho.games.caminos.board import BOARDS
from kaisho.games.caminos.position import check_state, options_of, read_position, seat_message, write_position
from kaisho.games.caminos.stones import IN_A_COLOUR
from kaisho.picture import Picture
from kaisho.state import State, States

if TYPE_CHECKING:
    from kaisho.extremes import Extremes


class Caminos(Game):
    name: ClassVar[str] = "caminos"
    version: ClassVar[int] = 1
    option_list: ClassVar[tuple[Option, ...]] = (
        Choice("board", BOARDS, "square"),
        Choice("players", ("2", "4"), "2"),
        Choice("neutral", ("no", "yes"), "no"),
        Choice("scoring", ("no", "yes"), "no"),
    )
    customs = Customs((2, 4), age=10, durations=(Duration(15, 25),), first=(("board", "square"),))
    rules = rulebook.rules
    actions = rulebook.ACTIONS
    most_actions = rulebook.MOST_ACTIONS
    layout_size = 0
    reasons = ("ongoing", "connection", "edge-stones", "equal-edge-stones", "no-connection")
    styles = notation.STYLES
    rule_ids = explain.RULE_IDS

    @property
    def seats(self) -> int:
        return int(self.options["players"])

    @property
    def most_acts(self) -> int:
        """Every act places a stone or one of the two bars."""
        return 2 * sum(IN_A_COLOUR) + 2

    @property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(range(side, self.seats, 2)) for side in range(2))

    @property
    def keeps_points(self) -> bool:
        return self.options["scoring"] == "yes"

    def seat_word(self, seat: int) -> str:
        return seat_message(self.seats, seat)

    def check(self, state: State) -> None:
        check_state(state)

    def strip(self, states: States) -> None:
        states["scoring"] = 0

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
        return screen.board(str(self.options["board"]))

    @classmethod
    def describe(cls, act: int) -> dict[str, Any]:
        return acts.describe(act)

    def view(self, state: State, seat: int) -> dict[str, Any]:
        return screen.view(self.known(state, seat))

    def extremes(self) -> Extremes:
        from kaisho.games.caminos.extremes import extremes

        return extremes(self)

    @property
    def observation_planes(self) -> tuple[str, ...]:
        from kaisho.games.caminos.observe import planes

        return planes(self.seats)

    @property
    def observation_most(self) -> tuple[int, ...]:
        from kaisho.games.caminos.observe import most_of_planes

        return most_of_planes(self.seats)

    @property
    def observation_shape(self) -> tuple[int, int, int]:
        from kaisho.games.caminos.observe import SPAN

        span = int(SPAN[self.coded_options[0]])
        return len(self.observation_planes), span, span

    def draw(self, view: dict[str, Any]) -> Picture:
        from kaisho.games.caminos.picture import picture

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
        from kaisho.games.caminos.terminal import board_text

        return board_text(self.concealed(state, seat), language, colour=colour, ended=ended is not None)
