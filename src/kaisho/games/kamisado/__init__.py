"""Kamisado, by Peter Burley: every match length, the pocket edition and its tournament set-up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from kaisho.customs import Customs, Duration
from kaisho.errors import BadOption
from kaisho.game import WATCHER, Choice, GameEvent, Number, Option, OptionValue, Result, Showcase
from kaisho.games.kamisado import explain, notation, rounds
from kaisho.games.kamisado import rules as rulebook
from kaisho.games.kamisado import view as screen
from kaisho.games.kamisado.board import ORIENTATIONS, WHITE
from kaisho.games.kamisado.position import MATCHES, MAX_ROUNDS, SETUPS, score_of
from kaisho.modular import ModularGame
from kaisho.state import Ints, State, States


class Kamisado(ModularGame):
    parts = __package__
    name: ClassVar[str] = "kamisado"
    version: ClassVar[int] = 1
    option_list: ClassVar[tuple[Option, ...]] = (
        Choice("match", MATCHES, "single"),
        Number("rounds", 1, MAX_ROUNDS, 2, only=("match", "series")),
        Choice("setup", SETUPS, "colours"),
        Choice("orientation", ORIENTATIONS, ORIENTATIONS[0]),
    )
    customs = Customs(
        age=10,
        durations=(
            Duration(20, 30, "match", "single"),
            Duration(60, 90, "match", "standard"),
            Duration(120, 180, "match", "long"),
            Duration(180, 300, "match", "marathon"),
            Duration(20, 30, "match", "series", times="rounds"),
        ),
        lead="experienced",
        lead_seat=WHITE,
        first=(("match", "single"),),
    )
    rules = rulebook.rules
    num_acts = rulebook.NUM_ACTS
    max_legal_acts = rulebook.MAX_LEGAL_ACTS
    layout_size = 0
    option_fields = ("match", "rounds", "setup", "orientation")
    reasons = ("ongoing", "home-row", "deadlock", "more-points", "equal-points")
    styles = notation.STYLES
    spoken_style = "spoken"
    worded_styles = ("spoken", "short")
    rule_ids = explain.RULE_IDS
    bots = "kaisho.bots.kamisado"
    course = "kaisho.learn.kamisado"
    showcase = Showcase(acts=11)
    own_board = True
    comments = rounds.COMMENTS
    drawable = False
    sheets = f"{__package__}.sheet"

    @classmethod
    def check_options(cls, chosen: Mapping[str, OptionValue], given: set[str]) -> None:
        if "rounds" in given and chosen["match"] != "series":
            raise BadOption("kamisado-rounds-only-in-series", match=str(chosen["match"]))

    def option_texts(self) -> list[str]:
        """Return the options as text: rounds only in a series, and no default orientation, which older records do not name."""
        omitted = set() if self.options["match"] == "series" else {"rounds"}
        if self.options["orientation"] == ORIENTATIONS[0]:
            omitted.add("orientation")
        return [f"{name}={value}" for name, value in self.options.items() if name not in omitted]

    @property
    def max_game_length(self) -> int:
        """In each round 16 towers are placed, rows are refilled once, and at most fifteen passes follow a move (Z8)."""
        return self._max_rounds() * (16 + 1 + 16 * self._max_moves())

    def _max_rounds(self) -> int:
        """Each round brings at least one point, and before the last one both sides may be one point short of winning."""
        if self.options["match"] == "series":
            return int(self.options["rounds"])
        return 2 * int(rulebook.POINTS_TO_WIN[self.option_codes[0]]) - 1

    def _max_moves(self) -> int:
        """Bound the forward moves of a round: six rows for each tower, and one more for each row that it is pushed back.

        Only a stronger tower pushes, and each of its moves pushes at most three towers.
        """
        max_markers = {"standard": 1, "long": 2, "marathon": 3}.get(str(self.options["match"]), 0)
        steps = 0
        for _ in range(max_markers + 1):  # the strongest first, as if there were sixteen towers of each strength
            steps += 6 * 16 + 3 * steps
        return steps + 1

    @property
    def can_draw(self) -> bool:
        return self.options["match"] == "series"

    @property
    def fair(self) -> bool:
        """Not a single round: its opener can force a win. In matches and even series both sides open rounds."""
        if self.options["match"] == "series":
            return int(self.options["rounds"]) % 2 == 0
        return self.options["match"] != "single"

    def seat_word(self, seat: int) -> str:
        return ("kamisado-black", "kamisado-white")[seat]

    def current_round(self, state: State) -> State:
        single = self.copy(state)
        single.match = rulebook.SINGLE
        single.score[:] = 0
        single.this_round = 1
        single.rounds = 0
        return single

    def strip(self, states: States) -> None:
        states["match"], states["setup"] = rulebook.SINGLE, 0
        states["score"], states["this_round"], states["rounds"] = 0, 1, 0

    def points(self, state: State) -> tuple[int, ...]:
        return score_of(self._checked_state(state))

    def round_number(self, state: State) -> int | None:
        return int(state.this_round)

    def board(self) -> dict[str, Any]:
        return screen.board(str(self.options["orientation"]))

    def view_text(self, state: State, seat: int) -> bytes:
        return screen.text(self.known(state, seat))

    def events(self, before: State, act: int, after: State) -> tuple[GameEvent, ...]:
        return rounds.events(before, act, after)

    def comments_before(self, state: State) -> dict[str, str]:
        return rounds.comments_before(state)

    def comments_after(self, before: State, act: int, after: State) -> dict[str, str]:
        return rounds.comments_after(before, act, after)

    @property
    def observation_planes(self) -> tuple[str, ...]:
        from kaisho.games.kamisado.observe import PLANES

        return PLANES

    @property
    def observation_max(self) -> tuple[int, ...]:
        from kaisho.games.kamisado.observe import plane_maxima

        return plane_maxima(int(self.option_codes[0]), int(self.option_codes[1]))

    @property
    def observation_shape(self) -> tuple[int, int, int]:
        return len(self.observation_planes), 8, 8

    def turned_acts(self, seat: int) -> Ints:
        acts = super().turned_acts(seat)
        if seat == WHITE:
            acts[: rulebook.FILL_LEFT] ^= 63  # moves name squares: the last six bits
        return acts

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
        from kaisho.games.kamisado.terminal import board_text

        known, acts = self.concealed(state, seat), self.legal(state)
        return board_text(known, acts, language, colour=colour, tall=tall, ended=ended is not None)
