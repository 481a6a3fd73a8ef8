"""Named opponents. A bot is given the concealed state only: what its seat may know."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from kaisho.errors import UnknownBot
from kaisho.game import Game
from kaisho.search.limits import Thinking
from kaisho.state import Flags, State


@dataclass(frozen=True)
class Opinion:
    """What a bot thinks of a position in which it is to act."""

    act: int
    value: float | None = None
    """What it expects, from -1 (lost) to 1 (won), where it has an idea."""
    proved: bool = False
    """Whether the value is certain."""
    nodes: int = 0
    """How many positions or simulated games it looked at."""
    line: tuple[int, ...] = ()
    """The acts it expects, the chosen one first."""


class Bot(Protocol):
    """Somebody who chooses acts in games of one kind and one set of options."""

    def choose(self, known: State, thinking: Thinking) -> Opinion:
        """A legal act, from what the seat that is to act may know, within the given limits."""


class RandomBot:
    """Plays any legal act, each equally likely; the same ones for the same seed."""

    def __init__(self, game: Game, seed: int) -> None:
        from kaisho.kernel import random_from

        self._game = game
        self._random = random_from(seed)

    def choose(self, known: State, thinking: Thinking) -> Opinion:
        scratch = np.zeros(self._game.most_actions, np.int64)
        return Opinion(int(self._game.rules["pick"](known, self._random, scratch)))


class GreedyBot:
    """Plays the act that the game's ``weigh`` gives the most weight, without looking ahead; equal ones by lot."""

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
"""Every game has these. How they think is the game's own: ``kaisho.bots.GAME``."""

SECONDS = 1.0
"""How long a bot thinks about an act where nobody says otherwise."""

Maker = Callable[[Game, int], Bot]


def _uct(game: Game, seed: int) -> Bot:
    from kaisho.bots.tree import uct  # a search is loaded only when somebody asks for it

    return uct(game, seed)


_GENERAL: dict[str, Maker] = {"random": RandomBot, "greedy": GreedyBot, "uct": _uct}


def names() -> tuple[str, ...]:
    return (*_GENERAL, *LEVELS)


def bot(name: str, game: Game, seed: int = 0) -> Bot:
    """A bot by name for one game, ready to think (what it needs is compiled here), with the seed of its random numbers."""
    check_bot_name(name)
    _ = game.rules["conceal"]  # compiled now, because opinion needs it in the bot's time
    return _maker(name, game)(game, seed)


def check_bot_name(name: str) -> None:
    if not isinstance(name, str) or name not in names():
        raise UnknownBot("unknown-bot", name=name, known=names())


def _maker(name: str, game: Game) -> Maker:
    if name in _GENERAL:
        return _GENERAL[name]
    module = f"{__name__}.{game.name}"
    if importlib.util.find_spec(module) is None:  # a game of somebody else's
        module = f"{__name__}.general"
    maker: Maker = importlib.import_module(module).MAKERS[name]
    return maker


def opinion(player: Bot, game: Game, state: State, thinking: Thinking) -> Opinion:
    """What a bot would do in a state, of which it sees only what its seat may know."""
    return player.choose(game.concealed(state, int(state.seat)), thinking)


def chosen_act(player: Bot, game: Game, state: State, seconds: float = SECONDS, stop: Flags | None = None) -> int:
    """A bot's act within a time; a flag that is set ends its thinking earlier."""
    with Thinking(seconds, stop=stop) as thinking:
        return opinion(player, game, state, thinking).act
