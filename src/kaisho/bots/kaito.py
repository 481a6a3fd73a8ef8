"""Kaito's levels: the same search with different depths; the strongest also proves who wins as soon as it can."""

from __future__ import annotations

from kaisho.bots import Bot, Maker, Opinion
from kaisho.bots.alphabeta import AlphaBetaBot
from kaisho.game import Game
from kaisho.kernel import State
from kaisho.search.alphabeta import AlphaBeta
from kaisho.search.limits import Share, Thinking
from kaisho.search.proof import DISPROVED, PROVED, UNKNOWN, Prover

POSITIONS = 1 << 20
"""The size of each of the two tables."""

FOR_PROOFS = 0.3
"""The share of its time for proofs; the rest is for a search among the acts that they leave open."""

MANY = 30
"""With more stones than this on the board no proof is attempted: hardly any would succeed."""

FEW = 100
"""Nodes for the first attempt at every act."""


class PerfectEndings:
    """Proves who wins, never gives away a won position, and searches among the acts that it has not proved.

    One prover serves both seats: there are no draws, so a position that the first seat cannot win is won by the second.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._prover = Prover(game, 0, POSITIONS)
        self._search = AlphaBeta(game, POSITIONS)
        self._prover.prove(game.deal(), 1)  # load now whatever the first searches need
        self._search.run(game.deal(), Thinking(nodes=1))
        self._search.forget()

    def choose(self, known: State, thinking: Thinking) -> Opinion:
        legal = self._game.legal(known)
        if len(legal) == 1:
            return Opinion.forced(legal[0])
        share = Share(thinking, FOR_PROOFS if int(known.occupied).bit_count() <= MANY else 0.0)
        before = share.nodes
        outcome = self._outcome(known, int(known.seat), share, share.nodes // 2)
        acts, outcome = self._candidates(known, legal, outcome, share)
        nodes = before - share.nodes
        rest = Thinking(nodes=max(1, thinking.nodes - nodes), stop=thinking.stop)
        found = self._search.run(known, rest, only=acts if len(acts) < len(legal) else None)
        if outcome == UNKNOWN:
            return Opinion.from_search(found, nodes)
        variation = found.variation if found.proved else (found.act,)
        return Opinion(found.act, float(outcome), True, nodes + found.nodes, variation)

    def _outcome(self, state: State, seat: int, share: Share, nodes: int) -> int:
        """Return whether a seat wins from here: proved, disproved, or unknown within these nodes and the share."""
        outcome = self._prover.outcome(state, share, nodes)
        return outcome if seat == self._prover.attacker else -outcome

    def _candidates(self, known: State, legal: list[int], outcome: int, share: Share) -> tuple[list[int], int]:
        """Return the acts to choose from, none that loses unless all do, and what is proved of the position.

        All acts are tried with few nodes, then the open ones with more, until one wins or the share is used up.
        """
        if outcome == DISPROVED:
            return legal, outcome
        laters = {act: self._game.after(known, act) for act in legal}
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
