"""Samurai, by Reiner Knizia: two to four players on the map of Japan, with hidden tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
from numpy.random import Generator

from kaisho.customs import Customs
from kaisho.game import WATCHER, Choice, Number, Option, Result, Showcase
from kaisho.games.samurai import drawn_map, explain, history, notation, position
from kaisho.games.samurai import rules as rulebook
from kaisho.games.samurai import view as screen
from kaisho.games.samurai.board import FIGURE_EXCHANGE, FIGURES_OF_A_KIND, HAND_SIZE, HEXES, KINDS, TILE_COUNT, TILES_PER_PLAYER
from kaisho.kernel import Ints, State, States
from kaisho.modular import ModularGame


class Samurai(ModularGame):
    parts = __package__
    name: ClassVar[str] = "samurai"
    version: ClassVar[int] = 1
    player_counts = (2, 3, 4)
    players_option = "players"
    option_list: ClassVar[tuple[Option, ...]] = (
        Number("players", 2, rulebook.MAX_PLAYERS, 2),
        Choice("capture", position.CAPTURES, "turn"),
        Choice("hands", position.HANDS, "choose"),
        Choice("open_captures", position.OPEN, "no"),
        Choice("figures", position.PLACINGS, "choose"),
    )
    customs = Customs(lead="youngest", first=(("hands", "random"), ("figures", "random")))
    rules = rulebook.rules
    num_acts = rulebook.NUM_ACTS
    max_legal_acts = rulebook.MAX_LEGAL_ACTS
    layout_size = rulebook.LAYOUT_SIZE
    option_fields = ("players", "capture", "hands", "open_captures", "placing")
    reasons = (
        "ongoing",
        "two-majorities",
        "most-others",
        "most-figures",
        "no-majority",
        "shared",
        "all-share",
        "unknown-captures",
    )
    styles = notation.STYLES
    spoken_style = "spoken"
    worded_styles = ("spoken",)
    rule_ids = explain.RULE_IDS
    bots = "kaisho.bots.samurai"
    course = "kaisho.learn.samurai"
    showcase = Showcase(acts=26, options={"hands": "random"})
    own_board = True
    hidden = True
    sheets = f"{__package__}.sheet"

    @property
    def max_game_length(self) -> int:
        """All picks and placements, all tiles laid, and a round of turns for each tile.

        Players without tiles can only end their turns, so up to a whole round may pass between two tiles. The land is full,
        and the game over, before the last tile is laid.
        """
        tiles = TILES_PER_PLAYER * self.seats
        return HAND_SIZE * self.seats + 3 * int(FIGURES_OF_A_KIND[self.seats]) + tiles + tiles * self.seats

    def seat_word(self, seat: int) -> str:
        return f"samurai-{position.SEATS[seat]}"

    def is_secret(self, state: State) -> bool:
        return bool(state.phase == rulebook.PICKING)

    def restore_secret_phase(self, state: State) -> None:
        state.phase = rulebook.PICKING
        state.seat = self.seats - 1

    def strip(self, states: States) -> None:
        """Remove hands, supplies and captures, and the seat to pick: all seats pick at the same time."""
        for name in ("capture", "hand", "left", "captured", "screened", "aside"):
            states[name] = 0
        states["seat"][states["phase"] == rulebook.PICKING] = 0

    def open_to_all(self, state: State) -> State:
        """Give the seat to act every tile in hand that it has neither laid nor discarded."""
        opened = super().open_to_all(state)
        seat = int(opened.seat)
        kinds = opened.tiles.astype(np.int64) - 1 - KINDS * seat
        laid = np.bincount(kinds[(kinds >= 0) & (kinds < KINDS)], minlength=KINDS)
        unlaid = TILE_COUNT.astype(np.int64) - laid
        unlaid[FIGURE_EXCHANGE] -= int(opened.exchanged[seat])
        opened.hand[seat] = [*unlaid, 0]
        return opened

    def deal_parts(self) -> tuple[slice, ...]:
        tiles = tuple(slice(TILES_PER_PLAYER * seat, TILES_PER_PLAYER * (seat + 1)) for seat in range(self.seats))
        return (
            (*tiles, slice(rulebook.FIRST_FIGURE, rulebook.FIRST_FIGURE + self._dealt_figures))
            if self._dealt_figures
            else tiles
        )

    @property
    def _dealt_figures(self) -> int:
        """The number of figures that chance places."""
        by_chance = self.options["figures"] == "random"
        return position.placed_figures(self.seats) if by_chance else 0

    def same_for(self, seat: int, layout: Ints, acts: Sequence[int], random: Generator) -> tuple[Ints, list[int]]:
        hands = int(self.option_codes[2])
        return history.same_for(layout, acts, self.seats, hands, seat, random)

    def check_layout(self, layout: Ints) -> None:
        super().check_layout(layout)
        position.check_layout(layout, self.seats, self._dealt_figures)

    def write_layout(self, layout: Ints) -> str:
        return position.write_layout(layout, self.seats, self._dealt_figures)

    def _read_layout(self, text: str) -> Ints:
        return position.read_layout(text, self.seats, self._dealt_figures)

    def absent_act(self, state: State) -> int:
        """Return the end of the turn as soon as it is legal."""
        return rulebook.END if rulebook.END in self.legal(state) else super().absent_act(state)

    def _write(self, state: State, act: int, style: str, language: str) -> str:
        return notation.write(act, style, language)

    def board(self) -> dict[str, Any]:
        return drawn_map.board(self.seats)

    def view(self, state: State, seat: int) -> dict[str, Any]:
        return screen.view(self.known(state, seat), seat)

    def preview(self, state: State, seat: int, act: int) -> dict[str, Any]:
        """Return the view after an act, without the tiles that are drawn at the end of the turn."""
        after = super().preview(state, seat, act)
        if act == rulebook.END:
            player = self.view(state, seat)["players"][seat]
            after["players"][seat] |= {key: player[key] for key in ("hand", "hand_size", "supply", "supply_size")}
        return after

    @property
    def observation_planes(self) -> tuple[str, ...]:
        from kaisho.games.samurai.observe import planes

        return planes(self.seats)

    @property
    def observation_max(self) -> tuple[int, ...]:
        from kaisho.games.samurai.observe import plane_maxima

        return plane_maxima(self.seats)

    @property
    def observation_shape(self) -> tuple[int, int, int]:
        return len(self.observation_planes), 1, HEXES

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
        from kaisho.games.samurai.terminal import board_text

        return board_text(self.concealed(state, seat), seat, language, colour=colour, ended=ended)
