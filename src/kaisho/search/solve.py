"""Exact answers: who wins a position of a game for two, which acts win or lose, in how many plies, and a variation.

Everything here is proved by ``search.proof`` within a number of nodes; what could not be decided is reported as such. In
a match the current round is solved (``Game.current_round``). A position from which neither side can force a win is a draw:
this includes games that go on for ever.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from kaisho.errors import KaishoError
from kaisho.game import Game
from kaisho.kernel import Flags, State
from kaisho.search.proof import DISPROVED, POSITIONS, PROVED, UNKNOWN, Prover
from kaisho.search.solution import Answer, Distance, Outcome, Solution
from kaisho.search.strategy import NotProved, winning_act

SLICE = 200_000
"""Nodes after which progress is reported."""


class NotForTwo(KaishoError):
    """Only games of two seats can be solved."""


Progress = Callable[[int, int, int], None]
"""Called from time to time with the number of decided acts, the number of all acts, and the nodes so far."""


@dataclass
class Budget:
    """The nodes of one run: the limit, the number spent, and a callback for progress."""

    nodes: int
    stop: Flags | None
    progress: Progress | None
    acts: int
    """The number of acts to decide."""
    decided: int = 0
    spent: int = 0

    @property
    def remaining(self) -> int:
        if self.stop is not None and self.stop[0]:
            return 0
        return max(0, self.nodes - self.spent)

    def spend(self, nodes: int) -> None:
        self.spent += nodes
        if self.progress is not None:
            self.progress(self.decided, self.acts, self.spent)


class Solver:
    """Solves positions of one game; its tables make later searches faster."""

    def __init__(self, game: Game, positions: int = POSITIONS) -> None:
        if game.seats != 2:
            raise NotForTwo("solve-two-only", game=game.name, seats=str(game.seats))
        self.game = game
        self.provers = tuple(Prover(game, seat, positions) for seat in range(2))

    def outcome(self, state: State, nodes: int, stop: Flags | None = None) -> tuple[Outcome, int]:
        """Return what a position is worth to the seat to act, and the nodes it took."""
        mover = int(state.seat)
        first = self.provers[mover].prove(state, nodes, stop)
        if first.outcome == PROVED:
            return Outcome.WIN, first.nodes
        if first.outcome == UNKNOWN:
            return Outcome.UNKNOWN, first.nodes
        if not self.game.drawable and self.game.max_game_length is not None:  # one side wins in the end
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
        variation: bool = True,
        stop: Flags | None = None,
        progress: Progress | None = None,
    ) -> Solution:
        """Return everything that can be proved of a position (of a match: of its current round) within a number of nodes."""
        position = self.game.current_round(state)
        acts = self.game.legal(position)
        budget = Budget(nodes, stop, progress, len(acts))
        outcome = self._position(position, nodes // 2, budget)
        answers = self._every_act(position, acts, outcome, budget)
        outcome = _summed_up(outcome, answers)
        if distances:
            answers = self._with_distances(position, answers, budget)
        solution = Solution(outcome, tuple(answers), budget.spent, ())
        if variation and outcome in (Outcome.WIN, Outcome.LOSS) and budget.remaining:
            solution = replace(solution, variation=self._variation(position, solution, budget))
        return solution

    def _position(self, state: State, nodes: int, budget: Budget) -> Outcome:
        """Solve the position itself, in slices, so that progress can be reported."""
        outcome, piece = Outcome.UNKNOWN, SLICE
        ends = budget.spent + nodes
        while outcome is Outcome.UNKNOWN and budget.remaining and budget.spent < ends:
            outcome, spent = self.outcome(state, min(piece, budget.remaining), budget.stop)
            budget.spend(spent)
            piece += piece // 2
        return outcome

    def _every_act(self, state: State, acts: list[int], outcome: Outcome, budget: Budget) -> list[Answer]:
        """Find the outcome of every act: all get the same number of nodes, then the undecided ones get more."""
        if outcome is Outcome.LOSS:
            return [Answer(act, Outcome.LOSS) for act in acts]
        answers = {act: Answer(act, Outcome.UNKNOWN) for act in acts}
        piece = SLICE // 4
        while budget.remaining and any(answer.outcome is Outcome.UNKNOWN for answer in answers.values()):
            for act, answer in answers.items():
                if answer.outcome is not Outcome.UNKNOWN or not budget.remaining:
                    continue
                found, spent = self._of_act(state, act, min(piece, budget.remaining), budget.stop)
                answers[act] = replace(answer, outcome=found, effort=answer.effort + spent)
                budget.decided = sum(known.outcome is not Outcome.UNKNOWN for known in answers.values())
                budget.spend(spent)
            piece *= 2
        return list(answers.values())

    def _of_act(self, state: State, act: int, nodes: int, stop: Flags | None) -> tuple[Outcome, int]:
        """Return the outcome of an act for the seat that plays it, and the nodes it took."""
        later = self.game.after(state, act)
        mover = int(state.seat)
        if later.over:
            result = self.game.result(later)
            assert result is not None
            return _by_value(result.values[mover]), 0
        found, spent = self.outcome(later, nodes, stop)
        return (found if int(later.seat) == mover else _turned(found)), spent

    # --- distances ----------------------------------------------------------------------------------------------------

    def _with_distances(self, state: State, answers: list[Answer], budget: Budget) -> list[Answer]:
        """Measure all decided acts: each gets an equal share of the remaining nodes, until all distances are exact."""
        mover = int(state.seat)
        measured = {answer.act: answer for answer in answers}
        while budget.remaining and (still_open := [answer for answer in measured.values() if _needs_distance(answer)]):
            for number, answer in enumerate(still_open):
                later = self.game.after(state, answer.act)
                winner = mover if answer.outcome is Outcome.WIN else 1 - mover
                share = budget.remaining // (len(still_open) - number)
                distance = self._distance(later, winner, answer.distance, share, budget)
                measured[answer.act] = replace(answer, distance=distance)
                budget.decided = sum(not _needs_distance(answer) for answer in measured.values())
        return list(measured.values())

    def _distance(self, later: State, winner: int, known: Distance | None, nodes: int, budget: Budget) -> Distance | None:
        """Find the least number of plies, this act included, in which the winner can force the end."""
        if later.over:
            return Distance(1, 1)
        ends = budget.spent + nodes
        too_short, enough = (known.at_least - 2, known.plies - 1) if known else (0, 0)
        tried = too_short
        while not enough:  # a number that is certainly enough
            tried = 2 * tried or 4
            found = self._wins_within(later, winner, tried, ends, budget)
            if found == UNKNOWN:
                return known
            enough, too_short = (tried, too_short) if found == PROVED else (0, tried)
        lowest = too_short  # smaller numbers are not tried any more
        while lowest + 1 < enough:
            middle = (lowest + enough) // 2
            found = self._wins_within(later, winner, middle, budget.spent + (ends - budget.spent + 1) // 2, budget)
            if found == PROVED:
                enough = middle
            else:
                lowest = middle
                too_short = middle if found == DISPROVED else too_short
        return Distance(enough + 1, too_short + 2)

    def _wins_within(self, state: State, winner: int, plies: int, ends: int, budget: Budget) -> int:
        outcome, piece = UNKNOWN, SLICE
        while outcome == UNKNOWN and budget.remaining and budget.spent < ends:
            nodes = min(piece, budget.remaining, ends - budget.spent)
            result = self.provers[winner].prove(state, nodes, budget.stop, plies)
            outcome = result.outcome
            budget.spend(result.nodes)
            piece += piece // 2
        return outcome

    # --- a variation --------------------------------------------------------------------------------------------------

    def _variation(self, state: State, solution: Solution, budget: Budget) -> tuple[int, ...]:
        """Play to the end: the winner winning acts, the quickest if known; the loser what is hardest to answer.

        The questions are easy, as most answers are still in the table, so they do not count against the budget; a
        variation ends early only where one of them is not decided.
        """
        mover = int(state.seat)
        winner = mover if solution.outcome is Outcome.WIN else 1 - mover
        distance = solution.distance
        plies = distance.plies if distance is not None and distance.exact else None
        act: int | None = _chosen(list(solution.answers), hurry=mover == winner)
        acts: list[int] = []
        while act is not None:
            acts.append(act)
            state = self.game.after(state, act)
            plies = plies and plies - 1
            if state.over:
                break
            act = self._next(state, winner, budget) if plies is None else self._next_exact(state, winner, plies, budget.stop)
        return tuple(acts)

    def _next_exact(self, state: State, winner: int, plies: int, stop: Flags | None) -> int | None:
        """Return the act after which the win takes exactly one ply less."""
        for act in self.game.legal(state):
            later = self.game.after(state, act)
            quicker = self.provers[winner].prove(later, SLICE, stop, plies - 2).outcome == PROVED
            if not quicker and self.provers[winner].prove(later, SLICE, stop, plies - 1).outcome == PROVED:
                return act
        return None

    def _next(self, state: State, winner: int, budget: Budget) -> int | None:
        if int(state.seat) == winner:
            try:
                return winning_act(self.provers[winner], state, budget.stop)
            except NotProved:  # it was stopped
                return None
        hardest: tuple[int, int] | None = None
        for act in self.game.legal(state):
            result = self.provers[winner].prove(self.game.after(state, act), budget.nodes, budget.stop)
            if result.outcome != PROVED:
                return None
            if hardest is None or result.nodes > hardest[0]:
                hardest = (result.nodes, act)
        return None if hardest is None else hardest[1]


def _needs_distance(answer: Answer) -> bool:
    decided = answer.outcome in (Outcome.WIN, Outcome.LOSS)
    return decided and (answer.distance is None or not answer.distance.exact)


def _chosen(answers: list[Answer], *, hurry: bool) -> int:
    """Return the shortest win or the longest resistance; if lengths are unknown, by the effort it took."""
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
    """Return a position's outcome, which follows from those of its acts if it was not decided by itself."""
    found = {answer.outcome for answer in answers}
    if outcome is not Outcome.UNKNOWN or not found:
        return outcome
    if Outcome.WIN in found:
        return Outcome.WIN
    if Outcome.UNKNOWN in found:
        return Outcome.UNKNOWN
    return Outcome.DRAW if Outcome.DRAW in found else Outcome.LOSS
