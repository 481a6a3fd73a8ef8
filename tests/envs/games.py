"""The games that every adapter is tested with: every value of every option, and every number of players."""

from __future__ import annotations

from kaisho.game import OptionValue

Options = dict[str, OptionValue]

EVERY: list[tuple[str, Options]] = [
    ("kamisado", {}),
    ("kamisado", {"match": "standard", "setup": "tournament"}),
    ("kamisado", {"match": "long"}),
    ("kamisado", {"match": "marathon"}),
    ("kamisado", {"match": "series", "rounds": 3}),
    ("kamisado", {"match": "standard", "orientation": "orange-left"}),
    ("kaito", {}),
    ("kaito", {"start": "black"}),
    ("caminos", {}),
    ("caminos", {"board": "rhombus", "neutral": "yes"}),
    ("caminos", {"board": "octagon", "players": 4, "scoring": "yes"}),
    ("caminos", {"board": "ring", "players": 4}),
    ("samurai", {}),
    ("samurai", {"players": 2, "capture": "immediate", "hands": "random"}),
    ("samurai", {"players": 3, "open_captures": "yes"}),
    ("samurai", {"hands": "random", "figures": "random"}),
    ("samurai", {"players": 4}),
]

WORDS = [" ".join([name, *(f"{option}={value}" for option, value in options.items())]) for name, options in EVERY]
"""The same as names of tests."""
