"""Exact answers as data: what is proved of a position and of its acts, and how that is written. It needs no compiler."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum

from kaisho.game import Game
from kaisho.state import State


class Outcome(Enum):
    """What an act or a position is worth to the seat to act."""

    WIN = "win"
    LOSS = "loss"
    DRAW = "draw"
    UNKNOWN = "unknown"


@dataclass(frozen=True)
class Distance:
    """Bounds on the number of plies in which the winner can force the end; both are equal if it is exact."""

    plies: int
    at_least: int

    @property
    def exact(self) -> bool:
        return self.plies == self.at_least


@dataclass(frozen=True)
class Answer:
    """What is known of one act."""

    act: int
    outcome: Outcome
    distance: Distance | None = None
    effort: int = 0
    """Nodes that deciding it took: a measure of how hard it is to answer."""


@dataclass(frozen=True)
class Solution:
    """What is known of a position."""

    outcome: Outcome
    answers: tuple[Answer, ...]
    nodes: int
    variation: tuple[int, ...]
    """Acts to the end in which the winner only plays acts that win; empty if nothing is decided."""

    @property
    def distance(self) -> Distance | None:
        """The plies of the whole position: the winner hurries, the loser resists."""
        known = [answer.distance for answer in self.answers if answer.outcome is self.outcome]
        found = [distance for distance in known if distance is not None]
        if not found or self.outcome not in (Outcome.WIN, Outcome.LOSS):
            return None
        if self.outcome is Outcome.WIN:
            least = min(distance.at_least for distance in found) if len(found) == len(known) else 1
            return Distance(min(distance.plies for distance in found), least)
        if len(found) < len(known):
            return None
        return Distance(max(distance.plies for distance in found), max(distance.at_least for distance in found))


Write = Callable[[State, int], str]
"""Writes an act in a state, in some notation and language."""


def write_variation(game: Game, state: State, acts: Iterable[int], write: Write) -> list[str]:
    """Write acts that follow one another, each in the position in which it is played.

    It stops at an act that is not legal there: from what one seat knows, a variation can only be followed so far.
    """
    position = game.copy(state)
    texts: list[str] = []
    for act in acts:
        if not game.is_legal(position, act):
            break
        texts.append(write(position, act))
        game.rules["play"](position, act)
    return texts


@dataclass(frozen=True)
class WrittenAnswer:
    """What is known of one act, in words."""

    act: int
    text: str
    outcome: str
    at_most: int | None
    at_least: int | None


@dataclass(frozen=True)
class WrittenSolution:
    """A solution as plain data: the one source of every JSON of it."""

    seat: int
    """The seat to act."""
    outcome: str
    winner: int | None
    only_round: bool
    """Whether only the current round of a match was solved."""
    nodes: int
    at_most: int | None
    at_least: int | None
    acts: tuple[WrittenAnswer, ...]
    variation: tuple[int, ...]
    texts: list[str]
    """The variation in words."""


def written_solution(game: Game, state: State, solution: Solution, write: Write) -> WrittenSolution:
    """Write a solution of a position."""
    mover = int(state.seat)
    position = game.current_round(state)
    at_most, at_least = _bounds(solution.distance)
    return WrittenSolution(
        seat=mover,
        outcome=solution.outcome.value,
        winner={Outcome.WIN: mover, Outcome.LOSS: 1 - mover}.get(solution.outcome),
        only_round=game.key(position) != game.key(state),
        nodes=solution.nodes,
        at_most=at_most,
        at_least=at_least,
        acts=tuple(
            WrittenAnswer(answer.act, write(state, answer.act), answer.outcome.value, *_bounds(answer.distance))
            for answer in solution.answers
        ),
        variation=solution.variation,
        texts=write_variation(game, position, solution.variation, write),
    )


def _bounds(distance: Distance | None) -> tuple[int | None, int | None]:
    return (None, None) if distance is None else (distance.plies, distance.at_least)
