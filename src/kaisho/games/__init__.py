"""The games by name: the packages below ``kaisho.games``, and the games of other packages.

Another package provides a game by an entry point of the group ``kaisho.games``, with the game's name and its class:

    [project.entry-points."kaisho.games"]
    nim = "my_nim:Nim"

Listing games does not load them, because their modules load the compiler. A game that cannot be loaded is omitted from
``names`` from then on and described by ``problems``; all others work as usual.
"""

from __future__ import annotations

import contextlib
import functools
import importlib
import importlib.util
import pkgutil
import re
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from kaisho.errors import BrokenGame, UnknownGame, UnknownRules
from kaisho.game import Game, OptionValue
from kaisho.word_folders import add_words

GROUP = "kaisho.games"
NAME = re.compile(r"[a-z][a-z0-9]{1,29}")
"""The form of a game's name: it begins message ids, addresses and names of pools, so it has no hyphen."""


def names() -> tuple[str, ...]:
    """The names of all games in alphabetical order, without those that are known to be broken."""
    return tuple(sorted({*_own_names(), *_outside()} - _broken.keys()))


def classes() -> tuple[type[Game], ...]:
    """The classes of all games that can be loaded, in the order of ``names``, which then omits the others."""
    problems()
    return tuple(game_class(name) for name in names())


def problems() -> tuple[BrokenGame, ...]:
    """Load all games, and return the errors of those that are omitted."""
    for name in names():
        with contextlib.suppress(BrokenGame):
            _class(name)
    entries = [problem for point in _entry_points() if (problem := _entry_problem(point)) is not None]
    return (*entries, *_broken.values())


def game_class(name: str, version: int | None = None) -> type[Game]:
    """The class of a game with its current rules, or with those of an older version for stored games."""
    if not isinstance(name, str) or not _is_game(name):
        raise UnknownGame("unknown-game", name=name, known=names())
    current = _class(name)
    if version is None or version == current.version:
        return current
    if version not in current.older_versions:
        code = "record-newer-rules" if version > current.version else "record-older-rules"
        raise UnknownRules(code, found=str(version), game=name, known=str(current.version))
    module, _, class_name = current.older_versions[version].partition(":")
    older: type[Game] = getattr(importlib.import_module(module), class_name)
    return older


def load(name: str, /, **options: OptionValue) -> Game:
    """A game with its options: ``load("kaito", start="black")``."""
    return game_class(name)(**options)


def outside_folders() -> tuple[Path, ...]:
    """The folders with the modules of games of other packages, without loading them."""
    specs = [importlib.util.find_spec(point.module.partition(".")[0]) for point in _outside().values()]
    return tuple(Path(spec.origin).parent for spec in specs if spec is not None and spec.origin is not None)


# --- finding games ----------------------------------------------------------------------------------------------------


def _is_game(name: str) -> bool:
    # Our own folder comes first: searching all installed packages takes a hundred times as long.
    return NAME.fullmatch(name) is not None and (_is_own(name) or name in _outside())


def _is_own(name: str) -> bool:
    return name in _own_names()


@functools.cache
def _own_names() -> frozenset[str]:
    return frozenset(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


@functools.cache
def _outside() -> dict[str, EntryPoint]:
    """The entry points of games of other packages, by name. This registers the words of these games."""
    points = {point.name: point for point in _entry_points() if _entry_problem(point) is None}
    for name, point in points.items():
        add_words(name, point.module)
    return points


@functools.cache
def _entry_points() -> tuple[EntryPoint, ...]:
    """All entry points of the group, each once: an editable install may be listed twice."""
    unique = {(point.name, point.value): point for point in entry_points(group=GROUP)}
    return tuple(unique[key] for key in sorted(unique))


def _entry_problem(point: EntryPoint) -> BrokenGame | None:
    """The error of an entry point, as far as it can be detected without loading the game."""
    if NAME.fullmatch(point.name) is None:
        return BrokenGame("game-bad-name", name=point.name, package=_package(point))
    if _is_own(point.name):
        return BrokenGame("game-twice", name=point.name, package=_package(point), other="kaisho")
    first = next(other for other in _entry_points() if other.name == point.name)
    if first is not point:
        return BrokenGame("game-twice", name=point.name, package=_package(point), other=_package(first))
    return None


def _package(point: EntryPoint) -> str:
    """The name of the package that an entry point belongs to."""
    return point.dist.name if point.dist is not None else point.value


# --- loading games ----------------------------------------------------------------------------------------------------


_broken: dict[str, BrokenGame] = {}
"""The games that could not be loaded."""


def _class(name: str) -> type[Game]:
    """The class of a game; raise ``BrokenGame`` if it cannot be loaded."""
    try:
        return _loaded(name)
    except BrokenGame as error:
        _broken[name] = error
        raise


def _loaded(name: str) -> type[Game]:
    try:
        loaded = _own_class(name) if _is_own(name) else _outside()[name].load()
    except Exception as error:  # the module of another package may raise anything
        raise BrokenGame("game-broken", name=name, error=f"{type(error).__name__}: {error}") from error
    if not (isinstance(loaded, type) and issubclass(loaded, Game)):
        raise BrokenGame("game-not-a-class", name=name)
    if getattr(loaded, "name", None) != name:
        raise BrokenGame("game-other-name", name=name, found=str(getattr(loaded, "name", "")))
    return loaded


def _own_class(name: str) -> object:
    """The game class of one of our packages: the one with the name of the package."""
    module = importlib.import_module(f"{__name__}.{name}")
    classes = [value for value in vars(module).values() if isinstance(value, type) and issubclass(value, Game)]
    return next((kind for kind in classes if getattr(kind, "name", None) == name), None)


def forget() -> None:
    """Forget all games that were found, for tests that add packages at run time."""
    _broken.clear()
    for cached in (_own_names, _outside, _entry_points):
        cached.cache_clear()
