"""Caminos, by Stefan Kögl: all four boards, two players or two teams, neutral bars and scored games."""

from __future__ import annotations

from typing import Any, ClassVar

from kaisho.customs import Customs, Duration
from kaisho.game import WATCHER, Choice, Option, Result, Showcase
from kaisho.games.caminos import explain, notation
from kaisho.games.caminos import rules as rulebook
from kaisho.games.caminos import view as screen
from kaisho.games.caminos.board import BOARDS
from kaisho.games.caminos.position import seat_message
from kaisho.games.caminos.stones import IN_A_COLOUR
from kaisho.modular import ModularGame
from kaisho.state import State, States


class Caminos(ModularGame):
    parts = __package__
    name: ClassVar[str] = "caminos"
    version: ClassVar[int] = 1
    player_counts = (2, 4)
    players_option = "players"
    option_list: ClassVar[tuple[Option, ...]] = (
        Choice("board", BOARDS, "square"),
        Choice("players", ("2", "4"), "2"),
        Choice("neutral", ("no", "yes"), "no"),
        Choice("scoring", ("no", "yes"), "no"),
    )
    customs = Customs(age=10, durations=(Duration(15, 25),), first=(("board", "square"),))
    rules = rulebook.rules
    num_acts = rulebook.NUM_ACTS
    max_legal_acts = rulebook.MAX_LEGAL_ACTS
    layout_size = 0
    option_fields = ("board", "players", "neutral", "scoring")
    reasons = ("ongoing", "connection", "edge-stones", "equal-edge-stones", "no-connection")
    styles = notation.STYLES
    spoken_style = "spoken"
    worded_styles = ("spoken",)
    rule_ids = explain.RULE_IDS
    bots = "kaisho.bots.caminos"
    course = "kaisho.learn.caminos"
    showcase = Showcase(acts=9)
    own_board = True

    @property
    def max_game_length(self) -> int:
        """Every act places a stone or one of the two bars."""
        return 2 * sum(IN_A_COLOUR) + 2

    @property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(range(colour, self.seats, 2)) for colour in range(2))

    @property
    def keeps_points(self) -> bool:
        return self.options["scoring"] == "yes"

    def seat_word(self, seat: int) -> str:
        return seat_message(self.seats, seat)

    def strip(self, states: States) -> None:
        states["scoring"] = 0

    def board(self) -> dict[str, Any]:
        return screen.board(str(self.options["board"]))

    @property
    def observation_planes(self) -> tuple[str, ...]:
        from kaisho.games.caminos.observe import planes

        return planes(self.seats)

    @property
    def observation_max(self) -> tuple[int, ...]:
        from kaisho.games.caminos.observe import plane_maxima

        return plane_maxima(self.seats)

    @property
    def observation_shape(self) -> tuple[int, int, int]:
        from kaisho.games.caminos.observe import SPAN

        span = int(SPAN[self.option_codes[0]])
        return len(self.observation_planes), span, span

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
