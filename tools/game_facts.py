"""Write the facts of each game into its page, ``docs/GAME.md``, and compare the page's options with the code.

``python -m tools.game_facts`` writes; with ``--check`` it only compares.
"""

from __future__ import annotations

import itertools
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from kaisho.errors import BadOption
from kaisho.game import Choice, Game, Option, OptionValue
from kaisho.games import game_class, names

ROOT = Path(__file__).parent.parent
BEGIN, END = "<!-- facts: written by make generated -->\n", "<!-- end of facts -->\n"
HEADINGS = (
    "The game",
    "Options",
    "Acts and notation",
    "Positions",
    "Observation",
    "Results and rewards",
    "Versions",
    "Rules",
    "In the browser",
    "Bots",
    "Speed",
)
"""Every page of a game has these, in this order."""
FEW = 5
"""Numbers with at most this many values are looked at one by one."""


def page_of(game: str) -> Path:
    return ROOT / "docs" / f"{game}.md"


def values_of(option: Option) -> tuple[OptionValue, ...]:
    """Return the values to look at: all if they are few, otherwise the default and both ends of a number."""
    if isinstance(option, Choice):
        return option.values
    if option.most - option.least < FEW:
        return tuple(range(option.least, option.most + 1))
    return tuple(dict.fromkeys((option.least, option.default, option.most)))


def variants(kind: type[Game]) -> Iterator[Game]:
    """Return the game with every set of options that is allowed."""
    for values in itertools.product(*map(values_of, kind.option_list)):
        named = zip(kind.option_list, values, strict=True)
        given = {option.name: value for option, value in named if value != option.default}
        try:
            yield kind(**given)
        except BadOption:
            continue


def joined(values: Iterator[str] | list[str]) -> str:
    return ", ".join(dict.fromkeys(values))


def number(value: int) -> str:
    return f"{value:,}"


def facts(game: str) -> str:
    """Return the table of a game's facts."""
    kind = game_class(game)
    games = list(variants(kind))
    default = kind()
    longest = default.max_game_length, max(each.max_game_length for each in games)
    shapes = sorted({each.observation_shape for each in games})
    rows = {
        "players": joined([str(seats) for seats in sorted({each.seats for each in games})]),
        "acts": f"{number(kind.num_acts)} integers, of which at most {number(kind.max_legal_acts)} are legal in a position",
        "length": f"at most {number(longest[0])} acts with the default options, at most {number(longest[1])} with all options",
        "state": f"{number(kind.rules.dtype.itemsize)} bytes",
        "observation": joined([" × ".join(map(str, shape)) for shape in shapes]) + " (planes × rows × columns)",
        "hidden information": "yes" if kind.hidden else "none",
        "notations": joined([f"`{style}`" for style in kind.styles]),
        "endings": joined([f"`{reason}`" for reason in kind.reasons[1:]]),
        "version of the rules": str(kind.version),
    }
    return "\n".join(["| fact | value |", "|---|---|", *(f"| {name} | {value} |" for name, value in rows.items())]) + "\n"


def with_facts(page: str, game: str) -> str:
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{facts(game)}\n{END}{after}"


def section(page: str, heading: str) -> str:
    found = re.search(rf"(?ms)^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", page)
    return found[1] if found else ""


def problems_of(page: str, game: str) -> list[str]:
    """Return what a page lacks: headings, options, values, defaults."""
    found = []
    headings = tuple(re.findall(r"(?m)^## (.+)$", page))
    if headings != HEADINGS:
        found.append(f"docs/{game}.md: the headings are {', '.join(HEADINGS)}")
    table = {cells[1].strip(" `"): cells for line in section(page, "Options").splitlines() if len(cells := line.split("|")) > 4}
    for option in game_class(game).option_list:
        cells = table.get(option.name)
        if cells is None:
            found.append(f"docs/{game}.md: the option {option.name} is missing")
            continue
        shown = set(re.findall(r"`([^`]+)`", cells[2]))
        if isinstance(option, Choice) and shown != set(option.values):
            found.append(f"docs/{game}.md: {option.name} has the values {', '.join(option.values)}")
        if cells[3].strip(" `") != str(option.default):
            found.append(f"docs/{game}.md: the default of {option.name} is {option.default}")
    return found


def main(check: bool) -> int:
    problems = []
    for game in names():
        file = page_of(game)
        page = file.read_text(encoding="utf-8")
        fresh = with_facts(page, game)
        if not check:
            file.write_text(fresh, encoding="utf-8")
        elif fresh != page:
            problems.append(f"{file.relative_to(ROOT)} does not have the game's facts: run make generated")
        problems += problems_of(fresh, game)
    print("\n".join(problems) or "the pages of the games have their facts")
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
