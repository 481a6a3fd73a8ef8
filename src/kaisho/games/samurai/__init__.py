"""Samurai, by Reiner Knizia: two to four players on the map of Japan, with hidden tiles."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from kaisho.errors import Refusal
from kaisho.game import WATCHER, Choice, Game, Number, Option
from kaisho.games.samurai import acts, drawn_map, explain, notation, position
from kaisho.games.samurai import rules as rulebook
from kaisho.games.samurai import view as screen
from kaisho.games.samurai.board import FIGURES_OF_A_KIND, HAND, HEXES, OWN_TILES
from kaisho.kernel import Ints, State
from kaisho.picture import Picture


class Samurai(Game):
    name: ClassVar[str] = "samurai"
    version: ClassVar[int] = 1
    option_list: ClassVar[tuple[Option, ...]] = (
        Number("players", 2, rulebook.MOST_PLAYERS, 2),
        Choice("capture", position.CAPTURES, "turn"),
        Choice("hands", position.HANDS, "choose"),
        Choice("open_captures", position.OPEN, "no"),
    )
    rules = rulebook.rules
    actions = rulebook.ACTIONS
    most_actions = rulebook.MOST_ACTIONS
    layout_size = OWN_TILES * rulebook.MOST_PLAYERS
    reasons = ("ongoing", "two-majorities", "most-others", "most-figures", "no-majority", "shared", "all-share")
    styles = notation.STYLES
    rule_ids = explain.RULE_IDS
    hidden = True

    @property
    def seats(self) -> int:
        return int(self.options["players"])

    @property
    def most_acts(self) -> int:
        """Tiles picked, figures placed; then tiles laid, and as many turns, between two of which all others may have to end
        theirs without a tile. (Before the last tile is laid the land is full, and the game over.)"""
        tiles = OWN_TILES * self.seats
        return HAND * self.seats + 3 * int(FIGURES_OF_A_KIND[self.seats]) + tiles + tiles * self.seats

    def seat_word(self, seat: int) -> str:
        return f"samurai-{position.SEATS[seat]}"

    def secret(self, state: State) -> bool:
        return bool(state.phase == rulebook.PICKING)

    def keep_secret(self, state: State) -> None:
        state.phase = rulebook.PICKING
        state.seat = self.seats - 1

    def deal_parts(self) -> tuple[slice, ...]:
        return tuple(slice(OWN_TILES * seat, OWN_TILES * (seat + 1)) for seat in range(self.seats))

    def check_layout(self, layout: Ints) -> None:
        super().check_layout(layout)
        position.check_layout(layout, self.seats)

    def write_layout(self, layout: Ints) -> str:
        return position.write_layout(layout, self.seats)

    def read_layout(self, text: str) -> Ints:
        return position.read_layout(text, self.seats)

    def check(self, state: State) -> None:
        position.check_state(state)

    def refusal(self, state: State, act: int) -> Refusal:
        return explain.refusal(state, act)

    def write(self, state: State, act: int, style: str | None = None, language: str = "en") -> str:
        return notation.write(act, style or self.styles[0], language)

    def parse(self, state: State, text: str, language: str = "en") -> int:
        return notation.parse(state, text, language)

    def position(self, state: State) -> str:
        return position.write_position(state)

    @classmethod
    def from_position(cls, text: str) -> tuple[Self, State]:
        state = position.read_position(text)
        return cls(**position.options_of(state)), state

    def board(self) -> dict[str, Any]:
        return drawn_map.board(self.seats)

    @classmethod
    def describe(cls, act: int) -> dict[str, Any]:
        return acts.describe(act)

    def view(self, state: State, seat: int) -> dict[str, Any]:
        return screen.view(self.known(state, seat), seat)

    def preview(self, state: State, seat: int, act: int) -> dict[str, Any]:
        """Without the tiles that the end of the turn draws, and without what only the end of the game brings to light."""
        after, before = super().preview(state, seat, act), self.view(state, seat)
        for owner, (later, now) in enumerate(zip(after["players"], before["players"], strict=True)):
            if owner == seat and act == rulebook.END:
                later |= {key: now[key] for key in ("hand", "hand_size", "supply", "supply_size")}
            if now["captured"] is None:
                later["captured"] = None
        return after

    @property
    def observation_planes(self) -> tuple[str, ...]:
        from kaisho.games.samurai.observe import planes

        return planes(self.seats)

    @property
    def observation_shape(self) -> tuple[int, int, int]:
        return len(self.observation_planes), 1, HEXES

    def draw(self, view: dict[str, Any]) -> Picture:
        from kaisho.games.samurai.picture import picture

        return picture(view)

    def show(self, state: State, language: str = "en", *, colour: bool = False, tall: bool = True, seat: int = WATCHER) -> str:
        from kaisho.games.samurai.terminal import board_text

        return board_text(self.concealed(state, seat), seat, language, colour=colour)
