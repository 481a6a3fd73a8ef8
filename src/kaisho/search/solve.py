"""Exact answers: who wins a position of a game for two, which acts win or lose, in how many plies, and a line of good play.

Everything here is proved by ``search.proof``, within a number of nodes; what could not be decided says so. In a match the
running round is solved (``Game.alone``).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum

from kaisho.errors import KaishoError
from kaisho.game import Game
from kaisho.kernel import Flags, State
from kaisho.search.perft import after
from kaisho.search.proof import DISPROVED, POSITIONS, PROVED, UNKNOWN, Prover, Verdict
from kaisho.search.strategy import NotProved, winning_act

SLICE = 200_000
"""Nodes after which progress is told."""


class NotForTwo(KaishoError):
    """Only games of two seats can be solved."""


class Outcome(Enum):
    """What an act or a position is worth to the seat that is to act."""

    WIN = "win"
    LOSS = "loss"
    DRAW = "draw"
    UNKNOWN = "unknown"


@dataclass(frozen=True)
class Distance:
    """In how many plies the winner can force the end: at most so many, and at least; equal where it is exact."""

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
    line: tuple[int, ...]
    """Acts to the end in which the winner only plays acts that win; empty where nothing is decided."""

    @property
    def distance(self) -> Distance | None:
        """The plies of the whole position: the winner hurries, the loser holds out."""
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


Progress = Callable[[int, int, int], None]
"""Told from time to time: how many acts are decided, of how many, and the nodes so far."""


class Solver:
    """Solves positions of one game; later ones profit from earlier ones."""

    def __init__(self, game: Game, positions: int = POSITIONS) -> None:
        if game.seats != 2:
            raise NotForTwo("solve-two-only", game=game.name, seats=str(game.seats))
        self.game = game
        self.provers = tuple(Prover(game, seat, positions) for seat in range(2))
        self._nodes = 0
        self._budget = 0
        self._stop: Flags | None = None
        self._progress: Progress | None = None
        self._decided = (0, 0)

    def outcome(self, state: State, nodes: int, stop: Flags | None = None) -> tuple[Outcome, int]:
        """What a position is worth to the seat that is to act, and the nodes it took."""
        mover = int(state.seat)
        first = self.provers[mover].prove(state, nodes, stop)
        if first.outcome == PROVED:
            return Outcome.WIN, first.nodes
        if first.outcome == UNKNOWN:
            return Outcome.UNKNOWN, first.nodes
        if not self.game.drawable:
            return Outcome.LOSS, first.nodes
        second = self.provers[1 - mover].prove(state, max(nodes - first.nodes, 1), stop)
        found = {PROVED: Outcome.LOSS, DISPROVED: Outcome.DRAW, UNKNOWN: Outcome.UNKNOWN}[second.outcome]
        return found, first.nodes + second.nodes

    # --- a whole position ---------------------------------------------------------------------------------------------

    def solve(
        self,
        state: State,
        nodes: int,
        *,
        distances: bool = False,
        line: bool = True,
        stop: Flags | None = None,
        progress: Progress | None = None,
    ) -> Solution:
        """Everything that can be proved of a position (of a match: of its running round) within a number of nodes."""
        position = self.game.alone(state)
        self._nodes, self._budget, self._stop, self._progress = 0, nodes, stop, progress
        acts = self.game.legal(position)
        self._decided = (0, len(acts))
        outcome = self._position(position, nodes // 2)
        answers = self._every_act(position, acts, outcome)
        outcome = _summed_up(outcome, answers)
        if distances:
            answers = self._with_distances(position, answers)
        solution = Solution(outcome, tuple(answers), self._nodes, ())
        if line and outcome in (Outcome.WIN, Outcome.LOSS) and self._left():
            solution = replace(solution, line=self._line(position, solution))
        return solution

    def _left(self) -> int:
        if self._stop is not None and self._stop[0]:
            return 0
        return max(0, self._budget - self._nodes)

    def _spent(self, nodes: int) -> None:
        self._nodes += nodes
        if self._progress is not None:
            self._progress(*self._decided, self._nodes)

    def _position(self, state: State, nodes: int) -> Outcome:
        """The position itself: in pieces, so that progress can be told."""
        outcome, piece = Outcome.UNKNOWN, SLICE
        ends = self._nodes + nodes
        while outcome is Outcome.UNKNOWN and self._left() and self._nodes < ends:
            outcome, spent = self.outcome(state, min(piece, self._left()), self._stop)
            self._spent(spent)
            piece += piece // 2
        return outcome

    def _every_act(self, state: State, acts: list[int], outcome: Outcome) -> list[Answer]:
        """The outcome of every act, the easy ones first: all get the same number of nodes, then those left get more."""
        if outcome is Outcome.LOSS:
            return [Answer(act, Outcome.LOSS) for act in acts]
        answers = {act: Answer(act, Outcome.UNKNOWN) for act in acts}
        piece = SLICE // 4
        while self._left() and any(answer.outcome is Outcome.UNKNOWN for answer in answers.values()):
            for act, answer in answers.items():
                if answer.outcome is not Outcome.UNKNOWN or not self._left():
                    continue
                found, spent = self._of_act(state, act, min(piece, self._left()))
                answers[act] = replace(answer, outcome=found, effort=answer.effort + spent)
                decided = sum(known.outcome is not Outcome.UNKNOWN for known in answers.values())
                self._decided = (decided, len(acts))
                self._spent(spent)
            piece *= 2
        return list(answers.values())

    def _of_act(self, state: State, act: int, nodes: int) -> tuple[Outcome, int]:
        """The outcome of an act for the seat that plays it."""
        later = after(self.game, state, act)
        mover = int(state.seat)
        if later.over:
            result = self.game.result(later)
            assert result is not None
            return _by_value(result.values[mover]), 0
        found, spent = self.outcome(later, nodes, self._stop)
        return (found if int(later.seat) == mover else _turned(found)), spent

    # --- distances ----------------------------------------------------------------------------------------------------

    def _with_distances(self, state: State, answers: list[Answer]) -> list[Answer]:
        """Distances of all decided acts: each gets an equal share of the nodes that are left, until all are exact."""
        mover = int(state.seat)
        measured = {answer.act: answer for answer in answers}
        while self._left() and (still_open := [answer for answer in measured.values() if _needs_distance(answer)]):
            for number, answer in enumerate(still_open):
                later = after(self.game, state, answer.act)
                winner = mover if answer.outcome is Outcome.WIN else 1 - mover
                share = self._left() // (len(still_open) - number)
                measured[answer.act] = replace(answer, distance=self._distance(later, winner, answer.distance, share))
                self._decided = (sum(not _needs_distance(answer) for answer in measured.values()), len(answers))
        return list(measured.values())

    def _distance(self, later: State, winner: int, known: Distance | None, nodes: int) -> Distance | None:
        """The least number of plies, this act included, in which the winner can force the end; better than what is known."""
        if later.over:
            return Distance(1, 1)
        ends = self._nodes + nodes
        too_short, enough = (known.at_least - 2, known.plies - 1) if known else (0, 0)
        tried = too_short
        while not enough:  # a number that is certainly enough
            tried = 2 * tried or 4
            found = self._wins_within(later, winner, tried, ends)
            if found == UNKNOWN:
                return known
            enough, too_short = (tried, too_short) if found == PROVED else (0, tried)
        lowest = too_short  # below it nothing is asked any more
        while lowest + 1 < enough:
            middle = (lowest + enough) // 2
            found = self._wins_within(later, winner, middle, self._nodes + (ends - self._nodes + 1) // 2)
            if found == PROVED:
                enough = middle
            else:
                lowest = middle
                too_short = middle if found == DISPROVED else too_short
        return Distance(enough + 1, too_short + 2)

    def _wins_within(self, state: State, winner: int, plies: int, ends: int) -> int:
        verdict = Verdict(UNKNOWN, 0)
        piece = SLICE
        while verdict.outcome == UNKNOWN and self._left() and self._nodes < ends:
            nodes = min(piece, self._left(), ends - self._nodes)
            verdict = self.provers[winner].prove(state, nodes, self._stop, plies)
            self._spent(verdict.nodes)
            piece += piece // 2
        return verdict.outcome

    # --- a line -------------------------------------------------------------------------------------------------------

    def _line(self, state: State, solution: Solution) -> tuple[int, ...]:
        """The winner plays winning acts, the quickest where that is known; the loser the one that is hardest to answer.

        The questions are easy, as the answers are mostly still in the table, so they are not held to the number of nodes;
        a line ends early only where one of them is not decided.
        """
        mover = int(state.seat)
        winner = mover if solution.outcome is Outcome.WIN else 1 - mover
        distance = solution.distance
        plies = distance.plies if distance is not None and distance.exact else None
        act: int | None = _chosen(list(solution.answers), hurry=mover == winner)
        line: list[int] = []
        while act is not None:
            line.append(act)
            state = after(self.game, state, act)
            plies = plies and plies - 1
            if state.over:
                break
            act = self._next_of_line(state, winner) if plies is None else self._exact_next_of_line(state, winner, plies)
        return tuple(line)

    def _exact_next_of_line(self, state: State, winner: int, plies: int) -> int | None:
        """The act after which the win takes exactly one ply less."""
        for act in self.game.legal(state):
            later = after(self.game, state, act)
            quicker = self.provers[winner].prove(later, SLICE, self._stop, plies - 2).outcome == PROVED
            if not quicker and self.provers[winner].prove(later, SLICE, self._stop, plies - 1).outcome == PROVED:
                return act
        return None

    def _next_of_line(self, state: State, winner: int) -> int | None:
        if int(state.seat) == winner:
            try:
                return winning_act(self.provers[winner], state, self._stop)
            except NotProved:  # there was no time for it
                return None
        hardest: tuple[int, int] | None = None
        for act in self.game.legal(state):
            verdict = self.provers[winner].prove(after(self.game, state, act), self._budget, self._stop)
            if verdict.outcome != PROVED:
                return None
            if hardest is None or verdict.nodes > hardest[0]:
                hardest = (verdict.nodes, act)
        return None if hardest is None else hardest[1]


def _needs_distance(answer: Answer) -> bool:
    decided = answer.outcome in (Outcome.WIN, Outcome.LOSS)
    return decided and (answer.distance is None or not answer.distance.exact)


def _chosen(answers: list[Answer], *, hurry: bool) -> int:
    """The winner's shortest win, or the loser's longest resistance; where lengths are not known, by the effort it took."""
    if hurry:
        winning = [answer for answer in answers if answer.outcome is Outcome.WIN]
        return min(
            winning, key=lambda answer: (answer.distance is None, answer.distance.plies if answer.distance else answer.effort)
        ).act
    return max(answers, key=lambda answer: (answer.distance.plies if answer.distance else 0, answer.effort)).act


def _turned(outcome: Outcome) -> Outcome:
    return {Outcome.WIN: Outcome.LOSS, Outcome.LOSS: Outcome.WIN}.get(outcome, outcome)


def _by_value(value: float) -> Outcome:
    if value == 0:
        return Outcome.DRAW
    return Outcome.WIN if value > 0 else Outcome.LOSS


def _summed_up(outcome: Outcome, answers: list[Answer]) -> Outcome:
    """A position's outcome from those of its acts, where it was not decided by itself."""
    found = {answer.outcome for answer in answers}
    if outcome is not Outcome.UNKNOWN or not found:
        return outcome
    if Outcome.WIN in found:
        return Outcome.WIN
    if Outcome.UNKNOWN in found:
        return Outcome.UNKNOWN
    return Outcome.DRAW if Outcome.DRAW in found else Outcome.LOSS
