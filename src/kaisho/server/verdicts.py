"""What the solver has proved about a position: who wins, what every act is worth, and a variation; or that it is open."""

from __future__ import annotations

from msgspec import Struct

from kaisho.search.solution import Outcome, Solution, written_solution
from kaisho.server.screen import Screen
from kaisho.state import State


class JudgedAct(Struct, frozen=True):
    """What an act is worth for the seat that plays it, and in how many plies the winner can force the end, if asked for."""

    act: int
    text: str
    outcome: str
    at_most: int | None
    at_least: int | None


class SolverVerdict(Struct, frozen=True, kw_only=True):
    """The solver's verdict on a position, from the view of the seat to act."""

    seat: int
    outcome: str
    winner: int | None
    round: bool
    """Whether only the current round of a match was judged."""
    nodes: int
    at_most: int | None
    at_least: int | None
    acts: list[JudgedAct]
    undecided: int
    """Number of legal acts about which nothing could be proved."""
    line: tuple[int, ...]
    texts: list[str]


def solver_verdict(screen: Screen, state: State, solution: Solution, style: str, language: str) -> SolverVerdict:
    written = written_solution(screen.game, state, solution, lambda at, act: screen.write(at, act, style, language))
    decided = [answer for answer in written.acts if answer.outcome != Outcome.UNKNOWN.value]
    return SolverVerdict(
        seat=written.seat,
        outcome=written.outcome,
        winner=written.winner,
        round=written.only_round,
        nodes=written.nodes,
        at_most=written.at_most,
        at_least=written.at_least,
        acts=[JudgedAct(it.act, it.text, it.outcome, it.at_most, it.at_least) for it in decided],
        undecided=len(written.acts) - len(decided),
        line=written.variation,
        texts=written.texts,
    )
