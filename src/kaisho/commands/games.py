"""``kaisho games``: what can be played, for whom it is, how long it takes, and with which options."""

from __future__ import annotations

from typing import Any

import msgspec

from kaisho.games import game_class, names
from kaisho.language import words
from kaisho.learn.customs import customs_told


def run(found: dict[str, Any]) -> int:
    say = words(found["lang"])
    if found["json"]:
        described = [
            {
                "name": name,
                "version": kind.version,
                "options": {
                    option.name: {"allowed": option.allowed(), "default": option.default} for option in kind.option_list
                },
                "customs": kind.customs,
            }
            for name in names()
            for kind in (game_class(name),)
        ]
        print(msgspec.json.encode(described).decode())
        return 0
    for name in names():
        kind = game_class(name)
        print(f"{name}: {say(f'{name}-about')}")
        for line in customs_told(kind, say):
            print(f"  {line}")
        for option in kind.option_list:
            print(f"  -o {option.name}={option.allowed()}")
            print(f"     {say(f'{name}-option-{option.name}')} ({say('cli-default')} {option.default})")
    return 0
