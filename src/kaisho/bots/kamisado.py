"""Kamisado's bots. The strongest plays every round without a mistake, as far as it can prove who wins in its time.

A round is solved separately by proof search. Among the acts that win the round (or all acts if it is lost) the bot chooses
the best one for the match: by points, promoted towers, and the line-ups of the next round after both refills, which are
solved too.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import replace

import numpy as np

from kaisho.bots import Bot, Maker, Opinion, RandomBot
from kaisho.bots.alphabeta import AlphaBetaBot
from kaisho.game import Game
from kaisho.games.kamisado.rules import FILL_LEFT, FILL_RIGHT, OVER, PLACE, PLACING, PLAYING, REFILLING, SERIES, SINGLE
from kaisho.kernel import State, draw, next_word, random_from
from kaisho.search.limits import Share, Thinking
from kaisho.search.proof import DISPROVED, PROVED, SLICE, UNKNOWN, Prover
from kaisho.search.tree import TreeSearch, TreeSettings

FOR_PROOFS = 0.8
"""The share of the time for proofs; the rest is for a search among the acts that are still equal."""

FEW = 200
"""Nodes for the first attempt at every act."""

TREE = TreeSettings(exploration=1.0, prior=True, guess=True, rollout=60)


class ShortSighted:
    """A bot that looks a few acts ahead, overlooks some, and places its towers at random in a tournament set-up."""

    def __init__(self, game: Game, seed: int, depth: int, blindness: int) -> None:
        self._placer = RandomBot(game, seed)
        self._player = AlphaBetaBot(game, seed, depth=depth, blindness=blindness)

    def choose(self, known: State, thinking: Thinking) -> Opinion:
        bot: Bot = self._placer if known.phase == PLACING else self._player
        return bot.choose(known, thinking)


class PerfectRounds:
    """A bot that proves who wins the round, never gives away a won one, and among equal acts plays for the match."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._random = random_from(seed)
        self._provers = tuple(Prover(game, seat) for seat in range(2))
        self._tree = TreeSearch(game, TREE, 1 << 18)
        self._plan: list[int] = []
        self._plan_wins = False
        for prover in self._provers:  # compile or load now what the first searches need
            prover.prove(game.current_round(game.deal()), 1)
        self._tree.run(game.deal(), Thinking(nodes=1))
        self._values = np.zeros(2)

    def choose(self, known: State, thinking: Thinking) -> Opinion:
        legal = self._game.legal(known)
        if len(legal) == 1:
            return Opinion.forced(legal[0])
        if known.phase == PLACING:
            return self._place(known, thinking)
        if known.phase == REFILLING:
            return self._refill(known, thinking)
        return self._move(known, legal, thinking)

    # --- proofs -------------------------------------------------------------------------------------------------------

    def _outcomes(self, single: State, acts: list[int], share: Share) -> dict[int, int]:
        """Return what is proved of each act for the seat to act: the easy ones first, then with more and more nodes."""
        seat = int(single.seat)
        laters = {act: self._game.after(single, act) for act in acts}
        outcomes = dict.fromkeys(acts, UNKNOWN)
        nodes = FEW
        while (still_open := [act for act in acts if outcomes[act] == UNKNOWN]) and share.next_slice(1):
            for act in still_open:
                outcomes[act] = self._provers[seat].outcome(laters[act], share, nodes)
            nodes *= 4
        return outcomes

    # --- a move -------------------------------------------------------------------------------------------------------

    def _move(self, known: State, legal: list[int], thinking: Thinking) -> Opinion:
        single = self._game.current_round(known)
        share = Share(thinking, FOR_PROOFS)
        before = share.nodes
        seat = int(known.seat)
        outcome = self._provers[seat].outcome(single, share, share.nodes)
        outcomes = dict.fromkeys(legal, DISPROVED if outcome == DISPROVED else UNKNOWN)
        if outcome == PROVED and known.match == SINGLE:
            return self._quick_win(single, legal, share, before)
        if outcome != DISPROVED:
            outcomes = self._outcomes(single, legal, share)
        best = max(outcomes.values())
        candidates = [act for act in legal if outcomes[act] == best]
        nodes = before - share.nodes
        if (best == PROVED and len(candidates) == 1) or thinking.stopped:
            return self._certain(known, candidates[0], best, nodes)
        return self._best_for_match(known, candidates, best, nodes, thinking)

    def _certain(self, known: State, act: int, outcome: int, nodes: int) -> Opinion:
        proved = int(known.match) == SINGLE and outcome != UNKNOWN
        return Opinion(act, float(outcome) if proved else None, proved, nodes, (act,))

    def _quick_win(self, single: State, legal: list[int], share: Share, before: int) -> Opinion:
        """Return a winning act, the quickest that is found in time."""
        prover = self._provers[int(single.seat)]
        laters = {act: self._game.after(single, act) for act in legal}
        winning = [act for act in legal if prover.known(laters[act]) == PROVED]
        for plies in range(1, 40, 2):
            for act in winning:
                if not (piece := share.next_slice(SLICE // 2)):
                    break
                proof = prover.prove(laters[act], piece, share.thinking.stop, plies - 1)
                share.nodes -= proof.nodes
                if proof.outcome == PROVED:
                    return Opinion(act, 1.0, True, before - share.nodes, (act,))
        if winning:
            chosen = winning[0]
        else:
            chosen = max(self._outcomes(single, legal, share).items(), key=lambda item: item[1])[0]
        return Opinion(chosen, 1.0, True, before - share.nodes, (chosen,))

    def _best_for_match(self, known: State, acts: list[int], outcome: int, nodes: int, thinking: Thinking) -> Opinion:
        """Return the best act for the match, by tree search; acts that end the round are valued exactly."""
        share = Share(thinking, 0.5)
        values: dict[int, float] = {}
        for act in acts:
            later = self._game.after(known, act)
            if later.phase != PLAYING or later.this_round != known.this_round:
                values[act] = self._value_of_end(later, int(known.seat), share)
        others = [act for act in acts if act not in values]
        rest = Thinking(nodes=max(1, thinking.nodes - nodes), stop=thinking.stop)
        variation: tuple[int, ...] = ()
        if len(others) > 1 or (others and values):
            searched = self._tree.run(known, rest, int(next_word(self._random)), others)
            nodes += searched.simulations
            values[searched.act] = searched.value
            variation = searched.variation
        elif others:
            values[others[0]] = 0.0
        chosen = max(values, key=lambda act: values[act])
        proved = int(known.match) == SINGLE and outcome != UNKNOWN
        value = float(outcome) if proved else values[chosen]
        return Opinion(chosen, value, proved, nodes, variation if variation[:1] == (chosen,) else (chosen,))

    # --- between rounds -----------------------------------------------------------------------------------------------

    def _standing(self, state: State, seat: int, winner: int | None) -> float:
        """Return the value of a match for a seat between rounds, if ``winner`` wins the next one with a plain tower."""
        imagined = self._game.copy(state)
        if winner is not None and imagined.phase != OVER:
            imagined.score[winner] += 1
        imagined.phase = OVER if imagined.phase == OVER else REFILLING
        self._game.rules["evaluate"](imagined, self._values)
        return float(self._values[seat])

    def _value_of_end(self, later: State, seat: int, share: Share) -> float:
        """Return the value after a round: of the score, and of the next round, whose line-up the winner chooses."""
        if later.phase == OVER or later.match == SERIES:
            return self._standing(later, seat, None)
        chooser = int(later.seat)
        values = [self._value_of_refill(later, act, seat, share) for act in (FILL_LEFT, FILL_RIGHT)]
        return max(values) if chooser == seat else min(values)

    def _value_of_refill(self, state: State, act: int, seat: int, share: Share) -> float:
        opened = self._game.current_round(self._game.after(state, act))
        challenger = int(opened.seat)
        outcome = self._provers[challenger].outcome(opened, share, share.nodes)
        if outcome == UNKNOWN:
            return self._standing(state, seat, None)
        winner = challenger if outcome == PROVED else 1 - challenger
        return (3 * self._standing(state, seat, winner) + self._standing(state, seat, 1 - winner)) / 4

    def _refill(self, known: State, thinking: Thinking) -> Opinion:
        """Choose the line-up that provably wins the next round, otherwise by tree search."""
        share = Share(thinking, FOR_PROOFS)
        before = share.nodes
        seat = int(known.seat)
        values = {act: self._value_of_refill(known, act, seat, share) for act in (FILL_LEFT, FILL_RIGHT)}
        nodes = before - share.nodes
        if values[FILL_LEFT] == values[FILL_RIGHT] and not thinking.stopped:
            rest = Thinking(nodes=max(1, thinking.nodes - nodes), stop=thinking.stop)
            searched = self._tree.run(known, rest, int(next_word(self._random)))
            return replace(Opinion.from_search(searched, nodes), proved=False)
        chosen = max(values, key=lambda act: values[act])
        return Opinion(chosen, values[chosen], False, nodes, (chosen,))

    # --- the tournament set-up ----------------------------------------------------------------------------------------

    def _place(self, known: State, thinking: Thinking) -> Opinion:
        """Place a tower. The first side chooses at random; the second searches for a winning line-up at every tower.

        About one random line-up in fifty is lost for the side that opens.
        """
        seat = int(known.seat)
        placed = self._placed(known, seat)
        if self._plan[: len(placed)] != placed or len(self._plan) != 8:
            self._plan, self._plan_wins = next(self._line_ups(placed)), False
        share = Share(thinking, FOR_PROOFS)
        before = share.nodes
        if known.stands[1 - seat] and not self._plan_wins:
            self._look_for_plan(known, placed, share)
        act = PLACE + self._plan[len(placed)]
        value = 1.0 if self._plan_wins and int(known.match) == SINGLE else None
        return Opinion(act, value, value is not None, before - share.nodes, (act,))

    def _placed(self, state: State, seat: int) -> list[int]:
        """Return the colours on a seat's home row, from left to right."""
        squares = [(int(square), colour) for colour, square in enumerate(state.tower[seat]) if square < 64]
        return [colour for _, colour in sorted(squares, reverse=seat == 1)]

    def _look_for_plan(self, known: State, placed: list[int], share: Share) -> None:
        tried: set[tuple[int, ...]] = set()
        for plan in self._line_ups(placed):
            if not share.next_slice(1) or len(tried) == math.factorial(8 - len(placed)):
                return
            if tuple(plan) in tried:
                continue
            tried.add(tuple(plan))
            state = self._game.current_round(known)
            for colour in plan[len(placed) :]:
                self._game.rules["play"](state, PLACE + colour)
            if self._provers[int(state.seat)].outcome(state, share, 60 * SLICE) == DISPROVED:
                self._plan, self._plan_wins = plan, True
                return

    def _line_ups(self, placed: list[int]) -> Iterator[list[int]]:
        """Yield random orders of the towers that begin with those already placed."""
        while True:
            rest = [colour for colour in range(8) if colour not in placed]
            for last in range(len(rest) - 1, 0, -1):
                chosen = draw(self._random, last + 1)
                rest[last], rest[chosen] = rest[chosen], rest[last]
            yield placed + rest


def _short_sighted(depth: int, blindness: int) -> Callable[[Game, int], Bot]:
    return lambda game, seed: ShortSighted(game, seed, depth, blindness)


MAKERS: dict[str, Maker] = {"easy": _short_sighted(2, 144), "medium": _short_sighted(4, 8), "strong": PerfectRounds}
