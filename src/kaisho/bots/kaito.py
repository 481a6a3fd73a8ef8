"""Kaito's levels: the same search with more or less sight; the strongest also proves who wins as soon as it can."""

from __future__ import annotations

from kaisho.bots import Bot, Maker, Opinion
from kaisho.bots.alphabeta import AlphaBetaBot
from kaisho.game import Game
from kaisho.kernel import State
from kaisho.search.alphabeta import AlphaBeta
from kaisho.search.limits import Share, Thinking
from kaisho.search.perft import after
from kaisho.search.proof import DISPROVED, PROVED, UNKNOWN, Prover

POSITIONS = 1 << 20
"""The size of each of both tables."""

FOR_PROOFS = 0.3
"""The share of its time that goes into proofs; the rest looks ahead among what they leave open."""

MANY = 30
"""With more stones than this on the field a proof is not even tried: hardly any would be found."""

FEW = 100
"""Nodes with which every act is tried first."""


class PerfectEndings:
    """Proves who wins, never gives a won position away, and looks ahead for the best of what it has not proved.

    One prover serves both seats: nothing is drawn, so that what the first seat cannot win the second one wins.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._prover = Prover(game, 0, POSITIONS)
        self._search = AlphaBeta(game, POSITIONS)
        self._prover.prove(game.deal(), 1)  # whatever the first searches would load is loaded now
        self._search.run(game.deal(), Thinking(nodes=1))
        self._search.forget()

    def choose(self, known: State, thinking: Thinking) -> Opinion:
        legal = self._game.legal(known)
        if len(legal) == 1:
            return Opinion(legal[0], line=(legal[0],))
        share = Share(thinking, FOR_PROOFS if int(known.occupied).bit_count() <= MANY else 0.0)
        before = share.nodes
        outcome = self._outcome(known, int(known.seat), share, share.nodes // 2)
        acts, outcome = self._candidates(known, legal, outcome, share)
        nodes = before - share.nodes
        rest = Thinking(nodes=max(1, thinking.nodes - nodes), stop=thinking.stop)
        found = self._search.run(known, rest, only=acts if len(acts) < len(legal) else None)
        if outcome == UNKNOWN:
            return Opinion(found.act, found.value, found.proved, nodes + found.nodes, found.line)
        line = found.line if found.proved else (found.act,)
        return Opinion(found.act, float(outcome), True, nodes + found.nodes, line)

    def _outcome(self, state: State, seat: int, share: Share, nodes: int) -> int:
        """Whether a seat wins from here: proved, disproved, or not known within these nodes and the share."""
        outcome = self._prover.outcome(state, share, nodes)
        return outcome if seat == self._prover.attacker else -outcome

    def _candidates(self, known: State, legal: list[int], outcome: int, share: Share) -> tuple[list[int], int]:
        """The acts to choose from, and what is proved of the position: never one that loses where another does not.

        All acts are tried with few nodes, then those still open with more, until one is found to win or the share is used up.
        """
        if outcome == DISPROVED:
            return legal, outcome
        laters = {act: after(self._game, known, act) for act in legal}
        outcomes = dict.fromkeys(legal, UNKNOWN)
        nodes = FEW
        while UNKNOWN in outcomes.values() and PROVED not in outcomes.values():
            for act in [act for act in legal if outcomes[act] == UNKNOWN]:
                outcomes[act] = self._outcome(laters[act], int(known.seat), share, nodes)
            if not share.next_slice(1):
                break
            nodes *= 4
        best = max(outcomes.values())
        return [act for act in legal if outcomes[act] == best], best


def easy(game: Game, seed: int) -> Bot:
    """Sees its own captures and some of the answers."""
    return AlphaBetaBot(game, seed, depth=2, blindness=112)


def medium(game: Game, seed: int) -> Bot:
    """Looks two captures of each side ahead and overlooks something now and then."""
    return AlphaBetaBot(game, seed, depth=4, blindness=16)


MAKERS: dict[str, Maker] = {"easy": easy, "medium": medium, "strong": PerfectEndings}
