"""Named opponents. A bot sees only the concealed state: what its seat may know."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from kaisho.errors import UnknownBot
from kaisho.game import Game
from kaisho.search.limits import Thinking
from kaisho.search.result import SearchResult
from kaisho.state import Flags, State


@dataclass(frozen=True)
class Opinion:
    """What a bot thinks of a position in which it is to act."""

    act: int
    value: float | None = None
    """The value it expects, from -1 (lost) to 1 (won), if it has an estimate."""
    proved: bool = False
    """Whether the value is certain."""
    nodes: int = 0
    """The number of positions or simulated games it looked at."""
    variation: tuple[int, ...] = ()
    """The expected acts, the chosen one first."""

    @classmethod
    def from_search(cls, result: SearchResult, nodes: int = 0) -> Opinion:
        """Take over the result of a search; ``nodes`` have been spent before it."""
        return cls(result.act, result.value, result.certain, nodes + result.nodes, result.variation)

    @classmethod
    def forced(cls, act: int) -> Opinion:
        """Return the opinion on a position with only one legal act."""
        return cls(act, variation=(act,))


class Bot(Protocol):
    """Chooses acts in games of one kind with one set of options."""

    def choose(self, known: State, thinking: Thinking) -> Opinion:
        """Choose a legal act from what the seat to act may know, within the given limits. The state is not modified."""


class RandomBot:
    """Plays uniformly random legal acts; the same ones for the same seed."""

    def __init__(self, game: Game, seed: int) -> None:
        from kaisho.kernel import random_from

        self._game = game
        self._random = random_from(seed)

    def choose(self, known: State, thinking: Thinking) -> Opinion:
        scratch = np.zeros(self._game.max_legal_acts, np.int64)
        return Opinion(int(self._game.rules["pick"](known, self._random, scratch)))


class GreedyBot:
    """Plays the act with the greatest weight by the game's ``weigh``, without looking ahead; ties are broken at random."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._weigh = game.rules["weigh"]
        self._random = np.random.default_rng(seed & 0xFFFFFFFFFFFFFFFF)

    def choose(self, known: State, thinking: Thinking) -> Opinion:
        acts = np.array(self._game.legal(known), np.int64)
        weights = np.zeros(len(acts))
        self._weigh(known, acts, len(acts), weights)
        return Opinion(int(self._random.choice(acts[weights == weights.max()])))


LEVELS = ("easy", "medium", "strong")
"""Every game has these. How they think is up to the game: ``Game.bots``."""

SECONDS = 1.0
"""The default thinking time for an act."""

Maker = Callable[[Game, int], Bot]


def _uct(game: Game, seed: int) -> Bot:
    from kaisho.bots.tree import uct  # loaded only when it is needed

    return uct(game, seed)


_GENERAL: dict[str, Maker] = {"random": RandomBot, "greedy": GreedyBot, "uct": _uct}


def names() -> tuple[str, ...]:
    """Return the names of all bots."""
    return (*_GENERAL, *LEVELS)


def bot(name: str, game: Game, seed: int = 0) -> Bot:
    """Return a bot by its name, ready to think: whatever it needs is compiled here. The seed is for its random numbers."""
    check_bot_name(name)
    _ = game.rules["conceal"]  # compiled now, because ``opinion`` uses it in the bot's time
    return _maker(name, game)(game, seed)


def check_bot_name(name: str) -> None:
    """Raise ``UnknownBot`` for a name that no bot has."""
    if not isinstance(name, str) or name not in names():
        raise UnknownBot("unknown-bot", name=name, known=names())


def _maker(name: str, game: Game) -> Maker:
    if name in _GENERAL:
        return _GENERAL[name]
    maker: Maker = importlib.import_module(game.bots).MAKERS[name]
    return maker


def opinion(player: Bot, game: Game, state: State, thinking: Thinking) -> Opinion:
    """Ask a bot for its opinion on a state, of which it sees only what its seat may know.

    Call ``Bot.choose`` for a state that is already concealed.
    """
    return player.choose(game.concealed(state, int(state.seat)), thinking)


def chosen_act(player: Bot, game: Game, state: State, seconds: float = SECONDS, stop: Flags | None = None) -> int:
    """Return a bot's act within a time limit; setting the flag ends its thinking earlier."""
    with Thinking(seconds, stop=stop) as thinking:
        return opinion(player, game, state, thinking).act
