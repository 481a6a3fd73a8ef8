"""The sources of exported games: record files, or bots that play them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.random import SeedSequence

from kaisho.bots import Bot, bot, opinion
from kaisho.errors import KaishoError
from kaisho.game import Game
from kaisho.record import Record
from kaisho.search.limits import Thinking
from kaisho.state import Flags

BOT_NODES = 1000
"""The default limit of a bot's search for an act: in nodes, not in time, so that a seed reproduces a game."""

SEEDS = 1 << 128
"""Added to negative seeds: any integer is a seed."""


@dataclass(frozen=True)
class Source:
    """A game and where it comes from."""

    record: Record
    origin: str
    """The record's file, or the seed and the number of the game."""
    players: tuple[str, ...]
    """The players by seat: a bot's name, what the record says, or nothing."""
    random_acts: int = 0
    """The number of random acts at the beginning, whoever played."""


class Interrupted(KaishoError):
    """The stop flag was set."""

    def __init__(self) -> None:
        super().__init__("export-interrupted")


# --- records ----------------------------------------------------------------------------------------------------------


def record_files(paths: Sequence[str | Path]) -> list[Path]:
    """Return the named files and the records in the named folders, in the order of their names."""
    found: list[Path] = []
    for path in map(Path, paths):
        found += sorted(file for file in path.iterdir() if _is_record(file)) if path.is_dir() else [path]
    if not found:
        raise KaishoError("export-no-records", folder=", ".join(map(str, paths)))
    return found


def _is_record(file: Path) -> bool:
    if not file.is_file():
        return False
    with file.open("rb") as opened:
        return b"kaisho record " in opened.read(40)


def recorded_games(paths: Sequence[str | Path], game: Game | None = None) -> Iterator[Source]:
    """Yield the games of record files and folders. All must have the same options: the given ones, or the first record's."""
    for file in record_files(paths):
        record = Record.load(file)
        game = game or record.game
        if (record.game.name, record.game.options) != (game.name, game.options):
            found, wanted = (" ".join((one.name, *one.option_texts())) for one in (record.game, game))
            raise KaishoError("export-other-game", file=str(file), found=found, wanted=wanted)
        names = tuple(record.tags.get(game.seat_name(seat), "") for seat in range(game.seats))
        yield Source(record, str(file), names)


# --- games that are played now ----------------------------------------------------------------------------------------


class PlayedGames:
    """Games between bots, each with its own deal, played during iteration. The players change seats from game to game.

    The random numbers of a game come from the seed and the number of the game, by NumPy's ``SeedSequence``. So a game
    does not depend on how many others are played, ``first`` continues another export, and other seeds, also neighbouring
    ones, give other games.

    Without chance in the deal, strong bots would always play the same game: ``random_acts`` makes games differ. A game
    that is not over after ``Game.length_limit`` acts is left unfinished.
    """

    def __init__(
        self,
        game: Game,
        number: int,
        players: Sequence[str] = ("random",),
        *,
        seed: int = 0,
        first: int = 0,
        random_acts: int = 0,
        bot_nodes: int = BOT_NODES,
        stop: Flags | None = None,
    ) -> None:
        if not 1 <= len(players) <= game.seats:
            raise KaishoError("export-players", game=game.name, found=str(len(players)), most=str(game.seats))
        if first < 0:
            raise ValueError("games are numbered from 0")
        self.game = game
        self.number = number
        self.players = tuple(players)
        self.seed = seed
        self.first = first
        self.random_acts = random_acts
        self.bot_nodes = bot_nodes
        self.stop = stop

    @property
    def about(self) -> dict[str, Any]:
        """What reproduces these games."""
        return {
            "seed": self.seed,
            "first": self.first,
            "games": self.number,
            "players": list(self.players),
            "random_acts": self.random_acts,
            "bot_nodes": self.bot_nodes,
        }

    def __iter__(self) -> Iterator[Source]:
        for number in range(self.first, self.first + self.number):
            names = tuple(self.players[(seat + number) % len(self.players)] for seat in range(self.game.seats))
            yield Source(self._played(number, names), f"seed={self.seed} game={number}", names, self.random_acts)

    def _played(self, number: int, names: Sequence[str]) -> Record:
        game = self.game
        deal, beginning, *seats = seeds_of(self.seed, number, 2 + game.seats)
        bots: list[Bot] = [bot(name, game, seed) for name, seed in zip(names, seats, strict=True)]
        at_random = bot("random", game, beginning)
        record = Record(game, game.shuffle(deal))
        while not record.state.over and len(record.acts) < game.length_limit:
            if self.stop is not None and self.stop[0]:
                raise Interrupted
            state = record.state
            player = at_random if len(record.acts) < self.random_acts else bots[int(state.seat)]
            with Thinking(nodes=self.bot_nodes, stop=self.stop) as thinking:
                record.play(opinion(player, game, state, thinking).act)
        return record


played_games = PlayedGames


def seeds_of(seed: int, game: int, number: int) -> list[int]:
    """Return seeds for the random parts of one game, independent of those of other games and seeds."""
    found: list[int] = SeedSequence(seed % SEEDS, spawn_key=(game,)).generate_state(number, np.uint64).tolist()
    return found
