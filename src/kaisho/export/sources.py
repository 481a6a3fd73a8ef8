"""Where exported games come from: record files, or bots that play them now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from kaisho.bots import Bot, bot, opinion
from kaisho.errors import KaishoError
from kaisho.game import Game
from kaisho.record import Record
from kaisho.search.limits import Thinking
from kaisho.state import Flags

BOT_NODES = 1000
"""How much a bot may look at for an act where nobody says otherwise: a number, not a time, so that a seed repeats a game."""


@dataclass(frozen=True)
class Source:
    """A game with what is known of how it came about."""

    record: Record
    origin: str
    """The record's file, or the seed."""
    players: tuple[str, ...]
    """Who sat where: a bot's name, what the record says, or nothing."""
    random_acts: int = 0
    """So many acts at the beginning were drawn at random, whoever played."""


class Interrupted(KaishoError):
    """Somebody has set the flag that ends the work."""

    def __init__(self) -> None:
        super().__init__("export-interrupted")


# --- records ----------------------------------------------------------------------------------------------------------


def record_files(paths: Sequence[str | Path]) -> list[Path]:
    """The files that are named, and those of every folder that is named, in the order of their names."""
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
    """The games of record files and folders. All must be of one game with the same options: the given one, or the first."""
    for file in record_files(paths):
        record = Record.load(file)
        game = game or record.game
        if (record.game.name, record.game.options) != (game.name, game.options):
            found, wanted = (" ".join((one.name, *one.option_texts())) for one in (record.game, game))
            raise KaishoError("export-other-game", file=str(file), found=found, wanted=wanted)
        names = tuple(record.tags.get(game.seat_name(seat), "") for seat in range(game.seats))
        yield Source(record, str(file), names)


# --- games that are played now ----------------------------------------------------------------------------------------


def played_games(
    game: Game,
    number: int,
    players: Sequence[str] = ("random",),
    *,
    seed: int = 0,
    random_acts: int = 0,
    bot_nodes: int = BOT_NODES,
    stop: Flags | None = None,
) -> Iterator[Source]:
    """Games between bots, each with a deal of its own. The players change seats from game to game.

    Without chance in the deal, strong bots would play the same game again and again: ``random_acts`` makes them differ.
    """
    if not 1 <= len(players) <= game.seats:
        raise KaishoError("export-players", game=game.name, found=str(len(players)), most=str(game.seats))
    for number_of_game in range(number):
        names = tuple(players[(seat + number_of_game) % len(players)] for seat in range(game.seats))
        own_seed = seed + number_of_game
        yield Source(_played(game, names, own_seed, random_acts, bot_nodes, stop), f"seed={own_seed}", names, random_acts)


def _played(game: Game, names: Sequence[str], seed: int, random_acts: int, bot_nodes: int, stop: Flags | None) -> Record:
    bots: list[Bot] = [bot(name, game, seed * game.seats + seat) for seat, name in enumerate(names)]
    at_random = bot("random", game, seed)
    record = Record(game, game.shuffle(seed))
    while not record.state.over:
        if stop is not None and stop[0]:
            raise Interrupted
        state = record.state
        player = at_random if len(record.acts) < random_acts else bots[int(state.seat)]
        with Thinking(nodes=bot_nodes, stop=stop) as thinking:
            record.play(opinion(player, game, state, thinking).act)
    return record
