"""A naive second implementation of Kaito: plain Python straight from the rulebook, independent of the engine.

Tests compare the engine with it. The field is a dict from a square's name to a stone, a pair of colour and kind such as
``("red", "sword")`` or ``("black", 3)`` for a mon of that value. The stones that a player holds are a list, and so are
those face down beside the field. An act is a tuple: ``("gap", "c4")``, ``("take", "d4")``,
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
READING_ORDER = [file + rank for rank in reversed(RANKS) for file in FILES]
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
    """A state of Kaito. ``after`` returns the state after an act; nothing is changed in place."""

    start: str
    field: dict[str, Stone]
    to_act: str
    phase: str = "place"
    kaito: str | None = None
    shows: str = ""  # the colour that the kaito shows
    held: dict[str, list[Stone]] = field(default_factory=lambda: {"red": [], "black": []})
    beside: list[Stone] = field(default_factory=list)
    winner: str | None = None
    reason: str | None = None

    @classmethod
    def dealt(cls, deal: str, start: str = "red") -> NaiveGame:
        letters = {square: letter for square, letter in zip(READING_ORDER, deal, strict=True) if letter != "."}
        return cls(start, {square: STONE_OF[letter] for square, letter in letters.items()}, opponent(start), shows=start)

    # --- legal acts ---------------------------------------------------------------------------------------------------

    def legal(self) -> list[Act]:
        if self.phase == "place":
            return [("gap", square) for square in READING_ORDER if square not in self.field]
        if self.phase == "move":
            return [("take", square) for square in self.reachable()]
        if self.phase == "exchange":
            return [*self.purchases(), ("decline",)]
        return []

    def reachable(self) -> list[str]:
        """Return the stones in the kaito's row or column; others between do not matter."""
        assert self.kaito is not None
        return [
            square
            for square in self.field
            if square != self.kaito and (square[0] == self.kaito[0] or square[1] == self.kaito[1])
        ]

    def purchases(self) -> list[Act]:
        """Return every exchange: a stone that the opponent holds, and mon stones of which none is superfluous."""
        money = [kind for _, kind in self.held[self.to_act] if isinstance(kind, int)]
        purchases: set[Act] = set()
        for _, wanted in self.held[opponent(self.to_act)]:
            if isinstance(wanted, int):
                continue
            for size in range(1, len(money) + 1):
                for coins in combinations(money, size):
                    enough = sum(coins) >= PRICES[wanted]
                    if enough and all(sum(coins) - coin < PRICES[wanted] for coin in coins):
                        purchases.add(("buy", wanted, tuple(sorted(coins, reverse=True))))
        return list(purchases)

    # --- playing ------------------------------------------------------------------------------------------------------

    def after(self, act: Act) -> NaiveGame:
        """Return the state after a legal act."""
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
            self.held[taker].append(stone)
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
            self.held[self.to_act].remove((opponent(self.to_act), coin))
            self.beside.append((opponent(self.to_act), coin))
        self.held[opponent(self.to_act)].remove((self.to_act, kind))
        self.field[self.kaito] = (self.to_act, kind)

    def _next_turn(self) -> None:
        self.to_act, self.phase = opponent(self.to_act), "move"
        if not self.reachable():
            self.phase, self.winner, self.reason = "over", opponent(self.to_act), "stuck"

    # --- text ---------------------------------------------------------------------------------------------------------

    def text(self) -> str:
        """Return the first seven fields of a position."""
        ranks = []
        for rank in reversed(RANKS):
            row = "".join(LETTER_OF[self.field[file + rank]] if file + rank in self.field else "." for file in FILES)
            for gaps in range(6, 0, -1):
                row = row.replace("." * gaps, str(gaps))
            ranks.append(row)
        held = {
            holder: "".join(letter for letter in "SHCBAshcba" for stone in stones if LETTER_OF[stone] == letter)
            for holder, stones in self.held.items()
        }
        return (
            f"{'/'.join(ranks)} {self.to_act[0]} {self.kaito or '-'} {held['red'] or '-'} "
            f"{held['black'] or '-'} {self.phase} {self.start}"
        )


def game_of(text: str) -> NaiveGame:
    """Return the state that a position text describes. The reason of an ending is not part of the text."""
    board, side, kaito, red_holds, black_holds, phase, start = text.split()[:7]
    colour = {"r": "red", "b": "black"}[side]
    for gaps in RANKS:
        board = board.replace(gaps, "." * int(gaps))
    game = NaiveGame.dealt(board.replace("/", ""), start)
    game.to_act, game.phase, game.kaito = colour, phase, None if kaito == "-" else kaito
    game.shows = opponent(colour) if phase in ("place", "exchange") else colour
    for holder, letters in (("red", red_holds), ("black", black_holds)):
        game.held[holder] = [STONE_OF[letter] for letter in letters if letter != "-"]
    return game


def number_of(act: Act) -> int:
    """Return the engine's integer for an act."""
    if act[0] == "decline":
        return 144
    if act[0] == "buy":
        assert isinstance(act[2], tuple)
        coins = Counter(act[2])
        return 72 + 36 * ("sword", "helmet").index(str(act[1])) + 12 * coins[3] + 4 * coins[2] + coins[1]
    file, rank = str(act[1])
    return {"take": 0, "gap": 36}[str(act[0])] + 6 * RANKS.index(rank) + FILES.index(file)


def perft(game: NaiveGame, depth: int) -> int:
    """Return the number of sequences of exactly ``depth`` acts."""
    if depth < 2:
        return len(game.legal()) if depth else 1
    return sum(perft(game.after(act), depth - 1) for act in game.legal())
