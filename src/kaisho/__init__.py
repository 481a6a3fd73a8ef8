"""Kaisho: play, study and research Kamisado and other modern board games.

>>> import kaisho
>>> game = kaisho.load("kamisado", match="standard")
>>> state = game.deal()
>>> act = game.play(state, "red left 2 blue")
>>> game.write(state, game.legal(state)[0], "squares")
'b8-b2'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kaisho.games import load as load
    from kaisho.games import names as names

__version__ = "0.1.0"

__all__ = ["__version__", "load", "names"]


def __getattr__(name: str) -> Any:
    """``load`` and ``names`` are fetched when first used: ``import kaisho`` alone loads neither NumPy nor Numba."""
    if name in ("load", "names"):
        from kaisho import games

        return getattr(games, name)
    raise AttributeError(f"module 'kaisho' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
