"""``kaisho games``: list all games with their options, players and duration."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from kaisho.games import classes, problems
from kaisho.language import words
from kaisho.learn.customs import customs_in_words


def run(arguments: dict[str, Any]) -> int:
    say = words(arguments["lang"])
    for problem in problems():
        print(problem.say(arguments["lang"]), file=sys.stderr)
    if arguments["json"]:
        described = [
            {
                "name": kind.name,
                "version": kind.version,
                "options": {
                    option.name: {"allowed": option.allowed(), "default": option.default} for option in kind.option_list
                },
                "customs": {"players": kind.player_counts, **msgspec.to_builtins(kind.customs)},
            }
            for kind in classes()
        ]
        print(msgspec.json.encode(described).decode())
        return 0
    for kind in classes():
        print(f"{kind.name}: {say(f'{kind.name}-about')}")
        for line in customs_in_words(kind, say):
            print(f"  {line}")
        for option in kind.option_list:
            print(f"  -o {option.name}={option.allowed()}")
            print(f"     {say(f'{kind.option_word(option.name)}-about')} ({say('cli-default')} {option.default})")
    return 0
