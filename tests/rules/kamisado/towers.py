"""Positions of Kamisado for tests: towers are on their own colours unless a test puts them elsewhere."""

from __future__ import annotations

from kaisho.games.kamisado import Kamisado
from kaisho.games.kamisado.board import COLOUR_OF, COLOURS, LETTERS, home_square, parse_square, square_name
from kaisho.kernel import State

HOME = {
    side: {LETTERS[COLOUR_OF[0, home_square(seat, index)]]: square_name(home_square(seat, index)) for index in range(8)}
    for seat, side in enumerate("bw")
}


def board(black: str = "", white: str = "") -> str:
    """The board field of a position: ``board("p++ e4")`` puts Black's purple double sumo on e4."""
    towers: dict[str, str] = {}
    for side, moved in (("b", black), ("w", white)):
        squares = {letter: (square, "") for letter, square in HOME[side].items()}
        words = moved.split()
        for tower, square in zip(words[::2], words[1::2], strict=True):
            squares[tower[0].upper()] = (square, tower[1:])
        for letter, (square, markers) in squares.items():
            assert square not in towers, f"two towers on {square}"
            towers[square] = (letter.lower() if side == "b" else letter) + markers
    ranks = []
    for row in range(8, 0, -1):
        rank = "".join(towers.get(f"{file}{row}", "1") for file in "abcdefgh")
        for empty in range(8, 1, -1):
            rank = rank.replace("1" * empty, str(empty))
        ranks.append(rank)
    return "/".join(ranks)


def at(side: str, must: str, black: str = "", white: str = "", *rest: str) -> tuple[Kamisado, State]:
    """A game at a position in which a tower must move."""
    return Kamisado.from_position(" ".join([board(black, white), side, must, *rest]))


def moves(game: Kamisado, state: State) -> set[str]:
    """All legal acts as squares; a push has those of every tower that it moves."""
    return {game.write(state, act, "squares") for act in game.legal(state)}


def rule_against(game: Kamisado, state: State, act: str) -> str | None:
    """The rule that forbids an act, or None."""
    refusal = game.explain(state, game.parse(state, act))
    return None if refusal is None else refusal.rule


def tower_on(state: State, square: str) -> tuple[str, str, int] | None:
    """Side, colour and markers of the tower on a square."""
    for seat in (0, 1):
        for colour in range(8):
            if state.tower[seat, colour] == parse_square(square):
                return "bw"[seat], COLOURS[colour], int(state.markers[seat, colour])
    return None


def must_move(state: State) -> tuple[str, str | None]:
    """The side to act, and the tower that it must move."""
    return "bw"[state.seat], None if state.must == 8 else COLOURS[state.must]
