"""``kaisho export``: games and positions as Parquet or NumPy files for learning."""

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
"""What is said of games that are played now: records bring it with them."""


def run(found: dict[str, Any]) -> int:
    say = words(found["lang"])
    file = Path(found["target"])
    if file.suffix not in FORMATS:
        raise KaishoError("export-format", file=str(file), known=FORMATS)
    if file.exists():
        raise KaishoError("cli-file-exists", file=str(file))
    game, number = _game_and_number(found)
    wanted = Wanted(
        position=not found["no_text"],
        planes=bool(found["planes"]),
        everything=bool(found["everything"]),
        solve=found["solve"] or 0,
        every_act=bool(found["every_act"]),
    )
    line = ProgressLine()

    def tell(done: Exported) -> None:
        line.tell(lambda: say("cli-export-progress", games=str(done.games), of=str(number), positions=str(done.positions)))

    def work(stop: Flags) -> Exported:
        sources = _sources(found, game, stop)
        return export(file, game, sources, wanted, command=found["command"], stop=stop, progress=tell)

    done = interruptible(work)
    line.clear()
    if found["json"]:
        print(msgspec.json.encode(_as_json(done, wanted)).decode())
        return 0
    print(say("cli-export-done", games=str(done.games), positions=str(done.positions), files=tuple(map(str, done.files))))
    if wanted.solve:
        print(say("cli-export-exact", decided=str(done.decided), positions=str(done.positions), nodes=str(wanted.solve)))
    return 0


def _game_and_number(found: dict[str, Any]) -> tuple[Game, int]:
    """The game with its options, and how many games there will be."""
    kind = game_class(found["game"])
    if not found["records"]:
        if found["games"] is None:
            raise BadUsage("cli-export-source")
        return kind.from_option_texts(found["option"]), found["games"]
    for name in OF_PLAYED_GAMES:
        if found[name] not in (None, []):
            raise BadUsage("cli-export-both", flag=f"--{name.replace('_', '-')}")
    files = record_files(found["records"])
    first = Record.load(files[0]).game
    if first.name != kind.name:
        raise KaishoError("cli-other-game", file=str(files[0]), game=first.name)
    return first, len(files)


def _sources(found: dict[str, Any], game: Game, stop: Flags) -> Iterable[Source]:
    if found["records"]:
        return recorded_games(found["records"], game)
    return played_games(
        game,
        found["games"],
        found["player"] or ("random",),
        seed=found["seed"] or 0,
        first=found["first"] or 0,
        random_acts=found["random_acts"] or 0,
        bot_nodes=found["bot_nodes"] or BOT_NODES,
        stop=stop,
    )


def _as_json(done: Exported, wanted: Wanted) -> dict[str, Any]:
    return {
        "files": [str(file) for file in done.files],
        "games": done.games,
        "positions": done.positions,
        "exact": done.decided if wanted.solve else None,
    }
