"""Kaito a second time, in plain Python and straight from the rulebook: slow, simple, and without the engine.

Tests play the engine against it. The field is a dict from a square's name to a stone, a pair of colour and kind such as
``("red", "sword")`` or ``("black", 3)`` for a mon of that value. What lies open before a player is a list of stones, and
what lies face down beside the field is a list, too. An act is a tuple: ``("gap", "c4")``, ``("take", "d4")``,
``("buy", "helmet", (3, 2))``, ``("decline",)``.
"""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import combinations

Stone = tuple[str, str | int]
Act = tuple[object, ...]

FILES, RANKS = "abcdef", "123456"
SQUARES_AS_SEEN = [file + rank for rank in reversed(RANKS) for file in FILES]
STONE_OF = {
    **dict(zip("SHCBA", [("red", kind) for kind in ("sword", "helmet", 3, 2, 1)], strict=True)),
    **dict(zip("shcba", [("black", kind) for kind in ("sword", "helmet", 3, 2, 1)], strict=True)),
}
LETTER_OF = {stone: letter for letter, stone in STONE_OF.items()}
PRICES = {"sword": 4, "helmet": 5}


def opponent(colour: str) -> str:
    return "black" if colour == "red" else "red"


@dataclass
class NaiveGame:
    """A game of Kaito at one moment. ``after`` gives the moment after an act; nothing is ever changed in place."""

    start: str
    field: dict[str, Stone]
    to_act: str
    phase: str = "place"
    kaito: str | None = None
    shows: str = ""  # the colour that the kaito has up
    before: dict[str, list[Stone]] = field(default_factory=lambda: {"red": [], "black": []})
    beside: list[Stone] = field(default_factory=list)
    winner: str | None = None
    reason: str | None = None

    @classmethod
    def dealt(cls, deal: str, start: str = "red") -> NaiveGame:
        lying = {square: letter for square, letter in zip(SQUARES_AS_SEEN, deal, strict=True) if letter != "."}
        return cls(start, {square: STONE_OF[letter] for square, letter in lying.items()}, opponent(start), shows=start)

    # --- what may be done ---------------------------------------------------------------------------------------------

    def legal(self) -> list[Act]:
        if self.phase == "place":
            return [("gap", square) for square in SQUARES_AS_SEEN if square not in self.field]
        if self.phase == "move":
            return [("take", square) for square in self.reachable()]
        if self.phase == "exchange":
            return [*self.purchases(), ("decline",)]
        return []

    def reachable(self) -> list[str]:
        """Stones in the kaito's row or column; what lies between does not matter."""
        assert self.kaito is not None
        return [
            square
            for square in self.field
            if square != self.kaito and (square[0] == self.kaito[0] or square[1] == self.kaito[1])
        ]

    def purchases(self) -> list[Act]:
        """Every exchange: an own stone before the opponent, and mon stones of which none could stay."""
        money = [kind for _, kind in self.before[self.to_act] if isinstance(kind, int)]
        found: set[Act] = set()
        for _, wanted in self.before[opponent(self.to_act)]:
            if isinstance(wanted, int):
                continue
            for size in range(1, len(money) + 1):
                for coins in combinations(money, size):
                    enough = sum(coins) >= PRICES[wanted]
                    if enough and all(sum(coins) - coin < PRICES[wanted] for coin in coins):
                        found.add(("buy", wanted, tuple(sorted(coins, reverse=True))))
        return list(found)

    # --- what an act does ---------------------------------------------------------------------------------------------

    def after(self, act: Act) -> NaiveGame:
        """The game after a legal act."""
        after = deepcopy(self)
        if act[0] == "gap":
            after.kaito = str(act[1])
            after._next_turn()
        elif act[0] == "take":
            after._take(str(act[1]))
        else:
            if act[0] == "buy":
                after._buy(str(act[1]), act[2])
            after._next_turn()
        return after

    def _take(self, square: str) -> None:
        taker = self.to_act
        colour, kind = stone = self.field.pop(square)
        self.kaito, self.shows = square, opponent(taker)
        if colour == taker:
            self.beside.append(stone)
        else:
            self.before[taker].append(stone)
        if kind in PRICES and stone not in self.field.values():
            self.to_act, self.phase = opponent(taker), "over"
            self.winner, self.reason = opponent(colour), f"last-{kind}"
        elif self.purchases():
            self.phase = "exchange"
        else:
            self._next_turn()

    def _buy(self, kind: str, coins: object) -> None:
        assert isinstance(coins, tuple)
        assert self.kaito is not None
        for coin in coins:
            self.before[self.to_act].remove((opponent(self.to_act), coin))
            self.beside.append((opponent(self.to_act), coin))
        self.before[opponent(self.to_act)].remove((self.to_act, kind))
        self.field[self.kaito] = (self.to_act, kind)

    def _next_turn(self) -> None:
        self.to_act, self.phase = opponent(self.to_act), "move"
        if not self.reachable():
            self.phase, self.winner, self.reason = "over", opponent(self.to_act), "stuck"

    # --- how it is written --------------------------------------------------------------------------------------------

    def text(self) -> str:
        """The first seven fields of a position."""
        ranks = []
        for rank in reversed(RANKS):
            row = "".join(LETTER_OF[self.field[file + rank]] if file + rank in self.field else "." for file in FILES)
            for gaps in range(6, 0, -1):
                row = row.replace("." * gaps, str(gaps))
            ranks.append(row)
        open_stones = {
            holder: "".join(letter for letter in "SHCBAshcba" for stone in stones if LETTER_OF[stone] == letter)
            for holder, stones in self.before.items()
        }
        return (
            f"{'/'.join(ranks)} {self.to_act[0]} {self.kaito or '-'} {open_stones['red'] or '-'} "
            f"{open_stones['black'] or '-'} {self.phase} {self.start}"
        )


def game_of(text: str) -> NaiveGame:
    """The game that a position text describes; why an ended game ended stands in no text."""
    board, side, kaito, before_red, before_black, phase, start = text.split()[:7]
    colour = {"r": "red", "b": "black"}[side]
    for gaps in RANKS:
        board = board.replace(gaps, "." * int(gaps))
    read = NaiveGame.dealt(board.replace("/", ""), start)
    read.to_act, read.phase, read.kaito = colour, phase, None if kaito == "-" else kaito
    read.shows = opponent(colour) if phase in ("place", "exchange") else colour
    for holder, letters in (("red", before_red), ("black", before_black)):
        read.before[holder] = [STONE_OF[letter] for letter in letters if letter != "-"]
    return read


def number_of(act: Act) -> int:
    """The integer by which the engine knows an act."""
    if act[0] == "decline":
        return 144
    if act[0] == "buy":
        assert isinstance(act[2], tuple)
        coins = Counter(act[2])
        return 72 + 36 * ("sword", "helmet").index(str(act[1])) + 12 * coins[3] + 4 * coins[2] + coins[1]
    file, rank = str(act[1])
    return {"take": 0, "gap": 36}[str(act[0])] + 6 * RANKS.index(rank) + FILES.index(file)


def perft(game: NaiveGame, depth: int) -> int:
    """How many sequences of exactly ``depth`` acts there are."""
    if depth < 2:
        return len(game.legal()) if depth else 1
    return sum(perft(game.after(act), depth - 1) for act in game.legal())
