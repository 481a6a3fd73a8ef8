"""``kaisho backup``: write all data of a server, running or not, to one file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kaisho.commands.ending import clearing_up
from kaisho.language import words
from kaisho.server.backup import back_up
from kaisho.server.folder import DataFolder
from kaisho.server.settings import data_folder


def run(arguments: dict[str, Any]) -> int:
    say = words(arguments["lang"])
    file = Path(arguments["file"])
    with clearing_up():
        manifest = back_up(DataFolder(data_folder(arguments)), file, with_secret=bool(arguments["with_secret"]))
    print(say("host-backup-made", file=str(file), size=f"{manifest.bytes / 1e6:.1f}"))
    return 0
