"""Every address of the browser's side, with something to see at each of them."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import quote

from kaisho.games import names
from tests.browser.person import Person

ROUTER = Path(__file__).parents[2] / "web" / "src" / "router.svelte.ts"


def patterns() -> list[str]:
    """The addresses that the router knows: ``/tables/:table``."""
    patterns = re.findall(r'pattern: "(/[^"]*)"', ROUTER.read_text(encoding="utf-8"))
    assert "/" in patterns and len(patterns) > 2
    return patterns


def places(person: Person) -> dict[str, str]:
    """A name and an address for every page, and for everything that is very different on one of them."""
    waiting = person.visitor.open("kamisado", "me", "open")
    values = {"table": waiting["table"], "invite": waiting["invite"], "name": person.visitor.me["name"], "game": "kamisado"}
    values |= {"players": "2", "step": "answer", "text": "imprint", "example": "kamisado-standard"}
    addresses = {"nowhere": "/tables/a/b/c"}
    for pattern in patterns():
        named = re.sub(r":(\w+)", lambda part: quote(values[part[1]]), pattern)
        addresses[re.sub(r"\W+", "-", pattern).strip("-") or "home"] = named
    for game in names():
        addresses[f"table-{game}"] = f"/tables/{person.visitor.open(game, 'me', 'bot:easy')['table']}"
    over = person.visitor.open("kamisado", "me", "here")["table"]
    person.visitor.at(over, "resign")
    addresses["table-over"] = f"/tables/{over}"
    addresses["invitation"] = f"/join/{another_table(person)}"
    return addresses


def another_table(person: Person) -> str:
    """Where somebody else waits for whoever has the link."""
    opened = person.server.guest(f"Host {person.visitor.me['id']}").open("kaito", "me", "open")
    return f"{opened['table']}/{opened['invite']}"
