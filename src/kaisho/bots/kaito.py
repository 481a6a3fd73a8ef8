"""Kaito's bots: easy and medium search to a fixed depth, strong also proves who wins as soon as it can."""

from __future__ import annotations

from kaisho.bots import Bot, Maker, Opinion
from kaisho.bots.alphabeta import AlphaBetaBot
from kaisho.game import Game
from kaisho.kernel import State
from kaisho.search.alphabeta import AlphaBeta
from kaisho.search.limits import Share, Thinking
from kaisho.search.proof import DISPROVED, PROVED, UNKNOWN, Prover

TABLE_SIZE = 1 << 20
"""Positions in each of the two hash tables."""

PROOF_SHARE = 0.3
"""The share of the budget for proofs; the rest is for a search among the acts that they leave open."""

MAX_STONES = 30
"""With more stones than this on the field no proof is attempted: hardly any would succeed."""

FIRST_NODES = 100
"""Nodes for the first attempt at every act."""


class PerfectEndings:
    """Proves who wins, never gives away a won position, and searches among the acts that it has not proved.

    One prover serves both seats: there are no draws, so a position that the first seat cannot win is won by the second.
    """

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._prover = Prover(game, 0, TABLE_SIZE)
        self._search = AlphaBeta(game, TABLE_SIZE)
        self._prover.prove(game.deal(), 1)  # compile now what the first searches need
        self._search.run(game.deal(), Thinking(nodes=1))
        self._search.forget()

    def choose(self, known: State, thinking: Thinking) -> Opinion:
        legal = self._game.legal(known)
        if len(legal) == 1:
            return Opinion.forced(legal[0])
        share = Share(thinking, PROOF_SHARE if int(known.occupied).bit_count() <= MAX_STONES else 0.0)
        before = share.nodes
        outcome = self._outcome(known, int(known.seat), share, share.nodes // 2)
        acts, outcome = self._candidates(known, legal, outcome, share)
        nodes = before - share.nodes
        rest = Thinking(nodes=max(1, thinking.nodes - nodes), stop=thinking.stop)
        result = self._search.run(known, rest, only=acts if len(acts) < len(legal) else None)
        if outcome == UNKNOWN:
            return Opinion.from_search(result, nodes)
        variation = result.variation if result.proved else (result.act,)
        return Opinion(result.act, float(outcome), True, nodes + result.nodes, variation)

    def _outcome(self, state: State, seat: int, share: Share, nodes: int) -> int:
        """Return whether a seat wins from here: proved, disproved, or unknown within these nodes and the share."""
        outcome = self._prover.outcome(state, share, nodes)
        return outcome if seat == self._prover.attacker else -outcome

    def _candidates(self, known: State, legal: list[int], outcome: int, share: Share) -> tuple[list[int], int]:
        """Return the acts to choose from (a losing one only if all lose) and the proved outcome of the position.

        All acts are tried with few nodes, then the unproved ones with more, until one wins or the share is used up.
        """
        if outcome == DISPROVED:
            return legal, outcome
        after = {act: self._game.after(known, act) for act in legal}
        outcomes = dict.fromkeys(legal, UNKNOWN)
        nodes = FIRST_NODES
        while UNKNOWN in outcomes.values() and PROVED not in outcomes.values():
            for act in [act for act in legal if outcomes[act] == UNKNOWN]:
                outcomes[act] = self._outcome(after[act], int(known.seat), share, nodes)
            if not share.next_slice(1):
                break
            nodes *= 4
        best = max(outcomes.values())
        return [act for act in legal if outcomes[act] == best], best


def easy(game: Game, seed: int) -> Bot:
    """Looks one capture of each side ahead and overlooks many replies."""
    return AlphaBetaBot(game, seed, depth=2, blindness=112)


def medium(game: Game, seed: int) -> Bot:
    """Looks two captures of each side ahead and overlooks something occasionally."""
    return AlphaBetaBot(game, seed, depth=4, blindness=16)


MAKERS: dict[str, Maker] = {"easy": easy, "medium": medium, "strong": PerfectEndings}
