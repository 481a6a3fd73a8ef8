"""An address for every page, with content to show."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import quote

from kaisho.games import game_class, names
from kaisho.learn import course
from tests.browser.person import Person

ROUTER = Path(__file__).parents[2] / "web" / "src" / "router.svelte.ts"

GO_WITHIN = """path => {
    document.querySelector("main h1").dataset.before = "";
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
}"""
"""Open a page as a link does, without loading the club again."""


def patterns() -> list[str]:
    """The addresses that the router knows: ``/tables/:table``."""
    patterns = re.findall(r'pattern: "(/[^"]*)"', ROUTER.read_text(encoding="utf-8"))
    assert "/" in patterns and len(patterns) > 2
    return patterns


def page_addresses(person: Person) -> dict[str, str]:
    """Addresses by name: every page, and variants of a page that look very different."""
    waiting = person.client.open("kamisado", "me", "open")
    values = {"table": waiting["table"], "invite": waiting["invite"], "name": person.client.me["name"], "game": "kamisado"}
    values |= {"players": "2", "step": "answer", "text": "imprint", "example": "kamisado-standard"}
    addresses = {"not-found": "/tables/a/b/c"}
    for pattern in patterns():
        path = re.sub(r":(\w+)", lambda part: quote(values[part[1]]), pattern)
        addresses[re.sub(r"\W+", "-", pattern).strip("-") or "home"] = path
    for game in names():
        addresses[f"table-{game}"] = f"/tables/{person.client.open(game, 'me', 'bot:easy')['table']}"
        addresses[f"over-{game}"] = f"/tables/{finished_table(person, game, 'bot:easy')}"
        addresses[f"new-{game}"] = "/"
    for players in (3, 4):
        bots = ["bot:easy"] * (players - 1)
        table = person.client.open("samurai", "me", *bots, options={"players": players})
        addresses[f"table-samurai-{players}"] = f"/tables/{table['table']}"
    addresses["table-over"] = f"/tables/{finished_table(person, 'kamisado', 'here')}"
    addresses["invitation"] = f"/join/{another_table(person)}"
    return addresses


def game_addresses(games: list[str]) -> dict[str, str]:
    """The pages that every game has: course, a step, rules, study and leaderboard."""
    addresses: dict[str, str] = {}
    for game in games:
        step = course(game).steps[0].id
        pages = (f"/learn/{game}", f"/learn/{game}/{step}", f"/rules/{game}", f"/study/{game}")
        players = max(game_class(game).player_counts)
        addresses |= {path.strip("/").replace("/", "-"): path for path in (*pages, f"/leaderboards/{game}/{players}")}
    return addresses


def disclose(person: Person, name: str) -> None:
    """Open what a variant of a page is about: the ending over the board, or the dialog for a new game."""
    kind, _, game = name.partition("-")
    if kind == "over":
        person.page.locator(".table .line button").click()
        person.page.locator("[data-outcome]").wait_for()
    elif kind == "new":
        person.page.locator(f"article:has([data-play={game}]) button").last.click()
        person.page.get_by_role("dialog").wait_for()


def finished_table(person: Person, game: str, opponent: str) -> str:
    """The table of a game that this person has resigned."""
    table: str = person.client.open(game, "me", opponent)["table"]
    assert person.client.at(table, "resign").status == 200
    return table


def another_table(person: Person) -> str:
    """Table and invitation of a game that somebody else has opened."""
    opened = person.server.guest(f"Host {person.client.me['id']}").open("kaito", "me", "open")
    return f"{opened['table']}/{opened['invite']}"
