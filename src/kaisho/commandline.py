"""Parsing of command lines: commands, arguments and flags, with all texts from the language files.

Python's ``argparse`` has English messages only.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kaisho.errors import KaishoError
from kaisho.language import Words


class BadUsage(KaishoError):
    """A command line that cannot be understood."""


@dataclass(frozen=True)
class Flag:
    """``--depth N``: a name, the placeholder of its value (None for a switch), and what values it takes."""

    name: str
    value: str | None = None
    short: str | None = None
    number: tuple[int, int] | None = None
    decimal: tuple[float, float] | None = None
    choices: tuple[str, ...] = ()
    many: bool = False
    needed: bool = False

    @property
    def key(self) -> str:
        return self.name.lstrip("-").replace("-", "_")


@dataclass(frozen=True)
class Argument:
    """A positional argument; ``word`` is the name of its description, if that differs from its own name."""

    name: str
    needed: bool = True
    choices: tuple[str, ...] = ()
    word: str | None = None


@dataclass(frozen=True)
class Command:
    """``kaisho NAME``. ``parts`` are subcommands; the name of a subcommand includes that of the command.

    ``extra`` is the extra of the package that the command needs.
    """

    name: str
    arguments: tuple[Argument, ...] = ()
    flags: tuple[Flag, ...] = ()
    parts: tuple[Command, ...] = ()
    extra: str | None = None

    @property
    def about(self) -> str:
        """The id of the message that describes the command."""
        return f"cli-command-{self.name.replace(' ', '-')}"


EVERYWHERE = (Flag("--lang", "LANG"), Flag("--help", short="-h"))


def read_flags(words: list[str], flags: tuple[Flag, ...]) -> tuple[dict[str, Any], list[str]]:
    """Return the values of all flags, and the words that are not flags."""
    known = {name: flag for flag in flags for name in (flag.name, flag.short) if name}
    found: dict[str, Any] = {flag.key: [] if flag.many else None for flag in flags}
    rest: list[str] = []
    queue = list(words)
    while queue:
        word = queue.pop(0)
        if word == "--":
            return found, rest + queue
        if not word.startswith("-") or word == "-":
            rest.append(word)
            continue
        name, equals, value = word.partition("=")
        flag = known.get(name)
        if flag is None:
            raise BadUsage("cli-unknown-flag", flag=name)
        if flag.value is None:
            if equals:
                raise BadUsage("cli-flag-without-value", flag=name)
            found[flag.key] = True
            continue
        if not equals:
            if not queue:
                raise BadUsage("cli-flag-needs-value", flag=name, value=flag.value)
            value = queue.pop(0)
        read = flag_value(flag, value, flag.name)
        if flag.many:
            found[flag.key].append(read)
        elif found[flag.key] is not None:
            raise BadUsage("cli-flag-twice", flag=name)
        else:
            found[flag.key] = read
    return found, rest


def flag_value(flag: Flag, text: str, source: str) -> str | int | float:
    """Parse the value of a flag; ``source`` is the flag or the environment variable that it comes from."""
    if flag.choices and text not in flag.choices:
        raise BadUsage("cli-bad-choice", flag=source, value=text, known=flag.choices)
    if flag.decimal is not None:
        return _decimal(source, flag.decimal, text)
    if flag.number is None:
        return text
    least, most = flag.number
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 20 and least <= int(text) <= most):
        raise BadUsage("cli-bad-number", flag=source, value=text, least=str(least), most=str(most))
    return int(text)


def _decimal(name: str, limits: tuple[float, float], text: str) -> float:
    plain = text.replace(",", ".", 1)
    digits = plain.replace(".", "", 1)
    if not (digits.isascii() and digits.isdigit() and len(digits) < 20 and limits[0] <= float(plain) <= limits[1]):
        raise BadUsage("cli-bad-decimal", flag=name, value=text, least=f"{limits[0]:g}", most=f"{limits[1]:g}")
    return float(plain)


def read_command(command: Command, words: list[str]) -> dict[str, Any]:
    """Parse everything after the command's name; return the values of all arguments and flags."""
    found, rest = read_flags(words, (*command.flags, *EVERYWHERE))
    if found["help"]:
        return found
    for argument in command.arguments:
        if not rest and argument.needed:
            raise BadUsage("cli-missing-argument", command=command.name, argument=argument.name.upper())
        word = found[argument.name] = rest.pop(0) if rest else None
        if word is not None and argument.choices and word not in argument.choices:
            raise BadUsage("cli-bad-choice", flag=argument.name.upper(), value=word, known=argument.choices)
    if rest:
        raise BadUsage("cli-extra-argument", command=command.name, word=rest[0])
    for flag in command.flags:
        if flag.needed and found[flag.key] is None:
            raise BadUsage("cli-missing-argument", command=command.name, argument=f"{flag.name} {flag.value}")
    return found


MANY_FLAGS = 12
"""With at least this many flags, the first line of the help does not name them all."""


def usage(command: Command) -> str:
    parts = ["kaisho", command.name]
    if len(command.flags) >= MANY_FLAGS:
        return " ".join([*parts, "[--FLAG VALUE …]"])
    for argument in command.arguments:
        shown = "|".join(argument.choices) or argument.name.upper()
        parts.append(shown if argument.needed else f"[{shown}]")
    for flag in command.flags:
        text = flag.name if flag.value is None else f"{flag.short or flag.name} {flag.value}"
        parts.append(text if flag.needed else f"[{text}]" + (" …" if flag.many else ""))
    return " ".join(parts)


def command_help(command: Command, say: Words) -> str:
    """Return what ``kaisho COMMAND --help`` prints."""
    if command.parts:
        rows = [(part.name.removeprefix(f"{command.name} "), say(part.about)) for part in command.parts]
        return f"{say('cli-usage')} kaisho {command.name} {say('cli-usage-words')}\n\n{say(command.about)}\n\n{table(rows)}"
    rows = [
        ("|".join(argument.choices) or argument.name.upper(), say(f"cli-argument-{argument.word or argument.name}"))
        for argument in command.arguments
    ]
    for flag in (*command.flags, *EVERYWHERE):
        names = ", ".join(name for name in (flag.short, flag.name) if name)
        value = "|".join(flag.choices) or flag.value
        rows.append((f"{names} {value}" if value else names, say(f"cli-flag-{flag.key.replace('_', '-')}")))
    return f"{say('cli-usage')} {usage(command)}\n\n{say(command.about)}\n\n{table(rows)}"


def table(rows: list[tuple[str, str]]) -> str:
    width = min(max(len(left) for left, _ in rows), 30)
    lines = []
    for left, right in rows:
        if len(left) > width:
            lines += [f"  {left}", f"  {'':<{width}}  {right}"]
        else:
            lines.append(f"  {left:<{width}}  {right}")
    return "\n".join(lines)


def overview(commands: tuple[Command, ...], say: Words) -> str:
    """Return what ``kaisho --help`` prints."""
    rows = [(command.name, say(command.about)) for command in commands]
    rows.append(("--version", say("cli-flag-version")))
    return (
        f"{say('cli-about')}\n\n{say('cli-usage')} kaisho {say('cli-usage-words')}\n\n{table(rows)}\n\n{say('cli-more-help')}"
    )
