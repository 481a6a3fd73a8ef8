"""Write golden playthroughs: whole random games, step by step, so that every change of behaviour shows.

``python tools/playthroughs.py`` writes ``tests/playthroughs/*.txt``; the test run compares them with what the rules do now.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from pathlib import Path

from kaisho.game import Game
from kaisho.games import game_class
from kaisho.kernel import State
from kaisho.testing import random_playthrough

FOLDER = Path(__file__).parent.parent / "tests" / "playthroughs"

GAMES = {
    "kamisado-single": ("kamisado", [], 1),
    "kamisado-single-tournament": ("kamisado", ["setup=tournament"], 2),
    "kamisado-standard": ("kamisado", ["match=standard"], 3),
    "kamisado-long": ("kamisado", ["match=long"], 4),
    "kamisado-marathon-tournament": ("kamisado", ["match=marathon", "setup=tournament"], 5),
    "kamisado-series": ("kamisado", ["match=series", "rounds=4"], 6),
    "kamisado-standard-turned": ("kamisado", ["match=standard", "orientation=orange-left"], 7),
    "kaito-red": ("kaito", [], 1),
    "kaito-black": ("kaito", ["start=black"], 2),
    "caminos-square": ("caminos", [], 1),
    "caminos-rhombus-neutral": ("caminos", ["board=rhombus", "neutral=yes"], 2),
    "caminos-octagon-four-scored": ("caminos", ["board=octagon", "players=4", "scoring=yes"], 3),
    "caminos-ring-neutral-scored": ("caminos", ["board=ring", "neutral=yes", "scoring=yes"], 4),
    "samurai-2": ("samurai", [], 1),
    "samurai-2-immediate": ("samurai", ["capture=immediate"], 2),
    "samurai-3": ("samurai", ["players=3", "open_captures=yes"], 3),
    "samurai-3-immediate-random": ("samurai", ["players=3", "capture=immediate", "hands=random"], 4),
    "samurai-2-random": ("samurai", ["hands=random", "figures=random"], 7),
    "samurai-4": ("samurai", ["players=4"], 5),
    "samurai-4-immediate": ("samurai", ["players=4", "capture=immediate"], 6),
}


MAX_LISTED = 120
FEW = 6


def playthrough(name: str, options: list[str], seed: int) -> Iterator[str]:
    """Every state of one random game, its key, its legal acts, and the act that is played."""
    game = game_class(name).from_option_texts(options)
    yield f"{name} {game.version}: {' '.join(game.option_texts())}, seed {seed}"
    for state, act in random_playthrough(game, seed):
        yield ""
        yield f"position {game.position(state)}"
        yield f"key {game.key(state):016x}"
        legal = game.legal(state)
        yield f"legal {len(legal)}{listed(game, state, legal)}"
        if act >= 0:
            styles = "  |  ".join(game.write(state, act, style) for style in game.styles)
            yield f"{game.seat_name(int(state.seat))} plays {act}: {styles}"
        else:
            yield f"result {game.result(state)}"


def listed(game: Game, state: State, legal: list[int]) -> str:
    """All legal acts; where there are very many, a sample and a checksum over all."""
    if len(legal) <= MAX_LISTED:
        return ": " + "  ".join(game.write(state, each, game.styles[-1]) for each in legal)
    some = legal[:: len(legal) // FEW]
    checksum = zlib.crc32(" ".join(map(str, legal)).encode())
    return f", checksum {checksum:08x}, some: {'  '.join(game.write(state, each, game.styles[0]) for each in some)}"


def text_of(file: str) -> str:
    return "\n".join(playthrough(*GAMES[file])) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file in GAMES:
        (FOLDER / f"{file}.txt").write_text(text_of(file), encoding="utf-8")
        print(f"wrote {file}.txt")
