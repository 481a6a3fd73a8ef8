"""Games and positions as files for learning: Parquet or NumPy, with exact values as far as the solver finds them.

    from kaisho.export import Wanted, export, load_export, played_games

    game = kaisho.load("kamisado")
    export("rounds.npz", game, played_games(game, 1000, ["random"]), Wanted(solve=200_000))
    positions = load_export("rounds.npz").positions

``docs/research.md`` describes every column.
"""

from kaisho.export.files import Export, load_export
from kaisho.export.rows import Wanted
from kaisho.export.sources import Source, played_games, recorded_games
from kaisho.export.work import Exported, export

__all__ = ["Export", "Exported", "Source", "Wanted", "export", "load_export", "played_games", "recorded_games"]
