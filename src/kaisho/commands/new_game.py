"""``kaisho new-game``: write a small working game as a package, to be changed into another game."""

from __future__ import annotations

import keyword
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from kaisho.commandline import BadUsage
from kaisho.files import write_whole
from kaisho.games import NAME, names
from kaisho.language import LANGUAGES, words


def run(arguments: dict[str, Any]) -> int:
    name, folder = arguments["name"], Path(arguments["folder"])
    check_name(name)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadUsage("cli-new-game-folder", folder=str(folder))
    for path, text in sorted(package(name).items()):
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        write_whole(target, text)
    say = words(arguments["lang"])
    print(say("cli-new-game-done", name=name, folder=str(folder)))
    for command in next_steps(name, folder):
        print(f"  {command}")
    print(say("cli-new-game-next", name=name))
    return 0


def next_steps(name: str, folder: Path) -> tuple[str, ...]:
    """Return the commands that install, test and play a new game."""
    return (f"cd {folder}", "pip install -e .", "pytest", f"kaisho play {name} --against easy")


def check_name(name: str) -> None:
    """Raise ``BadUsage`` for a name that is invalid or taken."""
    if name in names():
        raise BadUsage("cli-new-game-taken", name=name)
    if NAME.fullmatch(name) is None or keyword.iskeyword(name) or _is_word_file(name):
        raise BadUsage("cli-new-game-name", name=name)


def _is_word_file(name: str) -> bool:
    """Whether the messages that begin with a name belong to something else."""
    return (files("kaisho") / "words" / "en" / f"{name}.ftl").is_file()


def package(name: str) -> dict[str, str]:
    """Return the files of a new game's package: the text by path."""
    template = files("kaisho") / "template"
    sources = {
        "pyproject.toml": "pyproject.toml.txt",
        "README.md": "README.md.txt",
        f"kaisho_{name}/__init__.py": "__init__.py.txt",
        f"kaisho_{name}/rules.py": "rules.py.txt",
        f"tests/test_{name}.py": "test.py.txt",
        **{f"kaisho_{name}/words/{language}/{name}.ftl": f"words/{language}.ftl.txt" for language in LANGUAGES},
    }
    return {path: _filled(template / source, name) for path, source in sources.items()}


def _filled(source: Traversable, name: str) -> str:
    return source.read_text(encoding="utf-8").replace("{{name}}", name).replace("{{Name}}", name.capitalize())
