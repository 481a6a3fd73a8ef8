"""A proof that somebody can check: for every position that can arise, the attacker's act.

``winning_strategy`` asks a prover for it. ``check_strategy`` replays it against every defence with the rules alone; it knows
nothing of how the strategy was found.
"""

from __future__ import annotations

from collections.abc import Iterator

from kaisho.game import Game
from kaisho.kernel import Flags, State
from kaisho.search.perft import after
from kaisho.search.proof import PROVED, UNKNOWN, Prover, is_won

Strategy = dict[int, int]
"""The key of a position in which the attacker is to act, and the act."""


class NotProved(Exception):
    """There is no winning strategy here."""


class WrongStrategy(Exception):
    """A strategy that does not win, with the position that shows it."""


def winning_strategy(prover: Prover, state: State) -> Strategy:
    """The attacker's acts that win against every defence."""
    game = prover.game
    if prover.prove(state).outcome != PROVED:
        raise NotProved
    strategy: Strategy = {}
    seen: set[int] = set()
    todo = [game.copy(state)]
    while todo:
        position = todo.pop()
        key = game.key(position)
        if position.over or key in seen:
            continue
        seen.add(key)
        if position.seat == prover.attacker:
            strategy[key] = winning_act(prover, position)
            todo.append(after(game, position, strategy[key]))
        else:
            todo += [later for _, later in after_every_act(game, position)]
    return strategy


def after_every_act(game: Game, state: State) -> Iterator[tuple[int, State]]:
    for act in game.legal(state):
        yield act, after(game, state, act)


def winning_act(prover: Prover, state: State, stop: Flags | None = None) -> int:
    """An act that wins from a won position: one that the prover remembers, before any that it would have to prove anew.

    Raise ``NotProved`` where there is none, or the flag was set before one was found.
    """
    answers = list(after_every_act(prover.game, state))
    for _ in range(2):
        for act, later in answers:
            if prover.known(later) == PROVED:
                return act
        prover.prove(state, stop=stop)
    nodes = 16
    while answers and not (stop is not None and stop[0]):  # the easiest proof first: all acts with few nodes, then with more
        verdicts = [prover.prove(later, nodes, stop).outcome for _, later in answers]
        if PROVED in verdicts:
            return answers[verdicts.index(PROVED)][0]
        answers = [answer for answer, verdict in zip(answers, verdicts, strict=True) if verdict == UNKNOWN]
        nodes *= 4
    raise NotProved


def check_strategy(game: Game, state: State, attacker: int, strategy: Strategy) -> int:
    """Replay a strategy against every defence; give the number of positions, or raise ``WrongStrategy``."""
    seen: set[int] = set()
    todo = [game.copy(state)]
    while todo:
        position = todo.pop()
        if position.over:
            if not is_won(game, position, attacker):
                raise WrongStrategy(f"not won: {game.position(position)}")
            continue
        key = game.key(position)
        if key in seen:
            continue
        seen.add(key)
        own = position.seat == attacker
        if own and key not in strategy:
            raise WrongStrategy(f"no act for {game.position(position)}")
        for act in [strategy[key]] if own else game.legal(position):
            later = game.copy(position)
            game.play(later, act)
            todo.append(later)
    return len(seen)
