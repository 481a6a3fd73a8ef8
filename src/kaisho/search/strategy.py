"""A proof that can be checked: the attacker's act for every position that can arise.

``winning_strategy`` gets it from a prover. ``check_strategy`` replays it against every defence with nothing but the
rules; it does not depend on how the strategy was found.
"""

from __future__ import annotations

from collections.abc import Iterator

from kaisho.game import Game
from kaisho.kernel import Flags, State
from kaisho.search.proof import MAX_DEPTH, PROVED, UNKNOWN, Prover, is_won

Strategy = dict[int, int]
"""The attacker's act by the key of the position."""


class NotProved(Exception):
    """There is no winning strategy for this position."""


class WrongStrategy(Exception):
    """The strategy does not win; the message names a position that shows it."""


def winning_strategy(prover: Prover, state: State) -> Strategy:
    """Return acts of the attacker that win against every defence."""
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
            todo.append(game.after(position, strategy[key]))
        else:
            todo += [later for _, later in after_every_act(game, position)]
    return strategy


def after_every_act(game: Game, state: State) -> Iterator[tuple[int, State]]:
    """Yield every legal act with the state after it."""
    for act in game.legal(state):
        yield act, game.after(state, act)


def winning_act(prover: Prover, state: State, stop: Flags | None = None) -> int:
    """Return an act that wins from a won position, preferably one that is already in the prover's table.

    In a game without a proved length it is the act with the quickest win: other acts may keep the win for ever without
    getting any nearer to it. Raise ``NotProved`` if there is none, or the flag was set before one was found.
    """
    if prover.game.max_game_length is None:
        return _quickest_act(prover, state, stop)
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


def _quickest_act(prover: Prover, state: State, stop: Flags | None) -> int:
    """Return the act after which the attacker wins in the fewest plies."""
    answers = list(after_every_act(prover.game, state))
    for plies in range(MAX_DEPTH):
        for act, later in answers:
            if prover.prove(later, stop=stop, within=plies).outcome == PROVED:
                return act
            if stop is not None and stop[0]:
                raise NotProved
    raise NotProved


def check_strategy(game: Game, state: State, attacker: int, strategy: Strategy) -> int:
    """Replay a strategy against every defence; return the number of positions, or raise ``WrongStrategy``.

    A strategy that allows a position to be repeated does not win either.
    """
    seen: set[int] = set()
    path: set[int] = set()
    todo = [(game.copy(state), False)]
    while todo:
        position, is_done = todo.pop()
        if position.over:
            if not is_won(game, position, attacker):
                raise WrongStrategy(f"not won: {game.position(position)}")
            continue
        key = game.key(position)
        if is_done:
            path.remove(key)
            continue
        if key in path:
            raise WrongStrategy(f"repeated: {game.position(position)}")
        if key in seen:
            continue
        seen.add(key)
        path.add(key)
        todo.append((position, True))
        attacks = position.seat == attacker
        if attacks and key not in strategy:
            raise WrongStrategy(f"no act for {game.position(position)}")
        for act in [strategy[key]] if attacks else game.legal(position):
            later = game.copy(position)
            game.play(later, act)
            todo.append((later, False))
    return len(seen)
