"""``kaisho export``: write games and positions as Parquet or NumPy files, for learning programs."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from kaisho.commandline import BadUsage
from kaisho.commands.progress import ProgressLine
from kaisho.commands.shared import interruptible
from kaisho.errors import KaishoError
from kaisho.export import Exported, Source, Wanted, export, played_games, recorded_games
from kaisho.export.files import FORMATS
from kaisho.export.sources import BOT_NODES, record_files
from kaisho.game import Game
from kaisho.games import game_class
from kaisho.kernel import Flags
from kaisho.language import words
from kaisho.record import Record

OF_PLAYED_GAMES = ("games", "player", "seed", "first", "random_acts", "bot_nodes", "option")
"""Arguments for games that are played now; records contain this information."""


def run(arguments: dict[str, Any]) -> int:
    say = words(arguments["lang"])
    file = Path(arguments["target"])
    if file.suffix not in FORMATS:
        raise KaishoError("export-format", file=str(file), known=FORMATS)
    if file.exists():
        raise KaishoError("cli-file-exists", file=str(file))
    game, number = _game_and_number(arguments)
    wanted = Wanted(
        position=not arguments["no_text"],
        planes=bool(arguments["planes"]),
        everything=bool(arguments["everything"]),
        solve=arguments["solve"] or 0,
        every_act=bool(arguments["every_act"]),
    )
    line = ProgressLine()

    def report(done: Exported) -> None:
        line.show(lambda: say("cli-export-progress", games=str(done.games), of=str(number), positions=str(done.positions)))

    def work(stop: Flags) -> Exported:
        sources = _sources(arguments, game, stop)
        return export(file, game, sources, wanted, command=arguments["command"], stop=stop, progress=report)

    done = interruptible(work)
    line.clear()
    if arguments["json"]:
        print(msgspec.json.encode(_as_json(done, wanted)).decode())
        return 0
    print(say("cli-export-done", games=str(done.games), positions=str(done.positions), files=tuple(map(str, done.files))))
    if wanted.solve:
        print(say("cli-export-exact", decided=str(done.decided), positions=str(done.positions), nodes=str(wanted.solve)))
    return 0


def _game_and_number(arguments: dict[str, Any]) -> tuple[Game, int]:
    """Return the game with its options, and the number of games to export."""
    kind = game_class(arguments["game"])
    if not arguments["records"]:
        if arguments["games"] is None:
            raise BadUsage("cli-export-source")
        return kind.from_option_texts(arguments["option"]), arguments["games"]
    for name in OF_PLAYED_GAMES:
        if arguments[name] not in (None, []):
            raise BadUsage("cli-export-both", flag=f"--{name.replace('_', '-')}")
    files = record_files(arguments["records"])
    first = Record.load(files[0]).game
    if first.name != kind.name:
        raise KaishoError("cli-other-game", file=str(files[0]), game=first.name)
    return first, len(files)


def _sources(arguments: dict[str, Any], game: Game, stop: Flags) -> Iterable[Source]:
    if arguments["records"]:
        return recorded_games(arguments["records"], game)
    return played_games(
        game,
        arguments["games"],
        arguments["player"] or ("random",),
        seed=arguments["seed"] or 0,
        first=arguments["first"] or 0,
        random_acts=arguments["random_acts"] or 0,
        bot_nodes=arguments["bot_nodes"] or BOT_NODES,
        stop=stop,
    )


def _as_json(done: Exported, wanted: Wanted) -> dict[str, Any]:
    return {
        "files": [str(file) for file in done.files],
        "games": done.games,
        "positions": done.positions,
        "exact": done.decided if wanted.solve else None,
    }
