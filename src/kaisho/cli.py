"""The ``kaisho`` command. Large modules are imported only when a command needs them."""

from __future__ import annotations

import gc
import importlib
import importlib.util
import os
import shlex
import sys

from kaisho import __version__
from kaisho.commandline import EVERYWHERE, Argument, BadUsage, Command, Flag, command_help, overview, read_command, read_flags
from kaisho.errors import KaishoError
from kaisho.language import chosen_language, speak, words
from kaisho.server import settings

OPTION = Flag("--option", "NAME=VALUE", short="-o", many=True)
POSITION = Flag("--position", "POSITION")
NOTATION = Flag("--notation", "STYLE")
JSON = Flag("--json")
COLOUR = Flag("--colour", "WHEN", choices=("auto", "always", "never"))
DEAL = Flag("--deal", "DEAL")
SEED = Flag("--seed", "N", number=(-(2**63), 2**64 - 1))
DATA = settings.DATA.flag
PERSON = Argument("name", word="person")
LAST = Flag("--last", "N", number=(1, 100_000))
CHANGEABLE = tuple(setting.flag.name[2:] for setting in settings.SETTINGS if setting.admin_parse)

ADMIN = (
    Command("admin make-admin", (PERSON,), (DATA,)),
    Command("admin unmake-admin", (PERSON,), (DATA,)),
    Command("admin reset-password", (PERSON,), (DATA,)),
    Command("admin reset-second-factor", (PERSON,), (DATA,)),
    Command("admin rename", (PERSON, Argument("new", word="new-name")), (DATA,)),
    Command("admin ban", (PERSON,), (DATA,)),
    Command("admin unban", (PERSON,), (DATA,)),
    Command("admin people", flags=(DATA, JSON)),
    Command("admin close-table", (Argument("id", word="table"),), (DATA,)),
    Command("admin tables", flags=(DATA, JSON)),
    Command(
        "admin pairs",
        (Argument("name", needed=False, word="person"),),
        (Flag("--since-days", "N", number=(1, 10_000)), DATA, JSON),
    ),
    Command("admin invite", flags=(Flag("--days", "N", number=(1, 3650)), DATA)),
    Command("admin registration", (Argument("who", choices=settings.REGISTRATION, word="registration"),), (DATA,)),
    Command("admin audit", (Argument("name", needed=False, word="person"),), (LAST, DATA, JSON)),
    Command("admin guests", (Argument("switch", choices=settings.ON_OFF),), (DATA,)),
    Command("admin chat", (Argument("switch", choices=settings.ON_OFF),), (DATA,)),
    Command("admin club-name", (Argument("text", word="club-name"),), (DATA,)),
    Command("admin imprint", (Argument("file", word="page"),), (DATA,)),
    Command("admin privacy", (Argument("file", word="page"),), (DATA,)),
    Command("admin as-started", (Argument("setting", choices=CHANGEABLE),), (DATA,)),
)

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
            Flag("--name", "NAME", many=True),
            Flag("--load", "FILE"),
            Flag("--games", "N", number=(1, 1000)),
            POSITION,
            DEAL,
            SEED,
            NOTATION,
            COLOUR,
        ),
    ),
    Command(
        "learn",
        (Argument("game", needed=False),),
        (Flag("--from", "STEP"), NOTATION, COLOUR, JSON),
    ),
    Command("examples", (Argument("example", needed=False),), (NOTATION, COLOUR, JSON)),
    Command("serve", flags=(*settings.FLAGS, Flag("--new-club")), extra="server"),
    Command("replay", (Argument("file"),), (NOTATION, Flag("--at", "N", number=(0, 10**9)), Flag("--boards"), COLOUR, JSON)),
    Command(
        "sheet",
        (Argument("source", word="sheet"), Argument("target", needed=False, word="sheet-target")),
        (Flag("--blank"), OPTION, Flag("--paper", "PAPER", choices=("a4", "letter")), Flag("--as", "SEAT")),
    ),
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
    Command(
        "export",
        (Argument("game"), Argument("target", word="export")),
        (
            Flag("--games", "N", number=(1, 10**9)),
            Flag("--player", "BOT", many=True),
            OPTION,
            SEED,
            Flag("--first", "N", number=(0, 2**62)),
            Flag("--random-acts", "N", number=(0, 10**6)),
            Flag("--bot-nodes", "N", number=(1, 10**12)),
            Flag("--records", "PATH", many=True),
            Flag("--planes"),
            Flag("--no-text"),
            Flag("--everything"),
            Flag("--solve", "NODES", number=(1, 10**12)),
            Flag("--every-act"),
            JSON,
        ),
    ),
    Command("engine"),
    Command("new-game", (Argument("name", word="new-game"), Argument("folder", word="new-folder"))),
    Command("bench", (Argument("what"),), (Flag("--seconds", "SECONDS", decimal=(0.01, 60)), JSON)),
    Command("backup", (Argument("file", word="backup"),), (DATA, Flag("--with-secret")), extra="server"),
    Command("restore", (Argument("file", word="backup"),), (DATA,), extra="server"),
    Command("admin", parts=ADMIN, extra="server"),
)

EXTRAS = {"server": ("alembic", "argon2", "litestar", "openskill", "prometheus_client", "sqlalchemy", "uvicorn", "websockets")}
"""The modules of each extra, which show whether it is installed."""


def main(arguments: list[str] | None = None) -> int:
    """Run a command line and return the exit status."""
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
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # discard what could not be written
        return 1


def _asked_language(given: list[str]) -> str | None:
    """Return the value of ``--lang``, wherever it is: errors about the rest are in that language."""
    for index, word in enumerate(given):
        if word == "--lang" and index + 1 < len(given):
            return given[index + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


def _command_index(given: list[str]) -> int | None:
    """Return the index of the command's name: the first word that is neither a flag nor the value of a leading flag."""
    for index, word in enumerate(given):
        if not word.startswith("-") and (index == 0 or given[index - 1] not in ("--lang", DATA.name)):
            return index
    return None


def _run(given: list[str], language: str) -> int:
    say = words(language)
    index = _command_index(given)
    if index is None:
        arguments, _ = read_flags(given, (*EVERYWHERE, Flag("--version")))
        print(f"kaisho {__version__}" if arguments["version"] else overview(COMMANDS, say))
        return 0
    command, rest = _find_command(COMMANDS, given[index], given[:index] + given[index + 1 :])
    if command.parts and (index := _command_index(rest)) is not None:
        command, rest = _find_command(command.parts, f"{command.name} {rest[index]}", rest[:index] + rest[index + 1 :])
    arguments = read_command(command, rest)
    if arguments["help"] or command.parts:
        print(command_help(command, say))
        return 0
    arguments["lang"] = language
    arguments["command"] = shlex.join(["kaisho", *given])
    top, _, arguments["part"] = command.name.partition(" ")
    _need_extra(next(command for command in COMMANDS if command.name == top))
    gc.disable()  # what a command loads is never garbage, and looking for it takes a tenth of the start
    try:
        run = importlib.import_module(f"kaisho.commands.{top.replace('-', '_')}").run
    finally:
        gc.enable()
    return int(run(arguments))


def _find_command(commands: tuple[Command, ...], name: str, rest: list[str]) -> tuple[Command, list[str]]:
    for command in commands:
        if command.name == name:
            return command, rest
    raise BadUsage("cli-unknown-command", command=name, known=tuple(command.name.split()[-1] for command in commands))


def _need_extra(command: Command) -> None:
    modules = EXTRAS[command.extra] if command.extra else ()
    if any(importlib.util.find_spec(module) is None for module in modules):
        raise KaishoError("cli-needs-extra", command=command.name, install=f"pip install 'kaisho[{command.extra}]'")


if __name__ == "__main__":
    sys.exit(main())
