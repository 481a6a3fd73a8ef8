"""What has been proved of a position: who wins, what every act is worth, and a line; or honestly that it is not decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from kaisho.server.screen import Screen
from kaisho.state import State

if TYPE_CHECKING:
    from kaisho.search.solve import Distance, Solution


class JudgedAct(Struct, frozen=True):
    """What an act is worth to who plays it, and in how many plies the winner can force the end, where that was asked for."""

    act: int
    text: str
    outcome: str
    at_most: int | None
    at_least: int | None


class Verdict(Struct, frozen=True, kw_only=True):
    """The solver's verdict on a position, for the seat that is to act."""

    seat: int
    outcome: str
    winner: int | None
    round: bool
    """Whether only the running round of a match was judged."""
    nodes: int
    at_most: int | None
    at_least: int | None
    acts: list[JudgedAct]
    undecided: int
    """How many acts are not among them, because nothing could be proved of them."""
    line: tuple[int, ...]
    texts: list[str]


def verdict_of(screen: Screen, state: State, solution: Solution, style: str, language: str) -> Verdict:
    from kaisho.search.solve import Outcome  # it loads the compiler

    game = screen.game
    mover = int(state.seat)
    most, least = _plies(solution.distance)
    decided = [answer for answer in solution.answers if answer.outcome is not Outcome.UNKNOWN]
    return Verdict(
        seat=mover,
        outcome=solution.outcome.value,
        winner={Outcome.WIN: mover, Outcome.LOSS: 1 - mover}.get(solution.outcome),
        round=game.key(game.alone(state)) != game.key(state),
        nodes=solution.nodes,
        at_most=most,
        at_least=least,
        acts=[
            JudgedAct(it.act, screen.write(state, it.act, style, language), it.outcome.value, *_plies(it.distance))
            for it in decided
        ],
        undecided=len(solution.answers) - len(decided),
        line=solution.line,
        texts=_texts(screen, state, solution.line, style, language),
    )


def _plies(distance: Distance | None) -> tuple[int | None, int | None]:
    return (None, None) if distance is None else (distance.plies, distance.at_least)


def _texts(screen: Screen, state: State, line: tuple[int, ...], style: str, language: str) -> list[str]:
    game = screen.game
    position = game.alone(state)
    texts = []
    for act in line:
        texts.append(screen.write(position, act, style, language))
        game.play(position, act)
    return texts
