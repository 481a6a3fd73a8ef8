"""Pebbles, a toy game that lives outside Kaisho. Its option for the number of players and its styles have unusual names."""

from __future__ import annotations

from typing import ClassVar

from kaisho.game import Choice, Game, Number, Option, Showcase
from kaisho.language import words
from kaisho.state import State
from kaisho_pebbles import rules as rulebook


class Pebbles(Game):
    name = "pebbles"
    option_list: ClassVar[tuple[Option, ...]] = (Number("sharers", 2, 3, 2), Choice("row_length", ("short", "long"), "short"))
    player_counts = (2, 3)
    players_option = "sharers"
    rules = rulebook.rules
    num_acts = rulebook.MOST
    reasons = ("ongoing", "last-pebble")
    styles = ("digits", "said")
    spoken_style = "said"
    worded_styles = ("said",)
    drawable = False
    bounds: ClassVar[dict[str, tuple[int, int]]] = {"players": (2, 3), "pebbles": (0, rulebook.LONG)}
    option_fields = ("players",)
    showcase = Showcase(acts=2, options={"row_length": "long"})

    @classmethod
    def act_text(cls, act: int) -> str:
        return str(act + 1)

    def _write(self, state: State, act: int, style: str, language: str) -> str:
        return words(language)("pebbles-take", count=act + 1) if style == "said" else self.act_text(act)

    def _parse(self, state: State, text: str, language: str) -> int:
        digits = "".join(character for character in text if character in "123456789")
        return super()._parse(state, digits or text, language)

    @property
    def observation_planes(self) -> tuple[str, ...]:
        return ("pebbles", "seats until the one to act, from 1")
