"""``kaisho restore``: put the data of a backup back into a folder."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kaisho.commands.ending import clearing_up
from kaisho.language import words
from kaisho.server.backup import restore
from kaisho.server.folder import DataFolder
from kaisho.server.settings import data_folder


def run(arguments: dict[str, Any]) -> int:
    say = words(arguments["lang"])
    folder = DataFolder(data_folder(arguments))
    with clearing_up():
        restored = restore(Path(arguments["file"]), folder)
    print(say("host-restored", folder=str(folder.path), made=restored.manifest.made))
    if restored.upgraded:
        print(say("host-restored-upgraded", version=restored.manifest.version))
    if restored.former is not None:
        print(say("host-restored-former", file=str(restored.former)))
    return 0
