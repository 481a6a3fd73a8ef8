"""The ``kaisho`` command. Nothing heavy is imported before a command needs it."""

from __future__ import annotations

import importlib
import os
import sys

from kaisho import __version__
from kaisho.commandline import EVERYWHERE, Argument, BadUsage, Command, Flag, command_help, overview, read_command, read_flags
from kaisho.errors import KaishoError
from kaisho.language import chosen_language, speak, words

OPTION = Flag("--option", "NAME=VALUE", short="-o", many=True)
POSITION = Flag("--position", "POSITION")
NOTATION = Flag("--notation", "STYLE")
JSON = Flag("--json")
COLOUR = Flag("--colour", "WHEN", choices=("auto", "always", "never"))
DEAL = Flag("--deal", "DEAL")
SEED = Flag("--seed", "N", number=(-(2**63), 2**64 - 1))

COMMANDS = (
    Command("games", flags=(JSON,)),
    Command(
        "play",
        (Argument("game", needed=False),),
        (
            OPTION,
            Flag("--against", "BOT"),
            Flag("--think", "SECONDS", decimal=(0.01, 3600)),
            Flag("--as", "SEAT"),
            Flag("--load", "FILE"),
            POSITION,
            DEAL,
            SEED,
            NOTATION,
            COLOUR,
        ),
    ),
    Command("replay", (Argument("file"),), (NOTATION, Flag("--at", "N", number=(0, 10**9)), Flag("--boards"), COLOUR, JSON)),
    Command(
        "perft",
        (Argument("game"),),
        (Flag("--depth", "N", number=(1, 60), needed=True), OPTION, POSITION, DEAL, SEED, Flag("--divide"), JSON),
    ),
    Command(
        "solve",
        (Argument("game"),),
        (
            OPTION,
            POSITION,
            DEAL,
            SEED,
            Flag("--distances"),
            Flag("--nodes", "N", number=(1, 10**15)),
            NOTATION,
            JSON,
        ),
    ),
    Command("engine"),
    Command("bench", (Argument("what"),), (JSON,)),
)


def main(arguments: list[str] | None = None) -> int:
    """Run a command line; the number is the exit status."""
    given = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    language = "en"
    try:
        if (asked := _asked_language(given)) is not None:
            speak(asked)
        language = chosen_language()
        if sys.stdin is None or sys.stdout is None:
            raise KaishoError("cli-closed-stream")
        status = _run(given, language)
        sys.stdout.flush()
        return status
    except BadUsage as error:
        print(f"kaisho: {error.say(language)}", file=sys.stderr)
        print(words(language)("cli-more-help"), file=sys.stderr)
        return 2
    except KaishoError as error:
        print(f"kaisho: {error.say(language)}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        if not isinstance(error, BrokenPipeError):
            print(f"kaisho: {error.strerror or error}", file=sys.stderr)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what could not be written is given up
        return 1


def _asked_language(given: list[str]) -> str | None:
    """The value of ``--lang``, wherever it stands: errors about the rest are told in it."""
    for place, word in enumerate(given):
        if word == "--lang" and place + 1 < len(given):
            return given[place + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


def _command_place(given: list[str]) -> int | None:
    """Where the name of the command stands: the first word that is neither a flag nor the value of ``--lang``."""
    for place, word in enumerate(given):
        if not word.startswith("-") and (place == 0 or given[place - 1] != "--lang"):
            return place
    return None


def _run(given: list[str], language: str) -> int:
    say = words(language)
    place = _command_place(given)
    if place is None:
        found, _ = read_flags(given, (*EVERYWHERE, Flag("--version")))
        print(f"kaisho {__version__}" if found["version"] else overview(COMMANDS, say))
        return 0
    name = given[place]
    command = next((command for command in COMMANDS if command.name == name), None)
    if command is None:
        raise BadUsage("cli-unknown-command", command=name, known=tuple(command.name for command in COMMANDS))
    found = read_command(command, given[:place] + given[place + 1 :])
    if found["help"]:
        print(command_help(command, say))
        return 0
    found["lang"] = language
    run = importlib.import_module(f"kaisho.commands.{command.name}").run
    return int(run(found))


if __name__ == "__main__":
    sys.exit(main())
