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
from kaisho.games.samurai.board import FIGURE_EXCHANGE, FIGURES_OF_A_KIND, HAND, HEXES, KINDS, OWN_TILES, TILE_COUNT
from kaisho.kernel import Ints, State, States
from kaisho.modular import ModularGame


class Samurai(ModularGame):
    parts = __package__
    name: ClassVar[str] = "samurai"
    version: ClassVar[int] = 1
    player_counts = (2, 3, 4)
    players_option = "players"
    option_list: ClassVar[tuple[Option, ...]] = (
        Number("players", 2, rulebook.MOST_PLAYERS, 2),
        Choice("capture", position.CAPTURES, "turn"),
        Choice("hands", position.HANDS, "choose"),
        Choice("open_captures", position.OPEN, "no"),
    )
    customs = Customs(lead="youngest", first=(("hands", "random"),))
    rules = rulebook.rules
    num_acts = rulebook.ACTIONS
    max_legal_acts = rulebook.MOST_ACTIONS
    layout_size = OWN_TILES * rulebook.MOST_PLAYERS
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
        """Tiles picked, figures placed; then tiles laid, and as many turns, between two of which all others may have to end
        theirs without a tile. (Before the last tile is laid the land is full, and the game over.)"""
        tiles = OWN_TILES * self.seats
        return HAND * self.seats + 3 * int(FIGURES_OF_A_KIND[self.seats]) + tiles + tiles * self.seats

    def seat_word(self, seat: int) -> str:
        return f"samurai-{position.SEATS[seat]}"

    def is_secret(self, state: State) -> bool:
        return bool(state.phase == rulebook.PICKING)

    def restore_secret_phase(self, state: State) -> None:
        state.phase = rulebook.PICKING
        state.seat = self.seats - 1

    def strip(self, states: States) -> None:
        """Nothing of hands and supplies is left, nor whose turn it is to pick: all pick at the same time."""
        for name in ("capture", "hand", "left", "captured", "screened", "aside"):
            states[name] = 0
        states["seat"][states["phase"] == rulebook.PICKING] = 0

    def open_to_all(self, state: State) -> State:
        """With every tile in hand that the seat has neither laid nor used up."""
        found = super().open_to_all(state)
        seat = int(found.seat)
        laid = found.tiles.astype(np.int64) - 1 - KINDS * seat
        own = np.bincount(laid[(laid >= 0) & (laid < KINDS)], minlength=KINDS)
        left = TILE_COUNT.astype(np.int64) - own
        left[FIGURE_EXCHANGE] -= int(found.exchanged[seat])
        found.hand[seat] = [*left, 0]
        return found

    def deal_parts(self) -> tuple[slice, ...]:
        return tuple(slice(OWN_TILES * seat, OWN_TILES * (seat + 1)) for seat in range(self.seats))

    def same_for(self, seat: int, layout: Ints, acts: Sequence[int], random: Generator) -> tuple[Ints, list[int]]:
        hands = int(self.option_codes[2])
        return history.same_for(layout, acts, self.seats, hands, seat, random)

    def check_layout(self, layout: Ints) -> None:
        super().check_layout(layout)
        position.check_layout(layout, self.seats)

    def write_layout(self, layout: Ints) -> str:
        return position.write_layout(layout, self.seats)

    def _read_layout(self, text: str) -> Ints:
        return position.read_layout(text, self.seats)

    def absent_act(self, state: State) -> int:
        """As little as the rules allow: a turn ends as soon as it may."""
        return rulebook.END if rulebook.END in self.legal(state) else super().absent_act(state)

    def _write(self, state: State, act: int, style: str, language: str) -> str:
        return notation.write(act, style, language)

    def board(self) -> dict[str, Any]:
        return drawn_map.board(self.seats)

    def view(self, state: State, seat: int) -> dict[str, Any]:
        return screen.view(self.known(state, seat), seat)

    def preview(self, state: State, seat: int, act: int) -> dict[str, Any]:
        """Without the tiles that the end of the turn draws."""
        after = super().preview(state, seat, act)
        if act == rulebook.END:
            own = self.view(state, seat)["players"][seat]
            after["players"][seat] |= {key: own[key] for key in ("hand", "hand_size", "supply", "supply_size")}
        return after

    @property
    def observation_planes(self) -> tuple[str, ...]:
        from kaisho.games.samurai.observe import planes

        return planes(self.seats)

    @property
    def observation_max(self) -> tuple[int, ...]:
        from kaisho.games.samurai.observe import most_of_planes

        return most_of_planes(self.seats)

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
