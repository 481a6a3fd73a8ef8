"""Write the table of settings in docs/hosting.md from ``kaisho.server.settings``.

``--check`` writes nothing and fails when the page is not up to date.
"""

from __future__ import annotations

import sys
from pathlib import Path

from kaisho.language import words
from kaisho.server.settings import SETTINGS

PAGE = Path(__file__).parent.parent / "docs" / "hosting.md"
BEGIN, END = "<!-- settings: written by make generated -->\n", "<!-- end of settings -->\n"


def settings_table() -> str:
    say = words("en")
    lines = ["| flag | variable | values | default | what it is |", "|---|---|---|---|---|"]
    for setting in SETTINGS:
        default = f"`{setting.default}`" if setting.default else ""
        values = " ".join(f"`{choice}`" for choice in setting.flag.choices) or setting.allowed
        lines.append(f"| `{setting.flag.name}` | `{setting.variable}` | {values} | {default} | {say(setting.word)} |")
    return "\n".join(lines) + "\n"


def with_table(page: str) -> str:
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}{settings_table()}{END}{after}"


def main(check: bool) -> int:
    page = PAGE.read_text(encoding="utf-8")
    fresh = with_table(page)
    if check and fresh != page:
        print("the table of settings in docs/hosting.md is out of date: run make generated")
        return 1
    if not check:
        PAGE.write_text(fresh, encoding="utf-8")
    print("every setting is documented")
    return 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
